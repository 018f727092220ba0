"""What things are worth while the game goes on, for players who look to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.dice_town.components import CARD_IDS, EQUIPMENT, KINDS, STORE_KINDS
from saloon.games.dice_town.state import DiceTown


@final
class Prices:
    """What things are worth in points of the final score, which grows with time: much is lost on the way.

    Thieves go where they know good deeds to be (Strategy 8). So what everybody has seen going to a hand is
    worth less than what is hidden there, and a cheap deed, which makes the hand look poor, may be worth more
    than a dear one, which makes it look rich.
    """

    def __init__(self, c: DiceTown, weights: Mapping[str, float]) -> None:
        names = ["nugget", "dollar", "shown", "shown_point", "hidden", "hidden_point", "fenced"]
        names += ["equipment", "badge", "lead"]
        self.c: Final = c
        self.first: Final[vec[float]] = vec[float]([weights[f"{name}_first"] for name in names])
        self.middle: Final[vec[float]] = vec[float]([weights[f"{name}_middle"] for name in names])
        self.last: Final[vec[float]] = vec[float]([weights[f"{name}_last"] for name in names])
        self.two_dollars = weights["two_dollars"]
        self.actions: Final[vec[float]] = vec[float](
            [weights[f"action_{CARD_IDS[kind]}"] for kind in range(EQUIPMENT, STORE_KINDS)]
        )
        points: i64 = 0
        actions = 0.0
        for kind in range(EQUIPMENT):
            points += c.copies_of[kind] * c.points_of[kind]
        for kind in range(EQUIPMENT, STORE_KINDS):
            actions += self.actions[kind - EQUIPMENT] * float(c.copies_of[kind])
        self.equipment_drawn: Final = float(points) / float(c.store_size)
        """How many points of equipment a card of the store has on average."""
        self.action_drawn = actions / float(c.store_size)
        """What the cards to be played add to that."""
        self.nugget = self.dollar = self.shown = self.shown_point = self.hidden = self.hidden_point = 1.0
        self.fenced = self.equipment = self.badge = self.lead = self.store_card = 1.0

    def set(self, progress: float) -> None:
        """Quote the prices for how far the game has come, from 0 to 1."""
        self.nugget = self._at(0, progress)
        self.dollar = self._at(1, progress)
        self.shown = self._at(2, progress)
        self.shown_point = self._at(3, progress)
        self.hidden = self._at(4, progress)
        self.hidden_point = self._at(5, progress)
        self.fenced = self._at(6, progress)
        self.equipment = self._at(7, progress)
        self.badge = self._at(8, progress)
        self.lead = self._at(9, progress)
        self.store_card = self.equipment * self.equipment_drawn + self.action_drawn

    def _at(self, place: i64, progress: float) -> float:
        middle = self.middle[place]
        if progress < 0.5:
            return self.first[place] + 2.0 * progress * (middle - self.first[place])
        return middle + (2.0 * progress - 1.0) * (self.last[place] - middle)

    def close(self) -> None:
        """Quote what counts when the game is over: points (DT-X2 to DT-X6)."""
        self.nugget = self.shown_point = self.hidden_point = self.fenced = self.equipment = 1.0
        self.dollar = 1.0 / float(self.c.dollars_a_point)
        self.badge = float(self.c.sheriff_points)
        self.shown = self.hidden = self.two_dollars = 0.0
        for place in range(STORE_KINDS - EQUIPMENT):
            self.actions[place] = 0.0
        self.store_card = self.equipment_drawn

    # -- by the piece --------------------------------------------------------------------------------------

    def purse(self, money: i64) -> float:
        """Strategy 16: the first two dollars keep one able to act."""
        return self.dollar * float(money) + self.two_dollars * float(money if money < 2 else 2)

    def deeds(self, count: float, points: float, seen: float) -> float:
        """Deeds in hand, of which everybody has seen a part."""
        shown = self.shown * count + self.shown_point * points
        return seen * shown + (1.0 - seen) * (self.hidden * count + self.hidden_point * points)

    def action(self, kind: i64) -> float:
        """A card to be played."""
        return self.actions[kind - EQUIPMENT]

    def belongings(self, s: State, seat: i64) -> float:
        """All that a player has."""
        c = self.c
        worth = self.nugget * float(c.nuggets.amount(s, seat)) + self.purse(c.money.amount(s, seat))
        for kind in range(EQUIPMENT):
            worth += self.equipment * float(c.points_of[kind] * c.hands.count(s, seat, kind))
        for kind in range(EQUIPMENT, STORE_KINDS):
            worth += self.actions[kind - EQUIPMENT] * float(c.hands.count(s, seat, kind))
        for kind in range(STORE_KINDS, KINDS):
            points = c.points_of[kind]
            worth += self.fenced * float(points * c.fenced.count(s, seat, kind))
            count = c.hands.count(s, seat, kind)
            if count > 0:
                seen = c.memory.known(s, c.memory.public, seat, kind)
                worth += self.deeds(float(seen), float(points * seen), 1.0)
                worth += self.deeds(float(count - seen), float(points * (count - seen)), 0.0)
        return worth + (self.badge if c.sheriff.get(s) == seat else 0.0)
