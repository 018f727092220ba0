"""Bots in worker processes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import TYPE_CHECKING

import pytest
from tests.server.books import opened

from saloon.bots import make_bot
from saloon.bots.levels import ADVISER, LEVELS, STAND_IN
from saloon.server.thinking import Thinking

if TYPE_CHECKING:
    from saloon.core.perspective import Perspective


def perspective() -> Perspective:
    book = opened("me", "me", "me")
    assert book.table.match is not None
    return book.table.match.state.perspective(book.table.actors[0])


def test_every_level_is_a_bot() -> None:
    assert list(LEVELS) == ["greenhorn", "cowpoke", "gambler", "sheriff", "legend"]
    for spec in LEVELS.values():
        make_bot(spec)
    assert {STAND_IN, ADVISER} <= set(LEVELS)


def test_a_worker_gets_no_secret() -> None:
    book = opened("me", "me", "me")
    assert book.table.match is not None
    state = book.table.match.state
    known = json.loads(state.perspective(0).to_json())
    assert known["secret"] == ""
    assert known["parts"] != json.loads(state.to_json())["parts"]
    other = state.imagine(0, 12345)  # the same knowledge, another truth
    assert other.perspective(0).to_json() == state.perspective(0).to_json()


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def main() -> None:
        thinking = Thinking(workers=1)
        known = perspective()
        try:
            assert await thinking.choose(known, "greedy") in known.choices
            slow = asyncio.create_task(thinking.choose(known, "search:ms=1500"))
            await asyncio.sleep(0.3)
            assert thinking._pool is not None
            for pid in list(thinking._pool._processes):
                os.kill(pid, signal.SIGKILL)
            assert await slow in known.choices
            assert (
                await thinking.choose(known, "no such bot") in known.choices
            )  # any choice, so the game goes on
        finally:
            thinking.stop()

    asyncio.run(main())


@pytest.mark.slow
def test_a_worker_that_hangs_is_given_up_on() -> None:
    async def main() -> None:
        thinking = Thinking(workers=1, patience=1.0)
        known = perspective()
        try:
            assert await thinking.choose(known, "search:ms=60000") in known.choices
        finally:
            thinking.stop()

    asyncio.run(main())
