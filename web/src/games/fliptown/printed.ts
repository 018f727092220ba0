/** What is printed on the map: the components of the game (`make types` writes them to printed.json), or a table's own. */
import type { Resource, View } from '../../lib/games/fliptown';
import type { Area } from './looks';
import components from './printed.json';
import type { Counted } from './signs';

interface Gains {
  gain?: Record<string, number>;
  bonus?: Area;
}
export interface StopPrint extends Gains {
  id: string;
  rank: number;
  tool?: boolean;
  cross?: number;
}
export interface TargetPrint {
  id: string;
  rank: number;
  group: string;
  gain: Record<string, number>;
}
export interface RoomPrint extends Gains {
  id: string;
  from: { room: string; least: number; most: number }[];
  silver?: Area;
}
export interface HousePrint extends Gains {
  id: string;
  rank: number;
}
export interface LinkPrint extends Gains {
  id: string;
  between: [string, string];
}

interface Components {
  changes: { suit: number; step: number };
  trail: { list: StopPrint[] };
  badlands: { list: TargetPrint[] };
  groups: Record<string, string>;
  mine: { list: RoomPrint[] };
  town: { list: HousePrint[] };
  prices: Record<string, number | string>;
  buildings: Record<string, number | string | number[]>;
  cemetery: { wanted: number; list: { id: string }[] };
  links: { list: LinkPrint[] };
  poker: Record<string, string | [number, number]>;
  work: { gold_per_pan: number; money_per_hammer: number };
}

/** The numbers of a table. */
export class Print {
  readonly all: Components;

  constructor(all: Components) {
    this.all = all;
  }

  price(name: string): number {
    return Number(this.all.prices[name] ?? 0);
  }

  figure(name: string): number {
    return Number(this.all.buildings[name] ?? 0);
  }

  figures(name: string): number[] {
    const found = this.all.buildings[name];
    return Array.isArray(found) ? found : [];
  }

  handPays(hand: string): Counted[] {
    const pays = this.all.poker[hand];
    return Array.isArray(pays) ? counted({ money: pays[0], stars: pays[1] }) : [];
  }

  /** The numbers of the town by name, for its texts: `$price_bank`, `$church_most`, `$hotel_1`. */
  get figuresByName(): Record<string, number> {
    const prices = Object.keys(this.all.prices).map((name) => [`price_${name}`, this.price(name)]);
    const buildings = Object.entries(this.all.buildings).flatMap(([name, found]) =>
      Array.isArray(found)
        ? found.map((number, at) => [`${name}_${at + 1}`, number])
        : [[name, this.figure(name)]],
    );
    return Object.fromEntries([...prices, ...buildings]) as Record<string, number>;
  }
}

const STANDARD = new Print(components as unknown as Components);

export function printOf({ printed }: Pick<View, 'printed'>): Print {
  return printed ? new Print(printed as unknown as Components) : STANDARD;
}

/** Pans and hammers have so many places each. */
export const TOOLS = 4;
export const ROUNDS = 3;
export const TURNS = 5;

/** All spaces by number, as views count them; they are the same with any components, and so are the hands. */
export const SPACES: readonly string[] = [
  ...STANDARD.all.trail.list,
  ...STANDARD.all.badlands.list,
  ...STANDARD.all.mine.list,
  ...STANDARD.all.town.list,
  ...STANDARD.all.cemetery.list,
].map(({ id }) => id);

/** Poker hands that pay, the best first. */
export const HANDS: readonly string[] = Object.entries(STANDARD.all.poker)
  .filter(([hand, pays]) => Array.isArray(pays) && hand !== 'nothing')
  .map(([hand]) => hand)
  .reverse();

export const GROUPS = ['chicken', 'cattle', 'stagecoach', 'train'] as const;

export function areaOf(space: string): Area {
  if (space.startsWith('town')) return 'town';
  return ({ T: 'trail', B: 'badlands', M: 'mine', G: 'cemetery' } as const)[space[0]!] ?? 'town';
}

/** Resources in the order in which they are always shown. */
export const RESOURCES: Resource[] = ['stars', 'money', 'gold', 'pans', 'hammers', 'wanted'];

export function counted(gain: Record<string, number> = {}): Counted[] {
  return RESOURCES.filter((kind) => gain[kind]).map((kind) => ({ kind, count: gain[kind]! }));
}

/** What a space gives, as signs: bonus actions last but WANTED. */
export function signsOf({ gain, bonus }: Gains): Counted[] {
  const all = counted(gain);
  const extra = bonus ? [{ kind: `bonus:${bonus}`, count: 1 }] : [];
  return [
    ...all.filter(({ kind }) => kind !== 'wanted'),
    ...extra,
    ...all.filter(({ kind }) => kind === 'wanted'),
  ];
}
