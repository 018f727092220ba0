"""The cards and tokens of Point City: `components.toml` (or a user's own file) as flat tables."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from saloon.core.errors import BadComponents

TYPES: Final[i64] = 5
"""The five types of resources; ingenuity is none of them (PC-K3)."""
TYPE_IDS: Final[list[str]] = ["community", "economy", "energy", "ecology", "industry"]

# Resource cards by kind: 0 to 4 are singles, 5 to 9 doubles of the five types (PC-K3).
DOUBLE: Final[i64] = 5
INGENUITY: Final[i64] = 10
KINDS: Final[i64] = 11
KIND_IDS: Final[list[str]] = [*TYPE_IDS, *[f"double_{name}" for name in TYPE_IDS], "ingenuity"]

TIERS: Final[i64] = 3
ROWS: Final[i64] = 4
COLUMNS: Final[i64] = 4
PLACES: Final[i64] = 16
NO_PERMANENT: Final[i64] = -1

BUILDING_IDS: Final[list[str]] = [
    "atm",
    "mini_golf",
    "newsstand",
    "market_stall",
    "bus_stop",
    "post_office",
    "pond",
    "food_truck",
    "playground",
    "hot_dog_stand",
    "tiny_house",
    "tree_house",
    "bird_feeder",
    "art_gallery",
    "fountain",
    "cafe",
    "community_garden",
    "townhouses",
    "cell_tower",
    "factory",
    "radio_station",
    "observatory",
    "supermarket",
    "city_park",
    "mansion",
    "warehouse",
    "amusement_park",
    "apartments",
    "data_center",
    "quarry",
    "train_station",
    "dam",
]
TOKEN_IDS: Final[list[str]] = [
    "full_set",
    "flat_low",
    "flat_high",
    "pairs_of_a_type",
    "threes_of_a_type",
    "missing_types",
    "ingenuity_cards",
    "economy",
    "industry",
    "community",
    "energy",
    "ecology",
    "community_economy",
    "economy_ecology",
    "economy_energy",
    "energy_ecology",
    "economy_industry",
    "community_industry",
    "energy_industry",
    "community_energy",
    "community_ecology",
    "ecology_industry",
]
TOKENS: Final[i64] = 22
LEVELS: Final[list[str]] = ["easy", "medium", "hard"]
MOST_PLAYERS: Final = 4

CONFIDENCES: Final[list[str]] = ["exact", "probable", "designed"]
MOST_IN_TIER: Final = 100
MOST_COST: Final = 5
"""Of one type on one card: two buildings together cost at most ten, and for that the actions have room."""
MOST_POINTS: Final = 50


def own_components() -> dict[str, Any]:
    """The components that come with the game."""
    text = (files(__package__) / "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a whole box; BadComponents names the first thing that does not."""
    if not isinstance(data, Mapping):
        raise BadComponents("components are tables of cards, tokens and numbers, as in a components file")
    sizes = [0] * TIERS
    for place, card in enumerate(_listed(data, "cards")):
        sizes[_check_card(card, f"card {place}") - 1] += 1
    for tier, size in enumerate(sizes, start=1):
        if size > MOST_IN_TIER:
            raise BadComponents(f"tier {tier} has {size} cards; there is room for {MOST_IN_TIER}")
    _check_tokens(_listed(data, "tokens"))
    setup = _table(data, "setup")
    for players in range(1, MOST_PLAYERS + 1):
        _check_setup(_table(setup, f"players_{players}", "setup."), players, sizes)
    automa = _table(data, "automa")
    for level in LEVELS:
        _check_level(_table(automa, level, "automa."), f"automa.{level}")
    return data


def _check_card(card: Any, where: str) -> int:
    """Check both sides of a card; returns its tier."""
    if not isinstance(card, Mapping):
        raise BadComponents(f"{where} is no table")
    known = ["tier", "name", "resource", "amount", "cost", "permanent", "points", "civic"]
    for key in card:
        if key not in known:
            raise BadComponents(f"{where}: '{key}' is unknown; a card has {', '.join(known)}")
    _check_number(card.get("tier"), f"{where}: tier", 1, TIERS)
    _check_name(card.get("name"), f"{where}: name", BUILDING_IDS)
    _check_name(card.get("resource"), f"{where}: resource", [*TYPE_IDS, "ingenuity"])
    most = 1 if card["resource"] == "ingenuity" else 2
    _check_number(card.get("amount"), f"{where}: amount", 1, most)
    cost = card.get("cost")
    if not isinstance(cost, Mapping) or not cost:
        raise BadComponents(f"{where}: cost is a table of resources, such as {{ energy = 2 }}")
    for name, number in cost.items():
        _check_name(name, f"{where}: cost", TYPE_IDS)
        _check_number(number, f"{where}: cost.{name}", 1, MOST_COST)
    if "permanent" in card:
        _check_name(card["permanent"], f"{where}: permanent", TYPE_IDS)
    _check_number(card.get("points", 0), f"{where}: points", 0, MOST_POINTS)
    civic = card.get("civic", False)
    if not isinstance(civic, bool):
        raise BadComponents(f"{where}: civic is true or false, not {civic!r}")
    gives = "permanent" in card or card.get("points", 0) > 0
    if civic == gives:
        raise BadComponents(
            f"{where}: a building gives a permanent resource or points, or it is civic and gives neither"
        )
    return int(card["tier"])


def _check_tokens(tokens: list[Any]) -> None:
    seen: set[str] = set()
    for place, token in enumerate(tokens):
        name = token.get("id") if isinstance(token, Mapping) else None
        _check_name(name, f"token {place}: id", TOKEN_IDS)
        if name in seen:
            raise BadComponents(f"token {place}: '{name}' is there twice")
        seen.add(str(name))
        _check_number(token.get("points"), f"token '{name}': points", 0, MOST_POINTS)
        if name in ("pairs_of_a_type", "threes_of_a_type"):
            _check_number(token.get("threshold"), f"token '{name}': threshold", 1, 10)
        if token.get("confidence", "exact") not in CONFIDENCES:
            raise BadComponents(f"token '{name}': confidence is one of {', '.join(CONFIDENCES)}")
    missing = [name for name in TOKEN_IDS if name not in seen]
    if missing:
        raise BadComponents(f"the token '{missing[0]}' is missing; there are: {', '.join(TOKEN_IDS)}")


def _check_setup(numbers: Mapping[str, Any], players: int, sizes: list[int]) -> None:
    """So many cards that everybody has the same number of turns, and that the deck never holds one card."""
    where = f"setup.players_{players}"
    _check_list(numbers.get("cards"), f"{where}.cards", sizes)
    _check_number(numbers.get("tokens"), f"{where}.tokens", 0, len(TOKEN_IDS))
    turns = (sum(numbers["cards"]) - PLACES) / 2 + 1
    seats = max(players, 2)  # the automa takes as many turns as its opponent
    if turns < seats or turns % seats != 0:
        raise BadComponents(
            f"{where}.cards: without the {PLACES} cards of the market and with two cards a turn, that is"
            f" {turns:g} turns, which {seats} players cannot share evenly"
        )


def _check_level(numbers: Mapping[str, Any], where: str) -> None:
    for name in ("permanent", "token", "ingenuity"):
        _check_number(numbers.get(name), f"{where}.{name}", 0, MOST_POINTS)
    _check_list(numbers.get("type"), f"{where}.type", [MOST_POINTS] * 3)


def _listed(data: Mapping[str, Any], name: str) -> list[Any]:
    found = _table(data, name).get("list")
    if not isinstance(found, list):
        raise BadComponents(f"a components file needs '{name}.list'")
    return found


def _table(data: Mapping[str, Any], name: str, prefix: str = "") -> Mapping[str, Any]:
    found = data.get(name)
    if not isinstance(found, Mapping):
        raise BadComponents(f"a components file needs a table '{prefix}{name}'")
    return found


def _check_name(value: Any, where: str, known: list[str]) -> None:
    if value not in known:
        raise BadComponents(f"{where} is one of {', '.join(known)}, not {value!r}")


def _check_list(value: Any, where: str, most: list[int]) -> None:
    if not isinstance(value, list) or len(value) != len(most):
        raise BadComponents(f"{where} is a list of {len(most)} numbers")
    for number, limit in zip(value, most, strict=True):
        _check_number(number, where, 0, limit)


def _check_number(value: Any, where: str, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadComponents(f"{where} is a whole number from {least} to {most}, not {value!r}")
