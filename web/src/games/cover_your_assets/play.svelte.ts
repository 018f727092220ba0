/** What a player has in hand to do: the pieces picked so far, what they lead to, and what is said about them. */
import type { BoardProps } from '../../lib/board';
import type { View } from '../../lib/views/cover_your_assets';
import type { Choice } from '../../lib/wire';
import { money } from './cards';
import { askedOf, atStake, Menu, type Piece } from './choices';

interface Pick {
  piece: Piece;
  /** Which of several equal pieces it is, such as the second of two Jewels. */
  key: string;
}

const MOST_WORDED = 6;
/** Choices that have words on a button even when nothing is picked. */
const WORDED = ['order_move'];

export class Play {
  readonly props: () => BoardProps<View>;
  /** Told of every piece that I look at. */
  private readonly seen: (piece: Piece) => void;
  picks: Pick[] = $state([]);
  pointed: Pick | null = $state(null);
  /** Why the piece that was clicked last cannot be picked, where no action goes with it. */
  remark = $state('');

  readonly menu = $derived.by(() => new Menu(this.props().choices, this.props().view));
  readonly step = $derived.by(() => this.menu.after(this.picks.map(({ piece }) => piece)));
  private readonly hints = $derived.by(() => this.menu.pieces(this.props().hinted));

  constructor(props: () => BoardProps<View>, seen: (piece: Piece) => void) {
    this.props = props;
    this.seen = seen;
  }

  point(piece: Piece, key: string): void {
    this.pointed = { piece, key };
    this.seen(piece);
  }

  /** Whether a piece can be picked now. */
  lit(piece: Piece): boolean {
    return this.step.next.has(piece);
  }

  /** Whether a piece is only good for throwing away, so that it need not call for attention. */
  weak(piece: Piece): boolean {
    if (this.picks.length) return false;
    return this.step.next.get(piece)?.every(({ family }) => family === 'discard') ?? false;
  }

  picked(key: string): boolean {
    return this.picks.some((pick) => pick.key === key);
  }

  hinted(piece: Piece): boolean {
    return this.hints.includes(piece);
  }

  click(piece: Piece, key: string, at: Element): void {
    this.remark = '';
    if (this.picked(key)) this.picks = this.picks.filter((pick) => pick.key !== key);
    else if (this.lit(piece)) this.pick({ piece, key });
    else if (this.menu.after([]).next.has(piece)) {
      this.picks = [];
      this.pick({ piece, key });
    } else this.explain(piece, at);
  }

  private pick(pick: Pick): void {
    const choice = this.menu.atOnce(this.pieces(), pick.piece);
    if (choice) this.choose(choice);
    else this.picks = [...this.picks, pick];
  }

  choose(choice: Choice): void {
    this.picks = [];
    this.props().choose(choice.action);
  }

  /** Say why a piece cannot be picked: by the rule about the action that goes with it. */
  explain(piece: Piece, at: Element): void {
    const { view, phrases, prompt, why, me, replaying } = this.props();
    if (me === null || replaying || view.over) return;
    const asked = askedOf(piece, this.pieces(), view, prompt);
    const action = asked ? phrases.number(asked.family, asked.arguments) : -1;
    if (action >= 0) void why(action, at);
    else this.remark = phrases.say('board-covered');
  }

  putBack(): void {
    this.picks = [];
    this.remark = '';
  }

  /** Picks that no longer lead anywhere are put back. */
  tidy(): void {
    if (this.picks.length && !this.step.done && this.step.next.size === 0) this.picks = [];
    this.remark = '';
  }

  private pieces(): Piece[] {
    return this.picks.map(({ piece }) => piece);
  }

  /** The choices that a button with words offers: those without a piece, and all that is left after a pick. */
  get worded(): Choice[] {
    const { choices } = this.props();
    if (!this.picks.length)
      return choices.filter(
        (choice) =>
          WORDED.includes(choice.family) || this.menu.pieces(choice.action)[0]?.startsWith('button:'),
      );
    const left = new Set([...this.step.next.values()].flat());
    if (this.step.done) left.add(this.step.done);
    return left.size <= MOST_WORDED
      ? choices.filter((choice) => left.has(choice))
      : this.step.done
        ? [this.step.done]
        : [];
  }

  /** A choice in words, with what it is about in money. */
  words(choice: Choice): string {
    const { phrases, view } = this.props();
    const value = atStake(choice, view);
    const action = phrases.action(choice);
    return value ? phrases.say('board-worth', { action, value: money(phrases, value) }) : action;
  }

  /** What would happen, or what is possible. */
  get caption(): string {
    const { phrases } = this.props();
    if (this.remark) return this.remark;
    const pointed = this.pointed;
    if (pointed && !this.picked(pointed.key) && this.lit(pointed.piece)) {
      const choices = this.step.next.get(pointed.piece) ?? [];
      const choice = this.menu.atOnce(this.pieces(), pointed.piece);
      if (choice) return this.words(choice);
      if (choices.length === 1) return this.words(choices[0]!);
      return [...new Set(choices.map((found) => phrases.heading(found)))].join(' · ');
    }
    if (this.step.done) return this.words(this.step.done);
    if (this.picks.length) return phrases.say('board-pick-next');
    return '';
  }
}
