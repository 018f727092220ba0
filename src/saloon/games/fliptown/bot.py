"""What a good player knows about Fliptown (FT-ST1 to FT-ST20).

`value` goes by what a player may expect to have at the end (`estimate.py`, `hopes.py`); `choose` is a quick
policy for playing games out, by what every choice brings (`prospects.py`). The numbers are in `weights.toml`.
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
from saloon.core.layout import OPEN_LANES, Layout
from saloon.core.state import State
from saloon.games.fliptown.actions import (
    ABILITY,
    ABILITY_GOLD,
    ALL_WANTED,
    ASSIGN,
    BRIBE,
    BUY,
    CHEAT,
    CLAIM,
    CROSS,
    EFFECT,
    EXCHANGE,
    FINE,
    LOOK,
    POSTPONE,
    REDRAW,
    REFLIP,
    REWARD,
    STAR,
    TOOL,
)
from saloon.games.fliptown.estimate import Estimate
from saloon.games.fliptown.hopes import Hopes
from saloon.games.fliptown.names import (
    AREAS,
    CEMETERY,
    GOLD,
    HAMMERS,
    MONEY,
    PANS,
    RANKS,
    STARS,
    SUITS,
    WANTED,
)
from saloon.games.fliptown.poker import best_strength, hand_in
from saloon.games.fliptown.prospects import BEST, Prospects
from saloon.games.fliptown.rows import PEEKED
from saloon.games.fliptown.rules.evening import cards_of_hand
from saloon.games.fliptown.rules.reach import (
    is_open,
    price_of_way,
    size_of,
    steps_to,
)
from saloon.games.fliptown.rules.spaces import can_take_less
from saloon.games.fliptown.rules.turn import area_of_family
from saloon.games.fliptown.scoring import cowbot_score
from saloon.games.fliptown.state import PHASE, ROUND, TURNS_PHASE, Fliptown

NOTHING_KNOWN: Final[vec[float]] = vec[float]([])
"""Instead of the worths of the spaces, where they are not needed."""
AGAINST_COWBOT: Final = 0
"""Which `players_` table of `weights.toml` that is."""


@final
class FliptownKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: Fliptown, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.estimate: Final = Estimate(c, weights)
        self.prospects: Final = Prospects(c, self.estimate)
        self.hopes: Final = Hopes(c, weights["poker_money"], weights["poker_use"])
        self.noise = weights["noise"]
        self.ability = weights["ability"]
        self.par = weights["par"]
        self.lead = weights["lead"]
        self.cowbot_gain = weights["cowbot"]
        self.circles = weights["circles"]
        self.playout: i64 = int(weights["horizon"])
        self.prior_share = weights["prior"]

    def horizon(self) -> i64:
        return self.playout

    def is_quiet(self, s: State) -> bool:
        """Between two turns everything is settled."""
        if s.over:
            return True
        if s.cells[OPEN_LANES] == 0:
            return s.step_of(s.actor()) is self.c.assign
        for player in range(self.c.players):
            if s.acts(player) and s.step_of(player) is not self.c.assign:
                return False
        return True

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, or alone how good the score will be."""
        c = self.c
        mine = self.worth(s, player)
        if c.has_cowbot:
            best = float(cowbot_score(c, s))
            if not s.over:
                best += self._cowbot_hope(s)
        elif c.solo:
            best = self.par
        else:
            best = -1e9
            for other in range(c.players):
                if other != player:
                    worth = self.worth(s, other)
                    if worth > best:
                        best = worth
            if s.over and best == mine:
                return 0.5
        return 1.0 / (1.0 + math.exp((best - mine) / self.lead))

    def _cowbot_hope(self, s: State) -> float:
        """What the cowbot's score will still change by: thefts, and what the player will circle."""
        c = self.c
        turns = self.estimate.turns_left(s, 0)
        hope = self.cowbot_gain * turns * float(c.box.stolen_points)
        for place in range(c.box.counted_areas):
            hope -= float(c.box.cowbot_factors[place]) * self.circles * turns
        return hope

    def worth(self, s: State, player: i64) -> float:
        """What a player may expect to have at the end."""
        worth = self.estimate.worth(s, player)
        if not s.over and self.c.clock.get(s, PHASE) == TURNS_PHASE:
            worth += self.hopes.column(s, player, -1)
        return worth

    # -- the policy --------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that brings most, give or take some luck."""
        if choices.size == 1:
            return choices.actions[0]
        best = choices.actions[0]
        best_score = -1e300
        turns = self.estimate.turns_left(s, player)
        worths = NOTHING_KNOWN
        for place in range(choices.size):
            action = choices.actions[place]
            if len(worths) == 0 and self._needs_worths(action):
                worths = self.prospects.spaces(s, player, turns)
            score = self.score_of(s, player, action, turns, worths)
            score += self.noise * float(chance.below(1000)) * 0.001
            if score > best_score:
                best_score = score
                best = action
        return best

    def prior(self, s: State, player: i64, action: i64) -> float:
        """What a choice brings by itself, in units of value."""
        turns = self.estimate.turns_left(s, player)
        worths = NOTHING_KNOWN
        if self._needs_worths(action):
            worths = self.prospects.spaces(s, player, turns)
        return self.prior_share * self.score_of(s, player, action, turns, worths) / (4.0 * self.lead)

    def _needs_worths(self, action: i64) -> bool:
        """Whether a choice cannot be judged without what the spaces bring."""
        family = self.c.game.families.family(action)
        return (
            area_of_family(family) >= 0
            or family == ASSIGN.number
            or family == ABILITY.number
            or family == REFLIP.number
        )

    def score_of(self, s: State, player: i64, action: i64, turns: float, worths: vec[float]) -> float:
        """What a choice brings, in points; `worths` are those of the spaces, for choices that need them."""
        c = self.c
        families = c.game.families
        family = families.family(action)
        area = area_of_family(family)
        if area >= 0:
            return self._entering(s, player, action, area, turns, worths)
        first = families.first(action)
        if family == ASSIGN.number:
            return self._assigning(s, player, first, families.second(action), turns, worths)
        if family == BUY.number:
            return self.prospects.item(s, player, first, turns)
        if family == EXCHANGE.number:
            return self.prospects.exchange(s, player, self._building(s, player), first, turns)
        if family == CLAIM.number:
            return self.prospects.claim(s, player, first, turns)
        if family == CROSS.number:
            return self.prospects.crossing(s, player, first)
        if family == STAR.number:
            return float(c.box.office_stars)
        if family == EFFECT.number:
            return 0.1 + self.prospects.effect(s, player, first, turns)
        if family == LOOK.number:
            return 0.5
        if family == POSTPONE.number:
            return -0.2
        if family == REWARD.number:
            return self._reward(s, player, first, turns)
        if family == TOOL.number:
            return self.estimate.tool_worth(
                PANS if first == 0 else HAMMERS, self.estimate.works_left(s), turns
            )
        if family == ABILITY.number:
            return self._using(s, player, first, turns, worths)
        if family == REFLIP.number:
            return self._reflipping(s, player, worths) if first == 1 else 0.0
        return self._evening(s, player, family, action, first)

    def _building(self, s: State, player: i64) -> i64:
        return s.argument(player)

    def _entering(
        self, s: State, player: i64, action: i64, area: i64, turns: float, worths: vec[float]
    ) -> float:
        """A main or bonus action, less what changing the cards costs."""
        c = self.c
        families = c.game.families
        index = families.first(action)
        way = families.second(action)
        score = worths[c.box.first_space[area] + index] - self.prospects.theft(s, player, area, index)
        if can_take_less(c, s, player, area) and families.third(action) == ALL_WANTED:
            score -= 1.0  # nobody takes more WANTED than necessary
        if s.step_of(player) is c.act:
            if area == CEMETERY:
                if way > 0:
                    score += self.estimate.change(s, player, GOLD, -c.box.suit_price, turns)
            else:
                price = price_of_way(c, s, player, area, index, way)
                score += self.estimate.change(s, player, GOLD, -price, turns)
                if way % 3 != 0:
                    score -= 1.0
                if way >= 6:
                    score -= 1.0
        return score

    def _assigning(
        self, s: State, player: i64, suit: i64, value: i64, turns: float, worths: vec[float]
    ) -> float:
        """The best main action that an assignment allows, and what its poker card may become."""
        c = self.c
        poker = c.lineup.at(s, 3 - suit - value)
        best = self._best_action(
            s, player, c.lineup.at(s, suit) // RANKS, c.lineup.at(s, value) % RANKS + 1, turns, worths
        )
        return best + self.hopes.column(s, player, poker)

    def _best_action(
        self, s: State, player: i64, suit: i64, value: i64, turns: float, worths: vec[float]
    ) -> float:
        c = self.c
        gold = c.rows.get(s, player, GOLD)
        best = 0.0
        for area in range(AREAS):
            price: i64 = 0
            if area < SUITS and area != suit:
                price = c.box.suit_price
                if price > gold:
                    continue
            for index in range(size_of(area)):
                if not is_open(c, s, player, area, index):
                    continue
                steps: i64 = 0 if area == CEMETERY else steps_to(c, s, player, area, index, value)
                paid = price + steps * c.box.step_price
                if paid <= gold:
                    found = worths[c.box.first_space[area] + index]
                    found -= self.prospects.theft(s, player, area, index)
                    if paid > 0:
                        found += self.estimate.change(s, player, GOLD, -paid, turns)
                    if found > best:
                        best = found
        return best

    def _reward(self, s: State, player: i64, reward: i64, turns: float) -> float:
        c = self.c
        if reward == 0:
            return self.estimate.change(s, player, MONEY, c.box.outlaw_money, turns)
        if reward == 1:
            return self.estimate.change(s, player, GOLD, c.box.outlaw_gold, turns)
        return self.prospects.crossing(s, player, reward - 1)

    def _using(self, s: State, player: i64, ability: i64, turns: float, worths: vec[float]) -> float:
        """An ability is used when it brings more than usual, or when time runs out."""
        patience = self.ability if turns > 3.0 else self.ability * turns / 3.0
        if ability < AREAS:
            return worths[BEST + ability] - patience + 0.05
        wanted = self.c.rows.get(s, player, WANTED)
        if ability == ABILITY_GOLD:
            return float(wanted) * self.estimate.gold_end - patience
        return self.prospects.crossing(s, player, 2 * self.c.rows.get(s, player, HAMMERS)) - 0.6 * patience

    def _evening(self, s: State, player: i64, family: i64, action: i64, first: i64) -> float:
        """The choices at the end of a round, the Mayor's, and doing nothing."""
        c = self.c
        if family == CHEAT.number:
            cards = cards_of_hand(c, s, player)
            cards[first] = c.game.families.second(action)
            found = self.hopes.worth[hand_in(best_strength(cards, c.hand_size))]
            cards[first] = cards_of_hand(c, s, player)[first]
            now = self.hopes.worth[hand_in(best_strength(cards, c.hand_size))]
            last = c.clock.get(s, ROUND) == 3
            return found - now - (0.0 if last else 3.5)
        if family == BRIBE.number:
            return 0.0 if first == 0 else self._bribing(s, player)
        if family == REDRAW.number:
            return float(first)
        if family == FINE.number:
            number = c.clock.get(s, ROUND)
            if first == 0:
                return -float(c.box.fine_money[number]) * self.estimate.money_end * 1.1
            return -float(c.box.fine_stars[number])
        return 0.0

    def _bribing(self, s: State, player: i64) -> float:
        """FT-ST9: the fine times the chance, less what the gold is worth."""
        c = self.c
        number = c.clock.get(s, ROUND)
        wanted = c.rows.get(s, player, WANTED)
        risk = float(wanted - 1) / float(RANKS)
        if risk > 1.0:
            risk = 1.0
        if c.rows.get(s, player, PEEKED) == 1:
            risk = 1.0 if c.sheriff.top(s) % RANKS + 1 < wanted else 0.0
        fine = float(c.box.fine_stars[number])
        stars = float(c.rows.get(s, player, STARS))
        if fine > stars:
            fine = stars
        if wanted < c.box.stars_only_from and c.rows.get(s, player, MONEY) >= c.box.fine_money[number]:
            fine = float(c.box.fine_money[number]) * self.estimate.money_end
        turns = float((3 - number) * 5)
        return risk * fine + self.estimate.change(s, player, GOLD, -wanted, turns)

    def _reflipping(self, s: State, player: i64, worths: vec[float]) -> float:
        """Whether the best that the line-up allows is worth less than usual."""
        turns = self.estimate.turns_left(s, player)
        best = -1e9
        for suit in range(3):
            for value in range(3):
                if suit != value:
                    found = self._assigning(s, player, suit, value, turns, worths)
                    if found > best:
                        best = found
        usual = 6.0 + self.hopes.column(s, player, -1)
        return usual - best - (2.0 if turns > 4.0 else 0.5)


def knowledge(layout: Layout, weights: Mapping[str, float]) -> Knowledge:
    """What bots know at such a table."""
    assert isinstance(layout, Fliptown)
    return FliptownKnowledge(layout, weights)


def weights_for(layout: Layout) -> int:
    """Playing alone against a cowbot is another game than playing for points, with weights of its own."""
    assert isinstance(layout, Fliptown)
    return AGAINST_COWBOT if layout.has_cowbot else layout.players
