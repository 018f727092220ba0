"""What players can do and what can happen, by name (DT-D1 to DT-D22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.actions import Argument, Family
from saloon.core.events import EventKind
from saloon.games.dice_town.components import (
    CARD_IDS,
    CONSOLATION_IDS,
    DEED_IDS,
    DICE,
    FACE_IDS,
    HAND_IDS,
    LOCATION_IDS,
    MOST_PLAYERS,
    STORE_IDS,
)

MOST_MONEY: Final = 60
"""One more than the dollars of the largest table that components allow."""
MOST_NUGGETS: Final = 61

SUBSETS: Final[i64] = 32


def _subset(mask: int) -> str:
    """Some of the five dice by their places from 1: "none", "2", "135" …"""
    return "".join(str(place + 1) for place in range(5) if mask >> place & 1) or "none"


DICE_SETS: Final[list[str]] = [_subset(mask) for mask in range(32)]
"""Every subset of five dice; its number is a bit mask, the die at the first place being the lowest bit."""
BACKS: Final[list[str]] = ["store", "deed"]

_player = Argument("player", MOST_PLAYERS, "seat")
_target = Argument("target", MOST_PLAYERS, "seat")
_other = Argument("other", MOST_PLAYERS, "seat")
_dice = Argument("dice", DICE_SETS, "dice")
_die = Argument("die", ["1", "2", "3", "4", "5"], "place")
_face = Argument("face", FACE_IDS, "face")
_faces = Argument("faces", FACE_IDS, "face")
_card = Argument("card", CARD_IDS, "card")
_cards = Argument("cards", CARD_IDS, "card")
_store_card = Argument("card", STORE_IDS, "card")
_deed = Argument("deed", DEED_IDS, "card")
_deeds = Argument("deeds", DEED_IDS, "card")
_second = Argument("second", DEED_IDS, "card")
_back = Argument("back", BACKS, "back")
_location = Argument("location", LOCATION_IDS, "location")
_consolation = Argument("consolation", CONSOLATION_IDS, "consolation")
_hand = Argument("hand", HAND_IDS, "hand")
_count = Argument("count", 1000)
_money = Argument("money", MOST_MONEY)
_nuggets = Argument("nuggets", MOST_NUGGETS)
_store_cards = Argument("store_cards", 20)
_deed_cards = Argument("deed_cards", 60)
_points = Argument("points", 1000)
_players = Argument("players", MOST_PLAYERS, "seat")

# DT-D1, DT-D2: which of the player's dice to keep; `keep_free` plays a Tough Guy with it.
KEEP: Final = Family("keep", [_dice])
KEEP_FREE: Final = Family("keep_free", [_dice])
# DT-D4, DT-D7 to DT-D9, DT-D12, DT-D15 to DT-D17: the windows for cards.
PASS: Final = Family("pass", [])
PASS_ROUND: Final = Family("pass_round", [])
PLAY: Final = Family("play", [_store_card])
# DT-D3: after `play(professional_cheat)`, which lays the card down.
CHEAT: Final = Family("cheat", [_die, _face])
# DT-D5, DT-D22: an offer in up to three steps: money, nuggets, then cards one by one until `seal`.
OFFER_MONEY: Final = Family("offer_money", [_money])
OFFER_NUGGETS: Final = Family("offer_nuggets", [_nuggets])
OFFER_CARD: Final = Family("offer_card", [_card])
SEAL: Final = Family("seal", [])
# DT-D6, DT-D18, DT-D21: the Sheriff's word.
CHOOSE: Final = Family("choose", [_player])
# DT-D10, DT-D14: which card to keep.
KEEP_CARD: Final = Family("keep_card", [_card])
# DT-D11.
SHAKE: Final = Family("shake", [_target])
# DT-D13: whom to rob, and how many deeds to take; the rest are store cards.
ROB: Final = Family("rob", [_target, Argument("deeds", DICE + 1)])
# DT-D19 (to decline is `pass`), DT-D20.
CONSOLE: Final = Family("console", [_consolation])
FENCE: Final = Family("fence", [_deed, _second])

FAMILIES: Final[list[Family]] = [
    KEEP,
    KEEP_FREE,
    PASS,
    PASS_ROUND,
    PLAY,
    CHEAT,
    CHOOSE,
    KEEP_CARD,
    SHAKE,
    ROB,
    CONSOLE,
    FENCE,
    SEAL,
    OFFER_CARD,
    OFFER_MONEY,
    OFFER_NUGGETS,
]

# -- what can happen; only those who may see "private" events -----------------------------------

FIRST_SHERIFF: Final = EventKind("first_sheriff", [_player])
ROUND_STARTED: Final = EventKind("round_started", [_count])
# Phase I.
ROLLED: Final = EventKind("rolled", [_faces], many=True)  # private
CHOSE_DICE: Final = EventKind("chose_dice", [_count])  # private: how many the viewer keeps
SHOWED: Final = EventKind("showed", [_player, _faces], many=True)
SHOWED_NOTHING: Final = EventKind("showed_nothing", [_player])
PAID: Final = EventKind("paid", [_player, _money])
GAVE_BACK: Final = EventKind("gave_back", [_player, _faces], many=True)
LAST_ROLLED: Final = EventKind("last_rolled", [_player, _faces], many=True)
# Cards.
PLAYED: Final = EventKind("played", [_player, _store_card])
WAS_CANCELLED: Final = EventKind("cancelled", [_player, _other, _store_card])
CHEATED: Final = EventKind("cheated", [_player, _die, Argument("before", FACE_IDS, "face"), _face])
# The town in general.
NOBODY: Final = EventKind("nobody", [_location])
TIED_EVENT: Final = EventKind("tied", [_location, _players], many=True)
OFFERED: Final = EventKind("offered", [_player, _money, _nuggets, _store_cards, _deed_cards])
OFFERED_NOTHING: Final = EventKind("offered_nothing", [_player])
OFFERED_CARDS: Final = EventKind("offered_cards", [_player, _cards], many=True)  # private
SEALED: Final = EventKind("sealed", [])  # private: the viewer's offer is in
DECIDED: Final = EventKind("decided", [_other, _player, _location])
BRIBED: Final = EventKind("bribed", [_player, _other, _money, _nuggets, Argument("count", 100)])
GAVE_CARDS: Final = EventKind("gave_cards", [_player, _other, _cards], many=True)  # private
# The locations.
MINED: Final = EventKind("mined", [_player, _nuggets])
ROBBED_BANK: Final = EventKind("robbed_bank", [_player, _money])
BANK_EMPTY: Final = EventKind("bank_empty", [])
SPLIT_LOOT: Final = EventKind("split_loot", [_player, _other, _money])
STAGECOACH_ARRIVED: Final = EventKind("stagecoach_arrived", [_money])
DREW: Final = EventKind("drew", [_player, _count])
DREW_CARDS: Final = EventKind("drew_cards", [_cards], many=True)  # private
RESHUFFLED: Final = EventKind("reshuffled", [_count])
STORE_EMPTY: Final = EventKind("store_empty", [])
KEPT_CARD: Final = EventKind("kept_card", [_player, _count])
KEPT_THIS: Final = EventKind("kept_this", [_store_card])  # private
SHOOK: Final = EventKind("shook", [_player, _target, _money])
TOOK: Final = EventKind("took", [_player, _target, _store_cards, _deed_cards])
TOOK_CARDS: Final = EventKind("took_cards", [_player, _target, _cards], many=True)  # private
STOLE: Final = EventKind("stole", [_player, _target, _back])
STOLE_THIS: Final = EventKind("stole_this", [_player, _target, _card])  # private
NOBODY_TO_ROB: Final = EventKind("nobody_to_rob", [])
NEW_SHERIFF: Final = EventKind("new_sheriff", [_player, _other])
SAME_SHERIFF: Final = EventKind("same_sheriff", [_player])
BADGE_KEPT: Final = EventKind("badge_kept", [_player, _other])
BEST_HAND: Final = EventKind("best_hand", [_player, _hand])
GOT_DEED: Final = EventKind("got_deed", [_player, _deed])
GOT_SECRET_DEED: Final = EventKind("got_secret_deed", [_player])
GOT_THIS_DEED: Final = EventKind("got_this_deed", [_deed])  # private
DEEDS_RETURNED: Final = EventKind("deeds_returned", [_deeds], many=True)
DEEDS_SHOWN: Final = EventKind("deeds_shown", [_deeds], many=True)
DOC_ORDER: Final = EventKind("doc_order", [_players], many=True)
VISITED: Final = EventKind("visited", [_player, _consolation])
DECLINED: Final = EventKind("declined", [_player])
FENCED: Final = EventKind("fenced", [_player, _deed])
RAIDED_MONEY: Final = EventKind("raided_money", [_player, _target, _money])
RAIDED_NUGGET: Final = EventKind("raided_nugget", [_player, _target, _nuggets])
# The end.
SCORED: Final = EventKind("scored", [_player, _points])
CHOSE_WINNER: Final = EventKind("chose_winner", [_other, _player])

EVENTS: Final[list[EventKind]] = [
    FIRST_SHERIFF,
    ROUND_STARTED,
    ROLLED,
    CHOSE_DICE,
    SHOWED,
    SHOWED_NOTHING,
    PAID,
    GAVE_BACK,
    LAST_ROLLED,
    PLAYED,
    WAS_CANCELLED,
    CHEATED,
    NOBODY,
    TIED_EVENT,
    OFFERED,
    OFFERED_NOTHING,
    OFFERED_CARDS,
    SEALED,
    DECIDED,
    BRIBED,
    GAVE_CARDS,
    MINED,
    ROBBED_BANK,
    BANK_EMPTY,
    SPLIT_LOOT,
    STAGECOACH_ARRIVED,
    DREW,
    DREW_CARDS,
    RESHUFFLED,
    STORE_EMPTY,
    KEPT_CARD,
    KEPT_THIS,
    SHOOK,
    TOOK,
    TOOK_CARDS,
    STOLE,
    STOLE_THIS,
    NOBODY_TO_ROB,
    NEW_SHERIFF,
    SAME_SHERIFF,
    BADGE_KEPT,
    BEST_HAND,
    GOT_DEED,
    GOT_SECRET_DEED,
    GOT_THIS_DEED,
    DEEDS_RETURNED,
    DEEDS_SHOWN,
    DOC_ORDER,
    VISITED,
    DECLINED,
    FENCED,
    RAIDED_MONEY,
    RAIDED_NUGGET,
    SCORED,
    CHOSE_WINNER,
]

PROMPTS: Final[list[str]] = [
    "keep",
    "give_back",
    "play_dynamite",
    "play_girls",
    "play_professional_cheat",
    "play_corruption",
    "play_on_credit",
    "play_marshal",
    "play_fifty_fifty",
    "play_wanted",
    "play_badluck_elixir",
    "cheat",
    "offer_money",
    "offer_nuggets",
    "offer_cards",
    "decide_tie",
    "keep_drawn",
    "shake",
    "rob",
    "keep_taken",
    "order_visits",
    "visit",
    "fence",
    "choose_winner",
]
"""The names of all questions. Their families: keep (KEEP, KEEP_FREE), give_back (KEEP), play_… (PLAY, PASS,
PASS_ROUND), cheat (CHEAT), offer_money, offer_nuggets, offer_cards (OFFER_CARD, SEAL), decide_tie,
order_visits and choose_winner (CHOOSE), keep_drawn and keep_taken (KEEP_CARD), shake (SHAKE), rob (ROB),
visit (CONSOLE, PASS), fence (FENCE)."""
