"""Every decision of the rules is a question, and nothing that is forced is asked."""

from __future__ import annotations

from tests.games.tables import walk
from tests.games.western_legends.table import new, table

DECISIONS = {
    1: "choose_character",
    2: "start_at",
    3: "ability exchange",
    4: "income",
    5: "weapon mount",
    6: "act",
    7: "moving",
    8: "act target",
    9: "moving",
    10: "shopping make_active",
    11: "join_poker",
    12: "lay banker_lay",
    13: "reroll roll_again",
    14: "deposit",
    15: "act",
    16: "before_fight",
    17: "lose_choice discard",
    18: "attack_card defend",
    19: "void_fight",
    20: "reaction",
    21: "steal_cattle loot",
    22: "own_card fight_card",
    23: "reaction handler_void choose lose_choice discard",
    24: "choose",
    25: "choose",
    26: "act",
    27: "contribute_item discard",
    28: "story_order",
    29: "choose exchange lose_choice",
    30: "own_card fight_card",
    31: "sheriff sheriff_target",
    32: "discard own_card",
    33: "hand_limit",
    34: "act return_fame",
    35: "discard",
    36: "man_way sheriff_way join_poker lose_choice defend",
    37: "ability exchange choose act moving sheriff",
    39: "lose_choice",
    40: "discard",
    41: "take_item ranch",
    42: "late_goals",
}
"""By their numbers in the list of decisions; 38 is the options of the game, 43 that fights are repeated."""


def test_every_decision_has_its_question() -> None:
    asking = {step.name for step in table().layout.steps if step.asks}
    named = {name for names in DECISIONS.values() for name in names.split()}
    assert named <= asking
    assert asking - named == set()


def test_nothing_forced_is_asked() -> None:
    """Where a random game asks, there is a choice, except to move on when nothing else is possible."""
    for seed, players in ((1, 2), (2, 4), (3, 6)):
        t = new(players, seed=seed, goals="on", length="short")
        for _move in walk(t, seed=seed, most=400):
            for seat in t.state.actors():
                prompt = t.state.prompt(seat)
                if prompt not in ("act", "reaction", "late_goals", "moving"):
                    assert len(t.state.choices(seat)) > 1, prompt
