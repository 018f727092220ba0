/** What is new on the table since a player last looked. */
import type { SetView, View } from '../../lib/views/cover_your_assets';
import type { Happening } from '../../lib/wire';

/** What everybody can see on the table anyway. */
const UNTOLD = ['drew', 'drew_card', 'turn_ended', 'starter', 'played', 'conceded', 'scored'];

interface Owned extends SetView {
  owner: number;
}

function sets(view: View): Map<number, Owned> {
  const all = view.seats.flatMap(({ stack }, owner) => stack.map((set) => ({ ...set, owner })));
  return new Map(all.map((set) => [set.number, set]));
}

/** The numbers of sets that were formed, have grown or have changed hands. */
export function changedSets(before: View, after: View): number[] {
  const known = sets(before);
  const changed = [...sets(after).values()].filter((set) => {
    const was = known.get(set.number);
    return !was || was.owner !== set.owner || was.cards.length !== set.cards.length;
  });
  return changed.map((set) => set.number);
}

/** The events worth a line on the board. */
export function told(events: Happening[]): Happening[] {
  return events.filter(({ event }) => !event.startsWith('table_') && !UNTOLD.includes(event));
}

/** The cards that I drew. */
export function drawn(events: Happening[]): string[] {
  return events
    .filter(({ event }) => event === 'drew_card')
    .map(({ arguments: given }) => String(given.card));
}
