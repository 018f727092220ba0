"""The cards of Cover Your Assets: `components.toml` (or a user's own file) as flat tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.components import CONFIDENCES, check_names, check_number, check_word, table_of
from saloon.core.errors import BadComponents

PACKAGE: Final = "saloon.games.cover_your_assets"

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
TABLES: Final[list[str]] = ["edition", "card", "two_players", "numbers"]
CARD_FIELDS: Final[list[str]] = ["id", "kind", "copies", "value"]
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


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a complete deck; BadComponents names the first mistake."""
    if not isinstance(data, Mapping):
        raise BadComponents("components")
    cards = data.get("card")
    if not isinstance(cards, list):
        raise BadComponents("no-cards", PACKAGE)
    check_names(data, "", TABLES)
    seen: set[str] = set()
    for place, card in enumerate(cards, start=1):
        _check_card(card, place, seen)
    missing = [card for card in CARD_IDS if card not in seen]
    if missing:
        raise BadComponents("missing-card", PACKAGE, card=missing[0], cards=", ".join(CARD_IDS))
    numbers = table_of(data, "numbers")
    check_names(numbers, "numbers.", NUMBERS)
    for name in NUMBERS:
        least, most = BOUNDS[name]
        check_number(numbers.get(name), f"numbers.{name}", least, most)
    two_players = table_of(data, "two_players")
    check_names(two_players, "two_players.", ["removed"])
    removed = table_of(two_players, "removed")
    copies = {card["id"]: card["copies"] for card in cards}
    for name, number in removed.items():
        if name not in copies:
            raise BadComponents("removes-no-card", PACKAGE, card=name)
        check_number(number, f"two_players.removed.{name}", 0, copies[name])
    _check_deck(copies, removed, numbers)
    if copies["swap"] + copies["move"] > numbers["draft_pile_size"] - 2:
        raise BadComponents("many-action-cards", PACKAGE)
    return data


def _check_deck(copies: dict[str, int], removed: Mapping[str, Any], numbers: Mapping[str, Any]) -> None:
    """The smallest deck, without Penny Jars and action cards, must do for the largest deal and a draw."""
    total = sum(copies.values())
    smallest = total - copies["penny_jar"] - copies["swap"] - copies["move"]
    hand = max(numbers["hand"], numbers["hand_two_players"], numbers["hand_advanced"])
    drafts = numbers["draft_piles"] * numbers["draft_pile_size"]
    least = max(6 * hand, drafts + 3 * hand, drafts + 2 * hand + sum(removed.values())) + LEAST_DRAW_PILE
    if not least <= smallest or total > MOST_CARDS:
        raise BadComponents("deck-size", PACKAGE, total=total, classic=smallest, least=least, most=MOST_CARDS)


def _check_card(card: Any, place: int, seen: set[str]) -> None:
    if not isinstance(card, dict) or "id" not in card:
        raise BadComponents("card-without-id", PACKAGE, place=place)
    name = card["id"]
    if name not in CARD_IDS:
        raise BadComponents("no-such-card", PACKAGE, place=place, card=name, cards=", ".join(CARD_IDS))
    if name in seen:
        raise BadComponents("card-twice", PACKAGE, place=place, card=name)
    seen.add(name)
    check_names(card, f"{name}.", CARD_FIELDS)
    if card.get("kind") != kind_of(name):
        raise BadComponents("card-kind", PACKAGE, card=name, kind=kind_of(name), given=card.get("kind"))
    check_number(card.get("copies"), f"{name}.copies", 0, MOST_COPIES)
    check_number(card.get("value"), f"{name}.value", 0, 1_000_000)
    check_word(card.get("confidence", "exact"), f"{name}.confidence", CONFIDENCES)
