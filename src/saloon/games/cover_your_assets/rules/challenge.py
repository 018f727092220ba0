"""Challenges: sections 3c, 8c and 8e of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question
from saloon.games.cover_your_assets.actions import (
    ANSWER,
    ANSWER_DOUBLE,
    CONCEDE,
    CONCEDED,
    DEFENDED,
    DOUBLE_FIRST,
    DOUBLE_SECOND,
    DRAFT_PLACED,
    MATCH,
    PLAYED,
    STOLEN,
    TWO_CARD_DOUBLES,
)
from saloon.games.cover_your_assets.components import ASSETS, PENNY_JAR, PLAYABLE
from saloon.games.cover_your_assets.rules.book import C4, C6, J5
from saloon.games.cover_your_assets.state import (
    CHALLENGER,
    DEFENDER,
    DRAFTED,
    NEEDS_DOUBLE,
    POSITION,
    SET,
    Cover,
)


def matches(card: i64, asset: i64) -> bool:
    """CA-C4, CA-C5, CA-R8: an asset of the set's type, or any wild."""
    return card == asset or ASSETS <= card < PLAYABLE


def holds_double(c: Cover, s: State, player: i64, double: i64, asset: i64) -> bool:
    """CA-A13, CA-J5: whether a player holds both cards of a two-card double against a set."""
    first = DOUBLE_FIRST[double] if DOUBLE_FIRST[double] != MATCH else asset
    second = DOUBLE_SECOND[double] if DOUBLE_SECOND[double] != MATCH else asset
    if first == second:
        return c.hands.count(s, player, first) >= 2
    return c.hands.has(s, player, first) and c.hands.has(s, player, second)


def begin(c: Cover, s: State, challenger: i64, defender: i64, number: i64, position: i64) -> None:
    """CA-C1, CA-R14: the challenge is on; the opening cards follow with `play_card`."""
    c.challenge.set(s, SET, number)
    c.challenge.set(s, CHALLENGER, challenger)
    c.challenge.set(s, DEFENDER, defender)
    c.challenge.set(s, POSITION, position)
    c.challenge.set(s, NEEDS_DOUBLE, 0)


def play_card(c: Cover, s: State, player: i64, card: i64) -> None:
    """CA-C4, CA-C6, CA-R13: lay a card openly into the challenge."""
    c.hands.drop(s, player, card)
    if player == c.challenge.get(s, CHALLENGER):
        c.attack.put(s, card)
    else:
        c.defence.put(s, card)
    s.tell(PLAYED, player, card)
    involve(c, s, player)


def open_with(c: Cover, s: State, player: i64, card: i64) -> None:
    """CA-C4, CA-J7: the opening card; a Penny Jar asks for a double."""
    play_card(c, s, player, card)
    c.challenge.set(s, NEEDS_DOUBLE, 1 if card == PENNY_JAR else 0)


def play_double(c: Cover, s: State, player: i64, double: i64) -> None:
    """CA-A13, CA-J5: lay both cards of a double."""
    asset = c.stacks.asset(s, c.challenge.get(s, SET))
    play_card(c, s, player, DOUBLE_FIRST[double] if DOUBLE_FIRST[double] != MATCH else asset)
    play_card(c, s, player, DOUBLE_SECOND[double] if DOUBLE_SECOND[double] != MATCH else asset)


def involve(c: Cover, s: State, player: i64) -> None:
    """CA-N2, CA-R9: remember who used cards, in the order of their first use."""
    if not c.involved.has(s, player):
        c.involved.put(s, player)


def finish(c: Cover, s: State, loser: i64) -> None:
    """CA-C8 to CA-C11, CA-C14, CA-A15, CA-2P11: the winner gets the set with all cards played."""
    number = c.challenge.get(s, SET)
    challenger = c.challenge.get(s, CHALLENGER)
    defender = c.challenge.get(s, DEFENDER)
    position = c.challenge.get(s, POSITION)
    asset = c.stacks.asset(s, number)
    while c.attack.count(s) > 0:
        c.stacks.add_card(s, number, c.attack.take(s))
    while c.defence.count(s) > 0:
        c.stacks.add_card(s, number, c.defence.take(s))
    c.challenge.clear(s)
    value = c.stacks.value(s, number)
    if loser == defender:
        if position != DRAFTED:
            c.stacks.lift(s, defender, position)
        c.stacks.put(s, challenger, number)
        s.tell(STOLEN, challenger, defender, asset, value)
        return
    s.tell(DEFENDED, defender, challenger, asset, value)
    if position == DRAFTED:
        place_drafted(c, s, defender, number)
    if c.two_actions:  # CA-A5, CA-R21, CA-R33
        c.banned.set(s, challenger, defender, 1)


def place_drafted(c: Cover, s: State, player: i64, number: i64) -> None:
    """CA-2P11: a drafted set that was not lost goes on top of the drafter's stack."""
    c.stacks.put(s, player, number)
    c.tell_set(s, DRAFT_PLACED, player, number)


def next_answer(c: Cover, s: State, player: i64) -> None:
    """CA-C6, CA-C13: the other side answers; a side with an empty hand has lost at once."""
    if c.hands.size_of(s, player) == 0:
        finish(c, s, player)
    else:
        s.push(c.answer, player)


class Answer(Question):
    """CA-DEC4, CA-C6 to CA-C8, CA-C16, CA-J3 to CA-J6: answer or concede.

    Asked even when only conceding is left, so that nobody learns that (CA-H7).
    """

    def __init__(self, c: Cover) -> None:
        super().__init__("answer")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        asset = c.stacks.asset(s, c.challenge.get(s, SET))
        choices.offer(CONCEDE.at())
        if c.challenge.get(s, NEEDS_DOUBLE) == 1:
            for double in range(TWO_CARD_DOUBLES):
                choices.offer_if(holds_double(c, s, player, double, asset), ANSWER_DOUBLE.at(double))
            choices.offer_if(c.hands.has(s, player, PENNY_JAR), ANSWER.at(PENNY_JAR))
            return
        choices.offer_if(c.hands.has(s, player, asset), ANSWER.at(asset))
        for wild in range(ASSETS, c.wilds_end):
            choices.offer_if(c.hands.has(s, player, wild), ANSWER.at(wild))

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        families = c.game.families
        family = families.family(action)
        if family == CONCEDE.number:
            return ALLOWED
        asset = c.stacks.asset(s, c.challenge.get(s, SET))
        double_needed = c.challenge.get(s, NEEDS_DOUBLE) == 1
        if family == ANSWER.number:
            card = families.first(action)
            if double_needed and card != PENNY_JAR:
                return J5
            if not matches(card, asset) or not c.hands.has(s, player, card):
                return C6
            return ALLOWED
        if family == ANSWER_DOUBLE.number:
            if double_needed and holds_double(c, s, player, families.first(action), asset):
                return ALLOWED
            return J5 if double_needed else C6
        return C6

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        families = c.game.families
        family = families.family(action)
        if family == CONCEDE.number:
            s.tell(CONCEDED, player)
            finish(c, s, player)
            return
        if family == ANSWER.number:
            card = families.first(action)
            play_card(c, s, player, card)
            # CA-R23, CA-R24: a Jar asks for a double unless it only equals another Jar.
            double_was_needed = c.challenge.get(s, NEEDS_DOUBLE) == 1
            needs_double = card == PENNY_JAR and not double_was_needed
            c.challenge.set(s, NEEDS_DOUBLE, 1 if needs_double else 0)
        else:
            play_double(c, s, player, families.first(action))
            c.challenge.set(s, NEEDS_DOUBLE, 0)
        challenger = c.challenge.get(s, CHALLENGER)
        rival = c.challenge.get(s, DEFENDER) if player == challenger else challenger
        next_answer(c, s, rival)


def opening_forbidden(c: Cover, s: State, player: i64, card: i64, asset: i64) -> i64:
    """CA-C4, CA-J7: whether a card may open a challenge of a top or drafted set."""
    if not c.hands.has(s, player, card) or not matches(card, asset):
        return C4
    return ALLOWED
