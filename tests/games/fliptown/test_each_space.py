"""Every stop, target, room and tombstone by itself, and every tool that helps to reach it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import ALL_GRAVES, Table, acting, rule, solo, table

CHARACTERS = {"characters": "on"}
SUIT_NAMES = {"h": "hearts", "s": "spades", "d": "diamonds", "c": "clubs"}
TARGETS = {
    **{2: (1, 2, 1), 3: (1, 2, 2), 4: (1, 2, 3), 5: (2, 4, 1), 6: (2, 4, 3), 7: (2, 4, 5)},
    **{8: (3, 6, 2), 9: (3, 6, 4), 10: (3, 6, 7), 11: (4, 8, 3), 12: (4, 8, 6), 13: (4, 8, 10)},
}
"""WANTED, stars and money by the rank of a target."""
KINDS = {"cemetery": [2, 3, 4], "mine": [5, 6, 7], "town": [8, 9, 10], "trail": [11, 12, 13]}
"""The ranks of a kind of target, by the bonus action printed next to them."""
LINKS: dict[tuple[str, str], dict[str, int] | str] = {
    ("G00", "G01"): "badlands",
    ("G01", "G02"): {"stars": 2},
    ("G00", "G10"): {"gold": 4},
    ("G01", "G11"): {"hammers": 1},
    ("G02", "G12"): "trail",
    ("G10", "G11"): {"money": 4},
    ("G11", "G12"): {"gold": 2},
    ("G10", "G20"): "mine",
    ("G11", "G21"): {"pans": 1},
    ("G12", "G22"): {"money": 8},
    ("G20", "G21"): {"stars": 2},
    ("G21", "G22"): "town",
}
PASSAGES = [
    *[("entrance", "M1A", 1, 7), ("entrance", "M1B", 8, 13)],
    *[("M1A", "M2A", 1, 4), ("M1A", "M2B", 5, 7), ("M1B", "M2B", 8, 10), ("M1B", "M2C", 11, 13)],
    *[("M2A", "M3A", 1, 3), ("M2A", "M3B", 4, 5), ("M2B", "M3B", 6, 7), ("M2B", "M3C", 8, 9)],
    *[("M2C", "M3C", 10, 11), ("M2C", "M3D", 12, 13)],
    *[("M3A", "M4A", 1, 2), ("M3A", "M4B", 3, 4), ("M3B", "M4B", 5, 6), ("M3B", "M4C", 7, 8)],
    *[("M3C", "M4C", 9, 10), ("M3C", "M4D", 10, 11), ("M3D", "M4D", 11, 12), ("M3D", "M4E", 12, 13)],
]


def above(room: str) -> list[str]:
    """What is circled for one passage alone."""
    return [] if room == "entrance" else [room]


def gains_of(t: Table, seat: int = 0) -> dict[str, int]:
    """What a player gained so far, as it was told."""
    found: dict[str, int] = {}
    for line in t.log("gained", viewer=seat):
        _, who, name, amount = line.split()
        if int(who) == seat:
            found[name] = found.get(name, 0) + int(amount)
    return found


# -- cards -------------------------------------------------------------------------------------------------


@rule("FT-T6", "FT-C2")
@pytest.mark.parametrize("suit", SUIT_NAMES)
@pytest.mark.parametrize("rank", [1, 2, 12, 13])
def test_only_the_suit_of_one_card_and_only_the_rank_of_another_count(suit: str, rank: int) -> None:
    other = "h" if suit != "h" else "s"
    t = acting(f"{suit}{rank} {other}7 {other}9", gold=0)
    assert (t.own().suit, t.own().value) == (SUIT_NAMES[suit], 7)
    turned = acting(f"{other}7 {suit}{rank} {other}9", gold=0)
    assert (turned.own().suit, turned.own().value) == (SUIT_NAMES[other], rank)


@rule("FT-T8")
@pytest.mark.parametrize(
    ("suit", "value", "poker"),
    [
        *[("left", "middle", "s9"), ("left", "right", "c7"), ("middle", "left", "s9")],
        *[("middle", "right", "h4"), ("right", "left", "c7"), ("right", "middle", "h4")],
    ],
)
def test_the_third_card_goes_into_the_next_row_of_the_round(suit: str, value: str, poker: str) -> None:
    column = ["d2", "d5"]
    t = solo("h4 c7 s9", round=2, turn=3, poker=[[], column]).play(f"0 assign {suit} {value}")
    assert t.map().poker[1] == [*column, poker]
    lying = {"left": "h4", "middle": "c7", "right": "s9"}
    assert t.log("assigned") == [f"assigned 0 {lying[suit]} {lying[value]} {poker}"]


# -- the trail ---------------------------------------------------------------------------------------------


@rule("FT-TR2", "FT-TR6", "FT-TR7")
@pytest.mark.parametrize("value", range(1, 14))
@pytest.mark.parametrize("position", [0, 5, 12])
def test_every_stop_up_to_the_value_and_right_of_the_rider(value: int, position: int) -> None:
    circled = [f"T{position}"] if position else []
    t = acting(f"h4 c{value} s2", circled=circled, gold=0)
    assert t.choices(0, "ride") == [f"ride T{rank} plain" for rank in range(position + 1, value + 1)]


@rule("FT-TR9", "FT-R18")
@pytest.mark.parametrize(
    ("value", "gold", "farthest"),
    [(1, 0, 7), (6, 0, 12), (7, 0, 13), (8, 0, 13), (13, 0, 13), (1, 2, 9), (5, 3, 13)],
)
def test_how_far_a_trail_horse_carries(value: int, gold: int, farthest: int) -> None:
    t = acting(f"h4 c{value} s2", items=["trail_horse"], gold=gold)
    assert t.choices(0, "ride") == [f"ride T{rank} plain" for rank in range(1, farthest + 1)]
    t.play(f"0 ride T{farthest} plain")
    assert t.has("gold") == gold - max(0, farthest - value - 6)


@rule("FT-TR3", "FT-TR4")
@pytest.mark.parametrize(("position", "stop"), [(0, 1), (0, 13), (4, 5), (4, 9), (12, 13)])
def test_stops_that_are_jumped_over_are_crossed_out(position: int, stop: int) -> None:
    circled = [f"T{position}"] if position else []
    t = acting("h4 c13 s2", circled=circled).play(f"0 ride T{stop} plain")
    skipped = [f"T{rank}" for rank in range(1, stop) if rank != position]
    assert t.map().crossed == skipped
    assert [space for space in t.map().circled if space[0] == "T"] == [*circled, f"T{stop}"]


@rule("FT-TR8", "FT-R32", "FT-C7")
@pytest.mark.parametrize(
    ("tools", "gained"),
    [({"pans": 4}, {"hammers": 1}), ({"hammers": 4}, {"pans": 1}), ({"pans": 4, "hammers": 4}, {})],
)
def test_stop_2_brings_the_kind_that_is_not_full(tools: dict[str, int], gained: dict[str, int]) -> None:
    t = acting("h4 c2 s9", **tools).play("0 ride T2 plain")
    assert (gains_of(t), t.view.turn) == (gained, 2)


@rule("FT-TR8", "FT-DE9")
@pytest.mark.parametrize("tool", ["pans", "hammers"])
def test_stop_2_leaves_the_choice(tool: str) -> None:
    t = acting("h4 c2 s9", pans=3, hammers=3).play("0 ride T2 plain", f"0 tool {tool}")
    assert gains_of(t) == {tool: 1}
    assert t.has(tool) == 4


# -- the badlands ------------------------------------------------------------------------------------------


@rule("FT-BL3", "FT-BL5", "FT-BL11")
@pytest.mark.parametrize("rank", TARGETS)
def test_a_card_as_high_as_the_target_is_enough(rank: int) -> None:
    t = acting(f"s1 c{rank} c1", deck=f"d{rank}").play(f"0 rob B{rank} plain all")
    wanted, stars, money = TARGETS[rank]
    assert gains_of(t) == {"wanted": wanted, "stars": stars, "money": money}
    assert t.log("robbed", "failed") == [f"robbed 0 B{rank} d{rank}"]
    assert t.map().robbed == [f"B{rank}"]


@rule("FT-BL3", "FT-BL6", "FT-BL11", "FT-R37")
@pytest.mark.parametrize("rank", TARGETS)
def test_a_card_one_below_the_target_is_not(rank: int) -> None:
    t = acting(f"s1 c{rank} c1", deck=f"d{rank - 1}").play(f"0 rob B{rank} plain all")
    wanted, stars, _ = TARGETS[rank]
    assert gains_of(t) == {"wanted": wanted, "stars": stars // 2}
    assert t.log("robbed", "failed") == [f"failed 0 B{rank} d{rank - 1}"]
    assert t.map().robbed == []


@rule("FT-BL10", "FT-R1", "FT-TW9b")
@pytest.mark.parametrize(
    ("guns", "options", "bonus"),
    [
        ([], {}, 0),
        (["pistol"], {}, 2),
        (["pistol", "rifle"], {}, 4),
        (["pistol"], {"gun_bonus": "map"}, 3),
        (["pistol", "rifle"], {"gun_bonus": "map"}, 6),
    ],
)
@pytest.mark.parametrize("rank", [8, 13])
def test_what_a_gun_adds(guns: list[str], options: dict[str, str], bonus: int, rank: int) -> None:
    for short, word in ((0, "robbed"), (1, "failed")):
        card = f"d{rank - bonus - short}"
        t = acting(f"s1 c{rank} c1", deck=card, items=guns, options=options)
        t.play(f"0 rob B{rank} plain all")
        assert t.log("robbed", "failed") == [f"{word} 0 B{rank} {card}"]


@rule("FT-BL4", "FT-C2")
@pytest.mark.parametrize("rank", [2, 13])
def test_an_ace_is_the_lowest_robbery_card(rank: int) -> None:
    t = acting(f"s4 c{rank} c1", deck="d1").play(f"0 rob B{rank} plain all")
    assert t.log("failed") == [f"failed 0 B{rank} d1"]


@rule("FT-BL9", "FT-BL12", "FT-DE30")
@pytest.mark.parametrize("rank", TARGETS)
def test_a_bandana_saves_exactly_one_wanted(rank: int) -> None:
    for wanted, saved in (("less", 1), ("all", 0)):
        t = acting(f"s1 c{rank} c1", items=["bandana"]).play(f"0 rob B{rank} plain {wanted}")
        assert t.has("wanted") == TARGETS[rank][0] - saved


@rule("FT-BL8")
@pytest.mark.parametrize(("rank", "area"), [(rank, area) for area, ranks in KINDS.items() for rank in ranks])
def test_the_last_of_a_kind_brings_its_bonus_action(rank: int, area: str) -> None:
    """Whichever of the three is last, and whether robbed or not."""
    rest = [f"B{other}" for other in KINDS[area] if other != rank]
    for card in ("d1", "d13"):
        t = acting(f"s4 c{rank} c1", deck=card, circled=rest, robbed=rest[:1])
        t.play(f"0 rob B{rank} plain all")
        assert t.pending() == [area]
    one_missing = acting(f"s4 c{rank} c1", deck="d13", circled=rest[:1]).play(f"0 rob B{rank} plain all")
    assert one_missing.log("bonus") == []


# -- the mine ----------------------------------------------------------------------------------------------


@rule("FT-MI2", "FT-MI12", "FT-MI1", "FT-MI3")
@pytest.mark.parametrize(("room", "below", "least", "most"), PASSAGES)
def test_a_passage_and_what_it_costs_to_reach_it(room: str, below: str, least: int, most: int) -> None:
    """One gold a step outside of its range, none within."""
    for value in range(1, 14):
        steps = max(least - value, value - most, 0)
        t = acting(f"d12 c{value} s2", circled=above(room), gold=steps)
        assert f"dig {below} plain" in t.choices(0)
        t.play(f"0 dig {below} plain")
        assert t.log("spent") == ([f"spent 0 gold {steps}"] if steps else [])
        if steps:
            poor = acting(f"d12 c{value} s2", circled=above(room), gold=steps - 1)
            assert poor.refusal(f"0 dig {below} plain") == "FT-G2"


@rule("FT-MI10", "FT-R17")
@pytest.mark.parametrize(("room", "below", "least", "most"), PASSAGES)
def test_a_pickaxe_shifts_by_two_or_not_at_all(room: str, below: str, least: int, most: int) -> None:
    for value in range(1, 14):
        t = acting(f"d12 c{value} s2", circled=above(room), gold=0, items=["pickaxe"])
        shifted = any(least <= value + shift <= most for shift in (-2, 0, 2))
        assert (f"dig {below} plain" in t.choices(0)) == shifted


@rule("FT-MI9", "FT-R16", "FT-C8")
@pytest.mark.parametrize(
    ("room", "spaces", "silver"),
    [
        ("M4A", ["G00", "G22"], 3),
        ("M4A", [], 1),
        ("M4A", ALL_GRAVES, 9),
        ("M4B", ["town_01", "town_13"], 2),
        ("M4B", [], 0),
        ("M4C", ["M1A"], 2),
        ("M4C", [], 1),
        ("M4D", ["T1", "T13"], 2),
        ("M4D", [], 0),
        ("M4E", ["B2", "B13"], 2),
        ("M4E", [], 0),
    ],
)
def test_what_a_deep_room_counts(room: str, spaces: list[str], silver: int) -> None:
    t = solo(circled=[room, *spaces])
    assert (t.map().silver, t.has("stars")) == (silver, 0)
    without = solo(circled=spaces)
    assert without.map().silver == 0


# -- the cemetery ------------------------------------------------------------------------------------------


@rule("FT-CE2", "FT-CE4", "FT-CE7")
@pytest.mark.parametrize(("graves", "brings"), LINKS.items(), ids=["-".join(pair) for pair in LINKS])
def test_a_link_is_complete_from_either_side(graves: tuple[str, str], brings: dict[str, int] | str) -> None:
    for first, last in (graves, graves[::-1]):
        if last == "G11":
            continue
        t = acting("d12 c5 s2", circled=[first]).play(f"0 mourn {last} none all")
        with_middle = next(
            (gain for pair, gain in LINKS.items() if set(pair) == {"G11", last} and first != "G11"), {}
        )
        expected: dict[str, int] = {"wanted": 1}
        for found in (brings, with_middle):
            if isinstance(found, dict):
                expected |= {name: expected.get(name, 0) + amount for name, amount in found.items()}
        assert gains_of(t) == expected
        assert t.log("bonus") == ([f"bonus 0 {brings}"] if isinstance(brings, str) else [])


@rule("FT-CE4", "FT-CE5", "FT-CE6")
@pytest.mark.parametrize("grave", [grave for grave in ALL_GRAVES if grave != "G11"])
def test_the_last_tombstone_brings_all_its_links_at_once(grave: str) -> None:
    """Two in a corner, three at an edge; what lies between others was gained before."""
    t = acting("d12 c5 s2", circled=[other for other in ALL_GRAVES if other != grave])
    t.play(f"0 mourn {grave} none all")
    own = [gain for pair, gain in LINKS.items() if grave in pair]
    assert len(own) == (2 if grave in ("G00", "G02", "G20", "G22") else 3)
    expected = {"wanted": 1}
    for gain in own:
        if isinstance(gain, dict):
            expected |= {name: expected.get(name, 0) + amount for name, amount in gain.items()}
    assert gains_of(t) == expected
    assert sorted(t.log("bonus")) == sorted(f"bonus 0 {area}" for area in own if isinstance(area, str))
    assert len(t.map().links) == 12


@rule("FT-CE1", "FT-CE2", "FT-CE3", "FT-CE8")
@pytest.mark.parametrize(
    ("items", "take", "gains"),
    [
        ([], "all", {"wanted": 1}),
        (["undertaker"], "less", {}),
        (["undertaker"], "all", {"wanted": 1}),
        (["shovel"], "all", {"wanted": 1, "stars": 1}),
        (["undertaker", "shovel"], "less", {"stars": 1}),
        (["undertaker", "shovel"], "all", {"wanted": 1, "stars": 1}),
    ],
)
@pytest.mark.parametrize("grave", ["G00", "G02", "G20", "G22"])
def test_a_lonely_tombstone(grave: str, items: list[str], take: str, gains: dict[str, int]) -> None:
    t = acting("d12 c5 s2", items=items).play(f"0 mourn {grave} none {take}")
    assert gains_of(t) == gains
    bonus = acting("h4 c3 s2", items=items).play("0 ride T3 plain", f"0 mourn {grave} none {take}")
    assert gains_of(bonus) == {"stars": 1 + gains.get("stars", 0)} | {
        name: amount for name, amount in gains.items() if name == "wanted"
    }


# -- bonus actions -----------------------------------------------------------------------------------------


@rule("FT-BA1", "FT-R8")
def test_two_bonus_actions_of_one_kind_are_two() -> None:
    t = solo("d4 c6 s2", options=CHARACTERS, character="trailblazer", circled=["M1A"], gold=0)
    t.play("0 assign left middle", "0 dig M2B plain", "0 ability trail")
    t.play("0 ride T1 plain")
    assert t.pending() == ["trail"]
    t.play("0 ride T4 plain")
    assert (t.view.turn, t.map().circled) == (2, ["T1", "T4", "M1A", "M2B", "G11"])


@rule("FT-BA4", "FT-R41")
def test_bonus_actions_of_five_areas_in_a_row() -> None:
    """From the trail to the town, by its sign to the mine, from there to the badlands and the cemetery."""
    t = acting("h4 c9 s2", circled=["M1A", "B2", "B3"], deck="d1", gold=0, money=0)
    t.play("0 ride T9 plain", "0 visit town_01 plain", "0 postpone", "0 dig M2A plain")
    t.play("0 rob B4 plain all", "0 mourn G00 none all", "0 effect town_01", "0 buy undertaker")
    assert [line.split()[-1] for line in t.log("bonus")] == ["town", "mine", "badlands", "cemetery"]
    assert t.view.turn == 2


@rule("FT-BA2", "FT-BA5", "FT-G10")
def test_a_cemetery_bonus_changes_no_suit_even_against_a_cowbot() -> None:
    t = acting("h4 c3 s2", options={"cowbot": "billy"}, gold=9).play("0 ride T3 plain")
    assert t.choices(0) == [*[f"mourn {grave} none all" for grave in ALL_GRAVES if grave != "G11"], "done"]


@rule("FT-R7", "FT-TWc")
def test_what_was_put_off_is_gone_when_a_player_is_done() -> None:
    t = table(2, lineup="c4 h9 s2").play("0 assign left middle", "0 visit town_09 plain", "0 postpone")
    assert t.pending(0) == ["trail", "town_09"]
    t.play("0 done")
    assert t.pending(0) == []


# -- changed cards -----------------------------------------------------------------------------------------


def wild(lineup: str = "d4 h9 s2", **rest: Any) -> Table:
    """A turn of the Wild Card, with the left card as suit card."""
    return solo(lineup, options=CHARACTERS, character="wild_card", **rest).play("0 assign left middle")


@rule("FT-CH11", "FT-R28", "FT-G1", "FT-G2")
@pytest.mark.parametrize(
    ("move", "gold", "jokers", "told"),
    [
        ("visit town_09 joker_suit", 0, 1, ["suit_changed 0 clubs 0"]),
        ("visit town_11 joker_suit", 2, 1, ["suit_changed 0 clubs 0", "value_changed 0 J 2"]),
        ("visit town_09 gold_suit", 2, 0, ["suit_changed 0 clubs 2"]),
        ("visit town_13 gold_suit_joker_value", 2, 1, ["suit_changed 0 clubs 2", "value_changed 0 K 0"]),
        ("visit town_01 joker_suit_joker_value", 0, 2, ["suit_changed 0 clubs 0", "value_changed 0 A 0"]),
        ("dig M1A joker_value", 0, 1, ["value_changed 0 A 0"]),
        ("dig M1A plain", 2, 0, ["value_changed 0 7 2"]),
        ("dig M1B plain", 0, 0, []),
    ],
)
def test_what_changes_cost_and_how_they_are_told(move: str, gold: int, jokers: int, told: list[str]) -> None:
    t = wild(gold=6).play(f"0 {move}")
    assert [int(line.split()[-1]) for line in t.log("spent")] == ([gold] if gold else [])
    assert t.map().uses_left == 2 - jokers
    assert t.log("suit_changed", "value_changed") == told


@rule("FT-CH11", "FT-R28")
@pytest.mark.parametrize(("uses", "jokers"), [(2, 2), (1, 1), (0, 0)])
def test_as_many_changes_as_jokers(uses: int, jokers: int) -> None:
    t = wild(uses=uses, gold=0)
    needs = {
        "visit town_09 joker_suit": 1,
        "dig M1A joker_value": 1,
        "visit town_01 joker_suit_joker_value": 2,
    }
    for move, needed in needs.items():
        assert t.refusal(f"0 {move}") == ("" if needed <= jokers else "FT-CH11")


@rule("FT-CH5", "FT-R17")
@pytest.mark.parametrize("pans", [1, 2, 3, 4])
@pytest.mark.parametrize("value", [1, 6, 13])
def test_the_prospector_shifts_by_all_pans_or_none(pans: int, value: int) -> None:
    me: dict[str, Any] = {"character": "prospector", "pans": pans, "gold": 0}
    t = solo(f"c4 h{value} s2", options=CHARACTERS, **me).play("0 assign left middle")
    reached = [rank for rank in (value - pans, value + pans) if 1 <= rank <= 13]
    shifted = [f"visit town_{rank:02} shift_value" for rank in reached]
    assert [move for move in t.choices(0, "visit") if not move.endswith("plain")] == shifted
    t.play(f"0 {shifted[0]}")
    assert (t.map().uses_left, t.log("spent")) == (0, [])


@rule("FT-CH5", "FT-R18", "FT-TR9")
def test_the_prospector_rides_a_horse() -> None:
    me: dict[str, Any] = {"character": "prospector", "pans": 3, "gold": 0, "items": ["trail_horse"]}
    t = solo("h4 c2 s9", options=CHARACTERS, **me).play("0 assign left middle")
    assert t.choices(0, "ride") == [
        *[f"ride T{rank} plain" for rank in range(1, 9)],
        *[f"ride T{rank} shift_value" for rank in range(9, 12)],
    ]


# -- one action, one space ---------------------------------------------------------------------------------


@rule("FT-MI4", "FT-MI5", "FT-MI6")
@pytest.mark.parametrize(("room", "below", "least", "most"), PASSAGES)
def test_a_mine_action_enters_one_room_and_never_one_above(
    room: str, below: str, least: int, most: int
) -> None:
    """What is circled afterwards is the room alone; from the third level on it brings WANTED."""
    t = acting(f"d12 c{least} s2", circled=above(room), gold=0).play(f"0 dig {below} plain")
    assert [space for space in t.map().circled if space[0] == "M"] == [*above(room), below]
    assert (gains_of(t).get("wanted", 0) >= 1) == (below[1] in "34")
    if room != "entrance":
        upward = acting(f"d12 c{most} s2", circled=[below], gold=20)
        parents = {parent for parent, child, _, _ in PASSAGES if child == below and parent[1] != "1"}
        for parent in parents - {"entrance"}:
            assert upward.refusal(f"0 dig {parent} plain") == "FT-MI2"


@rule("FT-MI7", "FT-DE10")
@pytest.mark.parametrize(
    ("circled", "value", "rooms"),
    [
        (["M1A", "M1B", "M2C", "M3C"], 10, ["M2B", "M4C", "M4D"]),
        (["M1A", "M1B", "M2C", "M3C"], 11, ["M4D"]),
        (["M1A", "M1B", "M2C", "M3C", "M3D"], 12, ["M4D", "M4E"]),
        (["M1A", "M1B", "M2A"], 4, ["M3B"]),
        (["M1A", "M1B"], 7, ["M2B"]),
        (["M1A"], 13, ["M1B"]),
        (["M1A", "M2A", "M2B"], 5, ["M3B"]),
    ],
)
def test_which_rooms_there_are_to_choose_from(circled: list[str], value: int, rooms: list[str]) -> None:
    t = acting(f"d12 c{value} s2", circled=circled, gold=0)
    assert t.choices(0, "dig") == [f"dig {room} plain" for room in rooms]


@rule("FT-TR5", "FT-R9")
@pytest.mark.parametrize(
    ("stop", "told"),
    [
        ("T4", ["gained 0 stars 3", "gained 0 wanted 1"]),
        ("T10", ["gained 0 stars 5", "gained 0 wanted 2"]),
        ("T13", ["gained 0 stars 6", "gained 0 wanted 3"]),
        ("T3", ["gained 0 stars 1", "bonus 0 cemetery"]),
    ],
)
def test_resources_and_wanted_come_before_bonus_actions(stop: str, told: list[str]) -> None:
    t = acting("h4 c13 s2").play(f"0 ride {stop} plain")
    assert t.log("gained", "bonus") == told


@rule("FT-TWf", "FT-T2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_things_are_kept_for_the_rest_of_the_game(number: int) -> None:
    """What was bought in an earlier round still works at the start of a turn."""
    t = solo("h13 d12 d2", round=number, items=["bank_red", "outlaw_q", "outlaw_k"])
    assert (t.has("stars"), t.own().rewards) == (number, 2)
