"""Doc Badluck: section DB of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    CHOOSE,
    CONSOLE,
    DECLINED,
    DOC_ORDER,
    DREW,
    FENCE,
    FENCED,
    KEPT_THIS,
    PASS,
    RAIDED_MONEY,
    RAIDED_NUGGET,
    STORE_EMPTY,
    VISITED,
)
from saloon.games.dice_town.components import (
    ACE,
    BARBED_WIRE,
    CONSOLATIONS,
    DEED_VALUES,
    ELIXIR,
    FREE_CARD,
    JACK,
    KING,
    NINE,
    QUEEN,
    SMALL_RAID,
    STORE_KINDS,
    TEN,
)
from saloon.games.dice_town.rules.book import DB1, DB3, DB4, R23
from saloon.games.dice_town.rules.cards import draw_card, gain_card, open_window
from saloon.games.dice_town.state import ENTITLED, VISITOR, DiceTown

FENCED_DEEDS: Final[i64] = 2
"""How many deeds a roll of barbed wire protects."""


def open_practice(c: DiceTown, s: State) -> None:
    """DT-C13, DT-R22: first those who won something may use the Elixir."""
    s.push(c.gather, 0)
    seats = c.may_hold_any(s, ELIXIR)
    for seat in range(c.players):
        if c.won.get(s, seat) == 0:
            seats &= ~(1 << seat)
    open_window(c, s, ELIXIR, seats)


def consolation_forbidden(c: DiceTown, s: State, player: i64, consolation: i64) -> i64:
    """DT-DB1, DT-DB4 to DT-DB7, DT-R23: which rule stands against a consolation, if any."""
    if consolation == BARBED_WIRE:
        if c.count_face(s, player, NINE) + c.count_face(s, player, TEN) == 0:
            return DB1
        return ALLOWED if c.deeds_in_hand(s, player) > 0 else R23
    if consolation == FREE_CARD:
        return ALLOWED if c.count_face(s, player, JACK) + c.count_face(s, player, QUEEN) > 0 else DB1
    return ALLOWED if c.count_face(s, player, KING if consolation == SMALL_RAID else ACE) > 0 else DB1


def can_be_consoled(c: DiceTown, s: State, player: i64) -> bool:
    """Whether there is any consolation for a player."""
    for consolation in range(CONSOLATIONS):
        if consolation_forbidden(c, s, player, consolation) == ALLOWED:
            return True
    return False


class Gather(Task):
    """DT-DB1, DT-DB3: who may visit the Doc; of several, the Sheriff says in which order.

    Who could choose nothing there has nothing to decide and is not waited for.
    """

    def __init__(self, c: DiceTown) -> None:
        super().__init__("gather")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        entitled = c.moment.get(s, ENTITLED)
        for seat in range(c.players):
            if c.won.get(s, seat) == 0:
                entitled |= 1 << seat
            if not can_be_consoled(c, s, seat):
                entitled &= ~(1 << seat)
        c.moment.set(s, ENTITLED, entitled)
        if entitled != 0:
            s.push(c.visits, 0)
            arrange(c, s)


def arrange(c: DiceTown, s: State) -> None:
    """DT-D18: ask the Sheriff who comes next while there is a choice."""
    entitled = c.moment.get(s, ENTITLED)
    if entitled & (entitled - 1) != 0:
        s.push(c.order_visits, c.sheriff.get(s))
        return
    seat: i64 = 0
    while (entitled >> seat) & 1 == 0:
        seat += 1
    c.moment.set(s, ENTITLED, 0)
    c.visit_order.insert(s, 0, seat)
    if c.visit_order.count(s) > 1 and s.events is not None:
        order = c.visit_order.cards(s)
        s.announce(DOC_ORDER, order[::-1])


class OrderVisits(Question):
    """DT-D18, DT-R28: the Sheriff says who is next."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("order_visits")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        entitled = self.c.moment.get(s, ENTITLED)
        for seat in range(self.c.players):
            choices.offer_if((entitled >> seat) & 1 == 1, CHOOSE.base + seat)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CHOOSE.number:
            return DB3
        entitled = self.c.moment.get(s, ENTITLED)
        return ALLOWED if (entitled >> families.first(action)) & 1 == 1 else DB3

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        seat = action - CHOOSE.base
        c.moment.set(s, ENTITLED, c.moment.get(s, ENTITLED) & ~(1 << seat))
        c.visit_order.insert(s, 0, seat)  # whoever comes first lies on top
        arrange(c, s)


class Visits(Task):
    """DT-DB3: one after the other."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("visits")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if c.visit_order.count(s) == 0:
            c.moment.set(s, VISITOR, 0)
            return
        visitor = c.visit_order.take(s)
        c.moment.set(s, VISITOR, 1 + visitor)
        s.push(c.visits, 0)
        s.push(c.visit, visitor)


class Visit(Question):
    """DT-D19, DT-DB1, DT-DB8: one consolation, or none."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("visit")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(PASS.base)
        for consolation in range(CONSOLATIONS):
            allowed = consolation_forbidden(self.c, s, player, consolation) == ALLOWED
            choices.offer_if(allowed, CONSOLE.base + consolation)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if action == PASS.base:
            return ALLOWED
        if families.family(action) != CONSOLE.number:
            return DB1
        return consolation_forbidden(self.c, s, player, families.first(action))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == PASS.base:
            s.tell(DECLINED, player)
            return
        consolation = action - CONSOLE.base
        s.tell(VISITED, player, consolation)
        if consolation == BARBED_WIRE:
            stretch_wire(c, s, player)
        elif consolation == FREE_CARD:
            take_free_card(c, s, player)
        elif consolation == SMALL_RAID:
            raid_money(c, s, player)
        else:
            raid_nuggets(c, s, player)


def stretch_wire(c: DiceTown, s: State, player: i64) -> None:
    """DT-DB4, DT-R23: two deeds, or the only one.

    Which two is asked even if all are worth the same: not to ask would tell what stays in the hand.
    """
    deeds = c.deeds_in_hand(s, player)
    if deeds > FENCED_DEEDS:
        s.push(c.fence, player)
        return
    for value in range(DEED_VALUES):
        while c.hands.count(s, player, STORE_KINDS + value) > 0:
            fence(c, s, player, STORE_KINDS + value)


def fence(c: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-DB4: a deed lies face up in front of its owner for good."""
    c.hands.drop(s, player, kind)
    c.fenced.add(s, player, kind)
    c.memory.all_saw_loss(s, player, kind)
    s.tell(FENCED, player, kind - STORE_KINDS)


class Fence(Question):
    """DT-D20: which two deeds to fence; the lower one is named first."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("fence")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for first in range(DEED_VALUES):
            for second in range(first, DEED_VALUES):
                choices.offer_if(
                    self._has(s, player, first, second), FENCE.base + first * DEED_VALUES + second
                )

    def _has(self, s: State, player: i64, first: i64, second: i64) -> bool:
        hands = self.c.hands
        if first == second:
            return hands.count(s, player, STORE_KINDS + first) >= FENCED_DEEDS
        return hands.has(s, player, STORE_KINDS + first) and hands.has(s, player, STORE_KINDS + second)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != FENCE.number:
            return DB4
        first = families.first(action)
        second = families.second(action)
        return ALLOWED if first <= second and self._has(s, player, first, second) else DB4

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        pair = action - FENCE.base
        fence(self.c, s, player, STORE_KINDS + pair // DEED_VALUES)
        fence(self.c, s, player, STORE_KINDS + pair % DEED_VALUES)


def take_free_card(c: DiceTown, s: State, player: i64) -> None:
    """DT-DB5, DT-R33: the top card of the store, if there is one."""
    kind = draw_card(c, s)
    if kind == NOTHING:
        s.tell(STORE_EMPTY)
        return
    s.tell(DREW, player, 1)
    s.whisper(player, KEPT_THIS, kind)
    gain_card(c, s, player, kind)


def raid_money(c: DiceTown, s: State, player: i64) -> None:
    """DT-DB6, DT-R24: dollars from every opponent, as far as they have any."""
    for seat in range(c.players):
        if seat != player:
            paid = c.money.pay(s, seat, player, c.raid_money)
            if paid > 0:
                s.tell(RAIDED_MONEY, player, seat, paid)


def raid_nuggets(c: DiceTown, s: State, player: i64) -> None:
    """DT-DB7, DT-R24: a nugget from every opponent who has one."""
    for seat in range(c.players):
        if seat != player:
            paid = c.nuggets.pay(s, seat, player, c.raid_nuggets)
            if paid > 0:
                s.tell(RAIDED_NUGGET, player, seat, paid)
