"""General Store cards: drawing, playing, cancelling (section C of the rules, DT-GS2, DT-I8, DT-R25)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING, Pile
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    CHEAT,
    PASS,
    PASS_ROUND,
    PLAY,
    PLAYED,
    RESHUFFLED,
    SHAKE,
    WAS_CANCELLED,
)
from saloon.games.dice_town.components import (
    CHEAT_CARD,
    CORRUPTION,
    DICE,
    DYNAMITE,
    ELIXIR,
    FACES,
    FIFTY_FIFTY,
    GIRLS,
    MARSHAL,
    ON_CREDIT,
    SHAKY_JOE,
    STORE_IDS,
    WANTED,
)
from saloon.games.dice_town.rules.book import C2, C8, R4
from saloon.games.dice_town.rules.effects import carry_out
from saloon.games.dice_town.state import (
    ASKED,
    CANCELLED,
    CARD,
    DETAIL,
    PASSES,
    PASSES_ROUND,
    PLAYER,
    PLAYS,
    WINDOW,
    DiceTown,
)

WITH_WINDOW: Final[list[i64]] = [
    DYNAMITE,
    GIRLS,
    CHEAT_CARD,
    CORRUPTION,
    ON_CREDIT,
    MARSHAL,
    FIFTY_FIFTY,
    WANTED,
    ELIXIR,
]
"""The cards that are asked for; a Tough Guy goes with the dice, Shaky Joe is played at once."""


# -- the piles of the store -----------------------------------------------------------------------------


def draw_card(c: DiceTown, s: State) -> i64:
    """DT-GS2, DT-GS3: the top card of the store; an empty pile is made anew from the discards. Or NOTHING."""
    if c.store_pile.count(s) == 0:
        count = c.store_discards.count(s)
        if count == 0:
            return NOTHING
        while c.store_discards.count(s) > 0:
            c.store_pile.put(s, c.store_discards.take(s))
        # Into a fixed order first, so that the outcome depends on chance alone.
        sort_pile(c.store_pile, s)
        c.store_pile.shuffle(s)
        c.memory.forget_discards(s)
        s.tell(RESHUFFLED, count)
    return c.store_pile.take(s)


def sort_pile(pile: Pile, s: State) -> None:
    """Bring a pile into a fixed order."""
    first = pile.base + 1
    for end in range(1, pile.count(s)):
        card = s.cells[first + end]
        at: i64 = first + end
        while at > first and s.cells[at - 1] > card:
            s.cells[at] = s.cells[at - 1]
            at -= 1
        s.cells[at] = card


def store_is_empty(c: DiceTown, s: State) -> bool:
    """DT-GS3, DT-R33: neither pile has a card."""
    return c.store_pile.count(s) == 0 and c.store_discards.count(s) == 0


def gain_card(c: DiceTown, s: State, player: i64, kind: i64) -> None:
    """A player gets a store card, which is secret; but Shaky Joe is played at once (DT-C8, DT-R16)."""
    if kind != SHAKY_JOE:
        c.hands.add(s, player, kind)
        return
    discard_openly(c, s, SHAKY_JOE)
    s.tell(PLAYED, player, SHAKY_JOE)
    if c.players == 2:
        ask_wanted(c, s, player, SHAKY_JOE, 1 - player)
    else:
        note_played(c, s, player, SHAKY_JOE, NOTHING)
        s.push(c.shake, player)


def discard_openly(c: DiceTown, s: State, kind: i64) -> None:
    """DT-C2, DT-I4: a played card is seen by all, then lies face down on the discard pile."""
    c.store_discards.put(s, kind)
    c.memory.all_saw_discard(s, kind)


# -- playing a card -------------------------------------------------------------------------------------


def lay_down(c: DiceTown, s: State, player: i64, kind: i64) -> None:
    """DT-C2: the card leaves the hand before anything else happens."""
    c.hands.drop(s, player, kind)
    c.memory.all_saw_loss(s, player, kind)
    discard_openly(c, s, kind)
    s.tell(PLAYED, player, kind)


def note_played(c: DiceTown, s: State, player: i64, kind: i64, detail: i64) -> None:
    """Which card waits for its effect."""
    c.played.set(s, PLAYER, 1 + player)
    c.played.set(s, CARD, kind)
    c.played.set(s, DETAIL, 1 + detail)


def ask_wanted(c: DiceTown, s: State, player: i64, kind: i64, detail: i64) -> None:
    """DT-C12, DT-R25: before a card works, its opponents may cancel it; they know its details."""
    note_played(c, s, player, kind, detail)
    s.push(c.effect, player, kind, detail)
    open_window(c, s, WANTED, c.may_hold_any(s, WANTED) & ~(1 << player))


# -- windows --------------------------------------------------------------------------------------------


def open_window(c: DiceTown, s: State, kind: i64, seats: i64) -> None:
    """DT-I8: ask all who could hold a card, at once and in secret, whether they play it; or nobody."""
    if seats == 0:
        return
    c.moment.set(s, WINDOW, kind)
    c.moment.set(s, ASKED, seats)
    s.push(c.answer, 0, kind)
    step = c.windows[kind]
    if seats & (seats - 1) == 0:
        seat: i64 = 0
        while (seats >> seat) & 1 == 0:
            seat += 1
        s.push(step, seat)
        return
    for seat in range(c.players):
        if (seats >> seat) & 1 == 1:
            s.open_lane(step, seat)


class Window(Question):
    """DT-D3, DT-D4, DT-D7 to DT-D9, DT-D12, DT-D15 to DT-D17: play a card or not.

    Everybody who could hold the card is asked (DT-I8), so that being asked says nothing. Whoever does not
    want to be asked any more this round says so (DT-R37).
    """

    def __init__(self, c: DiceTown, kind: i64) -> None:
        super().__init__(f"play_{STORE_IDS[kind]}")
        self.c: Final = c
        self.kind: i64 = kind

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(PASS.base)
        choices.offer(PASS_ROUND.base)
        choices.offer_if(self.c.hands.has(s, player, self.kind), PLAY.base + self.kind)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        if action == PASS.base or action == PASS_ROUND.base:
            return ALLOWED
        mine = action == PLAY.base + self.kind and self.c.hands.has(s, player, self.kind)
        return ALLOWED if mine else C2

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        answer = PASSES if action == PASS.base else PASSES_ROUND if action == PASS_ROUND.base else PLAYS
        self.c.answers.set(s, player, answer)


class Answer(Task):
    """All have answered: who wanted to plays the card (`a`). Only of the Cheat there are two (DT-R10)."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("answer")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        c.moment.set(s, WINDOW, 0)
        c.moment.set(s, ASKED, 0)
        seats: i64 = 0
        for seat in range(c.players):
            answer = c.answers.get(s, seat)
            c.answers.set(s, seat, 0)
            if answer == PASSES_ROUND:
                c.quiet.set(s, seat, 1)
            elif answer == PLAYS:
                seats |= 1 << seat
        if seats == 0:
            return
        for place in range(c.players):
            seat = c.clockwise(s, place)
            if (seats >> seat) & 1 == 1:
                lay_down(c, s, seat, a)
        for place in range(c.players - 1, -1, -1):  # what is pushed last comes first
            seat = c.clockwise(s, place)
            if (seats >> seat) & 1 == 0:
                continue
            if a == WANTED:
                c.moment.set(s, CANCELLED, 1)
                s.tell(WAS_CANCELLED, seat, c.played.get(s, PLAYER) - 1, c.played.get(s, CARD))
            elif a == CHEAT_CARD:
                s.push(c.cheat, seat)
            else:
                ask_wanted(c, s, seat, a, 0)


class Effect(Task):
    """DT-C2: a played card (`a`, with its detail `b`) works, unless it was cancelled."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("effect")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        cancelled = c.moment.get(s, CANCELLED) == 1
        c.moment.set(s, CANCELLED, 0)
        c.played.clear(s)
        carry_out(c, s, player, a, b, cancelled)
        if a == CHEAT_CARD and c.may_hold(s, player, CHEAT_CARD):
            open_window(c, s, CHEAT_CARD, 1 << player)  # there is a second copy (DT-R4)


class Shake(Question):
    """DT-D11: who has to pay for Shaky Joe."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("shake")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for seat in range(self.c.players):
            choices.offer_if(seat != player, SHAKE.base + seat)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != SHAKE.number:
            return C8
        target = families.first(action)
        return ALLOWED if target < self.c.players and target != player else C8

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        ask_wanted(self.c, s, player, SHAKY_JOE, action - SHAKE.base)


# -- cheating -------------------------------------------------------------------------------------------


class CheatWindow(Task):
    """DT-C4, DT-R4: all who have just shown dice may turn one."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("cheat_window")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        seats = c.may_hold_any(s, CHEAT_CARD)
        for seat in range(c.players):
            if c.fresh.get(s, seat) == 0:
                seats &= ~(1 << seat)
        open_window(c, s, CHEAT_CARD, seats)


class Cheat(Question):
    """DT-D3, DT-R25: which die to turn to which face; the card is on the table already."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("cheat")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        fresh = self.c.fresh.get(s, player)
        for die in range(DICE):
            if (fresh >> die) & 1 == 1:
                for face in range(FACES):
                    choices.offer(CHEAT.base + die * FACES + face)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CHEAT.number:
            return R4
        fresh = self.c.fresh.get(s, player)
        return ALLOWED if (fresh >> families.first(action)) & 1 == 1 else R4

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        ask_wanted(self.c, s, player, CHEAT_CARD, action - CHEAT.base)
