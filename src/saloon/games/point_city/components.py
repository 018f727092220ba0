"""The cards and tokens of Point City: `components.toml` (or a user's own file) as flat tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.components import CONFIDENCES, check_names, check_number, check_word, table_of
from saloon.core.errors import BadComponents

PACKAGE: Final = "saloon.games.point_city"

TYPES: Final[i64] = 5
"""The five types of resources; ingenuity is not one of them (PC-K3)."""
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

TABLES: Final[list[str]] = ["edition", "setup", "automa", "tokens", "cards"]
CARD_FIELDS: Final[list[str]] = [
    "tier",
    "name",
    "resource",
    "amount",
    "cost",
    "permanent",
    "points",
    "civic",
]
THRESHOLDS: Final[list[str]] = ["pairs_of_a_type", "threes_of_a_type"]
MOST_IN_TIER: Final = 100
MOST_COST: Final = 5
"""Of one type on one card: two buildings together cost at most ten, which the actions can express."""
MOST_POINTS: Final = 50


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a complete box; BadComponents names the first mistake."""
    if not isinstance(data, Mapping):
        raise BadComponents("components")
    check_names(data, "", TABLES)
    sizes = [0] * TIERS
    for place, card in enumerate(_listed(data, "cards")):
        sizes[_check_card(card, f"cards.{place}") - 1] += 1
    for tier, size in enumerate(sizes, start=1):
        if size > MOST_IN_TIER:
            raise BadComponents("tier-size", PACKAGE, tier=tier, size=size, most=MOST_IN_TIER)
    _check_tokens(_listed(data, "tokens"))
    setup = table_of(data, "setup")
    check_names(setup, "setup.", [f"players_{players}" for players in range(1, MOST_PLAYERS + 1)])
    for players in range(1, MOST_PLAYERS + 1):
        _check_setup(table_of(setup, f"players_{players}", "setup."), players, sizes)
    automa = table_of(data, "automa")
    check_names(automa, "automa.", LEVELS)
    for level in LEVELS:
        _check_level(table_of(automa, level, "automa."), f"automa.{level}")
    return data


def _check_card(card: Any, where: str) -> int:
    """Check both sides of a card; returns its tier."""
    if not isinstance(card, Mapping):
        raise BadComponents("component-table", name=where)
    check_names(card, f"{where}.", CARD_FIELDS)
    check_number(card.get("tier"), f"{where}.tier", 1, TIERS)
    check_word(card.get("name"), f"{where}.name", BUILDING_IDS)
    check_word(card.get("resource"), f"{where}.resource", [*TYPE_IDS, "ingenuity"])
    most = 1 if card["resource"] == "ingenuity" else 2
    check_number(card.get("amount"), f"{where}.amount", 1, most)
    cost = card.get("cost")
    if not isinstance(cost, Mapping) or not cost:
        raise BadComponents("card-cost", PACKAGE, card=where)
    for name, number in cost.items():
        check_word(name, f"{where}.cost", TYPE_IDS)
        check_number(number, f"{where}.cost.{name}", 1, MOST_COST)
    if "permanent" in card:
        check_word(card["permanent"], f"{where}.permanent", TYPE_IDS)
    check_number(card.get("points", 0), f"{where}.points", 0, MOST_POINTS)
    civic = card.get("civic", False)
    if not isinstance(civic, bool):
        raise BadComponents("component-word", name=f"{where}.civic", words="true, false")
    gives = "permanent" in card or card.get("points", 0) > 0
    if civic == gives:
        raise BadComponents("card-gives", PACKAGE, card=where)
    return int(card["tier"])


def _check_tokens(tokens: list[Any]) -> None:
    seen: set[str] = set()
    for place, token in enumerate(tokens):
        where = f"tokens.{place}"
        if not isinstance(token, Mapping):
            raise BadComponents("component-table", name=where)
        name = token.get("id")
        check_word(name, f"{where}.id", TOKEN_IDS)
        if name in seen:
            raise BadComponents("token-twice", PACKAGE, place=place, token=name)
        seen.add(str(name))
        threshold = ["threshold"] if name in THRESHOLDS else []
        check_names(token, f"{name}.", ["id", "points", *threshold])
        check_number(token.get("points"), f"{name}.points", 0, MOST_POINTS)
        if threshold:
            check_number(token.get("threshold"), f"{name}.threshold", 1, 10)
        check_word(token.get("confidence", "exact"), f"{name}.confidence", CONFIDENCES)
    missing = [name for name in TOKEN_IDS if name not in seen]
    if missing:
        raise BadComponents("missing-token", PACKAGE, token=missing[0], tokens=", ".join(TOKEN_IDS))


def _check_setup(numbers: Mapping[str, Any], players: int, sizes: list[int]) -> None:
    """Check that everybody has the same number of turns, and that the deck never holds a single card."""
    where = f"setup.players_{players}"
    check_names(numbers, f"{where}.", ["cards", "tokens"])
    _check_list(numbers.get("cards"), f"{where}.cards", sizes)
    check_number(numbers.get("tokens"), f"{where}.tokens", 0, len(TOKEN_IDS))
    cards = sum(numbers["cards"])
    seats = max(players, 2)  # the automa takes as many turns as its opponent
    if cards % 2 == 1 or cards < PLACES or ((cards - PLACES) // 2 + 1) % seats != 0:
        raise BadComponents("uneven-turns", PACKAGE, name=f"{where}.cards", cards=cards, players=seats)


def _check_level(numbers: Mapping[str, Any], where: str) -> None:
    check_names(numbers, f"{where}.", ["permanent", "type", "token", "ingenuity"])
    for name in ("permanent", "token", "ingenuity"):
        check_number(numbers.get(name), f"{where}.{name}", 0, MOST_POINTS)
    _check_list(numbers.get("type"), f"{where}.type", [MOST_POINTS] * 3)


def _listed(data: Mapping[str, Any], name: str) -> list[Any]:
    table = table_of(data, name)
    check_names(table, f"{name}.", ["list"])
    found = table.get("list")
    if not isinstance(found, list):
        raise BadComponents("component-list", PACKAGE, name=f"{name}.list")
    return found


def _check_list(value: Any, where: str, most: list[int]) -> None:
    if not isinstance(value, list) or len(value) != len(most):
        raise BadComponents("component-numbers", PACKAGE, name=where, count=len(most))
    for number, limit in zip(value, most, strict=True):
        check_number(number, where, 0, limit)
