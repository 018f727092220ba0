"""What players may know: hands, prepared cards, decks, tokens, goals (the section on hidden information)."""

from __future__ import annotations

import msgspec
from tests.games.western_legends.table import GOALS, Table, new, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
WYATT = {"character": "wyatt_earp", "marshal": 1}
ANNIE = {"character": "annie_oakley"}


def seen(t: Table, viewer: int | None) -> str:
    """Everything in a view, as text to be searched."""
    return msgspec.json.encode(t.state.view(viewer)).decode()


def test_hands_are_seen_by_their_owners_only() -> None:
    t = table(seat0={"space": "M10", "hand": "KS 10H"}, seat1={"hand": "2D"})
    assert [card.card for card in t.state.view(0).own.hand] == ["king_spades", "10_hearts"]
    for viewer in (1, 2, None):
        text = seen(t, viewer)
        assert "king_spades" not in text
        assert "10_hearts" not in text
        assert t.state.view(viewer).seats[0].cards == 2
    assert t.state.view(None).own is None


def test_prepared_cards_are_hidden_until_both_lie_there() -> None:
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS 3C"},
        seat1={**ANNIE, "space": "D6", "hand": "2S 4C", "equipment": ["revolver"]},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel, 0 prepare AS")
    assert t.state.view(0).fight.attacker.card.card == "ace_spades"
    for viewer in (1, 2, None):
        view = t.state.view(viewer)
        assert (view.fight.attacker.ready, view.fight.attacker.card) == (True, None)
        assert "ace_spades" not in seen(t, viewer)


def test_fight_cards_are_seen_by_who_plays_them() -> None:
    t = table(seat0={**BILLY, "space": "D9", "hand": "AS KS"}, seat1={"space": "S6"}, fight_deck=[3, 9, 10])
    t.do("0 rob_bank")
    assert sorted(t.state.view(2).fight.seen) == [3, 9, 10]
    for viewer in (0, 1, None):
        assert t.state.view(viewer).fight.seen == []
    t.do("2 pick 9")
    assert t.state.view(0).fight.defender.fight_card is None
    assert t.choices(2) == []


def test_a_rifle_shows_two_fight_cards_to_its_owner() -> None:
    t = table(
        seat0={**BILLY, "space": "D9", "hand": "AS KS", "equipment": ["rifle"]},
        seat1={"space": "S6"},
        fight_deck=[3, 9, 10],
    )
    t.do("0 rob_bank")
    assert len(t.state.view(0).fight.seen) == 2
    assert t.state.view(1).fight.seen == []


def test_the_looked_at_hand_is_seen_by_the_rifles_owner() -> None:
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS 3C", "equipment": ["rifle+"]},
        seat1={**ANNIE, "space": "D6", "hand": "2S 4C", "equipment": ["revolver"]},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel")
    assert sorted(card.card for card in t.state.view(0).fight.known) == ["2_spades", "4_clubs"]
    for viewer in (1, 2, None):
        assert t.state.view(viewer).fight.known == []


def test_cattle_tokens() -> None:
    t = table(seat0={"space": "M10", "cattle": "green card"})
    assert (t.state.view(0).own.cattle, t.state.view(1).seats[0].cattle) == ("card", "green")
    assert t.state.view(None).ranches == {"green": 7, "blue": 8}
    assert "bonus" not in seen(t, 1)


def test_stories_show_their_condition_only() -> None:
    """Two stories that ask for the same look the same."""
    views = []
    for story in ("the_lost_herd", "siege_at_the_ranch"):
        t = table(stories={0: [story]}, seat0={"space": "M10"}, seed=3)
        view = t.state.view(0)
        views.append(view.stories[0])
        assert view.stories[0].key == "the_lost_herd"
        assert "siege_at_the_ranch" not in seen(t, 0)
        assert "reward" not in seen(t, 0)
    assert views[0].lines == views[1].lines


def test_goals_and_tokens_are_secret() -> None:
    t = table(
        options=GOALS,
        seat0={"character": "kit_carson", "space": "M10", "goals": ["kit_1", "kit_2"], "fame": [3, 1]},
        seat1={**ANNIE, "space": "S6"},
    )
    assert [goal.goal for goal in t.state.view(0).own.goals] == ["kit_1", "kit_2"]
    assert sorted(t.state.view(0).own.fame) == [1, 3]
    for viewer in (1, None):
        view = t.state.view(viewer)
        assert (view.seats[0].goals, view.seats[0].fame, view.seats[0].claimed) == (2, 2, [])
        assert "kit_1" not in seen(t, viewer)


def test_the_score_of_others_leaves_tokens_out() -> None:
    t = table(
        options=GOALS,
        seat0={"character": "kit_carson", "space": "M10", "fame": [3], "goals": []},
        seat1={**ANNIE, "space": "S6"},
    )
    assert t.state.view(1).seats[0].score == t.state.view(None).seats[0].score == 0


def test_dealt_characters_are_seen_by_their_owner() -> None:
    t = new(3)
    for seat in range(3):
        own = {choice.split()[1] for choice in t.choices(seat)}
        for viewer in (0, 1, 2, None):
            if viewer != seat:
                assert not [name for name in own if name in seen(t, viewer)]
            else:
                assert all(name in seen(t, viewer) for name in own)
    t.play(f"0 {t.choices(0)[0]}")
    assert t.state.view(1).seats[0].character is None


def test_the_banker_and_the_poker_hands() -> None:
    t = table(
        seat0={"space": "D5", "money": 10, "hand": "KS 2C 3C"},
        seat1={"space": "S6"},
        seat2={"space": "S6", "hand": "AS"},
        deck="4C QC JC 9C 8C 7D 6D 5D",
    )
    t.do("0 start_poker")
    assert len(t.state.view(2).poker.banker_cards) == 4
    for viewer in (0, 1, None):
        assert t.state.view(viewer).poker.banker_cards == []
    t.lay(0, "KS 4C")
    for viewer in (1, 2, None):
        assert "king_spades" not in seen(t, viewer)
    t.lay(2, "QC 9C")
    assert "king_spades" in seen(t, None)  # among the discards


def test_decks_have_no_order_for_anybody() -> None:
    t = table(seat0={"space": "M10"}, deck="QC JC", fight_deck=[3])
    for viewer in (0, 1, None):
        assert "queen_clubs" not in seen(t, viewer)
        assert t.state.view(viewer).deck == 52
