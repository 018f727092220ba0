"""Abilities that are used in the own turn or before a bribe: FT-CH2, FT-CH3, FT-CH7 to FT-CH9, FT-R26.

The Cheat, the Prospector, the Marshal, the Mayor and the Wild Card act in moments of their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED
from saloon.games.fliptown.actions import ABILITY, ABILITY_GOLD, ABILITY_USED, ABILITY_WANTED
from saloon.games.fliptown.names import AREAS, GOLD, HAMMERS, WANTED
from saloon.games.fliptown.rows import USES
from saloon.games.fliptown.rules.book import CH2, R26
from saloon.games.fliptown.rules.gains import check_bounties, earn_bonus, gain
from saloon.games.fliptown.state import BARONESS, MAN_IN_BLACK, PREACHER, RANCH_HAND, Fliptown

NO_AREA: Final[i64] = -1
AREA_OF: Final[vec[i64]] = vec[i64](
    [i64(area) for area in (0, -1, -1, 3, 1, -1, -1, 2, -1, 4, -1, -1, -1, -1)]
)
"""By character the area of its bonus action, or NO_AREA."""
PREACHER_CROSS: Final[i64] = 6
CROSS_PER_HAMMER: Final[i64] = 2


def is_ability(c: Fliptown, action: i64) -> bool:
    """Whether an action uses an ability."""
    return ABILITY.base <= action < ABILITY.base + ABILITY.size


def offer_abilities(c: Fliptown, s: State, player: i64, choices: Choices) -> None:
    """What can be done at any own decision (FT-R26): the Baroness and the Ranch Hand."""
    if c.characters:
        character = c.character(s, player)
        if character == BARONESS:
            choices.offer_if(can_use(c, s, player, ABILITY_GOLD), ABILITY.base + ABILITY_GOLD)
        elif character == RANCH_HAND:
            choices.offer_if(can_use(c, s, player, ABILITY_WANTED), ABILITY.base + ABILITY_WANTED)


def can_use(c: Fliptown, s: State, player: i64, ability: i64) -> bool:
    """FT-CH8, FT-CH9: whether an ability can be used that has no moment of its own."""
    if not c.characters or c.rows.get(s, player, USES) == 0 or c.rows.get(s, player, WANTED) == 0:
        return False
    if ability == ABILITY_GOLD:
        return c.character(s, player) == BARONESS
    if ability != ABILITY_WANTED or c.character(s, player) != RANCH_HAND:
        return False
    return c.rows.get(s, player, HAMMERS) > 0


def forbids_ability(c: Fliptown, s: State, player: i64, action: i64) -> i64:
    """The guard of what `offer_abilities` offers."""
    if can_use(c, s, player, action - ABILITY.base):
        return ALLOWED
    return R26 if c.characters and c.rows.get(s, player, USES) > 0 else CH2


def can_use_in_turn(c: Fliptown, s: State, player: i64, ability: i64) -> bool:
    """FT-CH3, FT-R26: whether an ability can be used before or after the main action."""
    if not c.characters or c.rows.get(s, player, USES) == 0:
        return False
    if ability < AREAS:
        character = c.character(s, player)
        return character == MAN_IN_BLACK or AREA_OF[character] == ability
    return can_use(c, s, player, ability)


def offer_turn_abilities(c: Fliptown, s: State, player: i64, choices: Choices) -> None:
    """The abilities before and after the main action, the bonus actions among them."""
    if c.characters and c.rows.get(s, player, USES) > 0:
        for ability in range(ABILITY_WANTED + 1):
            choices.offer_if(can_use_in_turn(c, s, player, ability), ABILITY.base + ability)


def forbids_turn_ability(c: Fliptown, s: State, player: i64, action: i64) -> i64:
    """The guard of what `offer_turn_abilities` offers."""
    if can_use_in_turn(c, s, player, action - ABILITY.base):
        return ALLOWED
    return R26 if c.characters and c.rows.get(s, player, USES) > 0 else CH2


def can_use_any_in_turn(c: Fliptown, s: State, player: i64) -> bool:
    """Whether there is an ability that could be used now."""
    if c.characters and c.rows.get(s, player, USES) > 0:
        for ability in range(ABILITY_WANTED + 1):
            if can_use_in_turn(c, s, player, ability):
                return True
    return False


def can_preach(c: Fliptown, s: State, player: i64) -> bool:
    """FT-CH7, FT-R26: the Preacher acts before bribes."""
    return c.has_ability(s, player, PREACHER) and c.rows.get(s, player, WANTED) > 0


def use_ability(c: Fliptown, s: State, player: i64, action: i64) -> None:
    """FT-CH2: use an ability, once in the game; what it asks comes next."""
    ability = action - ABILITY.base
    character = c.character(s, player)
    spend_use(c, s, player)
    if ability < AREAS:
        earn_bonus(c, s, player, ability, NO_AREA)
    elif ability == ABILITY_GOLD:
        gain(c, s, player, GOLD, c.rows.get(s, player, WANTED))
        check_bounties(c, s, player)  # before any of that gold can be spent (FT-R12)
    elif character == PREACHER:
        s.push(c.cross, player, PREACHER_CROSS)
    else:
        s.push(c.cross, player, CROSS_PER_HAMMER * c.rows.get(s, player, HAMMERS))


def spend_use(c: Fliptown, s: State, player: i64) -> None:
    """One use less of an ability."""
    s.cells[c.rows.row(player) + USES] -= 1
    s.tell(ABILITY_USED, player, c.character(s, player))
