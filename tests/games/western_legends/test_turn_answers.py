"""What can be answered: all questions of the set-up, the turn, locations and effects, but for actions.

Each of them has one rule, which stands against everything that is not offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.western_legends.table import Table, new, rule, table

if TYPE_CHECKING:
    from collections.abc import Callable

AWAY = {"space": "S6"}
ITEMS = ["whiskey", "ten_gallon", "provisions"]
KIT = {"character": "kit_carson"}
CLOSING = "pass_turn {0}, pass_game {0}"


def choosing_start() -> Table:
    """Doc Holliday starts in a saloon of Darkrock, which has three spaces."""
    return new(2, seed=0).play("0 choose_character doc_holliday", "1 choose_character wyatt_earp")


def armed(moves: str) -> Table:
    """The start of a turn, with two weapons, two mounts and an item."""
    goods = {**AWAY, "equipment": ["rifle", "shotgun", "mule", "mustang", "whiskey"]}
    return table(seat0=goods, phase="start").do(moves)


def shopping(moves: str, **goods: Any) -> Table:
    """Kit in the store of Darkrock, after a purchase or an upgrade."""
    return table(seat0={**KIT, "space": "D2", **goods}).do(moves)


def deposit(**goods: Any) -> Table:
    """At the bank of Darkrock, with a black 8 on the counter."""
    return table(seat0={"space": "D9", **goods}).do("0 add_nugget 8S")


def prospect(seed: int, *items: str) -> Table:
    return table(seat0={"space": "S2", "equipment": ["rifle", *items]}, seed=seed).do("0 prospect")


def living_legend(**told: Any) -> Table:
    return table(seat0={"space": "M10", "hand": "AS", **told}).do("0 play AS")


def after_move(players: int, moves: str, man: str = "", **told: Any) -> Table:
    """Everybody but seat 0 stands on M8; Billy rides there and does something."""
    others: dict[str, Any] = {f"seat{seat}": {"space": "M8", "money": 10} for seat in range(1, players)}
    if man:
        others["man"] = {"space": man}
    billy = {"character": "billy_the_kid", "lp": 5, "space": "M10", **told}
    return table(players, seat0=billy, **others).do(f"0 step M8, 0 stop, {moves}")


def told(story: str, moves: str) -> Table:
    """Seat 0 alone has told a story."""
    return table(seat0={"space": "M10"}, stories={0: [story]}, discs={0: [0, 0]}).end_turn(0).do(moves)


QUESTIONS: list[tuple[str, Callable[[], Table], str, str]] = [
    (
        "1 choose_character",
        lambda: new(3, seed=1),
        "choose_character billy_the_kid, choose_character yb_rowdy",
        "WL-S6",
    ),
    ("0 start_at", choosing_start, "start_at D5, start_at D8, start_at D10", "WL-S11"),
    (
        "0 income",
        lambda: table(seat0=AWAY, phase="start"),
        "income money, income cards, income both",
        "WL-T3",
    ),
    ("0 weapon", lambda: armed("0 income money"), "wield shotgun, wield rifle", "WL-T3"),
    ("0 mount", lambda: armed("0 income money, 0 wield rifle"), "wield mustang, wield mule", "WL-T3"),
    ("0 make_active", lambda: shopping("0 buy mule", money=30), "accept, pass", "WL-L5"),
    (
        "0 shopping",
        lambda: shopping("0 buy mule, 0 pass", money=60),
        "upgrade mule, buy revolver, buy shotgun, buy whiskey, buy ten_gallon, "
        "buy provisions, buy miners_map, done",
        "WL-L3",
    ),
    (
        "0 shopping",
        lambda: shopping(
            "0 upgrade rifle", money=60, equipment=["rifle", "whiskey", "ten_gallon", "provisions"]
        ),
        "buy revolver, done",
        "WL-L3",
    ),
    (
        "0 deposit",
        lambda: deposit(nuggets=2, hand="8S 8C 8H 2S"),
        "add_nugget 8_clubs, sell 0, sell 1, sell 2",
        "WL-L11",
    ),
    ("0 deposit", lambda: deposit(hand="8S 2S"), "sell 0", "WL-L11"),
    (
        "0 reroll",
        lambda: prospect(0, "miners_map"),
        "reroll 0, reroll 1, pass, " + CLOSING.format("reroll"),
        "WL-R27",
    ),
    ("0 roll_again", lambda: prospect(1), "accept, pass", "WL-R28"),
    ("0 choose", living_legend, "option 0, option 1", "WL-G11"),
    (
        "0 exchange",
        lambda: table(seat0={**AWAY, "character": "yb_rowdy", "lp": 5, "hand": "2S"}, phase="start"),
        "accept, pass",
        "WL-G12",
    ),
    (
        "0 ability",
        lambda: table(seat0={**AWAY, "character": "calamity_jane", "lp": 5, "wounds": 1}, phase="start"),
        "accept, pass, " + CLOSING.format("ability"),
        "WL-G14",
    ),
    ("0 target", lambda: after_move(3, "0 react 5S", hand="5S"), "target 1, target 2", "WL-R60"),
    (
        "0 target",
        lambda: after_move(2, "0 react_ability, 0 option 0", man="M8"),
        "target 1, target_man",
        "WL-R60",
    ),
    (
        "0 take_item",
        lambda: told("the_travelling_salesman", "0 option 0"),
        "take_item miners_map, take_item whiskey",
        "WL-L4",
    ),
    ("0 ranch", lambda: told("the_lost_herd", "0 option 0"), "ranch green, ranch blue", "WL-L18"),
]


@rule(
    "WL-S6",
    "WL-S11",
    "WL-T3",
    "WL-L5",
    "WL-L3",
    "WL-L11",
    "WL-R27",
    "WL-R28",
    "WL-G11",
    "WL-G12",
    "WL-G14",
    "WL-R60",
    "WL-L4",
    "WL-L18",
)
@pytest.mark.parametrize(
    ("asked", "position", "answers", "named"), QUESTIONS, ids=[question[0] for question in QUESTIONS]
)
def test_the_rule_of_a_question_stands_against_all_that_is_not_offered(
    asked: str, position: Callable[[], Table], answers: str, named: str
) -> None:
    position().check_answers(asked, answers, named)


# -- what the answers do -----------------------------------------------------------------------------------


@rule("WL-R60", "WL-G5")
def test_whoever_is_named_is_hit_and_nobody_else() -> None:
    t = after_move(4, "0 react 5S", hand="5S").do("0 target 2")
    assert [t.wounds(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert t.log("wounded") == ["wounded 0 2"]


@rule("WL-V15", "WL-V11")
def test_billy_steals_from_whom_he_names() -> None:
    """The Man in Black always has money, and it is not that of the other player."""
    t = after_move(2, "0 react_ability, 0 option 0", man="M8").do("0 target_man")
    assert (t.money(0), t.money(1), t.log("stole")) == (10, 10, [])
    t = after_move(2, "0 react_ability, 0 option 0", man="M8").do("0 target 1")
    assert (t.money(0), t.money(1), t.log("stole")) == (10, 0, ["stole 0 1 money 10"])


@rule("WL-R60", "WL-V26")
def test_the_only_one_there_is_hit_without_asking() -> None:
    t = after_move(2, "0 react 5S", hand="5S")
    assert (t.wounds(1), t.asked) == (1, "0 act")
    t = after_move(2, "0 react 5S", man="M8", hand="5S")  # he cannot be wounded
    assert (t.wounds(1), t.asked) == (1, "0 act")


@rule("WL-T3", "WL-T5")
def test_the_only_weapon_and_mount_are_active_without_asking() -> None:
    seat = {**AWAY, "equipment": ["shotgun", "mule"]}
    t = table(seat0=seat, phase="start").do("0 income money")
    assert (t.asked, t.weapon(0), t.mount(0)) == ("0 act", "shotgun", "mule")
    assert t.log("wielded") in ([], ["wielded 0 mule"])


@rule("WL-T4")
def test_what_is_active_already_is_not_told_again() -> None:
    t = armed("0 income money")
    active = t.weapon(0)
    t.do(f"0 wield {active}")
    assert (t.weapon(0), t.log("wielded")) == (active, [])
    t = armed("0 income money")
    other = "rifle" if t.weapon(0) == "shotgun" else "shotgun"
    t.do(f"0 wield {other}")
    assert (t.weapon(0), t.log("wielded")) == (other, [f"wielded 0 {other}"])


@rule("WL-L11", "WL-K7", "WL-R29")
def test_a_card_sold_with_the_nuggets() -> None:
    t = deposit(nuggets=2, hand="8S 8C 2S").do("0 add_nugget 8C, 0 sell 1")
    assert (t.money(0), t.lp(0), t.nuggets(0), t.hand(0)) == (60, 3, 1, "2S")
    assert t.log("sold") == ["sold 0 3"]


@rule("WL-K7")
def test_the_last_card_ends_a_deposit_without_nuggets() -> None:
    t = deposit(hand="8S")
    assert (t.asked, t.money(0), t.lp(0), t.actions) == ("0 act", 20, 1, 2)


@rule("WL-L3")
def test_shopping_ends_when_nothing_is_left_to_buy() -> None:
    t = shopping("0 buy miners_map", money=10)
    assert (t.asked, t.money(0), t.actions) == ("0 act", 0, 2)
    t = shopping("0 buy miners_map, 0 done", money=20)
    assert (t.asked, t.money(0), t.actions) == ("0 act", 10, 2)


@rule("WL-R28")
def test_an_arrow_is_left_lying() -> None:
    t = prospect(1)
    rolled = t.log("rolled")
    t.do("0 pass")
    while t.asked == "0 roll_again":
        t.do("0 pass")
    assert t.log("rolled") == rolled
    assert t.asked == "0 act"


@rule("WL-R27")
def test_a_closed_map_is_not_asked_for_again() -> None:
    t = prospect(0, "miners_map").do("0 pass_turn reroll")
    while t.asked == "0 roll_again":
        t.do("0 pass")
    assert t.choices(0, "ask_again") == ["ask_again reroll"]
    t.do("0 prospect")
    assert "0 reroll" not in t.asked
    while t.asked == "0 roll_again":
        t.do("0 pass")
    t.do("0 ask_again reroll, 0 prospect")
    assert t.asked == "0 reroll"


@rule("WL-G12", "WL-R20")
def test_an_exchange_that_is_declined_costs_nothing() -> None:
    seat = {**AWAY, "character": "yb_rowdy", "lp": 5, "hand": "2S"}
    t = table(seat0=seat, phase="start", deck="3C 4C 5C").do("0 pass")
    assert (t.hand(0), t.asked, t.log("used_ability")) == ("2S", "0 income", [])
    t = table(seat0=seat, phase="start", deck="3C 4C 5C").do("0 accept")
    assert (t.hand(0), t.asked, t.log("used_ability")) == ("3C 4C", "0 income", ["used_ability 0 yb_rowdy"])


@rule("WL-G14", "WL-R57")
@pytest.mark.parametrize(
    ("answer", "asked_again"),
    [("pass", True), ("pass_turn ability", True), ("pass_game ability", False)],
)
def test_an_ability_that_is_declined(answer: str, asked_again: bool) -> None:
    """For the turn or for the game: in the next turn it is asked for again, or not."""
    seat = {**AWAY, "character": "calamity_jane", "lp": 5, "wounds": 1}
    t = table(seat0=seat, seat1=AWAY, seat2=AWAY, phase="start")
    t.do(f"0 {answer}, 0 income money")
    assert (t.wounds(0), t.log("used_ability")) == (1, [])
    t.do("0 end_turn, 1 income money, 1 end_turn, 2 income money, 2 end_turn")
    assert t.asked == ("0 ability" if asked_again else "0 income")
