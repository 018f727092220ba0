"""Sweep: the same experiment over values of options and of components, side by side.

What is tried is named by an option (`rules`) or by a path into the components file (see `core/upgrades.py`).
"""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saloon.core.errors import SaloonError
from saloon.core.registry import load
from saloon.core.upgrades import key_at
from saloon.lab.errors import BadSweep
from saloon.lab.simulate import make_setting, play_all

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from saloon.core.game import Game
    from saloon.lab.results import Results, Setting

MOST_CASES: Final = 64
MOST_KNOWN: Final = 12
"""How many names to list after a wrong one."""


class Change(msgspec.Struct, frozen=True):
    """Something to try: the name of an option or a path into the components, and its values as typed."""

    name: str
    values: list[str]


def read_changes(given: Sequence[str]) -> list[Change]:
    """What a command line says: `rules=classic,advanced`, `tokens.list.3.points=2,6,12`."""
    if not given:
        raise BadSweep("sweep-what")
    changes: list[Change] = []
    for text in given:
        name, sign, values = [part.strip() for part in text.partition("=")]
        listed = [value.strip() for value in values.split(",")]
        if not (name and sign and all(listed)):
            raise BadSweep("sweep-form", given=text)
        if any(change.name == name for change in changes):
            raise BadSweep("sweep-twice", name=name)
        if len(listed) < 2 or len(set(listed)) != len(listed):
            raise BadSweep("sweep-values", name=name)
        changes.append(Change(name, listed))
    return changes


def make_cases(
    game: Game,
    specs: Sequence[str],
    games: int,
    changes: Sequence[Change],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    components: Mapping[str, Any] | None = None,
    *,
    replays: int = 1,
) -> list[Setting]:
    """A checked setting for every combination of values; all have the same seed, so the same deals."""
    count = 1
    for change in changes:
        count *= len(change.values)
    if count > MOST_CASES:
        raise BadSweep("sweep-many", count=count, most=MOST_CASES)
    shown = _short([change.name for change in changes])
    names = {option.name for option in game.options}
    settings: list[Setting] = []
    for values in product(*[change.values for change in changes]):
        chosen = dict(options or {})
        edition = components
        for change, value in zip(changes, values, strict=True):
            option = change.name.replace("-", "_")
            if option in names:
                chosen[option] = value.replace("-", "_")
            else:
                edition = put(game, copy.deepcopy(dict(edition or own_edition(game))), change.name, value)
        label = ", ".join(f"{name}={value}" for name, value in zip(shown, values, strict=True))
        try:
            made = make_setting(game, specs, games, seed, chosen, edition, replays=replays, label=label)
        except SaloonError as error:
            raise BadSweep("sweep-case", label=label, problem=error) from None
        settings.append(made)
    return settings


def sweep(
    game: Game | str,
    specs: Sequence[str],
    games: int,
    changes: Mapping[str, Sequence[object]],
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    replays: int = 1,
    ray: str | None = None,
) -> list[Results]:
    """Play every case: `sweep("point_city", ["greedy"] * 2, 500, {"tokens.list.3.points": [2, 6, 12]})`."""
    table = load(game) if isinstance(game, str) else game
    told = read_changes([f"{name}={','.join(map(str, values))}" for name, values in changes.items()])
    cases = make_cases(table, specs, games, told, seed, options, components, replays=replays)
    return play_all(table, cases, jobs, ray=ray, progress=progress)


def own_edition(game: Game) -> dict[str, Any]:
    """The components that come with a game, as in its file."""
    file = files(game.package) / "components.toml"
    if not file.is_file():
        raise BadSweep("sweep-no-components", game=game.name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def put(game: Game, components: dict[str, Any], path: str, value: str) -> dict[str, Any]:
    """The same components with one value changed; BadSweep says where the path is wrong."""
    place: Any = components
    steps = path.split(".")
    for depth, step in enumerate(steps):
        key = key_at(place, step)
        if key is None:
            known = ", ".join(_known(place)[:MOST_KNOWN]) or "-"
            if depth == 0:
                options = ", ".join(option.name for option in game.options) or "-"
                raise BadSweep("sweep-name", name=path, game=game.name, options=options, known=known)
            at = ".".join(steps[:depth])
            raise BadSweep("sweep-path", name=path, game=game.name, place=at, known=known)
        if depth == len(steps) - 1:
            place[key] = _like(path, place[key], value)
        place = place[key]
    return components


def _short(paths: list[str]) -> list[str]:
    """The shortest unambiguous ends of paths: `full_set.points`."""
    ends = [".".join(path.split(".")[-2:]) for path in paths]
    return [end if ends.count(end) == 1 else path for path, end in zip(paths, ends, strict=True)]


def _known(place: Any) -> list[str]:
    """The possible steps from a place."""
    if isinstance(place, dict):
        return list(place)
    if isinstance(place, list):
        entries = [
            entry.get("id", number) if isinstance(entry, dict) else number
            for number, entry in enumerate(place)
        ]
        return [str(entry) for entry in entries]
    return []


def _like(path: str, old: Any, value: str) -> Any:
    """The typed text as a value of the same type as the one it replaces."""
    if isinstance(old, dict | list):
        raise BadSweep("sweep-leaf", name=path, known=", ".join(_known(old)[:MOST_KNOWN]))
    if isinstance(old, bool):
        if value not in ("true", "false"):
            raise BadSweep("sweep-type", name=path, kind="bool", given=value)
        return value == "true"
    if isinstance(old, str):
        return value
    kind = type(old)
    try:
        return kind(value.replace("_", "") if kind is int else value)
    except ValueError:
        raise BadSweep("sweep-type", name=path, kind=kind.__name__, given=value) from None
