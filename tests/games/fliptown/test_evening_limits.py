"""The end of a round at its limits: hands, hold'em, work, bribes, arrests and fines."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import Table, cards, rule, solo, table

CHARACTERS = {"characters": "on"}
HOLD_EM = {"hold_em": "on"}
COMPETITIVE = {"competitive": "on"}
FINES = {1: (10, 4), 2: (14, 6), 3: (18, 8)}
WORTHLESS = "h2 s4 d6 c8 h10"


def hands(*told: str, options: dict[str, str] | None = None, **rest: Any) -> Table:
    """The evening of round 1 at a table where everybody has a hand and no money."""
    maps = {seat: {"poker": [cards(hand)], "money": 0} for seat, hand in enumerate(told)}
    return table(len(told), at="poker", maps=maps, options=options or {}, **rest)


def paid(t: Table) -> list[tuple[int, int]]:
    """Money and stars of everybody."""
    return [(t.has("money", seat), t.has("stars", seat)) for seat in range(len(t.view.maps))]


def night(number: int = 1, sheriff: str = "h6", options: dict[str, str] | None = None, **me: Any) -> Table:
    """A solo player before bribes."""
    return solo(at="sheriff", round=number, sheriff=sheriff, options=options, **me)


# -- poker -------------------------------------------------------------------------------------------------


@rule("FT-PK5", "FT-C3", "FT-PK2")
@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("h1 s2 d3 c4 h5", "straight"),
        ("h2 s3 d4 c5 h6", "straight"),
        ("h9 s10 d11 c12 h13", "straight"),
        ("h10 s11 d12 c13 h1", "straight"),
        ("h11 s12 d13 c1 h2", "nothing"),
        ("h12 s13 d1 c2 h3", "nothing"),
        ("h13 s1 d2 c3 h4", "nothing"),
        ("h1 s2 d3 c4 h6", "nothing"),
        ("h1 h2 h3 h4 h5", "straight_flush"),
        ("s1 s10 s11 s12 s13", "royal_flush"),
        ("d1 d10 d11 d12 d13", "royal_flush"),
        ("c1 c10 c11 c12 c13", "royal_flush"),
        ("c13 c1 c2 c3 c4", "flush"),
        ("h1 s1 d13 c13 h12", "two_pair"),
        ("h1 s1 d1 c1 h13", "four_of_a_kind"),
        ("h1 s1 d1 c13 h13", "full_house"),
    ],
)
def test_aces_in_hands(hand: str, name: str) -> None:
    assert hands(hand).map().hands[0] == name
    assert hands(" ".join(reversed(cards(hand)))).map().hands[0] == name


@rule("FT-PK1", "FT-P5", "FT-T8")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_hand_of_the_round_is_paid_and_no_other(number: int) -> None:
    columns = [cards("h9 s9 d9 c9 h8") if place == number - 1 else cards(WORTHLESS) for place in range(3)]
    t = solo(at="poker", round=number, poker=columns, money=0, sheriff="h13")
    assert (t.has("money"), t.has("stars")) == (8, 7)
    others = [cards(WORTHLESS) if place == number - 1 else cards("h9 s9 d9 c9 h8") for place in range(3)]
    none = solo(at="poker", round=number, poker=others, money=0, sheriff="h13")
    assert (none.has("money"), none.has("stars")) == (0, 0)


@rule("FT-HE3", "FT-DE25", "FT-PK4")
@pytest.mark.parametrize(
    ("column", "hole", "name"),
    [
        ("h9 s4 d6 c8 h10", "d9 h2", "one_pair"),
        ("h9 s4 d6 c8 h10", "h2 d9", "one_pair"),
        ("h9 s4 d6 c8 h10", "c9 d9", "three_of_a_kind"),
        ("h9 s4 d6 c8 h10", "c4 d9", "two_pair"),
        ("h9 s4 d6 c8 h10", "d7 s2", "straight"),
        ("h9 s9 d9 c8 h10", "c10 d8", "full_house"),
        ("h2 h4 h6 d8 c10", "h9 h12", "flush"),
        ("h10 h11 h12 d8 c10", "h13 h1", "royal_flush"),
        ("h9 s9 d6 c8 h10", "c9 d9", "four_of_a_kind"),
        ("h9 s4 d6 c8 h13", "d2 h1", "nothing"),
    ],
)
def test_hold_em_cards_belong_to_the_hand(column: str, hole: str, name: str) -> None:
    t = solo(at="poker", options=HOLD_EM, poker=[cards(column)], hole=cards(hole), gold=9, wanted=2)
    assert (t.map().hands[0], t.map().hole_count) == (name, 0)
    assert set(cards(hole)) <= set(t.view.discards)


@rule("FT-HE2", "FT-HE3", "FT-HI3")
def test_hold_em_cards_are_shown_when_hands_are_paid() -> None:
    me = {"poker": [cards("h9 s4 d6 c8 h10")], "hole": cards("d9 h2"), "character": "cheat"}
    other = {"poker": [cards("s9 h4 d5 c7 h11")], "hole": cards("c2 d3"), "character": "miner"}
    t = table(2, at="poker", options={**HOLD_EM, **CHARACTERS}, maps={0: me, 1: other})
    assert (t.state.view(1).maps[0].hole, t.log("hole_cards", viewer=1)) == ([], [])
    t.play("0 skip")
    assert t.log("hole_cards", viewer=None) == ["hole_cards 0 d9 h2", "hole_cards 1 c2 d3"]


@rule("FT-PK3", "FT-HE4", "FT-R34")
@pytest.mark.parametrize(
    ("told", "standard", "competitive"),
    [
        (["h9 s9 d2 c4 h6", WORTHLESS], [(2, 1), (0, 0)], [(2, 1), (0, 0)]),
        (["h9 s9 d2 c4 h6", "d9 c9 s2 h4 s6"], [(2, 1), (2, 1)], [(1, 0), (1, 0)]),
        (["h9 s9 d2 c4 h7", "d9 c9 s2 h4 s6"], [(2, 1), (2, 1)], [(2, 1), (0, 0)]),
        (["h2 s3 d4 c5 h6", "h1 s2 d3 c4 h5"], [(5, 4), (5, 4)], [(5, 4), (0, 0)]),
        (["h9 s9 d2 c4 h6", "h8 s8 d3 c4 h1"], [(2, 1), (2, 1)], [(0, 0), (2, 1)]),
        (["h9 s9 d9 c4 h6", "h13 s13 d1 c1 h12"], [(4, 3), (3, 2)], [(4, 3), (0, 0)]),
        ([WORTHLESS, "h1 s13 d12 c11 h9"], [(0, 0), (0, 0)], [(0, 0), (0, 0)]),
    ],
)
def test_who_is_paid(
    told: list[str], standard: list[tuple[int, int]], competitive: list[tuple[int, int]]
) -> None:
    assert paid(hands(*told)) == standard
    assert paid(hands(*told, options=COMPETITIVE)) == competitive


@rule("FT-HE5", "FT-R33")
@pytest.mark.parametrize(
    ("told", "share"),
    [
        (["h9 h2 h4 h6 h8", "d9 d2 d4 d6 d8", "s9 s2 s4 s6 s8"], (2, 1)),
        (["h2 s3 d4 c5 h6", "s2 h3 c4 d5 s6", "d2 c3 h4 s5 d6"], (1, 1)),
        (["h9 s9 d2 c2 h8", "d9 c9 h2 s2 d8", "h9 d9 h2 d2 s8"], (1, 0)),
    ],
)
def test_three_equal_hands_share_and_the_rest_is_lost(told: list[str], share: tuple[int, int]) -> None:
    assert paid(hands(*told, options=COMPETITIVE)) == [share] * 3


@rule("FT-HE4", "FT-PK3")
def test_what_everybody_is_told_about_hands() -> None:
    maps = {
        0: {"poker": [cards("h9 s9 d2 c4 h6")], "character": "cheat"},
        1: {"poker": [cards("h8 s8 d3 c4 h5")], "character": "miner"},
    }
    t = table(2, at="poker", options={**COMPETITIVE, **CHARACTERS}, maps=maps).play("0 skip")
    assert t.log("hand_paid") == ["hand_paid 0 one_pair 2 1", "hand_paid 1 one_pair 0 0"]


@rule("FT-CH4", "FT-P5")
def test_only_the_cheat_is_asked_before_hands_are_paid() -> None:
    maps = {0: {"character": "miner"}, 1: {"character": "cheat"}, 2: {"character": "marshal"}}
    t = table(3, at="poker", options=CHARACTERS, maps=maps)
    assert (t.asked, t.view.phase) == ("1 cheat", "poker")
    t.play("1 skip")
    assert t.view.round == 2
    spent = table(
        2,
        at="poker",
        options=CHARACTERS,
        maps={0: {"character": "cheat", "uses": 0}, 1: {"character": "miner"}},
    )
    assert spent.view.round == 2


# -- work --------------------------------------------------------------------------------------------------


@rule("FT-PW1", "FT-PW2")
@pytest.mark.parametrize("pans", [0, 1, 4])
@pytest.mark.parametrize("hammers", [0, 1, 4])
def test_one_gold_a_pan_and_two_dollars_a_hammer(pans: int, hammers: int) -> None:
    me: dict[str, Any] = {"pans": pans, "hammers": hammers, "money": 0, "gold": 0, "character": "cheat"}
    t = solo(at="poker", options=CHARACTERS, sheriff="h13", **me).play("0 skip")
    assert (t.has("gold"), t.has("money")) == (pans, 2 * hammers)
    assert (t.has("pans"), t.has("hammers")) == (pans, hammers)
    worked = [f"worked 0 {pans} {2 * hammers}"] if pans + hammers else []
    assert t.log("worked") == worked


# -- bribes ------------------------------------------------------------------------------------------------


@rule("FT-SH1", "FT-R24", "FT-SH2")
@pytest.mark.parametrize(
    ("wanted", "gold", "asked"),
    [(0, 9, False), (1, 9, False), (2, 1, False), (2, 2, True), (13, 12, False), (14, 14, True)],
)
def test_who_is_asked_for_a_bribe(wanted: int, gold: int, asked: bool) -> None:
    t = night(sheriff="h13", wanted=wanted, gold=gold)
    assert (t.asked == "0 bribe") == asked
    if asked:
        t.play("0 bribe yes")
        assert (t.has("gold"), t.has("wanted")) == (gold - wanted, wanted)
        assert t.log("spent") == [f"spent 0 gold {wanted}"]


@rule("FT-SH1", "FT-SH3", "FT-DE27")
def test_only_those_who_can_bribe_are_asked() -> None:
    maps = {0: {"wanted": 3, "gold": 3}, 1: {"wanted": 1, "gold": 9}, 2: {"wanted": 9, "gold": 8}}
    t = table(4, at="sheriff", sheriff="h13", maps={**maps, 3: {"wanted": 9, "gold": 9}})
    assert (t.asked, t.view.phase) == ("0 bribe, 3 bribe", "sheriff")


@rule("FT-SH1", "FT-P1")
def test_a_bribe_is_for_one_round() -> None:
    """Nobody with fourteen WANTED gets away without one."""
    t = night(1, "h1", wanted=14, gold=14, money=0, stars=20).play("0 bribe yes")
    assert (t.has("stars"), t.view.round) == (20, 2)
    while t.view.round == 2:
        t.finish_turns()
    assert t.log("safe", "arrested") == ["safe 0", "arrested 0"]


# -- arrests -----------------------------------------------------------------------------------------------


@rule("FT-SH5", "FT-SH6", "FT-R4")
@pytest.mark.parametrize("rank", range(1, 14))
def test_a_sheriff_card_catches_a_player_with_one_wanted_more(rank: int) -> None:
    me = {"gold": 0, "stars": 9, "money": 0}
    maps = {0: {**me, "wanted": rank}, 1: {**me, "wanted": rank + 1}}
    t = table(2, at="sheriff", sheriff=f"d{rank}", maps=maps)
    assert [t.has("stars", seat) for seat in range(2)] == [9, 5]


@rule("FT-SH6", "FT-SH7", "FT-SH9", "FT-R23", "FT-SH10")
@pytest.mark.parametrize("number", FINES)
@pytest.mark.parametrize(
    ("money_short", "stars_short", "paying"),
    [(0, 0, "choice"), (1, 0, "stars"), (0, 1, "money"), (1, 1, "all stars"), (1, 99, "all stars")],
)
def test_how_a_fine_is_paid(number: int, money_short: int, stars_short: int, paying: str) -> None:
    """In the cash of the round or in its stars; in part only if neither can be paid in full."""
    fine_money, fine_stars = FINES[number]
    money, stars = fine_money - money_short, max(0, fine_stars - stars_short)
    t = night(number, "h6", wanted=7, gold=0, money=money, stars=stars)
    assert (t.asked == "0 fine") == (paying == "choice")
    if paying == "choice":
        assert t.play("0 fine money").has("money") == 0
        other = night(number, "h6", wanted=7, gold=0, money=money, stars=stars).play("0 fine stars")
        assert (other.has("stars"), other.has("money")) == (0, money)
        assert other.log("fined") == [f"fined 0 stars {fine_stars}"]
    elif paying == "money":
        assert (t.has("money"), t.has("stars")) == (0, stars)
    else:
        assert (t.has("money"), t.has("stars")) == (money, 0)
    assert t.has("wanted") == 7


@rule("FT-SH8", "FT-SH9", "FT-R23")
@pytest.mark.parametrize("number", FINES)
@pytest.mark.parametrize("stars", [0, 1, 4, 6, 8, 20])
def test_fourteen_wanted_are_paid_in_stars_only(number: int, stars: int) -> None:
    t = night(number, "h13", wanted=14, gold=0, money=50, stars=stars)
    assert (t.has("money"), t.has("stars")) == (50, max(0, stars - FINES[number][1]))
    assert t.has("wanted") == 14


@rule("FT-SH8")
def test_thirteen_wanted_may_still_be_paid_in_cash() -> None:
    t = night(1, "h12", wanted=13, gold=0, money=10, stars=4)
    assert t.choices(0) == ["fine money", "fine stars"]


@rule("FT-SH11", "FT-P2", "FT-P3")
def test_the_sheriff_card_goes_back_into_the_deck() -> None:
    t = night(1, "h6", wanted=0)
    assert (t.view.round, t.view.discards, t.view.deck) == (2, [], 52 - 1 - 3)


@rule("FT-SH6", "FT-DE29")
def test_only_those_with_a_choice_are_asked_for_the_fine() -> None:
    maps = {
        0: {"wanted": 7, "gold": 0, "money": 10, "stars": 4},
        1: {"wanted": 7, "gold": 0, "money": 10, "stars": 3},
        2: {"wanted": 7, "gold": 0, "money": 9, "stars": 4},
        3: {"wanted": 6, "gold": 0, "money": 10, "stars": 4},
    }
    t = table(4, at="sheriff", sheriff="h6", maps=maps)
    assert t.asked == "0 fine"
    t.play("0 fine stars")
    assert t.log("fined") == ["fined 0 stars 4", "fined 1 money 10", "fined 2 stars 4"]
    assert t.has("money", 3) == 10


# -- abilities of the evening ------------------------------------------------------------------------------


@rule("FT-CH7", "FT-R26", "FT-DE26")
@pytest.mark.parametrize(("wanted", "most"), [(1, 1), (5, 5), (6, 6), (7, 6)])
def test_how_many_wanted_the_preacher_crosses_out(wanted: int, most: int) -> None:
    t = night(options=CHARACTERS, character="preacher", wanted=wanted, gold=0)
    assert t.asked == "0 bribe"
    t.play("0 ability wanted")
    assert t.choices(0) == [f"cross {number}" for number in range(most + 1)]
    t.play(f"0 cross {most}")
    assert (t.has("wanted"), t.map().uses_left, t.asked) == (wanted - most, 0, "0 bribe")
    assert t.refusal("0 ability wanted") == "FT-R26"


@rule("FT-CH8", "FT-DE23")
@pytest.mark.parametrize(
    ("hammers", "wanted", "most"), [(1, 9, 2), (2, 9, 4), (4, 9, 8), (4, 7, 7), (1, 1, 1)]
)
def test_two_wanted_a_hammer_of_the_ranch_hand(hammers: int, wanted: int, most: int) -> None:
    t = night(options=CHARACTERS, character="ranch_hand", hammers=hammers, wanted=wanted, gold=0)
    t.play("0 ability wanted")
    assert t.choices(0) == [f"cross {number}" for number in range(most + 1)]


@rule("FT-CH6", "FT-R25", "FT-R46")
@pytest.mark.parametrize(
    ("wanted", "sheriff", "asked"), [(6, "h6", False), (7, "h6", True), (13, "h12", True), (14, "h13", False)]
)
def test_when_the_marshal_is_asked(wanted: int, sheriff: str, asked: bool) -> None:
    me: dict[str, Any] = {"character": "marshal", "wanted": wanted, "gold": 0, "stars": 9, "money": 0}
    t = night(1, sheriff, options=CHARACTERS, **me)
    assert (t.asked == "0 redraw") == asked
    spent = night(1, sheriff, options=CHARACTERS, uses=0, **me)
    assert spent.asked == "0 assign"


@rule("FT-CH6", "FT-R25", "FT-DE28")
@pytest.mark.parametrize(("drawn", "arrested"), [("d6", True), ("d7", False), ("d8", False), ("d1", True)])
def test_the_marshals_card_counts_for_the_marshal_alone(drawn: str, arrested: bool) -> None:
    me: dict[str, Any] = {"wanted": 7, "gold": 0, "stars": 9, "money": 0}
    maps = {0: {"character": "marshal", **me}, 1: {"character": "miner", **me}}
    t = table(2, at="sheriff", sheriff="h6", deck=drawn, options=CHARACTERS, maps=maps)
    assert t.asked == "0 redraw"
    t.play("0 redraw yes")
    assert [t.has("stars", seat) for seat in range(2)] == [5 if arrested else 9, 5]
    kept = table(2, at="sheriff", sheriff="h6", deck=drawn, options=CHARACTERS, maps=maps).play("0 redraw no")
    assert (kept.has("stars"), kept.map(0).uses_left, kept.log("own_sheriff")) == (5, 1, [])
