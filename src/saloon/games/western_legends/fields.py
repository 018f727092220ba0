"""Where numbers lie in the parts of the table: the columns of a player's row and the places of the tracks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Limits of the rules.
MONEY_LIMIT: Final[i64] = 120  # WL-G3
NUGGET_LIMIT: Final[i64] = 4  # WL-G4
WOUND_LIMIT: Final[i64] = 3  # WL-G5
ITEM_LIMIT: Final[i64] = 3  # WL-L7
TRACK_END: Final[i64] = 9  # WL-O5
HAND_LIMIT: Final[i64] = 5  # WL-T11
ON_FOOT: Final[i64] = 2  # WL-M1
ACTIONS_A_TURN: Final[i64] = 3  # WL-T6
UNLOCKED_AT: Final[i64] = 5  # WL-G14
DISCS: Final[i64] = 2  # WL-S5
CARD_COST: Final[i64] = 10

# Columns of `people`: one row a player.
P_LP: Final[i64] = 0
P_MONEY: Final[i64] = 1
P_NUGGETS: Final[i64] = 2
P_WOUNDS: Final[i64] = 3
P_MARSHAL: Final[i64] = 4
P_WANTED: Final[i64] = 5
P_SPACE: Final[i64] = 6
"""A space, a mesa while crossing it, or NONE before the start."""
P_CHARACTER: Final[i64] = 7
"""1 + character, or 0 before the choice."""
P_WEAPON: Final[i64] = 8
"""1 + equipment, or 0."""
P_MOUNT: Final[i64] = 9
"""1 + equipment, or 0 on foot."""
P_UNLOCKED: Final[i64] = 10
P_COLUMNS: Final[i64] = 11

# Places of `table`.
T_ROUND: Final[i64] = 0
T_FIRST: Final[i64] = 1
T_ACTIVE: Final[i64] = 2
"""The player whose turn it is, or NONE."""
T_ENDING: Final[i64] = 3
"""GOING_ON, ROUND_ENDS or LAST_ROUND_ON."""
T_SHERIFF: Final[i64] = 4
T_MOVER: Final[i64] = 5
"""Who moves the sheriff, or NONE."""
T_WALK: Final[i64] = 6
"""How many spaces he may still go."""
T_ARREST: Final[i64] = 7
"""1 if his last walk ended in an arrest."""
T_MAN_SPACE: Final[i64] = 8
T_MAN_LP: Final[i64] = 9
T_MAN_CARD: Final[i64] = 10
"""1 + the card that is being carried out, or 0."""
T_STORY: Final[i64] = 11
"""1 + the story that is being told, or 0."""
T_TELLERS: Final[i64] = 12
"""A mask of those who contributed to it."""
T_TOLD: Final[i64] = 13
"""How many stories were told at the end of this turn."""
T_PILE: Final[i64] = 14
"""1 + the pile that it came from, or 0."""
T_VICTIM: Final[i64] = 15
"""1 + the player whom the Man in Black went to, or 0."""
T_PLACES: Final[i64] = 16

GOING_ON: Final[i64] = 0
ROUND_ENDS: Final[i64] = 1
LAST_ROUND_ON: Final[i64] = 2

# Places of `turn`: what is remembered until the turn ends.
U_ACTIONS: Final[i64] = 0
U_POINTS: Final[i64] = 1
"""Points of the movement in progress."""
U_AFTER: Final[i64] = 2
"""1 while what follows a Move action may be played (WL-R60)."""
U_FOLLOWED: Final[i64] = 3
"""1 once a card was played after this Move action (WL-M9)."""
U_ABILITY: Final[i64] = 4
"""1 once the ability was used after this Move action."""
U_SPACES: Final[i64] = 5
U_HEALED: Final[i64] = 6
U_TREATED: Final[i64] = 7
U_WORKED: Final[i64] = 8
U_ROBBED: Final[i64] = 9
"""1 once the bank was robbed (WL-L12)."""
U_CONTRIBUTED: Final[i64] = 10
U_IN_ACTION: Final[i64] = 11
U_SOLD: Final[i64] = 12
"""Nuggets that cards add to the deposit in progress."""
U_LATE: Final[i64] = 13
"""1 once the action phase is over."""
U_PLACES: Final[i64] = 14

# Places of `fight`: the fight in progress.
F_OPPONENT: Final[i64] = 0
"""1 + kind of opponent, or 0 when there is no fight."""
F_ATTACKER: Final[i64] = 1
"""Who attacks; the living player where the opponent is nobody's."""
F_DEFENDER: Final[i64] = 2
"""The other player, or NONE."""
F_HANDLER: Final[i64] = 3
"""Who chooses fight cards for the opponent, or NONE."""
F_KIND: Final[i64] = 4
"""Arrest, duel or robbery, or NONE."""
F_GANG: Final[i64] = 5
F_CARDS: Final[i64] = 6
"""How many fight cards the opponent draws."""
F_PROGRAM: Final[i64] = 7
"""What winning brings, or for a victim of the Man in Black what losing costs."""
F_SPACE: Final[i64] = 8
F_SPACE_DEFENDER: Final[i64] = 9
F_LESS_ATTACKER: Final[i64] = 10
"""How much less the attacker's card counts."""
F_LESS_DEFENDER: Final[i64] = 11
F_CANCELLED: Final[i64] = 12
F_NO_MARSHAL: Final[i64] = 13
F_REACTED_ATTACKER: Final[i64] = 14
F_REACTED_DEFENDER: Final[i64] = 15
F_OPEN: Final[i64] = 16
F_VOID: Final[i64] = 17
F_WINNER: Final[i64] = 18
"""NOBODY_YET, ATTACKER_WINS or DEFENDER_WINS."""
F_BEFORE_ATTACKER: Final[i64] = 19
"""A mask of sources that still have an effect before the fight."""
F_BEFORE_DEFENDER: Final[i64] = 20
F_BEFORE_SIDE: Final[i64] = 21
"""Whose effect comes next."""
F_MAN_ATTACKS: Final[i64] = 22
F_MAN_LP: Final[i64] = 23
F_NO_CARDS: Final[i64] = 24
"""1 if it was decided without a comparison of cards."""
F_PLACES: Final[i64] = 25

NOBODY_YET: Final[i64] = 0
ATTACKER_WINS: Final[i64] = 1
DEFENDER_WINS: Final[i64] = 2
FROM_ABILITY: Final[i64] = 1
FROM_WEAPON: Final[i64] = 2

# Places of `poker`: the game of poker in progress.
K_ON: Final[i64] = 0
K_HOST: Final[i64] = 1
"""Who started it, or NONE for the Man in Black."""
K_POT: Final[i64] = 2
K_IN: Final[i64] = 3
"""A mask of those who paid."""
K_BANKER: Final[i64] = 4
"""Who plays the banker, or NONE."""
K_SPACE: Final[i64] = 5
K_OPEN: Final[i64] = 6
K_WAITING: Final[i64] = 7
"""A mask of those who are still to be asked."""
K_POINTS: Final[i64] = 8
"""What the Man in Black gains for a win."""
K_PLACES: Final[i64] = 9

# What asks: the second number of questions about effects, for what views tell.
BY_RULE: Final[i64] = 0
BY_STORY: Final[i64] = 1
BY_FIGHT_CARD: Final[i64] = 2
BY_MAN: Final[i64] = 3
BY_CATTLE: Final[i64] = 4
BY_SOURCE: Final[i64] = 16
"""And more: 16 plus a source of effects (see `codes`)."""

# Why the game ended.
TARGET_REACHED: Final[i64] = 0
OUT_OF_ROUNDS: Final[i64] = 1
REASONS: Final[list[str]] = ["target_reached", "out_of_rounds"]
MOST_ROUNDS: Final[i64] = 50
"""WL-R73: nobody has to gain points, so that a game without end is cut off."""
