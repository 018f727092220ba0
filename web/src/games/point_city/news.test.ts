import { describe, expect, it } from 'vitest';
import type { Game, View } from '../../lib/games/point_city';
import { telling } from '../../testing/named';
import { AUTOMA, changedSpaces, departures, doings } from './news';

const happen = telling<Game>();
function market(...kinds: string[]): View {
  return {
    market: kinds.map((kind) => ({ resource: kind, building: null })),
  } as unknown as View;
}
const took = happen('took', { player: 1, row: '1', column: '2', resource: 'energy' });
const built = happen('built', { player: 1, row: '2', column: '2', building: 'pond', card: 9 });
const refilled = happen('refilled_resource', { row: '1', column: '2', resource: 'energy' });
const automa = happen('automa_built', { row: '3', column: '1', building: 'dam', card: 150 });

describe('the last doings', () => {
  it('are those of the last turn of everybody, without what nobody did', () => {
    const { told, last } = doings(new Map(), [took, built, refilled, automa], null);
    expect(told.get(1)).toEqual([took, built]);
    expect(told.get(AUTOMA)).toEqual([automa]);
    expect(last).toBe(AUTOMA);
  });
  it('go on over several updates of one turn, and begin anew on the next', () => {
    const first = doings(new Map(), [took], null);
    const same = doings(first.told, [built], first.last);
    expect(same.told.get(1)).toEqual([took, built]);
    const other = doings(same.told, [automa], same.last);
    expect(doings(other.told, [took], other.last).told.get(1)).toEqual([took]);
  });
});

it('marks spaces with another card, also one that looks the same', () => {
  const [before, after] = [market('energy', 'energy', 'ecology'), market('industry', 'energy', 'ecology')];
  expect(changedSpaces(before, after, [])).toEqual([0]);
  expect(changedSpaces(before, after, [refilled])).toEqual([0, 1]);
  expect(changedSpaces(before, market('', 'energy', 'ecology'), [])).toEqual([]);
});

it('knows what left the market and who has it', () => {
  expect(departures([took, refilled, built, automa])).toEqual([
    { place: 1, to: 1 },
    { place: 5, to: 1 },
    { place: 8, to: AUTOMA },
  ]);
});
