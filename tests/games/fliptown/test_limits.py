"""Limits: what is full, empty or stored, and what must keep its place."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from tests.games.fliptown.table import ALL_GRAVES, BOX, GAME, Table, acting, rule, solo, table

import saloon
from saloon.authoring import NOTHING
from saloon.games.fliptown.components.names import AREA_IDS, BUILDING_IDS
from saloon.games.fliptown.rules import reach, town
from saloon.games.fliptown.table import Fliptown

ALL_BUILDINGS = [f"town_{rank:02}" for rank in range(1, 14)]


def visiting(rank: int, **rest: Any) -> Table:
    """A player who visits the building of a rank, where nothing waits on the sign."""
    value = f"{'h' if rank != 4 else 'd'}{rank}"
    there = acting(f"c4 {value} s2", circled=ALL_BUILDINGS, **rest)
    return there.play(f"0 visit town_{rank:02} plain")


# -- what is full --------------------------------------------------------------------------------------------


@rule("FT-R32", "FT-DE9")
@pytest.mark.parametrize(
    ("pans", "hammers", "after"), [(4, 0, (4, 1)), (0, 4, (1, 4)), (4, 4, (4, 4)), (4, 3, (4, 4))]
)
def test_a_full_row_of_tools_is_no_choice(pans: int, hammers: int, after: tuple[int, int]) -> None:
    t = acting("h4 c2 s9", pans=pans, hammers=hammers).play("0 ride T2 plain")
    assert t.view.turn == 2
    assert (t.has("pans"), t.has("hammers")) == after


@rule("FT-R32")
@pytest.mark.parametrize(("rank", "item", "tool"), [(4, "work_horse", "hammers"), (5, "store_pan", "pans")])
def test_a_fifth_tool_is_lost(rank: int, item: str, tool: str) -> None:
    t = visiting(rank, money=9, **{tool: 4}).play(f"0 buy {item}")
    assert (t.has(tool), t.map().items) == (4, [item])
    assert f"gained 0 {tool} 1" not in t.log("gained")


@rule("FT-TW7a")
def test_the_hotel_has_four_stars() -> None:
    t = visiting(7, money=20, stays=3).play("0 buy hotel")
    assert (t.map().hotel, t.has("money")) == (23, 18)
    assert visiting(7, money=20, stays=4).view.turn == 2  # nothing is left to buy


@rule("FT-TW8e", "FT-TW8b")
def test_all_nine_lots() -> None:
    t = visiting(8, money=20, claims=["1_2_3", "4_5_6"])
    assert t.choices(0, "claim") == ["claim 7_8", "claim 8_9", "claim 7_8_9"]
    t.play("0 claim 7_8_9")
    assert t.map().claims == ["1_2_3", "4_5_6", "7_8_9"]
    shape = sum(BOX["buildings"]["lots"][6:])
    assert t.log("gained") == [f"gained 0 stars {shape}", f"gained 0 stars {BOX['buildings']['all_lots']}"]
    assert visiting(8, money=20, claims=["1_2_3", "4_5_6", "7_8_9"]).view.turn == 2


@rule("FT-TW8b")
def test_four_dominoes_leave_one_lot() -> None:
    t = visiting(8, money=20, claims=["1_2", "3_6", "4_7"]).play("0 claim 8_9")
    assert t.map().claims == ["1_2", "3_6", "4_7", "8_9"]
    assert t.view.turn == 2


@rule("FT-R6", "FT-CE1")
def test_a_full_cemetery_leaves_only_the_cards() -> None:
    full = acting("s4 h9 c2", gold=0, circled=[*ALL_GRAVES, "B9"])
    assert full.choices(0) == ["pass"]
    full.play("0 pass")
    assert (full.log("passed"), full.view.turn) == (["passed 0"], 2)
    rich = acting("s4 h9 c2", gold=1, circled=[*ALL_GRAVES, "B9"])
    assert rich.choices(0) == ["rob B8 plain all", "rob B10 plain all", "pass"]
    free = acting("s4 h8 c2", gold=1, circled=[*ALL_GRAVES, "B9"])
    assert free.refusal("0 pass") == "FT-R6"


@rule("FT-TR3")
def test_the_end_of_the_trail() -> None:
    t = acting("h4 h13 c2", gold=9, circled=[*ALL_GRAVES, "T13"])
    assert t.choices(0, "ride") == []
    assert t.refusal("0 ride T13 plain") == "FT-TR3"


@rule("FT-BA1", "FT-R7")
def test_a_bonus_action_without_a_space_is_lost() -> None:
    t = acting("h4 c3 s2", circled=ALL_GRAVES).play("0 ride T3 plain")
    assert (t.view.turn, t.log("bonus")) == (2, ["bonus 0 cemetery"])


@rule("FT-C10", "FT-R20")
def test_an_effect_that_can_do_nothing_is_not_asked() -> None:
    for rank, rest in ((3, {"wanted": 0}), (6, {"wanted": 0}), (12, {"money": 1}), (13, {"gold": 0})):
        t = visiting(rank, **rest)
        assert (t.view.turn, t.log("revisited")) == (2, [f"revisited 0 town_{rank:02}"])


# -- several at once -----------------------------------------------------------------------------------------


@rule("FT-TWc", "FT-DE12", "FT-DE21")
def test_several_effects_wait() -> None:
    """Each on its own, in any order; what is not used when the turn is over is lost."""
    t = acting("c4 h9 s2", money=3).play("0 visit town_09 plain", "0 postpone", "0 ride T9 plain")
    t.play("0 visit town_05 plain", "0 postpone")
    assert t.pending() == ["trail", "town_05", "town_09"]
    t.play("0 effect town_05", "0 buy bandana")
    assert (t.pending(), t.map().items) == (["trail", "town_09"], ["bandana"])
    assert t.refusal("0 effect town_09") == "FT-BA1"  # no money is left
    t.play("0 done")
    assert t.view.turn == 2


@rule("FT-R39", "FT-HI6")
def test_a_long_turn_is_told_in_its_order() -> None:
    maps = {0: {"money": 0}, 1: {}}
    t = table(2, lineup="h4 c3 s2", maps=maps).play("0 assign left middle", "0 ride T3 plain")
    t.play("0 mourn G00 none all")
    while t.choices(0)[0] != "done":
        t.play(f"0 {t.choices(0)[0]}")
    t.play("0 done", "1 assign left middle", "1 ride T3 plain", "1 done")
    mine = t.log("circled", "revisited", "robbed", "failed", viewer=0)
    theirs = [line for line in t.log("circled", "revisited", "robbed", "failed", viewer=1) if " 0 " in line]
    assert theirs == [line for line in mine if " 0 " in line]
    assert theirs[:2] == ["circled 0 T3", "circled 0 G00"]


# -- what is stored ------------------------------------------------------------------------------------------


def stored(t: Table) -> dict[str, Any]:
    """A table as it is stored."""
    return cast("dict[str, Any]", json.loads(t.state.to_json()))


def test_every_moment_keeps_its_place() -> None:
    """Stored tables name the moments by their numbers."""
    effects = [f"effect_{building}" for building in BUILDING_IDS]
    assert [step.name for step in GAME.moments] == [
        *[
            "next_round",
            "flip",
            "reflip",
            "begin_turns",
            "outlaw",
            "assign",
            "act",
            "go_on",
            "bonus",
            "finish",
        ],
        *["tool", "cross", *effects, "office_reward", "end_turns", "poker", "cheat", "pay_hands"],
        *["visit_sheriff", "bribe", "show_sheriff", "redraw", "arrest", "fine", "end_round"],
    ]


@pytest.mark.parametrize("players", [1, 3])
def test_every_part_keeps_its_name_and_size(players: int) -> None:
    parts = stored(Table(GAME.new(players, 1)))["parts"]
    names = ["deck", "lineup", "discards", "sheriff", "stolen", "stolen_by_round", "seen_by_round"]
    assert list(parts) == [*names, "bounties", "turned", "clock", "rows"]
    assert (len(parts["clock"]), len(parts["rows"])) == (6, 84 * players)


def test_what_is_stored_comes_back() -> None:
    t = acting("c4 h9 s2", money=3).play("0 visit town_09 plain", "0 postpone")
    again = Table(GAME.from_json(t.state.to_json()))
    assert again.state.digest() == t.state.digest()
    assert (again.pending(), again.choices(0)) == (t.pending(), t.choices(0))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({0: 10**6 + 1}, "'rows' has no room for 1000001"),
        ({5: 10**6 + 1}, "'rows' has no room for 1000001"),
        ({32: 53}, "'rows' has no card 52"),
        ({48: 60}, "'rows' has no card 59"),
        ({20: -1}, "'rows' needs 84 numbers of at least 0"),
        ({}, "'rows' needs 84 numbers of at least 0"),
    ],
)
def test_impossible_rows_are_refused(change: dict[int, int], words: str) -> None:
    data = stored(solo())
    rows = data["parts"]["rows"]
    for place, number in change.items():
        rows[place] = number
    if not change:
        rows.pop()
    with pytest.raises(saloon.SaloonError, match=words):
        GAME.from_json(json.dumps(data))


@pytest.mark.parametrize("change", [{0: 10**6}, {6: 10**6 + 1}, {31: 60}, {32: 52}, {49: 60}])
def test_possible_rows_are_not(change: dict[int, int]) -> None:
    data = stored(solo())
    for place, number in change.items():
        data["parts"]["rows"][place] = number
    found = stored(Table(GAME.from_json(json.dumps(data))))["parts"]["rows"]
    assert {place: found[place] for place in change} == change


# -- fields and names ----------------------------------------------------------------------------------------


def laid_out(players: int) -> tuple[Fliptown, saloon.State]:
    """A table with nothing on it."""
    layout = GAME.layout(players)
    assert isinstance(layout, Fliptown)
    return layout, GAME.blank(layout, 0)


def test_fields_of_one_player_are_nobody_elses() -> None:
    t, s = laid_out(3)
    p = t.people
    assert (p.character.get(s, 1), p.hole.get(s, 1, 1), p.peeked.get(s, 1)) == (NOTHING, NOTHING, False)
    p.character.set(s, 1, 7)
    p.hole.set(s, 1, 1, 0)
    p.peeked.set(s, 1, True)
    p.pending.move(s, 1, 4, 2)
    p.circle(s, 1, 3, 12)
    assert (p.character.get(s, 1), p.hole.get(s, 1, 1), p.hole.get(s, 1, 0)) == (7, 0, NOTHING)
    assert (p.pending.get(s, 1, 4), p.pending.get(s, 1, 3)) == (2, 0)
    assert (p.is_circled(s, 1, 3, 12), p.is_circled(s, 1, 3, 11), p.circled_in(s, 1, 3)) == (True, False, 1)
    for other in (0, 2):
        assert not any(s.cells[p.base + other * 84 + cell] for cell in range(84))
    p.character.set(s, 1, NOTHING)
    p.peeked.set(s, 1, False)
    assert (p.character.get(s, 1), p.peeked.get(s, 1)) == (NOTHING, False)


def test_resources_go_by_name_and_by_number() -> None:
    t, s = laid_out(2)
    p = t.people
    for number in range(6):
        p.resources.set(s, 1, number, 10 + number)
    named = [p.money, p.gold, p.stars, p.wanted, p.pans, p.hammers]
    assert [column.get(s, 1) for column in named] == [10, 11, 12, 13, 14, 15]


def test_effects_that_wait_are_counted_by_building() -> None:
    t, s = laid_out(2)
    for building, times in ((0, 1), (7, 3), (12, 15)):
        for _time in range(times):
            t.people.move_put_off(s, 1, building, 1)
    found = [t.people.times_put_off(s, 1, building) for building in range(13)]
    assert found == [1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 15]
    t.people.move_put_off(s, 1, 7, -1)
    assert t.people.times_put_off(s, 1, 7) == 2


def test_a_turn_is_forgotten_but_not_its_journal() -> None:
    t, s = laid_out(2)
    p = t.people
    for entry in range(1, 33):
        p.note(s, 1, entry)
    assert p.journal(s, 1) == list(range(1, 33))
    with pytest.raises(AssertionError, match="no more than 32"):
        p.note(s, 1, 33)
    p.suit_place.set(s, 1, 2)
    p.bounties_met.set(s, 1, 5)
    p.arrested.set(s, 1, True)
    p.before.set(s, 1, 0, 4)
    p.forget_turn(s, 1)
    assert (p.suit_place.get(s, 1), p.bounties_met.get(s, 1)) == (NOTHING, 0)
    assert (p.arrested.get(s, 1), p.before.get(s, 1, 0), len(p.journal(s, 1))) == (True, 4, 32)
    p.begin_turn(s, 1)
    assert p.journal(s, 1) == []


def test_what_an_action_enters() -> None:
    areas = {"ride": "trail", "rob": "badlands", "dig": "mine", "visit": "town", "mourn": "cemetery"}
    for action in range(len(GAME.actions)):
        area = reach.area_entered(action)
        named = AREA_IDS[area] if area != NOTHING else None
        assert named == areas.get(str(GAME.describe(action)["family"]))


def test_which_building_asks() -> None:
    asked = {step.name: town.building_of(step) for step in GAME.moments}
    effects = {f"effect_{building}": number for number, building in enumerate(BUILDING_IDS)}
    expected = {name: effects.get(name, NOTHING) for name in asked} | {"office_reward": 10}
    assert asked == expected
