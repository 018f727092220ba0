"""Details of the rules that whole games seldom show: limits at their edges, and what does not count."""

from __future__ import annotations

from tests.core.toy import revealed
from tests.games.western_legends.table import GOALS, new, rule, table

from saloon.games.western_legends.fields import BY_CATTLE
from saloon.games.western_legends.view.help import cause_message

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1, "equipment": ["revolver"]}
WYATT = {"character": "wyatt_earp", "marshal": 1, "equipment": ["revolver"]}
ANNIE = {"character": "annie_oakley", "equipment": ["revolver"]}
DOC = {"character": "doc_holliday", "equipment": ["revolver"]}
ROWDY = {"character": "yb_rowdy", "equipment": ["revolver"]}
AWAY = {"seat1": {"space": "S6"}, "seat2": {"space": "S6"}}


# -- what players receive ----------------------------------------------------------------------------------


@rule("WL-G14")
def test_the_fifth_point_unlocks_the_ability() -> None:
    t = table(seat0={**ANNIE, "lp": 3, "space": "R2", "money": 60}, **AWAY)
    t.do("0 revel 1")
    assert not t.unlocked(0)
    t.do("0 revel 1")
    assert (t.lp(0), t.unlocked(0), t.log("unlocked")) == (5, True, ["unlocked 0"])


@rule("WL-G5", "WL-J1")
def test_a_wound_that_changes_nothing_sets_off_nothing() -> None:
    """Doc with three wounds draws the loser's card only."""
    t = table(seat0={**DOC, "lp": 5, "wounds": 3, "space": "M7"}, bandits=["M2"], deck="7D 8D", **AWAY)
    t.do("0 step M2")
    assert (t.wounds(0), t.hand(0)) == (3, "7D")


@rule("WL-R45")
def test_a_single_discarded_card_is_drawn_again() -> None:
    t = table(seat0={"space": "M10"}, phase="start")
    layout = t.layout
    while int(layout.deck.count(t.state)) > 1:
        layout.hands.add(t.state, 1, layout.deck.take(t.state))
    layout.discards.put(t.state, layout.deck.take(t.state))
    t.do("0 income cards")
    assert (t.cards(0), t.discards(), t.log("reshuffled")) == (1, "", ["reshuffled"])


@rule("WL-R65")
def test_what_a_delivery_brings_belongs_to_no_action() -> None:
    """The third marshal point brings two legendary points at once, but not within an action."""
    t = table(
        seat0={**BASS, "marshal": 2, "space": "P12", "cattle": "green legend"},
        stories={0: ["blood_money"]},
        **AWAY,
    )
    t.do("0 work, 0 deliver wrangle")
    assert (t.lp(0), t.refusal("0 contribute left")) == (3, "WL-Y2")


@rule("WL-O3", "WL-H11")
def test_an_outlaw_who_sends_the_sheriff_gains_no_marshal_point() -> None:
    t = table(
        seat0={"character": "wyatt_earp", "wanted": 1, "lp": 5, "space": "S6", "hand": "4S"},
        seat1={**BILLY, "space": "D5"},
        seat2={**ANNIE, "space": "S6"},
    )
    t.do("0 play 4S, 0 step D5")
    assert (t.marshal(0), t.wanted(0), t.wanted(1)) == (0, 1, 0)


@rule("WL-L20", "WL-L22", "WL-L18")
def test_a_delivered_token_is_mixed_with_the_others() -> None:
    """Who delivers a token and takes another from the same ranch does not always get it back."""
    taken = set()
    for seed in range(12):
        t = table(seat0={"space": "S7", "cattle": "green money"}, seed=seed, **AWAY)
        t.do("0 deliver rustle")
        layout = t.layout
        taken.add(int(layout.ranches[0].top(t.state)))
    assert len(taken) > 2


# -- the bank ----------------------------------------------------------------------------------------------


@rule("WL-L11")
def test_nobody_sells_more_than_there_is() -> None:
    t = table(seat0={"space": "D9", "nuggets": 2}, **AWAY)
    assert (t.refusal("0 sell 3"), t.refusal("0 sell 0"), t.refusal("0 sell 2")) == ("WL-L11", "WL-L11", "")


@rule("WL-K7")
def test_a_golden_nugget_counts_in_one_deposit_only() -> None:
    t = table(seat0={"space": "D9", "nuggets": 2, "hand": "8S 2C"}, **AWAY)
    t.do("0 add_nugget 8S, 0 sell 1")
    assert (t.lp(0), t.money(0)) == (2, 40)
    t.do("0 sell 1")
    assert (t.lp(0), t.money(0)) == (3, 60)


@rule("WL-K7")
def test_who_has_nothing_but_a_golden_nugget_is_not_asked_how_many() -> None:
    """With other cards in hand the question comes, so that it does not tell what they are."""
    assert table(seat0={"space": "D9", "hand": "8S"}, **AWAY).do("0 add_nugget 8S").lp(0) == 1
    t = table(seat0={"space": "D9", "hand": "8S 2C"}, **AWAY).do("0 add_nugget 8S")
    assert (t.asked, t.choices(0)) == ("0 deposit", ["sell 0"])


# -- abilities ---------------------------------------------------------------------------------------------


@rule("WL-T3", "WL-G14")
def test_an_exchange_that_is_declined_is_no_use_of_the_ability() -> None:
    for answer, cards, used in (("pass", 1, []), ("accept", 2, ["used_ability 0 yb_rowdy"])):
        t = table(seat0={**ROWDY, "lp": 5, "space": "M10", "hand": "2S"}, phase="start", **AWAY)
        assert t.asked == "0 exchange"
        t.do(f"0 {answer}")
        assert (t.cards(0), t.log("used_ability"), t.asked) == (cards, used, "0 income")


@rule("WL-T3")
def test_calamity_jane_needs_a_wound() -> None:
    for wounds, asked in ((0, "0 income"), (1, "0 ability")):
        jane = {"character": "calamity_jane", "lp": 5, "wounds": wounds, "space": "M10"}
        assert table(seat0=jane, phase="start", **AWAY).asked == asked


@rule("WL-R62")
def test_billy_cannot_take_what_nobody_has() -> None:
    for goods, refused in (({}, "WL-R60"), ({"money": 10}, ""), ({"hand": "2S"}, "")):
        t = table(
            seat0={**BILLY, "lp": 5, "space": "M9"},
            seat1={**ANNIE, "space": "M10", **goods},
            seat2={"space": "S6"},
        )
        t.do("0 step M10, 0 stop")
        assert t.refusal("0 react_ability") == refused


def test_a_question_about_cattle_names_the_place_of_the_delivery() -> None:
    for space, name in (("P12", "location-rail-station"), ("S7", "location-ranch-blue")):
        t = table(seat0={"space": space, "cattle": "green reputation"}, **AWAY)
        assert cause_message(t.layout, t.state, int(BY_CATTLE)) == name
    t = table(seat0={"space": "P12", "cattle": "green reputation"}, **AWAY).do("0 deliver wrangle")
    assert t.state.view(0).asked[0].source == "location-rail-station"


@rule("WL-J1", "WL-R70")
def test_doc_draws_a_card_in_every_action_that_wounds_him() -> None:
    t = table(
        seat0={**DOC, "lp": 5, "space": "D6", "hand": "2S 2C"},
        seat1={**ANNIE, "space": "D6", "hand": "AS"},
        seat2={**BASS, "space": "D6", "hand": "AC"},
        deck="7D 8D 9D 10D",
    )
    t.do("0 attack 1 duel, 0 prepare 2S, 1 prepare AS")
    assert t.hand(0) == "2C 7D 8D"
    t.do("0 attack 2 duel, 0 prepare 2C, 2 prepare AC")
    assert t.hand(0) == "7D 8D 9D 10D"


@rule("WL-R70")
def test_outside_of_actions_doc_draws_a_card_in_every_fight() -> None:
    """At the end of a turn he loses to a gang and then to the sheriff, both times without a card."""
    t = table(
        seat0={**ANNIE, "space": "M10"},
        seat1={**DOC, "lp": 5, "wanted": 1, "space": "D5", "hand": ""},
        seat2={"space": "S6"},
        stories={0: ["canyon_ambush"]},
        discs={0: [1, 1]},
        deck="2D 3D 4D 5D 7D",
        fight_deck=[11, 12, 13, 9],
    ).end_turn(0)
    assert (t.wounds(1), t.hand(1), t.asked) == (1, "2D 3D", "0 sheriff")
    t.do("0 step D5, 1 discard 3D, 0 pick 11").no_reactions()
    assert t.log("used_ability") == ["used_ability 1 doc_holliday"] * 2


@rule("WL-M4", "WL-R67")
def test_a_mesa_needs_a_point_to_leave_it() -> None:
    knife = {"character": "bloody_knife", "lp": 5, "space": "D6"}
    t = table(seat0=knife, **AWAY).do("0 step D7")
    assert t.refusal("0 step mesa_northern") == "WL-M4"
    t = table(seat0={**knife, "space": "D7"}, **AWAY)
    assert t.refusal("0 step mesa_northern") == ""
    t.do("0 step mesa_northern")
    assert t.choices(0, "stop") == []


@rule("WL-R67", "WL-M7")
def test_the_coach_is_a_move_action_and_keeps_off_the_sheriff() -> None:
    mary = {"character": "stagecoach_mary", "lp": 5, "space": "D5", "hand": "2S"}
    t = table(seat0={**mary, "wanted": 1}, sheriff="R4", **AWAY)
    assert (t.refusal("0 travel R4"), t.refusal("0 travel R3")) == ("WL-M7", "")
    t = table(seat0=mary, sheriff="R4", **AWAY).do("0 travel R4")
    assert t.refusal("0 react 2_spades") == ""


@rule("WL-M10", "WL-R60")
def test_billy_takes_something_after_every_move_action() -> None:
    t = table(
        seat0={**BILLY, "lp": 5, "space": "M9"},
        seat1={**ANNIE, "space": "M10", "money": 20},
        seat2={"space": "S6"},
    )
    t.do("0 step M10, 0 stop, 0 react_ability")
    assert (t.money(0), t.refusal("0 react_ability")) == (10, "WL-R60")
    t.do("0 step M9, 0 step M10, 0 react_ability")
    assert t.money(0) == 20


@rule("WL-M9")
def test_after_the_last_move_nothing_is_waited_for_that_cannot_come() -> None:
    """One card has followed the move, so no other can, whatever is in the hand."""
    t = table(
        seat0={"space": "M9", "hand": "5S 2S"},
        seat1={**ANNIE, "space": "M10"},
        seat2={"space": "S6"},
        actions=1,
    )
    t.do("0 step M10, 0 stop, 0 react 5S")
    assert (t.wounds(1), t.asked) == (1, "1 income")


@rule("WL-T5")
def test_an_only_mount_is_active_from_the_next_turn_on() -> None:
    t = table(seat0={"space": "D2", "money": 50}, **AWAY).do("0 buy mustang, 0 pass")
    assert t.mount(0) is None
    t.end_turn(0)
    t.do("1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert (t.mount(0), t.asked) == ("mustang", "0 act")


# -- stories, the sheriff, the first game ------------------------------------------------------------------


@rule("WL-Y7")
def test_the_right_pile_is_told_too() -> None:
    t = table(
        seat0={**ANNIE, "space": "M10"},
        stories={0: ["bad_water"], 1: ["grubstake"]},
        discs={0: [0], 1: [0, 1]},
        **AWAY,
    ).end_turn(0)
    assert (t.log("story_told"), t.money(0), t.discs(0)) == (["story_told grubstake"], 40, [1, 0, 0])


@rule("WL-Y10", "WL-L18")
def test_rewards_that_cannot_be_had_are_not_offered() -> None:
    """The clerk's exchange needs cattle, and the lost herd a free place for it."""
    for story, cattle, options in (
        ("the_railway_clerk", None, 0),
        ("the_railway_clerk", "green money", 2),
        ("the_lost_herd", None, 2),
        ("the_lost_herd", "green money", 0),
    ):
        goods = {} if cattle is None else {"cattle": cattle}
        t = table(
            seat0={**ANNIE, "space": "M10", **goods}, stories={0: [story]}, discs={0: [0, 0]}, **AWAY
        ).end_turn(0)
        if options:
            assert (t.asked, len(t.choices(0))) == ("0 choose", options)
        else:
            assert (t.asked, t.money(0)) == ("1 income", 30 if story == "the_railway_clerk" else 20)


@rule("WL-L10")
def test_dice_of_an_earlier_roll_do_not_count_again() -> None:
    """Two dice at the mine, then one for a story: it alone pays."""
    for seed in range(8):
        t = table(
            seat0={**ANNIE, "space": "P5"},
            stories={0: ["claim_jumpers"]},
            discs={0: [0, 0]},
            actions=1,
            seed=seed,
            **AWAY,
        )
        t.do("0 prospect")
        while t.asked == "0 roll_again":
            t.do("0 pass")
        if t.asked == "0 act":
            t.end_turn(0)
        while t.asked == "0 roll_again":
            t.do("0 pass")
        assert t.nuggets(0) == t.log("rolled").count("rolled 0 nugget")


@rule("WL-R63", "WL-L10")
def test_a_die_for_cattle_is_no_prospecting() -> None:
    found = False
    for seed in range(6):
        t = table(
            seat0={**ANNIE, "space": "P12", "cattle": "green gold_dust"},
            stories={0: ["strike_it_rich"]},
            seed=seed,
            **AWAY,
        ).do("0 deliver wrangle")
        if t.nuggets(0) == 1:
            found = True
            assert t.refusal("0 contribute left") == "WL-Y2"
    assert found


@rule("WL-H6")
def test_the_mover_plays_the_sheriff_not_the_neighbour() -> None:
    t = table(
        turn=2,
        seat0={**ANNIE, "space": "S6"},
        seat1={**BILLY, "space": "D5", "hand": "AS KS QS"},
        seat2={**BASS, "space": "S6", "hand": "4S"},
    )
    t.do("2 play 4S, 2 step D5, 1 discard KS")
    assert "2 fight_card" in t.asked


@rule("WL-V31")
def test_a_first_game_for_three_deals_characters_as_usual() -> None:
    t = new(3, first_game="on")
    assert t.asked == "0 choose_character, 1 choose_character, 2 choose_character"
    assert len(t.choices(0)) == 2
    assert new(4, first_game="on").log("chose_character") != []


# -- what others may learn ---------------------------------------------------------------------------------


@rule("WL-V3")
def test_a_turn_does_not_end_by_itself_while_goals_are_secret() -> None:
    """Whether one of them could be claimed now is nobody's business."""
    for equipment in (["mule+"], ["mule"]):
        t = table(
            options=GOALS,
            seat0={"character": "kit_carson", "space": "D9", "goals": ["kit_1"], "equipment": equipment},
            actions=1,
            **AWAY,
        )
        assert t.do("0 work").asked == "0 act"


@rule("WL-J2")
def test_a_card_that_was_looked_at_and_discarded_is_known_no_longer() -> None:
    t = table(
        seat0={"character": "annie_oakley", "lp": 5, "space": "D6", "hand": "AS 2C", "equipment": ["rifle+"]},
        seat1={**BASS, "space": "D6", "hand": "KS QS"},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel, 0 first_effect weapon")
    assert len(t.state.view(0).fight.known) == 2
    t.do("1 option 0, 1 discard KS")
    assert [card.card for card in t.state.view(0).fight.known] == ["queen_spades"]


def test_a_last_card_that_all_see_cannot_be_taken_back() -> None:
    t = table(seat0={"space": "M10", "hand": "2S"}, stories={0: ["campfire_tales"]}, **AWAY)
    before = revealed(t.state)
    t.do("0 contribute left")
    assert t.discards() == "2S"
    assert revealed(t.state) > before


@rule("WL-J2")
def test_what_a_rifle_showed_belongs_to_one_fight() -> None:
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS AC 2C", "equipment": ["rifle+"]},
        seat1={**ANNIE, "space": "D6", "hand": "KS QS"},
        seat2={**DOC, "space": "D6", "hand": "JS 10S"},
    )
    t.do("0 attack 1 duel, 0 prepare AS, 1 prepare QS").no_reactions()
    t.do("0 attack 2 duel")
    assert {card.card for card in t.state.view(0).fight.known} == {"jack_spades", "10_spades"}


def test_whose_card_was_stolen_knows_which() -> None:
    t = table(
        seat0={**BILLY, "lp": 5, "space": "M9"},
        seat1={**ANNIE, "space": "M10", "hand": "KS"},
        seat2={"space": "S6"},
    )
    t.do("0 step M10, 0 stop, 0 react_ability")
    assert t.log("stole_card", viewer=1) == ["stole_card 0 1 king_spades"]
    assert t.log("drew_card", viewer=0) == ["drew_card 0 king_spades"]
    assert t.log("stole_card", "drew_card", viewer=2) == []
    assert t.log("stole") == ["stole 0 1 cards 1"]
