// Written by `make types` from saloon.games.cover_your_assets; do not edit.

import type { ChoiceIn, HappeningIn, NamedIn } from '../game';

/** A set on the table; its number stays the same while it moves from stack to stack. */
export interface SetView {
  number: number;
  asset: string;
  cards: string[];
  value: number;
}

/** A draft pile: its open card, how many lie under it, and what is known to be there. */
export interface DraftPileView {
  top: string | null;
  face_down: number;
  buried: string[];
  /** Who can reach it. */
  seats: number[];
}

/** A running challenge. */
export interface ChallengeView {
  challenger: number;
  defender: number;
  target: SetView;
  /** "top", "second" or "drafted". */
  where: string;
  attack: string[];
  defence: string[];
  needs_double: boolean;
}

/** What everybody sees of a player. */
export interface SeatView {
  /** How many are in hand (CA-H1). */
  cards: number;
  /** From bottom to top (CA-H4). */
  stack: SetView[];
  stack_value: number;
  /** Money of the finished rounds. */
  total: number;
  wins: number;
  last_score: number;
  /** Whom this player may not challenge until their own next turn (CA-A5). */
  banned_from: number[];
}

/** The table as one player (or a spectator) sees it. */
export interface View {
  player: number | null;
  round: number;
  dealer: number;
  /** The viewer's cards; None for a spectator. */
  hand: string[] | null;
  hand_limit: number;
  /** What each card of this table is worth (CA-P4). */
  values: Record<string, number>;
  /** How many sets from the top of a stack may be challenged (CA-C1, CA-A11). */
  open_sets: number;
  draw_pile: number;
  /** From the first to the top one (CA-H3). */
  discards: string[];
  out_of_play: string[];
  seats: SeatView[];
  draft_piles: DraftPileView[];
  challenge: ChallengeView | null;
  /** What each player is asked now; "" for those who are not. */
  prompts: string[];
  /** Whose stack the asked player must give an order about (CA-23A3). */
  move_of: number | null;
  over: boolean;
}

export type Card = 'baseball_cards' | 'coin_collection' | 'piggy_bank' | 'cash_mattress' | 'bank_account' | 'stocks' | 'motor_boat' | 'jewels' | 'classic_auto' | 'house' | 'silver' | 'gold' | 'penny_jar' | 'swap' | 'move';

export type Asset = 'baseball_cards' | 'coin_collection' | 'piggy_bank' | 'cash_mattress' | 'bank_account' | 'stocks' | 'motor_boat' | 'jewels' | 'classic_auto' | 'house';

export type Wild = 'silver' | 'gold' | 'penny_jar';

export type TakeDiscardCard = 'baseball_cards' | 'coin_collection' | 'piggy_bank' | 'cash_mattress' | 'bank_account' | 'stocks' | 'motor_boat' | 'jewels' | 'classic_auto' | 'house' | 'silver' | 'gold' | 'penny_jar';

export type AnswerDoubleDouble = 'two_assets' | 'asset_silver' | 'asset_gold' | 'two_silvers' | 'silver_gold' | 'two_golds';

export type Direction = 'top_to_bottom' | 'bottom_to_top';

export type Double = 'two_assets' | 'asset_silver' | 'asset_gold' | 'two_silvers' | 'silver_gold' | 'two_golds' | 'penny_jar';

export type Piles = '1' | '2' | '12' | '3' | '13' | '23' | '123';

/** The arguments of actions, by family. */
export type Families = {
  discard: { card: Card };
  pair: { asset: Asset };
  pair_wild: { asset: Asset; wild: Wild };
  take_discard: { card: TakeDiscardCard };
  challenge: { target: number; card: TakeDiscardCard };
  answer: { card: TakeDiscardCard };
  concede: Record<string, never>;
  answer_double: { double: AnswerDoubleDouble };
  end_turn: Record<string, never>;
  upgrade: { card: TakeDiscardCard };
  swap: { target: number };
  move: { target: number; direction: Direction };
  challenge_second: { target: number; double: Double };
  draft: { card: TakeDiscardCard; piles: Piles };
  contest: { card: TakeDiscardCard };
  let_pass: Record<string, never>;
  order_move: { direction: Direction };
};

/** The arguments of what happens, by its name. */
export type Events = {
  round_started: { count: number; player: number };
  starter: { card: Card };
  discarded: { player: number; card: Card };
  formed: { player: number; asset: Asset; value: number };
  formed_with_discard: { player: number; asset: Asset; value: number };
  challenged: { player: number; target: number; asset: Asset };
  challenged_second: { player: number; target: number; asset: Asset };
  contested: { player: number; target: number; asset: Asset };
  played: { player: number; card: TakeDiscardCard };
  conceded: { player: number };
  stolen: { player: number; target: number; asset: Asset; value: number };
  defended: { player: number; target: number; asset: Asset; value: number };
  upgraded: { player: number; asset: Asset; value: number };
  swapped: { player: number; target: number };
  moved: { player: number; target: number; direction: Direction };
  drafted: { player: number; card: TakeDiscardCard; piles: Piles };
  let_passed: { player: number };
  draft_placed: { player: number; asset: Asset; value: number };
  turned_up: { pile: number; card: Card };
  reburied: { pile: number; card: Card };
  drew: { player: number; count: number };
  drew_card: { card: Card };
  turn_ended: { player: number };
  scored: { player: number; value: number };
  round_won: { player: number };
};

/** What a player can be asked. */
export type Prompt = 'turn' | 'second_action' | 'answer' | 'contest' | 'order_move';

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
