"""Rulings of Western Legends in more than one position each: fights, loot, cattle, dice, discs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import FIRST_GAME, Table, rule, table

ANNIE = {"character": "annie_oakley"}
BASS = {"character": "bass_reeves", "marshal": 1}
BILLY = {"character": "billy_the_kid", "wanted": 2}
KIT = {"character": "kit_carson"}
ROWDY = {"character": "yb_rowdy"}
JANE = {"character": "calamity_jane"}
AWAY: dict[str, Any] = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


def meeting(first: dict[str, Any], second: dict[str, Any], **told: Any) -> Table:
    """Two characters with plain revolvers on one space."""
    plain: dict[str, Any] = {"space": "D6", "equipment": ["revolver"]}
    seats: dict[str, Any] = {"seat0": {**KIT, **plain, **first}, "seat1": {**ROWDY, **plain, **second}}
    return table(**seats, seat2={**JANE, "space": "S6"}, **told)


def bandit(hand: str, cards: list[int], **goods: Any) -> Table:
    """Somebody with a plain revolver has met a bandit."""
    me = {**KIT, "space": "M7", "hand": hand, "equipment": ["revolver"], **goods}
    return table(seat0=me, fight_deck=cards, bandits=["M2"], deck="7D 8D 9D", **AWAY).do("0 step M2")


# -- fights ------------------------------------------------------------------------------------------------


@rule("WL-F3", "WL-F5")
@pytest.mark.parametrize("kind", ["duel", "robbery"])
@pytest.mark.parametrize("mine", [{}, {"marshal": 2}, {"wanted": 2}])
@pytest.mark.parametrize("theirs", [{}, {"marshal": 2}, {"wanted": 2}])
def test_anybody_may_fight_anybody(kind: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    t = meeting({"hand": "AS", **mine}, theirs).do(f"0 attack 1 {kind}")
    assert t.log("declared") == [f"declared 0 1 {kind}"]
    assert t.wounds(1) == 1


@rule("WL-G22", "WL-J5", "WL-N5")
@pytest.mark.parametrize("fight", ["bandit", "player"])
def test_without_a_card_nothing_is_shown(fight: str) -> None:
    """The wound and the card of a loser come all the same."""
    if fight == "bandit":
        t = bandit("", [13, 12])
        seat = 0
        assert t.log("faced") == []
    else:
        t = meeting({"hand": "AS KS"}, {}).do("0 attack 1 duel, 0 prepare AS")
        seat = 1
    assert (t.wounds(seat), t.cards(seat)) == (1, 1)
    assert (t.log("showed"), t.log("showed_fight_card"), t.lp(seat)) == ([], [], 0)
    assert t.log("helpless") == [f"helpless {seat}"]


@rule("WL-F10", "WL-F21", "WL-G21", "WL-R3")
@pytest.mark.parametrize("ending", ["surrender", "prepare 2H"])
def test_cards_that_were_laid_are_discarded(ending: str) -> None:
    t = (
        meeting({"hand": "AS KS"}, {"hand": "2H QH"})
        .do(f"0 attack 1 duel, 0 prepare AS, 1 {ending}")
        .no_reactions()
    )
    laid = {"AS"} if ending == "surrender" else {"AS", "2H"}
    assert set(t.discards().split()) == laid
    assert "AS" not in t.hand(0)
    assert ("2H" in t.hand(1).split()) == (ending == "surrender")


@rule("WL-R2", "WL-F7")
@pytest.mark.parametrize(
    ("choice", "asked", "wounds"), [("option 0", "0 act", 1), ("option 1", "1 defend", 1)]
)
def test_an_attacker_against_annie_has_one_card(choice: str, asked: str, wounds: int) -> None:
    """Who gives the last card away cannot fight; who takes a wound can."""
    t = meeting({"hand": "AS"}, {**ANNIE, "lp": 5, "hand": "2H KH"}).do(f"0 attack 1 duel, 0 {choice}")
    assert (t.asked, t.wounds(0), t.lp(0)) == (asked, wounds, 0)


@rule("WL-R23", "WL-T4")
@pytest.mark.parametrize(("active", "lowered"), [("revolver", True), ("rifle", False)])
def test_a_defender_has_the_weapon_of_the_last_turn(active: str, lowered: bool) -> None:
    them = {"hand": "9H KH", "equipment": ["revolver+", "rifle"], "weapon": active}
    t = meeting({"hand": "9S KC"}, them).do("0 attack 1 duel, 0 prepare 9S, 1 prepare 9H").no_reactions()
    assert bool(t.log("won")) != lowered  # a tie is won, a lowered card is not


@rule("WL-O9", "WL-F25", "WL-E11")
@pytest.mark.parametrize("marshal", [1, 4, 9])
def test_a_lawman_whose_robbery_fails_stays_one(marshal: int) -> None:
    t = meeting({**BASS, "marshal": marshal, "hand": "7S"}, {"hand": "KH", "money": 70})
    t.do("0 attack 1 robbery, 1 prepare KH").no_reactions()
    assert (t.marshal(0), t.wanted(0), t.money(1)) == (marshal, 0, 70)


@rule("WL-R30", "WL-F18")
@pytest.mark.parametrize(
    ("theirs", "asked"),
    [
        ({}, "0 act"),
        ({"money": 10}, "0 loot"),
        ({"nuggets": 1}, "0 loot"),
        ({"cattle": "blue card"}, "0 steal_cattle"),
    ],
)
def test_what_a_robber_is_asked(theirs: dict[str, Any], asked: str) -> None:
    t = meeting({"hand": "AS"}, theirs).do("0 attack 1 robbery")
    assert (t.asked, t.wanted(0)) == (asked, 1)
    if asked == "0 loot":
        assert "loot nothing" in t.choices(0)
        assert ("loot money" in t.choices(0)) == ("money" in theirs)
        assert ("loot nuggets" in t.choices(0)) == ("nuggets" in theirs)


@rule("WL-R31", "WL-R35", "WL-F16")
@pytest.mark.parametrize("sheriff", ["D1", "M10"])
def test_an_arrest_puts_a_figure_into_the_office_and_nothing_else(sheriff: str) -> None:
    t = meeting({**BASS, "hand": "AS"}, BILLY, sheriff=sheriff, bandits=["X1"]).do("0 attack 1 arrest")
    assert (t.space(1), t.sheriff(), t.bandits()) == ("D1", sheriff, ["X1"])
    assert t.log("moved") == []


# -- virtual opponents -------------------------------------------------------------------------------------


@rule("WL-N2", "WL-R54")
@pytest.mark.parametrize(("players", "handler"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_right_neighbour_plays_for_a_bandit(players: int, handler: int) -> None:
    me = {**KIT, "space": "M7", "hand": "AS KS"}
    t = table(players, seat0=me, fight_deck=[2, 3], bandits=["M2"]).do("0 step M2")
    assert t.asked == f"0 own_card, {handler} fight_card"
    assert sorted(t.choices(handler)) == ["pick 2", "pick 3"]


@rule("WL-N3", "WL-R22", "WL-R68", "WL-N1")
@pytest.mark.parametrize(("rifle", "drawn", "seen"), [("rifle", 2, 2), ("rifle+", 1, 1), ("revolver", 2, 0)])
def test_a_rifle_shows_the_cards_of_a_bandit(rifle: str, drawn: int, seen: int) -> None:
    t = bandit("AS KS", [2, 3], equipment=[rifle])
    assert t.log("faced") == [f"faced 0 bandit {drawn}"]
    assert len(t.log("saw_fight_card", viewer=0)) == seen
    assert t.log("saw_fight_card", viewer=2) == t.log("saw_fight_card", viewer=1) == []


@rule("WL-N6", "WL-N7")
@pytest.mark.parametrize(
    "theirs", [{"equipment": ["revolver+"]}, {"character": "doc_holliday", "lp": 5, "hand": "6S"}]
)
def test_what_the_handler_has_does_not_matter(theirs: dict[str, Any]) -> None:
    me = {**KIT, "space": "M7", "hand": "9S", "equipment": ["revolver"]}
    seats: dict[str, Any] = {"seat0": me, "seat1": {"space": "S6"}, "seat2": {"space": "S6", **theirs}}
    t = table(fight_deck=[8, 2], bandits=["M2"], **seats).do("0 step M2, 2 pick 8")
    assert not t.asked.startswith("2")
    t.no_reactions()
    assert t.log("won") == ["won 0 9 8"]


@rule("WL-N18", "WL-R34", "WL-M8")
@pytest.mark.parametrize(("hand", "moves"), [("AS", "0 step M2"), ("AS 7S", "0 play 7S, 0 step M2")])
def test_any_movement_onto_a_bandit_is_a_fight_without_an_action_of_its_own(hand: str, moves: str) -> None:
    me = {**KIT, "space": "M7", "hand": hand, "equipment": ["revolver", "mustang"]}
    t = table(seat0=me, fight_deck=[11, 2], bandits=["M2"], **AWAY).do(moves).do("2 pick 11, 0 option 0")
    assert (t.actions, t.asked, t.space(0)) == (2, "0 act", "M2")
    assert "stop" not in t.choices(0)


@rule("WL-N20", "WL-R39")
@pytest.mark.parametrize("answer", ["accept", "pass"])
def test_a_shootout_with_a_bandit(answer: str) -> None:
    t = bandit("3S AS", [2, 13, 5, 4]).do(f"0 prepare 3S, 2 pick 2, 0 {answer}")
    if answer == "accept":
        assert (t.log("voided"), t.wounds(0), sorted(t.choices(2))) == (["voided 0"], 0, ["pick 4", "pick 5"])
    else:
        assert (t.log("won"), t.wounds(0)) == (["won 0 3 2"], 1)


@rule("WL-R37", "WL-O2")
@pytest.mark.parametrize(
    ("side", "options", "points"),
    [
        ({}, 3, [(1, 0, 0), (0, 1, 0), (0, 0, 1)]),
        ({"marshal": 4}, 3, [(1, 4, 0), (0, 5, 0), (0, 0, 1)]),
        ({"wanted": 1}, 2, [(1, 0, 1), (0, 0, 2)]),
    ],
)
def test_the_ace_of_an_opponent_gives_a_choice(
    side: dict[str, int], options: int, points: list[tuple[int, int, int]]
) -> None:
    for place in range(options):
        t = bandit("2S", [14, 3], **side).do("2 pick 14").no_reactions()
        assert len(t.choices(0)) == options
        t.play(f"0 {t.choices(0)[place]}")
        assert (t.lp(0), t.marshal(0), t.wanted(0)) == points[place]


@rule("WL-H8", "WL-H12", "WL-R39")
def test_a_new_fight_with_the_sheriff_costs_no_other_card() -> None:
    t = table(
        seat0={**KIT, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "D5", "hand": "3S AS KS", "equipment": ["revolver"]},
        seat2={**JANE, "space": "S6"},
        fight_deck=[8, 9, 11, 12, 2, 4, 5, 6],
    )
    t.do("0 play 4S, 0 step D5, 1 discard KS, 1 prepare 3S, 0 pick 12, 1 accept")
    assert (t.asked, t.log("discarded")[1:]) == (
        "0 fight_card",
        ["discarded 1 king_spades", "discarded 1 3_spades"],
    )
    t.do("0 pick 6")
    assert (t.wanted(1), t.space(1), t.sheriff(), t.lp(1)) == (2, "D5", "D1", 0)


@rule("WL-K4", "WL-H2", "WL-R33")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_manhunt_sends_the_sheriff_up_to_three_spaces(steps: int) -> None:
    t = table(
        seat0={**KIT, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "S6"},
        seat2={**JANE, "space": "D2"},
    ).do("0 play 4S")
    way = ["D2", "D7", "X1"][:steps]
    for space in way:
        t.do(f"0 step {space}")
    if steps < 3:
        t.do("0 stop")
    assert (t.sheriff(), t.asked) == (way[-1] if way else "D1", "0 act")


# -- things, cattle and dice -------------------------------------------------------------------------------


@rule("WL-R24", "WL-G4", "WL-T3")
@pytest.mark.parametrize(("nuggets", "left"), [(4, 4), (5, 4), (6, 4)])
def test_another_mount_carries_four_nuggets(nuggets: int, left: int) -> None:
    me = {
        **KIT,
        "space": "M10",
        "nuggets": nuggets,
        "equipment": ["rifle", "mule", "mustang"],
        "mount": "mule",
    }
    t = table(seat0=me, phase="start", **AWAY).do("0 income money, 0 wield mustang")
    assert t.nuggets(0) == left
    assert t.log("cut") == ([f"cut 0 nuggets {nuggets - left}"] if nuggets > left else [])
    kept = table(seat0=me, phase="start", **AWAY).do("0 income money, 0 wield mule")
    assert kept.nuggets(0) == nuggets


@rule("WL-R25", "WL-L3")
@pytest.mark.parametrize(("money", "upgrades"), [(30, False), (50, False), (60, True)])
def test_a_new_thing_may_be_upgraded_in_the_same_action(money: int, upgrades: bool) -> None:
    t = table(seat0={**KIT, "space": "D2", "money": money}, **AWAY).do("0 buy mule, 0 accept")
    assert ("upgrade mule" in t.choices(0)) == upgrades


@rule("WL-L19", "WL-F18", "WL-F19")
def test_stolen_cattle_is_seen_by_its_thief_alone() -> None:
    t = meeting({"hand": "AS"}, {"cattle": "green card"}).do("0 attack 1 robbery, 0 accept")
    assert t.cattle(0) == "green card"
    assert len(t.log("saw_cattle", viewer=0)) == 1
    assert t.log("saw_cattle", viewer=2) == t.log("saw_cattle") == []


@rule("WL-L21", "WL-O2")
@pytest.mark.parametrize("marshal", [1, 6, 9])
def test_a_lawman_who_rustles_is_an_outlaw(marshal: int) -> None:
    t = table(seat0={**KIT, "marshal": marshal, "space": "S7", "cattle": "green legend"}, **AWAY)
    t.do("0 deliver rustle")
    assert (t.marshal(0), t.wanted(0), t.lp(0)) == (0, 1, 1)


@rule("WL-R27")
@pytest.mark.parametrize("die", [0, 1])
def test_the_map_rolls_the_chosen_die_and_only_it(die: int) -> None:
    for seed in range(12):
        me = {**KIT, "space": "S2", "equipment": ["rifle", "miners_map"]}
        t = table(seat0=me, seed=seed, **AWAY).do("0 prospect")
        before = [line.split()[2] for line in t.log("rolled")]
        t.do(f"0 reroll {die}")
        while t.asked == "0 roll_again":
            t.do("0 pass")
        faces = [line.split()[2] for line in t.log("rolled")]
        final = [faces[2], before[1 - die]]
        assert t.nuggets(0) == final.count("nugget")
        assert t.money(0) == 10 * (final.count("money") + final.count("again"))


@rule("WL-R27", "WL-R28")
def test_without_the_map_no_die_is_rolled_again_but_an_arrow() -> None:
    for seed in range(20):
        t = table(seat0={**KIT, "space": "S2"}, seed=seed, **AWAY).do("0 prospect")
        arrows = [line for line in t.log("rolled") if line.endswith("again")]
        assert (t.asked == "0 roll_again") == bool(arrows)
        assert t.refusal("0 reroll 0") != ""


@rule("WL-R27")
def test_the_map_need_not_be_used() -> None:
    me = {**KIT, "space": "S2", "equipment": ["rifle", "miners_map"]}
    for seed in range(8):
        t = table(seat0=me, seed=seed, **AWAY).do("0 prospect, 0 pass")
        while t.asked == "0 roll_again":
            t.do("0 pass")
        faces = [line.split()[2] for line in t.log("rolled")]
        assert (len(faces), t.nuggets(0)) == (2, faces.count("nugget"))


# -- giving up ---------------------------------------------------------------------------------------------


@rule("WL-R64", "WL-G7", "WL-G6")
@pytest.mark.parametrize(
    ("money", "nuggets", "asked", "left"),
    [
        (20, 1, True, (0, 1)),
        (20, 0, False, (0, 0)),
        (10, 1, False, (10, 0)),
        (10, 0, False, (0, 0)),
        (0, 0, False, (0, 0)),
    ],
)
def test_what_a_bank_run_takes(money: int, nuggets: int, asked: bool, left: tuple[int, int]) -> None:
    """$20 or a nugget: in full if possible; else what there is, or nothing. The point comes all the same."""
    me = {**KIT, "space": "M10", "money": money, "nuggets": nuggets}
    t = table(seat0=me, stories={0: ["bank_run"]}, discs={0: [0, 0]}, **AWAY).end_turn(0)
    assert (t.asked == "0 lose_choice") == asked
    if asked:
        t.do("0 option 0")
    assert ((t.money(0), t.nuggets(0)), t.lp(0)) == (left, 1)


@rule("WL-R20", "WL-G5")
@pytest.mark.parametrize(("wounds", "asked"), [(0, True), (2, True), (3, False)])
@pytest.mark.parametrize("story", ["blood_money", "showdown_in_the_street"])
def test_who_has_three_wounds_cannot_pay_with_another(story: str, wounds: int, asked: bool) -> None:
    me = {**KIT, "space": "M10", "wounds": wounds}
    t = table(seat0=me, stories={0: [story]}, discs={0: [0, 0]}, **AWAY).end_turn(0)
    assert (t.asked == "0 exchange") == asked


# -- discs -------------------------------------------------------------------------------------------------


@rule("WL-Y4", "WL-Y5", "WL-Y16")
@pytest.mark.parametrize(
    ("players", "discs", "left", "right", "moved"),
    [
        (3, {}, 1, 0, False),
        (3, {1: [0]}, 1, 1, False),
        (3, {0: [0], 1: [0]}, 2, 0, True),
        (5, {0: [0]}, 2, 0, False),
        (5, {0: [0], 1: [0]}, 2, 0, True),
    ],
)
def test_where_discs_lie_afterwards(
    players: int, discs: dict[int, list[int]], left: int, right: int, moved: bool
) -> None:
    me = {**KIT, "space": "M10", "wounds": 1}
    t = table(players, seat0=me, stories={0: ["bad_water"], 1: ["honest_work"]}, discs=discs).do(
        "0 contribute left"
    )
    assert (t.discs(0)[0], t.discs(1)[0]) == (left, right)
    assert bool(t.log("moved_disc")) == moved
    assert t.actions == 3


@rule("WL-Y13")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("", "0 step X1, 0 stop"),
        ("7S", "0 play 7S, 0 step X1, 0 stop"),
        ("2S", "0 step D6, 0 stop, 0 react 2S, 0 step D7, 0 step X1"),
    ],
)
def test_any_movement_may_end_where_a_story_wants_it(hand: str, moves: str) -> None:
    me = {**KIT, "space": "D7", "hand": hand}
    t = table(seat0=me, stories={0: ["canyon_ambush"]}, **AWAY)
    assert t.refusal("0 contribute left") == "WL-Y2"
    assert t.do(moves).refusal("0 contribute left") == ""


@rule("WL-R58", "WL-V21")
def test_one_pile_in_the_first_game() -> None:
    t = table(4, FIRST_GAME, seat0={**ANNIE, "space": "M10", "wounds": 1}, stories={0: ["bad_water"]})
    assert len(t.view.stories) == 1
    assert t.refusal("0 contribute left") == ""
    assert t.refusal("0 contribute right") != ""


@rule("WL-O8", "WL-O6", "WL-O7")
@pytest.mark.parametrize("marshal", [1, 5, 9])
def test_a_lawmans_row_pays_nothing_during_the_game(marshal: int) -> None:
    t = table(seat0={**KIT, "space": "M10", "marshal": marshal}, **AWAY).end_turn(0)
    assert (t.lp(0), t.log("lived_as_outlaw")) == (0, [])


@rule("WL-T7", "WL-R53", "WL-R48")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_the_same_action_as_often_as_there_are_actions(times: int) -> None:
    t = table(seat0={**KIT, "space": "D1"}, **AWAY)
    for _time in range(times):
        t.do("0 work")
    if times < 3:
        assert t.actions == 3 - times
        t.end_turn(0)
    assert (t.money(0), t.active) == (10 * times, 1)


@rule("WL-G15", "WL-G16")
def test_any_number_of_figures_and_nothing_lost_but_what_can_be() -> None:
    """Six figures on one space; an arrest takes neither weapon nor mount."""
    here = {"space": "D6"}
    seats: dict[str, Any] = {f"seat{seat}": dict(here) for seat in range(6)}
    seats["seat0"] |= {**BASS, "hand": "AS"}
    seats["seat1"] |= {**BILLY, "money": 50, "equipment": ["revolver", "rifle+", "mustang", "whiskey"]}
    t = table(6, **seats)
    assert len([move for move in t.choices(0, "attack") if move.endswith("duel")]) == 5
    t.do("0 attack 1 arrest")
    assert t.equipment(1) == ["mustang", "revolver", "rifle+", "whiskey"]


@rule("WL-R13", "WL-Z7")
@pytest.mark.parametrize("lp", [29, 30, 31, 60])
def test_points_go_on_beyond_the_track(lp: int) -> None:
    t = table(seat0={**KIT, "space": "R2", "money": 60, "lp": lp}, ending="last", **AWAY).do("0 revel 2")
    assert (t.lp(0), t.ending) == (lp + 2, 2)


@rule("WL-R18", "WL-R71")
@pytest.mark.parametrize("first", ["left", "right"])
def test_of_two_complete_stories_one_is_told_after_the_other(first: str) -> None:
    stories = {0: ["grubstake", "high_noon"], 1: ["mail_order", "bad_water"]}
    t = table(seat0={**KIT, "space": "M10"}, stories=stories, discs={0: [0, 1], 1: [0, 1]}, **AWAY).end_turn(
        0
    )
    assert (t.asked, t.choices(0)) == ("0 story_order", ["tell_story left", "tell_story right"])
    t.do(f"0 tell_story {first}")
    names = ["grubstake", "mail_order"] if first == "left" else ["mail_order", "grubstake"]
    assert t.log("story_told") == [f"story_told {name}" for name in names]
    assert (t.money(0), t.cards(0)) == (40, 2)
