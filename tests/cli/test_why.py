"""The words of a question are matched with actions, in any inflected form."""

from __future__ import annotations

import pytest
from tests.cli.helpers import GAME

from saloon import load
from saloon.authoring.phrases import Phrases
from saloon.core.state import State
from saloon.terminal.drawing import Drawing
from saloon.terminal.why import Answer, explain, plain

SEATS = ["★ Jan", "Ω Belle", "Ψ Doc", "◆ Annie"]
PAIRS = [["stocks", "stocks"], ["jewels", "jewels"]]


def position(**described: object) -> State:
    """Seat 0 has two sets, seat 1 two, seat 2 one, seat 3 none."""
    told = {
        "players": 4,
        "hands": {0: ["jewels", "gold", "house"]},
        "stacks": {
            0: PAIRS,
            1: [["house", "house"], ["jewels", "silver"]],
            2: [["piggy_bank", "piggy_bank"]],
        },
        "discard": ["motor_boat"],
        "turn": 0,
        **described,
    }
    return load(GAME).scenario(told)


def ask(words: str, state: State, lang: str = "en") -> Answer:
    game = load(GAME)
    return explain(words, state, 0, Drawing(game), Phrases(game, lang, SEATS))


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("challenge doc", "CA-C2"),
        ("stealing from Doc", "CA-C2"),
        ("challenge annie with gold", "CA-C2"),
        ("challenge belle with house", "CA-C4"),
        ("challenge jan", "CA-C1"),
        ("discard silver", "CA-D1"),
        ("end turn", "CA-T2"),
        ("pass", "CA-T2"),
        ("upgrade", "CA-T1"),
        ("swap belle", "CA-A9"),
        ("draft", "CA-2P6"),
        ("give up", "CA-C6"),
    ],
)
def test_the_rule_that_forbids_it(words: str, rule: str) -> None:
    answer = ask(words, position())
    assert rule in answer.forbidden
    assert not answer.possible


def test_what_is_possible_is_said_to_be() -> None:
    game = load(GAME)
    answer = ask("challenge belle with gold", position())
    assert answer.possible == [game.action("challenge", target=1, card="gold")]
    assert not answer.forbidden


def test_a_rule_that_forbids_all_under_a_heading_names_the_heading() -> None:
    answer = ask("challenge", position(stacks={}))
    assert answer.forbidden == {"CA-C3": ["Challenge Ω Belle", "Challenge Ψ Doc", "Challenge ◆ Annie"]}


def test_accents_and_endings_do_not_matter() -> None:
    for words in ("výzva doc", "vyzvy Doc", "VYZVAT doc", "krádež doc"):
        assert "CA-C2" in ask(words, position(), "cs").forbidden, words


def test_what_answers_the_question_comes_first() -> None:
    state = position(turn=1, hands={0: ["jewels"], 1: ["stocks", "jewels", "gold"]})
    state.apply(1, load(GAME).action("challenge", target=0, card="jewels"))
    assert state.prompt(0) == "answer"
    answer = ask("gold", state)
    assert answer.forbidden == {"CA-C6": ["Answer with Gold"]}


def test_nothing_fits() -> None:
    answer = ask("qwertz", position())
    assert answer == Answer()


def test_plain_words() -> None:
    assert plain("Příliš ŽLUŤOUČKÝ, kůň!").split() == ["prilis", "zlutoucky", "kun"]
