"""Short ways to play the example game in tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.copy_me import GAME
from examples.copy_me.components import LOTS
from examples.copy_me.rules import BID, PASS, PICK

import saloon
from saloon.core.chance import Chance
from saloon.core.match import Match
from saloon.core.record import Record

if TYPE_CHECKING:
    from saloon.core.state import State

saloon.register(GAME)


def pick(lot: str) -> int:
    """The action of putting up a lot."""
    return PICK.at(LOTS.index(lot))


def bid(amount: int) -> int:
    """The action of bidding a card."""
    return BID.at(amount)


def passes() -> int:
    """The action of passing."""
    return PASS.at()


def any_pick(state: State) -> tuple[int, int]:
    """The auctioneer and the first of the open lots."""
    auctioneer = state.actor()
    return auctioneer, state.choices(auctioneer)[0]


def match_of(players: int = 3, seed: int = 1, secret: bytes = b"") -> Match:
    """A new match."""
    return Match(Record(GAME, players, seed=seed, secret=secret))


def play_out(match: Match, choices: int = 10_000, seed: int = 1) -> Match:
    """Play so many random choices in a match, or to its end."""
    chance = Chance(seed)
    while choices > 0 and not match.state.over:
        actors = match.state.actors()
        player = actors[chance.below(len(actors))]
        offered = match.state.choices(player)
        match.apply(player, offered[chance.below(len(offered))])
        choices -= 1
    return match
