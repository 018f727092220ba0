/** From choices to pieces: cards of the hand, sets, piles, or a button where there is no piece (see `lib/bags.ts`). */
import type { ChallengeView, View } from '../../lib/views/cover_your_assets';
import { Bags, type Piece } from '../../lib/bags';
import type { Named } from '../../lib/phrases';
import type { Choice } from '../../lib/wire';

/** `hand:jewels`, `set:12`, `discard` (its top card), `tray` (where cards are thrown), `pile:2`, `button:concede`. */
export type { Piece };

/** The cards of a double; `match` stands for a card of the set's own kind. */
const DOUBLES: Record<string, string[]> = {
  two_assets: ['match', 'match'],
  asset_silver: ['match', 'silver'],
  asset_gold: ['match', 'gold'],
  two_silvers: ['silver', 'silver'],
  silver_gold: ['silver', 'gold'],
  two_golds: ['gold', 'gold'],
  penny_jar: ['penny_jar'],
};

const inHand = (card: string): Piece => `hand:${card}`;

/** A card of my hand has a name of its own, `hand:jewels:1`; which of its kind it is makes no difference to a choice. */
export function anyCopy(piece: Piece): Piece {
  return piece.startsWith('hand:') ? piece.split(':').slice(0, 2).join(':') : piece;
}

/** The set of a stack, counted from the top. */
function setOf(view: View, seat: number, fromTop: number): Piece {
  return `set:${view.seats[seat]?.stack.at(-1 - fromTop)?.number ?? 'none'}`;
}

/** The set that a Move takes away: the top one, or the bottom one. */
function movedSet(view: View, seat: number, direction: string): Piece {
  const height = view.seats[seat]?.stack.length ?? 0;
  return setOf(view, seat, direction === 'top_to_bottom' ? 0 : height - 1);
}

function doubleOf(double: string, asset: string): Piece[] {
  return (DOUBLES[double] ?? []).map((card) => inHand(card === 'match' ? asset : card));
}

/** The pieces that make up an action. */
export function piecesOf({ family, arguments: given }: Named, view: View): Piece[] {
  const card = String(given.card ?? '');
  const target = Number(given.target ?? 0);
  const double = String(given.double ?? '');
  const direction = String(given.direction ?? '');
  switch (family) {
    case 'discard':
      return [inHand(card), 'tray'];
    case 'pair':
      return [inHand(String(given.asset)), inHand(String(given.asset))];
    case 'pair_wild':
      return [inHand(String(given.asset)), inHand(String(given.wild))];
    case 'take_discard':
      return [inHand(card), 'discard'];
    case 'challenge':
      return [inHand(card), setOf(view, target, 0)];
    case 'challenge_second':
      return [...doubleOf(double, view.seats[target]?.stack.at(-2)?.asset ?? ''), setOf(view, target, 1)];
    case 'answer':
    case 'contest':
      return [inHand(card)];
    case 'answer_double':
      return doubleOf(double, view.challenge?.target.asset ?? '');
    case 'upgrade':
      return [inHand(card), setOf(view, view.player ?? 0, 0)];
    case 'swap':
      return [inHand('swap'), setOf(view, target, 0)];
    case 'move':
      return [inHand('move'), movedSet(view, target, direction)];
    case 'draft':
      return [inHand(card), ...[...String(given.piles)].map((pile) => `pile:${pile}`)];
    case 'order_move':
      return [movedSet(view, view.move_of ?? 0, direction)];
    default:
      return [`button:${family}`];
  }
}

export class Menu extends Bags {
  constructor(choices: Choice[], view: View) {
    super(choices.map((choice) => [choice, piecesOf(choice, view)]));
  }
}

/** The cards of the set that a choice makes; none if it makes no set. */
export function madeSet({ family, arguments: given }: Named, view: View): string[] {
  const card = String(given.card);
  const under = view.discards.at(-1);
  switch (family) {
    case 'pair':
      return [String(given.asset), String(given.asset)];
    case 'pair_wild':
      return [String(given.asset), String(given.wild)];
    case 'take_discard':
      return under ? [card, under] : [];
    case 'draft':
      return [
        card,
        ...[...String(given.piles)].flatMap((pile) => view.draft_piles[Number(pile) - 1]?.top ?? []),
      ];
    case 'upgrade':
      return [...(view.seats[view.player ?? 0]?.stack.at(-1)?.cards ?? []), card];
    default:
      return [];
  }
}

export function worth(cards: string[], view: View): number {
  return cards.reduce((sum, card) => sum + (view.values[card] ?? 0), 0);
}

/** What the winner of a challenge gets. */
export function stakes(challenge: ChallengeView, view: View): number {
  return challenge.target.value + worth([...challenge.attack, ...challenge.defence], view);
}

/** What a choice is about, in money: the set that it makes, or the one that it goes for; 0 for none. */
export function atStake(choice: Named, view: View): number {
  const { family, arguments: given } = choice;
  const stack = view.seats[Number(given.target ?? -1)]?.stack ?? [];
  if (family === 'challenge' || family === 'swap') return stack.at(-1)?.value ?? 0;
  if (family === 'challenge_second') return stack.at(-2)?.value ?? 0;
  if (family === 'move') return stack.at(given.direction === 'top_to_bottom' ? -1 : 0)?.value ?? 0;
  if (['answer', 'answer_double', 'contest'].includes(family) && view.challenge)
    return stakes(view.challenge, view);
  return worth(madeSet(choice, view), view);
}

/** The action to ask about when a piece cannot be picked; null where no action goes with it. */
export function askedOf(piece: Piece, picked: Piece[], view: View, prompt: string): Named | null {
  const [kind, rest = ''] = piece.split(':');
  const held = picked.find((found) => found.startsWith('hand:'))?.slice(5);
  if (kind === 'hand') {
    const family = prompt === 'answer' || prompt === 'contest' ? prompt : 'discard';
    return { family, arguments: { card: rest } };
  }
  const hand = view.hand ?? [];
  const any = held ?? hand[0] ?? 'gold';
  if (kind === 'tray') return { family: 'discard', arguments: { card: any } };
  if (kind === 'discard') return { family: 'take_discard', arguments: { card: playable(any) } };
  if (kind === 'pile') return { family: 'draft', arguments: { card: playable(any), piles: rest } };
  if (kind !== 'set') return null;
  const target = view.seats.findIndex((seat) => seat.stack.some((found) => `${found.number}` === rest));
  const stack = view.seats[target]?.stack ?? [];
  const place = stack.findIndex((found) => `${found.number}` === rest);
  const { asset } = stack[place] ?? {};
  if (asset === undefined) return null;
  const top = place === stack.length - 1;
  if (held === 'swap') return { family: 'swap', arguments: { target } };
  if (held === 'move')
    return { family: 'move', arguments: { target, direction: top ? 'top_to_bottom' : 'bottom_to_top' } };
  if (target === view.player)
    return top ? { family: 'upgrade', arguments: { card: playable(held ?? asset) } } : null;
  if (top) {
    const fitting = [asset, 'silver', 'gold', 'penny_jar'].find((card) => hand.includes(card));
    return { family: 'challenge', arguments: { target, card: playable(held ?? fitting ?? asset) } };
  }
  if (place === stack.length - 2)
    return { family: 'challenge_second', arguments: { target, double: 'two_assets' } };
  return null;
}

/** Action cards are no argument of these actions. */
function playable(card: string): string {
  return card === 'swap' || card === 'move' ? 'gold' : card;
}
