import { expect, it } from 'vitest';
import type { Game, MapView } from '../../lib/games/fliptown';
import { telling } from '../../testing/named';
import { changedSpaces, doings, mood, netGain, news } from './news';

const event = telling<Game>();
function map(more: Partial<MapView>): MapView {
  return {
    money: 4,
    gold: 2,
    stars: 0,
    wanted: 0,
    pans: 0,
    hammers: 0,
    circled: [],
    crossed: [],
    ...more,
  } as MapView;
}

it('keeps what everybody did on the newest turn, all of it', () => {
  const first = doings(new Map(), [
    event('circled', { player: 1, space: 'T3' }),
    event('gained', { player: 1, resource: 'gold', amount: 1 }),
  ]);
  expect(first.get(1)).toHaveLength(1);
  const newest = [
    event('circled', { player: 1, space: 'T5' }),
    event('circled', { player: 1, space: 'G00' }),
  ];
  const second = doings(first, newest);
  expect(second.get(1)).toEqual(newest);
  expect(doings(second, []).get(1)).toHaveLength(2);
});

it('tells me my own robberies and what happens to all, but not the wages of others', () => {
  const told = news(
    [
      event('worked', { player: 1, gold: 0, money: 2 }),
      event('worked', { player: 0, gold: 0, money: 2 }),
      event('sheriff_shown', { card: 'h3' }),
      event('arrested', { player: 1 }),
      event('circled', { player: 0, space: 'T3' }),
    ],
    0,
  );
  expect(told.map((happening) => happening.event)).toEqual(['worked', 'sheriff_shown', 'arrested']);
  expect(told.map(mood)).toEqual(['good', 'plain', 'bad']);
});

it('finds what was circled and crossed out since', () => {
  expect(
    changedSpaces(map({ circled: ['G11'] }), map({ circled: ['G11', 'T3'], crossed: ['T1', 'T2'] })),
  ).toEqual(['T3', 'T1', 'T2']);
});

it('sums up a turn', () => {
  const gain = netGain(map({}), map({ money: 1, stars: 5, wanted: 1 }));
  expect(gain).toMatchObject({ money: -3, stars: 5, wanted: 1, gold: 0 });
});
