"""Story cards (WL-Y), the end of the game (WL-Z), and rulings about both."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

from saloon.games.western_legends.components.ids import STORY_IDS

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
ANNIE = {"character": "annie_oakley"}
AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}
OPEN = ("bad_water", "honest_work")


def told(story: str, discs: list[int] | None = None, **seats: Any) -> Table:
    """The turn of seat 0 has ended, and a complete story is carried out."""
    people = {"seat0": {**ANNIE, "space": "M10"}, "seat1": {**BASS, "space": "S6"}, "seat2": {"space": "S6"}}
    for name, more in seats.items():
        people[name] = {**people.get(name, {}), **more}
    t = table(
        stories={0: [story, "drinks_on_the_house"], 1: ["honest_work"]}, discs={0: discs or [0, 0]}, **people
    )
    return t.end_turn(0)


@rule("WL-Y1")
def test_two_open_conditions() -> None:
    t = table(stories={0: ["bad_water"], 1: ["honest_work"]})
    assert (t.open_story(0), t.open_story(1)) == ("bad_water", "honest_work")


@rule("WL-Y2", "WL-Y3", "WL-R16")
def test_one_disc_a_turn_on_a_fulfilled_condition() -> None:
    t = table(
        seat0={"space": "D9", "wounds": 1, "nuggets": 2},
        stories={0: ["bad_water"], 1: ["the_gold_shipment"]},
        **AWAY,
    )
    assert t.refusal("0 contribute right") == "WL-Y2"
    t.do("0 sell 2")
    assert t.refusal("0 contribute right") == ""
    t.do("0 contribute right")
    assert (t.discs(1), t.actions) == ([1, 0, 0], 2)
    assert t.refusal("0 contribute left") == "WL-Y3"
    assert (
        table(seat0={"wounds": 1}, contributed=True, stories={0: ["bad_water"]}).refusal("0 contribute left")
        == "WL-Y3"
    )


@rule("WL-Y4")
def test_both_discs_on_one_card() -> None:
    t = table(5, seat0={"space": "M10", "wounds": 1}, stories={0: ["bad_water"]}, discs={0: [0]}).do(
        "0 contribute left"
    )
    assert t.discs(0) == [2, 0, 0, 0, 0]


@rule("WL-Y5")
def test_the_other_disc_may_move() -> None:
    t = table(
        seat0={"space": "M10", "wounds": 1},
        stories={0: ["bad_water"], 1: ["honest_work"]},
        discs={0: [0], 1: [0]},
        **AWAY,
    )
    t.do("0 contribute left")
    assert (t.discs(0)[0], t.discs(1)[0]) == (2, 0)
    assert t.log("moved_disc") == ["moved_disc 0 left"]


@rule("WL-Y6")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_discs_a_card_needs(players: int, needed: int) -> None:
    for count in (needed - 1, needed):
        t = table(
            players,
            seat0={**ANNIE, "space": "M10"},
            stories={0: ["bad_water"]},
            discs={0: list(range(count))[:players] if count <= players else []},
        )
        t.end_turn(0)
        assert bool(t.log("story_told")) == (count == needed)


@rule("WL-Y7", "WL-Y8", "WL-R15")
def test_a_story_is_told_at_the_end_of_a_turn() -> None:
    """Discs go back, the reward, then the next card is open."""
    t = told("mail_order", seat0={"hand": ""})
    assert (t.discs(0), t.cards(0)) == ([0, 0, 0], 2)
    kinds = [line.split()[0] for line in t.log("story_told", "drew", "bandit_came", "story_opened")]
    assert kinds == ["story_told", "drew", "bandit_came", "bandit_came", "story_opened"]
    assert int(t.layout.past.count(t.state)) == 1


@rule("WL-R15", "WL-Y1")
def test_the_next_card_is_seen_only_when_the_story_is_over() -> None:
    t = told("blood_money", [0, 2])
    view = t.state.view(1)
    assert (view.told.story, view.told.contributors) == ("blood_money", [0, 2])
    assert [story.key for story in view.stories] == ["honest_work"]
    t.do("0 pass, 2 pass")
    view = t.state.view(1)
    assert view.told is None
    assert [story.key for story in view.stories] == ["drinks_on_the_house", "honest_work"]


@rule("WL-L10")
def test_dice_lie_there_until_the_next_roll_also_after_a_story() -> None:
    """Those of a story beside one another, those of an action alone."""
    t = told("claim_jumpers", [0, 1], seat1={"space": "S2"})
    while "roll_again" in t.asked:
        t.do(f"{t.asked[0]} pass")
    assert len(t.view.dice) == 2
    t.do("1 income money")
    for _action in range(2):
        t.do("1 prospect")
        while "roll_again" in t.asked:
            t.do("1 pass")
        assert len(t.view.dice) == 2


@rule("WL-R15")
def test_an_empty_pile_is_made_of_told_stories() -> None:
    rest = [name for name in STORY_IDS if name not in OPEN]
    t = table(
        seat0={**ANNIE, "space": "M10"},
        stories={0: ["bad_water"], 1: ["honest_work"]},
        past_stories=rest,
        discs={0: [0, 0]},
        **AWAY,
    )
    t.end_turn(0)
    assert int(t.layout.stories[0].count(t.state)) == 39
    assert int(t.layout.past.count(t.state)) == 0


@rule("WL-R15")
def test_told_stories_are_shuffled_before_they_are_a_pile_again() -> None:
    """All saw in which order they were put aside."""
    opened = set()
    for seed in range(8):
        t = table(
            seat0={**ANNIE, "space": "M10"},
            stories={0: ["bad_water"], 1: ["honest_work"]},
            past_stories=[name for name in STORY_IDS if name not in OPEN],
            discs={0: [0, 0]},
            seed=seed,
            **AWAY,
        )
        opened.add(t.end_turn(0).open_story(0))
    assert len(opened) > 2


@rule("WL-R70", "WL-J1")
def test_a_story_is_no_part_of_the_action_before_it() -> None:
    """Doc draws a card for the wounds of a lost fight, and one for the wound that the story costs."""
    t = table(
        seat0={"character": "doc_holliday", "lp": 5, "space": "M7", "hand": "2S"},
        fight_deck=[11, 13],
        bandits=["M2"],
        deck="7D 8D 9D",
        stories={0: ["blood_money"]},
        discs={0: [0, 0]},
        **AWAY,
    )
    t.do("0 step M2, 2 pick 11")
    assert (t.wounds(0), t.hand(0)) == (1, "7D 8D")
    t.end_turn(0).do("0 accept")
    assert (t.wounds(0), t.hand(0)) == (2, "7D 8D 9D")


@rule("WL-Y8", "WL-L10")
def test_the_dice_of_an_action_do_not_lie_beside_a_story() -> None:
    t = table(seat0={"space": "S2"}, stories={0: ["blood_money"]}, discs={0: [0, 0]}, **AWAY)
    t.do("0 prospect")
    while "roll_again" in t.asked:
        t.do("0 pass")
    assert len(t.view.dice) == 2
    t.end_turn(0)
    assert (t.asked, t.view.dice) == ("0 exchange", [])


@rule("WL-Y9", "WL-R19")
def test_everybody_with_a_disc_is_rewarded_once_in_turn_order() -> None:
    assert told("bad_water", [0, 0], seat0={"wounds": 3}).wounds(0) == 2
    t = told("grubstake", [0, 2])
    assert [t.money(seat) for seat in range(3)] == [40, 0, 40]
    t = table(
        turn=2,
        seat2={**ANNIE, "space": "M10"},
        seat0={"space": "S6"},
        stories={0: ["grubstake"]},
        discs={0: [0, 2]},
    ).end_turn(2)
    assert [line.split()[1] for line in t.log("gained") if "money" in line] == ["2", "0"]


@rule("WL-Y10", "WL-L7")
def test_what_cannot_be_received_is_not() -> None:
    t = told("the_cattle_baron", seat0={"equipment": ["whiskey"]})
    assert t.money(0) == 20  # the item is owned, so only the money is left
    t = told("x_marks_the_spot", seat0={"nuggets": 3})
    assert t.nuggets(0) == 4


@rule("WL-Y11")
def test_bandits_come_to_empty_hideouts_of_the_letters() -> None:
    t = told("x_marks_the_spot", seat1={"space": "X1"})
    assert t.bandits() == ["S1"]
    t = table(
        seat0={**ANNIE, "space": "M10"},
        stories={0: ["x_marks_the_spot"]},
        discs={0: [0, 0]},
        sheriff="S1",
        **AWAY,
    ).end_turn(0)
    assert t.bandits() == ["X1"]


@rule("WL-Y12")
def test_the_sheriff_may_be_moved_by_who_ends_the_turn() -> None:
    t = told("mail_order", [2, 2], seat2={**BILLY, "space": "P5"})
    assert t.asked == "0 sheriff"
    t.do("0 step D2, 0 step D4")
    assert (t.sheriff(), t.asked) == ("D4", "1 income")
    t = told("mail_order", [2, 2], seat2={**BILLY, "space": "P5"}).do("0 stop")
    assert t.sheriff() == "D1"


@rule("WL-Y13")
def test_any_movement_counts() -> None:
    """Walking, Sprint, Saddle Up, the coach."""
    t = table(seat0={"space": "P9", "hand": "7S"}, stories={0: ["the_railway_clerk"]}, **AWAY)
    t.do("0 play 7S, 0 step P12, 0 stop")
    assert t.refusal("0 contribute left") == ""
    t = table(seat0={"space": "P12"}, stories={0: ["the_railway_clerk"]}, **AWAY)
    assert t.refusal("0 contribute left") == "WL-Y2"


@rule("WL-Y14", "WL-J2")
def test_contributors_fight_the_gang_one_after_the_other() -> None:
    t = table(
        seat0={**ANNIE, "space": "M10", "hand": "AS", "equipment": ["revolver"]},
        seat1={**BASS, "space": "S6", "hand": "2S", "equipment": ["revolver"]},
        seat2={"space": "S6"},
        stories={0: ["canyon_ambush"]},
        discs={0: [0, 1]},
        fight_deck=[11, 2, 13, 12],
        deck="7D",
    )
    t.end_turn(0)
    assert t.asked == "2 fight_card"
    t.do("2 pick 11")
    assert (t.lp(0), t.money(0)) == (1, 30)
    assert t.asked == "0 fight_card"
    t.do("0 pick 13")
    assert (t.wounds(1), t.lp(1)) == (1, 1)  # lost, with the point of the K


@rule("WL-Y15")
def test_with_both_discs_on_a_card_nothing_can_be_placed() -> None:
    t = table(
        5,
        seat0={"space": "M10", "wounds": 1},
        stories={0: ["bad_water"], 1: ["stampede"]},
        discs={0: [0, 0]},
    )
    assert t.refusal("0 contribute left") == "WL-Y15"
    assert t.refusal("0 contribute right") == "WL-Y2"
    t = table(
        5,
        seat0={"space": "M10", "wounds": 1, "cattle": "green money"},
        stories={0: ["bad_water"], 1: ["stampede"]},
        discs={0: [0, 0]},
    )
    assert t.refusal("0 contribute right") == "WL-Y15"


@rule("WL-Y16")
def test_nobody_has_to_contribute() -> None:
    t = table(seat0={"space": "M10", "wounds": 1}, stories={0: ["bad_water"]}, **AWAY).end_turn(0)
    assert t.discs(0) == [0, 0, 0]


@rule("WL-Y17")
def test_rewards_bandits_sheriff_limit_points() -> None:
    t = told("mail_order", seat0={**BILLY, "hand": "2S 3S 4S 5S", "space": "P5"}, seat2={**ANNIE})
    assert (t.bandits() != [], t.asked, t.cards(0)) == (True, "0 sheriff", 6)
    t.do("0 stop")
    assert (t.asked, t.lp(0)) == ("0 hand_limit", 0)


@rule("WL-R16")
def test_states_count_when_the_disc_is_placed() -> None:
    t = table(seat0={"space": "M10"}, stories={0: ["bank_run"]}, **AWAY)
    assert t.refusal("0 contribute left") == "WL-Y2"
    t = table(seat0={"space": "D9"}, stories={0: ["bank_run"]}, **AWAY)
    assert t.refusal("0 contribute left") == ""
    t.do("0 step D7, 0 stop")
    assert t.refusal("0 contribute left") == "WL-Y2"


@rule("WL-R17")
def test_paying_for_a_condition_places_the_disc() -> None:
    t = table(seat0={"space": "D6", "money": 20}, stories={0: ["election_day"]}, **AWAY)
    t.do("0 contribute left")
    assert (t.money(0), t.discs(0)) == (0, [1, 0, 0])
    t = table(seat0={"space": "D2", "hand": "2S 3S 4S"}, stories={0: ["grubstake"]}, **AWAY)
    t.do("0 contribute left, 0 discard 2S, 0 discard 4S")
    assert (t.hand(0), t.discs(0)) == ("3S", [1, 0, 0])
    t = table(
        seat0={"space": "R2", "equipment": ["whiskey", "provisions"], "wounds": 1},
        stories={0: ["medicine_show"]},
        **AWAY,
    )
    t.do("0 contribute left, 0 discard_item whiskey")
    assert (t.equipment(0)[-1], t.wounds(0), t.discs(0)) == ("provisions", 1, [1, 0, 0])
    t = table(
        seat0={"space": "R2", "equipment": ["rifle", "provisions"]}, stories={0: ["medicine_show"]}, **AWAY
    )
    t.do("0 contribute left")  # there is only one to give up
    assert (t.equipment(0), t.discs(0)) == (["rifle"], [1, 0, 0])
    assert (
        table(seat0={"space": "D6", "money": 10}, stories={0: ["election_day"]}, **AWAY).refusal(
            "0 contribute left"
        )
        == "WL-Y2"
    )


@rule("WL-R18", "WL-R71")
def test_two_complete_stories_are_told_in_the_chosen_order() -> None:
    """It cannot happen by placing discs, one a turn; described, it is asked."""
    t = table(
        4,
        seat0={**ANNIE, "space": "M10"},
        stories={0: ["grubstake"], 1: ["moonshine"]},
        discs={0: [0, 0], 1: [1, 1]},
    ).end_turn(0)
    assert (t.asked, t.choices(0)) == ("0 story_order", ["tell_story left", "tell_story right"])
    t.do("0 tell_story right")
    assert [line.split()[1] for line in t.log("story_told")] == ["moonshine", "grubstake"]


@rule("WL-R20")
def test_three_wounds_cannot_pay_with_a_wound() -> None:
    t = told("blood_money", seat0={"wounds": 3})
    assert (t.money(0), t.asked) == (30, "1 income")


@rule("WL-R63")
def test_stories_need_a_deed_of_the_own_turn() -> None:
    """A fight won as the defender in somebody else's turn does not count."""
    t = table(
        seat0={**BASS, "space": "D6", "hand": "2S", "equipment": ["revolver"]},
        seat1={**ANNIE, "space": "D6", "hand": "AS", "equipment": ["revolver"]},
        seat2={"space": "S6"},
        stories={0: ["high_noon"]},
    )
    t.do("0 attack 1 duel, 1 prepare AS").end_turn(0)
    t.do("1 income money")
    assert t.refusal("1 contribute left") == "WL-Y2"


@rule("WL-R65")
def test_what_belongs_to_one_action() -> None:
    """A move into a bandit with two points, but not two single points of two actions."""
    t = table(
        seat0={"space": "M7", "hand": "AS"},
        fight_deck=[13, 2],
        bandits=["M2"],
        stories={0: ["blood_money"]},
        **AWAY,
    )
    t.do("0 step M2, 2 pick 13, 0 option 0")
    assert (t.lp(0), t.refusal("0 contribute left")) == (2, "")
    t = table(seat0={"space": "D9", "nuggets": 2}, stories={0: ["blood_money"]}, **AWAY)
    t.do("0 sell 1, 0 sell 1")
    assert (t.lp(0), t.refusal("0 contribute left")) == (2, "WL-Y2")


@rule("WL-R66")
def test_the_place_of_a_fight_is_where_it_began() -> None:
    """The bandit of the story's bounty is beaten at the hideout."""
    t = table(
        seat0={"space": "D7", "hand": "AS"},
        fight_deck=[2, 11],
        bandits=["X1"],
        stories={0: ["bounty_in_the_hills"]},
        **AWAY,
    )
    t.do("0 step X1, 2 pick 11, 0 option 0")
    assert t.refusal("0 contribute left") == ""


# -- the end of the game -----------------------------------------------------------------------------------


def pass_turn(t: Table, seat: int) -> Table:
    return t.do(f"{seat} income money, {seat} end_turn")


@rule("WL-Z1", "WL-Z2", "WL-Z6", "WL-Z7")
def test_the_round_is_finished_and_one_more_played() -> None:
    t = table(
        turn=1, first=0, seat1={"lp": 20, "space": "M10"}, seat0={"space": "M10"}, seat2={"space": "M10"}
    )
    t.end_turn(1)
    assert t.ending == 1
    pass_turn(t, 2)
    assert (t.ending, t.active) == (2, 0)
    for seat in range(3):
        assert not t.state.over
        pass_turn(t, seat)
    assert t.state.over
    assert t.state.outcome().reason == "target_reached"


@rule("WL-Z6")
def test_the_target_in_the_last_turn_of_a_round() -> None:
    t = table(
        turn=2, first=0, seat2={"lp": 20, "space": "M10"}, seat0={"space": "M10"}, seat1={"space": "M10"}
    )
    t.end_turn(2)
    assert t.ending == 2
    for seat in range(3):
        pass_turn(t, seat)
    assert t.state.over


@rule("WL-R11", "WL-R12")
def test_the_end_is_checked_for_everybody_and_stays_set() -> None:
    """Somebody may pass the target in another's turn; points lost before the check do not count."""
    t = table(seat0={"space": "M10"}, seat1={"lp": 20, "space": "M10"}, seat2={"space": "M10"})
    assert t.end_turn(0).ending == 1


@rule("WL-Z3", "WL-Z4", "WL-R50")
def test_what_the_final_scoring_adds() -> None:
    t = table(
        4,
        seat0={**ANNIE, "lp": 10, "money": 120, "equipment": ["rifle+", "mule+", "shotgun"], "wounds": 2},
        seat1={**BASS, "lp": 10, "marshal": 7, "money": 50},
        seat2={**BILLY, "lp": 10, "wanted": 5, "money": 60},
        seat3={"character": "jesse_james", "lp": 10, "wanted": 1},
    )
    assert t.state.scores() == [10 + 3 + 2 - 2, 10 + 3, 10 + 3 + 1, 10 + 1]


@rule("WL-Z5", "WL-Z8")
def test_ties() -> None:
    """More points on a track, then nuggets, then fewer wounds; else a shared victory."""

    def ranking(**seats: Any) -> list[list[int]]:
        people = {f"seat{seat}": {**seats[f"seat{seat}"], "space": "M10"} for seat in range(3)}
        t = table(ending="last", turn=2, **people).end_turn(2)
        return t.state.outcome().ranking

    even = {"lp": 10}
    assert ranking(seat0=even, seat1=even, seat2=even) == [[0, 1, 2]]
    assert ranking(seat0=even, seat1={"lp": 9, "marshal": 1}, seat2=even)[0] == [1]
    assert ranking(seat0=even, seat1={"lp": 7, "wanted": 1}, seat2={**even, "nuggets": 4})[0] == [1]
    assert ranking(seat0=even, seat1=even, seat2={**even, "nuggets": 1})[0] == [2]
    assert ranking(seat0=even, seat1={"lp": 11, "wounds": 1}, seat2=even)[0] == [0, 2]


@rule("WL-R12")
def test_points_on_the_track_never_fall_below_zero() -> None:
    t = table(seat0={"space": "M7", "hand": "AS"}, fight_deck=[2, 3], bandits=["M2"], **AWAY)
    t.do("0 step M2, 2 pick 2, 0 option 1")
    assert (t.lp(0), t.wounds(0), t.state.scores()[0]) == (0, 1, 0)  # 1 for the row, less 1 for the wound


@rule("WL-R12", "WL-Z4")
def test_the_final_sum_may_fall_below_zero_and_the_log_says_so() -> None:
    ahead = {"lp": 3, "space": "M10"}
    t = table(ending="last", turn=2, seat0=ahead, seat1=ahead, seat2={"wounds": 2, "space": "M10"})
    t.end_turn(2)
    assert t.state.outcome().scores == [3, 3, -2]
    assert t.log("scored") == ["scored 0 3", "scored 1 3", "scored 2 -2"]


@rule("WL-R13")
def test_points_beyond_thirty_are_counted_on() -> None:
    t = table(seat0={"lp": 31, "space": "R2", "money": 30}, **AWAY).do("0 revel 1")
    assert t.lp(0) == 32


@rule("WL-R45")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = table(seat0={"space": "M10"}, phase="start")
    layout = t.layout
    while int(layout.deck.count(t.state)) > 1:
        layout.discards.put(t.state, layout.deck.take(t.state))
    t.do("0 income cards")
    assert (t.cards(0), t.discards()) == (2, "")
    assert t.log("reshuffled") == ["reshuffled"]


@rule("WL-R73")
def test_a_game_without_end_is_cut_off() -> None:
    t = table(round=49, turn=2, seat2={"space": "M10"}, seat0={"space": "M10"}, seat1={"space": "M10"})
    t.end_turn(2)
    assert not t.state.over
    for seat in range(3):
        pass_turn(t, seat)
    assert t.state.over
    assert t.state.outcome().reason == "out_of_rounds"
