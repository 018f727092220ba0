"""Whom an effect hits, and what another character suffers (DEC-8, WL-V15, WL-V26)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Menu, State, Step, Verb0, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, resources
from saloon.games.western_legends.table import WesternLegends


def can_target(t: WesternLegends, s: State, player: i64, other: i64, node: i64) -> bool:
    """WL-V15, WL-V26: whether an effect can hit a character; the last number is the Man in Black."""
    steals = t.box.op[node] == codes.OP_STEAL
    if other == t.players:
        return t.with_man and steals and t.table.man_space.get(s) == t.space_of(s, player)
    if other == player or t.space_of(s, other) != t.space_of(s, player):
        return False
    return not steals or resources.can_lose(t, s, other, t.box.a[node], 1)


def has_target(t: WesternLegends, s: State, player: i64, node: i64) -> bool:
    """Whether an effect can hit anybody."""
    for other in range(t.players + 1):
        if can_target(t, s, player, other, node):
            return True
    return False


def hit_one(t: WesternLegends, s: State, player: i64, node: i64) -> None:
    """One of those whom an effect can hit; nobody is asked without a choice."""
    possible: i64 = 0
    only: i64 = NONE
    for other in range(t.players + 1):
        if can_target(t, s, player, other, node):
            possible += 1
            only = other
    if possible == 1:
        hit(t, s, player, only, node)
    elif possible > 1:
        s.push(CHOOSING_TARGET, player, node)


def hit(t: WesternLegends, s: State, player: i64, other: i64, node: i64) -> None:
    """Carry out what another character suffers."""
    box = t.box
    if other == t.players:
        _steal_from_man(t, s, player, node)
    elif box.op[node] == codes.OP_STEAL:
        steal(t, s, player, other, box.a[node], box.b[node])
    else:
        s.tell(actions.WOUNDED, player, other)
        resources.gain_all(t, s, other, box.first[node])


def _steal_from_man(t: WesternLegends, s: State, player: i64, node: i64) -> None:
    """WL-V11, WL-V15: he always has money and nuggets; a poker card of his comes from the deck."""
    resource = t.box.a[node]
    if resource in (ids.RANDOM_CARDS, ids.CARDS):
        resources.draw(t, s, player, t.box.b[node])
    else:
        resources.gain(t, s, player, resource, t.box.b[node])


def steal(t: WesternLegends, s: State, player: i64, victim: i64, resource: i64, amount: i64) -> None:
    """As far as the victim has it; of cards random ones, which only the two of them see."""
    if resource in (ids.MONEY, ids.NUGGETS):
        column = t.people.money if resource == ids.MONEY else t.people.nuggets
        taken = min(amount, column.get(s, victim))
        column.move(s, victim, -taken)
        s.tell(actions.STOLE, player, victim, resource, taken)
        resources.gain(t, s, player, resource, taken)
        return
    taken = min(amount, t.hands.size_of(s, victim))
    for _card in range(taken):
        card = resources.random_card(t, s, victim)
        t.hands.drop(s, victim, card)
        t.hands.add(s, player, card)
        s.whisper(player, actions.DREW_CARD, player, card)
        s.whisper(victim, actions.STOLE_CARD, player, victim, card)
    t.held_back.clear(s)  # nobody else can tell whether they were held back
    s.tell(actions.STOLE, player, victim, ids.CARDS, taken)


@final
class HitPlayer(Verb1):
    """DEC-8: an effect (the node `s.a`) hits another player's character."""

    def forbids(self, t: WesternLegends, s: State, me: i64, other: i64) -> i64:
        possible = other < t.players and can_target(t, s, me, other, s.a)
        return ALLOWED if possible else book.RIGHT_AFTER_A_MOVE

    def take(self, t: WesternLegends, s: State, me: i64, other: i64) -> None:
        hit(t, s, me, other, s.a)


@final
class HitMan(Verb0):
    """DEC-8: an effect (the node `s.a`) hits the Man in Black."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        return ALLOWED if can_target(t, s, me, t.players, s.a) else book.RIGHT_AFTER_A_MOVE

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        hit(t, s, me, t.players, s.a)


CHOOSING_TARGET: Final[Step] = Menu(
    "target", [HitPlayer(actions.TARGET), HitMan(actions.TARGET_MAN)], book.RIGHT_AFTER_A_MOVE
)
