/** Small notes about tables and games, kept in this browser: the newest only, and none where nothing can be kept. */

const MOST = 100;

function rows<T>(key: string): [string, T][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as [string, T][]) : [];
  } catch {
    return []; // nothing can be kept in this browser, or somebody else wrote there
  }
}

export function recall<T>(key: string, about: string): T | null {
  return rows<T>(key).find(([name]) => name === about)?.[1] ?? null;
}

export function keep<T>(key: string, about: string, value: T): void {
  const others = rows<T>(key).filter(([name]) => name !== about);
  try {
    localStorage.setItem(key, JSON.stringify([[about, value], ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing still plays
  }
}
