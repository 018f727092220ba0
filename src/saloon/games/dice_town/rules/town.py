"""Phase II, the walk through the town, and its places without cards: sections V, GM, BK, SC, SH and TH."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.dice_town.actions import (
    BADGE_KEPT,
    BANK_EMPTY,
    BEST_HAND,
    DEEDS_RETURNED,
    GOT_DEED,
    MINED,
    NEW_SHERIFF,
    NOBODY,
    NOBODY_TO_ROB,
    ROBBED_BANK,
    SAME_SHERIFF,
    STAGECOACH_ARRIVED,
    STORE_EMPTY,
)
from saloon.games.dice_town.components import (
    BANK,
    CORRUPTION,
    DOC,
    DYNAMITE,
    FIFTY_FIFTY,
    GIRLS,
    JACK,
    KING,
    MARSHAL,
    MINE,
    NINE,
    QUEEN,
    SALOON,
    SHERIFF,
    STAGECOACH,
    STORE,
    STORE_KINDS,
    TEN,
    TOWN_HALL,
)
from saloon.games.dice_town.poker import CATEGORY_OF_HAND
from saloon.games.dice_town.rules.cards import open_window, store_is_empty
from saloon.games.dice_town.rules.doc import open_practice
from saloon.games.dice_town.rules.saloon import can_rob_anybody
from saloon.games.dice_town.rules.ties import settle
from saloon.games.dice_town.state import (
    BADGE_STAYS,
    DOUBLED,
    KNOWN_BOTTOM,
    LOCATION,
    LOOT,
    ROUND,
    THEFTS,
    VISITS,
    DiceTown,
)


class Town(Task):
    """DT-V1: the eight places in their order; `a` is the next one."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("town")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        c.moment.set(s, LOCATION, 1 + a)
        if a == DOC:
            s.push(c.round_end, 0)
            open_practice(c, s)
            return
        s.push(c.town, 0, a + 1)
        if a == STAGECOACH:
            unload(c, s)
        elif a == TOWN_HALL:
            settle(c, s, a, c.best_hands(s))
        else:
            self._go_to(s, a)

    def _go_to(self, s: State, location: i64) -> None:
        """DT-V2, DT-V3, DT-T9, DT-R6: whoever has most of the matching face, if there is anything to get."""
        c = self.c
        face = FACE_OF[location]
        leaders = c.leaders(s, face)
        if leaders == 0:
            s.tell(NOBODY, location)
        elif location == BANK and c.money.amount(s, c.bank) == 0:
            s.tell(BANK_EMPTY)
        elif location == STORE and store_is_empty(c, s):
            s.tell(STORE_EMPTY)
        elif location == SALOON and not self._anybody_can_rob(s, leaders):
            s.tell(NOBODY_TO_ROB)
        else:
            settle(c, s, location, leaders)

    def _anybody_can_rob(self, s: State, leaders: i64) -> bool:
        for seat in range(self.c.players):
            if (leaders >> seat) & 1 == 1 and can_rob_anybody(self.c, s, seat):
                return True
        return False


FACE_OF: Final[vec[i64]] = vec[i64]([NINE, TEN, i64(-1), JACK, QUEEN, KING, i64(-1), i64(-1)])
"""The face that counts for each location."""


def unload(c: DiceTown, s: State) -> None:
    """DT-SC1, DT-SC2, DT-R2: the dollars of this round go into the Bank, after its robbery."""
    moved = c.money.pay(s, c.stagecoach, c.bank, c.money.amount(s, c.stagecoach))
    s.tell(STAGECOACH_ARRIVED, moved)


class Use(Task):
    """DT-V7, DT-R9: the winner uses the location (`a`) as far as possible."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("use")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        c.winners.set(s, a, 1 + player)
        if a == MINE:
            s.push(c.dig, player)
            self._ask(s, player, DYNAMITE)
        elif a == BANK:
            rob_bank(c, s, player)
        elif a == STORE:
            # DT-GS4, DT-GS5: twice in the first round.
            c.moment.set(s, VISITS, 2 if c.moment.get(s, ROUND) == 1 else 1)
            s.push(c.shop, player)
        elif a == SALOON:
            c.moment.set(s, THEFTS, 1)
            s.push(c.steal, player)
            if can_rob_anybody(c, s, player):
                self._ask(s, player, GIRLS)
        elif a == SHERIFF:
            s.push(c.pin_badge, player)
            if player != c.sheriff.get(s):  # DT-C10, DT-R17: any player may stop it
                open_window(c, s, MARSHAL, c.may_hold_any(s, MARSHAL))
        else:
            hand_out_deeds(c, s, player)
            s.push(c.refill, 0)
            if c.deed_pile.count(s) > 0:
                self._ask(s, player, CORRUPTION)

    def _ask(self, s: State, player: i64, kind: i64) -> None:
        """Ask the winner about a card, if that could be in the hand."""
        if self.c.may_hold(s, player, kind):
            open_window(self.c, s, kind, 1 << player)


class Dig(Task):
    """DT-GM1, DT-GM2, DT-C5, DT-R13: a nugget for each nine, twice with Dynamite, while there are any."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("dig")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        nuggets = c.count_face(s, player, NINE) * (1 + c.moment.get(s, DOUBLED))
        c.moment.set(s, DOUBLED, 0)
        found = c.nuggets.pay(s, c.mine, player, nuggets)
        if found > 0:
            c.won.set(s, player, 1)
        s.tell(MINED, player, found)


def rob_bank(c: DiceTown, s: State, player: i64) -> None:
    """DT-BK1, DT-BK2: all that is in the Bank; from two dollars on somebody may want half (DT-R12)."""
    loot = c.money.pay(s, c.bank, player, c.money.amount(s, c.bank))
    c.moment.set(s, LOOT, loot)
    c.won.set(s, player, 1)
    s.tell(ROBBED_BANK, player, loot)
    if loot >= 2:
        open_window(c, s, FIFTY_FIFTY, c.may_hold_any(s, FIFTY_FIFTY) & ~(1 << player))


class PinBadge(Task):
    """DT-SH1, DT-T2, DT-R8, DT-R17: the badge goes to most kings at once, unless a Marshal says no."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("pin_badge")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        old = c.sheriff.get(s)
        if c.moment.get(s, BADGE_STAYS) == 1:
            c.moment.set(s, BADGE_STAYS, 0)
            s.tell(BADGE_KEPT, old, player)
            return
        c.won.set(s, player, 1)
        if player == old:
            s.tell(SAME_SHERIFF, player)
        else:
            c.sheriff.set(s, player)
            s.tell(NEW_SHERIFF, player, old)


def hand_out_deeds(c: DiceTown, s: State, player: i64) -> None:
    """DT-TH1 to DT-TH5, DT-TH7, DT-R19: the first deed and one for each ace, in the order of the slots."""
    s.tell(BEST_HAND, player, CATEGORY_OF_HAND[c.strength(s, player)])
    count = c.deeds_for(s, player)
    if count > 0:
        c.won.set(s, player, 1)
    left = c.deed_row.count(s) - count
    for slot in range(count):
        kind = c.deed_row.at(s, slot)
        c.hands.add(s, player, kind)
        c.memory.all_saw_gain(s, player, kind)
        s.tell(GOT_DEED, player, kind - STORE_KINDS)
    row = c.deed_row.base + 1
    for slot in range(left):
        s.cells[row + slot] = s.cells[row + count + slot]
    for slot in range(left, left + count):
        s.cells[row + slot] = 0
    s.cells[c.deed_row.base] = left


class Refill(Task):
    """DT-TH6, DT-R20, DT-R21: unclaimed deeds go under the pile, a lower slot above a higher one."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("refill")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        left = c.deed_row.count(s)
        if left > 0 and s.events is not None:
            s.announce(DEEDS_RETURNED, [kind - STORE_KINDS for kind in c.deed_row.cards(s)])
        for slot in range(left):
            c.deed_pile.insert(s, 0, c.deed_row.at(s, slot))
        c.deed_row.clear(s)
        c.moment.move(s, KNOWN_BOTTOM, left)
        c.show_deeds(s)
