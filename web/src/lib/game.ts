/**
 * What a board can count on: the families of actions, the events and the questions that its game declares in Python.
 * `make types` writes them for every game of the house (`games/<game>.ts`), so that a board that names another fails
 * the check. Of a plugin's game nothing is known before it comes: that is `AnyGame`.
 */
import type { Choice, Happening } from './wire';

export interface AnyGame {
  view: unknown;
  families: Record<string, Choice['arguments']>;
  events: Record<string, Happening['arguments']>;
  prompt: string;
}

/** An action of any game by its name and its arguments; a `Choice` is one, too. */
export type AnyNamed = Pick<Choice, 'family' | 'arguments'>;

export type FamilyIn<G extends AnyGame> = keyof G['families'] & string;

/** Also what is told of the table itself. */
export type EventIn<G extends AnyGame> = (keyof G['events'] & string) | TableEvent;
export type TableEvent = `table_${string}`;

export type NamedIn<G extends AnyGame, F extends FamilyIn<G> = FamilyIn<G>> = {
  [Name in F]: { family: Name; arguments: G['families'][Name] };
}[F];

export type ChoiceIn<G extends AnyGame, F extends FamilyIn<G> = FamilyIn<G>> = {
  [Name in F]: { action: number; family: Name; arguments: G['families'][Name] };
}[F];

export type HappeningIn<G extends AnyGame, E extends EventIn<G> = EventIn<G>> = {
  [Name in E]: {
    number: number;
    event: Name;
    arguments: Name extends TableEvent ? Happening['arguments'] : G['events'][Name];
    at: number;
  };
}[E];

/** What is told of the game, and not of the table. */
export type ToldIn<G extends AnyGame> = HappeningIn<G, keyof G['events'] & string>;

/** Arguments that fit: what is written out has to be one of the values. Views and pieces give names as they come. */
type Fitting<Given, Wanted> = {
  [Name in keyof Wanted]: Name extends keyof Given
    ? string extends Given[Name]
      ? string & Wanted[Name] extends never
        ? Wanted[Name]
        : string
      : Wanted[Name]
    : Wanted[Name];
} & { [Name in Exclude<keyof Given, keyof Wanted>]: never };

/** To ask about an action of a game, possible or not: `const ask = asking<Game>()`, `ask('step', { space })`. */
export function asking<G extends AnyGame>() {
  return <F extends FamilyIn<G>, const A extends AnyNamed['arguments']>(
    family: F,
    given: A & Fitting<A, G['families'][F]>,
  ): AnyNamed => ({ family, arguments: given });
}
