/** From choices to pieces: two spaces of the market, a space and the flip, the deck, a token, a way to pay. */
import { Bags, named, type Piece, type Step } from '../../lib/bags';
import { asking, type AnyNamed } from '../../lib/game';
import type { Choice, Game, PairView, View } from '../../lib/games/point_city';

/** `space:5` (in reading order, from 0), `flip`, `deck`, `token:energy`, `pay:53` (by its action). */
export type { Piece };

const ask = asking<Game>();

export const spaceAt = (place: number): Piece => `space:${place}`;

/** The place of a space in the market; -1 for other pieces. */
export function placeOf(piece: Piece | null): number {
  return Number(named(piece, 'space') ?? -1);
}

function spaceOf(view: View, row: string, column: string): Piece {
  return spaceAt(
    view.market.findIndex((space) => `${space.row + 1}` === row && `${space.column + 1}` === column),
  );
}

/** The pieces that make up a choice. */
export function piecesOf({ action, family, arguments: given }: Choice, view: View): Piece[] {
  switch (family) {
    case 'take_across':
    case 'take_down':
      return view.pairs.find((pair) => pair.action === action)?.spaces.map(spaceAt) ?? [];
    case 'flip':
      return [spaceOf(view, given.row, given.column), 'flip'];
    case 'choose':
      return [`token:${given.token}`];
    case 'pay':
      return [`pay:${action}`];
    case 'draw':
      return ['deck'];
  }
}

export class Menu extends Bags<Choice> {
  constructor(choices: Choice[], view: View) {
    super(choices, (choice) => piecesOf(choice, view));
  }

  /** A flip comes after the card that is flipped. */
  override after(picked: Piece[]): Step<Choice> {
    const step = super.after(picked);
    if (!picked.length) step.next.delete('flip');
    return step;
  }
}

export function pairOf(view: View, first: number, second: number): PairView | null {
  return view.pairs.find(({ spaces }) => spaces.includes(first) && spaces.includes(second)) ?? null;
}

/** The action to ask about when a piece cannot be picked: its number, or its name; null where none goes with it. */
export function askedOf(piece: Piece, picked: Piece | null, view: View): number | AnyNamed | null {
  if (piece === 'deck') return ask('draw', {});
  const held = placeOf(picked);
  if (piece === 'flip') {
    const space = view.market[held];
    return space ? ask('flip', { row: String(space.row + 1), column: String(space.column + 1) }) : null;
  }
  const token = named(piece, 'token');
  if (token !== null) return ask('choose', { token });
  const place = placeOf(piece);
  const both = held >= 0 ? pairOf(view, held, place) : null;
  if (both) return both.action;
  const pairs = view.pairs.filter(({ spaces }) => spaces.includes(place));
  pairs.sort((one, other) => (one.missing ?? 0) - (other.missing ?? 0));
  return pairs[0]?.action ?? null;
}
