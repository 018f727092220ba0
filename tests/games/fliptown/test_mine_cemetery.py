"""The mine, the cemetery and bonus actions: FT-MI, FT-CE and FT-BA."""

from __future__ import annotations

import pytest
from tests.games.fliptown.table import ALL_GRAVES, BOX, Table, acting, rule

LEFT = ["M1A", "M2A", "M3A"]


def rooms(t: Table) -> list[str]:
    """The rooms that can be entered now."""
    return [space for space in t.spaces() if space[0] == "M"]


@rule("FT-MI2", "FT-MI3", "FT-E6")
def test_the_entrance() -> None:
    t = acting("d12 c5 s2", gold=0)
    assert rooms(t) == ["M1A"]
    t.play("0 dig M1A plain")
    assert t.purse() == "4 money 1 gold 1 hammers"
    assert rooms(acting("d12 c8 s2", gold=0)) == ["M1B"]
    assert rooms(acting("d12 c4 s2", gold=0, circled=["M1A"])) == ["M2A"]


@rule("FT-MI2", "FT-E18", "FT-MI8")
def test_rooms_below_what_is_circled() -> None:
    assert rooms(acting("d12 c9 s2", gold=0, circled=["M1A"])) == ["M1B"]
    assert rooms(acting("d12 c5 s2", gold=0, circled=["M1A"])) == ["M2B"]
    t = acting("d12 c9 s2", gold=0, circled=["M1A", "M1B", "M2B"])
    assert t.refusal("0 dig M4A plain") == "FT-MI2"
    assert t.refusal("0 dig M1A plain") == "FT-C10"
    assert rooms(acting("d12 c13 s2", gold=0, circled=["M1B", "M2C", "M3D", "M4E"])) == []


@rule("FT-MI4")
def test_one_room_an_action_and_only_down() -> None:
    t = acting("d12 c2 s9", gold=0).play("0 dig M1A plain")
    assert t.view.turn == 2
    assert rooms(acting("d12 c2 s9", gold=0, circled=["M1B", "M2B", "M3B"])) == ["M1A"]


@rule("FT-MI5", "FT-MI6", "FT-MI11")
@pytest.mark.parametrize(
    ("room", "gains", "bonus"),
    [
        ("M1A", {"gold": 1, "hammers": 1}, []),
        ("M1B", {"gold": 1, "pans": 1}, []),
        ("M2A", {"gold": 1}, ["badlands"]),
        ("M2B", {"gold": 1}, ["trail"]),
        ("M2C", {"gold": 1}, ["town"]),
        ("M3A", {"gold": 6, "stars": 1, "wanted": 1}, []),
        ("M3B", {"gold": 4, "stars": 2, "wanted": 1}, []),
        ("M3C", {"gold": 2, "stars": 3, "wanted": 1}, []),
        ("M3D", {"stars": 4, "wanted": 1}, []),
        ("M4A", {"wanted": 1}, []),
        ("M4B", {"wanted": 2}, []),
        ("M4C", {"wanted": 3}, []),
        ("M4D", {"wanted": 2}, []),
        ("M4E", {"wanted": 1}, []),
    ],
)
def test_what_rooms_bring(room: str, gains: dict[str, int], bonus: list[str]) -> None:
    found = next(each for each in BOX["mine"]["list"] if each["id"] == room)
    passage = found["from"][0]
    above = [] if passage["room"] == "entrance" else [passage["room"]]
    t = acting(f"d12 c{passage['least']} s2" if passage["least"] != 2 else "d12 h2 s2", circled=above, gold=0)
    t.play(f"0 dig {room} plain")
    assert {name: t.has(name) for name in gains} == gains
    assert [line.split()[-1] for line in t.log("bonus")] == bonus
    if found["level"] >= 3:
        assert gains["wanted"] >= 1


@rule("FT-MI7", "FT-E17", "FT-DE10")
def test_where_ranges_overlap_there_is_a_choice() -> None:
    path = ["M1A", "M1B", "M2C", "M3C"]
    assert rooms(acting("d12 c10 s2", gold=0, circled=path)) == ["M2B", "M4C", "M4D"]
    assert rooms(acting("d12 c11 s2", gold=0, circled=path)) == ["M4D"]


@rule("FT-MI9", "FT-R16")
def test_silver_stars_of_the_deepest_rooms() -> None:
    circled = [*LEFT, "M4A", "M4B", "M4C", "M4D", "M4E", "T1", "T5", "B2", "B3", "B4", "town_01", "G00"]
    t = acting("d12 c10 s2", circled=circled)
    assert t.map().silver == 2 + 1 + 8 + 2 + 3
    lines = [line.points for line in t.state.outcome().sheet(0) if line.name == "room"]
    assert lines == [2, 1, 8, 2, 3]


@rule("FT-MI10", "FT-R17")
def test_the_pickaxe_shifts_by_two() -> None:
    tools = {"items": ["pickaxe"], "gold": 0}
    assert rooms(acting("d12 c9 s2", circled=["M1A"], **tools)) == ["M1B", "M2B"]
    assert rooms(acting("d12 c9 s2", circled=["M1A"], items=["pickaxe"], gold=1)) == ["M1B", "M2B"]
    assert rooms(acting("d12 c6 s2", circled=["M1A"], **tools)) == ["M1B", "M2A", "M2B"]
    both = acting("d12 c8 s2", items=["pickaxe"], gold=2)
    assert (both.reach("M1A").gold, both.reach("M1B").gold) == (0, 0)
    town = acting("c12 h9 s2", **tools)
    assert [space for space in town.spaces() if space.startswith("town")] == ["town_09"]


@rule("FT-MI12")
def test_the_passages() -> None:
    told = {
        (passage["room"], room["id"]): (passage["least"], passage["most"])
        for room in BOX["mine"]["list"]
        for passage in room["from"]
    }
    assert told == {
        ("entrance", "M1A"): (1, 7),
        ("entrance", "M1B"): (8, 13),
        ("M1A", "M2A"): (1, 4),
        ("M1A", "M2B"): (5, 7),
        ("M1B", "M2B"): (8, 10),
        ("M1B", "M2C"): (11, 13),
        ("M2A", "M3A"): (1, 3),
        ("M2A", "M3B"): (4, 5),
        ("M2B", "M3B"): (6, 7),
        ("M2B", "M3C"): (8, 9),
        ("M2C", "M3C"): (10, 11),
        ("M2C", "M3D"): (12, 13),
        ("M3A", "M4A"): (1, 2),
        ("M3A", "M4B"): (3, 4),
        ("M3B", "M4B"): (5, 6),
        ("M3B", "M4C"): (7, 8),
        ("M3C", "M4C"): (9, 10),
        ("M3C", "M4D"): (10, 11),
        ("M3D", "M4D"): (11, 12),
        ("M3D", "M4E"): (12, 13),
    }
    for (above, room), (least, most) in told.items():
        circled = [] if above == "entrance" else [above]
        for value in (least - 1, least, most, most + 1):
            if 1 <= value <= 13:
                spaces = rooms(acting(f"d12 h{value} s2", circled=circled, gold=0))
                assert (room in spaces) == (least <= value <= most)


@rule("FT-CE2", "FT-CE4", "FT-CE6", "FT-E10", "FT-DE11")
def test_a_tombstone_next_to_the_middle() -> None:
    t = acting("d12 c5 s2").play("0 mourn G21 none all")
    assert t.purse() == "4 money 2 gold 1 wanted 1 pans"
    assert t.map().links == ["L9"]


@rule("FT-CE3", "FT-E11", "FT-TW1b")
def test_the_shovel_and_the_undertaker() -> None:
    t = acting("d12 c5 s2", items=["undertaker", "shovel"]).play("0 mourn G01 none less")
    assert t.purse() == "4 money 2 gold 1 stars 1 hammers"


@rule("FT-CE4", "FT-CE5", "FT-E8")
def test_links_are_gained_once() -> None:
    t = acting("d12 c5 s2", circled=["G21"], money=0).play("0 mourn G22 none all")
    assert t.pending() == ["town"]
    assert t.has("wanted") == 1
    later = acting("d12 c5 s2", circled=["G21", "G22"], money=0).play("0 mourn G12 none all")
    assert later.purse() == "8 money 4 gold 1 wanted"
    assert later.log("bonus") == []


@rule("FT-CE5", "FT-E12")
def test_two_links_at_once() -> None:
    t = acting("d12 c5 s2", circled=["G00", "G10"]).play("0 mourn G01 none all")
    assert t.pending() == ["badlands"]
    assert t.has("hammers") == 1


@rule("FT-CE7")
def test_what_lies_between_tombstones() -> None:
    told = {"".join(link["between"]): link.get("gain") or link.get("bonus") for link in BOX["links"]["list"]}
    assert told == {
        "G00G01": "badlands",
        "G01G02": {"stars": 2},
        "G00G10": {"gold": 4},
        "G01G11": {"hammers": 1},
        "G02G12": "trail",
        "G10G11": {"money": 4},
        "G11G12": {"gold": 2},
        "G10G20": "mine",
        "G11G21": {"pans": 1},
        "G12G22": {"money": 8},
        "G20G21": {"stars": 2},
        "G21G22": "town",
    }
    t = acting("d12 c5 s2", circled=ALL_GRAVES[1:], money=0, gold=0)
    assert t.reach("G00").brings == {"gold": 4, "wanted": 1}
    assert t.reach("G00").bonus == ["badlands"]


@rule("FT-CE8", "FT-DE30")
def test_the_undertakers_favour_can_be_done_without() -> None:
    t = acting("d12 c5 s2", items=["undertaker"])
    assert t.choices(0, "mourn")[:2] == ["mourn G00 none less", "mourn G00 none all"]
    assert t.play("0 mourn G00 none all").has("wanted") == 1
    assert acting("d12 c5 s2").refusal("0 mourn G00 none less") == "FT-CE8"


@rule("FT-BA1", "FT-BA2", "FT-BA5")
@pytest.mark.parametrize(
    ("start", "area", "spaces"),
    [
        ("T12", "mine", ["M1A", "M1B"]),
        ("T9", "town", [f"town_{rank:02}" for rank in range(1, 14)]),
        ("T6", "badlands", [f"B{rank}" for rank in range(2, 14)]),
        ("T3", "cemetery", [grave for grave in ALL_GRAVES if grave != "G11"]),
    ],
)
def test_bonus_actions_need_no_value(start: str, area: str, spaces: list[str]) -> None:
    t = acting("h4 c13 s2", gold=0).play(f"0 ride {start} plain")
    assert t.pending() == [area]
    assert t.spaces() == spaces
    assert t.refusal("0 ride T13 plain") == "FT-BA1"
    assert t.refusal("0 dig M1A gold_suit") == ("FT-BA5" if area == "mine" else "FT-BA1")


@rule("FT-BA5")
def test_a_trail_bonus_goes_to_any_later_stop() -> None:
    t = acting("d12 c6 s2", circled=["M1A", "T4"], gold=0).play("0 dig M2B plain")
    assert t.spaces() == [f"T{rank}" for rank in range(5, 14)]
    t.play("0 ride T13 plain")
    assert t.has("stars") == 6


@rule("FT-BA3", "FT-BA4", "FT-R41")
def test_chains_of_bonus_actions() -> None:
    """Stop Q, then a room, then the room below it, then the trail has no stop left but K."""
    t = acting("h4 c12 s2", circled=["M1A"], gold=0, deck="c9").play("0 ride T12 plain", "0 dig M2A plain")
    assert t.pending() == ["badlands"]
    t.play("0 rob B13 plain all")
    assert t.has("wanted") == 4
    assert t.has("gold") == 1
    chain = acting("h4 c12 s2", circled=["B5", "B6"], gold=0, deck="c9")
    chain.play("0 ride T6 plain", "0 rob B7 plain all", "0 dig M1A plain")
    assert "M1A" in chain.map().circled


@rule("FT-R7", "FT-R8", "FT-DE21")
def test_bonus_actions_in_any_order_or_not_at_all() -> None:
    both = {"circled": ["G00", "G02", "G12"], "gold": 0}
    t = acting("d12 c5 s2", **both).play("0 mourn G01 none all")
    assert t.pending() == ["badlands"]
    two = acting("d12 c5 s2", circled=["G00", "G10", "G02", "T5"], gold=0)
    two.play("0 mourn G12 none all")
    assert two.pending() == ["trail"]
    two.play("0 ride T6 plain")
    assert two.pending() == ["badlands"]
    two.play("0 done")
    assert two.view.turn == 2
    assert "B2" not in two.map().circled


@rule("FT-R8")
def test_a_new_bonus_action_may_come_first() -> None:
    t = acting("h4 c9 s2", gold=0, money=0)
    t.play("0 ride T9 plain", "0 visit town_08 plain", "0 mourn G21 none all")
    assert t.asked == "0 assign"
    nested = acting("h4 c9 s2", gold=0, circled=["G20"]).play("0 ride T9 plain", "0 visit town_01 plain")
    nested.play("0 postpone")
    assert nested.pending() == ["mine", "town_01"]
    nested.play("0 effect town_01", "0 buy undertaker", "0 dig M1A plain")
    assert nested.map().items == ["undertaker"]


@rule("FT-R9")
def test_resources_come_before_bonus_actions() -> None:
    t = acting("d12 c2 s9", circled=["M1A"], gold=0).play("0 dig M2A plain")
    assert t.log("gained", "bonus") == ["gained 0 gold 1", "bonus 0 badlands"]
    robbed = acting("s5 h7 c2", circled=["B5", "B6"], deck="d13").play("0 rob B7 plain all")
    assert robbed.log("robbed", "bonus") == ["robbed 0 B7 d13", "bonus 0 mine"]
