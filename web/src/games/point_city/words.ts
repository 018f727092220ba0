/** Cards, costs and gains in words, for labels and for what is said before a choice. */
import type { Phrases } from '../../lib/phrases';
import type { BuildingView, SpaceView, TokenView } from '../../lib/games/point_city';
import { capital, signed } from '../../lib/words';
import { TYPES } from './looks';

/** "2 Energy, 1 Ecology". */
export function icons(phrases: Phrases, cost: Record<string, number>): string {
  const parts = TYPES.filter((type) => cost[type]).map((type) =>
    phrases.say('board-icons', { count: cost[type]!, resource: phrases.value('resource', type) }),
  );
  return parts.join(', ');
}

/** What a building brings: "permanent Energy, 2 points". */
export function gains(phrases: Phrases, { permanent, points, civic }: BuildingView): string {
  const parts: string[] = [];
  if (permanent)
    parts.push(phrases.say('board-permanent', { resource: phrases.value('resource', permanent) }));
  if (points) parts.push(phrases.say('board-points', { points }));
  if (civic) parts.push(phrases.say('board-civic'));
  return parts.join(', ');
}

/** A card of the market by what it shows: "Energy", or "Café (permanent Economy, 2 points)". */
export function face(phrases: Phrases, { resource, building }: SpaceView): string {
  if (building)
    return phrases.say('board-building', {
      building: phrases.value('building', building.name),
      gains: gains(phrases, building),
    });
  return resource ? capital(phrases.value('resource', resource)) : phrases.say('board-no-card');
}

/** What has to be paid after permanents: "free", "pay 2 Energy", "1 short: 2 Energy". */
export function price(
  phrases: Phrases,
  toPay: Record<string, number> | null,
  missing: number | null,
): string {
  if (toPay === null) return '';
  const cost = icons(phrases, toPay);
  if (missing) return phrases.say('board-price-short', { count: missing, cost });
  return cost ? phrases.say('board-price-pay', { cost }) : phrases.say('board-price-free');
}

/** How a token counts: "2 points for every permanent Energy". */
export function counting(phrases: Phrases, { counts, points, types, threshold }: TokenView): string {
  const [first = '', second = ''] = types.map((type) => phrases.value('resource', type));
  return phrases.say(`board-counts-${counts}`, { points, first, second, threshold: threshold ?? 0 });
}

/** What a token counts, what it is worth to somebody now, and what one more permanent would add to that. */
export function tokenLabel(phrases: Phrases, token: TokenView, seat: number | null): string {
  const words = phrases.say('board-token', {
    token: phrases.value('token', token.token),
    counts: counting(phrases, token),
  });
  if (seat === null) return words;
  const worth = phrases.say('board-token-worth', { points: token.worth[seat] ?? 0 });
  return [words, worth, more(phrases, token, seat)].filter(Boolean).join(' ');
}

/** "One more: Energy +2, Ecology +3." or nothing. */
export function more(phrases: Phrases, { one_more }: TokenView, seat: number): string {
  const added = one_more[seat] ?? {};
  const parts = TYPES.filter((type) => added[type]).map(
    (type) => `${capital(phrases.value('resource', type))} ${signed(added[type]!)}`,
  );
  return parts.length ? phrases.say('board-token-more', { gains: parts.join(', ') }) : '';
}
