"""Actions: every choice of a game as one number in a dense range, and as names for people.

A game declares families (`challenge(target, card)`). The families lie one after another in the range; the
arguments of a family are packed like the digits of a number. Look-up tables made once turn a number back
into its family and arguments within a nanosecond.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.errors import BadAction, shown, whole


@final
class Argument:
    """One argument of an action or an event: a name and the values that it can take, in order.

    `words` says how to put a value into words: "seat" for a player's name, any other word for a message
    of that prefix (`card` turns `penny_jar` into the message `card-penny-jar`), "" for a plain number.
    """

    def __init__(self, name: str, values: list[str] | int, words: str = "") -> None:
        self.name = name
        self.words = words
        self.names: list[str] | None = None
        if isinstance(values, int):
            self.size: i64 = values
        else:
            self.size = len(values)
            self.names = values

    def encode(self, value: object) -> int:
        """The digit for a named value, or -1."""
        if self.names is not None:
            return self.names.index(value) if value in self.names else -1
        size: int = self.size
        number = whole(value)
        return number if 0 <= number < size else -1

    def decode(self, digit: int) -> int | str:
        """The named value of a digit."""
        return digit if self.names is None else self.names[digit]

    def allowed(self) -> str:
        """What this argument can be, for an error message."""
        if self.names is None:
            return f"0 to {self.size - 1}"
        return ", ".join(self.names)


@final
class Family:
    """Actions of one kind: a name and up to three arguments."""

    def __init__(self, name: str, arguments: list[Argument]) -> None:
        assert len(arguments) <= 3, "a choice with four arguments is better asked in two steps"
        self.name = name
        self.arguments = arguments
        self.number: i64 = 0
        self.base: i64 = 0
        self.stride: i64 = 1
        """How far apart two values of the first argument are."""
        self.second_stride: i64 = arguments[2].size if len(arguments) == 3 else 1
        for argument in arguments[1:]:
            self.stride *= argument.size
        self.size: i64 = 1
        for argument in arguments:
            self.size *= argument.size
        # Looked up instead of divided, which is much faster.
        rest = [place % self.stride for place in range(self.size)]
        self._first: Final[vec[i64]] = vec[i64]([i64(place // self.stride) for place in range(self.size)])
        self._second: Final[vec[i64]] = vec[i64]([i64(place // self.second_stride) for place in rest])
        self._third: Final[vec[i64]] = vec[i64]([i64(place % self.second_stride) for place in rest])

    def at(self, first: i64 = 0, second: i64 = 0) -> i64:
        """The action of this family with these arguments, if it has no more than two."""
        return self.base + first * self.stride + second

    def first(self, action: i64) -> i64:
        """The first argument of an action of this family."""
        return self._first[action - self.base]

    def second(self, action: i64) -> i64:
        """The second argument of an action of this family."""
        return self._second[action - self.base]

    def third(self, action: i64) -> i64:
        """The third argument of an action of this family."""
        return self._third[action - self.base]

    def at_three(self, first: i64, second: i64, third: i64) -> i64:
        """The action of this family with these arguments, however many it has."""
        return self.base + first * self.stride + second * self.second_stride + third


@final
class Actions:
    """All actions of a game: families laid one after another."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.by_name: dict[str, Family] = {}
        base: i64 = 0
        numbers: list[i64] = []
        firsts: list[i64] = []
        seconds: list[i64] = []
        thirds: list[i64] = []
        for number, family in enumerate(families):
            assert family.name not in self.by_name, f"two families are called {family.name}"
            self.by_name[family.name] = family
            family.number = number
            family.base = base
            base += family.size
            for action in range(family.base, base):
                numbers.append(number)
                firsts.append(family.first(action))
                seconds.append(family.second(action))
                thirds.append(family.third(action))
        self.size: i64 = base
        self._family: Final[vec[i64]] = vec[i64](numbers)
        self._first: Final[vec[i64]] = vec[i64](firsts)
        self._second: Final[vec[i64]] = vec[i64](seconds)
        self._third: Final[vec[i64]] = vec[i64](thirds)

    def family(self, action: i64) -> i64:
        """The number of the action's family."""
        return self._family[action]

    def first(self, action: i64) -> i64:
        """The action's first argument."""
        return self._first[action]

    def second(self, action: i64) -> i64:
        """The action's second argument."""
        return self._second[action]

    def third(self, action: i64) -> i64:
        """The action's third argument."""
        return self._third[action]

    def digits(self, action: i64) -> list[int]:
        """All arguments of the action."""
        return [self._first[action], self._second[action], self._third[action]]

    def __len__(self) -> int:
        """How many actions there are."""
        return self.size

    def check(self, action: Any) -> int:
        """The same action, if it exists."""
        actions: int = self.size  # compared as int, because a number from outside may be huge
        number = whole(action)
        if not 0 <= number < actions:
            raise BadAction("action", action=shown(action), last=self.size - 1)
        return number

    def describe(self, given: Any) -> dict[str, int | str]:
        """The action by name: its family and its arguments."""
        action = self.check(given)
        family = self.families[self._family[action]]
        named: dict[str, int | str] = {"family": family.name}
        for argument, digit in zip(family.arguments, self.digits(action), strict=False):
            named[argument.name] = argument.decode(digit)
        return named

    def encode(self, family_name: Any, arguments: Mapping[str, Any]) -> int:
        """The number of a named action."""
        family = self.by_name.get(family_name)
        if family is None:
            known = ", ".join(self.by_name)
            raise BadAction(f"there is no action family '{family_name}'; there are: {known}")
        wanted = [argument.name for argument in family.arguments]
        if sorted(wanted) != sorted(arguments):
            raise BadAction(
                f"'{family_name}' takes {', '.join(wanted) or 'no arguments'},"
                f" not {', '.join(arguments) or 'none'}"
            )
        digits = [0, 0, 0]
        for place, argument in enumerate(family.arguments):
            digits[place] = argument.encode(arguments[argument.name])
            if digits[place] < 0:
                raise BadAction(
                    f"'{arguments[argument.name]}' is no {argument.name}; allowed: {argument.allowed()}"
                )
        return family.at_three(digits[0], digits[1], digits[2])


@final
class Choices:
    """A reusable list of legal actions, filled by `state.legal`. It has a length and an index, like a list.

    >>> import saloon
    >>> game = saloon.load("cover_your_assets")
    >>> choices, state = game.buffer(), game.new(players=4, seed=7)
    >>> state.legal(state.actor(), choices) == len(choices)
    True
    >>> state.play(state.actor(), choices[0])
    """

    def __init__(self, capacity: i64) -> None:
        self.capacity: i64 = capacity
        self.actions: Final[vec[i64]] = vec[i64]([0] * (capacity + 1))  # `offer_if` may write one too many
        self.size: i64 = 0

    # -- for rules -----------------------------------------------------------------------------------

    def offer(self, action: i64) -> None:
        """Add one legal action."""
        at = self.size
        self.actions[at] = action
        self.size = at + 1

    def offer_if(self, allowed: bool, action: i64) -> None:
        """Add an action if it is legal.

        It is always written, and counted if legal: a processor cannot predict what a player holds, and a
        wrong prediction costs more than a useless write.
        """
        at = self.size
        self.actions[at] = action
        self.size = at + allowed

    # -- reading -------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: i64) -> i64:
        if not 0 <= index < self.size:
            raise IndexError(index)
        return self.actions[index]

    def to_list(self) -> list[int]:
        """A copy of the actions as a list."""
        return [self.actions[i] for i in range(self.size)]

    def __repr__(self) -> str:
        return f"<{self.size} choices>"
