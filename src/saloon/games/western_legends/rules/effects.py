"""Effects: one module carries out all that cards can say; no other knows any card (WL-G10 to WL-G13).

A program is a chain of nodes (see `codes`). The task carries out one node and leaves the rest of the chain
below what it asks, so that a program can stop for a question at any place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import (
    asking,
    book,
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
)
from saloon.games.western_legends.table import CATTLE_PIECE, RANCHES, WesternLegends


class Program(Task):
    """One node of a program; `a` is the node, `b` what it belongs to (see `fields`)."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("program")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        box = t.box
        t.run_program(s, player, box.next[a], b)
        if (
            b == fields.BY_FIGHT_CARD
            and t.fighting.cancelled.get(s)
            and box.flags[a] & codes.UNCANCELLABLE == 0
        ):
            return
        op = box.op[a]
        if op == codes.OP_GAIN:
            resources.gain(t, s, player, box.a[a], box.b[a])
        elif op in (codes.OP_LOSE, codes.OP_PAY):
            resources.lose(t, s, player, box.a[a], box.b[a])
        elif op == codes.OP_CHOOSE:
            self._choose(t, s, player, a, b)
        elif op == codes.OP_LOSE_CHOICE:
            losing.lose_one_of(t, s, player, a, b)
        elif op == codes.OP_MAY:
            if can_pay(t, s, player, a):
                s.push(t.exchange, player, a, b)
        elif op == codes.OP_IF_SIDE:
            self._branch(t, s, player, a, b, t.side(s, player) == box.a[a])
        elif op == codes.OP_IF_ARREST:
            self._branch(t, s, player, a, b, t.table.arrest.get(s))
        elif op == codes.OP_IF_BANDITS:
            self._branch(t, s, player, a, b, any_bandit(t, s))
        elif op >= codes.OP_GO_TO:
            man_in_black.carry_out_for_man(t, s, a)
        elif not self._in_fight(t, s, player, a, b, op):
            self._elsewhere(t, s, player, a, b, op)

    def _branch(self, t: WesternLegends, s: State, player: i64, node: i64, cause: i64, holds: bool) -> None:
        box = t.box
        t.run_program(s, player, box.first[node] if holds else box.second[node], cause)

    def _choose(self, t: WesternLegends, s: State, player: i64, node: i64, cause: i64) -> None:
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
            s.push(t.choose, player, node, cause)

    def _in_fight(self, t: WesternLegends, s: State, player: i64, node: i64, cause: i64, op: i64) -> bool:
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
            self._ask_handler(t, s, player, box.first[node])
        elif op == codes.OP_ARREST:
            spoils.jail(t, s, player)
        else:
            return False
        return True

    def _ask_handler(self, t: WesternLegends, s: State, player: i64, node: i64) -> None:
        """DEC-23, WL-V25: the handler decides; the Man in Black does it only if he would lose."""
        handler = t.fighting.handler.get(s)
        if handler != NONE:
            s.push(t.handler_void, handler, node, player)
            return
        if fights.attacker_leads(
            fights.value_on(t, s, fields.ATTACKER_SIDE),
            fights.value_on(t, s, fields.DEFENDER_SIDE),
            wins_ties=False,
        ):
            t.run_program(s, player, node, fields.BY_FIGHT_CARD)

    def _elsewhere(self, t: WesternLegends, s: State, player: i64, node: i64, cause: i64, op: i64) -> None:
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
            self._take_item(t, s, player, node)
        elif op == codes.OP_TAKE_CATTLE:
            self._take_cattle(t, s, player)
        elif op in (codes.OP_TARGET, codes.OP_STEAL):
            self._target(t, s, player, node)

    def _take_item(self, t: WesternLegends, s: State, player: i64, node: i64) -> None:
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
            s.push(t.take_item, player, node)

    def _take_cattle(self, t: WesternLegends, s: State, player: i64) -> None:
        if not can_take_cattle(t, s, player):
            return
        if t.ranches[0].count(s) > 0 and t.ranches[1].count(s) > 0:
            s.push(t.ranch, player)
        else:
            take_cattle(t, s, player, 0 if t.ranches[0].count(s) > 0 else 1)

    def _target(self, t: WesternLegends, s: State, player: i64, node: i64) -> None:
        possible: i64 = 0
        only: i64 = NONE
        for other in range(t.players + 1):
            if can_target(t, s, player, other, node):
                possible += 1
                only = other
        if possible == 1:
            hit(t, s, player, only, node)
        elif possible > 1:
            s.push(t.target, player, node)


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
    t.run_program(s, player, t.box.second[node], cause)
    t.run_program(s, player, t.box.first[node], cause)


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
        return can_take_cattle(t, s, player)
    if op in (codes.OP_TARGET, codes.OP_STEAL):
        for other in range(t.players + 1):
            if can_target(t, s, player, other, node):
                return True
        return False
    return True


def take_option(t: WesternLegends, s: State, player: i64, option: i64, cause: i64) -> None:
    """Carry out an option; who picks an exchange has agreed to pay."""
    node = t.box.first[option]
    if t.box.op[node] == codes.OP_MAY:
        pay(t, s, player, node, cause)
    else:
        t.run_program(s, player, node, cause)


class Choose(asking.Asked):
    """DEC-25, DEC-29, DEC-37: one of several options; `a` is the node above them, `b` what asks."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "choose", book.ACTIONS_ON_CARDS, [actions.OPTION])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        b = s.b
        place: i64 = 0
        option = t.box.first[a]
        while option != 0:
            choices.offer_if(can_take_option(t, s, player, option, b), actions.OPTION.at(place))
            option = t.box.next[option]
            place += 1

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        option = t.box.first[a]
        for _place in range(self.families.first(action)):
            option = t.box.next[option]
        take_option(t, s, player, option, b)


class Exchange(asking.AcceptOrPassOld):
    """DEC-29, DEC-37: whether to pay for something; `a` is the node, `b` what asks."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "exchange", book.REACTIONS_ARE_FREE)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        powers.tell_ability(s, player, b - fields.BY_SOURCE)
        pay(t, s, player, a, b)


class Ability(asking.AcceptOrPassOld):
    """DEC-3: whether to use an optional effect; `a` is the entry, `b` its source."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "ability", book.ABILITY_FROM_FIVE_POINTS, actions.OPTIONAL_ABILITY)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        powers.run_entry(t, s, player, b, a)


# -- items, cattle, other characters --------


class TakeItem(asking.Asked):
    """DEC-41: which item to take for nothing; `a` is the node above them."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "take_item", book.ONE_CARD_OF_EACH_KIND, [actions.TAKE_ITEM])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        item = t.box.first[a]
        while item != 0:
            number = t.box.a[item]
            choices.offer_if(t.can_take_item(s, player, number), actions.TAKE_ITEM.at(number))
            item = t.box.next[item]

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        resources.receive(t, s, player, self.families.first(action))


def can_take_cattle(t: WesternLegends, s: State, player: i64) -> bool:
    """WL-L18: whether a player may hold a token, and there is one."""
    if not t.with_cattle or t.cattle.get(s, player) != NONE:
        return False
    return t.ranches[0].count(s) > 0 or t.ranches[1].count(s) > 0


def take_cattle(t: WesternLegends, s: State, player: i64, colour: i64) -> None:
    """WL-L18, WL-L19: a random token of a ranch, which its holder may look at."""
    token = t.ranches[colour].take(s)
    t.cattle.put(s, token, player)
    s.tell(actions.TOOK_CATTLE, player, colour)
    s.whisper(player, actions.SAW_CATTLE, player, (token - CATTLE_PIECE) % ids.CATTLE_KINDS)


class Ranch(asking.Asked):
    """DEC-41: the ranch that a token comes from."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "ranch", book.ONE_CATTLE_TOKEN, [actions.RANCH])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for colour in range(RANCHES):
            choices.offer_if(t.ranches[colour].count(s) > 0, actions.RANCH.at(colour))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        take_cattle(t, s, player, self.families.first(action))


def can_target(t: WesternLegends, s: State, player: i64, other: i64, node: i64) -> bool:
    """WL-V15, WL-V26: whether an effect can hit a character; the last number is the Man in Black."""
    steals = t.box.op[node] == codes.OP_STEAL
    if other == t.players:
        return t.with_man and steals and t.table.man_space.get(s) == t.space_of(s, player)
    if other == player or t.space_of(s, other) != t.space_of(s, player):
        return False
    return not steals or resources.can_lose(t, s, other, t.box.a[node], 1)


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


class Target(asking.Asked):
    """DEC-8: whom an effect hits; `a` is the node."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "target", book.RIGHT_AFTER_A_MOVE, [actions.TARGET, actions.TARGET_MAN])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        for other in range(t.players):
            choices.offer_if(can_target(t, s, player, other, a), actions.TARGET.at(other))
        choices.offer_if(can_target(t, s, player, t.players, a), actions.TARGET_MAN.at())

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        man = self.families.family(action) == actions.TARGET_MAN.number
        hit(t, s, player, t.players if man else self.families.first(action), a)
