"""Poker: section P of the rules, and WL-V30 for the Man in Black."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Course, Fork, Menu, State, Step, Verb0, Verb2
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE, POKER_CARDS
from saloon.games.western_legends.rules import asking, book, deeds, poker_hands, powers, resources
from saloon.games.western_legends.table import BANKER_CARDS, CARDS_LAID, FLOP_CARDS, WesternLegends

BANK_ADDS: Final[i64] = 50  # WL-P3
MAN_BANK_ADDS: Final[i64] = 60  # WL-V30
ANTE: Final[i64] = fields.CARD_COST


# -- a table is opened --------


@final
class StartPoker(Verb0):
    """WL-P1, WL-P2, WL-L9: in a saloon; the ante comes first, and others in the town may join."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        if t.kind_at(s, me) != ids.SALOON:
            return book.POKER_IN_A_SALOON
        return ALLOWED if t.people.money.get(s, me) >= ANTE else book.EVERYBODY_PAYS_THE_ANTE

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        space = t.space_of(s, me)
        s.tell(actions.POKER_BEGAN, me, t.box.location_of[space])
        open_table(t, s, me, space, t.box.area_of[space])
        s.push(POKER_GAME, me)
        pay_ante(t, s, me)


def man_plays_poker(t: WesternLegends, s: State, points: i64, alone: i64) -> None:
    """WL-V30: the Man in Black plays with the players in Red Falls, or gains points if nobody joins."""
    s.tell(actions.MAN_POKER)
    open_table(t, s, NONE, t.box.spaces_of[ids.AT_CABARET][0], ids.AREA_RED_FALLS)
    t.poker.points.set(s, points)
    POKER_GAME.go_to(s, t.first(s), ask_to_join, alone)


def open_table(t: WesternLegends, s: State, host: i64, space: i64, area: i64) -> None:
    """WL-R41: all who are in the town and can pay will be asked."""
    k = t.poker
    k.clear(s)
    k.on.set(s, True)
    k.host.set(s, host)
    k.banker.set(s, NONE)
    k.space.set(s, space)
    waiting: i64 = 0
    for player in range(t.players):
        if player == host or t.box.area_of[t.space_of(s, player)] != area:
            continue
        if t.people.money.get(s, player) >= ANTE:
            waiting |= 1 << player
    k.waiting.set(s, waiting)


def pay_ante(t: WesternLegends, s: State, player: i64) -> None:
    """WL-P1: $10 into the pot, and a card; some draw more."""
    resources.lose(t, s, player, ids.MONEY, ANTE)
    t.poker.pot.move(s, ANTE)
    t.poker.joined.set(s, t.poker.joined.get(s) | (1 << player))
    resources.draw(t, s, player, 1)
    powers.set_off(t, s, player, codes.POKER_ANTE)


def plays(t: WesternLegends, s: State, player: i64) -> bool:
    """Whether a player has paid for this game."""
    return (t.poker.joined.get(s) >> player) & 1 == 1


# -- what cards are worth --------


def worth_on(t: WesternLegends, s: State, row: i64) -> i64:
    """What the cards in a row of `laid` are worth with the flop."""
    return worth_with(t, s, t.laid.get(s, row * CARDS_LAID), t.laid.get(s, row * CARDS_LAID + 1))


def worth_with(t: WesternLegends, s: State, first: i64, second: i64) -> i64:
    """What up to two cards are worth with the flop; wild ones count only among these two."""
    cards = vec[i64]([0] * (CARDS_LAID + FLOP_CARDS))
    size: i64 = 0
    wilds: i64 = 0
    for card in (first, second):
        if card == NONE:
            continue
        if t.wild[card] == 1:
            wilds += 1
        else:
            cards[size] = card
            size += 1
    for place in range(FLOP_CARDS):
        card = t.flop.get(s, place)
        if card != NONE:
            cards[size] = card
            size += 1
    return poker_hands.worth_of(cards, size, wilds)


# -- who plays --------


def ask_to_join(t: WesternLegends, s: State, player: i64) -> None:
    """WL-R41: in turn order from the left of the active player; everybody knows who has joined so far.

    `s.b` is what the Man in Black gains if nobody joins.
    """
    k = t.poker
    host = k.host.get(s)
    start = t.first(s) if host == NONE else t.next_after(host)
    for turn in range(t.players):
        seat = (start + turn) % t.players
        waiting = k.waiting.get(s)
        if (waiting >> seat) & 1 == 0:
            continue
        k.waiting.set(s, waiting - (1 << seat))
        if asking.may_ask(t, s, seat, actions.JOIN_POKER):
            POKER_GAME.go_to(s, player, ask_to_join, s.b)
            s.push(JOINING, seat)
            return
    POKER_GAME.go_to(s, player, deal, s.b)


@final
class Join(asking.AcceptOrPass):
    """DEC-11, WL-P2: whether to join a game of poker."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        s.tell(actions.JOINED, player)
        pay_ante(t, s, player)

    def decline(self, t: WesternLegends, s: State, player: i64) -> None:
        s.tell(actions.STAYED_OUT, player)


def deal(t: WesternLegends, s: State, player: i64) -> None:
    """WL-P3 to WL-P5, WL-V30: the bank adds money, the banker gets cards, and the flop is turned up.

    Alone the Man in Black does not play: he gains points (`s.b`), and that was it.
    """
    k = t.poker
    host = k.host.get(s)
    if host == NONE and k.joined.get(s) == 0:
        give_man(t, s, s.b)
        k.clear(s)
        return
    POKER_GAME.go_to(s, player, lay)
    if host == NONE:
        k.pot.move(s, MAN_BANK_ADDS)
        deal_banker(t, s, NONE)
    else:
        k.pot.move(s, BANK_ADDS)
        if k.joined.get(s) == 1 << host:
            handler = t.right_of(host)
            k.banker.set(s, handler)
            s.tell(actions.BANKER_PLAYED_BY, handler)
            deal_banker(t, s, handler)
    for place in range(FLOP_CARDS):
        if resources.has_deck(t, s):
            t.flop.put(s, t.deck.take(s), place)
    if t.flop.count(s) == FLOP_CARDS:
        s.tell(actions.FLOP, t.flop.get(s, 0), t.flop.get(s, 1), t.flop.get(s, 2))


def deal_banker(t: WesternLegends, s: State, handler: i64) -> None:
    """WL-P4: the banker's cards, which only their handler sees."""
    for place in range(BANKER_CARDS):
        if resources.has_deck(t, s):
            card = t.deck.take(s)
            t.banker.put(s, card, place)
            if handler != NONE:
                s.whisper(handler, actions.BANKER_CARD, card)


def give_man(t: WesternLegends, s: State, points: i64) -> None:
    """WL-V30: points for the Man in Black."""
    t.table.man_lp.move(s, points)
    s.tell(actions.MAN_GAINED, points)


# -- cards are laid --------


def lay(t: WesternLegends, s: State, player: i64) -> None:
    """WL-P6, DEC-12: all choose at once; who has no choice is not asked."""
    for seat in range(t.players):
        if not plays(t, s, seat):
            continue
        if t.hands.size_of(s, seat) > CARDS_LAID:
            s.open_lane(LAYING, seat)
        else:
            for card in range(POKER_CARDS):
                if t.hands.has(s, seat, card):
                    lay_card(t, s, seat, card)
    if t.banker.count(s) == 0:
        return
    handler = t.poker.banker.get(s)
    if handler != NONE and t.banker.count(s) > CARDS_LAID:
        s.open_lane(LAYING_FOR_BANKER, handler)
    else:
        lay_best(t, s)


def lay_card(t: WesternLegends, s: State, seat: i64, card: i64) -> None:
    """A card of the hand is laid face down."""
    t.hands.drop(s, seat, card)
    first = t.laid.get(s, seat * CARDS_LAID) == NONE
    t.laid.put(s, card, seat * CARDS_LAID + (0 if first else 1))


def lay_best(t: WesternLegends, s: State) -> None:
    """WL-V30: the Man in Black uses his best two cards."""
    count = t.banker.count(s)
    best: i64 = NONE
    best_first: i64 = 0
    best_second: i64 = count - 1
    for first in range(count):
        for second in range(first + 1, count):
            worth = worth_with(t, s, t.banker.get(s, first), t.banker.get(s, second))
            if worth > best:
                best = worth
                best_first = first
                best_second = second
    row = t.players * CARDS_LAID
    t.laid.put(s, t.banker.take(s, best_first), row)
    if best_second != best_first:
        t.laid.put(s, t.banker.take(s, best_second), row + 1)


class LayTwo(Verb2):
    """DEC-12, WL-P6: two cards are laid face down; the first one has the lower number."""

    def holds(self, t: WesternLegends, s: State, me: i64, card: i64) -> bool:
        """Whether a card is among those to choose from."""
        raise NotImplementedError

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for first in range(POKER_CARDS):
            if self.holds(t, s, me, first):
                for second in range(first + 1, POKER_CARDS):
                    choices.offer_if(self.holds(t, s, me, second), self.family.at(first, second))

    def forbids(self, t: WesternLegends, s: State, me: i64, first: i64, second: i64) -> i64:
        fits = first < second and self.holds(t, s, me, first) and self.holds(t, s, me, second)
        return ALLOWED if fits else book.LAY_TWO_CARDS


@final
class LayOwn(LayTwo):
    """Two cards of the hand."""

    def holds(self, t: WesternLegends, s: State, me: i64, card: i64) -> bool:
        return t.hands.has(s, me, card)

    def take(self, t: WesternLegends, s: State, me: i64, first: i64, second: i64) -> None:
        lay_card(t, s, me, first)
        lay_card(t, s, me, second)
        s.tell(actions.LAID, me)


@final
class LayForBanker(LayTwo):
    """WL-R42: two of the banker's cards."""

    def holds(self, t: WesternLegends, s: State, me: i64, card: i64) -> bool:
        return t.banker.find(s, card) >= 0

    def take(self, t: WesternLegends, s: State, me: i64, first: i64, second: i64) -> None:
        row = t.players * CARDS_LAID
        t.laid.put(s, t.banker.take(s, t.banker.find(s, first)), row)
        t.laid.put(s, t.banker.take(s, t.banker.find(s, second)), row + 1)
        s.tell(actions.LAID, me)


# -- who wins --------


def show(t: WesternLegends, s: State, player: i64) -> None:
    """WL-P7 to WL-P10: all cards are shown; the pot, the point, and a card for every loser."""
    k = t.poker
    k.open.set(s, True)
    s.reveal()
    worths = show_hands(t, s)
    winners = winners_by(t, s, worths)
    for seat in range(t.players - 1, -1, -1):
        if plays(t, s, seat):
            set_off_after(t, s, seat, (winners >> seat) & 1 == 1)
    pay_pot(t, s, winners)
    for seat in range(t.players):
        if plays(t, s, seat):
            result = codes.RESULT_WIN if (winners >> seat) & 1 == 1 else NONE
            how = codes.AS_ACTIVE if seat == k.host.get(s) else NONE
            kind = poker_hands.kind_of_hand(worths[seat])
            deeds.note(t, s, seat, codes.COND_POKER, k.space.get(s), 0, how, result, kind)


def show_hands(t: WesternLegends, s: State) -> vec[i64]:
    """WL-P7: what the hands of all seats and of the banker are worth, or NONE where nothing was laid."""
    worths = vec[i64]([NONE] * (t.players + 1))
    for row in range(t.players + 1):
        in_play = plays(t, s, row) if row < t.players else t.laid.get(s, row * CARDS_LAID) != NONE
        if in_play:
            worths[row] = worth_on(t, s, row)
            tell_hand(t, s, row, worths[row])
    return worths


def tell_hand(t: WesternLegends, s: State, row: i64, worth: i64) -> None:
    """Everybody sees the cards of a seat or of the banker."""
    cards: list[int] = []
    for place in range(CARDS_LAID):
        card = t.laid.get(s, row * CARDS_LAID + place)
        if card != NONE:
            cards.append(card)
    kind: int = poker_hands.kind_of_hand(worth)
    if row < t.players:
        seat: int = row
        s.announce(actions.SHOWED_HAND, [seat, kind, *cards])
    else:
        s.announce(actions.BANKER_SHOWED, [kind, *cards])


def winners_by(t: WesternLegends, s: State, worths: vec[i64]) -> i64:
    """WL-P7 to WL-P9: a mask of those with the best hand; ties go to the host, then to the banker."""
    best: i64 = NONE
    for row in range(t.players + 1):
        best = max(best, worths[row])
    host = t.poker.host.get(s)
    if host != NONE and worths[host] == best:
        return 1 << host
    winners: i64 = 0
    if worths[t.players] < best:
        for seat in range(t.players):
            if worths[seat] == best:
                winners |= 1 << seat
    return winners


def pay_pot(t: WesternLegends, s: State, winners: i64) -> None:
    """WL-P7 to WL-P10, WL-V30: the pot in equal parts of $10, and the point."""
    k = t.poker
    pot = k.pot.get(s)
    k.pot.set(s, 0)
    host = k.host.get(s)
    number: i64 = 0
    for seat in range(t.players):
        number += (winners >> seat) & 1
    if number == 0:
        s.tell(actions.BANK_WON_POT, pot)
        if host == NONE:
            give_man(t, s, k.points.get(s))
    for seat in range(t.players):
        if (winners >> seat) & 1 == 1:
            share = pot // number // 10 * 10
            s.tell(actions.WON_POT, seat, share)
            resources.gain(t, s, seat, ids.MONEY, share)
            if seat == host or (host == NONE and number == 1):
                resources.gain(t, s, seat, ids.LP, 1)
        elif plays(t, s, seat):
            resources.gain(t, s, seat, ids.CARDS, 1)


def set_off_after(t: WesternLegends, s: State, seat: i64, won: bool) -> None:
    """WL-K8, WL-R6: what the used cards and a player's own things bring after the game."""
    for place in range(CARDS_LAID):
        card = t.laid.get(s, seat * CARDS_LAID + place)
        if card == NONE:
            continue
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.POKER_HAND)
        if entry != 0 and t.wild[card] == 0:
            powers.run_program(t, s, seat, t.box.entry_do[entry], fields.BY_SOURCE + source)
    powers.set_off(t, s, seat, codes.AFTER_WON_POKER if won else codes.AFTER_LOST_POKER)


def clear_table(t: WesternLegends, s: State, player: i64) -> None:
    """WL-P11: all used cards, the flop and the banker's other cards are discarded."""
    for place in range((t.players + 1) * CARDS_LAID):
        card = t.laid.take(s, place)
        if card != NONE:
            resources.to_discards(t, s, card)
            if place < t.players * CARDS_LAID:
                s.tell(actions.DISCARDED, place // CARDS_LAID, card)
    for rest in (t.flop, t.banker):
        for place in range(rest.size):
            card = rest.take(s, place)
            if card != NONE:
                resources.to_discards(t, s, card)
    t.poker.clear(s)


POKER_GAME: Final[Course] = Course("poker_game", [Fork(ask_to_join), Fork(deal), lay, show, clear_table])
"""WL-P1 to WL-P11."""
JOINING: Final[Step] = Join("join_poker", book.JOIN_POKER_IN_TOWN, actions.JOIN_POKER)
LAYING: Final[Step] = Menu("lay", [LayOwn(actions.LAY)], book.LAY_TWO_CARDS)
LAYING_FOR_BANKER: Final[Step] = Menu("banker_lay", [LayForBanker(actions.LAY)], book.LAY_TWO_CARDS)
