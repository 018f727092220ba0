/**
 * From choices to pieces. Every choice that the server offers is a few pieces to be picked, in any order: two
 * spaces of the market, a space and the flip, the deck, a token, a way to pay. No rule is known here; what can be
 * picked next is what some offered choice still needs.
 */
import type { Named } from '../../lib/phrases';
import type { PairView, View } from '../../lib/views/point_city';
import type { Choice } from '../../lib/wire';

/** `space:5` (in reading order, from 0), `flip`, `deck`, `token:energy`, `pay:53` (by its action). */
export type Piece = string;

export const spaceAt = (place: number): Piece => `space:${place}`;

/** The place of a space in the market; -1 for other pieces. */
export function placeOf(piece: Piece | undefined): number {
  return piece?.startsWith('space:') ? Number(piece.slice('space:'.length)) : -1;
}

function spaceOf(view: View, row: unknown, column: unknown): Piece {
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
    default:
      return ['deck'];
  }
}

export class Menu {
  private readonly bags: [Choice, Piece[]][];

  constructor(choices: Choice[], view: View) {
    this.bags = choices.map((choice) => [choice, piecesOf(choice, view)]);
  }

  /** What can be picked after a piece (or as the first one), and the choice if that completes it. */
  after(picked: Piece | null): Map<Piece, Choice | null> {
    const next = new Map<Piece, Choice | null>();
    for (const [choice, bag] of this.bags) {
      if (picked !== null && !bag.includes(picked)) continue;
      const left = bag.filter((piece) => piece !== picked);
      for (const piece of left) next.set(piece, left.length === 1 ? choice : null);
    }
    if (picked === null) next.delete('flip');
    return next;
  }

  pieces(action: number | null): Piece[] {
    return this.bags.find(([choice]) => choice.action === action)?.[1] ?? [];
  }
}

export function pairOf(view: View, first: number, second: number): PairView | null {
  return view.pairs.find(({ spaces }) => spaces.includes(first) && spaces.includes(second)) ?? null;
}

/** The action to ask about when a piece cannot be picked: its number, or its name; null where none goes with it. */
export function askedOf(piece: Piece, picked: Piece | null, view: View): number | Named | null {
  if (piece === 'deck') return { family: 'draw', arguments: {} };
  const held = placeOf(picked ?? undefined);
  if (piece === 'flip') {
    const space = view.market[held];
    if (!space) return null;
    return { family: 'flip', arguments: { row: `${space.row + 1}`, column: `${space.column + 1}` } };
  }
  if (piece.startsWith('token:')) return { family: 'choose', arguments: { token: piece.slice(6) } };
  const place = placeOf(piece);
  const both = held >= 0 ? pairOf(view, held, place) : null;
  if (both) return both.action;
  const pairs = view.pairs.filter(({ spaces }) => spaces.includes(place));
  pairs.sort((one, other) => (one.missing ?? 0) - (other.missing ?? 0));
  return pairs[0]?.action ?? null;
}
