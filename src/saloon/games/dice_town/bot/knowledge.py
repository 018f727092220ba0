"""What a good player knows about Dice Town (the strategy notes are quoted by their numbers).

`worth` says what a player has, `round_worth` of `Prospects` what the dice of this round will bring;
`choose` is a quick policy for playing games out (see `appeal.py`). The numbers are in `weights.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING
from saloon.authoring.knowledge import Knowledge
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.state import State
from saloon.games.dice_town.actions import KEEP, KEEP_FREE
from saloon.games.dice_town.bot.appeal import AVERAGE_DEED, Appeal
from saloon.games.dice_town.bot.foresight import Foresight
from saloon.games.dice_town.bot.prospects import Prospects
from saloon.games.dice_town.bot.spoils import Spoils
from saloon.games.dice_town.components import (
    CARD_IDS,
    EQUIPMENT,
    KINDS,
    STORE_KINDS,
    TOUGH_GUY,
)
from saloon.games.dice_town.rules.dice import KEEPING, cost_of
from saloon.games.dice_town.table import ALL_DICE, DICE_IN, TOUGH, DiceTown

VICTORY: Final = 0.75
"""How much of a finished game's value is who has won; the rest is the lead."""


MOST_SAMPLES: Final[i64] = 200
"""The most rolls of rivals to imagine."""

HANDS_IMAGINED: Final[i64] = 16
"""How often hidden hands are imagined, to see what everybody has on average."""


@final
class TownKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: DiceTown, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.prospects: Final = Prospects(c, weights)
        self.card_worth: Final[vec[float]] = vec[float]([0.0] * KINDS)
        for kind in range(KINDS):
            if kind < EQUIPMENT or kind >= STORE_KINDS:
                self.card_worth[kind] = float(c.points_of[kind])
            else:
                self.card_worth[kind] = weights["cards"] * weights[f"card_{CARD_IDS[kind]}"]
        self.dollar = weights["dollar"]
        self.nugget = weights["nugget"]
        self.reserve = weights["reserve"]
        self.unfenced = weights["unfenced"]
        self.a_round = weights["a_round"]
        self.noise = weights["noise"]
        self.lead = weights["lead"]
        self.lead_late = weights["lead_late"]
        self.muted = weights["muted"]
        self.trust = weights["trust"]
        self.playout: i64 = int(weights["horizon"])
        self.appeal: Final = Appeal(c, self.prospects, self.card_worth, weights)
        self.spoils: Final = Spoils(c, self.prospects, weights)
        self.foresight: Final = Foresight(c, self.appeal, self.spoils)

    def horizon(self) -> i64:
        return self.playout

    def is_quiet(self, s: State) -> bool:
        """While all choose their dice, everything else is settled."""
        return s.over or s.step_of(s.actor()) is KEEPING

    def is_comparable(self, s: State) -> bool:
        """The same choice of dice keeps other faces in every simulation."""
        return s.step_of(s.actor()) is not KEEPING

    def may_stop(self, s: State) -> bool:
        """Playouts end between two rounds, when nobody has a partial hand."""
        return self.is_quiet(s) and self.is_round_start(s)

    def is_round_start(self, s: State) -> bool:
        """Whether nobody has shown or chosen any dice of this round."""
        if self.c.moment.reveals.get(s) > 0:
            return False
        for seat in range(self.c.players):
            if self.c.sealed.get(s, seat) > 0:
                return False
        return True

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from the expected lead over each rival."""
        c = self.c
        if s.over or c.moment.counting.get(s):
            return self._final_value(s, player)
        rolling = c.moment.location.get(s) == NOTHING and not self.is_round_start(s)
        if rolling:
            self.prospects.look(s, player)
            sealed = c.sealed.get(s, player)
            if sealed > 0:
                kept = c.kept.get(s, player) | ((sealed - 1) & ALL_DICE)
                self.prospects.look_at(s, player, kept)
        mine = self.worth(s, player)
        if rolling:  # what the round will bring to the others does not depend on one's own dice
            mine += self.prospects.round_worth(player) - self._to_pay(s, player) - self.a_round
            if c.quiet.get(s, player) == 1:  # a quiet player cannot play cards this round
                mine -= self.muted * float(self.action_cards(s, player))
            if c.sheriff.get(s) == player:
                mine -= self.prospects.badge
        odds = 1.0
        lead = self.clear_lead(s)
        for other in range(c.players):
            if other != player:
                odds += math.exp((self.worth(s, other) - mine) / lead)
        return 1.0 / odds

    def judge(self, s: State, player: i64) -> float:
        """Between two rounds: by what everything will be worth in the end."""
        if s.over or self.c.moment.counting.get(s) or not self.is_round_start(s):
            return self.value(s, player)
        self.spoils.clear()
        self.spoils.weigh(s, 1.0)
        return self.spoils.chance_of(s, player)

    def clear_lead(self, s: State) -> float:
        """The lead that is a clear advantage: large while there is time to rob the rich."""
        return self.lead * math.pow(self.lead_late / self.lead, self.prospects.progress(s))

    def _to_pay(self, s: State, player: i64) -> float:
        """What a sealed choice of dice will cost."""
        sealed = self.c.sealed.get(s, player) - 1
        if sealed < 0:
            return 0.0
        if sealed & TOUGH != 0:
            return self.card_worth[TOUGH_GUY]
        return self.money_worth(self.c.money.amount(s, player)) - self.money_worth(
            self.c.money.amount(s, player) - cost_of(DICE_IN[sealed & ALL_DICE])
        )

    def _final_value(self, s: State, player: i64) -> float:
        """DT-X7, DT-X8: won or lost, mixed with the lead."""
        c = self.c
        mine = c.score(s, player) * 1000 + c.deeds_of(s, player)
        best: i64 = -1
        odds = 1.0
        for other in range(c.players):
            if other != player:
                standing = c.score(s, other) * 1000 + c.deeds_of(s, other)
                if standing > best:
                    best = standing
                odds += math.exp(float(standing // 1000 - mine // 1000) / self.lead_late)
        won = best < mine or (best == mine and c.ranking(s)[0] == [player])
        return (1.0 - VICTORY) / odds + (VICTORY if won else 0.0)

    def worth(self, s: State, player: i64) -> float:
        """What a player has, in points."""
        c = self.c
        worth = self.nugget * float(c.nuggets.amount(s, player)) + self.money_worth(c.money.amount(s, player))
        worth -= self.unfenced * AVERAGE_DEED * float(c.deeds_in_hand(s, player))
        for kind in range(EQUIPMENT):
            worth += self.card_worth[kind] * float(c.hands.count(s, player, kind))
        for kind in range(STORE_KINDS, KINDS):
            deeds = c.hands.count(s, player, kind) + c.fenced.count(s, player, kind)
            worth += self.card_worth[kind] * float(deeds)
        fresh = 1.0 - 0.6 * self.prospects.progress(s)
        for kind in range(EQUIPMENT, STORE_KINDS):
            if c.hands.count(s, player, kind) > 0:
                worth += fresh * self.card_worth[kind] * float(c.hands.count(s, player, kind))
        return worth + (self.prospects.badge_worth(s) if c.sheriff.get(s) == player else 0.0)

    def action_cards(self, s: State, player: i64) -> i64:
        """How many playable cards a player holds."""
        found: i64 = 0
        for kind in range(EQUIPMENT, STORE_KINDS):
            found += self.c.hands.count(s, player, kind)
        return found

    def money_worth(self, money: i64) -> float:
        """Strategy 16: half a point per dollar, and more for the first two, which let a player act."""
        first = money if money < 2 else 2
        return self.dollar * float(money) + self.reserve * float(first)

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best by itself, with a little noise."""
        best = choices.actions[0]
        if choices.size == 1:
            return best
        best_score = -1e9
        self.appeal.begin(s, player)
        for place in range(choices.size):
            action = choices.actions[place]
            score = self.appeal.of(action) + float(chance.below(1024)) * (self.noise / 1024.0)
            if score > best_score:
                best_score = score
                best = action
        return best

    def prior(self, s: State, player: i64, action: i64) -> float:
        """How good an action looks by itself: its effect on the chance to win."""
        self.appeal.begin(s, player)
        a_point = self.spoils.prices_now(s).a_deed(AVERAGE_DEED) / AVERAGE_DEED
        return self.trust * self.appeal.of(action) * a_point / 4.0

    # -- foresight ---------------------------------------------------------------------------------------

    def study(
        self, perspective: Perspective, choices: Choices, found: vec[float], effort: i64, chance: Chance
    ) -> bool:
        """A choice of dice is thought through to the end of the roll."""
        s = perspective.imagine(0)
        player: i64 = perspective.player
        if s.step_of(player) is not KEEPING:
            return False
        spoils = self.spoils
        spoils.clear()
        for _hands in range(HANDS_IMAGINED):
            spoils.weigh(perspective.imagine(chance.seed()), 1.0 / float(HANDS_IMAGINED))
        spoils.look(s, player)
        self.foresight.think(s, player, min(effort, MOST_SAMPLES), chance)
        for place in range(choices.size):
            action = choices.actions[place]
            free = action >= KEEP_FREE.base
            dice = action - (KEEP_FREE.base if free else KEEP.base)
            found[place] = self.foresight.worth(s, player, dice, free)
        return True


def knowledge(layout: Layout, weights: Mapping[str, float]) -> Knowledge:
    """What bots know at this table."""
    assert isinstance(layout, DiceTown)
    return TownKnowledge(layout, weights)
