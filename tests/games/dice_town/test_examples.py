"""The worked examples that are not tested elsewhere, each laid out as described."""

from __future__ import annotations

from pathlib import Path

from tests.games.dice_town.table import GAME, rule, town

from saloon.cli.library import rules_as_markdown

ROUND = ["9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J"]


@rule("DT-E4", "DT-V1", "DT-V2", "DT-V4", "DT-TH4", "DT-TH5", "DT-DB1")
def test_the_round_of_the_rulebook() -> None:
    """Five hands, from the Gold Mine to the barbed wire."""
    t = town(
        *ROUND,
        bank=6,
        stagecoach=7,
        money={1: 6},
        sheriff=0,
        hands={4: "deed_5 deed_5 deed_1"},
        store_pile="horse hat boots saddle",
        deed_row="deed_2 deed_3 deed_4",
    )
    assert (t.nuggets(), t.log("mined")) == ([3, 0, 0, 0, 0], ["mined 0 3"])
    places = {place.location: (place.leaders, place.count, place.winner) for place in t.view.locations}
    assert places == {
        "gold_mine": ([0], 3, 0),
        "bank": ([1], 3, 1),
        "stagecoach": ([], 0, None),
        "general_store": ([2], 4, 2),
        "saloon": ([3], 3, None),
        "sheriff": ([1], 2, None),
        "town_hall": ([2], 2, None),
        "doc_badluck": ([], 0, None),
    }
    assert [place.state for place in t.view.locations] == [*["done"] * 3, "now", *["ahead"] * 4]
    assert t.view.doc is None
    assert (t.money()[1], t.view.bank, t.view.stagecoach) == (12, 7, 0)
    assert (t.asked, len(t.choices(2))) == ("2 keep_drawn", 4)
    t.play("2 keep_card horse")
    assert t.view.store_discards == 3
    assert (t.asked, t.choices(3)) == ("3 rob", ["rob 2 0", "rob 4 3"])
    t.play("3 rob 4 3")
    assert sorted(t.choices(3)) == ["keep_card deed_1", "keep_card deed_5"]
    t.play("3 keep_card deed_1").pass_windows()
    assert (t.hand(4), t.view.sheriff) == (["deed_5", "deed_5"], 1)
    assert (t.hand(2), t.hand(3)) == (["horse", "deed_2", "deed_3"], ["deed_1"])
    assert t.log("best_hand", "deeds_returned") == ["best_hand 2 four_of_a_kind", "deeds_returned ['deed_4']"]
    assert len(t.row()) == 3
    # Only the fifth player has won nothing.
    assert (t.asked, t.choices(4)) == ("4 visit", ["pass", "console barbed_wire", "console free_card"])
    assert [seat.won for seat in t.view.seats] == [True, True, True, True, False]
    t.play("4 console barbed_wire")
    assert (t.fenced(4), t.hand(4)) == (["deed_5", "deed_5"], [])


@rule("DT-E22", "DT-TH3")
def test_more_than_two_aces_bring_no_more() -> None:
    for dice in ("A A A A 9", "A A 9 9 9"):
        assert town(dice, "K K J 10 9", at="town_hall").seat(0).deeds == 3


@rule("DT-R31")
def test_deeds_are_five_of_each_value_and_said_to_be_our_reading() -> None:
    deeds = GAME.read_components(None)["deed"]
    assert [deed["copies"] for deed in deeds] == [5, 5, 5, 5, 5]
    assert {deed["confidence"] for deed in deeds} == {"designed"}
    for lang in ("en", "cs"):
        assert GAME.words(lang).has("DT-R31")


def test_the_page_of_the_rules_is_up_to_date() -> None:
    """It is what `saloon rules dice_town` prints."""
    page = Path(__file__).parents[3] / "docs" / "rules" / "dice_town.md"
    assert page.read_text(encoding="utf-8") == rules_as_markdown(GAME, "en")
