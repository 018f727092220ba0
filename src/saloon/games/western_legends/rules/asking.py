"""How players are asked: to accept or to pass, by one rule, and who is not asked.

Players are asked to react by what everybody knows (they have cards in hand, the fight is close), never by
which cards these are: being asked tells nobody anything. A player who is tired of a window can close it, for
the turn or for the game (`quiet`), and open it again in a later action phase.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, Menu, OneRule, State, Verb, Verb0, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.table import WesternLegends

QUIET_TURN: Final[i64] = 1
QUIET_GAME: Final[i64] = 2


@final
class Pass(Verb0):
    """To pass, or to be done: nothing happens."""

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        """What waits comes next."""


@final
class StayQuiet(Verb1):
    """To pass in a window and not to be asked there again, for the turn or for the game (`how_long`)."""

    def __init__(self, family: Family, window: i64, how_long: i64, rule: i64) -> None:
        super().__init__(family)
        self.window: i64 = window
        self.how_long: i64 = how_long
        self.rule: i64 = rule

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base + self.window)

    def forbids(self, t: WesternLegends, s: State, me: i64, window: i64) -> i64:
        return ALLOWED if window == self.window else self.rule

    def take(self, t: WesternLegends, s: State, me: i64, window: i64) -> None:
        t.quiet.set(s, me, window, self.how_long)


def stay_quiet(window: i64, rule: i64) -> list[Verb]:
    """The two ways to close a window, for a menu."""
    return [
        StayQuiet(actions.PASS_TURN, window, QUIET_TURN, rule),
        StayQuiet(actions.PASS_GAME, window, QUIET_GAME, rule),
    ]


class OneRuleMenu(Menu):
    """A menu where one rule stands against all that its verbs forbid, whatever they name elsewhere."""

    def forbids(self, t: WesternLegends, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if super().forbids(t, s, player, action) == ALLOWED else self.otherwise


class AcceptOrPass(OneRule):
    """Something is offered, and the player accepts or passes; `window` can be closed by the player."""

    def __init__(self, name: str, rule: i64, window: i64 = NONE) -> None:
        super().__init__(name, rule)
        self.window: i64 = window

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.ACCEPT.base)
        choices.offer(actions.PASS.base)
        if self.window != NONE:
            choices.offer(actions.PASS_TURN.base + self.window)
            choices.offer(actions.PASS_GAME.base + self.window)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if action == actions.ACCEPT.base:
            self.accept(t, s, player)
            return
        if action != actions.PASS.base:
            for_the_game = action == actions.PASS_GAME.base + self.window
            t.quiet.set(s, player, self.window, QUIET_GAME if for_the_game else QUIET_TURN)
        self.decline(t, s, player)

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        """Carry out what is offered."""
        raise NotImplementedError

    def decline(self, t: WesternLegends, s: State, player: i64) -> None:
        """Nothing happens, unless a subclass says otherwise."""


def may_ask(t: WesternLegends, s: State, player: i64, window: i64) -> bool:
    """Whether a player wants to be asked in a window."""
    return t.quiet.get(s, player, window) == 0


def end_quiet_turn(t: WesternLegends, s: State) -> None:
    """A turn ends: those who were quiet for the turn are asked again."""
    for player in range(t.players):
        for window in range(t.quiet.columns):
            if t.quiet.get(s, player, window) == QUIET_TURN:
                t.quiet.set(s, player, window, 0)
