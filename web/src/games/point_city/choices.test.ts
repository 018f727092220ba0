import { describe, expect, it } from 'vitest';
import type { Game, PairView, SpaceView, View } from '../../lib/games/point_city';
import { offering } from '../../testing/named';
import { askedOf, Menu, pairOf, piecesOf, placeOf } from './choices';

function space(place: number): SpaceView {
  return {
    row: Math.floor(place / 4),
    column: place % 4,
    tier: 1,
    resource: 'energy',
    building: null,
    can_flip: true,
    to_pay: null,
    missing: null,
  };
}
function pair(action: number, first: number, second: number, missing = 0): PairView {
  return { action, spaces: [first, second], to_pay: {}, missing };
}
/** Numbered as no rule would: the board goes by what the view says of an action. */
const view = {
  market: Array.from({ length: 16 }, (_, place) => space(place)),
  pairs: [pair(70, 0, 1, 2), pair(71, 1, 2, 1), pair(72, 1, 5, 3), pair(73, 4, 5)],
} as unknown as View;

const offer = offering<Game>();
const take = offer(70, 'take_across', { row: '1', column: '1' });
const across = offer(71, 'take_across', { row: '1', column: '2' });
const flip = offer(80, 'flip', { row: '1', column: '2' });
const draw = offer(90, 'draw', {});
const pay = offer(95, 'pay', { doubles: 0, ingenuity: 1 });
const token = offer(99, 'choose', { token: 'flat_high' });

describe('a choice in pieces', () => {
  it('is two spaces for a pair, and a space with the flip', () => {
    expect(piecesOf(take, view)).toEqual(['space:0', 'space:1']);
    expect(piecesOf(flip, view)).toEqual(['space:1', 'flip']);
  });
  it('is one piece for deck, token and payment', () => {
    expect(piecesOf(draw, view)).toEqual(['deck']);
    expect(piecesOf(token, view)).toEqual(['token:flat_high']);
    expect(piecesOf(pay, view)).toEqual(['pay:95']);
  });
});

describe('the menu', () => {
  const menu = new Menu([take, across, flip, draw], view);

  it('lights what any choice needs first, and what is done by one click', () => {
    expect([...menu.after([]).next.keys()].sort()).toEqual(['deck', 'space:0', 'space:1', 'space:2']);
    expect(menu.atOnce([], 'deck')).toBe(draw);
    expect(menu.atOnce([], 'space:1')).toBeNull();
  });
  it('lights only partners of the card that is picked', () => {
    expect([...menu.after(['space:1']).next.keys()].sort()).toEqual(['flip', 'space:0', 'space:2']);
    expect(menu.atOnce(['space:1'], 'space:2')).toBe(across);
    expect(menu.atOnce(['space:1'], 'flip')).toBe(flip);
    expect([...menu.after(['space:0']).next.keys()]).toEqual(['space:1']);
  });
  it('knows the pieces of a hint', () => {
    expect(menu.pieces(71)).toEqual(['space:1', 'space:2']);
    expect(menu.pieces(null)).toEqual([]);
  });
});

describe('what to ask about when something cannot be picked', () => {
  it('is the pair with the card that is picked', () => {
    expect(askedOf('space:5', 'space:1', view)).toBe(72);
  });
  it('is the pair that lacks least when nothing or no neighbour is picked', () => {
    expect(askedOf('space:1', null, view)).toBe(71);
    expect(askedOf('space:1', 'space:15', view)).toBe(71);
    expect(askedOf('space:15', null, view)).toBeNull();
  });
  it('is the flip of the card that is picked', () => {
    const row2 = { family: 'flip', arguments: { row: '2', column: '3' } };
    expect(askedOf('flip', 'space:6', view)).toEqual(row2);
    expect(askedOf('flip', null, view)).toBeNull();
  });
  it('is the draw and the token', () => {
    expect(askedOf('deck', null, view)).toEqual({ family: 'draw', arguments: {} });
    expect(askedOf('token:economy', null, view)).toEqual({
      family: 'choose',
      arguments: { token: 'economy' },
    });
  });
});

it('finds pairs in either order, and places of spaces only', () => {
  expect(pairOf(view, 5, 1)?.action).toBe(72);
  expect(pairOf(view, 0, 2)).toBeNull();
  expect([placeOf('space:12'), placeOf('deck'), placeOf(null)]).toEqual([12, -1, -1]);
});
