import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawSalt, notedOf, noteHash } from './noted';

describe('what a browser notes of a table', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is the first hash that it was shown', () => {
    noteHash('a', 'first');
    noteHash('a', 'second');
    expect(notedOf('a')).toEqual({ commitment: 'first', salt: '' });
    drawSalt('a', 'third');
    expect(notedOf('a')?.commitment).toBe('first');
  });

  it('is one salt a table, fit for the server', () => {
    const salt = drawSalt('a', 'hash');
    expect(salt).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(drawSalt('a', 'hash')).toBe(salt);
    expect(drawSalt('b', 'hash')).not.toBe(salt);
    expect(notedOf('a')).toEqual({ commitment: 'hash', salt });
  });

  it('is bounded', () => {
    for (let table = 0; table < 150; table++) noteHash(String(table), 'hash');
    expect(notedOf('149')).not.toBeNull();
    expect(notedOf('0')).toBeNull();
  });

  it('is nothing where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(drawSalt('a', 'hash')).not.toBe('');
    expect(notedOf('a')).toBeNull();
  });
});
