"""What players can do and what can happen, by name (FT-DE1 to FT-DE30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import Argument, EventKind, Family
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    BOUNTY_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CHARACTER_IDS,
    CLAIM_IDS,
    COWBOT_IDS,
    GRAVE_IDS,
    HAND_IDS,
    ITEM_IDS,
    MOST_PLAYERS,
    PLACE_IDS,
    RANK_IDS,
    RESOURCE_IDS,
    ROOM_IDS,
    SPACE_IDS,
    STOP_IDS,
    SUIT_IDS,
    TARGET_IDS,
)

# How the cards are changed for a main action: way = 3 * how the suit is changed + how the value is. The value
# of a `plain` way may be changed too, for as little gold as it takes.
WAY_IDS: Final[list[str]] = [
    *["plain", "joker_value", "shift_value"],
    *["gold_suit", "gold_suit_joker_value", "gold_suit_shift_value"],
    *["joker_suit", "joker_suit_joker_value", "joker_suit_shift_value"],
]
PLAIN: Final[i64] = 0
JOKER_VALUE: Final[i64] = 1
SHIFT_VALUE: Final[i64] = 2
GOLD_SUIT: Final[i64] = 3
JOKER_SUIT: Final[i64] = 6
WAYS: Final[i64] = 9

SUIT_CHANGE_IDS: Final[list[str]] = [
    "none",
    *[f"gold_{suit}" for suit in SUIT_IDS],
    *[f"joker_{suit}" for suit in SUIT_IDS],
]
"""A cemetery action can come with a change of suit, for the cowbot (FT-G10): 0, 1 + suit or 5 + suit."""
WANTED_IDS: Final[list[str]] = ["all", "less"]
"""With the bandana or the undertaker's favour one may take less (FT-BL12, FT-CE8)."""
ALL_WANTED: Final[i64] = 0
LESS_WANTED: Final[i64] = 1

ABILITY_IDS: Final[list[str]] = [*AREA_IDS, "gold", "wanted"]
"""Which ability is used: a bonus action of an area, the Baroness's gold, crossing out WANTED."""
ABILITY_GOLD: Final[i64] = 5
ABILITY_WANTED: Final[i64] = 6
REWARD_IDS: Final[list[str]] = ["money", "gold", "cross_1", "cross_2"]
TOOL_IDS: Final[list[str]] = ["pans", "hammers"]
FINE_IDS: Final[list[str]] = ["money", "stars"]
ANSWER_IDS: Final[list[str]] = ["no", "yes"]
NO: Final[i64] = 0
YES: Final[i64] = 1
MOST_TIMES: Final[i64] = 8
HAND_PLACES: Final[i64] = 7

_player = Argument("player", MOST_PLAYERS, "seat")
_card = Argument("card", CARD_IDS, "card")
_space = Argument("space", SPACE_IDS, "space")
_way = Argument("way", WAY_IDS, "way")
_wanted = Argument("wanted", WANTED_IDS, "take")
_area = Argument("area", AREA_IDS, "area")
_item = Argument("item", ITEM_IDS, "item")
_resource = Argument("resource", RESOURCE_IDS, "unit")
"""Its words are keys by which texts choose, to say "2 stars" rather than "2: stars"."""
_amount = Argument("amount", 1000)
_bounty = Argument("bounty", BOUNTY_IDS, "bounty")
_character = Argument("character", CHARACTER_IDS, "character")
_building = Argument("building", BUILDING_IDS, "space")
_lots = Argument("lots", CLAIM_IDS, "lots")
_round = Argument("round", 4)

# -- the turn ------------------------------------------------------------------------------------------------

REFLIP: Final = Family("reflip", [Argument("answer", ANSWER_IDS, "answer")])
"""The Mayor keeps the line-up or has three new cards flipped (FT-DE2)."""
REWARD: Final = Family("reward", [Argument("reward", REWARD_IDS, "reward")])
"""For a card of a hunted rank (FT-DE3)."""
ASSIGN: Final = Family(
    "assign", [Argument("suit", PLACE_IDS, "place"), Argument("value", PLACE_IDS, "place")]
)
"""Which card of the line-up is the suit card and which the value card; the third goes to poker (FT-DE4)."""
RIDE: Final = Family("ride", [Argument("stop", STOP_IDS, "space"), _way])
ROB: Final = Family("rob", [Argument("target", TARGET_IDS, "space"), _way, _wanted])
DIG: Final = Family("dig", [Argument("room", ROOM_IDS, "space"), _way])
VISIT: Final = Family("visit", [_building, _way])
MOURN: Final = Family(
    "mourn",
    [Argument("grave", GRAVE_IDS, "space"), Argument("change", SUIT_CHANGE_IDS, "change"), _wanted],
)
"""Circle a tombstone. These five are main actions and, in the plain way, bonus actions (FT-DE5, FT-DE8)."""
ENTERING: Final[list[Family]] = [RIDE, ROB, DIG, VISIT, MOURN]
"""The families that enter a space, by area."""
PASS: Final = Family("pass", [])
ABILITY: Final = Family("ability", [Argument("ability", ABILITY_IDS, "ability")])
EFFECT: Final = Family("effect", [_building])
"""Use the effect of a building that was put off (FT-DE12)."""
POSTPONE: Final = Family("postpone", [])
"""First the reward on the sign, later the effect of the building."""
SKIP: Final = Family("skip", [])
"""Do without the effect of the building."""
DONE: Final = Family("done", [])
"""The turn is over; what is pending is lost (FT-R7)."""

# -- what spaces ask -----------------------------------------------------------------------------------------

TOOL: Final = Family("tool", [Argument("tool", TOOL_IDS, "resource")])
CROSS: Final = Family("cross", [Argument("amount", MOST_TIMES + 1)])
EXCHANGE: Final = Family("exchange", [Argument("times", MOST_TIMES + 1)])
BUY: Final = Family("buy", [_item])
"""Also what is free: the undertaker's favour, the shovel, an outlaw; and a stay in the hotel."""
CLAIM: Final = Family("claim", [_lots])
LOOK: Final = Family("look", [])
STAR: Final = Family("star", [])
"""The sheriff's office: one star instead of crossing out WANTED."""

# -- the end of a round --------------------------------------------------------------------------------------

CHEAT: Final = Family("cheat", [Argument("place", HAND_PLACES), _card])
"""The Cheat's card at a place of the hand counts as another; places 5 and 6 are the hold'em cards."""
BRIBE: Final = Family("bribe", [Argument("answer", ANSWER_IDS, "answer")])
REDRAW: Final = Family("redraw", [Argument("answer", ANSWER_IDS, "answer")])
"""The Marshal draws a sheriff card of his own."""
FINE: Final = Family("fine", [Argument("resource", FINE_IDS, "resource")])

FAMILIES: Final[list[Family]] = [
    *[REFLIP, REWARD, ASSIGN, *ENTERING, PASS, ABILITY, EFFECT, POSTPONE, SKIP, DONE],
    *[TOOL, CROSS, EXCHANGE, BUY, CLAIM, LOOK, STAR],
    *[CHEAT, BRIBE, REDRAW, FINE],
]

# -- what happens --------------------------------------------------------------------------------------------

DEALT: Final = EventKind("dealt", [_player, _character])
BOUNTY_SHOWN: Final = EventKind("bounty_shown", [_bounty])
COWBOT_COMES: Final = EventKind("cowbot_comes", [Argument("cowbot", COWBOT_IDS, "cowbot")])
ROUND_BEGAN: Final = EventKind("round_began", [_round])
HOLE_CARDS: Final = EventKind("hole_cards", [_player, _card, Argument("second", CARD_IDS, "card")])
FLIPPED: Final = EventKind(
    "flipped", [_card, Argument("second", CARD_IDS, "card"), Argument("third", CARD_IDS, "card")]
)
REFLIPPED: Final = EventKind("reflipped", [_player])
RESHUFFLED: Final = EventKind("reshuffled", [])
BANK_PAID: Final = EventKind("bank_paid", [_player, _amount])
OUTLAW_PAID: Final = EventKind("outlaw_paid", [_player, Argument("reward", REWARD_IDS, "reward")])
ASSIGNED: Final = EventKind(
    "assigned",
    [
        _player,
        Argument("suit", CARD_IDS, "card"),
        Argument("value", CARD_IDS, "card"),
        Argument("poker", CARD_IDS, "card"),
    ],
)
"""In a turn to its player; when all are done, of every player to everybody."""
SUIT_CHANGED: Final = EventKind("suit_changed", [_player, Argument("suit", SUIT_IDS, "suit"), _amount])
"""The amount is the gold that it cost; 0 for a joker."""
VALUE_CHANGED: Final = EventKind("value_changed", [_player, Argument("rank", RANK_IDS, "rank"), _amount])
CIRCLED: Final = EventKind("circled", [_player, _space])
REVISITED: Final = EventKind("revisited", [_player, _building])
ROBBED: Final = EventKind("robbed", [_player, _space, _card])
FAILED: Final = EventKind("failed", [_player, _space, _card])
GAINED: Final = EventKind("gained", [_player, _resource, _amount])
SPENT: Final = EventKind("spent", [_player, _resource, _amount])
CROSSED: Final = EventKind("crossed", [_player, _amount])
BONUS: Final = EventKind("bonus", [_player, _area])
PASSED: Final = EventKind("passed", [_player])
BOUGHT: Final = EventKind("bought", [_player, _item])
CLAIMED: Final = EventKind("claimed", [_player, _lots])
PEEKED: Final = EventKind("peeked", [_player, _card])
ABILITY_USED: Final = EventKind("ability_used", [_player, _character])
BOUNTY_MET: Final = EventKind("bounty_met", [_player, _bounty, _amount])
BOUNTY_TURNED: Final = EventKind("bounty_turned", [_bounty])
CARD_STOLEN: Final = EventKind("card_stolen", [Argument("cowbot", COWBOT_IDS, "cowbot"), _amount])
"""The amount is how many it has now."""
CHEATED: Final = EventKind("cheated", [_player, _card, Argument("counts_as", CARD_IDS, "card")])
HAND_PAID: Final = EventKind(
    "hand_paid", [_player, Argument("hand", HAND_IDS, "hand"), Argument("money", 100), Argument("stars", 100)]
)
WORKED: Final = EventKind("worked", [_player, Argument("gold", 100), Argument("money", 100)])
BRIBED: Final = EventKind("bribed", [_player, _amount])
SHERIFF_SHOWN: Final = EventKind("sheriff_shown", [_card])
OWN_SHERIFF: Final = EventKind("own_sheriff", [_player, _card])
SAFE: Final = EventKind("safe", [_player])
ARRESTED: Final = EventKind("arrested", [_player])
FINED: Final = EventKind("fined", [_player, _resource, _amount])
SCORED: Final = EventKind("scored", [_player, _amount])
COWBOT_SCORED: Final = EventKind("cowbot_scored", [Argument("cowbot", COWBOT_IDS, "cowbot"), _amount])

EVENTS: Final[list[EventKind]] = [
    *[DEALT, BOUNTY_SHOWN, COWBOT_COMES, ROUND_BEGAN, HOLE_CARDS, FLIPPED, REFLIPPED, RESHUFFLED],
    *[BANK_PAID, OUTLAW_PAID, ASSIGNED, SUIT_CHANGED, VALUE_CHANGED, CIRCLED, REVISITED, ROBBED, FAILED],
    *[GAINED, SPENT, CROSSED, BONUS, PASSED, BOUGHT, CLAIMED, PEEKED, ABILITY_USED],
    *[BOUNTY_MET, BOUNTY_TURNED, CARD_STOLEN, CHEATED, HAND_PAID, WORKED],
    *[BRIBED, SHERIFF_SHOWN, OWN_SHERIFF, SAFE, ARRESTED, FINED, SCORED, COWBOT_SCORED],
]
