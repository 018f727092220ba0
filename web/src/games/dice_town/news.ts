/** What happened in the town: the dice that were shown this round and what each place brought, and the same of the
 * round before. A whole town may be resolved between two questions; this remembers it until the player has seen it. */
import type { Happening, Location, View } from '../../lib/games/dice_town';
import type { Departure } from '../../pieces/flights';

/** What somebody got at a place. */
export interface Gain {
  place: Location;
  seat: number;
  goods: 'money' | 'nuggets' | 'store' | 'deed' | 'badge' | 'visit';
  count: number;
}

export interface Round {
  round: number;
  /** The faces in front of each player, in the order in which they were shown. */
  dice: string[][];
  /** What each player paid to the Stagecoach. */
  paid: number[];
  gains: Gain[];
  /** The best poker hand, as soon as it is known. */
  best: { seat: number; hand: string } | null;
}

export interface Memory {
  now: Round;
  /** The round before, as soon as one is over. */
  last: Round | null;
}

/** What a newcomer to the table can see of the round. */
export function opening(view: View): Memory {
  const dice = view.seats.map((seat) => seat.dice.flatMap((die) => (die.where === 'kept' && die.face) || []));
  const paid = view.seats.map(() => 0);
  return { now: { round: view.round, dice, paid, gains: [], best: null }, last: null };
}

/** What is known after some more has happened. */
export function remember(memory: Memory, events: Happening[]): Memory {
  return events.reduce(one, memory);
}

function one(memory: Memory, happening: Happening): Memory {
  const { event, arguments: given } = happening;
  const { now } = memory;
  const dice = (seat: number, change: (mine: string[]) => string[]): Memory => ({
    ...memory,
    now: { ...now, dice: now.dice.map((mine, at) => (at === seat ? change(mine) : mine)) },
  });
  switch (event) {
    case 'round_started':
      return started(memory, given.count);
    case 'showed':
    case 'last_rolled':
      return dice(given.player, (mine) => [...mine, ...given.faces]);
    case 'gave_back':
      return dice(given.player, (mine) => given.faces.reduce<string[]>(without, mine));
    case 'cheated':
      return dice(given.player, (mine) => [...without(mine, given.before), given.face]);
    case 'paid':
      return {
        ...memory,
        now: { ...now, paid: now.paid.map((sum, at) => sum + (at === given.player ? given.money : 0)) },
      };
    case 'best_hand':
      return { ...memory, now: { ...now, best: { seat: given.player, hand: given.hand } } };
    default: {
      const gain = gainOf(happening);
      if (!gain) return memory;
      const gains = added(now.gains, gain);
      if (event !== 'split_loot') return { ...memory, now: { ...now, gains } };
      // What somebody gets of the loot, the robber has not got any more.
      const lost = { ...gain, seat: given.other, count: -gain.count };
      return { ...memory, now: { ...now, gains: added(gains, lost) } };
    }
  }
}

function started({ now, last }: Memory, round: number): Memory {
  const seats = now.dice.map(() => 0);
  const played = now.dice.some((mine) => mine.length > 0);
  return {
    now: { round, dice: seats.map(() => []), paid: seats, gains: [], best: null },
    last: played ? now : last,
  };
}

function without(mine: string[], face: string): string[] {
  const at = mine.lastIndexOf(face);
  return mine.filter((_, place) => place !== at);
}

function added(gains: Gain[], gain: Gain): Gain[] {
  const same = (other: Gain) =>
    other.place === gain.place && other.seat === gain.seat && other.goods === gain.goods;
  if (!gains.some(same)) return [...gains, gain];
  return gains.map((other) => (same(other) ? { ...other, count: other.count + gain.count } : other));
}

/** What somebody got by this; null for what brings nothing. */
export function gainOf({ event, arguments: given }: Happening): Gain | null {
  switch (event) {
    case 'mined':
      return { place: 'gold_mine', seat: given.player, goods: 'nuggets', count: given.nuggets };
    case 'robbed_bank':
    case 'split_loot':
      return { place: 'bank', seat: given.player, goods: 'money', count: given.money };
    case 'kept_card':
      return { place: 'general_store', seat: given.player, goods: 'store', count: 1 };
    case 'stole':
      return {
        place: 'saloon',
        seat: given.player,
        goods: given.back === 'deed' ? 'deed' : 'store',
        count: 1,
      };
    case 'new_sheriff':
    case 'same_sheriff':
      return { place: 'sheriff', seat: given.player, goods: 'badge', count: 1 };
    case 'got_deed':
    case 'got_secret_deed':
      return { place: 'town_hall', seat: given.player, goods: 'deed', count: 1 };
    case 'visited':
      return { place: 'doc_badluck', seat: given.player, goods: 'visit', count: 1 };
    default:
      return null;
  }
}

/** The round whose dice lie on the table: until the first dice are shown, that is the one before. */
export function shownRound(memory: Memory, view: View): Round | null {
  return view.phase === 'dice' && view.reveal === 0 && !view.over ? memory.last : memory.now;
}

/** What everybody can see on the table anyway, or what is about the table itself. */
export const UNTOLD: Happening['event'][] = [
  'rolled',
  'chose_dice',
  'sealed',
  'drew_cards',
  'took_cards',
  'kept_this',
  'scored',
];

/** What flies where: goods from a place to whoever gets them, and what dice cost from its payer to the Stagecoach. */
export function flightsOf(events: Happening[]): Departure[] {
  return events.flatMap((happening) => {
    const gain = gainOf(happening);
    if (gain) return [{ from: `stock:${gain.place}`, to: `seat:${gain.seat}` }];
    if (happening.event === 'paid')
      return [{ from: `purse:${happening.arguments.player}`, to: 'stock:stagecoach' }];
    return [];
  });
}
