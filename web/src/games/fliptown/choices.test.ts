import { describe, expect, it } from 'vitest';
import type { AssignmentView, Choice, Game, MapView, ReachView, View } from '../../lib/games/fliptown';
import { offering } from '../../testing/named';
import { askedOf, assignments, costOf, isOnMap, pinsOf, spaceOf, waysToAll } from './choices';
import { SPACES } from './printed';

const number = (space: string): number => SPACES.indexOf(space);

function assignment(
  action: number,
  poker: string,
  free: string[],
  paid: Record<string, number> = {},
): AssignmentView {
  return {
    action,
    suit: 'h4',
    value: 's9',
    poker,
    free: free.map(number),
    paid: Object.fromEntries(Object.entries(paid).map(([space, gold]) => [String(number(space)), gold])),
  };
}
const map = { circled: ['G11'] } as unknown as MapView;
function table(found: { assignments?: AssignmentView[]; reach?: ReachView[] }): View {
  return { player: 0, maps: [map], own: { assignments: [], reach: [], ...found } } as unknown as View;
}
const offer = offering<Game>();
const kingAside = offer(1, 'assign', { suit: 'left', value: 'middle' });
const nineAside = offer(2, 'assign', { suit: 'left', value: 'right' });
const both = table({
  assignments: [assignment(1, 'c13', ['T9'], { B9: 2 }), assignment(2, 's9', ['T9', 'T13'], { B9: 1 })],
});

describe('an assignment', () => {
  it('gives the third card to poker', () => {
    expect(pinsOf(kingAside)).toEqual({ suit: 0, value: 1, poker: 2 });
    expect(pinsOf(nineAside)).toEqual({ suit: 0, value: 2, poker: 1 });
  });
  it('counts only if it is offered and leaves the cards where they lie', () => {
    const actions = (pins: object, choices: Choice[]): number[] =>
      assignments(both, choices, pins).map(({ action }) => action);
    expect(actions({}, [kingAside, nineAside])).toEqual([1, 2]);
    expect(actions({ poker: 1 }, [kingAside, nineAside])).toEqual([2]);
    expect(actions({ suit: 1 }, [kingAside, nineAside])).toEqual([]);
    expect(actions({}, [kingAside])).toEqual([1]);
  });
  it('costs what the view says, and nothing in the cemetery', () => {
    const found = assignment(1, 'c13', ['T9'], { B9: 2 });
    expect(costOf(found, 'T9', true)).toBe(0);
    expect(costOf(found, 'B9', true)).toBe(2);
    expect(costOf(found, 'B8', true)).toBeNull();
    expect(costOf(found, 'G00', true)).toBe(0);
    expect(costOf(found, 'G00', false)).toBeNull();
  });
});

describe('ways while cards are assigned', () => {
  const ways = waysToAll(both, [kingAside, nineAside], {}, false);

  it('lead to all that any assignment opens, the cheapest first', () => {
    expect(ways.get('T13')?.map(({ action }) => action)).toEqual([2]);
    expect(ways.get('B9')?.map(({ action, gold }) => [action, gold])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(ways.has('T12')).toBe(false);
  });
  it('lead to every tombstone that is not circled, once for every card that is left to poker', () => {
    expect(ways.has('G11')).toBe(false);
    expect(ways.get('G00')?.map(({ poker }) => poker)).toEqual(['c13', 's9']);
  });
});

describe('ways to act', () => {
  const reach: ReachView[] = [
    { action: 10, space: 'B9', gold: 2 },
    { action: 11, space: 'B9', jokers: 1 },
    { action: 12, space: 'B9', gold: 2, full_wanted: true },
    { action: 13, space: 'G00', full_wanted: true },
  ];
  const choices = reach.map(({ action }) =>
    offer(action, 'rob', { target: 'B9', way: 'plain', wanted: 'all' }),
  );
  const numbers = (full: boolean, offered = choices): number[] =>
    (waysToAll(table({ reach }), offered, {}, full).get('B9') ?? []).map(({ action }) => action);

  it('take fewer WANTED unless all are wanted', () => {
    expect(numbers(false)).toEqual([10, 11]);
    expect(numbers(true)).toEqual([12]);
  });
  it('take all WANTED where there is no other way', () => {
    expect(waysToAll(table({ reach }), choices, {}, false).get('G00')).toHaveLength(1);
  });
  it('are only what is offered', () => {
    expect(numbers(false, [choices[1]!])).toEqual([11]);
  });
});

it('asks about the plain action where a space cannot be reached', () => {
  expect(askedOf('B9')).toEqual({ family: 'rob', arguments: { target: 'B9', way: 'plain', wanted: 'all' } });
  expect(askedOf('G00')).toEqual({
    family: 'mourn',
    arguments: { grave: 'G00', change: 'none', wanted: 'all' },
  });
  expect(askedOf('town_05')).toEqual({ family: 'visit', arguments: { building: 'town_05', way: 'plain' } });
});

it('knows which choices lie on the map, and where', () => {
  expect(isOnMap(kingAside)).toBe(true);
  expect(isOnMap(offer(3, 'done', {}))).toBe(false);
  expect(spaceOf(offer(4, 'dig', { room: 'M2A', way: 'plain' }))).toBe('M2A');
  expect(spaceOf(kingAside)).toBeNull();
});
