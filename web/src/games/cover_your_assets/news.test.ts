import { describe, expect, it } from 'vitest';
import type { Game, SeatView, SetView, View } from '../../lib/games/cover_your_assets';
import { telling } from '../../testing/named';
import { changedSets, drawn } from './news';

function set(number: number, cards: number): SetView {
  return { number, asset: 'jewels', cards: Array<string>(cards).fill('jewels'), value: 30000 };
}
function view(...stacks: SetView[][]): View {
  return { seats: stacks.map((stack) => ({ stack }) as SeatView) } as View;
}
const tell = telling<Game>();

describe('the news since a player last looked', () => {
  const before = view([set(1, 2), set(2, 2)], [set(3, 2)]);

  it('leaves out what stayed as it was', () => {
    expect(changedSets(before, view([set(1, 2), set(2, 2)], [set(3, 2)]))).toEqual([]);
  });

  it.each([
    ['formed', view([set(1, 2), set(2, 2), set(4, 2)], [set(3, 2)]), [4]],
    ['grown', view([set(1, 2), set(2, 3)], [set(3, 2)]), [2]],
    ['stolen', view([set(1, 2)], [set(3, 2), set(2, 2)]), [2]],
  ])('names a set that was %s', (_, after, changed) => {
    expect(changedSets(before, after)).toEqual(changed);
  });

  it('tells the cards that I drew, and not that others drew', () => {
    const events = [tell('drew', { player: 1, count: 2 }), tell('drew_card', { card: 'gold' })];
    expect(drawn(events)).toEqual(['gold']);
  });
});
