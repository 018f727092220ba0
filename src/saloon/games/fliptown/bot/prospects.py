"""What entering a space would bring a player now (FT-ST2 to FT-ST14): for quick choices in playouts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.fliptown.bot.estimate import Estimate
from saloon.games.fliptown.components.box import NO_BONUS
from saloon.games.fliptown.components.names import (
    AREAS,
    BADLANDS,
    CEMETERY,
    GOLD,
    HAMMERS,
    HOTEL_STAY,
    LINKS,
    MINE,
    MONEY,
    MOST_TOOLS,
    PANS,
    RANKS,
    RESOURCES,
    SHOVEL,
    SPACES,
    STARS,
    STORE_PAN,
    TOWN,
    TRAIL,
    WANTED,
    WORK_HORSE,
)
from saloon.games.fliptown.masks import BIT, bits_set
from saloon.games.fliptown.rules.reach import is_open, size_of
from saloon.games.fliptown.rules.spaces import can_take_less, gun_bonus
from saloon.games.fliptown.rules.town import (
    CHURCH,
    CLAIM_COUNT,
    CLUB,
    HIDEOUT,
    LAND_OFFICE,
    OFFICE,
    can_buy,
    can_claim,
    most_exchanges,
)
from saloon.games.fliptown.scoring import FIRST_SILVER
from saloon.games.fliptown.table import Fliptown

BEST: Final[i64] = SPACES
"""Here the best of every area are, behind all spaces."""


@final
class Prospects:
    """The worth of choices on the map."""

    def __init__(self, t: Fliptown, estimate: Estimate) -> None:
        self.t: Final = t
        self.e: Final = estimate

    def spaces(self, s: State, player: i64, turns: float) -> vec[float]:
        """What entering every space brings, and at BEST of every area the best of its open ones.

        Chains are followed for two bonus actions; what may come after them is guessed.
        """
        t = self.t
        alone = vec[float]([0.0] * SPACES)
        bonuses = vec[float]([0.0] * AREAS)
        found = vec[float]([0.0] * (BEST + AREAS))
        for area in range(AREAS):
            first = t.box.first_space[area]
            for index in range(size_of(area)):
                if is_open(t, s, player, area, index):
                    worth = self._alone(s, player, area, index, turns)
                    alone[first + index] = worth
                    worth += self._chain(s, player, area, index, self.e.nested)
                    if worth > bonuses[area]:
                        bonuses[area] = worth
        for area in range(AREAS):
            first = t.box.first_space[area]
            for index in range(size_of(area)):
                if is_open(t, s, player, area, index):
                    worth = alone[first + index] + self._chain(s, player, area, index, bonuses)
                    found[first + index] = worth
                    if worth > found[BEST + area]:
                        found[BEST + area] = worth
        return found

    def space(self, s: State, player: i64, area: i64, index: i64, turns: float) -> float:
        """What entering an open space brings, by a quick look."""
        return self._alone(s, player, area, index, turns) + self._chain(s, player, area, index, self.e.nested)

    def _chain(self, s: State, player: i64, area: i64, index: i64, bonuses: vec[float]) -> float:
        """What the bonus actions of a space bring, if those of every area bring so much."""
        t = self.t
        if area == CEMETERY:
            return self._chain_of_grave(s, player, index, bonuses)
        circled = t.people.circled.get(s, player, area)
        if area == BADLANDS:
            group = t.box.group_of[index]
            left = t.box.group_mask[group] & ~circled
            return bonuses[t.box.group_bonus[group]] if left == BIT[index] else 0.0
        bonus = t.box.bonus[t.box.first_space[area] + index]
        if bonus == NO_BONUS or circled & BIT[index] != 0:
            return 0.0
        return bonuses[bonus]

    def _chain_of_grave(self, s: State, player: i64, grave: i64, bonuses: vec[float]) -> float:
        """FT-CE4: the bonus actions of all links that a tombstone completes."""
        t = self.t
        circled = t.people.circled.get(s, player, CEMETERY)
        worth = 0.0
        for link in range(LINKS):
            bonus = t.box.link_bonus[link]
            mask = t.box.link_mask[link]
            if bonus != NO_BONUS and mask & BIT[grave] != 0 and (circled | BIT[grave]) & mask == mask:
                worth += bonuses[bonus]
        return worth

    def _alone(self, s: State, player: i64, area: i64, index: i64, turns: float) -> float:
        """What entering an open space brings, without its bonus actions."""
        if area == TRAIL:
            worth = self._stop(s, player, index, turns)
        elif area == BADLANDS:
            worth = self._target(s, player, index, turns)
        elif area == MINE:
            worth = self._room(s, player, index, turns)
        elif area == TOWN:
            worth = self._building(s, player, index, turns)
        else:
            worth = self._grave(s, player, index, turns)
        return worth + self._against(s, player, area, index)

    def _against(self, s: State, player: i64, area: i64, index: i64) -> float:
        """FT-ST18: what circling a space takes from the cowbot, and from deep rooms that count the area."""
        t = self.t
        if t.people.is_circled(s, player, area, index):
            return 0.0
        worth = 0.0
        if t.has_cowbot:
            areas = t.box.cowbot_areas[t.clock.cowbot.get(s)]
            for place in range(t.box.counted_areas):
                if areas[place] == area:
                    worth += float(t.box.cowbot_factors[place])
        rooms = t.people.circled.get(s, player, MINE)
        for room in range(FIRST_SILVER, size_of(MINE)):
            if rooms & BIT[room] != 0 and t.box.silver[room] == area:
                worth += self.e.deep
        return worth

    def theft(self, s: State, player: i64, area: i64, index: i64) -> float:
        """FT-ST18: what a cowbot steals because of what entering a space gives."""
        t = self.t
        if not t.has_cowbot:
            return 0.0
        cowbot = t.clock.cowbot.get(s)
        trigger = t.box.cowbot_trigger[cowbot]
        if t.people.gained.get(s, player) & BIT[trigger] != 0:
            return 0.0
        suit = t.box.cowbot_suit[cowbot]
        seen = False
        for place in range(t.lineup.count(s)):
            if t.lineup.at(s, place) // RANKS == suit:
                seen = True
        if not seen or not self._gives(s, player, area, index, trigger):
            return 0.0
        return float(t.box.stolen_points)

    def _gives(self, s: State, player: i64, area: i64, index: i64, trigger: i64) -> bool:
        """Whether entering a space gives what a cowbot waits for; what links give is not looked at."""
        t = self.t
        if area == CEMETERY:
            return trigger == WANTED and not can_take_less(t, s, player, CEMETERY)
        if area == TOWN and t.people.is_circled(s, player, TOWN, index):
            return False
        space = t.box.first_space[area] + index
        if trigger < PANS:
            return t.box.gain[space * RESOURCES + trigger] > 0
        return t.box.bonus[space] != NO_BONUS

    def gains(self, s: State, player: i64, at: i64, turns: float) -> float:
        """What the resources of a space are worth, its WANTED included."""
        t = self.t
        e = self.e
        gain = t.box.gain
        worth = float(gain[at + STARS])
        if gain[at + MONEY] > 0:
            worth += e.change(s, player, MONEY, gain[at + MONEY], turns)
        if gain[at + GOLD] > 0:
            worth += e.change(s, player, GOLD, gain[at + GOLD], turns)
        if gain[at + PANS] > 0 and t.people.pans.get(s, player) < MOST_TOOLS:
            worth += e.tool_worth(PANS, e.works_left(s), turns)
        if gain[at + HAMMERS] > 0 and t.people.hammers.get(s, player) < MOST_TOOLS:
            worth += e.tool_worth(HAMMERS, e.works_left(s), turns)
        if gain[at + WANTED] > 0:
            worth -= e.wanted_price(s, player, gain[at + WANTED])
        return worth

    def _stop(self, s: State, player: i64, stop: i64, turns: float) -> float:
        """FT-ST11: a stop, less what is jumped over."""
        t = self.t
        worth = self.gains(s, player, stop * RESOURCES, turns)
        if t.box.cross[stop] > 0:
            worth += self.crossing(s, player, t.box.cross[stop])
        if t.box.tool[stop] == 1:
            worth += self.e.tool_worth(HAMMERS, self.e.works_left(s), turns)
        position = t.people.position.get(s, player)
        return worth + self.e.trail_hope(stop + 1, turns) - self.e.trail_hope(position, turns)

    def crossing(self, s: State, player: i64, most: i64) -> float:
        """What crossing out so many WANTED saves."""
        wanted = self.t.people.wanted.get(s, player)
        return -self.e.wanted_price(s, player, -(most if most < wanted else wanted))

    def _target(self, s: State, player: i64, target: i64, turns: float) -> float:
        """FT-ST10: a robbery, with half of the stars if it fails."""
        t = self.t
        at = (t.box.first_space[BADLANDS] + target) * RESOURCES
        chance = float(RANKS + 1 - (target + 2 - gun_bonus(t, s, player))) / float(RANKS)
        if chance > 1.0:
            chance = 1.0
        elif chance < 0.0:
            chance = 0.0
        wanted = t.box.gain[at + WANTED]
        if can_take_less(t, s, player, BADLANDS):
            wanted -= 1
        worth = float(t.box.gain[at + STARS]) * (1.0 + chance) * 0.5
        worth += float(t.box.gain[at + MONEY]) * chance * self.e.dollar(turns)
        worth -= self.e.wanted_price(s, player, wanted)
        circled = t.people.circled.get(s, player, BADLANDS)
        mask = t.box.group_mask[t.box.group_of[target]]
        left = bits_set(mask & ~circled)
        if left == 2:
            worth += 0.05 * turns
        return worth

    def _room(self, s: State, player: i64, room: i64, turns: float) -> float:
        """FT-ST12: a room, and the rooms below it."""
        t = self.t
        space = t.box.first_space[MINE] + room
        worth = self.gains(s, player, space * RESOURCES, turns)
        if room >= FIRST_SILVER:
            worth += self.e.room_silver(s, player, room, turns)
            return worth + (1.0 if t.box.silver[room] == MINE else 0.0)
        circled = t.people.circled.get(s, player, MINE)
        opened = self.e.open_soon(turns)
        for below in range(room + 1, size_of(MINE)):
            above = t.box.room_above[below]
            if above & BIT[room] != 0 and above & circled == 0:
                worth += opened
        return worth

    def _grave(self, s: State, player: i64, grave: i64, turns: float) -> float:
        """FT-ST14: a tombstone with the links that it completes, and half of those that it prepares."""
        t = self.t
        worth = 0.0
        if t.people.owns(s, player, SHOVEL):
            worth += 1.0
        if not can_take_less(t, s, player, CEMETERY):
            worth -= self.e.wanted_price(s, player, t.box.grave_wanted)
        circled = t.people.circled.get(s, player, CEMETERY)
        chance = self.e.link_chance(turns)
        for link in range(LINKS):
            mask = t.box.link_mask[link]
            if mask & BIT[grave] == 0:
                continue
            if (circled | BIT[grave]) & mask != mask:
                worth += chance * self.e.link_worth(link, turns)
                continue
            if t.box.link_bonus[link] == NO_BONUS:
                worth += self.e.link_worth(link, turns)
        return worth

    # -- the town ----------------------------------------------------------------------------------------

    def _building(self, s: State, player: i64, building: i64, turns: float) -> float:
        """FT-ST2: the sign on the first visit, and the best that the building can do."""
        t = self.t
        worth = self.effect(s, player, building, turns)
        if not t.people.is_circled(s, player, TOWN, building):
            space = t.box.first_space[TOWN] + building
            worth += self.gains(s, player, space * RESOURCES, turns)
        return worth

    def effect(self, s: State, player: i64, building: i64, turns: float) -> float:
        """The best that a building can do now, at least nothing."""
        t = self.t
        if building == HIDEOUT:
            return self.crossing(s, player, t.box.hideout_cross)
        if building == OFFICE:
            crossing = self.crossing(s, player, t.box.office_cross)
            stars = float(t.box.office_stars)
            return crossing if crossing > stars else stars
        if building == LAND_OFFICE:
            return self.best_claim(s, player, turns)
        if t.box.exchange_most[building] > 0:
            return self.best_exchange(s, player, building, turns)
        best = 0.0
        items = t.box.building_items[building]
        for i in range(len(items)):
            if can_buy(t, s, player, items[i]):
                found = self.item(s, player, items[i], turns)
                if found > best:
                    best = found
        return best

    def item(self, s: State, player: i64, item: i64, turns: float) -> float:
        """What buying a thing brings, less its price."""
        t = self.t
        e = self.e
        worth = e.change(s, player, MONEY, -t.box.price[item], turns)
        if item == HOTEL_STAY:
            stays = t.people.stays.get(s, player)
            return worth + e.hotel_worth(stays + 1, turns) - e.hotel_worth(stays, turns)
        worth += float(t.box.item_stars[item]) + e.item_worth(s, player, item, turns)
        if item == WORK_HORSE and t.people.hammers.get(s, player) < MOST_TOOLS:
            worth += e.tool_worth(HAMMERS, e.works_left(s), turns)
        elif item == STORE_PAN and t.people.pans.get(s, player) < MOST_TOOLS:
            worth += e.tool_worth(PANS, e.works_left(s), turns)
        return worth

    def exchange(self, s: State, player: i64, building: i64, times: i64, turns: float) -> float:
        """What so many exchanges bring."""
        t = self.t
        if times <= 0:
            return 0.0
        price = times * t.box.exchange_price[building]
        paid = self.e.change(s, player, GOLD if building == CLUB else MONEY, -price, turns)
        if building == CHURCH:
            return paid - self.e.wanted_price(s, player, -times)
        return paid + float(times)

    def best_exchange(self, s: State, player: i64, building: i64, turns: float) -> float:
        """The best number of exchanges, at least none."""
        best = 0.0
        for times in range(1, most_exchanges(self.t, s, player, building) + 1):
            found = self.exchange(s, player, building, times, turns)
            if found > best:
                best = found
        return best

    def best_claim(self, s: State, player: i64, turns: float) -> float:
        """The best shape that can be claimed."""
        best = 0.0
        for claim in range(CLAIM_COUNT):
            if can_claim(self.t, s, player, claim):
                found = self.claim(s, player, claim, turns)
                if found > best:
                    best = found
        return best

    def claim(self, s: State, player: i64, claim: i64, turns: float) -> float:
        """FT-ST5: what a shape brings, less its price."""
        t = self.t
        taken = t.people.lots.get(s, player)
        after = taken | t.box.claim_mask[claim]
        worth = float(t.box.claim_stars[claim])
        worth += self.e.change(s, player, MONEY, -t.box.claim_price[claim], turns)
        if bits_set(after) == 9:
            worth += float(t.box.all_lots)
        return worth + self.e.lots_worth(after, turns) - self.e.lots_worth(taken, turns)
