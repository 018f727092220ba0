/** What a player has in hand to do: the pieces picked so far, what they lead to, and what is said about them. */
import type { BoardProps } from '../../lib/board';
import type { View } from '../../lib/views/cover_your_assets';
import type { Choice } from '../../lib/wire';
import type { Picking, Tone } from '../../pieces/Pickable.svelte';
import { money } from './cards';
import { anyCopy, askedOf, atStake, Menu, type Piece } from './choices';

const MOST_WORDED = 6;
/** Choices that have words on a button even when nothing is picked. */
const WORDED = ['order_move'];

export class Play implements Picking {
  readonly props: () => BoardProps<View>;
  /** Told of every piece that I look at or click. */
  private readonly seen: (piece: Piece) => void;
  /** Pieces by their own names: of two Jewels either the first or the second. */
  picks: Piece[] = $state.raw([]);
  pointed: Piece | null = $state(null);
  /** Why the piece that was clicked last cannot be picked, where no action goes with it. */
  remark = $state('');

  readonly menu = $derived.by(() => new Menu(this.props().choices, this.props().view));
  readonly step = $derived.by(() => this.menu.after(this.picks.map(anyCopy)));
  private readonly hints = $derived.by(() => this.menu.pieces(this.props().hinted));

  constructor(props: () => BoardProps<View>, seen: (piece: Piece) => void) {
    this.props = props;
    this.seen = seen;
  }

  point(piece: Piece | null): void {
    this.pointed = piece;
    if (piece) this.seen(piece);
    else this.remark = '';
  }

  lit(piece: Piece): boolean {
    return this.step.next.has(anyCopy(piece));
  }

  isPicked(piece: Piece): boolean {
    return this.picks.includes(piece);
  }

  instead(piece: Piece): boolean {
    return this.menu.after([]).next.has(anyCopy(piece));
  }

  /** What is only good for throwing away need not call for attention. */
  tone(piece: Piece): Tone | null {
    if (this.picks.length) return null;
    const choices = this.step.next.get(anyCopy(piece));
    return choices?.every(({ family }) => family === 'discard') ? 'weak' : null;
  }

  hinted(piece: Piece): boolean {
    return this.hints.includes(anyCopy(piece));
  }

  click(piece: Piece, at: Element): void {
    this.seen(piece);
    this.remark = '';
    if (this.isPicked(piece)) this.picks = this.picks.filter((other) => other !== piece);
    else if (this.lit(piece)) this.pick(piece);
    else if (this.instead(piece)) {
      this.picks = [];
      this.pick(piece);
    } else this.explain(piece, at);
  }

  private pick(piece: Piece): void {
    const choice = this.menu.atOnce(this.picks.map(anyCopy), anyCopy(piece));
    if (choice) this.choose(choice);
    else this.picks = [...this.picks, piece];
  }

  linger(piece: Piece, at: Element): void {
    if (this.props().prompt && !this.lit(piece) && !this.isPicked(piece)) this.explain(piece, at);
  }

  choose(choice: Choice): void {
    this.picks = [];
    this.props().choose(choice.action);
  }

  /** Say why a piece cannot be picked: by the rule about the action that goes with it. */
  explain(piece: Piece, at: Element): void {
    const { view, phrases, prompt, why, me, replaying } = this.props();
    if (me === null || replaying || view.over) return;
    const asked = askedOf(anyCopy(piece), this.picks.map(anyCopy), view, prompt);
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

  /** What a button with words offers: what has no piece, and all that is left after a pick, what brings most first. */
  get worded(): Choice[] {
    const { choices, view } = this.props();
    if (!this.picks.length)
      return choices.filter(
        (choice) =>
          WORDED.includes(choice.family) || this.menu.pieces(choice.action)[0]?.startsWith('button:'),
      );
    const left = new Set([...this.step.next.values()].flat());
    if (this.step.done) left.add(this.step.done);
    return left.size <= MOST_WORDED
      ? choices
          .filter((choice) => left.has(choice))
          .toSorted((one, other) => atStake(other, view) - atStake(one, view))
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

  private get canOnlyDiscard(): boolean {
    return this.props().choices.every(({ family }) => family === 'discard');
  }

  /** What would happen, or what is possible. */
  get caption(): string {
    const { phrases, prompt } = this.props();
    if (this.remark) return this.remark;
    const pointed = this.pointed;
    if (pointed && !this.isPicked(pointed) && this.lit(pointed)) {
      const choices = this.step.next.get(anyCopy(pointed)) ?? [];
      const choice = this.menu.atOnce(this.picks.map(anyCopy), anyCopy(pointed));
      if (choice) return this.words(choice);
      if (choices.length === 1) return this.words(choices[0]!);
      return [...new Set(choices.map((found) => phrases.heading(found)))].join(' · ');
    }
    if (this.step.done) return this.words(this.step.done);
    if (this.picks.length) return phrases.say('board-pick-next');
    return prompt === 'turn'
      ? phrases.say(this.canOnlyDiscard ? 'board-pick-useless' : 'board-pick-first')
      : '';
  }
}
