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

/** What can be done: every button that is not greyed. */
const CHOICES = "button:not(:disabled, [aria-disabled='true'])";
/** Where the walk begins: among the pieces, not at the helpers around them. */
const FIRST = '[data-choice], [data-pick]';

/** Move the focus among the choices inside an element; false if there is nowhere to go. */
export function walk(inside: Element, arrow: Arrow): boolean {
  const choices = [...inside.querySelectorAll<HTMLElement>(CHOICES)].filter((choice) =>
    choice.checkVisibility(),
  );
  const at = choices.find((choice) => choice === document.activeElement);
  const next = at
    ? nearest(choices, at, arrow)
    : (choices.find((choice) => choice.matches(FIRST)) ?? choices[0]);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

function nearest(choices: HTMLElement[], at: HTMLElement, arrow: Arrow): HTMLElement | undefined {
  const from = middle(at);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const far = choice === at ? Infinity : distance(from, middle(choice), arrow);
    if (far < least) [best, least] = [choice, far];
  }
  return best;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
