/** What cards do, in words. */
import type { Phrases } from '../../lib/phrases';
import type { LineView, View } from '../../lib/games/western_legends';

/** One line of a card; an argument that is a text is the id of another message. */
export function lineInWords(phrases: Phrases, { text, arguments: given }: LineView): string {
  const words = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? phrases.say(value) : value,
  ]);
  return phrases.say(text, Object.fromEntries(words) as Record<string, number | string>);
}

/** Lines of a card one after another; what a colon announces or an "or" joins belongs together. */
export function linesInWords(phrases: Phrases, lines: LineView[]): string {
  let sentence = '';
  lines.forEach((line, at) => {
    const joined = line.text === 'effect-or' || lines[at - 1]?.text === 'effect-or' || /:$/.test(sentence);
    sentence += (at === 0 ? '' : joined ? ' ' : ' · ') + lineInWords(phrases, line);
  });
  return sentence;
}

/** What a poker card does: in the words of a user's own components, or in ours. */
export function effectInWords(phrases: Phrases, { box }: View, effect: string): string {
  const own = box[`poker-${effect}`];
  return own ? linesInWords(phrases, own) : phrases.say(`poker-${effect}.text`);
}

/** What a piece of equipment does, on its first or on its better side. */
export function itemInWords(phrases: Phrases, { box }: View, item: string, upgraded: boolean): string {
  const own = box[`item-${item}${upgraded ? '-upgraded' : ''}`] ?? box[`item-${item}`];
  return own ? linesInWords(phrases, own) : phrases.say(`item-${item}.${upgraded ? 'upgraded' : 'text'}`);
}
