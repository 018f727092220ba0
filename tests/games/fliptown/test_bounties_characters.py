"""Bounties and characters: FT-BY and FT-CH with their rulings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import Table, acting, cards, rule, solo, table

CHARACTERS = {"characters": "on"}
TWO_CHICKENS = ["B2", "B5", "B8"]


def as_character(name: str, lineup: str = "h4 c7 s2", **rest: Any) -> Table:
    """A solo turn of a character."""
    return solo(lineup, options=CHARACTERS, character=name, **rest)


def turn(t: Table, seat: int, *moves: str) -> None:
    """A whole turn of a player with the left card as suit card."""
    t.play(f"{seat} assign left middle", *[f"{seat} {move}" for move in moves], f"{seat} done")


@rule("FT-BY1", "FT-BY2", "FT-BY3", "FT-BY4", "FT-E29")
def test_a_bounty_for_several_players() -> None:
    """Two meet it in the same turn, a third one later; nobody scores it twice."""
    maps = {seat: {"circled": TWO_CHICKENS, "gold": 0} for seat in range(2)} | {2: {"gold": 0}}
    t = table(3, lineup="s4 h13 c2", bounties=["BO6"], maps=maps, deck="d1 d2 d3")
    turn(t, 0, "rob B13 plain all")
    assert t.has("stars", 0) >= 7
    turn(t, 1, "rob B13 plain all")
    assert t.log("bounty_met", viewer=0) == ["bounty_met 0 BO6 7"]
    turn(t, 2, "rob B13 plain all")
    assert [t.map(seat).bounties[0] for seat in range(3)] == [7, 7, 0]
    assert t.view.bounties[0].stars == 4
    assert t.log("bounty_turned") == ["bounty_turned BO6"]
    later = table(
        2,
        lineup="s4 h13 c2",
        bounties=["BO6"],
        turned=["BO6"],
        maps={1: {"circled": TWO_CHICKENS}},
        deck="d1",
    )
    turn(later, 1, "rob B13 plain all")
    assert later.map(1).bounties[0] == 4
    met = {"met": {0: {"BO6": 7}}, "maps": {0: {"circled": [*TWO_CHICKENS, "B11"]}}}
    again = table(2, lineup="s4 h13 c2", bounties=["BO6"], deck="d1", **met)
    turn(again, 0, "rob B13 plain all")
    assert again.map(0).bounties[0] == 7
    assert again.has("stars") == 4


@rule("FT-BY5", "FT-R13", "FT-R14", "FT-R15")
@pytest.mark.parametrize(
    ("bounty", "nearly", "met"),
    [
        ("BO1", {"circled": ["T1", "T2", "T3", "T4", "B2", "B3", "B4", "B5", "M1A", "M1B", "M2A", "M2B",
                             "town_01", "town_02", "town_03"]}, {"circled": ["town_04"]}),
        ("BO2", {"circled": ["T3", "T6", "T9"]}, {"circled": ["T12"]}),
        ("BO3", {"pans": 4}, {"hammers": 1}),
        ("BO4", {"circled": ["town_02", "town_03", "town_06", "town_10"]}, {"circled": ["town_12"]}),
        ("BO5", {"circled": ["M1A", "M2A", "M3A"]}, {"circled": ["M1B"]}),
        ("BO6", {"circled": ["B2", "B5", "B8"]}, {"circled": ["B11"]}),
        ("BO7", {"circled": ["G00", "G01", "G02", "G10"]}, {"circled": ["G12"]}),
        ("BO8", {"items": ["outlaw_j"]}, {"items": ["outlaw_q"]}),
        ("BO8", {"circled": ["T12"]}, {"circled": ["T13"]}),
        ("BO9", {"wanted": 8}, {"wanted": 9}),
        ("BO10", {"items": ["trail_horse", "bandana", "pistol", "rifle", "shovel"]}, {"pans": 3}),
        ("BO11", {"money": 29}, {"money": 30}),
        ("BO11", {"gold": 14}, {"gold": 15}),
        ("BO12", {"bonus_from": ["trail", "badlands", "mine", "town"]}, {"bonus_from": ["cemetery"]}),
    ],
)  # fmt: skip
def test_what_bounties_ask_for(bounty: str, nearly: dict[str, Any], met: dict[str, Any]) -> None:
    """Met at the start of a turn counts in that turn; one thing less does not."""
    full = {
        key: [*nearly.get(key, []), *met[key]] if key in met and isinstance(met[key], list)
        else met.get(key, nearly.get(key))
        for key in {*nearly, *met}
    }  # fmt: skip
    t = table(2, bounties=[bounty], maps={0: nearly, 1: full})
    assert [t.map(seat).bounties[0] for seat in range(2)] == [0, 7]
    progress = t.state.view(0).bounties[0]
    assert progress.done[1] == progress.need > progress.done[0]


@rule("FT-R12")
def test_a_moment_is_enough() -> None:
    """Nine WANTED for a moment, then crossed out; and gold of a whole phase counts for all in it."""
    t = table(2, lineup="h4 c13 s2", bounties=["BO9"], maps={0: {"wanted": 8, "circled": ["T10"]}})
    t.play("0 assign left middle", "0 ride T13 plain")
    assert t.map(0).bounties[0] == 7
    work = table(
        2, at="poker", bounties=["BO11"], maps={0: {"gold": 14, "pans": 1}, 1: {"gold": 13, "pans": 2}}
    )
    assert [work.map(seat).bounties[0] for seat in range(2)] == [7, 7]


@rule("FT-CH2", "FT-CH3", "FT-R26", "FT-DE22")
@pytest.mark.parametrize(
    ("name", "area"),
    [
        ("trailblazer", "trail"),
        ("settler", "town"),
        ("bandit", "badlands"),
        ("miner", "mine"),
        ("grave_robber", "cemetery"),
    ],
)
def test_a_bonus_action_once(name: str, area: str) -> None:
    t = as_character(name, gold=0)
    assert t.choices(0, "ability") == [f"ability {area}"]
    t.play(f"0 ability {area}")
    assert (t.pending(), t.map().uses_left) == ([area], 0)
    assert t.choices(0)[-1] == "skip"  # the main action is still to come
    t.play("0 skip")
    assert t.choices(0, "ability") == []
    assert t.refusal(f"0 ability {area}") == "FT-CH2"
    t.play("0 assign left middle", "0 mourn G00 none all")
    assert t.pending() == [area]  # what was not taken before may be taken after
    after = as_character(name, gold=0).play("0 assign left middle", "0 mourn G00 none all")
    assert f"ability {area}" in after.choices(0)
    assert after.refusal("0 ability gold") == "FT-R26"


@rule("FT-CH3")
def test_the_man_in_black_takes_any() -> None:
    t = as_character("man_in_black")
    assert len(t.choices(0, "ability")) == 5
    assert t.play("0 ability mine").pending() == ["mine"]


@rule("FT-CH4", "FT-R29", "FT-E32", "FT-DE24", "FT-R45")
def test_the_cheat() -> None:
    hand = [cards("h10 h11 h12 h13 c3")]
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=hand, money=0)
    assert t.choices(0)[0] == "skip"
    assert "cheat 4 h1" in t.choices(0)
    assert t.refusal("0 cheat 4 c2") == "FT-R45"
    assert t.refusal("0 cheat 6 h1") == "FT-CH4"
    t.play("0 cheat 4 h1")
    assert t.log("cheated", "hand_paid") == ["cheated 0 c3 h1", "hand_paid 0 royal_flush 10 9"]
    assert t.map().uses_left == 0
    fours = solo(at="poker", options=CHARACTERS, character="cheat", poker=[cards("h9 s9 d9 c8 h8")])
    fours.play("0 cheat 3 c9")
    assert fours.map().hands[0] == "four_of_a_kind"
    flush = solo(at="poker", options=CHARACTERS, character="cheat", poker=[cards("h2 h5 h9 h13 c9")])
    flush.play("0 cheat 4 h9")  # a second nine of hearts
    assert flush.map().hands[0] == "flush"
    honest = solo(at="poker", options=CHARACTERS, character="cheat", poker=hand).play("0 skip")
    assert (honest.map().hands[0], honest.map().uses_left) == ("nothing", 1)
    seven = solo(
        at="poker",
        options={**CHARACTERS, "hold_em": "on"},
        character="cheat",
        poker=hand,
        hole=cards("c7 d2"),
    )
    assert "cheat 6 h1" in seven.choices(0)


@rule("FT-CH5", "FT-R17")
def test_the_prospector() -> None:
    t = as_character("prospector", "c4 h9 s2", pans=2, gold=1).play("0 assign left middle")
    found = {move.split()[1] for move in t.choices(0, "visit") if move.endswith(" shift_value")}
    assert found == {"town_06", "town_07", "town_11", "town_12"}
    t.play("0 visit town_12 shift_value")
    assert (t.has("gold"), t.map().uses_left) == (0, 0)
    spent = as_character("prospector", "c4 h9 s2", pans=2, uses=0).play("0 assign left middle")
    assert spent.refusal("0 visit town_11 shift_value") == "FT-CH5"
    both = as_character("prospector", "d4 h11 s2", pans=1, gold=0, items=["pickaxe"], circled=["M1A"])
    both.play("0 assign left middle")
    assert "dig M1B plain" in both.choices(0)
    assert "dig M2B shift_value" not in both.choices(0)  # 11 - 2 - 1 = 8 is one too many


@rule("FT-CH6", "FT-R25", "FT-E30", "FT-DE28", "FT-R46")
@pytest.mark.parametrize(("drawn", "stars"), [("h9", 9), ("h1", 5)])
def test_the_marshal(drawn: str, stars: int) -> None:
    me: dict[str, Any] = {"character": "marshal", "wanted": 6, "gold": 0, "money": 0, "stars": 9}
    t = solo(at="sheriff", options=CHARACTERS, sheriff="d3", deck=drawn, **me)
    assert t.choices(0) == ["redraw no", "redraw yes"]
    assert t.refusal("0 bribe no") == "FT-CH6"
    t.play("0 redraw yes")
    assert t.has("stars") == stars
    assert t.log("own_sheriff") == [f"own_sheriff 0 {drawn}"]
    safe = solo(at="sheriff", options=CHARACTERS, sheriff="d9", **me)
    assert (safe.asked, safe.map().uses_left) == ("0 assign", 1)
    lost = solo(at="sheriff", options=CHARACTERS, sheriff="d9", **{**me, "wanted": 14})
    assert lost.asked == "0 assign"


@rule("FT-CH7", "FT-R26", "FT-DE26")
def test_the_preacher() -> None:
    t = solo(at="sheriff", options=CHARACTERS, sheriff="d3", character="preacher", wanted=8, gold=0)
    assert t.choices(0) == ["bribe no", "ability wanted"]
    t.play("0 ability wanted")
    assert t.choices(0) == [f"cross {number}" for number in range(7)]
    t.play("0 cross 6")
    assert (t.has("wanted"), t.asked) == (2, "0 bribe")
    assert as_character("preacher", wanted=8).refusal("0 ability wanted") == "FT-R26"


@rule("FT-CH8", "FT-DE23")
def test_the_ranch_hand() -> None:
    t = as_character("ranch_hand", wanted=9, hammers=2)
    t.play("0 ability wanted")
    assert t.choices(0) == [f"cross {number}" for number in range(5)]
    t.play("0 cross 4")
    assert (t.has("wanted"), t.asked) == (5, "0 assign")
    busy = as_character("ranch_hand", "c4 h12 s2", wanted=9, hammers=2, circled=["town_12"])
    busy.play("0 assign left middle", "0 visit town_12 plain", "0 ability wanted", "0 cross 4")
    assert busy.asked == "0 effect_town_12"
    assert as_character("ranch_hand", wanted=9, hammers=0).choices(0, "ability") == []


@rule("FT-CH9", "FT-E31", "FT-DE23")
def test_the_baroness() -> None:
    t = solo(at="sheriff", options=CHARACTERS, character="baroness", wanted=11, gold=1, sheriff="h1")
    assert t.refusal("0 bribe yes") == "FT-SH1"
    t.play("0 ability gold")
    assert t.has("gold") == 12
    t.play("0 bribe yes")
    assert (t.has("gold"), t.has("wanted")) == (1, 11)


@rule("FT-CH10", "FT-R27", "FT-DE2")
def test_the_mayor() -> None:
    t = table(
        2, options=CHARACTERS, lineup="h2 d9 d13", deck="c4 s5 s6",
        maps={0: {"character": "settler", "items": ["bank_red"]}, 1: {"character": "mayor"}},
    )  # fmt: skip
    assert t.asked == "1 reflip"
    assert t.refusal("0 assign left middle") == "FT-T5"
    assert t.refusal("1 assign left middle") == "FT-CH10"
    t.play("1 reflip yes")
    assert t.view.lineup == ["c4", "s5", "s6"]
    assert (t.has("stars", 0), t.map(1).uses_left) == (0, 0)
    assert t.asked == "0 assign, 1 assign"
    kept = table(
        2, options=CHARACTERS, lineup="h2 d9 d13",
        maps={0: {"character": "settler", "items": ["bank_red"]}, 1: {"character": "mayor"}},
    ).play("1 reflip no")  # fmt: skip
    assert (kept.has("stars", 0), kept.map(1).uses_left) == (1, 1)


@rule("FT-CH11", "FT-R28")
def test_the_wild_card() -> None:
    t = as_character("wild_card", "d4 s9 c13", gold=0).play("0 assign left middle")
    assert "visit town_01 joker_suit_joker_value" in t.choices(0)
    assert "visit town_09 joker_suit" in t.choices(0)
    assert t.refusal("0 rob B2 gold_suit all") == "FT-G2"
    t.play("0 rob B13 joker_suit_joker_value all")
    assert t.map().uses_left == 0
    one = as_character("wild_card", "d4 s9 c13", gold=0, uses=1).play("0 assign left middle")
    assert one.refusal("0 visit town_01 joker_suit_joker_value") == "FT-CH11"
    bank = as_character("wild_card", "d4 h9 h13", gold=0, items=["bank_red"])
    assert bank.has("stars") == 1
    assert acting("d4 s9 c13").refusal("0 visit town_09 joker_suit") == "FT-CH11"
