"""The Saloon: section SA of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    KEEP_CARD,
    NOBODY_TO_ROB,
    ROB,
    STOLE,
    STOLE_THIS,
    TOOK,
    TOOK_CARDS,
)
from saloon.games.dice_town.components import DICE, KINDS, QUEEN, STORE_KINDS
from saloon.games.dice_town.rules.book import R34, SA1, SA3, SA4
from saloon.games.dice_town.state import THEFTS, VICTIM, DiceTown


def can_rob_anybody(c: DiceTown, s: State, player: i64) -> bool:
    """DT-SA4: whether any opponent has a card in hand."""
    for seat in range(c.players):
        if seat != player and c.hands.size_of(s, seat) > 0:
            return True
    return False


class Steal(Task):
    """DT-SA1, DT-C9, DT-R15: one theft after the other."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("steal")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if c.moment.get(s, THEFTS) == 0:
            return
        c.moment.move(s, THEFTS, -1)
        if not can_rob_anybody(c, s, player):
            s.tell(NOBODY_TO_ROB)
            return
        s.push(c.steal, player)
        ways: i64 = 0
        only: i64 = 0
        for target in range(c.players):
            for deeds in range(DICE + 1):
                if rob_forbidden(c, s, player, target, deeds) == ALLOWED:
                    ways += 1
                    only = target * (DICE + 1) + deeds
        if ways == 1:  # backs are public, so nothing is told by not asking
            take_cards(c, s, player, only // (DICE + 1), only % (DICE + 1))
        else:
            s.push(c.rob, player)


def rob_forbidden(c: DiceTown, s: State, player: i64, target: i64, deeds: i64) -> i64:
    """DT-SA1 to DT-SA5, DT-R36: which rule stands against taking so many deeds from a player, if any."""
    if target >= c.players or target == player:
        return SA1
    size = c.hands.size_of(s, target)
    if size == 0:
        return SA4
    owned = c.deeds_in_hand(s, target)
    queens = c.count_face(s, player, QUEEN)
    count = queens if queens < size else size
    return ALLOWED if deeds <= owned and deeds <= count and count - deeds <= size - owned else SA3


class Rob(Question):
    """DT-D13: whom to rob, and how many of the cards are to be deeds."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("rob")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        for target in range(c.players):
            for deeds in range(DICE + 1):
                allowed = rob_forbidden(c, s, player, target, deeds) == ALLOWED
                choices.offer_if(allowed, ROB.base + target * (DICE + 1) + deeds)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != ROB.number:
            return SA1
        return rob_forbidden(self.c, s, player, families.first(action), families.second(action))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        way = action - ROB.base
        take_cards(self.c, s, player, way // (DICE + 1), way % (DICE + 1))


def take_cards(c: DiceTown, s: State, player: i64, target: i64, deeds: i64) -> None:
    """DT-SA1, DT-SA3, DT-SA5, DT-I5: cards of the victim, at random within their backs, are looked at."""
    size = c.hands.size_of(s, target)
    queens = c.count_face(s, player, QUEEN)
    count = queens if queens < size else size
    c.moment.set(s, VICTIM, 1 + target)
    s.tell(TOOK, player, target, count - deeds, deeds)
    pick_cards(c, s, target, 0, STORE_KINDS, count - deeds)
    pick_cards(c, s, target, STORE_KINDS, KINDS, deeds)
    for kind in range(KINDS):
        seen: i64 = 0
        for place in range(c.looked_at.count(s)):
            seen += c.looked_at.at(s, place) == kind
        if seen > 0:
            c.memory.saw_at_least(s, player, target, kind, seen)
    if s.events is not None:
        s.announce(TOOK_CARDS, [player, target, *c.looked_at.cards(s)], (1 << player) | (1 << target))
    else:
        s.reveal()
    if count == 1:
        keep_taken(c, s, player, c.looked_at.top(s))
    else:
        s.push(c.keep_taken, player)


def pick_cards(c: DiceTown, s: State, owner: i64, first: i64, last: i64, count: i64) -> None:
    """Pick cards of the kinds in range(first, last) from a hand, at random."""
    left: i64 = 0
    for kind in range(first, last):
        left += c.hands.count(s, owner, kind)
    for kind in range(first, last):
        for _copy in range(c.hands.count(s, owner, kind)):
            if s.below(left) < count:  # each card is as likely as any other
                c.looked_at.put(s, kind)
                count -= 1
            left -= 1


class KeepTaken(Question):
    """DT-D14, DT-R34: which of the taken cards to keep; the rest go back."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("keep_taken")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for kind in range(KINDS):
            choices.offer_if(self.c.looked_at.has(s, kind), KEEP_CARD.base + kind)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        mine = families.family(action) == KEEP_CARD.number and self.c.looked_at.has(s, families.first(action))
        return ALLOWED if mine else R34

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        keep_taken(self.c, s, player, action - KEEP_CARD.base)


def keep_taken(c: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-SA6, DT-I5, DT-DB2: the card changes hands; the others see only its back."""
    target = c.moment.get(s, VICTIM) - 1
    c.looked_at.clear(s)
    c.moment.set(s, VICTIM, 0)
    c.hands.drop(s, target, kind)
    c.hands.add(s, player, kind)
    c.memory.moved(s, target, player, kind)
    c.won.set(s, player, 1)
    s.tell(STOLE, player, target, 0 if kind < STORE_KINDS else 1)
    if s.events is not None:
        s.announce(STOLE_THIS, [player, target, kind], (1 << player) | (1 << target))
    else:
        s.reveal()
