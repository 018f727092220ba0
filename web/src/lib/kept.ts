/** Small notes about tables, kept in this browser: the newest tables only, and none where nothing can be kept. */

const TABLES = 100;

function rows<T>(key: string): [string, T][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as [string, T][]) : [];
  } catch {
    return []; // nothing can be kept in this browser, or somebody else wrote there
  }
}

export function recall<T>(key: string, table: string): T | null {
  return rows<T>(key).find(([name]) => name === table)?.[1] ?? null;
}

export function keep<T>(key: string, table: string, value: T): void {
  const others = rows<T>(key).filter(([name]) => name !== table);
  try {
    localStorage.setItem(key, JSON.stringify([[table, value], ...others].slice(0, TABLES)));
  } catch {
    // a browser that keeps nothing still plays
  }
}
