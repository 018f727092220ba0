"""The rules of Point City: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.games.point_city.components import TYPES
from saloon.games.point_city.rules.build import Choose, Pay
from saloon.games.point_city.rules.turn import Turn
from saloon.games.point_city.state import PointCity


def add_steps(c: PointCity) -> None:
    """Give a layout all its moments."""
    c.turn = Turn(c, "turn", may_flip=True)
    c.take = Turn(c, "take", may_flip=False)
    c.pay = [Pay(c, kind) for kind in range(TYPES)]
    c.choose = Choose(c)
    for step in (c.turn, c.take, *c.pay, c.choose):
        c.add_step(step)
