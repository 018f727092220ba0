// Written by `make types` from saloon.server.wire; do not edit.

export type SeatKind = 'bot' | 'link' | 'me';

export type Phase = 'closed' | 'over' | 'playing' | 'waiting';

export type Pace = 'brisk' | 'calm' | 'instant';

export type Request = Choose | TakeBack | Answer | Say | Look | Go | StandIn;

/** One line of a score sheet: the name of its text, the points, and what the text needs. */
export interface ScoreLine {
  name: string;
  points: number;
  arguments: Record<string, number | string>;
}

/** An opponent that nobody plays, such as an automa. */
export interface Rival {
  score: number;
  sheet: ScoreLine[];
  /** Whether it is ahead of the player. */
  won: boolean;
  /** The message that names it. */
  name: string;
}

/** The end of a game (or its standing, with the reason "unfinished"). */
export interface Outcome {
  reason: string;
  /** What is compared to decide the winner, a number a player. */
  scores: number[];
  /** Groups of tied players, best first. */
  ranking: number[][];
  sheets: ScoreLine[][];
  rival: Rival | null;
}

/** An option of a game; its texts are the messages `option-<name>`, `.help` and `.value-<value>`. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  least_players: number;
  /** With fewer or more players it has no effect. */
  most_players: number;
}

/** An argument of an action or an event, and how to put it into words (see `core.actions.Argument`). */
export interface ArgumentInfo {
  name: string;
  words: string;
  /** Its values by name, in order, or how many numbers from 0 on: so a browser can number actions. */
  values: string[] | number;
}

/** A family of actions or a kind of events. */
export interface KindInfo {
  name: string;
  arguments: ArgumentInfo[];
}

/** A game as the lobby shows it and as the log puts it into words. */
export interface GameInfo {
  name: string;
  version: number;
  least_players: number;
  most_players: number;
  options: OptionInfo[];
  families: KindInfo[];
  events: KindInfo[];
}

/** The lobby: the games, the levels of bots, the languages. */
export interface House {
  games: GameInfo[];
  levels: string[];
  languages: string[];
}

/** A table that is not open yet, and the hash of its secret: what players bring comes after that. */
export interface TablePromise {
  /** To be given back when the table is opened; it can be used once, and for a day. */
  promise: string;
  /** The name that the table will have. */
  table: string;
  commitment: string;
}

/** Who shall sit in a seat: I (several times for play at one screen), whoever has the link, or a bot. */
export interface SeatRequest {
  kind: 'bot' | 'link' | 'me';
  name?: string;
  level?: string;
}

/** Seconds for every choice, and a bank of seconds for the whole game that is used when these run out. */
export interface ClockSettings {
  move: number;
  bank: number;
}

/** A table to open. */
export interface TableRequest {
  game: string;
  options?: Record<string, string>;
  seats: SeatRequest[];
  clock?: ClockSettings | null;
  hints?: boolean;
  /** Whether the lobby shows it to everybody who opens it. */
  listed?: boolean;
  /** How long bots wait before they act, so that people can follow. */
  pace?: 'brisk' | 'calm' | 'instant';
  /** Of `POST /api/promise`; without one the house makes a name and a secret now. */
  promise?: string | null;
  /** What I bring to chance, 1 to 64 of A-Z, a-z, 0-9, - and _; it goes with every seat of mine. */
  salt?: string | null;
}

/** A free seat taken by link; any free one if none is named. */
export interface JoinRequest {
  name: string;
  seat?: number | null;
  /** What I bring to chance, drawn when I had seen the hash of the secret (see `TableRequest`). */
  salt?: string | null;
}

/** The same people once more. Promise and salt as in `TableRequest`, if nobody has asked before me. */
export interface RematchRequest {
  promise?: string | null;
  salt?: string | null;
}

/** My own seat on another device, by its secret key. */
export interface ClaimRequest {
  key: string;
}

/** The host gives a free seat to a bot, or frees a bot's seat again, before the game begins. */
export interface SeatChange {
  kind: 'bot' | 'link';
  level?: string;
}

/** A table as the lobby lists it and as the join page shows it. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: 'closed' | 'over' | 'playing' | 'waiting';
  names: string[];
  /** Seats that can be joined. */
  free: number[];
  /** Seats that are mine. */
  mine: number[];
  my_turn: boolean;
  /** Whether I opened it. */
  host: boolean;
  listed: boolean;
  clock: ClockSettings | null;
  hints: boolean;
  pace: 'brisk' | 'calm' | 'instant';
  /** Milliseconds since 1970. */
  created: number;
  /** Whether it plays with components of the house's own. */
  own_components: boolean;
  /** The hash of the secret that decides all chance. */
  commitment: string;
  /** The version of the game with which it was opened, where the house plays that no longer: such a table is closed, and its record kept. */
  other_version: number | null;
}

/** The secret key of a seat of mine, to take it along to another device. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** Something that I may do now. */
export interface Choice {
  action: number;
  family: string;
  arguments: Record<string, number | string>;
}

/** What I am asked, and at which length of the record as far as I know it. While all choose at once, the choices of others are not counted: in how many steps they make a sealed offer is their own business. */
export interface Choices {
  number: number;
  /** The seats that the game waits for. */
  asked: number[];
  /** The name of the question, "" if I am not asked. */
  prompt: string;
  actions: Choice[];
  /** Whether all play at once, and what I chose counts and waits for the others. */
  done?: boolean;
}

/** A line of the log. Names that begin with `table_` are of the table, all others of the game. */
export interface Happening {
  /** The length of the record after it, as far as everybody knows it. */
  number: number;
  event: string;
  arguments: Record<string, number | string | (number | string)[]>;
  /** Milliseconds since 1970. */
  at: number;
}

/** Who sits where. */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'free' | 'person';
  /** Of the bot, also of the one that stands in. */
  level: string;
  /** Whether the person is connected. */
  here: boolean;
  /** Whether a bot plays for the person for the time being. */
  stand_in: boolean;
  mine: boolean;
}

/** The people at the table and how far it is. */
export interface Seating {
  table: string;
  /** The seat whose view this is; None for a spectator. */
  looking_as: number | null;
  host: boolean;
  phase: 'closed' | 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  watching: number;
  /** When the game is over. */
  outcome: Outcome | null;
  /** The table that follows this one. */
  rematch: string | null;
}

/** Whether I can take my last choice back, and whether somebody asks the table to allow it. */
export interface Undo {
  /** At once: nothing became known since. */
  free: boolean;
  /** If all the others agree. */
  by_consent: boolean;
  asked_by: number | null;
  waiting_for: number[];
}

/** Time, where the table has a clock. The browser counts down from `left` for those who are asked. */
export interface Clock {
  move: number;
  bank: number;
  /** Milliseconds until a bot stands in, for every seat: what is left of this choice and of the bank. While all choose at once, the time of others runs on from when they were asked. */
  left: number[];
  /** Milliseconds in the bank. */
  banks: number[];
}

/** All that the socket of a table ever sends. What did not change is left out. */
export interface Update {
  /** The game's own view, as seen from my seat. */
  view?: unknown;
  choices?: Choices | null;
  /** What is new; the whole log in the first update. */
  events?: Happening[];
  seats?: Seating | null;
  undo?: Undo | null;
  clock?: Clock | null;
}

/** I choose this. */
export interface Choose {
  do: 'choose';
  action: number;
  /** The one of the choices that I was looking at. */
  number: number;
  /** A random name of this click: sent twice, it counts once. */
  click: string;
}

/** I want to take my last choice back: at once if that is free, else the table is asked. */
export interface TakeBack {
  do: 'take_back';
  number: number;
}

/** My answer to somebody who asks the table for a take-back. */
export interface Answer {
  do: 'answer';
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  do: 'say';
  text: string;
}

/** At one screen: show this seat of mine from now on; None shows only what is public. */
export interface Look {
  do: 'look';
  seat: number | null;
}

/** I go to another table: from now on this socket is of that one, which tells me everything first. */
export interface Go {
  do: 'go';
  table: string;
  seat: number | null;
}

/** A bot shall play for a seat, or give it back: an own one always, another while its people are away. */
export interface StandIn {
  do: 'stand_in';
  seat: number;
  on: boolean;
}

/** Why an action is not possible now; "" if it is. */
export interface Why {
  rule: string;
}

/** What a bot would choose in my place. */
export interface Hint {
  action: number;
}

/** The table after a number of choices, as a seat (or a spectator) saw it. */
export interface Moment {
  number: number;
  /** The number of the last moment. */
  last: number;
  view: unknown;
  /** What the choice that led here brought. */
  events: Happening[];
  outcome: Outcome | null;
}

/** The hash that was shown before anybody sat down, and the secret once the game is over. */
export interface Fairness {
  commitment: string;
  secret: string | null;
  /** What was brought to every seat, "" for nothing; empty as long as the game has not begun. */
  salts: string[];
}

/** What the check of a record found. */
export interface Verdict {
  good: boolean;
  problem: string;
  choices: number;
}

/** What was wrong with a request: the id of a text of the shell, what it needs, and plain English. */
export interface Problem {
  problem: string;
  arguments: Record<string, number | string>;
  detail: string;
}
