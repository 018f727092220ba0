"""Typed: options and components as users type them or keep them in files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saloon.core.errors import BadComponents, BadSetup, SaloonError
from saloon.core.registry import load

if TYPE_CHECKING:
    from saloon.core.game import Game


def read_options(pairs: list[str]) -> dict[str, str]:
    """Options as typed, `name=value`; dashes count as underscores."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = [part.strip().replace("-", "_") for part in pair.partition("=")]
        if not (name and sign and value):
            raise BadSetup("option-form", given=pair)
        if name in options:
            raise BadSetup("option-twice", option=name)
        options[name] = value
    return options


def read_house_components(pairs: list[str]) -> dict[str, dict[str, Any]]:
    """Components files as typed for a whole house, `game=file`, by the name of the game."""
    found: dict[str, dict[str, Any]] = {}
    for pair in pairs:
        name, sign, file = [part.strip() for part in pair.partition("=")]
        if not (name and sign and file):
            raise BadSetup("house-components", given=pair)
        found[name] = read_components(load(name), Path(file))
    return found


def read_components(game: Game, path: Path) -> dict[str, Any]:
    """A user's components file, checked by the game; every error names the file."""
    try:
        text = path.read_bytes().decode()
        found = tomllib.loads(text)
        game.read_components(found)
    except UnicodeDecodeError:
        raise BadComponents("components-text", file=path) from None
    except tomllib.TOMLDecodeError as error:
        last = len(text.splitlines())
        problem = str(error).replace("at end of document", f"at line {last}, the end of the document")
        raise BadComponents("components-toml", file=path, problem=problem) from None
    except SaloonError as error:
        raise BadComponents("in-file", file=path, problem=error) from None
    return found
