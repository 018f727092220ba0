"""Observations: exactly what a player may know, no more and no less."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.lab.sealed_bids import GAME as SEALED_BIDS
from tests.lab.tables import TABLES as TABLES_OF_ALL

import saloon
from saloon.lab.errors import NoObservation
from saloon.lab.observations import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saloon.core.layout import Layout
    from saloon.core.state import State

CYA = saloon.load("cover_your_assets")
TABLES = [
    pytest.param(players, options, id=f"{players}-{'-'.join(options.values())}-{'-'.join(options)}")
    for players in range(CYA.min_players, CYA.max_players + 1)
    for options in CYA.variants()
]


def walk(layout: Layout, seed: int, steps: int) -> Iterator[State]:
    """The positions of a random game."""
    chooser = Random(seed)
    state = CYA.begin(layout, seed)
    for _ in range(steps):
        yield state
        if state.over:
            return
        state.play(state.actor(), chooser.choice(state.choices(state.actor())))


def told(state: State, player: int) -> dict[str, int]:
    """An observation by the names of its numbers."""
    observer = Observer(state.layout)
    return dict(zip(observer.names, observer.observe(state, player), strict=True))


def without_zeros(numbers: dict[str, int], prefix: str) -> dict[str, int]:
    """The entries with that prefix that are not 0."""
    return {
        name.removeprefix(prefix): number
        for name, number in numbers.items()
        if name.startswith(prefix) and number
    }


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_number_has_a_name_of_its_own(players: int, options: dict[str, str]) -> None:
    layout = CYA.layout(players, options)
    observer = Observer(layout)
    assert len(observer.names) == observer.size == len(set(observer.names))
    state = CYA.begin(layout, 1)
    assert all(len(observer.observe(state, player)) == observer.size for player in range(players))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_looks_the_same_is_observed_the_same(players: int, options: dict[str, str]) -> None:
    layout = CYA.layout(players, options)
    observer = Observer(layout)
    for number, state in enumerate(walk(layout, seed=players, steps=120)):
        if number % 6:
            continue
        for player in range(players):
            seen = observer.observe(state, player)
            assert seen == observer.observe(state.imagine(player, number), player)
            assert seen == observer.observe(state.imagine(player, number + 1), player)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_looks_different_is_observed_differently(players: int) -> None:
    """Views, less the order of what an observation sums up, and observations match one to one."""
    layout = CYA.layout(players, {"rules": "advanced", "end": "three_rounds"})
    observer = Observer(layout)
    pairs = {
        (essence(state.view(player)), tuple(observer.observe(state, player)))
        for state in walk(layout, seed=5, steps=250)
        for player in range(players)
    }
    assert len({view for view, _ in pairs}) == len(pairs)
    assert len({numbers for _, numbers in pairs}) == len(pairs)


def essence(view: Any) -> str:
    """A view without the numbers of sets and the order of what an observation sums up."""

    def cards(names: list[str]) -> list[tuple[str, int]]:
        return sorted(Counter(names).items())

    def stack(sets: list[Any]) -> list[Any]:
        from_top = [cards(found.cards) for found in reversed(sets)]
        between = [name for found in sets[1:-3] for name in found.cards]
        return [len(sets), from_top[:3], from_top[3:][-1:], cards(between)]

    challenge = view.challenge
    return repr(
        [
            (view.player, view.round, view.dealer, view.hand, view.hand_limit, view.draw_pile, view.over),
            (cards(view.discards), view.discards[-1:], cards(view.out_of_play), view.prompts),
            view.draft_piles,
            [
                (seat.cards, stack(seat.stack), seat.stack_value, seat.total, seat.wins, seat.last_score)
                for seat in view.seats
            ],
            [seat.banned_from for seat in view.seats],
            challenge
            and (
                (challenge.challenger, challenge.defender, challenge.where, challenge.needs_double),
                cards(challenge.target.cards),
                cards(challenge.attack),
                cards(challenge.defence),
            ),
        ]
    )


POSITION: dict[str, Any] = {
    "players": 4,
    "options": {"rules": "advanced", "end": "three_rounds"},
    "hands": {1: ["house", "house", "gold", "swap"]},
    "stacks": {
        1: [["stocks", "stocks"]],
        3: [
            ["jewels", "jewels"],
            ["piggy_bank", "silver"],
            ["house", "house", "gold"],
            ["stocks", "stocks"],
            ["motor_boat", "penny_jar"],
            ["bank_account", "bank_account"],
        ],
    },
    "discard": ["stocks", "coin_collection", "coin_collection"],
    "out_of_play": ["move"],
    "turn": 1,
    "action": 2,
    "banned": [[3, 0]],
    "dealer": 2,
    "round": 2,
    "totals": {0: 7, 3: 1000},
    "wins": {3: 1},
}


def test_a_position_is_observed_from_the_observers_seat() -> None:
    numbers = told(CYA.scenario(POSITION), 1)
    assert (numbers["round"], numbers["over"], numbers["hand_limit"]) == (2, 0, 6)
    assert without_zeros(numbers, "own_seat.") == {"1": 1}
    assert without_zeros(numbers, "hand.") == {"house": 2, "gold": 1, "swap": 1}
    assert without_zeros(numbers, "discards.") == {"stocks": 1, "coin_collection": 2}
    assert without_zeros(numbers, "discard_top.") == {"coin_collection": 1}
    assert without_zeros(numbers, "out_of_play.") == {"move": 1}
    assert without_zeros(numbers, "challenge") == {}
    assert without_zeros(numbers, "draft") == {}
    # Seat 3 is two places to the left of seat 1, seat 0 three, and the dealer (seat 2) one.
    assert without_zeros(numbers, "seat.0.prompt.") == {"second_action": 1}
    assert without_zeros(numbers, "seat.2.prompt.") == {}
    assert without_zeros(numbers, "seat.2.banned_from.") == {"3": 1}
    assert [numbers[f"seat.{place}.dealer"] for place in range(4)] == [0, 1, 0, 0]
    assert [numbers[f"seat.{place}.total"] for place in range(4)] == [0, 0, 1000, 7]
    assert [numbers[f"seat.{place}.wins"] for place in range(4)] == [0, 0, 1, 0]
    assert [numbers[f"seat.{place}.stack_height"] for place in range(4)] == [1, 0, 6, 0]


def test_a_high_stack_is_observed_from_both_ends() -> None:
    state = CYA.scenario(POSITION)
    numbers = told(state, 1)
    assert without_zeros(numbers, "seat.2.top.") == {"bank_account": 2}
    assert without_zeros(numbers, "seat.2.second.") == {"motor_boat": 1, "penny_jar": 1}
    assert without_zeros(numbers, "seat.2.third.") == {"stocks": 2}
    assert without_zeros(numbers, "seat.2.lowest.") == {"jewels": 2}
    assert without_zeros(numbers, "seat.2.between.") == {"house": 2, "gold": 1, "piggy_bank": 1, "silver": 1}
    assert numbers["seat.2.stack_value"] == state.view(1).seats[3].stack_value


def test_a_low_stack_is_observed_once() -> None:
    numbers = told(CYA.scenario(POSITION), 1)
    assert without_zeros(numbers, "seat.0.top.") == {"stocks": 2}
    for name in ("second", "third", "lowest", "between"):
        assert without_zeros(numbers, f"seat.0.{name}.") == {}


def test_a_challenge_is_observed() -> None:
    state = CYA.scenario({**POSITION, "banned": [], "hands": {1: ["bank_account", "penny_jar"]}})
    state.apply(1, CYA.action("challenge", target=3, card="penny_jar"))
    numbers = told(state, 3)
    assert (numbers["challenge"], numbers["challenge.needs_double"]) == (1, 1)
    assert without_zeros(numbers, "challenge.challenger.") == {"2": 1}
    assert without_zeros(numbers, "challenge.defender.") == {"0": 1}
    assert without_zeros(numbers, "challenge.where.") == {"top": 1}
    assert without_zeros(numbers, "challenge.target.") == {"bank_account": 2}
    assert without_zeros(numbers, "challenge.attack.") == {"penny_jar": 1}
    assert without_zeros(numbers, "challenge.defence.") == {}
    assert without_zeros(numbers, "seat.0.prompt.") == {"answer": 1}


def test_draft_piles_are_observed() -> None:
    state = CYA.scenario({"players": 3, "draft": {0: ["house"], 1: ["gold"], 2: [None]}, "turn": 0})
    view = state.view(2)
    numbers = told(state, 2)
    for pile in range(3):
        assert numbers[f"draft.{pile}.face_down"] == view.draft_piles[pile].face_down
        reach = [(seat - 2) % 3 for seat in view.draft_piles[pile].seats]
        assert without_zeros(numbers, f"draft.{pile}.reach.") == {str(place): 1 for place in reach}
    assert without_zeros(numbers, "draft.0.top.") == {"house": 1}
    assert without_zeros(numbers, "draft.1.top.") == {"gold": 1}


@pytest.mark.parametrize(
    "change",
    [
        {"hands": {1: ["house", "house", "gold", "move"]}},
        {"stacks": {1: [["stocks", "silver"]]}},
        {"discard": ["coin_collection", "coin_collection", "stocks"]},
        {"out_of_play": ["swap"]},
        {"out_of_play": []},
        {"turn": 2},
        {"banned": [[3, 1]]},
        {"dealer": 3},
        {"round": 1},
        {"totals": {0: 8, 3: 1000}},
        {"wins": {0: 1}},
        {"draw_size": 20},
        {"hands": {1: POSITION["hands"][1], 2: ["house"]}},
    ],
)
def test_a_change_that_all_see_is_observed(change: dict[str, Any]) -> None:
    before, after = CYA.scenario(POSITION), CYA.scenario({**POSITION, **change})
    assert told(before, 1) != told(after, 1)


def test_a_change_that_others_hide_is_not_observed() -> None:
    before = CYA.scenario({**POSITION, "hands": {1: ["house"], 2: ["gold", "silver"]}})
    after = CYA.scenario({**POSITION, "hands": {1: ["house"], 2: ["jewels", "jewels"]}})
    assert told(before, 1) == told(after, 1)
    assert told(before, 2) != told(after, 2)


@pytest.mark.parametrize(("name", "players", "options"), TABLES_OF_ALL)
def test_every_game_is_observed_by_what_its_players_may_know(
    name: str, players: int, options: dict[str, str]
) -> None:
    """Fixed sizes, and the same numbers whatever is hidden, at many moments of a game."""
    game = saloon.load(name)
    layout = game.layout(players, options)
    observer = Observer(layout)
    assert len(observer.names) == observer.size == len(set(observer.names))
    chooser = Random(players)
    state = game.begin(layout, players)
    for number in range(100):
        if state.over:
            break
        if number % 10 == 0:
            for player in range(players):
                seen = observer.observe(state, player)
                assert len(seen) == observer.size
                assert seen == observer.observe(state.imagine(player, number), player)
        state.play(state.actor(), chooser.choice(state.choices(state.actor())))


def test_a_game_that_cannot_be_observed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = SEALED_BIDS.layout(2)
    monkeypatch.setattr(SEALED_BIDS, "package", "tests.lab")
    with pytest.raises(NoObservation, match=r"sealed_bids cannot .* has no module tests\.lab\.observation$"):
        Observer(layout)
