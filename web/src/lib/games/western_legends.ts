// Written by `make types` from saloon.games.western_legends; do not edit.

import type { ChoiceIn, HappeningIn, NamedIn } from '../game';

/** One line that says what a card does or asks for; texts are the messages `text` with these arguments. */
export interface LineView {
  text: string;
  /** How far it is indented: alternatives lie one deeper than the line that offers them. */
  depth: number;
  arguments: Record<string, number | string>;
}

/** A poker card that the viewer sees. */
export interface CardView {
  card: string;
  value: number;
  /** What it does, an id of `POKER_IDS`. */
  effect: string;
}

/** A piece of equipment that somebody owns. */
export interface EquipmentView {
  item: string;
  upgraded: boolean;
  /** For weapons and mounts; items are always at hand. */
  active: boolean;
}

/** A goal that the viewer knows: an own one, or one that was claimed. */
export interface GoalView {
  goal: string;
  /** Which of the four goals of the character it is: the argument of the action that claims it. */
  place: number;
  lines: LineView[];
  /** Whether it can be claimed now, as far as the deed or the position goes. */
  met: boolean;
  claimed: boolean;
}

/** One line of what a player would score if the game ended now; its text is `score-<name>`. */
export interface ScoreView {
  name: string;
  points: number;
}

/** What everybody sees of a player. */
export interface SeatView {
  /** None until all have chosen. */
  character: string | null;
  ability: LineView[];
  /** Whether the ability can be used: once 5 points were reached (WL-G14). */
  unlocked: boolean;
  /** neutral, lawman or outlaw. */
  side: string;
  lp: number;
  money: number;
  money_limit: number;
  nuggets: number;
  nugget_limit: number;
  wounds: number;
  wound_limit: number;
  hand_limit: number;
  marshal: number;
  wanted: number;
  space: string | null;
  equipment: EquipmentView[];
  /** How far a Move action goes with the active mount. */
  movement: number;
  /** How many poker cards are in the hand. */
  cards: number;
  /** The colour of the token. */
  cattle: string | null;
  /** Story discs that are not on a card. */
  discs: number;
  claimed: GoalView[];
  /** How many goals are still secret. */
  goals: number;
  /** How many legendary tokens are held, face down. */
  fame: number;
  /** For which windows the player does not want to be asked, for this `turn` or for the `game`. */
  quiet: Record<string, string>;
  /** The points so far and what would be added now; legendary tokens only when the game is over. */
  sheet: ScoreView[];
  /** The sum of the sheet. */
  score: number;
}

/** What a character starts with. */
export interface StartView {
  character: string;
  /** The ability. */
  lines: LineView[];
  location: string;
  cards: number;
  money: number;
  nuggets: number;
  weapon: string;
  marshal: number;
  wanted: number;
}

/** A kind of equipment in the store. */
export interface WareView {
  item: string;
  /** For buying, and once more for upgrading weapons and mounts. */
  price: number;
  /** How many of the six cards nobody owns. */
  left: number;
  /** What it is worth at the end. */
  points: number;
  /** What its upgraded side is worth at the end. */
  upgraded_points: number;
}

/** What only the viewer sees. */
export interface OwnView {
  hand: CardView[];
  /** The two characters to choose from, at the start. */
  dealt: string[];
  /** What these two start with. */
  starts: StartView[];
  /** The bonus on your own token. */
  cattle: string | null;
  cattle_lines: LineView[];
  goals: GoalView[];
  /** The values of your own legendary tokens. */
  fame: number[];
  /** Your own cards that lie face down for the others. */
  sealed: CardView[];
}

/** The open story card of a pile; its reward is secret until it is turned. */
export interface StoryView {
  pile: number;
  /** How many cards lie in the pile, with this one. */
  left: number;
  /** Stands for all stories that ask for the same: the id of the first of them. */
  key: string;
  lines: LineView[];
  /** Whose discs lie on it, by seat; a seat can be there twice. */
  discs: number[];
  needed: number;
  /** Whether the player whose turn it is fulfils the condition now. */
  met: boolean;
}

/** A story card that was turned and is being carried out. */
export interface ToldView {
  story: string;
  /** The user's own words, or "" for the message `story-<id>`. */
  title: string;
  /** The reward. */
  lines: LineView[];
  /** Which hideouts get bandits. */
  letters: string[];
  /** How far the sheriff may walk. */
  sheriff: number;
  contributors: number[];
}

/** One side of a fight. */
export interface SideView {
  /** The player; None for an opponent that nobody is. */
  seat: number | null;
  /** Who chooses fight cards for it. */
  handler: number | null;
  /** Whether a card lies there, face down or open. */
  ready: boolean;
  /** The poker card, if the viewer may see it. */
  card: CardView | null;
  /** The value printed on the fight card, if the viewer may see it. */
  fight_card: number | null;
  /** What the open fight card does. */
  fight_lines: LineView[];
  reduced: number;
  /** What the open card counts with everything that lowers it. */
  value: number | null;
  reacted: boolean;
}

/** The fight in progress. */
export interface FightView {
  /** An id of `OPPONENT_IDS`. */
  opponent: string;
  gang: string | null;
  /** arrest, duel or robbery, between characters. */
  fight: string | null;
  /** Whether the Man in Black began it. */
  man_attacks: boolean;
  space: string;
  /** How many were drawn. */
  fight_cards: number;
  /** The values of those that the viewer sees. */
  seen: number[];
  /** Cards of the rival's hand that the viewer has looked at in this fight. */
  known: CardView[];
  /** The attacker; against an opponent that is nobody's, the living player. */
  attacker: SideView;
  defender: SideView;
  /** Whether the cards are revealed. */
  open: boolean;
  /** The fight card has no effect. */
  cancelled: boolean;
  /** Who wins a tie: attacker or defender. */
  ties: string;
  /** attacker or defender, once it is decided. */
  winner: string | null;
  /** It was decided by a surrender, or because somebody had no card. */
  without_cards: boolean;
}

/** Somebody's part in a game of poker. */
export interface PokerHandView {
  /** None for the banker and the Man in Black. */
  seat: number | null;
  /** Who plays for the banker. */
  handler: number | null;
  ready: boolean;
  /** The chosen cards, as far as the viewer may see them. */
  cards: CardView[];
  /** Once they are shown. */
  combination: string | null;
}

/** The game of poker in progress. */
export interface PokerView {
  /** Who started it; None for the Man in Black. */
  host: number | null;
  town: string;
  pot: number;
  hands: PokerHandView[];
  /** Who may still join. */
  waiting: number[];
  flop: CardView[];
  /** The four cards of the banker, for who plays him. */
  banker_cards: CardView[];
  /** The best combination that the viewer could lay down now, while choosing. */
  best: string | null;
}

/** The sheriff. */
export interface SheriffView {
  space: string;
  /** Who moves him now; None too when the Man in Black calls him. */
  mover: number | null;
  spaces_left: number;
}

/** The Man in Black of the game for two. */
export interface ManView {
  lp: number;
  space: string;
  deck: number;
  /** Cards that he has used since the last shuffle. */
  used: string[];
  /** The card that he carries out now. */
  card: string | null;
  lines: LineView[];
}

/** One thing that the asked player may choose, in words. */
export interface OptionView {
  action: number;
  lines: LineView[];
}

/** What a limit would cut from what an action brings the asked player (WL-G3, WL-G4). */
export interface CutView {
  action: number;
  resource: string;
  lost: number;
}

/** What the asked player is asked, for a question about an effect. */
export interface AskedView {
  seat: number;
  /** What asks, as a message id: a card, a character, a story …; "" for a rule. */
  source: string;
  /** What accepting means. */
  lines: LineView[];
  /** The alternatives, where there are some. */
  options: OptionView[];
  /** How many cards are still to be chosen, or how many tokens. */
  count: number;
}

/** The table as a player (or a spectator) sees it. */
export interface View {
  player: number | null;
  round: number;
  first_player: number | null;
  /** Whose turn it is; None before the game and for the Man in Black. */
  active: number | null;
  /** How many points set the end off. */
  target: number;
  /** Nothing ("") until somebody has the target, then `round` (it is finished), then `last` (one more). */
  ending: string;
  actions_left: number;
  /** Of the movement in progress. */
  points_left: number;
  /** Whether what follows a Move action can be played now (WL-R60). */
  after_move: boolean;
  /** Who was attacked this turn already; the number of players stands for the Man in Black. */
  attacked: number[];
  seats: SeatView[];
  own: OwnView | null;
  /** The spaces of bandits. */
  bandits: string[];
  sheriff: SheriffView;
  man: ManView | null;
  deck: number;
  /** From bottom to top; open to all (WL-G21). */
  discard: CardView[];
  /** Cards that were in hands when the discards were last shuffled. */
  held_back: string[];
  fight_deck: number;
  /** The values of the fight cards that were shown since the last income, low ones first. */
  shown: number[];
  /** All equipment that is sold in this game (WL-V19). */
  store: WareView[];
  /** How many tokens of each colour are on the ranches. */
  ranches: Record<string, number>;
  /** How many legendary tokens are in the supply. */
  fame: number;
  stories: StoryView[];
  told: ToldView | null;
  /** Stories that were told and put aside. */
  past_stories: string[];
  fight: FightView | null;
  poker: PokerView | null;
  /** The faces of the prospecting dice as they lie, until the next action. */
  dice: string[];
  /** Where the asked figure can get with the points of its movement, and how many that takes. */
  reach: Record<string, number>;
  asked: AskedView[];
  /** For the asked player only. */
  cuts: CutView[];
  /** What each player is asked now; "" for those who are not. */
  prompts: string[];
  /** What cards do in a user's own components: `poker-<id>`, `item-<id>`, `item-<id>-upgraded`. */
  box: Record<string, LineView[]>;
  over: boolean;
}

export type Character = 'annie_oakley' | 'bass_reeves' | 'billy_the_kid' | 'bloody_knife' | 'calamity_jane' | 'doc_holliday' | 'jesse_james' | 'kit_carson' | 'stagecoach_mary' | 'wild_bill_hickok' | 'wyatt_earp' | 'yb_rowdy';

export type StartAtSpace = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7' | 'M8' | 'M9' | 'M10' | 'M11' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D7' | 'D8' | 'D9' | 'D10' | 'X1' | 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9' | 'S10' | 'S11' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10' | 'C11' | 'C12' | 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7' | 'P8' | 'P9' | 'P10' | 'P11' | 'P12' | 'P13';

export type Income = 'money' | 'cards' | 'both';

export type Item = 'mustang' | 'mule' | 'revolver' | 'shotgun' | 'rifle' | 'whiskey' | 'ten_gallon' | 'provisions' | 'miners_map';

export type Space = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7' | 'M8' | 'M9' | 'M10' | 'M11' | 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D7' | 'D8' | 'D9' | 'D10' | 'X1' | 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9' | 'S10' | 'S11' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10' | 'C11' | 'C12' | 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7' | 'P8' | 'P9' | 'P10' | 'P11' | 'P12' | 'P13' | 'mesa_northern' | 'mesa_southern';

export type Card = '2_spades' | '3_spades' | '4_spades' | '5_spades' | '6_spades' | '7_spades' | '8_spades' | '9_spades' | '10_spades' | 'jack_spades' | 'queen_spades' | 'king_spades' | 'ace_spades' | '2_clubs' | '3_clubs' | '4_clubs' | '5_clubs' | '6_clubs' | '7_clubs' | '8_clubs' | '9_clubs' | '10_clubs' | 'jack_clubs' | 'queen_clubs' | 'king_clubs' | 'ace_clubs' | '2_hearts' | '3_hearts' | '4_hearts' | '5_hearts' | '6_hearts' | '7_hearts' | '8_hearts' | '9_hearts' | '10_hearts' | 'jack_hearts' | 'queen_hearts' | 'king_hearts' | 'ace_hearts' | '2_diamonds' | '3_diamonds' | '4_diamonds' | '5_diamonds' | '6_diamonds' | '7_diamonds' | '8_diamonds' | '9_diamonds' | '10_diamonds' | 'jack_diamonds' | 'queen_diamonds' | 'king_diamonds' | 'ace_diamonds';

export type Fight = 'arrest' | 'duel' | 'robbery';

export type Delivery = 'wrangle' | 'rustle';

export type Pile = 'left' | 'right';

export type Window = 'join_poker' | 'fight_reaction' | 'reroll' | 'ability' | 'late_goals';

export type Colour = 'green' | 'blue';

export type FightCard = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14';

export type Source = 'ability' | 'weapon';

export type Loot = 'money' | 'nuggets' | 'nothing';

export type Resource = 'money' | 'lp' | 'cards' | 'random_cards' | 'nuggets' | 'wounds' | 'heal' | 'marshal' | 'wanted' | 'actions' | 'cattle';

export type Face = 'nugget' | 'money' | 'again' | 'blank';

export type Bonus = 'money' | 'nugget' | 'action' | 'healing' | 'legend' | 'card' | 'reputation' | 'gold_dust';

export type Opponent = 'player' | 'bandit' | 'guard' | 'sheriff' | 'gang' | 'man_in_black';

export type Location = 'store_darkrock' | 'saloon_darkrock' | 'sheriff_office' | 'bank' | 'store_red_falls' | 'saloon_red_falls' | 'doctor' | 'cabaret' | 'ranch_green' | 'ranch_blue' | 'mine_sunny_hills' | 'mine_spikes_view' | 'mine_cliff_junction' | 'rail_station' | 'hideout_a_mesitos' | 'hideout_a_sunny' | 'hideout_b_sunny' | 'hideout_b_dixon' | 'hideout_c_spikes' | 'hideout_c_cliff';

export type Hand = 'high_card' | 'pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'flush' | 'full_house' | 'four_of_a_kind' | 'straight_flush' | 'royal_flush' | 'five_of_a_kind';

export type Story = 'the_cattle_baron' | 'strike_it_rich' | 'high_noon' | 'canyon_ambush' | 'drinks_on_the_house' | 'the_stolen_brand' | 'the_travelling_salesman' | 'card_sharps' | 'honest_work' | 'the_lost_herd' | 'medicine_show' | 'doctors_orders' | 'the_horse_fair' | 'the_gold_shipment' | 'war_party_on_the_ridge' | 'dead_or_alive' | 'the_late_stagecoach' | 'the_long_arm_of_the_law' | 'bank_run' | 'prize_bull' | 'bar_room_brawl' | 'blood_money' | 'claim_jumpers' | 'the_night_riders' | 'mail_order' | 'siege_at_the_ranch' | 'the_railway_clerk' | 'the_gunsmith' | 'bounty_in_the_hills' | 'the_buried_strongbox' | 'bad_water' | 'rustlers_moon' | 'showdown_in_the_street' | 'moonshine' | 'grubstake' | 'x_marks_the_spot' | 'stampede' | 'train_robbers' | 'election_day' | 'campfire_tales';

export type Goal = 'annie_1' | 'annie_2' | 'annie_3' | 'annie_4' | 'bass_1' | 'bass_2' | 'bass_3' | 'bass_4' | 'billy_1' | 'billy_2' | 'billy_3' | 'billy_4' | 'bloody_1' | 'bloody_2' | 'bloody_3' | 'bloody_4' | 'jane_1' | 'jane_2' | 'jane_3' | 'jane_4' | 'doc_1' | 'doc_2' | 'doc_3' | 'doc_4' | 'jesse_1' | 'jesse_2' | 'jesse_3' | 'jesse_4' | 'kit_1' | 'kit_2' | 'kit_3' | 'kit_4' | 'mary_1' | 'mary_2' | 'mary_3' | 'mary_4' | 'bill_1' | 'bill_2' | 'bill_3' | 'bill_4' | 'wyatt_1' | 'wyatt_2' | 'wyatt_3' | 'wyatt_4' | 'rowdy_1' | 'rowdy_2' | 'rowdy_3' | 'rowdy_4';

export type Man = 'tall_in_the_saddle' | 'gold_fever' | 'a_large_deposit' | 'calling_you_out' | 'hand_it_over' | 'bounty_hunter' | 'raising_a_posse' | 'railroad_money' | 'stocking_up' | 'a_game_at_the_cabaret';

/** The arguments of actions, by family. */
export type Families = {
  choose_character: { character: Character };
  start_at: { space: StartAtSpace };
  income: { income: Income };
  wield: { item: Item };
  step: { space: Space };
  stop: Record<string, never>;
  travel: { space: StartAtSpace };
  play: { card: Card };
  use: { item: Item };
  attack: { target: number; fight: Fight };
  attack_man: { fight: Fight };
  work: Record<string, never>;
  buy: { item: Item };
  upgrade: { item: Item };
  start_poker: Record<string, never>;
  prospect: Record<string, never>;
  add_nugget: { card: Card };
  sell: { nuggets: number };
  rob_bank: Record<string, never>;
  see_doctor: Record<string, never>;
  revel: { points: number };
  take_cattle: Record<string, never>;
  end_turn: Record<string, never>;
  deliver: { delivery: Delivery };
  contribute: { pile: Pile };
  claim: { goal: number };
  react: { card: Card };
  react_item: { item: Item };
  react_ability: Record<string, never>;
  ask_again: { window: Window };
  done: Record<string, never>;
  accept: Record<string, never>;
  pass: Record<string, never>;
  pass_turn: { window: Window };
  pass_game: { window: Window };
  option: { option: number };
  discard: { card: Card };
  discard_item: { item: Item };
  take_item: { item: Item };
  ranch: { colour: Colour };
  target: { target: number };
  target_man: Record<string, never>;
  reroll: { die: number };
  prepare: { card: Card };
  surrender: Record<string, never>;
  pick: { fight_card: FightCard };
  first_effect: { source: Source };
  loot: { loot: Loot };
  lay: { card: Card; second: Card };
  return_fame: { value: number };
  tell_story: { pile: Pile };
};

/** The arguments of what happens, by its name. */
export type Events = {
  chose_character: { player: number; character: Character };
  first_player: { player: number };
  started_at: { player: number; space: StartAtSpace };
  bandit_came: { space: StartAtSpace };
  bandit_left: { space: StartAtSpace };
  turn_began: { player: number };
  gained: { player: number; resource: Resource; amount: number };
  cut: { player: number; resource: Resource; amount: number };
  lost: { player: number; resource: Resource; amount: number };
  lost_badge: { player: number };
  unlocked: { player: number };
  drew: { player: number; amount: number };
  drew_card: { player: number; card: Card };
  discarded: { player: number; card: Card };
  reshuffled: Record<string, never>;
  wielded: { player: number; item: Item };
  moved: { player: number; space: Space };
  put_in_jail: { player: number };
  sheriff_moved: { space: StartAtSpace };
  played: { player: number; card: Card };
  reacted: { player: number; card: Card };
  used: { player: number; item: Item };
  used_ability: { player: number; character: Character };
  worked: { player: number };
  bought: { player: number; item: Item };
  upgraded: { player: number; item: Item };
  got_item: { player: number; item: Item };
  returned_item: { player: number; item: Item };
  rolled: { player: number; face: Face };
  sold: { player: number; nuggets: number };
  treated: { player: number; amount: number };
  revelled: { player: number; amount: number };
  took_cattle: { player: number; colour: Colour };
  saw_cattle: { player: number; bonus: Bonus };
  delivered: { player: number; delivery: Delivery; colour: Colour; bonus: Bonus };
  cattle_returned: { player: number; colour: Colour };
  declared: { player: number; target: number; fight: Fight };
  declared_man: { player: number; fight: Fight };
  faced: { player: number; opponent: Opponent; cards: number };
  looked: { player: number; amount: number };
  saw_card: { target: number; card: Card };
  saw_fight_card: { fight_card: FightCard };
  prepared: { player: number };
  gave_up: { player: number };
  helpless: { player: number };
  showed: { player: number; card: Card };
  showed_fight_card: { fight_card: FightCard };
  cancelled: Record<string, never>;
  lowered: { player: number; amount: number };
  voided: { player: number };
  voided_by_man: Record<string, never>;
  won: { player: number; value: number; against: number };
  was_beaten: { player: number; value: number; against: number };
  arrested: { player: number };
  stole: { player: number; target: number; resource: Resource; amount: number };
  stole_card: { player: number; target: number; card: Card };
  stole_cattle: { player: number; target: number; colour: Colour };
  wounded: { player: number; target: number };
  poker_began: { player: number; location: Location };
  joined: { player: number };
  stayed_out: { player: number };
  banker_played_by: { player: number };
  banker_card: { card: Card };
  flop: { card: Card; second: Card; third: Card };
  laid: { player: number };
  showed_hand: { player: number; hand: Hand; card: Card[] };
  banker_showed: { hand: Hand; card: Card[] };
  won_pot: { player: number; amount: number };
  bank_won_pot: { amount: number };
  contributed: { player: number; pile: Pile };
  moved_disc: { player: number; pile: Pile };
  story_told: { story: Story };
  story_opened: { pile: Pile; story: Story };
  claimed: { player: number; goal: Goal };
  drew_fame: { player: number; amount: number };
  saw_fame: { player: number; value: number };
  returned_fame: { player: number };
  end_set_off: Record<string, never>;
  last_round: Record<string, never>;
  man_turned: { card: Man };
  man_moved: { space: StartAtSpace };
  man_gained: { amount: number };
  man_attacked: { target: number; fight: Fight };
  man_poker: Record<string, never>;
  scored: { player: number; amount: number };
  man_scored: { amount: number };
  man_lowered: { player: number; amount: number };
  lived_as_outlaw: { player: number };
};

/** What a player can be asked. */
export type Prompt = 'choose_character' | 'start_at' | 'income' | 'weapon' | 'mount' | 'act' | 'moving' | 'hand_limit' | 'choose' | 'lose_choice' | 'exchange' | 'ability' | 'target' | 'take_item' | 'ranch' | 'discard' | 'reroll' | 'roll_again' | 'before_fight' | 'attack_card' | 'defend' | 'own_card' | 'fight_card' | 'void_fight' | 'handler_void' | 'reaction' | 'steal_cattle' | 'loot' | 'sheriff' | 'sheriff_target' | 'sheriff_way' | 'shopping' | 'make_active' | 'deposit' | 'join_poker' | 'lay' | 'banker_lay' | 'story_order' | 'contribute_item' | 'return_fame' | 'late_goals' | 'man_way';

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
