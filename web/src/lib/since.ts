/** What a board that is opened in the midst of a game tells of what was before. */
import type { Happening } from './wire';

/** What was told since the last thing that a player did; all of it to a spectator. */
export function sinceMine(log: Happening[], me: number | null): Happening[] {
  return log.slice(log.findLastIndex(({ arguments: given }) => me !== null && given.player === me) + 1);
}
