import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAPER } from '../../pieces/stocks';
import { buildingInk, buildingPicture, CIVIC, iconsOf, LOOKS, POINTS_INK, typesIn } from './looks';

const FOLDER = join(import.meta.dirname, '../../../../src/saloon/games/point_city');
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
    const inks = [...Object.values(LOOKS).map(({ ink }) => ink), CIVIC.ink, POINTS_INK];
    const poor = inks.filter((ink) => (light(PAPER) + 0.05) / (light(ink) + 0.05) < 7);
    expect(poor).toEqual([]);
  });
  it('tell all types apart by picture', () => {
    expect(new Set(Object.values(LOOKS).map(({ picture }) => picture)).size).toBe(6);
  });
  it('have a picture of its own for every building of the box', () => {
    const names = [...COMPONENTS.matchAll(/name = "(\w+)"/g)].map((found) => found[1]!);
    expect(names.length).toBeGreaterThan(150);
    const unknown = buildingPicture('no such building');
    const plain = [...new Set(names)].filter((name) => buildingPicture(name) === unknown);
    expect(plain).toEqual(['tiny_house']);
  });
});

it('reads kinds of cards', () => {
  expect(iconsOf('double_energy')).toEqual({ type: 'energy', icons: 2 });
  expect(iconsOf('ingenuity')).toEqual({ type: 'ingenuity', icons: 1 });
});

it('colours buildings by what they give', () => {
  expect(buildingInk({ permanent: 'energy', civic: false })).toBe(LOOKS.energy!.ink);
  expect(buildingInk({ permanent: null, civic: true })).toBe(CIVIC.ink);
  expect(buildingInk({ permanent: null, civic: false })).toBe(POINTS_INK);
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
  it('know which types a token is about', () => {
    expect(typesIn('energy')).toEqual(['energy']);
    expect(typesIn('energy_ecology')).toEqual(['energy', 'ecology']);
    expect(['flat_low', 'pairs_of_a_type', 'ingenuity_cards'].flatMap(typesIn)).toEqual([]);
  });
});
