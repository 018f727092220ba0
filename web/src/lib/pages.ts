/** Which page an address leads to. */

export type Page =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string }
  | { page: 'key'; table: string; key: string }
  | { page: 'replay'; table: string }
  | { page: 'fairness'; table: string }
  | { page: 'about' }
  | { page: 'nowhere' };

export function readPath(path: string): Page {
  const [room = '', name = '', door = '', key = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (rest.length > 0) return { page: 'nowhere' };
  if (room === '') return { page: 'lobby' };
  if (room === 'about' && !name) return { page: 'about' };
  if (room === 'new' && name && !door) return { page: 'setup', game: name };
  if (room === 't' && name) {
    if (!door) return { page: 'table', table: name };
    if (door === 'replay' && !key) return { page: 'replay', table: name };
    if (door === 'fairness' && !key) return { page: 'fairness', table: name };
    if (door === 'key' && key) return { page: 'key', table: name, key };
  }
  return { page: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
