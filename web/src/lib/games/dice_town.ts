// Written by `make types` from saloon.games.dice_town; do not edit.

import type { ChoiceIn, HappeningIn, NamedIn } from '../game';

/** One of the five dice of a player; it keeps its place for the whole round. */
export interface DieView {
  /** What it shows; None while it lies under somebody else's cup or waits to be rolled. */
  face: string | null;
  /** "kept" (open in front of its owner), "cup" (rolled and secret) or "waiting" (not rolled yet). */
  where: string;
  /** Whether it was shown in the latest reveal; a cheat can turn only these (DT-R4). */
  new: boolean;
  /** Whether its owner, who is the viewer, has just chosen in secret to keep it. */
  chosen: boolean;
}

/** A poker hand of five dice (DT-P2). */
export interface HandView {
  /** "five_of_a_kind", "four_of_a_kind", "full_house", "straight", "three_of_a_kind", "two_pair", "pair" or "high_card". */
  category: string;
  /** The dice in order of importance: figure, then kickers. */
  faces: string[];
  /** 0 (worst) to 251; only equal hands have equal numbers (DT-P7). */
  strength: number;
}

/** A card whose face the viewer may see. */
export interface CardView {
  card: string;
  /** What it is worth at the end: equipment and deeds. */
  points: number;
  /** "equipment", "action" or "deed". */
  kind: string;
}

/** What the viewer sees of a player. */
export interface SeatView {
  money: number;
  nuggets: number;
  /** How many General Store cards are in hand. */
  store_cards: number;
  /** How many deeds are in hand; those under barbed wire are not. */
  deeds: number;
  /** The faces: the viewer's own, and everybody's when the game is over (DT-I10). */
  hand: CardView[] | null;
  /** What the viewer has seen go into that hand (DT-I3, DT-I5); [] for the viewer's own hand. */
  known: CardView[];
  fenced: CardView[];
  /** Five. */
  dice: DieView[];
  /** How many kept dice show each face, including 0. */
  counts: Record<string, number>;
  /** Once five dice are kept. */
  poker: HandView | null;
  /** Whether this player has already decided in the simultaneous question that is open now. */
  has_chosen: boolean;
  /** Said "don't ask me this round": passes in all windows for cards. */
  quiet: boolean;
  /** Won something this round, so that Doc Badluck is closed (DT-DB2). */
  won: boolean;
  /** What everybody can count: nuggets, dollars, badge, fenced deeds (DT-I9). */
  public_points: number;
  /** All points: the viewer's own, and everybody's when the game is over. */
  points: number | null;
}

/** A place of the town and how it stands. */
export interface LocationView {
  location: string;
  /** The face that counts here; None for the Stagecoach, the Town Hall and the Doc. */
  face: string | null;
  /** Who has most by the kept dice: during phase I so far, then finally; in the Town Hall the best hand, once phase I is over. Several are tied; [] if nobody. */
  leaders: number[];
  /** How many dice of the face the leaders have; in the Town Hall how many deeds the leader would get. */
  count: number;
  /** "ahead" (still to come in this round), "now" or "done". */
  state: string;
  /** Who used it this round (after the Sheriff's word, if there was a tie). */
  winner: number | null;
}

/** What a tied player offers the Sheriff (DT-T5), sealed until all are in. */
export interface OfferView {
  player: number;
  money: number;
  nuggets: number;
  store_cards: number;
  deeds: number;
  /** The faces; only for the Sheriff and for the player who makes the offer (DT-R27). */
  cards: CardView[] | null;
}

/** A tie that is being decided. */
export interface TieView {
  /** A location, or "victory" for the final tie (DT-X9); "doc_badluck" for the order of visits (DT-D18). */
  location: string;
  /** Who decides. */
  sheriff: number;
  tied: number[];
  /** "offers", "raises" (second round of offers, option `bribe_rounds`) or "decision". */
  stage: string;
  /** Shown offers; while sealed, at most the viewer's own (and in "raises" the first ones of all). */
  offers: OfferView[];
  /** The viewer's own offer in the making, or as sealed. */
  making: OfferView | null;
  /** In "raises": the minimum of the viewer's offer. */
  least: OfferView | null;
}

/** A moment in which a card could be played; everybody who might hold it is asked (DT-I8). */
export interface WindowView {
  /** The card in question: "wanted", "fifty_fifty", "marshal", "badluck_elixir", "professional_cheat", "dynamite", "on_credit", "girls", "corruption". */
  card: string;
  /** Everybody who is asked, with or without the card. */
  asked: number[];
  answered: number[];
  /** Whether the viewer is asked and holds the card. */
  holds: boolean;
  /** For "wanted": the card that it would cancel. */
  against: PlayedView | null;
  /** For "fifty_fifty" the loot, for "dynamite" the nuggets without it, otherwise 0. */
  amount: number;
}

/** A store card that was just played and whose effect is still to come. */
export interface PlayedView {
  player: number;
  card: string;
  /** Professional Cheat: the place of the die … */
  die: number | null;
  /** … and the face that it is to show. */
  face: string | null;
  /** Shaky Joe: who has to pay. */
  target: number | null;
}

/** Cards of which one is kept: drawn in the General Store, or taken in the Saloon. */
export interface DrawnView {
  /** Who chooses. */
  player: number;
  /** "general_store" or "saloon". */
  source: string;
  /** Whose cards they are, in the Saloon. */
  victim: number | null;
  store_cards: number;
  deeds: number;
  /** The faces; for the chooser, and in the Saloon for the victim. */
  cards: CardView[] | null;
}

/** The viewer's choice in phase I (DT-H2). */
export interface KeepView {
  /** Where the dice lie that may be kept. */
  places: number[];
  least: number;
  /** How many may be kept without a Tough Guy; `least` is 0 or 1. */
  most: number;
  /** What it costs to keep 0, 1, 2 … of them. */
  cost: number[];
  /** How many Tough Guys the viewer holds; each makes one reveal free (DT-C3). */
  tough_guys: number;
  /** After a cancelled Tough Guy: how many of them must be kept (DT-R3); else None. */
  exactly: number | null;
}

/** Doc Badluck at work. */
export interface DocView {
  /** Who may visit and has no place in the order yet. */
  entitled: number[];
  /** Who comes next, in the Sheriff's order, without those who have already been there. */
  order: number[];
  visitor: number | null;
  /** What the visitor may choose: "barbed_wire", "free_card", "small_raid", "big_raid". */
  options: string[];
}

/** The table as one player (or a spectator) sees it. */
export interface View {
  player: number | null;
  round: number;
  /** "dice" or "town". */
  phase: string;
  /** How many times dice were shown this round. */
  reveal: number;
  /** Somebody has five dice: this roll is the last, free and kept whole (DT-H10). */
  is_last_roll: boolean;
  sheriff: number;
  mine: number;
  bank: number;
  stagecoach: number;
  store_pile: number;
  store_discards: number;
  /** How often the General Store will be used by its winner: 2 in round 1 (DT-GS4), else 1. */
  store_visits: number;
  /** Played cards that everybody knows to lie in the discard pile (DT-I4). */
  spent: CardView[];
  deed_pile: number;
  /** Face up, slot 1 first. */
  deed_row: CardView[];
  /** Deeds that everybody knows to lie under the pile, the next to come first (DT-I7). */
  deed_bottom: CardView[];
  /** What the Sheriff's badge is worth at the end, in this table's box (DT-X4). */
  badge_points: number;
  /** What Shaky Joe brings, in this table's box (DT-C8). */
  joe_money: number;
  seats: SeatView[];
  /** All eight, in order. */
  locations: LocationView[];
  /** If the viewer is choosing dice. */
  keep: KeepView | null;
  tie: TieView | null;
  window: WindowView | null;
  played: PlayedView | null;
  drawn: DrawnView | null;
  doc: DocView | null;
  /** What each player is asked now; "" for those who are not. */
  prompts: string[];
  over: boolean;
  /** When the game is over. */
  winner: number | null;
}

export type Dice = 'none' | '1' | '2' | '12' | '3' | '13' | '23' | '123' | '4' | '14' | '24' | '124' | '34' | '134' | '234' | '1234' | '5' | '15' | '25' | '125' | '35' | '135' | '235' | '1235' | '45' | '145' | '245' | '1245' | '345' | '1345' | '2345' | '12345';

export type PlayCard = 'tobacco' | 'hat' | 'boots' | 'revolver' | 'saddle' | 'horse' | 'dynamite' | 'girls' | 'tough_guy' | 'professional_cheat' | 'corruption' | 'on_credit' | 'shaky_joe' | 'marshal' | 'fifty_fifty' | 'wanted' | 'badluck_elixir';

export type Die = '1' | '2' | '3' | '4' | '5';

export type Face = '9' | '10' | 'J' | 'Q' | 'K' | 'A';

export type Card = 'tobacco' | 'hat' | 'boots' | 'revolver' | 'saddle' | 'horse' | 'dynamite' | 'girls' | 'tough_guy' | 'professional_cheat' | 'corruption' | 'on_credit' | 'shaky_joe' | 'marshal' | 'fifty_fifty' | 'wanted' | 'badluck_elixir' | 'deed_1' | 'deed_2' | 'deed_3' | 'deed_4' | 'deed_5';

export type Consolation = 'barbed_wire' | 'free_card' | 'small_raid' | 'big_raid';

export type Deed = 'deed_1' | 'deed_2' | 'deed_3' | 'deed_4' | 'deed_5';

export type Location = 'gold_mine' | 'bank' | 'stagecoach' | 'general_store' | 'saloon' | 'sheriff' | 'town_hall' | 'doc_badluck';

export type Back = 'store' | 'deed';

export type Hand = 'high_card' | 'pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'full_house' | 'four_of_a_kind' | 'five_of_a_kind';

/** The arguments of actions, by family. */
export type Families = {
  keep: { dice: Dice };
  keep_free: { dice: Dice };
  pass: Record<string, never>;
  pass_round: Record<string, never>;
  play: { card: PlayCard };
  cheat: { die: Die; face: Face };
  choose: { player: number };
  keep_card: { card: Card };
  shake: { target: number };
  rob: { target: number; deeds: number };
  console: { consolation: Consolation };
  fence: { deed: Deed; second: Deed };
  seal: Record<string, never>;
  offer_card: { card: Card };
  offer_money: { money: number };
  offer_nuggets: { nuggets: number };
};

/** The arguments of what happens, by its name. */
export type Events = {
  first_sheriff: { player: number };
  round_started: { count: number };
  rolled: { faces: Face[] };
  chose_dice: { count: number };
  showed: { player: number; faces: Face[] };
  showed_nothing: { player: number };
  paid: { player: number; money: number };
  gave_back: { player: number; faces: Face[] };
  last_rolled: { player: number; faces: Face[] };
  played: { player: number; card: PlayCard };
  cancelled: { player: number; other: number; card: PlayCard };
  cheated: { player: number; die: Die; before: Face; face: Face };
  nobody: { location: Location };
  tied: { location: Location; players: number[] };
  offered: { player: number; money: number; nuggets: number; store_cards: number; deed_cards: number };
  offered_nothing: { player: number };
  offered_cards: { player: number; cards: Card[] };
  sealed: Record<string, never>;
  decided: { other: number; player: number; location: Location };
  bribed: { player: number; other: number; money: number; nuggets: number; count: number };
  gave_cards: { player: number; other: number; cards: Card[] };
  mined: { player: number; nuggets: number };
  robbed_bank: { player: number; money: number };
  bank_empty: Record<string, never>;
  split_loot: { player: number; other: number; money: number };
  stagecoach_arrived: { money: number };
  drew: { player: number; count: number };
  drew_cards: { cards: Card[] };
  reshuffled: { count: number };
  store_empty: Record<string, never>;
  kept_card: { player: number; count: number };
  kept_this: { card: PlayCard };
  shook: { player: number; target: number; money: number };
  took: { player: number; target: number; store_cards: number; deed_cards: number };
  took_cards: { player: number; target: number; cards: Card[] };
  stole: { player: number; target: number; back: Back };
  stole_this: { player: number; target: number; card: Card };
  nobody_to_rob: Record<string, never>;
  new_sheriff: { player: number; other: number };
  same_sheriff: { player: number };
  badge_kept: { player: number; other: number };
  best_hand: { player: number; hand: Hand };
  got_deed: { player: number; deed: Deed };
  got_secret_deed: { player: number };
  got_this_deed: { deed: Deed };
  deeds_returned: { deeds: Deed[] };
  deeds_shown: { deeds: Deed[] };
  doc_order: { players: number[] };
  visited: { player: number; consolation: Consolation };
  declined: { player: number };
  fenced: { player: number; deed: Deed };
  raided_money: { player: number; target: number; money: number };
  raided_nugget: { player: number; target: number; nuggets: number };
  scored: { player: number; points: number };
  chose_winner: { other: number; player: number };
};

/** What a player can be asked. */
export type Prompt = 'keep' | 'give_back' | 'cheat' | 'play_dynamite' | 'play_girls' | 'play_professional_cheat' | 'play_corruption' | 'play_on_credit' | 'play_marshal' | 'play_fifty_fifty' | 'play_wanted' | 'play_badluck_elixir' | 'offer_money' | 'offer_nuggets' | 'offer_cards' | 'decide_tie' | 'keep_drawn' | 'shake' | 'rob' | 'keep_taken' | 'order_visits' | 'visit' | 'fence' | 'choose_winner';

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
