import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/games/fliptown';
import { after, type Profile } from './profile';

const NONE: Profile = { met: {}, beaten: [] };

function finished(more: object = {}): View {
  const challenges = [
    { challenge: 'SC1', met: false, campaign: false },
    { challenge: 'SC3', met: true, campaign: false },
    { challenge: 'SC14', met: true, campaign: true },
  ];
  return {
    over: true,
    player: 0,
    maps: [{ score: 70 }],
    cowbot: null,
    challenges,
    ...more,
  } as unknown as View;
}
function against(cowbot: string, difficulty: string, score: number): View {
  return finished({ cowbot: { cowbot, difficulty, score }, challenges: [] });
}

describe('a profile', () => {
  it('gets the challenges of a finished solo game, once', () => {
    const first = after(NONE, finished(), 5);
    expect(first.met).toEqual({ SC3: 5 });
    expect(after(first, finished(), 9)).toBe(first);
  });
  it('gets nothing from games that go on, that are watched, or that others play', () => {
    for (const more of [{ over: false }, { player: null }, { maps: [{ score: 1 }, { score: 2 }] }])
      expect(after(NONE, finished(more), 5)).toBe(NONE);
  });
  it('counts a cowbot as beaten only with more points', () => {
    expect(after(NONE, against('jane', 'normal', 69), 5).beaten).toEqual(['jane:normal']);
    expect(after(NONE, against('jane', 'normal', 70), 5)).toBe(NONE);
  });
  it('meets the challenges of many games with the last of four cowbots, and with one on hard', () => {
    const three: Profile = { met: {}, beaten: ['jane:easy', 'billy:easy', 'bart:easy'] };
    expect(after(three, against('earp', 'easy', 1), 5).met).toEqual({ SC14: 5 });
    expect(after(three, against('earp', 'normal', 1), 5).met).toEqual({});
    expect(after(three, against('earp', 'hard', 1), 5).met).toEqual({ SC15: 5 });
  });
});
