"""The buildings of the town and their effects: section 9 of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question
from saloon.games.fliptown.actions import (
    BOUGHT,
    BUY,
    CLAIM,
    CLAIMED,
    CROSS,
    EXCHANGE,
    LOOK,
    PEEKED,
    POSTPONE,
    SKIP,
    STAR,
)
from saloon.games.fliptown.names import (
    BUILDING_IDS,
    CLAIMS,
    GOLD,
    HAMMERS,
    HOTEL_STAY,
    MONEY,
    PANS,
    PISTOL,
    RIFLE,
    SHOVEL,
    STARS,
    STORE_PAN,
    UNDERTAKER,
    WANTED,
    WORK_HORSE,
)
from saloon.games.fliptown.rows import (
    BIT,
    CLAIMED_SHAPES,
    LOTS_TAKEN,
    ONE_PUT_OFF,
    OWNED,
    PUT_OFF,
    STAYS,
)
from saloon.games.fliptown.rows import (
    PEEKED as PEEKED_CELL,
)
from saloon.games.fliptown.rules.abilities import forbids_ability, is_ability, offer_abilities, use_ability
from saloon.games.fliptown.rules.book import (
    T13,
    TW1A,
    TW2B,
    TW3,
    TW4A,
    TW5A,
    TW6,
    TW7A,
    TW8A,
    TW8B,
    TW9A,
    TW10A,
    TW11,
    TW12,
    TW13,
    TWB,
    TWC,
)
from saloon.games.fliptown.rules.gains import cross_out, gain, min_of, spend
from saloon.games.fliptown.state import Fliptown

HIDEOUT: Final[i64] = 2
CHURCH: Final[i64] = 5
LAND_OFFICE: Final[i64] = 7
OFFICE: Final[i64] = 10
SALOON: Final[i64] = 11
CLUB: Final[i64] = 12
CLAIM_COUNT: Final[i64] = len(CLAIMS)
ALL_LOTS: Final[i64] = 0b1_1111_1111
RULE_OF: Final[list[i64]] = [
    *[TW1A, TW2B, TW3, TW4A, TW5A, TW6, TW7A, TW8A, TW9A, TW10A, TW11, TW12, TW13],
]
"""The rule that stands against what a building does not do."""


def can_buy(c: Fliptown, s: State, player: i64, item: i64) -> bool:
    """FT-TW1a to FT-TW10a: whether a player can have an item now, one of every kind."""
    if c.rows.get(s, player, MONEY) < c.box.price[item]:
        return False
    if item == HOTEL_STAY:
        return c.rows.get(s, player, STAYS) + 1 < len(c.box.hotel)
    owned = c.rows.get(s, player, OWNED)
    if owned & BIT[item] != 0:
        return False
    if item == SHOVEL:
        return owned & BIT[UNDERTAKER] != 0
    return item != RIFLE or owned & BIT[PISTOL] != 0


def most_exchanges(c: Fliptown, s: State, player: i64, building: i64) -> i64:
    """FT-TW6, FT-TW12, FT-TW13: how often a player can exchange."""
    most = c.box.exchange_most[building]
    purse = c.rows.get(s, player, GOLD if building == CLUB else MONEY)
    price = c.box.exchange_price[building]
    if price > 0:
        most = min_of(most, purse // price)
    if building == CHURCH:
        most = min_of(most, c.rows.get(s, player, WANTED))
    return most


def can_claim(c: Fliptown, s: State, player: i64, claim: i64) -> bool:
    """FT-TW8a, FT-TW8b: whether a shape fits on free lots and can be paid."""
    taken = c.rows.get(s, player, LOTS_TAKEN)
    return taken & c.box.claim_mask[claim] == 0 and c.rows.get(s, player, MONEY) >= c.box.claim_price[claim]


def is_usable(c: Fliptown, s: State, player: i64, building: i64) -> bool:
    """FT-TWe, FT-R20: whether the effect of a building could do anything now."""
    if building == HIDEOUT:
        return c.rows.get(s, player, WANTED) > 0
    if building == OFFICE:
        return True
    if building == LAND_OFFICE:
        for claim in range(CLAIM_COUNT):
            if can_claim(c, s, player, claim):
                return True
        return False
    if c.box.exchange_most[building] > 0:
        return most_exchanges(c, s, player, building) > 0
    items = c.box.building_items[building]
    for i in range(len(items)):
        if can_buy(c, s, player, items[i]):
            return True
    return False


def ask_effect(c: Fliptown, s: State, player: i64, building: i64, may_wait: i64) -> None:
    """FT-TWb, FT-TWc: ask about the effect of a building; it can wait if the sign brings a bonus action."""
    if building == OFFICE and may_wait == 0:
        look(c, s, player)
    elif is_usable(c, s, player, building):
        s.push(c.effects[building], player, building, may_wait)


def look(c: Fliptown, s: State, player: i64) -> None:
    """FT-TW11, FT-R38, FT-HI9: the visitor alone sees the sheriff card of this round, and then chooses."""
    c.rows.set(s, player, PEEKED_CELL, 1)
    s.whisper(player, PEEKED, player, c.sheriff.top(s))
    s.push(c.office_reward, player)


class Effect(Question):
    """What all buildings have in common: `a` is the building, `b` is 1 if the effect can wait (FT-DE12)."""

    def __init__(self, c: Fliptown, building: i64) -> None:
        super().__init__(f"effect_{BUILDING_IDS[building]}")
        self.c: Final = c
        self.building: i64 = building

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        b = s.b
        self.offer_effect(s, player, choices)
        if self.building != OFFICE:
            choices.offer(SKIP.base)
        if b == 1:
            choices.offer(POSTPONE.base)
        offer_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        b = s.b
        if action == SKIP.base:
            return TWB if self.building == OFFICE else ALLOWED
        if action == POSTPONE.base:
            return ALLOWED if b == 1 else TWC
        if is_ability(self.c, action):
            return forbids_ability(self.c, s, player, action)
        return self.forbids_effect(s, player, action)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        if action == SKIP.base:
            return
        if action == POSTPONE.base:
            at = self.c.rows.row(player) + PUT_OFF
            s.cells[at] += ONE_PUT_OFF[self.building]
        elif is_ability(self.c, action):
            s.push(self, player, a, b)
            use_ability(self.c, s, player, action)
        else:
            self.take_effect(s, player, action)

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        """List what the building does."""
        raise NotImplementedError

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        """The guard of what the building does."""
        raise NotImplementedError

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        """Use the effect."""
        raise NotImplementedError


class Shop(Effect):
    """FT-DE13 to FT-DE15, FT-DE17: one of the things that a building has, or nothing."""

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        items = self.c.box.building_items[self.building]
        for i in range(len(items)):
            choices.offer_if(can_buy(self.c, s, player, items[i]), BUY.base + items[i])

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != BUY.number:
            return T13
        item = families.first(action)
        items = self.c.box.building_items[self.building]
        for i in range(len(items)):
            if items[i] == item:
                return ALLOWED if can_buy(self.c, s, player, item) else RULE_OF[self.building]
        return RULE_OF[self.building]

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        c = self.c
        item = action - BUY.base
        spend(c, s, player, MONEY, c.box.price[item])
        s.tell(BOUGHT, player, item)
        if item == HOTEL_STAY:
            s.cells[c.rows.row(player) + STAYS] += 1
            return
        s.cells[c.rows.row(player) + OWNED] |= BIT[item]
        if item == WORK_HORSE:
            gain(c, s, player, HAMMERS, 1)
        elif item == STORE_PAN:
            gain(c, s, player, PANS, 1)
        gain(c, s, player, STARS, c.box.item_stars[item])


class Hideout(Effect):
    """FT-TW3: cross out up to four WANTED."""

    def most(self, s: State, player: i64) -> i64:
        """How many can be crossed out."""
        return min_of(self.c.box.hideout_cross, self.c.rows.get(s, player, WANTED))

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        for amount in range(1, self.most(s, player) + 1):
            choices.offer(CROSS.base + amount)

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CROSS.number:
            return T13
        return ALLOWED if 1 <= families.first(action) <= self.most(s, player) else TW3

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        cross_out(self.c, s, player, action - CROSS.base)


class Exchange(Effect):
    """FT-DE19: the church, the saloon and the club, from one exchange to eight."""

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        for times in range(1, most_exchanges(self.c, s, player, self.building) + 1):
            choices.offer(EXCHANGE.base + times)

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != EXCHANGE.number:
            return T13
        most = most_exchanges(self.c, s, player, self.building)
        return ALLOWED if 1 <= families.first(action) <= most else RULE_OF[self.building]

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        c = self.c
        times = action - EXCHANGE.base
        paid = times * c.box.exchange_price[self.building]
        spend(c, s, player, GOLD if self.building == CLUB else MONEY, paid)
        if self.building == CHURCH:
            cross_out(c, s, player, times)
        else:
            gain(c, s, player, STARS, times)


class LandOffice(Effect):
    """FT-DE16, FT-TW8a to FT-TW8e: a shape, where it lies, or nothing."""

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        for claim in range(CLAIM_COUNT):
            choices.offer_if(can_claim(self.c, s, player, claim), CLAIM.base + claim)

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if families.family(action) != CLAIM.number:
            return T13
        claim = families.first(action)
        if can_claim(self.c, s, player, claim):
            return ALLOWED
        taken = self.c.rows.get(s, player, LOTS_TAKEN)
        return TW8A if taken & self.c.box.claim_mask[claim] == 0 else TW8B

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        c = self.c
        claim = action - CLAIM.base
        cells = s.cells
        row = c.rows.row(player)
        spend(c, s, player, MONEY, c.box.claim_price[claim])
        cells[row + LOTS_TAKEN] |= c.box.claim_mask[claim]
        place: i64 = 0
        while cells[row + CLAIMED_SHAPES + place] > 0:
            place += 1
        cells[row + CLAIMED_SHAPES + place] = 1 + claim
        s.tell(CLAIMED, player, claim)
        gain(c, s, player, STARS, c.box.claim_stars[claim])
        if cells[row + LOTS_TAKEN] == ALL_LOTS:
            gain(c, s, player, STARS, c.box.all_lots)


class SheriffsOffice(Effect):
    """FT-TW11: look at the sheriff card now, or first take the reward on the sign."""

    def offer_effect(self, s: State, player: i64, choices: Choices) -> None:
        choices.offer(LOOK.base)

    def forbids_effect(self, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if action == LOOK.base else T13

    def take_effect(self, s: State, player: i64, action: i64) -> None:
        look(self.c, s, player)


class OfficeReward(Question):
    """FT-DE18: after the look, a star or up to two WANTED crossed out."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("office_reward")
        self.c: Final = c

    def most(self, s: State, player: i64) -> i64:
        """How many WANTED can be crossed out."""
        return min_of(self.c.box.office_cross, self.c.rows.get(s, player, WANTED))

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(STAR.base)
        for amount in range(self.most(s, player) + 1):
            choices.offer(CROSS.base + amount)
        offer_abilities(self.c, s, player, choices)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        families = self.c.game.families
        if action == STAR.base:
            return ALLOWED
        if is_ability(self.c, action):
            return forbids_ability(self.c, s, player, action)
        if families.family(action) != CROSS.number:
            return T13
        return ALLOWED if families.first(action) <= self.most(s, player) else TW11

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        b = s.b
        if action == STAR.base:
            gain(self.c, s, player, STARS, self.c.box.office_stars)
        elif is_ability(self.c, action):
            s.push(self, player, a, b)
            use_ability(self.c, s, player, action)
        else:
            cross_out(self.c, s, player, action - CROSS.base)


def make_effect(c: Fliptown, building: i64) -> Effect:
    """The moment in which a building is used."""
    if building == HIDEOUT:
        return Hideout(c, building)
    if building == LAND_OFFICE:
        return LandOffice(c, building)
    if building == OFFICE:
        return SheriffsOffice(c, building)
    if building in (CHURCH, SALOON, CLUB):
        return Exchange(c, building)
    return Shop(c, building)
