"""What things are worth while the game goes on, for players who look to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Prices:
    """What things are worth in points of the final score, which grows with time: much is lost on the way."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        names = ["nugget", "dollar", "deed", "equipment", "action", "badge", "lead"]
        self.first: Final[vec[float]] = vec[float]([weights[f"{name}_first"] for name in names])
        self.last: Final[vec[float]] = vec[float]([weights[f"{name}_last"] for name in names])
        self.two_dollars = weights["two_dollars"]
        self.nugget = self.dollar = self.deed = self.equipment = self.action = self.badge = self.lead = 1.0

    def set(self, progress: float) -> None:
        """Quote the prices for how far the game has come, from 0 to 1."""
        self.nugget = self._at(0, progress)
        self.dollar = self._at(1, progress)
        self.deed = self._at(2, progress)
        self.equipment = self._at(3, progress)
        self.action = self._at(4, progress)
        self.badge = self._at(5, progress)
        self.lead = self._at(6, progress)

    def _at(self, place: i64, progress: float) -> float:
        return self.first[place] + (self.last[place] - self.first[place]) * progress

    def purse(self, money: i64) -> float:
        """Strategy 16: the first two dollars keep one able to act."""
        return self.dollar * float(money) + self.two_dollars * float(money if money < 2 else 2)
