"""Hidden information: section I of the rules, in views, events and imagined states."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.dice_town.table import Table, new, rule, table, town
from tests.games.tables import walk


def imagined_hands(t: Table, viewer: int, seat: int, times: int = 40) -> Counter[str]:
    """How often a card is in a hand that a player imagines."""
    found: Counter[str] = Counter()
    for number in range(times):
        state = t.state.imagine(viewer, number)
        found.update({card.card for card in state.view(seat).seats[seat].hand})
    return found


@rule("DT-I1", "DT-R26")
def test_what_everybody_sees() -> None:
    t = table(
        3,
        kept={0: "K K"},
        rolls={0: "9 9 9"},
        money={0: 2},
        nuggets={1: 4},
        hands={2: "hat boots deed_4"},
        fenced={2: "deed_5"},
        stagecoach=2,
        sheriff=1,
    )
    view = t.view
    assert (t.kept(0), view.seats[0].money, view.seats[1].nuggets) == ("K K", 2, 4)
    assert (view.mine, view.bank, view.stagecoach, view.sheriff) == (26, 3, 2, 1)
    assert (len(view.deed_row), view.deed_pile, view.store_pile, view.store_discards) == (3, 20, 17, 0)
    assert (view.seats[2].store_cards, view.seats[2].deeds, t.fenced(2)) == (2, 1, ["deed_5"])
    assert view.seats[2].hand is None


@rule("DT-I2", "DT-D1")
def test_a_roll_and_a_choice_are_secret() -> None:
    t = table(2, rolls={0: "9 9 9 K K", 1: "A A A A A"}, hands={0: "tough_guy"})
    before: dict[Any, Any] = {viewer: t.state.view(viewer) for viewer in (1, None)}
    assert [die.face for die in before[1].seats[0].dice] == [None] * 5
    t.play("0 keep_free 12345")
    for viewer, view in before.items():
        now = t.state.view(viewer)
        assert now.seats[0].has_chosen
        assert [die.face for die in now.seats[0].dice] == [None] * 5
        assert not any(die.chosen for die in now.seats[0].dice)
        assert (now.seats[0].store_cards, now.spent) == (view.seats[0].store_cards, [])
    own = t.state.view(0).seats[0].dice
    assert [die.face for die in own] == ["9", "9", "9", "K", "K"]
    assert all(die.chosen for die in own)
    assert t.log(viewer=1) == [line for line in t.log(viewer=1) if line.startswith("rolled ['A'")]


@rule("DT-I2")
def test_every_choice_looks_the_same_from_outside() -> None:
    """Whatever is sealed, the views and events of the others are the same."""
    seen = set()
    for choice in table(2, seed=3).choices(0):
        t = table(2, seed=3)
        t.play(f"0 {choice}")
        seen.add((str(t.state.view(1)), str(t.log(viewer=1)), str(t.state.view(None))))
    assert len(seen) == 1


@rule("DT-I2")
def test_dice_that_are_not_kept_are_never_shown() -> None:
    t = table(2, rolls={0: "9 9 9 K K", 1: "A A A A A"})
    t.play("0 keep 4", "1 keep 1")
    assert t.log("showed") == ["showed 0 ['K']", "showed 1 ['A']"]
    assert t.log("rolled", viewer=1)[0] == "rolled ['A', 'A', 'A', 'A', 'A']"
    assert all("9" not in line for line in t.log(viewer=1) if line.startswith("showed"))


@rule("DT-I3", "DT-TH7")
def test_everybody_remembers_the_deeds_of_the_row_until_one_is_stolen() -> None:
    t = town("A A A 9 9", "K K J 10 9", "Q Q J 10 9", at="town_hall", deed_row="deed_5 deed_4 deed_1")
    assert [card.card for card in t.view.seats[0].known] == ["deed_1", "deed_4", "deed_5"]
    assert imagined_hands(t, 1, 0)["deed_5"] == 40
    assert t.state.view(0).seats[0].known == []


@rule("DT-I3", "DT-I5")
def test_what_a_theft_reveals() -> None:
    """The thief knows what was returned, the victim what is gone; the others know nothing for sure."""
    t = town(
        "J J J J 10", "Q Q K K 9", "10 10 A 9 9", at="saloon", hands={0: "deed_5 deed_4 deed_1"}, sheriff=2
    )
    taken = [choice.split()[1] for choice in t.choices(1)]
    assert (t.asked, len(taken)) == ("1 keep_taken", 2)
    t.play(f"1 keep_card {taken[0]}")
    known = {viewer: [card.card for card in t.state.view(viewer).seats[0].known] for viewer in (1, 2, None)}
    assert (taken[1] in known[1], known[2], known[None]) == (True, known[None], known[2])
    assert taken[0] in [card.card for card in t.state.view(0).seats[1].known]
    assert t.state.view(2).seats[1].known == []
    assert imagined_hands(t, 0, 1)[taken[0]] == 40
    assert imagined_hands(t, 2, 1)[taken[0]] < 40


@rule("DT-I3")
def test_a_stolen_deed_ends_what_the_others_know() -> None:
    """Seat 0 took three deeds of the row; in the next round seat 1 steals one of them."""
    t = table(3, at="town_hall", round=2, kept={0: "A A A 9 9", 1: "K K J 10 9", 2: "Q Q J 10 9"}, seed=4)
    assert len(t.state.view(2).seats[0].known) == 3
    memory = t.state.layout.memory  # type: ignore[attr-defined]
    deed = t.state.view(2).seats[0].known[0].card
    kind = [*range(17, 22)][int(deed[-1]) - 1]
    after = t.state.clone()
    memory.moved(after, 0, 1, kind)
    assert after.view(2).seats[0].known == []
    assert len(after.view(1).seats[0].known) == 2


@rule("DT-I4")
def test_drawn_and_discarded_cards_are_known_to_the_drawer_only() -> None:
    t = town("J J J 9 9", "A A A A A", at="general_store", store_pile="horse wanted boots")
    t.play("0 keep_card horse")
    assert imagined_hands(t, 1, 0)["horse"] < 20
    thrown = {tuple(Table(t.state.imagine(0, seed)).part("store_discards")) for seed in range(9)}
    guessed = {tuple(Table(t.state.imagine(1, seed)).part("store_discards")) for seed in range(9)}
    assert len(thrown) == 1
    assert len(guessed) > 3


@rule("DT-I5")
def test_the_others_see_only_backs_in_the_saloon() -> None:
    t = town("Q Q 9 9 9", "A A A A A", "K K K K J", at="saloon", hands={1: "hat deed_4 boots"})
    t.play("0 rob 1 1")
    assert t.log("took_cards", viewer=2) == []
    assert t.log("took_cards", viewer=1) == t.log("took_cards", viewer=0) != []
    assert t.state.view(2).drawn.cards is None
    drawn = [t.state.imagine(2, seed).view(0).drawn.cards for seed in range(20)]
    assert len({tuple(card.card for card in cards) for cards in drawn}) > 3


@rule("DT-I6")
def test_the_deed_of_a_corruption_is_known_to_its_taker() -> None:
    t = town("9 9 9 9 9", "K K J 10 Q", at="town_hall", hands={0: "corruption"}, deed_pile="deed_5")
    t.play("0 play corruption")
    assert imagined_hands(t, 1, 0)["deed_5"] < 40


@rule("DT-I7")
def test_only_deeds_under_the_pile_are_known() -> None:
    t = town("9 9 9 9 9", "K K J 10 Q", at="town_hall", deed_row="deed_1 deed_5 deed_4")
    piles = [t.state.imagine(1, seed) for seed in range(10)]
    dumped = [Table(state).part("deed_pile") for state in piles]
    assert {tuple(pile[:2]) for pile in dumped} == {tuple(t.part("deed_pile")[:2])}
    assert len({tuple(pile) for pile in dumped}) == 10
    assert len({tuple(Table(state).part("store_pile")) for state in piles}) == 10


@rule("DT-I8")
def test_being_asked_does_not_depend_on_hidden_cards() -> None:
    """Over whole games: in every imagined state the same players are asked the same."""
    t = new(4, seed=11)
    for number, _ in enumerate(walk(t, seed=11, most=400)):
        if number % 7 == 0 and not t.state.over:
            for viewer in range(4):
                state = t.state.imagine(viewer, number)
                assert state.actors() == t.state.actors()
                assert state.view(viewer).window == t.state.view(viewer).window


@rule("DT-I9")
def test_true_totals_are_hidden() -> None:
    t = table(2, hands={0: "horse deed_5"}, fenced={0: "deed_4"}, nuggets={0: 3}, sheriff=0)
    mine, theirs = t.state.view(0).seats[0], t.state.view(1).seats[0]
    assert (mine.points, theirs.points) == (3 + 4 + 5 + 4 + 8 + 5, None)
    assert mine.public_points == theirs.public_points == 3 + 4 + 5 + 4


@rule("DT-I10")
def test_at_the_end_hands_are_open_and_piles_are_not() -> None:
    t = town("9 9 9 9 9", "K K K K K", mine=1, nuggets={0: 0, 1: 29}, hands={1: "deed_5 horse"})
    t.pass_windows()
    assert t.state.over
    assert {"deed_5", "horse"} <= {card.card for card in t.view.seats[1].hand}
    assert t.view.seats[1].points is not None
    assert imagined_hands(t, 0, 1)["horse"] == 40
    piles = {tuple(Table(t.state.imagine(0, seed)).part("store_pile")) for seed in range(5)}
    assert len(piles) == 5


@rule("DT-I3")
def test_known_cards_are_true() -> None:
    """What a view says a player knows about a hand is really there, throughout some games."""
    for players in (3, 5):
        t = new(players, seed=players)
        for _ in walk(t, seed=players):
            hands = [Counter(t.hand(seat)) for seat in range(players)]
            for viewer in (*range(players), None):
                for seat, view in enumerate(t.state.view(viewer).seats):
                    assert not Counter(card.card for card in view.known) - hands[seat]
