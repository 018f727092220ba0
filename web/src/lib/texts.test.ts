import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = join(ROOT, '../src/saloon/server');
/** Texts whose ids are put together in code: every one of these beginnings must be used there. */
const PUT_TOGETHER = [
  'clock-',
  'company-',
  'event-table-',
  'fairness-step-',
  'language-',
  'level-',
  'licence-',
  'means-',
  'pace-',
  'problem-',
  'sitter-',
  'speed-',
  'table-',
  'theme-',
  'value-',
];
const CHOSEN = ['leave-sure', 'leave-yes', 'close-sure', 'close-yes'];

function ids(lang: string): string[] {
  const found: string[] = [];
  let message = '';
  for (const line of readFileSync(join(ROOT, `src/text/${lang}.ftl`), 'utf8').split('\n')) {
    const name = /^([a-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}\.([\w-]+) =/.exec(line)?.[1];
    if (name) found.push((message = name));
    if (attribute) found.push(`${message}.${attribute}`);
  }
  return found;
}

function texts(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith('games/'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe('the texts of the shell', () => {
  const source = texts(join(ROOT, 'src'), /(\.svelte|(?<!\.test)\.ts)$/);
  const english = ids('en');

  it('are the same messages in every language, each once', () => {
    expect(new Set(english).size).toBe(english.length);
    expect(ids('cs')).toEqual(english);
  });

  it('has every message that the code says', () => {
    const said = [...source.matchAll(/\b(?:t|say)\(\s*'([a-z][\w.-]*)'/g)].map((match) => match[1]!);
    expect(said.length).toBeGreaterThan(100);
    const own = said.filter((id) => !/^(game|board|rival)-/.test(id));
    expect(own.filter((id) => !english.includes(id))).toEqual([]);
  });

  it('has no message that nothing says', () => {
    const unsaid = english.filter(
      (id) =>
        !id.includes('.') &&
        !source.includes(`'${id}'`) &&
        !CHOSEN.includes(id) &&
        !PUT_TOGETHER.some((beginning) => id.startsWith(beginning)),
    );
    expect(unsaid).toEqual([]);
  });

  it('has words for every problem and event of the server', () => {
    const server = texts(SERVER, /\.py$/);
    const problems = [...server.matchAll(/"(problem-[a-z]+(?:-[a-z]+)*)"/g)].map((match) => match[1]!);
    const events = [...server.matchAll(/"(table_[a-z_]+)"/g)].map(
      (match) => `event-${match[1]!.replaceAll('_', '-')}`,
    );
    expect(problems.length).toBeGreaterThan(20);
    expect(events.length).toBeGreaterThan(8);
    const known = new Set(english);
    expect([...problems, ...events].filter((id) => !known.has(id))).toEqual([]);
  });
});
