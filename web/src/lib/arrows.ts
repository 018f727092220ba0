/** Walking among what can be chosen with the arrow keys: the nearest one in that direction. */

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

interface Place {
  x: number;
  y: number;
}

/** How far one place is from another in a direction; what lies aside counts double, behind is infinite. */
export function distance(from: Place, to: Place, arrow: Arrow): number {
  const right = to.x - from.x;
  const down = to.y - from.y;
  const [ahead, aside] = {
    ArrowUp: [-down, right],
    ArrowDown: [down, right],
    ArrowLeft: [-right, down],
    ArrowRight: [right, down],
  }[arrow] as [number, number];
  return ahead <= 1 ? Infinity : ahead + 2 * Math.abs(aside);
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** Where one can go: every button that is not greyed. */
const WAYS = "button:not(:disabled, [aria-disabled='true'])";
/** What is a choice now; and pieces that are none, such as those that could be picked instead. */
const LIT = '.lit, [data-choice]';
const PIECES = '[data-pick]';

/** Move the focus among the buttons inside an element, to what is lit if any lies that way; false if there is
 * nowhere to go. */
export function walk(inside: Element, arrow: Arrow): boolean {
  const ways = [...inside.querySelectorAll<HTMLElement>(WAYS)].filter((way) => way.checkVisibility());
  const lit = ways.filter((way) => way.matches(LIT));
  const at = ways.find((way) => way === document.activeElement);
  const next = at
    ? (nearest(lit, at, arrow) ?? nearest(ways, at, arrow))
    : (lit[0] ?? ways.find((way) => way.matches(PIECES)) ?? ways[0]);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

function nearest(ways: HTMLElement[], at: HTMLElement, arrow: Arrow): HTMLElement | undefined {
  const from = middle(at);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const way of ways) {
    const far = way === at ? Infinity : distance(from, middle(way), arrow);
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
