"""What things are worth during the game, for players who look ahead to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.dice_town.components import CARD_IDS, EQUIPMENT, KINDS, STORE_KINDS
from saloon.games.dice_town.table import DiceTown

THING_IDS: Final[list[str]] = [
    "nugget",
    "dollar",
    "two_dollars",
    "deed",
    "deed_point",
    "fenced_point",
    "equipment",
    "equipment_point",
    "action",
    "badge",
]
THINGS: Final[i64] = 11
NUGGET_PRICE: Final[i64] = 0
DOLLAR_PRICE: Final[i64] = 1
TWO_DOLLARS: Final[i64] = 2
"""The first two dollars, which keep a player able to act (Strategy 16), are worth more than others."""
DEED: Final[i64] = 3
DEED_POINT: Final[i64] = 4
FENCED_POINT: Final[i64] = 5
"""A point of a deed behind barbed wire is worth more than another."""
EQUIPMENT_CARD: Final[i64] = 6
EQUIPMENT_POINT: Final[i64] = 7
ACTION: Final[i64] = 8
BADGE: Final[i64] = 9
LATE: Final[i64] = 10
"""How much more some playable cards are worth than others at the end; it grows over time, from 0."""

STAGE_IDS: Final[list[str]] = ["start", "early", "middle", "late", "end"]
STAGES: Final[i64] = 5
STAGE_AT: Final[vec[float]] = vec[float]([0.0, 0.4, 0.7, 0.85, 1.0])
"""How far the game has come at a stage."""


@final
class Prices:
    """How much things raise the odds to win: a thing of price 1 makes them e times as good.

    Prices grow over time, because much is lost on the way.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.stages: Final[vec[float]] = vec[float](
            [weights[f"price_{thing}_{stage}"] for thing in THING_IDS for stage in STAGE_IDS]
        )
        self.skills: Final[vec[float]] = vec[float]([weights[f"skill_{stage}"] for stage in STAGE_IDS])
        self.late: Final[vec[float]] = vec[float](
            [weights[f"late_{CARD_IDS[kind]}"] if kind >= EQUIPMENT else 0.0 for kind in range(STORE_KINDS)]
        )
        """By kind of playable card: how much more than others it is worth at the end of the game."""
        self.of: Final[vec[float]] = vec[float]([0.0] * THINGS)
        self.skill = 0.0
        """How much better the odds of a player who looks ahead are, with equal possessions."""

    def set(self, progress: float) -> None:
        """Quote the prices for how far the game has come, from 0 to 1."""
        stage: i64 = 0
        while stage < STAGES - 2 and progress > STAGE_AT[stage + 1]:
            stage += 1
        way = (progress - STAGE_AT[stage]) / (STAGE_AT[stage + 1] - STAGE_AT[stage])
        for thing in range(LATE):
            at = thing * STAGES + stage
            self.of[thing] = self.stages[at] + (self.stages[at + 1] - self.stages[at]) * way
        self.of[LATE] = progress
        self.skill = self.skills[stage] + (self.skills[stage + 1] - self.skills[stage]) * way

    def close(self, c: DiceTown, lead: float) -> None:
        """Quote them for the end of the game, when only points count; a `lead` makes odds e times as good."""
        for thing in range(THINGS):
            self.of[thing] = 0.0
        self.of[NUGGET_PRICE] = self.of[DEED_POINT] = self.of[EQUIPMENT_POINT] = 1.0 / lead
        self.of[DOLLAR_PRICE] = 1.0 / (float(c.dollars_a_point) * lead)
        self.of[BADGE] = float(c.sheriff_points) / lead
        self.skill = 0.0

    def count(self, c: DiceTown, s: State, seat: i64, share: float, things: vec[float]) -> None:
        """Add a share of what a player has to a table of things by seat."""
        at = seat * THINGS
        things[at + NUGGET_PRICE] += share * float(c.nuggets.amount(s, seat))
        money = c.money.amount(s, seat)
        things[at + DOLLAR_PRICE] += share * float(money)
        things[at + TWO_DOLLARS] += share * float(money if money < 2 else 2)
        for kind in range(STORE_KINDS, KINDS):
            points = float(c.points_of[kind])
            fenced = float(c.fenced.count(s, seat, kind))
            deeds = share * (float(c.hands.count(s, seat, kind)) + fenced)
            things[at + DEED] += deeds
            things[at + DEED_POINT] += points * deeds
            things[at + FENCED_POINT] += share * points * fenced
        for kind in range(STORE_KINDS):
            cards = share * float(c.hands.count(s, seat, kind))
            if kind >= EQUIPMENT:
                things[at + ACTION] += cards
                things[at + LATE] += cards * self.late[kind]
            else:
                things[at + EQUIPMENT_CARD] += cards
                things[at + EQUIPMENT_POINT] += cards * float(c.points_of[kind])
        things[at + BADGE] += share if c.sheriff.get(s) == seat else 0.0

    def worth(self, things: vec[float], seat: i64) -> float:
        """What a player has, of a table of things by seat."""
        worth = 0.0
        at = seat * THINGS
        for thing in range(THINGS):
            worth += self.of[thing] * things[at + thing]
        return worth

    def a_card(self, c: DiceTown, kind: i64) -> float:
        """What a card of the store is worth."""
        if kind >= EQUIPMENT:
            return self.of[ACTION] + self.of[LATE] * self.late[kind]
        return self.of[EQUIPMENT_CARD] + self.of[EQUIPMENT_POINT] * float(c.points_of[kind])

    def a_deed(self, points: float) -> float:
        """What a deed of some points is worth."""
        return self.of[DEED] + self.of[DEED_POINT] * points

    def purse(self, money: i64) -> float:
        """What some dollars are worth."""
        return self.of[DOLLAR_PRICE] * float(money) + self.of[TWO_DOLLARS] * float(money if money < 2 else 2)
