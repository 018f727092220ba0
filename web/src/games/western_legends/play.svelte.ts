/** What a player is about to do: what is picked up, what is pointed at, and what is said about it. */
import type { BoardProps } from '../../lib/board';
import type { Choice, Game, LineView } from '../../lib/games/western_legends';
import { Picker } from '../../lib/picking.svelte';
import { askedOf, Menu, type Piece } from './choices';
import { locationAt } from './geometry';
import { effectInWords, linesInWords } from './words';

export class Play extends Picker<Game, Menu> {
  /** Whether I have chosen something since the news were told. */
  chosen = false;

  readonly buttons = $derived.by(() => this.menu.buttons(this.picked));

  constructor(props: () => BoardProps<Game>) {
    super(props, ({ choices }) => new Menu(choices));
  }

  protected override askedOf(piece: Piece) {
    return askedOf(piece, this.props().prompt);
  }

  override choose(action: number): void {
    this.chosen = true;
    super.choose(action);
  }

  /** What an alternative of a card brings, line by line; of other choices there are no lines. */
  linesOf(choice: Choice): LineView[] {
    const { view, me } = this.props();
    const asked = view.asked.find(({ seat }) => seat === me);
    return asked?.options.find(({ action }) => action === choice.action)?.lines ?? [];
  }

  /** A choice on a button: its sentence, or for alternatives of a card what they bring; and what limits would cut. */
  label(choice: Choice): string {
    const { phrases, view } = this.props();
    const lines = this.linesOf(choice);
    const words = lines.length ? linesInWords(phrases, lines) : phrases.action(choice);
    const cuts = view.cuts.filter(({ action }) => action === choice.action);
    return [words, ...cuts.map(({ resource, lost }) => this.cut(resource, lost))].join(' · ');
  }

  private cut(resource: string, lost: number): string {
    return this.props().phrases.say(`board-cut-${resource}`, { lost });
  }

  /** What can be done on a turn. */
  private advice(): string {
    const { phrases, view } = this.props();
    if (!view.actions_left) return phrases.say('board-advice-end');
    const rides = [...this.firsts.keys()].some((piece) => piece.startsWith('space:'));
    return phrases.say(rides ? 'board-advice-ride' : 'board-advice-act');
  }

  /** What the piece that I point at is, or what would happen. */
  get caption(): string {
    const { phrases, view, me, prompt } = this.props();
    const [kind, name] = (this.pointed ?? '').split(':') as [string, string];
    if (kind === 'space') return this.aboutSpace(name);
    if (kind === 'card') {
      const known = [...(view.own?.hand ?? []), ...view.discard].find(({ card }) => card === name);
      return known
        ? phrases.say('board-card', {
            card: phrases.value('card', name),
            effect: phrases.value('poker', known.effect),
            text: effectInWords(phrases, view, known.effect),
          })
        : '';
    }
    if (this.picked)
      return phrases.say(this.menu.isHalf(this.picked) ? 'board-pick-second' : 'board-pick-which');
    const asked = view.asked.find(({ seat }) => seat === me);
    if (asked?.lines.length) return linesInWords(phrases, asked.lines);
    return prompt === 'act' ? this.advice() : '';
  }

  private aboutSpace(space: string): string {
    const { phrases, view } = this.props();
    const location = locationAt(space);
    const here = [
      phrases.value('space', space),
      location && view.bandits.includes(space) ? phrases.say('board-bandit-here') : '',
      view.reach[space] ? phrases.say('board-points', { points: view.reach[space] }) : '',
    ];
    return here.filter(Boolean).join(' · ');
  }
}
