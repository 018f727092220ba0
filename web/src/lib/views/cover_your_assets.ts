// Written by `make types` from saloon.games.cover_your_assets.view; do not edit.

/** A set on the table; its number stays the same while it moves from stack to stack. */
export interface SetView {
  number: number;
  asset: string;
  cards: string[];
  value: number;
}

/** A draft pile: what lies open, how much lies under it, and what is known to be there. */
export interface DraftPileView {
  top: string | null;
  face_down: number;
  buried: string[];
  /** Who has it in reach. */
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
  /** Whom this player may not challenge until the own next turn (CA-A5). */
  banned_from: number[];
}

/** The table as one player (or a spectator) sees it. */
export interface View {
  player: number | null;
  round: number;
  dealer: number;
  /** The own cards; None for a spectator. */
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
