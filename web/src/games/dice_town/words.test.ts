import { describe, expect, it } from 'vitest';
import type { Phrases } from '../../lib/phrases';
import type { CardView, LocationView, OfferView, View } from '../../lib/games/dice_town';
import { cardLine, goods, offered, placeLine, seatLine } from './words';

/** Says the id of a message and what goes into it. */
const phrases = {
  say: (id: string, given: Record<string, unknown> = {}) => [id, ...Object.values(given)].join(' '),
  value: (words: string, name: string) => `${words}-${name}`,
  seat: (seat: number) => `P${seat}`,
} as unknown as Phrases;
const horse: CardView = { card: 'horse', points: 8, kind: 'equipment' };
const offer: OfferView = { player: 1, money: 2, nuggets: 0, store_cards: 1, deeds: 0, cards: null };
const place: LocationView = {
  location: 'gold_mine',
  face: '9',
  leaders: [],
  count: 0,
  state: 'ahead',
  winner: null,
};
const die = (face: string | null, where: string) => ({ face, where, new: false, chosen: false });
const seat = {
  money: 3,
  nuggets: 0,
  store_cards: 0,
  deeds: 0,
  known: [],
  fenced: [],
  poker: null,
  has_chosen: true,
  dice: [die('10', 'kept'), die('K', 'kept'), die(null, 'cup')],
};
const view = {
  mine: 7,
  sheriff: 0,
  badge_points: 7,
  phase: 'dice',
  seats: [seat, seat],
  prompts: ['', 'keep'],
} as unknown as View;

describe('goods in words', () => {
  it('name only what there is, and nothing as such', () => {
    expect(goods(phrases, offer)).toBe('board-money 2, board-store-cards 1');
    expect(goods(phrases, {})).toBe('board-nothing');
  });
  it('name the cards of an offer for those who may know them', () => {
    expect(offered(phrases, { ...offer, cards: [horse] })).toBe('board-money 2, card-horse');
    expect(offered(phrases, offer)).toBe('board-money 2, board-store-cards 1');
  });
});

it('says what a card is worth, or what it does', () => {
  expect(cardLine(phrases, horse)).toBe('board-card-worth card-horse card-horse.help board-points 8');
  const wanted = { card: 'wanted', points: 0, kind: 'action' };
  expect(cardLine(phrases, wanted)).toBe('board-card card-wanted card-wanted.help');
});
it('says who leads at a place, that there is a tie, and who was there', () => {
  expect(placeLine(phrases, view, place)).toBe(
    'location-gold_mine · board-place-gold_mine board-points 7 · board-nuggets 7',
  );
  expect(placeLine(phrases, view, { ...place, leaders: [0, 1] })).toContain('board-lead P0, P1 2');
  expect(placeLine(phrases, view, { ...place, leaders: [0, 1], winner: 1 })).toContain('board-winner P1');
});
it('says what the badge of this table is worth', () => {
  expect(placeLine(phrases, view, { ...place, location: 'sheriff' })).toContain(
    'board-place-sheriff board-points 7',
  );
});
it('says what everybody may know of a player', () => {
  expect(seatLine(phrases, view, 0)).toBe(
    'P0 · board-sheriff · board-money 3 · board-dice-kept 10 K · board-dice-left 1 · board-has-chosen',
  );
  expect(seatLine(phrases, view, 1)).toContain('board-thinks');
});
