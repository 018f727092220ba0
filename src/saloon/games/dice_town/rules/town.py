"""Phase II, the walk through the town, and its places without cards: sections V, GM, BK, SC, SH and TH."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Course, State, Step, Task
from saloon.games.dice_town import actions, components
from saloon.games.dice_town.components import BANK, DOC, MINE, SALOON, SHERIFF, STORE, STORE_KINDS, TOWN_HALL
from saloon.games.dice_town.poker import CATEGORY_OF_HAND
from saloon.games.dice_town.rules import cards, doc, end, saloon, store, ties
from saloon.games.dice_town.table import ROW, DiceTown

# -- from place to place --------------------------------------------------------------------------------


def leaders_at(t: DiceTown, s: State, location: i64) -> i64:
    """DT-V2, DT-V3: the town comes to a location; a mask of the players with most of its face, if any."""
    t.moment.location.set(s, location)
    leaders = t.leaders(s, components.FACE_OF[location])
    if leaders == 0:
        s.tell(actions.NOBODY, location)
    return leaders


def to_mine(t: DiceTown, s: State, player: i64) -> None:
    """DT-GM1: the player with most nines digs."""
    ties.settle(t, s, MINE, leaders_at(t, s, MINE))


def to_bank(t: DiceTown, s: State, player: i64) -> None:
    """DT-T9, DT-R6: nobody wins an empty Bank."""
    leaders = leaders_at(t, s, BANK)
    if leaders != 0 and t.money.amount(s, t.bank) == 0:
        s.tell(actions.BANK_EMPTY)
    else:
        ties.settle(t, s, BANK, leaders)


def to_stagecoach(t: DiceTown, s: State, player: i64) -> None:
    """DT-SC1, DT-SC2, DT-R2: the dollars of this round go into the Bank, after its robbery."""
    t.moment.location.set(s, components.STAGECOACH)
    moved = t.money.pay(s, t.stagecoach, t.bank, t.money.amount(s, t.stagecoach))
    s.tell(actions.STAGECOACH_ARRIVED, moved)


def to_store(t: DiceTown, s: State, player: i64) -> None:
    """DT-T9, DT-R6, DT-R33: nobody wins a store without cards."""
    leaders = leaders_at(t, s, STORE)
    if leaders != 0 and cards.store_is_empty(t, s):
        s.tell(actions.STORE_EMPTY)
    else:
        ties.settle(t, s, STORE, leaders)


def to_saloon(t: DiceTown, s: State, player: i64) -> None:
    """DT-SA4, DT-T9, DT-R6: nobody wins if none of the leaders could take a card."""
    leaders = leaders_at(t, s, SALOON)
    if leaders != 0 and not saloon.can_any_rob(t, s, leaders):
        s.tell(actions.NOBODY_TO_ROB)
    else:
        ties.settle(t, s, SALOON, leaders)


def to_sheriff(t: DiceTown, s: State, player: i64) -> None:
    """DT-SH1, DT-SH2: the badge goes to the player with most kings."""
    ties.settle(t, s, SHERIFF, leaders_at(t, s, SHERIFF))


def to_town_hall(t: DiceTown, s: State, player: i64) -> None:
    """DT-TH1: always won, by the best poker hand."""
    t.moment.location.set(s, TOWN_HALL)
    ties.settle(t, s, TOWN_HALL, t.best_hands(s))


def to_doc(t: DiceTown, s: State, player: i64) -> None:
    """DT-V1: the last stage; then the round is over."""
    t.moment.location.set(s, DOC)
    s.push(end.ROUND_END, 0)
    doc.open_practice(t, s)


TOWN: Final[Step] = Course(
    "town", [to_mine, to_bank, to_stagecoach, to_store, to_saloon, to_sheriff, to_town_hall, to_doc]
)
"""DT-V1: the eight places in their order; the number of a stage is that of its location."""


# -- what a place brings --------------------------------------------------------------------------------


@final
class Use(Task):
    """DT-V7, DT-R9: the winner uses a location (`s.a`) as far as possible."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        location = s.a
        t.winners.set(s, location, 1 + player)
        if location == MINE:
            s.push(DIG, player)
            cards.ask(t, s, player, components.DYNAMITE)
        elif location == BANK:
            rob_bank(t, s, player)
        elif location == STORE:
            # DT-GS4, DT-GS5: twice in the first round.
            t.moment.visits.set(s, 2 if t.moment.round.get(s) == 1 else 1)
            s.push(store.SHOP, player)
        elif location == SALOON:
            t.moment.thefts.set(s, 1)
            s.push(saloon.STEAL, player)
            if saloon.can_rob_anybody(t, s, player):
                cards.ask(t, s, player, components.GIRLS)
        elif location == SHERIFF:
            s.push(PIN_BADGE, player)
            if player != t.sheriff.get(s):  # DT-C10, DT-R17: any player may stop it
                cards.open_window(t, s, components.MARSHAL, t.may_hold_any(s, components.MARSHAL))
        else:
            hand_out_deeds(t, s, player)
            s.push(REFILL, 0)
            if t.deed_pile.count(s) > 0:
                cards.ask(t, s, player, components.CORRUPTION)


@final
class Dig(Task):
    """DT-GM1, DT-GM2, DT-C5, DT-R13: a nugget for each nine, twice with Dynamite, while there are any."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        nuggets = t.count_face(s, player, components.NINE)
        if t.moment.doubled.get(s):
            nuggets *= 2
        t.moment.doubled.set(s, False)
        found = t.nuggets.pay(s, t.mine, player, nuggets)
        if found > 0:
            t.won.set(s, player, 1)
        s.tell(actions.MINED, player, found)


def rob_bank(t: DiceTown, s: State, player: i64) -> None:
    """DT-BK1, DT-BK2: everything in the Bank; from two dollars on somebody may want half (DT-R12)."""
    loot = t.money.pay(s, t.bank, player, t.money.amount(s, t.bank))
    t.moment.loot.set(s, loot)
    t.won.set(s, player, 1)
    s.tell(actions.ROBBED_BANK, player, loot)
    if loot >= 2:
        seats = t.may_hold_any(s, components.FIFTY_FIFTY) & ~(1 << player)
        cards.open_window(t, s, components.FIFTY_FIFTY, seats)


@final
class PinBadge(Task):
    """DT-SH1, DT-T2, DT-R8, DT-R17: the badge goes to most kings at once, unless a Marshal says no."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        old = t.sheriff.get(s)
        if t.moment.badge_stays.get(s):
            t.moment.badge_stays.set(s, False)
            s.tell(actions.BADGE_KEPT, old, player)
            return
        t.won.set(s, player, 1)
        if player == old:
            s.tell(actions.SAME_SHERIFF, player)
        else:
            t.sheriff.set(s, player)
            s.tell(actions.NEW_SHERIFF, player, old)


def hand_out_deeds(t: DiceTown, s: State, player: i64) -> None:
    """DT-TH1 to DT-TH5, DT-TH7, DT-R19: the first deed and one for each ace, in the order of the slots."""
    s.tell(actions.BEST_HAND, player, CATEGORY_OF_HAND[t.strength(s, player)])
    count = t.deeds_for(s, player)
    if count > 0:
        t.won.set(s, player, 1)
    left = t.deed_row.count(s) - count
    for slot in range(count):
        kind = t.deed_row.at(s, slot)
        t.hands.add(s, player, kind)
        t.memory.all_saw_gain(s, player, kind)
        s.tell(actions.GOT_DEED, player, kind - STORE_KINDS)
    row = t.deed_row.base + 1
    for slot in range(left):
        s.cells[row + slot] = s.cells[row + count + slot]
    for slot in range(left, left + count):
        s.cells[row + slot] = 0
    s.cells[t.deed_row.base] = left


@final
class Refill(Task):
    """DT-TH6, DT-R20, DT-R21: unclaimed deeds go under the pile, a lower slot above a higher one."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        left = t.deed_row.count(s)
        if left > 0 and s.events is not None:
            s.announce(actions.DEEDS_RETURNED, [kind - STORE_KINDS for kind in t.deed_row.cards(s)])
        for slot in range(left):
            t.deed_pile.insert(s, 0, t.deed_row.at(s, slot))
        t.deed_row.clear(s)
        t.moment.known_bottom.move(s, left)
        show_deeds(t, s)


def show_deeds(t: DiceTown, s: State) -> None:
    """DT-S3, DT-TH6, DT-R21: turn up deeds until three lie in the row, the first in slot 1."""
    while t.deed_row.count(s) < ROW and t.deed_pile.count(s) > 0:
        t.deed_row.put(s, t.deed_pile.take(s))
    if t.moment.known_bottom.get(s) > t.deed_pile.count(s):
        t.moment.known_bottom.set(s, t.deed_pile.count(s))
    if s.events is not None:
        s.announce(actions.DEEDS_SHOWN, [kind - STORE_KINDS for kind in t.deed_row.cards(s)])


USE: Final[Step] = Use("use")
DIG: Final[Step] = Dig("dig")
PIN_BADGE: Final[Step] = PinBadge("pin_badge")
REFILL: Final[Step] = Refill("refill")
