"""Every character by itself: what it begins with, and when its ability works."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GOALS, Table, new, rule, table

STARTS: dict[str, tuple[int, int, str, int, int, str]] = {
    "annie_oakley": (1, 0, "rifle", 0, 0, "D2 D3 D4"),
    "bass_reeves": (2, 0, "shotgun", 1, 0, "D1"),
    "billy_the_kid": (1, 0, "revolver", 0, 2, "P5"),
    "bloody_knife": (2, 0, "rifle", 0, 0, "X1"),
    "calamity_jane": (1, 20, "revolver", 0, 0, "R1"),
    "doc_holliday": (2, 10, "revolver", 0, 0, "D5 D8 D10"),
    "jesse_james": (1, 10, "shotgun", 0, 1, "S8"),
    "kit_carson": (1, 10, "rifle", 0, 0, "P12"),
    "stagecoach_mary": (1, 20, "shotgun", 0, 0, "R6 R7 R8"),
    "wild_bill_hickok": (2, 0, "revolver", 1, 0, "R3 R4 R5"),
    "wyatt_earp": (1, 20, "revolver", 1, 0, "D1"),
    "yb_rowdy": (2, 0, "rifle", 0, 0, "M3"),
}
"""Poker cards, money, weapon, marshal points, wanted points, and the spaces where the figure may start."""
PREFIXES = {
    name: {
        "stagecoach_mary": "mary",
        "wild_bill_hickok": "bill",
        "calamity_jane": "jane",
        "yb_rowdy": "rowdy",
    }.get(name, name.partition("_")[0])
    for name in STARTS
}
"""How the goals of a character are named."""
KIT = {"character": "kit_carson"}
BILLY = {"character": "billy_the_kid", "wanted": 2}
AWAY: dict[str, Any] = {"seat1": {"space": "M1"}, "seat2": {"space": "M1"}}
ROUND = "1 income money, 1 end_turn, 2 income money, 2 end_turn"


def as_character(name: str, lp: int = 5, **rest: Any) -> Table:
    """The start of a turn of a character."""
    return table(seat0={"character": name, "space": "M10", "lp": lp, **rest}, phase="start", **AWAY)


def begun(name: str) -> tuple[Table, int]:
    """A new game in which a character was chosen, and the seat of its player."""
    for seed in range(80):
        t = new(3, seed)
        for seat in range(3):
            if f"choose_character {name}" not in t.choices(seat):
                continue
            for other in range(3):
                offered = t.choices(other)
                t.play(f"{other} {f'choose_character {name}' if other == seat else offered[0]}")
            return t, seat
    raise AssertionError(f"nobody is ever dealt {name}")


# -- the start ---------------------------------------------------------------------------------------------


@rule("WL-S9", "WL-S10", "WL-S11", "WL-S12", "WL-S18")
@pytest.mark.parametrize("name", STARTS)
def test_what_a_character_begins_with(name: str) -> None:
    t, seat = begun(name)
    cards, money, weapon, marshal, wanted, spaces = STARTS[name]
    while "start_at" in t.asked:
        asked = t.state.actors()[0]
        if asked == seat:
            assert t.choices(seat) == [f"start_at {space}" for space in spaces.split()]
        t.play(f"{asked} {t.choices(asked)[-1]}")
    assert t.space(seat) == spaces.split()[-1]
    assert (t.cards(seat), t.money(seat), t.equipment(seat), t.weapon(seat)) == (
        cards,
        money,
        [weapon],
        weapon,
    )
    assert (t.marshal(seat), t.wanted(seat), t.lp(seat), t.wounds(seat)) == (marshal, wanted, 0, 0)
    assert (t.mount(seat), t.unlocked(seat), t.nuggets(seat)) == (None, False, 0)


@rule("WL-S7")
@pytest.mark.parametrize("name", ["billy_the_kid", "jesse_james"])
def test_the_most_wanted_goes_first(name: str) -> None:
    t, seat = begun(name)
    others = [t.wanted(other) for other in range(3) if other != seat]
    if t.wanted(seat) > max(others):
        assert t.first == seat
    else:
        assert t.wanted(t.first) == 2


@rule("WL-S14")
@pytest.mark.parametrize("name", ["bloody_knife", "jesse_james", "kit_carson"])
def test_bandits_wait_in_hideouts_without_a_character(name: str) -> None:
    t, _seat = begun(name)
    while "start_at" in t.asked:
        asked = t.state.actors()[0]
        t.play(f"{asked} {t.choices(asked)[0]}")
    standing = {t.space(seat) for seat in range(3)}
    assert set(t.bandits()) == {"M2", "S8", "X1", "S1", "C8", "P2"} - standing


@rule("WL-V1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_three_goals_of_each_character(players: int) -> None:
    t = new(players, 3, **GOALS)
    while "choose_character" in t.asked or "start_at" in t.asked:
        asked = t.state.actors()[0]
        t.play(f"{asked} {t.choices(asked)[0]}")
    for seat in range(players):
        view = t.state.view(seat)
        prefix = PREFIXES[t.character(seat)]
        assert [goal.goal.rpartition("_")[0] for goal in view.own.goals] == [prefix] * 3
        assert view.seats[seat].goals == t.view.seats[seat].goals == 3


# -- the start of a turn -----------------------------------------------------------------------------------


@rule("WL-T3", "WL-G14")
@pytest.mark.parametrize(
    ("lp", "wounds", "asked"), [(4, 2, "income"), (5, 0, "income"), (5, 1, "ability"), (9, 3, "ability")]
)
def test_when_jane_is_asked(lp: int, wounds: int, asked: str) -> None:
    assert as_character("calamity_jane", lp, wounds=wounds).asked == f"0 {asked}"


@rule("WL-T3", "WL-L24")
@pytest.mark.parametrize(
    ("answers", "wounds", "cards"), [("accept, option 0", 1, 0), ("accept, option 1", 2, 1), ("pass", 2, 0)]
)
def test_jane_heals_or_draws(answers: str, wounds: int, cards: int) -> None:
    t = as_character("calamity_jane", wounds=2)
    for answer in answers.split(", "):
        t.do(f"0 {answer}")
    assert (t.wounds(0), t.cards(0), t.asked) == (wounds, cards, "0 income")


@rule("WL-T3", "WL-G14")
@pytest.mark.parametrize(
    ("lp", "hand", "asked"), [(4, "2S", "income"), (5, "", "income"), (5, "2S", "exchange")]
)
def test_when_rowdy_is_asked(lp: int, hand: str, asked: str) -> None:
    assert as_character("yb_rowdy", lp, hand=hand).asked == f"0 {asked}"


@rule("WL-T3", "WL-G20")
@pytest.mark.parametrize("discarded", ["2S", "AS"])
def test_rowdy_discards_a_card_for_two(discarded: str) -> None:
    t = as_character("yb_rowdy", hand="2S AS").do(f"0 accept, 0 discard {discarded}")
    assert (t.cards(0), t.discards(), t.asked) == (3, discarded, "0 income")
    kept = as_character("yb_rowdy", hand="2S AS").do("0 pass")
    assert (kept.hand(0), kept.asked) == ("2S AS", "0 income")


@rule("WL-T3")
@pytest.mark.parametrize("name", [name for name in STARTS if name not in ("calamity_jane", "yb_rowdy")])
def test_nobody_else_is_asked_before_the_income(name: str) -> None:
    assert as_character(name, wounds=2, hand="2S AS").asked == "0 income"


@rule("WL-T3", "WL-T5", "WL-T4")
@pytest.mark.parametrize(
    ("things", "asked"),
    [
        (["rifle"], ["act"]),
        (["rifle", "mule"], ["act"]),
        (["rifle", "shotgun"], ["weapon", "act"]),
        (["rifle", "mule", "mustang"], ["mount", "act"]),
        (["rifle", "shotgun", "mule", "mustang"], ["weapon", "mount", "act"]),
    ],
)
def test_what_is_chosen_for_the_turn(things: list[str], asked: list[str]) -> None:
    t = as_character("kit_carson", equipment=things).do("0 income money")
    seen = [t.asked.split()[1]]
    while seen[-1] != "act":
        t.play(f"0 {t.choices(0)[-1]}")
        seen.append(t.asked.split()[1])
    assert seen == asked
    assert t.mount(0) == (("mule" if "mustang" not in things else t.mount(0)) if "mule" in things else None)


# -- in the middle of a turn -------------------------------------------------------------------------------


@rule("WL-J1", "WL-R70", "WL-G14")
@pytest.mark.parametrize(("wounds", "cards"), [(0, 1), (2, 1), (3, 0)])
def test_doc_draws_only_for_a_wound_that_was_added(wounds: int, cards: int) -> None:
    """Fight card 8 brings a wound, and the fight is won."""
    me = {
        "character": "doc_holliday",
        "lp": 5,
        "space": "M7",
        "hand": "AS",
        "wounds": wounds,
        "equipment": ["revolver"],
    }
    t = table(seat0=me, fight_deck=[8, 2], bandits=["M2"], **AWAY).do("0 step M2, 2 pick 8, 0 option 0")
    assert t.cards(0) == cards


@rule("WL-J1", "WL-R70")
def test_doc_draws_again_in_another_action() -> None:
    me = {"character": "doc_holliday", "lp": 5, "space": "M7", "hand": "AS KS", "equipment": ["revolver"]}
    t = table(seat0=me, fight_deck=[8, 2, 4, 5], bandits=["M2", "S8"], deck="7D 8D 9D 10D", **AWAY)
    t.do("0 step M2, 0 prepare AS, 2 pick 8, 0 option 0")
    assert t.hand(0) == "KS 7D"


@rule("WL-G14", "WL-R12")
@pytest.mark.parametrize(
    ("before", "gained", "unlocked"),
    [(3, "0 play 4S", False), (4, "0 play 4S", True), (3, "0 play KS", True)],
)
def test_five_points_unlock_the_ability_for_good(before: int, gained: str, unlocked: bool) -> None:
    t = table(seat0={"character": "kit_carson", "space": "M10", "lp": before, "hand": "4S KS"}, **AWAY).do(
        gained
    )
    assert t.unlocked(0) == unlocked
    assert t.log("unlocked") == (["unlocked 0"] if unlocked else [])


@rule("WL-G14", "WL-R12")
def test_an_ability_stays_when_points_are_lost() -> None:
    me = {**KIT, "space": "M7", "hand": "AS", "lp": 5, "wanted": 1, "equipment": ["revolver"]}
    t = table(seat0=me, fight_deck=[2, 3], bandits=["M2"], **AWAY)
    t.do("0 step M2, 2 pick 2")
    assert (t.lp(0), t.unlocked(0)) == (5, True)  # one lost, one for the bandit
    locked = table(seat0={**KIT, "space": "M10", "lp": 4, "unlocked": True}, **AWAY).do("0 step M9, 0 stop")
    assert locked.cards(0) == 1


@rule("WL-O6", "WL-T10")
@pytest.mark.parametrize("wanted", range(10))
def test_an_outlaws_row_pays_at_the_end_of_that_players_turn_only(wanted: int) -> None:
    t = table(seat0={**KIT, "space": "M10", "wanted": wanted}, **AWAY)
    t.end_turn(0)
    points = (wanted + 2) // 3
    assert t.lp(0) == points
    t.do(ROUND)
    assert t.lp(0) == points


@rule("WL-T10", "WL-T11", "WL-O6")
def test_first_the_hand_limit_then_the_row() -> None:
    t = table(seat0={**BILLY, "space": "M10", "hand": "2S 3S 4S 5S 6S 7S"}, **AWAY).end_turn(0)
    assert (t.asked, t.lp(0)) == ("0 hand_limit", 0)
    assert t.do("0 discard 2S").lp(0) == 1
