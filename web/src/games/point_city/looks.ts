/** How resources and buildings look: their pictures and colours. What they are called and do comes from the server. */
import amusements from 'icon:carousel';
import apartments from 'icon:modern-city';
import atm from 'icon:pay-money';
import birdFeeder from 'icon:bird-house';
import bolt from 'icon:electric';
import bulb from 'icon:light-bulb';
import busStop from 'icon:bus-stop';
import cafe from 'icon:coffee-cup';
import cellTower from 'icon:radio-tower';
import coins from 'icon:two-coins';
import dam from 'icon:dam';
import dataCenter from 'icon:server-rack';
import factory from 'icon:factory';
import foodTruck from 'icon:food-truck';
import fountain from 'icon:water-fountain';
import friends from 'icon:three-friends';
import gallery from 'icon:mona-lisa';
import garden from 'icon:sprout';
import gears from 'icon:gears';
import golf from 'icon:golf-flag';
import hotDog from 'icon:hot-dog';
import leaf from 'icon:oak-leaf';
import mansion from 'icon:family-house';
import newspaper from 'icon:newspaper';
import observatory from 'icon:observatory';
import park from 'icon:park-bench';
import playground from 'icon:kid-slide';
import pond from 'icon:lotus-flower';
import postOffice from 'icon:post-office';
import quarry from 'icon:mine-truck';
import radio from 'icon:tv-tower';
import shop from 'icon:shop';
import station from 'icon:railway';
import supermarket from 'icon:shopping-cart';
import temple from 'icon:greek-temple';
import tinyHouse from 'icon:house';
import townhouses from 'icon:block-house';
import treeHouse from 'icon:treehouse';
import warehouse from 'icon:warehouse';

/** The five types in the order in which they are always shown. */
export const TYPES = ['community', 'economy', 'energy', 'ecology', 'industry'];
export const INGENUITY = 'ingenuity';

export interface Look {
  picture: string;
  /** Dark enough for cream letters on it, and for itself on cream (7 to 1). */
  ink: string;
}

export const LOOKS: Record<string, Look> = {
  community: { picture: friends, ink: '#8a1c3c' },
  economy: { picture: coins, ink: '#644200' },
  energy: { picture: bolt, ink: '#8a2f00' },
  ecology: { picture: leaf, ink: '#245020' },
  industry: { picture: gears, ink: '#2b4658' },
  ingenuity: { picture: bulb, ink: '#54297a' },
};

/** What carries no permanent resource: points alone, and what the citizens share. */
export const POINTS_INK = '#2a1c13';
export const CIVIC: Look = { picture: temple, ink: '#004c4a' };

const BUILDINGS: Record<string, string> = {
  atm,
  mini_golf: golf,
  newsstand: newspaper,
  market_stall: shop,
  bus_stop: busStop,
  post_office: postOffice,
  pond,
  food_truck: foodTruck,
  playground,
  hot_dog_stand: hotDog,
  tiny_house: tinyHouse,
  tree_house: treeHouse,
  bird_feeder: birdFeeder,
  art_gallery: gallery,
  fountain,
  cafe,
  community_garden: garden,
  townhouses,
  cell_tower: cellTower,
  factory,
  radio_station: radio,
  observatory,
  supermarket,
  city_park: park,
  mansion,
  warehouse,
  amusement_park: amusements,
  apartments,
  data_center: dataCenter,
  quarry,
  train_station: station,
  dam,
};

export function buildingPicture(name: string): string {
  return BUILDINGS[name] ?? tinyHouse;
}

/** The type of a kind of resource card and how many icons it shows: `double_energy` is two energy. */
export function iconsOf(kind: string): { type: string; icons: number } {
  return kind.startsWith('double_')
    ? { type: kind.slice('double_'.length), icons: 2 }
    : { type: kind, icons: 1 };
}

/** The types that a token is about, by its id: `energy_ecology` is about two, `flat_low` about none. */
export function typesIn(token: string): string[] {
  const words = token.split('_');
  return words.every((word) => TYPES.includes(word)) ? words : [];
}

export function look(type: string): Look {
  return LOOKS[type] ?? CIVIC;
}

/** The colour of a building: that of the permanent resource that it gives. */
export function buildingInk(building: { permanent: string | null; civic: boolean }): string {
  if (building.permanent) return look(building.permanent).ink;
  return building.civic ? CIVIC.ink : POINTS_INK;
}
