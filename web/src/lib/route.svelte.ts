/** Which page is shown: the address of the window, as data. */

import { readPath, type Page } from './pages';

let current: Page = $state(readPath(location.pathname));

export function here(): Page {
  return current;
}

/** Go to another page; `replace` leaves no way back to this one (its address held a secret). */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
}

function arrive(): void {
  current = readPath(location.pathname);
  scrollTo(0, 0);
}

/** Follow the buttons of the browser and clicks on links of our own, without loading the page anew. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const other = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || other || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname);
  };
  addEventListener('popstate', arrive);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', arrive);
    removeEventListener('click', click);
  };
}
