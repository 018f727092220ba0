"""The vocabulary of card effects as numbers: what an effect does, when it works, what a condition asks for.

`box.py` compiles the words of `components.toml` into these codes; `rules/effects.py` carries them out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- what a node of a program does --------

OP_NOTHING: Final[i64] = 0
OP_GAIN: Final[i64] = 1  # a resource, b amount
OP_LOSE: Final[i64] = 2  # a resource, b amount
OP_PAY: Final[i64] = 3  # a resource, b amount; only as the price of OP_MAY
OP_CHOOSE: Final[i64] = 4  # first: a chain of OP_OPTION
OP_OPTION: Final[i64] = 5  # first: its steps
OP_LOSE_CHOICE: Final[i64] = 6  # first: a chain of OP_LOSE
OP_RIVAL_LOSE_CHOICE: Final[i64] = 7  # first: a chain of OP_LOSE
OP_MAY: Final[i64] = 8  # first: a chain of OP_PAY, second: what it buys
OP_IF_SIDE: Final[i64] = 9  # a side; first: then, second: else
OP_IF_ARREST: Final[i64] = 10  # the sheriff's last walk ended in an arrest; first: then, second: else
OP_IF_BANDITS: Final[i64] = 11  # a bandit stands on the board; first: then, second: else
OP_FIGHT: Final[i64] = 12  # a fight cards, b gang; first: for a win
OP_ROLL: Final[i64] = 13  # a dice; first: what a blank face gives
OP_CANCEL: Final[i64] = 14
OP_RESTART: Final[i64] = 15
OP_REDUCE: Final[i64] = 16  # a how much
OP_MOVE: Final[i64] = 17  # a spaces
OP_MOVE_SHERIFF: Final[i64] = 18  # a spaces
OP_TAKE_ITEM: Final[i64] = 19  # first: a chain of OP_ITEM
OP_ITEM: Final[i64] = 20  # a equipment
OP_TAKE_CATTLE: Final[i64] = 21  # a tokens
OP_LOOK_CARDS: Final[i64] = 22  # a how many random cards of the rival's hand
OP_LOOK_HAND: Final[i64] = 23
OP_LOOK_FIGHT_CARDS: Final[i64] = 24  # a how many random ones
OP_DRAWS_FEWER: Final[i64] = 25  # a fewer, b at least
OP_NO_MARSHAL: Final[i64] = 26
OP_BY_HANDLER: Final[i64] = 27  # first: what the player who handles the opponent may do
OP_TARGET: Final[i64] = 28  # first: gains of a chosen other character on the same space
OP_STEAL: Final[i64] = 29  # a resource, b amount, from a chosen other character on the same space
OP_REROLL: Final[i64] = 30  # a dice
OP_WILD: Final[i64] = 31
OP_AS_NUGGETS: Final[i64] = 32  # a nuggets that the card counts as
OP_CROSS_MESAS: Final[i64] = 33
OP_TRAVEL: Final[i64] = 34
OP_SHERIFF_FURTHER: Final[i64] = 35  # a spaces
OP_ARREST: Final[i64] = 36
# Of the Man in Black only.
OP_GO_TO: Final[i64] = 37  # a location
OP_GO_TO_PLAYER: Final[i64] = 38  # a MOST_LP or MOST_MONEY
OP_GO_TO_BANDIT: Final[i64] = 39
OP_REMOVE_BANDIT: Final[i64] = 40
OP_GAIN_LP: Final[i64] = 41  # a points
OP_EACH_PLAYER: Final[i64] = 42  # a area or NONE, b resource to have or NONE; first: a chain of OP_LOSE
OP_ATTACK: Final[i64] = 43  # a kind of fight, b points for a win; first: a chain of OP_LOSE for the victim
OP_SHERIFF_TOWARD: Final[i64] = 44  # a spaces
OP_PLACE_BANDITS: Final[i64] = 45  # a mask of letters
OP_POKER: Final[i64] = 46  # a points for a win, b points if nobody joins

ALL: Final[i64] = -1
"""An amount: everything that there is."""
HALF: Final[i64] = -2
"""An amount: half of it, rounded up (money to the next $10)."""
UNCANCELLABLE: Final[i64] = 1
"""A flag of a node on a fight card."""

MOST_LP: Final[i64] = 0
MOST_MONEY: Final[i64] = 1

# -- when an effect works --------

MOMENT_IDS: Final[list[str]] = [
    "start_of_turn",
    "move_action",
    "own_movement",
    "after_own_move_action",
    "card_action",
    "on_gain",
    "before_fight",
    "fight_reveal",
    "fight_reaction",
    "after_won_fight",
    "after_won_arrest_as_attacker",
    "after_won_heist_or_rob",
    "after_gaining_wounds",
    "moving_sheriff",
    "deposit",
    "after_prospect_roll",
    "poker_ante",
    "poker_hand",
    "after_won_poker",
    "after_lost_poker",
]
START_OF_TURN: Final[i64] = 0
MOVE_ACTION: Final[i64] = 1
OWN_MOVEMENT: Final[i64] = 2
AFTER_MOVE: Final[i64] = 3
CARD_ACTION: Final[i64] = 4
ON_GAIN: Final[i64] = 5
BEFORE_FIGHT: Final[i64] = 6
FIGHT_REVEAL: Final[i64] = 7
FIGHT_REACTION: Final[i64] = 8
AFTER_WON_FIGHT: Final[i64] = 9
AFTER_WON_ARREST: Final[i64] = 10
AFTER_WON_ROBBERY: Final[i64] = 11
AFTER_WOUNDS: Final[i64] = 12
MOVING_SHERIFF: Final[i64] = 13
AT_DEPOSIT: Final[i64] = 14
AFTER_PROSPECT: Final[i64] = 15
POKER_ANTE: Final[i64] = 16
POKER_HAND: Final[i64] = 17
AFTER_WON_POKER: Final[i64] = 18
AFTER_LOST_POKER: Final[i64] = 19
MOMENTS: Final[i64] = 20

# What has effects: poker cards, both sides of equipment, abilities of characters.
SOURCE_POKER: Final[i64] = 0
SOURCE_EQUIPMENT: Final[i64] = 16  # plus twice the equipment, plus 1 if upgraded
SOURCE_CHARACTER: Final[i64] = 34
SOURCES: Final[i64] = 46

# Against whom an effect works, as a mask.
VS_PLAYER: Final[i64] = 1
VS_VIRTUAL: Final[i64] = 2
VS_MAN: Final[i64] = 4
VS_ALL: Final[i64] = 7

# How often.
LIMIT_NONE: Final[i64] = 0
LIMIT_TURN: Final[i64] = 1
LIMIT_ACTION: Final[i64] = 2
LIMIT_FIGHT: Final[i64] = 3
LIMIT_MOVE: Final[i64] = 4

# -- what a condition of a story or a goal asks for --------

CONDITION_IDS: Final[list[str]] = [
    "end_move",
    "move_spaces_turn",
    "prospect",
    "deposit",
    "heist",
    "revel",
    "heal",
    "poker",
    "work",
    "buy",
    "upgrade",
    "acquire_cattle",
    "deliver_cattle",
    "declare_fight",
    "win_fight",
    "lose_fight",
    "gain_in_action",
    "gain_points",
    "card_action",
    "pay",
    "discard_poker",
    "discard_item",
    "state",
]
COND_END_MOVE: Final[i64] = 0
COND_MOVE_SPACES: Final[i64] = 1  # C_MIN
COND_PROSPECT: Final[i64] = 2  # C_MIN nuggets
COND_DEPOSIT: Final[i64] = 3  # C_MIN nuggets
COND_HEIST: Final[i64] = 4  # C_RESULT
COND_REVEL: Final[i64] = 5  # C_MIN points
COND_HEAL: Final[i64] = 6  # C_MIN wounds, C_HOW: BY_DOCTOR or NONE
COND_POKER: Final[i64] = (
    7  # C_RESULT, C_HOW: AS_ACTIVE or NONE, C_HAND: weakest combination; place: of the game
)
COND_WORK: Final[i64] = 8  # C_MIN times
COND_BUY: Final[i64] = 9  # C_CLASS
COND_UPGRADE: Final[i64] = 10  # C_CLASS
COND_ACQUIRE: Final[i64] = 11
COND_DELIVER: Final[i64] = 12  # C_HOW: WRANGLE or RUSTLE, C_COLOUR
COND_DECLARE: Final[i64] = 13  # C_FIGHT
COND_WIN_FIGHT: Final[i64] = 14  # C_VS, C_FIGHT, C_MIN_WOUNDS, C_MAX_WOUNDS
COND_LOSE_FIGHT: Final[i64] = 15  # C_VS
COND_GAIN_IN_ACTION: Final[i64] = 16  # C_RESOURCE, C_MIN
COND_GAIN_POINTS: Final[i64] = 17  # C_POINTS: mask, 1 marshal, 2 wanted
COND_CARD_ACTION: Final[i64] = 18
COND_PAY: Final[i64] = 19  # C_MONEY
COND_DISCARD_CARDS: Final[i64] = 20  # C_MIN cards
COND_DISCARD_ITEM: Final[i64] = 21  # C_ITEM: equipment or NONE for any item
COND_STATE: Final[i64] = 22  # the columns from C_MARSHAL on, and C_PLACES

# Columns of a condition; NONE where it does not matter.
C_KIND: Final[i64] = 0
C_PLACES: Final[i64] = 1
C_MIN: Final[i64] = 2
C_RESULT: Final[i64] = 3  # RESULT_WIN or NONE
C_HOW: Final[i64] = 4
C_HAND: Final[i64] = 5
C_CLASS: Final[i64] = 6
C_COLOUR: Final[i64] = 7
C_FIGHT: Final[i64] = 8
C_VS: Final[i64] = 9  # a mask of opponents: 1 << OPPONENT (see VS_MASKS)
C_MIN_WOUNDS: Final[i64] = 10
C_MAX_WOUNDS: Final[i64] = 11
C_RESOURCE: Final[i64] = 12
C_POINTS: Final[i64] = 13
C_MONEY: Final[i64] = 14
C_ITEM: Final[i64] = 15
C_MARSHAL: Final[i64] = 16
C_WANTED: Final[i64] = 17
C_NUGGETS: Final[i64] = 18
C_WOUNDS: Final[i64] = 19
C_CATTLE: Final[i64] = 20
C_ITEMS: Final[i64] = 21  # how many misc items
C_CARDS: Final[i64] = 22  # how many poker cards in hand
C_OWNS: Final[i64] = 23  # mask of equipment, all of it
C_OWNS_CLASS: Final[i64] = 24
C_UPGRADED: Final[i64] = 25  # mask of equipment, all of it upgraded
C_UPGRADED_CLASS: Final[i64] = 26
CONDITION_COLUMNS: Final[i64] = 27

RESULT_WIN: Final[i64] = 1
BY_DOCTOR: Final[i64] = 0
AS_ACTIVE: Final[i64] = 0
WRANGLE: Final[i64] = 0
RUSTLE: Final[i64] = 1
POINTS_MARSHAL: Final[i64] = 1
POINTS_WANTED: Final[i64] = 2
VS_MASKS: Final[dict[str, int]] = {
    "any": 63,
    "player": 33,
    "virtual": 30,
    "bandit": 2,
    "guard": 4,
    "sheriff": 8,
}
"""Opponents (`OPPONENT_IDS`) by the words of a condition; the Man in Black counts as a player (WL-V27)."""
