import { describe, expect, it } from 'vitest';
import { LOOKS } from './cards';
import script from './intro.json';

function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
  return (more! + 0.05) / (less! + 0.05);
}

describe('the looks of the cards', () => {
  it.each(Object.entries(LOOKS))('%s can be read at a glance', (_, { stock }) => {
    expect(contrast(stock.ink, stock.paper)).toBeGreaterThan(7);
    expect(contrast(stock.ink, stock.reverse)).toBeGreaterThan(7);
  });
  it('are there for every card of the game, and told apart by their pictures', () => {
    expect(Object.keys(LOOKS)).toEqual(expect.arrayContaining(Object.keys(script[0]!.view.values)));
    expect(new Set(Object.values(LOOKS).map((look) => look.picture)).size).toBe(Object.keys(LOOKS).length);
  });
});
