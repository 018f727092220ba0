"""The components of Fliptown: `components.toml` (or a user's own file), checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.authoring.components import printed_components
from saloon.core.errors import BadComponents, shown
from saloon.games.fliptown.components.names import AREA_IDS, RESOURCE_IDS, TRIGGER_IDS

PACKAGE: Final = "saloon.games.fliptown"

CONFIDENCES: Final[list[str]] = ["exact", "probable", "designed"]
MOST_NUMBER: Final = 99
MOST_PLACE: Final = 10_000
"""Coordinates."""
LOWEST_PRICE: Final[list[str]] = ["changes.step", "scoring.money_per_point", "scoring.gold_per_point"]
"""What is divided by, or would have no end if it were free."""
MOST_ROBBERIES: Final = 8
"""So many bonus actions in the badlands a map can have, so that the cards suffice for a turn (FT-R43)."""
MOST_TIMES: Final = 8
"""As often can an exchange be made, or a WANTED be crossed out, for which the actions have room."""
MOST_BY_NAME: Final[dict[str, int]] = {
    "buildings.hideout_cross": MOST_TIMES,
    "buildings.church_most": MOST_TIMES,
    "buildings.saloon_most": MOST_TIMES,
    "buildings.club_most": MOST_TIMES,
    "buildings.office_cross": MOST_TIMES,
    "buildings.outlaw_cross": 2,
    "buildings.pickaxe_step": 12,
    "setup.bounties": 3,
}
"""Numbers that have less room than others."""
FIXED: Final[list[str]] = ["rank", "level"]
"""Numbers that say where a space lies."""
FREE_FIELDS: Final[list[str]] = ["gain", "bonus", "tool", "cross"]
"""What a space may or may not have."""


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a whole box; BadComponents names the first thing that does not.

    The numbers and the rewards can be changed; which spaces, cards and passages there are cannot.
    """
    if not isinstance(data, Mapping):
        raise BadComponents("components")
    own = printed_components(PACKAGE)
    for name in data:
        if name not in own:
            raise BadComponents("component-unknown", name=name, known=", ".join(own))
    for name, table in own.items():
        if name != "edition":
            _check(table, data.get(name), name)
    _check_robberies(data)
    return data


def _check(own: Any, given: Any, where: str) -> None:
    """Compare a value with the game's own: the same shape, possible numbers, known words."""
    if isinstance(own, Mapping):
        _check_table(own, given, where)
    elif isinstance(own, list):
        if not isinstance(given, list) or len(given) != len(own):
            raise BadComponents("list-length", PACKAGE, name=where, count=len(own))
        for place, (mine, other) in enumerate(zip(own, given, strict=True)):
            _check(mine, other, f"{where}.{place}")
    elif isinstance(own, bool):
        if given is not own:
            raise BadComponents("component-word", name=where, words=str(own).lower())
    elif isinstance(own, int):
        _check_number(given, where)
        if where.rsplit(".", maxsplit=1)[-1] in FIXED and given != own:
            raise BadComponents("component-number", name=where, least=own, most=own, given=shown(given))
    else:
        _check_word(own, given, where)


def _check_table(own: Mapping[str, Any], given: Any, where: str) -> None:
    if not isinstance(given, Mapping):
        raise BadComponents("component-table", name=where)
    is_space = "id" in own and ("at" in own or "between" in own)
    for name, value in given.items():
        if name in ("source", "confidence"):
            words = [value] if name == "source" else CONFIDENCES
            if not isinstance(value, str) or value not in words:
                raise BadComponents("component-word", name=f"{where}.{name}", words=", ".join(CONFIDENCES))
        elif is_space and name in FREE_FIELDS:
            _check_free(name, value, f"{where}.{name}")
        elif name not in own:
            raise BadComponents("component-unknown", name=f"{where}.{name}", known=", ".join(own))
    for name, value in own.items():
        if name in ("source", "confidence") or (is_space and name in FREE_FIELDS):
            continue
        if name == "gain" or name == "start":
            _check_gain(given.get(name), f"{where}.{name}")
        else:
            _check(value, given.get(name), f"{where}.{name}")


def _check_free(name: str, value: Any, where: str) -> None:
    """What a space gives."""
    if name == "gain":
        _check_gain(value, where)
    elif name == "bonus":
        _check_one_of(value, where, AREA_IDS)
    elif name == "tool":
        if value is not True:
            raise BadComponents("component-word", name=where, words="true")
    else:
        _check_number(value, where, MOST_TIMES)


def _check_gain(value: Any, where: str) -> None:
    if not isinstance(value, Mapping):
        raise BadComponents("component-table", name=where)
    for name, number in value.items():
        _check_one_of(name, where, RESOURCE_IDS)
        _check_number(number, f"{where}.{name}")


def _check_word(own: str, given: Any, where: str) -> None:
    """Words are ids, areas or triggers; ids stay as they are."""
    last = where.rsplit(".", maxsplit=1)[-1]
    if last == "trigger":
        _check_one_of(given, where, TRIGGER_IDS)
    elif where.startswith("groups."):
        _check_one_of(given, where, AREA_IDS)
    else:
        _check_one_of(given, where, [own])


def _check_one_of(value: Any, where: str, words: list[str]) -> None:
    if value not in words:
        raise BadComponents("component-word", name=where, words=", ".join(words))


def _check_number(value: Any, where: str, most: int = MOST_NUMBER) -> None:
    most = MOST_BY_NAME.get(where, MOST_PLACE if ".at." in where else most)
    least = 1 if where in LOWEST_PRICE else 0
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadComponents("component-number", name=where, least=least, most=most, given=shown(value))


def _check_robberies(data: Mapping[str, Any]) -> None:
    """FT-R43: nobody can draw more robbery cards in a turn than there are for everybody."""
    tables = [data[name]["list"] for name in ("trail", "badlands", "mine", "town", "links")]
    robberies = sum(space.get("bonus") == "badlands" for table in tables for space in table)
    robberies += sum(area == "badlands" for area in data["groups"].values())
    if robberies > MOST_ROBBERIES:
        raise BadComponents("robberies", PACKAGE, count=robberies, most=MOST_ROBBERIES)
