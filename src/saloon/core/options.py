"""Options: what a table can choose before the game, with names, types, defaults and allowed values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from saloon.core.errors import BadSetup


class Option(msgspec.Struct, frozen=True):
    """One option. Its texts are the messages `option-<name>`, its `.help` and `.value-<value>`."""

    name: str
    values: list[str]
    default: str
    least_players: int = 1
    most_players: int = 1_000
    """The numbers of players for which it matters; with others it has no effect and is not offered."""

    @property
    def type(self) -> str:
        """ "choice": one of `values`."""
        return "choice"


def complete(options: list[Option], given: Mapping[str, Any] | None) -> dict[str, str]:
    """All options with the given ones checked and the others at their defaults."""
    chosen = {option.name: option.default for option in options}
    if given is not None and not isinstance(given, Mapping):
        raise BadSetup("options", given=repr(given))
    for name, value in (given or {}).items():
        if name not in chosen:
            if not chosen:
                raise BadSetup("no-options", option=name)
            raise BadSetup("option", option=name, options=", ".join(chosen))
        allowed = next(option.values for option in options if option.name == name)
        if value not in allowed:
            raise BadSetup("option-value", option=name, value=value, values=", ".join(allowed))
        chosen[name] = value
    return chosen
