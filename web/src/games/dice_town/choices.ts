/** From choices to pieces: dice, faces, cards, players, or a button where there is no piece (see `lib/bags.ts`). */
import { Bags, named, type Piece } from '../../lib/bags';
import { asking, type AnyNamed } from '../../lib/game';
import type { Choice, Game, Named, Prompt, View } from '../../lib/games/dice_town';

/**
 * `die:2` (one of mine, by its place from 0), `face:K`, `hand:horse`, `seat:1`, `take:2` (so many deeds in a robbery),
 * `drawn:horse`, `doc:small_raid`, `place:bank`, `button:pass`.
 */
export type { Piece };

const ask = asking<Game>();

/** Questions that are answered by an offer, one after the other. */
export const OFFERING: (Prompt | '')[] = ['offer_money', 'offer_nuggets', 'offer_cards'];

/** Questions about playing a card in its moment. */
const MOMENTS: Record<Extract<Prompt, `play_${string}`>, true> = {
  play_badluck_elixir: true,
  play_corruption: true,
  play_dynamite: true,
  play_fifty_fifty: true,
  play_girls: true,
  play_marshal: true,
  play_on_credit: true,
  play_professional_cheat: true,
  play_wanted: true,
};

export function isMoment(prompt: Prompt | ''): boolean {
  return prompt in MOMENTS;
}

/** What is only done after it was looked at once more, however few pieces it takes. */
const CONFIRMED: Choice['family'][] = ['keep', 'keep_free', 'fence'];

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
      return placesIn(given.dice).map((place) => `die:${place}`);
    case 'keep_free':
      return [...placesIn(given.dice).map((place) => `die:${place}`), 'hand:tough_guy'];
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
    case 'pass':
    case 'pass_round':
    case 'seal':
    case 'offer_money':
    case 'offer_nuggets':
      return [`button:${family}`];
  }
}

export class Menu extends Bags<Choice> {
  constructor(choices: Choice[]) {
    super(choices, piecesOf);
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
export function askedOf(piece: Piece, picked: Piece[], view: View, prompt: Prompt | ''): AnyNamed | null {
  const [kind = '', rest = ''] = piece.split(':');
  const dice = (pieces: Piece[]): number[] =>
    pieces.flatMap((found) => named(found, 'die') ?? []).map(Number);
  switch (kind) {
    case 'die':
      if (prompt === 'cheat') return ask('cheat', { die: String(Number(rest) + 1), face: 'A' });
      return askToKeep([...new Set(dice([...picked, piece]))], picked.includes('hand:tough_guy'));
    case 'hand':
      if (rest.startsWith('deed_')) return ask('fence', { deed: rest, second: rest });
      if (rest === 'tough_guy' && prompt === 'keep') return askToKeep(dice(picked), true);
      return ask('play', { card: rest });
    case 'seat':
      if (prompt === 'shake') return ask('shake', { target: Number(rest) });
      if (prompt === 'rob') return ask('rob', { target: Number(rest), deeds: 0 });
      return view.tie ? ask('choose', { player: Number(rest) }) : null;
    case 'doc':
      return ask('console', { consolation: rest });
    default:
      return null;
  }
}

/** To ask about keeping dice by their places; `free` with the Tough Guy. */
export function askToKeep(places: number[], free: boolean): AnyNamed {
  return ask(free ? 'keep_free' : 'keep', { dice: diceNamed(places) });
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
  const coins = choices.find(
    ({ family, arguments: given }) =>
      (family === 'offer_money' && given.money === offer.money) ||
      (family === 'offer_nuggets' && given.nuggets === offer.nuggets),
  );
  if (coins) return coins;
  const missing = offer.cards.filter((card) => copies(made, card) < copies(offer.cards, card));
  if (!missing.length) return choices.find(({ family }) => family === 'seal') ?? null;
  return (
    choices.find(({ family, arguments: given }) => family === 'offer_card' && missing.includes(given.card)) ??
    null
  );
}
