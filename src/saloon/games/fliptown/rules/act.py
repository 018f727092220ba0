"""The main action of a turn: FT-T6 to FT-T10, and the changes of cards that it needs (section 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, State, Step, Verb, Verb0
from saloon.games.fliptown import actions
from saloon.games.fliptown.actions import ALL_WANTED, GOLD_SUIT, LESS_WANTED, PLAIN, WAYS
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.box import NO_WAY
from saloon.games.fliptown.components.names import BADLANDS, CEMETERY, MINE, RANKS, SUITS, TOWN, TRAIL
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules import abilities, book, reach, spaces, turn
from saloon.games.fliptown.rules.gains import max_of, min_of, spend
from saloon.games.fliptown.table import Fliptown


def begin_acting(t: Fliptown, s: State, player: i64) -> None:
    """FT-T10: this is the main action; what it brings comes afterwards."""
    t.people.acted.set(s, player, True)
    s.push(turn.GO_ON, player)


class MainAction(Verb):
    """FT-DE5 to FT-DE8, FT-T9: enter a space of an area, with the changes that it needs."""

    def __init__(self, family: Family, area: i64) -> None:
        super().__init__(family)
        self.area: i64 = area

    def change_cards(self, t: Fliptown, s: State, me: i64, index: i64, way: i64) -> None:
        """Pay for what the cards count as."""
        raise NotImplementedError

    def take_action(self, t: Fliptown, s: State, me: i64, action: i64) -> None:
        begin_acting(t, s, me)
        index = self.family.first(action)
        self.change_cards(t, s, me, index, self.family.second(action))
        spaces.enter(t, s, me, self.area, index, self.family.third(action))


def change_suit(t: Fliptown, s: State, player: i64, suit: i64, *, by_gold: bool) -> None:
    """FT-G1, FT-G10, FT-CH11: gold or a joker for another suit."""
    price: i64 = 0
    if by_gold:
        price = t.box.suit_price
        spend(t, s, player, names.GOLD, price)
    else:
        abilities.spend_use(t, s, player)
    t.people.suit_now.set(s, player, suit)
    t.people.suit_gold.set(s, player, price)
    s.tell(actions.SUIT_CHANGED, player, suit, price)


# -- the four areas that have a suit -------------------------------------------------------------------------


class SuitedAction(MainAction):
    """FT-T7: a space of the trail, the badlands, the mine or the town, in one of nine ways."""

    def offer_within(self, t: Fliptown, s: State, me: i64, way: i64, steps: i64, choices: Choices) -> None:
        """The open spaces that so many steps of the value can reach."""
        raise NotImplementedError

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        gold = t.people.gold.get(s, me)
        # As long as nothing is paid, cards count as what is printed on them.
        if t.people.suit_now.get(s, me) == self.area:
            self.offer_within(t, s, me, PLAIN, gold // t.box.step_price, choices)
        elif gold >= t.box.suit_price:
            self.offer_within(t, s, me, GOLD_SUIT, (gold - t.box.suit_price) // t.box.step_price, choices)
        if t.characters and (reach.jokers(t, s, me) > 0 or reach.pans_to_shift(t, s, me) > 0):
            self.offer_bent(t, s, me, gold, choices)

    def offer_bent(self, t: Fliptown, s: State, me: i64, gold: i64, choices: Choices) -> None:
        """The ways that need a joker or the Prospector."""
        may_take_less = spaces.can_take_less(t, s, me, self.area)
        open_spaces = reach.open_spaces(t, s, me, self.area)
        for index in range(reach.size_of(self.area)):
            if open_spaces & BIT[index] == 0:
                continue
            for way in range(WAYS):
                if way in (PLAIN, GOLD_SUIT) or reach.price_of_way(t, s, me, self.area, index, way) > gold:
                    continue
                action = self.family.at_three(index, way, ALL_WANTED)
                choices.offer_if(may_take_less, action + LESS_WANTED)
                choices.offer(action)

    def forbids_action(self, t: Fliptown, s: State, me: i64, action: i64) -> i64:
        index = self.family.first(action)
        way = self.family.second(action)
        if not reach.is_open(t, s, me, self.area, index):
            return reach.why_closed(t, s, me, self.area, index)
        takes_less = self.family.third(action) == LESS_WANTED
        if takes_less and not spaces.can_take_less(t, s, me, self.area):
            return book.LESS_WITH_A_BANDANA
        price = reach.price_of_way(t, s, me, self.area, index, way)
        if price <= t.people.gold.get(s, me):
            return ALLOWED
        if price < NO_WAY:
            suit_alone = way >= GOLD_SUIT and price <= t.box.suit_price
            return book.ANOTHER_SUIT_FOR_GOLD if suit_alone else book.ANOTHER_VALUE_FOR_GOLD
        return why_no_way(t, s, me, self.area, way)

    def change_cards(self, t: Fliptown, s: State, me: i64, index: i64, way: i64) -> None:
        """FT-G1, FT-G2, FT-G5, FT-CH5, FT-CH11, FT-R40."""
        printed = reach.value_of_card(t, s, me)
        if way == PLAIN and reach.steps_to(t, s, me, self.area, index, printed) == 0:
            return
        price = reach.price_of_way(t, s, me, self.area, index, way)
        value = reach.value_by_way(t, s, me, self.area, index, way)
        if way >= GOLD_SUIT:
            by_gold = way < actions.JOKER_SUIT
            if by_gold:
                price -= t.box.suit_price
            change_suit(t, s, me, self.area, by_gold=by_gold)
        is_bent = way % 3 != PLAIN
        if is_bent:
            abilities.spend_use(t, s, me)
        spend(t, s, me, names.GOLD, price)
        if value != t.people.value_now.get(s, me) and (price > 0 or is_bent):
            t.people.value_now.set(s, me, value)
            t.people.value_gold.set(s, me, price)
            s.tell(actions.VALUE_CHANGED, me, value - 1, price)


def why_no_way(t: Fliptown, s: State, player: i64, area: i64, way: i64) -> i64:
    """The rule against a way that leads nowhere, whatever is paid."""
    if way < GOLD_SUIT and reach.suit_of_card(t, s, player) != area:
        return book.SUIT_LEADS_TO_AN_AREA
    if way >= actions.JOKER_SUIT or way % 3 == actions.JOKER_VALUE:
        is_needless = reach.jokers(t, s, player) > 1
        return book.PAY_FOR_WHAT_YOU_NEED if is_needless else book.WILD_CARD_HAS_JOKERS
    if way % 3 == actions.SHIFT_VALUE:
        is_needless = reach.pans_to_shift(t, s, player) > 0
        return book.PAY_FOR_WHAT_YOU_NEED if is_needless else book.PROSPECTOR_SHIFTS_BY_PANS
    return book.PAY_FOR_WHAT_YOU_NEED if way >= GOLD_SUIT else book.STOPS_UP_TO_YOUR_VALUE


@final
class Ride(SuitedAction):
    """FT-TR2, FT-TR9: to a stop further right; a horse goes six further."""

    def offer_within(self, t: Fliptown, s: State, me: i64, way: i64, steps: i64, choices: Choices) -> None:
        most = min_of(RANKS, t.people.value_now.get(s, me) + steps)
        if t.people.owns(s, me, names.TRAIL_HORSE):
            most = min_of(RANKS, most + t.box.horse_step)
        for stop in range(t.people.position.get(s, me), most):
            choices.offer(self.family.base + stop * WAYS + way)


@final
class Rob(SuitedAction):
    """FT-BL2: the target of the value's rank."""

    def offer_within(self, t: Fliptown, s: State, me: i64, way: i64, steps: i64, choices: Choices) -> None:
        value = t.people.value_now.get(s, me)
        least = max_of(value - steps, 2)
        targets = reach.open_spaces(t, s, me, BADLANDS)
        may_take_less = spaces.can_take_less(t, s, me, BADLANDS)
        for target in range(least - 2, min_of(RANKS, value + steps) - 1):
            is_here = targets & BIT[target] != 0
            action = self.family.base + (target * WAYS + way) * 2
            choices.offer_if(is_here & may_take_less, action + LESS_WANTED)
            choices.offer_if(is_here, action + ALL_WANTED)


@final
class Dig(SuitedAction):
    """FT-MI2: a room whose passage lets the value through."""

    def offer_within(self, t: Fliptown, s: State, me: i64, way: i64, steps: i64, choices: Choices) -> None:
        value = t.people.value_now.get(s, me)
        rooms = reach.open_spaces(t, s, me, MINE)
        for room in range(names.ROOMS):
            if rooms & BIT[room] != 0 and reach.steps_in_mine(t, s, me, room, value) <= steps:
                choices.offer(self.family.base + room * WAYS + way)


@final
class Visit(SuitedAction):
    """FT-TWa: the building of the value's rank."""

    def offer_within(self, t: Fliptown, s: State, me: i64, way: i64, steps: i64, choices: Choices) -> None:
        value = t.people.value_now.get(s, me)
        least = max_of(value - steps, 1)
        for building in range(least - 1, min_of(RANKS, value + steps)):
            choices.offer(self.family.base + building * WAYS + way)


# -- the cemetery, and nothing at all ------------------------------------------------------------------------


@final
class Mourn(MainAction):
    """FT-CE1: any tombstone; with a cowbot the suit can be changed along with it (FT-G10, FT-R44)."""

    def can_change_suit(self, t: Fliptown, s: State, me: i64, change: i64) -> bool:
        """Whether a change is possible: 0 for none, 1 + suit for gold, 5 + suit for a joker."""
        if change == 0:
            return True
        if not t.has_cowbot or (change - 1) % SUITS == t.people.suit_now.get(s, me):
            return False
        if change > SUITS:
            return reach.jokers(t, s, me) > 0
        return t.people.gold.get(s, me) >= t.box.suit_price

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        graves = reach.open_spaces(t, s, me, CEMETERY)
        less = spaces.can_take_less(t, s, me, CEMETERY)
        for grave in range(names.GRAVES):
            is_here = graves & BIT[grave] != 0
            action = self.family.base + grave * 2 * WAYS
            choices.offer_if(is_here & less, action + LESS_WANTED)
            choices.offer_if(is_here, action + ALL_WANTED)
            if t.has_cowbot and is_here:
                for change in range(1, WAYS):
                    if self.can_change_suit(t, s, me, change):
                        choices.offer_if(less, action + change * 2 + LESS_WANTED)
                        choices.offer(action + change * 2 + ALL_WANTED)

    def forbids_action(self, t: Fliptown, s: State, me: i64, action: i64) -> i64:
        if not reach.is_open(t, s, me, CEMETERY, self.family.first(action)):
            return book.CIRCLED_SPACES_STAY_SO
        if self.family.third(action) == LESS_WANTED and not spaces.can_take_less(t, s, me, CEMETERY):
            return book.LESS_WITH_THE_UNDERTAKER
        possible = self.can_change_suit(t, s, me, self.family.second(action))
        return ALLOWED if possible else book.ANOTHER_SUIT_FOR_THE_COWBOT

    def change_cards(self, t: Fliptown, s: State, me: i64, index: i64, way: i64) -> None:
        if way > 0:
            change_suit(t, s, me, (way - 1) % SUITS, by_gold=way <= SUITS)


@final
class Pass(Verb0):
    """FT-R6: nothing, if nothing is free."""

    def forbids(self, t: Fliptown, s: State, me: i64) -> i64:
        return book.ACT_IF_YOU_CAN if reach.can_act_freely(t, s, me) else ALLOWED

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        begin_acting(t, s, me)
        s.tell(actions.PASSED, me)


ACTING: Final[Step] = abilities.Decision(
    "act",
    [
        Ride(actions.RIDE, TRAIL),
        Rob(actions.ROB, BADLANDS),
        Dig(actions.DIG, MINE),
        Visit(actions.VISIT, TOWN),
        Mourn(actions.MOURN, CEMETERY),
        Pass(actions.PASS),
    ],
    book.ONE_MAIN_ACTION,
)
