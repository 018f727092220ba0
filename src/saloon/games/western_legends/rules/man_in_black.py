"""The Man in Black of the game for two: WL-V9 to WL-V17, WL-V22 to WL-V30."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    BANDIT_CAME,
    BANDIT_LEFT,
    MAN_ATTACKED,
    MAN_GAINED,
    MAN_MOVED,
    MAN_TURNED,
    STEP,
)
from saloon.games.western_legends.codes import (
    MOST_LP,
    OP_ATTACK,
    OP_EACH_PLAYER,
    OP_GAIN_LP,
    OP_GO_TO,
    OP_GO_TO_BANDIT,
    OP_GO_TO_PLAYER,
    OP_PLACE_BANDITS,
    OP_POKER,
    OP_REMOVE_BANDIT,
    OP_SHERIFF_TOWARD,
)
from saloon.games.western_legends.fields import (
    BY_MAN,
)
from saloon.games.western_legends.ids import LOCATIONS, NONE, SPACES
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import V10
from saloon.games.western_legends.rules.fights import fight_man
from saloon.games.western_legends.rules.losing import lose_one_of
from saloon.games.western_legends.rules.poker import man_plays_poker
from saloon.games.western_legends.rules.powers import begin_action_limits
from saloon.games.western_legends.rules.resources import held
from saloon.games.western_legends.rules.sheriff import send_sheriff
from saloon.games.western_legends.table import MAN_PIECE, WesternLegends


def place_bandits(c: WesternLegends, s: State, letters: i64) -> None:
    """WL-Y11, WL-V27: a bandit on every hideout of these letters without character, bandit or sheriff."""
    for location in range(LOCATIONS):
        letter = c.box.letter_of[location]
        if letter < 0 or (letters >> letter) & 1 == 0:
            continue
        space = c.box.spaces_of[location][0]
        if c.bandits.get(s, space) == 0 and not _is_taken(c, s, space):
            c.bandits.set(s, space, 1)
            s.tell(BANDIT_CAME, space)


def _is_taken(c: WesternLegends, s: State, space: i64) -> bool:
    for player in range(c.players):
        if c.space_of(s, player) == space:
            return True
    if c.with_man and c.table.man_space.get(s) == space:
        return True
    return c.table.sheriff.get(s) == space


class ManCard(Task):
    """WL-V10: the top card of his deck, from top to bottom; with `a` = 1 it is done."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("man_card")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        if a == 1:
            c.table.man_card.set(s, NONE)
            c.table.victim.set(s, NONE)
            return
        if c.man_deck.count(s) == 0:
            while c.man_used.count(s) > 0:
                c.man_deck.put(s, c.man_used.take(s))
            c.man_deck.shuffle(s)
        piece = c.man_deck.take(s)
        c.man_used.put(s, piece)
        number = piece - MAN_PIECE
        c.table.man_card.set(s, number)
        s.tell(MAN_TURNED, number)
        begin_action_limits(c, s)
        s.push(self, player, 1)
        c.run_program(s, player, c.box.mib_steps[number], BY_MAN)


def carry_out_for_man(c: WesternLegends, s: State, node: i64) -> None:
    """One step of a card of his."""
    box = c.box
    op = box.op[node]
    if op == OP_GO_TO:
        go_to(c, s, box.spaces_of[box.a[node]][0])
    elif op == OP_GO_TO_PLAYER:
        victim = victim_of(c, s, box.a[node])
        c.table.victim.set(s, victim)
        go_to(c, s, c.space_of(s, victim))
    elif op == OP_GO_TO_BANDIT:
        _go_to_bandit(c, s)
    elif op == OP_REMOVE_BANDIT:
        space = c.table.man_space.get(s)
        c.bandits.set(s, space, 0)
        s.tell(BANDIT_LEFT, space)
    elif op == OP_GAIN_LP:
        c.table.man_lp.move(s, box.a[node])
        s.tell(MAN_GAINED, box.a[node])
    elif op == OP_EACH_PLAYER:
        s.push(c.man_each, c.first(s), node, 0)
    elif op == OP_ATTACK:
        _attack(c, s, node)
    elif op == OP_SHERIFF_TOWARD:
        send_sheriff(c, s, box.a[node])
    elif op == OP_PLACE_BANDITS:
        place_bandits(c, s, box.a[node])
    elif op == OP_POKER:
        man_plays_poker(c, s, box.a[node], box.b[node])


def go_to(c: WesternLegends, s: State, space: i64) -> None:
    """He is placed there, without a way."""
    c.table.man_space.set(s, space)
    s.tell(MAN_MOVED, space)


def victim_of(c: WesternLegends, s: State, by: i64) -> i64:
    """Who has the most points, or money and nuggets; then who is nearer, then who is later in turn order."""
    best: i64 = NONE
    best_value: i64 = NONE
    for turn in range(c.players):
        player = (c.first(s) + turn) % c.players
        near = SPACES - c.box.distance[c.table.man_space.get(s) * SPACES + c.space_of(s, player)]
        if by == MOST_LP:
            value = c.people.lp.get(s, player) * 100 + near
        else:
            money = c.people.money.get(s, player)
            value = (money * 10 + c.people.nuggets.get(s, player)) * 100 + near
        if value >= best_value:
            best = player
            best_value = value
    return best


def _attack(c: WesternLegends, s: State, node: i64) -> None:
    """WL-V14: he attacks the player whom he went to."""
    victim = c.table.victim.get(s)
    if victim >= 0:
        s.tell(MAN_ATTACKED, victim, c.box.a[node])
        fight_man(c, s, victim, c.box.a[node], attacks=True, points=c.box.b[node], program=node)


def nearest_bandit(c: WesternLegends, s: State) -> i64:
    """How far the nearest bandit is from him, or NONE."""
    nearest: i64 = NONE
    for space in range(SPACES):
        if c.bandits.get(s, space) == 1:
            far = c.box.distance[c.table.man_space.get(s) * SPACES + space]
            if nearest == NONE or far < nearest:
                nearest = far
    return nearest


def _go_to_bandit(c: WesternLegends, s: State) -> None:
    """The nearest hideout with a bandit; the first player decides between equal ones."""
    far = nearest_bandit(c, s)
    found: i64 = 0
    only: i64 = NONE
    for space in range(SPACES):
        there = c.box.distance[c.table.man_space.get(s) * SPACES + space] == far
        if there and c.bandits.get(s, space) == 1:
            found += 1
            only = space
    if found > 1:
        s.push(c.man_way, c.first(s))
    elif found == 1:
        go_to(c, s, only)


class ManWay(Asked):
    """DEC-36: which of equally near hideouts he goes to."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "man_way", V10, [STEP])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        far = nearest_bandit(c, s)
        for space in range(SPACES):
            if c.bandits.get(s, space) == 1:
                here = c.box.distance[c.table.man_space.get(s) * SPACES + space] == far
                choices.offer_if(here, STEP.at(space))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        go_to(self.c, s, self.families.first(action))


class ManEach(Task):
    """WL-V28: what players suffer, in turn order; `a` is the node, `b` how many are done."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("man_each")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        if b == c.players:
            return
        s.push(self, player, a, b + 1)
        victim = (c.first(s) + b) % c.players
        area = c.box.a[a]
        if area != NONE and c.box.area_of[c.space_of(s, victim)] != area:
            return
        resource = c.box.b[a]
        if resource != NONE and held(c, s, victim, resource) == 0:
            return
        lose_one_of(c, s, victim, a, BY_MAN)
