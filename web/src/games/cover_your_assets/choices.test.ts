import { describe, expect, it } from 'vitest';
import { Bags } from '../../lib/bags';
import type {
  Choice,
  Direction,
  Double,
  Game,
  SeatView,
  SetView,
  View,
} from '../../lib/games/cover_your_assets';
import { offering } from '../../testing/named';
import { askedOf, atStake, piecesOf } from './choices';

let numbers = 0;
function set(asset: string, ...wilds: string[]): SetView {
  numbers += 1;
  return { number: numbers, asset, cards: [asset, asset, ...wilds], value: 30000 };
}
function seat(...stack: SetView[]): SeatView {
  return { cards: 5, stack, stack_value: 0, total: 0, wins: 0, last_score: 0, banned_from: [] };
}
const [mine, low, second, top] = [set('stocks'), set('house'), set('piggy_bank'), set('jewels')];
const view: View = {
  player: 0,
  round: 1,
  dealer: 0,
  hand: ['jewels', 'jewels', 'piggy_bank', 'silver', 'swap', 'move'],
  hand_limit: 6,
  values: { jewels: 15000, piggy_bank: 5000, silver: 25000, stocks: 10000, house: 20000 },
  open_sets: 2,
  draw_pile: 20,
  discards: ['house', 'jewels'],
  out_of_play: [],
  seats: [seat(mine), seat(low, second, top)],
  draft_piles: [
    { top: 'jewels', face_down: 9, buried: [], seats: [0, 1] },
    { top: 'gold', face_down: 9, buried: [], seats: [0, 1] },
    { top: 'jewels', face_down: 9, buried: [], seats: [0, 1] },
  ],
  challenge: null,
  prompts: ['turn', ''],
  move_of: null,
  over: false,
};

const offer = offering<Game>();
const DISCARD = offer(1, 'discard', { card: 'jewels' });
const TAKE = offer(2, 'take_discard', { card: 'jewels' });
const PAIR = offer(3, 'pair', { asset: 'jewels' });
const PAIR_WILD = offer(4, 'pair_wild', { asset: 'piggy_bank', wild: 'silver' });
const CHALLENGE = offer(5, 'challenge', { target: 1, card: 'jewels' });
const SECOND = offer(6, 'challenge_second', { target: 1, double: 'asset_silver' });
const DRAFT_ONE = offer(7, 'draft', { card: 'jewels', piles: '1' });
const DRAFT_TWO = offer(8, 'draft', { card: 'jewels', piles: '13' });

describe('the pieces of a choice', () => {
  it('are the cards of the hand and what they go with', () => {
    expect(piecesOf(CHALLENGE, view)).toEqual(['hand:jewels', `set:${top.number}`]);
    expect(piecesOf(SECOND, view)).toEqual(['hand:piggy_bank', 'hand:silver', `set:${second.number}`]);
    expect(piecesOf(offer(0, 'swap', { target: 1 }), view)).toEqual(['hand:swap', `set:${top.number}`]);
    expect(piecesOf(offer(0, 'upgrade', { card: 'stocks' }), view)).toEqual([
      'hand:stocks',
      `set:${mine.number}`,
    ]);
    expect(piecesOf(DRAFT_TWO, view)).toEqual(['hand:jewels', 'pile:1', 'pile:3']);
  });
  it('are the set that a Move takes from its place', () => {
    const move = (direction: Direction) => piecesOf(offer(0, 'move', { target: 1, direction }), view);
    expect(move('top_to_bottom')).toEqual(['hand:move', `set:${top.number}`]);
    expect(move('bottom_to_top')).toEqual(['hand:move', `set:${low.number}`]);
    const ordered = { ...view, move_of: 1 };
    expect(piecesOf(offer(0, 'order_move', { direction: 'bottom_to_top' }), ordered)).toEqual([
      `set:${low.number}`,
    ]);
  });
  it('are two cards for a double', () => {
    const challenge = {
      challenger: 1,
      defender: 0,
      target: mine,
      where: 'top',
      attack: [],
      defence: [],
      needs_double: true,
    };
    const answer = (double: Exclude<Double, 'penny_jar'>) =>
      piecesOf(offer(0, 'answer_double', { double }), { ...view, challenge });
    expect(answer('two_assets')).toEqual(['hand:stocks', 'hand:stocks']);
    expect(answer('silver_gold')).toEqual(['hand:silver', 'hand:gold']);
  });
  it('are a button where there is no piece', () => {
    expect(piecesOf(offer(0, 'concede', {}), view)).toEqual(['button:concede']);
  });
});

describe('picking', () => {
  const menu = new Bags<Choice>(
    [DISCARD, TAKE, PAIR, PAIR_WILD, CHALLENGE, SECOND, DRAFT_ONE, DRAFT_TWO],
    (choice) => piecesOf(choice, view),
  );
  it('works in any order', () => {
    expect(menu.atOnce(['hand:jewels'], `set:${top.number}`)).toBe(CHALLENGE);
    expect(menu.atOnce([`set:${top.number}`], 'hand:jewels')).toBe(CHALLENGE);
  });
  it('tells throwing away from taking', () => {
    expect(menu.atOnce(['hand:jewels'], 'tray')).toBe(DISCARD);
    expect(menu.atOnce(['hand:jewels'], 'discard')).toBe(TAKE);
  });
  it('needs two copies for a pair', () => {
    expect(menu.after(['hand:jewels']).done).toBeNull();
    expect(menu.atOnce(['hand:jewels'], 'hand:jewels')).toBe(PAIR);
    expect(menu.after(['hand:jewels', 'hand:jewels']).next.size).toBe(0);
  });
  it('waits for a word where more could follow', () => {
    expect(menu.atOnce(['hand:piggy_bank'], 'hand:silver')).toBeNull();
    const step = menu.after(['hand:piggy_bank', 'hand:silver']);
    expect(step.done).toBe(PAIR_WILD);
    expect([...step.next.keys()]).toEqual([`set:${second.number}`]);
    expect(menu.atOnce(['hand:jewels'], 'pile:1')).toBeNull();
    expect(menu.atOnce(['hand:jewels', 'pile:1'], 'pile:3')).toBe(DRAFT_TWO);
  });
  it('leads nowhere with pieces that do not belong together', () => {
    expect(menu.after(['hand:silver', 'tray'])).toEqual({ done: null, next: new Map() });
  });
});

describe('money', () => {
  it('is that of the set made, or of the one wanted', () => {
    expect(atStake(PAIR, view)).toBe(30000);
    expect(atStake(TAKE, view)).toBe(30000);
    expect(atStake(DRAFT_TWO, view)).toBe(45000);
    expect(atStake(CHALLENGE, view)).toBe(top.value);
    expect(atStake(DISCARD, view)).toBe(0);
  });
  it('counts all that was played in a challenge', () => {
    const challenge = {
      challenger: 0,
      defender: 1,
      target: top,
      where: 'top',
      attack: ['jewels'],
      defence: ['silver'],
      needs_double: false,
    };
    expect(atStake(offer(0, 'answer', { card: 'jewels' }), { ...view, challenge })).toBe(
      30000 + 15000 + 25000,
    );
  });
});

describe('asking why', () => {
  it('is about the action that goes with the piece', () => {
    expect(askedOf('hand:house', [], view, 'answer')).toEqual({
      family: 'answer',
      arguments: { card: 'house' },
    });
    expect(askedOf(`set:${top.number}`, ['hand:piggy_bank'], view, 'turn')).toEqual({
      family: 'challenge',
      arguments: { target: 1, card: 'piggy_bank' },
    });
    expect(askedOf(`set:${second.number}`, [], view, 'turn')?.family).toBe('challenge_second');
    expect(askedOf('pile:2', ['hand:swap'], view, 'turn')?.arguments).toEqual({ card: 'gold', piles: '2' });
  });
  it('finds no action for a set deep in a stack', () => {
    expect(askedOf(`set:${low.number}`, [], view, 'turn')).toBeNull();
  });
});
