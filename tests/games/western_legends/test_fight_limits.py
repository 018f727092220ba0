"""Every fight card, weapon and share of loot by itself, and values at their limits."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import Table, card_id, rule, table

BILLY = {"character": "billy_the_kid", "wanted": 2}
JESSE = {"character": "jesse_james", "wanted": 1}
WYATT = {"character": "wyatt_earp", "marshal": 1}
BASS = {"character": "bass_reeves", "marshal": 1}
KIT = {"character": "kit_carson"}
AWAY: dict[str, Any] = {"seat1": {**KIT, "space": "S6"}, "seat2": {"character": "yb_rowdy", "space": "S6"}}


def bandit(hand: str, card: int, **goods: Any) -> Table:
    """An outlaw has met a bandit, for whom seat 2 plays a fight card; a bandit brings an outlaw a point."""
    me = {**BILLY, "space": "M7", "hand": hand, "equipment": ["revolver"], "lp": 3, "money": 20, **goods}
    cards = [card, 2 if card != 2 else 3]
    t = table(seat0=me, fight_deck=cards, bandits=["M2"], deck="7D 8D 9D", **AWAY).do("0 step M2")
    if "own_card" in t.asked:
        t.do(f"0 prepare {hand.split(maxsplit=1)[0]}")
    return t.do(f"2 pick {card}")


def fighters(first: dict[str, Any], second: dict[str, Any], kind: str = "duel", **told: Any) -> Table:
    """Two characters with plain revolvers meet, and the first attacks."""
    plain: dict[str, Any] = {"space": "D6", "equipment": ["revolver"]}
    t = table(
        seat0={**WYATT, **plain, **first},
        seat1={**KIT, **plain, **second},
        seat2={"character": "yb_rowdy", "space": "S6"},
        **told,
    )
    return t.do(f"0 attack 1 {kind}")


def shown(t: Table, mine: str, theirs: str) -> Table:
    """Both have prepared a card; nobody reacts."""
    for seat, card in ((0, mine), (1, theirs)):
        if f"prepare {card_id(card)}" in t.choices(seat):
            t.do(f"{seat} prepare {card}")
    return t.no_reactions()


# -- fight cards -------------------------------------------------------------------------------------------


FIGHT_CARDS: list[tuple[int, str, dict[str, int]]] = [
    (2, "", {"wounds": 1, "lp": 0}),
    (3, "", {"wounds": 2, "lp": 1}),
    (4, "", {"wounds": 1, "lp": 1, "cards": -1}),
    (5, "", {"wounds": 1, "lp": 1}),
    (6, "", {"wounds": 1, "lp": 1}),
    (7, "0 option 0", {"wounds": 1, "lp": 1}),
    (7, "0 option 1", {"cards": -1, "lp": 1}),
    (8, "", {"wounds": 1, "lp": 1}),
    (9, "0 option 0", {"cards": -1, "lp": 1}),
    (9, "0 option 1", {"money": -10, "lp": 1}),
    (10, "2 pass", {"lp": 1}),
    (11, "", {"money": 10, "lp": 1}),
    (12, "", {"cards": 1, "lp": 1}),
    (13, "", {"lp": 2}),
    (14, "0 pass, 0 option 0", {"lp": 1, "wounds": 1, "cards": 1}),
]
"""What happens to an outlaw who plays an ace; against the ace of the bandit that is lost."""


@rule("WL-N8", "WL-N22", "WL-N15")
@pytest.mark.parametrize(("card", "answer", "changes"), FIGHT_CARDS)
def test_what_a_fight_card_does(card: int, answer: str, changes: dict[str, int]) -> None:
    t = bandit("AS KC", card)
    if answer:
        t.do(answer)
    found = {
        "wounds": t.wounds(0),
        "lp": t.lp(0) - 3,
        "money": t.money(0) - 20,
        "cards": t.cards(0) - 1,
    }
    assert found == {"wounds": 0, "money": 0, "cards": 0, **changes}
    assert t.bandits() == []


@rule("WL-R38", "WL-N12")
@pytest.mark.parametrize("card", range(2, 11))
def test_what_bulletproof_cancels(card: int) -> None:
    """Everything but the wound of the six; a wound is healed first."""
    t = bandit("JS KC", card, wounds=2)
    assert (t.wounds(0), t.lp(0), t.money(0), t.hand(0)) == (2 if card == 6 else 1, 4, 20, "KC")
    assert "cancelled" in t.log()


@rule("WL-R38", "WL-N12")
@pytest.mark.parametrize("card", range(2, 10))
def test_what_quick_draw_cancels(card: int) -> None:
    """The nine counts seven against it."""
    t = bandit("8H KC", card)
    assert (t.wounds(0), t.lp(0), t.money(0)) == (1 if card == 6 else 0, 4, 20)
    assert t.log("won") == [f"won 0 8 {max(2, card - 2)}"]


@rule("WL-N9", "WL-G9")
@pytest.mark.parametrize(
    ("mine", "card", "won"),
    [
        *[("2S", 2, False), ("3S", 2, True), ("10S", 11, False), ("JS", 11, False), ("QS", 11, True)],
        *[("KS", 12, True), ("KS", 13, False), ("AS", 13, True), ("AS", 14, False)],
    ],
)
def test_a_fight_card_wins_ties(mine: str, card: int, won: bool) -> None:
    t = bandit(f"{mine} KC", card)
    for answer in ("0 pass", "0 option 0"):
        while t.asked.startswith("0") and answer[2:] in t.choices(0):
            t.do(answer)
    assert bool(t.log("won")) == won
    assert bool(t.log("was_beaten")) != won


@rule("WL-N10", "WL-G5")
@pytest.mark.parametrize(("wounds", "after"), [(0, 1), (2, 3), (3, 3)])
def test_who_loses_to_a_bandit_draws_a_card_in_any_case(wounds: int, after: int) -> None:
    t = bandit("2S KC", 11, wounds=wounds)
    assert (t.wounds(0), t.hand(0), t.lp(0)) == (after, "KC 7D", 3)


@rule("WL-N13", "WL-G6", "WL-G7")
@pytest.mark.parametrize(
    ("hand", "money", "asked", "left"),
    [
        ("AS", 0, False, (0, 0)),
        ("AS", 10, False, (0, 0)),
        ("AS KC", 0, False, (0, 0)),
        ("AS KC", 10, True, (10, 0)),
    ],
)
def test_the_nine_takes_what_there_is(hand: str, money: int, asked: bool, left: tuple[int, int]) -> None:
    t = bandit(hand, 9, money=money)
    assert (t.asked == "0 lose_choice") == asked
    if asked:
        t.do("0 option 0")
    assert (t.money(0), t.cards(0)) == left


@rule("WL-R21", "WL-G7")
@pytest.mark.parametrize(
    ("wounds", "hand", "asked", "left"),
    [
        (3, "AS KC", False, (3, 0)),
        (2, "AS", False, (3, 0)),
        (2, "AS KC", True, (3, 1)),
        (3, "AS", False, (3, 0)),
    ],
)
def test_the_seven_wounds_or_takes_a_card(wounds: int, hand: str, asked: bool, left: tuple[int, int]) -> None:
    t = bandit(hand, 7, wounds=wounds)
    assert (t.asked == "0 lose_choice") == asked
    if asked:
        t.do("0 option 0")
    assert (t.wounds(0), t.cards(0)) == left


@rule("WL-R12", "WL-N8")
@pytest.mark.parametrize(("lp", "after"), [(0, 1), (1, 1), (7, 7)])
def test_the_two_takes_a_point_if_there_is_one(lp: int, after: int) -> None:
    """The bandit's own point comes after it."""
    assert bandit("AS KC", 2, lp=lp).lp(0) == after


@rule("WL-N15", "WL-N16", "WL-O3")
@pytest.mark.parametrize("card", [5, 8, 9, 11])
@pytest.mark.parametrize("side", [{}, {"marshal": 2}, {"wanted": 2}])
def test_who_may_take_a_marshal_point_for_a_bandit(card: int, side: dict[str, int]) -> None:
    me = {**KIT, "space": "M7", "hand": "AS", "equipment": ["revolver"], **side}
    t = table(seat0=me, fight_deck=[card, 2], bandits=["M2"], seat1=AWAY["seat2"], seat2={"space": "S6"})
    t.do(f"0 step M2, 2 pick {card}")
    may = "wanted" not in side and card not in (5, 9)
    assert (t.asked == "0 choose") == may
    if may:
        t.do("0 option 1")
    assert t.marshal(0) == side.get("marshal", 0) + may


@rule("WL-N14", "WL-N11")
def test_a_fight_after_a_void_one() -> None:
    t = table(
        seat0={**BILLY, "space": "M7", "hand": "AS KS QS", "equipment": ["revolver"]},
        fight_deck=[10, 2, 3, 4],
        bandits=["M2"],
        deck="7D 8D 9D",
        **AWAY,
    )
    t.do("0 step M2, 0 prepare AS, 2 pick 10, 2 accept, 0 prepare KS, 2 pick 4, 0 discard 7D")
    assert (t.log("voided"), t.log("won")) == (["voided 2"], ["won 0 13 4"])
    assert t.hand(0) == "QS"


# -- the bank ----------------------------------------------------------------------------------------------


@rule("WL-L13", "WL-L14", "WL-L15", "WL-O1")
@pytest.mark.parametrize(
    ("side", "won", "wanted", "cards"),
    [
        ({}, True, 3, 1),
        ({}, False, 1, 1),
        ({"marshal": 9}, True, 3, 1),
        ({"marshal": 9}, False, 1, 1),
        ({"wanted": 1}, True, 4, 2),
        ({"wanted": 7}, True, 9, 1),
        ({"wanted": 9}, True, 9, 0),
        ({"wanted": 9}, False, 9, 1),
    ],
)
def test_a_bank_robbery_for_everybody(side: dict[str, int], won: bool, wanted: int, cards: int) -> None:
    """Cards come from fields of the track, or for the loser; points beyond the ninth field are legendary."""
    me = {**KIT, "space": "D9", "hand": "AS" if won else "4S", "equipment": ["revolver"], **side}
    t = table(seat0=me, fight_deck=[11, 12, 13], seat1=AWAY["seat2"], seat2={"space": "S6"})
    t.do("0 rob_bank, 2 pick 11")
    assert (t.wanted(0), t.marshal(0), t.cards(0)) == (wanted, 0, cards)
    assert (t.money(0), t.wounds(0)) == (90 if won else 10, 0 if won else 1)
    beyond = side.get("wanted", 0) + (3 if won else 1) - 9
    assert t.lp(0) == max(0, beyond)


@rule("WL-L13", "WL-G3")
def test_the_banks_money_stops_at_120() -> None:
    me = {**BILLY, "space": "D9", "hand": "AS", "equipment": ["revolver"], "money": 60}
    t = table(seat0=me, fight_deck=[13, 12, 11], **AWAY).do("0 rob_bank, 2 pick 13")
    assert t.money(0) == 120


# -- weapons and values ------------------------------------------------------------------------------------


@rule("WL-G8", "WL-F13", "WL-R4")
@pytest.mark.parametrize(
    ("mine", "theirs", "values"),
    [
        ("revolver", "revolver", (9, 9)),
        ("revolver+", "revolver", (9, 8)),
        ("revolver", "revolver+", (8, 9)),
        ("revolver+", "shotgun+", (8, 8)),
        ("shotgun", "rifle", (9, 9)),
        ("shotgun+", "rifle+", (9, 8)),
    ],
)
def test_which_weapons_lower_a_card(mine: str, theirs: str, values: tuple[int, int]) -> None:
    t = fighters({"hand": "9S KC", "equipment": [mine]}, {"hand": "9H KD", "equipment": [theirs]})
    shown(t, "9S", "9H")
    won = values[0] >= values[1]
    assert t.log("won", "was_beaten") == [f"{'won' if won else 'was_beaten'} 0 {values[0]} {values[1]}"]


@rule("WL-G8")
@pytest.mark.parametrize(
    ("mine", "theirs", "values"),
    [("2S", "2H", (2, 2)), ("4S", "2H", (3, 2)), ("2S", "4H", (2, 3)), ("4S", "4H", (3, 3))],
)
def test_no_card_counts_less_than_two(mine: str, theirs: str, values: tuple[int, int]) -> None:
    """Both have the upgraded revolver."""
    armed = {"equipment": ["revolver+"]}
    t = fighters({"hand": f"{mine} KC", **armed}, {"hand": f"{theirs} KD", **armed})
    shown(t, mine, theirs)
    won = values[0] >= values[1]
    assert t.log("won", "was_beaten") == [f"{'won' if won else 'was_beaten'} 0 {values[0]} {values[1]}"]


@rule("WL-F12", "WL-G8", "WL-R5")
@pytest.mark.parametrize(
    ("weapon", "reacts", "won"),
    [
        ("revolver", False, False),
        ("revolver+", False, False),
        ("revolver", True, True),
        ("revolver+", True, True),
    ],
)
def test_a_stick_em_up_is_worth_two(weapon: str, reacts: bool, won: bool) -> None:
    """A nine against a jack, which counts nine or less only with it."""
    t = fighters({"hand": "9S 6S", "equipment": [weapon]}, {"hand": "JH"}, deck="2D 3D 4D")
    t.do("0 prepare 9S, 1 prepare JH").do("0 react 6S" if reacts else "0 pass").no_reactions()
    assert bool(t.log("won")) == won


@rule("WL-F14", "WL-F15", "WL-F24")
@pytest.mark.parametrize("ending", ["won", "lost", "surrendered"])
@pytest.mark.parametrize("weapon", ["shotgun", "shotgun+", "revolver"])
def test_the_winner_with_a_shotgun_draws_a_card(weapon: str, ending: str) -> None:
    """Attacking or defending; the loser draws one in any case."""
    mine, theirs = ("KS", "7H") if ending != "lost" else ("7S", "KH")
    armed = {"equipment": [weapon]}
    t = fighters({"hand": f"{mine} 2C", **armed}, {"hand": f"{theirs} 2D", **armed}, deck="10D 10C 10H")
    t.do(f"0 prepare {mine}")
    t.do("1 surrender") if ending == "surrendered" else shown(t, mine, theirs)
    bonus = 1 if weapon.startswith("shotgun") else 0
    winner, loser = (0, 1) if ending != "lost" else (1, 0)
    kept = 1 if ending == "surrendered" else 0
    assert (t.cards(winner), t.cards(loser)) == (1 + bonus, 1 + kept + 1)
    assert (t.wounds(winner), t.wounds(loser)) == (0, 1)
    assert (t.lp(0), t.lp(1)) == (0 if ending == "lost" else 2, 0)


# -- loot --------------------------------------------------------------------------------------------------


HALVES = [(10, 10), (20, 10), (30, 20), (50, 30), (70, 40), (110, 60), (120, 60)]
"""Money, and half of it rounded up to ten dollars."""


@rule("WL-F18", "WL-F20")
@pytest.mark.parametrize(("money", "half"), HALVES)
def test_half_of_the_money_is_robbed(money: int, half: int) -> None:
    t = fighters({"hand": "AS"}, {"money": money, "nuggets": 1}, "robbery").do("0 loot money")
    assert (t.money(0), t.money(1), t.nuggets(1)) == (half, money - half, 1)


@rule("WL-F18")
@pytest.mark.parametrize(("nuggets", "half"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_the_nuggets_are_robbed(nuggets: int, half: int) -> None:
    t = fighters({"hand": "AS"}, {"money": 50, "nuggets": nuggets}, "robbery").do("0 loot nuggets")
    assert (t.nuggets(0), t.nuggets(1), t.money(0), t.money(1)) == (half, nuggets - half, 0, 50)


@rule("WL-F16", "WL-F20")
@pytest.mark.parametrize(("money", "half"), HALVES)
@pytest.mark.parametrize(("nuggets", "left"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_an_arrest_takes_half_of_both(money: int, half: int, nuggets: int, left: int) -> None:
    t = fighters({"hand": "AS"}, {**BILLY, "money": money, "nuggets": nuggets}, "arrest")
    assert (t.money(1), t.nuggets(1), t.wanted(1), t.space(1)) == (money - half, left, 0, "D1")
    assert (t.nuggets(0), t.marshal(0), t.money(0)) == (0, 2, 20)  # the field of the track pays


@rule("WL-R29", "WL-G4")
@pytest.mark.parametrize(("mount", "after"), [([], 4), (["mule"], 5)])
def test_loot_beyond_the_limit_is_lost(mount: list[str], after: int) -> None:
    me = {"hand": "AS", "nuggets": 3, "equipment": ["revolver", *mount]}
    t = fighters(me, {"nuggets": 4}, "robbery")
    if t.asked == "0 loot":
        t.do("0 loot nuggets")
    assert (t.nuggets(0), t.nuggets(1)) == (after, 2)


@rule("WL-F18", "WL-O2", "WL-F25")
@pytest.mark.parametrize("side", [{"marshal": 0}, {"marshal": 4}, {"wanted": 3, "marshal": 0}])
@pytest.mark.parametrize("won", [True, False])
def test_what_a_robbery_makes_of_the_robber(side: dict[str, int], won: bool) -> None:
    mine, theirs = ("KS", "7H") if won else ("7S", "KH")
    t = fighters({**KIT, "hand": mine, **side}, {"character": "calamity_jane", "hand": theirs}, "robbery")
    shown(t, mine, theirs)
    if won:
        assert (t.wanted(0), t.marshal(0)) == (side.get("wanted", 0) + 1, 0)
    else:
        assert (t.wanted(0), t.marshal(0)) == (side.get("wanted", 0), side.get("marshal", 0))


@rule("WL-F17", "WL-F25", "WL-O4")
@pytest.mark.parametrize("side", [{"marshal": 0}, {"marshal": 4}, {"wanted": 3, "marshal": 0}])
def test_a_duel_changes_no_track(side: dict[str, int]) -> None:
    t = fighters({**KIT, "hand": "AS", **side}, {**BILLY, "money": 50})
    assert (t.marshal(0), t.wanted(0), t.lp(0)) == (side.get("marshal", 0), side.get("wanted", 0), 2)
    assert (t.wanted(1), t.money(1), t.wounds(1)) == (2, 50, 1)


# -- abilities in fights -----------------------------------------------------------------------------------


@rule("WL-G14")
@pytest.mark.parametrize(("lp", "works"), [(4, False), (5, True)])
def test_abilities_of_fighters_from_five_points_on(lp: int, works: bool) -> None:
    jesse = fighters({**JESSE, "marshal": 0, "hand": "AS", "lp": lp}, {}, "robbery")
    assert jesse.lp(0) == lp + works
    bass = fighters({**BASS, "hand": "AS", "lp": lp}, {**BILLY}, "arrest")
    assert (bass.lp(0), bass.money(0)) == (lp + works, 20 + 20 * works)
    doc = fighters({"hand": "AS"}, {"character": "doc_holliday", "lp": lp})
    assert doc.cards(1) == 1 + works
    annie = fighters({"character": "annie_oakley", "marshal": 0, "hand": "AS", "lp": lp}, {"hand": "2H 3H"})
    assert (annie.asked == "1 lose_choice") == works


@rule("WL-G14", "WL-F7", "WL-G20")
@pytest.mark.parametrize(
    ("hand", "wounds", "asked"),
    [("2H 3H", 0, "1 lose_choice"), ("2H 3H", 3, "1 discard"), ("", 0, "0 act"), ("", 3, "0 act")],
)
def test_what_annies_rival_has_to_give(hand: str, wounds: int, asked: str) -> None:
    me = {"character": "annie_oakley", "marshal": 0, "hand": "AS", "lp": 5}
    t = fighters(me, {"hand": hand, "wounds": wounds})
    assert t.asked == asked
    if asked == "0 act":  # one wound by Annie and one for the lost fight
        assert t.wounds(1) == min(3, wounds + 2)


# -- chance ------------------------------------------------------------------------------------------------


@rule("WL-R21", "WL-N8")
def test_a_random_card_may_be_any_card_of_the_hand() -> None:
    """The seven takes one of three; over many deals each of them goes."""
    gone = set()
    for seed in range(40):
        me = {**BILLY, "space": "M7", "hand": "AS 2C 9H KD", "equipment": ["revolver"]}
        t = table(seat0=me, fight_deck=[7, 2], bandits=["M2"], seed=seed, **AWAY)
        t.do("0 step M2, 0 prepare AS, 2 pick 7, 0 option 1")
        gone |= {"2C", "9H", "KD"} - set(t.hand(0).split())
        assert t.cards(0) == 2
    assert gone == {"2C", "9H", "KD"}


@rule("WL-M10", "WL-V15")
def test_billy_takes_any_card_of_the_hand() -> None:
    taken = set()
    for seed in range(40):
        t = table(
            seat0={**BILLY, "space": "M9", "lp": 5},
            seat1={**KIT, "space": "M10", "hand": "2C 9H KD"},
            seat2=AWAY["seat2"],
            seed=seed,
        ).do("0 step M10, 0 stop, 0 react_ability")
        taken.add(t.hand(0))
    assert taken == {"2C", "9H", "KD"}
