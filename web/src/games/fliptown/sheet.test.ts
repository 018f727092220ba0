import { expect, it } from 'vitest';
import type { MapView, View } from '../../lib/games/fliptown';
import components from './printed.json';
import { cardFace, Sheet } from './sheet';
import { inRow } from './signs';

const map = {
  circled: ['T3', 'B2', 'B3', 'B4', 'G11', 'M4C', 'M1A'],
  crossed: ['T1', 'T2'],
  links: ['L9'],
  items: ['pistol', 'outlaw_q'],
  hotel: 14,
  claims: ['1_2_3', '6_9'],
  poker: [['h1', 's1'], [], []],
  hands: ['one_pair', null, null],
} as unknown as MapView;
const sheet = new Sheet(map, { gun_bonus: [2, 4] } as unknown as View, true);

it('knows what is marked', () => {
  expect(['T3', 'T1', 'T4'].map((space) => sheet.mark(space))).toEqual(['circled', 'crossed', 'free']);
  expect(sheet.groups.map(({ gained }) => gained)).toEqual([true, false, false, false]);
  expect(sheet.links.filter(({ gained }) => gained).map(({ id }) => id)).toEqual(['L9']);
  expect(sheet.hotel).toBe(3);
  expect(sheet.land).toEqual([1, 1, 1, 0, 0, 2, 0, 0, 2]);
  expect(sheet.silver).toEqual({ M4C: 2 });
});

it('prints the rewards of the components', () => {
  const stop = sheet.trail.find(({ id }) => id === 'T3')!;
  expect(stop.signs).toEqual([
    { kind: 'stars', count: 1 },
    { kind: 'bonus:cemetery', count: 1 },
  ]);
  const gunsmith = sheet.buildings.find(({ id }) => id === 'town_09')!;
  expect(gunsmith.offers.map(({ note, owned }) => [note, owned])).toEqual([
    ['+2', true],
    ['+4', false],
  ]);
  expect(sheet.buildings.every(({ first }) => first.length === 1)).toBe(true);
  expect(sheet.payouts[0]).toEqual({
    hand: 'royal_flush',
    signs: [
      { kind: 'stars', count: 9 },
      { kind: 'money', count: 10 },
    ],
  });
});

it('prints what a table has of its own', () => {
  const printed = structuredClone(components) as unknown as View['printed'] & typeof components;
  printed.trail.list[4]!.gain = { money: 15 };
  printed.prices.hotel = 3;
  printed.poker.royal_flush = [10, 19];
  const own = new Sheet(map, { gun_bonus: [2, 4], printed } as unknown as View, true);
  expect(own.trail[4]!.signs).toEqual([{ kind: 'money', count: 15 }]);
  expect(own.buildings[6]!.money).toBe(3);
  expect(own.payouts[0]!.signs[0]).toEqual({ kind: 'stars', count: 19 });
  expect(own.print.figuresByName).toMatchObject({ price_hotel: 3, hotel_4: 23, church_most: 8 });
});

it('reads cards and what hands paid', () => {
  expect(cardFace('d12')).toEqual({ suit: 'diamonds', rank: 12 });
  expect(sheet.hands[0]?.pays.map(({ count }) => count)).toEqual([1, 2]);
  expect(sheet.hands[1]?.pays).toEqual([]);
});

it('sets signs in a row around their middle, smaller where there is little room', () => {
  const signs = [
    { kind: 'stars', count: 3 },
    { kind: 'pans', count: 1 },
  ];
  const { row, size } = inRow(signs, 50, 10);
  expect(size).toBe(10);
  expect(row.map(({ number }) => number)).toEqual(['3', '']);
  const left = row[0]!.text - 0.56 * 10;
  const right = row[1]!.middle + 5;
  expect((left + right) / 2).toBeCloseTo(50);
  expect(inRow(signs, 50, 10, 13).size).toBeLessThan(10);
});
