"""Poker: section P of the rules, and WL-V30 for the Man in Black."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, poker_hands, powers, resources
from saloon.games.western_legends.table import BANKER_CARDS, CARDS_LAID, FLOP_CARDS, WesternLegends

BANK_ADDS: Final[i64] = 50  # WL-P3
MAN_BANK_ADDS: Final[i64] = 60  # WL-V30
ANTE: Final[i64] = fields.CARD_COST

# The stages of a game.
ASKING: Final[i64] = 0
DEALING: Final[i64] = 1
LAYING: Final[i64] = 2
SHOWING: Final[i64] = 3
CLEARING: Final[i64] = 4


def start_poker(t: WesternLegends, s: State, host: i64) -> None:
    """WL-P1, WL-P2: the ante of the active player; others in the same town may join."""
    space = t.space_of(s, host)
    s.tell(actions.POKER_BEGAN, host, t.box.location_of[space])
    _open(t, s, host, space, t.box.area_of[space])
    s.push(t.poker_game, host, ASKING)
    pay_ante(t, s, host)


def man_plays_poker(t: WesternLegends, s: State, points: i64, alone: i64) -> None:
    """WL-V30: the Man in Black plays with the players in Red Falls, or gains points if nobody joins."""
    s.tell(actions.MAN_POKER)
    _open(t, s, NONE, t.box.spaces_of[ids.AT_CABARET][0], ids.AREA_RED_FALLS)
    t.poker.points.set(s, points)
    s.push(t.poker_game, t.first(s), ASKING, alone)


def _open(t: WesternLegends, s: State, host: i64, space: i64, area: i64) -> None:
    """A table is opened; whoever is in the town and can pay will be asked (WL-R41)."""
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


def worth_on(t: WesternLegends, s: State, row: i64) -> i64:
    """What the cards in a row of `laid` are worth with the flop; wild ones count only in the own cards."""
    cards = vec[i64]([0] * (CARDS_LAID + FLOP_CARDS))
    size: i64 = 0
    wilds: i64 = 0
    for place in range(CARDS_LAID):
        card = t.laid.get(s, row * CARDS_LAID + place)
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


def worth_with(t: WesternLegends, s: State, first: i64, second: i64) -> i64:
    """What two cards would be worth with the flop."""
    cards = vec[i64]([0] * (CARDS_LAID + FLOP_CARDS))
    size: i64 = 0
    wilds: i64 = 0
    for card in (first, second):
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


class JoinPoker(asking.AcceptOrPassOld):
    """DEC-11: whether to join a game of poker."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "join_poker", book.JOIN_POKER_IN_TOWN, actions.JOIN_POKER)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        s.tell(actions.JOINED, player)
        pay_ante(t, s, player)

    def decline(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        s.tell(actions.STAYED_OUT, player)


class PokerGame(Task):
    """The course of a game; `a` is the stage, `b` what the Man in Black gains if nobody joins."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("poker_game")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if a == ASKING:
            self._ask(t, s, player, b)
        elif a == DEALING:
            self._deal(t, s, player, b)
        elif a == LAYING:
            s.push(self, player, SHOWING)
            self._lay(t, s)
        elif a == SHOWING:
            s.push(self, player, CLEARING)
            self._show(t, s)
        else:
            self._clear(t, s)

    def _ask(self, t: WesternLegends, s: State, player: i64, alone: i64) -> None:
        """WL-R41: in turn order from the left of the active player; everybody knows who has joined so far."""
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
                s.push(self, player, ASKING, alone)
                s.push(t.join_poker, seat)
                return
        s.push(self, player, DEALING, alone)

    def _deal(self, t: WesternLegends, s: State, player: i64, alone: i64) -> None:
        """WL-P3 to WL-P5, WL-V30: the bank adds money, the banker gets cards, and the flop is turned up."""
        k = t.poker
        host = k.host.get(s)
        if host == NONE:
            if k.joined.get(s) == 0:
                t.table.man_lp.move(s, alone)
                s.tell(actions.MAN_GAINED, alone)
                k.clear(s)
                return
            k.pot.move(s, MAN_BANK_ADDS)
            self._deal_banker(t, s, NONE)
        else:
            k.pot.move(s, BANK_ADDS)
            if k.joined.get(s) == 1 << host:
                handler = t.right_of(host)
                k.banker.set(s, handler)
                s.tell(actions.BANKER_PLAYED_BY, handler)
                self._deal_banker(t, s, handler)
        for place in range(FLOP_CARDS):
            if resources.has_deck(t, s):
                t.flop.put(s, t.deck.take(s), place)
        if t.flop.count(s) == FLOP_CARDS:
            s.tell(actions.FLOP, t.flop.get(s, 0), t.flop.get(s, 1), t.flop.get(s, 2))
        s.push(self, player, LAYING)

    def _deal_banker(self, t: WesternLegends, s: State, handler: i64) -> None:
        for place in range(BANKER_CARDS):
            if resources.has_deck(t, s):
                card = t.deck.take(s)
                t.banker.put(s, card, place)
                if handler != NONE:
                    s.whisper(handler, actions.BANKER_CARD, card)

    def _lay(self, t: WesternLegends, s: State) -> None:
        """WL-P6, DEC-12: all choose at once; who has no choice is not asked."""
        for seat in range(t.players):
            if not plays(t, s, seat):
                continue
            if t.hands.size_of(s, seat) > CARDS_LAID:
                s.open_lane(t.lay, seat)
            else:
                for card in range(ids.POKER_CARDS):
                    if t.hands.has(s, seat, card):
                        lay_card(t, s, seat, card)
        if t.banker.count(s) == 0:
            return
        handler = t.poker.banker.get(s)
        if handler != NONE and t.banker.count(s) > CARDS_LAID:
            s.open_lane(t.banker_lay, handler)
        else:
            self._lay_best(t, s)

    def _lay_best(self, t: WesternLegends, s: State) -> None:
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

    # -- who wins --------

    def _show(self, t: WesternLegends, s: State) -> None:
        """WL-P7 to WL-P10: all cards are shown; the pot, the point, and a card for every loser."""
        k = t.poker
        k.open.set(s, True)
        s.reveal()
        worths = vec[i64]([NONE] * (t.players + 1))
        best: i64 = NONE
        for row in range(t.players + 1):
            in_play = plays(t, s, row) if row < t.players else t.laid.get(s, row * CARDS_LAID) != NONE
            if in_play:
                worths[row] = worth_on(t, s, row)
                best = max(best, worths[row])
                self._tell_hand(t, s, row, worths[row])
        host = k.host.get(s)
        winners: i64 = 0
        if host != NONE and worths[host] == best:
            winners = 1 << host
        elif worths[t.players] < best:
            for seat in range(t.players):
                if worths[seat] == best:
                    winners |= 1 << seat
        for seat in range(t.players - 1, -1, -1):
            if plays(t, s, seat):
                self._after(t, s, seat, (winners >> seat) & 1 == 1)
        self._pay(t, s, winners)
        for seat in range(t.players):
            if plays(t, s, seat):
                won = (winners >> seat) & 1 == 1
                how = codes.AS_ACTIVE if seat == host else NONE
                kind = poker_hands.kind_of_hand(worths[seat])
                deeds.note(
                    t,
                    s,
                    seat,
                    codes.COND_POKER,
                    k.space.get(s),
                    0,
                    how,
                    codes.RESULT_WIN if won else NONE,
                    kind,
                )

    def _tell_hand(self, t: WesternLegends, s: State, row: i64, worth: i64) -> None:
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

    def _pay(self, t: WesternLegends, s: State, winners: i64) -> None:
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
                points = k.points.get(s)
                t.table.man_lp.move(s, points)
                s.tell(actions.MAN_GAINED, points)
        for seat in range(t.players):
            if (winners >> seat) & 1 == 1:
                share = pot // number // 10 * 10
                s.tell(actions.WON_POT, seat, share)
                resources.gain(t, s, seat, ids.MONEY, share)
                if seat == host or (host == NONE and number == 1):
                    resources.gain(t, s, seat, ids.LP, 1)
            elif plays(t, s, seat):
                resources.gain(t, s, seat, ids.CARDS, 1)

    def _after(self, t: WesternLegends, s: State, seat: i64, won: bool) -> None:
        """WL-K8, WL-R6: what the used cards and the own things bring after the game."""
        for place in range(CARDS_LAID):
            card = t.laid.get(s, seat * CARDS_LAID + place)
            if card == NONE:
                continue
            source = t.box.effect_of_card[card]
            entry = t.entry(source, codes.POKER_HAND)
            if entry != 0 and t.wild[card] == 0:
                t.run_program(s, seat, t.box.entry_do[entry], fields.BY_SOURCE + source)
        powers.set_off(t, s, seat, codes.AFTER_WON_POKER if won else codes.AFTER_LOST_POKER)

    def _clear(self, t: WesternLegends, s: State) -> None:
        """WL-P11: all used cards, the flop and the banker's other cards are discarded."""
        for place in range((t.players + 1) * CARDS_LAID):
            card = t.laid.take(s, place)
            if card != NONE:
                resources.to_discards(t, s, card)
                if place < t.players * CARDS_LAID:
                    s.tell(actions.DISCARDED, place // CARDS_LAID, card)
        for place in range(FLOP_CARDS):
            card = t.flop.take(s, place)
            if card != NONE:
                resources.to_discards(t, s, card)
        for place in range(BANKER_CARDS):
            card = t.banker.take(s, place)
            if card != NONE:
                resources.to_discards(t, s, card)
        t.poker.clear(s)


def lay_card(t: WesternLegends, s: State, seat: i64, card: i64) -> None:
    """A card of the hand is laid face down."""
    t.hands.drop(s, seat, card)
    first = t.laid.get(s, seat * CARDS_LAID) == NONE
    t.laid.put(s, card, seat * CARDS_LAID + (0 if first else 1))


class Lay(asking.Asked):
    """DEC-12: which two cards of the hand to play; the first one has the lower number."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "lay", book.LAY_TWO_CARDS, [actions.LAY])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for first in range(ids.POKER_CARDS):
            if t.hands.has(s, player, first):
                for second in range(first + 1, ids.POKER_CARDS):
                    choices.offer_if(t.hands.has(s, player, second), actions.LAY.at(first, second))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        lay_card(t, s, player, self.families.first(action))
        lay_card(t, s, player, self.families.second(action))
        s.tell(actions.LAID, player)


class BankerLay(asking.Asked):
    """DEC-12, WL-R42: which two of the banker's cards to play."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "banker_lay", book.LAY_TWO_CARDS, [actions.LAY])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for first in range(ids.POKER_CARDS):
            if t.banker.find(s, first) >= 0:
                for second in range(first + 1, ids.POKER_CARDS):
                    choices.offer_if(t.banker.find(s, second) >= 0, actions.LAY.at(first, second))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        row = t.players * CARDS_LAID
        for place in range(CARDS_LAID):
            card = self.families.first(action) if place == 0 else self.families.second(action)
            t.banker.take(s, t.banker.find(s, card))
            t.laid.put(s, card, row + place)
        s.tell(actions.LAID, player)
