"""What players remember of the fight deck, which is never shuffled anew (WL-N11), and how they imagine it."""

from __future__ import annotations

from tests.games.western_legends.table import Table, table

from saloon.games.western_legends.fields import F_ATTACKER, F_HANDLER
from saloon.games.western_legends.rules.fight_deck import draw_fight_cards, lay_below
from saloon.games.western_legends.state import FIGHT_PIECE

BILLY = {"character": "billy_the_kid", "wanted": 2}
SEEDS = 60


def imagined_decks(t: Table, viewer: int) -> list[list[int]]:
    """The values in the fight deck from the bottom to the top, as a viewer imagines it again and again."""
    states = [t.state.imagine(viewer, seed) for seed in range(SEEDS)]
    deck = t.layout.fight_deck
    return [[piece - int(FIGHT_PIECE) + 2 for piece in deck.cards(state)] for state in states]


def robbed() -> Table:
    """Seat 0 has robbed the bank; seat 2 drew 3, 9 and 10 for the guard, and used the 9."""
    t = table(
        seat0={**BILLY, "space": "D9", "hand": "AS KS"},
        seat1={"space": "S6"},
        fight_deck=[3, 9, 10],
    )
    t.do("0 rob_bank, 2 pick 9, 0 prepare AS")
    while t.state.view(0).fight is not None:
        player = t.state.actors()[0]
        t.do(f"{player} {t.choices(player)[0]}")
    return t


def fight(t: Table, handler: int, cards: int) -> None:
    """Somebody fights without showing a card to all: only the handler sees what is drawn."""
    t.layout.fighting.set(t.state, 3 - handler, F_ATTACKER)
    t.layout.fighting.set(t.state, handler, F_HANDLER)
    draw_fight_cards(t.layout, t.state, cards)
    lay_below(t.layout, t.state)


def test_the_card_that_was_shown_lies_below_for_all() -> None:
    for viewer in (0, 1):
        decks = imagined_decks(robbed(), viewer)
        assert all(9 in deck[:3] for deck in decks)
        assert any(3 in deck[3:] for deck in decks), "the others were not shown"


def test_who_played_the_opponent_remembers_all_its_cards() -> None:
    decks = imagined_decks(robbed(), 2)
    assert all(set(deck[:3]) == {3, 9, 10} for deck in decks)
    assert len({tuple(deck[:3]) for deck in decks}) > 1, "in random order"
    assert len({tuple(deck[3:]) for deck in decks}) > SEEDS // 2


def test_a_rifle_shows_cards_that_are_remembered() -> None:
    t = table(
        seat0={**BILLY, "space": "D9", "hand": "AS KS", "equipment": ["rifle"]},
        seat1={"space": "S6"},
        fight_deck=[3, 9, 10],
    )
    t.do("0 rob_bank")
    seen = set(t.state.view(0).fight.seen)
    t.do("2 pick 9, 0 prepare AS")
    assert len(seen) == 2
    assert all(seen | {9} <= set(deck[:3]) for deck in imagined_decks(t, 0))


def test_layers_move_up_and_are_drawn_again() -> None:
    t = robbed()
    fight(t, 1, 4)
    fight(t, 1, 3)
    fight(t, 1, 3)
    # Now the three cards of the robbery lie on top; seat 0 knows of the 9.
    assert all(set(deck[-3:]) == {3, 9, 10} for deck in imagined_decks(t, 2))
    assert all(9 in deck[-3:] for deck in imagined_decks(t, 0))
    fight(t, 1, 3)
    # The whole layer was drawn, so that the 9 lies below again, though seat 0 has not seen it.
    assert all(9 in deck[:3] for deck in imagined_decks(t, 0))


def test_who_cannot_know_whether_a_card_was_drawn_is_in_doubt() -> None:
    t = robbed()
    fight(t, 1, 4)
    fight(t, 1, 3)
    fight(t, 1, 3)
    fight(t, 1, 2)
    places = {deck.index(9) for deck in imagined_decks(t, 0)}
    assert len(places) > 3, "below or still on top: seat 0 has not seen the two"
    assert len({frozenset(deck[:2]) for deck in imagined_decks(t, 1)}) == 1, "seat 1 has"


def test_what_others_remember_is_not_imagined() -> None:
    t = robbed()
    imagined = t.state.imagine(0, 1)
    assert t.layout.fight_memory.dump(t.state)[26:] != [0] * 13, "seat 2 has seen cards"
    assert t.layout.fight_memory.dump(imagined)[13:] == [0] * 26


def test_the_man_in_black_is_imagined_to_use_his_highest_card() -> None:
    t = table(
        players=2,
        seat0={**BILLY, "space": "D9", "hand": "AS KS"},
        seat1={"space": "S6"},
        man={"space": "D9"},
        fight_deck=[3, 9, 10],
    )
    t.do("0 attack_man duel")
    for seed in range(SEEDS):
        imagined = t.state.imagine(0, seed)
        assert t.layout.picked.get(imagined) > max(t.layout.drawn.pieces(imagined))
