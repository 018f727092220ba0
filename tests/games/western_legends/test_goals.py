"""Goals and legendary tokens (WL-V1 to WL-V8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GOALS, Table, rule, table

from saloon.games.western_legends.components.ids import CHARACTER_IDS, GOAL_IDS

AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


def player(character: str, goal: str, **goods: Any) -> Table:
    """Seat 0 has one secret goal."""
    one = {"character": character, "space": "M10", "goals": [goal], **goods}
    rest = {f"seat{seat}": {"space": "S6"} for seat in (1, 2)}
    return table(options=GOALS, seat0=one, **rest)


def claim(goal: str) -> str:
    return f"claim {GOAL_IDS.index(goal) % 4}"


@rule("WL-V1", "WL-V2")
def test_three_secret_goals() -> None:
    t = table(options=GOALS, seat0={"space": "M10"})
    assert [int(t.layout.goals.get(t.state, 0, goal)) for goal in range(4)] == [1, 1, 1, 0]
    assert int(t.layout.fame.total(t.state, t.layout.fame.supply)) == 18


@rule("WL-R9")
@pytest.mark.parametrize(("edition", "counts"), [("czech", [9, 6, 3]), ("english", [6, 9, 3])])
def test_the_tokens_of_both_editions(edition: str, counts: list[int]) -> None:
    t = table(options={**GOALS, "fame_tokens": edition}, seat0={"space": "M10"})
    fame = t.layout.fame
    assert [int(fame.get(t.state, fame.supply, kind)) for kind in range(3)] == counts


@rule("WL-V3")
def test_a_goal_is_claimed_in_the_own_turn_for_free() -> None:
    t = player("kit_carson", "kit_1", equipment=["mule+"])
    assert t.refusal(f"0 {claim('kit_2')}") == "WL-V3"
    t.do(f"0 {claim('kit_1')}")
    assert (t.actions, len(t.fame(0)), t.log("claimed")) == (3, 1, ["claimed 0 kit_1"])
    assert t.refusal(f"0 {claim('kit_1')}") == "WL-V3"
    t = player("kit_carson", "kit_1", equipment=["mule+"]).end_turn(0)
    assert t.fame(0) == []  # nobody has to
    assert t.refusal(f"0 {claim('kit_1')}") == "WL-T1"


@rule("WL-V4")
def test_tokens_of_the_three_goals() -> None:
    """One; two more of which two are kept; three more of which three are kept, earlier ones among them."""
    rider = {"character": "yb_rowdy", "space": "D9", "nuggets": 4, "equipment": ["rifle+", "whiskey"]}
    t = table(
        options=GOALS,
        seat0={**rider, "claimed": ["rowdy_1", "rowdy_4"], "goals": ["rowdy_3"], "fame": [1, 1]},
        **AWAY,
    )
    t.do(f"0 {claim('rowdy_3')}")
    assert (len(t.fame(0)), t.asked) == (5, "0 return_fame")
    t.do("0 return_fame 1, 0 return_fame 1")
    assert (len(t.fame(0)), t.asked) == (3, "0 act")
    assert int(t.layout.fame.total(t.state, t.layout.fame.supply)) == 15


@rule("WL-V4")
def test_a_short_supply() -> None:
    t = player("kit_carson", "kit_1", equipment=["mule+"], claimed=["kit_3"], fame=[1])
    layout = t.layout
    for kind in range(3):
        number = layout.fame.get(t.state, layout.fame.supply, kind)
        layout.fame.move(t.state, layout.fame.supply, kind, -number)
        layout.fame.move(t.state, 1, kind, number)
    layout.fame.move(t.state, 1, 0, -1)
    layout.fame.move(t.state, layout.fame.supply, 0, 1)
    t.do(f"0 {claim('kit_1')}")
    assert (t.fame(0), t.asked) == ([1, 1], "0 act")


@rule("WL-V5", "WL-J4", "WL-Z3")
def test_tokens_are_hidden_and_score_at_the_end() -> None:
    t = player("kit_carson", "kit_1", equipment=["mule+"])
    before = t.state.scores()[0]
    t.do(f"0 {claim('kit_1')}")
    assert t.log("saw_fame", viewer=1) == t.log("saw_fame") == []
    assert len(t.log("saw_fame", viewer=0)) == 1
    assert t.state.scores()[0] == before + t.fame(0)[0]


@rule("WL-J4")
def test_the_same_goal_can_bring_different_points() -> None:
    values = set()
    for seed in range(20):
        t = table(
            options=GOALS,
            seat0={"character": "kit_carson", "space": "M10", "goals": ["kit_1"], "equipment": ["mule+"]},
            seed=seed,
            **AWAY,
        )
        values.add(t.do(f"0 {claim('kit_1')}").fame(0)[0])
    assert len(values) > 1


@rule("WL-V6", "WL-L8")
def test_an_item_is_discarded_without_its_effect() -> None:
    t = player("stagecoach_mary", "mary_4", space="R2", equipment=["provisions", "rifle"])
    t.do(f"0 {claim('mary_4')}")
    assert (t.equipment(0), t.cards(0), len(t.fame(0))) == (["rifle"], 0, 1)
    assert (
        player("stagecoach_mary", "mary_4", space="R1", equipment=["provisions"]).refusal(
            f"0 {claim('mary_4')}"
        )
        == "WL-V3"
    )


@rule("WL-V7", "WL-R63")
def test_any_fight_won_counts_also_as_a_defender() -> None:
    """Outside of the own turn it can be claimed in the next one, and not later."""
    t = table(
        options=GOALS,
        seat0={"character": "bass_reeves", "space": "D6", "hand": "2S", "equipment": ["revolver"]},
        seat1={
            "character": "annie_oakley",
            "space": "D6",
            "hand": "AS",
            "goals": ["annie_1"],
            "equipment": ["rifle"],
        },
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel, 1 prepare AS").end_turn(0)
    t.do("1 income money")
    assert t.refusal(f"1 {claim('annie_1')}") == ""
    t.end_turn(1)
    t.do("2 income money, 2 end_turn, 0 income money, 0 end_turn, 1 income money")
    assert t.refusal(f"1 {claim('annie_1')}") == "WL-V3"


@rule("WL-V3")
def test_a_duel_won_as_the_defender_is_not_one_of_the_own() -> None:
    t = table(
        options=GOALS,
        seat0={"character": "bass_reeves", "space": "D6", "hand": "2S", "equipment": ["revolver"]},
        seat1={"character": "wild_bill_hickok", "space": "D6", "hand": "AS", "goals": ["bill_2"]},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel, 1 prepare AS").end_turn(0)
    t.do("1 income money")
    assert t.refusal(f"1 {claim('bill_2')}") == "WL-V3"


@rule("WL-R63")
def test_other_deeds_must_be_of_the_own_turn() -> None:
    t = player("yb_rowdy", "rowdy_2", space="D9", nuggets=4)
    t.do("0 sell 4")
    assert t.refusal(f"0 {claim('rowdy_2')}") == ""
    t.end_turn(0)
    t.do("1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert t.refusal(f"0 {claim('rowdy_2')}") == "WL-V3"


@rule("WL-V8")
def test_unreached_goals_cost_nothing() -> None:
    assert player("kit_carson", "kit_1").state.scores()[0] == 0


@rule("WL-R16")
def test_goals_after_a_story() -> None:
    """Whatever a story brings at the end of the turn may still fulfil a goal."""
    t = table(
        options=GOALS,
        seat0={"character": "bloody_knife", "space": "X1", "nuggets": 2, "goals": ["bloody_2"]},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        stories={0: ["x_marks_the_spot"]},
        discs={0: [0, 0]},
    )
    assert t.refusal(f"0 {claim('bloody_2')}") == "WL-V3"
    t.end_turn(0)
    assert t.asked == "0 late_goals"
    t.do(f"0 {claim('bloody_2')}")
    assert len(t.fame(0)) == 1


@rule("WL-R16", "WL-V3")
def test_several_goals_after_a_story() -> None:
    """As long as a goal is secret the question comes again; then it is the next player's turn."""
    bass = {"character": "bass_reeves", "space": "D1", "marshal": 4, "equipment": ["shotgun", "whiskey"]}
    t = table(
        options=GOALS,
        seat0={**bass, "goals": ["bass_2", "bass_4"]},
        stories={0: ["mail_order"]},
        discs={0: [2, 2]},
        **AWAY,
    )
    t.end_turn(0).do(f"0 {claim('bass_4')}")
    assert (t.asked, t.equipment(0)) == ("0 late_goals", ["shotgun"])
    t.do(f"0 {claim('bass_2')}")
    assert (t.asked, len(t.fame(0))) == ("0 return_fame", 3)
    t.play(f"0 {t.choices(0)[0]}")
    assert (t.asked, len(t.fame(0))) == ("1 income", 2)


# What fulfils a goal, and what falls short of it.
DEEDS: list[tuple[str, dict[str, Any], str, bool]] = [
    ("bass_2", {"marshal": 4}, "", True),
    ("bass_2", {"marshal": 3}, "", False),
    ("billy_2", {"wanted": 5}, "", True),
    ("bloody_2", {"space": "X1", "nuggets": 3}, "", True),
    ("bloody_2", {"space": "D7", "nuggets": 3}, "", False),
    ("kit_2", {"space": "S1", "hand": "2S 3S 4S 5S"}, "", True),
    ("kit_2", {"space": "S1", "hand": "2S 3S 4S"}, "", False),
    ("annie_3", {"equipment": ["rifle+"]}, "", True),
    ("annie_3", {"equipment": ["rifle", "shotgun+"]}, "", False),
    ("mary_1", {"equipment": ["mustang+"]}, "", True),
    ("mary_1", {"equipment": ["mule+"]}, "", False),
    ("rowdy_3", {"equipment": ["revolver+"]}, "", True),
    ("rowdy_3", {"equipment": ["mule+"]}, "", False),
    ("jane_1", {"space": "R1", "money": 10, "wounds": 2}, "0 see_doctor", True),
    ("jane_1", {"space": "R1", "money": 10, "wounds": 1}, "0 see_doctor", False),
    ("jane_4", {"space": "R2", "money": 90}, "0 revel 3", True),
    ("jane_4", {"space": "R2", "money": 90}, "0 revel 2", False),
    ("rowdy_2", {"space": "D9", "nuggets": 4}, "0 sell 4", True),
    ("rowdy_2", {"space": "D9", "nuggets": 4}, "0 sell 2, 0 sell 2", False),
    ("mary_2", {"space": "P12", "cattle": "green money"}, "0 deliver wrangle", True),
    ("mary_2", {"space": "P12", "cattle": "blue money"}, "0 deliver wrangle", False),
    ("kit_3", {"space": "P12", "cattle": "blue money"}, "0 deliver wrangle", True),
    ("kit_3", {"space": "S7", "cattle": "green money"}, "0 deliver rustle", False),
    ("bloody_3", {"space": "S7", "cattle": "green money"}, "0 deliver rustle", True),
    ("doc_4", {"space": "R1", "equipment": ["ten_gallon"]}, "", True),
    ("doc_4", {"space": "R2", "equipment": ["ten_gallon"]}, "", False),
    ("billy_1", {"space": "D9", "hand": "AS"}, "0 rob_bank, 2 pick 11", True),
    ("billy_1", {"space": "D9", "hand": "2S"}, "0 rob_bank, 2 pick 11", False),
    ("wyatt_3", {"space": "D7", "hand": "AS"}, "0 step X1, 2 pick 11, 0 option 0", True),
    ("wyatt_3", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("bass_3", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("annie_4", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("annie_4", {"space": "M7", "hand": "AS", "wounds": 1}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("doc_3", {"space": "M7", "hand": "AS", "wounds": 2}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("billy_3", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("billy_3", {"space": "D9", "hand": "AS"}, "0 rob_bank, 2 pick 11", False),
    ("mary_3", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("annie_1", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("jane_2", {"space": "D9", "hand": "AS"}, "0 rob_bank, 2 pick 11", False),
    ("bloody_1", {"space": "C4", "hand": "AS"}, "0 step C8, 2 pick 11, 0 option 0", True),
    ("bloody_1", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("rowdy_1", {"space": "S3", "hand": "AS"}, "0 step S1, 2 pick 11, 0 option 0", True),
    ("rowdy_1", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("jesse_1", {"space": "D9", "hand": "AS"}, "0 rob_bank, 2 pick 11", True),
    ("jesse_3", {"wanted": 6}, "", True),
    ("jesse_3", {"wanted": 5}, "", False),
    ("billy_2", {"wanted": 4}, "", False),
    ("bill_3", {"marshal": 3}, "", True),
    ("bill_3", {"marshal": 2}, "", False),
    ("wyatt_2", {"marshal": 5}, "", True),
    ("wyatt_2", {"marshal": 4}, "", False),
    ("bloody_2", {"space": "X1", "nuggets": 2}, "", False),
]
# Goals that cost an item at a place.
ITEMS = {
    "annie_2": ("ten_gallon", "R2"),
    "bass_4": ("whiskey", "D1"),
    "billy_4": ("provisions", "S1"),
    "bloody_4": ("miners_map", "S2"),
    "jane_3": ("whiskey", "D5"),
    "doc_4": ("ten_gallon", "R1"),
    "jesse_4": ("provisions", "P12"),
    "kit_4": ("provisions", "P5"),
    "mary_4": ("provisions", "R2"),
    "bill_4": ("whiskey", "D9"),
    "wyatt_4": ("ten_gallon", "D1"),
    "rowdy_4": ("whiskey", "S7"),
}


@rule("WL-V6")
@pytest.mark.parametrize("goal", ITEMS)
def test_goals_that_cost_an_item_at_a_place(goal: str) -> None:
    item, space = ITEMS[goal]
    owner = CHARACTER_IDS[GOAL_IDS.index(goal) // 4]
    four = ["whiskey", "ten_gallon", "provisions", "miners_map"]
    assert player(owner, goal, space=space, equipment=[item]).refusal(f"0 {claim(goal)}") == ""
    for name, where in ((item, "M10"), (next(other for other in four if other != item), space)):
        assert player(owner, goal, space=where, equipment=[name]).refusal(f"0 {claim(goal)}") == "WL-V3"


@rule("WL-V3", "WL-V7")
@pytest.mark.parametrize(("goal", "goods", "moves", "met"), DEEDS)
def test_what_goals_ask_for(goal: str, goods: dict[str, Any], moves: str, met: bool) -> None:
    owner = CHARACTER_IDS[GOAL_IDS.index(goal) // 4]
    others = [name for name in CHARACTER_IDS if name != owner]
    t = table(
        options=GOALS,
        seat0={"character": owner, "space": "M10", "goals": [goal], "equipment": ["revolver"], **goods},
        seat1={"character": others[0], "space": "S6"},
        seat2={"character": others[1], "space": "S6"},
        bandits=[space for space in ("M2", "X1", "C8", "S1") if space != goods.get("space")],
        fight_deck=[11, 12, 13],
    )
    if moves:
        t.do(moves)
    assert (t.refusal(f"0 {claim(goal)}") == "") == met


@rule("WL-V3")
@pytest.mark.parametrize(
    ("goal", "fight", "met"),
    [
        ("bill_2", "duel", True),
        ("bill_2", "robbery", False),
        ("jesse_2", "robbery", True),
        ("jesse_2", "duel", False),
        ("wyatt_1", "arrest", True),
        ("bass_1", "duel", False),
    ],
)
def test_goals_about_kinds_of_fights(goal: str, fight: str, met: bool) -> None:
    owner = CHARACTER_IDS[GOAL_IDS.index(goal) // 4]
    t = table(
        options=GOALS,
        seat0={"character": owner, "space": "D6", "goals": [goal], "hand": "AS", "marshal": 1},
        seat1={"character": "kit_carson", "space": "D6", "wanted": 1},
        seat2={"character": "yb_rowdy", "space": "S6"},
    )
    t.do(f"0 attack 1 {fight}")
    assert (t.refusal(f"0 {claim(goal)}") == "") == met


@rule("WL-V3", "WL-R63")
@pytest.mark.parametrize(
    ("goal", "space", "hand", "met"),
    [
        ("doc_1", "D5", "AS AC", True),
        ("doc_1", "R4", "AS AC", False),
        ("doc_2", "R4", "AS AC", True),
        ("doc_2", "R4", "AS 2C", False),
        ("bill_1", "R4", "AS AC", True),
    ],
)
def test_goals_about_poker(goal: str, space: str, hand: str, met: bool) -> None:
    owner = CHARACTER_IDS[GOAL_IDS.index(goal) // 4]
    t = table(
        options=GOALS,
        seat0={"character": owner, "space": space, "goals": [goal], "hand": hand, "money": 10},
        seat1={"character": "kit_carson", "space": "S6"},
        seat2={"character": "yb_rowdy", "space": "S6"},
        deck="7C 3C 4C 6C 8C AD 9H 5D",
    )
    t.do("0 start_poker").lay(0, hand).lay(2, "3C 4C")
    assert (t.refusal(f"0 {claim(goal)}") == "") == met


@rule("WL-V3", "WL-R63")
def test_a_game_of_poker_that_was_lost_fulfils_no_goal() -> None:
    t = table(
        options=GOALS,
        seat0={"character": "doc_holliday", "space": "D5", "goals": ["doc_1"], "hand": "KS QS", "money": 10},
        seat1={"character": "kit_carson", "space": "S6"},
        seat2={"character": "yb_rowdy", "space": "S6"},
        deck="7C 3C 9C 6C 8C AD 9H 5D",
    )
    t.do("0 start_poker").lay(0, "KS QS").lay(2, "3C 9C")
    assert t.refusal(f"0 {claim('doc_1')}") != ""
