/** What cards do, in words. */
import type { Phrases } from '../../lib/phrases';
import type { LineView } from '../../lib/views/western_legends';

/** One line of a card; an argument that is a text is the id of another message. */
export function lineInWords(phrases: Phrases, { text, arguments: given }: LineView): string {
  const words = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? phrases.say(value) : value,
  ]);
  return phrases.say(text, Object.fromEntries(words) as Record<string, number | string>);
}

/** Lines of a card one after another. */
export function linesInWords(phrases: Phrases, lines: LineView[]): string {
  return lines.map((line) => lineInWords(phrases, line)).join(' · ');
}
