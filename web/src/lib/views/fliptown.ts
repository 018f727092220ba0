// Written by `make types` from saloon.games.fliptown.view; do not edit.

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
  /** What it brings to whoever meets it in this turn. */
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
