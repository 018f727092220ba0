/**
 * From choices to pieces: every choice that the server offers is a bag of pieces to be picked, in any order. No rule
 * is known here; what can be picked next is what some offered choice still needs.
 */
import type { Choice } from './wire';

/** The name of something on the table, such as `hand:jewels`; a board chooses its own. */
export type Piece = string;

/** What is left of a bag when some of it is taken out; null if it does not hold all of that. */
function without(bag: Piece[], taken: Piece[]): Piece[] | null {
  const left = [...bag];
  for (const piece of taken) {
    const at = left.indexOf(piece);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The rest of a piece's name if it begins like that; null for other pieces. */
export function named(piece: Piece | null | undefined, kind: string): string | null {
  return piece?.startsWith(`${kind}:`) ? piece.slice(kind.length + 1) : null;
}

/** Where a player stands after some picks. */
export interface Step<C extends Choice = Choice> {
  /** The choice that the picks make up exactly, if they do. */
  done: C | null;
  /** What can be picked next, and the choices that would then still be possible. */
  next: Map<Piece, C[]>;
}

export class Bags<C extends Choice = Choice> {
  protected readonly bags: [C, Piece[]][];

  constructor(choices: C[], piecesOf: (choice: C) => Piece[]) {
    this.bags = choices.map((choice) => [choice, piecesOf(choice)]);
  }

  after(picked: Piece[]): Step<C> {
    let done: C | null = null;
    const next = new Map<Piece, C[]>();
    for (const [choice, bag] of this.bags) {
      const left = without(bag, picked);
      if (left?.length === 0) done = choice;
      for (const piece of new Set(left)) next.set(piece, [...(next.get(piece) ?? []), choice]);
    }
    return { done, next };
  }

  /** The choice that a click on a piece carries out at once: when nothing more can follow it. */
  atOnce(picked: Piece[], piece: Piece): C | null {
    const { done, next } = this.after([...picked, piece]);
    return next.size === 0 ? done : null;
  }

  pieces(action: number | null): Piece[] {
    return this.bags.find(([choice]) => choice.action === action)?.[1] ?? [];
  }
}
