"""Verbs and menus: what players can do, one class for each action.

A verb says who may do it (`forbids`), what it does (`take`) and, if the guard alone would be slow, what to
offer (`offer`). A menu is a question that lists its verbs. The verbs differ only in how many arguments their
action has: `Verb0` to `Verb3`.

    class Bid(Verb1):
        def forbids(self, t: HighBid, s: State, me: int, amount: int) -> int:
            return ALLOWED if t.hands.has(s, me, amount) else OWN_CARDS_ONLY
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.actions import Actions, Choices, Family
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something that a player can choose; subclass `Verb0`, `Verb1`, `Verb2` or `Verb3`, not this."""

    def __init__(self, family: Family) -> None:
        self.family: Final = family

    def offer(self, t: Any, s: State, me: i64, choices: Choices) -> None:
        """List the allowed actions of this verb: by default, all that the guard allows."""
        first = self.family.base
        for action in range(first, first + self.family.size):
            choices.offer_if(self.forbids_action(t, s, me, action) == ALLOWED, action)

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        """The guard, asked about one action of the family."""
        raise NotImplementedError

    def take_action(self, t: Any, s: State, me: i64, action: i64) -> None:
        """Carry out one action of the family."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb0(Verb):
    """An action without arguments."""

    def offer(self, t: Any, s: State, me: i64, choices: Choices) -> None:
        choices.offer_if(self.forbids(t, s, me) == ALLOWED, self.family.base)

    def forbids(self, t: Any, s: State, me: i64) -> i64:
        """The rule that forbids it, or ALLOWED."""
        return ALLOWED

    def take(self, t: Any, s: State, me: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        return self.forbids(t, s, me)

    def take_action(self, t: Any, s: State, me: i64, action: i64) -> None:
        self.take(t, s, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb1(Verb):
    """An action with one argument."""

    def forbids(self, t: Any, s: State, me: i64, first: i64) -> i64:
        """The rule that forbids it, or ALLOWED."""
        return ALLOWED

    def take(self, t: Any, s: State, me: i64, first: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        return self.forbids(t, s, me, action - self.family.base)

    def take_action(self, t: Any, s: State, me: i64, action: i64) -> None:
        self.take(t, s, me, action - self.family.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb2(Verb):
    """An action with two arguments."""

    def forbids(self, t: Any, s: State, me: i64, first: i64, second: i64) -> i64:
        """The rule that forbids it, or ALLOWED."""
        return ALLOWED

    def take(self, t: Any, s: State, me: i64, first: i64, second: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        return self.forbids(t, s, me, self.family.first(action), self.family.second(action))

    def take_action(self, t: Any, s: State, me: i64, action: i64) -> None:
        self.take(t, s, me, self.family.first(action), self.family.second(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb3(Verb):
    """An action with three arguments."""

    def forbids(self, t: Any, s: State, me: i64, first: i64, second: i64, third: i64) -> i64:
        """The rule that forbids it, or ALLOWED."""
        return ALLOWED

    def take(self, t: Any, s: State, me: i64, first: i64, second: i64, third: i64) -> None:
        """Carry it out."""
        raise NotImplementedError

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        f = self.family
        return self.forbids(t, s, me, f.first(action), f.second(action), f.third(action))

    def take_action(self, t: Any, s: State, me: i64, action: i64) -> None:
        f = self.family
        self.take(t, s, me, f.first(action), f.second(action), f.third(action))


@final
class Elsewhere(Verb):
    """An action that belongs to another question: one rule says why not here."""

    def __init__(self, family: Family, rule: i64) -> None:
        super().__init__(family)
        self.rule: i64 = rule

    def forbids_action(self, t: Any, s: State, me: i64, action: i64) -> i64:
        return self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Question):
    """A question that is answered with one of several verbs.

    `otherwise` is the rule against everything not on the menu, unless `refusals` has another one for its
    family, by name.
    """

    def __init__(
        self, name: str, verbs: list[Verb], otherwise: i64, refusals: Mapping[str, i64] | None = None
    ) -> None:
        super().__init__(name)
        self.verbs: Final[vec[Verb]] = vec[Verb](verbs)
        self.otherwise: i64 = otherwise
        self.refusals: Final = refusals or {}
        self._verb_of: vec[Verb] = vec[Verb]()
        """By the number of an action."""

    def prepare(self, actions: Actions) -> None:
        by_name: dict[str, Verb] = {verb.family.name: verb for verb in self.verbs}
        found: list[Verb] = []
        for family in actions.families:
            verb = by_name.get(family.name)
            if verb is None:
                verb = Elsewhere(family, self.refusals.get(family.name, self.otherwise))
            found += [verb] * family.size
        self._verb_of = vec[Verb](found)

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for place in range(len(self.verbs)):
            self.verbs[place].offer(t, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        return self._verb_of[action].forbids_action(t, s, player, action)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        self._verb_of[action].take_action(t, s, player, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneRule(Question):
    """A question where one rule forbids everything that is not offered: override `offer` and `take`."""

    def __init__(self, name: str, rule: i64) -> None:
        super().__init__(name)
        self.rule: i64 = rule

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if action in s.choices(player) else self.rule
