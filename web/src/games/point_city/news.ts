/** What is new on the table since a player last looked. */
import type { HappeningIn } from '../../lib/game';
import type { Game, Happening, Row, View } from '../../lib/games/point_city';
import { isOneOf, playerOf } from '../../lib/tidings';

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
] as const;
export type Doing = HappeningIn<Game, (typeof DOINGS)[number]>;

/** Who did it; null for what nobody does. */
export function doer(happening: Happening): number | null {
  return happening.event.startsWith('automa_') ? AUTOMA : playerOf(happening);
}

/**
 * The last doings of everybody: whoever does something after somebody else begins anew. A turn may come in
 * several updates (a flip, a payment, a token), so that what was known before goes on.
 */
export function doings(
  before: Map<number, Doing[]>,
  events: Happening[],
  last: number | null,
): { told: Map<number, Doing[]>; last: number | null } {
  const told = new Map(before);
  for (const happening of events) {
    const who = doer(happening);
    if (who === null || !isOneOf(happening, DOINGS)) continue;
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
    event === 'refilled_resource' || event === 'refilled_building' ? [placeNamed(given)] : [],
  );
  return after.market.flatMap((_, place) =>
    lying(after, place) && (lying(before, place) !== lying(after, place) || refilled.includes(place))
      ? [place]
      : [],
  );
}

/** The place that a happening names by row and column. */
export function placeNamed({ row, column }: { row: Row; column: Row }): number {
  return (Number(row) - 1) * 4 + Number(column) - 1;
}

/** What left the market, and who has it now. */
export function departures(events: Happening[]): { place: number; to: number }[] {
  return events.flatMap(({ event, arguments: given }) => {
    switch (event) {
      case 'took':
      case 'built':
        return [{ place: placeNamed(given), to: given.player }];
      case 'automa_took':
      case 'automa_built':
        return [{ place: placeNamed(given), to: AUTOMA }];
      default:
        return [];
    }
  });
}
