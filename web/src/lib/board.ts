/**
 * What the shell and a game's board agree on. A board is `src/games/<game>/Board.svelte`, found by its
 * folder's name and loaded when a table of that game opens. It draws the view and offers the choices; it
 * holds no rules. Everything around it (people, prompt, log, help, undo, the end) is the shell's.
 */
import type { Component } from 'svelte';
import type { AnyGame, ChoiceIn, HappeningIn } from './game';
import type { Phrases } from './phrases';
import type { Settings } from './settings.svelte';
import type { Choice, Happening, SeatInfo } from './wire';

/** Why something is not possible: the id of the rule and its words. */
export interface Refusal {
  rule: string;
  text: string;
}

/** `G` is the `Game` of `lib/games/<game>.ts`: what the board can be shown, asked and told. */
export interface BoardProps<G extends AnyGame = AnyGame> {
  /** What may be seen. A new object with every update; never change it. */
  view: G['view'];
  /** The seat whose view this is; null for a spectator. */
  me: number | null;
  /** Who sits where, in the order of seats; the colour is `data-seat`, the sign `lib/players.ts`. */
  seats: SeatInfo[];
  /** The name of the question that I am asked, "" if I am not. The shell shows its words. */
  prompt: G['prompt'] | '';
  /** What I may do now; empty while I am not asked, while a click is on its way, and in replays. */
  choices: ChoiceIn<G>[];
  /** What is new in this update, to animate; empty when a table is opened or a replay jumps. */
  events: HappeningIn<G>[];
  /** All that was told at this table so far, for a board that shows what was before it was opened; not in replays. */
  log?: HappeningIn<G>[];
  /** The action that a bot would choose, after I asked for a hint: draw the eye to it. */
  hinted: number | null;
  /** Actions, cards and all else in words; `phrases.say('board-…')` for the board's own texts. */
  phrases: Phrases;
  /** Language, theme, sound, speed of animation; `pace()` of lib/settings gives the factor for times. */
  settings: Settings;
  /** Whether this is a replay: nothing can be chosen, and jumps are not animated. */
  replaying: boolean;
  /** Choose one of `choices`. */
  choose: (action: number) => void;
  /** Ask why an action (`phrases.number(action)`) is not possible. The shell opens a note with the
   * rule at the given element; the answer is null if it is possible after all. */
  why: (action: number, at: Element) => Promise<Refusal | null>;
}

export type Board = Component<BoardProps>;

/** What a game shows of its own on the sheet at the end: `src/games/<game>/End.svelte`, where it has one. */
export interface EndProps<View = unknown> {
  view: View;
  phrases: Phrases;
}

export type End = Component<EndProps>;

const boards = import.meta.glob<{ default: Board }>('../games/*/Board.svelte');

/** The board of a game, or null where it has none of its own and the plain one serves. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

const ends = import.meta.glob<{ default: Component<EndProps<never>> }>('../games/*/End.svelte');

/** What a game adds to the sheet at the end; null where it adds nothing. */
export async function loadEnd(game: string): Promise<End | null> {
  const load = ends[`../games/${game}/End.svelte`];
  return load ? ((await load()).default as End) : null;
}

/** A moment of an introduction, a scripted table; where there is a choice it has to be made to go on. */
export interface IntroStep {
  name: string;
  view: unknown;
  prompt: string;
  choices: Choice[];
  events: Happening[];
}

const intros = import.meta.glob<{ default: IntroStep[] }>('../games/*/intro.json');

export function hasIntro(game: string): boolean {
  return `../games/${game}/intro.json` in intros;
}

/** The introduction of a game, step by step; null where it has none. */
export async function loadIntro(game: string): Promise<IntroStep[] | null> {
  const load = intros[`../games/${game}/intro.json`];
  return load ? (await load()).default : null;
}
