/** Places, players, cards and offers in words, for labels and for what is said before a choice. */
import type { Phrases } from '../../lib/phrases';
import type { CardView, LocationView, OfferView, SeatView, View } from '../../lib/games/dice_town';
import { face } from './looks';

/** "2 dollars, 1 nugget and …": only what there is; "nothing" if there is nothing. */
export function goods(
  phrases: Phrases,
  { money = 0, nuggets = 0, store_cards = 0, deeds = 0 }: Partial<Omit<OfferView, 'player' | 'cards'>>,
): string {
  const parts = [
    money && phrases.say('board-money', { count: money }),
    nuggets && phrases.say('board-nuggets', { count: nuggets }),
    store_cards && phrases.say('board-store-cards', { count: store_cards }),
    deeds && phrases.say('board-deeds', { count: deeds }),
  ];
  return parts.filter(Boolean).join(', ') || phrases.say('board-nothing');
}

/** Cards by name: "Horse, Dynamite". */
export function cards(phrases: Phrases, list: CardView[]): string {
  return list.map(({ card }) => phrases.value('card', card)).join(', ');
}

/** An offer with the names of its cards, where they are known. */
export function offered(phrases: Phrases, offer: OfferView): string {
  if (!offer.cards?.length) return goods(phrases, offer);
  const { money, nuggets } = offer;
  const rest = money || nuggets ? `${goods(phrases, { money, nuggets })}, ` : '';
  return rest + cards(phrases, offer.cards);
}

/** What a card does. */
export function help(phrases: Phrases, card: string): string {
  return phrases.say(`card-${card}.help`);
}

/** A card with what it is worth and what it does. */
export function cardLine(phrases: Phrases, { card, points }: CardView): string {
  const told = { card: phrases.value('card', card), help: help(phrases, card) };
  return points
    ? phrases.say('board-card-worth', { ...told, points: phrases.say('board-points', { points }) })
    : phrases.say('board-card', told);
}

/** A place: for whom it is, what it holds, and who leads. */
export function placeLine(phrases: Phrases, view: View, place: LocationView): string {
  const names = place.leaders.map((seat) => phrases.seat(seat)).join(', ');
  const lead =
    place.winner !== null
      ? phrases.say('board-winner', { player: phrases.seat(place.winner) })
      : names && phrases.say('board-lead', { players: names, tied: place.leaders.length });
  return [
    phrases.value('location', place.location),
    aboutPlace(phrases, view, 'board-place', place.location),
    holding(phrases, view, place.location),
    lead,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a place is for, with the points of this table's badge. */
export function aboutPlace(phrases: Phrases, view: View, message: string, place: string): string {
  const points = phrases.say('board-points', { points: view.badge_points });
  return phrases.say(`${message}-${place}`, { points });
}

/** What lies at a place now; "" for nothing. */
export function holding(phrases: Phrases, view: View, place: string): string {
  switch (place) {
    case 'gold_mine':
      return phrases.say('board-nuggets', { count: view.mine });
    case 'bank':
      return phrases.say('board-money', { count: view.bank });
    case 'stagecoach':
      return phrases.say('board-money', { count: view.stagecoach });
    case 'general_store':
      return phrases.say('board-store-pile', { count: view.store_pile, discards: view.store_discards });
    case 'sheriff':
      return phrases.say('board-badge-of', { player: phrases.seat(view.sheriff) });
    case 'town_hall':
      return phrases.say('board-row', { deeds: cards(phrases, view.deed_row), count: view.deed_pile });
    default:
      return '';
  }
}

/** The dice in front of somebody: "9 9 K". */
export function diceLine(seat: SeatView): string {
  return seat.dice
    .flatMap(({ where, face: shown }) => (where === 'kept' && shown ? face(shown).letter : []))
    .join(' ');
}

/** Somebody at the table, in one line. */
export function seatLine(phrases: Phrases, view: View, at: number): string {
  const seat = view.seats[at]!;
  const dice = diceLine(seat);
  const left = seat.dice.filter(({ where }) => where !== 'kept').length;
  return [
    phrases.seat(at),
    view.sheriff === at && phrases.say('board-sheriff'),
    goods(phrases, seat),
    seat.fenced.length > 0 && phrases.say('board-fenced', { deeds: cards(phrases, seat.fenced) }),
    seat.known.length > 0 && phrases.say('board-known', { cards: cards(phrases, seat.known) }),
    dice && phrases.say('board-dice-kept', { dice }),
    seat.poker && phrases.value('hand', seat.poker.category),
    view.phase === 'dice' && left > 0 && phrases.say('board-dice-left', { count: left }),
    status(phrases, view, at),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether we wait for somebody. */
export function status(phrases: Phrases, view: View, at: number): string {
  if (view.prompts[at]) return phrases.say('board-thinks');
  return view.seats[at]!.has_chosen ? phrases.say('board-has-chosen') : '';
}
