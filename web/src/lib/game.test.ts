import { expect, it } from 'vitest';
import { asking, type AnyGame } from './game';
import type { Game } from './games/point_city';

const ask = asking<Game>();

it('names an action that is asked about', () => {
  const row: string = '2';
  expect(ask('flip', { row, column: '3' })).toEqual({ family: 'flip', arguments: { row: '2', column: '3' } });
  expect(asking<AnyGame>()('steal', { card: 'gold' }).family).toBe('steal');
});

it('fails the check where a family, an argument or a value has another name', () => {
  // @ts-expect-error: no such family
  ask('flipp', { row: '2', column: '3' });
  // @ts-expect-error: an argument is missing
  ask('flip', { row: '2' });
  // @ts-expect-error: an argument has another name
  ask('flip', { row: '2', columns: '3' });
  // @ts-expect-error: there are no more arguments
  ask('draw', { row: '2' });
  // @ts-expect-error: there is no such row
  ask('flip', { row: '9', column: '3' });
  // @ts-expect-error: a number is no name
  ask('flip', { row: 2, column: '3' });
  expect(ask('draw', {})).toEqual({ family: 'draw', arguments: {} });
});
