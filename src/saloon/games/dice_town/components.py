"""The box of Dice Town: `components.toml` (or a user's own file) as flat tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.components import CONFIDENCES, check_names, check_number, check_word, table_of
from saloon.authoring.kit import NOTHING
from saloon.core.errors import BadComponents

PACKAGE: Final = "saloon.games.dice_town"
MOST_PLAYERS: Final = 5

# -- dice and the town ----------------------------------------------------------------------------------

DICE: Final = 5
FACES: Final[i64] = 6
FACE_IDS: Final[list[str]] = ["9", "10", "J", "Q", "K", "A"]
"""From the lowest to the highest (DT-P1)."""
NINE: Final[i64] = 0
TEN: Final[i64] = 1
JACK: Final[i64] = 2
QUEEN: Final[i64] = 3
KING: Final[i64] = 4
ACE: Final[i64] = 5

HAND_IDS: Final[list[str]] = [
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind",
]
"""From the worst to the best (DT-P2)."""

LOCATION_IDS: Final[list[str]] = [
    "gold_mine",
    "bank",
    "stagecoach",
    "general_store",
    "saloon",
    "sheriff",
    "town_hall",
    "doc_badluck",
]
"""In the order in which they are resolved (DT-V1)."""
LOCATIONS: Final[i64] = 8
MINE: Final[i64] = 0
BANK: Final[i64] = 1
STAGECOACH: Final[i64] = 2
STORE: Final[i64] = 3
SALOON: Final[i64] = 4
SHERIFF: Final[i64] = 5
TOWN_HALL: Final[i64] = 6
DOC: Final[i64] = 7
FACE_OF: Final[vec[i64]] = vec[i64]([NINE, TEN, NOTHING, JACK, QUEEN, KING, NOTHING, NOTHING])
"""The face that counts for each location."""

CONSOLATION_IDS: Final[list[str]] = ["barbed_wire", "free_card", "small_raid", "big_raid"]
CONSOLATIONS: Final[i64] = 4
BARBED_WIRE: Final[i64] = 0
FREE_CARD: Final[i64] = 1
SMALL_RAID: Final[i64] = 2
BIG_RAID: Final[i64] = 3

# -- cards: kinds are numbers; identical copies are interchangeable ---------------------------------------

EQUIPMENT_IDS: Final[list[str]] = ["tobacco", "hat", "boots", "revolver", "saddle", "horse"]
ACTION_IDS: Final[list[str]] = [
    "dynamite",
    "girls",
    "tough_guy",
    "professional_cheat",
    "corruption",
    "on_credit",
    "shaky_joe",
    "marshal",
    "fifty_fifty",
    "wanted",
    "badluck_elixir",
]
DEED_IDS: Final[list[str]] = ["deed_1", "deed_2", "deed_3", "deed_4", "deed_5"]
STORE_IDS: Final[list[str]] = [*EQUIPMENT_IDS, *ACTION_IDS]
CARD_IDS: Final[list[str]] = [*STORE_IDS, *DEED_IDS]

EQUIPMENT: Final[i64] = 6
"""Kinds below this are equipment (DT-C1)."""
DYNAMITE: Final[i64] = 6
GIRLS: Final[i64] = 7
TOUGH_GUY: Final[i64] = 8
CHEAT_CARD: Final[i64] = 9
CORRUPTION: Final[i64] = 10
ON_CREDIT: Final[i64] = 11
SHAKY_JOE: Final[i64] = 12
MARSHAL: Final[i64] = 13
FIFTY_FIFTY: Final[i64] = 14
WANTED: Final[i64] = 15
ELIXIR: Final[i64] = 16
STORE_KINDS: Final[i64] = 17
"""Kinds below this are General Store cards, the others deeds: `STORE_KINDS + value - 1`."""
DEED_VALUES: Final[i64] = 5
KINDS: Final[i64] = 22
DOLLAR: Final[i64] = 22
NUGGET: Final[i64] = 23
UNITS: Final[i64] = 24
"""Kinds of cards, and the two kinds of tokens (for the law of conservation)."""

# -- the file -----------------------------------------------------------------------------------------

TABLES: Final[list[str]] = ["edition", "equipment", "action", "deed", "numbers"]
COPIES: Final[dict[str, int]] = {"tough_guy": 2, "professional_cheat": 2}
"""How many copies of a card there may be; of all others one, as the rules have no chains (DT-R25)."""
MOST_POINTS: Final = 50
MOST_DEEDS_OF_A_VALUE: Final = 10
LEAST_DEEDS: Final = 3
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "money": (0, 10),
    "bank": (0, 9),
    "nuggets": (1, 60),
    "sheriff_points": (0, 50),
    "dollars_a_point": (1, 10),
    "joe": (0, 10),
    "small_raid": (0, 10),
    "big_raid": (0, 5),
}


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a complete box; BadComponents names the first mistake."""
    if not isinstance(data, Mapping):
        raise BadComponents("components")
    check_names(data, "", TABLES)
    for card in _cards(data, "equipment", EQUIPMENT_IDS, "points"):
        check_number(card.get("points"), f"{card['id']}.points", 0, MOST_POINTS)
    for card in _cards(data, "action", ACTION_IDS, "copies"):
        check_number(card.get("copies"), f"{card['id']}.copies", 0, COPIES.get(card["id"], 1))
    for card in _cards(data, "deed", DEED_IDS, "copies"):
        check_number(card.get("copies"), f"{card['id']}.copies", 0, MOST_DEEDS_OF_A_VALUE)
    deeds = sum(card["copies"] for card in data["deed"])
    if deeds < LEAST_DEEDS:
        raise BadComponents("few-deeds", PACKAGE, deeds=deeds, least=LEAST_DEEDS)
    numbers = table_of(data, "numbers")
    check_names(numbers, "numbers.", list(BOUNDS))
    for name, (least, most) in BOUNDS.items():
        check_number(numbers.get(name), f"numbers.{name}", least, most)
    return data


def _cards(data: Mapping[str, Any], name: str, ids: list[str], field: str) -> list[Mapping[str, Any]]:
    """The cards of a list, each exactly once."""
    cards = data.get(name)
    if not isinstance(cards, list):
        raise BadComponents("component-list", PACKAGE, name=name)
    seen: set[str] = set()
    for place, card in enumerate(cards, start=1):
        if not isinstance(card, Mapping) or card.get("id") not in ids:
            raise BadComponents("no-such-card", PACKAGE, list=name, place=place, cards=", ".join(ids))
        if card["id"] in seen:
            raise BadComponents("card-twice", PACKAGE, list=name, place=place, card=card["id"])
        seen.add(card["id"])
        check_names(card, f"{card['id']}.", ["id", field])
        check_word(card.get("confidence", "exact"), f"{card['id']}.confidence", CONFIDENCES)
    missing = [card for card in ids if card not in seen]
    if missing:
        raise BadComponents("missing-card", PACKAGE, list=name, card=missing[0])
    return cards
