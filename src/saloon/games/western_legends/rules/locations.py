"""Locations: section L of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, State, Step, Verb0, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.rules import asking, book, deeds, resources
from saloon.games.western_legends.table import WesternLegends

WAGE: Final[i64] = 10  # WL-L2
NUGGET_PRICE: Final[i64] = 20  # WL-L11
DOCTOR_PRICE: Final[i64] = 10  # WL-L16
POINT_PRICE: Final[i64] = 30  # WL-L17


@final
class Work(Verb0):
    """WL-L2: at any location."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        return ALLOWED if t.kind_at(s, me) != ids.NONE else book.WORK_AT_A_LOCATION

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        s.tell(actions.WORKED, me)
        t.turn.worked.move(s, 1)
        resources.gain(t, s, me, ids.MONEY, WAGE)
        deeds.note(t, s, me, codes.COND_WORK, t.space_of(s, me), t.turn.worked.get(s))


# -- the General Store --------


@final
class Buy(Verb1):
    """WL-L3 to WL-L5, WL-L7: pay, receive, and make it active at once if wished."""

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        if t.kind_at(s, me) != ids.STORE:
            return book.BUY_AND_UPGRADE_AT_A_STORE
        if t.in_store[item] == 0:
            return book.STORE_OF_THE_FIRST_GAME
        if t.owns(s, me, item):
            return book.ONE_CARD_OF_EACH_KIND
        if not t.can_take_item(s, me, item):
            return book.THREE_DIFFERENT_ITEMS
        return ALLOWED if can_pay(t, s, me, item) else book.BUY_AND_UPGRADE_AT_A_STORE

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        s.tell(actions.BOUGHT, me, item)
        resources.lose(t, s, me, ids.MONEY, t.box.price[item])
        deeds.note(t, s, me, codes.COND_BUY, t.space_of(s, me), 0, deeds.class_of(item))
        t.owned_items.set(s, me, item, 1)
        shop_on(t, s, me)
        if item < ids.FIRST_ITEM:
            s.push(MAKING_ACTIVE, me, item)
        resources.receive(t, s, me, item)


@final
class Upgrade(Verb1):
    """WL-L3, WL-L6, WL-L8: pay once more; the card is turned over and stays active or inactive."""

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        if t.kind_at(s, me) != ids.STORE:
            return book.BUY_AND_UPGRADE_AT_A_STORE
        if item >= ids.FIRST_ITEM:
            return book.ITEMS_HAVE_NO_UPGRADE
        if t.owned_items.get(s, me, item) != 1:
            return book.ONE_CARD_OF_EACH_KIND
        return ALLOWED if can_pay(t, s, me, item) else book.BUY_AND_UPGRADE_AT_A_STORE

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        s.tell(actions.UPGRADED, me, item)
        resources.lose(t, s, me, ids.MONEY, t.box.price[item])
        t.owned_items.set(s, me, item, 2)
        keep_nuggets(t, s, me)
        deeds.note(t, s, me, codes.COND_UPGRADE, t.space_of(s, me), 0, deeds.class_of(item))
        shop_on(t, s, me)


BUY: Final[Buy] = Buy(actions.BUY)
UPGRADE: Final[Upgrade] = Upgrade(actions.UPGRADE)


def can_pay(t: WesternLegends, s: State, player: i64, item: i64) -> bool:
    """WL-L3: an upgrade costs as much as the card."""
    return t.people.money.get(s, player) >= t.box.price[item]


def offer_store(t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
    """All that a player could buy or upgrade, item by item."""
    for item in range(ids.EQUIPMENT):
        choices.offer_if(BUY.forbids(t, s, player, item) == ALLOWED, actions.BUY.base + item)
        choices.offer_if(UPGRADE.forbids(t, s, player, item) == ALLOWED, actions.UPGRADE.base + item)


def shop_on(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L3: more within the same action, as long as there is anything that could be bought or upgraded."""
    for item in range(ids.EQUIPMENT):
        can_buy = BUY.forbids(t, s, player, item) == ALLOWED
        if can_buy or UPGRADE.forbids(t, s, player, item) == ALLOWED:
            s.push(SHOPPING, player)
            return


@final
class Shopping(asking.OneRuleMenu):
    """DEC-10: more purchases and upgrades within the same action."""

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        offer_store(t, s, player, choices)
        choices.offer(actions.DONE.base)


@final
class MakeActive(asking.AcceptOrPass):
    """DEC-10, WL-L5: whether a new weapon or mount (`s.a`) becomes active at once."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        wield(t, s, player, s.a)


def wield(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-T4, WL-R24: a weapon or a mount becomes active; with another mount some nuggets may be lost."""
    arms = t.people.mount if item < ids.FIRST_WEAPON else t.people.weapon
    arms.set(s, player, item)
    s.tell(actions.WIELDED, player, item)
    keep_nuggets(t, s, player)


def wield_another(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """The same, but for what is active already."""
    if item != (t.mount_active(s, player) if item < ids.FIRST_WEAPON else t.weapon_active(s, player)):
        wield(t, s, player, item)


def keep_nuggets(t: WesternLegends, s: State, player: i64) -> None:
    """WL-G4, WL-R24: nuggets beyond the limit are lost."""
    surplus = t.people.nuggets.get(s, player) - t.nugget_limit_of(s, player)
    if surplus > 0:
        t.people.nuggets.move(s, player, -surplus)
        s.tell(actions.CUT, player, ids.NUGGETS, surplus)


# -- the Bank --------


def nugget_worth(t: WesternLegends, card: i64) -> i64:
    """WL-K7: how many nuggets a card counts as in a deposit; 0 for most."""
    entry = t.entry(t.box.effect_of_card[card], codes.AT_DEPOSIT)
    if entry == 0:
        return 0
    node = t.box.entry_do[entry]
    return t.box.a[node] if t.box.op[node] == codes.OP_AS_NUGGETS else 0


@final
class AddNugget(Verb1):
    """DEC-14, WL-K7: a card that counts as nuggets is discarded for the deposit in progress."""

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        if t.kind_at(s, me) != ids.BANK or not t.hands.has(s, me, card):
            return book.NUGGET_CARDS_IN_A_DEPOSIT
        return ALLOWED if nugget_worth(t, card) > 0 else book.NUGGET_CARDS_IN_A_DEPOSIT

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        """With nothing else to sell that was all."""
        resources.discard(t, s, me, card)
        t.turn.sold.move(s, nugget_worth(t, card))
        if t.people.nuggets.get(s, me) == 0 and t.hands.size_of(s, me) == 0:
            sell(t, s, me, 0)
        else:  # even if no other card in hand counts as a nugget: the others must not learn that
            s.push(DEPOSIT, me)


@final
class Sell(Verb1):
    """DEC-14, WL-L11, WL-R62: how many nuggets to sell; with cards sold already it may be none."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for nuggets in range(t.people.nuggets.get(s, me) + 1):
            choices.offer_if(self.forbids(t, s, me, nuggets) == ALLOWED, self.family.base + nuggets)

    def forbids(self, t: WesternLegends, s: State, me: i64, nuggets: i64) -> i64:
        if t.kind_at(s, me) != ids.BANK or nuggets > t.people.nuggets.get(s, me):
            return book.DEPOSIT_AT_A_BANK
        return ALLOWED if nuggets + t.turn.sold.get(s) > 0 else book.DEPOSIT_AT_A_BANK

    def take(self, t: WesternLegends, s: State, me: i64, nuggets: i64) -> None:
        sell(t, s, me, nuggets)


def sell(t: WesternLegends, s: State, player: i64, nuggets: i64) -> None:
    """WL-L11, WL-R29: $20 and a point for each."""
    sold = nuggets + t.turn.sold.get(s)
    t.turn.sold.set(s, 0)
    s.tell(actions.SOLD, player, sold)
    t.people.nuggets.move(s, player, -nuggets)
    resources.gain(t, s, player, ids.MONEY, sold * NUGGET_PRICE)
    resources.gain(t, s, player, ids.LP, sold)
    deeds.note(t, s, player, codes.COND_DEPOSIT, t.space_of(s, player), sold)


# -- the Doctor's Office and the Cabaret --------


@final
class SeeDoctor(Verb0):
    """WL-L16: all wounds, and a card for each."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        hurt = t.kind_at(s, me) == ids.DOCTOR and t.people.wounds.get(s, me) > 0
        return ALLOWED if hurt and t.people.money.get(s, me) >= DOCTOR_PRICE else book.DOCTOR_HEALS_FOR_MONEY

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        resources.lose(t, s, me, ids.MONEY, DOCTOR_PRICE)
        wounds = t.people.wounds.get(s, me)
        s.tell(actions.TREATED, me, wounds)
        resources.heal(t, s, me, wounds)
        t.turn.treated.move(s, wounds)
        treated = t.turn.treated.get(s)
        deeds.note(t, s, me, codes.COND_HEAL, t.space_of(s, me), treated, codes.BY_DOCTOR)
        resources.gain(t, s, me, ids.CARDS, wounds)


@final
class Revel(Verb1):
    """WL-L17, WL-R62: points for money."""

    def forbids(self, t: WesternLegends, s: State, me: i64, points: i64) -> i64:
        if t.kind_at(s, me) != ids.CABARET or points == 0:
            return book.CABARET_SELLS_POINTS
        can_spend = t.people.money.get(s, me) >= points * POINT_PRICE
        return ALLOWED if can_spend else book.CABARET_SELLS_POINTS

    def take(self, t: WesternLegends, s: State, me: i64, points: i64) -> None:
        s.tell(actions.REVELLED, me, points)
        resources.lose(t, s, me, ids.MONEY, points * POINT_PRICE)
        resources.gain(t, s, me, ids.LP, points)
        deeds.note(t, s, me, codes.COND_REVEL, t.space_of(s, me), points)


ADD_NUGGET: Final[AddNugget] = AddNugget(actions.ADD_NUGGET)
SELL: Final[Sell] = Sell(actions.SELL)
SHOPPING: Final[Step] = Shopping(
    "shopping", [BUY, UPGRADE, asking.Pass(actions.DONE)], book.BUY_AND_UPGRADE_AT_A_STORE
)
MAKING_ACTIVE: Final[Step] = MakeActive("make_active", book.NEW_ONE_ACTIVE_AT_ONCE)
DEPOSIT: Final[Step] = asking.OneRuleMenu("deposit", [ADD_NUGGET, SELL], book.DEPOSIT_AT_A_BANK)
