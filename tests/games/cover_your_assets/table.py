"""A table for tests: positions in a few words, moves as people say them.

    t = table(stacks={0: ["house house"], 1: ["stocks stocks", "jewels jewels"]}, hands={0: "gold", 1: ""})
    t.play("0 challenge 1 gold")
    assert t.stack(0) == ["house house", "jewels jewels gold"]

A move is a seat, the name of an action and its arguments; an event reads the same way. Cards are written in
the order of the box: the assets from Baseball Cards to House, then Silver, Gold, Penny Jar, Swap and Move.
Actions count draft piles from 1, positions and events from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.tables import TableInWords, numbers_of

import saloon

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME: Final = saloon.load("cover_your_assets")
NUMBERS: Final = numbers_of(GAME)
rule: Final = pytest.mark.rule

ASSETS: Final = [
    "baseball_cards",
    "coin_collection",
    "piggy_bank",
    "cash_mattress",
    "bank_account",
    "stocks",
    "motor_boat",
    "jewels",
    "classic_auto",
    "house",
]
WILDS: Final = ["silver", "gold", "penny_jar"]
ACTION_CARDS: Final = ["swap", "move"]
FLAGS: Final = [
    "hand_six",
    "two_actions",
    "upgrade_action",
    "action_cards",
    "second_set_challenge",
    "penny_jar",
]


class Table(TableInWords):
    """A game in progress, read and played in words."""

    game = GAME
    numbers = NUMBERS

    def choices(self, seat: int, *families: str) -> list[str]:
        """What a player may choose, all or only of some families, in alphabetical order."""
        return sorted(super().choices(seat, *families))

    @property
    def discards(self) -> str:
        """The discard pile, its top last."""
        return " ".join(self.view.discards)

    @property
    def tops(self) -> list[str | None]:
        """What lies open on the draft piles."""
        return [pile.top for pile in self.view.draft_piles]

    def hand(self, seat: int) -> str:
        """A player's cards."""
        return " ".join(self.state.view(seat).hand)

    def cards(self) -> list[int]:
        """How many cards each player holds."""
        return [seat.cards for seat in self.view.seats]

    def deck(self) -> int:
        """How many cards are in hands, in the draw pile, in draft piles and on the discard pile."""
        view = self.view
        drafts = [pile.face_down + bool(pile.top) for pile in view.draft_piles]
        return int(sum(self.cards()) + view.draw_pile + sum(drafts) + len(view.discards))

    def stack(self, seat: int) -> list[str]:
        """A player's sets from bottom to top."""
        return [" ".join(each.cards) for each in self.view.seats[seat].stack]

    def values(self, seat: int) -> list[int]:
        """What a player's sets are worth, from bottom to top."""
        return [each.value for each in self.view.seats[seat].stack]

    def face_down(self, pile: str) -> list[str]:
        """A hidden pile of the true position, the next card first, read from its storage."""
        kinds = self.part(pile)
        return [[*ASSETS, *WILDS, *ACTION_CARDS][kind] for kind in reversed(kinds)]


def _cards(text: str) -> list[str]:
    return text.split()


def table(
    players: int = 4,
    rules: str = "classic",
    end: str = "quick",
    *,
    flags: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    stacks: Mapping[int, list[str]] | None = None,
    discard: str = "",
    draw: str = "",
    draft: Mapping[int, str] | None = None,
    out_of_play: str = "",
    turn: int = 0,
    **rest: Any,
) -> Table:
    """A described position; cards are words in a string, and the rest is dealt at random."""
    described: dict[str, Any] = {
        "players": players,
        "options": {"rules": rules, "end": end, **(flags or {})},
        "hands": {seat: _cards(cards) for seat, cards in (hands or {}).items()},
        "stacks": {seat: [_cards(cards) for cards in sets] for seat, sets in (stacks or {}).items()},
        "discard": _cards(discard),
        "draw": _cards(draw),
        "out_of_play": _cards(out_of_play),
        "turn": turn,
        **rest,
    }
    if draft is not None:
        described["draft"] = {pile: _cards(cards) for pile, cards in draft.items()}
    return Table(GAME.scenario(described))


def new(
    players: int = 4,
    rules: str = "classic",
    seed: int = 0,
    end: str = "quick",
    flags: Mapping[str, str] | None = None,
) -> Table:
    """A fresh game."""
    options = {"rules": rules, "end": end, **(flags or {})}
    return Table(GAME.new(players=players, seed=seed, options=options))


def last_card(end: str, stacks: Mapping[int, list[str]], **rest: Any) -> Table:
    """A round that has just ended: the first of four players discarded the last card."""
    t = table(end=end, hands={0: "piggy_bank", 1: "", 2: "", 3: ""}, draw_size=0, stacks=stacks, **rest)
    return t.play("0 discard piggy_bank")
