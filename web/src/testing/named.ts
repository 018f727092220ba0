/** Choices and events for tests of a board, held to the types of its game. */
import type { AnyGame, FamilyIn } from '../lib/game';

/** `const offer = offering<Game>()`, `offer(7, 'pass', {})`. */
export function offering<G extends AnyGame>() {
  return <F extends FamilyIn<G>>(action: number, family: F, given: G['families'][F]) => ({
    action,
    family,
    arguments: given,
  });
}

/** `const event = telling<Game>()`, `event('passed', { player: 1 })`. */
export function telling<G extends AnyGame>() {
  return <E extends keyof G['events'] & string>(event: E, given: G['events'][E]) => ({
    number: 0,
    event,
    arguments: given,
    at: 0,
  });
}
