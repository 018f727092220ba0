/** Short notices that come up at the edge of the screen and go again. */

export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'problem';
}

const STAYS = 7000;

export const notices: Notice[] = $state([]);
let last = 0;

export function notify(text: string, kind: Notice['kind'] = 'plain'): void {
  if (notices.some((notice) => notice.text === text)) return;
  const id = ++last;
  notices.push({ id, text, kind });
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  const place = notices.findIndex((notice) => notice.id === id);
  if (place >= 0) notices.splice(place, 1);
}

/** Say what went wrong; for the `catch` of a request. */
export function complain(error: unknown): void {
  notify(error instanceof Error ? error.message : String(error), 'problem');
}
