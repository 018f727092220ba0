"""Every story card: what fulfils it, what falls short, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

from saloon.games.western_legends.components.ids import STORY_IDS

MEET = {"space": "D6", "hand": "AS", "marshal": 1}

# Story, what the player has, what is done, and whether that is enough.
CONDITIONS: list[tuple[str, dict[str, Any], str, bool]] = [
    ("the_cattle_baron", {"space": "M3"}, "0 take_cattle", True),
    ("the_cattle_baron", {"space": "M3"}, "", False),
    ("high_noon", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("high_noon", {"space": "M7", "hand": "2S"}, "0 step M2, 2 pick 11", False),
    ("canyon_ambush", {"space": "D7", "hand": "2S"}, "0 step X1, 2 pick 11", True),
    ("canyon_ambush", {"space": "D7"}, "0 step D6, 0 stop", False),
    ("drinks_on_the_house", {"space": "R2", "money": 30}, "0 revel 1", True),
    ("drinks_on_the_house", {"space": "R2", "money": 30}, "", False),
    ("the_stolen_brand", {"space": "P12", "cattle": "green money"}, "0 deliver wrangle", True),
    ("the_stolen_brand", {"space": "P12", "cattle": "green money"}, "", False),
    ("the_travelling_salesman", {"space": "D2", "money": 10}, "0 buy whiskey", True),
    ("the_travelling_salesman", {"space": "D2", "money": 30}, "0 buy mule, 0 pass", False),
    ("honest_work", {"space": "D2"}, "0 work, 0 work", True),
    ("honest_work", {"space": "D2"}, "0 work", False),
    ("the_lost_herd", {"space": "M4"}, "0 step M3, 0 stop", True),
    ("the_lost_herd", {"space": "M3"}, "", False),
    ("medicine_show", {"space": "R2", "equipment": ["whiskey"]}, "", True),
    ("medicine_show", {"space": "R3", "equipment": ["whiskey"]}, "", False),
    ("medicine_show", {"space": "R2"}, "", False),
    ("doctors_orders", {"space": "R1", "money": 10, "wounds": 1}, "0 see_doctor", True),
    ("doctors_orders", {"space": "R1", "money": 10, "wounds": 1}, "", False),
    ("the_horse_fair", {"space": "D2", "equipment": ["mule"]}, "", True),
    ("the_horse_fair", {"space": "D5", "equipment": ["mule"]}, "", False),
    ("the_horse_fair", {"space": "D2"}, "", False),
    ("the_gold_shipment", {"space": "D9", "nuggets": 2}, "0 sell 2", True),
    ("the_gold_shipment", {"space": "D9", "nuggets": 2}, "0 sell 1, 0 sell 1", False),
    ("war_party_on_the_ridge", {"space": "R1"}, "0 step S4, 0 stop", True),
    ("war_party_on_the_ridge", {"space": "S4"}, "0 step R1, 0 stop", False),
    ("dead_or_alive", {"space": "M10", "hand": "AS"}, "0 play AS, 0 option 0", True),
    ("dead_or_alive", {"space": "M10", "hand": "AS"}, "0 play AS, 0 option 1", True),
    ("dead_or_alive", {"space": "M10", "wanted": 2}, "", False),
    ("the_late_stagecoach", {"space": "M9"}, "0 step M8, 0 step M9, 0 step M8, 0 step M9", True),
    ("the_late_stagecoach", {"space": "M9"}, "0 step M8, 0 step M9, 0 step M8, 0 stop", False),
    ("the_long_arm_of_the_law", {"space": "D1"}, "", True),
    ("the_long_arm_of_the_law", {"space": "D2"}, "", False),
    ("bank_run", {"space": "D9"}, "", True),
    ("prize_bull", {"space": "P12", "cattle": "blue money"}, "0 deliver wrangle", True),
    ("prize_bull", {"space": "S7", "cattle": "green money"}, "0 deliver rustle", False),
    ("bar_room_brawl", {"space": "M7", "hand": "2S"}, "0 step M2, 2 pick 11", True),
    ("bar_room_brawl", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", False),
    ("blood_money", {"space": "R2", "money": 60}, "0 revel 2", True),
    ("blood_money", {"space": "R2", "money": 60}, "0 revel 1, 0 revel 1", False),
    ("claim_jumpers", {"space": "P4"}, "0 step P5, 0 stop", True),
    ("the_night_riders", {**MEET}, "0 attack 1 duel", True),
    ("the_night_riders", {**MEET}, "", False),
    ("mail_order", {"equipment": ["whiskey", "provisions"]}, "", True),
    ("mail_order", {"equipment": ["whiskey", "mule"]}, "", False),
    ("the_railway_clerk", {"space": "P9"}, "0 step P12, 0 stop", True),
    ("the_gunsmith", {"space": "D2", "money": 40, "equipment": ["rifle"]}, "0 upgrade rifle", True),
    ("the_gunsmith", {"space": "D2", "money": 20}, "0 buy provisions", False),
    ("bounty_in_the_hills", {"space": "M7", "hand": "AS"}, "0 step M2, 2 pick 11, 0 option 0", True),
    ("bounty_in_the_hills", {"space": "D9", "hand": "AS"}, "0 rob_bank, 2 pick 11", False),
    ("the_buried_strongbox", {"space": "P4", "hand": "2S"}, "0 step P2, 0 stop", True),
    ("bad_water", {"wounds": 1}, "", True),
    ("bad_water", {}, "", False),
    ("rustlers_moon", {"space": "S7", "cattle": "green money"}, "0 deliver rustle", True),
    ("rustlers_moon", {"space": "P12", "cattle": "green money"}, "0 deliver wrangle", False),
    ("moonshine", {"equipment": ["whiskey"]}, "", True),
    ("moonshine", {"equipment": ["provisions"]}, "", False),
    ("grubstake", {"space": "R6", "hand": "2S 3S"}, "", True),
    ("grubstake", {"space": "R6", "hand": "2S"}, "", False),
    ("grubstake", {"space": "R5", "hand": "2S 3S"}, "", False),
    ("x_marks_the_spot", {"space": "S2", "equipment": ["miners_map"]}, "", True),
    ("x_marks_the_spot", {"space": "S2"}, "", False),
    ("stampede", {"cattle": "green money"}, "", True),
    ("stampede", {}, "", False),
    ("train_robbers", {"space": "M11"}, "0 step P3, 0 stop", True),
    ("election_day", {"space": "R1", "money": 20}, "", True),
    ("election_day", {"space": "M10", "money": 20}, "", False),
    ("campfire_tales", {"space": "M10", "hand": "2S"}, "", True),
    ("campfire_tales", {"space": "D6", "hand": "2S"}, "", False),
]


def position(story: str, goods: dict[str, Any], **told: Any) -> Table:
    return table(
        seat0={"character": "kit_carson", "space": "M10", **goods},
        seat1={"character": "yb_rowdy", "space": "D6" if goods.get("space") == "D6" else "S6", "wanted": 0},
        seat2={"character": "bloody_knife", "space": "S6"},
        stories={0: [story]},
        bandits=["M2", "X1"],
        fight_deck=[11, 12, 13],
        **told,
    )


@rule("WL-Y2", "WL-R16")
@pytest.mark.parametrize(("story", "goods", "moves", "met"), CONDITIONS)
def test_what_stories_ask_for(story: str, goods: dict[str, Any], moves: str, met: bool) -> None:
    t = position(story, goods)
    if moves:
        t.do(moves)
    assert (t.refusal("0 contribute left") == "") == met


def test_prospecting_and_poker() -> None:
    """Two stories whose deeds need luck or other players."""
    found = {True: 0, False: 0}
    for seed in range(20):
        t = position("strike_it_rich", {"space": "S2"}, seed=seed).do("0 prospect")
        while t.asked == "0 roll_again":
            t.do("0 pass")
        met = t.refusal("0 contribute left") == ""
        assert met == (t.nuggets(0) > 0)
        found[met] += 1
    assert all(found.values())
    t = position("card_sharps", {"space": "D5", "money": 10}, deck="2C 3C 4C 5C 6C 7C 8D 9D").do(
        "0 start_poker"
    )
    t.lay(2, "3C 4C")
    assert t.refusal("0 contribute left") == ""


# What seat 0 has, the answers, and what there is afterwards: points, money, cards, nuggets, wounds.
HURT = {"wounds": 1}
REWARDS: list[tuple[str, dict[str, Any], str, tuple[int, int, int, int, int]]] = [
    ("the_cattle_baron", {}, "0 option 1", (0, 20, 0, 0, 0)),
    ("strike_it_rich", {}, "0 option 0", (0, 0, 0, 1, 0)),
    ("high_noon", {}, "0 option 0", (1, 0, 0, 0, 0)),
    ("high_noon", {}, "0 option 1", (0, 0, 2, 0, 0)),
    ("drinks_on_the_house", HURT, "", (0, 0, 1, 0, 0)),
    ("the_stolen_brand", {}, "0 option 0", (0, 30, 0, 0, 0)),
    ("card_sharps", {}, "", (0, 20, 1, 0, 0)),
    ("honest_work", {}, "0 option 1", (1, 0, 0, 0, 0)),
    ("the_lost_herd", {}, "0 option 1", (0, 20, 0, 0, 0)),
    ("medicine_show", {"wounds": 3}, "", (1, 0, 0, 0, 0)),
    ("doctors_orders", {}, "", (0, 0, 2, 0, 0)),
    ("the_horse_fair", {}, "", (0, 30, 0, 0, 0)),
    ("the_gold_shipment", {}, "0 option 1", (1, 0, 1, 0, 0)),
    ("dead_or_alive", {}, "0 option 1", (0, 20, 0, 0, 0)),
    ("the_late_stagecoach", {}, "", (0, 20, 1, 0, 0)),
    ("the_long_arm_of_the_law", {}, "0 option 1", (0, 0, 2, 0, 0)),
    ("bank_run", {"money": 30}, "", (1, 10, 0, 0, 0)),
    ("prize_bull", {}, "", (1, 10, 0, 0, 0)),
    ("bar_room_brawl", HURT, "0 accept, 0 discard 7D", (0, 0, 1, 0, 0)),
    ("bar_room_brawl", HURT, "0 pass", (0, 0, 2, 0, 1)),
    ("blood_money", {}, "0 accept", (0, 50, 0, 0, 1)),
    ("mail_order", {}, "", (0, 0, 2, 0, 0)),
    ("the_railway_clerk", {"cattle": "green money"}, "0 option 1", (2, 0, 0, 0, 0)),
    ("the_gunsmith", {}, "0 option 1", (0, 20, 1, 0, 0)),
    ("the_buried_strongbox", {}, "0 option 0", (0, 10, 0, 1, 0)),
    ("bad_water", HURT, "", (0, 10, 0, 0, 0)),
    ("rustlers_moon", {}, "0 option 1", (0, 30, 0, 0, 0)),
    ("showdown_in_the_street", {}, "0 accept", (1, 0, 1, 0, 1)),
    ("moonshine", {}, "", (1, 10, 0, 0, 0)),
    ("grubstake", {}, "", (0, 40, 0, 0, 0)),
    ("x_marks_the_spot", {}, "", (0, 0, 0, 2, 0)),
    ("stampede", {"cattle": "green money"}, "0 option 1", (1, 20, 0, 0, 1)),
    ("election_day", {}, "0 option 0", (1, 0, 1, 0, 0)),
    ("campfire_tales", HURT, "0 option 1", (0, 0, 1, 0, 0)),
    ("canyon_ambush", {"hand": "AS"}, "2 pick 11", (1, 30, 0, 0, 0)),
    ("war_party_on_the_ridge", {"hand": "AS"}, "2 pick 11", (2, 10, 0, 0, 0)),
    ("the_night_riders", {"hand": "AS"}, "2 pick 11, 0 option 2", (0, 50, 0, 0, 0)),
    ("siege_at_the_ranch", {"hand": "AS"}, "2 pick 11", (1, 40, 0, 0, 0)),
    ("bounty_in_the_hills", {"hand": "AS"}, "2 pick 11, 0 option 0", (1, 20, 0, 0, 0)),
    ("train_robbers", {"hand": "AS"}, "2 pick 11, 0 option 1", (0, 10, 0, 2, 0)),
    ("train_robbers", {"hand": "2S"}, "2 pick 11", (0, 10, 1, 0, 1)),
    # The other options of those that offer some.
    ("the_cattle_baron", HURT, "0 option 0", (0, 0, 0, 0, 0)),
    ("strike_it_rich", {}, "0 option 1", (0, 20, 0, 0, 0)),
    ("the_travelling_salesman", {}, "0 option 1", (0, 20, 0, 0, 0)),
    ("honest_work", {}, "0 option 0", (0, 30, 0, 0, 0)),
    ("the_gold_shipment", {}, "0 option 0", (0, 40, 0, 0, 0)),
    ("dead_or_alive", {"wanted": 1}, "", (0, 30, 0, 0, 0)),
    ("the_long_arm_of_the_law", {"wanted": 1}, "", (0, 0, 1, 0, 0)),
    ("bank_run", {"nuggets": 2}, "", (1, 0, 0, 1, 0)),
    ("the_railway_clerk", {"cattle": "green money"}, "0 option 0", (0, 30, 0, 0, 0)),
    ("the_gunsmith", {}, "0 option 0", (1, 0, 0, 0, 0)),
    ("the_buried_strongbox", {}, "0 option 1", (0, 0, 2, 0, 0)),
    ("stampede", {"cattle": "green money"}, "0 option 0", (1, 20, 0, 0, 0)),
    ("campfire_tales", {}, "0 option 0", (0, 20, 0, 0, 0)),
    ("train_robbers", {"hand": "AS"}, "2 pick 11, 0 option 0", (0, 70, 0, 0, 0)),
    ("train_robbers", {"hand": "AS"}, "2 pick 11, 0 option 2", (1, 10, 1, 0, 0)),
]
# Options that bring a point on a track: the story, the answers, the marshal and the wanted points.
TRACKS: list[tuple[str, str, tuple[int, int]]] = [
    ("the_stolen_brand", "0 option 1", (1, 0)),
    ("the_stolen_brand", "0 option 2", (0, 1)),
    ("dead_or_alive", "0 option 0", (1, 0)),
    ("the_long_arm_of_the_law", "0 option 0", (1, 0)),
    ("the_night_riders", "2 pick 11, 0 option 0", (1, 0)),
    ("the_night_riders", "2 pick 11, 0 option 1", (0, 1)),
    ("bounty_in_the_hills", "2 pick 11, 0 option 1", (1, 0)),
    ("rustlers_moon", "0 option 0", (0, 1)),
    ("election_day", "0 option 1", (1, 0)),
]
# How many fight cards are drawn for a gang.
GANGS = {
    "canyon_ambush": 2,
    "war_party_on_the_ridge": 3,
    "the_night_riders": 2,
    "siege_at_the_ranch": 3,
    "bounty_in_the_hills": 2,
    "train_robbers": 3,
}


def rewarded(story: str, goods: dict[str, Any]) -> Table:
    """Both discs on a story are those of seat 0, whose turn has ended."""
    t = table(
        seat0={"character": "kit_carson", "space": "M10", "equipment": ["revolver"], **goods},
        seat1={"character": "yb_rowdy", "space": "S6"},
        seat2={"character": "bloody_knife", "space": "S6"},
        stories={0: [story]},
        discs={0: [0, 0]},
        fight_deck=[11, 3, 4],
        deck="7D 8D 9D",
    )
    return t.end_turn(0)


@rule("WL-Y9", "WL-Y14")
@pytest.mark.parametrize(("story", "goods", "answers", "left"), REWARDS)
def test_what_stories_bring(
    story: str, goods: dict[str, Any], answers: str, left: tuple[int, int, int, int, int]
) -> None:
    t = rewarded(story, goods)
    if answers:
        t.do(answers)
    assert (t.lp(0), t.money(0), t.cards(0), t.nuggets(0), t.wounds(0)) == left
    assert t.log("story_told") == [f"story_told {story}"]


@rule("WL-Y9")
@pytest.mark.parametrize(("story", "answers", "points"), TRACKS)
def test_stories_that_bring_a_point_on_a_track(story: str, answers: str, points: tuple[int, int]) -> None:
    t = rewarded(story, {"hand": "AS"} if story in GANGS else {}).do(answers)
    assert (t.marshal(0), t.wanted(0)) == points


@rule("WL-Y14")
@pytest.mark.parametrize("story", GANGS)
def test_gangs_draw_as_many_fight_cards_as_printed(story: str) -> None:
    assert len(rewarded(story, {"hand": "AS"}).choices(2, "pick")) == GANGS[story]


@rule("WL-Y9")
def test_every_story_is_tested() -> None:
    asked = {story for story, _, _, _ in CONDITIONS} | {"strike_it_rich", "card_sharps"}
    brought = {story for story, _, _, _ in REWARDS}
    same = {"siege_at_the_ranch", "showdown_in_the_street"}  # they ask for what others ask for
    assert asked | same == set(STORY_IDS)
    assert brought == set(STORY_IDS) - {"claim_jumpers"}


def test_a_salesman_and_a_die() -> None:
    """A free item of the own choice, with its effect; and a prospecting die."""
    base: dict[str, Any] = {"character": "kit_carson", "space": "M10", "wounds": 1}
    t = table(seat0=base, stories={0: ["the_travelling_salesman"]}, discs={0: [0, 0]}).end_turn(0)
    t.do("0 option 0, 0 take_item whiskey")
    assert (t.equipment(0)[-1], t.wounds(0)) == ("whiskey", 0)
    seen = set()
    for seed in range(30):
        t = table(seat0=base, stories={0: ["claim_jumpers"]}, discs={0: [0, 0]}, seed=seed).end_turn(0)
        while t.asked == "0 roll_again":
            t.do("0 pass")
        face = t.log("rolled")[-1].split()[2]
        seen.add(face)
        gains = {"nugget": (1, 0, 0), "money": (0, 10, 0), "again": (0, 10, 0), "blank": (0, 0, 1)}
        assert (t.nuggets(0), t.money(0), t.cards(0)) == gains[face]
    assert seen == {"nugget", "money", "again", "blank"}


def test_jesse_gains_by_robberies() -> None:
    jesse = {"character": "jesse_james", "wanted": 1, "lp": 5}
    t = table(seat0={**jesse, "space": "D9", "hand": "AS", "equipment": ["revolver"]}, fight_deck=[11, 2, 3])
    assert t.do("0 rob_bank, 2 pick 11").lp(0) == 6
    t = table(seat0={**jesse, "space": "D6", "hand": "AS"}, seat1={"space": "D6"})
    assert t.do("0 attack 1 robbery").lp(0) == 6
