"""Poker: section P of the rules, and WL-V30 for the Man in Black."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    BANK_WON_POT,
    BANKER_CARD,
    BANKER_PLAYED_BY,
    BANKER_SHOWED,
    DISCARDED,
    FLOP,
    JOIN_POKER,
    JOINED,
    LAID,
    LAY,
    MAN_GAINED,
    MAN_POKER,
    POKER_BEGAN,
    SHOWED_HAND,
    STAYED_OUT,
    WON_POT,
)
from saloon.games.western_legends.codes import (
    AFTER_LOST_POKER,
    AFTER_WON_POKER,
    AS_ACTIVE,
    COND_POKER,
    POKER_ANTE,
    POKER_HAND,
    RESULT_WIN,
)
from saloon.games.western_legends.fields import (
    BY_SOURCE,
    CARD_COST,
)
from saloon.games.western_legends.ids import (
    AREA_RED_FALLS,
    AT_CABARET,
    CARDS,
    LP,
    MONEY,
    NONE,
    POKER_CARDS,
)
from saloon.games.western_legends.rules.asking import AcceptOrPass, Asked, may_ask
from saloon.games.western_legends.rules.book import P2, P6
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.poker_hands import kind_of_hand, worth_of
from saloon.games.western_legends.rules.powers import set_off
from saloon.games.western_legends.rules.resources import draw, gain, has_deck, lose, to_discards
from saloon.games.western_legends.table import (
    BANKER_CARDS,
    CARDS_LAID,
    FLOP_CARDS,
    WesternLegends,
)

BANK_ADDS: Final[i64] = 50  # WL-P3
MAN_BANK_ADDS: Final[i64] = 60  # WL-V30
ANTE: Final[i64] = CARD_COST

# The stages of a game.
ASKING: Final[i64] = 0
DEALING: Final[i64] = 1
LAYING: Final[i64] = 2
SHOWING: Final[i64] = 3
CLEARING: Final[i64] = 4


def start_poker(c: WesternLegends, s: State, host: i64) -> None:
    """WL-P1, WL-P2: the ante of the active player; others in the same town may join."""
    space = c.space_of(s, host)
    s.tell(POKER_BEGAN, host, c.box.location_of[space])
    _open(c, s, host, space, c.box.area_of[space])
    s.push(c.poker_game, host, ASKING)
    pay_ante(c, s, host)


def man_plays_poker(c: WesternLegends, s: State, points: i64, alone: i64) -> None:
    """WL-V30: the Man in Black plays with the players in Red Falls, or gains points if nobody joins."""
    s.tell(MAN_POKER)
    _open(c, s, NONE, c.box.spaces_of[AT_CABARET][0], AREA_RED_FALLS)
    c.poker.points.set(s, points)
    s.push(c.poker_game, c.first(s), ASKING, alone)


def _open(c: WesternLegends, s: State, host: i64, space: i64, area: i64) -> None:
    """A table is opened; whoever is in the town and can pay will be asked (WL-R41)."""
    k = c.poker
    k.clear(s)
    k.on.set(s, True)
    k.host.set(s, host)
    k.banker.set(s, NONE)
    k.space.set(s, space)
    waiting: i64 = 0
    for player in range(c.players):
        if player == host or c.box.area_of[c.space_of(s, player)] != area:
            continue
        if c.people.money.get(s, player) >= ANTE:
            waiting |= 1 << player
    k.waiting.set(s, waiting)


def pay_ante(c: WesternLegends, s: State, player: i64) -> None:
    """WL-P1: $10 into the pot, and a card; some draw more."""
    lose(c, s, player, MONEY, ANTE)
    c.poker.pot.move(s, ANTE)
    c.poker.joined.set(s, c.poker.joined.get(s) | (1 << player))
    draw(c, s, player, 1)
    set_off(c, s, player, POKER_ANTE)


def plays(c: WesternLegends, s: State, player: i64) -> bool:
    """Whether a player has paid for this game."""
    return (c.poker.joined.get(s) >> player) & 1 == 1


def worth_on(c: WesternLegends, s: State, row: i64) -> i64:
    """What the cards in a row of `laid` are worth with the flop; wild ones count only in the own cards."""
    cards = vec[i64]([0] * (CARDS_LAID + FLOP_CARDS))
    size: i64 = 0
    wilds: i64 = 0
    for place in range(CARDS_LAID):
        card = c.laid.get(s, row * CARDS_LAID + place)
        if card == NONE:
            continue
        if c.wild[card] == 1:
            wilds += 1
        else:
            cards[size] = card
            size += 1
    for place in range(FLOP_CARDS):
        card = c.flop.get(s, place)
        if card != NONE:
            cards[size] = card
            size += 1
    return worth_of(cards, size, wilds)


def worth_with(c: WesternLegends, s: State, first: i64, second: i64) -> i64:
    """What two cards would be worth with the flop."""
    cards = vec[i64]([0] * (CARDS_LAID + FLOP_CARDS))
    size: i64 = 0
    wilds: i64 = 0
    for card in (first, second):
        if c.wild[card] == 1:
            wilds += 1
        else:
            cards[size] = card
            size += 1
    for place in range(FLOP_CARDS):
        card = c.flop.get(s, place)
        if card != NONE:
            cards[size] = card
            size += 1
    return worth_of(cards, size, wilds)


class JoinPoker(AcceptOrPass):
    """DEC-11: whether to join a game of poker."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "join_poker", P2, JOIN_POKER)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        s.tell(JOINED, player)
        pay_ante(self.c, s, player)

    def decline(self, s: State, player: i64, a: i64, b: i64) -> None:
        s.tell(STAYED_OUT, player)


class PokerGame(Task):
    """The course of a game; `a` is the stage, `b` what the Man in Black gains if nobody joins."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("poker_game")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if a == ASKING:
            self._ask(s, player, b)
        elif a == DEALING:
            self._deal(s, player, b)
        elif a == LAYING:
            s.push(self, player, SHOWING)
            self._lay(s)
        elif a == SHOWING:
            s.push(self, player, CLEARING)
            self._show(s)
        else:
            self._clear(s)

    def _ask(self, s: State, player: i64, alone: i64) -> None:
        """WL-R41: in turn order from the left of the active player; everybody knows who has joined so far."""
        c = self.c
        k = c.poker
        host = k.host.get(s)
        start = c.first(s) if host == NONE else c.next_after(host)
        for turn in range(c.players):
            seat = (start + turn) % c.players
            waiting = k.waiting.get(s)
            if (waiting >> seat) & 1 == 0:
                continue
            k.waiting.set(s, waiting - (1 << seat))
            if may_ask(c, s, seat, JOIN_POKER):
                s.push(self, player, ASKING, alone)
                s.push(c.join_poker, seat)
                return
        s.push(self, player, DEALING, alone)

    def _deal(self, s: State, player: i64, alone: i64) -> None:
        """WL-P3 to WL-P5, WL-V30: the bank adds money, the banker gets cards, and the flop is turned up."""
        c = self.c
        k = c.poker
        host = k.host.get(s)
        if host == NONE:
            if k.joined.get(s) == 0:
                c.table.man_lp.move(s, alone)
                s.tell(MAN_GAINED, alone)
                k.clear(s)
                return
            k.pot.move(s, MAN_BANK_ADDS)
            self._deal_banker(s, NONE)
        else:
            k.pot.move(s, BANK_ADDS)
            if k.joined.get(s) == 1 << host:
                handler = c.right_of(host)
                k.banker.set(s, handler)
                s.tell(BANKER_PLAYED_BY, handler)
                self._deal_banker(s, handler)
        for place in range(FLOP_CARDS):
            if has_deck(c, s):
                c.flop.put(s, c.deck.take(s), place)
        if c.flop.count(s) == FLOP_CARDS:
            s.tell(FLOP, c.flop.get(s, 0), c.flop.get(s, 1), c.flop.get(s, 2))
        s.push(self, player, LAYING)

    def _deal_banker(self, s: State, handler: i64) -> None:
        c = self.c
        for place in range(BANKER_CARDS):
            if has_deck(c, s):
                card = c.deck.take(s)
                c.banker.put(s, card, place)
                if handler != NONE:
                    s.whisper(handler, BANKER_CARD, card)

    def _lay(self, s: State) -> None:
        """WL-P6, DEC-12: all choose at once; who has no choice is not asked."""
        c = self.c
        for seat in range(c.players):
            if not plays(c, s, seat):
                continue
            if c.hands.size_of(s, seat) > CARDS_LAID:
                s.open_lane(c.lay, seat)
            else:
                for card in range(POKER_CARDS):
                    if c.hands.has(s, seat, card):
                        lay_card(c, s, seat, card)
        if c.banker.count(s) == 0:
            return
        handler = c.poker.banker.get(s)
        if handler != NONE and c.banker.count(s) > CARDS_LAID:
            s.open_lane(c.banker_lay, handler)
        else:
            self._lay_best(s)

    def _lay_best(self, s: State) -> None:
        """WL-V30: the Man in Black uses his best two cards."""
        c = self.c
        count = c.banker.count(s)
        best: i64 = NONE
        best_first: i64 = 0
        best_second: i64 = count - 1
        for first in range(count):
            for second in range(first + 1, count):
                worth = worth_with(c, s, c.banker.get(s, first), c.banker.get(s, second))
                if worth > best:
                    best = worth
                    best_first = first
                    best_second = second
        row = c.players * CARDS_LAID
        c.laid.put(s, c.banker.take(s, best_first), row)
        if best_second != best_first:
            c.laid.put(s, c.banker.take(s, best_second), row + 1)

    # -- who wins --------

    def _show(self, s: State) -> None:
        """WL-P7 to WL-P10: all cards are shown; the pot, the point, and a card for every loser."""
        c = self.c
        k = c.poker
        k.open.set(s, True)
        s.reveal()
        worths = vec[i64]([NONE] * (c.players + 1))
        best: i64 = NONE
        for row in range(c.players + 1):
            in_play = plays(c, s, row) if row < c.players else c.laid.get(s, row * CARDS_LAID) != NONE
            if in_play:
                worths[row] = worth_on(c, s, row)
                best = max(best, worths[row])
                self._tell_hand(s, row, worths[row])
        host = k.host.get(s)
        winners: i64 = 0
        if host != NONE and worths[host] == best:
            winners = 1 << host
        elif worths[c.players] < best:
            for seat in range(c.players):
                if worths[seat] == best:
                    winners |= 1 << seat
        for seat in range(c.players - 1, -1, -1):
            if plays(c, s, seat):
                self._after(s, seat, (winners >> seat) & 1 == 1)
        self._pay(s, winners)
        for seat in range(c.players):
            if plays(c, s, seat):
                won = (winners >> seat) & 1 == 1
                how = AS_ACTIVE if seat == host else NONE
                kind = kind_of_hand(worths[seat])
                note(c, s, seat, COND_POKER, k.space.get(s), 0, how, RESULT_WIN if won else NONE, kind)

    def _tell_hand(self, s: State, row: i64, worth: i64) -> None:
        c = self.c
        cards: list[int] = []
        for place in range(CARDS_LAID):
            card = c.laid.get(s, row * CARDS_LAID + place)
            if card != NONE:
                cards.append(card)
        kind: int = kind_of_hand(worth)
        if row < c.players:
            seat: int = row
            s.announce(SHOWED_HAND, [seat, kind, *cards])
        else:
            s.announce(BANKER_SHOWED, [kind, *cards])

    def _pay(self, s: State, winners: i64) -> None:
        """WL-P7 to WL-P10, WL-V30: the pot in equal parts of $10, and the point."""
        c = self.c
        k = c.poker
        pot = k.pot.get(s)
        k.pot.set(s, 0)
        host = k.host.get(s)
        number: i64 = 0
        for seat in range(c.players):
            number += (winners >> seat) & 1
        if number == 0:
            s.tell(BANK_WON_POT, pot)
            if host == NONE:
                points = k.points.get(s)
                c.table.man_lp.move(s, points)
                s.tell(MAN_GAINED, points)
        for seat in range(c.players):
            if (winners >> seat) & 1 == 1:
                share = pot // number // 10 * 10
                s.tell(WON_POT, seat, share)
                gain(c, s, seat, MONEY, share)
                if seat == host or (host == NONE and number == 1):
                    gain(c, s, seat, LP, 1)
            elif plays(c, s, seat):
                gain(c, s, seat, CARDS, 1)

    def _after(self, s: State, seat: i64, won: bool) -> None:
        """WL-K8, WL-R6: what the used cards and the own things bring after the game."""
        c = self.c
        for place in range(CARDS_LAID):
            card = c.laid.get(s, seat * CARDS_LAID + place)
            if card == NONE:
                continue
            source = c.box.effect_of_card[card]
            entry = c.entry(source, POKER_HAND)
            if entry != 0 and c.wild[card] == 0:
                c.run_program(s, seat, c.box.entry_do[entry], BY_SOURCE + source)
        set_off(c, s, seat, AFTER_WON_POKER if won else AFTER_LOST_POKER)

    def _clear(self, s: State) -> None:
        """WL-P11: all used cards, the flop and the banker's other cards are discarded."""
        c = self.c
        for place in range((c.players + 1) * CARDS_LAID):
            card = c.laid.take(s, place)
            if card != NONE:
                to_discards(c, s, card)
                if place < c.players * CARDS_LAID:
                    s.tell(DISCARDED, place // CARDS_LAID, card)
        for place in range(FLOP_CARDS):
            card = c.flop.take(s, place)
            if card != NONE:
                to_discards(c, s, card)
        for place in range(BANKER_CARDS):
            card = c.banker.take(s, place)
            if card != NONE:
                to_discards(c, s, card)
        c.poker.clear(s)


def lay_card(c: WesternLegends, s: State, seat: i64, card: i64) -> None:
    """A card of the hand is laid face down."""
    c.hands.drop(s, seat, card)
    first = c.laid.get(s, seat * CARDS_LAID) == NONE
    c.laid.put(s, card, seat * CARDS_LAID + (0 if first else 1))


class Lay(Asked):
    """DEC-12: which two cards of the hand to play; the first one has the lower number."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "lay", P6, [LAY])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        for first in range(POKER_CARDS):
            if c.hands.has(s, player, first):
                for second in range(first + 1, POKER_CARDS):
                    choices.offer_if(c.hands.has(s, player, second), LAY.at(first, second))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        lay_card(self.c, s, player, self.families.first(action))
        lay_card(self.c, s, player, self.families.second(action))
        s.tell(LAID, player)


class BankerLay(Asked):
    """DEC-12, WL-R42: which two of the banker's cards to play."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "banker_lay", P6, [LAY])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        for first in range(POKER_CARDS):
            if c.banker.find(s, first) >= 0:
                for second in range(first + 1, POKER_CARDS):
                    choices.offer_if(c.banker.find(s, second) >= 0, LAY.at(first, second))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        row = c.players * CARDS_LAID
        for place in range(CARDS_LAID):
            card = self.families.first(action) if place == 0 else self.families.second(action)
            c.banker.take(s, c.banker.find(s, card))
            c.laid.put(s, card, row + place)
        s.tell(LAID, player)
