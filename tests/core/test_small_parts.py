"""Small parts of the kernel: ranking, words, and what bots know without being told."""

from __future__ import annotations

import pytest
from examples.copy_me import GAME
from hypothesis import given
from hypothesis import strategies as st
from tests.core.playing import match_of, play_out
from tests.core.toy import steady

from saloon.authoring.knowledge import Knowledge
from saloon.core.errors import SaloonError
from saloon.core.outcome import rank
from saloon.core.words import Words


@steady
@given(scores=st.lists(st.integers(-5, 5), min_size=1, max_size=6))
def test_a_ranking_groups_equal_scores_best_first(scores: list[int]) -> None:
    ranking = rank(scores)
    assert sorted(seat for group in ranking for seat in group) == list(range(len(scores)))
    levels = [{scores[seat] for seat in group} for group in ranking]
    assert all(len(level) == 1 for level in levels)
    assert [min(level) for level in levels] == sorted(set(scores), reverse=True)


def test_a_text_is_filled_in() -> None:
    words = Words("en", ["hello = Hello, { $name }!\n    .short = Hi\n"])
    assert words.say("hello", {"name": "Ann"}) == "Hello, Ann!"
    assert words.say("hello.short") == "Hi"
    assert [words.has("hello"), words.has("hello.short"), words.has("hello.long")] == [True, True, False]


def test_a_missing_text_is_shown_as_its_id() -> None:
    assert Words("en", []).say("hello") == "hello"


def test_a_rule_is_found_in_small_and_large_letters() -> None:
    words = Words("en", ["FT-TW2c = Colours.\nFT-C1 = The box.\ncard-gold = Gold\n"])
    assert [words.rule(text) for text in ("ft-tw2C", "FT-TW2c", "ft-c1")] == ["FT-TW2c", "FT-TW2c", "FT-C1"]
    assert [words.rule(text) for text in ("card-gold", "FT-TW2", "")] == ["", "", ""]


def test_an_unknown_language() -> None:
    with pytest.raises(SaloonError, match="there is no language 'tlh'; there are: en, cs"):
        GAME.words("tlh")


def test_without_knowledge_only_the_score_counts() -> None:
    knowledge = Knowledge()
    state = play_out(match_of()).state
    values = [knowledge.value(state, seat) for seat in range(3)]
    scores = state.outcome().scores
    assert all(0 <= value <= 1 for value in values)
    assert values.index(max(values)) == scores.index(max(scores))
    assert knowledge.value(GAME.new(3), 0) == 0.5
