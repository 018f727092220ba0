/** What is new on the table since a player last looked. */
import type { Happening, MapView, View } from '../../lib/games/fliptown';
import { playerOf } from '../../lib/tidings';
import { RESOURCES } from './printed';

type Event = Happening['event'];

/** What others do on a turn, as their plates tell it. */
const DOINGS: Event[] = [
  'circled',
  'revisited',
  'robbed',
  'failed',
  'bought',
  'claimed',
  'passed',
  'bounty_met',
];
/** What happens to me without my doing, or to all: told beside the map until I choose again. */
const TOLD: Event[] = [
  'round_began',
  'reflipped',
  'reshuffled',
  'bank_paid',
  'robbed',
  'failed',
  'peeked',
  'bounty_met',
  'card_stolen',
  'hand_paid',
  'worked',
  'bribed',
  'sheriff_shown',
  'own_sheriff',
  'safe',
  'arrested',
  'fined',
];
/** What concerns only the player that it names, and is no news to the others' eyes. */
const OWN: Event[] = ['bank_paid', 'robbed', 'failed', 'worked', 'safe'];

const GOOD: Event[] = ['robbed', 'bank_paid', 'bounty_met', 'safe', 'worked', 'hand_paid'];
const BAD: Event[] = ['failed', 'arrested', 'fined', 'card_stolen'];

/** The last doings of everybody: those of the newest turn in which somebody did something. */
export function doings(before: Map<number, Happening[]>, events: Happening[]): Map<number, Happening[]> {
  const told = new Map(before);
  const begun = new Set<number>();
  for (const happening of events) {
    const player = playerOf(happening);
    if (player === null || !DOINGS.includes(happening.event)) continue;
    told.set(player, begun.has(player) ? [...(told.get(player) ?? []), happening] : [happening]);
    begun.add(player);
  }
  return told;
}

/** What a player has to be told of what happened. */
export function news(events: Happening[], me: number | null): Happening[] {
  return events.filter((happening) => {
    if (!TOLD.includes(happening.event)) return false;
    const player = playerOf(happening);
    return player === null || player === me || !OWN.includes(happening.event);
  });
}

/** Whether a piece of news is a good or a bad one for its player. */
export function mood({ event }: Happening): 'good' | 'bad' | 'plain' {
  return GOOD.includes(event) ? 'good' : BAD.includes(event) ? 'bad' : 'plain';
}

/** The spaces that somebody has marked since. */
export function changedSpaces(before: MapView, after: MapView): string[] {
  const known = new Set([...before.circled, ...before.crossed]);
  return [...after.circled, ...after.crossed].filter((space) => !known.has(space));
}

/** Whether another turn has begun. */
export function isNewTurn(before: View, after: View): boolean {
  return before.round !== after.round || before.turn !== after.turn;
}

/** What a player has more or less than before. */
export function netGain(before: MapView, now: MapView): Record<string, number> {
  return Object.fromEntries(RESOURCES.map((kind) => [kind, now[kind] - before[kind]]));
}
