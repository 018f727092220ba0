"""Doc Badluck: section DB of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Menu, State, Step, Task, Verb0, Verb1, Verb2
from saloon.games.dice_town import actions, components
from saloon.games.dice_town.components import BARBED_WIRE, DEED_VALUES, FREE_CARD, SMALL_RAID, STORE_KINDS
from saloon.games.dice_town.rules import book, cards
from saloon.games.dice_town.rules.asking import SheriffsWord
from saloon.games.dice_town.table import DiceTown

FENCED_DEEDS: Final[i64] = 2
"""How many deeds a roll of barbed wire protects."""


def open_practice(t: DiceTown, s: State) -> None:
    """DT-C13, DT-R22: first those who won something may use the Elixir."""
    s.push(GATHER, 0)
    seats = t.may_hold_any(s, components.ELIXIR)
    for seat in range(t.players):
        if t.won.get(s, seat) == 0:
            seats &= ~(1 << seat)
    cards.open_window(t, s, components.ELIXIR, seats)


def consolation_forbidden(t: DiceTown, s: State, player: i64, consolation: i64) -> i64:
    """DT-DB1, DT-DB4 to DT-DB7, DT-R23: which rule forbids a consolation, if any."""
    if consolation == BARBED_WIRE:
        dice = t.count_face(s, player, components.NINE) + t.count_face(s, player, components.TEN)
    elif consolation == FREE_CARD:
        dice = t.count_face(s, player, components.JACK) + t.count_face(s, player, components.QUEEN)
    elif consolation == SMALL_RAID:
        dice = t.count_face(s, player, components.KING)
    else:
        dice = t.count_face(s, player, components.ACE)
    if dice == 0:
        return book.ONE_CONSOLATION_THAT_FITS
    if consolation == BARBED_WIRE and t.deeds_in_hand(s, player) == 0:
        return book.WIRE_NEEDS_A_DEED
    return ALLOWED


def can_be_consoled(t: DiceTown, s: State, player: i64) -> bool:
    """Whether there is any consolation for a player."""
    for consolation in range(components.CONSOLATIONS):
        if consolation_forbidden(t, s, player, consolation) == ALLOWED:
            return True
    return False


@final
class Gather(Task):
    """DT-DB1, DT-DB3: who may visit the Doc; the Sheriff decides the order of several.

    Players without a possible consolation have nothing to decide and are skipped.
    """

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        entitled = t.moment.entitled.get(s)
        for seat in range(t.players):
            if t.won.get(s, seat) == 0:
                entitled |= 1 << seat
            if not can_be_consoled(t, s, seat):
                entitled &= ~(1 << seat)
        t.moment.entitled.set(s, entitled)
        if entitled != 0:
            s.push(VISITS, 0)
            arrange(t, s)


def arrange(t: DiceTown, s: State) -> None:
    """DT-D18: ask the Sheriff who comes next while there is a choice."""
    entitled = t.moment.entitled.get(s)
    if entitled & (entitled - 1) != 0:
        s.push(ORDERING_VISITS, t.sheriff.get(s))
        return
    seat: i64 = 0
    while (entitled >> seat) & 1 == 0:
        seat += 1
    t.moment.entitled.set(s, 0)
    t.visit_order.insert(s, 0, seat)
    if t.visit_order.count(s) > 1 and s.events is not None:
        order = t.visit_order.cards(s)
        s.announce(actions.DOC_ORDER, order[::-1])


@final
class OrderVisits(SheriffsWord):
    """DT-D18, DT-R28: the Sheriff says who is next."""

    def among(self, t: DiceTown, s: State) -> i64:
        return t.moment.entitled.get(s)

    def take(self, t: DiceTown, s: State, me: i64, seat: i64) -> None:
        t.moment.entitled.set(s, t.moment.entitled.get(s) & ~(1 << seat))
        t.visit_order.insert(s, 0, seat)  # the first visitor lies on top
        arrange(t, s)


@final
class Visits(Task):
    """DT-DB3: one after the other."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        if t.visit_order.count(s) == 0:
            t.moment.visitor.clear(s)
            return
        visitor = t.visit_order.take(s)
        t.moment.visitor.set(s, visitor)
        s.push(VISITS, 0)
        s.push(VISITING, visitor)


@final
class Decline(Verb0):
    """DT-D19: no visit."""

    def take(self, t: DiceTown, s: State, me: i64) -> None:
        s.tell(actions.DECLINED, me)


@final
class Console(Verb1):
    """DT-D19, DT-DB1, DT-DB8: one consolation."""

    def forbids(self, t: DiceTown, s: State, me: i64, consolation: i64) -> i64:
        return consolation_forbidden(t, s, me, consolation)

    def take(self, t: DiceTown, s: State, me: i64, consolation: i64) -> None:
        s.tell(actions.VISITED, me, consolation)
        if consolation == BARBED_WIRE:
            stretch_wire(t, s, me)
        elif consolation == FREE_CARD:
            take_free_card(t, s, me)
        elif consolation == SMALL_RAID:
            raid_money(t, s, me)
        else:
            raid_nuggets(t, s, me)


def stretch_wire(t: DiceTown, s: State, player: i64) -> None:
    """DT-DB4, DT-R23: two deeds, or the only one.

    The question comes even if all are worth the same: skipping it would reveal what stays in the hand.
    """
    deeds = t.deeds_in_hand(s, player)
    if deeds > FENCED_DEEDS:
        s.push(FENCING, player)
        return
    for value in range(DEED_VALUES):
        while t.hands.count(s, player, STORE_KINDS + value) > 0:
            fence(t, s, player, STORE_KINDS + value)


def fence(t: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-DB4: a deed lies face up in front of its owner for good."""
    t.hands.drop(s, player, kind)
    t.fenced.add(s, player, kind)
    t.memory.all_saw_loss(s, player, kind)
    s.tell(actions.FENCED, player, kind - STORE_KINDS)


@final
class Fence(Verb2):
    """DT-D20: which two deeds to fence; the lower one is named first."""

    def forbids(self, t: DiceTown, s: State, me: i64, first: i64, second: i64) -> i64:
        if first == second:
            fits = t.hands.count(s, me, STORE_KINDS + first) >= FENCED_DEEDS
        else:
            both = t.hands.has(s, me, STORE_KINDS + first) and t.hands.has(s, me, STORE_KINDS + second)
            fits = first < second and both
        return ALLOWED if fits else book.WIRE_FENCES_TWO_DEEDS

    def take(self, t: DiceTown, s: State, me: i64, first: i64, second: i64) -> None:
        fence(t, s, me, STORE_KINDS + first)
        fence(t, s, me, STORE_KINDS + second)


def take_free_card(t: DiceTown, s: State, player: i64) -> None:
    """DT-DB5, DT-R33: the top card of the store, if there is one."""
    kind = cards.draw_card(t, s)
    if kind == NOTHING:
        s.tell(actions.STORE_EMPTY)
        return
    s.tell(actions.DREW, player, 1)
    s.whisper(player, actions.KEPT_THIS, kind)
    cards.gain_card(t, s, player, kind)


def raid_money(t: DiceTown, s: State, player: i64) -> None:
    """DT-DB6, DT-R24: dollars from every opponent, as far as they have any."""
    for seat in range(t.players):
        if seat != player:
            paid = t.money.pay(s, seat, player, t.raid_money)
            if paid > 0:
                s.tell(actions.RAIDED_MONEY, player, seat, paid)


def raid_nuggets(t: DiceTown, s: State, player: i64) -> None:
    """DT-DB7, DT-R24: a nugget from every opponent who has one."""
    for seat in range(t.players):
        if seat != player:
            paid = t.nuggets.pay(s, seat, player, t.raid_nuggets)
            if paid > 0:
                s.tell(actions.RAIDED_NUGGET, player, seat, paid)


GATHER: Final[Step] = Gather("gather")
ORDERING_VISITS: Final[Step] = Menu(
    "order_visits", [OrderVisits(book.SHERIFF_ORDERS_VISITS)], book.SHERIFF_ORDERS_VISITS
)
VISITS: Final[Step] = Visits("visits")
VISITING: Final[Step] = Menu(
    "visit", [Decline(actions.PASS), Console(actions.CONSOLE)], book.ONE_CONSOLATION_THAT_FITS
)
FENCING: Final[Step] = Menu("fence", [Fence(actions.FENCE)], book.WIRE_FENCES_TWO_DEEDS)
