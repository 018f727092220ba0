"""What can be answered: all questions of fights, poker, stories, goals, the sheriff and the Man in Black.

Each of them has one rule, which stands against everything that is not offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.western_legends.table import GOALS, Table, rule, table

if TYPE_CHECKING:
    from collections.abc import Callable

BILLY = {"character": "billy_the_kid", "wanted": 2}
BASS = {"character": "bass_reeves", "marshal": 1}
ANNIE = {"character": "annie_oakley"}
AWAY = {"space": "S6"}


def duel(hand: str, other: str, moves: str = "0 attack 1 duel", **told: Any) -> Table:
    """Bass attacks Annie; both have plain revolvers unless told otherwise."""
    plain = {"space": "D6", "equipment": ["revolver"]}
    attacker = {**BASS, **plain, "hand": hand, **told.get("attacker", {})}
    defender = {**ANNIE, **plain, "hand": other, **told.get("defender", {})}
    return table(seat0=attacker, seat1=defender, seat2=AWAY).do(moves)


def bandit(hand: str, cards: list[int]) -> Table:
    """Annie has met a bandit; seat 2 plays for him."""
    seat = {**ANNIE, "space": "M7", "hand": hand, "equipment": ["revolver"]}
    t = table(seat0=seat, seat1=AWAY, seat2=AWAY, fight_deck=cards, bandits=["M2"], deck="7D 8D 9D")
    return t.do("0 step M2")


def manhunt(**told: Any) -> Table:
    """Bass may move the sheriff."""
    t = table(seat0={**BASS, **AWAY, "hand": "4S"}, **told)
    return t.do("0 play 4S")


def poker(hands: list[str], deck: str) -> Table:
    """Seat 0 begins a game in Darkrock; the others are there if they have cards."""
    people: dict[str, Any] = {
        f"seat{seat}": {"space": "D5" if seat == 0 or hand else "S6", "money": 10, "hand": hand}
        for seat, hand in enumerate(hands)
    }
    return table(len(hands), **people, deck=deck).do("0 start_poker")


def man(card: str, **told: Any) -> Table:
    """The last turn of a round has ended, and the Man in Black turns this card."""
    seats = {
        "seat0": {**BASS, **AWAY, **told.pop("seat0", {})},
        "seat1": {**ANNIE, "space": "M10", **told.pop("seat1", {})},
    }
    his = {"deck": [card], **told.pop("man", {})}
    return table(2, turn=1, first=0, man=his, **seats, **told).end_turn(1)


def goal(late: bool) -> Table:
    """Kit Carson with two goals that are met, one of them claimed; or Bloody Knife after a story."""
    if late:
        knife = {"character": "bloody_knife", "space": "X1", "nuggets": 3, "goals": ["bloody_2", "bloody_1"]}
        t = table(
            options=GOALS, seat0=knife, seat1=AWAY, seat2=AWAY, stories={0: ["mail_order"]}, discs={0: [2, 2]}
        )
        return t.end_turn(0)
    kit = {"character": "kit_carson", "space": "M10", "equipment": ["mule+"], "goals": ["kit_1"]}
    t = table(options=GOALS, seat0={**kit, "claimed": ["kit_3"], "fame": [3, 3]}, seat1=AWAY, seat2=AWAY)
    return t.do("0 claim 0")


def giving_items() -> Table:
    pedlar = {"space": "R2", "equipment": ["rifle", "whiskey", "provisions", "mule"]}
    t = table(seat0=pedlar, seat1=AWAY, seat2=AWAY, stories={0: ["medicine_show"]})
    return t.do("0 contribute left")


def two_stories() -> Table:
    stories = {0: ["grubstake"], 1: ["moonshine"]}
    t = table(4, seat0={**ANNIE, "space": "M10"}, stories=stories, discs={0: [0, 0], 1: [1, 1]})
    return t.end_turn(0)


def robbery(victim: dict[str, Any], moves: str = "0 attack 1 robbery") -> Table:
    return duel("AS", "", moves, defender=victim)


PASSES = "pass_turn {0}, pass_game {0}"
QUESTIONS: list[tuple[str, Callable[[], Table], str, str]] = [
    (
        "0 before_fight",
        lambda: duel("AS 2C", "KS QS", attacker={**ANNIE, "lp": 5, "equipment": ["rifle"]}, defender=BASS),
        "first_effect ability, first_effect weapon",
        "WL-F7",
    ),
    ("0 attack_card", lambda: duel("AS 3C", "2S"), "prepare ace_spades, prepare 3_clubs", "WL-F8"),
    ("1 defend", lambda: duel("AS", "2S KH"), "prepare 2_spades, prepare king_hearts, surrender", "WL-F9"),
    ("0 own_card", lambda: bandit("AS 2S", [5, 3]), "prepare 2_spades, prepare ace_spades", "WL-N4"),
    ("2 fight_card", lambda: bandit("AS 2S", [5, 3]), "pick 3, pick 5", "WL-N4"),
    ("0 void_fight", lambda: duel("3S", "2S", "0 attack 1 duel, 1 prepare 2S"), "accept, pass", "WL-F22"),
    ("2 handler_void", lambda: bandit("AS", [10, 2]).do("2 pick 10"), "accept, pass", "WL-N14"),
    (
        "0 reaction",
        lambda: duel("9S 6S 6C 7D", "10S", "0 attack 1 duel, 0 prepare 9S, 1 prepare 10S"),
        "react 6_spades, react 6_clubs, pass, " + PASSES.format("fight_reaction"),
        "WL-F12",
    ),
    ("0 steal_cattle", lambda: robbery({"cattle": "green money"}), "accept, pass", "WL-F19"),
    ("0 loot", lambda: robbery({"nuggets": 1}), "loot nuggets, loot nothing", "WL-F18"),
    ("0 loot", lambda: robbery({"money": 10}), "loot money, loot nothing", "WL-F18"),
    (
        "1 discard",
        lambda: manhunt(seat1={**BILLY, "space": "D5", "hand": "KS 2S"}, seat2=AWAY).do("0 step D5"),
        "discard 2_spades, discard king_spades",
        "WL-G20",
    ),
    (
        "0 hand_limit",
        lambda: table(seat0={**AWAY, "hand": "2S 3S 4S", "wounds": 3}).end_turn(0),
        "discard 2_spades, discard 3_spades, discard 4_spades",
        "WL-T12",
    ),
    (
        "0 sheriff",
        lambda: manhunt(seat1={**BILLY, "space": "D9"}, seat2=AWAY),
        "step M7, step M8, step M10, step D2, step D5, stop",
        "WL-H2",
    ),
    (
        "0 sheriff_target",
        lambda: manhunt(seat1={**BILLY, "space": "D5"}, seat2={**ANNIE, "wanted": 1, "space": "D5"}).do(
            "0 step D5"
        ),
        "target 1, target 2",
        "WL-H3",
    ),
    (
        "0 sheriff_way",
        lambda: man("raising_a_posse", seat1={**BILLY, "space": "D6"}),
        "step D2, step D5",
        "WL-V29",
    ),
    (
        "0 man_way",
        lambda: man("bounty_hunter", bandits=["M2", "S1", "X1", "P2"], man={"space": "D5"}),
        "step M2, step X1, step P2",
        "WL-V10",
    ),
    (
        "0 lose_choice",
        lambda: man("tall_in_the_saddle", seat0={"space": "M4", "hand": "2S", "money": 30}),
        "option 0, option 1",
        "WL-G7",
    ),
    (
        "1 join_poker",
        lambda: poker(["KS", "QS 8S", ""], "2C 3C 4C 5C 6C 7C 8C 9C"),
        "accept, pass, " + PASSES.format("join_poker"),
        "WL-P2",
    ),
    (
        "0 lay",
        lambda: poker(["KS QC", "", ""], "2C 3C 4C 5C 6C 7C 8C 9C"),
        "lay king_spades 2_clubs, lay king_spades queen_clubs, lay 2_clubs queen_clubs",
        "WL-P6",
    ),
    (
        "2 banker_lay",
        lambda: poker(["KS QC", "", ""], "2C 3C 4C 5C 6C 7C 8C 9C"),
        "lay 3_clubs 4_clubs, lay 3_clubs 5_clubs, lay 3_clubs 6_clubs, "
        "lay 4_clubs 5_clubs, lay 4_clubs 6_clubs, lay 5_clubs 6_clubs",
        "WL-P6",
    ),
    ("0 story_order", two_stories, "tell_story left, tell_story right", "WL-R18"),
    ("0 contribute_item", giving_items, "discard_item whiskey, discard_item provisions", "WL-R17"),
    ("0 return_fame", lambda: goal(late=False), "return_fame 1, return_fame 2, return_fame 3", "WL-V4"),
    (
        "0 late_goals",
        lambda: goal(late=True),
        "claim 1, done, " + PASSES.format("late_goals"),
        "WL-V3",
    ),
]


@rule(
    "WL-F7",
    "WL-F8",
    "WL-F9",
    "WL-N4",
    "WL-F22",
    "WL-N14",
    "WL-F12",
    "WL-F19",
    "WL-F18",
    "WL-G20",
    "WL-T12",
    "WL-H2",
    "WL-H3",
    "WL-V29",
    "WL-V10",
    "WL-G7",
    "WL-P2",
    "WL-P6",
    "WL-R18",
    "WL-R17",
    "WL-V4",
    "WL-V3",
)
@pytest.mark.parametrize(
    ("asked", "position", "answers", "named"), QUESTIONS, ids=[question[0] for question in QUESTIONS]
)
def test_the_rule_of_a_question_stands_against_all_that_is_not_offered(
    asked: str, position: Callable[[], Table], answers: str, named: str
) -> None:
    position().check_answers(asked, answers, named)
