"""Which spaces can be reached, and what changing the cards costs: FT-T7, sections 5 to 8, FT-R40, FT-R42."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown import actions
from saloon.games.fliptown.actions import GOLD_SUIT, JOKER_SUIT, JOKER_VALUE, PLAIN, SHIFT_VALUE
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.box import LEADING_ROOMS, NO_WAY
from saloon.games.fliptown.components.names import BADLANDS, CEMETERY, MINE, RANKS, TOWN, TRAIL
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules import book
from saloon.games.fliptown.rules.gains import max_of, min_of
from saloon.games.fliptown.table import PROSPECTOR, WILD_CARD, Fliptown

_SIZES: Final[vec[i64]] = vec[i64](
    [i64(names.FIRST_SPACE[area + 1] - names.FIRST_SPACE[area]) for area in range(names.AREAS)]
)


def suit_of_card(t: Fliptown, s: State, player: i64) -> i64:
    """The suit of a player's suit card, as printed."""
    return t.lineup.at(s, t.people.suit_place.get(s, player)) // RANKS


def value_of_card(t: Fliptown, s: State, player: i64) -> i64:
    """The value of a player's value card, as printed; an ace is 1 (FT-C2)."""
    return t.lineup.at(s, t.people.value_place.get(s, player)) % RANKS + 1


def jokers(t: Fliptown, s: State, player: i64) -> i64:
    """FT-CH11: how many jokers a player has."""
    if t.people.character.get(s, player) != WILD_CARD:
        return 0
    return t.people.uses.get(s, player)


def pans_to_shift(t: Fliptown, s: State, player: i64) -> i64:
    """FT-CH5: by how much the Prospector can shift the value now; 0 for everybody else."""
    if not t.has_ability(s, player, PROSPECTOR):
        return 0
    return t.people.pans.get(s, player)


def size_of(area: i64) -> i64:
    """How many spaces an area has."""
    return _SIZES[area]


def area_entered(action: i64) -> i64:
    """The area of the space that an action enters, or NOTHING."""
    if not actions.RIDE.base <= action < actions.PASS.base:
        return NOTHING
    if action < actions.ROB.base:
        return TRAIL
    if action < actions.DIG.base:
        return BADLANDS
    if action < actions.VISIT.base:
        return MINE
    return TOWN if action < actions.MOURN.base else CEMETERY


# -- spaces --------------------------------------------------------------------------------------------------


def open_spaces(t: Fliptown, s: State, player: i64, area: i64) -> i64:
    """FT-C10, FT-TR2, FT-BL2, FT-MI2, FT-CE1, FT-BA5: what can be entered with some value, as a mask."""
    box = t.box
    if area == TOWN:
        return box.full[TOWN]
    if area == TRAIL:
        return box.full[TRAIL] & -BIT[t.people.position.get(s, player)]
    circled = t.people.circled.get(s, player, area)
    if area == MINE:
        return box.rooms_below[circled & LEADING_ROOMS] & ~circled
    return box.full[area] & ~circled


def is_open(t: Fliptown, s: State, player: i64, area: i64, index: i64) -> bool:
    """Whether a space can be entered with some value."""
    return open_spaces(t, s, player, area) & BIT[index] != 0


def why_closed(t: Fliptown, s: State, player: i64, area: i64, index: i64) -> i64:
    """The rule that keeps a player out of a space that is not open."""
    if area == TRAIL:
        return book.NO_WAY_BACK
    if area == MINE and not t.people.is_circled(s, player, area, index):
        return book.ROOMS_NEED_A_PASSAGE
    return book.ROB_EVERY_TARGET_ONCE if area == BADLANDS else book.CIRCLED_SPACES_STAY_SO


# -- values --------------------------------------------------------------------------------------------------


def steps_to(t: Fliptown, s: State, player: i64, area: i64, index: i64, value: i64) -> i64:
    """How many steps a value is away from an open space, with the tools that cost nothing.

    FT-TR2, FT-TR9, FT-R18: on the trail a value may be higher; the horse adds six. FT-MI2, FT-MI10, FT-R17:
    in the mine the passages count, and the pickaxe shifts by two.
    """
    if area == TRAIL:
        least: i64 = index + 1
        if t.people.owns(s, player, names.TRAIL_HORSE):
            least -= t.box.horse_step
        if value < least:
            return least - value
        return max_of(value - RANKS, 0)
    if area == MINE:
        return steps_in_mine(t, s, player, index, value)
    rank: i64 = index + 2 if area == BADLANDS else index + 1
    return rank - value if rank > value else value - rank


def steps_in_mine(t: Fliptown, s: State, player: i64, room: i64, value: i64) -> i64:
    """How many steps of the value a room of the mine is away, by the passages from rooms entered before.

    0 within the range of a passage (FT-MI2); more cost gold (FT-G2); NO_WAY where no passage leads.
    """
    box = t.box
    circled = t.people.circled.get(s, player, MINE)
    shift: i64 = 0
    if t.people.owns(s, player, names.PICKAXE):
        shift = box.pickaxe_step
    best = NO_WAY
    for number in range(box.passage_start[room], box.passage_start[room + 1]):
        above = box.passage_above[number]
        if above == 0 or circled & above != 0:
            best = min_of(best, box.passage(number, value))
            if shift > 0:
                best = min_of(best, box.passage(number, value + shift))
                best = min_of(best, box.passage(number, value - shift))
    return best


def steps_when_shifted(t: Fliptown, s: State, player: i64, area: i64, index: i64, value: i64) -> i64:
    """FT-CH5, FT-R17: how many steps are left when the Prospector shifts the value first."""
    pans = pans_to_shift(t, s, player)
    if pans == 0:
        return NO_WAY
    return min_of(
        steps_to(t, s, player, area, index, value + pans), steps_to(t, s, player, area, index, value - pans)
    )


# -- ways ----------------------------------------------------------------------------------------------------


def price_of_way(t: Fliptown, s: State, player: i64, area: i64, index: i64, way: i64) -> i64:
    """The gold that a way to an open space of a suited area costs; NO_WAY if it is none (FT-R42)."""
    suit_way = way - way % 3
    value_way = way % 3
    fits = suit_of_card(t, s, player) == area
    if fits != (suit_way == PLAIN):
        return NO_WAY
    needed: i64 = 0
    price: i64 = 0
    if suit_way == GOLD_SUIT:
        price = t.box.suit_price
    elif suit_way == JOKER_SUIT:
        needed = 1
    value = value_of_card(t, s, player)
    steps = steps_to(t, s, player, area, index, value)
    if value_way == JOKER_VALUE:
        if steps == 0:
            return NO_WAY
        needed += 1
        steps = 0
    elif value_way == SHIFT_VALUE:
        shifted = steps_when_shifted(t, s, player, area, index, value)
        if shifted >= steps:
            return NO_WAY
        steps = shifted
    if needed > jokers(t, s, player):
        return NO_WAY
    return price + steps * t.box.step_price


def value_by_way(t: Fliptown, s: State, player: i64, area: i64, index: i64, way: i64) -> i64:
    """What the value card counts as when a space is reached in a way."""
    value = value_of_card(t, s, player)
    value_way = way % 3
    if value_way == JOKER_VALUE:
        value = 1
        while steps_to(t, s, player, area, index, value) > 0:
            value += 1
        return value
    if value_way == SHIFT_VALUE:
        pans = pans_to_shift(t, s, player)
        up = steps_to(t, s, player, area, index, value + pans)
        value += pans if up <= steps_to(t, s, player, area, index, value - pans) else -pans
    steps = steps_to(t, s, player, area, index, value)
    return value + steps if steps_to(t, s, player, area, index, value + steps) == 0 else value - steps


def can_act_freely(t: Fliptown, s: State, player: i64) -> bool:
    """FT-R6: whether there is a main action that costs nothing."""
    if open_spaces(t, s, player, CEMETERY) != 0:
        return True
    area = suit_of_card(t, s, player)
    value = value_of_card(t, s, player)
    spaces = open_spaces(t, s, player, area)
    for index in range(size_of(area)):
        if spaces & BIT[index] != 0 and steps_to(t, s, player, area, index, value) == 0:
            return True
    return False
