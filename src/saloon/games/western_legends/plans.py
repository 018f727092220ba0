"""Plans: where a good player goes next and what that is worth: gold and cabaret, bandits, robberies, cattle.

Everything is counted in legendary points. A plan is a place with what it brings there, less the actions that
it takes; its numbers come from the odds of the cards and from what the rulebook advises.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.codes import (
    CARD_ACTION,
    FIGHT_REACTION,
    OP_CHOOSE,
    OP_GAIN,
    OP_MAY,
    OP_MOVE,
    OP_MOVE_SHERIFF,
    OP_TAKE_ITEM,
)
from saloon.games.western_legends.fields import (
    GOING_ON,
    LAST_ROUND_ON,
    P_LP,
    P_MARSHAL,
    P_MONEY,
    P_NUGGETS,
    P_WANTED,
    P_WOUNDS,
    T_ENDING,
    T_MAN_LP,
    T_SHERIFF,
    U_ROBBED,
)
from saloon.games.western_legends.ids import (
    ACTIONS,
    BANK,
    CABARET,
    CARDS,
    DOCTOR,
    EQUIPMENT,
    FIRST_ITEM,
    FIRST_WEAPON,
    HEAL,
    HIDEOUT,
    LOWEST,
    LP,
    MARSHAL,
    MINE,
    MONEY,
    NONE,
    NUGGETS,
    POKER_CARDS,
    RAIL_STATION,
    RANCH,
    RANKS,
    SPACES,
    STORE,
    WANTED,
    WOUNDS,
)
from saloon.games.western_legends.rules.locations import token_colour
from saloon.games.western_legends.state import WesternLegends, value_of

ACTION: Final = 0.35
"""What one action is worth."""
DOLLAR: Final = 0.022
NUGGET: Final = 0.9
"""What a nugget is worth that is still to be carried to the bank."""
SOLD: Final = 1.44
"""What it is worth there: a point and $20."""
CARD: Final = 0.3
WOUND: Final = 0.8
POINT_A_ROUND: Final = 1.7
"""How many points the leader gains in a round."""

# How likely a card wins against the highest of two, three and four fight cards, by its value from 2 on.
BEATS: Final[list[list[float]]] = [
    [0.0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.19, 0.27, 0.36, 0.46, 0.58, 0.71, 0.85],
    [0.0, 0.0, 0.0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.20, 0.29, 0.42, 0.58, 0.77],
    [0.0, 0.0, 0.0, 0.0, 0.01, 0.01, 0.03, 0.06, 0.10, 0.18, 0.29, 0.46, 0.69],
]


@final
class Plans:
    """What things are worth to a player, and where to go for them."""

    def __init__(self, c: WesternLegends) -> None:
        self.c: Final = c
        worths = [self._card_worth(card) for card in range(POKER_CARDS)]
        self.card_worth: Final[vec[float]] = vec[float](worths)
        """What a card in the hand is worth, whatever it is used for."""
        odds: list[float] = []
        for row in BEATS:
            odds += row
        self.odds: Final[vec[float]] = vec[float](odds)
        self.kinds: Final[list[vec[i64]]] = [
            vec[i64]([i64(space) for space in range(SPACES) if c.box.type_of[space] == kind])
            for kind in range(10)
        ]
        self.detours: Final[vec[i64]] = self._detours()
        """How far spaces are apart without passing through a hideout."""

    def _detours(self) -> vec[i64]:
        box = self.c.box
        found = vec[i64]([i64(99)] * (SPACES * SPACES))
        for origin in range(SPACES):
            row: i64 = origin * SPACES
            found[row + origin] = 0
            waiting: list[i64] = [origin]
            while waiting:
                space = waiting.pop(0)
                if space != origin and box.type_of[space] == HIDEOUT:
                    continue
                around = box.neighbours[space]
                for i in range(len(around)):
                    if found[row + around[i]] == 99:
                        found[row + around[i]] = found[row + space] + 1
                        waiting.append(around[i])
        return found

    # -- things ------------------------------------------------------------------------------------------

    def program_worth(self, node: i64, depth: i64 = 0) -> float:
        """What a program of gains is worth, roughly; of options the best."""
        box = self.c.box
        worth = 0.0
        while node != 0 and depth < 6:
            op = box.op[node]
            if op == OP_GAIN:
                worth += self.gain_worth(box.a[node], box.b[node])
            elif op == OP_CHOOSE:
                best = 0.0
                option = box.first[node]
                while option != 0:
                    best = max(best, self.program_worth(box.first[option], depth + 1))
                    option = box.next[option]
                worth += best
            elif op == OP_MAY:
                worth += max(0.0, self.program_worth(box.second[node], depth + 1) - CARD)
            elif op in (OP_MOVE, OP_MOVE_SHERIFF, OP_TAKE_ITEM):
                worth += 0.4
            node = box.next[node]
        return worth

    def gain_worth(self, resource: i64, amount: i64) -> float:
        """What so much of a resource is worth."""
        number = 1.0 if amount < 0 else float(amount)
        if resource == LP:
            return number
        if resource == MONEY:
            return number * DOLLAR
        if resource == CARDS:
            return number * CARD
        if resource == NUGGETS:
            return number * NUGGET
        if resource == HEAL:
            return number * WOUND * 0.6
        if resource == WOUNDS:
            return -number * WOUND
        if resource == ACTIONS:
            return number * ACTION
        if resource in (MARSHAL, WANTED):
            return number * 0.9
        return 0.0

    def _card_worth(self, card: i64) -> float:
        """High cards win fights; some are better played for their action."""
        c = self.c
        fight = 0.05 * float(value_of(card) - 2)
        source = c.box.effect_of_card[card]
        entry = c.entry(source, CARD_ACTION)
        action = 0.0 if entry == 0 else self.program_worth(c.box.entry_do[entry]) - ACTION
        if c.entry(source, FIGHT_REACTION) != 0:
            fight += 0.15
        if c.wild[card] == 1:
            fight += 0.3
        return 0.1 + max(fight, 0.8 * action)

    def rounds_left(self, s: State) -> float:
        """How many rounds will still be played, about."""
        c = self.c
        ending = c.table.get(s, T_ENDING)
        if ending == LAST_ROUND_ON:
            return 0.5
        if ending != GOING_ON:
            return 1.5
        best = c.table.get(s, T_MAN_LP) if c.with_man else 0
        for player in range(c.players):
            best = max(best, c.people.get(s, player, P_LP))
        return 1.5 + float(max(c.goal - best, 0)) / POINT_A_ROUND

    def best_value(self, s: State, player: i64) -> i64:
        """The value of the highest card in a hand, or 0."""
        at = self.c.hands.base + player * self.c.hands.stride + 1
        for rank in range(RANKS - 1, -1, -1):
            for suit in range(4):
                if s.cells[at + suit * RANKS + rank] > 0:
                    return rank + LOWEST
        return 0

    def beats(self, value: i64, cards: i64) -> float:
        """How likely a card of a value beats the highest of 2, 3 or 4 fight cards."""
        if value < 2:
            return 0.0
        return self.odds[(min(max(cards, 2), 4) - 2) * 13 + value - 2]

    def wanted_worth(self, s: State, field: i64) -> float:
        """What a place on the wanted track will still bring, with the danger of an arrest."""
        if field == 0:
            return 0.0
        return float(self.c.box.row_lp[field]) * min(self.rounds_left(s), 5.0) * 0.45 + 0.5

    def marshal_worth(self, s: State, field: i64) -> float:
        """What a place on the marshal track will still bring: the next jump, if there is time for it."""
        if field == 0:
            return 0.0
        jump = 2.0 * float(field // 3 + 1) if field < 9 else 0.0
        share = float(field % 3) / 3.0 * min(self.rounds_left(s) / 6.0, 1.0)
        return float(self.c.box.row_lp[field]) + jump * share * 0.7

    # -- places --------------------------------------------------------------------------------------------

    def nearest(self, s: State, space: i64, kind: i64) -> i64:
        """The nearest space of a kind of location."""
        best: i64 = NONE
        spaces = self.kinds[kind]
        for i in range(len(spaces)):
            if best == NONE or self.far(s, space, spaces[i]) < self.far(s, space, best):
                best = spaces[i]
        return best

    def far(self, s: State, space: i64, other: i64) -> i64:
        """How far apart two spaces are, around hideouts as long as bandits stand there."""
        hideouts = self.kinds[HIDEOUT]
        for i in range(len(hideouts)):
            if self.c.bandits.get(s, hideouts[i]) == 1:
                return self.detours[space * SPACES + other]
        return self.c.box.distance[space * SPACES + other]

    def way_cost(self, s: State, player: i64, space: i64, to: i64) -> float:
        """What the moves to a place cost; a started one costs its part."""
        return ACTION * float(self.far(s, space, to)) / float(self.c.movement_of(s, player))

    def at(self, s: State, player: i64, space: i64) -> tuple[float, i64]:
        """The best plan from a space: what it is worth, and where it leads (NONE if nothing is worth it)."""
        if space >= SPACES:
            return 0.0, NONE
        best = 0.0
        target: i64 = NONE
        for kind in (BANK, MINE, CABARET, DOCTOR, STORE, RAIL_STATION, RANCH):
            gain = self.gain_at(s, player, kind)
            if gain <= 0.0:
                continue
            place = self.nearest(s, space, kind)
            if kind == RANCH:
                place = self._ranch(s, player, space)
            if place == NONE or (place == self.c.table.get(s, T_SHERIFF) and self.c.is_outlaw(s, player)):
                continue
            worth = gain - self.way_cost(s, player, space, place)
            if worth > best:
                best = worth
                target = place
        hideouts = self.kinds[HIDEOUT]
        bandit = self.bandit_gain(s, player)
        for i in range(len(hideouts)):
            place = hideouts[i]
            if bandit > best and self.c.bandits.get(s, place) == 1 and place != space:
                worth = bandit - self.way_cost(s, player, space, place)
                if worth > best:
                    best = worth
                    target = place
        return best, target

    def _ranch(self, s: State, player: i64, space: i64) -> i64:
        """The ranch to go to: any without a token, the one of the other colour with one."""
        c = self.c
        colour = token_colour(c, s, player)
        best: i64 = NONE
        ranches = self.kinds[RANCH]
        for i in range(len(ranches)):
            there = c.box.colour_of[c.box.location_of[ranches[i]]]
            if colour != there and (
                best == NONE or self.far(s, space, ranches[i]) < self.far(s, space, best)
            ):
                best = ranches[i]
        return best

    def fight_gain(self, s: State, player: i64, cards: i64, win: float, loss: float) -> float:
        """What a fight against so many fight cards is worth, with the card that is best for it."""
        best = -loss
        at = self.c.hands.base + player * self.c.hands.stride + 1
        for card in range(POKER_CARDS):
            if s.cells[at + card] > 0:
                chance = self.beats(value_of(card), cards)
                worth = chance * win - (1.0 - chance) * loss - self.card_worth[card]
                if worth > best:
                    best = worth
        return best

    def bandit_gain(self, s: State, player: i64) -> float:
        """What a fight with a bandit is worth; fight cards often hurt even the winner."""
        wounds = float(self.c.people.get(s, player, P_WOUNDS))
        return self.fight_gain(s, player, 2, 1.2, 0.5 + 0.4 * wounds) - 0.15

    def robbery_gain(self, s: State, player: i64) -> float:
        """What the robbery of the bank is worth."""
        c = self.c
        if c.turn.get(s, U_ROBBED) == 1 or c.hands.size_of(s, player) == 0:
            return 0.0
        wanted = c.people.get(s, player, P_WANTED)
        now = self.wanted_worth(s, wanted)
        won = self.wanted_worth(s, min(wanted + 3, 9)) - now + 80.0 * DOLLAR
        lost = self.wanted_worth(s, min(wanted + 1, 9)) - now - WOUND + CARD
        badge = self.marshal_worth(s, c.people.get(s, player, P_MARSHAL))
        return self.fight_gain(s, player, 3, won, -lost) - badge - ACTION

    def gain_at(self, s: State, player: i64, kind: i64) -> float:
        """What a location brings a player who is there, less the actions that it takes."""
        c = self.c
        people = c.people
        money = people.get(s, player, P_MONEY)
        nuggets = people.get(s, player, P_NUGGETS)
        if kind == BANK:
            deposit = float(nuggets) * (SOLD - NUGGET) - ACTION if nuggets > 0 else 0.0
            if self.rounds_left(s) < 2.0:
                deposit += float(nuggets) * 0.5
            return max(deposit, self.robbery_gain(s, player))
        if kind == MINE:
            room = float(c.nugget_limit_of(s, player) - nuggets)
            if self.rounds_left(s) < 1.0:
                return 0.0
            return min(room, 2.4) * NUGGET + 0.2 - 2.0 * ACTION if room > 0.0 else 0.0
        if kind == CABARET:
            points = min(money // 30, 4)
            return float(points) * (1.0 - 30.0 * DOLLAR) - ACTION
        if kind == DOCTOR:
            wounds = float(people.get(s, player, P_WOUNDS))
            return wounds * (WOUND + CARD) - ACTION - 0.3 if money >= 10 and wounds > 0.0 else 0.0
        if kind == STORE:
            return self._store_gain(s, player, money)
        if kind == RAIL_STATION:
            holds = c.cattle.get(s, player) != NONE
            return 0.8 if holds and not c.is_outlaw(s, player) else 0.0
        if kind == RANCH:
            return self._ranch_gain(s, player)
        return 0.0

    def _ranch_gain(self, s: State, player: i64) -> float:
        c = self.c
        if not c.with_cattle:
            return 0.0
        if c.cattle.get(s, player) == NONE:
            return 0.5 if self.rounds_left(s) > 2.0 else 0.0
        return 0.8 if c.people.get(s, player, P_MARSHAL) == 0 else 0.0

    def _store_gain(self, s: State, player: i64, money: i64) -> float:
        """The best purchase or upgrade that can be paid now."""
        best = 0.0
        for item in range(EQUIPMENT):
            if money >= self.c.box.price[item]:
                best = max(best, self.buy_worth(s, player, item), self.upgrade_worth(s, player, item))
        return max(best - ACTION, 0.0)

    def buy_worth(self, s: State, player: i64, item: i64) -> float:
        """What a piece of equipment is worth beyond its price."""
        c = self.c
        if not c.can_take_item(s, player, item):
            return 0.0
        price = float(c.box.price[item]) * DOLLAR
        late = min(self.rounds_left(s) / 5.0, 1.0)
        if item < FIRST_WEAPON:
            faster = float(c.box.movement[item * 2] - c.movement_of(s, player))
            return faster * 1.3 * late - price
        if item < FIRST_ITEM:
            return 0.2 * late - price
        return 0.5 * late - price

    def upgrade_worth(self, s: State, player: i64, item: i64) -> float:
        """What an upgrade is worth beyond its price."""
        c = self.c
        if c.owned_items.get(s, player, item) != 1 or item >= FIRST_ITEM:
            return 0.0
        gain = c.box.end_lp[item * 2 + 1] - c.box.end_lp[item * 2]
        return float(gain) + 0.2 * min(self.rounds_left(s) / 5.0, 1.0) - float(c.box.price[item]) * DOLLAR
