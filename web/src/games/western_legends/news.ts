/**
 * What others did while I was not looking: everybody's last turn, the ways that figures took, and how fights and games
 * of poker ended. Ways and endings stay until the next update after a choice of mine.
 */
import type { Happening, Resource } from '../../lib/games/western_legends';
import { playerOf } from '../../lib/tidings';

/** A fight or a game of poker, as far as it was seen by all. */
export interface Showdown {
  kind: 'fight' | 'poker';
  /** Cards on the table: of the fighters, or the flop. */
  cards: string[];
  fightCard: number | null;
  /** What is said about it: how it began, who showed what, how it ended. */
  lines: Happening[];
  over: boolean;
}

/** `seat:2`, `sheriff`, `man`. */
export type Walker = string;

export interface News {
  /** What everybody has done since their last turn began. */
  did: Map<number, Happening[]>;
  /** The spaces that a figure went over, with the one that it started from. */
  ways: Map<Walker, string[]>;
  showdowns: Showdown[];
  /** The last card of the Man in Black. */
  man: string | null;
}

export const NOTHING: News = { did: new Map(), ways: new Map(), showdowns: [], man: null };

type Event = Happening['event'];

const FIGHTS = new Set<Event>(['declared', 'declared_man', 'faced', 'man_attacked']);
const GAMES = new Set<Event>(['poker_began', 'man_poker']);
const LAST_WORDS = new Set<Event>(['won', 'was_beaten', 'gave_up', 'helpless', 'won_pot', 'bank_won_pot']);
const TOLD = new Set<Event>([
  'showed_hand',
  'banker_showed',
  'voided',
  'voided_by_man',
  'cancelled',
  ...LAST_WORDS,
]);
const SPOILS = new Set<Event>(['arrested', 'stole', 'stole_cattle', 'wounded']);

/** The news after some events; `anew` where I have chosen something since the last ones. */
export function listen(
  before: News,
  events: Happening[],
  whereWas: (walker: Walker) => string | null,
  anew: boolean,
): News {
  const did = new Map(before.did);
  const ways = new Map(anew ? [] : before.ways);
  const showdowns = before.showdowns.filter(({ over }) => !anew || !over).map((one) => ({ ...one }));
  let man = before.man;
  for (const happening of events) {
    if (happening.event === 'man_turned') man = happening.arguments.card;
    note(did, happening);
    walk(ways, happening, whereWas);
    watch(showdowns, happening);
  }
  return { did, ways, showdowns, man };
}

/** The news of a table that is opened again: everybody's last turn, and how fights ended since mine was over. */
export function recall(log: Happening[], me: number | null): News {
  const nowhere = (): null => null;
  const { showdowns } = listen(NOTHING, log.slice(endOfMyTurn(log, me)), nowhere, false);
  return { ...listen(NOTHING, log, nowhere, false), ways: new Map(), showdowns };
}

/** Where the turn after my last one began; a spectator's is always over. */
function endOfMyTurn(log: Happening[], me: number | null): number {
  let [found, before]: [number, number | null] = [0, null];
  log.forEach(({ event, arguments: given }, at) => {
    if (event !== 'turn_began') return;
    if (me === null || (before === me && given.player !== me)) found = at;
    before = given.player;
  });
  return found;
}

function note(did: Map<number, Happening[]>, happening: Happening): void {
  const player = playerOf(happening);
  if (player === null) return;
  did.set(player, happening.event === 'turn_began' ? [] : [...(did.get(player) ?? []), happening]);
}

function walk(
  ways: Map<Walker, string[]>,
  { event, arguments: given }: Happening,
  whereWas: (walker: Walker) => string | null,
): void {
  if (event !== 'moved' && event !== 'sheriff_moved' && event !== 'man_moved') return;
  const walker = event === 'moved' ? `seat:${given.player}` : event === 'sheriff_moved' ? 'sheriff' : 'man';
  const start = whereWas(walker);
  const way = ways.get(walker) ?? (start ? [start] : []);
  ways.set(walker, [...way, given.space]);
}

function watch(showdowns: Showdown[], happening: Happening): void {
  const { event, arguments: given } = happening;
  const last = showdowns.at(-1);
  const running = last && !last.over ? last : null;
  if (FIGHTS.has(event) || GAMES.has(event)) {
    const kind = FIGHTS.has(event) ? 'fight' : 'poker';
    // Whoever attacks somebody else's gang is said to face it, too: that is the same fight.
    if (running?.kind === kind) running.lines = [...running.lines, happening];
    else showdowns.push({ kind, cards: [], fightCard: null, lines: [happening], over: false });
  } else if (running && event === 'showed') running.cards = [...running.cards, given.card];
  else if (running && event === 'flop') running.cards = [given.card, given.second, given.third];
  else if (running && event === 'showed_fight_card') running.fightCard = Number(given.fight_card);
  else if (running && TOLD.has(event)) {
    if (event === 'voided' || event === 'voided_by_man') [running.cards, running.fightCard] = [[], null];
    running.lines = [...running.lines, happening];
    running.over = LAST_WORDS.has(event);
  } else if (last?.over && (SPOILS.has(event) || LAST_WORDS.has(event))) {
    last.lines = [...last.lines, happening];
  } else if (running && event === 'turn_began') running.over = true;
}

/** What somebody did, summed up: each thing once, with how much of it. */
export interface Doing {
  /** A resource, an item or an event. */
  name: string;
  kind: 'gain' | 'item' | 'deed';
  amount: number;
}

const DEEDS: Partial<Record<Event, string>> = {
  moved: 'moved',
  played: 'played',
  declared: 'fight',
  declared_man: 'fight',
  faced: 'fight',
  poker_began: 'poker',
  joined: 'poker',
  took_cattle: 'cattle',
  delivered: 'cattle',
  contributed: 'story',
  claimed: 'story',
  arrested: 'jail',
};
const GAINS = new Set<Resource>(['lp', 'money', 'nuggets', 'wounds', 'marshal', 'wanted']);

export function summedUp(events: Happening[]): Doing[] {
  const found = new Map<string, Doing>();
  for (const happening of events) {
    const doing = doingOf(happening);
    if (!doing) continue;
    const key = `${doing.kind}:${doing.name}`;
    const known = found.get(key);
    if (known) known.amount += doing.amount;
    else found.set(key, doing);
  }
  return [...found.values()].filter(({ kind, amount }) => kind !== 'gain' || amount !== 0);
}

function doingOf({ event, arguments: given }: Happening): Doing | null {
  switch (event) {
    case 'gained':
    case 'lost': {
      const amount = event === 'lost' ? -given.amount : given.amount;
      return GAINS.has(given.resource) ? { kind: 'gain', name: given.resource, amount } : null;
    }
    case 'drew':
      return { kind: 'gain', name: 'cards', amount: given.amount };
    case 'bought':
    case 'upgraded':
    case 'got_item':
      return { kind: 'item', name: given.item, amount: 1 };
    default: {
      const deed = DEEDS[event];
      return deed ? { kind: 'deed', name: deed, amount: 1 } : null;
    }
  }
}
