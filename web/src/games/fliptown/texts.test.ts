import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}
/** The messages and attributes of a file, in their order. */
function ids(lang: string): string[] {
  let message = '';
  return read(`${lang}.ftl`)
    .split('\n')
    .flatMap((line) => {
      const name = /^([a-z][\w-]*) =/.exec(line)?.[1];
      const attribute = /^ {4}\.([\w-]+) =/.exec(line)?.[1];
      if (name) return [(message = name)];
      return attribute ? [`${message}.${attribute}`] : [];
    });
}
const source = readdirSync(FOLDER)
  .filter((name) => /(\.svelte|(?<!\.test)\.ts)$/.test(name))
  .map(read)
  .join('\n');
const english = ids('en');

it('says the same in every language, each message once', () => {
  expect(new Set(english).size).toBe(english.length);
  expect(ids('cs')).toEqual(english);
});

it('has every message that the board says', () => {
  const said = [...source.matchAll(/'(board-[a-z][\w-]*[a-z\d])'/g)].map((found) => found[1]!);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((id) => !english.includes(id))).toEqual([]);
});

it('has no message that nothing says', () => {
  const built = [...source.matchAll(/`(board-[a-z-]*)\$\{/g)].map((found) => found[1]!);
  const unsaid = english.filter(
    (id) =>
      !id.includes('.') &&
      !source.includes(`'${id}'`) &&
      !id.startsWith('board-intro-') &&
      !built.some((beginning) => beginning !== 'board-' && id.startsWith(beginning)) &&
      !['board-circled', 'board-crossed', 'board-poker-short', 'board-map-short'].includes(id),
  );
  expect(unsaid).toEqual([]);
});
