import type { Phrases } from '../lib/phrases';
import { t } from '../lib/text.svelte';
import type { Outcome } from '../lib/wire';

/** Who won, in a sentence: a player, several who share it, or the game itself. */
export function winnersLine(outcome: Outcome, phrases: Phrases): string {
  const names = outcome.rival?.won
    ? [phrases.say('rival-name')]
    : (outcome.ranking[0] ?? []).map((seat) => phrases.seat(seat));
  return t('winners', { players: names.join(', '), count: names.length });
}
