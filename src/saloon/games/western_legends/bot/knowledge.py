"""What a good player knows about Western Legends: how a position stands, and what to do at every question.

`worth` estimates how many points a player will have, and greedy bots go by it; searches go by
`Judgement`, which is fitted to how games end. The policy for playing games out takes what looks best by
`Tactics.impression`, which is also the first impression of a search. The numbers are in `weights.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.knowledge import Knowledge
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.state import State
from saloon.games.western_legends.bot.judgement import Judgement
from saloon.games.western_legends.bot.opinions import Opinions
from saloon.games.western_legends.bot.plans import Plans
from saloon.games.western_legends.bot.tactics import Tactics
from saloon.games.western_legends.components.ids import (
    NONE,
    SPACES,
)
from saloon.games.western_legends.fields import (
    ON_FOOT,
)
from saloon.games.western_legends.rules import act, turn
from saloon.games.western_legends.rules.scoring import (
    equipment_points,
    fame_points,
    final_score,
    man_wins,
    outlaw_points,
)
from saloon.games.western_legends.table import WesternLegends


@final
class LegendKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: WesternLegends, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.o: Final = Opinions(weights)
        self.plans: Final = Plans(c, self.o)
        self.tactics: Final = Tactics(c, self.plans, self.o)
        self.judgement: Final = Judgement(c, self.plans, weights)
        self.asked_in: i64 = c.players
        """In which turn of the game (see `_turn`) the question was asked that a search thinks about."""

    def horizon(self) -> i64:
        """There is one: `may_stop` says where."""
        return 1

    def study(
        self, perspective: Perspective, choices: Choices, found: vec[float], effort: i64, chance: Chance
    ) -> bool:
        """Nothing but to remember which turn it is, so that all playouts stop before the same turn."""
        self.asked_in = self._turn(perspective.imagine(0))
        return False

    def may_stop(self, s: State) -> bool:
        """A round later, between two turns: with a turn more or less choices cannot be compared."""
        if s.over:
            return True
        if s.simultaneous or s.step_of(s.actor()) is not turn.TAKING_INCOME:
            return False
        return float(self._turn(s) - self.asked_in) >= self.o.horizon * float(self.c.players)

    def _turn(self, s: State) -> i64:
        """The number of a turn, from the number of players on; the set-up belongs to the first."""
        c = self.c
        if c.active(s) == NONE:
            return c.players
        place = (c.active(s) - c.first(s) + c.players) % c.players
        return c.table.round.get(s) * c.players + place

    def is_quiet(self, s: State) -> bool:
        """Between two actions and between two turns everything is settled."""
        if s.over:
            return True
        if s.simultaneous:
            return False
        step = s.step_of(s.actor())
        return step is act.ACTING or step is turn.TAKING_INCOME

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from how far ahead of the best rival one is expected to end."""
        c = self.c
        if s.over:
            return self._final_value(s, player)
        rounds = self.plans.rounds_left(s)
        best = -1e9
        for other in range(c.players):
            if other != player:
                best = max(best, self.worth(s, other, rounds))
        if c.with_man:
            best = max(best, float(c.table.man_lp.get(s)) + self.o.man * rounds)
        return 1.0 / (1.0 + math.exp(-(self.worth(s, player, rounds) - best) / self.o.lead))

    def judge(self, s: State, player: i64) -> float:
        """The same, as games of greedy bots ended."""
        return self._final_value(s, player) if s.over else self.judgement.chance_to_win(s, player)

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

    def worth(self, s: State, player: i64, rounds: float) -> float:
        """How many points a player will have, beyond what everybody gains as the game goes on."""
        c = self.c
        o = self.o
        people = c.people
        plans = self.plans
        space = people.space.get(s, player)
        wanted = people.wanted.get(s, player)
        purse = plans.purse
        spendable = purse.spendable(rounds)
        worth = float(people.lp.get(s, player) + equipment_points(c, s, player))
        worth += float(fame_points(c, s, player))
        money = people.money.get(s, player)
        worth += purse.money(money, rounds)
        worth += purse.gold(float(people.nuggets.get(s, player)), money, rounds)
        worth += plans.hand_worth(s, player) * spendable
        wounds = float(people.wounds.get(s, player))
        worth -= wounds * (o.wound + o.wounds_more * wounds)
        if wanted > 0:
            worth += plans.wanted_worth(wanted, rounds, plans.lawmen_but(s, player))
        elif people.marshal.get(s, player) > 0:
            worth += plans.marshal_worth(people.marshal.get(s, player), rounds)
            worth += plans.booty(s, player) * spendable
        worth += float(outlaw_points(c, s, player)) * (1.0 - spendable)
        worth += self._gear_worth(s, player, rounds)
        if c.cattle.get(s, player) != NONE:
            worth += o.cattle * spendable
        worth += o.disc * float(c.discs.get(s, 0, player) + c.discs.get(s, 1, player)) * spendable
        if 0 <= space < SPACES and rounds > 0.6:
            worth += o.plan * plans.at(s, player, space, rounds)[0]
            if wanted > 0:
                worth -= self._danger(s, player, space, rounds)
        if plans.under_way(s, player):
            worth += float(c.box.row_lp[wanted])  # it comes when the turn ends
            worth += o.action * o.action_left * float(c.turn.actions.get(s))
        return worth

    def _gear_worth(self, s: State, player: i64, rounds: float) -> float:
        """A mount saves actions for the rest of the game; items are kept for their use."""
        o = self.o
        ridden = float(self.plans.fastest(s, player) - ON_FOOT)
        late = min(rounds / o.gear_rounds, 1.0)
        return (ridden * o.mount + o.owned_item * float(self.c.items_of(s, player))) * late

    def _danger(self, s: State, player: i64, space: i64, rounds: float) -> float:
        """What an outlaw risks: lawmen and the sheriff nearby, with money and gold to lose."""
        c = self.c
        near = c.box.distance[space * SPACES + c.table.sheriff.get(s)]
        for other in range(c.players):
            if other != player and c.people.marshal.get(s, other) > 0:
                there = c.space_of(s, other)
                if 0 <= there < SPACES:
                    near = min(near, c.box.distance[space * SPACES + there])
        if near > 4:
            return 0.0
        o = self.o
        carried = float(c.people.money.get(s, player)) * o.dollar * 0.5
        carried += float(c.people.nuggets.get(s, player)) * o.nugget * 0.5
        lawmen = self.plans.lawmen_but(s, player)
        carried += self.plans.wanted_worth(c.people.wanted.get(s, player), rounds, lawmen)
        weak = 1.0 - self.plans.beats(self.plans.best_value(s, player), 4) * 0.5
        return o.danger * float(5 - near) * carried * weak

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best, blurred a little."""
        best = choices.actions[0]
        if choices.size == 1:
            return best
        blur = self.o.noise / 1024.0
        outlook = self.tactics.look(s, player)
        top = -1e9
        for place in range(choices.size):
            action = choices.actions[place]
            score = self.tactics.impression(s, player, action, outlook)
            score += blur * float(chance.below(1024))
            if score > top:
                top = score
                best = action
        return best

    def prior(self, s: State, player: i64, action: i64) -> float:
        outlook = self.tactics.look(s, player)
        return self.o.trust * self.tactics.impression(s, player, action, outlook)


def knowledge(layout: Layout, weights: Mapping[str, float]) -> Knowledge:
    """What bots know at such a table."""
    assert isinstance(layout, WesternLegends)
    return LegendKnowledge(layout, weights)
