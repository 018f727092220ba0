"""What players can do and what can happen, by name (DEC-1 to DEC-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.actions import Argument, Family
from saloon.core.events import EventKind
from saloon.games.western_legends.components.ids import (
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FACE_IDS,
    FIGHT_IDS,
    GOAL_IDS,
    HAND_IDS,
    LOCATION_IDS,
    MAN_IN_BLACK_IDS,
    MESA_IDS,
    MOST_PLAYERS,
    OPPONENT_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    STORY_IDS,
    SUIT_IDS,
)

RANK_IDS: Final[list[str]] = [
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "jack",
    "queen",
    "king",
    "ace",
]
CARD_IDS: Final[list[str]] = [f"{rank}_{suit}" for suit in SUIT_IDS for rank in RANK_IDS]
PLACE_IDS: Final[list[str]] = [*SPACE_IDS, *[f"mesa_{mesa}" for mesa in MESA_IDS]]
"""Spaces, and the two mesas that some may cross."""
PILE_IDS: Final[list[str]] = ["left", "right"]
INCOME_IDS: Final[list[str]] = ["money", "cards", "both"]
DELIVERY_IDS: Final[list[str]] = ["wrangle", "rustle"]
LOOT_IDS: Final[list[str]] = ["money", "nuggets", "nothing"]
SOURCE_IDS: Final[list[str]] = ["ability", "weapon"]
MOST_SOLD: Final = 6
MOST_REVEL: Final = 4
MOST_OPTIONS: Final = 8

# Windows: moments for which a player may say "don't ask me".
WINDOW_IDS: Final[list[str]] = ["join_poker", "fight_reaction", "reroll", "ability", "late_goals"]
JOIN_POKER: Final[i64] = 0
REACTION: Final[i64] = 1
REROLLS: Final[i64] = 2
OPTIONAL_ABILITY: Final[i64] = 3
LATE_GOALS: Final[i64] = 4
WINDOWS: Final[i64] = 5

_player = Argument("player", MOST_PLAYERS, "seat")
_target = Argument("target", MOST_PLAYERS, "seat")
_character = Argument("character", CHARACTER_IDS, "character")
_space = Argument("space", SPACE_IDS, "space")
_place = Argument("space", PLACE_IDS, "space")
_card = Argument("card", CARD_IDS, "card")
_second = Argument("second", CARD_IDS, "card")
_third = Argument("third", CARD_IDS, "card")
_item = Argument("item", EQUIPMENT_IDS, "item")
_fight = Argument("fight", FIGHT_IDS, "fight")
_value = Argument("value", 15)
_resource = Argument("resource", RESOURCE_IDS, "resource")
_amount = Argument("amount", 1000)
_colour = Argument("colour", COLOUR_IDS, "colour")
_pile = Argument("pile", PILE_IDS, "pile")
_window = Argument("window", WINDOW_IDS, "window")
_location = Argument("location", LOCATION_IDS, "location")
_story = Argument("story", STORY_IDS, "story")
_opponent = Argument("opponent", OPPONENT_IDS, "opponent")
_delivery = Argument("delivery", DELIVERY_IDS, "delivery")
_fight_card = Argument("fight_card", [str(value) for value in range(2, 15)], "fight-card")

# -- setting up, start of turn --------

CHOOSE_CHARACTER: Final = Family("choose_character", [_character])
START_AT: Final = Family("start_at", [_space])
INCOME: Final = Family("income", [Argument("income", INCOME_IDS, "income")])
WIELD: Final = Family("wield", [_item])

# -- movement --------

STEP: Final = Family("step", [_place])
STOP: Final = Family("stop", [])
TRAVEL: Final = Family("travel", [_space])

# -- actions of a turn --------

PLAY: Final = Family("play", [_card])
USE: Final = Family("use", [_item])
ATTACK: Final = Family("attack", [_target, _fight])
ATTACK_MAN: Final = Family("attack_man", [_fight])
WORK: Final = Family("work", [])
BUY: Final = Family("buy", [_item])
UPGRADE: Final = Family("upgrade", [_item])
START_POKER: Final = Family("start_poker", [])
PROSPECT: Final = Family("prospect", [])
ADD_NUGGET: Final = Family("add_nugget", [_card])
SELL: Final = Family("sell", [Argument("nuggets", MOST_SOLD + 1)])
ROB_BANK: Final = Family("rob_bank", [])
SEE_DOCTOR: Final = Family("see_doctor", [])
REVEL: Final = Family("revel", [Argument("points", MOST_REVEL + 1)])
TAKE_CATTLE: Final = Family("take_cattle", [])
END_TURN: Final = Family("end_turn", [])

# -- free activities and reactions --------

DELIVER: Final = Family("deliver", [_delivery])
CONTRIBUTE: Final = Family("contribute", [_pile])
CLAIM: Final = Family("claim", [Argument("goal", 4)])
REACT: Final = Family("react", [_card])
REACT_ITEM: Final = Family("react_item", [_item])
REACT_ABILITY: Final = Family("react_ability", [])
ASK_AGAIN: Final = Family("ask_again", [_window])

# -- answers --------

DONE: Final = Family("done", [])
ACCEPT: Final = Family("accept", [])
PASS: Final = Family("pass", [])
PASS_TURN: Final = Family("pass_turn", [_window])
PASS_GAME: Final = Family("pass_game", [_window])
OPTION: Final = Family("option", [Argument("option", MOST_OPTIONS)])
DISCARD: Final = Family("discard", [_card])
DISCARD_ITEM: Final = Family("discard_item", [_item])
TAKE_ITEM: Final = Family("take_item", [_item])
RANCH: Final = Family("ranch", [_colour])
TARGET: Final = Family("target", [_target])
TARGET_MAN: Final = Family("target_man", [])
REROLL: Final = Family("reroll", [Argument("die", 2)])
PREPARE: Final = Family("prepare", [_card])
SURRENDER: Final = Family("surrender", [])
PICK: Final = Family("pick", [_fight_card])
FIRST_EFFECT: Final = Family("first_effect", [Argument("source", SOURCE_IDS, "source")])
LOOT: Final = Family("loot", [Argument("loot", LOOT_IDS, "loot")])
LAY: Final = Family("lay", [_card, _second])
RETURN_FAME: Final = Family("return_fame", [Argument("value", 4)])
TELL_STORY: Final = Family("tell_story", [_pile])

FAMILIES: Final[list[Family]] = [
    CHOOSE_CHARACTER,
    START_AT,
    INCOME,
    WIELD,
    STEP,
    STOP,
    TRAVEL,
    PLAY,
    USE,
    ATTACK,
    ATTACK_MAN,
    WORK,
    BUY,
    UPGRADE,
    START_POKER,
    PROSPECT,
    ADD_NUGGET,
    SELL,
    ROB_BANK,
    SEE_DOCTOR,
    REVEL,
    TAKE_CATTLE,
    END_TURN,
    DELIVER,
    CONTRIBUTE,
    CLAIM,
    REACT,
    REACT_ITEM,
    REACT_ABILITY,
    ASK_AGAIN,
    DONE,
    ACCEPT,
    PASS,
    PASS_TURN,
    PASS_GAME,
    OPTION,
    DISCARD,
    DISCARD_ITEM,
    TAKE_ITEM,
    RANCH,
    TARGET,
    TARGET_MAN,
    REROLL,
    PREPARE,
    SURRENDER,
    PICK,
    FIRST_EFFECT,
    LOOT,
    LAY,
    RETURN_FAME,
    TELL_STORY,
]

# -- what happens --------

CHOSE_CHARACTER: Final = EventKind("chose_character", [_player, _character])
FIRST_PLAYER: Final = EventKind("first_player", [_player])
STARTED_AT: Final = EventKind("started_at", [_player, _space])
BANDIT_CAME: Final = EventKind("bandit_came", [_space])
BANDIT_LEFT: Final = EventKind("bandit_left", [_space])
TURN_BEGAN: Final = EventKind("turn_began", [_player])
GAINED: Final = EventKind("gained", [_player, _resource, _amount])
CUT: Final = EventKind("cut", [_player, _resource, _amount])
LOST: Final = EventKind("lost", [_player, _resource, _amount])
LOST_BADGE: Final = EventKind("lost_badge", [_player])
UNLOCKED: Final = EventKind("unlocked", [_player])
DREW: Final = EventKind("drew", [_player, _amount])
DREW_CARD: Final = EventKind("drew_card", [_player, _card])
DISCARDED: Final = EventKind("discarded", [_player, _card])
RESHUFFLED: Final = EventKind("reshuffled", [])
WIELDED: Final = EventKind("wielded", [_player, _item])
MOVED: Final = EventKind("moved", [_player, _place])
PUT_IN_JAIL: Final = EventKind("put_in_jail", [_player])
SHERIFF_MOVED: Final = EventKind("sheriff_moved", [_space])
PLAYED: Final = EventKind("played", [_player, _card])
REACTED: Final = EventKind("reacted", [_player, _card])
USED: Final = EventKind("used", [_player, _item])
USED_ABILITY: Final = EventKind("used_ability", [_player, _character])
WORKED: Final = EventKind("worked", [_player])
BOUGHT: Final = EventKind("bought", [_player, _item])
UPGRADED: Final = EventKind("upgraded", [_player, _item])
GOT_ITEM: Final = EventKind("got_item", [_player, _item])
RETURNED_ITEM: Final = EventKind("returned_item", [_player, _item])
ROLLED: Final = EventKind("rolled", [_player, Argument("face", FACE_IDS, "face")])
SOLD: Final = EventKind("sold", [_player, Argument("nuggets", 20)])
TREATED: Final = EventKind("treated", [_player, _amount])
REVELLED: Final = EventKind("revelled", [_player, _amount])
TOOK_CATTLE: Final = EventKind("took_cattle", [_player, _colour])
SAW_CATTLE: Final = EventKind("saw_cattle", [_player, Argument("bonus", CATTLE_IDS, "cattle")])
DELIVERED: Final = EventKind(
    "delivered", [_player, _delivery, _colour, Argument("bonus", CATTLE_IDS, "cattle")]
)
CATTLE_RETURNED: Final = EventKind("cattle_returned", [_player, _colour])
DECLARED: Final = EventKind("declared", [_player, _target, _fight])
DECLARED_MAN: Final = EventKind("declared_man", [_player, _fight])
FACED: Final = EventKind("faced", [_player, _opponent, Argument("cards", 14)])
LOOKED: Final = EventKind("looked", [_player, _amount])
SAW_CARD: Final = EventKind("saw_card", [_target, _card])
SAW_FIGHT_CARD: Final = EventKind("saw_fight_card", [_fight_card])
PREPARED: Final = EventKind("prepared", [_player])
GAVE_UP: Final = EventKind("gave_up", [_player])
HELPLESS: Final = EventKind("helpless", [_player])
SHOWED: Final = EventKind("showed", [_player, _card])
SHOWED_FIGHT_CARD: Final = EventKind("showed_fight_card", [_fight_card])
CANCELLED: Final = EventKind("cancelled", [])
LOWERED: Final = EventKind("lowered", [_player, _amount])
VOIDED: Final = EventKind("voided", [_player])
VOIDED_BY_MAN: Final = EventKind("voided_by_man", [])
WON: Final = EventKind("won", [_player, _value, Argument("against", 15)])
WAS_BEATEN: Final = EventKind("was_beaten", [_player, _value, Argument("against", 15)])
ARRESTED: Final = EventKind("arrested", [_player])
STOLE: Final = EventKind("stole", [_player, _target, _resource, _amount])
STOLE_CARD: Final = EventKind("stole_card", [_player, _target, _card])
STOLE_CATTLE: Final = EventKind("stole_cattle", [_player, _target, _colour])
WOUNDED: Final = EventKind("wounded", [_player, _target])
POKER_BEGAN: Final = EventKind("poker_began", [_player, _location])
JOINED: Final = EventKind("joined", [_player])
STAYED_OUT: Final = EventKind("stayed_out", [_player])
BANKER_PLAYED_BY: Final = EventKind("banker_played_by", [_player])
BANKER_CARD: Final = EventKind("banker_card", [_card])
FLOP: Final = EventKind("flop", [_card, _second, _third])
LAID: Final = EventKind("laid", [_player])
SHOWED_HAND: Final = EventKind("showed_hand", [_player, Argument("hand", HAND_IDS, "hand"), _card], many=True)
BANKER_SHOWED: Final = EventKind("banker_showed", [Argument("hand", HAND_IDS, "hand"), _card], many=True)
WON_POT: Final = EventKind("won_pot", [_player, _amount])
BANK_WON_POT: Final = EventKind("bank_won_pot", [_amount])
CONTRIBUTED: Final = EventKind("contributed", [_player, _pile])
MOVED_DISC: Final = EventKind("moved_disc", [_player, _pile])
STORY_TOLD: Final = EventKind("story_told", [_story])
STORY_OPENED: Final = EventKind("story_opened", [_pile, _story])
CLAIMED: Final = EventKind("claimed", [_player, Argument("goal", GOAL_IDS, "goal")])
DREW_FAME: Final = EventKind("drew_fame", [_player, _amount])
SAW_FAME: Final = EventKind("saw_fame", [_player, _value])
RETURNED_FAME: Final = EventKind("returned_fame", [_player])
END_SET_OFF: Final = EventKind("end_set_off", [])
LAST_ROUND: Final = EventKind("last_round", [])
MAN_TURNED: Final = EventKind("man_turned", [Argument("card", MAN_IN_BLACK_IDS, "man")])
MAN_MOVED: Final = EventKind("man_moved", [_space])
MAN_GAINED: Final = EventKind("man_gained", [_amount])
MAN_ATTACKED: Final = EventKind("man_attacked", [_target, _fight])
MAN_POKER: Final = EventKind("man_poker", [])
SCORED: Final = EventKind("scored", [_player, _amount])
MAN_SCORED: Final = EventKind("man_scored", [_amount])
MAN_LOWERED: Final = EventKind("man_lowered", [_player, _amount])
LIVED_AS_OUTLAW: Final = EventKind("lived_as_outlaw", [_player])

EVENTS: Final[list[EventKind]] = [
    CHOSE_CHARACTER,
    FIRST_PLAYER,
    STARTED_AT,
    BANDIT_CAME,
    BANDIT_LEFT,
    TURN_BEGAN,
    GAINED,
    CUT,
    LOST,
    LOST_BADGE,
    UNLOCKED,
    DREW,
    DREW_CARD,
    DISCARDED,
    RESHUFFLED,
    WIELDED,
    MOVED,
    PUT_IN_JAIL,
    SHERIFF_MOVED,
    PLAYED,
    REACTED,
    USED,
    USED_ABILITY,
    WORKED,
    BOUGHT,
    UPGRADED,
    GOT_ITEM,
    RETURNED_ITEM,
    ROLLED,
    SOLD,
    TREATED,
    REVELLED,
    TOOK_CATTLE,
    SAW_CATTLE,
    DELIVERED,
    CATTLE_RETURNED,
    DECLARED,
    DECLARED_MAN,
    FACED,
    LOOKED,
    SAW_CARD,
    SAW_FIGHT_CARD,
    PREPARED,
    GAVE_UP,
    HELPLESS,
    SHOWED,
    SHOWED_FIGHT_CARD,
    CANCELLED,
    LOWERED,
    VOIDED,
    VOIDED_BY_MAN,
    WON,
    WAS_BEATEN,
    ARRESTED,
    STOLE,
    STOLE_CARD,
    STOLE_CATTLE,
    WOUNDED,
    POKER_BEGAN,
    JOINED,
    STAYED_OUT,
    BANKER_PLAYED_BY,
    BANKER_CARD,
    FLOP,
    LAID,
    SHOWED_HAND,
    BANKER_SHOWED,
    WON_POT,
    BANK_WON_POT,
    CONTRIBUTED,
    MOVED_DISC,
    STORY_TOLD,
    STORY_OPENED,
    CLAIMED,
    DREW_FAME,
    SAW_FAME,
    RETURNED_FAME,
    END_SET_OFF,
    LAST_ROUND,
    MAN_TURNED,
    MAN_MOVED,
    MAN_GAINED,
    MAN_ATTACKED,
    MAN_POKER,
    SCORED,
    MAN_SCORED,
    MAN_LOWERED,
    LIVED_AS_OUTLAW,
]
