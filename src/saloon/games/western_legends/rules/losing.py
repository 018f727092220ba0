"""Giving things up: negative alternatives and cards of one's own choice (WL-G6, WL-G7, WL-G20, WL-R64)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Choices, OneRule, State, Step
from saloon.games.western_legends import actions
from saloon.games.western_legends.rules import book, resources
from saloon.games.western_legends.table import WesternLegends


def lose_one_of(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """WL-G7: a player gives up one of the alternatives below a node; nobody is asked without a choice."""
    if node == 0 or t.box.first[node] == 0:
        return
    possible = count_possible(t, s, player, node)
    if possible == 1:
        option = t.box.first[node]
        while not can_choose(t, s, player, node, option):
            option = t.box.next[option]
        resources.lose(t, s, player, t.box.a[option], t.box.b[option])
    elif possible > 1:
        s.push(GIVING_UP, player, node, cause)


def count_possible(t: WesternLegends, s: State, player: i64, node: i64) -> i64:
    """How many of the alternatives below a node a player can choose."""
    found: i64 = 0
    option = t.box.first[node]
    while option != 0:
        found += can_choose(t, s, player, node, option)
        option = t.box.next[option]
    return found


def can_choose(t: WesternLegends, s: State, player: i64, node: i64, option: i64) -> bool:
    """WL-R64: one that can be given up in full; if there is none, one of which there is something."""
    box = t.box
    if resources.can_lose(t, s, player, box.a[option], box.b[option]):
        return True
    if resources.held(t, s, player, box.a[option]) == 0:
        return False
    other = box.first[node]
    while other != 0:
        if resources.can_lose(t, s, player, box.a[other], box.b[other]):
            return False
        other = box.next[other]
    return True


@final
class GiveUp(OneRule):
    """DEC-39: which alternative to give up; `s.a` is the node above them, `s.b` what asks."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        node = s.a
        place: i64 = 0
        option = t.box.first[node]
        while option != 0:
            choices.offer_if(can_choose(t, s, player, node, option), actions.OPTION.base + place)
            option = t.box.next[option]
            place += 1

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        option = t.box.first[s.a]
        for _place in range(action - actions.OPTION.base):
            option = t.box.next[option]
        resources.lose(t, s, player, t.box.a[option], t.box.b[option])


@final
class Discard(OneRule):
    """DEC-33, DEC-40: which card to discard; `s.a` is how many are still to go."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        t.hands.offer(s, player, t.hands.kinds, 1, choices, actions.DISCARD.base, 1)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        left = s.a - 1
        resources.discard(t, s, player, action - actions.DISCARD.base)
        if left > 0 and t.hands.size_of(s, player) > 0:
            s.push(self, player, left)


GIVING_UP: Final[Step] = GiveUp("lose_choice", book.LOSE_WHAT_YOU_CAN_GIVE_UP)
DISCARDING: Final[Step] = Discard("discard", book.CHOOSE_WHAT_YOU_DISCARD)
DISCARDING_TO_LIMIT: Final[Step] = Discard("hand_limit", book.DISCARD_TO_THE_HAND_LIMIT)
