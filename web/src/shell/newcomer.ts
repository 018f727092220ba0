/** How often I have chosen in a game, kept in this browser: whoever is new to a game is offered its introduction. */
import { keep, recall } from '../lib/kept';

const KEY = 'saloon-chosen';
const FIRST_CHOICES = 6;

export const isNewcomer = (game: string): boolean => (recall<number>(KEY, game) ?? 0) < FIRST_CHOICES;

export function countChoice(game: string): void {
  if (isNewcomer(game)) keep(KEY, game, (recall<number>(KEY, game) ?? 0) + 1);
}

/** Who has played the introduction needs no offer any more. */
export const haveLearned = (game: string): void => keep(KEY, game, FIRST_CHOICES);
