"""Plans: where a good player goes next and what that is worth: gold and cabaret, bandits, robberies, cattle.

Everything is counted in legendary points. A plan is a place with what it brings there, less the actions that
it takes; its numbers come from the odds of the cards and from `weights.toml`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import State
from saloon.games.western_legends.bot.opinions import Opinions
from saloon.games.western_legends.bot.purse import Purse
from saloon.games.western_legends.components.codes import (
    AFTER_WON_ARREST,
    AFTER_WON_ROBBERY,
    CARD_ACTION,
    FIGHT_REACTION,
    OP_CHOOSE,
    OP_GAIN,
    OP_MAY,
    OP_MOVE,
    OP_MOVE_SHERIFF,
    OP_TAKE_ITEM,
)
from saloon.games.western_legends.components.ids import (
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
from saloon.games.western_legends.fields import (
    GOING_ON,
    LAST_ROUND_ON,
    ON_FOOT,
    TRACK_END,
)
from saloon.games.western_legends.rules import turn
from saloon.games.western_legends.rules.cattle import token_colour
from saloon.games.western_legends.table import RANCHES, WesternLegends, value_of

KINDS: Final[i64] = 10
"""How many kinds of locations there are."""
LOOT: Final[i64] = 80  # WL-L13
HEIST: Final[i64] = 3
"""How many wanted points the bank brings (WL-L13)."""
TWO_ROLLS: Final = 2.4
"""How many nuggets two actions at a mine bring, on average."""
FAR: Final[i64] = 99

# How likely a card wins against the highest of two, three and four fight cards, by its value from 2 on.
BEATS: Final[list[list[float]]] = [
    [0.0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.19, 0.27, 0.36, 0.46, 0.58, 0.71, 0.85],
    [0.0, 0.0, 0.0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.20, 0.29, 0.42, 0.58, 0.77],
    [0.0, 0.0, 0.0, 0.0, 0.01, 0.01, 0.03, 0.06, 0.10, 0.18, 0.29, 0.46, 0.69],
]


@final
@mypyc_attr(free_list_len=1)
class Outlook:
    """What a player looks at before all choices of a moment."""

    def __init__(self, rounds: float, worth: float, target: i64, acting: bool) -> None:
        self.rounds: Final = rounds
        """How many rounds will still be played."""
        self.worth: Final = worth
        self.target: i64 = target
        """What the best plan is worth, and the space that it leads to, or NONE."""
        self.acting: Final = acting
        """Whether an action is to be chosen."""


@final
class Plans:
    """What things are worth to a player, and where to go for them."""

    def __init__(self, c: WesternLegends, opinions: Opinions) -> None:
        self.c: Final = c
        self.o: Final = opinions
        self.purse: Final = Purse(opinions)
        worths = [self._card_worth(card) for card in range(POKER_CARDS)]
        self.card_worth: Final[vec[float]] = vec[float](worths)
        """What a card in the hand is worth, whatever it is used for."""
        odds: list[float] = []
        for row in BEATS:
            odds += row
        self.odds: Final[vec[float]] = vec[float](odds)
        self.hideouts: Final[vec[i64]] = self._spaces_of(HIDEOUT)
        self.aims: Final[vec[i64]] = vec[i64]([BANK, MINE, CABARET, DOCTOR, STORE, RAIL_STATION, RANCH])
        # Two maps, one after the other: of all ways, and of those around hideouts.
        ways = [c.box.distance[i] for i in range(SPACES * SPACES)]
        ways += self._detours()
        self.ways: Final[vec[i64]] = vec[i64](ways)
        self.nearest: Final[vec[i64]] = self._nearest()
        """By map, space and kind of location."""
        self.ranch: Final[vec[i64]] = self._nearest_ranch()
        """By map, space and 1 + the colour of a token; 0 for who has none."""

    # -- maps --------------------------------------------------------------------------------------------

    def _spaces_of(self, kind: i64) -> vec[i64]:
        return vec[i64]([i64(space) for space in range(SPACES) if self.c.box.type_of[space] == kind])

    def _detours(self) -> list[i64]:
        """How far spaces are apart without passing through a hideout."""
        box = self.c.box
        found: list[i64] = [FAR] * (SPACES * SPACES)
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
                    if found[row + around[i]] == FAR:
                        found[row + around[i]] = found[row + space] + 1
                        waiting.append(around[i])
        return found

    def _closest(self, spaces: vec[i64], row: i64) -> i64:
        """Of some spaces the one that a row of a map calls closest."""
        best: i64 = NONE
        for i in range(len(spaces)):
            if best == NONE or self.ways[row + spaces[i]] < self.ways[row + best]:
                best = spaces[i]
        return best

    def _nearest(self) -> vec[i64]:
        kinds = [self._spaces_of(kind) for kind in range(KINDS)]
        found: list[i64] = []
        for row in range(2 * SPACES):
            for kind in range(KINDS):
                found.append(self._closest(kinds[kind], row * SPACES))
        return vec[i64](found)

    def _nearest_ranch(self) -> vec[i64]:
        """The ranch to go to: any without a token, the one of the other colour with one."""
        box = self.c.box
        ranches = self._spaces_of(RANCH)
        found: list[i64] = []
        for row in range(2 * SPACES):
            for colour in range(-1, RANCHES):
                others: list[i64] = []
                for i in range(len(ranches)):
                    if box.colour_of[box.location_of[ranches[i]]] != colour:
                        others.append(ranches[i])
                found.append(self._closest(vec[i64](others), row * SPACES))
        return vec[i64](found)

    def map_of(self, s: State) -> i64:
        """Which map holds: 1, around hideouts, as long as bandits stand there."""
        for i in range(len(self.hideouts)):
            if self.c.bandits.get(s, self.hideouts[i]) == 1:
                return 1
        return 0

    def far(self, s: State, space: i64, other: i64) -> i64:
        """How far apart two spaces are."""
        return self.ways[(self.map_of(s) * SPACES + space) * SPACES + other]

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
                worth += max(0.0, self.program_worth(box.second[node], depth + 1) - self.o.card)
            elif op in (OP_MOVE, OP_MOVE_SHERIFF, OP_TAKE_ITEM):
                worth += self.o.favour
            node = box.next[node]
        return worth

    def gain_worth(self, resource: i64, amount: i64) -> float:
        """What so much of a resource is worth."""
        number = 1.0 if amount < 0 else float(amount)
        if resource == LP:
            return number
        if resource == MONEY:
            return number * self.o.dollar
        if resource == CARDS:
            return number * self.o.card
        if resource == NUGGETS:
            return number * self.o.nugget
        if resource == HEAL:
            return number * self.o.wound_risk * self.o.heal
        if resource == WOUNDS:
            return -number * self.o.wound_risk
        if resource == ACTIONS:
            return number * self.o.action
        if resource in (MARSHAL, WANTED):
            return number * self.o.badge
        return 0.0

    def ability_worth(self, s: State, player: i64, moment: i64) -> float:
        """What a player's ability brings at a moment, if it can be used (WL-G14)."""
        entry = self.c.entry(self.c.ability_source(s, player), moment)
        return self.program_worth(self.c.box.entry_do[entry]) if entry != 0 else 0.0

    def _card_worth(self, card: i64) -> float:
        """High cards win fights; some are better played for their action."""
        c = self.c
        fight = self.o.rank * float(value_of(card) - 2)
        source = c.box.effect_of_card[card]
        entry = c.entry(source, CARD_ACTION)
        action = 0.0 if entry == 0 else self.program_worth(c.box.entry_do[entry]) - self.o.action
        if c.entry(source, FIGHT_REACTION) != 0:
            fight += self.o.reaction_card
        if c.wild[card] == 1:
            fight += self.o.wild_card
        return self.o.held_card + max(fight, self.o.card_action * action)

    def under_way(self, s: State, player: i64) -> bool:
        """Whether a player is in the middle of a turn; before its income nothing has happened yet."""
        if s.over or player != self.c.active(s):
            return False
        return s.simultaneous or s.step_of(s.actor()) is not turn.TAKING_INCOME

    def had_turn(self, s: State, player: i64) -> bool:
        """Whether a player's turn of this round is over (WL-T1)."""
        c = self.c
        if c.active(s) == NONE:
            return False
        first = c.first(s)
        return (player - first + c.players) % c.players < (c.active(s) - first + c.players) % c.players

    def rounds_left(self, s: State) -> float:
        """How many rounds will still be played, about."""
        c = self.c
        ending = c.table.ending.get(s)
        if ending == LAST_ROUND_ON:
            return 0.5
        if ending != GOING_ON:
            return 1.5
        best = c.table.man_lp.get(s) if c.with_man else 0
        for player in range(c.players):
            points = c.people.lp.get(s, player)
            if self.under_way(s, player):
                points += c.box.row_lp[c.people.wanted.get(s, player)]  # when the turn ends (WL-O6)
            best = max(best, points)
        return 1.5 + float(max(c.goal - best, 0)) / self.o.pace

    def hand_worth(self, s: State, player: i64) -> float:
        """What the cards of a hand are worth; those beyond the limit will be discarded (WL-T11)."""
        c = self.c
        worth = 0.0
        at = c.hands.base + player * c.hands.stride + 1
        for card in range(POKER_CARDS):
            if s.cells[at + card] > 0:
                worth += self.card_worth[card]
        size = c.hands.size_of(s, player)
        limit = c.hand_limit_of(s, player)
        if size > limit:
            worth *= float(limit) / float(size) + self.o.surplus * float(size - limit) / float(size)
        return worth

    def fastest(self, s: State, player: i64) -> i64:
        """How far the best mount of a player goes, or their own feet."""
        c = self.c
        fastest: i64 = ON_FOOT
        for item in range(FIRST_WEAPON):
            if c.owns(s, player, item):
                fastest = max(fastest, c.box.movement[c.side_of_item(s, player, item)])
        return fastest

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
        if value < LOWEST:
            return 0.0
        return self.odds[(min(max(cards, 2), 4) - 2) * RANKS + value - LOWEST]

    def lawmen_but(self, s: State, player: i64) -> float:
        """How many others are lawmen."""
        found = 0.0
        for other in range(self.c.players):
            if other != player and self.c.people.marshal.get(s, other) > 0:
                found += 1.0
        return found

    def booty(self, s: State, player: i64) -> float:
        """What a lawman may hope for: the rows of all outlaws on their track."""
        rows: i64 = 0
        for other in range(self.c.players):
            if other != player:
                rows += self.c.box.row_lp[self.c.people.wanted.get(s, other)]
        return self.o.hunt * float(rows)

    def wanted_worth(self, field: i64, rounds: float, lawmen: float) -> float:
        """What a place on the wanted track will still bring: the less, the more lawmen there are."""
        if field == 0:
            return 0.0
        o = self.o
        likely = o.wanted_row / (1.0 + o.lawmen * lawmen)
        return float(self.c.box.row_lp[field]) * min(rounds, o.wanted_rounds) * likely + o.wanted

    def climb_worth(self, field: i64, points: i64, rounds: float, lawmen: float) -> float:
        """What it brings to gain wanted points; beyond the end of the track each is a point (WL-O5)."""
        climbed = self.wanted_worth(min(field + points, TRACK_END), rounds, lawmen)
        return climbed - self.wanted_worth(field, rounds, lawmen) + float(max(field + points - TRACK_END, 0))

    def marshal_worth(self, field: i64, rounds: float) -> float:
        """What a place on the marshal track will still bring: the next jump, if there is time for it."""
        if field == 0:
            return 0.0
        jump = 2.0 * float(field // 3 + 1) if field < 9 else 0.0
        share = float(field % 3) / 3.0 * min(rounds / self.o.marshal_rounds, 1.0)
        return float(self.c.box.row_lp[field]) + jump * share * self.o.marshal_jump

    # -- places --------------------------------------------------------------------------------------------

    def at(self, s: State, player: i64, space: i64, rounds: float) -> tuple[float, i64]:
        """The best plan from a space: what it is worth, and where it leads (NONE if nothing is worth it)."""
        if space >= SPACES:
            return 0.0, NONE
        c = self.c
        row = self.map_of(s) * SPACES + space
        a_step = self.o.action / float(c.movement_of(s, player))
        shunned = c.table.sheriff.get(s) if c.is_outlaw(s, player) else NONE
        best = 0.0
        target: i64 = NONE
        for i in range(len(self.aims)):
            kind = self.aims[i]
            gain = self.gain_at(s, player, kind, rounds)
            if gain <= best:
                continue
            place = self.nearest[row * KINDS + kind]
            if kind == RANCH:
                place = self.ranch[row * (RANCHES + 1) + 1 + token_colour(c, s, player)]
            if place in (NONE, shunned):
                continue
            worth = gain - a_step * float(self.ways[row * SPACES + place])
            if worth > best:
                best = worth
                target = place
        best, target = self._hunt(s, player, row, a_step, best, target)
        bandit = self.bandit_gain(s, player)
        if bandit <= best:
            return best, target
        for i in range(len(self.hideouts)):
            place = self.hideouts[i]
            if c.bandits.get(s, place) == 1 and place != space:
                worth = bandit - a_step * float(self.ways[row * SPACES + place])
                if worth > best:
                    best = worth
                    target = place
        return best, target

    def _hunt(
        self, s: State, player: i64, row: i64, a_step: float, best: float, target: i64
    ) -> tuple[float, i64]:
        """A lawman's plan: to follow an outlaw, if that is better than the best plan so far."""
        c = self.c
        if c.people.marshal.get(s, player) == 0 or c.hands.size_of(s, player) == 0:
            return best, target
        for other in range(c.players):
            place = c.space_of(s, other)
            if not c.is_outlaw(s, other) or place >= SPACES or c.attacked.get(s, other) == 1:
                continue
            worth = self.attack_gain(s, player, other, self.arrest_stakes(s, player, other)) - self.o.action
            worth -= a_step * float(self.ways[row * SPACES + place])
            if worth > best:
                best = worth
                target = place
        return best, target

    def arrest_stakes(self, s: State, player: i64, victim: i64) -> float:
        """What an arrest brings: a marshal point, what the outlaw loses, and what their own ability adds."""
        o = self.o
        people = self.c.people
        money = float(people.money.get(s, victim)) * 0.5 * o.dollar
        gold = float(people.nuggets.get(s, victim)) * 0.5 * o.nugget
        stakes = o.arrest + o.arrest_wanted * float(people.wanted.get(s, victim)) + money + gold
        return stakes + self.ability_worth(s, player, AFTER_WON_ARREST)

    def attack_gain(self, s: State, player: i64, victim: i64, stakes: float) -> float:
        """What an attack on a player is worth, by their own best card and the rival's number of cards."""
        o = self.o
        best = float(self.best_value(s, player))
        win = o.attack_rank * best - o.attack_rival * float(self.c.hands.size_of(s, victim))
        win = min(max(win, 0.05), 0.95)
        return win * stakes - (1.0 - win) * (o.wound_risk - o.card)

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
        o = self.o
        loss = o.defeat + o.defeat_wounded * float(self.c.people.wounds.get(s, player))
        return self.fight_gain(s, player, 2, o.bandit, loss) - o.fight_card

    def robbery_gain(self, s: State, player: i64, rounds: float) -> float:
        """What the robbery of the bank is worth."""
        c = self.c
        o = self.o
        if c.turn.robbed.get(s) or c.hands.size_of(s, player) == 0:
            return 0.0
        wanted = c.people.wanted.get(s, player)
        lawmen = self.lawmen_but(s, player)
        won = self.climb_worth(wanted, HEIST, rounds, lawmen)
        won += self.purse.gain(c.people.money.get(s, player), LOOT, rounds)
        won += self.ability_worth(s, player, AFTER_WON_ROBBERY)
        lost = self.climb_worth(wanted, 1, rounds, lawmen) - o.wound_risk + o.card
        badge = self.marshal_worth(c.people.marshal.get(s, player), rounds)
        return self.fight_gain(s, player, 3, won, -lost) - badge - o.action

    def gain_at(self, s: State, player: i64, kind: i64, rounds: float) -> float:
        """What a location brings a player who is there, less the actions that it takes."""
        c = self.c
        o = self.o
        money = c.people.money.get(s, player)
        nuggets = c.people.nuggets.get(s, player)
        if kind == BANK:
            gain = max(self.robbery_gain(s, player, rounds), 0.0)
            if nuggets > 0:
                sale = self.purse.sale(float(nuggets), money, rounds)
                gain += max(sale - self.purse.gold(float(nuggets), money, rounds) - o.action, 0.0)
            return gain
        if kind == MINE:
            held = float(nuggets)
            limit = float(c.nugget_limit_of(s, player))
            if rounds < 1.0 or held >= limit:
                return 0.0
            found = self.purse.gold(min(held + TWO_ROLLS, limit), money, rounds)
            return found - self.purse.gold(held, money, rounds) + o.mine - 2.0 * o.action
        if kind == CABARET:
            return self.purse.revel(money, rounds) - o.action
        if kind == DOCTOR:
            wounds = float(c.people.wounds.get(s, player))
            return wounds * (o.wound_risk + o.card) - o.action - o.doctor if money >= 10 else 0.0
        if kind == STORE:
            return self._store_gain(s, player, money, rounds)
        if not c.with_cattle:
            return 0.0
        holds = c.cattle.get(s, player) != NONE
        if kind == RAIL_STATION:
            return o.delivery if holds and not c.is_outlaw(s, player) else 0.0
        if holds:
            return o.delivery if c.people.marshal.get(s, player) == 0 else 0.0
        return o.ranch if rounds > 2.0 else 0.0

    def _store_gain(self, s: State, player: i64, money: i64, rounds: float) -> float:
        """The best purchase or upgrade that can be paid now."""
        c = self.c
        best = 0.0
        for item in range(EQUIPMENT):
            if money < c.box.price[item]:
                continue
            owned = c.owns(s, player, item)
            worth = (
                self.upgrade_worth(s, player, item, rounds)
                if owned
                else self.buy_worth(s, player, item, rounds)
            )
            if worth > best:
                best = worth
        return max(best - self.o.action, 0.0)

    def buy_worth(self, s: State, player: i64, item: i64, rounds: float) -> float:
        """What a piece of equipment is worth beyond its price."""
        c = self.c
        o = self.o
        if not c.can_take_item(s, player, item):
            return 0.0
        price = self.purse.price(c.people.money.get(s, player), c.box.price[item], rounds)
        late = min(rounds / o.gear_rounds, 1.0)
        if item < FIRST_WEAPON:
            return float(c.box.movement[item * 2] - c.movement_of(s, player)) * o.mount * late - price
        return (o.weapon if item < FIRST_ITEM else o.item) * late - price

    def upgrade_worth(self, s: State, player: i64, item: i64, rounds: float) -> float:
        """What an upgrade is worth beyond its price."""
        c = self.c
        o = self.o
        if c.owned_items.get(s, player, item) != 1 or item >= FIRST_ITEM:
            return 0.0
        gain = float(c.box.end_lp[item * 2 + 1] - c.box.end_lp[item * 2])
        gain += o.upgrade * min(rounds / o.gear_rounds, 1.0)
        return gain - self.purse.price(c.people.money.get(s, player), c.box.price[item], rounds)
