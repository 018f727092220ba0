"""What everything is worth: sections 18 to 20 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.fliptown.names import (
    AREAS,
    BADLANDS,
    CEMETERY,
    GOLD,
    HAMMERS,
    MINE,
    MONEY,
    PANS,
    ROOMS,
    STARS,
    TOWN,
    TRAIL,
    WANTED,
)
from saloon.games.fliptown.poker import FOUR, ONE_PAIR
from saloon.games.fliptown.rows import ARRESTS, BIT, CIRCLED, HANDS, STAYS, WANTED_EVER, bits_set
from saloon.games.fliptown.state import Fliptown

FIRST_SILVER: Final[i64] = 9
"""The first room of the fourth level."""


def silver_of_room(c: Fliptown, s: State, player: i64, room: i64) -> i64:
    """FT-MI9, FT-R16: what a room of the fourth level counts, whether it is circled or not."""
    return c.rows.circled_in(s, player, c.box.silver[room])


def silver(c: Fliptown, s: State, player: i64) -> i64:
    """FT-C8, FT-TW7b, FT-MI9: the silver stars of the hotel and of the mine."""
    found = c.box.hotel[c.rows.get(s, player, STAYS)]
    rooms = c.rows.get(s, player, CIRCLED + MINE)
    for room in range(FIRST_SILVER, ROOMS):
        if rooms & BIT[room] != 0:
            found += silver_of_room(c, s, player, room)
    return found


def score(c: Fliptown, s: State, player: i64) -> i64:
    """FT-EN1, FT-EN5: money and gold, each rounded down, silver stars and stars."""
    money: i64 = c.rows.get(s, player, MONEY) // c.box.money_per_point
    gold: i64 = c.rows.get(s, player, GOLD) // c.box.gold_per_point
    return money + gold + silver(c, s, player) + c.rows.get(s, player, STARS)


def standing(c: Fliptown, s: State, player: i64) -> tuple[int, int, int, int]:
    """FT-EN2: what is compared, the score first."""
    rows = c.rows
    return (
        score(c, s, player),
        -rows.get(s, player, WANTED),
        rows.get(s, player, GOLD),
        rows.get(s, player, MONEY),
    )


# -- the cowbot ----------------------------------------------------------------------------------------------


def uncircled(c: Fliptown, s: State, area: i64) -> i64:
    """How many spaces of an area the player has left alone; crossed out stops are among them (FT-CB10)."""
    return bits_set(c.box.full[area]) - c.rows.circled_in(s, 0, area)


def cowbot_lines(c: Fliptown, s: State) -> list[tuple[str, int]]:
    """FT-CB6 to FT-CB8, FT-R3: the cowbot's points, line by line."""
    from saloon.games.fliptown.names import AREA_IDS

    areas = c.box.cowbot_areas[c.cowbot(s)]
    lines: list[tuple[str, int]] = []
    for place in range(c.box.counted_areas):
        area = areas[place]
        lines.append((AREA_IDS[area], c.box.cowbot_factors[place] * uncircled(c, s, area)))
    lines.append(("stolen", c.box.stolen_points * c.stolen.count(s)))
    if c.characters:
        lines.append(("character", c.box.character_points))
    if c.hold_em:
        lines.append(("hold_em", c.box.hold_em_points))
    return lines


def cowbot_score(c: Fliptown, s: State) -> i64:
    """FT-CB6: the cowbot's points as things stand."""
    areas = c.box.cowbot_areas[c.cowbot(s)]
    points: i64 = c.box.stolen_points * c.stolen.count(s)
    for place in range(c.box.counted_areas):
        points += c.box.cowbot_factors[place] * uncircled(c, s, areas[place])
    if c.characters:
        points += c.box.character_points
    if c.hold_em:
        points += c.box.hold_em_points
    return points


# -- titles and challenges -----------------------------------------------------------------------------------


def score_word(c: Fliptown, points: i64) -> i64:
    """FT-EN3, FT-EN4, FT-R5: the number of the word for a score."""
    extra = c.box.title_step * (int(c.characters) + int(c.hold_em))
    word = 0
    for number, least in enumerate(c.box.title_scores):
        if points >= least + extra:
            word = number
    return word


def wanted_word(c: Fliptown, wanted: i64) -> i64:
    """FT-EN3: the number of the word for so many WANTED."""
    word = 0
    for number, least in enumerate(c.box.title_wanted):
        if wanted >= least:
            word = number
    return word


_GOLD_ROOMS: Final[i64] = 0b1111_1111
_STAR_STOPS: Final[i64] = 0b1_0010_0100_1101
_STAR_BUILDINGS: Final[i64] = 0b1010_0010_0110
CAMPAIGN: Final[list[str]] = ["SC14", "SC15"]
"""Challenges that are met over several games; one game can only add to them."""


def challenges_met(c: Fliptown, s: State) -> list[bool]:
    """FT-SO1, FT-R15, FT-R35: for every solo challenge whether it is met as things stand."""
    from saloon.games.fliptown.rules.gains import groups_met

    rows = c.rows
    circled = [rows.get(s, 0, CIRCLED + area) for area in range(AREAS)]
    counts = [bits_set(mask) for mask in circled]
    hands = [rows.get(s, 0, HANDS + number) - 1 for number in range(3)]
    wanted = rows.get(s, 0, WANTED)
    beaten = s.over and c.has_cowbot and not c.is_lost(s)
    level = c.options["difficulty"]
    return [
        min(counts) >= 6,
        rows.get(s, 0, PANS) + rows.get(s, 0, HAMMERS) >= 7,
        wanted == 0,
        circled[MINE] & _GOLD_ROOMS == _GOLD_ROOMS,
        circled[TRAIL] & _STAR_STOPS == _STAR_STOPS,
        circled[TOWN] & _STAR_BUILDINGS == _STAR_BUILDINGS,
        groups_met(c, circled[BADLANDS]) == 4,
        circled[CEMETERY] == c.box.full[CEMETERY],
        max(hands) >= FOUR,
        rows.get(s, 0, WANTED_EVER) == 0,
        rows.get(s, 0, MONEY) >= 30 and rows.get(s, 0, GOLD) >= 15,
        min(hands) > ONE_PAIR,
        wanted <= 5 and rows.get(s, 0, ARRESTS) == 0,
        beaten and level == "easy",
        beaten and level == "hard",
        c.has_cowbot and c.stolen.count(s) <= 1,
        wanted >= 20,
        silver(c, s, 0) >= 24,
        any(circled[area] == c.box.full[area] for area in range(AREAS)),
        score_word(c, score(c, s, 0)) == 4,
    ]
