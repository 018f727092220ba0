"""Setting up and the shape of a round: sections S and G of the rules."""

from __future__ import annotations

import pytest
from tests.games.dice_town.table import GAME, new, rule, table, town
from tests.games.tables import walk

from saloon.core.errors import BadSetup

COUNTS = [2, 3, 4, 5]


@rule("DT-S1")
def test_two_to_five_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 5)
    for players in (1, 6):
        with pytest.raises(BadSetup):
            GAME.new(players=players)
    for players in COUNTS:
        t = new(players)
        assert (len(t.view.seats), t.view.store_pile, t.view.deed_pile) == (players, 19, 22)


@rule("DT-S2", "DT-GS6")
def test_the_store_is_shuffled() -> None:
    piles = {tuple(new(seed=seed).part("store_pile")) for seed in range(20)}
    assert len(piles) == 20
    assert all(len(pile) == 19 for pile in piles)
    assert new().view.store_discards == 0


@rule("DT-S3")
def test_three_deeds_lie_open() -> None:
    t = new()
    assert len(t.row()) == 3
    assert t.log("deeds_shown") == [f"deeds_shown {[*t.row()]}"]
    assert len({tuple(new(seed=seed).row()) for seed in range(20)}) > 10
    # Slot 1 is handed out first.
    t = town("9 9 9 9 J", "10 J Q K A", at="town_hall", deed_row="deed_4 deed_1 deed_5")
    assert t.hand(0) == ["deed_4"]


@rule("DT-S4", "DT-S5", "DT-S6")
@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    t = new(players)
    for seat in t.view.seats:
        assert (seat.money, seat.nuggets, seat.store_cards, seat.deeds, len(seat.dice)) == (8, 0, 0, 0, 5)
    assert (t.view.mine, t.view.bank, t.view.stagecoach) == (30, 3, 0)


@rule("DT-S7", "DT-R1")
def test_the_first_sheriff() -> None:
    """By lot, or the player in the first seat."""
    assert {new(4, seed=seed).view.sheriff for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed=seed, first_sheriff="first_seat").view.sheriff for seed in range(20)} == {0}
    assert new(seed=3).log("first_sheriff") == [f"first_sheriff {new(seed=3).view.sheriff}"]


@rule("DT-S8", "DT-E26")
@pytest.mark.parametrize(("players", "dollars"), [(2, 19), (3, 27), (4, 35), (5, 43)])
def test_money_is_a_closed_system(players: int, dollars: int) -> None:
    t = new(players, seed=players)
    for _ in walk(t, seed=players):
        assert sum(t.money()) + t.view.bank + t.view.stagecoach == dollars


@rule("DT-G1")
def test_a_round_is_dice_then_town() -> None:
    t = table(2, kept={0: "9 9 9 9", 1: "9 9 9 9"}, rolls={0: "K", 1: "9"}, money={0: 0, 1: 0}, sheriff=1)
    assert t.log("last_rolled", "showed") == ["showed 0 ['K']", "showed 1 ['9']"]
    assert (t.view.phase, t.view.round) == ("dice", 2)
    order = [line.split()[0] for line in t.log()]
    assert order.index("showed") < order.index("mined") < order.index("round_started")


@rule("DT-G2")
def test_all_dice_are_taken_back() -> None:
    t = town("9 9 9 9 9", "K K K K K", round=3)
    assert t.log("mined", "new_sheriff", "best_hand") != []
    assert (t.view.round, t.view.phase, t.asked) == (4, "dice", "0 keep, 1 keep")
    assert [t.kept(0), t.kept(1)] == ["", ""]
    assert [seat.won for seat in t.view.seats] == [False, False]
    assert (t.winners(), {place.state for place in t.view.locations}) == ({}, {"ahead"})


@rule("DT-G2", "DT-H10")
def test_after_a_last_roll_the_next_round_starts_over() -> None:
    t = table(2, kept={0: "K K K K", 1: "9 9 9"}, rolls={0: "K", 1: "9 9"}, money={0: 0, 1: 0}, sheriff=0)
    t.play("1 keep 4")
    assert (len(t.log("last_rolled")), t.view.round) == (1, 2)
    assert (t.view.is_last_roll, t.view.reveal) == (False, 0)


@rule("DT-G3", "DT-H1")
def test_nobody_waits_for_a_turn() -> None:
    """All are asked at once, and the order of their answers does not matter."""
    forth, back = table(4, seed=5), table(4, seed=5)
    assert forth.asked == "0 keep, 1 keep, 2 keep, 3 keep"
    forth.play("0 keep 1", "1 keep 2", "2 keep none", "3 keep 45")
    back.play("3 keep 45", "2 keep none", "1 keep 2", "0 keep 1")
    assert forth.state.digest() == back.state.digest()
    assert forth.refusal("0 keep 1") != ""
