/** The rules of a game by group, read from its Fluent text: headings are `## …`, rules have ids like CA-T1 or FT-TW2c. */

export interface RuleGroup {
  title: string;
  ids: string[];
}

const HEADING = /^## (.+)$/;
const RULE = /^([A-Z][A-Z0-9]*-[A-Z0-9]+[a-z]?) =/;

/** Only groups that hold rules; the other sections of the file (cards, prompts, …) are left out. */
export function readRules(source: string): RuleGroup[] {
  const groups: RuleGroup[] = [];
  let group: RuleGroup = { title: '', ids: [] };
  for (const line of source.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    const id = RULE.exec(line)?.[1];
    if (heading !== undefined) group = { title: heading, ids: [] };
    if (id === undefined) continue;
    if (group.ids.length === 0) groups.push(group);
    group.ids.push(id);
  }
  return groups;
}

/** A text cut at the rule ids that it names, so that these can be made links. */
export function cutAtRules(text: string, known: ReadonlySet<string>): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z][A-Z0-9]*-[A-Z0-9]+[a-z]?)\b/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, rule: known.has(part) }));
}
