"""What follows a story, how far the sheriff goes and what he takes, and what discs cost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

WYATT = {"character": "wyatt_earp", "marshal": 1}
BILLY = {"character": "billy_the_kid", "wanted": 2}
KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}
AWAY: dict[str, Any] = {"seat1": {**ROWDY, "space": "M1"}, "seat2": {**JANE, "space": "M1"}}
HIDEOUTS = {"A": ["M2", "S8"], "B": ["X1", "S1"], "C": ["C8", "P2"]}
STORIES = {
    **{"the_cattle_baron": ("A", 2), "strike_it_rich": ("AC", 3), "high_noon": ("B", 4)},
    **{"canyon_ambush": ("B", 3), "drinks_on_the_house": ("C", 2), "the_stolen_brand": ("AB", 3)},
    **{"the_travelling_salesman": ("C", 2), "card_sharps": ("B", 3), "honest_work": ("AC", 2)},
    **{"the_lost_herd": ("A", 3), "medicine_show": ("BC", 2), "doctors_orders": ("AB", 3)},
    **{"the_horse_fair": ("AC", 3), "the_gold_shipment": ("BC", 3), "war_party_on_the_ridge": ("A", 2)},
    **{"dead_or_alive": ("C", 4), "the_late_stagecoach": ("A", 3), "the_long_arm_of_the_law": ("B", 4)},
    **{"bank_run": ("AB", 3), "prize_bull": ("BC", 3), "bar_room_brawl": ("C", 2), "blood_money": ("BC", 3)},
    **{"claim_jumpers": ("AC", 3), "the_night_riders": ("AC", 3), "mail_order": ("B", 2)},
    **{"siege_at_the_ranch": ("AB", 3), "the_railway_clerk": ("A", 2), "the_gunsmith": ("C", 2)},
    **{"bounty_in_the_hills": ("AB", 4), "the_buried_strongbox": ("A", 3), "bad_water": ("B", 2)},
    **{"rustlers_moon": ("AC", 4), "showdown_in_the_street": ("C", 3), "moonshine": ("AB", 2)},
    **{"grubstake": ("AC", 2), "x_marks_the_spot": ("B", 3), "stampede": ("BC", 3)},
    **{"train_robbers": ("C", 3), "election_day": ("AB", 4), "campfire_tales": ("BC", 3)},
}
"""By story the letters of the hideouts to which bandits come, and how far the sheriff may go."""


def answered(t: Table) -> Table:
    """Questions of a story are answered until the sheriff may go or the next player's turn begins."""
    while t.asked and not t.asked.endswith((" sheriff", " income")):
        seat = t.state.actors()[0]
        offered = t.choices(seat)
        t.play(f"{seat} {'pass' if 'pass' in offered else offered[0]}")
    return t


def told(story: str, me: dict[str, Any], **rest: Any) -> Table:
    """The story is told at the end of the turn of the first player, who has both discs on it."""
    others = {
        "seat1": {**ROWDY, "space": "M10"},
        "seat2": {**BILLY, "space": "M10"},
        **rest.pop("others", {}),
    }
    seats: dict[str, Any] = {
        "seat0": {"space": "M10", "hand": "AS", "equipment": ["revolver"], **me},
        **others,
    }
    t = table(stories={0: [story]}, discs={0: [0, 0]}, **seats, **rest)
    return answered(t.end_turn(0))


# -- bandits and the sheriff -------------------------------------------------------------------------------


@rule("WL-Y11", "WL-Y8")
@pytest.mark.parametrize("story", STORIES)
def test_where_bandits_come_after_a_story(story: str) -> None:
    letters, _ = STORIES[story]
    t = told(story, KIT)
    assert sorted(t.bandits()) == sorted(space for letter in letters for space in HIDEOUTS[letter])


@rule("WL-Y12", "WL-H2")
@pytest.mark.parametrize("story", STORIES)
def test_how_far_the_sheriff_goes_after_a_story(story: str) -> None:
    _, spaces = STORIES[story]
    t = told(story, KIT)
    assert t.asked == "0 sheriff"
    assert t.view.sheriff.spaces_left == spaces
    for step in range(spaces):
        assert t.asked == "0 sheriff"
        t.do("0 step D2" if step % 2 == 0 else "0 step D1")
    assert t.asked == "1 income"


@rule("WL-H11", "WL-G14", "WL-H2")
@pytest.mark.parametrize(("lp", "extra"), [(4, 0), (5, 2)])
def test_wyatt_sends_the_sheriff_two_spaces_further(lp: int, extra: int) -> None:
    story = told("mail_order", {**WYATT, "lp": lp})
    assert story.view.sheriff.spaces_left == 2 + extra
    card = table(
        seat0={**WYATT, "space": "S6", "lp": lp, "hand": "4S"},
        seat1={**BILLY, "space": "S6"},
        seat2={**JANE, "space": "S6"},
    ).do("0 play 4S")
    lp_after = lp + 1  # the card's own point unlocks the ability, too
    further = 2 if lp_after >= 5 else 0
    for step in range(3 + further):
        assert card.asked == "0 sheriff"
        card.do("0 step D2" if step % 2 == 0 else "0 step D1")
    assert card.asked == "0 act"


@rule("WL-Y12", "WL-H1")
@pytest.mark.parametrize(
    ("sides", "asked"), [(({}, {}), False), (({"marshal": 5}, {}), False), (({}, {"wanted": 1}), True)]
)
def test_the_sheriff_goes_only_if_there_is_an_outlaw(
    sides: tuple[dict[str, int], dict[str, int]], asked: bool
) -> None:
    others = {"seat1": {**ROWDY, "space": "M10", **sides[0]}, "seat2": {**JANE, "space": "M10", **sides[1]}}
    t = told("mail_order", KIT, others=others)
    assert (t.asked == "0 sheriff") == asked


@rule("WL-Y11", "WL-S14")
@pytest.mark.parametrize("who", ["nobody", "character", "bandit", "sheriff"])
def test_no_bandit_comes_where_somebody_is(who: str) -> None:
    others: dict[str, Any] = {"seat1": {**ROWDY, "space": "X1" if who == "character" else "M10"}}
    rest: dict[str, Any] = {"sheriff": "X1" if who == "sheriff" else "D1"}
    if who == "bandit":
        rest["bandits"] = ["X1"]
    t = told("mail_order", KIT, others=others, **rest)
    came = {line.split()[1] for line in t.log("bandit_came")}
    assert came == ({"X1", "S1"} if who == "nobody" else {"S1"})


@rule("WL-H4", "WL-H5", "WL-H7", "WL-H10")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_an_outlaw_needs_two_cards_to_fight_the_sheriff(cards: int) -> None:
    """One is discarded when he comes, and one is played."""
    hand = " ".join(["AS", "KS"][:cards])
    t = table(
        seat0={**KIT, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "D5", "hand": hand, "equipment": ["revolver"]},
        seat2={**JANE, "space": "S6"},
        fight_deck=[5, 6, 8, 9],
    ).do("0 play 4S, 0 step D5")
    if cards < 2:
        assert (t.wanted(1), t.space(1), t.wounds(1), t.cards(1)) == (0, "D1", 1, 1)
        assert t.log("helpless") == ["helpless 1"]
    else:
        t.do("1 discard KS, 0 pick 8")
        assert (t.wanted(1), t.space(1), t.sheriff()) == (2, "D5", "D1")


@rule("WL-H7", "WL-F20")
@pytest.mark.parametrize(("money", "left"), [(0, 0), (10, 0), (20, 10), (50, 20), (120, 60)])
@pytest.mark.parametrize(("nuggets", "kept"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_what_the_sheriff_takes(money: int, left: int, nuggets: int, kept: int) -> None:
    t = table(
        seat0={**KIT, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "D5", "money": money, "nuggets": nuggets},
        seat2={**JANE, "space": "S6"},
    ).do("0 play 4S, 0 step D5")
    assert (t.money(1), t.nuggets(1), t.wanted(1)) == (left, kept, 0)
    assert (t.marshal(0), t.money(0), t.sheriff()) == (0, 0, "D1")


# -- contributing ------------------------------------------------------------------------------------------


@rule("WL-Y6", "WL-Y7", "WL-Y9", "WL-R19")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_as_many_discs_as_there_are_slots(players: int, needed: int) -> None:
    """All who have one are rewarded, from the player whose turn ends; a missing disc, and nothing happens."""
    discs = [0, 1, 1][:needed]
    seats: dict[str, Any] = {f"seat{seat}": {"space": "M10"} for seat in range(players)}
    seats["seat0"] |= KIT
    seats["seat1"] |= ROWDY
    t = table(players, stories={0: ["grubstake"]}, discs={0: discs}, **seats)
    t = answered(t.end_turn(0))
    assert [t.money(seat) for seat in range(2)] == [40, 40]
    assert [line.split()[1] for line in t.log("gained") if "money" in line][:2] == ["0", "1"]
    short = table(players, stories={0: ["grubstake"]}, discs={0: discs[1:]}, **seats).end_turn(0)
    assert (short.log("story_told"), short.money(1)) == ([], 0)


PLACES = [
    *[
        ("the_long_arm_of_the_law", "D1", {}),
        ("bank_run", "D9", {}),
        ("the_horse_fair", "R8", {"equipment": ["mule"]}),
    ],
    *[
        ("x_marks_the_spot", "P5", {"equipment": ["miners_map"]}),
        ("medicine_show", "R1", {"equipment": ["whiskey"]}),
    ],
    *[
        ("election_day", "D7", {"money": 20}),
        ("grubstake", "D4", {"hand": "2S 3S"}),
        ("campfire_tales", "X1", {"hand": "2S"}),
    ],
]


@rule("WL-Y2", "WL-R16", "WL-R17")
@pytest.mark.parametrize(("story", "space", "goods"), PLACES)
def test_a_disc_where_the_story_wants_one(story: str, space: str, goods: dict[str, Any]) -> None:
    here = table(seat0={**KIT, "space": space, **goods}, stories={0: [story]}, **AWAY)
    assert here.refusal("0 contribute left") == ""
    elsewhere = "D6" if story == "campfire_tales" else "M10"
    there = table(seat0={**KIT, "space": elsewhere, **goods}, stories={0: [story]}, **AWAY)
    assert there.refusal("0 contribute left") == "WL-Y2"


@rule("WL-R17")
@pytest.mark.parametrize(
    ("story", "space", "goods", "left"),
    [
        ("election_day", "D7", {"money": 20}, {"money": 0}),
        ("election_day", "R5", {"money": 50}, {"money": 30}),
        ("grubstake", "D4", {"hand": "2S 3S"}, {"cards": 0}),
        ("grubstake", "D4", {"hand": "2S 3S 4S"}, {"cards": 1}),
        ("campfire_tales", "M10", {"hand": "2S"}, {"cards": 0}),
        ("moonshine", "M10", {"equipment": ["rifle", "whiskey"]}, {"things": 1}),
        ("medicine_show", "R2", {"equipment": ["rifle", "provisions"]}, {"things": 1}),
    ],
)
def test_what_a_disc_costs(story: str, space: str, goods: dict[str, Any], left: dict[str, int]) -> None:
    t = table(seat0={**KIT, "space": space, **goods}, stories={0: [story]}, **AWAY).do("0 contribute left")
    while "discard" in t.asked:
        t.play(f"0 {t.choices(0)[0]}")
    found = {"money": t.money(0), "cards": t.cards(0), "things": len(t.equipment(0))}
    assert {name: found[name] for name in left} == left
    assert (t.discs(0)[0], t.actions) == (1, 3)


@rule("WL-R17", "WL-Y2")
@pytest.mark.parametrize(
    ("story", "space", "goods"),
    [
        ("election_day", "D7", {"money": 10}),
        ("grubstake", "D4", {"hand": "2S"}),
        ("campfire_tales", "M10", {}),
    ],
)
def test_who_cannot_pay_for_a_disc_places_none(story: str, space: str, goods: dict[str, Any]) -> None:
    t = table(seat0={**KIT, "space": space, **goods}, stories={0: [story]}, **AWAY)
    assert t.refusal("0 contribute left") == "WL-Y2"


@rule("WL-Y2", "WL-R16")
@pytest.mark.parametrize(
    ("move", "met"), [("0 play AS, 0 option 0", True), ("0 play AS, 0 option 1", True), ("0 play KS", False)]
)
def test_only_points_on_a_track_are_points_dead_or_alive(move: str, met: bool) -> None:
    t = table(seat0={**KIT, "space": "M10", "hand": "AS KS"}, stories={0: ["dead_or_alive"]}, **AWAY).do(move)
    assert (t.refusal("0 contribute left") == "") == met
