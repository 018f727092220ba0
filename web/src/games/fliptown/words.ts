/** Spaces, rewards, cards and ways in words, for labels and for what is said before a choice. */
import type { Phrases } from '../../lib/phrases';
import type { ReachView, SheriffView, View } from '../../lib/games/fliptown';
import { capital } from '../../lib/words';
import type { Way } from './choices';
import { areaOf, counted, type Print } from './printed';
import type { House, Sheet } from './sheet';
import type { Counted } from './signs';

/** A chance: "13%", and with a space where a language wants one. */
export function chance(phrases: Phrases, share: number): string {
  return new Intl.NumberFormat(phrases.words.lang, { style: 'percent' }).format(share);
}

/** Points on average: "0.6", with a comma where a language wants one. */
export function points(phrases: Phrases, average: number): string {
  return new Intl.NumberFormat(phrases.words.lang, { maximumFractionDigits: 1 }).format(average);
}

export function areaName(phrases: Phrases, area: string): string {
  return capital(phrases.value('area', area));
}

export function cardName(phrases: Phrases, card: string): string {
  return phrases.value('card', card);
}

export function handName(phrases: Phrases, hand: string): string {
  return phrases.say(`board-hand-${hand}`);
}

/** The name of a building, or of another space as it is called in the log. */
export function spaceName(phrases: Phrases, space: string): string {
  return capital(phrases.value('space', space, true));
}

/** "3 stars", "a bonus action in the mine". */
export function signWords(phrases: Phrases, { kind, count }: Counted): string {
  if (kind.startsWith('bonus:')) return phrases.say(`board-bonus-${kind.slice('bonus:'.length)}`, { count });
  return phrases.say(`board-count-${kind}`, { count });
}

export function signsWords(phrases: Phrases, signs: readonly Counted[]): string {
  return signs.map((sign) => signWords(phrases, sign)).join(', ');
}

/** What a space that can be chosen brings, as signs. */
export function brings({ brings, bonus = [], silver = 0 }: ReachView): Counted[] {
  return [
    ...counted(brings),
    ...bonus.map((area) => ({ kind: `bonus:${area}`, count: 1 })),
    ...(silver ? [{ kind: 'silver', count: silver }] : []),
  ];
}

/** What an arrest would cost, before a bribe is paid or not. */
export function bribeWords(phrases: Phrases, sheriff: SheriffView): string {
  const fines = [{ kind: 'stars', count: sheriff.fine_stars }];
  if (!sheriff.must_pay_stars) fines.unshift({ kind: 'money', count: sheriff.fine_money });
  const fine = fines.map((sign) => signWords(phrases, sign)).join(' / ');
  return phrases.say('board-bribe-facts', { fine, points: points(phrases, sheriff.loss) });
}

function houseWords(phrases: Phrases, house: House, print: Print): string {
  return [
    phrases.say(`board-does-${house.id}`, print.figuresByName),
    phrases.say('board-first-visit', { gains: signsWords(phrases, house.first) }),
  ].join(' ');
}

/** What is printed on a space, in words. */
export function printedWords(phrases: Phrases, space: string, sheet: Sheet): string {
  switch (areaOf(space)) {
    case 'trail': {
      const stop = sheet.trail.find(({ id }) => id === space)!;
      return stop.either ? phrases.say('board-pan-or-hammer') : capital(signsWords(phrases, stop.signs));
    }
    case 'badlands': {
      const target = sheet.targets.find(({ id }) => id === space)!;
      return phrases.say('board-target', { gains: signsWords(phrases, target.signs) });
    }
    case 'mine': {
      const room = sheet.rooms.find(({ id }) => id === space)!;
      const silver = room.silver_per ? [phrases.say(`board-silver-${room.silver_per}`)] : [];
      return capital([...room.signs.map((sign) => signWords(phrases, sign)), ...silver].join(', '));
    }
    case 'town':
      return houseWords(
        phrases,
        sheet.buildings.find(({ id }) => id === space)!,
        sheet.print,
      );
    case 'cemetery':
      return graveWords(phrases, space, sheet);
  }
}

/** What lies between a tombstone and its neighbours. */
function graveWords(phrases: Phrases, space: string, sheet: Sheet): string {
  const open = sheet.links.filter(({ between, gained }) => between.includes(space) && !gained);
  const [now, later] = [
    open.filter((link) => other(link.between, space, sheet)),
    open.filter((link) => !other(link.between, space, sheet)),
  ];
  const told: string[] = [];
  const words = (links: typeof open): string =>
    links.map(({ signs }) => signsWords(phrases, signs)).join(', ');
  if (now.length) told.push(phrases.say('board-grave-now', { gains: words(now) }));
  if (later.length) told.push(phrases.say('board-grave-later', { gains: words(later) }));
  return told.join(' ');
}

function other(between: readonly string[], space: string, sheet: Sheet): boolean {
  return between.some((id) => id !== space && sheet.mark(id) === 'circled');
}

/** A space with all that is to be known of it: what it is, what it gives, what it costs, what became of it. */
export function describe(
  phrases: Phrases,
  space: string,
  sheet: Sheet,
  way: Way | null,
  odds: string | null,
): string {
  const parts = [capital(phrases.value('space', space)), printedWords(phrases, space, sheet)];
  const mark = sheet.mark(space);
  if (mark !== 'free') parts.push(phrases.say(areaOf(space) === 'town' ? 'board-visited' : `board-${mark}`));
  if (way) {
    // What a robbery brings is printed on its target.
    if (way.reach && areaOf(space) !== 'badlands') {
      const gains = signsWords(phrases, brings(way.reach));
      if (gains) parts.push(phrases.say('board-brings', { gains }));
    }
    parts.push(way.gold ? phrases.say('board-costs-gold', { count: way.gold }) : '');
    if (way.jokers) parts.push(phrases.say('board-costs-joker', { count: way.jokers }));
  }
  if (odds && areaOf(space) === 'badlands' && mark === 'free')
    parts.push(phrases.say('board-odds', { odds }));
  return parts.filter(Boolean).map(sentence).join(' ');
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** A way as a button says it: the card for poker, how the cards change, and the price. */
export function wayWords(phrases: Phrases, way: Way, view: View): string {
  const parts: string[] = [];
  if (way.poker) parts.push(phrases.say('board-way-poker', { card: cardName(phrases, way.poker) }));
  const reach = way.reach;
  if (reach?.suit) parts.push(phrases.say('board-way-suit', { suit: phrases.value('suit', reach.suit) }));
  if (reach?.value)
    parts.push(phrases.say('board-way-value', { value: phrases.value('rank', rankId(reach.value)) }));
  if (way.jokers) parts.push(phrases.say('board-count-joker', { count: way.jokers }));
  if (way.shifts) parts.push(phrases.value('character', view.maps[view.player ?? 0]?.character ?? ''));
  if (way.gold) parts.push(signWords(phrases, { kind: 'gold', count: way.gold }));
  else if (!way.jokers && !way.shifts) parts.push(phrases.say('board-free'));
  return parts.join(' · ');
}

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export function rankId(rank: number): string {
  return RANKS[rank] ?? '';
}

/** The three hands for those who do not see them. */
export function pokerWords(phrases: Phrases, sheet: Sheet): string {
  const columns = sheet.map.poker.map((cards, round) => {
    const hand = sheet.map.hands[round];
    const told = cards.map((card) => cardName(phrases, card)).join(', ') || phrases.common.say('nothing');
    return phrases.say('board-poker-column', {
      round: round + 1,
      cards: hand ? `${told} (${handName(phrases, hand)})` : told,
    });
  });
  return [phrases.say('board-poker'), ...columns].join(' ');
}
