import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAPER } from '../../pieces/stocks';
import { BACKS, cardLook, FACES, STORE } from './looks';

const FOLDER = join(import.meta.dirname, '../../../../src/saloon/games/dice_town');
const COMPONENTS = readFileSync(join(FOLDER, 'components.toml'), 'utf8');

function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

describe('the looks', () => {
  it('keep a contrast of 7 to 1 on paper', () => {
    const inks = [
      ...Object.values(FACES).map(({ ink }) => ink),
      ...Object.values(STORE).map(({ stock }) => stock.ink),
      cardLook('deed_1').stock.ink,
    ];
    const poor = inks.filter((ink) => (light(PAPER) + 0.05) / (light(ink) + 0.05) < 7);
    expect(poor).toEqual([]);
  });
  it('tell faces, cards and backs apart by shape', () => {
    expect(new Set(Object.values(FACES).map(({ shape }) => shape)).size).toBe(6);
    expect(new Set(Object.values(STORE).map(({ picture }) => picture)).size).toBe(Object.keys(STORE).length);
    expect(BACKS.store!.picture).not.toBe(BACKS.deed!.picture);
  });
  it('have a picture for every card of the box', () => {
    const names = [...COMPONENTS.matchAll(/^id = "(\w+)"/gm)].map((found) => found[1]!);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !cardLook(name).picture)).toEqual([]);
  });
});

describe('the texts of the board', () => {
  const ids = (lang: string): string[] =>
    [...readFileSync(join(import.meta.dirname, `${lang}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1]!,
    );
  it('are the same messages in both languages, each once', () => {
    expect(new Set(ids('en')).size).toBe(ids('en').length);
    expect(ids('cs')).toEqual(ids('en'));
  });
});
