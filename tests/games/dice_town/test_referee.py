"""Whole games with a referee that has its own reading of the rules (see `referee.py`)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.dice_town.referee import Referee
from tests.games.dice_town.table import Table, new, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

ALWAYS_PLAY = {"play", "keep_free"}
"""Moves that are made whenever they are offered, so that cards do not stay in hands."""
SEATS = {"player", "other", "target"}
QUIET = "pass_round"
"""A move that would let a player miss all further windows."""


def lively(t: Table, seed: int) -> Iterator[None]:
    """Play at random, but fond of cards, until the game is over."""
    chance = random.Random(seed)
    while not t.state.over:
        seat = t.state.actors()[0]
        offered = [move for move in t.choices(seat) if move != QUIET]
        cards = [move for move in offered if move.split()[0] in ALWAYS_PLAY]
        t.play(f"{seat} {chance.choice(cards or offered)}")
        yield


def told(t: Table, first: int) -> list[dict[str, Any]]:
    """What everybody heard since the event of that number."""
    return [event.describe() for event in (t.state.events or [])[first:] if event.visible_to(None)]


def watched(players: int, seed: int) -> tuple[Table, Referee]:
    """A whole game that the referee follows; after every move the table is as it should be."""
    t = new(players, seed, bribe_rounds=str(1 + seed % 2))
    referee = Referee(players)
    heard = 0
    for _ in lively(t, seed):
        for event in told(t, heard):
            referee.hear(event)
        heard = len(t.state.events or [])
        view = t.view
        assert [(seat.money, seat.nuggets) for seat in view.seats] == list(
            zip(referee.money, referee.nuggets, strict=True)
        )
        assert [(seat.store_cards, seat.deeds) for seat in view.seats] == list(
            zip(referee.cards, referee.deeds, strict=True)
        )
        assert (view.bank, view.stagecoach, view.mine) == (referee.bank, referee.stagecoach, referee.mine)
        assert (view.sheriff, view.round, t.row()) == (referee.sheriff, referee.round, referee.row)
        if view.phase == "town":
            assert [seat.won for seat in view.seats] == [seat in referee.won for seat in range(players)]
    return t, referee


def points_of(t: Table, seat: int) -> int:
    """DT-X2 to DT-X6, DT-X10: the points of a player, from the cards and goods that lie open at the end."""
    found = t.seat(seat)
    equipment = {"tobacco": 1, "hat": 2, "boots": 3, "revolver": 4, "saddle": 5, "horse": 8}
    cards = [card.card for card in [*found.hand, *found.fenced]]
    deeds = [int(card.removeprefix("deed_")) for card in cards if card.startswith("deed_")]
    gear = [equipment.get(card, 0) for card in cards]
    badge = 5 if t.view.sheriff == seat else 0
    return int(found.nuggets) + int(found.money) // 2 + badge + sum(deeds) + sum(gear)


@rule("DT-V1", "DT-V2", "DT-V6", "DT-V7", "DT-V8", "DT-S8", "DT-E26", "DT-H15", "DT-G1", "DT-G2", "DT-X1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_game_gives_the_referee_cause_to_object(players: int) -> None:
    """Everything happens as the rules say, and everybody's points are those of the final table."""
    heard: Counter[str] = Counter()
    for seed in range(6):
        t, referee = watched(players, seed)
        heard += referee.heard
        scores = [points_of(t, seat) for seat in range(players)]
        assert t.state.scores() == scores
        assert t.log("scored")[-players:] == [f"scored {seat} {scores[seat]}" for seat in range(players)]
        deeds = [referee.deeds[seat] + len(referee.fenced[seat]) for seat in range(players)]
        best = max(zip(scores, deeds, strict=True))
        assert (scores[t.view.winner], deeds[t.view.winner]) == best
    assert min(heard[kind] for kind in ("tied", "bribed", "mined", "played", "reshuffled", "last_rolled")) > 0


def test_the_referee_does_object() -> None:
    """Every amount and every player of a game matters: whichever number is changed, something is wrong.

    Only an offer that is not taken may be anything that its maker owns; and points need the cards in hand.
    """
    t = new(4, 5)
    for _ in lively(t, 5):
        pass
    events = told(t, 0)
    unnoticed: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for place, event in enumerate(events):
        numbers = [name for name, value in event.items() if isinstance(value, int)]
        if not numbers or event["event"] in ("offered", "scored", "reshuffled"):
            continue
        name = numbers[-1]
        referee = Referee(4)
        for before in events[:place]:
            referee.hear(before)
        tried[event["event"]] += 1
        try:
            referee.hear({**event, name: (event[name] + 1) % 4 if name in SEATS else event[name] + 1})
            for after in events[place + 1 :]:
                referee.hear(after)
        except (AssertionError, KeyError, ValueError, IndexError):
            continue
        unnoticed[event["event"]] += 1
    assert sum(tried.values()) > 100
    assert not unnoticed
