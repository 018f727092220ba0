"""How players are asked: questions whose answers follow one rule, accept-or-pass, and who is not asked.

Whoever could react is asked by what everybody knows (there are cards in the hand, the fight is close), never
by what is in the hand: so being asked tells nobody anything. Who is tired of a window can close it, for the
turn or for the game (`quiet`), and open it again in the own turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, OneRule, Question, State, Verb, Verb0, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.table import WesternLegends

QUIET_TURN: Final[i64] = 1
QUIET_GAME: Final[i64] = 2


class Asked(Question):
    """A question with answers of a few families; one rule says what they can be."""

    def __init__(self, c: WesternLegends, name: str, rule: i64, families: list[Family]) -> None:
        super().__init__(name)
        self.c: Final = c
        self.rule: i64 = rule
        self.families: Final = c.game.families
        answers = vec[i64]([i64(0)] * len(c.game.families.families))
        for family in families:
            answers[family.number] = 1
        self.answers: Final[vec[i64]] = answers

    def forbids(self, t: WesternLegends, s: State, player: i64, action: i64) -> i64:
        if self.answers[self.families.family(action)] == 0:
            return self.rule
        return ALLOWED if action in s.choices(player) else self.rule


class AcceptOrPassOld(Asked):
    """Something is offered, and the player accepts or passes; `window` can be closed by the player."""

    def __init__(self, c: WesternLegends, name: str, rule: i64, window: i64 = NONE) -> None:
        super().__init__(c, name, rule, [actions.ACCEPT, actions.PASS, actions.PASS_TURN, actions.PASS_GAME])
        self.window: i64 = window

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.ACCEPT.at())
        choices.offer(actions.PASS.at())
        if self.window != NONE:
            offer_quiet(self.window, choices)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        if action == actions.ACCEPT.base:
            self.accept(t, s, player, a, b)
            return
        take_quiet(t, s, player, action)
        self.decline(t, s, player, a, b)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        """Carry out what is offered."""
        raise NotImplementedError

    def decline(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        """Nothing happens, unless a subclass says otherwise."""


def offer_quiet(window: i64, choices: Choices) -> None:
    """Offer to pass and not to be asked again."""
    choices.offer(actions.PASS_TURN.at(window))
    choices.offer(actions.PASS_GAME.at(window))


def take_quiet(t: WesternLegends, s: State, player: i64, action: i64) -> None:
    """Remember that a player does not want to be asked again, if the action says so."""
    family = t.game.families.family(action)
    if family == actions.PASS_TURN.number:
        t.quiet.set(s, player, t.game.families.first(action), QUIET_TURN)
    elif family == actions.PASS_GAME.number:
        t.quiet.set(s, player, t.game.families.first(action), QUIET_GAME)


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
