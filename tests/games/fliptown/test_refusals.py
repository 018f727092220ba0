"""What stands against a move: at every moment of a turn, the rule that a player is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import ALL_GRAVES, Table, acting, cards, rule, solo, table

CHARACTERS = {"characters": "on"}
BILLY = {"cowbot": "billy"}
PLAYING = ["assign left middle", "done", "skip", "tool pans", "cross 1", "star", "bribe yes", "fine money"]
"""Moves that belong to quite different moments."""


def refused(t: Table, *moves: str) -> set[str]:
    """The rules that forbid some moves of the first player."""
    return {t.refusal(f"0 {move}") for move in moves}


def others(*own: str) -> list[str]:
    """What belongs to other moments than the one whose moves are named."""
    return [move for move in PLAYING if move.split()[0] not in own]


# -- before the main action --------------------------------------------------------------------------------


@rule("FT-T13", "FT-TW10c")
def test_first_the_reward_for_an_outlaw() -> None:
    t = solo("h13 s9 d2", items=["outlaw_k"], wanted=1)
    assert refused(t, *others()) == {"FT-T13"}
    assert refused(t, "mourn G00 none all", "ride T1 plain", "pass") == {"FT-T13"}
    assert refused(t, "reward cross_2") == {"FT-TW10c"}


@rule("FT-T4")
@pytest.mark.parametrize("place", ["left", "middle", "right"])
def test_one_card_cannot_have_two_roles(place: str) -> None:
    assert refused(solo("h4 c7 s2"), f"assign {place} {place}") == {"FT-T4"}


@rule("FT-T13", "FT-T4")
def test_first_the_cards_are_assigned() -> None:
    t = solo("h4 c7 s2")
    assert refused(t, *others("assign")) == {"FT-T13"}
    areas = [
        "ride T1 plain",
        "rob B2 plain all",
        "dig M1A plain",
        "visit town_01 plain",
        "mourn G00 none all",
    ]
    assert refused(t, *areas) == {"FT-T13"}


@rule("FT-T5", "FT-T13")
def test_nobody_else_is_asked() -> None:
    t = table(2, lineup="h4 c7 s2")
    t.play("0 assign left middle", "0 mourn G00 none all", "0 done")
    assert refused(t, *PLAYING) == {"FT-T5"}
    assert t.refusal("1 done") == "FT-T13"


@rule("FT-CH10")
def test_first_the_mayor_decides() -> None:
    t = solo("h4 c7 s2", options=CHARACTERS, character="mayor")
    assert refused(t, *PLAYING, "mourn G00 none all", "ability gold") == {"FT-CH10"}


# -- the main action ---------------------------------------------------------------------------------------


@rule("FT-T10")
def test_one_main_action_and_nothing_else() -> None:
    t = acting("h4 c7 s2")
    assert refused(t, *PLAYING, "effect town_05", "postpone", "look", "buy pistol") == {"FT-T10"}


@rule("FT-T7", "FT-DE5")
@pytest.mark.parametrize(("suit", "allowed"), [("h", "ride"), ("s", "rob"), ("d", "dig"), ("c", "visit")])
def test_the_suit_keeps_from_the_other_areas(suit: str, allowed: str) -> None:
    t = acting(f"{suit}5 {suit}7 {suit}9", gold=9)
    moves = ["ride T7 plain", "rob B7 plain all", "dig M1A plain", "visit town_07 plain"]
    for move in moves:
        assert t.refusal(f"0 {move}") == ("" if move.split()[0] == allowed else "FT-T7")


@rule("FT-T7", "FT-CH11", "FT-CH5")
def test_the_wrong_suit_is_told_before_what_a_value_would_need() -> None:
    t = acting("h5 c7 s9", gold=9)
    assert refused(t, "visit town_07 joker_value", "visit town_07 shift_value") == {"FT-T7"}


@rule("FT-G2", "FT-TR2")
@pytest.mark.parametrize(("gold", "farthest"), [(0, 7), (1, 8), (5, 12), (6, 13), (20, 13)])
def test_how_far_gold_leads_on_the_trail(gold: int, farthest: int) -> None:
    t = acting("h4 c7 s2", gold=gold)
    for rank in range(1, 14):
        assert t.refusal(f"0 ride T{rank} plain") == ("" if rank <= farthest else "FT-G2")
    t.play(f"0 ride T{farthest} plain")
    assert t.log("spent") == ([f"spent 0 gold {farthest - 7}"] if farthest > 7 else [])


@rule("FT-G2", "FT-G3")
@pytest.mark.parametrize(("value", "gold"), [(1, 0), (1, 3), (7, 0), (7, 2), (12, 3), (13, 0), (13, 4)])
def test_how_far_gold_leads_in_town(value: int, gold: int) -> None:
    t = acting(f"c4 h{value} s2", gold=gold)
    for rank in range(1, 14):
        reached = abs(rank - value) <= gold
        assert t.refusal(f"0 visit town_{rank:02} plain") == ("" if reached else "FT-G2")


@rule("FT-G2", "FT-BL1", "FT-BL2")
@pytest.mark.parametrize(
    ("value", "gold", "targets"),
    [
        *[
            (1, 0, []),
            (1, 1, ["B2"]),
            (1, 2, ["B2", "B3"]),
            (2, 1, ["B2", "B3"]),
            (3, 2, ["B2", "B3", "B4", "B5"]),
        ],
        *[(13, 0, ["B13"]), (13, 2, ["B11", "B12", "B13"]), (12, 5, [f"B{rank}" for rank in range(7, 14)])],
    ],
)
def test_how_far_gold_leads_in_the_badlands(value: int, gold: int, targets: list[str]) -> None:
    t = acting(f"s4 h{value} c2", gold=gold)
    assert t.choices(0, "rob") == [f"rob {target} {way} all" for way in ("plain",) for target in targets]
    for rank in range(2, 14):
        assert t.refusal(f"0 rob B{rank} plain all") == ("" if f"B{rank}" in targets else "FT-G2")


@rule("FT-G1", "FT-G2", "FT-G4", "FT-DE6", "FT-DE7")
@pytest.mark.parametrize(
    ("gold", "steps", "forbids"),
    [
        *[(0, 0, "FT-G1"), (1, 0, "FT-G1"), (2, 0, "")],
        *[(1, 1, "FT-G2"), (2, 1, "FT-G2"), (3, 1, ""), (3, 2, "FT-G2"), (4, 2, "")],
    ],
)
def test_gold_for_the_suit_and_for_steps(gold: int, steps: int, forbids: str) -> None:
    """Two for the suit and one a step; told is what is missing in the end."""
    t = acting("d4 h7 s2", gold=gold)
    for move in (f"visit town_{7 + steps:02} gold_suit", f"rob B{7 - steps} gold_suit all"):
        assert t.refusal(f"0 {move}") == forbids
    if not forbids:
        t.play(f"0 visit town_{7 + steps:02} gold_suit")
        assert t.has("gold") == 0


@rule("FT-R42")
@pytest.mark.parametrize(
    ("suit", "move"),
    [
        ("h", "ride T7 gold_suit"),
        ("s", "rob B7 gold_suit all"),
        ("d", "dig M1A gold_suit"),
        ("c", "visit town_07 gold_suit"),
    ],
)
def test_nobody_pays_for_the_suit_that_lies_there(suit: str, move: str) -> None:
    assert refused(acting(f"{suit}5 {suit}7 {suit}9", gold=9), move) == {"FT-R42"}


@rule("FT-TR3", "FT-C10")
@pytest.mark.parametrize("position", [1, 6, 12, 13])
def test_stops_behind_the_rider_are_closed(position: int) -> None:
    t = acting("h4 c13 s2", circled=[f"T{position}"], gold=9)
    for rank in range(1, 14):
        assert t.refusal(f"0 ride T{rank} plain") == ("FT-TR3" if rank <= position else "")


@rule("FT-BL2", "FT-C10")
@pytest.mark.parametrize("rank", range(2, 14))
def test_no_target_is_robbed_twice(rank: int) -> None:
    t = acting(f"s4 h{rank} c2", circled=[f"B{rank}"], gold=0)
    assert t.refusal(f"0 rob B{rank} plain all") == "FT-BL2"
    assert t.choices(0, "rob") == []


@rule("FT-MI2", "FT-C10")
@pytest.mark.parametrize(
    ("circled", "closed", "dug"),
    [
        ([], ["M2A", "M2B", "M2C", "M3A", "M4E"], []),
        (["M1A"], ["M2C", "M3A", "M3B"], ["M1A"]),
        (["M1B"], ["M2A", "M3C", "M3D"], ["M1B"]),
        (["M1A", "M2A"], ["M2C", "M3C", "M3D", "M4A"], ["M1A", "M2A"]),
        (["M1A", "M2B", "M3B"], ["M2C", "M3A", "M3D", "M4A", "M4D"], ["M2B", "M3B"]),
    ],
)
def test_rooms_without_a_passage_and_rooms_dug_out(
    circled: list[str], closed: list[str], dug: list[str]
) -> None:
    t = acting("d12 c5 s2", circled=circled, gold=20)
    assert refused(t, *[f"dig {room} plain" for room in closed]) == {"FT-MI2"}
    if dug:
        assert refused(t, *[f"dig {room} plain" for room in dug]) == {"FT-C10"}


@rule("FT-C10", "FT-CE1", "FT-S3")
@pytest.mark.parametrize("grave", ALL_GRAVES)
def test_no_tombstone_is_circled_twice(grave: str) -> None:
    assert refused(acting(circled=[grave]), f"mourn {grave} none all") == {"FT-C10"}
    fresh = acting()
    assert refused(fresh, f"mourn {grave} none all") == {"FT-C10" if grave == "G11" else ""}


@rule("FT-CE8", "FT-BL12", "FT-DE30")
@pytest.mark.parametrize(
    ("item", "graves", "robberies"),
    [("bandana", "FT-CE8", ""), ("undertaker", "", "FT-BL12"), ("shovel", "FT-CE8", "FT-BL12")],
)
def test_who_may_take_less(item: str, graves: str, robberies: str) -> None:
    t = acting("s4 h7 c2", items=[item])
    assert refused(t, "mourn G00 none less") == {graves}
    assert refused(t, "rob B7 plain less") == {robberies}
    bonus = acting("h4 c6 s2", items=[item]).play("0 ride T6 plain")
    assert refused(bonus, "rob B7 plain less") == {robberies}
    grave = acting("h4 c3 s2", items=[item]).play("0 ride T3 plain")
    assert refused(grave, "mourn G00 none less") == {graves}


@rule("FT-R6")
@pytest.mark.parametrize(
    ("lineup", "circled", "forbids"),
    [
        ("h4 c1 s2", ["T1"], ""),
        ("h4 c2 s9", ["T1"], "FT-R6"),
        ("s4 c9 h2", ["B9"], ""),
        ("s4 c9 h2", ["B8"], "FT-R6"),
        ("s4 c1 h2", [], ""),
        ("d4 c9 h2", ["M1A", "M1B", "M2B", "M3C", "M4C"], ""),
        ("d4 c9 h2", ["M1A", "M1B", "M2B", "M3C"], "FT-R6"),
        ("c4 h9 s2", ["town_09"], "FT-R6"),
    ],
)
def test_doing_nothing_when_all_graves_are_circled(lineup: str, circled: list[str], forbids: str) -> None:
    t = acting(lineup, circled=[*ALL_GRAVES, *circled], gold=9)
    assert t.refusal("0 pass") == forbids
    if not forbids:
        t.play("0 pass")
        assert (t.view.turn, t.has("gold"), t.log("passed")) == (2, 9, ["passed 0"])


@rule("FT-G10", "FT-R44")
@pytest.mark.parametrize("suit", ["hearts", "spades", "diamonds", "clubs"])
def test_a_change_of_suit_with_a_tombstone(suit: str) -> None:
    """Only against a cowbot, only into another suit, and for two gold."""
    moves = [f"mourn G00 gold_{suit} all", f"mourn G00 joker_{suit} all"]
    assert refused(acting("d4 c7 h2", gold=9), *moves) == {"FT-G10"}
    t = acting("d4 c7 h2", gold=2, options=BILLY)
    assert t.refusal(f"0 {moves[0]}") == ("FT-G10" if suit == "diamonds" else "")
    assert t.refusal(f"0 {moves[1]}") == "FT-G10"
    assert refused(acting("d4 c7 h2", gold=1, options=BILLY), *moves) == {"FT-G10"}


@rule("FT-G10", "FT-CE1")
def test_every_tombstone_is_offered_once_in_every_way() -> None:
    t = acting("d4 c7 h2", gold=2, options=BILLY)
    graves = [grave for grave in ALL_GRAVES if grave != "G11"]
    assert t.choices(0, "mourn") == [
        f"mourn {grave} {change} all"
        for grave in graves
        for change in ("none", "gold_hearts", "gold_spades", "gold_clubs")
    ]
    friend = acting("d4 c7 h2", gold=2, options=BILLY, items=["undertaker"], circled=graves[1:])
    assert friend.choices(0, "mourn") == [
        f"mourn G00 {change} {wanted}"
        for change in ("none", "gold_hearts", "gold_spades", "gold_clubs")
        for wanted in ("less", "all")
    ]


# -- bonus actions -----------------------------------------------------------------------------------------


BONUS_MOVES = {
    "trail": "ride T13 {}",
    "badlands": "rob B2 {} all",
    "mine": "dig M1A {}",
    "town": "visit town_01 {}",
}
STARTS = {"badlands": "T6", "mine": "T12", "town": "T9", "cemetery": "T3"}


@rule("FT-BA1", "FT-BA5", "FT-R40")
@pytest.mark.parametrize("area", STARTS)
def test_a_bonus_action_is_for_its_area_and_in_the_plain_way(area: str) -> None:
    t = acting("h4 c12 s2", gold=9).play(f"0 ride {STARTS[area]} plain")
    for other, move in BONUS_MOVES.items():
        assert refused(t, move.format("plain")) == {"" if other == area else "FT-BA1"}
        ways = ["gold_suit", "joker_value", "shift_value", "joker_suit"]
        assert refused(t, *[move.format(way) for way in ways]) == {"FT-BA5" if other == area else "FT-BA1"}
    assert refused(t, "mourn G00 none all") == {"" if area == "cemetery" else "FT-BA1"}
    assert refused(t, "mourn G00 gold_clubs all") == {"FT-BA5" if area == "cemetery" else "FT-BA1"}


@rule("FT-T10", "FT-BA1")
def test_after_the_main_action_there_is_no_other() -> None:
    t = acting("h4 c9 s2").play("0 ride T9 plain")
    assert refused(t, *others("done"), "pass", "postpone", "look") == {"FT-T10"}
    assert refused(t, *[f"effect town_{rank:02}" for rank in range(1, 14)]) == {"FT-BA1"}


@rule("FT-BA1", "FT-TWc")
def test_only_what_was_put_off_is_used_later() -> None:
    t = acting("c4 h9 s2", money=9).play("0 visit town_09 plain", "0 postpone")
    for rank in range(1, 14):
        assert t.refusal(f"0 effect town_{rank:02}") == ("" if rank == 9 else "FT-BA1")
    poor = acting("c4 h9 s2", money=2).play("0 visit town_09 plain")
    assert poor.refusal("0 effect town_09") == "FT-BA1"


@rule("FT-BA5", "FT-TR3", "FT-BL2", "FT-MI2", "FT-C10")
@pytest.mark.parametrize(
    ("start", "circled", "move", "forbids"),
    [
        ("T6", ["B7"], "rob B7 plain all", "FT-BL2"),
        ("T12", ["M1A"], "dig M1A plain", "FT-C10"),
        ("T12", ["M1A"], "dig M3A plain", "FT-MI2"),
        ("T3", ["G00"], "mourn G00 none all", "FT-C10"),
        ("T3", [], "mourn G11 none all", "FT-C10"),
        ("T9", ["town_05"], "visit town_05 plain", ""),
    ],
)
def test_bonus_actions_enter_open_spaces_only(
    start: str, circled: list[str], move: str, forbids: str
) -> None:
    t = acting("h4 c12 s2", circled=circled).play(f"0 ride {start} plain")
    assert t.refusal(f"0 {move}") == forbids


@rule("FT-BA5", "FT-TR3")
def test_a_trail_bonus_does_not_lead_back() -> None:
    t = acting("d12 c6 s2", circled=["M1A", "T8"]).play("0 dig M2B plain")
    assert refused(t, *[f"ride T{rank} plain" for rank in range(1, 9)]) == {"FT-TR3"}
    assert refused(t, *[f"ride T{rank} plain" for rank in range(9, 14)]) == {""}


@rule("FT-R8", "FT-T10")
def test_before_the_main_action_a_turn_is_not_over() -> None:
    t = solo("h4 c7 s2", options=CHARACTERS, character="settler").play("0 ability town")
    assert refused(t, "done", "assign left middle", "pass") == {"FT-T10"}
    assert refused(t, "skip", "visit town_09 plain") == {""}
    after = solo("h4 c7 s2", options=CHARACTERS, character="settler")
    after.play("0 assign left middle", "0 mourn G00 none all", "0 ability town")
    assert refused(after, "skip") == {"FT-T10"}


@rule("FT-R47", "FT-T10", "FT-BA1")
def test_when_nothing_is_left_a_player_only_says_so() -> None:
    t = table(2, lineup="h4 c7 s2").play("0 assign left middle", "0 mourn G00 none all")
    assert t.choices(0) == ["done"]
    assert refused(t, "mourn G01 none all", "ride T1 plain", "effect town_01") == {"FT-BA1"}
    assert refused(t, *others("done"), "pass") == {"FT-T10"}
    assert refused(t, "ability mine") == {"FT-CH2"}


# -- what spaces ask ---------------------------------------------------------------------------------------


@rule("FT-TR8")
def test_first_a_pan_or_a_hammer() -> None:
    t = acting("h4 c2 s9").play("0 ride T2 plain")
    assert refused(t, *others("tool"), "mourn G00 none all") == {"FT-TR8"}
    assert refused(t, "ability gold") == {"FT-CH2"}


@rule("FT-R22", "FT-T13")
@pytest.mark.parametrize(("wanted", "most"), [(1, 1), (5, 5), (6, 6), (7, 6), (30, 6)])
def test_stop_j_crosses_out_no_more_than_six(wanted: int, most: int) -> None:
    t = acting("h4 c11 s9", wanted=wanted).play("0 ride T11 plain")
    for number in range(9):
        assert t.refusal(f"0 cross {number}") == ("" if number <= most else "FT-R22")
    assert refused(t, *others("cross"), "exchange 1") == {"FT-T13"}
    t.play("0 cross 0")
    assert (t.has("wanted"), t.log("crossed")) == (wanted, [])


EFFECT_RULES = {
    **{1: "FT-TW1a", 2: "FT-TW2b", 4: "FT-TW4a", 5: "FT-TW5a"},
    **{7: "FT-TW7a", 9: "FT-TW9a", 10: "FT-TW10a"},
}
SOLD_AT = {
    "undertaker": 1,
    "shovel": 1,
    "bank_red": 2,
    "bank_black": 2,
    "work_horse": 4,
    "trail_horse": 4,
    "store_pan": 5,
    "pickaxe": 5,
    "bandana": 5,
    "hotel": 7,
    "pistol": 9,
    "rifle": 9,
    "outlaw_j": 10,
    "outlaw_q": 10,
    "outlaw_k": 10,
}
NOT_YET = ["shovel", "rifle"]


@rule("FT-TW1a", "FT-TW2b", "FT-TW4a", "FT-TW5a", "FT-TW7a", "FT-TW9a", "FT-TW10a", "FT-T13")
@pytest.mark.parametrize("rank", EFFECT_RULES)
def test_a_shop_sells_what_it_has(rank: int) -> None:
    t = acting(f"c3 h{rank} s2", money=50).play(f"0 visit town_{rank:02} plain")
    for item, shop in SOLD_AT.items():
        sells = shop == rank and item not in NOT_YET
        assert t.refusal(f"0 buy {item}") == ("" if sells else EFFECT_RULES[rank])
    assert refused(t, *others("skip"), "exchange 1", "claim 1_2", "look") == {"FT-T13"}


@rule("FT-T13", "FT-TW3", "FT-TW6", "FT-TW8a", "FT-TW12", "FT-TW13")
@pytest.mark.parametrize(
    ("rank", "own"), [(3, "cross"), (6, "exchange"), (8, "claim"), (12, "exchange"), (13, "exchange")]
)
def test_a_building_does_what_it_does_and_nothing_else(rank: int, own: str) -> None:
    t = acting(f"c3 h{rank} s2", money=50, gold=50, wanted=5).play(f"0 visit town_{rank:02} plain")
    foreign = ["exchange 1", "claim 1_2", "cross 1", "buy pistol", "look", "star", "assign left middle"]
    assert refused(t, *[move for move in foreign if not move.startswith(own)]) == {"FT-T13"}
    assert refused(t, *[move for move in foreign if move.startswith(own)]) == {""}


@rule("FT-TWb", "FT-TW11", "FT-T13")
def test_the_sheriffs_office_asks_for_a_look_and_then_for_a_reward() -> None:
    t = acting("c3 h11 s2", wanted=5).play("0 visit town_11 plain")
    assert refused(t, "skip") == {"FT-TWb"}
    assert refused(t, "star", "cross 1", "done", "exchange 1", "buy pistol") == {"FT-T13"}
    t.play("0 look")
    assert refused(t, "cross 3", "cross 8") == {"FT-TW11"}
    foreign = ["look", "skip", "postpone", "done", "exchange 1", "buy bandana", "tool pans", "claim 1_2"]
    assert refused(t, *foreign) == {"FT-T13"}


# -- abilities ---------------------------------------------------------------------------------------------


ABILITIES = ["trail", "badlands", "mine", "town", "cemetery", "gold", "wanted"]
OWN_ABILITY = {
    "trailblazer": "trail",
    "settler": "town",
    "bandit": "badlands",
    "miner": "mine",
    "grave_robber": "cemetery",
    "baroness": "gold",
    "ranch_hand": "wanted",
}
WITHOUT = ["cheat", "prospector", "marshal", "preacher", "wild_card"]
"""Characters whose ability is no move of its own in a turn."""


def moments(character: str, uses: int) -> dict[str, Table]:
    """The moments of a turn, for a player with some WANTED and tools."""
    me: dict[str, Any] = {"character": character, "uses": uses, "wanted": 3, "hammers": 1, "gold": 5}

    def begun(lineup: str, *moves: str, **rest: Any) -> Table:
        return solo(lineup, options=CHARACTERS, **me, **rest).play(*[f"0 {move}" for move in moves])

    return {
        "assign": begun("h4 c7 s2"),
        "bonus": begun("h4 c6 s2", "assign left middle", "ride T6 plain"),
        "act": begun("h4 c7 s2", "assign left middle"),
        "outlaw": begun("h13 c7 s2", items=["outlaw_k"]),
        "tool": begun("h4 c2 s9", "assign left middle", "ride T2 plain"),
        "cross": begun("h4 c11 s9", "assign left middle", "ride T11 plain"),
        "effect_town_13": begun("c4 h13 s9", "assign left middle", "visit town_13 plain"),
        "office_reward": begun("c4 h11 s9", "assign left middle", "visit town_11 plain", circled=["town_11"]),
    }


@rule("FT-CH2", "FT-CH3", "FT-R26", "FT-DE22", "FT-DE23")
@pytest.mark.parametrize("character", [*OWN_ABILITY, *WITHOUT])
def test_which_ability_is_used_when(character: str) -> None:
    """Bonus actions before or after the main action, gold and WANTED at every decision of a turn."""
    own = OWN_ABILITY.get(character)
    for moment, t in moments(character, 1).items():
        assert t.asked == f"0 {moment}"
        for ability in ABILITIES:
            in_turn = moment in ("assign", "bonus") or ability in ("gold", "wanted")
            usable = ability == own and in_turn
            assert t.refusal(f"0 ability {ability}") == ("" if usable else "FT-R26")


@rule("FT-CH2")
@pytest.mark.parametrize("character", OWN_ABILITY)
def test_an_ability_that_was_used_is_gone_at_every_moment(character: str) -> None:
    for moment, t in moments(character, 0).items():
        assert t.asked == f"0 {moment}"
        assert refused(t, *[f"ability {ability}" for ability in ABILITIES]) == {"FT-CH2"}


@rule("FT-CH2")
def test_without_characters_there_are_no_abilities() -> None:
    for t in (
        solo("h4 c7 s2"),
        acting(),
        solo("h13 c7 s2", items=["outlaw_k"]),
        acting("h4 c6 s2").play("0 ride T6 plain"),
        solo(at="sheriff", wanted=3, gold=3),
    ):
        assert refused(t, *[f"ability {ability}" for ability in ABILITIES]) == {"FT-CH2"}


# -- the evening -------------------------------------------------------------------------------------------


@rule("FT-CH4", "FT-R45")
def test_the_cheat_does_nothing_but_cheat() -> None:
    hand = [cards("h9 s9 d2 c4 h13")]
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=hand)
    assert refused(t, *others("skip"), "ability gold", "redraw yes") == {"FT-CH4"}
    assert refused(t, "cheat 5 d9", "cheat 6 d9") == {"FT-CH4"}
    assert refused(t, "cheat 2 c13", "cheat 2 d9", "cheat 4 c9") == {""}
    assert refused(t, "cheat 0 h3", "cheat 2 d2", "cheat 4 c12") == {"FT-R45"}


@rule("FT-SH1", "FT-R24")
@pytest.mark.parametrize(
    ("wanted", "gold", "forbids"),
    [(1, 5, "FT-R24"), (2, 1, "FT-SH1"), (2, 2, ""), (14, 13, "FT-SH1"), (14, 14, ""), (30, 30, "")],
)
def test_who_may_bribe(wanted: int, gold: int, forbids: str) -> None:
    """The Preacher is asked before the sheriff comes, whatever the gold."""
    t = solo(at="sheriff", options=CHARACTERS, character="preacher", wanted=wanted, gold=gold)
    assert t.refusal("0 bribe yes") == forbids
    assert t.refusal("0 bribe no") == ""
    assert refused(t, *others("bribe"), "redraw yes") == {"FT-SH1"}
    assert refused(t, *[f"ability {ability}" for ability in ABILITIES if ability != "wanted"]) == {"FT-R26"}


@rule("FT-CH6")
def test_the_marshal_only_decides_on_a_card() -> None:
    me: dict[str, Any] = {"character": "marshal", "wanted": 6, "gold": 0, "money": 20, "stars": 9}
    t = solo(at="sheriff", options=CHARACTERS, sheriff="d3", **me)
    assert refused(t, *PLAYING, "ability gold") == {"FT-CH6"}


@rule("FT-R23")
def test_an_arrested_player_only_pays() -> None:
    t = solo(at="sheriff", sheriff="d3", wanted=6, gold=0, money=20, stars=9)
    assert refused(t, *others("fine"), "ability gold", "redraw yes") == {"FT-R23"}
