/** Searching in words that people type: neither accents nor capitals need be exact. */

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What to look for: every one of these has to be there. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}
