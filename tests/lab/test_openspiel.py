"""The OpenSpiel door: OpenSpiel's own tests, honest information states, its own search in our games."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import pytest
from tests.lab.tables import FEW_TABLES, INSTALLED, TABLES

import saloon
from saloon.lab.errors import MissingExtra

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")
door = importlib.import_module("saloon.lab.openspiel")


def loaded(name: str, players: int, options: dict[str, str]) -> Any:
    numbers = {option: int(value) if value.isdigit() else value for option, value in options.items()}
    return pyspiel.load_game(door.name_of(name), {"players": players, **numbers})


def dealt(game: Any, deal: int = 3) -> Any:
    """A game after its deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def walk(state: Any, steps: int, seed: int = 0) -> Any:
    """Continue with random choices."""
    random = np.random.RandomState(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


def test_every_game_is_registered() -> None:
    names = door.register_all()
    assert names == [f"saloon_{name}" for name in saloon.game_names()]
    assert set(names) <= set(pyspiel.registered_names())
    game = pyspiel.load_game("saloon_point_city(players=3,difficulty=hard)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(saloon.load("point_city").actions)
    assert pyspiel.load_game("saloon_cover_your_assets").num_players() == 2


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "options"), FEW_TABLES)
def test_openspiel_accepts_every_game(name: str, players: int, options: dict[str, str]) -> None:
    """Random games with everything checked at every step: masks, returns, copies, stored and read again."""
    pyspiel.random_sim_test(loaded(name, players, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_states_are_those_of_the_game(name: str, players: int, options: dict[str, str]) -> None:
    game = saloon.load(name)
    spiel = dealt(loaded(name, players, options))
    state = game.new(players, 3, options)
    random = np.random.RandomState(1)
    for _ in range(30):
        if state.over:
            break
        actor = state.actor()
        assert spiel.current_player() == actor
        assert spiel.legal_actions() == sorted(state.choices(actor))
        assert spiel.legal_actions_mask().count(1) == len(state.choices(actor))
        action = int(random.choice(spiel.legal_actions()))
        spiel.apply_action(action)
        state.play(actor, action)
    assert spiel._held.state.digest() == state.digest()


@pytest.mark.parametrize(("name", "players", "options"), FEW_TABLES)
def test_a_resampled_state_looks_the_same_to_its_player(
    name: str, players: int, options: dict[str, str]
) -> None:
    spiel = dealt(loaded(name, players, options))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for step in range(0, 40, 8):
        walk(spiel, 8, step)
        if spiel.is_terminal():
            break
        for player in range(players):
            other = spiel.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == spiel.information_state_string(player)
            assert other.observation_string(player) == spiel.observation_string(player)
            assert other.observation_tensor(player) == spiel.observation_tensor(player)
            if spiel.current_player() == player:
                assert other.legal_actions() == spiel.legal_actions()
            before = spiel._held.state.digest()
            walk(other, 5)
            assert spiel._held.state.digest() == before, "a resampled state shares nothing"


def test_resampling_draws_different_worlds() -> None:
    spiel = walk(dealt(loaded("cover_your_assets", 3, {"end": "quick"})), 10)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = {spiel.resample_from_infostate(0, sampler)._held.state.digest() for _ in range(5)}
    assert len(worlds) == 5


def test_no_string_or_tensor_reveals_what_others_hide() -> None:
    """Two deals in which a player was dealt the same hand look the same to that player."""
    game = loaded("cover_your_assets", 4, {"end": "quick"})
    spiel = dealt(game)
    hands = {tuple(spiel._held.state.view(seat).hand) for seat in range(4)}
    for seat in range(4):
        told = spiel.observation_string(seat)
        others = hands - {tuple(spiel._held.state.view(seat).hand)}
        assert not any(saloon.to_json(list(hand)) in told for hand in others)


def test_information_states_remember_what_happened() -> None:
    """Players who have seen different things know different things, even if the table is the same again."""
    game = loaded("point_city", 2, {})
    one, other = dealt(game), dealt(game)
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    for player in range(2):
        assert one.information_state_string(player) != other.information_state_string(player)
    assert dealt(game).information_state_string(0) == dealt(game).information_state_string(0)


def test_the_first_node_is_the_deal() -> None:
    game = pyspiel.load_game("saloon_point_city(players=2,deals=7)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(7))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 4) == "Deal 4"
    assert state.observation_tensor(0) == [0.0] * len(game.observation_names)
    state.apply_action(4)
    assert state._held.state.digest() == saloon.load("point_city").new(2, 4).digest()


def test_actions_are_put_into_words() -> None:
    spiel = dealt(loaded("point_city", 2, {}))
    assert (
        spiel.action_to_string(spiel.current_player(), 0)
        == "Take two cards of row 1, from column 1 to the right"
    )


def test_copies_share_nothing() -> None:
    spiel = walk(dealt(loaded("point_city", 2, {})), 6)
    other = spiel.clone()
    before = spiel.information_state_string(0), spiel._held.state.digest()
    walk(other, 6)
    assert (spiel.information_state_string(0), spiel._held.state.digest()) == before
    assert other.information_state_string(0) != before[0]


def test_games_are_stored_and_read_again() -> None:
    game = pyspiel.load_game("saloon_point_city(players=3,difficulty=hard)")
    spiel = walk(dealt(game), 9)
    text = pyspiel.serialize_game_and_state(game, spiel)
    again, state = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(game)
    assert state._held.state.digest() == spiel._held.state.digest()
    assert state.information_state_string(1) == spiel.information_state_string(1)


@pytest.mark.parametrize("players", [2, 4])
def test_returns_add_up_to_zero(players: int) -> None:
    spiel = walk(dealt(loaded("cover_your_assets", players, {"end": "quick"})), 5000)
    assert spiel.is_terminal()
    assert sum(spiel.returns()) == pytest.approx(0)
    winners = spiel._held.state.outcome().winners
    assert [value > 0 for value in spiel.returns()] == [seat in winners for seat in range(players)]


def test_a_solo_game_is_won_against_the_automa() -> None:
    game = loaded("point_city", 1, {"difficulty": "hard"})
    spiel = walk(dealt(game), 5000)
    assert spiel.returns()[0] in (0.5, -0.5)
    assert game.min_utility() <= spiel.returns()[0] <= game.max_utility()


@pytest.mark.parametrize("name", INSTALLED)
def test_openspiels_own_search_plays_our_games(name: str) -> None:
    """Its information-set search itself checks that resampled states look the same to its player."""
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    game = loaded(name, max(2, saloon.load(name).min_players), saloon.load(name).variants()[0])
    spiel = dealt(game)
    bot = ismcts.ISMCTSBot(
        game, Quick(), 2.0, 6, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    for _ in range(4):
        action = bot.step(spiel)
        assert action in spiel.legal_actions()
        spiel.apply_action(int(action))


class Quick:
    """An evaluator that ignores the state: this tests whether the search runs, not how well."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "saloon.lab.openspiel")
    monkeypatch.delattr("saloon.lab.openspiel")
    with pytest.raises(MissingExtra, match=r"^OpenSpiel needs .*; install saloon\[openspiel\]$"):
        importlib.import_module("saloon.lab.openspiel")
