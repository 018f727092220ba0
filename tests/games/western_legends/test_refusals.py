"""What stands against a move: the rule that a player is told at every moment of Western Legends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GOALS, Table, new, rule, table

ANNIE = {"character": "annie_oakley"}
BASS = {"character": "bass_reeves", "marshal": 1}
BILLY = {"character": "billy_the_kid", "wanted": 2}
JESSE = {"character": "jesse_james", "wanted": 1}
KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}
AWAY: dict[str, Any] = {"seat1": {**ROWDY, "space": "M1"}, "seat2": {**JANE, "space": "M1"}}
FOREIGN = [
    *["income money", "wield rifle", "step M10", "stop", "travel D5", "play ace_spades", "use provisions"],
    *["attack 1 duel", "attack_man duel", "work", "buy mule", "upgrade rifle", "start_poker", "prospect"],
    *["add_nugget 8_spades", "sell 1", "rob_bank", "see_doctor", "revel 1", "take_cattle", "end_turn"],
    *["deliver rustle", "contribute left", "claim 0", "react 6_spades", "react_item whiskey"],
    *["react_ability", "done", "accept", "pass", "option 0", "discard 2_spades", "discard_item whiskey"],
    *["take_item whiskey", "ranch green", "target 1", "target_man", "reroll 0", "prepare 2_spades"],
    *["surrender", "pick 2", "first_effect weapon", "loot money", "return_fame 1", "tell_story left"],
]
"""A move of every kind."""


def meeting(first: dict[str, Any], second: dict[str, Any], **told: Any) -> Table:
    """Two characters with plain revolvers on one space."""
    plain: dict[str, Any] = {"space": "D6", "equipment": ["revolver"]}
    return table(
        seat0={**KIT, **plain, **first},
        seat1={**ROWDY, **plain, **second},
        seat2={**JANE, "space": "S6"},
        **told,
    )


def bandit(hand: str, cards: list[int], **goods: Any) -> Table:
    """Somebody has met a bandit."""
    me = {**KIT, "space": "M7", "hand": hand, "equipment": ["revolver"], **goods}
    return table(seat0=me, fight_deck=cards, bandits=["M2"], **AWAY).do("0 step M2")


def told(story: str, **goods: Any) -> Table:
    """A story is told at the end of the first player's turn."""
    me = {**KIT, "space": "M10", **goods}
    return table(seat0=me, stories={0: [story]}, discs={0: [0, 0]}, **AWAY).end_turn(0)


def rolled(**me: Any) -> Table:
    """Somebody has prospected, and one of the dice shows an arrow."""
    tables = (
        table(seat0={**KIT, "space": "S2", **me}, seed=seed, **AWAY).do("0 prospect") for seed in range(60)
    )
    return next(t for t in tables if t.asked == ("0 reroll" if me else "0 roll_again"))


MOMENTS: dict[str, tuple[Any, str, str]] = {
    "income": (lambda: table(seat0={**KIT, "space": "M10"}, phase="start", **AWAY), "0", "WL-T3"),
    "weapon": (
        lambda: table(seat0={**KIT, "equipment": ["rifle", "shotgun"]}, phase="start", **AWAY).do(
            "0 income money"
        ),
        "0",
        "WL-T3",
    ),
    "ability": (lambda: table(seat0={**JANE, "lp": 5, "wounds": 1}, phase="start"), "0", "WL-G14"),
    "exchange": (lambda: table(seat0={**ROWDY, "lp": 5, "hand": "2S 3S"}, phase="start"), "0", "WL-G12"),
    "moving": (lambda: table(seat0={**KIT, "space": "M9"}, **AWAY).do("0 step M10"), "0", "WL-M2"),
    "attack_card": (lambda: meeting({"hand": "AS KS"}, {"hand": "2S"}).do("0 attack 1 duel"), "0", "WL-F8"),
    "defend": (
        lambda: meeting({"hand": "AS KS"}, {"hand": "2S"}).do("0 attack 1 duel, 0 prepare AS"),
        "1",
        "WL-F9",
    ),
    "reaction": (
        lambda: meeting({"hand": "9S 6S"}, {"hand": "10S"}).do(
            "0 attack 1 duel, 0 prepare 9S, 1 prepare 10S"
        ),
        "0",
        "WL-F12",
    ),
    "void_fight": (
        lambda: meeting({"hand": "3S AS"}, {"hand": "2S QS"}).do(
            "0 attack 1 duel, 0 prepare 3S, 1 prepare 2S"
        ),
        "0",
        "WL-F22",
    ),
    "before_fight": (
        lambda: meeting({**ANNIE, "lp": 5, "hand": "AS 2C", "equipment": ["rifle"]}, {"hand": "KS QS"}).do(
            "0 attack 1 duel"
        ),
        "0",
        "WL-F7",
    ),
    "steal_cattle": (
        lambda: meeting({"hand": "AS"}, {"cattle": "green money"}).do("0 attack 1 robbery"),
        "0",
        "WL-F19",
    ),
    "loot": (lambda: meeting({"hand": "AS"}, {"money": 50}).do("0 attack 1 robbery"), "0", "WL-F18"),
    "own_card": (lambda: bandit("AS KS", [2, 3]), "0", "WL-N4"),
    "fight_card": (lambda: bandit("AS KS", [2, 3]), "2", "WL-N4"),
    "handler_void": (lambda: bandit("AS KS", [10, 2]).do("0 prepare AS, 2 pick 10"), "2", "WL-N14"),
    "lose_choice": (
        lambda: bandit("AS KS", [9, 2], money=20).do("0 prepare AS, 2 pick 9"),
        "0",
        "WL-G7",
    ),
    "discard": (
        lambda: bandit("AS KS QS", [4, 2]).do("0 prepare AS, 2 pick 4"),
        "0",
        "WL-G20",
    ),
    "choose": (lambda: bandit("AS", [11, 2]).do("2 pick 11"), "0", "WL-G11"),
    "target": (
        lambda: table(
            seat0={**KIT, "space": "M9", "hand": "5S"},
            seat1={**ROWDY, "space": "M10"},
            seat2={**JANE, "space": "M10"},
        ).do("0 step M10, 0 stop, 0 react 5S"),
        "0",
        "WL-R60",
    ),
    "shopping": (
        lambda: table(seat0={**KIT, "space": "D2", "money": 120}, **AWAY).do("0 buy whiskey"),
        "0",
        "WL-L3",
    ),
    "make_active": (
        lambda: table(seat0={**KIT, "space": "D2", "money": 50}, **AWAY).do("0 buy mule"),
        "0",
        "WL-L5",
    ),
    "deposit": (
        lambda: table(seat0={**KIT, "space": "D9", "nuggets": 2, "hand": "8S 2S"}, **AWAY).do(
            "0 add_nugget 8S"
        ),
        "0",
        "WL-L11",
    ),
    "roll_again": (rolled, "0", "WL-R28"),
    "reroll": (lambda: rolled(equipment=["rifle", "miners_map"]), "0", "WL-R27"),
    "join_poker": (
        lambda: table(
            seat0={**KIT, "space": "D5", "money": 10},
            seat1={**ROWDY, "space": "D9", "money": 10},
            seat2=AWAY["seat2"],
        ).do("0 start_poker"),
        "1",
        "WL-P2",
    ),
    "lay": (
        lambda: table(seat0={**KIT, "space": "D5", "money": 10, "hand": "KS QS JS"}, **AWAY).do(
            "0 start_poker"
        ),
        "0",
        "WL-P6",
    ),
    "banker_lay": (
        lambda: table(seat0={**KIT, "space": "D5", "money": 10, "hand": "KS QS JS"}, **AWAY).do(
            "0 start_poker"
        ),
        "2",
        "WL-P6",
    ),
    "take_item": (lambda: told("the_travelling_salesman").do("0 option 0"), "0", "WL-L4"),
    "ranch": (lambda: told("the_lost_herd").do("0 option 0"), "0", "WL-L18"),
    "sheriff": (
        lambda: table(
            seat0={**KIT, "space": "S6", "hand": "4S"},
            seat1={**BILLY, "space": "D5"},
            seat2={**JANE, "space": "S6"},
        ).do("0 play 4S"),
        "0",
        "WL-H2",
    ),
    "sheriff_target": (
        lambda: table(
            seat0={**KIT, "space": "S6", "hand": "4S"},
            seat1={**BILLY, "space": "D5"},
            seat2={**JESSE, "space": "D5"},
        ).do("0 play 4S, 0 step D5"),
        "0",
        "WL-H3",
    ),
    "hand_limit": (
        lambda: table(seat0={**KIT, "space": "M10", "hand": "3S 4S 5S 6S 7S 8S"}, **AWAY).end_turn(0),
        "0",
        "WL-T12",
    ),
    "story_order": (
        lambda: table(
            seat0={**KIT, "space": "M10"},
            stories={0: ["mail_order"], 1: ["bad_water"]},
            discs={0: [0, 2], 1: [1, 2]},
            **AWAY,
        ).end_turn(0),
        "0",
        "WL-R18",
    ),
    "contribute_item": (
        lambda: table(
            seat0={**KIT, "space": "R2", "equipment": ["rifle", "whiskey", "provisions"]},
            stories={0: ["medicine_show"]},
            **AWAY,
        ).do("0 contribute left"),
        "0",
        "WL-R17",
    ),
}
"""For every question a position in which it is asked, who is asked, and the rule against all else."""


@rule("WL-T3", "WL-F8", "WL-F9", "WL-F12", "WL-F22", "WL-N4", "WL-N14", "WL-G7", "WL-G20", "WL-P2", "WL-P6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_a_moment_only_its_own_answers_count(moment: str) -> None:
    """What is of no kind that is offered is refused by the rule of the moment."""
    make, seat, forbids = MOMENTS[moment]
    t = make()
    assert f"{seat} {moment}" in t.asked.split(", ")
    offered = t.choices(int(seat))
    kinds = {move.split()[0] for move in offered}
    assert len(offered) >= 2
    for move in FOREIGN:
        if move.split()[0] not in kinds:
            assert t.refusal(f"{seat} {move}") == forbids, move


@rule("WL-T1", "WL-T2")
@pytest.mark.parametrize(
    "moment", ["income", "moving", "attack_card", "defend", "shopping", "choose", "sheriff"]
)
def test_nobody_else_answers(moment: str) -> None:
    make, _seat, _ = MOMENTS[moment]
    t = make()
    asked = {int(seat) for seat in t.state.actors()}
    for other in {0, 1, 2} - asked:
        assert {t.refusal(f"{other} {move}") for move in ("pass", "accept", "end_turn", "income money")} == {
            "WL-T1"
        }


# -- actions -----------------------------------------------------------------------------------------------


@rule("WL-T6")
def test_without_actions_only_what_is_free_is_left() -> None:
    me = {
        **KIT,
        "space": "P12",
        "cattle": "green money",
        "hand": "AS 10S",
        "money": 50,
        "equipment": ["provisions"],
    }
    t = table(seat0=me, seat1={**ROWDY, "space": "P12"}, seat2=AWAY["seat2"], actions=0)
    moves = ["step P9", "work", "play 10_spades", "use provisions", "attack 1 duel", "attack 1 robbery"]
    moves += [
        "buy mule",
        "start_poker",
        "prospect",
        "sell 1",
        "rob_bank",
        "see_doctor",
        "revel 1",
        "take_cattle",
    ]
    assert {t.refusal(f"0 {move}") for move in moves} == {"WL-T6"}
    assert t.refusal("0 deliver wrangle") == t.refusal("0 end_turn") == ""


@rule("WL-T8", "WL-L1")
@pytest.mark.parametrize(("space", "forbids"), [("M10", "WL-T8"), ("D1", "WL-L1"), ("R2", "WL-L1")])
def test_answers_are_no_actions(space: str, forbids: str) -> None:
    t = table(seat0={**KIT, "space": space}, **AWAY)
    answers = [
        "accept",
        "pass",
        "option 0",
        "surrender",
        "pick 2",
        "stop",
        "done",
        "loot money",
        "income money",
    ]
    assert {t.refusal(f"0 {move}") for move in answers} == {forbids}


@rule("WL-F1", "WL-F2", "WL-F4", "WL-F6")
@pytest.mark.parametrize(
    ("me", "them", "duel", "arrest"),
    [
        ({"hand": "AS"}, {}, "", "WL-F4"),
        ({"hand": "AS", "marshal": 1}, {}, "", "WL-F4"),
        ({"hand": "AS", "marshal": 1}, {"wanted": 1}, "", ""),
        ({"hand": "AS", "wanted": 1}, {"wanted": 1}, "", "WL-F4"),
        ({"hand": "AS"}, {"wanted": 1}, "", "WL-F4"),
        ({"hand": ""}, {"wanted": 1}, "WL-F6", "WL-F6"),
        ({"hand": "AS", "space": "D5"}, {"wanted": 1}, "WL-F1", "WL-F1"),
    ],
)
def test_what_stands_against_an_attack(
    me: dict[str, Any], them: dict[str, Any], duel: str, arrest: str
) -> None:
    t = meeting(me, them)
    assert t.refusal("0 attack 1 duel") == t.refusal("0 attack 1 robbery") == duel
    assert t.refusal("0 attack 1 arrest") == arrest
    assert t.refusal("0 attack 2 duel") == "WL-F1"
    again = meeting(me, them, attacked=[1])
    assert again.refusal("0 attack 1 duel") == ("WL-F1" if duel == "WL-F1" else "WL-F2")


@rule("WL-V13", "WL-F6", "WL-S20")
@pytest.mark.parametrize(
    ("space", "hand", "duel"), [("P12", "AS", ""), ("P12", "", "WL-F6"), ("P9", "AS", "WL-V13")]
)
def test_what_stands_against_an_attack_on_the_man_in_black(space: str, hand: str, duel: str) -> None:
    t = table(2, seat0={**BASS, "space": space, "hand": hand}, seat1={**ROWDY, "space": "M1"})
    assert t.refusal("0 attack_man duel") == t.refusal("0 attack_man robbery") == duel
    assert t.refusal("0 attack_man arrest") == "WL-V13"
    three = table(seat0={**BASS, "space": space, "hand": "AS"}, **AWAY)
    assert three.refusal("0 attack_man duel") == "WL-V13"


@rule("WL-V3", "WL-T9")
def test_goals_are_claimed_only_where_they_are_played() -> None:
    t = table(seat0={**BASS, "marshal": 9, "space": "M10"}, **AWAY)
    assert {t.refusal(f"0 claim {goal}") for goal in range(4)} == {"WL-V3"}
    played = table(
        seat0={**BASS, "marshal": 9, "goals": ["bass_1", "bass_2", "bass_3"]}, options=GOALS, **AWAY
    )
    assert [played.refusal(f"0 claim {goal}") for goal in range(4)] == ["WL-V3", "", "WL-V3", "WL-V3"]


@rule("WL-S6", "WL-S11")
def test_before_the_game_characters_and_places_are_chosen() -> None:
    t = new(3, 4)
    assert t.asked == "0 choose_character, 1 choose_character, 2 choose_character"
    for seat in range(3):
        assert len(t.choices(seat)) == 2
        assert {t.refusal(f"{seat} {move}") for move in ("end_turn", "income money", "start_at D2")} == {
            "WL-S6"
        }
    while "choose_character" in t.asked:
        seat = t.state.actors()[0]
        t.play(f"{seat} {t.choices(seat)[0]}")
    if "start_at" in t.asked:
        seat = t.state.actors()[0]
        assert (len(t.choices(seat)), t.refusal(f"{seat} end_turn")) == (3, "WL-S11")


# -- discs -------------------------------------------------------------------------------------------------


@rule("WL-Y2", "WL-Y3", "WL-Y15")
@pytest.mark.parametrize(
    ("players", "discs", "told_more", "forbids"),
    [
        (3, {}, {}, ""),
        (3, {}, {"contributed": True}, "WL-Y3"),
        (3, {0: [1]}, {}, ""),
        (3, {1: [0]}, {}, ""),
        (3, {0: [0], 1: [0]}, {}, ""),
        (5, {1: [0, 0]}, {}, "WL-Y15"),
        (5, {0: [0, 0]}, {}, "WL-Y15"),
        (5, {0: [0], 1: [0]}, {}, ""),
    ],
)
def test_what_stands_against_a_disc(
    players: int, discs: dict[int, list[int]], told_more: dict[str, Any], forbids: str
) -> None:
    stories = {0: ["bad_water"], 1: ["honest_work"]}
    t = table(players, seat0={**KIT, "space": "M10", "wounds": 1}, stories=stories, discs=discs, **told_more)
    assert t.refusal("0 contribute left") == forbids
    healthy = table(players, seat0={**KIT, "space": "M10"}, stories=stories, discs=discs, **told_more)
    assert healthy.refusal("0 contribute left") != ""


# -- quiet windows -----------------------------------------------------------------------------------------


@rule("WL-F12", "WL-R69", "WL-T8")
@pytest.mark.parametrize(("how", "again"), [("pass", True), ("pass_turn", True), ("pass_game", False)])
def test_who_does_not_want_to_be_asked_is_not(how: str, again: bool) -> None:
    """For the turn or for the whole game, until the player asks to be asked again."""
    t = meeting({"hand": "9S 8S"}, {"hand": "10S 10C"}, deck="2C 2D KC KD")
    move = "0 pass" if how == "pass" else f"0 {how} fight_reaction"
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 10S").do(move).no_reactions()
    assert (t.refusal("0 ask_again fight_reaction") == "") == (how != "pass")
    t.do("0 end_turn, 1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    t.do("0 attack 1 duel, 0 prepare 8S, 1 prepare 10C")
    assert (t.asked == "0 reaction") == again


@rule("WL-F12", "WL-T8")
def test_a_player_can_ask_to_be_asked_again() -> None:
    t = meeting({"hand": "9S 8S 2C"}, {"hand": "10S 10C KC"})
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 10S, 0 pass_game fight_reaction").no_reactions()
    t.do("0 ask_again fight_reaction")
    assert t.refusal("0 ask_again fight_reaction") == "WL-T8"
    assert t.actions == 2
