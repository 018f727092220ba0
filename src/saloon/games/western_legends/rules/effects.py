"""Effects: one module carries out all that cards can say; no other knows any card (WL-G10 to WL-G13).

A program is a chain of nodes (see `codes`). The task carries out one node and leaves the rest of the chain
below what it asks, so that a program can stop for a question at any place.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    CANCELLED,
    DREW_CARD,
    OPTION,
    OPTIONAL_ABILITY,
    RANCH,
    SAW_CATTLE,
    STOLE,
    STOLE_CARD,
    TAKE_ITEM,
    TARGET,
    TARGET_MAN,
    TOOK_CATTLE,
    WOUNDED,
)
from saloon.games.western_legends.codes import (
    OP_ARREST,
    OP_BY_HANDLER,
    OP_CANCEL,
    OP_CHOOSE,
    OP_FIGHT,
    OP_GAIN,
    OP_GO_TO,
    OP_IF_ARREST,
    OP_IF_BANDITS,
    OP_IF_SIDE,
    OP_LOOK_CARDS,
    OP_LOOK_FIGHT_CARDS,
    OP_LOOK_HAND,
    OP_LOSE,
    OP_LOSE_CHOICE,
    OP_MAY,
    OP_MOVE,
    OP_MOVE_SHERIFF,
    OP_NO_MARSHAL,
    OP_PAY,
    OP_REDUCE,
    OP_RESTART,
    OP_RIVAL_LOSE_CHOICE,
    OP_ROLL,
    OP_STEAL,
    OP_TAKE_CATTLE,
    OP_TAKE_ITEM,
    OP_TARGET,
    UNCANCELLABLE,
)
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    BY_FIGHT_CARD,
    BY_RULE,
    BY_SOURCE,
    DEFENDER_SIDE,
)
from saloon.games.western_legends.ids import (
    CARDS,
    CATTLE_KINDS,
    MARSHAL,
    MONEY,
    NONE,
    NUGGETS,
    RANDOM_CARDS,
    SPACES,
    VERSUS_BANDIT,
    VERSUS_MAN_IN_BLACK,
)
from saloon.games.western_legends.rules.asking import AcceptOrPass, Asked
from saloon.games.western_legends.rules.book import G11, G12, G14, L4, L18, R60
from saloon.games.western_legends.rules.dice import roll_dice
from saloon.games.western_legends.rules.fight_choices import void_fight
from saloon.games.western_legends.rules.fights import (
    attacker_leads,
    fight_gang,
    lower,
    opponent_of,
    rival_of,
    value_on,
)
from saloon.games.western_legends.rules.looking import look_at_fight_cards, look_at_hand
from saloon.games.western_legends.rules.losing import lose_one_of
from saloon.games.western_legends.rules.man_in_black import carry_out_for_man
from saloon.games.western_legends.rules.movement import begin_ride
from saloon.games.western_legends.rules.powers import run_entry, tell_ability
from saloon.games.western_legends.rules.resources import (
    can_lose,
    draw,
    gain,
    gain_all,
    lose,
    random_card,
    receive,
)
from saloon.games.western_legends.rules.sheriff import call_sheriff
from saloon.games.western_legends.rules.spoils import jail
from saloon.games.western_legends.table import CATTLE_PIECE, RANCHES, WesternLegends


class Program(Task):
    """One node of a program; `a` is the node, `b` what it belongs to (see `fields`)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("program")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        box = c.box
        c.run_program(s, player, box.next[a], b)
        if b == BY_FIGHT_CARD and c.fighting.cancelled.get(s) and box.flags[a] & UNCANCELLABLE == 0:
            return
        op = box.op[a]
        if op == OP_GAIN:
            gain(c, s, player, box.a[a], box.b[a])
        elif op in (OP_LOSE, OP_PAY):
            lose(c, s, player, box.a[a], box.b[a])
        elif op == OP_CHOOSE:
            self._choose(s, player, a, b)
        elif op == OP_LOSE_CHOICE:
            lose_one_of(c, s, player, a, b)
        elif op == OP_MAY:
            if can_pay(c, s, player, a):
                s.push(c.exchange, player, a, b)
        elif op == OP_IF_SIDE:
            self._branch(s, player, a, b, c.side(s, player) == box.a[a])
        elif op == OP_IF_ARREST:
            self._branch(s, player, a, b, c.table.arrest.get(s))
        elif op == OP_IF_BANDITS:
            self._branch(s, player, a, b, any_bandit(c, s))
        elif op >= OP_GO_TO:
            carry_out_for_man(c, s, a)
        elif not self._in_fight(s, player, a, b, op):
            self._elsewhere(s, player, a, b, op)

    def _branch(self, s: State, player: i64, node: i64, cause: i64, holds: bool) -> None:
        box = self.c.box
        self.c.run_program(s, player, box.first[node] if holds else box.second[node], cause)

    def _choose(self, s: State, player: i64, node: i64, cause: i64) -> None:
        """One possible option is taken without asking; none means that nothing happens."""
        c = self.c
        possible: i64 = 0
        only: i64 = 0
        option = c.box.first[node]
        while option != 0:
            if can_take_option(c, s, player, option, cause):
                possible += 1
                only = option
            option = c.box.next[option]
        if possible == 1:
            take_option(c, s, player, only, cause)
        elif possible > 1:
            s.push(c.choose, player, node, cause)

    def _in_fight(self, s: State, player: i64, node: i64, cause: i64, op: i64) -> bool:
        """What belongs to fights; answers whether the node did."""
        c = self.c
        box = c.box
        if op == OP_CANCEL:
            c.fighting.cancelled.set(s, True)
            if c.fighting.handler.get(s) != NONE or opponent_of(c, s) == VERSUS_MAN_IN_BLACK:
                s.tell(CANCELLED)
        elif op == OP_REDUCE:
            lower(c, s, player, box.a[node])
        elif op == OP_RESTART:
            void_fight(c, s, player, cause)
        elif op == OP_NO_MARSHAL:
            c.fighting.no_marshal.set(s, True)
        elif op == OP_LOOK_CARDS:
            look_at_hand(c, s, player, rival_of(c, s, player), box.a[node])
        elif op == OP_LOOK_HAND:
            rival = rival_of(c, s, player)
            look_at_hand(c, s, player, rival, 0 if rival == NONE else c.hands.size_of(s, rival))
        elif op == OP_LOOK_FIGHT_CARDS:
            look_at_fight_cards(c, s, player, box.a[node])
        elif op == OP_RIVAL_LOSE_CHOICE:
            rival = rival_of(c, s, player)
            if rival != NONE:
                lose_one_of(c, s, rival, node, BY_RULE)
        elif op == OP_BY_HANDLER:
            self._ask_handler(s, player, box.first[node])
        elif op == OP_ARREST:
            jail(c, s, player)
        else:
            return False
        return True

    def _ask_handler(self, s: State, player: i64, node: i64) -> None:
        """DEC-23, WL-V25: the handler decides; the Man in Black does it only if he would lose."""
        c = self.c
        handler = c.fighting.handler.get(s)
        if handler != NONE:
            s.push(c.handler_void, handler, node, player)
            return
        if attacker_leads(value_on(c, s, ATTACKER_SIDE), value_on(c, s, DEFENDER_SIDE), wins_ties=False):
            c.run_program(s, player, node, BY_FIGHT_CARD)

    def _elsewhere(self, s: State, player: i64, node: i64, cause: i64, op: i64) -> None:
        """What happens on the board; what else there is, the rules look up where it matters."""
        c = self.c
        box = c.box
        if op == OP_MOVE:
            begin_ride(c, s, player, box.a[node])
        elif op == OP_MOVE_SHERIFF:
            call_sheriff(c, s, player, box.a[node])
        elif op == OP_FIGHT:
            fight_gang(c, s, player, box.a[node], box.b[node], box.first[node])
        elif op == OP_ROLL:
            roll_dice(c, s, player, box.a[node], node)
        elif op == OP_TAKE_ITEM:
            self._take_item(s, player, node)
        elif op == OP_TAKE_CATTLE:
            self._take_cattle(s, player)
        elif op in (OP_TARGET, OP_STEAL):
            self._target(s, player, node)

    def _take_item(self, s: State, player: i64, node: i64) -> None:
        c = self.c
        possible: i64 = 0
        only: i64 = NONE
        item = c.box.first[node]
        while item != 0:
            if c.can_take_item(s, player, c.box.a[item]):
                possible += 1
                only = c.box.a[item]
            item = c.box.next[item]
        if possible == 1:
            receive(c, s, player, only)
        elif possible > 1:
            s.push(c.take_item, player, node)

    def _take_cattle(self, s: State, player: i64) -> None:
        c = self.c
        if not can_take_cattle(c, s, player):
            return
        if c.ranches[0].count(s) > 0 and c.ranches[1].count(s) > 0:
            s.push(c.ranch, player)
        else:
            take_cattle(c, s, player, 0 if c.ranches[0].count(s) > 0 else 1)

    def _target(self, s: State, player: i64, node: i64) -> None:
        c = self.c
        possible: i64 = 0
        only: i64 = NONE
        for other in range(c.players + 1):
            if can_target(c, s, player, other, node):
                possible += 1
                only = other
        if possible == 1:
            hit(c, s, player, only, node)
        elif possible > 1:
            s.push(c.target, player, node)


def any_bandit(c: WesternLegends, s: State) -> bool:
    """Whether a bandit stands on the board."""
    for space in range(SPACES):
        if c.bandits.get(s, space) == 1:
            return True
    return False


# -- options --------


def can_pay(c: WesternLegends, s: State, player: i64, node: i64) -> bool:
    """WL-R20: whether the whole price of an exchange can be paid."""
    price = c.box.first[node]
    while price != 0:
        if not can_lose(c, s, player, c.box.a[price], c.box.b[price]):
            return False
        price = c.box.next[price]
    return True


def pay(c: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
    """Pay for an exchange, then receive what it buys."""
    c.run_program(s, player, c.box.second[node], cause)
    c.run_program(s, player, c.box.first[node], cause)


def can_take_option(c: WesternLegends, s: State, player: i64, option: i64, cause: i64) -> bool:
    """Whether an option is available: a gain that limits would cut still is."""
    node = c.box.first[option]
    while node != 0:
        if not _can_do(c, s, player, node, cause):
            return False
        node = c.box.next[node]
    return True


def has_option(c: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> bool:
    """Whether any of the options below a node is available."""
    option = c.box.first[node]
    while option != 0:
        if can_take_option(c, s, player, option, cause):
            return True
        option = c.box.next[option]
    return False


def _can_do(c: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> bool:
    box = c.box
    op = box.op[node]
    if op == OP_GAIN and box.a[node] == MARSHAL:
        if c.is_outlaw(s, player):
            return False
        f = c.fighting
        beaten = cause == BY_RULE and f.opponent.get(s) == VERSUS_BANDIT
        return not (beaten and f.no_marshal.get(s))  # WL-N16
    if op == OP_MAY:
        return can_pay(c, s, player, node)
    if op == OP_TAKE_ITEM:
        item = box.first[node]
        while item != 0:
            if c.can_take_item(s, player, box.a[item]):
                return True
            item = box.next[item]
        return False
    if op == OP_TAKE_CATTLE:
        return can_take_cattle(c, s, player)
    if op in (OP_TARGET, OP_STEAL):
        for other in range(c.players + 1):
            if can_target(c, s, player, other, node):
                return True
        return False
    return True


def take_option(c: WesternLegends, s: State, player: i64, option: i64, cause: i64) -> None:
    """Carry out an option; who picks an exchange has agreed to pay."""
    node = c.box.first[option]
    if c.box.op[node] == OP_MAY:
        pay(c, s, player, node, cause)
    else:
        c.run_program(s, player, node, cause)


class Choose(Asked):
    """DEC-25, DEC-29, DEC-37: one of several options; `a` is the node above them, `b` what asks."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "choose", G11, [OPTION])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        b = s.b
        place: i64 = 0
        option = self.c.box.first[a]
        while option != 0:
            choices.offer_if(can_take_option(self.c, s, player, option, b), OPTION.at(place))
            option = self.c.box.next[option]
            place += 1

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        option = self.c.box.first[a]
        for _place in range(self.families.first(action)):
            option = self.c.box.next[option]
        take_option(self.c, s, player, option, b)


class Exchange(AcceptOrPass):
    """DEC-29, DEC-37: whether to pay for something; `a` is the node, `b` what asks."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "exchange", G12)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        tell_ability(s, player, b - BY_SOURCE)
        pay(self.c, s, player, a, b)


class Ability(AcceptOrPass):
    """DEC-3: whether to use an optional effect; `a` is the entry, `b` its source."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "ability", G14, OPTIONAL_ABILITY)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        run_entry(self.c, s, player, b, a)


# -- items, cattle, other characters --------


class TakeItem(Asked):
    """DEC-41: which item to take for nothing; `a` is the node above them."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "take_item", L4, [TAKE_ITEM])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        item = self.c.box.first[a]
        while item != 0:
            number = self.c.box.a[item]
            choices.offer_if(self.c.can_take_item(s, player, number), TAKE_ITEM.at(number))
            item = self.c.box.next[item]

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        receive(self.c, s, player, self.families.first(action))


def can_take_cattle(c: WesternLegends, s: State, player: i64) -> bool:
    """WL-L18: whether a player may hold a token, and there is one."""
    if not c.with_cattle or c.cattle.get(s, player) != NONE:
        return False
    return c.ranches[0].count(s) > 0 or c.ranches[1].count(s) > 0


def take_cattle(c: WesternLegends, s: State, player: i64, colour: i64) -> None:
    """WL-L18, WL-L19: a random token of a ranch, which its holder may look at."""
    token = c.ranches[colour].take(s)
    c.cattle.put(s, token, player)
    s.tell(TOOK_CATTLE, player, colour)
    s.whisper(player, SAW_CATTLE, player, (token - CATTLE_PIECE) % CATTLE_KINDS)


class Ranch(Asked):
    """DEC-41: the ranch that a token comes from."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "ranch", L18, [RANCH])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for colour in range(RANCHES):
            choices.offer_if(self.c.ranches[colour].count(s) > 0, RANCH.at(colour))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        take_cattle(self.c, s, player, self.families.first(action))


def can_target(c: WesternLegends, s: State, player: i64, other: i64, node: i64) -> bool:
    """WL-V15, WL-V26: whether an effect can hit a character; the last number is the Man in Black."""
    steals = c.box.op[node] == OP_STEAL
    if other == c.players:
        return c.with_man and steals and c.table.man_space.get(s) == c.space_of(s, player)
    if other == player or c.space_of(s, other) != c.space_of(s, player):
        return False
    return not steals or can_lose(c, s, other, c.box.a[node], 1)


def hit(c: WesternLegends, s: State, player: i64, other: i64, node: i64) -> None:
    """Carry out what another character suffers."""
    box = c.box
    if other == c.players:
        _steal_from_man(c, s, player, node)
    elif box.op[node] == OP_STEAL:
        steal(c, s, player, other, box.a[node], box.b[node])
    else:
        s.tell(WOUNDED, player, other)
        gain_all(c, s, other, box.first[node])


def _steal_from_man(c: WesternLegends, s: State, player: i64, node: i64) -> None:
    """WL-V11, WL-V15: he always has money and nuggets; a poker card of his comes from the deck."""
    resource = c.box.a[node]
    if resource in (RANDOM_CARDS, CARDS):
        draw(c, s, player, c.box.b[node])
    else:
        gain(c, s, player, resource, c.box.b[node])


def steal(c: WesternLegends, s: State, player: i64, victim: i64, resource: i64, amount: i64) -> None:
    """As far as the victim has it; of cards random ones, which only the two of them see."""
    if resource in (MONEY, NUGGETS):
        column = c.people.money if resource == MONEY else c.people.nuggets
        taken = min(amount, column.get(s, victim))
        column.move(s, victim, -taken)
        s.tell(STOLE, player, victim, resource, taken)
        gain(c, s, player, resource, taken)
        return
    taken = min(amount, c.hands.size_of(s, victim))
    for _card in range(taken):
        card = random_card(c, s, victim)
        c.hands.drop(s, victim, card)
        c.hands.add(s, player, card)
        s.whisper(player, DREW_CARD, player, card)
        s.whisper(victim, STOLE_CARD, player, victim, card)
    c.held_back.clear(s)  # nobody else can tell whether they were held back
    s.tell(STOLE, player, victim, CARDS, taken)


class Target(Asked):
    """DEC-8: whom an effect hits; `a` is the node."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "target", R60, [TARGET, TARGET_MAN])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        c = self.c
        for other in range(c.players):
            choices.offer_if(can_target(c, s, player, other, a), TARGET.at(other))
        choices.offer_if(can_target(c, s, player, c.players, a), TARGET_MAN.at())

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        man = self.families.family(action) == TARGET_MAN.number
        hit(self.c, s, player, self.c.players if man else self.families.first(action), a)
