/** What is new on the table since a player last looked. */
import type { Happening, SetView, View } from '../../lib/games/cover_your_assets';

/** What everybody can see on the table anyway. */
export const UNTOLD: Happening['event'][] = [
  'drew',
  'drew_card',
  'turn_ended',
  'starter',
  'played',
  'conceded',
  'scored',
];

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

/** The cards that I drew. */
export function drawn(events: Happening[]): string[] {
  return events.flatMap((happening) => (happening.event === 'drew_card' ? happening.arguments.card : []));
}
