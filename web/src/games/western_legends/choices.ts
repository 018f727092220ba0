/**
 * From choices to pieces. Most choices go with one thing on the table: a space, a card, somebody's figure, a story. A
 * click on it chooses, or, where it could mean several things, picks it up and asks which. The rest are buttons. No rule
 * is known here.
 */
import type { Named } from '../../lib/phrases';
import type { Choice } from '../../lib/wire';

/** `space:D1`, `card:9_spades`, `seat:2`, `man`, `story:left`, `goal:1`, `fight:11`, `die:0`,
 * `character:annie_oakley`, `ware:mule`, `upgrade:mule`. */
export type Piece = string;

/** Families whose choices go with a piece, and the argument that names it. */
const PIECES: Record<string, [kind: string, argument: string]> = {
  step: ['space', 'space'],
  travel: ['space', 'space'],
  start_at: ['space', 'space'],
  play: ['card', 'card'],
  react: ['card', 'card'],
  discard: ['card', 'card'],
  prepare: ['card', 'card'],
  add_nugget: ['card', 'card'],
  attack: ['seat', 'target'],
  target: ['seat', 'target'],
  contribute: ['story', 'pile'],
  tell_story: ['story', 'pile'],
  claim: ['goal', 'goal'],
  pick: ['fight', 'fight_card'],
  reroll: ['die', 'die'],
  choose_character: ['character', 'character'],
  buy: ['ware', 'item'],
  upgrade: ['upgrade', 'item'],
};
/** Pieces that are drawn small or out of sight on a phone, so that a button stands for them, too. */
const ALSO_BUTTONS = new Set(['contribute', 'tell_story', 'claim', 'pick', 'reroll', 'target']);
const OF_THE_MAN = new Set(['attack_man', 'target_man']);
/** What ends something: the last and the least striking of the buttons. */
const ENDS = new Set(['end_turn', 'stop', 'done', 'pass', 'surrender']);
/** Whether I want to be asked at all: small, behind all else. */
const ABOUT_ASKING = new Set(['pass_turn', 'pass_game', 'ask_again']);

export function piecesOf({ family, arguments: given }: Named): Piece[] {
  if (family === 'lay') return [`card:${given.card}`, `card:${given.second}`];
  if (OF_THE_MAN.has(family)) return ['man'];
  const found = PIECES[family];
  return found ? [`${found[0]}:${given[found[1]]}`] : [];
}

export const endsSomething = (family: string): boolean => ENDS.has(family);
export const isAboutAsking = (family: string): boolean => ABOUT_ASKING.has(family);

/** How far behind a button stands. */
const rank = ({ family }: Choice): number => (ABOUT_ASKING.has(family) ? 2 : Number(ENDS.has(family)));

export class Menu {
  private readonly bags: [Choice, Piece[]][];

  constructor(choices: Choice[]) {
    this.bags = choices.map((choice) => [choice, piecesOf(choice)]);
  }

  /** What can be clicked: first of all, or with what is picked. */
  lit(picked: Piece | null): Set<Piece> {
    const found = new Set<Piece>();
    for (const [, bag] of this.bags) {
      if (picked !== null && !(bag.length > 1 && bag.includes(picked))) continue;
      for (const piece of bag) if (piece !== picked) found.add(piece);
    }
    return found;
  }

  /** The choices that are nothing but this piece. */
  of(piece: Piece): Choice[] {
    return this.bags.flatMap(([choice, bag]) => (bag.length === 1 && bag[0] === piece ? [choice] : []));
  }

  /** Whether it is one of two pieces of some choice. */
  isHalf(piece: Piece): boolean {
    return this.bags.some(([, bag]) => bag.length > 1 && bag.includes(piece));
  }

  /** The choice that is made of two pieces. */
  both(one: Piece, other: Piece): Choice | null {
    const found = this.bags.find(([, bag]) => bag.length > 1 && bag.includes(one) && bag.includes(other));
    return found?.[0] ?? null;
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

  pieces(action: number | null): Piece[] {
    return this.bags.find(([choice]) => choice.action === action)?.[1] ?? [];
  }
}

/** The action to ask about when a piece cannot be clicked; null where none goes with it. */
export function askedOf(piece: Piece, prompt: string): Named | null {
  const [kind, name] = piece.split(':') as [string, string];
  switch (kind) {
    case 'space':
      return { family: 'step', arguments: { space: name } };
    case 'card':
      return { family: prompt === 'act' ? 'play' : 'prepare', arguments: { card: name } };
    case 'seat':
      return { family: 'attack', arguments: { target: Number(name), fight: 'duel' } };
    case 'story':
      return { family: 'contribute', arguments: { pile: name } };
    case 'ware':
      return { family: 'buy', arguments: { item: name } };
    case 'upgrade':
      return { family: 'upgrade', arguments: { item: name } };
    case 'goal':
      return { family: 'claim', arguments: { goal: Number(name) } };
    default:
      return null;
  }
}
