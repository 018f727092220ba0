"""Every character, bounty, cowbot and challenge by itself, and points at their limits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import ALL_GRAVES, Table, acting, cards, rule, solo, table

CHARACTERS = {"characters": "on"}
STARTS: dict[str, str] = {
    "trailblazer": "3 money 4 gold",
    "cheat": "7 money 1 gold",
    "prospector": "3 money 5 gold 1 pans",
    "settler": "7 money 2 gold",
    "bandit": "7 money 6 gold 4 wanted",
    "marshal": "5 money 2 gold 2 stars",
    "preacher": "3 money 3 gold",
    "miner": "1 money 5 gold",
    "ranch_hand": "5 money 1 gold 1 hammers",
    "grave_robber": "3 money 1 gold",
    "man_in_black": "3 money 4 gold 1 stars 6 wanted",
    "baroness": "7 money 1 gold",
    "mayor": "3 money 1 gold 3 stars",
    "wild_card": "4 money",
}
"""What every character begins with."""
ROOMS = ["M1A", "M1B", "M2A", "M2B", "M2C", "M3A", "M3B", "M3C", "M3D", "M4A", "M4B", "M4C", "M4D", "M4E"]
AREA_SPACES = {
    "trail": [f"T{rank}" for rank in range(1, 14)],
    "badlands": [f"B{rank}" for rank in range(2, 14)],
    "mine": ROOMS,
    "town": [f"town_{rank:02}" for rank in range(1, 14)],
    "cemetery": ALL_GRAVES,
}
COWBOTS: dict[str, tuple[str, str, list[str]]] = {
    "jane": ("hearts", "stars", ["trail", "badlands", "town", "mine"]),
    "billy": ("spades", "wanted", ["badlands", "trail", "mine", "town"]),
    "bart": ("diamonds", "gold", ["mine", "town", "badlands", "trail"]),
    "earp": ("clubs", "bonus_action", ["town", "mine", "trail", "badlands"]),
}
"""By cowbot its suit, what lets it steal, and its areas, the one that counts four times first."""
WORTHLESS = "h2 s4 d6 c8 h10"
BRINGS = {"stars": "T1", "wanted": "T4", "gold": "T8", "bonus_action": "T6", "money": "T5"}
"""A stop of the trail that brings one thing; stop 4 has stars, too."""


def as_character(name: str, lineup: str = "h4 c7 s2", **rest: Any) -> Table:
    """A solo turn of a character."""
    return solo(lineup, options=CHARACTERS, character=name, **rest)


def ended(options: dict[str, str] | None = None, stolen: int = 0, **me: Any) -> Table:
    """The end of a solo game in which nobody was arrested."""
    rest: dict[str, Any] = {"stolen": stolen} if stolen else {}
    purse = {"money": 0, "gold": 0, **me}
    return table(1, at="sheriff", round=3, sheriff="h13", maps={0: purse}, options=options or {}, **rest)


def met(t: Table) -> list[str]:
    """The challenges that are met."""
    return [each.challenge for each in t.view.challenges if each.met]


# -- characters --------------------------------------------------------------------------------------------


@rule("FT-CH1", "FT-CH12", "FT-S8")
@pytest.mark.parametrize("name", STARTS)
def test_what_a_character_begins_with(name: str) -> None:
    t = as_character(name)
    assert t.purse() == STARTS[name]
    assert t.map().items == (["shovel"] if name == "grave_robber" else [])
    assert t.map().uses_left == (2 if name == "wild_card" else 1)


@rule("FT-CH3", "FT-BA5")
@pytest.mark.parametrize("area", ["trail", "badlands", "mine", "town", "cemetery"])
@pytest.mark.parametrize("before", [True, False])
def test_the_man_in_black_acts_in_any_area_before_or_after(area: str, before: bool) -> None:
    t = as_character("man_in_black", gold=0)
    main = ["0 assign left middle", "0 mourn G22 none all"]
    if not before:
        t.play(*main)
    t.play(f"0 ability {area}")
    assert (t.pending(), t.map().uses_left, t.log("ability_used")) == (
        [area],
        0,
        ["ability_used 0 man_in_black"],
    )
    move = {
        "trail": "ride T13 plain",
        "badlands": "rob B13 plain all",
        "mine": "dig M1B plain",
        "town": "visit town_03 plain",
        "cemetery": "mourn G00 none all",
    }[area]
    t.play(f"0 {move}")
    if "skip" in t.choices(0):
        t.play("0 skip")
    if before:
        t.play(*main)
    assert t.view.turn == 2


@rule("FT-CH9", "FT-DE23")
@pytest.mark.parametrize("wanted", [1, 7, 30])
def test_the_baroness_gains_a_gold_for_every_wanted(wanted: int) -> None:
    t = as_character("baroness", wanted=wanted, gold=0).play("0 ability gold")
    assert (t.has("gold"), t.has("wanted"), t.asked) == (wanted, wanted, "0 assign")
    acted = as_character("baroness", wanted=wanted, gold=0).play("0 assign left middle", "0 ability gold")
    assert (acted.has("gold"), acted.asked) == (wanted, "0 act")
    assert acted.play("0 mourn G00 none all").view.turn == 2


@rule("FT-CH10", "FT-R27", "FT-DE2")
@pytest.mark.parametrize("turn", [1, 5])
def test_the_mayor_is_asked_every_turn_until_the_ability_is_used(turn: int) -> None:
    t = as_character("mayor", turn=turn, deck="c4 s5 s6")
    assert (t.asked, t.choices(0)) == ("0 reflip", ["reflip no", "reflip yes"])
    t.play("0 reflip yes")
    assert (t.view.lineup, t.map().uses_left) == (["c4", "s5", "s6"], 0)
    assert t.log("reflipped", "flipped") == ["reflipped 0", "flipped c4 s5 s6"]
    assert {"h4", "c7", "s2"} <= set(t.view.discards)
    t.finish_turns()
    assert "0 reflip" not in t.asked


@rule("FT-CH10", "FT-R27", "FT-TW10c")
def test_what_the_mayor_has_replaced_pays_nobody() -> None:
    maps = {
        0: {"character": "mayor"},
        1: {"character": "settler", "items": ["outlaw_k", "bank_red"]},
    }
    t = table(2, options=CHARACTERS, lineup="h13 d13 d2", deck="c13 s5 s6", maps=maps)
    t.play("0 reflip yes")
    assert (t.asked, t.own(1).rewards, t.has("stars", 1)) == ("0 assign, 1 outlaw", 1, 0)


@rule("FT-CH4", "FT-R29", "FT-R45", "FT-DE24")
@pytest.mark.parametrize(
    ("hand", "cheat", "name"),
    [
        (WORTHLESS, "0 s10", "one_pair"),
        ("h9 s9 d6 c8 h10", "2 d9", "three_of_a_kind"),
        ("h9 s9 d6 c6 h10", "4 c9", "full_house"),
        ("h2 s3 d4 c5 h9", "4 h6", "straight"),
        ("h2 s3 d4 c5 h9", "4 h1", "straight"),
        ("h10 s11 d12 c13 h9", "4 h1", ""),
        ("h2 h4 h6 h8 c10", "4 h10", "flush"),
        ("h9 s9 d9 c9 h10", "4 h9", ""),
        ("h9 h10 h11 h12 c2", "4 h13", "straight_flush"),
        (WORTHLESS, "4 h12", ""),
    ],
)
def test_what_the_cheat_may_declare(hand: str, cheat: str, name: str) -> None:
    """Only what is worth more than the hand as it is."""
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=[cards(hand)])
    assert t.refusal(f"0 cheat {cheat}") == ("" if name else "FT-R45")
    if name:
        t.play(f"0 cheat {cheat}")
        assert (t.map().hands[0], t.map().uses_left) == (name, 0)
        place, counts_as = cheat.split()
        assert t.log("cheated") == [f"cheated 0 {cards(hand)[int(place)]} {counts_as}"]


# -- bounties ----------------------------------------------------------------------------------------------


ALMOST: dict[str, dict[str, Any]] = {
    "BO1": {
        "circled": [
            space for area in ("trail", "badlands", "mine", "town") for space in AREA_SPACES[area][:4]
        ]
    },
    "BO2": {"circled": ["T3", "T6", "T9", "T12"]},
    "BO3": {"pans": 2, "hammers": 3},
    "BO4": {"circled": ["town_02", "town_03", "town_06", "town_10", "town_12"]},
    "BO5": {"circled": ["M1A", "M1B", "M2A", "M3A"]},
    "BO6": {"circled": ["B4", "B7", "B10", "B13"]},
    "BO7": {"circled": ["G00", "G01", "G02", "G10", "G22"]},
    "BO8": {"items": ["outlaw_j", "outlaw_k"]},
    "BO9": {"wanted": 9},
    "BO10": {"items": ["undertaker", "pickaxe", "pistol"], "hammers": 1},
    "BO11": {"gold": 15},
    "BO12": {"bonus_from": ["trail", "badlands", "mine", "town", "cemetery"]},
}
"""For every bounty what just meets it."""


@rule("FT-BY1", "FT-BY3", "FT-BY4", "FT-BY5")
@pytest.mark.parametrize("bounty", ALMOST)
def test_a_bounty_is_met_turned_and_met_for_less(bounty: str) -> None:
    t = table(2, lineup="h4 c7 s2", bounties=[bounty], maps={0: ALMOST[bounty]})
    assert (t.map(0).bounties[0], t.map(1).bounties[0], t.view.bounties[0].stars) == (7, 0, 7)
    assert t.has("stars") == 7
    for seat in range(2):
        t.play(f"{seat} assign left middle", f"{seat} mourn G20 none all", f"{seat} done")
    assert (t.log("bounty_turned"), t.view.bounties[0].stars) == ([f"bounty_turned {bounty}"], 4)
    later = table(2, bounties=[bounty], turned=[bounty], maps={1: ALMOST[bounty]})
    assert (later.map(1).bounties[0], later.has("stars", 1)) == (4, 4)
    known = table(2, bounties=[bounty], met={0: {bounty: 7}}, maps={0: ALMOST[bounty]})
    assert known.has("stars") == 0


@rule("FT-BY1", "FT-BY4")
def test_three_bounties_at_once() -> None:
    me = {"wanted": 9, "gold": 15, "pans": 4, "hammers": 1}
    t = table(2, bounties=["BO9", "BO11", "BO3"], maps={0: me})
    assert (t.map(0).bounties, t.has("stars")) == ([7, 7, 7], 21)
    assert [each.done for each in t.state.view(0).bounties] == [[9, 0], [30, 4], [5, 0]]


@rule("FT-BY1", "FT-S5")
def test_a_solo_player_meets_no_bounty() -> None:
    t = solo(wanted=20, gold=40, money=40, pans=4, hammers=4)
    assert (t.has("stars"), t.view.bounties) == (0, [])


# -- cowbots -----------------------------------------------------------------------------------------------


@rule("FT-CB2", "FT-R2")
@pytest.mark.parametrize("cowbot", COWBOTS)
@pytest.mark.parametrize("brought", BRINGS)
def test_what_lets_a_cowbot_steal(cowbot: str, brought: str) -> None:
    suit, trigger, _ = COWBOTS[cowbot]
    lineup = f"h9 c12 {suit[0]}3"
    t = acting(lineup, options={"cowbot": cowbot}, gold=0).play(f"0 ride {BRINGS[brought]} plain")
    if t.asked == "0 bonus":
        t.play("0 done")
    steals = brought == trigger or (brought == "wanted" and trigger == "stars")
    assert (t.view.cowbot.stolen, t.log("card_stolen")) == (
        (1, [f"card_stolen {cowbot} 1"]) if steals else (0, [])
    )


@rule("FT-CB2", "FT-CB4")
@pytest.mark.parametrize("cowbot", COWBOTS)
def test_a_cowbot_waits_for_its_suit(cowbot: str) -> None:
    """In any of the three places; stop 4 and the bonus action of stop 6 would do for all of them."""
    suit, trigger, _ = COWBOTS[cowbot]
    stop = BRINGS[trigger]
    for place in (1, 2):
        lying = ["h9", "h12", "h3"] if suit != "hearts" else ["s9", "s12", "s3"]
        lying[place] = f"{suit[0]}13"
        way = "gold_suit" if suit == "hearts" else "plain"
        t = acting(" ".join(lying), options={"cowbot": cowbot}, gold=2).play(f"0 ride {stop} {way}")
        if t.asked == "0 bonus":
            t.play("0 done")
        assert t.view.cowbot.stolen == 1
    if suit != "hearts":
        none = acting("h9 h12 h3", options={"cowbot": cowbot}).play(f"0 ride {stop} plain")
        if none.asked == "0 bonus":
            none.play("0 done")
        assert none.view.cowbot.stolen == 0


@rule("FT-CB6", "FT-CB7", "FT-R3")
@pytest.mark.parametrize("cowbot", COWBOTS)
@pytest.mark.parametrize(("difficulty", "rows", "each"), [("easy", 2, 1), ("normal", 3, 2), ("hard", 4, 3)])
def test_what_a_cowbot_counts(cowbot: str, difficulty: str, rows: int, each: int) -> None:
    """Every space that is left, four to one times; the best areas first."""
    sizes = {area: len(spaces) for area, spaces in AREA_SPACES.items()}
    areas = COWBOTS[cowbot][2]
    options = {"cowbot": cowbot, "difficulty": difficulty}
    expected = {area: (4 - row) * sizes[area] for row, area in enumerate(areas[:rows])}
    t = ended(options, stolen=5)
    assert t.view.cowbot.lines == {**expected, "stolen": 5 * each}
    assert t.view.cowbot.score == sum(expected.values()) + 5 * each
    for row, area in enumerate(areas):
        one = ended(options, circled=AREA_SPACES[area][-1:])
        fewer = (4 - row) if row < rows else 0
        assert one.view.cowbot.score == sum(expected.values()) - fewer


@rule("FT-CB8", "FT-CB10")
@pytest.mark.parametrize(
    ("more", "extra"),
    [({}, 0), ({"characters": "on"}, 5), ({"hold_em": "on"}, 5), ({"characters": "on", "hold_em": "on"}, 10)],
)
def test_five_points_for_a_character_and_five_for_hold_em(more: dict[str, str], extra: int) -> None:
    everything = [space for area, spaces in AREA_SPACES.items() if area != "cemetery" for space in spaces]
    me: dict[str, Any] = {"character": "settler"} if "characters" in more else {}
    t = ended({"cowbot": "jane", "difficulty": "hard", **more}, circled=everything, **me)
    assert t.view.cowbot.score == extra


@rule("FT-CB9")
@pytest.mark.parametrize(("stars", "won"), [(9, False), (10, False), (11, True)])
def test_a_cowbot_is_beaten_by_a_point(stars: int, won: bool) -> None:
    everything = [space for spaces in AREA_SPACES.values() for space in spaces if space[0] != "M"]
    options = {"cowbot": "jane", "difficulty": "normal"}
    t = ended(options, stolen=5, circled=everything, stars=stars)
    assert t.view.cowbot.score == 10
    assert t.state.reason() == ("cowbot_beaten" if won else "cowbot_won")
    assert t.state.outcome().winners == ([0] if won else [])


# -- points ------------------------------------------------------------------------------------------------


@rule("FT-EN1", "FT-EN5")
@pytest.mark.parametrize(
    ("me", "points"),
    [
        ({"money": 3}, 0),
        ({"money": 4}, 1),
        ({"money": 7}, 1),
        ({"money": 100}, 25),
        ({"gold": 1}, 0),
        ({"gold": 2}, 1),
        ({"gold": 3}, 1),
        ({"money": 3, "gold": 1}, 0),
        ({"stars": 17}, 17),
        ({"stays": 1}, 2),
        ({"stays": 4}, 23),
        ({"circled": ["M4A"]}, 1),
        ({"wanted": 13, "pans": 4, "hammers": 4}, 0),
        ({"items": ["pistol", "rifle", "bank_red", "trail_horse"], "claims": ["1_2_3"]}, 0),
    ],
)
def test_what_is_worth_points(me: dict[str, Any], points: int) -> None:
    t = ended(**me)
    assert t.state.scores() == [points]
    assert t.view.maps[0].score == points


@rule("FT-EN2")
@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"stars": 11}, {"stars": 10}, [[0], [1]]),
        ({"stars": 10, "wanted": 1}, {"stars": 10}, [[1], [0]]),
        ({"stars": 10, "wanted": 1, "gold": 1}, {"stars": 10, "gold": 0}, [[1], [0]]),
        ({"stars": 10, "gold": 1}, {"stars": 10, "money": 3}, [[0], [1]]),
        ({"stars": 10, "money": 2}, {"stars": 10, "money": 3}, [[1], [0]]),
        ({"stars": 9, "gold": 2}, {"stars": 10}, [[0], [1]]),
        ({"stars": 10, "pans": 1}, {"stars": 10}, [[0, 1]]),
    ],
)
def test_who_wins_a_tie(first: dict[str, int], second: dict[str, int], ranking: list[list[int]]) -> None:
    maps = {0: {"money": 0, "gold": 0, **first}, 1: {"money": 0, "gold": 0, **second}}
    t = table(2, at="sheriff", round=3, sheriff="h13", maps=maps)
    assert t.state.outcome().ranking == ranking


# -- challenges --------------------------------------------------------------------------------------------


@rule("FT-SO1")
@pytest.mark.parametrize("area", AREA_SPACES)
def test_every_space_of_one_area(area: str) -> None:
    assert "SC19" in met(ended(circled=AREA_SPACES[area]))
    assert "SC19" not in met(ended(circled=AREA_SPACES[area][1:]))


@rule("FT-SO1", "FT-R35")
@pytest.mark.parametrize(
    ("challenge", "spaces"),
    [
        ("SC4", ROOMS[:8]),
        ("SC5", ["T1", "T3", "T4", "T7", "T10", "T13"]),
        ("SC6", ["town_02", "town_03", "town_06", "town_10", "town_12"]),
        ("SC7", ["B3", "B6", "B9", "B12"]),
        ("SC8", [grave for grave in ALL_GRAVES if grave != "G11"]),
    ],
)
def test_challenges_need_all_their_spaces(challenge: str, spaces: list[str]) -> None:
    assert challenge in met(ended(circled=spaces))
    for missing in spaces:
        assert challenge not in met(ended(circled=[space for space in spaces if space != missing]))


@rule("FT-SO1")
@pytest.mark.parametrize(("difficulty", "challenge"), [("easy", "SC14"), ("normal", ""), ("hard", "SC15")])
def test_a_cowbot_has_to_be_beaten(difficulty: str, challenge: str) -> None:
    everything = [space for spaces in AREA_SPACES.values() for space in spaces]
    options = {"cowbot": "earp", "difficulty": difficulty}
    won = met(ended(options, circled=everything, stars=9))
    assert [each for each in won if each in ("SC14", "SC15")] == ([challenge] if challenge else [])
    lost = met(ended(options))
    assert not {"SC14", "SC15"} & set(lost)
    running = met(solo(options=options, circled=everything, stars=9))
    assert not {"SC14", "SC15"} & set(running)


@rule("FT-SO1")
@pytest.mark.parametrize(
    ("wanted", "challenges"), [(0, ["SC3", "SC13"]), (5, ["SC13"]), (6, []), (19, []), (20, ["SC17"])]
)
def test_challenges_by_wanted(wanted: int, challenges: list[str]) -> None:
    """Nobody is arrested with up to thirteen; above that the sheriff always comes."""
    found = met(ended(wanted=wanted, gold=0))
    assert [each for each in found if each in ("SC3", "SC13", "SC17")] == challenges


# -- nothing else will do ----------------------------------------------------------------------------------


NEEDED_SPACES = {
    "BO2": ["T3", "T6", "T9", "T12"],
    "BO4": ["town_02", "town_03", "town_06", "town_10", "town_12"],
}


@rule("FT-BY5", "FT-R14")
@pytest.mark.parametrize(
    ("bounty", "missing"), [(bounty, space) for bounty, spaces in NEEDED_SPACES.items() for space in spaces]
)
def test_no_other_space_stands_in_for_one_that_a_bounty_names(bounty: str, missing: str) -> None:
    """Every other space of the area is circled."""
    area = "trail" if bounty == "BO2" else "town"
    rest = [space for space in AREA_SPACES[area] if space != missing]
    t = table(2, bounties=[bounty], maps={0: {"circled": rest}, 1: {"circled": NEEDED_SPACES[bounty]}})
    assert [t.map(seat).bounties[0] for seat in range(2)] == [0, 7]


@rule("FT-BY5")
@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_three_kinds_of_targets_are_not_four(kind: int) -> None:
    targets = AREA_SPACES["badlands"]
    rest = [target for place, target in enumerate(targets) if place // 3 != kind]
    t = table(2, bounties=["BO6"], maps={0: {"circled": rest}, 1: {"circled": [*rest, targets[3 * kind]]}})
    assert [t.map(seat).bounties[0] for seat in range(2)] == [0, 7]


@rule("FT-BY5", "FT-R15")
@pytest.mark.parametrize("area", ["trail", "badlands", "mine", "town"])
def test_four_spaces_in_three_areas_are_not_enough(area: str) -> None:
    others = [name for name in ("trail", "badlands", "mine", "town") if name != area]
    rest = [space for name in others for space in AREA_SPACES[name]]
    short = {"circled": [*rest, *AREA_SPACES[area][-3:]]}
    full = {"circled": [*rest, *AREA_SPACES[area][-4:]]}
    t = table(2, bounties=["BO1"], maps={0: short, 1: full})
    assert [t.map(seat).bounties[0] for seat in range(2)] == [0, 7]


@rule("FT-CH4", "FT-R29")
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("counts_as", ["h1", "c13"])
def test_any_place_of_the_hand_may_count_as_any_card(place: int, counts_as: str) -> None:
    """Four of a kind with one stranger among them; the card is told as it lies and as it counts."""
    rank = int(counts_as[1:])
    same = [f"{suit}{rank}" for suit in "hsdc" if f"{suit}{rank}" != counts_as]
    hand = [*same, "s7"]
    hand.insert(place, "d5")
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=[hand])
    t.play(f"0 cheat {place} {counts_as}")
    assert (t.map().hands[0], t.log("cheated")) == ("four_of_a_kind", [f"cheated 0 d5 {counts_as}"])


@rule("FT-CB3", "FT-CB6")
def test_a_cowbot_can_steal_in_each_of_fifteen_turns() -> None:
    me: dict[str, Any] = {"stolen": 14, "round": 3, "turn": 5, "sheriff": "c13", "gold": 0}
    t = acting("h4 h7 h2", options={"cowbot": "jane", "difficulty": "hard"}, **me).play("0 ride T1 plain")
    assert (t.state.over, t.view.cowbot.stolen, t.view.cowbot.lines["stolen"]) == (True, 15, 45)
