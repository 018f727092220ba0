"""Game: the public door of one game, and what a game's folder has to bring."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.actions import Actions, Choices, Family
from saloon.core.chance import CHANCE_CELLS, SEED_LIMIT, sow
from saloon.core.errors import BadComponents, BadSetup, ScenarioError, shown, whole
from saloon.core.events import EventKind
from saloon.core.layout import CHANCE, REVEALED, Layout
from saloon.core.options import Option, complete
from saloon.core.refusal import RuleBook
from saloon.core.state import State
from saloon.core.steps import Step
from saloon.core.storage import state_from_json
from saloon.core.upgrades import Upgrade, older_components, older_options
from saloon.core.words import Words, load_words

SECRET_BYTES: Final = 32


def check_seed(seed: Any) -> int:
    """The same seed if it is one."""
    number = whole(seed)
    if isinstance(seed, bool) or not 0 <= number < SEED_LIMIT:
        raise BadSetup("seed", most=SEED_LIMIT - 1, given=shown(seed))
    return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its names and numbers, and how to lay it out. `saloon.load` finds games by name.

        >>> import saloon
        >>> game = saloon.load("cover_your_assets")
        >>> game
        <game cover_your_assets v1>
        >>> game.min_players, game.max_players, [option.name for option in game.options][:2]
        (2, 6, ['rules', 'end'])

    A game's folder subclasses this, overrides `lay_out`, `set_up` and what it needs of `read_components`
    and `variants`, and registers one instance as an entry point of the group `saloon.games`.
    A game never changes: copies are the game itself, and `pickle` finds it again by its name.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        package: str,
        players: tuple[int, int],
        options: list[Option],
        families: list[Family],
        events: list[EventKind],
        moments: list[Step] | None = None,
        rules: RuleBook,
        reasons: list[str],
        rule_out_of_turn: str,
        rule_when_over: str,
        bound: int,
        upgrades: Mapping[int, Upgrade] | None = None,
    ) -> None:
        self.name = name
        """What `saloon.load` knows it by."""
        self.version = version
        """It goes up whenever the behaviour of the game changes; records and stored states name it."""
        self.package = package
        """The package that has its texts."""
        self.min_players = players[0]
        self.max_players = players[1]
        self.options = options
        """What a table can choose before the game: names, values, defaults."""
        self.actions = Actions(families)
        """All actions: the numbers in range(len(actions)); see `describe` and `action` for their names."""
        self.events = events
        """The kinds of events that it tells."""
        self.rules = rules
        self.reasons = reasons
        """Why a game can end; `state.reason()` is one of them."""
        self.rule_out_of_turn = rule_out_of_turn
        self.rule_when_over = rule_when_over
        self.bound = bound
        """No game takes more choices than this."""
        self.moments = moments or []
        """Every moment of the game. States name them by their places in this list."""
        names = [step.name for step in self.moments]
        for number, step in enumerate(self.moments):
            assert names.count(step.name) == 1, f"two moments are called {step.name}"
            assert step.number in (-1, number), f"'{step.name}' has another place already"
            step.number = number
            step.prepare(self.actions)
        self.upgrades = upgrades or {}
        """By older version: the options and components that stand for what the version after it changed. With
        them a game of that version goes on as it began, and its record leads to the same digest."""
        self._layouts: dict[str, Layout] = {}
        self._words: dict[str, Words] = {}

    # -- what a game's folder overrides --------------------------------------------------------------

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        """The layout for a number of players, complete options and checked components."""
        raise NotImplementedError

    def set_up(self, t: Any, s: State) -> None:
        """Set the game up on a table where nothing lies yet, and push its first step."""
        raise NotImplementedError

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        """Check a user's components, or give the game's own (None); BadComponents says what is wrong."""
        if data is not None:
            raise BadComponents("no-components", game=self.name)
        return {}

    def variants(self) -> list[dict[str, str]]:
        """The option sets that the laws play for every number of players."""
        return [{}]

    # -- playing -------------------------------------------------------------------------------------

    def layout(
        self,
        players: SupportsIndex,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> Layout:
        """The game laid out; made once for the same arguments. Errors as in `new`."""
        number = whole(players)
        if not self.min_players <= number <= self.max_players:
            least, most = self.min_players, self.max_players
            raise BadSetup("players", game=self.name, least=least, most=most, given=shown(players))
        chosen = complete(self.options, options)
        try:
            key = json.dumps([number, chosen, components], sort_keys=True, default=str)
        except (TypeError, ValueError):
            raise BadComponents("components") from None
        found = self._layouts.get(key)
        if found is None:
            found = self.lay_out(number, chosen, self.read_components(components))
            found.own_components = components
            self._layouts[key] = found
        return found

    def new(
        self,
        players: SupportsIndex,
        seed: SupportsIndex = 0,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        secret: bytes | Any = b"",
        *,
        listen: bool = False,
    ) -> State:
        """A new game. With a secret of 32 bytes chance comes from that (fair tables), else from the seed.

        `listen` collects events from the set-up on. BadSetup says which number of players, seed, secret or
        option the game does not have, BadComponents what is wrong with components of your own.

        >>> import saloon
        >>> game = saloon.load("cover_your_assets")
        >>> game.new(players=4, seed=7, options={"rules": "advanced", "end": "quick"}).over
        False
        >>> game.new(players=9)
        Traceback (most recent call last):
            ...
        saloon.core.errors.BadSetup: cover_your_assets is for 2 to 6 players, not 9
        """
        return self.begin(self.layout(players, options, components), seed, secret, listen=listen)

    def begin(
        self, layout: Layout, seed: SupportsIndex, secret: bytes | Any = b"", *, listen: bool = False
    ) -> State:
        """A new game on a layout that is at hand already. BadSetup as in `new`."""
        number = check_seed(seed)
        if not isinstance(secret, bytes) or (secret and len(secret) != SECRET_BYTES):
            raise BadSetup("secret", size=SECRET_BYTES)
        state = self.blank(layout, number, secret)
        if listen:
            state.listen()
        state.start()
        state.cells[REVEALED] = 0
        return state

    def from_json(self, text: str | bytes | Any) -> State:
        """The state that `state.to_json()` wrote; BadState says what is wrong with the text."""
        return state_from_json(self, text)

    def scenario(self, description: Mapping[str, Any]) -> State:
        """A described position, laid out and checked; ScenarioError lists all that is wrong with it.

        Every game understands `players`, `options`, `components` and `seed`; the rest is the game's own and
        stands on its page in `docs/games`.
        """
        if not isinstance(description, Mapping):
            raise ScenarioError(["a position is described by names with values: {'players': 4, …}"])
        told = dict(description)
        players = told.pop("players", self.min_players)
        layout = self.layout(players, told.pop("options", None), told.pop("components", None))
        state = self.blank(layout, check_seed(told.pop("seed", 0)))
        problems = layout.scenario(state, told)
        if problems:
            raise ScenarioError(problems)
        state.settle()
        state.cells[REVEALED] = 0
        return state

    def describe(self, action: SupportsIndex) -> dict[str, int | str]:
        """An action by name: {"family": …, and its arguments}. BadAction if there is no such action."""
        return self.actions.describe(action)

    def action(self, family: str | Any, **arguments: SupportsIndex | str) -> int:
        """The number of a named action; BadAction says which families, arguments and values there are.

        >>> import saloon
        >>> game = saloon.load("cover_your_assets")
        >>> game.describe(game.action("challenge", target=2, card="gold"))
        {'family': 'challenge', 'target': 2, 'card': 'gold'}
        """
        return self.actions.encode(family, arguments)

    def buffer(self) -> Choices:
        """A reusable list for `state.legal`, with room for all actions of the game."""
        return Choices(self.actions.size)

    def words(self, lang: str = "en") -> Words:
        """The game's texts in a language ("en" or "cs"); SaloonError if there is no such language."""
        found = self._words.get(lang)
        if found is None:
            found = load_words(self.package, lang)
            self._words[lang] = found
        return found

    # -- for the house -------------------------------------------------------------------------------

    def blank(self, layout: Layout, seed: i64, secret: bytes = b"") -> State:
        """A state with nothing on the table."""
        state = State(layout, vec[i64]([0] * layout.size), secret)
        if secret:
            for i in range(CHANCE_CELLS):
                state.cells[CHANCE + i] = 0
        else:
            sow(state.cells, CHANCE, seed)
        for part in layout.parts:
            part.begin(state)
        return state

    def can_upgrade(self, version: int | Any) -> bool:
        """Whether a game that began with that version can go on with this one."""
        if not isinstance(version, int) or isinstance(version, bool) or version > self.version:
            return False
        return all(older in self.upgrades for older in range(version, self.version))

    def upgraded(self, version: int, options: Any, components: Any) -> tuple[Any, Any]:
        """Options and components of a game that began with that version, as this one has to be given them."""
        way = [self.upgrades[older] for older in range(version, self.version)]
        return older_options(way, options), older_components(
            way, components, lambda: self.read_components(None)
        )

    def module(self, name: str) -> Any:
        """A module of the game's package that not every game has (`bot`, `metrics` …), or None."""
        full = f"{self.package}.{name}"
        try:
            return import_module(full)
        except ModuleNotFoundError as reason:
            if reason.name not in (full, self.package):  # it is there; something that it needs is not
                raise
            return None

    def __repr__(self) -> str:
        return f"<game {self.name} v{self.version}>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from saloon.core.registry import load_from

        return load_from, (self.name, self.package)
