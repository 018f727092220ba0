import { describe, expect, it } from 'vitest';
import { AREAS, type Area } from './looks';
import { layout, ON_SHEET, percent, SHEET, type Box } from './places';
import { areaOf, SPACES } from './printed';

const spacesOf = (area: Area): string[] => SPACES.filter((space) => areaOf(space) === area);

function overlap(one: Box, other: Box): boolean {
  const slack = 0.5;
  return (
    one.x + one.w > other.x + slack &&
    other.x + other.w > one.x + slack &&
    one.y + one.h > other.y + slack &&
    other.y + other.h > one.y + slack
  );
}

it('has all 61 spaces of the map', () => {
  expect(SPACES).toHaveLength(61);
  expect(AREAS.map((area) => spacesOf(area).length)).toEqual([13, 12, 14, 13, 9]);
});

describe.each(AREAS)('the %s', (area) => {
  it.each([false, true])('lays its spaces inside and side by side (alone: %s)', (alone) => {
    const { w, h, spaces } = layout(area, spacesOf(area), alone);
    const boxes = [...spaces.values()];
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(w);
      expect(box.y + box.h).toBeLessThanOrEqual(h);
    }
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    });
  });
});

it('lays the parts of the map side by side', () => {
  const parts = Object.values(ON_SHEET);
  parts.forEach((one, at) => {
    expect(one.x + one.w).toBeLessThanOrEqual(SHEET.w);
    expect(one.y + one.h).toBeLessThanOrEqual(SHEET.h);
    for (const other of parts.slice(at + 1)) expect(overlap(one, other)).toBe(false);
  });
});

it('tells a box in shares', () => {
  expect(percent({ x: 10, y: 0, w: 50, h: 20 }, { w: 100, h: 40 })).toEqual({
    left: '10.000%',
    top: '0.000%',
    width: '50.000%',
    height: '50.000%',
  });
});
