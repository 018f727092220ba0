"""Judgement: how likely a player is to win, by how games of greedy bots went on.

`LegendKnowledge.worth` was thought out, this is fitted: how many more points than the others at the table a
player ended with, by what everybody had before. Above all it knows that a turn is worth more than three
points: who has had the turn of this round is not as far ahead as it seems. Searches judge by it where their
playouts stop.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.bot.plans import Plans
from saloon.games.western_legends.components.ids import NONE, SPACES
from saloon.games.western_legends.fields import (
    ON_FOOT,
)
from saloon.games.western_legends.rules.scoring import (
    MOST_WANTED,
    equipment_points,
    fame_points,
    outlaw_points,
)
from saloon.games.western_legends.table import WesternLegends

EARLY: Final = 8.0
"""So many rounds before the end weights named `early_` are added to those named `final_`, later a part."""
EARLIEST: Final = 9.0
"""Before that everything stays as it is."""


@final
class Judgement:
    """Foretells how games end."""

    def __init__(self, c: WesternLegends, plans: Plans, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.plans: Final = plans
        self.luck: Final = weights["final_luck"]
        self.luck_early: Final = weights["early_luck"]
        self.point: Final = weights["final_point"]
        self.point_early: Final = weights["early_point"]
        self.equipment: Final = weights["final_equipment"]
        self.dollar: Final = weights["final_dollar"]
        self.nugget: Final = weights["final_nugget"]
        self.nugget_early: Final = weights["early_nugget"]
        self.hand: Final = weights["final_hand"]
        self.wound: Final = weights["final_wound"]
        self.wound_early: Final = weights["early_wound"]
        self.outlaw: Final = weights["final_outlaw"]
        self.outlaw_early: Final = weights["early_outlaw"]
        self.wanted: Final = weights["final_wanted"]
        self.row: Final = weights["final_row"]
        self.row_early: Final = weights["early_row"]
        self.most_wanted: Final = weights["final_most_wanted"]
        self.most_wanted_early: Final = weights["early_most_wanted"]
        self.lawman: Final = weights["final_lawman"]
        self.marshal: Final = weights["final_marshal"]
        self.mount: Final = weights["final_mount"]
        self.mount_early: Final = weights["early_mount"]
        self.cattle: Final = weights["final_cattle"]
        self.cattle_early: Final = weights["early_cattle"]
        self.disc: Final = weights["final_disc"]
        self.plan: Final = weights["final_plan"]
        self.plan_early: Final = weights["early_plan"]
        self.ability: Final = weights["final_ability"]
        self.man_behind: Final = weights["man_behind"]
        self.turn_had: Final = weights["turn_had"]
        self.turn_begun: Final = weights["turn_begun"]
        self.turn_action: Final = weights["turn_action"]
        self.turn_row: Final = weights["turn_row"]

    def chance_to_win(self, s: State, player: i64) -> float:
        """From 0 to 1: how far ahead of each of the others one is, and how much luck is still to come."""
        c = self.c
        rounds = self.plans.rounds_left(s)
        luck = self.luck + self.luck_early * min(rounds, EARLY) / EARLY
        mine = self.standing(s, player, rounds)
        odds = 1.0
        for other in range(c.players):
            if other != player:
                odds += math.exp((self.standing(s, other, rounds) - mine) / luck)
        if c.with_man:
            man = float(c.table.man_lp.get(s)) - self.man_behind * rounds
            odds += math.exp((man - mine) / luck)
        return 1.0 / odds

    def standing(self, s: State, player: i64, rounds: float) -> float:
        """How many points a player will end with; only differences between players count."""
        c = self.c
        people = c.people
        early = min(rounds, EARLIEST) / EARLY
        marshal = people.marshal.get(s, player)
        points = float(people.lp.get(s, player)) * (self.point + self.point_early * early)
        points += float(equipment_points(c, s, player) + fame_points(c, s, player)) * self.equipment
        points += float(people.money.get(s, player)) * self.dollar
        points += float(people.nuggets.get(s, player)) * (self.nugget + self.nugget_early * early)
        points += self.plans.hand_worth(s, player) * self.hand
        points += float(people.wounds.get(s, player)) * (self.wound + self.wound_early * early)
        if people.wanted.get(s, player) > 0:
            points += self._outlaw(s, player, early)
        elif marshal > 0:
            points += self.lawman + self.marshal * float(marshal)
        points += float(self.plans.fastest(s, player) - ON_FOOT) * (self.mount + self.mount_early * early)
        if c.cattle.get(s, player) != NONE:
            points += self.cattle + self.cattle_early * early
        points += float(c.discs.get(s, 0, player) + c.discs.get(s, 1, player)) * self.disc
        points += float(int(people.unlocked.get(s, player))) * self.ability
        space = people.space.get(s, player)
        if 0 <= space < SPACES:
            points += self.plans.at(s, player, space, rounds)[0] * (self.plan + self.plan_early * early)
        return points + self._turn(s, player)

    def _outlaw(self, s: State, player: i64, early: float) -> float:
        c = self.c
        wanted = c.people.wanted.get(s, player)
        points = self.outlaw + self.outlaw_early * early + self.wanted * float(wanted)
        points += float(c.box.row_lp[wanted]) * (self.row + self.row_early * early)
        if outlaw_points(c, s, player) == MOST_WANTED:
            points += self.most_wanted + self.most_wanted_early * early
        return points

    def _turn(self, s: State, player: i64) -> float:
        """What it costs to have had the turn of this round, or a part of it."""
        c = self.c
        if self.plans.under_way(s, player):
            row = float(c.box.row_lp[c.people.wanted.get(s, player)])
            actions = float(c.turn.actions.get(s))
            return self.turn_begun + self.turn_action * actions + self.turn_row * row
        return self.turn_had if self.plans.had_turn(s, player) else 0.0
