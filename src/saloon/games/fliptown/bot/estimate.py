"""What spaces, things and positions are worth to a player: the arithmetic of FT-ST1 to FT-ST19.

Everything is told in points at the end of the game. `turns` are the main actions that are still to come.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown.components.box import NO_BONUS
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    BANK_BLACK,
    BANK_RED,
    CEMETERY,
    GOLD,
    HAMMERS,
    ITEM_IDS,
    ITEMS,
    LINKS,
    MINE,
    MONEY,
    PANS,
    RANKS,
    RESOURCES,
    ROOMS,
    ROUNDS,
    STARS,
    STOPS,
    TRAIL,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.masks import BIT, bits_set
from saloon.games.fliptown.people import OPEN_BOUNTIES
from saloon.games.fliptown.rules.bounties import NEEDED, progress
from saloon.games.fliptown.rules.reach import size_of
from saloon.games.fliptown.scoring import FIRST_SILVER
from saloon.games.fliptown.table import SHERIFF_PHASE, Fliptown

ITEM_WEIGHTS: Final[dict[str, str]] = {
    "bank_red": "item_bank",
    "bank_black": "item_bank",
    "outlaw_j": "item_outlaw",
    "outlaw_q": "item_outlaw",
    "outlaw_k": "item_outlaw",
}
"""Things that are weighed alike; others go by their own names."""
GIVE_AT_ONCE: Final[list[str]] = ["work_horse", "store_pan", "hotel"]
"""Things that bring nothing in later turns."""
ROWS_OF_LOTS: Final[vec[i64]] = vec[i64]([i64(0b111), i64(0b111_000), i64(0b111_000_000)])
COLUMNS_OF_LOTS: Final[vec[i64]] = vec[i64]([i64(0b001_001_001), i64(0b010_010_010), i64(0b100_100_100)])


def _is_whole(taken: i64, lines: vec[i64]) -> bool:
    """Whether the taken lots are whole lines, so that lines fill the rest."""
    for i in range(3):
        part = taken & lines[i]
        if part != 0 and part != lines[i]:
            return False
    return True


def _up_to_one(share: float) -> float:
    return share if share < 1.0 else 1.0


def _item_worths(weights: Mapping[str, float]) -> list[float]:
    """What a thing brings in every turn to come, without what it gives at once."""
    return [
        0.0 if item in GIVE_AT_ONCE else weights[ITEM_WEIGHTS.get(item, f"item_{item}")] for item in ITEM_IDS
    ]


@final
class Estimate:
    """Prices of everything, by the moment of the game."""

    def __init__(self, t: Fliptown, weights: Mapping[str, float]) -> None:
        self.t: Final = t
        self.money_end = 1.0 / float(t.box.money_per_point)
        self.gold_end = 1.0 / float(t.box.gold_per_point)
        self.money_more = weights["money_more"]
        self.gold_more = weights["gold_more"]
        self.later = weights["later"]
        self.money_span = weights["money_span"]
        self.gold_span = weights["gold_span"]
        self.money_soon = weights["money_soon"]
        self.gold_soon = weights["gold_soon"]
        self.opening = weights["opening"]
        self.opening_soon = weights["opening_soon"]
        self.deep = weights["deep"]
        self.hotel_rate = weights["hotel_rate"]
        self.bounty = weights["bounty"]
        self.lots = weights["lots"]
        self.lots_rate = weights["lots_rate"]
        self.link_rate = weights["link_rate"]
        self.link_most = weights["link_most"]
        self.trail_share = weights["trail"]
        self.trail_money = weights["trail_money"]
        self.trail_gold = weights["trail_gold"]
        self.uses = weights["uses"]
        self.growth: Final[vec[float]] = vec[float]([weights[f"growth_{area}"] for area in AREA_IDS])
        self.nested: Final[vec[float]] = vec[float]([weights[f"nested_{area}"] for area in AREA_IDS])
        self.item_worths: Final[vec[float]] = vec[float](_item_worths(weights))
        self.trail: Final[vec[float]] = vec[float]([0.0] * ((STOPS + 1) * 16))
        """By position and number of visits to come, what the trail still holds."""
        self._read_trail()

    def _read_trail(self) -> None:
        values: list[float] = []
        for stop in range(STOPS):
            worth = 0.0
            for resource in range(RESOURCES):
                worth += float(self.t.box.gain[stop * RESOURCES + resource]) * self._usual(resource)
            if self.t.box.bonus[stop] != NO_BONUS:
                worth += self.nested[self.t.box.bonus[stop]]
            worth += 0.25 * float(self.t.box.cross[stop]) + 1.3 * float(self.t.box.tool[stop])
            values.append(worth)
        for position in range(STOPS + 1):
            best = sorted(values[position:], reverse=True)
            total = 0.0
            for visits in range(16):
                self.trail[position * 16 + visits] = total
                if visits < len(best):
                    total += best[visits]

    def _usual(self, resource: i64) -> float:
        """What one of a resource is worth in the middle of the game."""
        if resource == MONEY:
            return self.trail_money
        if resource == GOLD:
            return self.trail_gold
        if resource == STARS:
            return 1.0
        return -0.45 if resource == WANTED else 1.2

    # -- the moment --------------------------------------------------------------------------------------

    def turns_left(self, s: State, player: i64) -> float:
        """Main actions that are still to come, without the one whose cards are assigned."""
        if s.over:
            return 0.0
        t = self.t
        turn = t.clock.turn.get(s)
        round_now = t.clock.round.get(s)
        left = (ROUNDS - round_now) * TURNS
        if turn > 0 and t.clock.phase.get(s) == 0:
            left += TURNS - turn
            if t.people.suit_place.get(s, player) == NOTHING:
                left += 1
        return float(left)

    def works_left(self, s: State) -> float:
        """How often pans and hammers still pay (FT-ST13)."""
        if s.over:
            return 0.0
        t = self.t
        paid: i64 = 1 if t.clock.phase.get(s) == SHERIFF_PHASE else 0
        return float(ROUNDS - t.clock.round.get(s) + 1 - paid)

    # -- resources ---------------------------------------------------------------------------------------

    def money_worth(self, money: i64, turns: float) -> float:
        """FT-ST3: dollars are worth more as long as there is something to buy, the first ones most."""
        have = float(money)
        extra = self.money_span * (1.0 - math.exp(-have / self.money_span))
        return self.money_end * have + self.money_more * _up_to_one(turns / self.money_soon) * extra

    def gold_worth(self, gold: i64, turns: float) -> float:
        """FT-ST16: gold is worth more as long as there are cards to change, the first ones most."""
        have = float(gold)
        extra = self.gold_span * (1.0 - math.exp(-have / self.gold_span))
        return self.gold_end * have + self.gold_more * _up_to_one(turns / self.gold_soon) * extra

    def change(self, s: State, player: i64, resource: i64, amount: i64, turns: float) -> float:
        """What gaining (or spending) money or gold is worth to a player now."""
        have = self.t.people.resources.get(s, player, resource)
        if resource == MONEY:
            return self.money_worth(have + amount, turns) - self.money_worth(have, turns)
        return self.gold_worth(have + amount, turns) - self.gold_worth(have, turns)

    def dollar(self, turns: float) -> float:
        """What one dollar more is worth to somebody with a few."""
        return self.money_end + (0.5 * self.money_more if turns > 4.0 else 0.12 * self.money_more * turns)

    def nugget(self, turns: float) -> float:
        """What one gold more is worth to somebody with a few."""
        return self.gold_end + (0.5 * self.gold_more if turns > 3.0 else 0.16 * self.gold_more * turns)

    def tool_worth(self, resource: i64, works: float, turns: float) -> float:
        """What a pan or hammer still brings."""
        if resource == PANS:
            return works * float(self.t.box.gold_per_pan) * self.nugget(turns)
        return works * float(self.t.box.money_per_hammer) * self.dollar(turns)

    # -- the sheriff -------------------------------------------------------------------------------------

    def wanted_loss(self, s: State, player: i64, wanted: i64) -> float:
        """FT-ST6 to FT-ST9: what so many WANTED will cost on average until the end."""
        t = self.t
        if s.over:
            return 0.0
        risk = float(wanted - 1) / float(RANKS)
        if risk <= 0.0:
            return 0.0
        if risk > 1.0:
            risk = 1.0
        loss = 0.0
        share = 1.0
        money = t.people.money.get(s, player)
        for number in range(t.clock.round.get(s), ROUNDS + 1):
            fine = float(t.box.fine_stars[number])
            if wanted < t.box.stars_only_from and money >= t.box.fine_money[number]:
                fine = float(t.box.fine_money[number]) * self.money_end
            loss += share * risk * fine
            share = self.later
        if t.people.gold.get(s, player) >= wanted:
            bribe = float(wanted) * self.gold_end
            if t.clock.round.get(s) == ROUNDS and bribe < loss:
                return bribe
        return loss

    def wanted_price(self, s: State, player: i64, more: i64) -> float:
        """What so many more (or fewer) WANTED cost."""
        wanted = self.t.people.wanted.get(s, player)
        return self.wanted_loss(s, player, wanted + more) - self.wanted_loss(s, player, wanted)

    # -- things ------------------------------------------------------------------------------------------

    def item_worth(self, s: State, player: i64, item: i64, turns: float) -> float:
        """What a thing still brings, without what it gives at once."""
        if item in (BANK_RED, BANK_BLACK):
            return self.item_worths[item] * self._bank_turns(s, turns)
        return self.item_worths[item] * turns

    def _bank_turns(self, s: State, turns: float) -> float:
        """The turns to come, each times its round."""
        t = self.t
        total = 0.0
        left = turns
        number: i64 = ROUNDS
        while left > 0.0 and number > 0:
            here = left if left < float(TURNS) else float(TURNS)
            total += here * float(t.box.bank[number])
            left -= here
            number -= 1
        return total

    def hotel_worth(self, stays: i64, turns: float) -> float:
        """FT-ST4: the silver stars of so many stays, and those that may follow."""
        hotel = self.t.box.hotel
        worth = float(hotel[stays])
        chance = self.hotel_rate * turns if stays > 0 else 0.0
        step = stays
        while chance > 0.05 and step + 1 < len(hotel):
            share = chance if chance < 1.0 else 1.0
            worth += share * (float(hotel[step + 1] - hotel[step]) - 2.0 * self.money_end)
            chance -= 1.0
            step += 1
        return worth

    def room_silver(self, s: State, player: i64, room: i64, turns: float) -> float:
        """FT-ST12: what a deep room may count at the end."""
        area = self.t.box.silver[room]
        have = float(bits_set(self.t.people.circled.get(s, player, area)))
        most = float(size_of(area))
        grown = have + self.growth[area] * turns
        return grown if grown < most else most

    # -- positions ---------------------------------------------------------------------------------------

    def worth(self, s: State, player: i64) -> float:
        """What a player may expect to have at the end, without poker of this round."""
        t = self.t
        if s.over:
            return float(t.score(s, player))
        people = t.people
        turns = self.turns_left(s, player)
        works = self.works_left(s)
        worth = float(people.stars.get(s, player))
        worth += self.money_worth(people.money.get(s, player), turns)
        worth += self.gold_worth(people.gold.get(s, player), turns)
        worth += float(people.pans.get(s, player)) * self.tool_worth(PANS, works, turns)
        worth += float(people.hammers.get(s, player)) * self.tool_worth(HAMMERS, works, turns)
        worth -= self.wanted_loss(s, player, people.wanted.get(s, player))
        worth += self.hotel_worth(people.stays.get(s, player), turns)
        owned = people.owned.get(s, player)
        for item in range(ITEMS):
            if owned & BIT[item] != 0:
                worth += self.item_worth(s, player, item, turns)
        worth += self.trail_hope(people.position.get(s, player), turns)
        worth += self._mine_worth(s, player, turns)
        worth += self.lots_worth(people.lots.get(s, player), turns)
        worth += self._links_hope(people.circled.get(s, player, CEMETERY), turns)
        if people.uses.get(s, player) > 0:
            worth += self.uses if turns > 0.0 else 0.0
        if not t.solo:
            worth += self._bounties(s, player, turns)
        return worth

    def trail_hope(self, position: i64, turns: float) -> float:
        """FT-ST11: what the rest of the trail still holds for the visits to come."""
        visits = self.growth[TRAIL] * turns
        whole = i64(int(visits))
        part = visits - float(whole)
        if whole > 14:
            whole = 14
        at = position * 16 + whole
        low = self.trail[at]
        return self.trail_share * (low + part * (self.trail[at + 1] - low))

    def _mine_worth(self, s: State, player: i64, turns: float) -> float:
        """Silver stars of the mine, and that deeper rooms were opened; going there loses nothing."""
        t = self.t
        circled = t.people.circled.get(s, player, MINE)
        worth = 0.0
        opened = self.open_soon(turns)
        for room in range(ROOMS):
            if room >= FIRST_SILVER and circled & BIT[room] != 0:
                worth += self.room_silver(s, player, room, turns)
            if t.box.room_above[room] & circled != 0:
                worth += opened
        return worth

    def lots_worth(self, taken: i64, turns: float) -> float:
        """FT-ST5: whole lines that are left lead to the stars for all lots."""
        if taken == 0 or not (_is_whole(taken, ROWS_OF_LOTS) or _is_whole(taken, COLUMNS_OF_LOTS)):
            return 0.0
        free = 9 - bits_set(taken)
        if free == 0:
            return 0.0
        return self.lots * _up_to_one(self.lots_rate * turns) * (8.0 if free == 3 else 4.5)

    def _links_hope(self, circled: i64, turns: float) -> float:
        """What half-circled pairs of tombstones may still bring; complete ones take nothing away."""
        t = self.t
        hope = 0.0
        for link in range(LINKS):
            if circled & t.box.link_mask[link] != 0:
                hope += self.link_worth(link, turns)
        return hope * self.link_chance(turns)

    def link_chance(self, turns: float) -> float:
        """How likely the other tombstone of a pair is circled as well."""
        chance = self.link_rate * turns
        return chance if chance < self.link_most else self.link_most

    def open_soon(self, turns: float) -> float:
        """What a room of the mine is worth by being open."""
        return self.opening * _up_to_one(turns / self.opening_soon)

    def link_worth(self, link: i64, turns: float) -> float:
        """What lies between two tombstones."""
        t = self.t
        worth = 0.0
        for resource in range(RESOURCES):
            amount = t.box.link_gain[link * RESOURCES + resource]
            if amount > 0:
                worth += float(amount) * self.price(resource, turns)
        bonus = t.box.link_bonus[link]
        return worth if bonus == NO_BONUS else worth + self.nested[bonus]

    def price(self, resource: i64, turns: float) -> float:
        """What one of a resource is worth; WANTED are priced elsewhere."""
        if resource == MONEY:
            return self.dollar(turns)
        if resource == GOLD:
            return self.nugget(turns)
        if resource == STARS:
            return 1.0
        if resource == WANTED:
            return 0.0
        works = 1.0 + turns / float(TURNS)
        return self.tool_worth(resource, works if works < 3.0 else 3.0, turns)

    def _bounties(self, s: State, player: i64, turns: float) -> float:
        """FT-ST17: how near a bounty is."""
        t = self.t
        worth = 0.0
        for place in range(OPEN_BOUNTIES):
            bounty = t.bounty_at(s, place)
            if bounty < 0 or t.people.bounty_stars.get(s, player, place) > 0:
                continue
            stars = t.box.bounty_later if t.turned.get(s, place) == 1 else t.box.bounty_first
            done = float(progress(t, s, player, bounty)) / float(NEEDED[bounty])
            worth += self.bounty * float(stars) * done * done * (turns / (turns + 2.0))
        return worth
