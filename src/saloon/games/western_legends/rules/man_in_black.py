"""The Man in Black of the game for two: WL-V9 to WL-V17, WL-V22 to WL-V30."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Choices, Course, OneRule, State, Step, Task
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, fights, losing, poker, powers, resources, sheriff
from saloon.games.western_legends.table import MAN_PIECE, WesternLegends


def place_bandits(t: WesternLegends, s: State, letters: i64) -> None:
    """WL-Y11, WL-V27: a bandit on every hideout of these letters without character, bandit or sheriff."""
    for location in range(ids.LOCATIONS):
        letter = t.box.letter_of[location]
        if letter < 0 or (letters >> letter) & 1 == 0:
            continue
        space = t.box.spaces_of[location][0]
        if t.bandits.get(s, space) == 0 and not is_taken(t, s, space):
            t.bandits.set(s, space, 1)
            s.tell(actions.BANDIT_CAME, space)


def is_taken(t: WesternLegends, s: State, space: i64) -> bool:
    """WL-Y11: whether a character or the sheriff stands on a space."""
    for player in range(t.players):
        if t.space_of(s, player) == space:
            return True
    if t.with_man and t.table.man_space.get(s) == space:
        return True
    return t.table.sheriff.get(s) == space


# -- his cards --------


def turn_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-V10: the top card of his deck, carried out from top to bottom."""
    if t.man_deck.count(s) == 0:
        while t.man_used.count(s) > 0:
            t.man_deck.put(s, t.man_used.take(s))
        t.man_deck.shuffle(s)
    piece = t.man_deck.take(s)
    t.man_used.put(s, piece)
    number = piece - MAN_PIECE
    t.table.man_card.set(s, number)
    s.tell(actions.MAN_TURNED, number)
    powers.begin_action_limits(t, s)
    powers.run_program(t, s, player, t.box.mib_steps[number], fields.BY_MAN)


def end_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-V10: the card is done."""
    t.table.man_card.set(s, NONE)
    t.table.victim.set(s, NONE)


def carry_out_for_man(t: WesternLegends, s: State, node: i64) -> None:
    """WL-V10 to WL-V15, WL-V27 to WL-V30: one step of a card of his."""
    box = t.box
    op = box.op[node]
    if op == codes.OP_GO_TO:
        go_to(t, s, box.spaces_of[box.a[node]][0])
    elif op == codes.OP_GO_TO_PLAYER:
        victim = victim_of(t, s, box.a[node])
        t.table.victim.set(s, victim)
        go_to(t, s, t.space_of(s, victim))
    elif op == codes.OP_GO_TO_BANDIT:
        go_to_bandit(t, s)
    elif op == codes.OP_REMOVE_BANDIT:
        space = t.table.man_space.get(s)
        t.bandits.set(s, space, 0)
        s.tell(actions.BANDIT_LEFT, space)
    elif op == codes.OP_GAIN_LP:
        t.table.man_lp.move(s, box.a[node])
        s.tell(actions.MAN_GAINED, box.a[node])
    elif op == codes.OP_EACH_PLAYER:
        s.push(EACH_SUFFERS, t.first(s), node, 0)
    elif op == codes.OP_ATTACK:
        attack(t, s, node)
    elif op == codes.OP_SHERIFF_TOWARD:
        sheriff.send_sheriff(t, s, box.a[node])
    elif op == codes.OP_PLACE_BANDITS:
        place_bandits(t, s, box.a[node])
    elif op == codes.OP_POKER:
        poker.man_plays_poker(t, s, box.a[node], box.b[node])


def go_to(t: WesternLegends, s: State, space: i64) -> None:
    """He is placed there, without a way."""
    t.table.man_space.set(s, space)
    s.tell(actions.MAN_MOVED, space)


def distance_to(t: WesternLegends, s: State, space: i64) -> i64:
    """How far a space is from him."""
    return t.box.distance[t.table.man_space.get(s) * ids.SPACES + space]


def victim_of(t: WesternLegends, s: State, by: i64) -> i64:
    """Who has the most points, or money and nuggets; then who is nearer, then who is later in turn order."""
    best: i64 = NONE
    best_value: i64 = NONE
    for turn in range(t.players):
        player = (t.first(s) + turn) % t.players
        near = ids.SPACES - distance_to(t, s, t.space_of(s, player))
        if by == codes.MOST_LP:
            value = t.people.lp.get(s, player) * 100 + near
        else:
            money = t.people.money.get(s, player)
            value = (money * 10 + t.people.nuggets.get(s, player)) * 100 + near
        if value >= best_value:
            best = player
            best_value = value
    return best


def attack(t: WesternLegends, s: State, node: i64) -> None:
    """WL-V14: he attacks the player whom he went to."""
    victim = t.table.victim.get(s)
    if victim >= 0:
        s.tell(actions.MAN_ATTACKED, victim, t.box.a[node])
        fights.fight_man(t, s, victim, t.box.a[node], attacks=True, points=t.box.b[node], program=node)


def has_nearest_bandit(t: WesternLegends, s: State, space: i64) -> bool:
    """Whether there is a bandit on a space, and none nearer to him."""
    if t.bandits.get(s, space) == 0:
        return False
    far = distance_to(t, s, space)
    for other in range(ids.SPACES):
        if t.bandits.get(s, other) == 1 and distance_to(t, s, other) < far:
            return False
    return True


def go_to_bandit(t: WesternLegends, s: State) -> None:
    """WL-V10: the nearest hideout with a bandit; the first player decides between equal ones."""
    found: i64 = 0
    only: i64 = NONE
    for space in range(ids.SPACES):
        if has_nearest_bandit(t, s, space):
            found += 1
            only = space
    if found > 1:
        s.push(CHOOSING_BANDIT, t.first(s))
    elif found == 1:
        go_to(t, s, only)


@final
class ChooseBandit(OneRule):
    """DEC-36: which of equally near hideouts he goes to."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for space in range(ids.SPACES):
            choices.offer_if(has_nearest_bandit(t, s, space), actions.STEP.base + space)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        go_to(t, s, action - actions.STEP.base)


@final
class SufferEach(Task):
    """WL-V28: what players suffer, in turn order; `s.a` is the node, `s.b` how many are done."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        node = s.a
        if s.b == t.players:
            return
        s.push(self, player, node, s.b + 1)
        victim = (t.first(s) + s.b) % t.players
        area = t.box.a[node]
        if area != NONE and t.box.area_of[t.space_of(s, victim)] != area:
            return
        resource = t.box.b[node]
        if resource != NONE and resources.held(t, s, victim, resource) == 0:
            return
        losing.lose_one_of(t, s, victim, node, fields.BY_MAN)


MAN_CARD: Final[Step] = Course("man_card", [turn_card, end_card])
"""WL-V10: one card of his."""
EACH_SUFFERS: Final[Step] = SufferEach("man_each")
CHOOSING_BANDIT: Final[Step] = ChooseBandit("man_way", book.MAN_IN_BLACK_CARDS)
