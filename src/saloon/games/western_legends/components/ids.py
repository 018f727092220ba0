"""The names of everything in the box, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_PLAYERS: Final = 6
NONE: Final[i64] = -1
"""No space, no program, no card."""

# -- resources --------

RESOURCE_IDS: Final[list[str]] = [
    "money",
    "lp",
    "cards",
    "random_cards",
    "nuggets",
    "wounds",
    "heal",
    "marshal",
    "wanted",
    "actions",
    "cattle",
]
MONEY: Final[i64] = 0
LP: Final[i64] = 1
CARDS: Final[i64] = 2
RANDOM_CARDS: Final[i64] = 3
NUGGETS: Final[i64] = 4
WOUNDS: Final[i64] = 5
HEAL: Final[i64] = 6
MARSHAL: Final[i64] = 7
WANTED: Final[i64] = 8
ACTIONS: Final[i64] = 9
CATTLE: Final[i64] = 10
RESOURCES: Final[i64] = 11

SIDE_IDS: Final[list[str]] = [
    "neutral",
    "lawman",
    "outlaw",
]
NEUTRAL: Final[i64] = 0
LAWMAN: Final[i64] = 1
OUTLAW: Final[i64] = 2

# -- the board --------

AREA_IDS: Final[list[str]] = [
    "mesitos_point",
    "darkrock",
    "dixon_creek",
    "sunny_hills",
    "red_falls",
    "cliff_junction",
    "spikes_view",
]
AREA_MESITOS_POINT: Final[i64] = 0
AREA_DARKROCK: Final[i64] = 1
AREA_DIXON_CREEK: Final[i64] = 2
AREA_SUNNY_HILLS: Final[i64] = 3
AREA_RED_FALLS: Final[i64] = 4
AREA_CLIFF_JUNCTION: Final[i64] = 5
AREA_SPIKES_VIEW: Final[i64] = 6

SPACE_IDS: Final[list[str]] = [
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "M6",
    "M7",
    "M8",
    "M9",
    "M10",
    "M11",
    "D1",
    "D2",
    "D3",
    "D4",
    "D5",
    "D6",
    "D7",
    "D8",
    "D9",
    "D10",
    "X1",
    "S1",
    "S2",
    "S3",
    "S4",
    "S5",
    "S6",
    "S7",
    "S8",
    "S9",
    "S10",
    "S11",
    "R1",
    "R2",
    "R3",
    "R4",
    "R5",
    "R6",
    "R7",
    "R8",
    "C1",
    "C2",
    "C3",
    "C4",
    "C5",
    "C6",
    "C7",
    "C8",
    "C9",
    "C10",
    "C11",
    "C12",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
    "P8",
    "P9",
    "P10",
    "P11",
    "P12",
    "P13",
]
SPACES: Final[i64] = 66
MESAS: Final[i64] = 2

LOCATION_IDS: Final[list[str]] = [
    "store_darkrock",
    "saloon_darkrock",
    "sheriff_office",
    "bank",
    "store_red_falls",
    "saloon_red_falls",
    "doctor",
    "cabaret",
    "ranch_green",
    "ranch_blue",
    "mine_sunny_hills",
    "mine_spikes_view",
    "mine_cliff_junction",
    "rail_station",
    "hideout_a_mesitos",
    "hideout_a_sunny",
    "hideout_b_sunny",
    "hideout_b_dixon",
    "hideout_c_spikes",
    "hideout_c_cliff",
]
LOCATIONS: Final[i64] = 20
AT_SHERIFF_OFFICE: Final[i64] = 2
AT_RAIL_STATION: Final[i64] = 13
AT_CABARET: Final[i64] = 7

KIND_IDS: Final[list[str]] = [
    "store",
    "saloon",
    "mine",
    "bank",
    "doctor",
    "cabaret",
    "ranch",
    "rail_station",
    "hideout",
    "sheriff_office",
]
"""Kinds of locations."""
STORE: Final[i64] = 0
SALOON: Final[i64] = 1
MINE: Final[i64] = 2
BANK: Final[i64] = 3
DOCTOR: Final[i64] = 4
CABARET: Final[i64] = 5
RANCH: Final[i64] = 6
RAIL_STATION: Final[i64] = 7
HIDEOUT: Final[i64] = 8
SHERIFF_OFFICE: Final[i64] = 9

COLOUR_IDS: Final[list[str]] = [
    "green",
    "blue",
]
GREEN: Final[i64] = 0
BLUE: Final[i64] = 1
LETTER_IDS: Final[list[str]] = [
    "A",
    "B",
    "C",
]
MESA_IDS: Final[list[str]] = [
    "northern",
    "southern",
]

# -- cards and tokens --------

POKER_IDS: Final[list[str]] = [
    "cheat",
    "sprint",
    "shootout",
    "manhunt",
    "sucker_punch",
    "stick_em_up",
    "saddle_up",
    "quick_draw",
    "golden_nugget",
    "trackers_instinct",
    "lady_luck",
    "payday",
    "bulletproof",
    "tenacity",
    "reputation",
    "living_legend",
]
"""What poker cards do."""
POKER_CARDS: Final[i64] = 52
"""By number: suit times 13 plus rank less 2."""
SUIT_IDS: Final[list[str]] = [
    "spades",
    "clubs",
    "hearts",
    "diamonds",
]
RED_SUIT: Final[i64] = 2
"""Suits from this on are red."""
RANKS: Final[i64] = 13
LOWEST: Final[i64] = 2
ACE: Final[i64] = 14
RANK_COLOUR_IDS: Final[list[str]] = [
    "red",
    "black",
]

EQUIPMENT_IDS: Final[list[str]] = [
    "mustang",
    "mule",
    "revolver",
    "shotgun",
    "rifle",
    "whiskey",
    "ten_gallon",
    "provisions",
    "miners_map",
]
MUSTANG: Final[i64] = 0
MULE: Final[i64] = 1
REVOLVER: Final[i64] = 2
SHOTGUN: Final[i64] = 3
RIFLE: Final[i64] = 4
WHISKEY: Final[i64] = 5
TEN_GALLON: Final[i64] = 6
PROVISIONS: Final[i64] = 7
MINERS_MAP: Final[i64] = 8
EQUIPMENT: Final[i64] = 9
FIRST_WEAPON: Final[i64] = 2
FIRST_ITEM: Final[i64] = 5
CLASS_IDS: Final[list[str]] = [
    "mount",
    "weapon",
    "item",
]
MOUNT: Final[i64] = 0
WEAPON: Final[i64] = 1
ITEM: Final[i64] = 2

CATTLE_IDS: Final[list[str]] = [
    "money",
    "nugget",
    "action",
    "healing",
    "legend",
    "card",
    "reputation",
    "gold_dust",
]
"""The bonus on a token; one of each in both colours."""
CATTLE_KINDS: Final[i64] = 8
FACE_IDS: Final[list[str]] = [
    "nugget",
    "money",
    "again",
    "blank",
]
FACE_NUGGET: Final[i64] = 0
FACE_MONEY: Final[i64] = 1
FACE_AGAIN: Final[i64] = 2
FACE_BLANK: Final[i64] = 3

CHARACTER_IDS: Final[list[str]] = [
    "annie_oakley",
    "bass_reeves",
    "billy_the_kid",
    "bloody_knife",
    "calamity_jane",
    "doc_holliday",
    "jesse_james",
    "kit_carson",
    "stagecoach_mary",
    "wild_bill_hickok",
    "wyatt_earp",
    "yb_rowdy",
]
CHARACTERS: Final[i64] = 12

GOAL_IDS: Final[list[str]] = [
    "annie_1",
    "annie_2",
    "annie_3",
    "annie_4",
    "bass_1",
    "bass_2",
    "bass_3",
    "bass_4",
    "billy_1",
    "billy_2",
    "billy_3",
    "billy_4",
    "bloody_1",
    "bloody_2",
    "bloody_3",
    "bloody_4",
    "jane_1",
    "jane_2",
    "jane_3",
    "jane_4",
    "doc_1",
    "doc_2",
    "doc_3",
    "doc_4",
    "jesse_1",
    "jesse_2",
    "jesse_3",
    "jesse_4",
    "kit_1",
    "kit_2",
    "kit_3",
    "kit_4",
    "mary_1",
    "mary_2",
    "mary_3",
    "mary_4",
    "bill_1",
    "bill_2",
    "bill_3",
    "bill_4",
    "wyatt_1",
    "wyatt_2",
    "wyatt_3",
    "wyatt_4",
    "rowdy_1",
    "rowdy_2",
    "rowdy_3",
    "rowdy_4",
]
GOALS: Final[i64] = 48
GOALS_EACH: Final[i64] = 4

STORY_IDS: Final[list[str]] = [
    "the_cattle_baron",
    "strike_it_rich",
    "high_noon",
    "canyon_ambush",
    "drinks_on_the_house",
    "the_stolen_brand",
    "the_travelling_salesman",
    "card_sharps",
    "honest_work",
    "the_lost_herd",
    "medicine_show",
    "doctors_orders",
    "the_horse_fair",
    "the_gold_shipment",
    "war_party_on_the_ridge",
    "dead_or_alive",
    "the_late_stagecoach",
    "the_long_arm_of_the_law",
    "bank_run",
    "prize_bull",
    "bar_room_brawl",
    "blood_money",
    "claim_jumpers",
    "the_night_riders",
    "mail_order",
    "siege_at_the_ranch",
    "the_railway_clerk",
    "the_gunsmith",
    "bounty_in_the_hills",
    "the_buried_strongbox",
    "bad_water",
    "rustlers_moon",
    "showdown_in_the_street",
    "moonshine",
    "grubstake",
    "x_marks_the_spot",
    "stampede",
    "train_robbers",
    "election_day",
    "campfire_tales",
]
STORIES: Final[i64] = 40

MAN_IN_BLACK_IDS: Final[list[str]] = [
    "tall_in_the_saddle",
    "gold_fever",
    "a_large_deposit",
    "calling_you_out",
    "hand_it_over",
    "bounty_hunter",
    "raising_a_posse",
    "railroad_money",
    "stocking_up",
    "a_game_at_the_cabaret",
]
MAN_IN_BLACK_CARDS: Final[i64] = 10

GANG_IDS: Final[list[str]] = [
    "canyon_gang",
    "war_party",
    "night_riders",
    "raiders",
    "hill_gang",
    "train_robbers",
]
FIGHT_IDS: Final[list[str]] = [
    "arrest",
    "duel",
    "robbery",
]
"""Kinds of fights between characters."""
ARREST: Final[i64] = 0
DUEL: Final[i64] = 1
ROBBERY: Final[i64] = 2
FIGHTS: Final[i64] = 3
OPPONENT_IDS: Final[list[str]] = [
    "player",
    "bandit",
    "guard",
    "sheriff",
    "gang",
    "man_in_black",
]
"""Whom a character fights."""
VERSUS_PLAYER: Final[i64] = 0
VERSUS_BANDIT: Final[i64] = 1
VERSUS_GUARD: Final[i64] = 2
VERSUS_SHERIFF: Final[i64] = 3
VERSUS_GANG: Final[i64] = 4
VERSUS_MAN_IN_BLACK: Final[i64] = 5
FIGHT_CARDS: Final[i64] = 13
HAND_IDS: Final[list[str]] = [
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
    "five_of_a_kind",
]
"""Combinations of poker, the weakest first (WL-P12)."""
HIGH_CARD: Final[i64] = 0
PAIR: Final[i64] = 1
TWO_PAIR: Final[i64] = 2
THREE_OF_A_KIND: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FLUSH: Final[i64] = 5
FULL_HOUSE: Final[i64] = 6
FOUR_OF_A_KIND: Final[i64] = 7
STRAIGHT_FLUSH: Final[i64] = 8
ROYAL_FLUSH: Final[i64] = 9
FIVE_OF_A_KIND: Final[i64] = 10

LENGTH_IDS: Final[list[str]] = [
    "short",
    "medium",
    "long",
]
