"""Solo against the automa."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.point_city.table import (
    CARDS,
    SPACES,
    TOKENS,
    Table,
    cards_with,
    city,
    new,
    resources,
    rule,
    table,
)
from tests.games.tables import walk

CIVIC = cards_with(civic=True, tier=1)
PATH = [
    *["21", "22", "23", "24", "31", "32", "33", "34", "41", "42", "43", "44"],
    *["21", "22", "23", "24", "31"],
]
KIND_OF_5 = CARDS[5]["resource"]
TOP_ROW_PATH = [*PATH[:12], "11", "12", "13", "14", "21"]


def solo(**rest: Any) -> Table:
    """The human's turn in a game for one."""
    return table(1, **rest)


def taken(t: Table) -> list[str]:
    """The spaces from which the automa took cards."""
    return [line.split()[1] + line.split()[2] for line in t.log("automa_took", "automa_built")]


@rule("PC-A1", "PC-A2", "PC-R17", "PC-A3", "PC-A4")
def test_the_table_for_one() -> None:
    for seed in range(5):
        t = new(1, seed)
        automa = t.view.automa
        assert (t.view.deck, len(t.supply()), t.view.first_player) == (66, 10, 0)
        assert t.stock(0) == "ingenuity"
        assert (automa.stock, automa.cards, automa.city, automa.tokens) == ({}, 0, [], [])
        assert (automa.row, automa.column) == (1, 0)
        assert automa.next_spaces == [SPACES.index("21"), SPACES.index("31")]
    rows = [new(1, seed).supply() for seed in range(5)]
    assert all(row != sorted(row, key=TOKENS.index) for row in rows), "the row lies in random order"


@rule("PC-A5", "PC-A16", "PC-A17", "PC-A18", "PC-A19", "PC-E19")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 31), ("medium", 37), ("hard", 48)])
def test_what_the_automa_scores(difficulty: str, points: int) -> None:
    """15 points on buildings; energy 4, industry 2, community 1; 3 tokens; 2 ingenuity cards."""
    have = city(energy=4, industry=2, community=1)
    points_only = [*cards_with(points=7)[:1], *cards_with(points=4)[:2]]
    automa = {
        "city": [*have, *points_only],
        "stock": ["ingenuity", "ingenuity", "energy", "double_energy"],
        "tokens": ["missing_types", "energy", "flat_high"],
    }
    t = solo(automa=automa, options={"difficulty": difficulty})
    assert t.view.automa.points == points
    assert sum(line.points for line in t.view.automa.sheet) == points
    other = solo(automa=automa, options={"difficulty": "easy"})
    assert t.choices(0) == other.choices(0), "nothing else changes"


@rule("PC-A17", "PC-A18", "PC-A19", "PC-R14")
@pytest.mark.parametrize(
    ("difficulty", "by_count"),
    [("easy", [0, 1, 2, 3, 4]), ("medium", [0, 1, 2, 4, 4]), ("hard", [0, 1, 3, 6, 6])],
)
def test_permanents_of_the_automa(difficulty: str, by_count: list[int]) -> None:
    found = [
        solo(automa={"city": city(energy=count)}, options={"difficulty": difficulty}).view.automa.points
        for count in range(5)
    ]
    assert found == by_count


@rule("PC-A6")
def test_the_human_plays_as_always_and_then_the_automa() -> None:
    """Flip, any token of the row, refill; one turn of the automa after each of them."""
    have = city(community=3, economy=3, energy=3, ecology=3, industry=3)
    t = solo(market=resources(s11=CIVIC[0]), cities={0: have}, supply=["flat_low", "flat_high", "energy"])
    t.play("0 flip 4 4", "0 take_across 1 1", "0 choose energy")
    assert (t.tokens(0), t.supply()) == (["energy"], ["flat_low", "flat_high"])
    assert t.view.turn == 3
    kinds = [line.split()[0] for line in t.log()]
    assert kinds.index("refilled_resource") < kinds.index("automa_took")


@rule("PC-A7", "PC-A8", "PC-A12")
def test_the_automa_takes_two_cards_of_the_market() -> None:
    """Where its markers cross and below; the market is refilled with the opposite sides, nothing is drawn."""
    market = resources(s21=26)
    t = solo(market=market, deck=[17, 18, 5, 6, 8]).play("0 take_across 4 3")
    assert taken(t) == ["21", "31"]
    assert (t.shows("21"), t.shows("31")) == (KIND_OF_5, 6)
    assert t.log("automa_built") == [f"automa_built 2 1 {CARDS[26]['name']} 26"]
    assert t.view.deck == 66 - 4
    assert t.log("flipped", "drew") == []


@rule("PC-A9", "PC-R18")
def test_below_row_4_comes_row_1() -> None:
    """And row 1 is refilled first."""
    t = solo(market=resources(), automa={"row": 4, "column": 2}, deck=[17, 18, 19, 20]).play(
        "0 take_across 3 3"
    )
    assert taken(t) == ["42", "12"]
    assert [t.shows("12"), t.shows("42")] == [19, 20]


@rule("PC-A10")
def test_the_automa_pays_nothing_and_spends_nothing() -> None:
    t = solo(market=resources(s21=cards_with(points=7)[0]), automa={"stock": ["energy"]})
    t.play("0 take_across 4 3")
    assert t.view.automa.city[0].points == 7
    assert (t.view.automa.stock["energy"], t.view.automa.cards) == (1, 2)
    assert t.log("paid") == []


@rule("PC-A11", "PC-H6")
def test_the_automa_gets_the_leftmost_token() -> None:
    """What it says does not matter."""
    t = solo(
        market=resources(s21=CIVIC[0]),
        supply=["flat_high", "energy", "flat_low"],
        options={"difficulty": "medium"},
    )
    t.play("0 take_across 4 3")
    assert (t.view.automa.tokens, t.supply()) == (["flat_high"], ["energy", "flat_low"])
    assert t.view.automa.points == 5, "whatever it says"
    assert t.log("automa_token") == ["automa_token flat_high"]


@rule("PC-A11")
def test_without_tokens_the_automa_gets_none() -> None:
    t = solo(market=resources(s21=CIVIC[0]), supply=[]).play("0 take_across 4 3")
    assert (t.view.automa.tokens, t.log("automa_no_token")) == ([], ["automa_no_token"])


@rule("PC-R16")
def test_the_row_closes_up() -> None:
    """If the first token was taken by the human, the automa gets the next one."""
    have = city(community=3, economy=3, energy=3, ecology=3, industry=3)
    t = solo(
        market=resources(s12=CIVIC[0], s21=CIVIC[1]),
        cities={0: have},
        supply=["energy", "flat_high", "full_set", "industry"],
    )
    t.play("0 take_across 1 2", "0 choose energy")
    assert (t.view.automa.tokens, t.supply()) == (["flat_high"], ["full_set", "industry"])


@rule("PC-A23")
def test_two_civic_buildings_bring_the_two_leftmost() -> None:
    t = solo(market=resources(s21=CIVIC[0], s31=CIVIC[1]), supply=["flat_high", "energy", "flat_low"])
    t.play("0 take_across 4 3")
    assert sorted(t.view.automa.tokens) == ["energy", "flat_high"]
    assert t.log("automa_token") == ["automa_token flat_high", "automa_token energy"]


@rule("PC-A13", "PC-A14", "PC-E18", "PC-R12", "PC-R13", "PC-A20")
@pytest.mark.parametrize(("path", "firsts"), [("second_row", PATH), ("top_row", TOP_ROW_PATH)])
def test_the_path_of_the_automa(path: str, firsts: list[str]) -> None:
    """Column by column, then the next row; after the last field it depends on the reading of the rulebook."""
    t = new(1, seed=8, automa_path=path)
    announced: list[str] = []
    while not t.state.over:
        if t.asked == "0 turn":
            announced += [SPACES[place] for place in t.view.automa.next_spaces]
        t.play(f"0 {t.choices(0)[0]}")
    seconds = [str(int(first[0]) % 4 + 1) + first[1] for first in firsts]
    expected = [space for pair in zip(firsts, seconds, strict=True) for space in pair]
    assert taken(t) == expected
    assert announced == expected


@rule("PC-A20", "PC-A22")
def test_both_have_17_turns_and_the_automa_the_last() -> None:
    """On the human's last turn there are two cards in the deck; in the end 14 cards are left."""
    for seed in range(6):
        t = new(1, seed)
        human = 0
        for move in walk(t, seed):
            human += move.split()[1] in ("take_across", "take_down", "draw")
            if not t.state.over and t.asked == "0 turn":
                assert "draw" in t.choices(0)
                assert t.view.seats[0].turns_left == 17 - human
        assert (human, len(taken(t)), t.view.turn) == (17, 34, 34)
        assert t.log("passed") == []
        assert sum(t.shows(space) is not None for space in SPACES) == 14


def ending(mine: int, theirs: int, *, cards: int = 3) -> Table:
    """The human's last turn, with points on buildings before it; only resources are left in the market."""
    fours = cards_with(points=4)
    stock = ["energy"] * cards
    automa = {"city": fours[mine : mine + theirs], "stock": stock, "row": 3, "column": 1}
    t = solo(
        market=resources(),
        cities={0: fours[:mine]},
        stocks={0: ""},
        automa=automa,
        deck=["economy", "ecology"],
        deck_size=2,
        options={"difficulty": "easy"},
    )
    return t.play("0 draw")


@rule("PC-A15", "PC-A21")
@pytest.mark.parametrize(
    ("mine", "theirs", "reason", "winners"),
    [(3, 2, "automa_beaten", [0]), (2, 3, "automa_won", [])],
)
def test_more_points_win(mine: int, theirs: int, reason: str, winners: list[int]) -> None:
    outcome = ending(mine, theirs).state.outcome()
    assert (outcome.reason, outcome.winners) == (reason, winners)
    assert (outcome.scores, outcome.rival.score if outcome.rival else None) == ([4 * mine], 4 * theirs)
    assert outcome.rival is not None
    assert outcome.rival.won == (winners == [])


@rule("PC-R15", "PC-A21")
def test_equal_points_go_to_the_side_with_more_cards() -> None:
    """All cards that the automa took count; it took two more on its last turn, as did the human."""
    assert ending(2, 2, cards=3).state.outcome().reason == "automa_won"
    assert ending(2, 2, cards=0).state.outcome().reason == "automa_beaten"


@rule("PC-A16")
def test_the_score_sheet_of_the_automa() -> None:
    t = ending(2, 3)
    rival = t.state.outcome().rival
    assert rival is not None
    assert [(line.name, line.points) for line in rival.sheet] == [
        ("buildings", 12),
        ("permanents", 0),
        ("tokens", 0),
        ("cards_left", 0),
    ]
    assert t.log("scored", "automa_scored") == ["scored 0 8", "automa_scored 12"]
