"""The trail and the badlands: FT-TR and FT-BL."""

from __future__ import annotations

import pytest
from tests.games.fliptown.table import BOX, acting, rule, solo


@rule("FT-TR2", "FT-TR3", "FT-TR4", "FT-TR6", "FT-E4", "FT-DE8")
def test_any_stop_up_to_the_value() -> None:
    t = acting("h4 c7 s2", gold=0)
    assert [space for space in t.spaces() if space[0] == "T"] == [f"T{rank}" for rank in range(1, 8)]
    t.play("0 ride T3 plain")
    assert t.map().crossed == ["T1", "T2"]
    assert "T3" in t.map().circled
    assert t.has("stars") == 1
    assert t.pending() == ["cemetery"]


@rule("FT-TR3", "FT-TR7")
def test_there_is_no_way_back() -> None:
    t = acting("h4 c7 s2", circled=["T9"], gold=0)
    assert t.refusal("0 ride T8 plain") == "FT-TR3"
    assert not [space for space in t.spaces() if space[0] == "T"]
    end = acting("h4 c13 s2", circled=["T13"], gold=9)
    assert not [space for space in end.spaces() if space[0] == "T"]


@rule("FT-TR5")
def test_wanted_comes_with_the_stop() -> None:
    t = acting("h4 c13 s2").play("0 ride T10 plain")
    assert (t.has("stars"), t.has("wanted")) == (5, 2)


@rule("FT-TR8")
@pytest.mark.parametrize(
    ("stop", "gains", "bonus"),
    [
        ("T1", {"stars": 2}, []),
        ("T3", {"stars": 1}, ["cemetery"]),
        ("T4", {"stars": 3, "wanted": 1}, []),
        ("T5", {"money": 12}, []),
        ("T6", {}, ["badlands"]),
        ("T7", {"stars": 4, "wanted": 1}, []),
        ("T8", {"gold": 8}, []),
        ("T9", {}, ["town"]),
        ("T10", {"stars": 5, "wanted": 2}, []),
        ("T12", {}, ["mine"]),
        ("T13", {"stars": 6, "wanted": 3}, []),
    ],
)
def test_what_stops_bring(stop: str, gains: dict[str, int], bonus: list[str]) -> None:
    t = acting("h4 c13 s2", money=0, gold=0)
    found = t.reach(stop)
    assert (found.brings, found.bonus) == (gains, bonus)
    t.play(f"0 ride {stop} plain")
    assert {name: t.has(name) for name in gains} == gains
    assert [line.split()[-1] for line in t.log("bonus")] == bonus


@rule("FT-TR8", "FT-DE9")
def test_a_pan_or_a_hammer() -> None:
    t = acting("h4 c2 s9").play("0 ride T2 plain")
    assert t.choices(0) == ["tool pans", "tool hammers"]
    assert t.refusal("0 done") == "FT-TR8"
    t.play("0 tool hammers")
    assert (t.has("pans"), t.has("hammers")) == (0, 1)


@rule("FT-TR8", "FT-R22", "FT-DE20")
def test_stop_j_crosses_out_up_to_six() -> None:
    t = acting("h4 c11 s9", wanted=9).play("0 ride T11 plain")
    assert t.choices(0) == [f"cross {number}" for number in range(7)]
    assert t.refusal("0 cross 7") == "FT-R22"
    t.play("0 cross 5")
    assert t.has("wanted") == 4
    assert acting("h4 c11 s9", wanted=2).play("0 ride T11 plain").choices(0) == [
        "cross 0",
        "cross 1",
        "cross 2",
    ]
    assert acting("h4 c11 s9").play("0 ride T11 plain").view.turn == 2


@rule("FT-TR9", "FT-R18", "FT-E19")
def test_the_trail_horse_adds_six() -> None:
    t = acting("h4 c8 s2", items=["trail_horse"], circled=["T5"], gold=0)
    assert [space for space in t.spaces() if space[0] == "T"] == [f"T{rank}" for rank in range(6, 14)]
    plain = acting("s4 c8 h2", items=["trail_horse"], gold=0)
    assert [space for space in plain.spaces() if space[0] == "B"] == ["B8"]
    low = acting("h4 c1 s2", items=["trail_horse"], gold=1)
    assert low.reach("T8").gold == 1
    assert "T9" not in low.spaces()


@rule("FT-BL1", "FT-BL2")
def test_the_target_of_the_value() -> None:
    t = acting("s4 h7 c2", gold=0)
    assert [space for space in t.spaces() if space[0] == "B"] == ["B7"]
    ace = acting("s4 h1 c2", gold=0)
    assert not [space for space in ace.spaces() if space[0] == "B"]


@rule("FT-BL3", "FT-BL4", "FT-BL6", "FT-E5")
def test_a_robbery_that_fails() -> None:
    t = acting("s1 d9 c4", deck="d2", money=0).play("0 rob B9 plain all")
    assert t.purse() == "2 gold 3 stars 3 wanted"
    assert t.log("failed") == ["failed 0 B9 d2"]
    assert "d2" in t.view.discards


@rule("FT-BL5")
def test_a_robbery_that_succeeds() -> None:
    t = acting("s1 d9 c4", deck="h9", money=0).play("0 rob B9 plain all")
    assert t.purse() == "4 money 2 gold 6 stars 3 wanted"


@rule("FT-BL7")
def test_the_robbery_card_is_discarded() -> None:
    t = acting("s1 d9 c4", deck="h9 c12").play("0 rob B9 plain all")
    assert "h9" in t.view.discards
    assert t.view.lineup[0] == "c12"


@rule("FT-BL8", "FT-E16")
@pytest.mark.parametrize(
    ("circled", "target", "bonus"),
    [
        (["B2", "B3"], "B4", "cemetery"),
        (["B5", "B6"], "B7", "mine"),
        (["B8", "B10"], "B9", "town"),
        (["B12", "B13"], "B11", "trail"),
    ],
)
def test_three_of_a_kind_bring_a_bonus_action(circled: list[str], target: str, bonus: str) -> None:
    t = acting(f"s1 d{target[1:]} c10", deck="h1", circled=circled).play(f"0 rob {target} plain all")
    assert t.pending() == [bonus]


@rule("FT-BL9", "FT-BL12", "FT-E15", "FT-DE30")
def test_the_bandana_saves_one_wanted() -> None:
    t = acting("s4 h2 c9", deck="d1", items=["bandana"], money=0)
    assert t.choices(0, "rob")[:2] == ["rob B2 plain less", "rob B2 plain all"]
    t.play("0 rob B2 plain less")
    assert t.purse() == "2 gold 1 stars"
    full = acting("s4 h2 c9", deck="d1", items=["bandana"]).play("0 rob B2 plain all")
    assert full.has("wanted") == 1
    assert acting("s4 h2 c9").refusal("0 rob B2 plain less") == "FT-BL12"


@rule("FT-BL10", "FT-R1", "FT-E13", "FT-TW9b")
def test_guns_add_to_the_robbery_card() -> None:
    seven = acting("s4 h9 c2", deck="d7", items=["pistol"]).play("0 rob B9 plain all")
    assert (seven.has("wanted"), seven.has("stars"), seven.has("money")) == (3, 6, 8)
    six = acting("s4 h9 c2", deck="d6", items=["pistol"]).play("0 rob B9 plain all")
    assert six.has("stars") == 3
    english = acting("s4 h9 c2", deck="d6", items=["pistol"], options={"gun_bonus": "map"})
    assert english.state.view(0).gun_bonus == [3, 6]
    assert english.play("0 rob B9 plain all").has("stars") == 6


@rule("FT-BL10", "FT-E14", "FT-TW9b")
def test_the_rifle_replaces_the_pistol() -> None:
    t = acting("s4 h13 c2", deck="d9", items=["pistol", "rifle"], money=0).play("0 rob B13 plain all")
    assert t.purse() == "10 money 2 gold 8 stars 4 wanted"
    short = acting("s4 h13 c2", deck="d8", items=["pistol", "rifle"]).play("0 rob B13 plain all")
    assert short.has("stars") == 4


@rule("FT-BL11", "FT-R37")
def test_what_targets_are_worth() -> None:
    rows = [
        [target["gain"][name] for name in ("wanted", "stars", "money")] for target in BOX["badlands"]["list"]
    ]
    assert rows[:6] == [[1, 2, 1], [1, 2, 2], [1, 2, 3], [2, 4, 1], [2, 4, 3], [2, 4, 5]]
    assert rows[6:] == [[3, 6, 2], [3, 6, 4], [3, 6, 7], [4, 8, 3], [4, 8, 6], [4, 8, 10]]
    assert all(stars % 2 == 0 for _, stars, _ in rows)
    for rank in (2, 8, 13):
        t = acting(f"s5 h{rank} c10", deck="d13", money=0).play(f"0 rob B{rank} plain all")
        assert [t.has(name) for name in ("wanted", "stars", "money")] == rows[rank - 2]


def test_the_chance_of_a_robbery() -> None:
    """49 cards are unseen, the sheriff card among them; of 20 cards from 9 on only h9 lies open."""
    assert acting("s4 h9 c2").own().odds["B9"] == round(19 / 49, 3)
    assert acting("s4 h9 c2", items=["pistol"]).own().odds["B9"] == round(27 / 49, 3)
    assert solo("s4 h9 c2").state.view(0).unseen[8] == 3


def test_the_chance_of_a_robbery_is_known_before_cards_are_assigned() -> None:
    """A chain may end in the badlands, whatever the cards: every free target has its chance."""
    t = solo("h4 h9 c2", circled=["B9", "B10"])
    assert t.own().odds["B2"] == round(45 / 49, 3)  # all but the aces
    assert {"B9", "B10"}.isdisjoint(t.own().odds)
    assert t.play("0 assign left middle").own().odds == solo("h4 h9 c2", circled=["B9", "B10"]).own().odds
