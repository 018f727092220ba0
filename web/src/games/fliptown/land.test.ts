import { expect, it } from 'vitest';
import { claimOf as claimWith, landOf } from './land';
import { printOf } from './printed';

const claimOf = (claim: string, land: number[]) => claimWith(claim, land, printOf({ printed: null }));

it('knows which claim covers a lot', () => {
  expect(landOf(['1_2_3', '6_9'])).toEqual([1, 1, 1, 0, 0, 2, 0, 0, 2]);
  expect(landOf([])).toEqual(Array(9).fill(0));
});

it('tells what a claim costs and brings, by its shape', () => {
  const free = landOf([]);
  expect(claimOf('1_2', free)).toMatchObject({ money: 4, stars: 4 });
  expect(claimOf('1_2_3', free)).toMatchObject({ money: 6, stars: 5 });
  expect(claimOf('1_4_7', free)).toMatchObject({ money: 6, stars: 5 });
  expect(claimOf('2_4_5', free)).toMatchObject({ money: 8, stars: 4, lots: [1, 3, 4] });
});

it('adds the stars for all nine lots to the last claim', () => {
  expect(claimOf('7_8_9', landOf(['1_2_3', '4_5_6']))).toMatchObject({ money: 6, stars: 12 });
});
