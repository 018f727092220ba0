"""What people do with any Python object: print it, compare it, copy it, send it to another process."""

from __future__ import annotations

import copy
import os
import pickle
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from examples.copy_me import GAME as HIGH_BID
from tests.core.playing import any_choice
from tests.core.toy import Bare

import saloon
from saloon.authoring.components import printed_components
from saloon.bots.playout import play_randomly
from saloon.core.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

COVER = saloon.load("cover_your_assets")
ROOT = Path(__file__).parents[2]


def finished(state: saloon.State) -> str:
    """The digest of a game after random choices, the same every time."""
    play_randomly(state, Chance(3), state.game.buffer())
    return state.digest()


# -- printing ---------------------------------------------------------------------------------------------


def test_a_state_says_who_has_how_many_choices() -> None:
    state = COVER.new(4, seed=7)
    choices = len(state.choices(1))
    assert repr(state) == f"<state of cover_your_assets v1: 4 players; player 1 has {choices} choices>"
    finished(state)
    assert repr(state) == "<state of cover_your_assets v1: 4 players; over (classic_million)>"


def test_all_who_choose_at_once_are_named() -> None:
    state = HIGH_BID.new(3, seed=5)
    state.apply(*any_choice(state, 1))
    told = ", ".join(f"player {player} has {len(state.choices(player))} choices" for player in (0, 2))
    assert repr(state) == f"<state of high_bid v1: 3 players; {told}>"


def test_a_state_can_be_printed_before_anything_happens() -> None:
    blank = COVER.blank(COVER.layout(4), 0)
    assert repr(blank) == "<state of cover_your_assets v1: 4 players; nobody is asked>"


def test_printing_changes_nothing() -> None:
    state = HIGH_BID.new(3, seed=5)
    at_hand = (state.digest(), state.a, state.b, state.stack)
    repr(state)
    assert (state.digest(), state.a, state.b, state.stack) == at_hand


def test_what_is_printed_shows_no_hidden_card() -> None:
    """A state shows how many choices there are, and no card; a record not even its seed."""
    state = COVER.new(4, seed=7)
    for seed in range(5):
        assert re.sub(r"\d+ choices", "", repr(state.imagine(0, seed))) == (
            "<state of cover_your_assets v1: 4 players; player 1 has >"
        )
    secret = saloon.Record(COVER, 4, secret=bytes(range(32)))
    assert repr(secret) == "<record of cover_your_assets v1: 4 players, 0 entries, unfinished>"


def test_an_event_shows_its_arguments_if_everybody_may_see_it() -> None:
    state = COVER.new(4, seed=7, listen=True)
    while not state.over:
        state.apply(state.actor(), state.choices(state.actor())[0])
    events = state.events or []
    for event in events:
        named = event.describe()
        if event.visible_to(None):
            told = ", ".join(f"{name}={value!r}" for name, value in named.items() if name != "event")
            assert repr(event) == (
                f"<event {named['event']}: {told}>" if told else f"<event {named['event']}>"
            )
        else:
            assert repr(event) == f"<event {named['event']}, not for everybody>"
    assert {event.visible_to(None) for event in events} == {True, False}


def test_other_things_say_what_they_are() -> None:
    state = COVER.new(4, seed=7)
    choices = COVER.buffer()
    state.legal(1, choices)
    assert repr(choices) == f"<{len(choices)} choices>"
    assert repr(COVER) == "<game cover_your_assets v1>"
    assert repr(state.layout) == "<layout of cover_your_assets v1: 4 players>"
    assert repr(state.perspective(1)).startswith(
        "<perspective of player 1: <state of cover_your_assets v1: 4"
    )
    assert repr(state.refusal(0, 0)) == "Refusal(CA-T3)"


# -- comparing --------------------------------------------------------------------------------------------


def test_states_are_equal_by_digest() -> None:
    state, same = COVER.new(4, seed=7), COVER.new(4, seed=7)
    assert state == same
    same.apply(1, same.choices(1)[0])
    assert state != same
    assert state != state.digest()


def test_states_that_would_continue_differently_are_not_equal() -> None:
    """The same cards on the table, but other rules."""
    quick, long = (COVER.new(4, seed=7, options={"end": end}) for end in ("quick", "three_rounds"))
    assert quick.digest() == long.digest()
    assert quick != long
    own = printed_components(COVER.package)
    assert COVER.new(4, seed=7, components=own) == COVER.new(4, seed=7)
    own["card"][0]["value"] += 1
    assert COVER.new(4, seed=7, components=own) != COVER.new(4, seed=7)


def test_a_state_has_no_hash() -> None:
    with pytest.raises(TypeError, match=r"^a State changes, so it cannot be hashed; use state.digest\(\) as"):
        hash(COVER.new(4))


# -- copying ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
@pytest.mark.parametrize("game", [COVER, HIGH_BID])
def test_a_copy_plays_on_independently_and_in_the_same_way(
    game: saloon.Game, how: Callable[[saloon.State], saloon.State]
) -> None:
    state = game.new(3, seed=5)
    for player in state.actors()[:2]:
        state.apply(*any_choice(state, player))
    before = state.digest()
    again = how(state)
    assert again == state
    assert again is not state
    ended = finished(again)
    assert state.digest() == before
    assert finished(state) == ended


def test_a_game_is_never_copied() -> None:
    assert copy.copy(COVER) is copy.deepcopy(COVER) is pickle.loads(pickle.dumps(COVER)) is COVER


def test_secrets_and_components_go_with_a_pickle() -> None:
    own = printed_components(COVER.package)
    own["card"][0]["value"] = 77
    state = COVER.new(4, components=own, secret=bytes(range(32)), options={"end": "quick"})
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.secret == state.secret
    assert finished(again) == finished(state)


def test_a_perspective_and_a_refusal_go_with_a_pickle() -> None:
    state = COVER.new(4, seed=7)
    me = state.perspective(2)
    again = pickle.loads(pickle.dumps(me))
    assert again.view == me.view
    assert again.imagine(5) == me.imagine(5)
    refused = saloon.IllegalAction(saloon.Refusal(COVER, "CA-T3"))
    back = pickle.loads(pickle.dumps(refused))
    assert [str(back), back.rule, back.refusal.game] == [str(refused), "CA-T3", COVER]
    problems = pickle.loads(pickle.dumps(saloon.ScenarioError(["this", "that"]))).problems
    assert problems == ["this", "that"]


def test_a_game_that_is_no_longer_registered_is_named() -> None:
    game = Bare()
    game.name = "forgotten"
    pickled = pickle.dumps(game)
    with pytest.raises(saloon.UnknownGame, match=r"^there is no game 'forgotten'; there are: "):
        pickle.loads(pickled)


def test_a_state_of_another_version_is_refused() -> None:
    state = HIGH_BID.new(2, seed=1)
    pickled = pickle.dumps(state).replace(b'"version":1', b'"version":8')
    with pytest.raises(saloon.BadState, match=r"^this state is of version 8 of high_bid; this is version 1$"):
        pickle.loads(pickled)


def test_a_game_from_a_folder_comes_out_of_another_process(tmp_path: Path) -> None:
    """Nobody registered it: its package is imported, as pickle does with everything."""
    shutil.copytree(ROOT / "examples" / "copy_me", tmp_path / "own_game")
    for file in [*(tmp_path / "own_game").glob("*.py")]:
        file.write_text(file.read_text("utf-8").replace("examples.copy_me", "own_game"), "utf-8")
    writing = (
        "import pickle, sys; from own_game import GAME; s = GAME.new(3, seed=5); s.apply(1, s.choices(1)[0])"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    writer, reader = (
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path, "STATE": str(tmp_path / "state")},
            capture_output=True,
            text=True,
            check=False,
        )
        for program in (
            f"{writing}; pickle.dump(s, open({str(tmp_path / 'state')!r}, 'wb')); print(s, s.digest())",
            f"import pickle; s = pickle.load(open({str(tmp_path / 'state')!r}, 'rb')); print(s, s.digest())",
        )
    )
    assert writer.returncode == reader.returncode == 0, writer.stderr + reader.stderr
    assert writer.stdout == reader.stdout


def test_the_version_is_that_of_the_package() -> None:
    assert saloon.__version__.count(".") == 2
