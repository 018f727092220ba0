"""Everything that can be done, asked, seen and scored has words, in every language."""

from __future__ import annotations

import re

import pytest
from tests.cli.helpers import GAME

from saloon import load
from saloon.authoring.phrases import Phrases
from saloon.core.events import EVERYBODY, Event
from saloon.core.outcome import ScoreLine
from saloon.core.words import LANGUAGES

SEATS = ["Sára", "Jarda", "Karel", "Bára"]
UNRESOLVED = re.compile(r"\{|\}|[a-z]+-[a-z]+(-[a-z]+)*$|_")


def phrases(lang: str) -> Phrases:
    return Phrases(load(GAME), lang, SEATS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_sentence_a_heading_and_a_menu_text(lang: str) -> None:
    words = phrases(lang)
    for action in range(len(words.game.actions)):
        for text in (words.action(action), words.heading(action), words.choice(action)):
            assert text
            assert not UNRESOLVED.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_actions_have_different_sentences(lang: str) -> None:
    words = phrases(lang)
    sentences = [words.action(action) for action in range(len(words.game.actions))]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line(lang: str) -> None:
    words = phrases(lang)
    for kind in words.game.events:
        for digit in range(3):
            digits = [min(digit, argument.size - 1) for argument in kind.arguments]
            text = words.event(Event(kind, EVERYBODY, digits))
            assert text.endswith("."), text
            assert not UNRESOLVED.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_reasons_score_lines_and_options_have_texts(lang: str) -> None:
    words = phrases(lang)
    game = words.game
    prompts = [step.name for step in game.layout(4).steps if step.asks]
    told = [words.prompt(name) for name in prompts]
    told += [words.reason(name) for name in [*game.reasons, "unfinished"]]
    told += [words.option(option.name) for option in game.options]
    told += [words.option_help(option.name) for option in game.options]
    told += [words.option_value(option.name, value) for option in game.options for value in option.values]
    told += [
        words.score_line(ScoreLine("cards", 0, {"card": "penny_jar", "count": count})) for count in (1, 5)
    ]
    told += [words.score_line(ScoreLine("earlier_rounds", 0, {"rounds": count})) for count in (1, 2, 5)]
    for text in told:
        assert text
        assert not UNRESOLVED.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_guard_can_name_has_a_text(lang: str) -> None:
    words = phrases(lang)
    for rule in words.game.rules.names[1:]:
        assert words.rule(rule) != rule
        assert "\n" not in words.rule(rule)


def test_english_reads_naturally() -> None:
    words = phrases("en")
    game = words.game
    assert words.action(game.action("discard", card="jewels")) == "Discard Jewels"
    assert words.action(game.action("challenge", target=1, card="gold")) == "Challenge Jarda with Gold"
    kinds = {kind.name: kind for kind in game.events}
    assert words.event(Event(kinds["drew"], EVERYBODY, [0, 1])) == "Sára draws a card."
    assert words.event(Event(kinds["drew"], EVERYBODY, [0, 3])) == "Sára draws 3 cards."
    assert words.event(Event(kinds["turned_up"], EVERYBODY, [0, 7])) == "Pile 1 turns up Jewels."
    stolen = words.event(Event(kinds["stolen"], EVERYBODY, [0, 1, 7, 120000]))
    assert stolen == "Sára takes Jewels from Jarda, now worth $120,000."


def test_czech_inflects_numbers_and_keeps_names_in_the_nominative() -> None:
    words = phrases("cs")
    game = words.game
    kinds = {kind.name: kind for kind in game.events}
    drew = [words.event(Event(kinds["drew"], EVERYBODY, [0, count])) for count in (1, 2, 5)]
    assert drew == ["Sára dobírá 1 kartu.", "Sára dobírá 2 karty.", "Sára dobírá 5 karet."]
    assert words.action(game.action("discard", card="jewels")) == "Odhodit: Šperky"
    challenged = words.event(Event(kinds["challenged"], EVERYBODY, [0, 1, 8]))
    assert challenged == "Sára \N{EN DASH} výzva proti: Jarda (Klasické auto)."
    scored = words.event(Event(kinds["scored"], EVERYBODY, [0, 1_250_000]))
    assert (
        scored
        == "Sára \N{EN DASH} skóre za kolo: 1\N{NO-BREAK SPACE}250\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}$."
    )


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    words = phrases("en")
    assert words.seat(1) == "Jarda"
    assert words.seat(5) == "Seat 5"


def test_values_that_many_options_share_are_common_texts() -> None:
    words = phrases("cs")
    assert words.option_value("hand_six", "on") == "Ano"
    assert words.option_value("rules", "advanced") == "Pokročilá"
