"""Why not: finds the actions that a player's words mean, and the rules that forbid them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from saloon.authoring.phrases import SEAT

if TYPE_CHECKING:
    from saloon.authoring.phrases import Phrases
    from saloon.core.state import State
    from saloon.terminal.drawing import Drawing

MOST_RULES = 3
MOST_ACTIONS = 5
"""The most rules and the most possible actions that one answer names."""
LEAST_PREFIX = 3
"""Longer words match by their beginning, so inflected forms are understood too."""


@dataclass
class Answer:
    """What the words mean: actions that are possible, and rules with what each of them forbids, in words."""

    possible: list[int] = field(default_factory=list)
    lacking: list[str] = field(default_factory=list)
    """What is missing for everything that the words could mean, instead of a rule to read."""
    forbidden: dict[str, list[str]] = field(default_factory=dict)


def explain(words: str, state: State, player: int, drawing: Drawing, phrases: Phrases) -> Answer:
    """Match words with actions; the answer is empty if no action fits."""
    answers = drawing.answers(state.prompt(player))
    known = [action for action in range(len(phrases.game.actions)) if _seats_taken(action, phrases)]
    # Answers to the question at hand come before actions of another moment.
    timely = [action for action in known if phrases.game.describe(action)["family"] in answers]
    actions = matching(words, timely, phrases) or matching(words, known, phrases)
    rules = {action: _rule(state, player, action) for action in known}
    refused = [action for action in actions if rules[action]]
    # A question about others is not answered with why one cannot do it to oneself.
    refused = [action for action in refused if player not in _seats_of(action, phrases)] or refused
    answer = Answer([action for action in actions if not rules[action]][:MOST_ACTIONS])
    if refused and not answer.possible:
        view = state.view(player)
        reasons = [drawing.lacks(view, action, phrases) for action in refused]
        answer.lacking = [reason for reason in reasons[0] if all(reason in other for other in reasons)]
    together = _headings_of_one_rule(rules, phrases)
    for action in refused:
        heading = phrases.heading(action)
        told = answer.forbidden.setdefault(rules[action], [])
        # A rule that forbids everything under a heading forbids the heading; otherwise one example will do.
        if heading in together and heading not in told:
            told.append(heading)
        elif not told:
            told.append(phrases.action(action))
    for rule in list(answer.forbidden)[MOST_RULES:]:
        del answer.forbidden[rule]
    return answer


def _rule(state: State, player: int, action: int) -> str:
    """The rule that forbids an action, "" if none does."""
    refusal = state.refusal(player, action)
    return "" if refusal is None else refusal.rule


def _headings_of_one_rule(rules: dict[int, str], phrases: Phrases) -> set[str]:
    """The headings of several actions that are all forbidden by the same rule."""
    by_heading: dict[str, list[str]] = {}
    for action, rule in rules.items():
        by_heading.setdefault(phrases.heading(action), []).append(rule)
    by_heading.pop("", None)
    return {
        heading for heading, found in by_heading.items() if len(found) > 1 and len({*found}) == 1 and found[0]
    }


def matching(words: str, actions: list[int], phrases: Phrases) -> list[int]:
    """The actions that most of the words fit; none if no word fits any of them."""
    asked = plain(words).split()
    scores: dict[int, int] = {}
    for action in actions:
        heading = plain(phrases.heading(action)).split()
        known = _vocabulary(action, phrases)
        # A word of the heading counts more: it separates discarding from forming a set with a discard.
        scores[action] = sum(_any_fits(word, heading) + _any_fits(word, known) for word in asked)
    best = max(scores.values(), default=0)
    return [action for action, score in scores.items() if score == best and score > 0]


def plain(text: str) -> str:
    """A text without accents, capitals and punctuation."""
    signs = unicodedata.normalize("NFKD", text.casefold())
    letters = [sign for sign in signs if not unicodedata.combining(sign)]
    return "".join(letter if letter.isalnum() else " " for letter in letters)


def _vocabulary(action: int, phrases: Phrases) -> list[str]:
    """All words of an action: its sentence, its menu texts, and its names in code."""
    names = " ".join(str(value).replace("_", " ") for value in phrases.game.describe(action).values())
    synonyms = phrases.synonyms(action)
    texts = [phrases.action(action), phrases.heading(action), phrases.choice(action), synonyms, names]
    return plain(" ".join(texts)).split()


def _any_fits(word: str, others: list[str]) -> bool:
    return any(_fits(word, other) for other in others)


def _fits(word: str, other: str) -> bool:
    if word == other:
        return True
    shared = min(len(word), len(other)) - 1  # the last letter often changes with number or case
    return shared >= LEAST_PREFIX and word[:shared] == other[:shared]


def _seats_of(action: int, phrases: Phrases) -> list[int]:
    """The seats that an action names."""
    actions = phrases.game.actions
    family = actions.families[actions.family(action)]
    pairs = zip(family.arguments, actions.digits(action), strict=False)
    return [digit for argument, digit in pairs if argument.words == SEAT]


def _seats_taken(action: int, phrases: Phrases) -> bool:
    return all(seat < len(phrases.seats) for seat in _seats_of(action, phrases))
