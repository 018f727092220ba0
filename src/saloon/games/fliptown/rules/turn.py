"""A player's turn: sections 4, 5 and 11 of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.fliptown.actions import (
    ASSIGN,
    ASSIGNED,
    CROSS,
    DIG,
    DONE,
    EFFECT,
    GOLD_SUIT,
    MOURN,
    OUTLAW_PAID,
    PASS,
    PASSED,
    PLAIN,
    REWARD,
    RIDE,
    ROB,
    SKIP,
    SUIT_CHANGED,
    TOOL,
    VALUE_CHANGED,
    VISIT,
)
from saloon.games.fliptown.names import (
    AREAS,
    BADLANDS,
    BUILDINGS,
    CEMETERY,
    GOLD,
    HAMMERS,
    MINE,
    MONEY,
    PANS,
    SUITS,
    TOWN,
    TRAIL,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.rows import (
    ACTED,
    BIT,
    ONE_PUT_OFF,
    PENDING,
    POKER,
    PUT_OFF,
    REWARDS,
    SUIT_GOLD,
    SUIT_NOW,
    SUIT_PLACE,
    VALUE_GOLD,
    VALUE_NOW,
    VALUE_PLACE,
)
from saloon.games.fliptown.rules.abilities import (
    can_use_any_in_turn,
    forbids_ability,
    forbids_turn_ability,
    is_ability,
    offer_abilities,
    offer_turn_abilities,
    spend_use,
    use_ability,
)
from saloon.games.fliptown.rules.book import BA1, BA5, BL12, G10, R6, R22, T4, T10, T13, TR8, TW10C
from saloon.games.fliptown.rules.gains import check_bounties, cross_out, gain, min_of, spend
from saloon.games.fliptown.rules.reach import (
    can_act_freely,
    can_change_suit,
    first_action,
    forbids_area,
    forbids_grave,
    is_open,
    offer_areas,
    offer_graves,
    open_spaces,
    price_of_way,
    size_of,
    steps_to,
    stride_of,
    value_by_way,
    value_of_card,
    why_closed,
)
from saloon.games.fliptown.rules.spaces import can_take_less, enter_space
from saloon.games.fliptown.rules.town import ask_effect, is_usable
from saloon.games.fliptown.state import ROUND, TURN, Fliptown

BEFORE_ACTING: Final[i64] = 1
"""Bonus actions of a character are taken before the main action: what is pending stays so (FT-R8)."""


def put_off(c: Fliptown, s: State, player: i64, building: i64) -> i64:
    """How often the effect of a building is put off."""
    return (c.rows.get(s, player, PUT_OFF) // ONE_PUT_OFF[building]) % 16


def area_of_family(family: i64) -> i64:
    """The area that a family of actions enters, or -1."""
    if family == RIDE.number:
        return TRAIL
    if family == ROB.number:
        return BADLANDS
    if family == DIG.number:
        return MINE
    if family == VISIT.number:
        return TOWN
    return CEMETERY if family == MOURN.number else -1


class Outlaw(Question):
    """FT-DE3, FT-TW10c, FT-TW10d: a reward for every card of a hunted rank."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("outlaw")
        self.c: Final = c

    def most(self, s: State, player: i64) -> i64:
        """How many WANTED can be crossed out for one card."""
        return min_of(self.c.box.outlaw_cross, self.c.rows.get(s, player, WANTED))

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for reward in range(2 + self.most(s, player)):
            choices.offer(REWARD.base + reward)
        offer_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) == REWARD.number:
            return ALLOWED if families.first(action) < 2 + self.most(s, player) else TW10C
        if is_ability(self.c, action):
            return forbids_ability(self.c, s, player, action)
        return T13

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if is_ability(c, action):
            s.push(self, player)
            use_ability(c, s, player, action)
            return
        reward = action - REWARD.base
        s.tell(OUTLAW_PAID, player, reward)
        if reward == 0:
            gain(c, s, player, MONEY, c.box.outlaw_money)
        elif reward == 1:
            gain(c, s, player, GOLD, c.box.outlaw_gold)
        else:
            cross_out(c, s, player, reward - 1)
        check_bounties(c, s, player)
        left = c.rows.get(s, player, REWARDS) - 1
        c.rows.set(s, player, REWARDS, left)
        s.push(self if left > 0 else c.assign, player)


class Assign(Question):
    """FT-DE4, FT-T4, FT-T8: which card is the suit card, which the value card; the third goes to poker."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("assign")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for suit in range(3):
            for value in range(3):
                if suit != value:
                    choices.offer(ASSIGN.base + suit * 3 + value)
        offer_turn_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) == ASSIGN.number:
            return ALLOWED if families.first(action) != families.second(action) else T4
        if is_ability(self.c, action):
            return forbids_turn_ability(self.c, s, player, action)
        return T13

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if is_ability(c, action):
            s.push(self, player)
            s.push(c.go_on, player, BEFORE_ACTING)
            use_ability(c, s, player, action)
            return
        cells = s.cells
        row = c.rows.row(player)
        suit: i64 = (action - ASSIGN.base) // 3
        value: i64 = (action - ASSIGN.base) % 3
        poker = c.lineup.at(s, 3 - suit - value)
        cells[row + SUIT_PLACE] = 1 + suit
        cells[row + VALUE_PLACE] = 1 + value
        suit_card = c.lineup.at(s, suit)
        cells[row + SUIT_NOW] = 1 + suit_card // 13
        cells[row + VALUE_NOW] = c.lineup.at(s, value) % 13 + 1
        cells[row + POKER + (c.clock.get(s, ROUND) - 1) * TURNS + c.clock.get(s, TURN) - 1] = 1 + poker
        s.tell(ASSIGNED, player, suit_card, c.lineup.at(s, value), poker)
        s.push(c.act, player)


class Act(Question):
    """FT-DE5 to FT-DE8, FT-T9, FT-T10: the main action, with the changes that it needs."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("act")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        offer_areas(c, s, player, choices)
        offer_graves(c, s, player, c.has_cowbot, choices)
        if not can_act_freely(c, s, player):
            choices.offer(PASS.base)
        offer_abilities(c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        families = c.game.families
        area = area_of_family(families.family(action))
        index = families.first(action)
        if area == CEMETERY:
            rule = forbids_grave(c, s, player, index, families.third(action))
            if rule != ALLOWED:
                return rule
            return ALLOWED if can_change_suit(c, s, player, families.second(action)) else G10
        if area >= 0:
            way = families.second(action)
            wanted: i64 = families.third(action) if area == BADLANDS else 0
            return forbids_area(c, s, player, area, index, way, wanted)
        if action == PASS.base:
            return R6 if can_act_freely(c, s, player) else ALLOWED
        if is_ability(c, action):
            return forbids_ability(c, s, player, action)
        return T10

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if is_ability(c, action):
            s.push(self, player)
            use_ability(c, s, player, action)
            return
        c.rows.set(s, player, ACTED, 1)
        s.push(c.go_on, player)
        if action == PASS.base:
            s.tell(PASSED, player)
            return
        families = c.game.families
        area = area_of_family(families.family(action))
        index = families.first(action)
        if area == CEMETERY:
            self._change_suit(s, player, families.second(action))
            enter(c, s, player, area, index, families.third(action))
            return
        way = families.second(action)
        if way != PLAIN or steps_to(c, s, player, area, index, value_of_card(c, s, player)) > 0:
            self._pay(s, player, area, index, way)
        enter(c, s, player, area, index, families.third(action) if area == BADLANDS else 0)

    def _pay(self, s: State, player: i64, area: i64, index: i64, way: i64) -> None:
        """FT-G1, FT-G2, FT-G5, FT-CH5, FT-CH11, FT-R40: pay for what the cards count as."""
        c = self.c
        price = price_of_way(c, s, player, area, index, way)
        value = value_by_way(c, s, player, area, index, way)
        suit_way = way - way % 3
        if suit_way != PLAIN:
            paid: i64 = c.box.suit_price if suit_way == GOLD_SUIT else 0
            price -= paid
            self._change_suit(s, player, 1 + area if suit_way == GOLD_SUIT else 1 + SUITS + area)
        if way % 3 != PLAIN:
            spend_use(c, s, player)
        spend(c, s, player, GOLD, price)
        if value != c.rows.get(s, player, VALUE_NOW) and (price > 0 or way % 3 != PLAIN):
            c.rows.set(s, player, VALUE_NOW, value)
            c.rows.set(s, player, VALUE_GOLD, 1 + price)
            s.tell(VALUE_CHANGED, player, value - 1, price)

    def _change_suit(self, s: State, player: i64, change: i64) -> None:
        """FT-G1, FT-G10, FT-CH11: gold or a joker for another suit."""
        c = self.c
        if change == 0:
            return
        suit: i64 = (change - 1) % SUITS
        by_gold = change <= SUITS
        if by_gold:
            spend(c, s, player, GOLD, c.box.suit_price)
        else:
            spend_use(c, s, player)
        price = c.box.suit_price if by_gold else 0
        c.rows.set(s, player, SUIT_NOW, 1 + suit)
        c.rows.set(s, player, SUIT_GOLD, 1 + price)
        s.tell(SUIT_CHANGED, player, suit, price)


def enter(c: Fliptown, s: State, player: i64, area: i64, index: i64, wanted: i64) -> None:
    """Enter a space, and see whether that meets a bounty before anything else is asked (FT-R12)."""
    enter_space(c, s, player, area, index, wanted)
    check_bounties(c, s, player)


class GoOn(Task):
    """FT-R7, FT-R8, FT-R47: as long as something is pending that can be done, ask; else the turn is over.

    Among several players it is over when its player says so: that lanes end by nothing else tells the others
    nothing.
    """

    def __init__(self, c: Fliptown) -> None:
        super().__init__("go_on")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        check_bounties(c, s, player)
        if self._can_go_on(s, player, a):
            s.push(c.bonus, player, a)
        elif a != BEFORE_ACTING:
            drop_pending(c, s, player)
            if not c.solo:
                s.push(c.finish, player)

    def _can_go_on(self, s: State, player: i64, a: i64) -> bool:
        c = self.c
        for area in range(AREAS):
            if c.rows.get(s, player, PENDING + area) > 0 and open_spaces(c, s, player, area) != 0:
                return True
        if c.rows.get(s, player, PUT_OFF) > 0:
            for building in range(BUILDINGS):
                if put_off(c, s, player, building) > 0 and is_usable(c, s, player, building):
                    return True
        return a != BEFORE_ACTING and can_use_any_in_turn(c, s, player)


def drop_pending(c: Fliptown, s: State, player: i64) -> None:
    """FT-R7: what was not taken is lost."""
    for area in range(AREAS):
        c.rows.set(s, player, PENDING + area, 0)
    c.rows.set(s, player, PUT_OFF, 0)


class Bonus(Question):
    """FT-DE21, FT-DE22, FT-BA1 to FT-BA5: what is pending, in any order; `a` is BEFORE_ACTING or 0.

    By the name `finish` it asks whether the turn is over, when nothing is pending any more (FT-R47).
    """

    def __init__(self, c: Fliptown, name: str) -> None:
        super().__init__(name)
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        c = self.c
        for area in range(CEMETERY):
            if c.rows.get(s, player, PENDING + area) > 0:
                self._offer_area(s, player, area, choices)
        if c.rows.get(s, player, PENDING + CEMETERY) > 0:
            offer_graves(c, s, player, False, choices)
        if c.rows.get(s, player, PUT_OFF) > 0:
            for building in range(BUILDINGS):
                if put_off(c, s, player, building) > 0 and is_usable(c, s, player, building):
                    choices.offer(EFFECT.base + building)
        offer_turn_abilities(c, s, player, choices)
        choices.offer(SKIP.base if a == BEFORE_ACTING else DONE.base)

    def _offer_area(self, s: State, player: i64, area: i64, choices: Choices) -> None:
        c = self.c
        first = first_action(area)
        stride = stride_of(area)
        less = can_take_less(c, s, player, area)
        spaces = open_spaces(c, s, player, area)
        for index in range(size_of(area)):
            is_here = spaces & BIT[index] != 0
            choices.offer_if(is_here & less, first + index * stride + 1)
            choices.offer_if(is_here, first + index * stride)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        a = s.a
        c = self.c
        families = c.game.families
        family = families.family(action)
        area = area_of_family(family)
        index = families.first(action)
        if area >= 0:
            if c.rows.get(s, player, PENDING + area) == 0:
                return BA1
            if families.second(action) != PLAIN:
                return BA5
            if area == CEMETERY:
                return forbids_grave(c, s, player, index, families.third(action))
            if not is_open(c, s, player, area, index):
                return why_closed(c, s, player, area, index)
            takes_less = area == BADLANDS and families.third(action) == 1
            return BL12 if takes_less and not can_take_less(c, s, player, area) else ALLOWED
        if family == EFFECT.number:
            is_waiting = put_off(c, s, player, index) > 0
            return ALLOWED if is_waiting and is_usable(c, s, player, index) else BA1
        if is_ability(c, action):
            return forbids_turn_ability(c, s, player, action)
        return ALLOWED if action == (SKIP.base if a == BEFORE_ACTING else DONE.base) else T10

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        c = self.c
        if action == SKIP.base:
            return
        if action == DONE.base:
            drop_pending(c, s, player)
            return
        s.push(c.go_on, player, a)
        if is_ability(c, action):
            use_ability(c, s, player, action)
            return
        families = c.game.families
        family = families.family(action)
        index = families.first(action)
        if family == EFFECT.number:
            at = c.rows.row(player) + PUT_OFF
            s.cells[at] -= ONE_PUT_OFF[index]
            ask_effect(c, s, player, index, 0)
            return
        area = area_of_family(family)
        at = c.rows.row(player) + PENDING + area
        s.cells[at] -= 1
        may_choose = area in (BADLANDS, CEMETERY)
        enter(c, s, player, area, index, families.third(action) if may_choose else 0)


class Tool(Question):
    """FT-DE9: a pan or a hammer."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("tool")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(TOOL.base)
        choices.offer(TOOL.base + 1)
        offer_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        if self.c.game.families.family(action) == TOOL.number:
            return ALLOWED
        if is_ability(self.c, action):
            return forbids_ability(self.c, s, player, action)
        return TR8

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        if is_ability(self.c, action):
            s.push(self, player)
            use_ability(self.c, s, player, action)
            return
        gain(self.c, s, player, PANS if action == TOOL.base else HAMMERS, 1)


class Cross(Question):
    """FT-DE20, FT-R22: how many WANTED to cross out; `a` is how many it can be at most."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("cross")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        for amount in range(min_of(a, self.c.rows.get(s, player, WANTED)) + 1):
            choices.offer(CROSS.base + amount)
        offer_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        a = s.a
        families = self.c.game.families
        if families.family(action) == CROSS.number:
            most = min_of(a, self.c.rows.get(s, player, WANTED))
            return ALLOWED if families.first(action) <= most else R22
        if is_ability(self.c, action):
            return forbids_ability(self.c, s, player, action)
        return T13

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        if is_ability(self.c, action):
            s.push(self, player, a)
            use_ability(self.c, s, player, action)
            return
        cross_out(self.c, s, player, action - CROSS.base)
