"""Giving things up: negative alternatives and cards of one's own choice (WL-G6, WL-G7, WL-G20, WL-R64)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.games.western_legends.actions import DISCARD, OPTION
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import G7
from saloon.games.western_legends.rules.resources import can_lose, discard, held, lose
from saloon.games.western_legends.table import WesternLegends


def lose_one_of(c: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """WL-G7: a player gives up one of the alternatives below a node; nobody is asked without a choice."""
    if node == 0 or c.box.first[node] == 0:
        return
    possible = _possible(c, s, player, node)
    if possible == 1:
        option = c.box.first[node]
        while not can_choose(c, s, player, node, option):
            option = c.box.next[option]
        lose(c, s, player, c.box.a[option], c.box.b[option])
    elif possible > 1:
        s.push(c.lose_choice, player, node, cause)


def _possible(c: WesternLegends, s: State, player: i64, node: i64) -> i64:
    found: i64 = 0
    option = c.box.first[node]
    while option != 0:
        found += can_choose(c, s, player, node, option)
        option = c.box.next[option]
    return found


def can_choose(c: WesternLegends, s: State, player: i64, node: i64, option: i64) -> bool:
    """WL-R64: one that can be given up in full; if there is none, one of which there is something."""
    box = c.box
    if can_lose(c, s, player, box.a[option], box.b[option]):
        return True
    if held(c, s, player, box.a[option]) == 0:
        return False
    other = box.first[node]
    while other != 0:
        if can_lose(c, s, player, box.a[other], box.b[other]):
            return False
        other = box.next[other]
    return True


class LoseChoice(Asked):
    """DEC-39: which alternative to give up; `a` is the node above them, `b` what asks."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "lose_choice", G7, [OPTION])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        place: i64 = 0
        option = self.c.box.first[a]
        while option != 0:
            choices.offer_if(can_choose(self.c, s, player, a, option), OPTION.at(place))
            option = self.c.box.next[option]
            place += 1

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        box = self.c.box
        option = box.first[a]
        for _place in range(self.families.first(action)):
            option = box.next[option]
        lose(self.c, s, player, box.a[option], box.b[option])


class Discard(Asked):
    """DEC-33, DEC-40: which card to discard; `a` is how many are still to go."""

    def __init__(self, c: WesternLegends, name: str, rule: i64) -> None:
        super().__init__(c, name, rule, [DISCARD])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        self.c.hands.offer(s, player, self.c.hands.kinds, 1, choices, DISCARD.base, 1)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        discard(self.c, s, player, action - DISCARD.base)
        if a > 1 and self.c.hands.size_of(s, player) > 0:
            s.push(self, player, a - 1)
