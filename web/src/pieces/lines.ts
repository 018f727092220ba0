/** Breaks a text into at most `most` lines of about equal length; words stay whole. */
export function intoLines(text: string, width: number, most = 2): string[] {
  const words = text.split(' ');
  if (text.length <= width || words.length === 1 || most === 1) return [text];
  let best = [text];
  let least = text.length;
  for (let at = 1; at < words.length; at++) {
    const rest = intoLines(words.slice(at).join(' '), width, most - 1);
    const found = [words.slice(0, at).join(' '), ...rest];
    const longest = Math.max(...found.map((line) => line.length));
    if (longest < least) [best, least] = [found, longest];
  }
  return best;
}
