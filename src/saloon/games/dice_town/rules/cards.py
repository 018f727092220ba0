"""General Store cards: drawing, playing, cancelling (section C of the rules, DT-GS2, DT-I8, DT-R25)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import (
    ALLOWED,
    NOTHING,
    Choices,
    Family,
    Menu,
    Pile,
    State,
    Step,
    Task,
    Verb0,
    Verb1,
    Verb2,
)
from saloon.games.dice_town import actions, components
from saloon.games.dice_town.components import CHEAT_CARD, FACES, SHAKY_JOE, STORE_IDS, STORE_KINDS, WANTED
from saloon.games.dice_town.rules import book, effects
from saloon.games.dice_town.table import PASSES, PASSES_ROUND, PLAYS, DiceTown

# -- the piles of the store -----------------------------------------------------------------------------


def draw_card(t: DiceTown, s: State) -> i64:
    """DT-GS2, DT-GS3: the top card of the store; an empty pile is refilled from the discards. Or NOTHING."""
    if t.store_pile.count(s) == 0:
        count = t.store_discards.count(s)
        if count == 0:
            return NOTHING
        while t.store_discards.count(s) > 0:
            t.store_pile.put(s, t.store_discards.take(s))
        # Sort first, so that the outcome depends only on chance.
        sort_pile(t.store_pile, s)
        t.store_pile.shuffle(s)
        t.memory.forget_discards(s)
        s.tell(actions.RESHUFFLED, count)
    return t.store_pile.take(s)


def sort_pile(pile: Pile, s: State) -> None:
    """Sort a pile."""
    first = pile.base + 1
    for end in range(1, pile.count(s)):
        card = s.cells[first + end]
        at: i64 = first + end
        while at > first and s.cells[at - 1] > card:
            s.cells[at] = s.cells[at - 1]
            at -= 1
        s.cells[at] = card


def store_is_empty(t: DiceTown, s: State) -> bool:
    """DT-GS3, DT-R33: neither pile has a card."""
    return t.store_pile.count(s) == 0 and t.store_discards.count(s) == 0


def gain_card(t: DiceTown, s: State, player: i64, kind: i64) -> None:
    """A player gets a store card, which is secret; but Shaky Joe is played at once (DT-C8, DT-R16)."""
    if kind != SHAKY_JOE:
        t.hands.add(s, player, kind)
        return
    discard_openly(t, s, SHAKY_JOE)
    s.tell(actions.PLAYED, player, SHAKY_JOE)
    if t.players == 2:
        ask_wanted(t, s, player, SHAKY_JOE, 1 - player)
    else:
        note_played(t, s, player, SHAKY_JOE, NOTHING)
        s.push(SHAKING, player)


def discard_openly(t: DiceTown, s: State, kind: i64) -> None:
    """DT-C2, DT-I4: a played card is seen by all, then lies face down on the discard pile."""
    t.store_discards.put(s, kind)
    t.memory.all_saw_discard(s, kind)


# -- playing a card -------------------------------------------------------------------------------------


def lay_down(t: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-C2: the card leaves the hand before anything else happens."""
    t.hands.drop(s, player, kind)
    t.memory.all_saw_loss(s, player, kind)
    discard_openly(t, s, kind)
    s.tell(actions.PLAYED, player, kind)


def note_played(t: DiceTown, s: State, player: i64, kind: i64, detail: i64) -> None:
    """Note which card waits for its effect."""
    t.played.player.set(s, player)
    t.played.card.set(s, kind)
    t.played.detail.set(s, detail)


def ask_wanted(t: DiceTown, s: State, player: i64, kind: i64, detail: i64) -> None:
    """DT-C12, DT-R25: before a card takes effect, opponents may cancel it; they know its details."""
    note_played(t, s, player, kind, detail)
    s.push(EFFECT, player, kind, detail)
    open_window(t, s, WANTED, t.may_hold_any(s, WANTED) & ~(1 << player))


# -- windows --------------------------------------------------------------------------------------------


def open_window(t: DiceTown, s: State, kind: i64, seats: i64) -> None:
    """DT-I8: ask all who could hold a card, at once and in secret, whether they play it; or nobody."""
    if seats == 0:
        return
    t.moment.window.set(s, kind)
    t.moment.asked.set(s, seats)
    s.push(ANSWER, 0, kind)
    step = WINDOWS[kind]
    if seats & (seats - 1) == 0:
        seat: i64 = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        s.push(step, seat)
        return
    for seat in range(t.players):
        if (seats >> seat) & 1 == 1:
            s.open_lane(step, seat)


def ask(t: DiceTown, s: State, player: i64, kind: i64) -> None:
    """Ask one player about a card, if that could be in the hand."""
    if t.may_hold(s, player, kind):
        open_window(t, s, kind, 1 << player)


@final
class Pass(Verb0):
    """The card is not played; a player who wants no more questions this round says so (DT-R37)."""

    def __init__(self, family: Family, answer: i64) -> None:
        super().__init__(family)
        self.answer: i64 = answer

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base)

    def take(self, t: DiceTown, s: State, me: i64) -> None:
        t.answers.set(s, me, self.answer)


@final
class Play(Verb1):
    """DT-D3, DT-D4, DT-D7 to DT-D9, DT-D12, DT-D15 to DT-D17: play the card that is asked for."""

    def __init__(self, kind: i64) -> None:
        super().__init__(actions.PLAY)
        self.kind: i64 = kind

    def offer(self, t: DiceTown, s: State, me: i64, choices: Choices) -> None:
        choices.offer_if(t.hands.has(s, me, self.kind), self.family.base + self.kind)

    def forbids(self, t: DiceTown, s: State, me: i64, card: i64) -> i64:
        mine = card == self.kind and t.hands.has(s, me, card)
        return ALLOWED if mine else book.HOW_ACTION_CARDS_ARE_PLAYED

    def take(self, t: DiceTown, s: State, me: i64, card: i64) -> None:
        t.answers.set(s, me, PLAYS)


@final
class Answer(Task):
    """Play the card (`s.a`) for all who answered so. Only the Cheat has two copies (DT-R10)."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        kind = s.a
        t.moment.window.set(s, 0)
        t.moment.asked.set(s, 0)
        seats: i64 = 0
        for seat in range(t.players):
            answer = t.answers.get(s, seat)
            t.answers.set(s, seat, 0)
            if answer == PASSES_ROUND:
                t.quiet.set(s, seat, 1)
            elif answer == PLAYS:
                seats |= 1 << seat
        if seats == 0:
            return
        for place in range(t.players):
            seat = t.clockwise(s, place)
            if (seats >> seat) & 1 == 1:
                lay_down(t, s, seat, kind)
        for place in range(t.players - 1, -1, -1):  # the last one pushed comes first
            seat = t.clockwise(s, place)
            if (seats >> seat) & 1 == 0:
                continue
            if kind == WANTED:
                t.moment.cancelled.set(s, True)
                s.tell(actions.WAS_CANCELLED, seat, t.played.player.get(s), t.played.card.get(s))
            elif kind == CHEAT_CARD:
                s.push(CHEATING, seat)
            else:
                ask_wanted(t, s, seat, kind, 0)


@final
class Effect(Task):
    """DT-C2: a played card (`s.a`, with its detail `s.b`) takes effect, unless it was cancelled."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        kind = s.a
        cancelled = t.moment.cancelled.get(s)
        t.moment.cancelled.set(s, False)
        t.played.clear(s)
        effects.carry_out(t, s, player, kind, s.b, cancelled)
        if kind == CHEAT_CARD:
            ask(t, s, player, CHEAT_CARD)  # there is a second copy (DT-R4)


@final
class Shake(Verb1):
    """DT-D11: who has to pay for Shaky Joe."""

    def forbids(self, t: DiceTown, s: State, me: i64, target: i64) -> i64:
        return ALLOWED if target < t.players and target != me else book.SHAKY_JOE_AT_ONCE

    def take(self, t: DiceTown, s: State, me: i64, target: i64) -> None:
        ask_wanted(t, s, me, SHAKY_JOE, target)


# -- cheating -------------------------------------------------------------------------------------------


@final
class CheatWindow(Task):
    """DT-C4, DT-R4: everybody who has just shown dice may turn one."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        seats = t.may_hold_any(s, CHEAT_CARD)
        for seat in range(t.players):
            if t.fresh.get(s, seat) == 0:
                seats &= ~(1 << seat)
        open_window(t, s, CHEAT_CARD, seats)


@final
class Cheat(Verb2):
    """DT-D3, DT-R25: which die to turn to which face; the card is already on the table."""

    def forbids(self, t: DiceTown, s: State, me: i64, die: i64, face: i64) -> i64:
        return ALLOWED if (t.fresh.get(s, me) >> die) & 1 == 1 else book.CHEAT_ON_A_NEW_DIE

    def take(self, t: DiceTown, s: State, me: i64, die: i64, face: i64) -> None:
        ask_wanted(t, s, me, CHEAT_CARD, die * FACES + face)


# -- the moments ----------------------------------------------------------------------------------------

WITH_WINDOW: Final[list[i64]] = [
    components.DYNAMITE,
    components.GIRLS,
    CHEAT_CARD,
    components.CORRUPTION,
    components.ON_CREDIT,
    components.MARSHAL,
    components.FIFTY_FIFTY,
    WANTED,
    components.ELIXIR,
]
"""The cards with a question; a Tough Guy goes with the dice, Shaky Joe is played at once."""

NOT_NOW: Final[Pass] = Pass(actions.PASS, PASSES)
NOT_THIS_ROUND: Final[Pass] = Pass(actions.PASS_ROUND, PASSES_ROUND)
WINDOWS: Final[list[Step]] = [
    Menu(f"play_{STORE_IDS[kind]}", [NOT_NOW, NOT_THIS_ROUND, Play(kind)], book.HOW_ACTION_CARDS_ARE_PLAYED)
    for kind in range(STORE_KINDS)
]
"""By kind of card; only those in WITH_WINDOW are moments of the game.

Everybody who could hold the card is asked (DT-I8), so that being asked says nothing.
"""
ANSWER: Final[Step] = Answer("answer")
EFFECT: Final[Step] = Effect("effect")
SHAKING: Final[Step] = Menu("shake", [Shake(actions.SHAKE)], book.SHAKY_JOE_AT_ONCE)
CHEAT_WINDOW: Final[Step] = CheatWindow("cheat_window")
CHEATING: Final[Step] = Menu("cheat", [Cheat(actions.CHEAT)], book.CHEAT_ON_A_NEW_DIE)
