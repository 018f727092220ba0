import { describe, expect, it } from 'vitest';
import { distance } from './arrows';
import { commitment, saltedKey } from './fairness';
import { backOff } from './live.svelte';
import { readPath } from './pages';
import { cutAtRules, readRules } from './rules';
import { wordsOf } from './search';
import { sinceMine } from './tidings';
import { Words } from './words';

it('looks for words without their accents and capitals', () => {
  expect(wordsOf('  Žlutý KŮŇ ')).toEqual(['zluty', 'kun']);
  expect(wordsOf(' ')).toEqual([]);
});

it('binds Czech prepositions and amounts to what follows or goes before', () => {
  const text = 'said = Jde k bance a v ní (s Annou) bere { $money } $.';
  const said = 'Jde k bance a v ní (s Annou) bere 20 $.';
  expect(new Words('en', text).say('said', { money: 20 })).toBe(said);
  expect(new Words('cs', text).say('said', { money: 20 })).toBe(
    'Jde k\u00a0bance a\u00a0v\u00a0ní (s\u00a0Annou) bere 20\u00a0$.',
  );
});

describe('fairness', () => {
  const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');

  it('works out the same hash as the server', () => {
    // blake2b(bytes(range(32)), digest_size=32, person=b"saloon") of Python's hashlib
    expect(commitment(secret)).toBe('e4a809cb22c17d86381be811c1d16e5756ac1a136b8d722155245d2f3237664d');
  });

  it('works out the same key as the server', () => {
    // blake2b(b"ann-1\n\ncat_3", digest_size=32, key=bytes(range(32)), person=b"saloon salts")
    const key = '85d0579e9d724d4807ce2a49fb7933a3ffaacf941601707cb3413a5e4f6827d4';
    expect(saltedKey(secret, ['ann-1', '', 'cat_3'])).toBe(key);
    expect(saltedKey(secret, ['', ''])).toBe(secret);
  });
});

describe('back-off', () => {
  it('doubles up to a bound and never waits less than half of it', () => {
    expect(backOff(0, () => 1)).toBe(500);
    expect(backOff(0, () => 0)).toBe(250);
    expect(backOff(3, () => 1)).toBe(4000);
    expect(backOff(30, () => 1)).toBe(15_000);
  });
});

describe('rules', () => {
  const SOURCE =
    '## Cards\n\ncard-gold = Gold\n\n## 1 Terms\n\nAB-K1 = One (AB-K2).\nAB-K2 = Two.\n\n## 2 Turn\n\nAB-T1 = Go.\n';

  it('are grouped by their headings, without the other sections', () => {
    expect(readRules(SOURCE)).toEqual([
      { title: '1 Terms', ids: ['AB-K1', 'AB-K2'] },
      { title: '2 Turn', ids: ['AB-T1'] },
    ]);
  });

  it('link to each other, and to nothing that is no rule', () => {
    const parts = cutAtRules('See AB-K2, not AB-99.', new Set(['AB-K2']));
    expect(parts.filter((part) => part.rule).map((part) => part.text)).toEqual(['AB-K2']);
    expect(parts.map((part) => part.text).join('')).toBe('See AB-K2, not AB-99.');
  });
});

describe('arrows', () => {
  it('prefer what lies ahead and never go back', () => {
    const from = { x: 0, y: 0 };
    const ahead = distance(from, { x: 100, y: 0 }, 'ArrowRight');
    expect(ahead).toBeLessThan(distance(from, { x: 90, y: 60 }, 'ArrowRight'));
    expect(distance(from, { x: -10, y: 0 }, 'ArrowRight')).toBe(Infinity);
  });
});

it('tells what the others did since I did something', () => {
  const log = [0, 1, 0, 2, 1].map((player, number) => ({
    number,
    event: 'did',
    arguments: { player },
    at: 0,
  }));
  expect(sinceMine(log, 0).map(({ number }) => number)).toEqual([3, 4]);
  expect(sinceMine(log, 1)).toEqual([]);
  expect(sinceMine(log, 3)).toHaveLength(5);
  expect(sinceMine(log, null)).toHaveLength(5);
});

describe('addresses', () => {
  it('lead to pages, and nowhere if they are wrong', () => {
    expect(readPath('/')).toEqual({ page: 'lobby' });
    expect(readPath('/t/abc')).toEqual({ page: 'table', table: 'abc' });
    expect(readPath('/t/abc/key/s3cret')).toEqual({ page: 'key', table: 'abc', key: 's3cret' });
    expect(readPath('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' });
    expect(readPath('/t/abc/replay/more')).toEqual({ page: 'nowhere' });
    expect(readPath('/t/%E0%A4%A/x')).toEqual({ page: 'nowhere' });
  });
});
