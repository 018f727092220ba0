"""Lanes: what everybody had before all played at once.

While lanes are open, what players do in their own lanes is hidden from the others. Parts that were added with
`owned=True` have one row per player; when a lane opens, a copy of its owner's rows is kept. So a view can
show the others as they were (`row_before`), and `imagine` can let them choose again:

    done = rewind_lanes(s, player)      # the others are where they were when their lanes opened
    …                                   # gather what is hidden, shuffle, deal
    replay_lanes(s, player, done)       # they choose again, at random

This does not put back what a lane draws from a common pile: draw before the lanes open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.layout import FRAME_CELLS, OPEN_LANES, TOPS, stack_base

if TYPE_CHECKING:
    from saloon.core.for_rules import ForRules
    from saloon.core.layout import Part
    from saloon.core.state import State


def keep_lane(s: ForRules, player: i64) -> None:
    """Keep the rows of a player whose lane opens, and the frame that it opens with."""
    layout = s.layout
    top = s.cells[TOPS + 1 + player]
    opening = layout.openings + player * FRAME_CELLS
    for i in range(FRAME_CELLS):
        s.cells[opening + i] = s.cells[top + i]
    s.cells[opening] += 1  # steps are numbered from 0, and 0 stands for a lane that was not opened
    _keep_rows(s, player)


def forget_lanes(s: State) -> None:
    """All lanes are closed: drop the kept rows."""
    layout = s.layout
    cells = s.cells
    for at in range(layout.openings, layout.openings + layout.players * FRAME_CELLS):
        cells[at] = 0
    for part in layout.owned:
        for at in range(part.kept, part.kept + part.size):
            cells[at] = 0


def row_before(s: State, part: Part, player: i64) -> list[int]:
    """A player's row of an owned part as it was when the lanes opened; the current row if none is open."""
    stride = part.size // s.layout.players
    base = (part.kept if s.cells[OPEN_LANES] > 0 else part.base) + player * stride
    return [s.cells[base + i] for i in range(stride)]


def rewind_lanes(s: State, player: i64) -> i64:
    """Put the others back to where their lanes opened; returns a mask of those who were done."""
    done: i64 = 0
    if s.cells[OPEN_LANES] == 0:
        return done
    layout = s.layout
    for other in range(layout.players):
        opening = layout.openings + other * FRAME_CELLS
        if other == player or not _was_opened(s, other):
            continue
        if s.cells[TOPS + 1 + other] == 0:
            done |= 1 << other
            s.cells[OPEN_LANES] += 1
        base = stack_base(layout, 1 + other)
        for i in range(layout.stack_size):
            s.cells[base + i] = s.cells[opening + i] if i < FRAME_CELLS else 0
        s.cells[base] -= 1
        s.cells[TOPS + 1 + other] = base
        for part in layout.owned:
            stride = part.size // layout.players
            for i in range(other * stride, (other + 1) * stride):
                s.cells[part.base + i] = s.cells[part.kept + i]
    return done


def replay_lanes(s: State, player: i64, done: i64) -> None:
    """Keep the others' newly dealt rows, and let them choose at random.

    Those who were done make all their choices. Nobody knows how far the rest are, so they make some.
    """
    if s.cells[OPEN_LANES] == 0:
        return
    choices = Choices(s.layout.game.actions.size)
    for other in range(s.layout.players):
        if other != player and _was_opened(s, other):
            _keep_rows(s, other)
    s.cells[OPEN_LANES] += 1  # one more than there are, so that the main stack waits whatever they choose
    s.settle()
    for other in range(s.layout.players):
        if other == player:
            continue
        was_done = (done >> other) & 1 == 1
        while s.cells[TOPS + 1 + other] > 0 and (was_done or s.below(2) == 1):
            before = s.cells[:]
            s.legal(other, choices)
            s.play(other, choices.actions[s.below(choices.size)])
            if not was_done and s.cells[TOPS + 1 + other] == 0:  # one choice too many
                for at in range(len(before)):
                    s.cells[at] = before[at]
                break
    s.cells[OPEN_LANES] -= 1


def _was_opened(s: State, player: i64) -> bool:
    """Whether this player is one of those who were asked."""
    return s.cells[s.layout.openings + player * FRAME_CELLS] > 0


def _keep_rows(s: ForRules, player: i64) -> None:
    cells = s.cells
    for part in s.layout.owned:
        stride = part.size // s.layout.players
        first = part.base + player * stride
        kept = part.kept - part.base
        for at in range(first, first + stride):
            cells[kept + at] = cells[at]
