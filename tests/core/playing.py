"""Short ways to play the example game in tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.copy_me import GAME
from examples.copy_me.rules import AUCTION, BID, PICK
from examples.copy_me.table import COPIES, LOTS, HighBid

import saloon
from saloon.core.chance import Chance
from saloon.core.layout import REVEALED
from saloon.records.match import Match
from saloon.records.record import Record

if TYPE_CHECKING:
    from saloon.core.state import State

saloon.register(GAME)


def bid(amount: int) -> int:
    """The action of bidding a card."""
    return BID.at(amount)


def pick(lot: str) -> int:
    """The action of taking a lot."""
    return PICK.at(LOTS.index(lot))


def any_choice(state: State, player: int | None = None) -> tuple[int, int]:
    """A player (by default the first who may act) and their first choice."""
    actor = state.actor() if player is None else player
    return actor, state.choices(actor)[0]


def laid(hands: list[list[int]], ties: str = "cancel", seed: int = 0) -> State:
    """The first auction with given hands, all of one size; the other cards are shuffled into the deck."""
    table = GAME.layout(len(hands), {"ties": ties})
    assert isinstance(table, HighBid)
    state = GAME.blank(table, seed)
    left = [amount for amount, copies in enumerate(COPIES) for _ in range(copies)]
    for seat, hand in enumerate(hands):
        for amount in hand:
            left.remove(amount)
            table.hands.add(state, seat, amount)
    table.deck.load(state, left)
    table.deck.shuffle(state)
    state.push(AUCTION, 0)
    state.settle()
    state.cells[REVEALED] = 0
    return state


def match_of(players: int = 3, seed: int = 1, secret: bytes = b"", salts: tuple[str, ...] = ()) -> Match:
    """A new match."""
    return Match(Record(GAME, players, seed=seed, secret=secret, salts=salts))


def picking(players: int = 3, seed: int = 1) -> tuple[Match, int]:
    """A match in which somebody has bought something and is asked what, and who that is."""
    match = match_of(players, seed)
    while match.state.prompt(match.state.actor()) == "bid":
        match.apply(*any_choice(match.state))
    return match, match.state.actor()


def play_out(match: Match, choices: int = 10_000, seed: int = 1) -> Match:
    """Play that many random choices in a match, or to its end."""
    chance = Chance(seed)
    while choices > 0 and not match.state.over:
        actors = match.state.actors()
        player = actors[chance.below(len(actors))]
        offered = match.state.choices(player)
        match.apply(player, offered[chance.below(len(offered))])
        choices -= 1
    return match
