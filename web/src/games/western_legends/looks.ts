/** Which picture stands for what. */
import bandit from 'icon:bandit';
import bank from 'icon:bank';
import boot from 'icon:cowboy-boot';
import brandy from 'icon:brandy-bottle';
import cabin from 'icon:wood-cabin';
import cards from 'icon:card-pick';
import clubs from 'icon:clubs';
import cow from 'icon:cow';
import curtains from 'icon:theater-curtains';
import diamonds from 'icon:diamonds';
import duel from 'icon:crossed-pistols';
import donkey from 'icon:donkey';
import doctor from 'icon:medicines';
import deal from 'icon:poker-hand';
import doors from 'icon:saloon-doors';
import hat from 'icon:western-hat';
import heal from 'icon:heart-plus';
import hearts from 'icon:hearts';
import horse from 'icon:horse-head';
import knapsack from 'icon:knapsack';
import laurels from 'icon:laurels';
import man from 'icon:hooded-figure';
import map from 'icon:treasure-map';
import mine from 'icon:gold-mine';
import money from 'icon:cash';
import nuggets from 'icon:gold-nuggets';
import scroll from 'icon:tied-scroll';
import revolver from 'icon:revolver';
import rifle from 'icon:winchester-rifle';
import sheriff from 'icon:law-star';
import shop from 'icon:shop';
import shotgun from 'icon:sawed-off-shotgun';
import spades from 'icon:spades';
import train from 'icon:steam-locomotive';
import wanted from 'icon:wanted-reward';
import wounds from 'icon:bleeding-wound';
import badge from 'icon:police-badge';

export const PICTURES = {
  bandit,
  badge,
  cards,
  cow,
  heal,
  laurels,
  man,
  money,
  nuggets,
  sheriff,
  wanted,
  wounds,
  boot,
};

const KINDS: Record<string, string> = {
  store: shop,
  saloon: doors,
  mine,
  bank,
  doctor,
  cabaret: curtains,
  ranch: cow,
  rail_station: train,
  hideout: cabin,
  sheriff_office: sheriff,
};
const ITEMS: Record<string, string> = {
  mustang: horse,
  mule: donkey,
  revolver,
  shotgun,
  rifle,
  whiskey: brandy,
  ten_gallon: hat,
  provisions: knapsack,
  miners_map: map,
};
const SUITS: Record<string, string> = { spades, clubs, hearts, diamonds };
const RANKS: Record<string, string> = { jack: 'J', queen: 'Q', king: 'K', ace: 'A' };

const GAINS: Record<string, string> = {
  lp: laurels,
  money,
  cards,
  nuggets,
  wounds,
  heal,
  marshal: badge,
  wanted,
  actions: boot,
};
const DEEDS: Record<string, string> = {
  moved: boot,
  played: spades,
  fight: duel,
  poker: deal,
  cattle: cow,
  story: scroll,
  jail: sheriff,
};

export const gainPicture = (resource: string): string => GAINS[resource] ?? money;
export const deedPicture = (deed: string): string => DEEDS[deed] ?? boot;
export const kindPicture = (kind: string): string => KINDS[kind] ?? cabin;
export const itemPicture = (item: string): string => ITEMS[item] ?? knapsack;

/** `queen_hearts` as it is printed: Q, the suit's outline, and whether it is red. */
export function printed(card: string): { rank: string; suit: string; red: boolean } {
  const [rank, suit] = card.split('_') as [string, string];
  return {
    rank: RANKS[rank] ?? rank,
    suit: SUITS[suit] ?? spades,
    red: suit === 'hearts' || suit === 'diamonds',
  };
}

/** What a fight card of that value shows. */
export function fightRank(value: number): string {
  return ['J', 'Q', 'K', 'A'][value - 11] ?? String(value);
}
