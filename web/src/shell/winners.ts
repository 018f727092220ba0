import type { Phrases } from '../lib/phrases';
import { t } from '../lib/text.svelte';
import type { Outcome } from '../lib/wire';

/** Who won, in a sentence: a player, several who share it, or the game itself. Alone there are only points. */
export function winnersLine(outcome: Outcome, phrases: Phrases): string {
  if (outcome.scores.length === 1 && !outcome.rival)
    return t('points-alone', { player: phrases.seat(0), points: outcome.scores[0]! });
  const names = outcome.rival?.won
    ? [phrases.say(outcome.rival.name)]
    : (outcome.ranking[0] ?? []).map((seat) => phrases.seat(seat));
  return t('winners', { players: names.join(', '), count: names.length });
}
