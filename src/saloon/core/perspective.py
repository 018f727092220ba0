"""Perspective: what a bot gets instead of the state.

It holds what the player sees and may choose, and can imagine states that fit. The state that it keeps is
itself imagined: what the player does not know was thrown away when the perspective was made, so there is no
way from here to the truth.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from saloon.core.layout import Layout
from saloon.core.state import State


@final
class Perspective:
    """One player's knowledge of a position: what a bot gets instead of the state.

    >>> import saloon
    >>> state = saloon.load("cover_your_assets").new(players=4, seed=7)
    >>> me = state.perspective(1)
    >>> me.view == state.view(1)
    True
    >>> me.imagine(1) == state             # other hands and the draw pile are dealt again
    False
    """

    def __init__(self, state: State, player: int) -> None:
        self.player = player
        self._known = state.imagine(player, 0)

    @property
    def layout(self) -> Layout:
        """The game as laid out; not secret."""
        return self._known.layout

    @property
    def view(self) -> Any:
        """Everything that the player may know, as typed data."""
        return self._known.view(self.player)

    @property
    def choices(self) -> list[int]:
        """What the player may choose."""
        return self._known.choices(self.player)

    def imagine(self, seed: i64) -> State:
        """A complete state drawn at random from those that fit what the player knows."""
        return self._known.imagine(self.player, seed)

    def to_json(self) -> str:
        """What the player knows, for a bot in another process: `game.from_json(…).perspective(player)`."""
        return self._known.to_json()

    def __repr__(self) -> str:
        return f"<perspective of player {self.player}: {self._known!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Perspective, (self._known, self.player)
