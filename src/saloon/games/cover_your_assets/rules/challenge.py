"""Challenges: sections 3c, 8c and 8e of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, State, Step, Verb0, Verb1
from saloon.games.cover_your_assets import actions
from saloon.games.cover_your_assets.components import ASSETS, PENNY_JAR, PLAYABLE
from saloon.games.cover_your_assets.rules import book
from saloon.games.cover_your_assets.table import DRAFTED, Cover


def matches(card: i64, asset: i64) -> bool:
    """CA-C4, CA-C5, CA-R8: an asset of the set's type, or any wild."""
    return card == asset or ASSETS <= card < PLAYABLE


def first_of(double: i64, asset: i64) -> i64:
    """The first card of a two-card double against a set (CA-J5)."""
    card = actions.DOUBLE_FIRST[double]
    return asset if card == actions.MATCH else card


def second_of(double: i64, asset: i64) -> i64:
    """Its second card."""
    card = actions.DOUBLE_SECOND[double]
    return asset if card == actions.MATCH else card


def holds_double(t: Cover, s: State, player: i64, double: i64, asset: i64) -> bool:
    """CA-A13, CA-J5: whether a player holds both cards of a two-card double against a set."""
    first = first_of(double, asset)
    second = second_of(double, asset)
    if first == second:
        return t.hands.count(s, player, first) >= 2
    return t.hands.has(s, player, first) and t.hands.has(s, player, second)


def target_forbidden(t: Cover, s: State, player: i64, target: i64) -> i64:
    """CA-C1 to CA-C3, CA-A5, CA-R45: whom a player may challenge at all."""
    if target == player or target >= t.players:
        return book.CHALLENGES_GO_FOR_OTHERS
    if t.stacks.height(s, player) == 0:
        return book.NEEDS_OWN_SET
    if t.stacks.height(s, target) < 2:
        return book.BOTTOM_SETS_ARE_SAFE
    return book.NOT_AGAIN_AFTER_LOSING if t.banned.get(s, player, target) == 1 else ALLOWED


def opening_forbidden(t: Cover, s: State, player: i64, card: i64, asset: i64) -> i64:
    """CA-C4, CA-J7: whether a card may open a challenge of a top or drafted set."""
    if not t.hands.has(s, player, card) or not matches(card, asset):
        return book.OPENING_CARD_MATCHES
    return ALLOWED


def begin(t: Cover, s: State, challenger: i64, defender: i64, number: i64, position: i64) -> None:
    """CA-C1, CA-R14: the challenge is on; the opening cards follow with `play_card`."""
    t.challenge.set.set(s, number)
    t.challenge.challenger.set(s, challenger)
    t.challenge.defender.set(s, defender)
    t.challenge.position.set(s, position)
    t.challenge.needs_double.set(s, False)


def play_card(t: Cover, s: State, player: i64, card: i64) -> None:
    """CA-C4, CA-C6, CA-R13: lay a card openly into the challenge."""
    t.hands.drop(s, player, card)
    if player == t.challenge.challenger.get(s):
        t.attack.put(s, card)
    else:
        t.defence.put(s, card)
    s.tell(actions.PLAYED, player, card)
    if not t.involved.has(s, player):  # CA-N2, CA-R9: in the order of their first use
        t.involved.put(s, player)


def open_with(t: Cover, s: State, player: i64, card: i64) -> None:
    """CA-C4, CA-J7: the opening card; a Penny Jar asks for a double."""
    play_card(t, s, player, card)
    t.challenge.needs_double.set(s, card == PENNY_JAR)


def play_double(t: Cover, s: State, player: i64, double: i64) -> None:
    """CA-A13, CA-J5: lay both cards of a double."""
    asset = t.challenged_asset(s)
    play_card(t, s, player, first_of(double, asset))
    play_card(t, s, player, second_of(double, asset))


def next_answer(t: Cover, s: State, player: i64) -> None:
    """CA-C6, CA-C13: the other side answers; a side with an empty hand has lost at once."""
    if t.hands.size_of(s, player) == 0:
        finish(t, s, player)
    else:
        s.push(ANSWERING, player)


def answered(t: Cover, s: State, player: i64) -> None:
    """CA-C6: the sides answer in turn."""
    challenger = t.challenge.challenger.get(s)
    next_answer(t, s, t.challenge.defender.get(s) if player == challenger else challenger)


def finish(t: Cover, s: State, loser: i64) -> None:
    """CA-C8 to CA-C11, CA-C14, CA-A15, CA-2P11: the winner gets the set with all cards played."""
    number = t.challenge.set.get(s)
    challenger = t.challenge.challenger.get(s)
    defender = t.challenge.defender.get(s)
    position = t.challenge.position.get(s)
    asset = t.stacks.asset(s, number)
    while t.attack.count(s) > 0:
        t.stacks.add_card(s, number, t.attack.take(s))
    while t.defence.count(s) > 0:
        t.stacks.add_card(s, number, t.defence.take(s))
    t.challenge.clear(s)
    value = t.stacks.value(s, number)
    if loser == defender:
        if position != DRAFTED:
            t.stacks.lift(s, defender, position)
        t.stacks.put(s, challenger, number)
        s.tell(actions.STOLEN, challenger, defender, asset, value)
        return
    s.tell(actions.DEFENDED, defender, challenger, asset, value)
    if position == DRAFTED:
        place_drafted(t, s, defender, number)
    if t.two_actions:  # CA-A5, CA-R21, CA-R33
        t.banned.set(s, challenger, defender, 1)


def place_drafted(t: Cover, s: State, player: i64, number: i64) -> None:
    """CA-2P11: a drafted set that was not lost goes on top of the drafter's stack."""
    t.stacks.put(s, player, number)
    t.tell_set(s, actions.DRAFT_PLACED, player, number)


@final
class Concede(Verb0):
    """CA-C7, CA-C8: give up, whatever is in hand."""

    def take(self, t: Cover, s: State, me: i64) -> None:
        s.tell(actions.CONCEDED, me)
        finish(t, s, me)


@final
class Answer(Verb1):
    """CA-C6, CA-C16, CA-J3, CA-J4: one matching card."""

    def forbids(self, t: Cover, s: State, me: i64, card: i64) -> i64:
        if t.challenge.needs_double.get(s) and card != PENNY_JAR:
            return book.PENNY_JAR_NEEDS_A_DOUBLE
        if not matches(card, t.challenged_asset(s)) or not t.hands.has(s, me, card):
            return book.ANSWERS_MATCH
        return ALLOWED

    def take(self, t: Cover, s: State, me: i64, card: i64) -> None:
        play_card(t, s, me, card)
        # CA-R23, CA-R24: a Jar asks for a double unless it only equals another Jar.
        double_was_needed = t.challenge.needs_double.get(s)
        t.challenge.needs_double.set(s, card == PENNY_JAR and not double_was_needed)
        answered(t, s, me)


@final
class AnswerDouble(Verb1):
    """CA-J5, CA-J6: two cards against a Penny Jar; then it goes on with singles."""

    def forbids(self, t: Cover, s: State, me: i64, double: i64) -> i64:
        if not t.challenge.needs_double.get(s):
            return book.ANSWERS_MATCH
        held = holds_double(t, s, me, double, t.challenged_asset(s))
        return ALLOWED if held else book.PENNY_JAR_NEEDS_A_DOUBLE

    def take(self, t: Cover, s: State, me: i64, double: i64) -> None:
        play_double(t, s, me, double)
        t.challenge.needs_double.set(s, False)
        answered(t, s, me)


@final
class Answering(Menu):
    """CA-DEC4: answer or concede.

    Asked even if only conceding is possible, so that nobody learns that (CA-H7).
    """

    def offer(self, t: Cover, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.CONCEDE.base)
        asset = t.challenged_asset(s)
        if not t.challenge.needs_double.get(s):
            offer_matching(t, s, player, asset, actions.ANSWER.base, choices)
            return
        for double in range(actions.TWO_CARD_DOUBLES):
            choices.offer_if(holds_double(t, s, player, double, asset), actions.ANSWER_DOUBLE.at(double))
        choices.offer_if(t.hands.has(s, player, PENNY_JAR), actions.ANSWER.at(PENNY_JAR))


def offer_matching(t: Cover, s: State, player: i64, asset: i64, action: i64, choices: Choices) -> None:
    """Offer an action for every card in hand that matches a set; the action for card 0 is `action`."""
    choices.offer_if(t.hands.has(s, player, asset), action + asset)
    for wild in range(ASSETS, t.wilds_end):
        choices.offer_if(t.hands.has(s, player, wild), action + wild)


ANSWERING: Final[Step] = Answering(
    "answer",
    [Concede(actions.CONCEDE), Answer(actions.ANSWER), AnswerDouble(actions.ANSWER_DOUBLE)],
    book.ANSWERS_MATCH,
)
