// Written by `make types` from saloon.games.fliptown; do not edit.

import type { ChoiceIn, HappeningIn, NamedIn } from '../game';

/** What somebody has. */
export interface MapView {
  money: number;
  gold: number;
  stars: number;
  /** Active WANTED. */
  wanted: number;
  pans: number;
  hammers: number;
  /** The circled spaces of all areas, in the order of their numbers. */
  circled: string[];
  /** Stops of the trail that were jumped over. */
  crossed: string[];
  /** The targets that were robbed with success; other circled ones failed. */
  robbed: string[];
  /** The rewards between tombstones that were gained. */
  links: string[];
  /** What was bought or received in town; no stays in the hotel. */
  items: string[];
  /** How many silver stars the stays in the hotel are worth. */
  hotel: number;
  /** The claimed shapes, in the order in which they were claimed. */
  claims: string[];
  character: string | null;
  /** How often the ability can still be used; for the Wild Card the jokers left. */
  uses_left: number;
  /** The three columns, as far as they are filled. */
  poker: string[][];
  /** What each column was worth, once it was. */
  hands: (string | null)[];
  /** The hold'em cards of this round as far as the viewer may know them. */
  hole: string[];
  hole_count: number;
  /** For each of the open bounties the stars that were gained for it, or 0. */
  bounties: number[];
  /** All silver stars as things stand. */
  silver: number;
  /** As things stand (FT-EN1). */
  score: number;
  /** Whether the sheriff was bribed in this round; shown after all have decided (FT-HI8). */
  bribed: boolean;
  /** Whether this player is still asked something. */
  busy: boolean;
}

/** A space that can be chosen now, and what it brings. */
export interface ReachView {
  action: number;
  space: string;
  /** What changing the cards costs. */
  gold?: number;
  jokers?: number;
  /** Whether the Prospector's ability is used. */
  shifts?: boolean;
  /** What the suit card counts as, if it is changed. */
  suit?: string | null;
  /** What the value card counts as, if it is changed by gold, joker or ability; else 0. */
  value?: number;
  /** Whether all WANTED are taken although fewer would do (FT-BL12, FT-CE8). */
  full_wanted?: boolean;
  /** Resources at once; for a robbery what it brings if it succeeds. */
  brings?: Record<string, number>;
  /** The areas of the bonus actions that it brings. */
  bonus?: string[];
  /** Silver stars as things stand. */
  silver?: number;
}

/** One way to assign the three cards, with the spaces that it opens. */
export interface AssignmentView {
  action: number;
  suit: string;
  value: string;
  poker: string;
  /** Numbers of the spaces of the area that cost nothing; the cemetery is always open as well. */
  free: number[];
  /** Spaces of all four areas that cost gold, by their numbers, and the least that they cost. */
  paid: Record<string, number>;
}

/** A bonus action that may still be taken, or the effect of a building that was put off. */
export interface PendingView {
  area: string | null;
  building: string | null;
  count: number;
}

/** The viewer's own turn; nobody else sees it before all are done. */
export interface TurnView {
  /** The assigned cards, once they are. */
  suit_card: string | null;
  value_card: string | null;
  poker_card: string | null;
  /** What the suit card counts as. */
  suit: string | null;
  /** What the value card counts as, once the main action is taken. */
  value: number;
  /** Whether the main action is taken. */
  acted: boolean;
  pending: PendingView[];
  /** How many rewards for hunted outlaws are still to be chosen. */
  rewards: number;
  /** Those drawn by the viewer in this turn. */
  robbery_cards: string[];
  /** The chance to rob each free target next, from the cards that the viewer has not seen. */
  odds: Record<string, number>;
  /** The building whose effect is asked about. */
  building: string | null;
  /** How many WANTED can be crossed out or how many exchanges made, where that is asked. */
  most: number;
  /** Where cards are to be assigned. */
  assignments: AssignmentView[];
  /** Where a main action or a bonus action is to be chosen. */
  reach: ReachView[];
  /** Whether the cowbot would steal a card if the turn ended now (FT-CB2). */
  triggered: boolean;
}

/** An open bounty. */
export interface BountyView {
  bounty: string;
  /** What it brings to a player who meets it in this turn. */
  stars: number;
  /** How far each player is, as seen by the viewer … */
  done: number[];
  /** … of so much. */
  need: number;
}

/** The sheriff's threat to the viewer, from the cards that the viewer has not seen. */
export interface SheriffView {
  /** The sheriff card, if the viewer has seen it or it was shown. */
  card: string | null;
  /** The chance of being arrested with the WANTED of now. */
  odds: number;
  /** The same for 0 to 14 WANTED. */
  odds_by_wanted: number[];
  /** What a bribe would cost now. */
  bribe: number;
  fine_money: number;
  fine_stars: number;
  /** What an arrest would cost on average in points, paid the cheaper way, times the chance. */
  loss: number;
  /** FT-SH7, FT-SH8: whether money is no way out. */
  must_pay_stars: boolean;
}

/** A solo challenge. */
export interface ChallengeView {
  challenge: string;
  /** As things stand; at the end of the game for good. SC14 and SC15 look at this game alone. */
  met: boolean;
  /** Whether it is met over several games (SC14, SC15). */
  campaign: boolean;
}

/** The cowbot of a solo game. */
export interface CowbotView {
  cowbot: string;
  difficulty: string;
  suit: string;
  /** Of what the player must not gain any while the suit lies in the line-up. */
  trigger: string;
  stolen: number;
  score: number;
  /** Its points by area, and for `stolen`, `character` and `hold_em`. */
  lines: Record<string, number>;
}

/** The title of a player (FT-EN3). */
export interface TitleView {
  score_word: string;
  wanted_word: string;
}

/** The table as a player (or a spectator) sees it. */
export interface View {
  player: number | null;
  /** From 1 to 3. */
  round: number;
  /** From 1 to 5; 0 outside of turns. */
  turn: number;
  /** turn, poker, sheriff or over. */
  phase: string;
  lineup: string[];
  /** How many cards the deck holds, as far as the viewer knows. */
  deck: number;
  /** All cards of this round that everybody has seen and that lie in no line-up, sorted. */
  discards: string[];
  /** How many cards of each rank, ace first, the viewer has not seen in this round. */
  unseen: number[];
  maps: MapView[];
  own: TurnView | null;
  /** None for spectators. */
  sheriff: SheriffView | null;
  bounties: BountyView[];
  cowbot: CowbotView | null;
  /** In solo games. */
  challenges: ChallengeView[];
  /** What everybody would be called now. */
  titles: TitleView[];
  hold_em: boolean;
  competitive: boolean;
  /** What the pistol and the rifle add. */
  gun_bonus: number[];
  /** What is printed on maps and cards, where a user's own components replace the game's; else None. */
  printed: Record<string, unknown> | null;
  /** What each player is asked now, as far as the viewer may know; "" for those who are not. */
  prompts: string[];
  over: boolean;
}

export type Answer = 'no' | 'yes';

export type Reward = 'money' | 'gold' | 'cross_1' | 'cross_2';

export type Place = 'left' | 'middle' | 'right';

export type Stop = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9' | 'T10' | 'T11' | 'T12' | 'T13';

export type Way = 'plain' | 'joker_value' | 'shift_value' | 'gold_suit' | 'gold_suit_joker_value' | 'gold_suit_shift_value' | 'joker_suit' | 'joker_suit_joker_value' | 'joker_suit_shift_value';

export type Target = 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B7' | 'B8' | 'B9' | 'B10' | 'B11' | 'B12' | 'B13';

export type Wanted = 'all' | 'less';

export type Room = 'M1A' | 'M1B' | 'M2A' | 'M2B' | 'M2C' | 'M3A' | 'M3B' | 'M3C' | 'M3D' | 'M4A' | 'M4B' | 'M4C' | 'M4D' | 'M4E';

export type Building = 'town_01' | 'town_02' | 'town_03' | 'town_04' | 'town_05' | 'town_06' | 'town_07' | 'town_08' | 'town_09' | 'town_10' | 'town_11' | 'town_12' | 'town_13';

export type Grave = 'G00' | 'G01' | 'G02' | 'G10' | 'G11' | 'G12' | 'G20' | 'G21' | 'G22';

export type Change = 'none' | 'gold_hearts' | 'gold_spades' | 'gold_diamonds' | 'gold_clubs' | 'joker_hearts' | 'joker_spades' | 'joker_diamonds' | 'joker_clubs';

export type Ability = 'trail' | 'badlands' | 'mine' | 'town' | 'cemetery' | 'gold' | 'wanted';

export type Tool = 'pans' | 'hammers';

export type Item = 'undertaker' | 'shovel' | 'bank_red' | 'bank_black' | 'work_horse' | 'trail_horse' | 'store_pan' | 'pickaxe' | 'bandana' | 'pistol' | 'rifle' | 'outlaw_j' | 'outlaw_q' | 'outlaw_k' | 'hotel';

export type Lots = '1_2' | '2_3' | '4_5' | '5_6' | '7_8' | '8_9' | '1_4' | '2_5' | '3_6' | '4_7' | '5_8' | '6_9' | '1_2_3' | '4_5_6' | '7_8_9' | '1_4_7' | '2_5_8' | '3_6_9' | '2_4_5' | '1_4_5' | '1_2_5' | '1_2_4' | '3_5_6' | '2_5_6' | '2_3_6' | '2_3_5' | '5_7_8' | '4_7_8' | '4_5_8' | '4_5_7' | '6_8_9' | '5_8_9' | '5_6_9' | '5_6_8';

export type Card = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'h7' | 'h8' | 'h9' | 'h10' | 'h11' | 'h12' | 'h13' | 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9' | 's10' | 's11' | 's12' | 's13' | 'd1' | 'd2' | 'd3' | 'd4' | 'd5' | 'd6' | 'd7' | 'd8' | 'd9' | 'd10' | 'd11' | 'd12' | 'd13' | 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7' | 'c8' | 'c9' | 'c10' | 'c11' | 'c12' | 'c13';

export type FineResource = 'money' | 'stars';

export type Character = 'trailblazer' | 'cheat' | 'prospector' | 'settler' | 'bandit' | 'marshal' | 'preacher' | 'miner' | 'ranch_hand' | 'grave_robber' | 'man_in_black' | 'baroness' | 'mayor' | 'wild_card';

export type Bounty = 'BO1' | 'BO2' | 'BO3' | 'BO4' | 'BO5' | 'BO6' | 'BO7' | 'BO8' | 'BO9' | 'BO10' | 'BO11' | 'BO12';

export type Cowbot = 'jane' | 'billy' | 'bart' | 'earp';

export type SuitChangedSuit = 'hearts' | 'spades' | 'diamonds' | 'clubs';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K';

export type Space = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9' | 'T10' | 'T11' | 'T12' | 'T13' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6' | 'B7' | 'B8' | 'B9' | 'B10' | 'B11' | 'B12' | 'B13' | 'M1A' | 'M1B' | 'M2A' | 'M2B' | 'M2C' | 'M3A' | 'M3B' | 'M3C' | 'M3D' | 'M4A' | 'M4B' | 'M4C' | 'M4D' | 'M4E' | 'town_01' | 'town_02' | 'town_03' | 'town_04' | 'town_05' | 'town_06' | 'town_07' | 'town_08' | 'town_09' | 'town_10' | 'town_11' | 'town_12' | 'town_13' | 'G00' | 'G01' | 'G02' | 'G10' | 'G11' | 'G12' | 'G20' | 'G21' | 'G22';

export type Resource = 'money' | 'gold' | 'stars' | 'wanted' | 'pans' | 'hammers';

export type Area = 'trail' | 'badlands' | 'mine' | 'town' | 'cemetery';

export type Hand = 'nothing' | 'one_pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'flush' | 'full_house' | 'four_of_a_kind' | 'straight_flush' | 'royal_flush';

/** The arguments of actions, by family. */
export type Families = {
  reflip: { answer: Answer };
  reward: { reward: Reward };
  assign: { suit: Place; value: Place };
  ride: { stop: Stop; way: Way };
  rob: { target: Target; way: Way; wanted: Wanted };
  dig: { room: Room; way: Way };
  visit: { building: Building; way: Way };
  mourn: { grave: Grave; change: Change; wanted: Wanted };
  pass: Record<string, never>;
  ability: { ability: Ability };
  effect: { building: Building };
  postpone: Record<string, never>;
  skip: Record<string, never>;
  done: Record<string, never>;
  tool: { tool: Tool };
  cross: { amount: number };
  exchange: { times: number };
  buy: { item: Item };
  claim: { lots: Lots };
  look: Record<string, never>;
  star: Record<string, never>;
  cheat: { place: number; card: Card };
  bribe: { answer: Answer };
  redraw: { answer: Answer };
  fine: { resource: FineResource };
};

/** The arguments of what happens, by its name. */
export type Events = {
  dealt: { player: number; character: Character };
  bounty_shown: { bounty: Bounty };
  cowbot_comes: { cowbot: Cowbot };
  round_began: { round: number };
  hole_cards: { player: number; card: Card; second: Card };
  flipped: { card: Card; second: Card; third: Card };
  reflipped: { player: number };
  reshuffled: Record<string, never>;
  bank_paid: { player: number; amount: number };
  outlaw_paid: { player: number; reward: Reward };
  assigned: { player: number; suit: Card; value: Card; poker: Card };
  suit_changed: { player: number; suit: SuitChangedSuit; amount: number };
  value_changed: { player: number; rank: Rank; amount: number };
  circled: { player: number; space: Space };
  revisited: { player: number; building: Building };
  robbed: { player: number; space: Space; card: Card };
  failed: { player: number; space: Space; card: Card };
  gained: { player: number; resource: Resource; amount: number };
  spent: { player: number; resource: Resource; amount: number };
  crossed: { player: number; amount: number };
  bonus: { player: number; area: Area };
  passed: { player: number };
  bought: { player: number; item: Item };
  claimed: { player: number; lots: Lots };
  peeked: { player: number; card: Card };
  ability_used: { player: number; character: Character };
  bounty_met: { player: number; bounty: Bounty; amount: number };
  bounty_turned: { bounty: Bounty };
  card_stolen: { cowbot: Cowbot; amount: number };
  cheated: { player: number; card: Card; counts_as: Card };
  hand_paid: { player: number; hand: Hand; money: number; stars: number };
  worked: { player: number; gold: number; money: number };
  bribed: { player: number; amount: number };
  sheriff_shown: { card: Card };
  own_sheriff: { player: number; card: Card };
  safe: { player: number };
  arrested: { player: number };
  fined: { player: number; resource: Resource; amount: number };
  scored: { player: number; amount: number };
  cowbot_scored: { cowbot: Cowbot; amount: number };
};

/** What a player can be asked. */
export type Prompt = 'reflip' | 'outlaw' | 'assign' | 'act' | 'bonus' | 'finish' | 'tool' | 'cross' | 'effect_town_01' | 'effect_town_02' | 'effect_town_03' | 'effect_town_04' | 'effect_town_05' | 'effect_town_06' | 'effect_town_07' | 'effect_town_08' | 'effect_town_09' | 'effect_town_10' | 'effect_town_11' | 'effect_town_12' | 'effect_town_13' | 'office_reward' | 'cheat' | 'bribe' | 'redraw' | 'fine';

/** What a board knows of the game, see `lib/game.ts`. */
export interface Game {
  view: View;
  families: Families;
  events: Events;
  prompt: Prompt;
}

export type Named = NamedIn<Game>;

export type Choice = ChoiceIn<Game>;

export type Happening = HappeningIn<Game>;
