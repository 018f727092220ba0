/** From choices to pieces: dice, faces, cards, players, or a button where there is no piece (see `lib/bags.ts`). */
import { Bags, type Piece } from '../../lib/bags';
import type { Named } from '../../lib/phrases';
import type { View } from '../../lib/views/dice_town';
import type { Choice } from '../../lib/wire';

/**
 * `die:2` (one of mine, by its place from 0), `face:K`, `hand:horse`, `seat:1`, `take:2` (so many deeds in a robbery),
 * `drawn:horse`, `doc:small_raid`, `place:bank`, `button:pass`.
 */
export type { Piece };

/** Questions that are answered by an offer, one after the other. */
export const OFFERING = ['offer_money', 'offer_nuggets', 'offer_cards'];

/** Whether a question is about playing a card in its moment: "play_dynamite", "play_wanted" … */
export function isMoment(prompt: string): boolean {
  return prompt.startsWith('play_');
}

/** What is only done after it was looked at once more, however few pieces it takes. */
const CONFIRMED = ['keep', 'keep_free', 'fence'];

/** The rest of a piece's name if it begins like that; null for other pieces. */
export function named(piece: Piece | null | undefined, kind: string): string | null {
  return piece?.startsWith(`${kind}:`) ? piece.slice(kind.length + 1) : null;
}

/** Dice by their places from 0, as actions name them: "none", "2", "135". */
export function diceNamed(places: number[]): string {
  return [...places].sort().map((place) => place + 1).join('') || 'none'; // prettier-ignore
}

/** The places of dice that an action names. */
export function placesIn(dice: string): number[] {
  return dice === 'none' ? [] : [...dice].map((place) => Number(place) - 1);
}

/** The pieces that make up an action. */
export function piecesOf({ family, arguments: given }: Named): Piece[] {
  switch (family) {
    case 'keep':
      return placesIn(String(given.dice)).map((place) => `die:${place}`);
    case 'keep_free':
      return [...placesIn(String(given.dice)).map((place) => `die:${place}`), 'hand:tough_guy'];
    case 'play':
    case 'offer_card':
      return [`hand:${given.card}`];
    case 'cheat':
      return [`die:${Number(given.die) - 1}`, `face:${given.face}`];
    case 'choose':
      return [`seat:${given.player}`];
    case 'shake':
      return [`seat:${given.target}`];
    case 'rob':
      return [`seat:${given.target}`, `take:${given.deeds}`];
    case 'keep_card':
      return [`drawn:${given.card}`];
    case 'console':
      return [`doc:${given.consolation}`];
    case 'fence':
      return [`hand:${given.deed}`, `hand:${given.second}`];
    default:
      return [`button:${family}`];
  }
}

export class Menu extends Bags {
  constructor(choices: Choice[]) {
    super(choices.map((choice) => [choice, piecesOf(choice)]));
  }

  /**
   * The choice that a click carries out at once: nothing more can follow, or only one thing can and it needs no
   * picking (all that somebody has is taken); and it needs no second look.
   */
  override atOnce(picked: Piece[], piece: Piece): Choice | null {
    const { done, next } = this.after([...picked, piece]);
    const left = new Set([...next.values()].flat());
    const choice = done && !left.size ? done : !done && left.size === 1 ? [...left][0]! : null;
    return choice && !CONFIRMED.includes(choice.family) ? choice : null;
  }
}

/** The action to ask about when a piece cannot be picked; null where no action goes with it. */
export function askedOf(piece: Piece, picked: Piece[], view: View, prompt: string): Named | null {
  const [kind = '', rest = ''] = piece.split(':');
  switch (kind) {
    case 'die': {
      const places = [...picked, piece].flatMap((found) => named(found, 'die') ?? []).map(Number);
      if (prompt === 'cheat')
        return { family: 'cheat', arguments: { die: `${Number(rest) + 1}`, face: 'A' } };
      const free = picked.includes('hand:tough_guy');
      return { family: free ? 'keep_free' : 'keep', arguments: { dice: diceNamed([...new Set(places)]) } };
    }
    case 'hand':
      if (rest.startsWith('deed_')) return { family: 'fence', arguments: { deed: rest, second: rest } };
      if (rest === 'tough_guy' && prompt === 'keep')
        return {
          family: 'keep_free',
          arguments: { dice: diceNamed(picked.flatMap((found) => named(found, 'die') ?? []).map(Number)) },
        };
      return { family: 'play', arguments: { card: rest } };
    case 'seat':
      if (prompt === 'shake') return { family: 'shake', arguments: { target: Number(rest) } };
      if (prompt === 'rob') return { family: 'rob', arguments: { target: Number(rest), deeds: 0 } };
      return view.tie ? { family: 'choose', arguments: { player: Number(rest) } } : null;
    case 'doc':
      return { family: 'console', arguments: { consolation: rest } };
    default:
      return null;
  }
}

// -- offers ------------------------------------------------------------------------------------------------

/** What a tied player puts together for the Sheriff before anything is said. */
export interface Offer {
  money: number;
  nuggets: number;
  cards: string[];
}

/** How many of these are in a list. */
export function copies(list: string[], one: string): number {
  return list.filter((other) => other === one).length;
}

/** The next of the small steps that make up an offer; null if it cannot be carried out as it was meant. */
export function nextOfOffer(offer: Offer, made: string[], choices: Choice[]): Choice | null {
  const find = (family: string, name: string, value: number | string) =>
    choices.find((choice) => choice.family === family && choice.arguments[name] === value) ?? null;
  const money = find('offer_money', 'money', offer.money);
  const nuggets = find('offer_nuggets', 'nuggets', offer.nuggets);
  if (money || nuggets) return money ?? nuggets;
  const missing = offer.cards.filter((card) => copies(made, card) < copies(offer.cards, card));
  if (!missing.length) return choices.find(({ family }) => family === 'seal') ?? null;
  return (
    choices.find(
      ({ family, arguments: given }) => family === 'offer_card' && missing.includes(`${given.card}`),
    ) ?? null
  );
}
