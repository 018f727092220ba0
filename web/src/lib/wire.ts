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
  /** What decides the winner, a number per player. */
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
  /** It has no effect with fewer or more players. */
  most_players: number;
}

/** An argument of an action or an event, and how to put it into words (see `core.actions.Argument`). */
export interface ArgumentInfo {
  name: string;
  words: string;
  /** Its values by name, in order, or how many numbers from 0 on: a browser numbers actions with these. */
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

/** A table that is not open yet, and the hash of its secret: players bring their salts after that. */
export interface TablePromise {
  /** Sent back when the table is opened; valid once, within a day. */
  promise: string;
  /** The name of the future table. */
  table: string;
  commitment: string;
}

/** Who takes a seat: I (several times for play at one screen), anybody with the link, or a bot. */
export interface SeatRequest {
  kind: 'bot' | 'link' | 'me';
  name?: string;
  level?: string;
}

/** Seconds for every choice, and a bank of seconds for the whole game, used when those run out. */
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
  /** Whether the lobby lists it for everybody. */
  listed?: boolean;
  /** How long bots wait before they act, so that people can follow. */
  pace?: 'brisk' | 'calm' | 'instant';
  /** From `POST /api/promise`; without one the house makes a name and a secret now. */
  promise?: string | null;
  /** My salt for the chance of the game, 1 to 64 of A-Z, a-z, 0-9, - and _; the same for all my seats. */
  salt?: string | null;
}

/** Take a free seat by link; any free one if none is named. */
export interface JoinRequest {
  name: string;
  seat?: number | null;
  /** My salt, drawn after I saw the hash of the secret (see `TableRequest`). */
  salt?: string | null;
}

/** The same people once more. Promise and salt as in `TableRequest`, if I am the first to ask. */
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
  /** Whether it plays with the house's own components. */
  own_components: boolean;
  /** The hash of the secret that decides all chance. */
  commitment: string;
  /** The version of the game that it was opened with, if the house no longer plays that version: the table is closed, and its record is kept. */
  other_version: number | null;
}

/** The secret key of one of my seats, to take it over to another device. */
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

/** What I am asked, and at which length of the record as far as I know it. While all choose at once, the choices of others are not counted: the number of steps of a sealed offer stays secret. */
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
  /** The level of the bot, including one that stands in. */
  level: string;
  /** Whether the person is connected. */
  here: boolean;
  /** Whether a bot is standing in for the person. */
  stand_in: boolean;
  mine: boolean;
}

/** The people at the table and its stage. */
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
  /** At once: nothing was revealed since. */
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
  /** Milliseconds until a bot stands in, per seat: what is left of this choice and of the bank. While all choose at once, the time of others keeps running from when they were asked. */
  left: number[];
  /** Milliseconds in the bank. */
  banks: number[];
}

/** Everything that the socket of a table sends. What did not change is left out. */
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
  /** One of the choices that I was offered. */
  number: number;
  /** A random name of this click: sent twice, it counts once. */
  click: string;
}

/** I want to take back my last choice: at once if that is free, otherwise the table is asked. */
export interface TakeBack {
  do: 'take_back';
  number: number;
}

/** My answer to a request for a take-back. */
export interface Answer {
  do: 'answer';
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  do: 'say';
  text: string;
}

/** At one screen: show this seat of mine from now on; None shows only the public view. */
export interface Look {
  do: 'look';
  seat: number | null;
}

/** I go to another table: this socket switches to it and starts with a full update. */
export interface Go {
  do: 'go';
  table: string;
  seat: number | null;
}

/** Let a bot play a seat, or give it back: my own at any time, another's while they are away. */
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
  /** What happened with the choice that led here. */
  events: Happening[];
  outcome: Outcome | null;
}

/** The hash that was shown before anybody sat down, and the secret once the game is over. */
export interface Fairness {
  commitment: string;
  secret: string | null;
  /** The salt of every seat, "" for none; empty until the game has begun. */
  salts: string[];
}

/** The result of checking a record. */
export interface Verdict {
  good: boolean;
  problem: string;
  choices: number;
}

/** What was wrong with a request: the id of a text of the shell, its arguments, and plain English. */
export interface Problem {
  problem: string;
  arguments: Record<string, number | string>;
  detail: string;
}
