"""The Saloon: section SA of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, Pile, State, Step, Task, Verb2
from saloon.games.dice_town import actions
from saloon.games.dice_town.components import DICE, KINDS, QUEEN, STORE_KINDS
from saloon.games.dice_town.rules import book
from saloon.games.dice_town.rules.asking import KeepOne
from saloon.games.dice_town.table import DiceTown


def can_rob_anybody(t: DiceTown, s: State, player: i64) -> bool:
    """DT-SA4: whether any opponent has a card in hand."""
    for seat in range(t.players):
        if seat != player and t.hands.size_of(s, seat) > 0:
            return True
    return False


def can_any_rob(t: DiceTown, s: State, seats: i64) -> bool:
    """Whether any player of a mask could rob somebody."""
    for seat in range(t.players):
        if (seats >> seat) & 1 == 1 and can_rob_anybody(t, s, seat):
            return True
    return False


@final
class Steal(Task):
    """DT-SA1, DT-C9, DT-R15: one theft after the other."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        if t.moment.thefts.get(s) == 0:
            return
        t.moment.thefts.move(s, -1)
        if not can_rob_anybody(t, s, player):
            s.tell(actions.NOBODY_TO_ROB)
            return
        s.push(STEAL, player)
        ways: i64 = 0
        only: i64 = 0
        for target in range(t.players):
            for deeds in range(DICE + 1):
                if ROB.forbids(t, s, player, target, deeds) == ALLOWED:
                    ways += 1
                    only = ROB.family.at(target, deeds)
        if ways == 1:  # backs are public, so skipping the question reveals nothing
            ROB.take_action(t, s, player, only)
        else:
            s.push(ROBBING, player)


@final
class Rob(Verb2):
    """DT-D13: whom to rob, and how many of the cards are to be deeds."""

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        for target in range(t.players):
            for deeds in range(DICE + 1):
                allowed = self.forbids(t, s, me, target, deeds) == ALLOWED
                choices.offer_if(allowed, self.family.at(target, deeds))

    def forbids(self, t: DiceTown, s: State, me: i64, target: i64, deeds: i64) -> i64:
        """DT-SA1 to DT-SA5, DT-R36."""
        if target >= t.players or target == me:
            return book.ROB_SOMEBODY_ELSE
        size = t.hands.size_of(s, target)
        if size == 0:
            return book.ROB_SOMEBODY_WITH_CARDS
        owned = t.deeds_in_hand(s, target)
        queens = t.count_face(s, me, QUEEN)
        count = queens if queens < size else size
        fits = deeds <= owned and deeds <= count and count - deeds <= size - owned
        return ALLOWED if fits else book.TAKE_ALL_IF_THERE_ARE_FEWER

    def take(self, t: DiceTown, s: State, me: i64, target: i64, deeds: i64) -> None:
        take_cards(t, s, me, target, deeds)


def take_cards(t: DiceTown, s: State, player: i64, target: i64, deeds: i64) -> None:
    """DT-SA1, DT-SA3, DT-SA5, DT-I5: cards of the victim, at random within their backs, are looked at."""
    size = t.hands.size_of(s, target)
    queens = t.count_face(s, player, QUEEN)
    count = queens if queens < size else size
    t.moment.victim.set(s, target)
    s.tell(actions.TOOK, player, target, count - deeds, deeds)
    pick_cards(t, s, target, 0, STORE_KINDS, count - deeds)
    pick_cards(t, s, target, STORE_KINDS, KINDS, deeds)
    for kind in range(KINDS):
        seen: i64 = 0
        for place in range(t.looked_at.count(s)):
            seen += t.looked_at.at(s, place) == kind
        if seen > 0:
            t.memory.saw_at_least(s, player, target, kind, seen)
    if s.events is not None:
        s.announce(actions.TOOK_CARDS, [player, target, *t.looked_at.cards(s)], (1 << player) | (1 << target))
    else:
        s.reveal()
    if count == 1:
        keep_taken(t, s, player, t.looked_at.top(s))
    else:
        s.push(KEEPING_TAKEN, player)


def pick_cards(t: DiceTown, s: State, owner: i64, first: i64, last: i64, count: i64) -> None:
    """Pick random cards of the kinds in range(first, last) from a hand."""
    left: i64 = 0
    for kind in range(first, last):
        left += t.hands.count(s, owner, kind)
    for kind in range(first, last):
        for _copy in range(t.hands.count(s, owner, kind)):
            if s.below(left) < count:  # each card is as likely as any other
                t.looked_at.put(s, kind)
                count -= 1
            left -= 1


@final
class KeepTaken(KeepOne):
    """DT-D14: of the victim's cards; the rest go back."""

    def pile(self, t: DiceTown) -> Pile:
        return t.looked_at

    def take(self, t: DiceTown, s: State, me: i64, kind: i64) -> None:
        keep_taken(t, s, me, kind)


def keep_taken(t: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-SA6, DT-I5, DT-DB2: the card changes hands; the others see only its back."""
    target = t.moment.victim.get(s)
    t.looked_at.clear(s)
    t.moment.victim.clear(s)
    t.hands.drop(s, target, kind)
    t.hands.add(s, player, kind)
    t.memory.moved(s, target, player, kind)
    t.won.set(s, player, 1)
    s.tell(actions.STOLE, player, target, 0 if kind < STORE_KINDS else 1)
    if s.events is not None:
        s.announce(actions.STOLE_THIS, [player, target, kind], (1 << player) | (1 << target))
    else:
        s.reveal()


STEAL: Final[Step] = Steal("steal")
ROB: Final[Rob] = Rob(actions.ROB)
ROBBING: Final[Step] = Menu("rob", [ROB], book.ROB_SOMEBODY_ELSE)
KEEPING_TAKEN: Final[Step] = Menu("keep_taken", [KeepTaken(actions.KEEP_CARD)], book.KEEP_EXACTLY_ONE)
