"""What everything is worth: sections 18 to 20 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.fliptown.components.names import (
    AREAS,
    BADLANDS,
    CEMETERY,
    MINE,
    ROOMS,
    TOWN,
    TRAIL,
)
from saloon.games.fliptown.masks import BIT, bits_set
from saloon.games.fliptown.poker import FOUR, ONE_PAIR
from saloon.games.fliptown.table import Fliptown

FIRST_SILVER: Final[i64] = 9
"""The first room of the fourth level."""


def silver_of_room(t: Fliptown, s: State, player: i64, room: i64) -> i64:
    """FT-MI9, FT-R16: what a room of the fourth level counts, whether it is circled or not."""
    return t.people.circled_in(s, player, t.box.silver[room])


def silver(t: Fliptown, s: State, player: i64) -> i64:
    """FT-C8, FT-TW7b, FT-MI9: the silver stars of the hotel and of the mine."""
    found = t.box.hotel[t.people.stays.get(s, player)]
    rooms = t.people.circled.get(s, player, MINE)
    for room in range(FIRST_SILVER, ROOMS):
        if rooms & BIT[room] != 0:
            found += silver_of_room(t, s, player, room)
    return found


def score(t: Fliptown, s: State, player: i64) -> i64:
    """FT-EN1, FT-EN5: money and gold, each rounded down, silver stars and stars."""
    money: i64 = t.people.money.get(s, player) // t.box.money_per_point
    gold: i64 = t.people.gold.get(s, player) // t.box.gold_per_point
    return money + gold + silver(t, s, player) + t.people.stars.get(s, player)


def standing(t: Fliptown, s: State, player: i64) -> tuple[int, int, int, int]:
    """FT-EN2: what is compared, the score first."""
    people = t.people
    return (
        score(t, s, player),
        -people.wanted.get(s, player),
        people.gold.get(s, player),
        people.money.get(s, player),
    )


# -- the cowbot ----------------------------------------------------------------------------------------------


def uncircled(t: Fliptown, s: State, area: i64) -> i64:
    """How many spaces of an area the player has left alone; crossed out stops are among them (FT-CB10)."""
    return bits_set(t.box.full[area]) - t.people.circled_in(s, 0, area)


def cowbot_lines(t: Fliptown, s: State) -> list[tuple[str, int]]:
    """FT-CB6 to FT-CB8, FT-R3: the cowbot's points, line by line."""
    from saloon.games.fliptown.components.names import AREA_IDS

    areas = t.box.cowbot_areas[t.clock.cowbot.get(s)]
    lines: list[tuple[str, int]] = []
    for place in range(t.box.counted_areas):
        area = areas[place]
        lines.append((AREA_IDS[area], t.box.cowbot_factors[place] * uncircled(t, s, area)))
    lines.append(("stolen", t.box.stolen_points * t.stolen.count(s)))
    if t.characters:
        lines.append(("character", t.box.character_points))
    if t.hold_em:
        lines.append(("hold_em", t.box.hold_em_points))
    return lines


def cowbot_score(t: Fliptown, s: State) -> i64:
    """FT-CB6: the cowbot's points as things stand."""
    areas = t.box.cowbot_areas[t.clock.cowbot.get(s)]
    points: i64 = t.box.stolen_points * t.stolen.count(s)
    for place in range(t.box.counted_areas):
        points += t.box.cowbot_factors[place] * uncircled(t, s, areas[place])
    if t.characters:
        points += t.box.character_points
    if t.hold_em:
        points += t.box.hold_em_points
    return points


# -- titles and challenges -----------------------------------------------------------------------------------


def score_word(t: Fliptown, points: i64) -> i64:
    """FT-EN3, FT-EN4, FT-R5: the number of the word for a score."""
    extra = t.box.title_step * (int(t.characters) + int(t.hold_em))
    word = 0
    for number, least in enumerate(t.box.title_scores):
        if points >= least + extra:
            word = number
    return word


def wanted_word(t: Fliptown, wanted: i64) -> i64:
    """FT-EN3: the number of the word for so many WANTED."""
    word = 0
    for number, least in enumerate(t.box.title_wanted):
        if wanted >= least:
            word = number
    return word


_GOLD_ROOMS: Final[i64] = 0b1111_1111
_STAR_STOPS: Final[i64] = 0b1_0010_0100_1101
_STAR_BUILDINGS: Final[i64] = 0b1010_0010_0110
CAMPAIGN: Final[list[str]] = ["SC14", "SC15"]
"""Challenges that are met over several games; one game can only add to them."""


def challenges_met(t: Fliptown, s: State) -> list[bool]:
    """FT-SO1, FT-R15, FT-R35: for every solo challenge whether it is met as things stand."""
    from saloon.games.fliptown.rules.bounties import groups_met

    people = t.people
    circled = [people.circled.get(s, 0, area) for area in range(AREAS)]
    counts = [bits_set(mask) for mask in circled]
    hands = [people.hands.get(s, 0, number) for number in range(3)]
    wanted = people.wanted.get(s, 0)
    beaten = s.over and t.has_cowbot and not t.is_lost(s)
    level = t.options["difficulty"]
    return [
        min(counts) >= 6,
        people.pans.get(s, 0) + people.hammers.get(s, 0) >= 7,
        wanted == 0,
        circled[MINE] & _GOLD_ROOMS == _GOLD_ROOMS,
        circled[TRAIL] & _STAR_STOPS == _STAR_STOPS,
        circled[TOWN] & _STAR_BUILDINGS == _STAR_BUILDINGS,
        groups_met(t, circled[BADLANDS]) == 4,
        circled[CEMETERY] == t.box.full[CEMETERY],
        max(hands) >= FOUR,
        people.wanted_ever.get(s, 0) == 0,
        people.money.get(s, 0) >= 30 and people.gold.get(s, 0) >= 15,
        min(hands) > ONE_PAIR,
        wanted <= 5 and people.arrests.get(s, 0) == 0,
        beaten and level == "easy",
        beaten and level == "hard",
        t.has_cowbot and t.stolen.count(s) <= 1,
        wanted >= 20,
        silver(t, s, 0) >= 24,
        any(circled[area] == t.box.full[area] for area in range(AREAS)),
        score_word(t, score(t, s, 0)) == 4,
    ]
