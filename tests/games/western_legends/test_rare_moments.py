"""Rare moments: what a game comes to once in a hundred evenings, and the rules know all the same."""

from __future__ import annotations

import pytest
from tests.games.western_legends.table import Table, rule, table
from tests.laws.conservation import count

from saloon.authoring.components import printed_components

ANNIE = {"character": "annie_oakley"}
AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


# -- cattle ------------------------------------------------------------------------------------------------


def lost_herd(green: int, blue: int) -> Table:
    """Seat 0 is rewarded for the lost herd, with so many tokens at the ranches."""
    t = table(seat0={**ANNIE, "space": "M10"}, stories={0: ["the_lost_herd"]}, discs={0: [0, 0]}, **AWAY)
    for ranch, left in zip(t.layout.ranches, (green, blue), strict=True):
        while ranch.count(t.state) > left:
            ranch.take(t.state)
    return t.end_turn(0)


@rule("WL-Y10", "WL-L18")
@pytest.mark.parametrize(("colour", "left"), [("green", (7, 1)), ("blue", (8, 0))])
def test_the_lost_herd_is_found_at_either_ranch(colour: str, left: tuple[int, int]) -> None:
    """The last token of a ranch is one, too."""
    t = lost_herd(8, 1).do("0 option 0")
    assert t.choices(0) == ["ranch green", "ranch blue"]
    t.do(f"0 ranch {colour}")
    assert (t.ranch("green"), t.ranch("blue")) == left
    assert str(t.cattle(0)).startswith(colour)


@rule("WL-Y10", "WL-L18", "WL-R56")
@pytest.mark.parametrize(("green", "blue", "colour"), [(0, 1, "blue"), (1, 0, "green")])
def test_a_herd_that_is_left_at_one_ranch_only(green: int, blue: int, colour: str) -> None:
    t = lost_herd(green, blue).do("0 option 0")
    assert (t.ranch("green"), t.ranch("blue")) == (0, 0)
    assert str(t.cattle(0)).startswith(colour)


@rule("WL-Y10", "WL-R56")
def test_a_herd_that_is_gone_is_paid_for() -> None:
    t = lost_herd(0, 0)
    assert (t.money(0), t.cattle(0), t.asked) == (20, None, "1 income")


# -- outlaws -----------------------------------------------------------------------------------------------


@rule("WL-H3", "WL-H10")
def test_the_sheriff_arrests_outlaws_where_he_stands_and_nobody_else() -> None:
    """Neither the lawman beside them nor the outlaw in another place can be chosen."""
    t = table(
        5,
        seat0={"character": "bass_reeves", "marshal": 1, "space": "S6", "hand": "4S"},
        seat1={"character": "billy_the_kid", "wanted": 2, "space": "D5", "hand": "AS KS"},
        seat2={"character": "wyatt_earp", "marshal": 1, "space": "D5"},
        seat3={"character": "jesse_james", "wanted": 2, "space": "D5", "hand": "QS JS"},
        seat4={**ANNIE, "wanted": 1, "space": "S6"},
    )
    t.do("0 play 4S, 0 step D5")
    assert (t.asked, t.choices(0)) == ("0 sheriff_target", ["target 1", "target 3"])
    assert t.refusal("0 target 2") == t.refusal("0 target 4") == "WL-H3"


@rule("WL-F18", "WL-R29")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"money": 10}, ["loot money", "loot nothing"]),
        ({"nuggets": 1}, ["loot nuggets", "loot nothing"]),
        ({"money": 10, "nuggets": 1}, ["loot money", "loot nuggets", "loot nothing"]),
    ],
)
def test_nobody_is_robbed_of_what_is_not_there(goods: dict[str, int], offered: list[str]) -> None:
    t = table(
        seat0={"character": "billy_the_kid", "space": "D6", "hand": "AS"},
        seat1={**ANNIE, "space": "D6", "hand": "", **goods},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 robbery")
    assert t.choices(0) == offered
    assert t.view.fight.without_cards


# -- stories -----------------------------------------------------------------------------------------------


@rule("WL-R16", "WL-V3", "WL-T10")
def test_goals_are_asked_for_after_the_turn_of_a_story_only() -> None:
    """The next player, in whose turn no story is told, is not asked."""
    t = table(
        options={"goals": "on"},
        seat0={"character": "bloody_knife", "space": "X1", "goals": ["bloody_2"]},
        seat1={"character": "bass_reeves", "space": "S6", "goals": ["bass_2"]},
        seat2={"space": "S6"},
        stories={0: ["mail_order"]},
        discs={0: [0, 0]},
    ).end_turn(0)
    t.do("0 done, 1 income money, 1 end_turn")
    assert t.asked == "2 income"


@rule("WL-L10", "WL-Y9")
def test_the_dice_of_three_contributors_lie_side_by_side() -> None:
    t = table(
        5,
        seat0={**ANNIE, "space": "M10"},
        stories={0: ["claim_jumpers"]},
        discs={0: [0, 1, 2]},
    ).end_turn(0)
    while t.asked.endswith(" roll_again"):
        t.do(f"{t.asked[0]} pass")
    assert t.view.dice == [line.split()[-1] for line in t.log("rolled")]


@rule("WL-L10", "WL-Y9")
def test_more_dice_than_lie_side_by_side() -> None:
    """A story of one's own may give two dice to each of three: all count, nothing is lost."""
    box = printed_components("saloon.games.western_legends")
    story = next(each for each in box["stories"]["list"] if each["id"] == "claim_jumpers")
    story["reward"] = [{"roll": 2, "blank": {"cards": 1}}]
    for seed in range(4):
        t = table(
            5,
            components=box,
            seed=seed,
            seat0={**ANNIE, "space": "M10"},
            stories={0: ["claim_jumpers"]},
            discs={0: [0, 1, 2]},
        ).end_turn(0)
        while t.asked.endswith(" roll_again"):
            t.do(f"{t.asked[0]} pass")
        rolled = t.log("rolled")
        assert [line.split()[1] for line in rolled] == ["0", "0", "1", "1", "2", "2"]
        for seat in range(3):
            assert t.nuggets(seat) == rolled.count(f"rolled {seat} nugget")
            assert t.cards(seat) == rolled.count(f"rolled {seat} blank")
        count(t.state)
