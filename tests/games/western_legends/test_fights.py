"""Fights between characters (WL-F), and rulings about them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
JESSE = {"character": "jesse_james", "wanted": 1}
BASS = {"character": "bass_reeves", "marshal": 1}
WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley"}
PLAIN = {"equipment": ["revolver"]}


def meeting(first: dict[str, Any], second: dict[str, Any], **told: Any) -> Table:
    """Two characters with plain revolvers on one space; the third is far away."""
    return table(
        seat0={**WYATT, "space": "D6", **PLAIN, **first},
        seat1={**ANNIE, "space": "D6", **PLAIN, **second},
        seat2={**JESSE, "space": "S6"},
        **told,
    )


@rule("WL-F1", "WL-R66")
def test_a_fight_costs_an_action_and_needs_the_same_space() -> None:
    t = meeting({"hand": "AS"}, {"hand": "2S"})
    t.do("0 attack 1 duel, 1 prepare 2S")
    assert t.actions == 2
    t = meeting({"hand": "AS"}, {"hand": "2S", "space": "D5"})
    assert t.refusal("0 attack 1 duel") == "WL-F1"
    assert t.refusal("0 attack 0 duel") == "WL-F1"


@rule("WL-F2")
def test_the_same_character_once_a_turn() -> None:
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS AC AH"},
        seat1={**ANNIE, "space": "D6"},
        seat2={**JESSE, "space": "D6"},
    )
    t.do("0 attack 1 duel, 0 prepare AS")
    assert t.refusal("0 attack 1 robbery") == "WL-F2"
    assert t.refusal("0 attack 2 duel") == ""
    t.end_turn(0)
    t.do("1 income money, 1 end_turn, 2 income money, 2 end_turn, 0 income money")
    assert t.refusal("0 attack 1 robbery") == ""


@rule("WL-F3")
def test_the_kind_is_announced() -> None:
    t = meeting({"hand": "AS"}, {})
    t.do("0 attack 1 robbery")
    assert t.log("declared") == ["declared 0 1 robbery"]


@rule("WL-F4", "WL-F5")
@pytest.mark.parametrize(
    ("attacker", "defender", "allowed"),
    [
        (WYATT, BILLY, True),
        (WYATT, BASS, False),
        (WYATT, ANNIE, False),
        (ANNIE, BILLY, False),
        (JESSE, BILLY, False),
    ],
)
def test_who_may_arrest_whom(attacker: dict[str, Any], defender: dict[str, Any], allowed: bool) -> None:
    t = table(
        seat0={**attacker, "space": "D6", "hand": "AS"},
        seat1={**defender, "space": "D6"},
        seat2={"space": "S6"},
    )
    assert (t.refusal("0 attack 1 arrest") == "") == allowed
    if not allowed:
        assert t.refusal("0 attack 1 arrest") == "WL-F4"
    assert t.refusal("0 attack 1 duel") == t.refusal("0 attack 1 robbery") == ""


@rule("WL-F6", "WL-J5")
def test_no_fight_without_a_card() -> None:
    assert meeting({}, {"hand": "2S"}).refusal("0 attack 1 duel") == "WL-F6"


@rule("WL-F7", "WL-R1")
def test_effects_before_the_fight_of_both_sides() -> None:
    """Annie defends; Wyatt's rifle looks first, for he is active."""
    t = meeting(
        {"hand": "AS 3S 4S", "equipment": ["rifle"]},
        {"hand": "2S 5S", "lp": 5},
    )
    t.do("0 attack 1 duel")
    assert t.log("looked", "saw_card", viewer=0)[0].startswith(("looked 0", "saw_card 1"))
    assert t.asked == "0 lose_choice"
    t.do("0 option 1")
    assert (t.wounds(0), t.asked) == (1, "0 attack_card")


@rule("WL-F7")
def test_two_own_effects_come_in_the_order_of_the_owner() -> None:
    t = table(
        seat0={**ANNIE, "lp": 5, "space": "D6", "hand": "AS 2C", "equipment": ["rifle"]},
        seat1={**BASS, "space": "D6", "hand": "KS QS"},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel")
    assert (t.asked, t.choices(0)) == ("0 before_fight", ["first_effect ability", "first_effect weapon"])
    t.do("0 first_effect weapon")
    assert (len(t.log("saw_card", viewer=0)), t.asked) == (2, "1 lose_choice")


@rule("WL-F7")
def test_effects_before_the_fight_alternate() -> None:
    """Annie has two of them, so the defender's rifle comes in between."""
    t = table(
        seat0={**ANNIE, "lp": 5, "space": "D6", "hand": "AS 2C", "equipment": ["rifle"]},
        seat1={**BASS, "space": "D6", "hand": "KS QS JS", "equipment": ["rifle"]},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel, 0 first_effect ability, 1 option 1")
    assert (t.wounds(1), t.log("looked")) == (1, ["looked 1 2", "looked 0 2"])


@rule("WL-J2", "WL-R68")
def test_the_rifle_shows_cards_to_its_owner_only() -> None:
    """Two random ones, or all that there are; the upgraded one the whole hand."""
    for item, hand, seen in (("rifle", "KS QS 2S", 2), ("rifle", "KS", 1), ("rifle+", "KS QS 2S", 3)):
        t = meeting({"hand": "AS 2C", "equipment": [item]}, {"hand": hand})
        t.do("0 attack 1 duel")
        assert len(t.log("saw_card", viewer=0)) == seen
        assert t.log("looked") == [f"looked 0 {seen}"]
        assert t.log("saw_card", viewer=1) == t.log("saw_card", viewer=2) == t.log("saw_card") == []


@rule("WL-J2")
def test_the_rifle_shows_cards_at_random() -> None:
    seen = set()
    for seed in range(12):
        t = meeting({"hand": "AS 2C", "equipment": ["rifle"]}, {"hand": "KS QS 2S"}, seed=seed)
        seen.add(tuple(t.do("0 attack 1 duel").log("saw_card", viewer=0)))
    assert len(seen) == 3


@rule("WL-F8", "WL-F9")
def test_both_prepare_a_card_face_down() -> None:
    t = meeting({"hand": "AS 3C"}, {"hand": "2S"})
    t.do("0 attack 1 duel")
    assert t.asked == "0 attack_card"
    t.do("0 prepare AS")
    assert t.log("showed") == []
    assert t.choices(1) == ["prepare 2_spades", "surrender"]


@rule("WL-F9", "WL-F10", "WL-F14", "WL-F24", "WL-R3")
def test_a_surrender() -> None:
    """The attacker's card is gone; the defender has lost in every respect."""
    t = meeting({"hand": "AS 3C", "equipment": ["shotgun"]}, {"hand": "2S"}, deck="7D 8D")
    t.do("0 attack 1 duel, 0 prepare AS, 1 surrender")
    assert (t.lp(0), t.wounds(1), t.discards()) == (2, 1, "AS")
    assert (t.hand(1), t.hand(0)) == ("2S 7D", "3C 8D")  # the shotgun draws for a won fight


@rule("WL-F9")
def test_without_a_card_there_is_only_surrender() -> None:
    t = meeting({"hand": "AS 3C"}, {})
    t.do("0 attack 1 duel, 0 prepare AS")
    assert (t.lp(0), t.wounds(1), t.cards(1)) == (2, 1, 1)
    assert t.log("helpless") == ["helpless 1"]


@rule("WL-F11")
def test_both_cards_are_revealed_together() -> None:
    t = meeting({"hand": "AS 3C"}, {"hand": "2S"})
    t.do("0 attack 1 duel, 0 prepare AS, 1 prepare 2S")
    assert t.log("showed") == ["showed 0 ace_spades", "showed 1 2_spades"]


@rule("WL-F11")
def test_the_attackers_automatic_effects_come_first() -> None:
    """Two Tracker's Instincts draw from one deck."""
    t = meeting({"hand": "9S 2C"}, {"hand": "9H"}, deck="7D 8D 10D")
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 9H").no_reactions()
    assert (t.hand(0), t.hand(1)) == ("2C 7D", "8D 10D")  # the last one is the loser's


@rule("WL-F12", "WL-R69")
def test_attacker_and_defender_may_react_once_each() -> None:
    t = meeting({"hand": "9S 6S 6C"}, {"hand": "10S 6H 6D"})
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 10S")
    assert t.asked == "0 reaction"
    t.do("0 react 6S")
    assert t.asked == "1 reaction"
    fight = t.view.fight
    assert (fight.attacker.reacted, fight.defender.reacted, fight.defender.value) == (True, False, 8)
    t.do("1 react 6H")
    assert t.asked == "0 act"
    assert t.log("won", "was_beaten") == ["was_beaten 0 7 8"]


@rule("WL-F13", "WL-J3")
def test_ties_go_to_the_attacker() -> None:
    t = meeting({"hand": "QS 2C"}, {"hand": "QH"})
    t.do("0 attack 1 duel, 0 prepare QS, 1 prepare QH").no_reactions()
    assert (t.lp(0), t.wounds(1)) == (2, 1)


@rule("WL-F15", "WL-F25")
def test_a_winning_defender_gets_nothing_but_the_weapon_gives() -> None:
    t = meeting({"hand": "2S 2C", "marshal": 3}, {"hand": "AH", "equipment": ["shotgun"]}, deck="7D 8D")
    t.do("0 attack 1 robbery, 0 prepare 2S, 1 prepare AH").no_reactions()
    assert (t.lp(1), t.money(1), t.cards(1)) == (0, 0, 1)
    assert (t.wounds(0), t.marshal(0), t.wanted(0), t.cards(0)) == (1, 3, 0, 2)


@rule("WL-F16", "WL-R31")
def test_an_arrest() -> None:
    """The sheriff stays where he is, even in his office."""
    for sheriff in ("D1", "S4"):
        t = table(
            seat0={**WYATT, "space": "D6", "hand": "AS"},
            seat1={**BILLY, "space": "D6", "money": 30, "nuggets": 1, "cattle": "blue card"},
            sheriff=sheriff,
        )
        t.do("0 attack 1 arrest")
        assert (t.marshal(0), t.wanted(1), t.money(1), t.nuggets(1), t.cattle(1)) == (2, 0, 10, 0, None)
        assert (t.money(0), t.nuggets(0), t.space(1), t.sheriff()) == (20, 0, "D1", sheriff)


@rule("WL-F17")
def test_a_duel_brings_two_points() -> None:
    t = meeting({"hand": "AS"}, {"money": 50})
    t.do("0 attack 1 duel")
    assert (t.lp(0), t.money(0)) == (2, 0)


@rule("WL-F18", "WL-F20")
@pytest.mark.parametrize(
    ("loot", "mine", "theirs"),
    [("money", (40, 0), (30, 3)), ("nuggets", (0, 2), (70, 1)), ("nothing", (0, 0), (70, 3))],
)
def test_loot(loot: str, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    t = table(
        seat0={**JESSE, "space": "D6", "hand": "AS"},
        seat1={**ANNIE, "space": "D6", "money": 70, "nuggets": 3, "cattle": "green money"},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 robbery")
    assert t.asked == "0 steal_cattle"
    t.do(f"0 accept, 0 loot {loot}")
    assert ((t.money(0), t.nuggets(0)), (t.money(1), t.nuggets(1))) == (mine, theirs)
    assert (t.wanted(0), t.cattle(0), t.cattle(1)) == (2, "green money", None)


@rule("WL-F18")
def test_cattle_need_not_be_taken() -> None:
    t = meeting({"hand": "AS"}, {"cattle": "green money"})
    t.do("0 attack 1 robbery, 0 pass")
    assert (t.cattle(0), t.cattle(1)) == (None, "green money")


@rule("WL-F19")
def test_cattle_that_cannot_be_kept_goes_back_unseen() -> None:
    t = meeting({"hand": "AS", "cattle": "blue money"}, {"cattle": "green card"})
    t.do("0 attack 1 robbery, 0 accept")
    assert (t.cattle(0), t.cattle(1), t.ranch("green")) == ("blue money", None, 8)
    assert t.log("saw_cattle", viewer=0) == []


@rule("WL-R29")
def test_the_victim_loses_the_full_half() -> None:
    t = meeting({"hand": "AS", "money": 100}, {"money": 120})
    t.do("0 attack 1 robbery, 0 loot money")
    assert (t.money(0), t.money(1)) == (120, 60)


@rule("WL-R30")
def test_robbing_somebody_who_has_nothing() -> None:
    t = meeting({"hand": "AS"}, {})
    t.do("0 attack 1 robbery")
    assert (t.wanted(0), t.marshal(0), t.asked) == (1, 0, "0 act")


@rule("WL-F21")
def test_all_used_cards_are_discarded() -> None:
    t = meeting({"hand": "9S 6S"}, {"hand": "10S"})
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 10S, 0 react 6S").no_reactions()
    assert sorted(t.discards().split()) == ["10S", "6S", "9S"]


@rule("WL-F22", "WL-R39", "WL-R72")
def test_a_shootout_begins_again() -> None:
    """The played cards are gone, effects before the fight come again, and the defender may surrender now."""
    t = meeting({"hand": "3S AS", "equipment": ["rifle"]}, {"hand": "KS QS"})
    t.do("0 attack 1 duel, 0 prepare 3S, 1 prepare KS")
    assert t.asked == "0 void_fight"
    looked = len(t.log("saw_card", viewer=0))
    t.do("0 accept")
    assert set(t.discards().split()) == {"3S", "KS"}
    assert len(t.log("saw_card", viewer=0)) > looked
    assert t.asked == "1 defend"  # the attacker's last card lies there already
    t.do("1 surrender")
    assert (t.lp(0), t.actions) == (2, 2)


@rule("WL-F22")
def test_a_shootout_need_not_void() -> None:
    t = meeting({"hand": "3S AS"}, {"hand": "2S QS"})
    t.do("0 attack 1 duel, 0 prepare 3S, 1 prepare 2S, 0 pass").no_reactions()
    assert t.lp(0) == 2


@rule("WL-R40")
def test_of_two_shootouts_the_attacker_decides_first() -> None:
    t = meeting({"hand": "3S AS"}, {"hand": "3H KS"})
    t.do("0 attack 1 duel, 0 prepare 3S, 1 prepare 3H")
    assert t.asked == "0 void_fight"
    t.do("0 pass")
    assert t.asked == "1 void_fight"
    t.do("1 accept")
    assert t.asked == "1 defend"
    assert t.log("voided") == ["voided 1"]


@rule("WL-R40", "WL-R72")
def test_a_fight_that_is_void_already_asks_the_defender_nothing() -> None:
    t = meeting({"hand": "3S AS"}, {"hand": "3H KS"})
    t.do("0 attack 1 duel, 0 prepare 3S, 1 prepare 3H, 0 accept")
    assert (t.asked, t.log("voided")) == ("1 defend", ["voided 0"])


@rule("WL-R39", "WL-J5")
def test_who_has_no_card_left_loses_the_new_fight() -> None:
    t = meeting({"hand": "2S"}, {"hand": "3H KS"})
    t.do("0 attack 1 duel, 1 prepare 3H, 1 accept")
    assert (t.lp(0), t.wounds(0)) == (0, 1)


@rule("WL-F11")
def test_bulletproof_heals_but_there_is_no_fight_card_to_cancel() -> None:
    t = meeting({"hand": "JS", "wounds": 1}, {"hand": "2H"})
    t.do("0 attack 1 duel, 1 prepare 2H").no_reactions()
    assert (t.wounds(0), t.log("cancelled")) == (0, [])


@rule("WL-F23")
def test_quick_draw_against_a_player() -> None:
    t = meeting({"hand": "8H 2C"}, {"hand": "9H"})
    t.do("0 attack 1 duel, 0 prepare 8H, 1 prepare 9H").no_reactions()
    assert t.log("lowered") == []
    assert t.wounds(0) == 1


@rule("WL-R2")
def test_an_attacker_who_loses_the_last_card_to_annie() -> None:
    t = meeting({"hand": "AS"}, {"hand": "2S", "lp": 5})
    t.do("0 attack 1 duel, 0 option 0")
    assert (t.wounds(0), t.lp(0), t.discards()) == (1, 0, "AS")
    assert t.hand(1) == "2S"


@rule("WL-R23")
def test_out_of_turn_the_last_active_weapon_fights() -> None:
    t = meeting(
        {"hand": "9S 2C"},
        {"hand": "9H", "equipment": ["revolver+", "shotgun"], "weapon": "revolver"},
    )
    t.do("0 attack 1 duel, 0 prepare 9S, 1 prepare 9H").no_reactions()
    assert (t.wounds(0), t.wounds(1)) == (1, 0)


@rule("WL-R36")
def test_a_lawman_cannot_just_drop_points() -> None:
    t = meeting({"marshal": 5}, {})
    assert not [choice for choice in t.choices(0) if "marshal" in choice or "badge" in choice]
    t.end_turn(0)
    assert t.marshal(0) == 5


@rule("WL-J1", "WL-R70")
def test_doc_draws_one_card_an_action() -> None:
    """Fight card 3 and the lost fight: three wounds, one card for the loser and one for Doc."""
    t = table(
        seat0={"character": "doc_holliday", "lp": 5, "space": "M7", "hand": "2S"},
        fight_deck=[3, 13],
        bandits=["M2"],
        deck="7D 8D 9D",
    )
    t.do("0 step M2, 2 pick 3")
    assert (t.wounds(0), t.hand(0)) == (3, "7D 8D")
