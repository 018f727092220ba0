"""What many rounds between simple players show: tendencies of the game, independent of its bots.

The players follow a few rules of thumb and use nothing of the game's own bots, so the numbers here change
only if the game does. Seeds are fixed; the bands are a good deal wider than chance would need.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.cover_your_assets.table import ASSETS, GAME, rule

from saloon.games.cover_your_assets.actions import ANSWER, CHALLENGE, DISCARD, PAIR, PAIR_WILD, TAKE_DISCARD
from saloon.games.cover_your_assets.table import Cover

if TYPE_CHECKING:
    from collections.abc import Sequence

    import saloon

# How the kinds of choices rank; a player takes the highest, and among equals what is worth most.
LAST: Final = 1
FORM: Final = 2
FIRST: Final = 3
GIVE_UP: Final = -2
NEVER: Final = -3

Rating = tuple[int, int]

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Player:
    """Takes what is worth most; may steal first or last, save wilds, or attack only big sets with them."""

    steals: int = FORM
    saves_wilds: bool = False
    least: int = 30_000
    """The smallest set worth a wild."""

    def choose(self, c: Cover, s: saloon.State, choices: Sequence[int]) -> int:
        return max(choices, key=lambda action: self.rate(c, s, action))

    def rate(self, c: Cover, s: saloon.State, action: int) -> Rating:
        family = GAME.actions.family(action)
        x, y = GAME.actions.first(action), GAME.actions.second(action)
        saves = self.saves_wilds and c.deck.count(s) > 0
        if family == DISCARD.number:
            return (-1, -c.values[x] - (1_000_000 if is_wild(x) else 0))
        if family == PAIR.number:
            return (FORM, 2 * c.values[x])
        if family == PAIR_WILD.number:
            return (NEVER, 0) if saves else (FORM, c.values[x] + c.values[len(ASSETS) + y])
        if family == TAKE_DISCARD.number:
            return (NEVER, 0) if saves and is_wild(x) else (FORM, c.values[x] + c.values[c.discard.top(s)])
        if family == CHALLENGE.number:
            worth = c.stacks.value(s, c.stacks.top(s, x))
            if is_wild(y):  # only if there is no matching asset
                return (self.steals, worth - 1) if worth >= self.least else (NEVER, 0)
            return (self.steals, worth)
        if family == ANSWER.number:
            if is_wild(x):
                return (FORM if c.stacks.value(s, c.challenge.set.get(s)) >= 30_000 else NEVER, -c.values[x])
            return (FIRST, 0)
        return (GIVE_UP, 0)


def is_wild(card: int) -> bool:
    """Whether a card is a wild."""
    return card >= len(ASSETS)


VALUE: Final = Player()
THIEF: Final = Player(steals=FIRST)
BUILDER: Final = Player(steals=LAST)


def play(players: Sequence[Player], seed: int, end: str = "quick", *, listen: bool = False) -> saloon.State:
    """A whole game."""
    layout = GAME.layout(len(players), {"end": end})
    assert isinstance(layout, Cover)
    s = GAME.begin(layout, seed, listen=listen)
    while not s.over:
        seat = s.actors()[0]
        s.play(seat, players[seat].choose(layout, s, s.choices(seat)))
    return s


def winners(s: saloon.State) -> list[int]:
    """Who won; several may share it."""
    scores = s.outcome().scores
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def wins(players: Sequence[Player], games: int) -> list[float]:
    """Each player's share of the wins, in percent; from game to game they move on by a seat."""
    won = [0.0] * len(players)
    for number in range(games):
        shift = number % len(players)
        best = winners(play([*players[shift:], *players[:shift]], number))
        for seat in best:
            won[(seat + shift) % len(players)] += 100 / games / len(best)
    return won


@rule("CA-ST3")
def test_stealing_beats_building() -> None:
    """Between two players who take what is worth most, the thief wins far more often than the builder."""
    thief, _, builder, _ = wins([THIEF, VALUE, BUILDER, VALUE], 300)
    assert thief > 27
    assert builder < 20
    assert thief > builder + 15


@rule("CA-ST4")
def test_saving_wilds_beats_pairing_them() -> None:
    """Two builders who save their wilds until the draw pile is empty win more than two who do not."""
    saver = Player(steals=LAST, saves_wilds=True)
    share = wins([saver, BUILDER, saver, BUILDER], 200)
    assert share[0] + share[2] > 60


@rule("CA-ST5")
def test_attacking_only_big_sets_with_wilds_beats_attacking_small_ones() -> None:
    """Two save their wilds: one for sets of at least 120,000, the other for sets of 30,000."""
    patient, hasty = (Player(saves_wilds=True, least=least) for least in (120_000, 30_000))
    share = wins([patient, VALUE, hasty, VALUE], 400)
    assert share[0] > 30
    assert share[0] > share[2] + 4


# -- what a round is like ------------------------------------------------------------------------------------


@cache
def rounds(players: int, games: int) -> list[dict[str, Any]]:
    """What happened in many single rounds between thieves who think of their wilds."""
    told: list[dict[str, Any]] = []
    for seed in range(games):
        s = play([Player(steals=FIRST, least=60_000)] * players, seed, listen=True)
        seen = Counter(str(event.describe()["event"]) for event in s.events or [])
        seats = s.view(None).seats
        starter = (s.view(None).dealer + 1) % players
        told.append(
            {
                "challenges": seen["challenged"],
                "thefts": seen["stolen"],
                "turns": seen["turn_ended"],
                "scores": s.outcome().scores,
                "largest": max(each.value for seat in seats for each in seat.stack),
                "places": [(seat - starter) % players for seat in winners(s)],
            }
        )
    return told


def mean(numbers: Sequence[float]) -> float:
    """The average."""
    return sum(numbers) / len(numbers)


@rule("CA-ST8")
@pytest.mark.parametrize(("players", "games"), [(4, 300), (6, 100)])
def test_how_many_challenges_there_are_and_how_many_succeed(players: int, games: int) -> None:
    """About three in four succeed; some 35 to 40 challenges, and about 70 turns, make a round."""
    told = rounds(players, games)
    challenges = sum(one["challenges"] for one in told)
    assert 0.65 < sum(one["thefts"] for one in told) / challenges < 0.82
    assert 30 < challenges / games < 50
    assert 63 < mean([one["turns"] for one in told]) < 77


@rule("CA-ST12")
@pytest.mark.parametrize(
    ("players", "games", "average", "best"),
    [(4, 300, 330_000, 575_000), (5, 100, 265_000, 550_000), (6, 100, 220_000, 535_000)],
)
def test_what_players_own_at_the_end_of_a_round(players: int, games: int, average: int, best: int) -> None:
    """The more players, the less each has; what the winner has hardly depends on it."""
    told = rounds(players, games)
    assert mean([mean(one["scores"]) for one in told]) == pytest.approx(average, rel=0.08)
    assert mean([max(one["scores"]) for one in told]) == pytest.approx(best, rel=0.15)
    assert 150_000 < mean([one["largest"] for one in told]) < 350_000


@rule("CA-ST12")
@pytest.mark.parametrize("players", [4, 6])
def test_a_game_to_a_million_takes_about_three_rounds(players: int) -> None:
    """Of the classic way to end a game."""
    took = [play([VALUE] * players, seed, "classic_million").view(None).round for seed in range(40)]
    assert 2.2 < mean(took) < 4


@rule("CA-ST16")
def test_the_seat_hardly_matters() -> None:
    """Counted from the player who starts the round, nobody is far from a quarter of the wins."""
    told = rounds(4, 300)
    for place in range(4):
        won = sum(1 / len(one["places"]) for one in told if place in one["places"])
        assert 15 < 100 * won / len(told) < 35
