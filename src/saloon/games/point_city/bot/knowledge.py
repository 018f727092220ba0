"""What a good player knows about Point City (PC-ST1 to PC-ST19).

`worth` estimates what a player will have at the end; `choose` is a quick policy for playing games out.
The numbers are in `weights.toml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.authoring.knowledge import Knowledge
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.state import State
from saloon.games.point_city.actions import CHOOSE, DRAW, FLIP, PAIRS, PAY
from saloon.games.point_city.components import (
    COLUMNS,
    DOUBLE,
    INGENUITY,
    NO_PERMANENT,
    ROWS,
    TOKENS,
    TYPES,
)
from saloon.games.point_city.imagine import CLASSES
from saloon.games.point_city.market import building_face, card_of, is_building
from saloon.games.point_city.packed import of_type, total, uncovered
from saloon.games.point_city.rules.build import payment_weight, type_paid_in
from saloon.games.point_city.rules.turn import TURN
from saloon.games.point_city.table import PointCity
from saloon.games.point_city.tokens import (
    FLAT,
    PER_FULL_SET,
    PER_INGENUITY,
    PER_MISSING_TYPE,
    PER_PAIR,
    PER_PERMANENT,
)


@final
class CityKnowledge(Knowledge):
    """Evaluation and rollout policy."""

    def __init__(self, c: PointCity, weights: Mapping[str, float]) -> None:
        self.c: Final = c
        self.permanent = weights["permanent"]
        self.repeat = weights["repeat"]
        self.single = weights["single"]
        self.double = weights["double"]
        self.wild = weights["ingenuity"]
        self.late = weights["late"]
        self.use = weights["use"]
        self.growth = weights["growth"]
        self.token = weights["token"]
        self.flip = weights["flip"]
        self.flip_means = weights["flip_means"]
        self.noise = weights["noise"]
        self.lead = weights["lead"]
        self.automa_gain = weights["automa"]
        self.playout: i64 = int(weights["horizon"])
        # What lies behind a resource side of a tier, on average.
        self.hidden_points: Final[vec[float]] = vec[float]([0.0] * CLASSES)
        self.hidden_permanent: Final[vec[float]] = vec[float]([0.0] * CLASSES)
        self.hidden_civic: Final[vec[float]] = vec[float]([0.0] * CLASSES)
        self.hidden_cost: Final[vec[float]] = vec[float]([0.0] * CLASSES)
        self._count_backs()

    def _count_backs(self) -> None:
        """PC-ST9, PC-ST10: work out what lies behind resource sides."""
        c = self.c
        count = vec[float]([0.0] * CLASSES)
        for card in range(c.cards):
            back = c.class_of[card]
            count[back] += 1.0
            self.hidden_points[back] += float(c.points_of[card])
            self.hidden_permanent[back] += 0.0 if c.permanent_of[card] == NO_PERMANENT else 1.0
            self.hidden_civic[back] += float(c.is_civic[card])
            self.hidden_cost[back] += float(total(c.cost_of_face[building_face(card)]))
        for back in range(CLASSES):
            if count[back] > 0.0:
                self.hidden_points[back] /= count[back]
                self.hidden_permanent[back] /= count[back]
                self.hidden_civic[back] /= count[back]
                self.hidden_cost[back] /= count[back]

    def horizon(self) -> i64:
        return self.playout

    def is_quiet(self, s: State) -> bool:
        """Between two turns everything is settled."""
        return s.over or s.step_of(s.actor()) is TURN

    # -- evaluation --------------------------------------------------------------------------------------

    def value(self, s: State, player: i64) -> float:
        """The chance to win, from the expected lead over the best rival."""
        c = self.c
        if s.over and not c.solo:
            return self._final_value(s, player)
        mine = self.worth(s, player)
        if c.solo:
            best = float(c.automa_score(s)) + self.automa_gain * float(c.turns_left(s, c.automa))
        else:
            best = -1e9
            for other in range(c.players):
                if other != player:
                    worth = self.worth(s, other)
                    if worth > best:
                        best = worth
        return 1.0 / (1.0 + math.exp((best - mine) / self.lead))

    def _final_value(self, s: State, player: i64) -> float:
        """PC-V12: the share in the victory, mixed with the lead."""
        c = self.c
        mine = c.score(s, player)
        cards = c.holdings.cards(s, player)
        sharing = 1.0
        best: i64 = -1
        for other in range(c.players):
            if other != player:
                score = c.score(s, other)
                if score > best:
                    best = score
                if score == mine:
                    others = c.holdings.cards(s, other)
                    if others > cards:
                        return 0.45
                    if others == cards:
                        sharing += 1.0
        margin = 1.0 / (1.0 + math.exp(float(best - mine) / self.lead))
        if best > mine:
            return margin
        return margin if best < mine else 0.5 + 0.05 / sharing

    def worth(self, s: State, player: i64) -> float:
        """A player's expected points at the end."""
        c = self.c
        h = c.holdings
        turns = 0.0 if s.over else float(c.turns_left(s, player))
        worth = float(h.points(s, player))
        for kind in range(TYPES):
            worth += self.permanents_worth(h.permanent(s, player, kind), turns)
        for token in range(TOKENS):
            if c.tokens.is_owned(s, token, player):
                worth += self.token_worth(s, token, player, turns)
        return worth + self.stock_worth(s, player, turns)

    def permanents_worth(self, count: i64, turns: float) -> float:
        """PC-ST1: what a number of permanents of a type pays until the end."""
        worth = 0.0
        each = self.permanent * turns
        for _permanent in range(count):
            worth += each
            each *= self.repeat
        return worth

    def stock_worth(self, s: State, player: i64, turns: float) -> float:
        """PC-ST13: what the cards in stock will still pay for."""
        h = self.c.holdings
        worth = self.wild * float(h.ingenuity(s, player))
        icons = float(h.ingenuity(s, player))
        for kind in range(TYPES):
            singles = float(h.count(s, player, kind))
            doubles = float(h.count(s, player, DOUBLE + kind))
            worth += self.single * singles + self.double * doubles
            icons += singles + 2.0 * doubles
        usable = self.use * turns
        if icons > usable and icons > 0.0:
            worth *= usable / icons
        return worth * self.fade(turns)

    def fade(self, turns: float) -> float:
        """How much of their worth cards keep with that many turns left."""
        return 1.0 if turns >= self.late else turns / self.late

    def token_worth(self, s: State, token: i64, player: i64, turns: float) -> float:
        """PC-ST5, PC-ST6: what a token will be worth to a player at the end."""
        c = self.c
        h = c.holdings
        counts = c.tokens.counts[token]
        points = float(c.tokens.points[token])
        if counts == FLAT:
            return points
        first = c.tokens.firsts[token]
        grown = self.growth * turns
        if counts == PER_PERMANENT:
            return points * (float(h.permanent(s, player, first)) + grown)
        if counts == PER_PAIR:
            one = h.permanent(s, player, first)
            other = h.permanent(s, player, c.tokens.seconds[token])
            return points * (float(one if one < other else other) + grown)
        if counts == PER_INGENUITY:
            return points * (float(h.ingenuity(s, player)) + 0.5 * grown)
        found = 0.0
        least = 100.0
        for kind in range(TYPES):
            expected = float(h.permanent(s, player, kind)) + grown
            if expected < least:
                least = expected
            if counts == PER_MISSING_TYPE:
                found += 1.0 - expected if expected < 1.0 else 0.0
            elif counts != PER_FULL_SET:
                found += min(1.0, max(0.0, expected - float(first) + 1.0))
        return points * (least if counts == PER_FULL_SET else found)

    # -- policy ------------------------------------------------------------------------------------------

    def choose(self, s: State, player: i64, choices: Choices, chance: Chance) -> i64:
        """The choice that looks best by itself, with a little noise."""
        best = choices.actions[0]
        if choices.size == 1:
            return best
        best_score = -1e9
        moment = Moment(self, s, player)
        for place in range(choices.size):
            action = choices.actions[place]
            score = moment.appeal(action) + float(chance.below(1024)) * (self.noise / 1024.0)
            if score > best_score:
                best_score = score
                best = action
        return best


@final
@mypyc_attr(free_list_len=1)
class Moment:
    """One question to one player, with what all its answers share worked out once."""

    def __init__(self, k: CityKnowledge, s: State, player: i64) -> None:
        self.k: Final = k
        self.c: Final = k.c
        self.s: Final = s
        self.player = player
        h = k.c.holdings
        self.turns: float = float(k.c.turns_left(s, player) - 1)
        """After this one."""
        self.fade: float = k.fade(self.turns)
        self.permanents: i64 = h.permanents(s, player)
        self.means: i64 = h.means(s, player)
        self.best_token: float = -1.0
        self.brings: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        """What one more permanent of each type brings."""
        for kind in range(TYPES):
            each = k.permanent * self.turns
            for _permanent in range(h.permanent(s, player, kind)):
                each *= k.repeat
            self.brings[kind] = each
        self._add_tokens()

    def _add_tokens(self) -> None:
        """What one more permanent adds to the tokens that the player owns."""
        c = self.c
        s = self.s
        h = c.holdings
        for token in range(TOKENS):
            if not c.tokens.is_owned(s, token, self.player):
                continue
            counts = c.tokens.counts[token]
            points = float(c.tokens.points[token])
            first = c.tokens.firsts[token]
            if counts == PER_PERMANENT:
                self.brings[first] += points
            elif counts == PER_PAIR:
                second = c.tokens.seconds[token]
                one = h.permanent(s, self.player, first)
                other = h.permanent(s, self.player, second)
                self.brings[first] += points if one < other else 0.3 * points
                self.brings[second] += points if other < one else 0.3 * points
            elif counts != FLAT and counts != PER_INGENUITY:
                for kind in range(TYPES):
                    count = h.permanent(s, self.player, kind)
                    if counts == PER_MISSING_TYPE:
                        self.brings[kind] -= points if count == 0 else 0.0
                    elif counts == PER_FULL_SET:
                        self.brings[kind] += 0.5 * points if count < 2 else 0.0
                    else:
                        self.brings[kind] += points / float(first) if count < first else 0.0

    def appeal(self, action: i64) -> float:
        """An action's apparent worth, in points."""
        c = self.c
        if action < PAIRS:
            return self.pair_appeal(action)
        if action == DRAW.base:
            return self.resource_worth(c.kind_of[c.deck.top(self.s)]) + 1.5 * self.fade
        if action < PAY.base:
            return self.flip_appeal(action - FLIP.base)
        if action >= CHOOSE.base:
            return self.k.token_worth(self.s, action - CHOOSE.base, self.player, self.turns)
        kind = type_paid_in(self.s.step_of(self.player))
        need = of_type(self.s.second_argument(self.player), kind)
        return -float(payment_weight(need, action)) * 0.35

    def flip_appeal(self, place: i64) -> float:
        """PC-ST16: what the hidden building would bring on average, taken with the best card next to it."""
        c = self.c
        k = self.k
        card = card_of(c.market.face(self.s, place))
        back = c.class_of[card]
        kind = c.kind_of[card]
        worth = k.hidden_points[back]
        if kind < INGENUITY:
            worth += k.hidden_permanent[back] * self.brings[kind % TYPES]
        if k.hidden_civic[back] > 0.0:
            worth += k.hidden_civic[back] * self.civic_worth()
        cost = k.hidden_cost[back]
        icons = total(self.permanents)
        price = cost - 0.3 * float(icons)
        if price > 0.0:
            worth -= price * k.single * self.fade
        icons += total(self.means - self.permanents) + c.holdings.ingenuity(self.s, self.player)
        chance = float(icons) / (k.flip_means * cost)
        return k.flip + (worth + self.best_beside(place)) * (1.0 if chance > 1.0 else chance)

    def best_beside(self, place: i64) -> float:
        """What the best resource card next to a space is worth."""
        best = 0.0
        row = place // COLUMNS
        column = place % COLUMNS
        if row > 0:
            best = max(best, self.resource_beside(place - COLUMNS))
        if row < ROWS - 1:
            best = max(best, self.resource_beside(place + COLUMNS))
        if column > 0:
            best = max(best, self.resource_beside(place - 1))
        if column < COLUMNS - 1:
            best = max(best, self.resource_beside(place + 1))
        return best

    def resource_beside(self, place: i64) -> float:
        """What a space brings if it shows a resource, otherwise 0."""
        face = self.c.market.face(self.s, place)
        return 0.0 if is_building(face) else self.resource_worth(self.c.kind_of[card_of(face)])

    def resource_worth(self, kind: i64) -> float:
        """What a resource card is worth now."""
        if kind == INGENUITY:
            return self.k.wild * self.fade
        return (self.k.single if kind < DOUBLE else self.k.double) * self.fade

    def pair_appeal(self, pair: i64) -> float:
        """What two cards bring, minus their cost."""
        c = self.c
        first = c.market.face(self.s, c.pair_first[pair])
        second = c.market.face(self.s, c.pair_second[pair])
        worth = self.face_worth(first) + self.face_worth(second)
        cost = c.cost_of_face[first] + c.cost_of_face[second]
        if cost == 0:
            return worth
        icons = float(total(uncovered(cost, self.permanents)))
        means = self.means + c.gain_of_face[first] + c.gain_of_face[second]
        wilds = float(total(uncovered(cost, means)))
        return worth - (icons * self.k.single + wilds * (self.k.wild - self.k.single)) * self.fade

    def face_worth(self, face: i64) -> float:
        """What a card brings as the side that it shows, without its cost."""
        c = self.c
        card = card_of(face)
        if not is_building(face):
            return self.resource_worth(c.kind_of[card])
        worth = float(c.points_of[card])
        permanent = c.permanent_of[card]
        if permanent != NO_PERMANENT:
            worth += self.brings[permanent]
        if c.is_civic[card] == 1:
            worth += self.civic_worth()
        return worth

    def civic_worth(self) -> float:
        """What the best open token would be worth."""
        if self.best_token < 0.0:
            self.best_token = 0.0
            for token in range(TOKENS):
                if self.c.tokens.place(self.s, token) > 0:
                    worth = self.k.token_worth(self.s, token, self.player, self.turns) * self.k.token
                    if worth > self.best_token:
                        self.best_token = worth
        return self.best_token


def knowledge(layout: Layout, weights: Mapping[str, float]) -> Knowledge:
    """What bots know at this table."""
    assert isinstance(layout, PointCity)
    return CityKnowledge(layout, weights)
