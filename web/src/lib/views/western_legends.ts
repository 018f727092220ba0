// Written by `make types` from saloon.games.western_legends.view; do not edit.

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
  /** The bonus on the own token. */
  cattle: string | null;
  cattle_lines: LineView[];
  goals: GoalView[];
  /** The values of the own legendary tokens. */
  fame: number[];
  /** The own cards that lie face down for the others. */
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
  /** Whoever attacks; against an opponent that is nobody's, the living player. */
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
