import type { Phrases } from '../lib/phrases';
import { t } from '../lib/text.svelte';
import type { Outcome } from '../lib/wire';

/** Who won, in a sentence. */
export function winnersLine(outcome: Outcome, phrases: Phrases): string {
  const names = (outcome.ranking[0] ?? []).map((seat) => phrases.seat(seat));
  return t('winners', { players: names.join(', '), count: names.length });
}
