"""Which spaces can be reached, and what changing the cards costs: FT-T7, sections 5 to 8, FT-R40, FT-R42."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED
from saloon.games.fliptown.actions import (
    ALL_WANTED,
    DIG,
    GOLD_SUIT,
    JOKER_SUIT,
    JOKER_VALUE,
    LESS_WANTED,
    MOURN,
    PLAIN,
    RIDE,
    ROB,
    SHIFT_VALUE,
    VISIT,
    WAYS,
)
from saloon.games.fliptown.box import LEADING_ROOMS, NO_WAY
from saloon.games.fliptown.names import (
    BADLANDS,
    CEMETERY,
    GOLD,
    GRAVES,
    MINE,
    PANS,
    PICKAXE,
    RANKS,
    ROOMS,
    STOPS,
    SUITS,
    TARGETS,
    TOWN,
    TRAIL,
    TRAIL_HORSE,
)
from saloon.games.fliptown.rows import BIT, CIRCLED, POSITION, SUIT_PLACE, USES, VALUE_PLACE
from saloon.games.fliptown.rules.book import BL2, BL12, C10, CE8, CH5, CH11, G1, G2, MI2, R42, T7, TR2, TR3
from saloon.games.fliptown.rules.gains import min_of
from saloon.games.fliptown.rules.spaces import can_take_less
from saloon.games.fliptown.state import PROSPECTOR, WILD_CARD, Fliptown


def suit_of_card(c: Fliptown, s: State, player: i64) -> i64:
    """The suit of a player's suit card, as printed."""
    return c.lineup.at(s, c.rows.get(s, player, SUIT_PLACE) - 1) // RANKS


def value_of_card(c: Fliptown, s: State, player: i64) -> i64:
    """The value of a player's value card, as printed; an ace is 1 (FT-C2)."""
    return c.lineup.at(s, c.rows.get(s, player, VALUE_PLACE) - 1) % RANKS + 1


def jokers(c: Fliptown, s: State, player: i64) -> i64:
    """FT-CH11: how many jokers a player has."""
    return c.rows.get(s, player, USES) if c.character(s, player) == WILD_CARD else 0


def pans_to_shift(c: Fliptown, s: State, player: i64) -> i64:
    """FT-CH5: by how much the Prospector can shift the value now; 0 for everybody else."""
    return c.rows.get(s, player, PANS) if c.has_ability(s, player, PROSPECTOR) else 0


def size_of(area: i64) -> i64:
    """How many spaces an area has."""
    if area == BADLANDS:
        return TARGETS
    if area == MINE:
        return ROOMS
    return GRAVES if area == CEMETERY else STOPS


def first_action(area: i64) -> i64:
    """The first action of the family that enters spaces of an area."""
    if area == TRAIL:
        return RIDE.base
    if area == BADLANDS:
        return ROB.base
    if area == MINE:
        return DIG.base
    return VISIT.base if area == TOWN else MOURN.base


def stride_of(area: i64) -> i64:
    """How far apart the actions for two neighbouring spaces of an area are."""
    if area == BADLANDS:
        return 2 * WAYS
    return 2 * WAYS if area == CEMETERY else WAYS


# -- spaces --------------------------------------------------------------------------------------------------


def open_spaces(c: Fliptown, s: State, player: i64, area: i64) -> i64:
    """FT-C10, FT-TR2, FT-BL2, FT-MI2, FT-CE1, FT-BA5: what can be entered with some value, as a mask."""
    box = c.box
    if area == TOWN:
        return box.full[TOWN]
    if area == TRAIL:
        return box.full[TRAIL] & -BIT[c.rows.get(s, player, POSITION)]
    circled = c.rows.get(s, player, CIRCLED + area)
    if area == MINE:
        return box.rooms_below[circled & LEADING_ROOMS] & ~circled
    return box.full[area] & ~circled


def is_open(c: Fliptown, s: State, player: i64, area: i64, index: i64) -> bool:
    """Whether a space can be entered with some value."""
    return open_spaces(c, s, player, area) & BIT[index] != 0


def why_closed(c: Fliptown, s: State, player: i64, area: i64, index: i64) -> i64:
    """The rule that keeps a player out of a space that is not open."""
    if area == TRAIL:
        return TR3
    if area == MINE and not c.rows.is_circled(s, player, area, index):
        return MI2
    return BL2 if area == BADLANDS else C10


# -- values --------------------------------------------------------------------------------------------------


def steps_to(c: Fliptown, s: State, player: i64, area: i64, index: i64, value: i64) -> i64:
    """How many steps a value is away from an open space, with the tools that cost nothing.

    FT-TR2, FT-TR9, FT-R18: on the trail a value may be higher; the horse adds six. FT-MI2, FT-MI10, FT-R17:
    in the mine the passages count, and the pickaxe shifts by two.
    """
    if area == TRAIL:
        least: i64 = index + 1
        if c.rows.owns(s, player, TRAIL_HORSE):
            least -= c.box.horse_step
        if value < least:
            return least - value
        return value - RANKS if value > RANKS else 0
    if area == MINE:
        return _steps_in_mine(c, s, player, index, value)
    rank: i64 = index + 2 if area == BADLANDS else index + 1
    return rank - value if rank > value else value - rank


def _steps_in_mine(c: Fliptown, s: State, player: i64, room: i64, value: i64) -> i64:
    box = c.box
    circled = c.rows.get(s, player, CIRCLED + MINE)
    shift: i64 = box.pickaxe_step if c.rows.owns(s, player, PICKAXE) else 0
    best = NO_WAY
    for number in range(box.passage_start[room], box.passage_start[room + 1]):
        above = box.passage_above[number]
        if above == 0 or circled & above != 0:
            best = min_of(best, box.passage(number, value))
            if shift > 0:
                best = min_of(best, box.passage(number, value + shift))
                best = min_of(best, box.passage(number, value - shift))
    return best


def steps_when_shifted(c: Fliptown, s: State, player: i64, area: i64, index: i64, value: i64) -> i64:
    """FT-CH5, FT-R17: how many steps are left when the Prospector shifts the value first."""
    pans = pans_to_shift(c, s, player)
    if pans == 0:
        return NO_WAY
    return min_of(
        steps_to(c, s, player, area, index, value + pans), steps_to(c, s, player, area, index, value - pans)
    )


# -- ways ----------------------------------------------------------------------------------------------------


def price_of_way(c: Fliptown, s: State, player: i64, area: i64, index: i64, way: i64) -> i64:
    """The gold that a way to an open space of a suited area costs; NO_WAY if it is none (FT-R42)."""
    suit_way = way - way % 3
    value_way = way % 3
    fits = suit_of_card(c, s, player) == area
    if fits != (suit_way == PLAIN):
        return NO_WAY
    needed: i64 = 0
    price: i64 = 0
    if suit_way == GOLD_SUIT:
        price = c.box.suit_price
    elif suit_way == JOKER_SUIT:
        needed = 1
    value = value_of_card(c, s, player)
    steps = steps_to(c, s, player, area, index, value)
    if value_way == JOKER_VALUE:
        if steps == 0:
            return NO_WAY
        needed += 1
        steps = 0
    elif value_way == SHIFT_VALUE:
        shifted = steps_when_shifted(c, s, player, area, index, value)
        if shifted >= steps:
            return NO_WAY
        steps = shifted
    if needed > jokers(c, s, player):
        return NO_WAY
    return price + steps * c.box.step_price


def value_by_way(c: Fliptown, s: State, player: i64, area: i64, index: i64, way: i64) -> i64:
    """What the value card counts as when a space is reached in a way."""
    value = value_of_card(c, s, player)
    value_way = way % 3
    if value_way == JOKER_VALUE:
        value = 1
        while steps_to(c, s, player, area, index, value) > 0:
            value += 1
        return value
    if value_way == SHIFT_VALUE:
        pans = pans_to_shift(c, s, player)
        up = steps_to(c, s, player, area, index, value + pans)
        value += pans if up <= steps_to(c, s, player, area, index, value - pans) else -pans
    steps = steps_to(c, s, player, area, index, value)
    return value + steps if steps_to(c, s, player, area, index, value + steps) == 0 else value - steps


def can_act_freely(c: Fliptown, s: State, player: i64) -> bool:
    """FT-R6: whether there is a main action that costs nothing."""
    if open_spaces(c, s, player, CEMETERY) != 0:
        return True
    area = suit_of_card(c, s, player)
    value = value_of_card(c, s, player)
    spaces = open_spaces(c, s, player, area)
    for index in range(size_of(area)):
        if spaces & BIT[index] != 0 and steps_to(c, s, player, area, index, value) == 0:
            return True
    return False


# -- lists and guards ----------------------------------------------------------------------------------------


def offer_areas(c: Fliptown, s: State, player: i64, choices: Choices) -> None:
    """FT-DE5 to FT-DE10: every space of the four suited areas with every way to it."""
    suit = suit_of_card(c, s, player)
    gold = c.rows.get(s, player, GOLD)
    may_bend = c.characters and (jokers(c, s, player) > 0 or pans_to_shift(c, s, player) > 0)
    for area in range(SUITS):
        if area == suit:
            _offer_area(c, s, player, area, PLAIN, gold, choices)
        elif gold >= c.box.suit_price:
            _offer_area(c, s, player, area, GOLD_SUIT, gold - c.box.suit_price, choices)
        if may_bend:
            _offer_bent(c, s, player, area, gold, choices)


def _offer_area(c: Fliptown, s: State, player: i64, area: i64, way: i64, gold: i64, choices: Choices) -> None:
    """The spaces of an area that so much gold can reach by steps of the value."""
    value = value_of_card(c, s, player)
    steps: i64 = gold // c.box.step_price
    if area == MINE:
        rooms = open_spaces(c, s, player, MINE)
        for room in range(ROOMS):
            if rooms & BIT[room] != 0 and _steps_in_mine(c, s, player, room, value) <= steps:
                choices.offer(DIG.base + room * WAYS + way)
        return
    least: i64 = value - steps
    most: i64 = value + steps
    if most > RANKS:
        most = RANKS
    if area == TRAIL:
        if c.rows.owns(s, player, TRAIL_HORSE):
            most = min_of(RANKS, most + c.box.horse_step)
        for stop in range(c.rows.get(s, player, POSITION), most):
            choices.offer(RIDE.base + stop * WAYS + way)
        return
    if least < 1:
        least = 1
    if area == TOWN:
        for building in range(least - 1, most):
            choices.offer(VISIT.base + building * WAYS + way)
        return
    if least < 2:
        least = 2
    targets = open_spaces(c, s, player, BADLANDS)
    may_take_less = can_take_less(c, s, player, BADLANDS)
    for target in range(least - 2, most - 1):
        is_here = targets & BIT[target] != 0
        action = ROB.base + (target * WAYS + way) * 2
        choices.offer_if(is_here & may_take_less, action + LESS_WANTED)
        choices.offer_if(is_here, action + ALL_WANTED)


def _offer_bent(c: Fliptown, s: State, player: i64, area: i64, gold: i64, choices: Choices) -> None:
    """The ways that need a joker or the Prospector."""
    may_take_less = can_take_less(c, s, player, area)
    spaces = open_spaces(c, s, player, area)
    for index in range(size_of(area)):
        if spaces & BIT[index] == 0:
            continue
        for way in range(WAYS):
            if way in (PLAIN, GOLD_SUIT) or price_of_way(c, s, player, area, index, way) > gold:
                continue
            if area == BADLANDS:
                action = ROB.base + (index * WAYS + way) * 2
                if may_take_less:
                    choices.offer(action + LESS_WANTED)
                choices.offer(action + ALL_WANTED)
            else:
                choices.offer(first_action(area) + index * WAYS + way)


def forbids_area(c: Fliptown, s: State, player: i64, area: i64, index: i64, way: i64, wanted: i64) -> i64:
    """The guard of main actions in the four suited areas."""
    if not is_open(c, s, player, area, index):
        return why_closed(c, s, player, area, index)
    if wanted == LESS_WANTED and not can_take_less(c, s, player, area):
        return BL12
    price = price_of_way(c, s, player, area, index, way)
    if price <= c.rows.get(s, player, GOLD):
        return ALLOWED
    if price < NO_WAY:
        return G1 if way >= GOLD_SUIT and price - c.box.suit_price <= 0 else G2
    fits = suit_of_card(c, s, player) == area
    if way < GOLD_SUIT and not fits:
        return T7
    if way >= JOKER_SUIT or way % 3 == JOKER_VALUE:
        return R42 if jokers(c, s, player) > 1 else CH11
    if way % 3 == SHIFT_VALUE:
        return R42 if pans_to_shift(c, s, player) > 0 else CH5
    return R42 if way >= GOLD_SUIT else TR2


def offer_graves(c: Fliptown, s: State, player: i64, changes: bool, choices: Choices) -> None:
    """FT-CE1: every tombstone that is not circled; a main action can come with a change of suit (FT-G10)."""
    graves = open_spaces(c, s, player, CEMETERY)
    less = can_take_less(c, s, player, CEMETERY)
    for grave in range(GRAVES):
        is_here = graves & BIT[grave] != 0
        action = MOURN.base + grave * 2 * WAYS
        choices.offer_if(is_here & less, action + LESS_WANTED)
        choices.offer_if(is_here, action + ALL_WANTED)
        if changes and is_here:
            for change in range(1, WAYS):
                if can_change_suit(c, s, player, change):
                    if less:
                        choices.offer(action + change * 2 + LESS_WANTED)
                    choices.offer(action + change * 2 + ALL_WANTED)


def can_change_suit(c: Fliptown, s: State, player: i64, change: i64) -> bool:
    """FT-G10, FT-R44: whether the suit can be changed along with a cemetery action, for a cowbot."""
    if change == 0:
        return True
    suit = (change - 1) % SUITS
    if not c.has_cowbot or suit == suit_of_card(c, s, player):
        return False
    if change > SUITS:
        return jokers(c, s, player) > 0
    return c.rows.get(s, player, GOLD) >= c.box.suit_price


def forbids_grave(c: Fliptown, s: State, player: i64, grave: i64, wanted: i64) -> i64:
    """The guard of tombstones, apart from the change of suit."""
    if c.rows.is_circled(s, player, CEMETERY, grave):
        return C10
    if wanted == LESS_WANTED and not can_take_less(c, s, player, CEMETERY):
        return CE8
    return ALLOWED
