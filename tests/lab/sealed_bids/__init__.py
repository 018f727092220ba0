"""Sealed bids: a tiny game of simultaneous secret choices, registered nowhere.

In each of two rounds all players bid 0 to 3 in secret at the same time; the highest bidder gets a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from saloon.authoring.kit import Track
from saloon.core.actions import Argument, Family
from saloon.core.game import Game
from saloon.core.layout import Layout
from saloon.core.outcome import Outcome, rank
from saloon.core.refusal import RuleBook
from saloon.core.steps import ALLOWED, Question, Task

if TYPE_CHECKING:
    from collections.abc import Mapping

    from saloon.core.actions import Choices
    from saloon.core.state import State

BIDS = 4
ROUNDS = 2
NO_BID = 0
"""Bids are kept as 1 more than their number."""


class Bid(Question):
    """A player bids."""

    def offer(self, t: Bids, s: State, player: int, choices: Choices) -> None:
        for bid in range(BIDS):
            choices.offer(bid)

    def forbids(self, t: Bids, s: State, player: int, action: int) -> int:
        return ALLOWED

    def take(self, t: Bids, s: State, player: int, action: int) -> None:
        t.sealed.set(s, player, action + 1)


class Ask(Task):
    """All bid at once; then the bids are shown."""

    def run(self, t: Bids, s: State, player: int) -> None:
        a = s.a
        s.push(SHOW, 0, a)
        for seat in range(t.players):
            s.open_lane(BID, seat)


class Show(Task):
    """The highest bids get a point each."""

    def run(self, t: Bids, s: State, player: int) -> None:
        a = s.a
        bids = [t.sealed.get(s, seat) for seat in range(t.players)]
        for seat, bid in enumerate(bids):
            t.shown.set(s, seat, bid)
            t.points.move(s, seat, 1 if bid == max(bids) else 0)
        t.sealed.clear(s)
        if a + 1 == ROUNDS:
            s.finish(0)
        else:
            s.push(ASK, 0, a + 1)


BID = Bid("bid")
ASK = Ask("ask")
SHOW = Show("show")


class View(msgspec.Struct, frozen=True):
    """What a player may see: their own sealed bid, and the bids of the last round."""

    own_bid: int
    shown: list[int]
    points: list[int]


class Bids(Layout):
    """The t."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        super().__init__(game, players, options, {}, lanes=True)
        self.sealed = self.add(Track("sealed", players))
        self.shown = self.add(Track("shown", players))
        self.points = self.add(Track("points", players))

    def view(self, s: State, player: int | None) -> View:
        own = NO_BID if player is None else self.sealed.get(s, player)
        return View(own, self.shown.dump(s), self.points.dump(s))

    def imagine(self, s: State, player: int) -> None:
        for seat in range(self.players):
            if seat != player and self.sealed.get(s, seat) != NO_BID:
                self.sealed.set(s, seat, 1 + s.below(BIDS))

    def outcome(self, s: State, reason: str) -> Outcome:
        points = self.points.dump(s)
        return Outcome(reason, points, rank(points), [[] for _ in points])

    def score(self, s: State, player: int) -> int:
        return self.points.get(s, player)

    def components_total(self) -> list[int]:
        return []


class SealedBids(Game):
    """The game for 2 or 3."""

    def __init__(self) -> None:
        book = RuleBook()
        book.rule("SB-1")
        super().__init__(
            name="sealed_bids",
            version=3,
            package=__name__,
            players=(2, 3),
            options=[],
            families=[Family("bid", [Argument("bid", BIDS)])],
            events=[],
            moments=[BID, ASK, SHOW],
            rules=book,
            reasons=["all_bid"],
            rule_out_of_turn="SB-1",
            rule_when_over="SB-1",
            bound=ROUNDS * 3,
        )

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        return Bids(self, players, options)

    def set_up(self, t: Bids, s: State) -> None:
        s.push(ASK, 0)


GAME = SealedBids()
