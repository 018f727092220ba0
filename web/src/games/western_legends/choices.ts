/**
 * From choices to pieces. Most choices go with one thing on the table: a space, a card, somebody's figure, a story. A
 * click on it chooses, or, where it could mean several things, picks it up and asks which. The rest are buttons. No rule
 * is known here.
 */
import { Bags, type Piece } from '../../lib/bags';
import { asking, type AnyNamed } from '../../lib/game';
import type { Choice, Game, Named, Prompt } from '../../lib/games/western_legends';

/** `space:D1`, `card:9_spades`, `seat:2`, `man`, `story:left`, `goal:1`, `fight:11`, `die:0`,
 * `character:annie_oakley`, `ware:mule`, `upgrade:mule`. */
export type { Piece };

type Family = Named['family'];
const ask = asking<Game>();

/** Pieces that are drawn small or out of sight on a phone, so that a button stands for them, too. */
const ALSO_BUTTONS = new Set<Family>(['contribute', 'tell_story', 'claim', 'pick', 'reroll', 'target']);
const OF_THE_MAN = new Set<Family>(['attack_man', 'target_man']);
/** What ends something: the last and the least striking of the buttons. */
const ENDS = new Set<Family>(['end_turn', 'stop', 'done', 'pass', 'surrender']);
/** Whether I want to be asked at all: small, behind all else. */
const ABOUT_ASKING = new Set<Family>(['pass_turn', 'pass_game', 'ask_again']);

/** The pieces that make up an action; none where it is a button. */
export function piecesOf({ family, arguments: given }: Named): Piece[] {
  switch (family) {
    case 'step':
    case 'travel':
    case 'start_at':
      return [`space:${given.space}`];
    case 'play':
    case 'react':
    case 'discard':
    case 'prepare':
    case 'add_nugget':
      return [`card:${given.card}`];
    case 'lay':
      return [`card:${given.card}`, `card:${given.second}`];
    case 'attack':
    case 'target':
      return [`seat:${given.target}`];
    case 'attack_man':
    case 'target_man':
      return ['man'];
    case 'contribute':
    case 'tell_story':
      return [`story:${given.pile}`];
    case 'claim':
      return [`goal:${given.goal}`];
    case 'pick':
      return [`fight:${given.fight_card}`];
    case 'reroll':
      return [`die:${given.die}`];
    case 'choose_character':
      return [`character:${given.character}`];
    case 'buy':
      return [`ware:${given.item}`];
    case 'upgrade':
      return [`upgrade:${given.item}`];
    default:
      return [];
  }
}

export const endsSomething = (family: Family): boolean => ENDS.has(family);
export const isAboutAsking = (family: Family): boolean => ABOUT_ASKING.has(family);

/** How far behind a button stands. */
const rank = ({ family }: Choice): number => (ABOUT_ASKING.has(family) ? 2 : Number(ENDS.has(family)));

export class Menu extends Bags<Choice> {
  constructor(choices: Choice[]) {
    super(choices, piecesOf);
  }

  /** A piece that could mean several things is picked up first. */
  override atOnce(picked: Piece[], piece: Piece): Choice | null {
    return picked.length || this.of(piece).length === 1 ? super.atOnce(picked, piece) : null;
  }

  /** The choices that are nothing but this piece. */
  of(piece: Piece): Choice[] {
    return this.bags.flatMap(([choice, bag]) => (bag.length === 1 && bag[0] === piece ? [choice] : []));
  }

  /** Whether it is one of two pieces of some choice. */
  isHalf(piece: Piece): boolean {
    return this.after([piece]).next.size > 0;
  }

  /** What is a button: all that goes with no piece, or what the picked piece could mean. */
  buttons(picked: Piece | null): Choice[] {
    if (picked !== null) return this.of(picked);
    const shown = this.bags.flatMap(([choice, bag]) =>
      bag.length === 0 || ALSO_BUTTONS.has(choice.family) || OF_THE_MAN.has(choice.family) ? [choice] : [],
    );
    return shown.toSorted((one, other) => rank(one) - rank(other));
  }

  /** Whether something can be bought or upgraded here. */
  get shop(): boolean {
    return this.bags.some(([{ family }]) => family === 'buy' || family === 'upgrade');
  }

  /** Whom I can attack: a click on the name is as good as one on the figure. */
  foes(): Piece[] {
    const found = this.bags.filter(([choice]) => choice.family === 'attack').map(([, bag]) => bag[0]!);
    return [...new Set(found)];
  }
}

/** The action to ask about when a piece cannot be clicked; null where none goes with it. */
export function askedOf(piece: Piece, prompt: Prompt | ''): AnyNamed | null {
  const [kind, name] = piece.split(':') as [string, string];
  switch (kind) {
    case 'space':
      return ask('step', { space: name });
    case 'card':
      return ask(prompt === 'act' ? 'play' : 'prepare', { card: name });
    case 'seat':
      return ask('attack', { target: Number(name), fight: 'duel' });
    case 'story':
      return ask('contribute', { pile: name });
    case 'ware':
      return ask('buy', { item: name });
    case 'upgrade':
      return ask('upgrade', { item: name });
    case 'goal':
      return ask('claim', { goal: Number(name) });
    default:
      return null;
  }
}
