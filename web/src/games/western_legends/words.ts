/** What cards do, in words. */
import type { Phrases } from '../../lib/phrases';
import type { LineView } from '../../lib/views/western_legends';

/** Lines of a card as one sentence. */
export function linesInWords(phrases: Phrases, lines: LineView[]): string {
  return lines.map((line) => phrases.say(line.text, line.arguments)).join(' ');
}
