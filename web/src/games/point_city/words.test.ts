import { describe, expect, it } from 'vitest';
import type { Phrases } from '../../lib/phrases';
import type { TokenView } from '../../lib/games/point_city';
import { signed } from '../../lib/words';
import { more, tokenLabel } from './words';

/** Says the id of a message and what goes into it. */
const phrases = {
  say: (id: string, given: Record<string, unknown> = {}) => [id, ...Object.values(given)].join(' '),
  value: (_: string, name: string) => name,
} as unknown as Phrases;
const token: TokenView = {
  token: 'missing_types',
  counts: 'per_missing_type',
  points: 4,
  types: [],
  threshold: null,
  worth: [8, 0],
  one_more: [{ energy: -4, ecology: -4 }, {}],
};

describe('what one more permanent adds', () => {
  it('is told with its sign, type by type', () => {
    expect(more(phrases, token, 0)).toBe('board-token-more Energy −4, Ecology −4');
    expect(signed(3)).toBe('+3');
  });
  it('is not mentioned where nothing would change, nor to those who only watch', () => {
    expect(more(phrases, token, 1)).toBe('');
    expect(tokenLabel(phrases, token, null)).not.toContain('board-token-worth');
    expect(tokenLabel(phrases, token, 0)).toContain('board-token-worth 8 board-token-more');
  });
});
