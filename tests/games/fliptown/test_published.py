"""What everybody learns when all are done, and nobody before: FT-HI6, FT-HI8, FT-R39."""

from __future__ import annotations

from typing import Any

from tests.games.fliptown.table import ALL_GRAVES, Table, rule, table

CHARACTERS = {"characters": "on"}


def told(t: Table, seat: int = 0, viewer: int | None = 1) -> list[str]:
    """What another player has been told about somebody."""
    return [line for line in t.log(viewer=viewer) if f" {seat} " in f"{line} "]


def quick_turn(t: Table, seat: int = 1) -> None:
    """A turn of which nothing matters."""
    t.play(f"{seat} assign left middle", f"{seat} mourn G00 none all", f"{seat} done")


@rule("FT-HI6", "FT-R39", "FT-T5")
def test_a_whole_turn_is_told_in_its_order() -> None:
    """Cards, what they counted as, the ability, every space, purchases, and what it all came to."""
    me = {"character": "settler", "money": 9, "gold": 5, "circled": ["town_09"]}
    t = table(
        2, options=CHARACTERS, lineup="s4 h9 c2", deck="d3 c5 d13", maps={0: me, 1: {"character": "miner"}}
    )
    t.play("0 ability town", "0 visit town_09 plain", "0 buy pistol")
    t.play("0 assign left middle", "0 visit town_07 gold_suit", "0 buy hotel", "0 rob B9 plain all", "0 done")
    assert told(t) == []
    quick_turn(t)
    assert told(t) == [
        "assigned 0 s4 h9 c2",
        "suit_changed 0 clubs 2",
        "value_changed 0 7 2",
        "ability_used 0 settler",
        "revisited 0 town_09",
        "circled 0 town_07",
        "failed 0 B9 d3",
        "bought 0 pistol",
        "bought 0 hotel",
        "spent 0 money 5",
        "spent 0 gold 4",
        "gained 0 stars 3",
        "gained 0 wanted 3",
    ]
    assert told(t, viewer=None) == told(t)
    assert told(t, viewer=0).count("assigned 0 s4 h9 c2") == 1  # who did it was told at once, and not again


@rule("FT-HI6")
def test_robberies_are_told_with_their_cards() -> None:
    me = {"circled": ["B2", "M1A"], "gold": 0, "money": 0}
    t = table(2, lineup="d4 h3 c2", deck="d13 h2 d1 h6", maps={0: me})
    t.play("0 assign left middle", "0 dig M2A plain", "0 rob B13 plain all", "0 done")
    quick_turn(t)
    assert [line for line in told(t) if line.startswith(("robbed", "failed"))] == ["robbed 0 B13 d13"]
    twice = table(
        2,
        options=CHARACTERS,
        lineup="s4 h9 c2",
        deck="d1 c5 d13",
        maps={0: {"character": "bandit"}, 1: {"character": "miner"}},
    )
    twice.play(
        "0 assign left middle", "0 rob B9 plain all", "0 ability badlands", "0 rob B13 plain all", "0 done"
    )
    quick_turn(twice)
    assert [line for line in told(twice) if line.startswith(("robbed", "failed"))] == [
        "failed 0 B9 d1",
        "robbed 0 B13 d13",
    ]


@rule("FT-HI6", "FT-BY1")
def test_a_bounty_is_told_to_all_when_the_turn_ends() -> None:
    t = table(2, lineup="h4 c13 s2", bounties=["BO9"], turned=["BO9"], maps={0: {"wanted": 8}})
    t.play("0 assign left middle", "0 ride T13 plain", "0 done")
    assert told(t) == []
    quick_turn(t)
    assert "bounty_met 0 BO9 4" in told(t)
    assert t.log("bounty_met", viewer=1) == ["bounty_met 0 BO9 4"]
    t.play("0 assign left middle", "0 mourn G00 none all", "0 done", "1 assign left middle")
    t.play("1 mourn G01 none all", "1 done")
    assert t.log("bounty_met", viewer=1) == ["bounty_met 0 BO9 4"]  # and not again a turn later


@rule("FT-HI6", "FT-R6")
def test_crossing_out_claims_tools_and_doing_nothing_are_told() -> None:
    t = table(2, lineup="c4 h8 s3", maps={0: {"money": 6, "circled": ["town_08"]}, 1: {"wanted": 5}})
    t.play("0 assign left middle", "0 visit town_08 plain", "0 claim 1_2_3", "0 done")
    t.play("1 assign left right", "1 visit town_03 plain", "1 cross 4", "1 done")
    assert {"claimed 0 1_2_3", "gained 0 stars 5", "spent 0 money 6"} <= set(told(t))
    assert {"circled 1 town_03", "crossed 1 4", "gained 1 stars 1"} <= set(told(t, 1, 0))
    still = table(2, lineup="s4 h1 c2", maps={0: {"circled": ALL_GRAVES, "gold": 0}})
    still.play("0 assign left middle", "0 pass", "0 done")
    still.play("1 assign left middle", "1 mourn G21 none all", "1 done")
    assert "passed 0" in told(still)
    assert {"gained 1 wanted 1", "gained 1 pans 1"} <= set(told(still, 1, 0))


@rule("FT-HI6", "FT-TW2c")
def test_what_was_paid_in_the_open_is_not_told_again() -> None:
    t = table(2, lineup="h4 d9 d2", round=3, maps={0: {"items": ["bank_red"]}})
    t.play("0 assign left middle", "0 mourn G00 none all", "0 done")
    quick_turn(t)
    assert not [line for line in told(t) if "stars" in line]


@rule("FT-HI8", "FT-CH9", "FT-R12")
def test_abilities_before_a_bribe_are_told_with_the_bribes() -> None:
    maps: dict[int, Any] = {
        0: {"character": "baroness", "wanted": 11, "gold": 4},
        1: {"character": "preacher", "wanted": 8, "gold": 9},
    }
    t = table(2, at="sheriff", options=CHARACTERS, sheriff="h9", bounties=["BO11"], maps=maps)
    t.play("0 ability gold", "0 bribe yes")
    assert told(t) == []
    t.play("1 ability wanted", "1 cross 6", "1 bribe no")
    assert [line for line in told(t) if not line.startswith("safe")] == [
        *["ability_used 0 baroness", "bounty_met 0 BO11 7", "gained 0 stars 7", "bribed 0 11"]
    ]
    assert told(t, 1, 0)[:2] == ["ability_used 1 preacher", "crossed 1 6"]
    assert t.log("bounty_turned") == ["bounty_turned BO11"]


@rule("FT-SH6", "FT-DE29")
def test_how_fines_are_paid_is_told_when_all_have_decided() -> None:
    rich = {"wanted": 8, "gold": 0, "money": 20, "stars": 9}
    t = table(3, at="sheriff", sheriff="h6", maps={0: rich, 1: rich, 2: {**rich, "money": 3}})
    assert t.asked == "0 fine, 1 fine"
    t.play("0 fine money")
    assert t.log("fined") == []
    assert t.state.view(1).maps[0].money == 20
    t.play("1 fine stars")
    assert t.log("fined", viewer=None) == ["fined 0 money 10", "fined 1 stars 4", "fined 2 stars 4"]
