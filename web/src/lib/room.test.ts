import { describe, expect, it } from 'vitest';
import { isFlat, isSmall } from './room';

const LEAST = 640;

describe('a flat room', () => {
  it('is what a phone held sideways has', () => {
    expect(isFlat(734, 350)).toBe(true);
    expect(isFlat(560, 330)).toBe(true);
  });
  it('is neither an upright phone nor a desk', () => {
    expect(isFlat(390, 560)).toBe(false);
    expect(isFlat(390, 380)).toBe(false);
    expect(isFlat(1056, 650)).toBe(false);
  });
});

describe('a small room', () => {
  it('is what phones have, however they are held', () => {
    expect(isSmall(390, 560, LEAST)).toBe(true);
    expect(isSmall(734, 350, LEAST)).toBe(true);
  });
  it('is what an upright tablet has, and one that lies has not', () => {
    expect(isSmall(710, 920, LEAST)).toBe(true);
    expect(isSmall(966, 660, LEAST)).toBe(false);
  });
  it('is no desk', () => {
    expect(isSmall(1056, 650, LEAST)).toBe(false);
    expect(isSmall(1142, 500, LEAST)).toBe(false);
  });
});
