/** What a player is about to do: the card picked first, what may go with it, and what is said about it. */
import type { BoardProps } from '../../lib/board';
import type { PairView, View } from '../../lib/views/point_city';
import type { Choice } from '../../lib/wire';
import { capital } from '../../lib/words';
import type { Picking, Tone } from '../../pieces/Pickable.svelte';
import { askedOf, Menu, pairOf, placeOf, type Piece } from './choices';
import { face, price, tokenLabel } from './words';

export class Play implements Picking {
  readonly props: () => BoardProps<View>;
  /** Told of every piece that I look at or click. */
  private readonly seen: (piece: Piece) => void;
  picked: Piece | null = $state(null);
  pointed: Piece | null = $state(null);

  readonly menu = $derived.by(() => new Menu(this.props().choices, this.props().view));
  private readonly next = $derived.by(() => this.menu.after(this.picked));
  private readonly firsts = $derived.by(() => this.menu.after(null));
  private readonly hints = $derived.by(() => this.menu.pieces(this.props().hinted));

  constructor(props: () => BoardProps<View>, seen: (piece: Piece) => void) {
    this.props = props;
    this.seen = seen;
  }

  /** Whether a piece goes with what is picked, or can be picked first. */
  lit(piece: Piece): boolean {
    return this.next.has(piece);
  }

  isPicked(piece: Piece): boolean {
    return this.picked === piece;
  }

  instead(piece: Piece): boolean {
    return this.picked !== null && this.firsts.has(piece);
  }

  tone(piece: Piece): Tone | null {
    if (this.picked === null || this.picked === piece || piece.startsWith('token:')) return null;
    return this.lit(piece) ? 'second' : 'aside';
  }

  /** The choice that a click on a piece carries out at once. */
  completes(piece: Piece): Choice | null {
    return this.next.get(piece) ?? null;
  }

  hinted(piece: Piece): boolean {
    return this.hints.includes(piece);
  }

  /** What a space costs together with the picked card; null unless both are neighbours. */
  pair(place: number): PairView | null {
    const held = placeOf(this.picked ?? undefined);
    return held < 0 || held === place ? null : pairOf(this.props().view, held, place);
  }

  point(piece: Piece | null): void {
    this.pointed = piece;
    if (piece) this.seen(piece);
  }

  click(piece: Piece, at: Element): void {
    this.seen(piece);
    const choice = this.completes(piece);
    if (piece === this.picked) this.putBack();
    else if (choice) this.choose(choice.action);
    else if (this.lit(piece)) this.picked = piece;
    else if (this.firsts.get(piece)) this.choose(this.firsts.get(piece)!.action);
    else if (this.instead(piece)) this.picked = piece;
    else this.explain(piece, at);
  }

  choose(action: number): void {
    this.picked = null;
    this.pointed = null; // what is done is no longer pointed at, even if it vanishes from under the pointer
    this.props().choose(action);
  }

  /** Say why a piece cannot be picked: by the rule about the action that goes with it. */
  explain(piece: Piece, at: Element): void {
    const { view, phrases, why, me, replaying } = this.props();
    // A finger does not point: what it touched is told all the same.
    this.pointed = piece;
    if (me === null || replaying || view.over) return;
    const asked = askedOf(piece, this.picked, view);
    const action = typeof asked === 'object' && asked ? phrases.number(asked.family, asked.arguments) : asked;
    if (action !== null && action >= 0) void why(action, at);
  }

  putBack(): void {
    this.picked = null;
  }

  /** A pick that no longer leads anywhere is put back. */
  tidy(): void {
    if (this.picked !== null && !this.firsts.has(this.picked)) this.picked = null;
    // A finger does not leave what it touched: the next question must not be hidden by an old answer.
    const { view } = this.props();
    if (view.bill || view.tokens_to_choose) this.pointed = null;
  }

  /** What the piece that I point at is, or what would happen. */
  get caption(): string {
    const { phrases, view, choices, replaying } = this.props();
    const pointed = this.pointed === this.picked ? null : this.pointed;
    const place = placeOf(pointed ?? undefined);
    const pair = place >= 0 ? this.pair(place) : null;
    if (pointed && pair) return this.both(pair);
    const space = view.market[place];
    if (space?.tier)
      return [face(phrases, space), price(phrases, space.to_pay, space.missing)].filter(Boolean).join(' · ');
    const token = pointed?.startsWith('token:') ? pointed.slice('token:'.length) : '';
    const found = [...view.supply, ...view.seats.flatMap(({ tokens }) => tokens)].find(
      (other) => other.token === token,
    );
    if (found) return tokenLabel(phrases, found, view.player);
    if (pointed === 'deck' || pointed === 'flip') return phrases.say(`board-say-${pointed}`);
    if (this.picked) return phrases.say('board-pick-next');
    if (choices.length && !replaying) return this.question();
    return '';
  }

  private both({ spaces, to_pay, missing }: PairView): string {
    const { phrases, view } = this.props();
    const faces = spaces.map((place) => face(phrases, view.market[place]!)).join(' + ');
    const cost = price(phrases, to_pay, missing);
    return cost ? `${faces} · ${cost}` : faces;
  }

  private question(): string {
    const { phrases, view, choices } = this.props();
    if (view.bill)
      return phrases.say('board-bill', {
        count: view.bill.need,
        resource: capital(phrases.value('resource', view.bill.resource)),
      });
    if (view.tokens_to_choose) return phrases.say('board-choose', { count: view.tokens_to_choose });
    const first = phrases.say('board-pick-first');
    return choices.some(({ family }) => family === 'flip')
      ? `${first} ${phrases.say('board-may-flip')}`
      : first;
  }
}
