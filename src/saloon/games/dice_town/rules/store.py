"""The General Store: section GS of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import NOTHING, Menu, Pile, State, Step, Task
from saloon.games.dice_town import actions
from saloon.games.dice_town.components import JACK, ON_CREDIT
from saloon.games.dice_town.rules import book, cards
from saloon.games.dice_town.rules.asking import KeepOne
from saloon.games.dice_town.table import DiceTown


@final
class Shop(Task):
    """DT-GS4, DT-C7, DT-R14: one store action after the other; before each of them On Credit may add one."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        if t.moment.visits.get(s) == 0:
            return
        t.moment.visits.move(s, -1)
        s.push(SHOP, player)
        s.push(DRAW, player)
        if not t.moment.credit_used.get(s) and not cards.store_is_empty(t, s):
            cards.ask(t, s, player, ON_CREDIT)


@final
class Draw(Task):
    """DT-GS1 to DT-GS3: a card for each jack, as far as there are any, looked at in secret."""

    def run(self, t: DiceTown, s: State, player: i64) -> None:
        for _jack in range(t.count_face(s, player, JACK)):
            kind = cards.draw_card(t, s)
            if kind == NOTHING:
                break
            t.drawn.put(s, kind)
        count = t.drawn.count(s)
        if count == 0:
            s.tell(actions.STORE_EMPTY)
            return
        s.tell(actions.DREW, player, count)
        if s.events is not None:
            s.announce(actions.DREW_CARDS, t.drawn.cards(s), 1 << player)
        else:
            s.reveal()
        if count == 1:
            keep_drawn(t, s, player, t.drawn.top(s))
        else:
            s.push(KEEPING_DRAWN, player)


@final
class KeepDrawn(KeepOne):
    """DT-D10: of the cards of the store."""

    def pile(self, t: DiceTown) -> Pile:
        return t.drawn

    def take(self, t: DiceTown, s: State, me: i64, kind: i64) -> None:
        keep_drawn(t, s, me, kind)


def keep_drawn(t: DiceTown, s: State, player: i64, kept: i64) -> None:
    """DT-GS1, DT-I4, DT-DB2: one card is kept; the others, which only the player knows, are discarded."""
    discarded: i64 = 0
    found = False
    while t.drawn.count(s) > 0:
        kind = t.drawn.take(s)
        if kind == kept and not found:
            found = True
            continue
        t.store_discards.put(s, kind)
        t.memory.saw_discard(s, player, kind)
        discarded += 1
    t.won.set(s, player, 1)
    s.tell(actions.KEPT_CARD, player, discarded)
    s.whisper(player, actions.KEPT_THIS, kept)
    cards.gain_card(t, s, player, kept)


SHOP: Final[Step] = Shop("shop")
DRAW: Final[Step] = Draw("draw")
KEEPING_DRAWN: Final[Step] = Menu("keep_drawn", [KeepDrawn(actions.KEEP_CARD)], book.KEEP_EXACTLY_ONE)
