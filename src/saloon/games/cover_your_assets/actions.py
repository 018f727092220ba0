"""What players can do and what can happen, by name (CA-DEC2 to CA-DEC6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Argument, EventKind, Family
from saloon.games.cover_your_assets.components import (
    ASSETS,
    CARD_IDS,
    GOLD,
    PLAYABLE,
    SILVER,
)

MOST_PLAYERS: Final = 6

# In a double, this stands for a card of the challenged set's own type (CA-J5).
MATCH: Final[i64] = -1
DOUBLES: Final[list[str]] = [
    "two_assets",
    "asset_silver",
    "asset_gold",
    "two_silvers",
    "silver_gold",
    "two_golds",
    "penny_jar",
]
DOUBLE_FIRST: Final[list[i64]] = [MATCH, MATCH, MATCH, SILVER, SILVER, GOLD]
DOUBLE_SECOND: Final[list[i64]] = [MATCH, SILVER, GOLD, SILVER, GOLD, GOLD]
TWO_CARD_DOUBLES: Final[i64] = 6
JAR_DOUBLE: Final[i64] = 6

TOP_TO_BOTTOM: Final[i64] = 0
BOTTOM_TO_TOP: Final[i64] = 1

# Piles are a set of up to three, so their number is a bit mask minus one.
PILE_SETS: Final[list[str]] = ["1", "2", "12", "3", "13", "23", "123"]

_asset = Argument("asset", CARD_IDS[:ASSETS], "card")
_wild = Argument("wild", CARD_IDS[ASSETS:PLAYABLE], "card")
_card = Argument("card", CARD_IDS[:PLAYABLE], "card")
_any_card = Argument("card", CARD_IDS, "card")
_target = Argument("target", MOST_PLAYERS, "seat")
_player = Argument("player", MOST_PLAYERS, "seat")
_direction = Argument("direction", ["top_to_bottom", "bottom_to_top"], "direction")
_double = Argument("double", DOUBLES, "double")
_piles = Argument("piles", PILE_SETS, "piles")
_pile = Argument("pile", 3)
_value = Argument("value", 10**9)
_count = Argument("count", 1000)

DISCARD: Final = Family("discard", [_any_card])
PAIR: Final = Family("pair", [_asset])
PAIR_WILD: Final = Family("pair_wild", [_asset, _wild])
TAKE_DISCARD: Final = Family("take_discard", [_card])
CHALLENGE: Final = Family("challenge", [_target, _card])
ANSWER: Final = Family("answer", [_card])
CONCEDE: Final = Family("concede", [])
ANSWER_DOUBLE: Final = Family("answer_double", [Argument("double", DOUBLES[:6], "double")])
END_TURN: Final = Family("end_turn", [])
UPGRADE: Final = Family("upgrade", [_card])
PLAY_SWAP: Final = Family("swap", [_target])
PLAY_MOVE: Final = Family("move", [_target, _direction])
CHALLENGE_SECOND: Final = Family("challenge_second", [_target, _double])
DRAFT: Final = Family("draft", [_card, _piles])
CONTEST: Final = Family("contest", [_card])
LET_PASS: Final = Family("let_pass", [])
ORDER_MOVE: Final = Family("order_move", [_direction])

# Those of every game come first: numbers up to 256 are cheaper from Python.
FAMILIES: Final[list[Family]] = [
    DISCARD,
    PAIR,
    PAIR_WILD,
    TAKE_DISCARD,
    CHALLENGE,
    ANSWER,
    CONCEDE,
    ANSWER_DOUBLE,
    END_TURN,
    UPGRADE,
    PLAY_SWAP,
    PLAY_MOVE,
    CHALLENGE_SECOND,
    DRAFT,
    CONTEST,
    LET_PASS,
    ORDER_MOVE,
]

ROUND_STARTED: Final = EventKind("round_started", [_count, _player])
STARTER: Final = EventKind("starter", [_any_card])
DISCARDED: Final = EventKind("discarded", [_player, _any_card])
FORMED: Final = EventKind("formed", [_player, _asset, _value])
FORMED_WITH_DISCARD: Final = EventKind("formed_with_discard", [_player, _asset, _value])
CHALLENGED: Final = EventKind("challenged", [_player, _target, _asset])
CHALLENGED_SECOND: Final = EventKind("challenged_second", [_player, _target, _asset])
CONTESTED: Final = EventKind("contested", [_player, _target, _asset])
PLAYED: Final = EventKind("played", [_player, _card])
CONCEDED: Final = EventKind("conceded", [_player])
STOLEN: Final = EventKind("stolen", [_player, _target, _asset, _value])
DEFENDED: Final = EventKind("defended", [_player, _target, _asset, _value])
UPGRADED: Final = EventKind("upgraded", [_player, _asset, _value])
SWAPPED: Final = EventKind("swapped", [_player, _target])
MOVED: Final = EventKind("moved", [_player, _target, _direction])
DRAFTED: Final = EventKind("drafted", [_player, _card, _piles])
LET_PASSED: Final = EventKind("let_passed", [_player])
DRAFT_PLACED: Final = EventKind("draft_placed", [_player, _asset, _value])
TURNED_UP: Final = EventKind("turned_up", [_pile, _any_card])
REBURIED: Final = EventKind("reburied", [_pile, _any_card])
DREW: Final = EventKind("drew", [_player, _count])
DREW_CARD: Final = EventKind("drew_card", [_any_card])
TURN_ENDED: Final = EventKind("turn_ended", [_player])
SCORED: Final = EventKind("scored", [_player, _value])
ROUND_WON: Final = EventKind("round_won", [_player])

EVENTS: Final[list[EventKind]] = [
    ROUND_STARTED,
    STARTER,
    DISCARDED,
    FORMED,
    FORMED_WITH_DISCARD,
    CHALLENGED,
    CHALLENGED_SECOND,
    CONTESTED,
    PLAYED,
    CONCEDED,
    STOLEN,
    DEFENDED,
    UPGRADED,
    SWAPPED,
    MOVED,
    DRAFTED,
    LET_PASSED,
    DRAFT_PLACED,
    TURNED_UP,
    REBURIED,
    DREW,
    DREW_CARD,
    TURN_ENDED,
    SCORED,
    ROUND_WON,
]
