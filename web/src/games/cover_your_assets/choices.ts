/** From choices to pieces: cards of the hand, sets, piles, or a button where there is no piece (see `lib/bags.ts`). */
import { named, type Piece } from '../../lib/bags';
import { asking, type AnyNamed } from '../../lib/game';
import type { ChallengeView, Direction, Double, Game, Named, View } from '../../lib/games/cover_your_assets';

/** `hand:jewels`, `set:12`, `discard` (its top card), `tray` (where cards are thrown), `pile:2`, `button:concede`. */
export type { Piece };

/** The cards of a double; `match` stands for a card of the set's own kind. */
const DOUBLES: Record<Double, string[]> = {
  two_assets: ['match', 'match'],
  asset_silver: ['match', 'silver'],
  asset_gold: ['match', 'gold'],
  two_silvers: ['silver', 'silver'],
  silver_gold: ['silver', 'gold'],
  two_golds: ['gold', 'gold'],
  penny_jar: ['penny_jar'],
};

const ask = asking<Game>();

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
function movedSet(view: View, seat: number, direction: Direction): Piece {
  const height = view.seats[seat]?.stack.length ?? 0;
  return setOf(view, seat, direction === 'top_to_bottom' ? 0 : height - 1);
}

function doubleOf(double: Double, asset: string): Piece[] {
  return DOUBLES[double].map((card) => inHand(card === 'match' ? asset : card));
}

/** The pieces that make up an action. */
export function piecesOf({ family, arguments: given }: Named, view: View): Piece[] {
  switch (family) {
    case 'discard':
      return [inHand(given.card), 'tray'];
    case 'pair':
      return [inHand(given.asset), inHand(given.asset)];
    case 'pair_wild':
      return [inHand(given.asset), inHand(given.wild)];
    case 'take_discard':
      return [inHand(given.card), 'discard'];
    case 'challenge':
      return [inHand(given.card), setOf(view, given.target, 0)];
    case 'challenge_second':
      return [
        ...doubleOf(given.double, view.seats[given.target]?.stack.at(-2)?.asset ?? ''),
        setOf(view, given.target, 1),
      ];
    case 'answer':
    case 'contest':
      return [inHand(given.card)];
    case 'answer_double':
      return doubleOf(given.double, view.challenge?.target.asset ?? '');
    case 'upgrade':
      return [inHand(given.card), setOf(view, view.player ?? 0, 0)];
    case 'swap':
      return [inHand('swap'), setOf(view, given.target, 0)];
    case 'move':
      return [inHand('move'), movedSet(view, given.target, given.direction)];
    case 'draft':
      return [inHand(given.card), ...[...given.piles].map((pile) => `pile:${pile}`)];
    case 'order_move':
      return [movedSet(view, view.move_of ?? 0, given.direction)];
    case 'concede':
    case 'end_turn':
    case 'let_pass':
      return [`button:${family}`];
  }
}

/** The cards of the set that a choice makes; none if it makes no set. */
export function madeSet({ family, arguments: given }: Named, view: View): string[] {
  const under = view.discards.at(-1);
  switch (family) {
    case 'pair':
      return [given.asset, given.asset];
    case 'pair_wild':
      return [given.asset, given.wild];
    case 'take_discard':
      return under ? [given.card, under] : [];
    case 'draft':
      return [
        given.card,
        ...[...given.piles].flatMap((pile) => view.draft_piles[Number(pile) - 1]?.top ?? []),
      ];
    case 'upgrade':
      return [...(view.seats[view.player ?? 0]?.stack.at(-1)?.cards ?? []), given.card];
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
  const value = (target: number, place: number): number => view.seats[target]?.stack.at(place)?.value ?? 0;
  switch (family) {
    case 'challenge':
    case 'swap':
      return value(given.target, -1);
    case 'challenge_second':
      return value(given.target, -2);
    case 'move':
      return value(given.target, given.direction === 'top_to_bottom' ? -1 : 0);
    case 'answer':
    case 'answer_double':
    case 'contest':
      return view.challenge ? stakes(view.challenge, view) : 0;
    default:
      return worth(madeSet(choice, view), view);
  }
}

/** The action to ask about when a piece cannot be picked; null where no action goes with it. */
export function askedOf(
  piece: Piece,
  picked: Piece[],
  view: View,
  prompt: Game['prompt'] | '',
): AnyNamed | null {
  const [kind, rest = ''] = piece.split(':');
  const held = picked.map((found) => named(found, 'hand')).find((card) => card !== null);
  if (kind === 'hand') {
    const family = prompt === 'answer' || prompt === 'contest' ? prompt : 'discard';
    return ask(family, { card: rest });
  }
  const hand = view.hand ?? [];
  const any = held ?? hand[0] ?? 'gold';
  if (kind === 'tray') return ask('discard', { card: any });
  if (kind === 'discard') return ask('take_discard', { card: playable(any) });
  if (kind === 'pile') return ask('draft', { card: playable(any), piles: rest });
  if (kind !== 'set') return null;
  const target = view.seats.findIndex((seat) => seat.stack.some((found) => `${found.number}` === rest));
  const stack = view.seats[target]?.stack ?? [];
  const place = stack.findIndex((found) => `${found.number}` === rest);
  const { asset } = stack[place] ?? {};
  if (asset === undefined) return null;
  const top = place === stack.length - 1;
  if (held === 'swap') return ask('swap', { target });
  if (held === 'move') return ask('move', { target, direction: top ? 'top_to_bottom' : 'bottom_to_top' });
  if (target === view.player) return top ? ask('upgrade', { card: playable(held ?? asset) }) : null;
  if (top) {
    const fitting = [asset, 'silver', 'gold', 'penny_jar'].find((card) => hand.includes(card));
    return ask('challenge', { target, card: playable(held ?? fitting ?? asset) });
  }
  return place === stack.length - 2 ? ask('challenge_second', { target, double: 'two_assets' }) : null;
}

/** Action cards are no argument of these actions. */
function playable(card: string): string {
  return card === 'swap' || card === 'move' ? 'gold' : card;
}
