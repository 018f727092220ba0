"""The cards of Cover Your Assets: `components.toml` (or a user's own file) as flat tables."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from saloon.core.errors import BadComponents

# Card kinds are numbers; identical copies are interchangeable (CA-R16).
ASSETS: Final[i64] = 10
"""Kinds 0 to 9 are the assets (CA-K1)."""
SILVER: Final[i64] = 10
GOLD: Final[i64] = 11
PENNY_JAR: Final[i64] = 12
SWAP: Final[i64] = 13
MOVE: Final[i64] = 14
PLAYABLE: Final[i64] = 13
"""Kinds below this can be part of a set; the action cards cannot (CA-X8)."""
KINDS: Final[i64] = 15

CARD_IDS: Final[list[str]] = [
    "baseball_cards",
    "coin_collection",
    "piggy_bank",
    "cash_mattress",
    "bank_account",
    "stocks",
    "motor_boat",
    "jewels",
    "classic_auto",
    "house",
    "silver",
    "gold",
    "penny_jar",
    "swap",
    "move",
]
NUMBERS: Final[list[str]] = [
    "hand",
    "hand_two_players",
    "hand_advanced",
    "draft_piles",
    "draft_pile_size",
    "goal",
]
CONFIDENCES: Final[list[str]] = ["exact", "probable", "designed"]
MOST_COPIES: Final = 20
MOST_CARDS: Final = 200
LEAST_DRAW_PILE: Final = 2
# The table has room for exactly three draft piles (CA-2P2, CA-3P3), and hands must leave a draw pile.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "hand": (2, 8),
    "hand_two_players": (2, 8),
    "hand_advanced": (2, 8),
    "draft_piles": (3, 3),
    "draft_pile_size": (4, 12),
    "goal": (1, 1_000_000_000),
}


def kind_of(card: str) -> str:
    """Whether a card is an asset, a wild or an action card (CA-K1, CA-K2)."""
    number = CARD_IDS.index(card)
    return "asset" if number < ASSETS else "wild" if number < PLAYABLE else "action"


def own_components() -> dict[str, Any]:
    """The components that come with the game."""
    text = (files(__package__) / "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a whole deck; BadComponents names the first thing that does not."""
    if not isinstance(data, Mapping):
        raise BadComponents("components are tables of cards and numbers, as in a components file")
    cards = data.get("card")
    if not isinstance(cards, list):
        raise BadComponents("a components file needs a [[card]] table for every card")
    seen: set[str] = set()
    for place, card in enumerate(cards, start=1):
        _check_card(card, place, seen)
    missing = [card for card in CARD_IDS if card not in seen]
    if missing:
        raise BadComponents(f"the card '{missing[0]}' is missing; a deck has: {', '.join(CARD_IDS)}")
    numbers = _table(data, "numbers")
    for name in NUMBERS:
        least, most = BOUNDS[name]
        _check_number(numbers.get(name), f"numbers.{name}", least, most)
    removed = _table(_table(data, "two_players"), "removed")
    copies = {card["id"]: card["copies"] for card in cards}
    for name, number in removed.items():
        if name not in copies:
            raise BadComponents(f"two_players.removed names '{name}', which is no card")
        _check_number(number, f"two_players.removed.{name}", 0, copies[name])
    _check_deck(copies, removed, numbers)
    if copies["swap"] + copies["move"] > numbers["draft_pile_size"] - 2:
        raise BadComponents(
            "there must be fewer action cards than numbers.draft_pile_size, or no pile could open"
        )
    return data


def _check_deck(copies: dict[str, int], removed: Mapping[str, Any], numbers: Mapping[str, Any]) -> None:
    """The smallest deck, without Penny Jars and action cards, must do for the largest deal and a draw."""
    total = sum(copies.values())
    smallest = total - copies["penny_jar"] - copies["swap"] - copies["move"]
    hand = max(numbers["hand"], numbers["hand_two_players"], numbers["hand_advanced"])
    drafts = numbers["draft_piles"] * numbers["draft_pile_size"]
    least = max(6 * hand, drafts + 3 * hand, drafts + 2 * hand + sum(removed.values())) + LEAST_DRAW_PILE
    if not least <= smallest or total > MOST_CARDS:
        raise BadComponents(
            f"{total} cards in all, {smallest} in the classic game; there must be at least {least} in the"
            f" classic game and at most {MOST_CARDS} in all"
        )


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = data.get(name)
    if not isinstance(found, dict):
        raise BadComponents(f"a components file needs a table '{name}'")
    return found


def _check_card(card: Any, place: int, seen: set[str]) -> None:
    if not isinstance(card, dict) or "id" not in card:
        raise BadComponents(f"card number {place} has no id")
    name = card["id"]
    if name not in CARD_IDS:
        raise BadComponents(f"card number {place}: '{name}' is no card; allowed: {', '.join(CARD_IDS)}")
    if name in seen:
        raise BadComponents(f"card number {place}: '{name}' is there twice; every card has one table")
    seen.add(name)
    if card.get("kind") != kind_of(name):
        raise BadComponents(f"'{name}' is of kind '{kind_of(name)}', not '{card.get('kind')}'")
    _check_number(card.get("copies"), f"{name}.copies", 0, MOST_COPIES)
    _check_number(card.get("value"), f"{name}.value", 0, 1_000_000)
    if card.get("confidence", "exact") not in CONFIDENCES:
        raise BadComponents(f"{name}.confidence is one of {', '.join(CONFIDENCES)}")


def _check_number(value: Any, name: str, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadComponents(f"{name} is a whole number from {least} to {most}, not {value!r}")
