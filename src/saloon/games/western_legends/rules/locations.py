"""Locations: section L of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, State
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, resources
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

WAGE: Final[i64] = 10  # WL-L2
NUGGET_PRICE: Final[i64] = 20  # WL-L11
DOCTOR_PRICE: Final[i64] = 10  # WL-L16
POINT_PRICE: Final[i64] = 30  # WL-L17


def work(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L2."""
    s.tell(actions.WORKED, player)
    t.turn.worked.move(s, 1)
    resources.gain(t, s, player, ids.MONEY, WAGE)
    deeds.note(t, s, player, codes.COND_WORK, t.space_of(s, player), t.turn.worked.get(s))


# -- the General Store --------


def buy_forbidden(t: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-L3, WL-L4, WL-L7: the rule that keeps a player from buying something."""
    if t.kind_at(s, player) != ids.STORE:
        return book.BUY_AND_UPGRADE_AT_A_STORE
    if t.in_store[item] == 0:
        return book.STORE_OF_THE_FIRST_GAME
    if t.owns(s, player, item):
        return book.ONE_CARD_OF_EACH_KIND
    if not t.can_take_item(s, player, item):
        return book.THREE_DIFFERENT_ITEMS
    return ALLOWED if t.people.money.get(s, player) >= t.box.price[item] else book.BUY_AND_UPGRADE_AT_A_STORE


def upgrade_forbidden(t: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-L3, WL-L6, WL-L8: the rule that keeps a player from upgrading something."""
    if t.kind_at(s, player) != ids.STORE:
        return book.BUY_AND_UPGRADE_AT_A_STORE
    if item >= ids.FIRST_ITEM:
        return book.ITEMS_HAVE_NO_UPGRADE
    if t.owned_items.get(s, player, item) != 1:
        return book.ONE_CARD_OF_EACH_KIND
    return ALLOWED if t.people.money.get(s, player) >= t.box.price[item] else book.BUY_AND_UPGRADE_AT_A_STORE


def offer_store(t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
    """All that a player could buy or upgrade."""
    for item in range(ids.EQUIPMENT):
        choices.offer_if(buy_forbidden(t, s, player, item) == ALLOWED, actions.BUY.at(item))
        choices.offer_if(upgrade_forbidden(t, s, player, item) == ALLOWED, actions.UPGRADE.at(item))


def can_shop(t: WesternLegends, s: State, player: i64) -> bool:
    """Whether there is anything left that a player could buy or upgrade."""
    for item in range(ids.EQUIPMENT):
        if buy_forbidden(t, s, player, item) == ALLOWED or upgrade_forbidden(t, s, player, item) == ALLOWED:
            return True
    return False


def buy(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-L3, WL-L5: pay, receive, and make it active at once if wished."""
    s.tell(actions.BOUGHT, player, item)
    resources.lose(t, s, player, ids.MONEY, t.box.price[item])
    deeds.note(t, s, player, codes.COND_BUY, t.space_of(s, player), 0, deeds.class_of(item))
    t.owned_items.set(s, player, item, 1)
    if can_shop(t, s, player):
        s.push(t.shopping, player)
    if item < ids.FIRST_ITEM:
        s.push(t.make_active, player, item)
    resources.receive(t, s, player, item)


def upgrade(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-L6: pay once more; the card is turned over and stays active or inactive."""
    s.tell(actions.UPGRADED, player, item)
    resources.lose(t, s, player, ids.MONEY, t.box.price[item])
    t.owned_items.set(s, player, item, 2)
    keep_nuggets(t, s, player)
    deeds.note(t, s, player, codes.COND_UPGRADE, t.space_of(s, player), 0, deeds.class_of(item))
    if can_shop(t, s, player):
        s.push(t.shopping, player)


def shop(t: WesternLegends, s: State, player: i64, action: i64) -> None:
    """Carry out a purchase or an upgrade."""
    item = t.game.families.first(action)
    if t.game.families.family(action) == actions.BUY.number:
        buy(t, s, player, item)
    else:
        upgrade(t, s, player, item)


def wield(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """WL-T4, WL-R24: a weapon or a mount becomes active; with another mount some nuggets may be lost."""
    arms = t.people.mount if item < ids.FIRST_WEAPON else t.people.weapon
    arms.set(s, player, item)
    s.tell(actions.WIELDED, player, item)
    keep_nuggets(t, s, player)


def keep_nuggets(t: WesternLegends, s: State, player: i64) -> None:
    """WL-G4, WL-R24: nuggets beyond the limit are lost."""
    surplus = t.people.nuggets.get(s, player) - t.nugget_limit_of(s, player)
    if surplus > 0:
        t.people.nuggets.move(s, player, -surplus)
        s.tell(actions.CUT, player, ids.NUGGETS, surplus)


class Shopping(asking.Asked):
    """DEC-10: more purchases and upgrades within the same action."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(
            c, "shopping", book.BUY_AND_UPGRADE_AT_A_STORE, [actions.BUY, actions.UPGRADE, actions.DONE]
        )

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        offer_store(t, s, player, choices)
        choices.offer(actions.DONE.at())

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if action != actions.DONE.base:
            shop(t, s, player, action)


class MakeActive(asking.AcceptOrPassOld):
    """DEC-10, WL-L5: whether a new weapon or mount `a` becomes active at once."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "make_active", book.NEW_ONE_ACTIVE_AT_ONCE)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        wield(t, s, player, a)


# -- the Bank --------


def nugget_worth(t: WesternLegends, card: i64) -> i64:
    """WL-K7: how many nuggets a card counts as in a deposit; 0 for most."""
    entry = t.entry(t.box.effect_of_card[card], codes.AT_DEPOSIT)
    if entry == 0:
        return 0
    node = t.box.entry_do[entry]
    return t.box.a[node] if t.box.op[node] == codes.OP_AS_NUGGETS else 0


def add_forbidden(t: WesternLegends, s: State, player: i64, card: i64) -> i64:
    """WL-K7: only at the bank, and only cards that count as nuggets."""
    if t.kind_at(s, player) != ids.BANK or not t.hands.has(s, player, card):
        return book.NUGGET_CARDS_IN_A_DEPOSIT
    return ALLOWED if nugget_worth(t, card) > 0 else book.NUGGET_CARDS_IN_A_DEPOSIT


def add_nugget(t: WesternLegends, s: State, player: i64, card: i64) -> None:
    """A card is discarded for the deposit in progress; with nothing else to sell that was all."""
    resources.discard(t, s, player, card)
    t.turn.sold.move(s, nugget_worth(t, card))
    if t.people.nuggets.get(s, player) == 0 and t.hands.size_of(s, player) == 0:
        sell(t, s, player, 0)
    else:  # even if no other card in hand counts as a nugget: the others must not learn that
        s.push(t.deposit, player)


def sell_forbidden(t: WesternLegends, s: State, player: i64, nuggets: i64) -> i64:
    """WL-L11, WL-R62: at the bank, at least one nugget or card."""
    if t.kind_at(s, player) != ids.BANK or nuggets > t.people.nuggets.get(s, player):
        return book.DEPOSIT_AT_A_BANK
    return ALLOWED if nuggets + t.turn.sold.get(s) > 0 else book.DEPOSIT_AT_A_BANK


def sell(t: WesternLegends, s: State, player: i64, nuggets: i64) -> None:
    """WL-L11, WL-R29: $20 and a point for each."""
    sold = nuggets + t.turn.sold.get(s)
    t.turn.sold.set(s, 0)
    s.tell(actions.SOLD, player, sold)
    t.people.nuggets.move(s, player, -nuggets)
    resources.gain(t, s, player, ids.MONEY, sold * NUGGET_PRICE)
    resources.gain(t, s, player, ids.LP, sold)
    deeds.note(t, s, player, codes.COND_DEPOSIT, t.space_of(s, player), sold)


class Deposit(asking.Asked):
    """DEC-14: how many nuggets to sell, and which cards besides."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "deposit", book.DEPOSIT_AT_A_BANK, [actions.ADD_NUGGET, actions.SELL])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for card in range(ids.POKER_CARDS):
            choices.offer_if(add_forbidden(t, s, player, card) == ALLOWED, actions.ADD_NUGGET.at(card))
        for nuggets in range(t.people.nuggets.get(s, player) + 1):
            choices.offer_if(sell_forbidden(t, s, player, nuggets) == ALLOWED, actions.SELL.at(nuggets))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        number = self.families.first(action)
        if self.families.family(action) == actions.SELL.number:
            sell(t, s, player, number)
        else:
            add_nugget(t, s, player, number)


# -- the Doctor's Office and the Cabaret --------


def see_doctor(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L16: all wounds, and a card for each."""
    resources.lose(t, s, player, ids.MONEY, DOCTOR_PRICE)
    wounds = t.people.wounds.get(s, player)
    s.tell(actions.TREATED, player, wounds)
    resources.heal(t, s, player, wounds)
    t.turn.treated.move(s, wounds)
    treated = t.turn.treated.get(s)
    deeds.note(t, s, player, codes.COND_HEAL, t.space_of(s, player), treated, codes.BY_DOCTOR)
    resources.gain(t, s, player, ids.CARDS, wounds)


def revel(t: WesternLegends, s: State, player: i64, points: i64) -> None:
    """WL-L17."""
    s.tell(actions.REVELLED, player, points)
    resources.lose(t, s, player, ids.MONEY, points * POINT_PRICE)
    resources.gain(t, s, player, ids.LP, points)
    deeds.note(t, s, player, codes.COND_REVEL, t.space_of(s, player), points)


# -- cattle --------


def ranch_colour(t: WesternLegends, s: State, player: i64) -> i64:
    """The colour of the ranch where a player's figure stands, or NONE."""
    if t.kind_at(s, player) != ids.RANCH:
        return NONE
    return t.box.colour_of[t.box.location_of[t.space_of(s, player)]]


def token_colour(t: WesternLegends, s: State, player: i64) -> i64:
    """The colour of a player's token, or NONE."""
    token = t.cattle.get(s, player)
    return NONE if token == NONE else (token - CATTLE_PIECE) // ids.CATTLE_KINDS


def note_acquired(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L18: a token was taken at a ranch."""
    deeds.note(t, s, player, codes.COND_ACQUIRE, t.space_of(s, player))


def deliver_forbidden(t: WesternLegends, s: State, player: i64, how: i64) -> i64:
    """WL-L20, WL-L22: where a token can be delivered, and by whom."""
    if not t.with_cattle:
        return book.NO_CATTLE_IN_THE_FIRST_GAME
    colour = token_colour(t, s, player)
    if how == codes.WRANGLE:
        if colour == NONE or t.kind_at(s, player) != ids.RAIL_STATION:
            return book.WRANGLE_AT_THE_STATION
        return book.NO_MARSHAL_POINTS_FOR_OUTLAWS if t.is_outlaw(s, player) else ALLOWED
    ranch = ranch_colour(t, s, player)
    return ALLOWED if colour != NONE and ranch != NONE and ranch != colour else book.RUSTLE_AT_THE_OTHER_RANCH


def deliver(t: WesternLegends, s: State, player: i64, how: i64) -> None:
    """WL-L20, WL-L22, WL-L25: the token goes back, then the point on the track, then the bonus."""
    token = t.cattle.get(s, player) - CATTLE_PIECE
    s.tell(actions.DELIVERED, player, how, token // ids.CATTLE_KINDS, token % ids.CATTLE_KINDS)
    resources.return_cattle(t, s, player)
    deeds.note(t, s, player, codes.COND_DELIVER, t.space_of(s, player), 0, how, token // ids.CATTLE_KINDS)
    t.run_program(s, player, t.box.cattle_effect[token % ids.CATTLE_KINDS], fields.BY_CATTLE)
    resources.gain(t, s, player, ids.MARSHAL if how == codes.WRANGLE else ids.WANTED, 1)
