"""What players may know: hands, prepared cards, decks, tokens, goals (the section on hidden information)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from tests.games.tables import same_for
from tests.games.western_legends.table import GOALS, Table, new, rule, table

if TYPE_CHECKING:
    from saloon.core.state import State

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


def looked_at(state: State, name: str) -> list[int]:
    """What fighters have looked at, as the cells say: cards of a hand (`known`) or fight cards."""
    part = next(part for part in state.layout.parts if part.name == name)
    return [place for place, seen in enumerate(part.dump(state)) if seen]


@rule("WL-J2", "WL-R22")
def test_what_a_rifle_showed_is_forgotten_by_whoever_did_not_see_it() -> None:
    """Else all who imagine the table would know two cards of Annie's, and she which ones he has seen."""
    t = table(
        seat0={**WYATT, "space": "D6", "hand": "AS 3C", "equipment": ["rifle"]},
        seat1={**ANNIE, "space": "D6", "hand": "2S 4C 7D 9H", "equipment": ["revolver"]},
        seat2={"space": "S6"},
    )
    t.do("0 attack 1 duel")
    shown = looked_at(t.state, "known")
    assert len(shown) == 2
    t.do("0 prepare AS")
    for player in range(3):
        imagined = [t.state.imagine(player, seed) for seed in range(30)]
        seen = [looked_at(state, "known") for state in imagined]
        assert {len(cards) for cards in seen} == {len(shown)}
        assert (len({tuple(cards) for cards in seen}) > 1) == (player != 0)
        for state, cards in zip(imagined, seen, strict=True):  # what he has seen is there
            held = {card.card for card in state.view(1).own.hand}
            assert {card.card for card in state.view(0).fight.known} <= held
            assert len(cards) == len(state.view(0).fight.known)


@rule("WL-J2", "WL-R22")
def test_which_fight_cards_a_rifle_showed_only_its_owner_knows() -> None:
    t = table(
        seat0={**BILLY, "space": "D9", "hand": "AS KS", "equipment": ["rifle"]},
        seat1={"space": "S6"},
        seat2={"space": "M1"},
        fight_deck=[3, 9, 10, 5, 6, 7],
    )
    t.do("0 rob_bank")
    for player in range(3):
        imagined = [t.state.imagine(player, seed) for seed in range(30)]
        seen = [state.view(0).fight.seen for state in imagined]
        assert {len(cards) for cards in seen} == {2}
        assert (len({tuple(cards) for cards in seen}) > 1) == (player != 0)


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


# -- tables that differ in a secret look alike: by the view, by the news, and by who is asked ----------------

OPEN = {0: ["bad_water"], 1: ["honest_work"]}
"""The open stories, so that nothing but a secret depends on the seed."""


@rule("WL-P6")
def test_cards_for_a_poker_game_are_secret_until_all_lie_there() -> None:
    tables = [
        table(
            seat0={"space": "D5", "money": 10, "hand": "KS 9S"},
            seat1={"space": "D9", "money": 10, "hand": "QS 8S"},
            seat2={"space": "S6"},
            deck="2C 3C 7D 6D 5D",
        )
        .do("0 start_poker, 1 accept")
        .lay(0, cards)
        for cards in ("KS 9S", "9S 2C")
    ]
    assert same_for([1, 2, None], *tables)
    assert not same_for([0], *tables)


@rule("WL-J2")
def test_only_the_looker_knows_which_cards_a_rifle_showed() -> None:
    """Neither does the owner of the hand, nor who plays the bank guard."""
    duels = []
    robberies = []
    for seed in range(6):
        rifle = {**WYATT, "space": "D9", "hand": "AS 3C", "equipment": ["rifle"]}
        people: dict[str, Any] = {
            "stories": OPEN,
            "seat0": rifle,
            "seat1": {**ANNIE, "space": "D9", "hand": "2S 4C 5C"},
            "seat2": {"space": "S6"},
        }
        duels.append(table(**people, seed=seed).do("0 attack 1 duel"))
        robberies.append(table(**people, fight_deck=[3, 9, 10], seed=seed).do("0 rob_bank"))
    assert same_for([1, 2, None], *duels)
    assert same_for([1, 2, None], *robberies)
    assert not same_for([0], *duels)
    assert not same_for([0], *robberies)


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    """Billy takes a poker card after a move."""
    tables = [
        table(
            seat0={**BILLY, "lp": 5, "space": "M9"},
            seat1={**ANNIE, "space": "M10", "hand": hand},
            seat2={"space": "S6"},
        ).do("0 step M10, 0 stop, 0 react_ability")
        for hand in ("KS", "2D")
    ]
    assert [t.hand(0) for t in tables] == ["KS", "2D"]
    assert same_for([2, None], *tables)


@rule("WL-F18", "WL-F19")
def test_a_stolen_token_is_seen_by_the_robber_only_if_it_stays() -> None:
    for mine in ({}, {"cattle": "blue money"}):
        tables = [
            table(
                seat0={**BILLY, "space": "D6", "hand": "AS", **mine},
                seat1={**ANNIE, "space": "D6", "cattle": token},
                seat2={"space": "S6"},
            ).do("0 attack 1 robbery")
            for token in ("green card", "green nugget")
        ]
        assert same_for([0, 2, None], *tables)
        for t in tables:
            t.do("0 accept")
        assert same_for([2, None], *tables)
        assert same_for([0], *tables) == bool(mine)


@rule("WL-V4", "WL-V5")
def test_tokens_that_go_back_are_secret() -> None:
    """What was drawn and what is returned: the others see how many."""
    tables = []
    for seed in range(6):
        kit = {
            "character": "kit_carson",
            "space": "M10",
            "equipment": ["rifle", "mule+"],
            "fame": [1 + seed % 3],
        }
        t = table(
            2,
            options=GOALS,
            seat0={**kit, "goals": ["kit_1"], "claimed": ["kit_3"]},
            seat1={**ANNIE, "goals": ["annie_1"]},
            stories=OPEN,
            seed=seed,
        )
        tables.append(t.do("0 claim 0"))
    assert same_for([1, None], *tables)
    for t in tables:
        t.play(f"0 {t.choices(0)[-1]}")
    assert same_for([1, None], *tables)
    assert len({tuple(t.fame(0)) for t in tables}) > 1


@rule("WL-R15")
def test_stories_below_the_open_one_are_unknown() -> None:
    tables = [
        table(seat0={"space": "M10"}, stories={0: ["blood_money", below]}, seed=1, discs={0: [0, 0]})
        for below in ("moonshine", "stampede")
    ]
    assert same_for([0, 1, None], *tables)
    for t in tables:
        t.end_turn(0)
    assert same_for([0, 1, None], *tables), "while the story is told the next one lies covered"
    for t in tables:
        t.do("0 pass")
    assert not same_for([None], *tables)


def imagined(t: Table, player: int, name: str) -> set[tuple[int, ...]]:
    """All that a player imagines to lie in a part of the table."""
    part = next(part for part in t.state.layout.parts if part.name == name)
    return {tuple(part.dump(t.state.imagine(player, seed))) for seed in range(20)}


@rule("WL-V1", "WL-V5", "WL-S6")
def test_what_nobody_else_knows_is_dealt_anew_in_everybody_elses_mind() -> None:
    """Goals, legendary tokens and cattle of seat 0; characters that are being chosen; his deck."""
    t = table(
        options=GOALS,
        seat0={
            "character": "kit_carson",
            "space": "M10",
            "goals": ["kit_1", "kit_2", "kit_3"],
            "fame": [3, 1],
        },
        seat1={**ANNIE, "space": "S6"},
    )
    for name in ("goals", "fame"):
        assert len(imagined(t, 1, name)) > 1
    t = table(seat0={"space": "M10", "cattle": "green card"})
    assert len(imagined(t, 0, "cattle")) == 1 < len(imagined(t, 1, "cattle"))
    assert len(imagined(new(3), 1, "dealt")) > 1
    assert len(imagined(new(2), 1, "man_deck")) > 1
