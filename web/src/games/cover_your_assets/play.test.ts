// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { Choice, Game, SeatView, SetView, View } from '../../lib/games/cover_your_assets';
import type { Phrases } from '../../lib/phrases';
import { offering } from '../../testing/named';
import { Play } from './play.svelte';

const top: SetView = { number: 7, asset: 'jewels', cards: ['jewels', 'jewels', 'gold'], value: 80000 };
function seat(...stack: SetView[]): SeatView {
  return { cards: 5, stack, stack_value: 0, total: 0, wins: 0, last_score: 0, banned_from: [] };
}
const view = {
  player: 0,
  hand: ['jewels', 'jewels', 'piggy_bank'],
  values: { jewels: 15000, piggy_bank: 5000 },
  discards: ['jewels'],
  seats: [seat(), seat(top)],
  draft_piles: [],
  challenge: null,
} as unknown as View;

const offer = offering<Game>();
const DISCARD = offer(1, 'discard', { card: 'jewels' });
const THROW = offer(2, 'discard', { card: 'piggy_bank' });
const PAIR = offer(3, 'pair', { asset: 'jewels' });
const CHALLENGE = offer(4, 'challenge', { target: 1, card: 'jewels' });
const CONCEDE = offer(5, 'concede', {});

const at = document.createElement('button');
const phrases = {
  say: (message: string, { action = '' }: { action?: string } = {}) => `${message} ${action}`.trim(),
  action: ({ family }: Choice) => family,
  heading: ({ family }: Choice) => `${family}!`,
  money: String,
  number: () => -1,
} as unknown as Phrases;
const [choose, why, look] = [vi.fn(), vi.fn(), vi.fn()];

function sit(choices: Choice[], prompt: 'turn' | 'respond' = 'turn'): Play {
  const props = {
    view,
    me: 0,
    prompt,
    choices,
    hinted: null,
    phrases,
    choose,
    why,
  } as unknown as BoardProps<Game>;
  return new Play(() => props, look);
}
beforeEach(() => {
  vi.clearAllMocks();
});

describe('a turn', () => {
  const choices = [DISCARD, THROW, PAIR, CHALLENGE];

  it('begins with a word about what can be picked', () => {
    expect(sit(choices).caption).toBe('board-pick-first');
    expect(sit([DISCARD, THROW]).caption).toBe('board-pick-useless');
    expect(sit(choices, 'respond').caption).toBe('');
  });

  it('shows faintly what is only good for throwing away, until something is picked', () => {
    const play = sit(choices);
    expect([play.tone('hand:piggy_bank:0'), play.tone('hand:jewels:0')]).toEqual(['weak', null]);
    play.click('hand:jewels:0', at);
    expect(play.tone('hand:piggy_bank:0')).toBeNull();
  });

  it('says what a piece leads to while it is pointed at', () => {
    const play = sit(choices);
    play.point('hand:jewels:0');
    expect(play.caption).toBe('discard! · pair! · challenge!');
    play.point(null);
    expect(play.caption).toBe('board-pick-first');
  });

  it('offers what is left after a pick in words, what brings most first', () => {
    const play = sit(choices);
    expect(play.worded).toEqual([]);
    play.click('hand:jewels:0', at);
    expect(play.worded[0]).toBe(CHALLENGE);
    expect(play.worded).not.toContain(THROW);
  });

  it('has a button for what needs no piece', () => {
    const play = sit([CONCEDE], 'respond');
    expect(play.worded).toEqual([CONCEDE]);
    expect(play.words(CONCEDE)).toContain('concede');
  });

  it('says that a covered set cannot be asked about', () => {
    const play = sit(choices);
    play.explain('nothing:1', at);
    expect(play.caption).toBe('board-covered');
    play.point(null);
    expect(play.caption).toBe('board-pick-first');
  });
});
