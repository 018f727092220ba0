"""Upgrades: options and components for games of an older version, so that they go on as they began.

A component goes by its path: names of tables and places in lists, with dots between them. In
`tokens.list.3.points` the 3 is the fourth entry of the list; an entry that has an `id` (or a `name` that no
other has) goes by that too: `tokens.list.full_set.points`.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, final


@final
class Upgrade:
    """The values in one version of everything that the next version changed."""

    def __init__(
        self, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        self.options = options or {}
        self.components = components or {}
        """By path."""


def older_options(way: Sequence[Upgrade], given: Any) -> Any:
    """Options of an older game plus those added since, the oldest upgrade first."""
    if not way or not (given is None or isinstance(given, Mapping)):
        return given
    options = dict(given or {})
    for upgrade in way:
        for name, value in upgrade.options.items():
            options.setdefault(name, value)
    return options


def older_components(way: Sequence[Upgrade], given: Any, published: Callable[[], Mapping[str, Any]]) -> Any:
    """Components of an older game.

    A user's own edition gets what it does not define itself. Otherwise (None) they are today's published
    ones, except for what was different then.
    """
    if not any(upgrade.components for upgrade in way):
        return given
    if given is None:
        edition = copy.deepcopy(dict(published()))
        for upgrade in reversed(way):
            for path, value in upgrade.components.items():
                _put(edition, path, value, instead=True)
    elif isinstance(given, Mapping):
        edition = copy.deepcopy(dict(given))
        for upgrade in way:
            for path, value in upgrade.components.items():
                _put(edition, path, value, instead=False)
    else:
        return given
    return edition


def key_at(place: Any, step: str) -> str | int | None:
    """What a step of a path means at its place; None if nothing."""
    if isinstance(place, dict):
        return step if step in place else None
    if not isinstance(place, list):
        return None
    if step.isdecimal():
        return int(step) if int(step) < len(place) else None
    named = [
        number
        for number, entry in enumerate(place)
        if isinstance(entry, dict) and step in (entry.get("id"), entry.get("name"))
    ]
    return named[0] if len(named) == 1 else None


def _put(components: dict[str, Any], path: str, value: Any, *, instead: bool) -> None:
    """Set a component's value if it has none, or replace the one it has."""
    *tables, name = path.split(".")
    place: Any = components
    for step in tables:
        key = key_at(place, step)
        if key is None:
            if not isinstance(place, dict):
                return  # an entry of a list that this edition does not have
            key, place[step] = step, {}
        place = place[key]
    last = key_at(place, name)
    if last is None and isinstance(place, dict):
        place[name] = copy.deepcopy(value)
    elif last is not None and instead:
        place[last] = copy.deepcopy(value)
