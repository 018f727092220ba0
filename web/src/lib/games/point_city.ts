// Written by `make types` from saloon.games.point_city; do not edit.

import type { ChoiceIn, HappeningIn, NamedIn } from '../game';

/** A building side that everybody sees. */
export interface BuildingView {
  /** Its number in the components. */
  card: number;
  name: string;
  tier: number;
  cost: Record<string, number>;
  permanent: string | null;
  points: number;
  civic: boolean;
}

/** A space of the market, in reading order; neither side shows while it is empty. */
export interface SpaceView {
  row: number;
  column: number;
  tier: number | null;
  /** The kind of resource that lies here, if the card shows that side. */
  resource: string | null;
  building: BuildingView | null;
  /** Whether the player who is asked may turn it. */
  can_flip: boolean;
  /** What the building costs the viewer after permanents; None for resources and spectators. */
  to_pay: Record<string, number> | null;
  /** How many icons the viewer could not pay, with all cards in stock; 0 if it can be afforded. */
  missing: number | null;
}

/** Two neighbours of the market. */
export interface PairView {
  /** What takes them. */
  action: number;
  /** Their places in the market, from 0. */
  spaces: number[];
  /** What both together cost the viewer after permanents. */
  to_pay: Record<string, number> | null;
  /** How many icons the viewer could not pay, with the resource card of the pair counted (PC-B6). */
  missing: number | null;
}

/** One way to pay for a type of resource. */
export interface PaymentView {
  action: number;
  singles: number;
  doubles: number;
  ingenuity: number;
  /** Icons that are lost, since a double gives no change (PC-Q3). */
  wasted: number;
}

/** What the asked player is paying for. */
export interface BillView {
  /** The type in question; the others follow. */
  resource: string;
  need: number;
  /** Everything that is still to be paid, after permanents. */
  to_pay: Record<string, number>;
  /** Where the buildings lie. */
  spaces: number[];
  /** The cheapest first. */
  ways: PaymentView[];
}

/** A civic token. */
export interface TokenView {
  token: string;
  /** What it counts, one of `COUNTS`: flat, per_permanent, per_pair, per_type, per_missing_type … */
  counts: string;
  /** Points for each of these. */
  points: number;
  types: string[];
  threshold: number | null;
  /** What it is, or would be, worth to each player now. */
  worth: number[];
  /** What one more permanent of a type would add to that, for each player; no type that adds nothing. */
  one_more: Record<string, number>[];
}

/** What somebody owns. */
export interface SeatView {
  /** Resource cards by kind. */
  stock: Record<string, number>;
  /** How many resource cards there are; they break ties (PC-V12). */
  cards: number;
  permanents: Record<string, number>;
  /** In the order in which they were built. */
  city: BuildingView[];
  tokens: TokenView[];
  building_points: number;
  token_points: number;
  points: number;
  /** What one more permanent of each type would add to the player's own tokens. */
  one_more: Record<string, number>;
  /** Including the running turn. */
  turns_left: number;
}

/** One line of the automa's points so far; its text is the message `score-<name>`. */
export interface AutomaLine {
  name: string;
  points: number;
  count: number;
}

/** The automa of the solo game. */
export interface AutomaView {
  difficulty: string;
  row: number;
  /** Where its markers stand, from 0. */
  column: number;
  /** What it will take, in this order. */
  next_spaces: number[];
  stock: Record<string, number>;
  cards: number;
  permanents: Record<string, number>;
  city: BuildingView[];
  tokens: string[];
  sheet: AutomaLine[];
  points: number;
}

/** The table as a player (or a spectator) sees it. */
export interface View {
  player: number | null;
  first_player: number;
  /** The number of the running turn, from 1; all turns of all players count. */
  turn: number;
  turns: number;
  turns_each: number;
  /** The deck is empty: this turn ends the game (PC-G4). */
  is_last_turn: boolean;
  deck: number;
  /** The kind of resource that the top card of the deck shows. */
  deck_top: string | null;
  /** How many cards of each tier are in the deck (PC-H4). */
  deck_tiers: number[];
  /** How many cards of each tier were removed before the game, unseen. */
  removed: number[];
  /** Spent resource cards by kind. */
  discards: Record<string, number>;
  market: SpaceView[];
  pairs: PairView[];
  /** The open tokens from left to right. */
  supply: TokenView[];
  seats: SeatView[];
  automa: AutomaView | null;
  bill: BillView | null;
  /** How many tokens the asked player may still take on this turn. */
  tokens_to_choose: number;
  /** What each player is asked now; "" for those who are not. */
  prompts: string[];
  over: boolean;
}

export type Row = '1' | '2' | '3' | '4';

export type Line = '1' | '2' | '3';

export type Token = 'full_set' | 'flat_low' | 'flat_high' | 'pairs_of_a_type' | 'threes_of_a_type' | 'missing_types' | 'ingenuity_cards' | 'economy' | 'industry' | 'community' | 'energy' | 'ecology' | 'community_economy' | 'economy_ecology' | 'economy_energy' | 'energy_ecology' | 'economy_industry' | 'community_industry' | 'energy_industry' | 'community_energy' | 'community_ecology' | 'ecology_industry';

export type Building = 'atm' | 'mini_golf' | 'newsstand' | 'market_stall' | 'bus_stop' | 'post_office' | 'pond' | 'food_truck' | 'playground' | 'hot_dog_stand' | 'tiny_house' | 'tree_house' | 'bird_feeder' | 'art_gallery' | 'fountain' | 'cafe' | 'community_garden' | 'townhouses' | 'cell_tower' | 'factory' | 'radio_station' | 'observatory' | 'supermarket' | 'city_park' | 'mansion' | 'warehouse' | 'amusement_park' | 'apartments' | 'data_center' | 'quarry' | 'train_station' | 'dam';

export type Resource = 'community' | 'economy' | 'energy' | 'ecology' | 'industry' | 'double_community' | 'double_economy' | 'double_energy' | 'double_ecology' | 'double_industry' | 'ingenuity';

export type PaidResource = 'community' | 'economy' | 'energy' | 'ecology' | 'industry';

/** The arguments of actions, by family. */
export type Families = {
  take_across: { row: Row; column: Line };
  take_down: { row: Line; column: Row };
  draw: Record<string, never>;
  flip: { row: Row; column: Row };
  pay: { doubles: number; ingenuity: number };
  choose: { token: Token };
};

/** The arguments of what happens, by its name. */
export type Events = {
  first_player: { player: number };
  flipped: { player: number; row: Row; column: Row; building: Building; card: number };
  took: { player: number; row: Row; column: Row; resource: Resource };
  drew: { player: number; resource: Resource; second: Resource };
  paid: { player: number; resource: PaidResource; singles: number; doubles: number; ingenuity: number };
  built: { player: number; row: Row; column: Row; building: Building; card: number };
  chose: { player: number; token: Token };
  no_token: { player: number };
  passed: { player: number };
  refilled_resource: { row: Row; column: Row; resource: Resource };
  refilled_building: { row: Row; column: Row; building: Building; card: number };
  top_shown: { resource: Resource };
  deck_empty: Record<string, never>;
  scored: { player: number; points: number };
  automa_took: { row: Row; column: Row; resource: Resource };
  automa_built: { row: Row; column: Row; building: Building; card: number };
  automa_token: { token: Token };
  automa_no_token: Record<string, never>;
  automa_moved: { row: Row; column: Row };
  automa_scored: { points: number };
};

/** What a player can be asked. */
export type Prompt = 'turn' | 'take' | 'pay_community' | 'pay_economy' | 'pay_energy' | 'pay_ecology' | 'pay_industry' | 'choose';

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
