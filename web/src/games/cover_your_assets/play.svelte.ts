/** What a player has in hand to do: the pieces picked so far, what they lead to, and what is said about them. */
import { Bags } from '../../lib/bags';
import type { BoardProps } from '../../lib/board';
import type { Choice, Game } from '../../lib/games/cover_your_assets';
import { Picker } from '../../lib/picking.svelte';
import type { Tone } from '../../pieces/Pickable.svelte';
import { money } from './cards';
import { anyCopy, askedOf, atStake, piecesOf, type Piece } from './choices';

const MOST_WORDED = 6;
/** Choices that have words on a button even when nothing is picked. */
const WORDED: Choice['family'][] = ['order_move'];

/** Pieces go by their own names: of two Jewels either the first or the second is picked. */
export class Play extends Picker<Game, Bags<Choice>> {
  constructor(props: () => BoardProps<Game>, look: (piece: Piece) => void) {
    super(props, ({ choices, view }) => new Bags(choices, (choice) => piecesOf(choice, view)), look);
  }

  protected override kind(piece: Piece): Piece {
    return anyCopy(piece);
  }

  protected override askedOf(piece: Piece) {
    const { view, prompt } = this.props();
    return askedOf(anyCopy(piece), this.kinds, view, prompt);
  }

  override point(piece: Piece | null): void {
    super.point(piece);
    if (!piece) this.remark = '';
  }

  /** What is only good for throwing away need not call for attention. */
  tone(piece: Piece): Tone | null {
    if (this.picks.length) return null;
    const choices = this.step.next.get(anyCopy(piece));
    return choices?.every(({ family }) => family === 'discard') ? 'weak' : null;
  }

  linger(piece: Piece, at: Element): void {
    if (this.props().prompt && !this.lit(piece) && !this.isPicked(piece)) this.explain(piece, at);
  }

  override explain(piece: Piece, at: Element): boolean {
    const explained = super.explain(piece, at);
    if (!explained) this.remark = this.props().phrases.say('board-covered');
    return explained;
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
      const choice = this.completes(pointed);
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
