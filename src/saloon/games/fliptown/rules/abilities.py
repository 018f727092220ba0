"""Abilities of characters: FT-CH2, FT-CH3, FT-CH7 to FT-CH9, FT-R26.

The Cheat, the Prospector, the Marshal, the Mayor and the Wild Card act in moments of their own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Choices, Menu, State, Step, Verb, Verb1
from saloon.games.fliptown import actions
from saloon.games.fliptown.actions import ABILITY, ABILITY_GOLD, ABILITY_WANTED
from saloon.games.fliptown.components.names import AREAS, GOLD
from saloon.games.fliptown.rules import book
from saloon.games.fliptown.rules.asking import CrossOut
from saloon.games.fliptown.rules.bounties import check_bounties
from saloon.games.fliptown.rules.gains import earn_bonus, gain
from saloon.games.fliptown.table import BARONESS, MAN_IN_BLACK, PREACHER, RANCH_HAND, Fliptown

AREA_OF: Final[vec[i64]] = vec[i64](
    [i64(area) for area in (0, -1, -1, 3, 1, -1, -1, 2, -1, 4, -1, -1, -1, -1)]
)
"""By character the area of its bonus action, or NOTHING."""
PREACHER_CROSS: Final[i64] = 6
CROSS_PER_HAMMER: Final[i64] = 2

# -- when they can be used -----------------------------------------------------------------------------------


def can_use(t: Fliptown, s: State, player: i64, ability: i64) -> bool:
    """FT-CH8, FT-CH9: whether an ability can be used that has no moment of its own."""
    if not t.characters or t.people.uses.get(s, player) == 0 or t.people.wanted.get(s, player) == 0:
        return False
    character = t.people.character.get(s, player)
    if ability == ABILITY_GOLD:
        return character == BARONESS
    return ability == ABILITY_WANTED and character == RANCH_HAND and t.people.hammers.get(s, player) > 0


def can_use_in_turn(t: Fliptown, s: State, player: i64, ability: i64) -> bool:
    """FT-CH3, FT-R26: whether an ability can be used before or after the main action."""
    if not t.characters or t.people.uses.get(s, player) == 0:
        return False
    if ability < AREAS:
        character = t.people.character.get(s, player)
        return character == MAN_IN_BLACK or AREA_OF[character] == ability
    return can_use(t, s, player, ability)


def can_use_any_in_turn(t: Fliptown, s: State, player: i64) -> bool:
    """Whether there is an ability that could be used now."""
    if t.characters and t.people.uses.get(s, player) > 0:
        for ability in range(ABILITY_WANTED + 1):
            if can_use_in_turn(t, s, player, ability):
                return True
    return False


def can_preach(t: Fliptown, s: State, player: i64) -> bool:
    """FT-CH7, FT-R26: the Preacher acts before bribes."""
    return t.has_ability(s, player, PREACHER) and t.people.wanted.get(s, player) > 0


# -- using them ----------------------------------------------------------------------------------------------


def spend_use(t: Fliptown, s: State, player: i64) -> None:
    """FT-CH2: one use less of an ability."""
    t.people.uses.move(s, player, -1)
    s.tell(actions.ABILITY_USED, player, t.people.character.get(s, player))


def use(t: Fliptown, s: State, player: i64, ability: i64) -> None:
    """FT-CH2: use an ability, once in the game; what it asks comes next."""
    spend_use(t, s, player)
    if ability < AREAS:
        earn_bonus(t, s, player, ability, NOTHING)
    elif ability == ABILITY_GOLD:
        gain(t, s, player, GOLD, t.people.wanted.get(s, player))
        check_bounties(t, s, player)  # before any of that gold can be spent (FT-R12)
    elif t.people.character.get(s, player) == PREACHER:
        s.push(CROSSING, player, PREACHER_CROSS)
    else:
        s.push(CROSSING, player, CROSS_PER_HAMMER * t.people.hammers.get(s, player))


class UseAbility(Verb1):
    """FT-CH2, FT-R26: use an ability. Each kind says when that can be, and what is asked afterwards."""

    def __init__(self) -> None:
        super().__init__(ABILITY)

    def is_usable(self, t: Fliptown, s: State, me: i64, ability: i64) -> bool:
        """Whether an ability can be used at this moment."""
        raise NotImplementedError

    def go_on(self, t: Fliptown, s: State, me: i64) -> None:
        """Push what comes after the ability."""
        raise NotImplementedError

    def forbids(self, t: Fliptown, s: State, me: i64, ability: i64) -> i64:
        if self.is_usable(t, s, me, ability):
            return ALLOWED
        is_left = t.characters and t.people.uses.get(s, me) > 0
        return book.WHEN_ABILITIES_ARE_USED if is_left else book.ABILITIES_ONCE_A_GAME

    def take(self, t: Fliptown, s: State, me: i64, ability: i64) -> None:
        self.go_on(t, s, me)
        use(t, s, me, ability)


class UseInTurn(UseAbility):
    """FT-CH3: before or after the main action, when a bonus action can be an ability too."""

    def is_usable(self, t: Fliptown, s: State, me: i64, ability: i64) -> bool:
        return can_use_in_turn(t, s, me, ability)

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        if t.characters and t.people.uses.get(s, me) > 0:
            for ability in range(ABILITY_WANTED + 1):
                choices.offer_if(can_use_in_turn(t, s, me, ability), ABILITY.base + ability)


@final
class UseAtDecision(UseAbility):
    """FT-R26: the Baroness and the Ranch Hand, before any decision of theirs, which is asked again then."""

    question: Step

    def is_usable(self, t: Fliptown, s: State, me: i64, ability: i64) -> bool:
        return can_use(t, s, me, ability)

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        if t.characters:
            character = t.people.character.get(s, me)
            if character == BARONESS:
                choices.offer_if(can_use(t, s, me, ABILITY_GOLD), ABILITY.base + ABILITY_GOLD)
            elif character == RANCH_HAND:
                choices.offer_if(can_use(t, s, me, ABILITY_WANTED), ABILITY.base + ABILITY_WANTED)

    def go_on(self, t: Fliptown, s: State, me: i64) -> None:
        s.push(self.question, me, s.a, s.b)


@final
class Decision(Menu):
    """A question in a player's turn: to its verbs come the abilities that can be used at any time."""

    def __init__(
        self, name: str, verbs: list[Verb], otherwise: i64, refusals: dict[str, i64] | None = None
    ) -> None:
        ability = UseAtDecision()
        super().__init__(name, [*verbs, ability], otherwise, refusals)
        ability.question = self


@final
class CrossAsked(CrossOut):
    """FT-DE20: `s.a` is how many it can be at most."""

    def limit(self, t: Fliptown, s: State) -> i64:
        return s.a


CROSSING: Final[Step] = Decision(
    "cross", [CrossAsked(0, book.CROSS_OUT_UP_TO_THAT_MANY)], book.ORDER_OF_A_TURN
)
