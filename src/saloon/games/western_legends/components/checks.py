"""Checks of the steps and conditions in a components file; each finding names the place where it stands.

What may be written depends on where: a fight card cannot move figures, a mount cannot reveal hands. `STEPS`
lists for every such place the steps that the rules carry out there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.core.errors import BadComponents, shown
from saloon.games.western_legends.components.ids import (
    AREA_IDS,
    CLASS_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FIGHT_IDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    GANG_IDS,
    HAND_IDS,
    KIND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    SIDE_IDS,
)

PACKAGE: Final = "saloon.games.western_legends"

SOURCE_FIELDS: Final[list[str]] = ["source", "confidence"]
"""What every table may say besides."""
CONFIDENCES: Final[list[str]] = ["exact", "probable", "designed"]

MOST: Final[dict[str, int]] = {
    "money": 120,
    "lp": 30,
    "cards": 10,
    "random_cards": 10,
    "nuggets": 6,
    "wounds": 3,
    "heal": 3,
    "marshal": 9,
    "wanted": 9,
    "actions": 5,
    "cattle": 1,
}
"""The largest amount of each resource on a card."""
GAINED: Final[list[str]] = ["money", "lp", "cards", "nuggets", "wounds", "heal", "marshal", "wanted"]
GIVEN_UP: Final[list[str]] = ["money", "lp", "cards", "random_cards", "nuggets", "wounds", "cattle"]
STOLEN: Final[list[str]] = ["money", "nuggets", "random_cards"]
HALVED: Final[list[str]] = ["money", "nuggets"]
ITEMS: Final[list[str]] = EQUIPMENT_IDS[FIRST_ITEM:]
WITH_UPGRADES: Final[list[str]] = EQUIPMENT_IDS[:FIRST_ITEM]
WEAPONS: Final[list[str]] = EQUIPMENT_IDS[FIRST_WEAPON:FIRST_ITEM]

# Where steps stand: at the moment of an effect (see `MOMENT_WORDS`), or in one of the places named here.
STORY: Final = "story"
WIN: Final = "win"
FIGHT_CARD: Final = "fight_card"
CATTLE: Final = "cattle"
HIS_CARD: Final = "his_card"

STEPS: Final[dict[str, list[str]]] = {
    STORY: [
        "gain",
        "lose",
        "choose",
        "lose_one_of",
        "may",
        "side",
        "fight",
        "roll",
        "take_item",
        "take_cattle",
        "move",
    ],
    WIN: ["gain", "choose"],
    FIGHT_CARD: ["gain", "lose", "choose", "lose_one_of", "no_marshal", "may_restart"],
    CATTLE: ["gain", "lose", "choose", "lose_one_of", "may", "side", "roll", "take_item"],
    HIS_CARD: [
        "go_to",
        "go_to_player",
        "go_to_bandit",
        "remove_bandit",
        "lp",
        "each_player",
        "fight",
        "sheriff_hunts",
        "place_bandits",
        "if_bandit",
        "if_arrested",
        "poker",
    ],
    "start_of_turn": ["gain", "lose", "choose", "lose_one_of", "may", "side"],
    "move_action": ["coach"],
    "movement": ["cross_mesas"],
    "after_move": ["gain", "choose", "move", "wound_other", "steal"],
    "card_action": [
        "gain",
        "lose",
        "choose",
        "lose_one_of",
        "may",
        "side",
        "roll",
        "take_item",
        "take_cattle",
        "move",
        "move_sheriff",
    ],
    "on_gain": ["gain"],
    "before_fight": ["look_at_hand", "rival_loses_one_of", "gain"],
    "before_virtual_fight": ["fewer_fight_cards", "look_at_fight_cards", "gain"],
    "fight_reveal": ["restart", "cancel", "reduce", "gain"],
    "virtual_reveal": ["restart", "cancel", "reduce", "gain"],
    "fight_reaction": ["reduce"],
    "after_won_fight": ["gain"],
    "after_arrest": ["gain"],
    "after_robbery": ["gain"],
    "after_wounds": ["gain"],
    "moving_sheriff": ["sheriff_further", "if_arrested"],
    "deposit": ["nuggets_sold"],
    "after_prospect_roll": ["roll_again"],
    "poker_ante": ["gain"],
    "poker_hand": ["wild", "gain"],
    "after_won_poker": ["gain"],
    "after_lost_poker": ["gain"],
}
WITH_ACTIONS: Final[list[str]] = ["card_action", CATTLE]
"""Where additional actions can be gained: within one's own turn only."""
WITHOUT_WOUNDS: Final[list[str]] = ["after_wounds"]
"""A wound gained after a wound would never end."""

COMPANIONS: Final[dict[str, list[str]]] = {
    "gain": ["always"],
    "side": ["then", "else"],
    "roll": ["blank"],
    "fewer_fight_cards": ["least"],
    "if_bandit": ["else"],
}
"""What the table of a step may also hold."""
COUNTED: Final[dict[str, int]] = {
    "wound_other": 3,
    "roll": 2,
    "roll_again": 2,
    "move": 9,
    "move_sheriff": 9,
    "take_cattle": 1,
    "reduce": 12,
    "look_at_fight_cards": 4,
    "fewer_fight_cards": 3,
    "nuggets_sold": 6,
    "sheriff_further": 9,
    "lp": 30,
    "sheriff_hunts": 9,
}
"""Steps that are a number, with the largest one."""
BARE: Final[list[str]] = [
    "no_marshal",
    "restart",
    "cancel",
    "wild",
    "cross_mesas",
    "coach",
    "go_to_bandit",
    "remove_bandit",
]
"""Steps that are only `true`."""

CONDITIONS: Final[dict[str, list[str]]] = {
    "end_move": [],
    "move_spaces": ["min"],
    "prospect": ["min"],
    "deposit": ["min"],
    "heist": ["won"],
    "revel": ["min"],
    "heal": ["min", "doctor"],
    "poker": ["won", "active", "hand"],
    "work": ["min"],
    "buy": ["class"],
    "upgrade": ["class"],
    "acquire_cattle": [],
    "deliver_cattle": ["how", "colour"],
    "declare_fight": ["type"],
    "win_fight": ["vs", "type", "min_wounds", "max_wounds"],
    "lose_fight": ["vs"],
    "gain_in_action": ["gain"],
    "gain_points": ["points"],
    "card_action": [],
    "pay": ["money"],
    "discard_cards": ["count"],
    "discard_item": ["item"],
    "state": [
        "min_marshal",
        "min_wanted",
        "min_nuggets",
        "min_wounds",
        "min_cattle",
        "min_items",
        "min_cards",
        "owns",
        "owns_class",
        "owns_upgraded",
        "owns_upgraded_class",
    ],
}
"""What a condition asks for, and what it can say about it besides the place."""
PLACES: Final[list[str]] = ["at", "in", "kind", "outside_towns"]
NEEDED: Final[dict[str, list[str]]] = {
    "move_spaces": ["min"],
    "prospect": ["min"],
    "deposit": ["min"],
    "revel": ["min"],
    "heal": ["min"],
    "work": ["min"],
    "gain_in_action": ["gain"],
    "gain_points": ["points"],
    "pay": ["money"],
    "discard_cards": ["count"],
}
NUMBERS: Final[dict[str, int]] = {
    "min": 20,
    "count": 5,
    "min_wounds": 3,
    "max_wounds": 3,
    "min_marshal": 9,
    "min_wanted": 9,
    "min_nuggets": 6,
    "min_cattle": 1,
    "min_items": 3,
    "min_cards": 10,
}
HOWS: Final[list[str]] = ["wrangle", "rustle"]
OPPONENT_WORDS: Final[list[str]] = ["player", "virtual", "bandit", "guard", "sheriff"]
POINT_WORDS: Final[list[str]] = ["marshal", "wanted"]
WEALTH: Final[list[str]] = ["lp", "money"]


# -- tables, lists, words and numbers ----------------------------------------------------------------------


def table(data: Mapping[str, Any], name: str, prefix: str = "") -> Mapping[str, Any]:
    """A table inside another."""
    return as_table(data.get(name), f"{prefix}{name}")


def as_table(value: Any, where: str) -> Mapping[str, Any]:
    """The value, if it is a table."""
    if not isinstance(value, Mapping):
        raise BadComponents("component-table", name=where)
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise BadComponents("component-list", PACKAGE, name=where)
    return value


def check_word(value: Any, where: str, known: list[str]) -> None:
    """One of the words that mean something there."""
    if not isinstance(value, str) or value not in known:
        raise BadComponents("component-word", name=where, words=", ".join(known))


def check_words(value: Any, where: str, known: list[str]) -> None:
    """A list of such words, each once."""
    words = as_list(value, where)
    if not words:
        raise BadComponents("component-list", PACKAGE, name=where)
    for word in words:
        check_word(word, where, known)
        if words.count(word) > 1:
            raise BadComponents("component-twice", PACKAGE, name=where, word=word)


def check_number(value: Any, where: str, least: int, most: int) -> None:
    """A whole number between two others."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadComponents("component-number", name=where, least=least, most=most, given=shown(value))


def check_yes(value: Any, where: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise BadComponents("component-word", name=where, words="true, false")


def check_names(found: Mapping[str, Any], where: str, known: list[str]) -> None:
    """What nobody would read is a slip of the pen, so it is better said than passed over."""
    for name in found:
        if name not in known and name not in SOURCE_FIELDS:
            there_is = ", ".join([*known, *SOURCE_FIELDS])
            raise BadComponents("component-unknown", name=f"{where}{name}", known=there_is)
    if "confidence" in found:
        check_word(found["confidence"], f"{where}confidence", CONFIDENCES)


# -- steps -------------------------------------------------------------------------------------------------


def check_steps(value: Any, where: str, place: str) -> None:
    """A list of steps at a moment or place of `STEPS`."""
    steps = as_list(value, where)
    for number in range(len(steps)):
        check_step(steps[number], f"{where}.{number}", place)


def check_step(value: Any, where: str, place: str) -> None:
    """One step: a table with one word of the vocabulary, and what belongs to it."""
    step = as_table(value, where)
    known = STEPS[place]
    words = [name for name in step if name in known]
    if len(words) != 1:
        raise BadComponents("component-step", PACKAGE, name=where, words=", ".join(known))
    word = words[0]
    check_names(step, f"{where}.", [word, *COMPANIONS.get(word, [])])
    inside = f"{where}.{word}"
    if word in BARE:
        if step[word] is not True:
            raise BadComponents("component-word", name=inside, words="true")
    elif word in COUNTED:
        check_number(step[word], inside, 1, COUNTED[word])
    elif place == HIS_CARD:
        _check_his_step(step, word, where)
    else:
        _check_step_of(step, word, where, place)
    if word == "roll":
        check_amounts(step.get("blank", {}), f"{where}.blank", GAINED)
    elif word == "fewer_fight_cards":
        check_number(step.get("least"), f"{where}.least", 1, 4)


def _check_step_of(step: Mapping[str, Any], word: str, where: str, place: str) -> None:
    """The steps that hold more than a number."""
    value = step[word]
    inside = f"{where}.{word}"
    if word == "gain":
        _check_gain(step, where, place)
    elif word == "lose":
        check_amounts(value, inside, GIVEN_UP)
    elif word == "steal":
        check_amounts(value, inside, STOLEN)
    elif word in ("lose_one_of", "rival_loses_one_of"):
        check_alternatives(value, inside)
    elif word == "choose":
        options = as_list(value, inside)
        if len(options) < 2:
            raise BadComponents("component-options", PACKAGE, name=inside)
        check_steps(options, inside, place)
        for number in range(len(options)):
            if "choose" in options[number]:
                raise BadComponents("component-unknown", name=f"{inside}.{number}.choose", known="gain")
    elif word == "may":
        exchange = as_table(value, inside)
        check_names(exchange, f"{inside}.", ["pay", "then"])
        check_amounts(exchange.get("pay"), f"{inside}.pay", GIVEN_UP)
        check_steps(exchange.get("then"), f"{inside}.then", place)
    elif word == "side":
        check_word(value, inside, SIDE_IDS)
        check_steps(step.get("then"), f"{where}.then", place)
        check_steps(step.get("else", []), f"{where}.else", place)
    elif word == "fight":
        fight = as_table(value, inside)
        check_names(fight, f"{inside}.", ["gang", "cards", "win"])
        check_word(fight.get("gang"), f"{inside}.gang", GANG_IDS)
        check_number(fight.get("cards"), f"{inside}.cards", 1, 4)
        check_steps(fight.get("win"), f"{inside}.win", WIN)
    elif word == "take_item":
        check_words(value, inside, ITEMS)
    elif word in ("may_restart", "if_arrested"):
        check_steps(value, inside, WIN)
    elif word == "look_at_hand" and value != "all":
        check_number(value, inside, 1, 10)


def _check_his_step(step: Mapping[str, Any], word: str, where: str) -> None:
    """The steps of the Man in Black."""
    value = step[word]
    inside = f"{where}.{word}"
    if word == "go_to":
        check_word(value, inside, LOCATION_IDS)
    elif word == "go_to_player":
        check_word(value, inside, WEALTH)
    elif word == "each_player":
        who = as_table(value, inside)
        check_names(who, f"{inside}.", ["in", "has", "lose_one_of"])
        if "in" in who:
            check_word(who["in"], f"{inside}.in", AREA_IDS)
        if "has" in who:
            check_word(who["has"], f"{inside}.has", ["money", "cards", "nuggets", "cattle"])
        check_alternatives(who.get("lose_one_of"), f"{inside}.lose_one_of")
    elif word == "fight":
        fight = as_table(value, inside)
        check_names(fight, f"{inside}.", ["type", "lp", "lose_one_of"])
        check_word(fight.get("type"), f"{inside}.type", ["duel", "robbery"])
        check_number(fight.get("lp"), f"{inside}.lp", 0, MOST["lp"])
        if "lose_one_of" in fight:
            check_alternatives(fight["lose_one_of"], f"{inside}.lose_one_of")
    elif word == "place_bandits":
        check_words(value, inside, LETTER_IDS)
    elif word == "poker":
        game = as_table(value, inside)
        check_names(game, f"{inside}.", ["lp", "alone_lp"])
        for name in ("lp", "alone_lp"):
            check_number(game.get(name), f"{inside}.{name}", 0, MOST["lp"])
    elif word == "if_bandit":
        check_steps(value, inside, HIS_CARD)
        check_steps(step.get("else", []), f"{where}.else", HIS_CARD)
    else:
        check_steps(value, inside, HIS_CARD)  # if_arrested


def _check_gain(step: Mapping[str, Any], where: str, place: str) -> None:
    known = [name for name in GAINED if name != "wounds" or place not in WITHOUT_WOUNDS]
    if place in WITH_ACTIONS:
        known.append("actions")
    check_amounts(step["gain"], f"{where}.gain", known)
    if "always" in step:
        if place != FIGHT_CARD:
            raise BadComponents("component-unknown", name=f"{where}.always", known="gain")
        check_yes(step["always"], f"{where}.always")


def check_alternatives(value: Any, where: str) -> None:
    """At least two things, one of which has to be given up."""
    options = as_list(value, where)
    if len(options) < 2:
        raise BadComponents("component-options", PACKAGE, name=where)
    for number in range(len(options)):
        option = as_table(options[number], f"{where}.{number}")
        check_amounts(option, f"{where}.{number}", GIVEN_UP, halves=True)
        if len(option) != 1:
            raise BadComponents("component-single", PACKAGE, name=f"{where}.{number}")


def check_amounts(value: Any, where: str, known: list[str], halves: bool = False) -> None:
    """So much of each resource."""
    amounts = as_table(value, where)
    for name, amount in amounts.items():
        if name not in known:
            raise BadComponents("component-unknown", name=f"{where}.{name}", known=", ".join(known))
        if amount == "all" and name == "heal":
            continue
        if amount == "half_up" and halves and name in HALVED:
            continue
        if name == "money":
            check_money(amount, f"{where}.{name}")
        else:
            check_number(amount, f"{where}.{name}", 1, MOST[name])


def check_money(value: Any, where: str) -> None:
    """Money comes in notes of $10."""
    check_number(value, where, 10, MOST["money"])
    if value % 10 != 0:
        raise BadComponents("component-tens", PACKAGE, name=where, given=shown(value))


# -- conditions --------------------------------------------------------------------------------------------


def check_condition(value: Any, where: str) -> None:
    """What has to be done or be so, and where."""
    condition = as_table(value, where)
    check_word(condition.get("do"), f"{where}.do", list(CONDITIONS))
    what = str(condition["do"])
    check_names(condition, f"{where}.", ["do", *CONDITIONS[what], *PLACES])
    for name in NEEDED.get(what, []):
        if name not in condition:
            raise BadComponents("component-needs", PACKAGE, name=where, word=name)
    for name in condition:
        if name != "do":
            _check_about(name, condition[name], f"{where}.{name}")


def _check_about(name: str, value: Any, where: str) -> None:
    """One thing that a condition says."""
    if name in NUMBERS:
        check_number(value, where, 0 if name == "max_wounds" else 1, NUMBERS[name])
    elif name == "at":
        check_words(value, where, LOCATION_IDS)
    elif name == "in":
        check_words(value, where, AREA_IDS)
    elif name == "kind":
        check_word(value, where, KIND_IDS)
    elif name in ("outside_towns", "won", "doctor", "active"):
        check_yes(value, where)
    elif name == "hand":
        check_word(value, where, HAND_IDS)
    elif name in ("class", "owns_class"):
        check_word(value, where, CLASS_IDS)
    elif name == "owns_upgraded_class":
        check_word(value, where, ["weapon", "mount"])
    elif name == "how":
        check_word(value, where, HOWS)
    elif name == "colour":
        check_word(value, where, COLOUR_IDS)
    elif name == "type":
        check_word(value, where, FIGHT_IDS)
    elif name == "vs":
        check_word(value, where, OPPONENT_WORDS)
    elif name == "gain":
        check_amounts(value, where, GAINED)
        if len(value) != 1:
            raise BadComponents("component-single", PACKAGE, name=where)
    elif name == "points":
        check_words(value, where, POINT_WORDS)
    elif name == "money":
        check_money(value, where)
    elif name == "item":
        check_word(value, where, ITEMS)
    elif name == "owns":
        check_words(value, where, EQUIPMENT_IDS)
    elif name == "owns_upgraded":
        check_words(value, where, WITH_UPGRADES)
