"""What a good player knows about Western Legends: how a position stands, and what to do at every question.

`worth` estimates how many points a player will have; the policy for playing games out takes what looks best
by `Tactics.impression`, which is also the first impression of a search. The numbers are in `weights.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.knowledge import Knowledge
from saloon.core.state import State
from saloon.games.western_legends.fields import (
    P_LP,
    P_MARSHAL,
    P_MONEY,
    P_NUGGETS,
    P_SPACE,
    P_WANTED,
    P_WOUNDS,
    T_MAN_LP,
    T_SHERIFF,
    U_ACTIONS,
)
from saloon.games.western_legends.ids import (
    FIRST_WEAPON,
    NONE,
    POKER_CARDS,
    SPACES,
)
from saloon.games.western_legends.plans import ACTION, DOLLAR, NUGGET, Plans
from saloon.games.western_legends.rules.scoring import (
    equipment_points,
    fame_points,
    final_score,
    man_wins,
    money_points,
)
from saloon.games.western_legends.state import WesternLegends
from saloon.games.western_legends.tactics import Tactics


@final
class LegendKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: WesternLegends, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.plans: Final = Plans(c)
        self.tactics: Final = Tactics(c, self.plans)
        self.surplus = weights["surplus"]
        self.wound = weights["wound"]
        self.disc = weights["disc"]
        self.plan = weights["plan"]
        self.danger = weights["danger"]
        self.cattle = weights["cattle"]
        self.noise = weights["noise"]
        self.lead = weights["lead"]
        self.man = weights["man"]
        self.playout: i64 = int(weights["horizon"])

    def horizon(self) -> i64:
        return self.playout

    def is_quiet(self, s: State) -> bool:
        """Between two actions and between two turns everything is settled."""
        if s.over:
            return True
        if s.simultaneous:
            return False
        step = s.step_of(s.actor())
        return step is self.c.act or step is self.c.income

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from how far ahead of the best rival one is expected to end."""
        c = self.c
        if s.over:
            return self._final_value(s, player)
        best = -1e9
        for other in range(c.players):
            if other != player:
                best = max(best, self.worth(s, other))
        if c.with_man:
            rounds = self.plans.rounds_left(s)
            best = max(best, float(c.table.get(s, T_MAN_LP)) + self.man * rounds)
        return 1.0 / (1.0 + math.exp(-(self.worth(s, player) - best) / self.lead))

    def _final_value(self, s: State, player: i64) -> float:
        c = self.c
        if c.with_man and man_wins(c, s):
            return 0.0
        first = c.ranking(s)[0]
        seat: int = player
        if seat in first:
            return 1.0 / float(len(first))
        mine = float(final_score(c, s, player))
        best = float(final_score(c, s, first[0]))
        return 0.1 / (1.0 + max(best - mine, 0.0))

    def worth(self, s: State, player: i64) -> float:
        """How many points a player will have, beyond what everybody gains as the game goes on."""
        c = self.c
        people = c.people
        plans = self.plans
        rounds = plans.rounds_left(s)
        space = people.get(s, player, P_SPACE)
        worth = float(people.get(s, player, P_LP) + equipment_points(c, s, player))
        worth += float(fame_points(c, s, player))
        spendable = min(rounds / 2.0, 1.0)
        money = float(people.get(s, player, P_MONEY)) * DOLLAR
        worth += money * spendable + float(money_points(c, s, player)) * (1.0 - spendable)
        worth += float(people.get(s, player, P_NUGGETS)) * NUGGET * spendable
        worth += self._hand_worth(s, player) * min(rounds / 2.0, 1.0)
        wounds = float(people.get(s, player, P_WOUNDS))
        worth -= wounds * (0.7 + self.wound * wounds * 0.5)
        worth += plans.wanted_worth(s, people.get(s, player, P_WANTED))
        worth += plans.marshal_worth(s, people.get(s, player, P_MARSHAL))
        worth += self._gear_worth(s, player, rounds)
        if c.cattle.get(s, player) != NONE:
            worth += self.cattle * spendable
        worth += self.disc * float(c.discs.get(s, 0, player) + c.discs.get(s, 1, player)) * spendable
        if 0 <= space < SPACES and rounds > 0.6:
            worth += self.plan * plans.at(s, player, space)[0]
            if c.is_outlaw(s, player):
                worth -= self._danger(s, player, space)
        if player == c.active(s):
            worth += float(c.box.row_lp[people.get(s, player, P_WANTED)])  # it comes when the turn ends
            worth += ACTION * 0.8 * float(c.turn.get(s, U_ACTIONS))
        return worth

    def _hand_worth(self, s: State, player: i64) -> float:
        c = self.c
        worth = 0.0
        for card in range(POKER_CARDS):
            if c.hands.has(s, player, card):
                worth += self.plans.card_worth[card]
        size = c.hands.size_of(s, player)
        limit = c.hand_limit_of(s, player)
        if size > limit:
            worth *= float(limit) / float(size) + self.surplus * float(size - limit) / float(size)
        return worth

    def _gear_worth(self, s: State, player: i64, rounds: float) -> float:
        """A mount saves actions for the rest of the game; items are kept for their use."""
        c = self.c
        fastest: i64 = 2
        for item in range(FIRST_WEAPON):
            if c.owns(s, player, item):
                fastest = max(fastest, c.box.movement[c.side_of_item(s, player, item)])
        late = min(rounds / 5.0, 1.0)
        return float(fastest - 2) * 1.3 * late + 0.3 * float(c.items_of(s, player)) * late

    def _danger(self, s: State, player: i64, space: i64) -> float:
        """What an outlaw risks: lawmen and the sheriff nearby, with money and gold to lose."""
        c = self.c
        near = c.box.distance[space * SPACES + c.table.get(s, T_SHERIFF)]
        for other in range(c.players):
            if other != player and c.people.get(s, other, P_MARSHAL) > 0:
                there = c.space_of(s, other)
                if 0 <= there < SPACES:
                    near = min(near, c.box.distance[space * SPACES + there])
        if near > 4:
            return 0.0
        carried = float(c.people.get(s, player, P_MONEY)) * DOLLAR * 0.5
        carried += float(c.people.get(s, player, P_NUGGETS)) * NUGGET * 0.5
        carried += self.plans.wanted_worth(s, c.people.get(s, player, P_WANTED))
        weak = 1.0 - self.plans.beats(self.plans.best_value(s, player), 4) * 0.5
        return self.danger * 0.15 * float(5 - near) * carried * weak

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best, blurred a little."""
        best = choices.actions[0]
        if choices.size == 1:
            return best
        self_noise = self.noise / 1024.0
        target = self.tactics.target_of(s, player)
        top = -1e9
        for place in range(choices.size):
            action = choices.actions[place]
            score = self.tactics.impression(s, player, action, target)
            score += self_noise * float(chance.below(1024))
            if score > top:
                top = score
                best = action
        return best

    def prior(self, s: State, player: i64, action: i64) -> float:
        target = self.tactics.target_of(s, player)
        return self.tactics.impression(s, player, action, target) / (4.0 * self.lead)
