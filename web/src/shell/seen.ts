/** How many lines of a table's log I have seen, kept in this browser so that news shows when I come back. */

const KEY = 'saloon-seen';
const TABLES = 50;

function kept(): [string, number][] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(rows) ? (rows as [string, number][]) : [];
  } catch {
    return [];
  }
}

export function seenSoFar(table: string): number {
  return kept().find(([name]) => name === table)?.[1] ?? 0;
}

export function keepSeen(table: string, lines: number): void {
  const others = kept().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, lines], ...others].slice(0, TABLES)));
  } catch {
    // a browser that keeps nothing shows everything as new
  }
}
