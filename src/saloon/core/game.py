"""Game: the public door of one game, and what a game's folder has to bring."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.actions import Actions, Choices, Family
from saloon.core.chance import CHANCE_CELLS, SEED_LIMIT, sow
from saloon.core.errors import BadComponents, BadSetup, ScenarioError, shown
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
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise BadSetup("seed", most=SEED_LIMIT - 1, given=shown(seed))
    return seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its names and numbers, and how to lay it out.

    A game's folder subclasses this, overrides `lay_out`, `set_up` and what it needs of `read_components`
    and `variants`, and registers one instance as an entry point of the group `saloon.games`.
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
        self.version = version
        self.package = package
        self.min_players = players[0]
        self.max_players = players[1]
        self.options = options
        self.families = Actions(families)
        self.events = events
        self.rules = rules
        self.reasons = reasons
        self.rule_out_of_turn = rule_out_of_turn
        self.rule_when_over = rule_when_over
        self.bound = bound
        """No game takes more choices than this."""
        self.moments = moments or []
        """Every moment of the game. States name them by their places in this list."""
        for number, step in enumerate(self.moments):
            assert step.number in (-1, number), f"'{step.name}' has another place already"
            step.number = number
            step.prepare(self.families)
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
        t.begin(s)

    def read_components(self, data: Mapping[str, Any] | None) -> Mapping[str, Any]:
        """Check a user's components, or give the game's own (None); BadComponents says what is wrong."""
        if data is not None:
            raise BadComponents("no-components", game=self.name)
        return {}

    def variants(self) -> list[dict[str, str]]:
        """The option sets that the laws play for every number of players."""
        return [{}]

    # -- the public door -----------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """How many actions there are: they are the numbers in range(actions)."""
        return self.families.size

    def layout(
        self,
        players: int | Any,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> Layout:
        """The game laid out; made once for the same arguments."""
        if not isinstance(players, int) or not self.min_players <= players <= self.max_players:
            least, most = self.min_players, self.max_players
            raise BadSetup("players", game=self.name, least=least, most=most, given=shown(players))
        chosen = complete(self.options, options)
        try:
            key = json.dumps([players, chosen, components], sort_keys=True, default=str)
        except (TypeError, ValueError):
            raise BadComponents("components") from None
        found = self._layouts.get(key)
        if found is None:
            found = self.lay_out(players, chosen, self.read_components(components))
            found.own_components = components
            self._layouts[key] = found
        return found

    def new(
        self,
        players: int | Any,
        seed: int | Any = 0,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        secret: bytes | Any = b"",
        *,
        listen: bool = False,
    ) -> State:
        """A new game. With a secret of 32 bytes chance comes from that (fair tables), else from the seed.

        `listen` collects events from the set-up on.
        """
        return self.begin(self.layout(players, options, components), seed, secret, listen=listen)

    def begin(
        self, layout: Layout, seed: int | Any, secret: bytes | Any = b"", *, listen: bool = False
    ) -> State:
        """A new game on a layout that is at hand already."""
        check_seed(seed)
        if not isinstance(secret, bytes) or (secret and len(secret) != SECRET_BYTES):
            raise BadSetup("secret", size=SECRET_BYTES)
        state = self.blank(layout, seed, secret)
        if listen:
            state.listen()
        state.start()
        state.cells[REVEALED] = 0
        return state

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

    def from_json(self, text: str | bytes | Any) -> State:
        """The state that `state.to_json()` wrote."""
        return state_from_json(self, text)

    def scenario(self, description: Mapping[str, Any]) -> State:
        """A described position, laid out and checked; ScenarioError lists all that is wrong with it.

        Every game understands `players`, `options`, `components` and `seed`; the rest is the game's own.
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

    def describe(self, action: int | Any) -> dict[str, int | str]:
        """An action by name: {"family": …, and its arguments}."""
        return self.families.describe(action)

    def action(self, family: str | Any, **arguments: Any) -> int:
        """The number of a named action."""
        return self.families.encode(family, arguments)

    def buffer(self) -> Choices:
        """A reusable list for `state.legal`."""
        return Choices(self.families.size)

    def words(self, lang: str = "en") -> Words:
        """The game's texts in a language."""
        found = self._words.get(lang)
        if found is None:
            found = load_words(self.package, lang)
            self._words[lang] = found
        return found

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
