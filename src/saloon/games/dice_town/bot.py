"""What a good player knows about Dice Town (the strategy notes are quoted by their numbers).

`worth` says what a player has, `round_worth` of `Prospects` what the dice of this round will bring;
`choose` is a quick policy for playing games out (see `appeal.py`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.knowledge import Knowledge
from saloon.core.state import State
from saloon.games.dice_town.appeal import AVERAGE_DEED, Appeal
from saloon.games.dice_town.components import (
    CHEAT_CARD,
    CORRUPTION,
    DYNAMITE,
    ELIXIR,
    EQUIPMENT,
    FIFTY_FIFTY,
    GIRLS,
    KINDS,
    MARSHAL,
    ON_CREDIT,
    SHAKY_JOE,
    STORE_KINDS,
    TOUGH_GUY,
    WANTED,
)
from saloon.games.dice_town.prospects import Prospects
from saloon.games.dice_town.rules.dice import cost_of
from saloon.games.dice_town.state import ALL_DICE, COUNTING, DICE_IN, LOCATION, TOUGH, DiceTown

WEIGHTS: Final[dict[str, float]] = {
    # How likely a die still to be rolled will show a given face: an own one, and one of a rival, who chooses
    # what to keep.
    "own_hit": 0.167,
    "rival_hit": 0.19,
    # How clearly one more category of poker hands decides, divided by how unsure the hands still are.
    "hand_sharp": 2.0,
    # How often a tie is won by somebody who is not the Sheriff.
    "tie_share": 0.4,
    # What a die that is still to be rolled is worth, because one may choose what to make of it.
    "option": 0.0,
    # A store card, and what each further card to choose from adds.
    "store_first": 1.4,
    "store_more": 0.5,
    # A theft: how much of a stolen card's worth counts, and what each further card to look at adds.
    "theft_share": 1.1,
    "theft_more": 0.3,
    # A dollar, in points, while the game goes on; and the first two of them, which keep one able to act.
    "dollar": 0.5,
    "reserve": 0.35,
    # How much of the badge's points counts at the start of the game.
    "badge_early": 0.4,
    # How much of the Doc's best consolation counts.
    "consolation": 0.8,
    # What action cards are worth in hand, all together scaled by this.
    "cards": 1.0,
    # How much of a deed's worth is lost to thieves as long as it is in hand.
    "unfenced": 0.06,
    # What a round brings to a player on average.
    "a_round": 3.5,
    # As a tied player: how much of the prize to offer.
    "bribe": 0.4,
    # As Sheriff: how much of a prize that goes to a rival counts against it.
    "rival": 0.5,
    # The policy's scores are blurred by this much, so that playouts differ.
    "noise": 0.4,
    # How far ahead one must be for a clear advantage.
    "lead": 7.0,
    # After how many choices a playout is valued.
    "horizon": 24.0,
}

CARD_WORTH: Final[dict[int, float]] = {
    int(DYNAMITE): 1.6,
    int(GIRLS): 1.8,
    int(TOUGH_GUY): 1.2,
    int(CHEAT_CARD): 1.7,
    int(CORRUPTION): 2.2,
    int(ON_CREDIT): 1.7,
    int(SHAKY_JOE): 2.4,
    int(MARSHAL): 1.6,
    int(FIFTY_FIFTY): 1.2,
    int(WANTED): 1.0,
    int(ELIXIR): 1.3,
}


@final
class TownKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: DiceTown, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.prospects: Final = Prospects(c, weights)
        self.card_worth: Final[vec[float]] = vec[float](
            [weights["cards"] * CARD_WORTH.get(kind, 0.0) for kind in range(KINDS)]
        )
        for kind in range(KINDS):
            if kind < EQUIPMENT or kind >= STORE_KINDS:
                self.card_worth[kind] = float(c.points_of[kind])
        self.dollar = weights["dollar"]
        self.reserve = weights["reserve"]
        self.unfenced = weights["unfenced"]
        self.a_round = weights["a_round"]
        self.noise = weights["noise"]
        self.lead = weights["lead"]
        self.playout: i64 = int(weights["horizon"])
        self.appeal: Final = Appeal(c, self.prospects, self.card_worth, weights)

    def horizon(self) -> i64:
        return self.playout

    def is_quiet(self, s: State) -> bool:
        """While all choose their dice, everything else is settled."""
        return s.over or s.step_of(s.actor()) is self.c.keep

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from how far ahead of the best rival one is expected to be."""
        c = self.c
        if s.over or c.moment.get(s, COUNTING) == 1:
            return self._final_value(s, player)
        rolling = c.moment.get(s, LOCATION) == 0
        if rolling:
            self.prospects.look(s, player)
            sealed = c.sealed.get(s, player)
            if sealed > 0:
                kept = c.kept.get(s, player) | ((sealed - 1) & ALL_DICE)
                self.prospects.look_at(s, player, kept)
        mine = self.worth(s, player)
        if rolling:  # what the round will bring to the others is the same whatever one keeps
            mine += self.prospects.round_worth(player) - self._to_pay(s, player) - self.a_round
            if c.sheriff.get(s) == player:
                mine -= self.prospects.badge
        best = -1e9
        for other in range(c.players):
            if other != player:
                worth = self.worth(s, other)
                if worth > best:
                    best = worth
        return 1.0 / (1.0 + math.exp((best - mine) / self.lead))

    def _to_pay(self, s: State, player: i64) -> float:
        """What a choice of dice that is sealed will cost."""
        sealed = self.c.sealed.get(s, player) - 1
        if sealed < 0:
            return 0.0
        if sealed & TOUGH != 0:
            return self.card_worth[TOUGH_GUY]
        return self.money_worth(self.c.money.amount(s, player)) - self.money_worth(
            self.c.money.amount(s, player) - cost_of(DICE_IN[sealed & ALL_DICE])
        )

    def _final_value(self, s: State, player: i64) -> float:
        """DT-X7, DT-X8: won or lost, mixed with how far ahead one is."""
        c = self.c
        mine = c.score(s, player) * 1000 + c.deeds_of(s, player)
        best: i64 = -1
        for other in range(c.players):
            if other != player:
                standing = c.score(s, other) * 1000 + c.deeds_of(s, other)
                if standing > best:
                    best = standing
        margin = 1.0 / (1.0 + math.exp(float(best // 1000 - mine // 1000) / self.lead))
        won = best < mine or (best == mine and c.ranking(s)[0] == [player])
        return 0.5 + 0.5 * margin if won else 0.5 * margin

    def worth(self, s: State, player: i64) -> float:
        """What a player has, in points."""
        c = self.c
        worth = float(c.nuggets.amount(s, player)) + self.money_worth(c.money.amount(s, player))
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

    def money_worth(self, money: i64) -> float:
        """Strategy 16: half a point a dollar, and more for the first two, which keep one able to act."""
        first = money if money < 2 else 2
        return self.dollar * float(money) + self.reserve * float(first)

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best by itself, a little blurred."""
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
        """How good an action looks by itself: its points as they move the chance to win."""
        self.appeal.begin(s, player)
        return self.appeal.of(action) / (4.0 * self.lead)
