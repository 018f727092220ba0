"""For type checkers: games and states that know which view they have.

To a type checker `saloon.load("cover_your_assets")` is a `GameOf[View]`: it finds misspelt fields of a view.
At run time there are only `Game`, `State` and `Perspective`: the garbage collector would have to watch a
compiled class that is generic, and it need not watch states. Import these names under `if TYPE_CHECKING`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Generic, SupportsIndex, TypeVar

    from saloon.core.game import Game
    from saloon.core.layout import Layout
    from saloon.core.perspective import Perspective
    from saloon.core.state import State

    View_co = TypeVar("View_co", covariant=True)

    class StateOf(State, Generic[View_co]):  # type: ignore[misc]
        """A `State` whose view is known."""

        def view(self, player: SupportsIndex | None) -> View_co: ...
        def perspective(self, player: SupportsIndex) -> PerspectiveOf[View_co]: ...
        def clone(self) -> StateOf[View_co]: ...
        def imagine(self, player: SupportsIndex, seed: int) -> StateOf[View_co]: ...

    class PerspectiveOf(Perspective, Generic[View_co]):  # type: ignore[misc]
        """A `Perspective` whose view is known."""

        @property
        def view(self) -> View_co: ...
        def imagine(self, seed: int) -> StateOf[View_co]: ...

    class GameOf(Game, Generic[View_co]):
        """A `Game` whose view is known."""

        def new(
            self,
            players: SupportsIndex,
            seed: SupportsIndex = 0,
            options: Mapping[str, str] | None = None,
            components: Mapping[str, Any] | None = None,
            secret: bytes = b"",
            *,
            listen: bool = False,
        ) -> StateOf[View_co]: ...
        def begin(
            self, layout: Layout, seed: SupportsIndex, secret: bytes = b"", *, listen: bool = False
        ) -> StateOf[View_co]: ...
        def from_json(self, text: str | bytes) -> StateOf[View_co]: ...
        def scenario(self, description: Mapping[str, Any]) -> StateOf[View_co]: ...
