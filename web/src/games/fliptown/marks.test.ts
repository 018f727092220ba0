import { expect, it } from 'vitest';
import { handCircle, handCross, scatter, smooth } from './marks';

function numbers(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));
}

it('draws the same mark for the same space, and another for another', () => {
  expect(handCircle('T1', 60, 60)).toBe(handCircle('T1', 60, 60));
  expect(handCircle('T1', 60, 60)).not.toBe(handCircle('T2', 60, 60));
  expect(handCross('T1', 60, 60)).not.toBe(handCross('T2', 60, 60));
});

it('keeps to the box, with a little over', () => {
  for (const space of ['T1', 'B13', 'G22', 'town_08'])
    for (const path of [handCircle(space, 60, 60), handCross(space, 60, 60)])
      for (const at of numbers(path)) {
        expect(at).toBeGreaterThan(-10);
        expect(at).toBeLessThan(70);
      }
});

it('scatters between 0 and 1', () => {
  const random = scatter('anything');
  const drawn = Array.from({ length: 200 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(150);
});

it('leads a smooth line from the first point to the last', () => {
  const path = smooth([
    [0, 0],
    [10, 5],
    [20, 0],
  ]);
  expect(path.startsWith('M0 0C')).toBe(true);
  expect(numbers(path).slice(-2)).toEqual([20, 0]);
  expect(smooth([])).toBe('');
});
