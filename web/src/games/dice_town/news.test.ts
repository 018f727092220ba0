import { describe, expect, it } from 'vitest';
import type { Game, Happening, View } from '../../lib/games/dice_town';
import { told } from '../../lib/tidings';
import { telling } from '../../testing/named';
import { flightsOf, opening, remember, shownRound, UNTOLD, type Memory } from './news';

const event = telling<Game>();
function die(face: string | null, where: string) {
  return { face, where, new: false, chosen: false };
}
const view = {
  round: 2,
  phase: 'dice',
  reveal: 1,
  over: false,
  seats: [{ dice: [die('9', 'kept'), die('K', 'cup')] }, { dice: [die(null, 'cup')] }],
} as unknown as View;
const start: Memory = opening(view);

describe('the memory of a round', () => {
  it('begins with what lies on the table, and not with what is under a cup', () => {
    expect(start.now.dice).toEqual([['9'], []]);
    expect(start.last).toBeNull();
  });
  it('follows dice that are shown, given back and turned', () => {
    const { now } = remember(start, [
      event('showed', { player: 1, faces: ['J', 'J'] }),
      event('gave_back', { player: 1, faces: ['J'] }),
      event('last_rolled', { player: 1, faces: ['Q', 'A'] }),
      event('cheated', { player: 0, die: '1', before: '9', face: 'K' }),
      event('paid', { player: 1, money: 1 }),
      event('paid', { player: 1, money: 2 }),
    ]);
    expect(now.dice).toEqual([['K'], ['J', 'Q', 'A']]);
    expect(now.paid).toEqual([0, 3]);
  });
  it('adds up what a place brings to a player', () => {
    const { now } = remember(start, [
      event('mined', { player: 0, nuggets: 3 }),
      event('got_deed', { player: 1, deed: 'deed_3' }),
      event('got_secret_deed', { player: 1 }),
      event('stole', { player: 0, target: 1, back: 'deed' }),
      event('nobody', { location: 'bank' }),
      event('best_hand', { player: 1, hand: 'straight' }),
    ]);
    expect(now.best).toEqual({ seat: 1, hand: 'straight' });
    expect(now.gains).toEqual([
      { place: 'gold_mine', seat: 0, goods: 'nuggets', count: 3 },
      { place: 'town_hall', seat: 1, goods: 'deed', count: 2 },
      { place: 'saloon', seat: 0, goods: 'deed', count: 1 },
    ]);
  });
  it('divides the loot of a robber with whoever gets half of it', () => {
    const { now } = remember(start, [
      event('robbed_bank', { player: 0, money: 7 }),
      event('split_loot', { player: 1, other: 0, money: 3 }),
    ]);
    expect(now.gains).toEqual([
      { place: 'bank', seat: 0, goods: 'money', count: 4 },
      { place: 'bank', seat: 1, goods: 'money', count: 3 },
    ]);
  });
  it('keeps the round before until new dice are shown', () => {
    const after = remember(start, [
      event('mined', { player: 0, nuggets: 1 }),
      event('round_started', { count: 3 }),
    ]);
    expect(after.now).toEqual({ round: 3, dice: [[], []], paid: [0, 0], gains: [], best: null });
    expect(shownRound(after, { ...view, round: 3, reveal: 0 })?.round).toBe(2);
    expect(shownRound(after, { ...view, round: 3, reveal: 1 })?.round).toBe(3);
    expect(shownRound(after, { ...view, round: 3, reveal: 0, over: true })?.round).toBe(3);
  });
  it('has no round before when a game begins', () => {
    const empty = opening({ ...view, seats: [{ dice: [] }, { dice: [] }] } as unknown as View);
    expect(remember(empty, [event('round_started', { count: 1 })]).last).toBeNull();
  });
});

it('tells what can be seen by all, and not what is about the table itself', () => {
  const events: Happening[] = [
    event('rolled', { faces: ['A'] }),
    event('showed', { player: 1, faces: ['A'] }),
    { number: 0, event: 'table_joined', arguments: { seat: 1 }, at: 0 },
    event('mined', { player: 1, nuggets: 2 }),
    event('sealed', {}),
  ];
  expect(told(events, UNTOLD).map((happening) => happening.event)).toEqual(['showed', 'mined']);
});
it('lets goods fly from places to players, and payments to the Stagecoach', () => {
  const events = [
    event('robbed_bank', { player: 1, money: 4 }),
    event('paid', { player: 0, money: 1 }),
    event('drew', { player: 0, count: 2 }),
  ];
  expect(flightsOf(events)).toEqual([
    { from: 'stock:bank', to: 'seat:1' },
    { from: 'purse:0', to: 'stock:stagecoach' },
  ]);
});
