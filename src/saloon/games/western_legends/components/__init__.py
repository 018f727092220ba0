"""The cards, spaces and tokens of Western Legends: `components.toml` (or a user's own file), checked.

Ids, numbers and how many entries there are stay as they are; what an entry says may be replaced. `box.py`
turns the checked data into flat tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.core.errors import BadComponents
from saloon.games.western_legends.components.checks import (
    CATTLE,
    FIGHT_CARD,
    HIS_CARD,
    ITEMS,
    PACKAGE,
    STORY,
    WEAPONS,
    WIN,
    as_list,
    as_table,
    check_amounts,
    check_condition,
    check_money,
    check_names,
    check_number,
    check_steps,
    check_word,
    check_words,
    check_yes,
    table,
)
from saloon.games.western_legends.components.ids import (
    ACE,
    AREA_IDS,
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FACE_IDS,
    FIGHT_CARDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    GOAL_IDS,
    GOALS_EACH,
    KIND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    LOWEST,
    MAN_IN_BLACK_IDS,
    MESA_IDS,
    POKER_IDS,
    RANK_COLOUR_IDS,
    SPACE_IDS,
    STORIES,
    STORY_IDS,
)

TABLES: Final[list[str]] = [
    "edition",
    "tracks",
    "dice",
    "fights",
    "fight_cards",
    "poker_cards",
    "equipment",
    "cattle",
    "fame",
    "board",
    "characters",
    "goals",
    "stories",
    "first_game",
    "man_in_black",
]
TRACK_FIELDS: Final = 9
DIE_FACES: Final = 6
MOST_TITLE: Final = 60
"""Letters in a name of the user's own."""

POKER_MOMENTS: Final[list[str]] = [
    "poker_hand",
    "after_move",
    "fight_reveal",
    "virtual_reveal",
    "fight_reaction",
    "card_action",
    "deposit",
]
ITEM_MOMENTS: Final[list[str]] = [
    "on_gain",
    "after_move",
    "card_action",
    "after_won_poker",
    "after_lost_poker",
    "after_prospect_roll",
]
WEAPON_MOMENTS: Final[list[str]] = [
    "before_fight",
    "before_virtual_fight",
    "fight_reveal",
    "virtual_reveal",
    "after_won_fight",
]
ABILITY_MOMENTS: Final[list[str]] = [
    "start_of_turn",
    "move_action",
    "movement",
    "after_move",
    "before_fight",
    "before_virtual_fight",
    "fight_reveal",
    "virtual_reveal",
    "after_won_fight",
    "after_arrest",
    "after_robbery",
    "after_wounds",
    "moving_sheriff",
    "poker_ante",
    "after_won_poker",
    "after_lost_poker",
]
EFFECT_FIELDS: Final[list[str]] = [
    "when",
    "do",
    "min_wounds",
    "outside_towns",
    "optional",
    "once",
    "returned",
]


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data if it describes a whole box; BadComponents names the first thing that does not."""
    if not isinstance(data, Mapping):
        raise BadComponents("components")
    check_names(data, "", TABLES)
    _check_tracks(table(data, "tracks"))
    _check_dice(table(data, "dice"))
    _check_fights(table(data, "fights"))
    _check_fight_cards(table(data, "fight_cards"))
    _check_poker_cards(table(data, "poker_cards"))
    _check_equipment(table(data, "equipment"))
    _check_cattle(table(data, "cattle"))
    _check_fame(table(data, "fame"))
    _check_board(table(data, "board"))
    _check_characters(table(data, "characters"))
    _check_goals(table(data, "goals"))
    _check_stories(table(data, "stories"))
    _check_first_game(table(data, "first_game"))
    _check_man_in_black(table(data, "man_in_black"))
    return data


# -- entries that stay -------------------------------------------------------------------------------------


def _entries(found: Mapping[str, Any], key: str, where: str, ids: list[str]) -> list[Mapping[str, Any]]:
    """A list with one table for each id, in this order: the actions of old records go by their places."""
    entries = _tables(found, key, where, len(ids))
    for number in range(len(ids)):
        if entries[number].get("id") != ids[number]:
            raise BadComponents(
                "component-order", PACKAGE, name=f"{where}.{key}.{number}.id", word=ids[number]
            )
    return entries


def _tables(found: Mapping[str, Any], key: str, where: str, count: int) -> list[Mapping[str, Any]]:
    """A list of so many tables."""
    value = as_list(found.get(key), f"{where}.{key}")
    if len(value) != count:
        raise BadComponents("component-count", PACKAGE, name=f"{where}.{key}", count=count, given=len(value))
    return [as_table(value[number], f"{where}.{key}.{number}") for number in range(count)]


def _check_title(entry: Mapping[str, Any], where: str) -> None:
    """A name in the user's own words."""
    title = entry.get("title", "")
    if not isinstance(title, str) or len(title) > MOST_TITLE or not title.isprintable():
        raise BadComponents("component-title", PACKAGE, name=f"{where}.title", most=MOST_TITLE)


def _check_effects(value: Any, where: str, moments: list[str], returnable: bool = False) -> None:
    """The effects of a card, each at a moment of its own."""
    effects = as_list(value, where)
    seen: list[str] = []
    for number in range(len(effects)):
        moment = _check_effect(effects[number], f"{where}.{number}", moments, returnable)
        if moment in seen:
            raise BadComponents("component-twice", PACKAGE, name=where, word=moment)
        seen.append(moment)


def _check_effect(value: Any, where: str, moments: list[str], returnable: bool) -> str:
    """One effect; returns its moment."""
    effect = as_table(value, where)
    fields = [name for name in EFFECT_FIELDS if name != "returned" or returnable]
    check_names(effect, f"{where}.", fields)
    check_word(effect.get("when"), f"{where}.when", moments)
    moment = str(effect["when"])
    check_steps(effect.get("do"), f"{where}.do", moment)
    if "min_wounds" in effect:
        check_number(effect["min_wounds"], f"{where}.min_wounds", 1, 3)
    for name in ("outside_towns", "optional", "returned"):
        if name in effect:
            check_yes(effect[name], f"{where}.{name}")
    if "once" in effect:
        check_word(effect["once"], f"{where}.once", ["turn", "action"])
    return moment


# -- table by table ----------------------------------------------------------------------------------------


def _check_tracks(tracks: Mapping[str, Any]) -> None:
    check_names(tracks, "tracks.", ["wanted", "marshal", "rows"])
    for track in ("wanted", "marshal"):
        fields = _tables(tracks, track, "tracks", TRACK_FIELDS)
        for number in range(TRACK_FIELDS):
            check_amounts(
                fields[number], f"tracks.{track}.{number}", ["money", "lp", "cards", "nuggets", "heal"]
            )
    rows = as_list(tracks.get("rows"), "tracks.rows")
    if len(rows) != TRACK_FIELDS:
        raise BadComponents(
            "component-count", PACKAGE, name="tracks.rows", count=TRACK_FIELDS, given=len(rows)
        )
    for number in range(TRACK_FIELDS):
        check_number(rows[number], f"tracks.rows.{number}", 0, 9)


def _check_dice(dice: Mapping[str, Any]) -> None:
    check_names(dice, "dice.", ["faces"])
    faces = _tables(dice, "faces", "dice", DIE_FACES)
    for number in range(DIE_FACES):
        where = f"dice.faces.{number}"
        check_names(faces[number], f"{where}.", ["id", "gain"])
        check_word(faces[number].get("id"), f"{where}.id", FACE_IDS)
        check_amounts(faces[number].get("gain", {}), f"{where}.gain", ["money", "nuggets", "cards", "lp"])


def _check_fights(fights: Mapping[str, Any]) -> None:
    names = ["bandit", "guard", "guard_lost", "arrest", "duel", "robbery"]
    check_names(fights, "fights.", names)
    for name in names:
        check_steps(fights.get(name), f"fights.{name}", WIN)


def _check_fight_cards(cards: Mapping[str, Any]) -> None:
    check_names(cards, "fight_cards.", ["list"])
    entries = _tables(cards, "list", "fight_cards", int(FIGHT_CARDS))
    for number in range(int(FIGHT_CARDS)):
        where = f"fight_cards.list.{number}"
        check_names(entries[number], f"{where}.", ["value", "do"])
        value = number + int(LOWEST)
        check_number(entries[number].get("value"), f"{where}.value", value, value)
        check_steps(entries[number].get("do"), f"{where}.do", FIGHT_CARD)


def _check_poker_cards(cards: Mapping[str, Any]) -> None:
    """WL-G19: every rank does one thing, or one for red and one for black."""
    check_names(cards, "poker_cards.", ["list"])
    entries = _entries(cards, "list", "poker_cards", POKER_IDS)
    taken: set[str] = set()
    for number in range(len(entries)):
        card = entries[number]
        where = f"poker_cards.list.{number}"
        check_names(card, f"{where}.", ["id", "title", "rank", "colour", "effects", "rank_confidence"])
        _check_title(card, where)
        check_number(card.get("rank"), f"{where}.rank", int(LOWEST), int(ACE))
        if "colour" in card:
            check_word(card["colour"], f"{where}.colour", RANK_COLOUR_IDS)
        for colour in RANK_COLOUR_IDS:
            if card.get("colour", colour) == colour:
                name = f"{card['rank']} {colour}"
                if name in taken:
                    raise BadComponents("component-rank-twice", PACKAGE, name=where, rank=card["rank"])
                taken.add(name)
        _check_effects(card.get("effects"), f"{where}.effects", POKER_MOMENTS)
    for rank in range(int(LOWEST), int(ACE) + 1):
        for colour in RANK_COLOUR_IDS:
            if f"{rank} {colour}" not in taken:
                raise BadComponents("component-rank-missing", PACKAGE, rank=rank, colour=colour)


def _check_equipment(equipment: Mapping[str, Any]) -> None:
    check_names(equipment, "equipment.", ["list"])
    entries = _entries(equipment, "list", "equipment", EQUIPMENT_IDS)
    for number in range(len(entries)):
        item = entries[number]
        where = f"equipment.list.{number}"
        _check_title(item, where)
        shared = ["id", "kind", "title", "price"]
        if number < FIRST_WEAPON:
            check_names(item, f"{where}.", [*shared, "movement", "nuggets", "upgraded"])
            kind = "mount"
            _check_mount(item, where)
            upgraded = table(item, "upgraded", f"{where}.")
            check_names(upgraded, f"{where}.upgraded.", ["movement", "nuggets", "points"])
            _check_mount(upgraded, f"{where}.upgraded")
            check_number(upgraded.get("points", 0), f"{where}.upgraded.points", 0, 9)
        elif number < FIRST_ITEM:
            check_names(item, f"{where}.", [*shared, "effects", "upgraded"])
            kind = "weapon"
            _check_effects(item.get("effects"), f"{where}.effects", WEAPON_MOMENTS)
            upgraded = table(item, "upgraded", f"{where}.")
            check_names(upgraded, f"{where}.upgraded.", ["points", "effects"])
            check_number(upgraded.get("points", 0), f"{where}.upgraded.points", 0, 9)
            _check_effects(upgraded.get("effects"), f"{where}.upgraded.effects", WEAPON_MOMENTS)
        else:
            check_names(item, f"{where}.", [*shared, "effects"])
            kind = "item"
            _check_effects(item.get("effects"), f"{where}.effects", ITEM_MOMENTS, returnable=True)
        check_word(item.get("kind"), f"{where}.kind", [kind])
        check_money(item.get("price"), f"{where}.price")


def _check_mount(side: Mapping[str, Any], where: str) -> None:
    check_number(side.get("movement"), f"{where}.movement", 1, 9)
    check_number(side.get("nuggets", 0), f"{where}.nuggets", 0, 2)


def _check_cattle(cattle: Mapping[str, Any]) -> None:
    check_names(cattle, "cattle.", ["list"])
    entries = _entries(cattle, "list", "cattle", CATTLE_IDS)
    for number in range(len(entries)):
        where = f"cattle.list.{number}"
        check_names(entries[number], f"{where}.", ["id", "do"])
        check_steps(entries[number].get("do"), f"{where}.do", CATTLE)


def _check_fame(fame: Mapping[str, Any]) -> None:
    check_names(fame, "fame.", ["tokens"])
    tokens = as_list(fame.get("tokens"), "fame.tokens")
    if len(tokens) != 3:
        raise BadComponents("component-count", PACKAGE, name="fame.tokens", count=3, given=len(tokens))
    for number in range(3):
        check_number(tokens[number], f"fame.tokens.{number}", 0, 18)
    if sum(tokens) != 18:
        raise BadComponents("component-sum", PACKAGE, name="fame.tokens", sum=18, given=sum(tokens))


def _check_board(board: Mapping[str, Any]) -> None:
    """The names stay, and where locations are; which spaces are neighbours may be corrected."""
    check_names(board, "board.", ["areas", "locations", "spaces", "mesas"])
    areas = _entries(board, "areas", "board", AREA_IDS)
    for number in range(len(areas)):
        check_names(areas[number], f"board.areas.{number}.", ["id", "town"])
        check_yes(areas[number].get("town", False), f"board.areas.{number}.town")
    spaces = _entries(board, "spaces", "board", SPACE_IDS)
    next_to: dict[str, list[str]] = {}
    for number in range(len(spaces)):
        where = f"board.spaces.{number}"
        space = spaces[number]
        check_names(space, f"{where}.", ["id", "area", "at", "next"])
        check_word(space.get("area"), f"{where}.area", AREA_IDS)
        at = as_list(space.get("at"), f"{where}.at")
        if len(at) != 2:
            raise BadComponents("component-count", PACKAGE, name=f"{where}.at", count=2, given=len(at))
        for length in at:
            check_number(length, f"{where}.at", 0, 1900)
        check_words(space.get("next"), f"{where}.next", SPACE_IDS)
        next_to[SPACE_IDS[number]] = space["next"]
    for number in range(len(SPACE_IDS)):
        name = SPACE_IDS[number]
        for other in next_to[name]:
            if name == other or name not in next_to[other]:
                raise BadComponents(
                    "component-one-way", PACKAGE, name=f"board.spaces.{number}.next", space=name, other=other
                )
    _check_locations(_entries(board, "locations", "board", LOCATION_IDS))
    mesas = _entries(board, "mesas", "board", MESA_IDS)
    for number in range(len(mesas)):
        check_names(mesas[number], f"board.mesas.{number}.", ["id", "next"])
        check_words(mesas[number].get("next"), f"board.mesas.{number}.next", SPACE_IDS)


def _check_locations(locations: list[Mapping[str, Any]]) -> None:
    taken: list[str] = []
    for number in range(len(locations)):
        where = f"board.locations.{number}"
        location = locations[number]
        kind = location.get("kind")
        check_word(kind, f"{where}.kind", KIND_IDS)
        extra: list[str] = []
        if kind == "ranch":
            extra = ["colour"]
            check_word(location.get("colour"), f"{where}.colour", COLOUR_IDS)
        elif kind == "hideout":
            extra = ["letter"]
            check_word(location.get("letter"), f"{where}.letter", LETTER_IDS)
        check_names(location, f"{where}.", ["id", "kind", "spaces", *extra])
        check_words(location.get("spaces"), f"{where}.spaces", SPACE_IDS)
        for space in location["spaces"]:
            if space in taken:
                raise BadComponents("component-twice", PACKAGE, name=f"{where}.spaces", word=space)
            taken.append(space)


def _check_characters(characters: Mapping[str, Any]) -> None:
    """WL-S18: everybody has one weapon; WL-G2: not both kinds of points."""
    check_names(characters, "characters.", ["list"])
    entries = _entries(characters, "list", "characters", CHARACTER_IDS)
    for number in range(len(entries)):
        where = f"characters.list.{number}"
        one = entries[number]
        fields = [
            "id",
            "title",
            "start",
            "cards",
            "money",
            "nuggets",
            "marshal",
            "wanted",
            "weapon",
            "ability",
        ]
        check_names(one, f"{where}.", fields)
        _check_title(one, where)
        check_word(one.get("start"), f"{where}.start", LOCATION_IDS)
        for name, most in (("cards", 10), ("nuggets", 4), ("marshal", 9), ("wanted", 9)):
            check_number(one.get(name, 0), f"{where}.{name}", 0, most)
        if "money" in one:
            check_money(one["money"], f"{where}.money")
        if one.get("marshal", 0) > 0 and one.get("wanted", 0) > 0:
            raise BadComponents("component-both-sides", PACKAGE, name=where)
        check_word(one.get("weapon"), f"{where}.weapon", WEAPONS)
        _check_effect(one.get("ability"), f"{where}.ability", ABILITY_MOMENTS, returnable=False)


def _check_goals(goals: Mapping[str, Any]) -> None:
    check_names(goals, "goals.", ["list"])
    entries = _entries(goals, "list", "goals", GOAL_IDS)
    for number in range(len(entries)):
        where = f"goals.list.{number}"
        check_names(entries[number], f"{where}.", ["id", "title", "character", "condition"])
        _check_title(entries[number], where)
        owner = CHARACTER_IDS[number // int(GOALS_EACH)]
        check_word(entries[number].get("character"), f"{where}.character", [owner])
        check_condition(entries[number].get("condition"), f"{where}.condition")


def _check_stories(stories: Mapping[str, Any]) -> None:
    check_names(stories, "stories.", ["list"])
    entries = _entries(stories, "list", "stories", STORY_IDS)
    for number in range(len(entries)):
        where = f"stories.list.{number}"
        story = entries[number]
        check_names(
            story, f"{where}.", ["id", "title", "number", "condition", "reward", "bandits", "sheriff"]
        )
        _check_title(story, where)
        check_number(story.get("number"), f"{where}.number", number + 1, number + 1)
        check_condition(story.get("condition"), f"{where}.condition")
        check_steps(story.get("reward"), f"{where}.reward", STORY)
        if story.get("bandits") != []:
            check_words(story.get("bandits"), f"{where}.bandits", LETTER_IDS)
        check_number(story.get("sheriff"), f"{where}.sheriff", 0, 9)


def _check_first_game(first: Mapping[str, Any]) -> None:
    check_names(first, "first_game.", ["characters", "items", "stories"])
    check_words(first.get("characters"), "first_game.characters", CHARACTER_IDS)
    if len(first["characters"]) != 4:
        raise BadComponents(
            "component-count", PACKAGE, name="first_game.characters", count=4, given=len(first["characters"])
        )
    check_words(first.get("items"), "first_game.items", ITEMS)
    stories = as_list(first.get("stories"), "first_game.stories")
    if len(stories) < 2:
        raise BadComponents("component-list", PACKAGE, name="first_game.stories")
    for number in range(len(stories)):
        check_number(stories[number], f"first_game.stories.{number}", 1, int(STORIES))
        if stories.count(stories[number]) > 1:
            raise BadComponents(
                "component-twice", PACKAGE, name="first_game.stories", word=str(stories[number])
            )


def _check_man_in_black(man: Mapping[str, Any]) -> None:
    check_names(man, "man_in_black.", ["duel", "robbery", "list"])
    check_steps(man.get("duel"), "man_in_black.duel", WIN)
    check_steps(man.get("robbery"), "man_in_black.robbery", WIN)
    entries = _entries(man, "list", "man_in_black", MAN_IN_BLACK_IDS)
    for number in range(len(entries)):
        where = f"man_in_black.list.{number}"
        check_names(entries[number], f"{where}.", ["id", "title", "number", "steps"])
        _check_title(entries[number], where)
        check_number(entries[number].get("number"), f"{where}.number", number + 1, number + 1)
        check_steps(entries[number].get("steps"), f"{where}.steps", HIS_CARD)
