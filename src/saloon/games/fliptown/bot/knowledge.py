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

from saloon.authoring import NOTHING, Choices, Layout, State
from saloon.authoring.knowledge import Knowledge
from saloon.core.chance import Chance
from saloon.core.layout import OPEN_LANES
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
from saloon.games.fliptown.bot.estimate import Estimate
from saloon.games.fliptown.bot.hopes import Hopes
from saloon.games.fliptown.bot.prospects import BEST, Prospects
from saloon.games.fliptown.components.names import (
    AREAS,
    CEMETERY,
    GOLD,
    HAMMERS,
    MONEY,
    PANS,
    RANKS,
    SUITS,
)
from saloon.games.fliptown.poker import best_strength, hand_in
from saloon.games.fliptown.rules.act import ACTING
from saloon.games.fliptown.rules.evening import cards_of_hand
from saloon.games.fliptown.rules.reach import area_entered, is_open, price_of_way, size_of, steps_to
from saloon.games.fliptown.rules.spaces import can_take_less
from saloon.games.fliptown.rules.turn import ASSIGNING
from saloon.games.fliptown.scoring import cowbot_score
from saloon.games.fliptown.table import TURNS_PHASE, Fliptown

NOTHING_KNOWN: Final[vec[float]] = vec[float]([])
"""Instead of the worths of the spaces, where they are not needed."""
AGAINST_COWBOT: Final = 0
"""Which `players_` table of `weights.toml` that is."""


@final
class FliptownKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, t: Fliptown, weights: Mapping[str, float]) -> None:
        self.t: Final = t
        self.estimate: Final = Estimate(t, weights)
        self.prospects: Final = Prospects(t, self.estimate)
        self.hopes: Final = Hopes(t, weights["poker_money"], weights["poker_use"])
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
            return s.step_of(s.actor()) is ASSIGNING
        for player in range(self.t.players):
            if s.acts(player) and s.step_of(player) is not ASSIGNING:
                return False
        return True

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, or alone how good the score will be."""
        t = self.t
        mine = self.worth(s, player)
        if t.has_cowbot:
            best = float(cowbot_score(t, s))
            if not s.over:
                best += self._cowbot_hope(s)
        elif t.solo:
            best = self.par
        else:
            best = -1e9
            for other in range(t.players):
                if other != player:
                    worth = self.worth(s, other)
                    if worth > best:
                        best = worth
            if s.over and best == mine:
                return 0.5
        return 1.0 / (1.0 + math.exp((best - mine) / self.lead))

    def _cowbot_hope(self, s: State) -> float:
        """What the cowbot's score will still change by: thefts, and what the player will circle."""
        t = self.t
        turns = self.estimate.turns_left(s, 0)
        hope = self.cowbot_gain * turns * float(t.box.stolen_points)
        for place in range(t.box.counted_areas):
            hope -= float(t.box.cowbot_factors[place]) * self.circles * turns
        return hope

    def worth(self, s: State, player: i64) -> float:
        """What a player may expect to have at the end."""
        worth = self.estimate.worth(s, player)
        if not s.over and self.t.clock.phase.get(s) == TURNS_PHASE:
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
        family = self.t.game.actions.family(action)
        return (
            area_entered(action) != NOTHING
            or family == ASSIGN.number
            or family == ABILITY.number
            or family == REFLIP.number
        )

    def score_of(self, s: State, player: i64, action: i64, turns: float, worths: vec[float]) -> float:
        """What a choice brings, in points; `worths` are those of the spaces, for choices that need them."""
        t = self.t
        families = t.game.actions
        family = families.family(action)
        area = area_entered(action)
        if area != NOTHING:
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
            return float(t.box.office_stars)
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
        t = self.t
        families = t.game.actions
        index = families.first(action)
        way = families.second(action)
        score = worths[t.box.first_space[area] + index] - self.prospects.theft(s, player, area, index)
        if can_take_less(t, s, player, area) and families.third(action) == ALL_WANTED:
            score -= 1.0  # nobody takes more WANTED than necessary
        if s.step_of(player) is ACTING:
            if area == CEMETERY:
                if way > 0:
                    score += self.estimate.change(s, player, GOLD, -t.box.suit_price, turns)
            else:
                price = price_of_way(t, s, player, area, index, way)
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
        t = self.t
        poker = t.lineup.at(s, 3 - suit - value)
        best = self._best_action(
            s, player, t.lineup.at(s, suit) // RANKS, t.lineup.at(s, value) % RANKS + 1, turns, worths
        )
        return best + self.hopes.column(s, player, poker)

    def _best_action(
        self, s: State, player: i64, suit: i64, value: i64, turns: float, worths: vec[float]
    ) -> float:
        t = self.t
        gold = t.people.gold.get(s, player)
        best = 0.0
        for area in range(AREAS):
            price: i64 = 0
            if area < SUITS and area != suit:
                price = t.box.suit_price
                if price > gold:
                    continue
            for index in range(size_of(area)):
                if not is_open(t, s, player, area, index):
                    continue
                steps: i64 = 0 if area == CEMETERY else steps_to(t, s, player, area, index, value)
                paid = price + steps * t.box.step_price
                if paid <= gold:
                    found = worths[t.box.first_space[area] + index]
                    found -= self.prospects.theft(s, player, area, index)
                    if paid > 0:
                        found += self.estimate.change(s, player, GOLD, -paid, turns)
                    if found > best:
                        best = found
        return best

    def _reward(self, s: State, player: i64, reward: i64, turns: float) -> float:
        t = self.t
        if reward == 0:
            return self.estimate.change(s, player, MONEY, t.box.outlaw_money, turns)
        if reward == 1:
            return self.estimate.change(s, player, GOLD, t.box.outlaw_gold, turns)
        return self.prospects.crossing(s, player, reward - 1)

    def _using(self, s: State, player: i64, ability: i64, turns: float, worths: vec[float]) -> float:
        """An ability is used when it brings more than usual, or when time runs out."""
        patience = self.ability if turns > 3.0 else self.ability * turns / 3.0
        if ability < AREAS:
            return worths[BEST + ability] - patience + 0.05
        wanted = self.t.people.wanted.get(s, player)
        if ability == ABILITY_GOLD:
            return float(wanted) * self.estimate.gold_end - patience
        return self.prospects.crossing(s, player, 2 * self.t.people.hammers.get(s, player)) - 0.6 * patience

    def _evening(self, s: State, player: i64, family: i64, action: i64, first: i64) -> float:
        """The choices at the end of a round, the Mayor's, and doing nothing."""
        t = self.t
        if family == CHEAT.number:
            cards = cards_of_hand(t, s, player)
            cards[first] = t.game.actions.second(action)
            found = self.hopes.worth[hand_in(best_strength(cards, t.hand_size))]
            cards[first] = cards_of_hand(t, s, player)[first]
            now = self.hopes.worth[hand_in(best_strength(cards, t.hand_size))]
            last = t.clock.round.get(s) == 3
            return found - now - (0.0 if last else 3.5)
        if family == BRIBE.number:
            return 0.0 if first == 0 else self._bribing(s, player)
        if family == REDRAW.number:
            return float(first)
        if family == FINE.number:
            number = t.clock.round.get(s)
            if first == 0:
                return -float(t.box.fine_money[number]) * self.estimate.money_end * 1.1
            return -float(t.box.fine_stars[number])
        return 0.0

    def _bribing(self, s: State, player: i64) -> float:
        """FT-ST9: the fine times the chance, less what the gold is worth."""
        t = self.t
        number = t.clock.round.get(s)
        wanted = t.people.wanted.get(s, player)
        risk = float(wanted - 1) / float(RANKS)
        if risk > 1.0:
            risk = 1.0
        if t.people.peeked.get(s, player):
            risk = 1.0 if t.sheriff.top(s) % RANKS + 1 < wanted else 0.0
        fine = float(t.box.fine_stars[number])
        stars = float(t.people.stars.get(s, player))
        if fine > stars:
            fine = stars
        if wanted < t.box.stars_only_from and t.people.money.get(s, player) >= t.box.fine_money[number]:
            fine = float(t.box.fine_money[number]) * self.estimate.money_end
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
