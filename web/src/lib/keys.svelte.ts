/** Whether a window lies over the table: then keys are for the window alone, wherever the focus is. A window that
 * itself holds a table (`data-table`) is none. */
export function isBeneathWindow(): boolean {
  return document.querySelector('dialog[open]:not([data-table])') !== null;
}

/** A board's answer to Escape: put back what was picked; false if there was nothing, so that the key goes on. */
export function onEscape(putBack: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isBeneathWindow()) return;
    if (putBack()) event.preventDefault();
  };
}

/** What to begin with: my own things where a board names them, else whatever is a choice. */
const BEGINNINGS = ['[data-begin] .lit', '.lit', '.act:not(.plain), [data-choice]'];

/** Whoever plays by keys finds the focus on something to choose when what had it is gone. To be called while a
 * component is made: `inside` is the table, `changed` reads all that may take a button away or bring one. */
export function keepFocus(inside: () => HTMLElement | undefined, changed: () => unknown): void {
  let byKeys = false;
  $effect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', () => (byKeys = true), { signal });
    window.addEventListener('pointerdown', () => (byKeys = false), { signal });
    return () => listening.abort();
  });
  $effect(() => {
    void changed();
    if (byKeys && document.activeElement === document.body) begin(inside())?.focus({ preventScroll: true });
  });
}

function begin(inside: HTMLElement | undefined): HTMLElement | undefined {
  for (const what of BEGINNINGS) {
    const found = inside?.querySelector<HTMLElement>(what);
    if (found) return found;
  }
  return undefined;
}
