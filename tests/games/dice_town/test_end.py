"""The end of the game, the points and who wins: section X of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dice_town.table import GAME, JUNK, Table, rule, table, town

EQUIPMENT = {"tobacco": 1, "hat": 2, "boots": 3, "revolver": 4, "saddle": 5, "horse": 8}


def last_moment(players: int = 3, **rest: Any) -> Table:
    """Nobody may visit the Doc and the mine is empty: only counting is left."""
    told: dict[str, Any] = {"mine": 0, "won": list(range(players)), **rest}
    return town(*[JUNK] * players, at="doc_badluck", **told).pass_windows()


def points(t: Table, *seats: int) -> list[int]:
    """What some players have."""
    scores = t.state.scores()
    return [scores[seat] for seat in seats]


@rule("DT-X1", "DT-GM3", "DT-E17")
@pytest.mark.parametrize("hands", [None, {0: "dynamite"}])
def test_an_empty_mine_ends_the_game_after_the_whole_round(hands: dict[int, str] | None) -> None:
    """Two nuggets are left for four nines, with or without Dynamite."""
    t = town("9 9 9 9 J", "10 10 Q Q J", "J K K K A", mine=2, nuggets={0: 0}, hands=hands, sheriff=1)
    if hands:
        t.play("0 play dynamite")
    assert t.log("mined") == ["mined 0 2"]
    assert (t.view.mine, t.nuggets()[0], t.state.over) == (0, 2, False)
    while not t.state.over:
        seat = t.state.actors()[0]
        t.play(f"{seat} {t.choices(seat)[0]}")
    kinds = [line.split()[0] for line in t.log()]
    for later in ("robbed_bank", "stagecoach_arrived", "drew", "new_sheriff", "best_hand", "deeds_shown"):
        assert later in kinds[kinds.index("mined") :], later
    assert t.state.outcome().reason == "mine_empty"
    assert t.view.round == 2


@rule("DT-X1")
def test_one_nugget_is_enough_to_go_on() -> None:
    t = town(JUNK, JUNK, at="doc_badluck", mine=1, won=[0, 1])
    assert (t.state.over, t.view.round, t.view.phase) == (False, 3, "dice")


@rule("DT-X1", "DT-TH3")
def test_the_last_deed_ends_the_game() -> None:
    """Row and pile are empty; deeds in hands and behind wire have owners."""
    t = town("9 9 9 9 J", "9 10 J Q A", at="town_hall", deed_row="deed_4", deed_pile_size=0, won=[1])
    assert t.state.over
    assert t.state.outcome().reason == "deeds_gone"
    assert t.hand(0) == ["deed_4"]


@rule("DT-E23", "DT-TH6", "DT-X1")
def test_a_deed_that_is_left_is_shown_again() -> None:
    """Two are in the row and none in the pile: without an ace the winner takes one, and the game goes on."""
    t = town("9 9 9 9 J", "9 10 J Q K", at="town_hall", deed_row="deed_4 deed_2", deed_pile_size=0, won=[1])
    assert (t.hand(0), t.row(), t.view.deed_pile) == (["deed_4"], ["deed_2"], 0)
    assert (t.state.over, t.view.round) == (False, 3)


@rule("DT-X1")
def test_deeds_in_the_pile_have_no_owner() -> None:
    t = town(
        "A A 9 9 9", "9 10 J Q K", at="town_hall", deed_row="deed_4 deed_2 deed_1", deed_pile_size=1, won=[1]
    )
    assert len(t.hand(0)) == 3
    assert (t.state.over, len(t.row()), t.view.deed_pile) == (False, 1, 0)


@rule("DT-R32")
def test_both_ends_are_one() -> None:
    t = town("9 9 9 9 J", "9 10 J Q A", at="town_hall", deed_row="deed_4", deed_pile_size=0, won=[1], mine=0)
    assert t.state.over
    assert t.state.outcome().reason == "mine_and_deeds"


@rule("DT-X1")
def test_nothing_can_be_done_any_more() -> None:
    t = last_moment()
    assert t.state.over
    assert t.refusal("0 keep 1") == "DT-X1"


@rule("DT-E5", "DT-X2", "DT-X3", "DT-X4", "DT-X5", "DT-X6", "DT-SH3")
def test_the_example_of_the_rulebook() -> None:
    """6 nuggets, 7 dollars, the badge, equipment 3 + 5 + 2, deeds 2 + 1 + 5 + 4: 36 points."""
    told: dict[str, Any] = {
        "nuggets": {0: 6},
        "money": {0: 7},
        "hands": {0: "boots saddle hat deed_2 deed_1 deed_5"},
        "fenced": {0: "deed_4"},
    }
    t = last_moment(sheriff=0, **told)
    assert points(t, 0) == [36]
    assert t.log("scored")[0] == "scored 0 36"
    assert points(last_moment(sheriff=1, **told), 0) == [31]
    sheet: Counter[str] = Counter()
    for line in t.state.outcome().sheet(0):
        sheet[line.name] += line.points
    assert sheet == {"nuggets": 6, "money": 3, "sheriff": 5, "equipment": 10, "deeds": 12}


@rule("DT-X3")
@pytest.mark.parametrize(("dollars", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5), (11, 5)])
def test_two_dollars_are_a_point(dollars: int, worth: int) -> None:
    t = table(2, money={0: dollars}, nuggets={0: 0}, sheriff=1)
    assert points(t, 0) == [worth]


@rule("DT-X2", "DT-X10")
def test_only_what_players_own_counts() -> None:
    """The money in the Bank or on the Stagecoach, and the gold in the mine, belong to nobody."""
    t = table(2, money={0: 0, 1: 0}, bank=10, stagecoach=9, nuggets={0: 0, 1: 4}, sheriff=0)
    assert points(t, 0, 1) == [5, 4]


@rule("DT-X5", "DT-C1", "DT-R30", "DT-C2")
def test_equipment_counts_and_action_cards_do_not() -> None:
    cards = [kind["id"] for kind in GAME.read_components(None)["action"] if kind["id"] != "shaky_joe"]
    told: dict[str, Any] = {"money": {0: 0, 1: 0}, "nuggets": {0: 0, 1: 0}}
    for card, worth in EQUIPMENT.items():
        assert points(table(2, hands={1: card}, **told), 1) == [worth]
    assert points(table(2, hands={1: " ".join(EQUIPMENT)}, **told), 1) == [23]
    assert points(table(2, hands={1: " ".join(cards)}, **told), 1) == [0]


@rule("DT-X6", "DT-DB9")
def test_deeds_count_in_hand_and_behind_wire() -> None:
    told: dict[str, Any] = {"money": {0: 0, 1: 0}, "nuggets": {0: 0, 1: 0}}
    for value in range(1, 6):
        assert points(table(2, hands={1: f"deed_{value}"}, **told), 1) == [value]
        assert points(table(2, fenced={1: f"deed_{value}"}, **told), 1) == [value]


@rule("DT-X7")
def test_the_most_points_win() -> None:
    t = last_moment(nuggets={0: 9, 1: 12}, money={0: 4, 1: 0, 2: 0}, sheriff=0)
    assert points(t, 0, 1, 2) == [16, 12, 9]
    assert (t.state.outcome().ranking, t.view.winner) == ([[0], [1], [2]], 0)


def tied_at_the_end(sheriff: int = 2, **rest: Any) -> Table:
    """Seats 0 and 1 have equal points, seat 2 is far behind."""
    told: dict[str, Any] = {"nuggets": {0: 15, 1: 15, 2: 0}, "money": {0: 0, 1: 0, 2: 0}, **rest}
    return last_moment(sheriff=sheriff, **told)


@rule("DT-X8", "DT-E12", "DT-DB9")
@pytest.mark.parametrize(
    ("hands", "fenced"),
    [
        ({0: "deed_5 deed_1 deed_1 deed_1", 1: "deed_2 deed_2 deed_2 deed_1 deed_1"}, {}),
        ({0: "deed_5 deed_1 deed_1 deed_1", 1: "deed_2 deed_2 deed_2"}, {1: "deed_1 deed_1"}),
        ({0: "deed_5 deed_1 deed_1 deed_1"}, {1: "deed_2 deed_2 deed_2 deed_1 deed_1"}),
    ],
)
def test_more_deeds_break_a_tie(hands: dict[int, str], fenced: dict[int, str]) -> None:
    """Five cards beat four, of equal points, whether they are fenced or not."""
    t = tied_at_the_end(hands=hands, fenced=fenced)
    assert t.state.over, "nobody is asked"
    assert points(t, 0, 1) == [23, 23]
    assert t.state.outcome().ranking[:2] == [[1], [0]]


@rule("DT-X9", "DT-D21", "DT-E12", "DT-R28", "DT-T1")
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_sheriff_chooses_the_winner(chosen: int) -> None:
    """Equal points and equally many deeds; nobody makes offers for it."""
    t = tied_at_the_end(hands={0: "deed_3", 1: "deed_3"})
    assert t.asked == "2 choose_winner"
    assert t.choices(2) == ["choose 0", "choose 1"]
    assert (t.view.tie.location, t.view.tie.tied, t.view.tie.stage) == ("victory", [0, 1], "decision")
    assert t.view.doc is None
    assert (t.refusal("2 choose 2"), t.refusal("2 pass")) == ("DT-X9", "DT-X9")
    assert t.refusal("0 choose 0") == "DT-G3"
    t.play(f"2 choose {chosen}")
    assert t.state.over
    assert (t.view.winner, t.state.outcome().winners) == (chosen, [chosen])
    assert t.log("chose_winner") == [f"chose_winner 2 {chosen}"]
    sheets = [[line.name for line in t.state.outcome().sheet(seat)] for seat in range(3)]
    assert ["chosen" in names for names in sheets] == [seat == chosen for seat in range(3)]
    assert t.log("offered", "bribed") == []


@rule("DT-X9")
def test_the_sheriff_may_choose_themselves() -> None:
    """With the 5 points of the badge the Sheriff is tied with another."""
    t = last_moment(sheriff=0, nuggets={0: 12, 1: 17, 2: 1}, money={0: 0, 1: 0, 2: 0})
    assert (points(t, 0, 1), t.asked) == ([17, 17], "0 choose_winner")
    t.play("0 choose 0")
    assert t.state.outcome().ranking == [[0], [1], [2]]


@rule("DT-X9", "DT-T2")
def test_it_is_the_sheriff_of_the_last_round() -> None:
    """The badge that was won in the last round counts and decides."""
    t = town(
        "K K 9 9 A",
        "K J J 10 A",
        "10 J Q Q A",
        at="sheriff",
        mine=0,
        sheriff=1,
        nuggets={0: 10, 1: 15, 2: 5},
        money={0: 0, 1: 0, 2: 0},
        deed_row="deed_1 deed_1 deed_1",
        won=[1, 2],
        hands={1: "deed_3 deed_3"},
    )
    t.pass_windows()
    assert t.view.sheriff == 0
    assert t.log("scored") == ["scored 0 17", "scored 1 21", "scored 2 5"]
