"""A Ray cluster plays the same games as this machine, even if one of its nodes dies."""

from __future__ import annotations

import socket
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.helpers import invoke, refused
from tests.lab.sealed_bids import GAME as SEALED_BIDS

import saloon
from saloon.core.errors import BadSetup
from saloon.lab.cluster import run_on_cluster
from saloon.lab.errors import BadSimulation, MissingExtra, NoCluster
from saloon.lab.simulate import make_setting, play_all
from saloon.lab.simulate_command import play_kept
from saloon.lab.table import write_parquet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = saloon.load("point_city")
SETTING = make_setting(GAME, ["random", "random"], 240, seed=6)
PLAIN = ["simulate", "point_city", "--players", "random,random", "--games", "5"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A real cluster: a head that plays nothing, and two nodes of one processor each."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    yield made
    made.shutdown()


@pytest.fixture
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough pieces that both nodes have several."""
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "RANDOM_CHUNK", (8, 8))


@pytest.mark.slow
@pytest.mark.usefixtures("_small_chunks")
def test_a_cluster_writes_the_same_file_bit_for_bit(cluster: Any, tmp_path: Path) -> None:
    still: dict[str, Any] = {"force": False, "lang": "en"}
    play_kept(GAME, [SETTING], tmp_path / "here.parquet", jobs=1, ray=None, **still)
    play_kept(GAME, [SETTING], tmp_path / "there.parquet", jobs=None, ray=cluster.address, **still)
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here.parquet", "there.parquet"]


@pytest.mark.slow
def test_an_error_on_a_node_is_raised_here(cluster: Any) -> None:
    with pytest.raises(BadSetup, match="is for 1 to 4 players, not 9"):
        run_on_cluster(lay_out, [(9,)], cluster.address, lambda number, result: None)


@pytest.mark.slow
def test_a_node_with_other_code_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("saloon.lab.simulate"), "fingerprint", lambda package: "mine")
    with pytest.raises(BadSimulation, match="has another point_city than this one"):
        play_all(GAME, [SETTING], ray=cluster.address)


@pytest.mark.slow
@pytest.mark.usefixtures("_small_chunks")
def test_a_node_that_dies_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    """Its work is done again elsewhere. This test comes last: the node is gone."""
    here = play_all(GAME, [SETTING], 1)
    done = 0

    def kill(games: int) -> None:
        nonlocal done
        if done == 0:
            cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
        done += games

    there = play_all(GAME, [SETTING], ray=cluster.address, progress=kill)
    assert done == SETTING.games
    write_parquet(here, tmp_path / "here.parquet")
    write_parquet(there, tmp_path / "there.parquet")
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def lay_out(players: int) -> None:
    """A setup that is not possible, on another node."""
    saloon.load("point_city").layout(players)


def test_an_address_without_a_cluster_gets_one_sentence() -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        for given in (address, f"ray://{address}"):
            told = refused(invoke(*PLAIN, "--ray", given))
            assert f"no Ray cluster answers at {given}" in told
            assert "se žádný cluster Ray nehlásí" in refused(invoke(*PLAIN, "--ray", given, "--lang", "cs"))


@pytest.mark.parametrize("address", ["", "here", "host:port", "http://127.0.0.1:1", "127.0.0.1:999999"])
def test_a_bad_address_gets_one_sentence(address: str) -> None:
    told = refused(invoke(*PLAIN, "--ray", address))
    assert "is not the address of a Ray cluster" in told or "no Ray cluster answers" in told
    assert "cluster" in refused(invoke(*PLAIN, "--ray", address, "--lang", "cs"))


def test_a_missing_ray_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "--ray needs packages that are not installed; install saloon[ray]" in refused(
        invoke(*PLAIN, "--ray", "auto")
    )
    assert "nainstalujte saloon[ray]" in refused(invoke(*PLAIN, "--ray", "auto", "--lang", "cs"))
    with pytest.raises(MissingExtra):
        run_on_cluster(lay_out, [], "auto", lambda number, result: None)


def test_games_of_this_process_only_are_not_sent_away() -> None:
    setting = make_setting(SEALED_BIDS, ["random", "random"], 2)
    with pytest.raises(BadSimulation, match="sealed_bids is known in this process only"):
        play_all(SEALED_BIDS, [setting], ray="auto")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError, r"no Ray cluster answers at auto \(lost\)"),
        (ConnectionError, "no Ray cluster runs on this machine"),
    ],
)
def test_a_lost_cluster_gets_one_sentence(
    error: type[Exception], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = pytest.importorskip("ray")

    def hang_up(**named: Any) -> None:
        raise error("lost\nwith details")

    monkeypatch.setattr(ray, "init", hang_up)
    with pytest.raises(NoCluster, match=told) as caught:
        run_on_cluster(lay_out, [], "auto", lambda number, result: None)
    assert "\n" not in str(caught.value)
