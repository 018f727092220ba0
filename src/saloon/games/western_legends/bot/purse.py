"""The purse: what money and gold are worth, and what it brings to spend them (WL-G3, WL-L11, WL-L17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.games.western_legends.bot.opinions import Opinions
from saloon.games.western_legends.fields import MONEY_LIMIT
from saloon.games.western_legends.rules.locations import NUGGET_PRICE, POINT_PRICE
from saloon.games.western_legends.rules.scoring import MONEY_A_POINT, MOST_FOR_MONEY

MOST_REVEL: Final[i64] = 4


@final
class Purse:
    """Money and gold in legendary points."""

    def __init__(self, opinions: Opinions) -> None:
        self.o: Final = opinions

    def spendable(self, rounds: float) -> float:
        """How much of what has to be spent first can still be spent."""
        return min(rounds / self.o.spending_rounds, 1.0)

    def money(self, dollars: i64, rounds: float) -> float:
        """What money is worth: a dollar the less, the fuller the purse; in the end whole points (WL-Z3)."""
        spendable = self.spendable(rounds)
        full = float(dollars) / float(MONEY_LIMIT)
        kept = float(min(dollars // MONEY_A_POINT, MOST_FOR_MONEY))
        used = self.o.dollar * float(dollars) * (1.0 - 0.5 * self.o.full_purse * full)
        return used * spendable + kept * (1.0 - spendable)

    def gain(self, dollars: i64, more: i64, rounds: float) -> float:
        """What so much more money is worth to who has some; what does not fit into the purse is lost."""
        return self.money(min(dollars + more, MONEY_LIMIT), rounds) - self.money(dollars, rounds)

    def price(self, dollars: i64, less: i64, rounds: float) -> float:
        """What it costs to pay so much."""
        return self.money(dollars, rounds) - self.money(max(dollars - less, 0), rounds)

    def sale(self, nuggets: float, dollars: i64, rounds: float) -> float:
        """What it brings to sell gold at the bank: a point for each nugget, and the money that fits."""
        return nuggets + self.gain(dollars, i64(nuggets * float(NUGGET_PRICE)), rounds)

    def gold(self, nuggets: float, dollars: i64, rounds: float) -> float:
        """What gold is worth that has still to be carried to the bank."""
        return self.o.gold * self.sale(nuggets, dollars, rounds) * self.spendable(rounds)

    def revel(self, dollars: i64, rounds: float) -> float:
        """What an evening at the cabaret brings, with as much money as is best."""
        best = 0.0
        for points in range(1, min(dollars // POINT_PRICE, MOST_REVEL) + 1):
            best = max(best, float(points) - self.price(dollars, points * POINT_PRICE, rounds))
        return best
