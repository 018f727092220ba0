"""What players remember: fight cards, whose deck is never shuffled anew (WL-N11), and what was in hands when
the discards were shuffled (WL-R45). What they imagine fits it."""

from __future__ import annotations

from tests.games.western_legends.table import RANKS, Table, table

from saloon.games.western_legends.components.ids import RANDOM_CARDS
from saloon.games.western_legends.rules.fight_deck import draw_fight_cards, lay_below
from saloon.games.western_legends.rules.targets import steal
from saloon.games.western_legends.table import FIGHT_PIECE

BILLY = {"character": "billy_the_kid", "wanted": 2}
SEEDS = 60
IN_HANDS = ["2S", "AS", "KS", "QS", "3C"]
EVERYTHING_ELSE = [f"{rank}{suit}" for rank in RANKS for suit in "SHCD" if f"{rank}{suit}" not in IN_HANDS]


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
    t.layout.fighting.attacker.set(t.state, 3 - handler)
    t.layout.fighting.handler.set(t.state, handler)
    draw_fight_cards(t.layout, t.state, cards)
    lay_below(t.layout, t.state)


def test_the_card_that_was_shown_lies_below_for_all() -> None:
    for viewer in (0, 1):
        decks = imagined_decks(robbed(), viewer)
        assert all(9 in deck[:3] for deck in decks)
        assert any(3 in deck[3:] for deck in decks), "the others were not shown"


def test_a_fight_without_fight_cards_changes_no_memory() -> None:
    t = robbed()
    before = (t.part("fight_layers"), t.part("fight_memory"))
    fight(t, 1, 0)
    assert (t.part("fight_layers"), t.part("fight_memory")) == before


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


def reshuffled() -> Table:
    """The deck is empty; seat 0 takes two cards, for which the discards are shuffled."""
    t = table(
        phase="start",
        seat0={"space": "M10", "hand": "2S"},
        seat1={"space": "S6", "hand": "AS KS"},
        seat2={"space": "S6", "hand": "QS"},
        deck="3C",
        discards=" ".join(EVERYTHING_ELSE),
    )
    assert t.state.view(0).deck == 1
    t.do("0 income cards")
    return t


def test_who_saw_the_discards_shuffled_knows_what_the_others_hold() -> None:
    t = reshuffled()
    held = {"2_spades", "ace_spades", "king_spades", "queen_spades", "3_clubs"}
    for viewer in (0, 1, 2, None):
        assert set(t.state.view(viewer).held_back) == held
    hands = set()
    for seed in range(SEEDS):
        imagined = t.state.imagine(0, seed)
        theirs = [frozenset(t.layout.hands.cards(imagined, seat)) for seat in (1, 2)]
        assert theirs[0] | theirs[1] == {10, 11, 12}
        hands.add(theirs[1])
    assert len(hands) == 3, "but not who holds what"
    imagined = [t.state.imagine(1, seed) for seed in range(SEEDS)]
    drawn = {frozenset(t.layout.hands.cards(state, 0)) for state in imagined}
    assert len(drawn) > SEEDS // 2, "one of the cards that seat 0 drew came from the shuffled ones"


def test_a_stolen_card_makes_all_doubtful() -> None:
    """Nobody but the two of them knows whether it was one of those that were held back."""
    t = table(
        seat0={**BILLY, "space": "D9", "lp": 5, "hand": "2S"},
        seat1={"space": "D8", "hand": "AS KS"},
        seat2={"space": "S6", "hand": "QS"},
        deck="3C",
    )
    t.layout.held_back.set(t.state, 10, 1)
    steal(t.layout, t.state, 0, 1, RANDOM_CARDS, 1)
    assert t.state.view(2).held_back == []


def test_dice_of_all_who_told_a_story_stay_in_sight() -> None:
    """What was rolled in one choice is in view after it, so that no event tells more than views do."""
    t = table(
        players=4,
        seat0={"space": "M10", "hand": "2S"},
        seat1={"space": "S6"},
        stories={0: ["claim_jumpers"]},
        discs={0: [1, 2]},
        seed=3,
    ).end_turn(0)
    assert len(t.state.view(0).dice) == len(t.log("rolled")) == 2
