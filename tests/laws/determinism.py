"""Law 2, determinism: the same options, seed and choices give the same state, in every process and build."""

from __future__ import annotations

import hashlib

from tests.laws.law import Moment, Script, Table, demand, go_on, moments


def check_determinism(table: Table, script: Script) -> None:
    """Play the same game twice, once with somebody listening to events."""
    heard = script.start(table)
    heard.listen()
    for moment in moments(table, script):
        demand(
            moment.state.digest() == heard.digest(),
            "determinism",
            f"after {moment.number} choices the same game is another one",
        )
        if not heard.over:
            demand(
                heard.choices(moment.player) == moment.state.choices(moment.player),
                "determinism",
                f"after {moment.number} choices the same state offers other choices",
            )
            heard.play(moment.player, moment.action)


def check_chance(table: Table, script: Script) -> None:
    """What happens by itself comes from the state's own generator: two clones go the same way."""
    state = script.start(table)
    go_on(state, script, 10)
    one, other = state.clone(), state.clone()
    go_on(one, script, 50)
    go_on(other, script, 50)
    demand(one.digest() == other.digest(), "determinism", "two clones go different ways by the same choices")


def history(table: Table, script: Script) -> str:
    """A fingerprint of a whole game: of every state, of what was chosen and of what happened."""
    told = hashlib.blake2b(digest_size=16)
    last: Moment | None = None
    for moment in moments(table, script):
        told.update(f"{moment.state.digest()} {moment.player}:{moment.action}\n".encode())
        told.update(repr([event.describe() for event in moment.state.events or []]).encode())
        moment.state.listen()
        last = moment
    assert last is not None
    told.update(repr(last.state.outcome()).encode())
    return told.hexdigest()
