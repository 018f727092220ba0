/**
 * Things travel from where they were to where they are. Elements carry `data-travel` (a name that stays the same
 * while the thing moves) and, for things that were not seen before, `data-from` (the name of where they come from).
 * Nothing waits for it: the page is already as it will be, only the picture catches up.
 */
const TIME = 260;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const NEAR = 2;

type Places = Map<string, DOMRect>;

function travellers(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-travel]')];
}

/** Where everything is before the page changes. */
export function places(root: Element): Places {
  return new Map(
    travellers(root).map((element) => [element.dataset.travel!, element.getBoundingClientRect()]),
  );
}

/** Show how everything gets from there to where it is now; `pace` stretches the time, 0 shows nothing. */
export function travel(root: Element, before: Places, pace: number): void {
  if (!pace) return;
  const elements = travellers(root);
  for (const element of elements)
    for (const running of element.getAnimations()) if (running.id === 'travel') running.cancel();
  const now = places(root);
  for (const element of elements) {
    const { travel: name = '', from = '' } = element.dataset;
    const there = now.get(name)!;
    const known = before.get(name);
    const was = known ?? before.get(from) ?? now.get(from);
    if (was && there.width && was.width) move(element, was, there, pace, !known);
  }
}

function move(element: HTMLElement, was: DOMRect, there: DOMRect, pace: number, fresh: boolean): void {
  const x = was.left + was.width / 2 - there.left - there.width / 2;
  const y = was.top + was.height / 2 - there.top - there.height / 2;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
  const scale = fresh ? 0.7 : Math.min(1.6, Math.max(0.5, was.width / there.width));
  const moved = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5, opacity: fresh ? 0.4 : 1 },
      { transform: 'none', zIndex: 5, opacity: 1 },
    ],
    { duration: TIME * pace, easing: EASE },
  );
  moved.id = 'travel';
}
