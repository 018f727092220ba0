"""The buildings of the town and their effects: section 9 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Choices, State, Step, Verb, Verb0, Verb1
from saloon.games.fliptown import actions
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.names import (
    BUILDING_IDS,
    BUILDINGS,
    CLAIMS,
    GOLD,
    HOTEL_STAY,
    MONEY,
    STARS,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules import book
from saloon.games.fliptown.rules.abilities import Decision
from saloon.games.fliptown.rules.asking import CrossOut, Skip
from saloon.games.fliptown.rules.gains import cross_out, gain, min_of, spend
from saloon.games.fliptown.table import Fliptown

HIDEOUT: Final[i64] = 2
CHURCH: Final[i64] = 5
LAND_OFFICE: Final[i64] = 7
OFFICE: Final[i64] = 10
SALOON: Final[i64] = 11
CLUB: Final[i64] = 12
CLAIM_COUNT: Final[i64] = len(CLAIMS)
ALL_LOTS: Final[i64] = 0b1_1111_1111
NOW: Final[i64] = 0
CAN_WAIT: Final[i64] = 1
"""An effect can wait if the sign of the building brings a bonus action (FT-DE12)."""

# -- what a building can do now ------------------------------------------------------------------------------


def can_buy(t: Fliptown, s: State, player: i64, item: i64) -> bool:
    """FT-TW1a to FT-TW10a: whether a player can have an item now, one of every kind."""
    if t.people.money.get(s, player) < t.box.price[item]:
        return False
    if item == HOTEL_STAY:
        return t.people.stays.get(s, player) + 1 < len(t.box.hotel)
    owned = t.people.owned.get(s, player)
    if owned & BIT[item] != 0:
        return False
    if item == names.SHOVEL:
        return owned & BIT[names.UNDERTAKER] != 0
    return item != names.RIFLE or owned & BIT[names.PISTOL] != 0


def most_exchanges(t: Fliptown, s: State, player: i64, building: i64) -> i64:
    """FT-TW6, FT-TW12, FT-TW13: how often a player can exchange."""
    most = t.box.exchange_most[building]
    purse = t.people.resources.get(s, player, GOLD if building == CLUB else MONEY)
    price = t.box.exchange_price[building]
    if price > 0:
        most = min_of(most, purse // price)
    if building == CHURCH:
        most = min_of(most, t.people.wanted.get(s, player))
    return most


def can_claim(t: Fliptown, s: State, player: i64, claim: i64) -> bool:
    """FT-TW8a, FT-TW8b: whether a shape fits on free lots and can be paid."""
    taken = t.people.lots.get(s, player)
    return taken & t.box.claim_mask[claim] == 0 and t.people.money.get(s, player) >= t.box.claim_price[claim]


def is_usable(t: Fliptown, s: State, player: i64, building: i64) -> bool:
    """FT-TWe, FT-R20: whether the effect of a building could do anything now."""
    if building == HIDEOUT:
        return t.people.wanted.get(s, player) > 0
    if building == OFFICE:
        return True
    if building == LAND_OFFICE:
        for claim in range(CLAIM_COUNT):
            if can_claim(t, s, player, claim):
                return True
        return False
    if t.box.exchange_most[building] > 0:
        return most_exchanges(t, s, player, building) > 0
    items = t.box.building_items[building]
    for i in range(len(items)):
        if can_buy(t, s, player, items[i]):
            return True
    return False


def ask_effect(t: Fliptown, s: State, player: i64, building: i64, may_wait: i64) -> None:
    """FT-TWb, FT-TWc: ask about the effect of a building, NOW, or with the sign first (CAN_WAIT)."""
    if building == OFFICE and may_wait == NOW:
        look(t, s, player)
    elif is_usable(t, s, player, building):
        s.push(EFFECTS[building], player, building, may_wait)


def look(t: Fliptown, s: State, player: i64) -> None:
    """FT-TW11, FT-R38, FT-HI9: the visitor alone sees the sheriff card of this round, and then chooses."""
    t.people.peeked.set(s, player, True)
    s.whisper(player, actions.PEEKED, player, t.sheriff.top(s))
    s.push(OFFICE_REWARD, player)


# -- effects -------------------------------------------------------------------------------------------------


@final
class Postpone(Verb0):
    """FT-DE12, FT-TWc: first the reward on the sign; `s.a` is the building, `s.b` whether it can wait."""

    def forbids(self, t: Fliptown, s: State, me: i64) -> i64:
        return ALLOWED if s.b == CAN_WAIT else book.SIGN_BEFORE_OR_AFTER

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        t.people.move_put_off(s, me, s.a, 1)


@final
class Buy(Verb1):
    """FT-DE13 to FT-DE15, FT-DE17: one of the things that a building has."""

    def __init__(self, building: i64, rule: i64) -> None:
        super().__init__(actions.BUY)
        self.building: i64 = building
        self.rule: i64 = rule

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        items = t.box.building_items[self.building]
        for i in range(len(items)):
            choices.offer_if(can_buy(t, s, me, items[i]), self.family.base + items[i])

    def forbids(self, t: Fliptown, s: State, me: i64, item: i64) -> i64:
        items = t.box.building_items[self.building]
        for i in range(len(items)):
            if items[i] == item and can_buy(t, s, me, item):
                return ALLOWED
        return self.rule

    def take(self, t: Fliptown, s: State, me: i64, item: i64) -> None:
        spend(t, s, me, MONEY, t.box.price[item])
        s.tell(actions.BOUGHT, me, item)
        if item == HOTEL_STAY:
            t.people.stays.move(s, me, 1)
            return
        t.people.owned.move(s, me, BIT[item])
        if item == names.WORK_HORSE:
            gain(t, s, me, names.HAMMERS, 1)
        elif item == names.STORE_PAN:
            gain(t, s, me, names.PANS, 1)
        gain(t, s, me, STARS, t.box.item_stars[item])


@final
class CrossInHideout(CrossOut):
    """FT-TW3: up to four WANTED."""

    def limit(self, t: Fliptown, s: State) -> i64:
        return t.box.hideout_cross


@final
class Exchange(Verb1):
    """FT-DE19: the church, the saloon and the club, from one exchange to eight."""

    def __init__(self, building: i64, rule: i64) -> None:
        super().__init__(actions.EXCHANGE)
        self.building: i64 = building
        self.rule: i64 = rule

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        for times in range(1, most_exchanges(t, s, me, self.building) + 1):
            choices.offer(self.family.base + times)

    def forbids(self, t: Fliptown, s: State, me: i64, times: i64) -> i64:
        return ALLOWED if 1 <= times <= most_exchanges(t, s, me, self.building) else self.rule

    def take(self, t: Fliptown, s: State, me: i64, times: i64) -> None:
        paid = times * t.box.exchange_price[self.building]
        spend(t, s, me, GOLD if self.building == CLUB else MONEY, paid)
        if self.building == CHURCH:
            cross_out(t, s, me, times)
        else:
            gain(t, s, me, STARS, times)


@final
class Claim(Verb1):
    """FT-DE16, FT-TW8a to FT-TW8e: a shape, and where it lies."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        for claim in range(CLAIM_COUNT):
            choices.offer_if(can_claim(t, s, me, claim), self.family.base + claim)

    def forbids(self, t: Fliptown, s: State, me: i64, claim: i64) -> i64:
        if t.people.lots.get(s, me) & t.box.claim_mask[claim] != 0:
            return book.SHAPES_LIE_ON_FREE_LOTS
        return ALLOWED if can_claim(t, s, me, claim) else book.LAND_OFFICE

    def take(self, t: Fliptown, s: State, me: i64, claim: i64) -> None:
        spend(t, s, me, MONEY, t.box.claim_price[claim])
        t.people.claims.set(s, me, t.people.claim_count(s, me), claim)
        t.people.lots.move(s, me, t.box.claim_mask[claim])
        s.tell(actions.CLAIMED, me, claim)
        gain(t, s, me, STARS, t.box.claim_stars[claim])
        if t.people.lots.get(s, me) == ALL_LOTS:
            gain(t, s, me, STARS, t.box.all_lots)


@final
class Look(Verb0):
    """FT-TW11: look at the sheriff card now."""

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        look(t, s, me)


@final
class Star(Verb0):
    """FT-DE18: after the look, a star."""

    def take(self, t: Fliptown, s: State, me: i64) -> None:
        gain(t, s, me, STARS, t.box.office_stars)


@final
class CrossInOffice(CrossOut):
    """FT-DE18: or up to two WANTED crossed out."""

    def limit(self, t: Fliptown, s: State) -> i64:
        return t.box.office_cross


# -- the moments ---------------------------------------------------------------------------------------------


def _effect(building: i64, verb: Verb) -> Step:
    """The moment in which a building is used, or not."""
    verbs = [verb, Skip(actions.SKIP), Postpone(actions.POSTPONE)]
    return Decision(f"effect_{BUILDING_IDS[building]}", verbs, book.ORDER_OF_A_TURN)


EFFECTS: Final[list[Step]] = [
    _effect(0, Buy(0, book.UNDERTAKER)),
    _effect(1, Buy(1, book.BANK)),
    _effect(HIDEOUT, CrossInHideout(1, book.HIDEOUT)),
    _effect(3, Buy(3, book.STABLES)),
    _effect(4, Buy(4, book.GENERAL_STORE)),
    _effect(CHURCH, Exchange(CHURCH, book.CHURCH)),
    _effect(6, Buy(6, book.HOTEL)),
    _effect(LAND_OFFICE, Claim(actions.CLAIM)),
    _effect(8, Buy(8, book.GUNSMITH)),
    _effect(9, Buy(9, book.BAIL_BONDS)),
    # Who comes to the Sheriff's Office looks, sooner or later.
    Decision(
        f"effect_{BUILDING_IDS[OFFICE]}",
        [Look(actions.LOOK), Postpone(actions.POSTPONE)],
        book.ORDER_OF_A_TURN,
        {"skip": book.VISITS_USE_THE_BUILDING},
    ),
    _effect(SALOON, Exchange(SALOON, book.SALOON)),
    _effect(CLUB, Exchange(CLUB, book.CLUB)),
]
"""By building. They were pushed with the building (`s.a`) and with NOW or CAN_WAIT (`s.b`)."""
OFFICE_REWARD: Final[Step] = Decision(
    "office_reward", [Star(actions.STAR), CrossInOffice(0, book.SHERIFFS_OFFICE)], book.ORDER_OF_A_TURN
)


def building_of(step: Step) -> i64:
    """The building that a question belongs to, or NOTHING."""
    if step is OFFICE_REWARD:
        return OFFICE
    building = step.number - EFFECTS[0].number
    return building if 0 <= building < BUILDINGS else NOTHING
