/** What a player is about to do: the card picked first, what may go with it, and what is said about it. */
import { named } from '../../lib/bags';
import type { BoardProps } from '../../lib/board';
import type { Game, PairView } from '../../lib/games/point_city';
import { Picker } from '../../lib/picking.svelte';
import { capital } from '../../lib/words';
import type { Tone } from '../../pieces/Pickable.svelte';
import { askedOf, Menu, pairOf, placeOf, type Piece } from './choices';
import { face, price, tokenLabel } from './words';

export class Play extends Picker<Game, Menu> {
  constructor(props: () => BoardProps<Game>, look: (piece: Piece) => void) {
    super(props, ({ choices, view }) => new Menu(choices, view), look);
  }

  protected override askedOf(piece: Piece) {
    return askedOf(piece, this.picked, this.props().view);
  }

  tone(piece: Piece): Tone | null {
    if (this.picked === null || this.picked === piece || named(piece, 'token')) return null;
    return this.lit(piece) ? 'second' : 'aside';
  }

  /** What a space costs together with the picked card; null unless both are neighbours. */
  pair(place: number): PairView | null {
    const held = placeOf(this.picked);
    return held < 0 || held === place ? null : pairOf(this.props().view, held, place);
  }

  override choose(action: number): void {
    this.pointed = null; // what is done is no longer pointed at, even if it vanishes from under the pointer
    super.choose(action);
  }

  override explain(piece: Piece, at: Element): boolean {
    // A finger does not point: what it touched is told all the same.
    this.pointed = piece;
    return super.explain(piece, at);
  }

  override tidy(): void {
    super.tidy();
    // A finger does not leave what it touched: the next question must not be hidden by an old answer.
    const { view } = this.props();
    if (view.bill || view.tokens_to_choose) this.pointed = null;
  }

  /** What the piece that I point at is, or what would happen. */
  get caption(): string {
    const { phrases, view, choices, replaying } = this.props();
    const pointed = this.pointed === this.picked ? null : this.pointed;
    const place = placeOf(pointed);
    const pair = place >= 0 ? this.pair(place) : null;
    if (pointed && pair) return this.both(pair);
    const space = view.market[place];
    if (space?.tier)
      return [face(phrases, space), price(phrases, space.to_pay, space.missing)].filter(Boolean).join(' · ');
    const token = named(pointed, 'token');
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
