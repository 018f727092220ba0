"""The names of Fliptown: every space, card and thing by its id, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_PLAYERS: Final = 4
ROUNDS: Final[i64] = 3
TURNS: Final[i64] = 5

# -- cards: number = 13 * suit + rank - 1 --------------------------------------------------------------------

SUIT_IDS: Final[list[str]] = ["hearts", "spades", "diamonds", "clubs"]
HEARTS: Final[i64] = 0
SPADES: Final[i64] = 1
DIAMONDS: Final[i64] = 2
CLUBS: Final[i64] = 3
SUITS: Final[i64] = 4
RANKS: Final[i64] = 13
CARDS: Final[i64] = 52
RANK_IDS: Final[list[str]] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
CARD_IDS: Final[list[str]] = [f"{suit[0]}{rank}" for suit in SUIT_IDS for rank in range(1, 14)]
"""h1 is the ace of hearts, c13 the king of clubs."""
PLACE_IDS: Final[list[str]] = ["left", "middle", "right"]
"""The places of the line-up."""

# -- areas and spaces: trail 0 to 12, badlands 13 to 24, mine 25 to 38, town 39 to 51, cemetery 52 to 60 -----

AREA_IDS: Final[list[str]] = ["trail", "badlands", "mine", "town", "cemetery"]
"""The first four have the suits of the same number (FT-C9)."""
TRAIL: Final[i64] = 0
BADLANDS: Final[i64] = 1
MINE: Final[i64] = 2
TOWN: Final[i64] = 3
CEMETERY: Final[i64] = 4
AREAS: Final[i64] = 5

STOP_IDS: Final[list[str]] = [f"T{rank}" for rank in range(1, 14)]
TARGET_IDS: Final[list[str]] = [f"B{rank}" for rank in range(2, 14)]
ROOM_IDS: Final[list[str]] = [
    *["M1A", "M1B"],
    *["M2A", "M2B", "M2C"],
    *["M3A", "M3B", "M3C", "M3D"],
    *["M4A", "M4B", "M4C", "M4D", "M4E"],
]
BUILDING_IDS: Final[list[str]] = [f"town_{rank:02}" for rank in range(1, 14)]
GRAVE_IDS: Final[list[str]] = [f"G{row}{column}" for row in range(3) for column in range(3)]
SPACE_IDS: Final[list[str]] = [*STOP_IDS, *TARGET_IDS, *ROOM_IDS, *BUILDING_IDS, *GRAVE_IDS]
STOPS: Final[i64] = 13
TARGETS: Final[i64] = 12
ROOMS: Final[i64] = 14
BUILDINGS: Final[i64] = 13
GRAVES: Final[i64] = 9
SPACES: Final[i64] = 61
FIRST_SPACE: Final[list[int]] = [0, 13, 25, 39, 52, 61]
"""The first space of every area; at the end the number of all."""
GROUP_IDS: Final[list[str]] = ["chicken", "cattle", "stagecoach", "train"]
LINK_IDS: Final[list[str]] = [f"L{number}" for number in range(1, 13)]
LINKS: Final[i64] = 12

# -- resources and items -------------------------------------------------------------------------------------

RESOURCE_IDS: Final[list[str]] = ["money", "gold", "stars", "wanted", "pans", "hammers"]
MONEY: Final[i64] = 0
GOLD: Final[i64] = 1
STARS: Final[i64] = 2
WANTED: Final[i64] = 3
PANS: Final[i64] = 4
HAMMERS: Final[i64] = 5
RESOURCES: Final[i64] = 6
MOST_TOOLS: Final[i64] = 4
"""FT-C7: so many pans, and so many hammers."""

ITEM_IDS: Final[list[str]] = [
    "undertaker",
    "shovel",
    "bank_red",
    "bank_black",
    "work_horse",
    "trail_horse",
    "store_pan",
    "pickaxe",
    "bandana",
    "pistol",
    "rifle",
    "outlaw_j",
    "outlaw_q",
    "outlaw_k",
    "hotel",
]
"""What can be had in town; `hotel` is one more stay, the only one that can be had several times."""
UNDERTAKER: Final[i64] = 0
SHOVEL: Final[i64] = 1
BANK_RED: Final[i64] = 2
BANK_BLACK: Final[i64] = 3
WORK_HORSE: Final[i64] = 4
TRAIL_HORSE: Final[i64] = 5
STORE_PAN: Final[i64] = 6
PICKAXE: Final[i64] = 7
BANDANA: Final[i64] = 8
PISTOL: Final[i64] = 9
RIFLE: Final[i64] = 10
OUTLAW_J: Final[i64] = 11
OUTLAW_Q: Final[i64] = 12
OUTLAW_K: Final[i64] = 13
HOTEL_STAY: Final[i64] = 14
ITEMS: Final[i64] = 15

# -- the land office: shapes on the lots 0 to 8, row by row (FT-TW8a, FT-TW8b) -------------------------------

DOMINOES: Final[list[list[int]]] = [
    *[[3 * row + column, 3 * row + column + 1] for row in range(3) for column in range(2)],
    *[[3 * row + column, 3 * row + column + 3] for row in range(2) for column in range(3)],
]
LINES: Final[list[list[int]]] = [
    *[[3 * row, 3 * row + 1, 3 * row + 2] for row in range(3)],
    *[[column, column + 3, column + 6] for column in range(3)],
]
CORNERS: Final[list[list[int]]] = [
    [lot for lot in (at, at + 1, at + 3, at + 4) if lot != left_out]
    for at in (0, 1, 3, 4)
    for left_out in (at, at + 1, at + 3, at + 4)
]
CLAIMS: Final[list[list[int]]] = [*DOMINOES, *LINES, *CORNERS]
CLAIM_IDS: Final[list[str]] = ["_".join(str(lot + 1) for lot in lots) for lots in CLAIMS]
"""A claim goes by the numbers of its lots, from 1 to 9: `1_2_3` is the top row."""
LOTS: Final[i64] = 9

# -- the rest ------------------------------------------------------------------------------------------------

HAND_IDS: Final[list[str]] = [
    "nothing",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
]
BOUNTY_IDS: Final[list[str]] = [f"BO{number}" for number in range(1, 13)]
CHARACTER_IDS: Final[list[str]] = [
    "trailblazer",
    "cheat",
    "prospector",
    "settler",
    "bandit",
    "marshal",
    "preacher",
    "miner",
    "ranch_hand",
    "grave_robber",
    "man_in_black",
    "baroness",
    "mayor",
    "wild_card",
]
COWBOT_IDS: Final[list[str]] = ["jane", "billy", "bart", "earp"]
DIFFICULTY_IDS: Final[list[str]] = ["easy", "normal", "hard"]
TRIGGER_IDS: Final[list[str]] = ["money", "gold", "stars", "wanted", "bonus"]
SCORE_WORD_IDS: Final[list[str]] = ["greenhorn", "seasoned", "fearless", "sharpshooter", "legendary"]
WANTED_WORD_IDS: Final[list[str]] = ["deputy", "rancher", "cowboy", "desperado", "outlaw"]
CHALLENGE_IDS: Final[list[str]] = [f"SC{number}" for number in range(1, 21)]
