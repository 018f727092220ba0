/** What is new on the table since a player last looked. */
import type { View } from '../../lib/views/point_city';
import type { Happening } from '../../lib/wire';

/** The automa among those who do something; players are their seats. */
export const AUTOMA = -1;

/** What somebody took, built or chose on a turn. */
const DOINGS = [
  'flipped',
  'took',
  'drew',
  'built',
  'chose',
  'no_token',
  'passed',
  'automa_took',
  'automa_built',
  'automa_token',
  'automa_no_token',
];

/** Who did it; null for what nobody does. */
export function doer({ event, arguments: given }: Happening): number | null {
  if (event.startsWith('automa_')) return AUTOMA;
  return typeof given.player === 'number' ? given.player : null;
}

/**
 * The last doings of everybody: whoever does something after somebody else begins anew. A turn may come in
 * several updates (a flip, a payment, a token), so that what was known before goes on.
 */
export function doings(
  before: Map<number, Happening[]>,
  events: Happening[],
  last: number | null,
): { told: Map<number, Happening[]>; last: number | null } {
  const told = new Map(before);
  for (const happening of events) {
    const who = doer(happening);
    if (who === null || !DOINGS.includes(happening.event)) continue;
    told.set(who, who === last ? [...(told.get(who) ?? []), happening] : [happening]);
    last = who;
  }
  return { told, last };
}

/** What lies on a space, as one word that changes when another card comes there. */
export function lying(view: View, place: number): string {
  const { resource, building } = view.market[place]!;
  return building ? `card:${building.card}` : (resource ?? '');
}

/** The spaces on which another card lies now, also one of the same kind that was laid there anew. */
export function changedSpaces(before: View, after: View, events: Happening[]): number[] {
  const refilled = events.flatMap(({ event, arguments: given }) =>
    event.startsWith('refilled_') ? [placeNamed(given)] : [],
  );
  return after.market.flatMap((_, place) =>
    lying(after, place) && (lying(before, place) !== lying(after, place) || refilled.includes(place))
      ? [place]
      : [],
  );
}

/** The place that a happening names by row and column; -1 for none. */
export function placeNamed(given: Happening['arguments']): number {
  const [row, column] = [Number(given.row), Number(given.column)];
  return row && column ? (row - 1) * 4 + column - 1 : -1;
}

/** What left the market, and who has it now. */
export function departures(events: Happening[]): { place: number; to: number }[] {
  return events.flatMap((happening) => {
    if (!/took$|built$/.test(happening.event)) return [];
    const [place, to] = [placeNamed(happening.arguments), doer(happening)];
    return place >= 0 && to !== null ? [{ place, to }] : [];
  });
}
