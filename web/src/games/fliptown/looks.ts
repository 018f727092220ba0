/** How resources, areas, items and spaces look. What they are called and do comes from the server. */
import bandana from 'icon:bandana';
import bank from 'icon:bank';
import bed from 'icon:bed';
import bull from 'icon:bull';
import church from 'icon:church';
import clubs from 'icon:clubs';
import coffin from 'icon:coffin';
import diamonds from 'icon:diamonds';
import gold from 'icon:gold-nuggets';
import hammer from 'icon:flat-hammer';
import handcuffs from 'icon:handcuffs';
import hearts from 'icon:hearts';
import hideout from 'icon:mountain-cave';
import horse from 'icon:horse-head';
import horseshoe from 'icon:horseshoe';
import joker from 'icon:card-joker';
import law from 'icon:law-star';
import locomotive from 'icon:steam-locomotive';
import pick from 'icon:war-pick';
import revolver from 'icon:revolver';
import rifle from 'icon:winchester-rifle';
import robber from 'icon:robber';
import rooster from 'icon:rooster';
import saloon from 'icon:saloon-doors';
import shop from 'icon:shop';
import spade from 'icon:spade';
import spades from 'icon:spades';
import stable from 'icon:stable';
import stake from 'icon:treasure-map';
import tombstone from 'icon:tombstone';
import wagon from 'icon:old-wagon';

export type Area = 'trail' | 'badlands' | 'mine' | 'town' | 'cemetery';
export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs';

/** In the order in which they are always shown. */
export const AREAS: readonly Area[] = ['trail', 'badlands', 'mine', 'town', 'cemetery'];
export const SUITS: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs'];
export const AREA_OF: Record<Suit, Area> = {
  hearts: 'trail',
  spades: 'badlands',
  diamonds: 'mine',
  clubs: 'town',
};

export const SUIT_SIGNS: Record<string, string> = { hearts, spades, diamonds, clubs };
export const AREA_SIGNS: Record<string, string> = {
  trail: hearts,
  badlands: spades,
  mine: diamonds,
  town: clubs,
  cemetery: tombstone,
};

export function isRed(suit: string): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

const LETTERS: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A rank as cards show it. */
export function rankLetter(rank: number): string {
  return LETTERS[rank] ?? String(rank);
}

/** The gold pan: the one thing that the icon set does not have. */
export const PAN =
  'M256 92c130 0 236 66 236 147 0 70-36 128-92 164-36 23-88 36-144 36s-108-13-144-36C56 367 20 309 20 239 20 158 126 92 256 92zm0 46c-105 0-190 46-190 101s85 101 190 101 190-46 190-101-85-101-190-101zm-66 96a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm92-40a30 30 0 1 1 0 60 30 30 0 0 1 0-60zm58 60a18 18 0 1 1 0 36 18 18 0 0 1 0-36z';

/** The outlines of tools; the other resources are drawn. */
export const RESOURCE_SIGNS: Record<string, string> = { pans: PAN, hammers: hammer };

export const GROUP_SIGNS: Record<string, string> = {
  chicken: rooster,
  cattle: bull,
  stagecoach: wagon,
  train: locomotive,
};

export const BUILDING_SIGNS: Record<string, string> = {
  town_01: coffin,
  town_02: bank,
  town_03: hideout,
  town_04: stable,
  town_05: shop,
  town_06: church,
  town_07: bed,
  town_08: stake,
  town_09: revolver,
  town_10: handcuffs,
  town_11: law,
  town_12: saloon,
  town_13: gold,
};

export const ITEM_SIGNS: Record<string, string> = {
  undertaker: coffin,
  shovel: spade,
  bank_red: diamonds,
  bank_black: spades,
  work_horse: horseshoe,
  trail_horse: horse,
  store_pan: PAN,
  pickaxe: pick,
  bandana,
  pistol: revolver,
  rifle,
  outlaw_j: robber,
  outlaw_q: robber,
  outlaw_k: robber,
  joker,
};
