"""Effects: one module carries out all that cards can say; no other knows any card (WL-G10 to WL-G13).

A program is a chain of nodes (see `codes`). The task carries out one node and leaves the rest of the chain
below what it asks, so that a program can stop for a question at any place.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Choices, OneRule, State, Step, Task
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import (
    asking,
    book,
    cattle,
    dice,
    fight_choices,
    fights,
    looking,
    losing,
    man_in_black,
    movement,
    powers,
    resources,
    sheriff,
    spoils,
    targets,
)
from saloon.games.western_legends.table import WesternLegends


@final
class Program(Task):
    """One node (`s.a`) of a program; `s.b` is what it belongs to (see `fields`)."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        node = s.a
        cause = s.b
        box = t.box
        powers.run_program(t, s, player, box.next[node], cause)
        cancelled = cause == fields.BY_FIGHT_CARD and t.fighting.cancelled.get(s)
        if cancelled and box.flags[node] & codes.UNCANCELLABLE == 0:
            return
        op = box.op[node]
        if op == codes.OP_GAIN:
            resources.gain(t, s, player, box.a[node], box.b[node])
        elif op in (codes.OP_LOSE, codes.OP_PAY):
            resources.lose(t, s, player, box.a[node], box.b[node])
        elif op == codes.OP_CHOOSE:
            _choose(t, s, player, node, cause)
        elif op == codes.OP_LOSE_CHOICE:
            losing.lose_one_of(t, s, player, node, cause)
        elif op == codes.OP_MAY:
            if can_pay(t, s, player, node):
                s.push(EXCHANGE, player, node, cause)
        elif op == codes.OP_IF_SIDE:
            _branch(t, s, player, node, cause, t.side(s, player) == box.a[node])
        elif op == codes.OP_IF_ARREST:
            _branch(t, s, player, node, cause, t.table.arrest.get(s))
        elif op == codes.OP_IF_BANDITS:
            _branch(t, s, player, node, cause, any_bandit(t, s))
        elif op >= codes.OP_GO_TO:
            man_in_black.carry_out_for_man(t, s, node)
        elif not _in_fight(t, s, player, node, cause, op):
            _elsewhere(t, s, player, node, op)


def _branch(t: WesternLegends, s: State, player: i64, node: i64, cause: i64, holds: bool) -> None:
    box = t.box
    powers.run_program(t, s, player, box.first[node] if holds else box.second[node], cause)


def _choose(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """One possible option is taken without asking; none means that nothing happens."""
    possible: i64 = 0
    only: i64 = 0
    option = t.box.first[node]
    while option != 0:
        if can_take_option(t, s, player, option, cause):
            possible += 1
            only = option
        option = t.box.next[option]
    if possible == 1:
        take_option(t, s, player, only, cause)
    elif possible > 1:
        s.push(CHOOSING, player, node, cause)


def _in_fight(t: WesternLegends, s: State, player: i64, node: i64, cause: i64, op: i64) -> bool:
    """What belongs to fights; answers whether the node did."""
    box = t.box
    if op == codes.OP_CANCEL:
        t.fighting.cancelled.set(s, True)
        if t.fighting.handler.get(s) != NONE or fights.opponent_of(t, s) == ids.VERSUS_MAN_IN_BLACK:
            s.tell(actions.CANCELLED)
    elif op == codes.OP_REDUCE:
        fights.lower(t, s, player, box.a[node])
    elif op == codes.OP_RESTART:
        fight_choices.void_fight(t, s, player, cause)
    elif op == codes.OP_NO_MARSHAL:
        t.fighting.no_marshal.set(s, True)
    elif op == codes.OP_LOOK_CARDS:
        looking.look_at_hand(t, s, player, fights.rival_of(t, s, player), box.a[node])
    elif op == codes.OP_LOOK_HAND:
        rival = fights.rival_of(t, s, player)
        looking.look_at_hand(t, s, player, rival, 0 if rival == NONE else t.hands.size_of(s, rival))
    elif op == codes.OP_LOOK_FIGHT_CARDS:
        looking.look_at_fight_cards(t, s, player, box.a[node])
    elif op == codes.OP_RIVAL_LOSE_CHOICE:
        rival = fights.rival_of(t, s, player)
        if rival != NONE:
            losing.lose_one_of(t, s, rival, node, fields.BY_RULE)
    elif op == codes.OP_BY_HANDLER:
        _ask_handler(t, s, player, box.first[node])
    elif op == codes.OP_ARREST:
        spoils.jail(t, s, player)
    else:
        return False
    return True


def _ask_handler(t: WesternLegends, s: State, player: i64, node: i64) -> None:
    """DEC-23, WL-V25: the handler decides; the Man in Black does it only if he would lose."""
    handler = t.fighting.handler.get(s)
    if handler != NONE:
        s.push(fight_choices.HANDLER_VOIDING, handler, node, player)
        return
    mine = fights.value_on(t, s, fields.ATTACKER_SIDE)
    his = fights.value_on(t, s, fields.DEFENDER_SIDE)
    if fights.attacker_leads(mine, his, wins_ties=False):
        powers.run_program(t, s, player, node, fields.BY_FIGHT_CARD)


def _elsewhere(t: WesternLegends, s: State, player: i64, node: i64, op: i64) -> None:
    """What happens on the board; what else there is, the rules look up where it matters."""
    box = t.box
    if op == codes.OP_MOVE:
        movement.begin_ride(t, s, player, box.a[node])
    elif op == codes.OP_MOVE_SHERIFF:
        sheriff.call_sheriff(t, s, player, box.a[node])
    elif op == codes.OP_FIGHT:
        fights.fight_gang(t, s, player, box.a[node], box.b[node], box.first[node])
    elif op == codes.OP_ROLL:
        dice.roll_dice(t, s, player, box.a[node], node)
    elif op == codes.OP_TAKE_ITEM:
        _take_item(t, s, player, node)
    elif op == codes.OP_TAKE_CATTLE:
        cattle.take_any(t, s, player)
    elif op in (codes.OP_TARGET, codes.OP_STEAL):
        targets.hit_one(t, s, player, node)


def _take_item(t: WesternLegends, s: State, player: i64, node: i64) -> None:
    possible: i64 = 0
    only: i64 = NONE
    item = t.box.first[node]
    while item != 0:
        if t.can_take_item(s, player, t.box.a[item]):
            possible += 1
            only = t.box.a[item]
        item = t.box.next[item]
    if possible == 1:
        resources.receive(t, s, player, only)
    elif possible > 1:
        s.push(TAKING_ITEM, player, node)


def any_bandit(t: WesternLegends, s: State) -> bool:
    """Whether a bandit stands on the board."""
    for space in range(ids.SPACES):
        if t.bandits.get(s, space) == 1:
            return True
    return False


# -- options --------


def can_pay(t: WesternLegends, s: State, player: i64, node: i64) -> bool:
    """WL-R20: whether the whole price of an exchange can be paid."""
    price = t.box.first[node]
    while price != 0:
        if not resources.can_lose(t, s, player, t.box.a[price], t.box.b[price]):
            return False
        price = t.box.next[price]
    return True


def pay(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """Pay for an exchange, then receive what it buys."""
    powers.run_program(t, s, player, t.box.second[node], cause)
    powers.run_program(t, s, player, t.box.first[node], cause)


def can_take_option(t: WesternLegends, s: State, player: i64, option: i64, cause: i64) -> bool:
    """Whether an option is available: a gain that limits would cut still is."""
    node = t.box.first[option]
    while node != 0:
        if not _can_do(t, s, player, node, cause):
            return False
        node = t.box.next[node]
    return True


def has_option(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> bool:
    """Whether any of the options below a node is available."""
    option = t.box.first[node]
    while option != 0:
        if can_take_option(t, s, player, option, cause):
            return True
        option = t.box.next[option]
    return False


def _can_do(t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> bool:
    box = t.box
    op = box.op[node]
    if op == codes.OP_GAIN and box.a[node] == ids.MARSHAL:
        if t.is_outlaw(s, player):
            return False
        f = t.fighting
        beaten = cause == fields.BY_RULE and f.opponent.get(s) == ids.VERSUS_BANDIT
        return not (beaten and f.no_marshal.get(s))  # WL-N16
    if op == codes.OP_MAY:
        return can_pay(t, s, player, node)
    if op == codes.OP_TAKE_ITEM:
        item = box.first[node]
        while item != 0:
            if t.can_take_item(s, player, box.a[item]):
                return True
            item = box.next[item]
        return False
    if op == codes.OP_TAKE_CATTLE:
        return cattle.can_take(t, s, player)
    if op in (codes.OP_TARGET, codes.OP_STEAL):
        return targets.has_target(t, s, player, node)
    return True


def take_option(t: WesternLegends, s: State, player: i64, option: i64, cause: i64) -> None:
    """Carry out an option; who picks an exchange has agreed to pay."""
    node = t.box.first[option]
    if t.box.op[node] == codes.OP_MAY:
        pay(t, s, player, node, cause)
    else:
        powers.run_program(t, s, player, node, cause)


@final
class Choose(OneRule):
    """DEC-25, DEC-29, DEC-37: one of the options below a node (`s.a`); `s.b` is what asks."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        cause = s.b
        action = actions.OPTION.base
        option = t.box.first[s.a]
        while option != 0:
            choices.offer_if(can_take_option(t, s, player, option, cause), action)
            option = t.box.next[option]
            action += 1

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        option = t.box.first[s.a]
        for _place in range(action - actions.OPTION.base):
            option = t.box.next[option]
        take_option(t, s, player, option, s.b)


@final
class Exchange(asking.AcceptOrPass):
    """DEC-29, DEC-37: whether to pay for something; `s.a` is the node, `s.b` what asks."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        powers.tell_ability(s, player, s.b - fields.BY_SOURCE)
        pay(t, s, player, s.a, s.b)


@final
class Ability(asking.AcceptOrPass):
    """DEC-3: whether to use an optional effect; `s.a` is the entry, `s.b` its source."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        powers.run_entry(t, s, player, s.b, s.a)


@final
class TakeItem(OneRule):
    """DEC-41: which item to take for nothing, of those below a node (`s.a`)."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        node = t.box.first[s.a]
        while node != 0:
            item = t.box.a[node]
            choices.offer_if(t.can_take_item(s, player, item), actions.TAKE_ITEM.base + item)
            node = t.box.next[node]

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        resources.receive(t, s, player, action - actions.TAKE_ITEM.base)


PROGRAM: Final[Step] = Program("program")
CHOOSING: Final[Step] = Choose("choose", book.ACTIONS_ON_CARDS)
EXCHANGE: Final[Step] = Exchange("exchange", book.REACTIONS_ARE_FREE)
ABILITY: Final[Step] = Ability("ability", book.ABILITY_FROM_FIVE_POINTS, actions.OPTIONAL_ABILITY)
TAKING_ITEM: Final[Step] = TakeItem("take_item", book.ONE_CARD_OF_EACH_KIND)
