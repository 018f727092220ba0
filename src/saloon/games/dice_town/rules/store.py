"""The General Store: section GS of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.dice_town.actions import (
    DREW,
    DREW_CARDS,
    KEEP_CARD,
    KEPT_CARD,
    KEPT_THIS,
    STORE_EMPTY,
)
from saloon.games.dice_town.components import JACK, ON_CREDIT, STORE_KINDS
from saloon.games.dice_town.rules.book import R34
from saloon.games.dice_town.rules.cards import draw_card, gain_card, open_window, store_is_empty
from saloon.games.dice_town.state import CREDIT_USED, VISITS, DiceTown


class Shop(Task):
    """DT-GS4, DT-C7, DT-R14: one store action after the other; before each of them On Credit may add one."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("shop")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if c.moment.get(s, VISITS) == 0:
            return
        c.moment.move(s, VISITS, -1)
        s.push(c.shop, player)
        s.push(c.draw, player)
        if (
            c.moment.get(s, CREDIT_USED) == 0
            and c.may_hold(s, player, ON_CREDIT)
            and not store_is_empty(c, s)
        ):
            open_window(c, s, ON_CREDIT, 1 << player)


class Draw(Task):
    """DT-GS1 to DT-GS3: a card for each jack, as far as there are any, looked at in secret."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("draw")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        for _jack in range(c.count_face(s, player, JACK)):
            kind = draw_card(c, s)
            if kind == NOTHING:
                break
            c.drawn.put(s, kind)
        count = c.drawn.count(s)
        if count == 0:
            s.tell(STORE_EMPTY)
            return
        s.tell(DREW, player, count)
        if s.events is not None:
            s.announce(DREW_CARDS, c.drawn.cards(s), 1 << player)
        else:
            s.reveal()
        if count == 1:
            keep_drawn(c, s, player, c.drawn.top(s))
        else:
            s.push(c.keep_drawn, player)


class KeepDrawn(Question):
    """DT-D10, DT-R34: which of the drawn cards to keep."""

    def __init__(self, c: DiceTown) -> None:
        super().__init__("keep_drawn")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for kind in range(STORE_KINDS):
            choices.offer_if(self.c.drawn.has(s, kind), KEEP_CARD.base + kind)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        mine = families.family(action) == KEEP_CARD.number and self.c.drawn.has(s, families.first(action))
        return ALLOWED if mine else R34

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        keep_drawn(self.c, s, player, action - KEEP_CARD.base)


def keep_drawn(c: DiceTown, s: State, player: i64, kept: i64) -> None:
    """DT-GS1, DT-I4, DT-DB2: one card is kept; the others, which only the player knows, are discarded."""
    discarded: i64 = 0
    found = False
    while c.drawn.count(s) > 0:
        kind = c.drawn.take(s)
        if kind == kept and not found:
            found = True
            continue
        c.store_discards.put(s, kind)
        c.memory.saw_discard(s, player, kind)
        discarded += 1
    c.won.set(s, player, 1)
    s.tell(KEPT_CARD, player, discarded)
    s.whisper(player, KEPT_THIS, kept)
    gain_card(c, s, player, kept)
