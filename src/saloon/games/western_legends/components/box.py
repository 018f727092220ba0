"""The box: checked components as flat tables of numbers, which the rules read.

Indices follow the lists of `ids.py`; programs, effects and conditions follow `codes.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.western_legends.components import codes
from saloon.games.western_legends.components.ids import (
    AREA_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FACE_IDS,
    KIND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    LOWEST,
    MESAS,
    OPPONENT_IDS,
    POKER_CARDS,
    RANKS,
    RED_SUIT,
    SPACE_IDS,
    SPACES,
)
from saloon.games.western_legends.components.programs import NONE, Conditions, Entries, Programs, mask_of

FAR: Final = 99
"""Farther than anything."""
TITLED: Final[dict[str, str]] = {
    "poker_cards": "poker",
    "equipment": "item",
    "characters": "character",
    "goals": "goal",
    "stories": "story",
    "man_in_black": "man",
}
"""The tables whose entries may have names of the user's own, and what their messages begin with."""


def numbers(values: list[int]) -> vec[i64]:
    """A table that compiled code reads quickly."""
    return vec[i64]([i64(value) for value in values])


@final
class Box:
    """Everything that the components say."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        programs = Programs()
        self._read_board(data["board"])
        self._read_equipment(data["equipment"]["list"])
        self._read_cards(data, programs)
        self._read_characters(data["characters"]["list"])
        self._read_tracks_and_dice(data, programs)
        self._read_stories(data, programs)
        self._read_man_in_black(data["man_in_black"], programs)
        self._read_entries(data, programs)
        self.titles: Final[dict[str, str]] = titles_of(data)
        """Names in the user's own words, by the message that they stand for."""

        self.op: Final[vec[i64]] = numbers(programs.op)
        self.a: Final[vec[i64]] = numbers(programs.a)
        self.b: Final[vec[i64]] = numbers(programs.b)
        self.flags: Final[vec[i64]] = numbers(programs.flags)
        self.first: Final[vec[i64]] = numbers(programs.first)
        self.second: Final[vec[i64]] = numbers(programs.second)
        self.next: Final[vec[i64]] = numbers(programs.next)

    # -- the board ---------------------------------------------------------------------------------------

    def _read_board(self, board: Mapping[str, Any]) -> None:
        """WL-M2, WL-M3: which spaces are neighbours, and where the locations are."""
        next_to = [[SPACE_IDS.index(name) for name in space["next"]] for space in board["spaces"]]
        around = [[SPACE_IDS.index(name) for name in mesa["next"]] for mesa in board["mesas"]]
        self.neighbours: list[vec[i64]] = [numbers(sorted(row)) for row in [*next_to, *around]]
        """By space, then by mesa."""
        self.mesas_of: list[vec[i64]] = [
            numbers([int(SPACES) + mesa for mesa in range(int(MESAS)) if space in around[mesa]])
            for space in range(int(SPACES))
        ]
        self.distance: vec[i64] = numbers(distances(next_to))
        """From one space to another, in steps: times SPACES plus."""

        location_of = [NONE] * int(SPACES)
        kind_of = [NONE] * int(SPACES)
        spaces_of: list[vec[i64]] = []
        for number, location in enumerate(board["locations"]):
            places = [SPACE_IDS.index(name) for name in location["spaces"]]
            spaces_of.append(numbers(places))
            for space in places:
                location_of[space] = number
                kind_of[space] = KIND_IDS.index(location["kind"])
        towns = [bool(area.get("town", False)) for area in board["areas"]]
        area_of = [AREA_IDS.index(space["area"]) for space in board["spaces"]]
        in_town = [int(towns[area]) for area in area_of]
        self.location_of: vec[i64] = numbers(location_of)
        self.type_of: vec[i64] = numbers(kind_of)
        self.area_of: vec[i64] = numbers(area_of)
        self.in_town: vec[i64] = numbers(in_town)
        self.spaces_of: list[vec[i64]] = spaces_of
        self.letter_of: vec[i64] = numbers(
            [_index(place, "letter", LETTER_IDS) for place in board["locations"]]
        )
        self.colour_of: vec[i64] = numbers(
            [_index(place, "colour", COLOUR_IDS) for place in board["locations"]]
        )
        self._conditions = Conditions(area_of, location_of, kind_of, in_town)

    # -- equipment, cards, characters --------------------------------------------------------------------

    def _read_equipment(self, items: list[Mapping[str, Any]]) -> None:
        """Twice the number of a piece of equipment, plus 1 for its upgraded side."""
        sides = [side for item in items for side in (item, item.get("upgraded", {}))]
        self.price: vec[i64] = numbers([item["price"] for item in items])
        self.movement: vec[i64] = numbers([side.get("movement", 0) for side in sides])
        self.nugget_bonus: vec[i64] = numbers([side.get("nuggets", 0) for side in sides])
        self.end_lp: vec[i64] = numbers([side.get("points", 0) for side in sides])

    def _read_cards(self, data: Mapping[str, Any], programs: Programs) -> None:
        """WL-G9, WL-G19: what the 52 cards do, by rank and colour; fight cards; rewards of fights; tokens."""
        effects = [NONE] * int(POKER_CARDS)
        for number, kind in enumerate(data["poker_cards"]["list"]):
            for suit in range(int(POKER_CARDS // RANKS)):
                if kind.get("colour", _colour(suit)) == _colour(suit):
                    effects[suit * int(RANKS) + kind["rank"] - int(LOWEST)] = number
        self.effect_of_card: vec[i64] = numbers(effects)
        self.fight_effect: vec[i64] = numbers(
            [programs.steps(card["do"]) for card in data["fight_cards"]["list"]]
        )
        fights = data["fights"]
        wins = [0] * len(OPPONENT_IDS)
        for name in ("bandit", "guard"):
            wins[OPPONENT_IDS.index(name)] = programs.steps(fights[name])
        self.win_of: vec[i64] = numbers(wins)
        """What a won fight brings, by opponent."""
        self.lose_guard: i64 = programs.steps(fights["guard_lost"])
        self.win_arrest: i64 = programs.steps(fights["arrest"])
        self.win_duel: i64 = programs.steps(fights["duel"])
        self.win_rob: i64 = programs.steps(fights["robbery"])
        self.cattle_effect: vec[i64] = numbers(
            [programs.steps(token["do"]) for token in data["cattle"]["list"]]
        )
        self.fame_count: vec[i64] = numbers(data["fame"]["tokens"])

    def _read_characters(self, characters: list[Mapping[str, Any]]) -> None:
        """WL-S9, WL-S11, WL-S18."""
        self.start_of: vec[i64] = numbers([LOCATION_IDS.index(one["start"]) for one in characters])
        self.start_poker: vec[i64] = numbers([one.get("cards", 0) for one in characters])
        self.start_money: vec[i64] = numbers([one.get("money", 0) for one in characters])
        self.start_nuggets: vec[i64] = numbers([one.get("nuggets", 0) for one in characters])
        self.start_marshal: vec[i64] = numbers([one.get("marshal", 0) for one in characters])
        self.start_wanted: vec[i64] = numbers([one.get("wanted", 0) for one in characters])
        self.start_weapon: vec[i64] = numbers([EQUIPMENT_IDS.index(one["weapon"]) for one in characters])

    # -- tracks, dice, stories, goals, the Man in Black ----------------------------------------------------

    def _read_tracks_and_dice(self, data: Mapping[str, Any], programs: Programs) -> None:
        """WL-O1, WL-O6, WL-L10: by field from 0, and by face."""
        tracks = data["tracks"]
        self.wanted_reward: vec[i64] = numbers(
            [0, *[programs.amounts(int(codes.OP_GAIN), field) for field in tracks["wanted"]]]
        )
        self.marshal_reward: vec[i64] = numbers(
            [0, *[programs.amounts(int(codes.OP_GAIN), field) for field in tracks["marshal"]]]
        )
        self.row_lp: vec[i64] = numbers([0, *tracks["rows"]])
        faces = data["dice"]["faces"]
        gains = [face.get("gain", {}) for face in faces]
        kinds = [FACE_IDS.index(face["id"]) for face in faces]
        self.die_face: vec[i64] = numbers(kinds)
        self.die_gain: vec[i64] = numbers([programs.amounts(int(codes.OP_GAIN), gain) for gain in gains])
        self.die_nuggets: vec[i64] = numbers([gain.get("nuggets", 0) for gain in gains])
        self.die_again: vec[i64] = numbers([int(FACE_IDS[kind] == "again") for kind in kinds])
        self.die_blank: vec[i64] = numbers([int(FACE_IDS[kind] == "blank") for kind in kinds])

    def _read_stories(self, data: Mapping[str, Any], programs: Programs) -> None:
        """Stories and goals, which share their conditions."""
        stories = data["stories"]["list"]
        asked = [self._conditions.number(story["condition"]) for story in stories]
        self.story_condition: vec[i64] = numbers(asked)
        self.story_group: vec[i64] = numbers([asked.index(number) for number in asked])
        """The first story that asks for the same: of the open card nobody sees more."""
        self.story_reward: vec[i64] = numbers([programs.steps(story["reward"]) for story in stories])
        self.story_bandits: vec[i64] = numbers([mask_of(story["bandits"], LETTER_IDS) for story in stories])
        self.story_sheriff: vec[i64] = numbers([story["sheriff"] for story in stories])
        self.goal_condition: vec[i64] = numbers(
            [self._conditions.number(goal["condition"]) for goal in data["goals"]["list"]]
        )
        self.conditions: vec[i64] = numbers([number for row in self._conditions.rows for number in row])
        """CONDITION_COLUMNS numbers for each."""
        self.condition_count: int = len(self._conditions.rows)
        self.place_sets: vec[i64] = numbers([flag for row in self._conditions.sets for flag in row])
        """SPACES flags for each set."""
        first = data["first_game"]
        self.intro_stories: vec[i64] = numbers([number - 1 for number in first["stories"]])
        self.intro_characters: vec[i64] = numbers([CHARACTER_IDS.index(name) for name in first["characters"]])
        self.intro_items: vec[i64] = numbers([EQUIPMENT_IDS.index(name) for name in first["items"]])

    def _read_man_in_black(self, man: Mapping[str, Any], programs: Programs) -> None:
        """WL-V9 to WL-V30."""
        self.mib_steps: vec[i64] = numbers([programs.steps(card["steps"]) for card in man["list"]])
        self.mib_win_duel: i64 = programs.steps(man["duel"])
        self.mib_win_rob: i64 = programs.steps(man["robbery"])

    # -- effects -----------------------------------------------------------------------------------------

    def _read_entries(self, data: Mapping[str, Any], programs: Programs) -> None:
        """Who has which effect at which moment."""
        entries = Entries(programs)
        for number, kind in enumerate(data["poker_cards"]["list"]):
            for effect in kind["effects"]:
                entries.add(int(codes.SOURCE_POKER) + number, effect)
        for number, item in enumerate(data["equipment"]["list"]):
            for upgraded, side in enumerate((item, item.get("upgraded", {}))):
                for effect in side.get("effects", []):
                    entries.add(int(codes.SOURCE_EQUIPMENT) + 2 * number + upgraded, effect)
        for number, character in enumerate(data["characters"]["list"]):
            entries.add(int(codes.SOURCE_CHARACTER) + number, character["ability"])
        self.entry_do: vec[i64] = numbers(entries.do)
        self.entry_vs: vec[i64] = numbers(entries.vs)
        self.entry_other: vec[i64] = numbers(entries.other)
        self.entry_wounds: vec[i64] = numbers(entries.wounds)
        self.entry_outside: vec[i64] = numbers(entries.outside)
        self.entry_types: vec[i64] = numbers(entries.types)
        self.entry_optional: vec[i64] = numbers(entries.optional)
        self.entry_limit: vec[i64] = numbers(entries.limit)
        self.entry_cost: vec[i64] = numbers(entries.cost)
        self.entry_next: vec[i64] = numbers(entries.next)
        self.entry_of: vec[i64] = numbers(entries.of)
        """By source times MOMENTS plus moment."""


def _index(table: Mapping[str, Any], name: str, known: list[str]) -> int:
    """The number of a word that may be missing."""
    return known.index(table[name]) if name in table else NONE


def _colour(suit: int) -> str:
    return "red" if suit >= RED_SUIT else "black"


def distances(next_to: list[list[int]]) -> list[int]:
    """How many steps lie between any two spaces."""
    count = len(next_to)
    found: list[int] = []
    for start in range(count):
        steps = [FAR] * count
        steps[start] = 0
        reached = [start]
        for space in reached:
            for neighbour in next_to[space]:
                if steps[neighbour] == FAR:
                    steps[neighbour] = steps[space] + 1
                    reached.append(neighbour)
        found.extend(steps)
    return found


def titles_of(data: Mapping[str, Any]) -> dict[str, str]:
    """The names that a user has given to cards and characters."""
    found: dict[str, str] = {}
    for name, prefix in TITLED.items():
        for entry in data[name]["list"]:
            if entry.get("title", ""):
                found[f"{prefix}-{entry['id']}"] = entry["title"]
    return found
