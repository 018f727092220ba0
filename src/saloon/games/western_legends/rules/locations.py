"""Locations: section L of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED
from saloon.games.western_legends.actions import (
    ADD_NUGGET,
    BOUGHT,
    BUY,
    CUT,
    DELIVERED,
    DONE,
    REVELLED,
    SELL,
    SOLD,
    TREATED,
    UPGRADE,
    UPGRADED,
    WIELDED,
    WORKED,
)
from saloon.games.western_legends.codes import (
    AT_DEPOSIT,
    COND_ACQUIRE,
    COND_BUY,
    COND_DELIVER,
    COND_DEPOSIT,
    COND_HEAL,
    COND_REVEL,
    COND_UPGRADE,
    COND_WORK,
    OP_AS_NUGGETS,
    WRANGLE,
)
from saloon.games.western_legends.codes import BY_DOCTOR as BY_THE_DOCTOR
from saloon.games.western_legends.fields import (
    BY_CATTLE,
)
from saloon.games.western_legends.ids import (
    BANK,
    CARDS,
    CATTLE_KINDS,
    EQUIPMENT,
    FIRST_ITEM,
    FIRST_WEAPON,
    LP,
    MARSHAL,
    MONEY,
    NONE,
    NUGGETS,
    POKER_CARDS,
    RAIL_STATION,
    RANCH,
    STORE,
    WANTED,
)
from saloon.games.western_legends.rules.asking import AcceptOrPass, Asked
from saloon.games.western_legends.rules.book import K7, L3, L4, L5, L7, L8, L11, L20, L22, O3, V19, V20
from saloon.games.western_legends.rules.deeds import class_of, note
from saloon.games.western_legends.rules.resources import (
    discard,
    gain,
    heal,
    lose,
    receive,
    return_cattle,
)
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

WAGE: Final[i64] = 10  # WL-L2
NUGGET_PRICE: Final[i64] = 20  # WL-L11
DOCTOR_PRICE: Final[i64] = 10  # WL-L16
POINT_PRICE: Final[i64] = 30  # WL-L17


def work(c: WesternLegends, s: State, player: i64) -> None:
    """WL-L2."""
    s.tell(WORKED, player)
    c.turn.worked.move(s, 1)
    gain(c, s, player, MONEY, WAGE)
    note(c, s, player, COND_WORK, c.space_of(s, player), c.turn.worked.get(s))


# -- the General Store --------


def buy_forbidden(c: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-L3, WL-L4, WL-L7: the rule that keeps a player from buying something."""
    if c.kind_at(s, player) != STORE:
        return L3
    if c.in_store[item] == 0:
        return V19
    if c.owns(s, player, item):
        return L4
    if not c.can_take_item(s, player, item):
        return L7
    return ALLOWED if c.people.money.get(s, player) >= c.box.price[item] else L3


def upgrade_forbidden(c: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-L3, WL-L6, WL-L8: the rule that keeps a player from upgrading something."""
    if c.kind_at(s, player) != STORE:
        return L3
    if item >= FIRST_ITEM:
        return L8
    if c.owned_items.get(s, player, item) != 1:
        return L4
    return ALLOWED if c.people.money.get(s, player) >= c.box.price[item] else L3


def offer_store(c: WesternLegends, s: State, player: i64, choices: Choices) -> None:
    """All that a player could buy or upgrade."""
    for item in range(EQUIPMENT):
        choices.offer_if(buy_forbidden(c, s, player, item) == ALLOWED, BUY.at(item))
        choices.offer_if(upgrade_forbidden(c, s, player, item) == ALLOWED, UPGRADE.at(item))


def can_shop(c: WesternLegends, s: State, player: i64) -> bool:
    """Whether there is anything left that a player could buy or upgrade."""
    for item in range(EQUIPMENT):
        if buy_forbidden(c, s, player, item) == ALLOWED or upgrade_forbidden(c, s, player, item) == ALLOWED:
            return True
    return False


def buy(c: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-L3, WL-L5: pay, receive, and make it active at once if wished."""
    s.tell(BOUGHT, player, item)
    lose(c, s, player, MONEY, c.box.price[item])
    note(c, s, player, COND_BUY, c.space_of(s, player), 0, class_of(item))
    c.owned_items.set(s, player, item, 1)
    if can_shop(c, s, player):
        s.push(c.shopping, player)
    if item < FIRST_ITEM:
        s.push(c.make_active, player, item)
    receive(c, s, player, item)


def upgrade(c: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-L6: pay once more; the card is turned over and stays active or inactive."""
    s.tell(UPGRADED, player, item)
    lose(c, s, player, MONEY, c.box.price[item])
    c.owned_items.set(s, player, item, 2)
    keep_nuggets(c, s, player)
    note(c, s, player, COND_UPGRADE, c.space_of(s, player), 0, class_of(item))
    if can_shop(c, s, player):
        s.push(c.shopping, player)


def shop(c: WesternLegends, s: State, player: i64, action: i64) -> None:
    """Carry out a purchase or an upgrade."""
    item = c.game.families.first(action)
    if c.game.families.family(action) == BUY.number:
        buy(c, s, player, item)
    else:
        upgrade(c, s, player, item)


def wield(c: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-T4, WL-R24: a weapon or a mount becomes active; with another mount some nuggets may be lost."""
    arms = c.people.mount if item < FIRST_WEAPON else c.people.weapon
    arms.set(s, player, item)
    s.tell(WIELDED, player, item)
    keep_nuggets(c, s, player)


def keep_nuggets(c: WesternLegends, s: State, player: i64) -> None:
    """WL-G4, WL-R24: nuggets beyond the limit are lost."""
    surplus = c.people.nuggets.get(s, player) - c.nugget_limit_of(s, player)
    if surplus > 0:
        c.people.nuggets.move(s, player, -surplus)
        s.tell(CUT, player, NUGGETS, surplus)


class Shopping(Asked):
    """DEC-10: more purchases and upgrades within the same action."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "shopping", L3, [BUY, UPGRADE, DONE])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        offer_store(self.c, s, player, choices)
        choices.offer(DONE.at())

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        if action != DONE.base:
            shop(self.c, s, player, action)


class MakeActive(AcceptOrPass):
    """DEC-10, WL-L5: whether a new weapon or mount `a` becomes active at once."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "make_active", L5)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        wield(self.c, s, player, a)


# -- the Bank --------


def nugget_worth(c: WesternLegends, card: i64) -> i64:
    """WL-K7: how many nuggets a card counts as in a deposit; 0 for most."""
    entry = c.entry(c.box.effect_of_card[card], AT_DEPOSIT)
    if entry == 0:
        return 0
    node = c.box.entry_do[entry]
    return c.box.a[node] if c.box.op[node] == OP_AS_NUGGETS else 0


def add_forbidden(c: WesternLegends, s: State, player: i64, card: i64) -> i64:
    """WL-K7: only at the bank, and only cards that count as nuggets."""
    if c.kind_at(s, player) != BANK or not c.hands.has(s, player, card):
        return K7
    return ALLOWED if nugget_worth(c, card) > 0 else K7


def add_nugget(c: WesternLegends, s: State, player: i64, card: i64) -> None:
    """A card is discarded for the deposit in progress; with nothing else to sell that was all."""
    discard(c, s, player, card)
    c.turn.sold.move(s, nugget_worth(c, card))
    if c.people.nuggets.get(s, player) == 0 and c.hands.size_of(s, player) == 0:
        sell(c, s, player, 0)
    else:  # even if no other card in hand counts as a nugget: the others must not learn that
        s.push(c.deposit, player)


def sell_forbidden(c: WesternLegends, s: State, player: i64, nuggets: i64) -> i64:
    """WL-L11, WL-R62: at the bank, at least one nugget or card."""
    if c.kind_at(s, player) != BANK or nuggets > c.people.nuggets.get(s, player):
        return L11
    return ALLOWED if nuggets + c.turn.sold.get(s) > 0 else L11


def sell(c: WesternLegends, s: State, player: i64, nuggets: i64) -> None:
    """WL-L11, WL-R29: $20 and a point for each."""
    sold = nuggets + c.turn.sold.get(s)
    c.turn.sold.set(s, 0)
    s.tell(SOLD, player, sold)
    c.people.nuggets.move(s, player, -nuggets)
    gain(c, s, player, MONEY, sold * NUGGET_PRICE)
    gain(c, s, player, LP, sold)
    note(c, s, player, COND_DEPOSIT, c.space_of(s, player), sold)


class Deposit(Asked):
    """DEC-14: how many nuggets to sell, and which cards besides."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "deposit", L11, [ADD_NUGGET, SELL])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        for card in range(POKER_CARDS):
            choices.offer_if(add_forbidden(c, s, player, card) == ALLOWED, ADD_NUGGET.at(card))
        for nuggets in range(c.people.nuggets.get(s, player) + 1):
            choices.offer_if(sell_forbidden(c, s, player, nuggets) == ALLOWED, SELL.at(nuggets))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        number = self.families.first(action)
        if self.families.family(action) == SELL.number:
            sell(self.c, s, player, number)
        else:
            add_nugget(self.c, s, player, number)


# -- the Doctor's Office and the Cabaret --------


def see_doctor(c: WesternLegends, s: State, player: i64) -> None:
    """WL-L16: all wounds, and a card for each."""
    lose(c, s, player, MONEY, DOCTOR_PRICE)
    wounds = c.people.wounds.get(s, player)
    s.tell(TREATED, player, wounds)
    heal(c, s, player, wounds)
    c.turn.treated.move(s, wounds)
    treated = c.turn.treated.get(s)
    note(c, s, player, COND_HEAL, c.space_of(s, player), treated, BY_THE_DOCTOR)
    gain(c, s, player, CARDS, wounds)


def revel(c: WesternLegends, s: State, player: i64, points: i64) -> None:
    """WL-L17."""
    s.tell(REVELLED, player, points)
    lose(c, s, player, MONEY, points * POINT_PRICE)
    gain(c, s, player, LP, points)
    note(c, s, player, COND_REVEL, c.space_of(s, player), points)


# -- cattle --------


def ranch_colour(c: WesternLegends, s: State, player: i64) -> i64:
    """The colour of the ranch where a player's figure stands, or NONE."""
    if c.kind_at(s, player) != RANCH:
        return NONE
    return c.box.colour_of[c.box.location_of[c.space_of(s, player)]]


def token_colour(c: WesternLegends, s: State, player: i64) -> i64:
    """The colour of a player's token, or NONE."""
    token = c.cattle.get(s, player)
    return NONE if token == NONE else (token - CATTLE_PIECE) // CATTLE_KINDS


def note_acquired(c: WesternLegends, s: State, player: i64) -> None:
    """WL-L18: a token was taken at a ranch."""
    note(c, s, player, COND_ACQUIRE, c.space_of(s, player))


def deliver_forbidden(c: WesternLegends, s: State, player: i64, how: i64) -> i64:
    """WL-L20, WL-L22: where a token can be delivered, and by whom."""
    if not c.with_cattle:
        return V20
    colour = token_colour(c, s, player)
    if how == WRANGLE:
        if colour == NONE or c.kind_at(s, player) != RAIL_STATION:
            return L22
        return O3 if c.is_outlaw(s, player) else ALLOWED
    ranch = ranch_colour(c, s, player)
    return ALLOWED if colour != NONE and ranch != NONE and ranch != colour else L20


def deliver(c: WesternLegends, s: State, player: i64, how: i64) -> None:
    """WL-L20, WL-L22, WL-L25: the token goes back, then the point on the track, then the bonus."""
    token = c.cattle.get(s, player) - CATTLE_PIECE
    s.tell(DELIVERED, player, how, token // CATTLE_KINDS, token % CATTLE_KINDS)
    return_cattle(c, s, player)
    note(c, s, player, COND_DELIVER, c.space_of(s, player), 0, how, token // CATTLE_KINDS)
    c.run_program(s, player, c.box.cattle_effect[token % CATTLE_KINDS], BY_CATTLE)
    gain(c, s, player, MARSHAL if how == WRANGLE else WANTED, 1)
