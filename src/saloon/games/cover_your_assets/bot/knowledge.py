"""What a good player knows about Cover Your Assets (CA-ST1 to CA-ST20).

`worth` estimates what a player will have at the end of the round; `choose` is a quick policy for playing
games out. Money is counted in thousands. The numbers are in `weights.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from saloon.authoring.knowledge import Knowledge
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.state import State
from saloon.games.cover_your_assets.actions import (
    ANSWER,
    ANSWER_DOUBLE,
    CHALLENGE,
    CHALLENGE_SECOND,
    CONTEST,
    DISCARD,
    DRAFT,
    ORDER_MOVE,
    PAIR,
    PAIR_WILD,
    PLAY_MOVE,
    PLAY_SWAP,
    TAKE_DISCARD,
    TOP_TO_BOTTOM,
    UPGRADE,
)
from saloon.games.cover_your_assets.components import ASSETS, MOVE, PLAYABLE, SILVER, SWAP
from saloon.games.cover_your_assets.stacks import SECOND
from saloon.games.cover_your_assets.table import DRAFT_PILES, TWO_WINS, Cover

THOUSAND: Final = 0.001
NOISE: Final = 6.0
"""Noise added to the policy's scores, so that playouts differ."""
PRIOR: Final = 0.002
"""How much of a chance to win a thousand of appeal is worth."""
HORIZON: Final[i64] = 6
"""About one choice per player: in much longer playouts luck drowns the difference between choices."""
ROUND_WON: Final = 400_000.0
"""What a won round is worth if round wins decide (CA-G4)."""
FULL_THREAT: Final = 24.0
"""With at least this many cards in the draw pile and in rival hands, an exposed set is in full danger."""


@final
class CoverKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: Cover, weights: Mapping[str, float]) -> None:
        self.c = c
        self.keep_exposed = weights["keep_exposed"]
        self.keep_second = weights["keep_second"]
        self.wild_in_hand = weights["wild_in_hand"]
        self.paired_in_hand = weights["paired_in_hand"]
        self.lone_in_hand = weights["lone_in_hand"]
        self.action_in_hand = weights["action_in_hand"]
        self.lead_late = weights["lead_late"]
        self.lead_early = weights["lead_early"]
        self.cover = weights["cover"]
        self.wild_cost = weights["wild_cost"]
        self.wild_prior = weights["wild_prior"]
        self.wild_last = weights["wild_last"]
        self.paired_cost = weights["paired_cost"]
        self.lone_cost = weights["lone_cost"]
        self.refill = weights["refill"]
        self.answer = weights["answer"]
        self.attack = weights["attack"]
        self.deterrence = weights["deterrence"]
        self.draft = weights["draft"]
        self.contest = weights["contest"]
        self.cards_in_play = float(sum(c.copies))

    def horizon(self) -> i64:
        return HORIZON

    def is_quiet(self, s: State) -> bool:
        return self.c.challenge.set.get(s) == 0

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from the expected lead over the best rival."""
        c = self.c
        if s.over:
            return self._final_value(s, player)
        mine = self.worth(s, player)
        best = 0.0
        for other in range(c.players):
            if other != player:
                worth = self.worth(s, other)
                if worth > best:
                    best = worth
        left = float(c.deck.count(s)) / self.cards_in_play
        lead = self.lead_late + (self.lead_early - self.lead_late) * left
        return 1.0 / (1.0 + math.exp((best - mine) / lead))

    def _final_value(self, s: State, player: i64) -> float:
        c = self.c
        mine = c.score(s, player)
        sharing = 1.0
        for other in range(c.players):
            if other != player:
                score = c.score(s, other)
                if score > mine:
                    return 0.0
                if score == mine:
                    sharing += 1.0
        return 1.0 / sharing

    def worth(self, s: State, player: i64) -> float:
        """A player's expected total at the end of this round, in thousands, with earlier rounds."""
        c = self.c
        stacks = c.stacks
        total = float(c.totals.get(s, player)) + float(stacks.score(s, player))
        if c.end_mode == TWO_WINS:  # money of earlier rounds is gone; only who had most counts
            total += float(c.wins.get(s, player)) * ROUND_WON
        height = stacks.height(s, player)
        threat = self.threat(s, player)
        if height >= 2:
            exposed = float(stacks.value(s, stacks.top(s, player)))
            total -= exposed * (1.0 - self.keep_exposed) * threat
            if c.second_sets and height >= 3:
                second = float(stacks.value(s, stacks.at(s, player, SECOND)))
                total -= second * (1.0 - self.keep_second) * threat
        return total * THOUSAND + self.hand_worth(s, player)

    def threat(self, s: State, player: i64) -> float:
        """How much the others can still do, from 0 to 1: it fades as their hands run out (CA-ST15)."""
        c = self.c
        cards = c.deck.count(s)
        for other in range(c.players):
            if other != player:
                cards += c.hands.size_of(s, other)
        return min(1.0, float(cards) / FULL_THREAT)

    def hand_worth(self, s: State, player: i64) -> float:
        """What a hand will bring, in thousands."""
        c = self.c
        total = 0.0
        for kind in range(ASSETS):
            count = c.hands.count(s, player, kind)
            if count > 0:
                share = self.paired_in_hand if count >= 2 else self.lone_in_hand
                total += float(count * c.values[kind]) * THOUSAND * share
        for kind in range(ASSETS, PLAYABLE):
            total += float(c.hands.count(s, player, kind)) * self.wild_worth(s)
        if c.action_cards:
            cards = c.hands.count(s, player, SWAP) + c.hands.count(s, player, MOVE)
            total += float(cards) * self.action_in_hand
        return total

    def wild_worth(self, s: State) -> float:
        """A wild in hand is worth most while there is still something to steal with it."""
        return self.wild_in_hand * self.towards_end(s, 0.5)

    def towards_end(self, s: State, last: float) -> float:
        """1 for most of the round, then, as the draw pile runs out, ever closer to `last`."""
        cards = self.c.deck.count(s)
        return 1.0 if cards >= 12 else last + (1.0 - last) * float(cards) / 12.0

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best by itself, with a little noise."""
        best = choices.actions[0]
        if choices.size == 1:
            return best
        best_score = -1e9
        for place in range(choices.size):
            action = choices.actions[place]
            score = self.appeal(s, player, action, self.wild_cost) + float(chance.below(1024)) * (
                NOISE / 1024.0
            )
            if score > best_score:
                best_score = score
                best = action
        return best

    def prior(self, s: State, player: i64, action: i64) -> float:
        return self.appeal(s, player, action, self.wild_prior) * PRIOR

    def appeal(self, s: State, player: i64, action: i64, wild: float) -> float:
        """An action's apparent worth, in thousands, given the cost of a wild from hand."""
        c = self.c
        family = c.game.actions.family(action)
        x = c.game.actions.first(action)
        y = c.game.actions.second(action)
        new = self.new_card(s)
        if family == DISCARD.number:
            return new - self.cost(s, player, x, wild)
        if family == PAIR.number:
            return self.new_set_appeal(s, player, c.values[x] * 2) + 2.0 * new
        if family == PAIR_WILD.number:
            gain = self.new_set_appeal(s, player, c.values[x] + c.values[ASSETS + y])
            return gain - self.cost(s, player, ASSETS + y, wild) + 2.0 * new
        if family == TAKE_DISCARD.number:
            gain = self.new_set_appeal(s, player, c.values[x] + c.values[c.discard.top(s)])
            return gain - (self.cost(s, player, x, wild) if x >= ASSETS else 0.0) + 4.0 + new
        if family == CHALLENGE.number:
            return self.attack_appeal(s, x, c.stacks.top(s, x)) - self.cost(s, player, y, wild) + new
        if family == CHALLENGE_SECOND.number:
            number = c.stacks.at(s, x, SECOND)
            return self.attack_appeal(s, x, number) - self.cost(s, player, SILVER, wild) - 8.0 + new
        if family == ANSWER.number:
            return self.contested_value(s) * self.answer - self.cost(s, player, x, wild) + new
        if family == ANSWER_DOUBLE.number:
            return self.contested_value(s) * self.answer - self.cost(s, player, SILVER, wild) + 2.0 * new
        if family == CONTEST.number:
            return self.contested_value(s) * self.contest - self.cost(s, player, x, wild) + new
        if family == UPGRADE.number:
            return float(c.values[x]) * THOUSAND * self.cover + new
        return self.rare_appeal(s, player, family, x, y, wild)

    def rare_appeal(self, s: State, player: i64, family: i64, x: i64, y: i64, wild: float) -> float:
        """The appeal of optional actions: drafts and action cards."""
        c = self.c
        if family == DRAFT.number:
            value = c.values[x]
            for pile in range(DRAFT_PILES):
                if ((y + 1) >> pile) & 1 == 1:
                    value += c.values[c.tops[pile].top(s)]
            cost = self.cost(s, player, x, wild) if x >= ASSETS else 0.0
            return self.new_set_appeal(s, player, value) * self.draft - cost + 6.0 + self.new_card(s)
        if family == PLAY_SWAP.number:
            theirs = c.stacks.value(s, c.stacks.top(s, x))
            mine = c.stacks.value(s, c.stacks.top(s, player))
            return float(theirs - mine) * THOUSAND - self.action_in_hand + self.new_card(s)
        if family == PLAY_MOVE.number:
            return self.move_appeal(s, player, x, y) - self.action_in_hand + self.new_card(s)
        if family == ORDER_MOVE.number:
            return self.move_appeal(s, player, s.argument(player), x)
        return 0.0  # to concede, to let it pass, to end the turn

    def move_appeal(self, s: State, player: i64, owner: i64, direction: i64) -> float:
        """CA-ST18: hide your own big set at the bottom, bring a rival's rich bottom set up."""
        c = self.c
        top = c.stacks.value(s, c.stacks.top(s, owner))
        bottom = c.stacks.value(s, c.stacks.at(s, owner, c.stacks.height(s, owner) - 1))
        if owner == player:
            gain = top - bottom if direction == TOP_TO_BOTTOM else 0
        else:
            gain = 0 if direction == TOP_TO_BOTTOM else bottom - top
        return float(gain) * THOUSAND * (1.0 - self.cover)

    def new_card(self, s: State) -> float:
        """The worth of drawing a card to replace a played one."""
        return self.refill if self.c.deck.count(s) > 0 else 0.0

    def cost(self, s: State, player: i64, card: i64, wild: float) -> float:
        """What a card from hand is worth, given the cost of a wild."""
        if card >= PLAYABLE:
            return self.action_in_hand
        if card >= ASSETS:
            return wild * self.towards_end(s, self.wild_last)
        share = self.paired_cost if self.c.hands.count(s, player, card) >= 2 else self.lone_cost
        return float(self.c.values[card]) * THOUSAND * share

    def new_set_appeal(self, s: State, player: i64, value: i64) -> float:
        """A new set: its value minus what others may take, and the set that it covers (CA-ST1)."""
        c = self.c
        gain = float(value)
        height = c.stacks.height(s, player)
        if height == 0:
            return gain * THOUSAND
        gain *= self.cover
        if height >= 2:
            gain += float(c.stacks.value(s, c.stacks.top(s, player))) * (1.0 - self.cover)
        return gain * THOUSAND

    def attack_appeal(self, s: State, target: i64, number: i64) -> float:
        """CA-ST3, CA-ST5, CA-ST9: the set's value times the chance that the defender cannot answer."""
        c = self.c
        success = 1.0 - self.deterrence * float(c.hands.size_of(s, target))
        return float(c.stacks.value(s, number)) * THOUSAND * success * self.attack

    def contested_value(self, s: State) -> float:
        """The value at stake in the running challenge, with the cards played."""
        c = self.c
        total = c.stacks.value(s, c.challenge.set.get(s))
        for i in range(c.attack.count(s)):
            total += c.values[c.attack.at(s, i)]
        for i in range(c.defence.count(s)):
            total += c.values[c.defence.at(s, i)]
        return float(total) * THOUSAND


def knowledge(layout: Layout, weights: Mapping[str, float]) -> Knowledge:
    """What bots know at this table."""
    assert isinstance(layout, Cover)
    return CoverKnowledge(layout, weights)
