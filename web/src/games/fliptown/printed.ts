/** What is printed on the map, from the components of the game (`make types` writes them to printed.json). */
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

export const PRINTED = components as unknown as Components;
/** Pans and hammers have so many places each. */
export const TOOLS = 4;
export const ROUNDS = 3;
export const TURNS = 5;

/** All spaces by number, as views count them. */
export const SPACES: readonly string[] = [
  ...PRINTED.trail.list,
  ...PRINTED.badlands.list,
  ...PRINTED.mine.list,
  ...PRINTED.town.list,
  ...PRINTED.cemetery.list,
].map(({ id }) => id);

export const GROUPS = ['chicken', 'cattle', 'stagecoach', 'train'] as const;

export function areaOf(space: string): Area {
  if (space.startsWith('town')) return 'town';
  return ({ T: 'trail', B: 'badlands', M: 'mine', G: 'cemetery' } as const)[space[0]!] ?? 'town';
}

export function price(name: string): number {
  return Number(PRINTED.prices[name] ?? 0);
}

export function figure(name: string): number {
  return Number(PRINTED.buildings[name] ?? 0);
}

export function figures(name: string): number[] {
  const found = PRINTED.buildings[name];
  return Array.isArray(found) ? found : [];
}

/** Resources in the order in which they are always shown. */
export const RESOURCES = ['stars', 'money', 'gold', 'pans', 'hammers', 'wanted'];

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
