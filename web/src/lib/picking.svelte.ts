/** What a player is about to do on a board where choices are made up of pieces (see `bags.ts`). */
import type { Picking } from '../pieces/Pickable.svelte';
import type { Bags, Piece } from './bags';
import type { BoardProps } from './board';
import type { AnyGame, AnyNamed, ChoiceIn } from './game';

/** A game whose view says whose it is and whether the game is over. */
export interface SeatedGame extends AnyGame {
  view: { player: number | null; over: boolean };
}

/**
 * Ask why an action is not possible; false where there is no such action. A spectator, a replay and the end of a game
 * have nothing to ask.
 */
export function askWhy<G extends SeatedGame>(
  { view, phrases, why, me, replaying }: BoardProps<G>,
  asked: AnyNamed | number | null,
  at: Element,
): boolean {
  if (me === null || replaying || view.over) return true;
  const action = typeof asked === 'number' ? asked : asked ? phrases.number(asked) : -1;
  if (action >= 0) void why(action, at);
  return action >= 0;
}

export abstract class Picker<G extends SeatedGame, M extends Bags<ChoiceIn<G>>> implements Picking {
  readonly props: () => BoardProps<G>;
  private readonly lay: (props: BoardProps<G>) => M;
  /** Told of every piece that I look at or click. */
  private readonly look: (piece: Piece) => void;
  picks: Piece[] = $state.raw([]);
  pointed: Piece | null = $state(null);
  /** What is told about a piece that was clicked, until something else happens. */
  remark = $state('');

  readonly menu: M = $derived.by(() => this.lay(this.props()));
  readonly step = $derived.by(() => this.menu.after(this.kinds));
  protected readonly firsts = $derived.by(() => this.menu.after([]).next);
  private readonly hints = $derived.by(() => this.menu.pieces(this.props().hinted));

  constructor(
    props: () => BoardProps<G>,
    lay: (props: BoardProps<G>) => M,
    look: (piece: Piece) => void = () => {},
  ) {
    this.props = props;
    this.lay = lay;
    this.look = look;
  }

  /** The action to ask about when a piece cannot be picked, by number or by name; null where none goes with it. */
  protected abstract askedOf(piece: Piece): AnyNamed | number | null;

  /** The name by which choices know a piece. */
  protected kind(piece: Piece): Piece {
    return piece;
  }

  protected get kinds(): Piece[] {
    return this.picks.map((piece) => this.kind(piece));
  }

  /** What is picked, on a board where that is never more than one piece. */
  get picked(): Piece | null {
    return this.picks[0] ?? null;
  }

  lit(piece: Piece): boolean {
    return this.step.next.has(this.kind(piece));
  }

  isPicked(piece: Piece): boolean {
    return this.picks.includes(piece);
  }

  instead(piece: Piece): boolean {
    return this.picks.length > 0 && this.firsts.has(this.kind(piece));
  }

  hinted(piece: Piece): boolean {
    return this.hints.includes(this.kind(piece));
  }

  point(piece: Piece | null): void {
    this.pointed = piece;
    if (piece) this.look(piece);
  }

  click(piece: Piece, at: Element): void {
    this.look(piece);
    this.remark = '';
    if (this.isPicked(piece)) this.picks = this.picks.filter((other) => other !== piece);
    else if (this.lit(piece)) this.pick(piece);
    else if (this.instead(piece)) {
      this.picks = [];
      this.pick(piece);
    } else this.explain(piece, at);
  }

  /** The choice that a click on a piece carries out at once. */
  completes(piece: Piece): ChoiceIn<G> | null {
    return this.menu.atOnce(this.kinds, this.kind(piece));
  }

  protected pick(piece: Piece): void {
    const choice = this.completes(piece);
    if (choice) this.choose(choice.action);
    else this.picks = [...this.picks, piece];
  }

  choose(action: number): void {
    this.picks = [];
    this.remark = '';
    this.props().choose(action);
  }

  /** Say why a piece cannot be picked, by the rule about the action that goes with it; false where none does. */
  explain(piece: Piece, at: Element): boolean {
    return askWhy(this.props(), this.askedOf(piece), at);
  }

  putBack(): void {
    this.picks = [];
    this.remark = '';
  }

  /** Picks that no longer lead anywhere are put back. */
  tidy(): void {
    this.remark = '';
    if (this.picks.length && !this.step.done && this.step.next.size === 0) this.picks = [];
  }
}
