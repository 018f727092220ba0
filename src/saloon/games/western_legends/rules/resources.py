"""What players receive and give up: money, points, cards, wounds, tracks (WL-G3 to WL-G7, WL-O, WL-R45)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import Numbers
from saloon.core.state import State
from saloon.games.western_legends.actions import (
    CATTLE_RETURNED,
    CUT,
    DISCARDED,
    DREW,
    DREW_CARD,
    GAINED,
    GOT_ITEM,
    LOST,
    LOST_BADGE,
    RESHUFFLED,
    RETURNED_ITEM,
    UNLOCKED,
)
from saloon.games.western_legends.codes import (
    AFTER_WOUNDS,
    ALL,
    COND_GAIN_IN_ACTION,
    COND_GAIN_POINTS,
    COND_HEAL,
    HALF,
    ON_GAIN,
    POINTS_MARSHAL,
    POINTS_WANTED,
    SOURCE_EQUIPMENT,
)
from saloon.games.western_legends.fields import (
    BY_SOURCE,
    MONEY_LIMIT,
    TRACK_END,
    UNLOCKED_AT,
    WOUND_LIMIT,
)
from saloon.games.western_legends.ids import (
    ACTIONS,
    CARDS,
    CATTLE,
    CATTLE_KINDS,
    HEAL,
    LP,
    MARSHAL,
    MONEY,
    NONE,
    NUGGETS,
    POKER_CARDS,
    RANDOM_CARDS,
    WANTED,
    WOUNDS,
)
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.powers import run_entry, works
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

# -- poker cards --------


def has_deck(c: WesternLegends, s: State) -> bool:
    """WL-R45: whether a card can be drawn; an empty deck is made of the discards."""
    if c.deck.count(s) > 0:
        return True
    if c.discards.count(s) == 0:
        return False
    for card in range(POKER_CARDS):
        c.held_back.set(s, card, 1)
    while c.discards.count(s) > 0:
        card = c.discards.take(s)
        c.held_back.set(s, card, 0)
        c.deck.put(s, card)
    c.deck.shuffle(s)
    s.tell(RESHUFFLED)
    return True


def draw(c: WesternLegends, s: State, player: i64, number: i64) -> i64:
    """A player draws so many cards, or as many as there are; returns how many."""
    drawn: i64 = 0
    while drawn < number and has_deck(c, s):
        card = c.hands.draw(s, player, c.deck)
        s.whisper(player, DREW_CARD, player, card)
        drawn += 1
    if drawn > 0:
        s.tell(DREW, player, drawn)
    return drawn


def discard(c: WesternLegends, s: State, player: i64, card: i64) -> None:
    """WL-G21: a card of the hand goes to the open discards."""
    c.hands.drop(s, player, card)
    to_discards(c, s, card)
    s.tell(DISCARDED, player, card)


def to_discards(c: WesternLegends, s: State, card: i64) -> None:
    """A card is open now; nobody needs to remember having seen it in a hand."""
    c.discards.put(s, card)
    c.known.set(s, 0, card, 0)
    c.known.set(s, 1, card, 0)


def random_card(c: WesternLegends, s: State, player: i64) -> i64:
    """A random card of a hand that is not empty."""
    place = s.below(c.hands.size_of(s, player))
    for card in range(POKER_CARDS):
        if c.hands.has(s, player, card):
            if place == 0:
                return card
            place -= 1
    return NONE


# -- gains --------


def gain(c: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> None:
    """A player receives something, as far as the limits allow."""
    if resource == MONEY:
        _gain_limited(c, s, player, MONEY, c.people.money, amount, MONEY_LIMIT)
    elif resource == LP:
        gain_points(c, s, player, amount)
    elif resource == CARDS:
        _count(c, s, player, CARDS, draw(c, s, player, amount))
    elif resource == NUGGETS:
        _gain_limited(c, s, player, NUGGETS, c.people.nuggets, amount, c.nugget_limit_of(s, player))
    elif resource == WOUNDS:
        wound(c, s, player, amount)
    elif resource == HEAL:
        heal(c, s, player, amount)
    elif resource == MARSHAL:
        gain_marshal(c, s, player, amount)
    elif resource == WANTED:
        gain_wanted(c, s, player, amount)
    elif resource == ACTIONS and player == c.active(s):
        c.turn.actions.move(s, amount)
        s.tell(GAINED, player, ACTIONS, amount)


def gain_all(c: WesternLegends, s: State, player: i64, node: i64) -> None:
    """All gains of a chain of nodes, at once."""
    while node != 0:
        gain(c, s, player, c.box.a[node], c.box.b[node])
        node = c.box.next[node]


def _count(c: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> None:
    """WL-R65: what the active player gains within a single action is added up for stories."""
    if c.turn.in_action.get(s) and player == c.active(s):
        c.gains.move(s, resource, amount)
        total = c.gains.get(s, resource)
        note(c, s, player, COND_GAIN_IN_ACTION, c.space_of(s, player), total, resource)


def _gain_limited(
    c: WesternLegends, s: State, player: i64, resource: i64, column: Numbers, amount: i64, limit: i64
) -> None:
    """WL-G3, WL-G4: what is beyond the limit is lost."""
    room = limit - column.get(s, player)
    gained = min(amount, max(room, 0))
    column.move(s, player, gained)
    if gained > 0:
        s.tell(GAINED, player, resource, gained)
    if gained < amount:
        s.tell(CUT, player, resource, amount - gained)
    _count(c, s, player, resource, gained)


def gain_points(c: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """Legendary points; with 5 of them the ability is unlocked for good (WL-G14, WL-R12)."""
    c.people.lp.move(s, player, amount)
    if amount > 0:
        s.tell(GAINED, player, LP, amount)
    if not c.people.unlocked.get(s, player) and c.people.lp.get(s, player) >= UNLOCKED_AT:
        c.people.unlocked.set(s, player, True)
        s.tell(UNLOCKED, player)
    _count(c, s, player, LP, amount)


def wound(c: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-G5: never more than three; what follows a wound follows only one that was really added."""
    added = min(amount, WOUND_LIMIT - c.people.wounds.get(s, player))
    if added <= 0:
        return
    c.people.wounds.move(s, player, added)
    s.tell(GAINED, player, WOUNDS, added)
    source = c.ability_source(s, player)
    entry = c.entry(source, AFTER_WOUNDS)
    if entry != 0 and works(c, s, player, source, entry):
        run_entry(c, s, player, source, entry)


def heal(c: WesternLegends, s: State, player: i64, amount: i64) -> i64:
    """A player loses wounds, as far as there are any; returns how many."""
    wounds = c.people.wounds.get(s, player)
    healed = wounds if amount == ALL else min(amount, wounds)
    if healed > 0:
        c.people.wounds.move(s, player, -healed)
        s.tell(GAINED, player, HEAL, healed)
        if player == c.active(s):
            c.turn.healed.move(s, healed)
            note(c, s, player, COND_HEAL, c.space_of(s, player), c.turn.healed.get(s))
    return healed


def gain_marshal(c: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-O1, WL-O3, WL-O5: fields and their rewards, one by one; points beyond the end give LP."""
    if c.is_outlaw(s, player):
        return
    s.tell(GAINED, player, MARSHAL, amount)
    for _point in range(amount):
        _step_on_track(c, s, player, c.people.marshal)
    note(c, s, player, COND_GAIN_POINTS, c.space_of(s, player), 0, NONE, NONE, POINTS_MARSHAL)
    _count(c, s, player, MARSHAL, amount)


def gain_wanted(c: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-O1, WL-O2, WL-O5: a lawman first loses all marshal points."""
    if c.people.marshal.get(s, player) > 0:
        c.people.marshal.set(s, player, 0)
        s.tell(LOST_BADGE, player)
    s.tell(GAINED, player, WANTED, amount)
    for _point in range(amount):
        _step_on_track(c, s, player, c.people.wanted)
    note(c, s, player, COND_GAIN_POINTS, c.space_of(s, player), 0, NONE, NONE, POINTS_WANTED)
    _count(c, s, player, WANTED, amount)


def _step_on_track(c: WesternLegends, s: State, player: i64, column: Numbers) -> None:
    field = column.get(s, player)
    if field == TRACK_END:
        gain_points(c, s, player, 1)
        return
    column.set(s, player, field + 1)
    rewards = c.box.marshal_reward if column is c.people.marshal else c.box.wanted_reward
    gain_all(c, s, player, rewards[field + 1])


# -- losses --------


def held(c: WesternLegends, s: State, player: i64, resource: i64) -> i64:
    """How much of a resource a player could give up; of wounds, how many could still be taken."""
    if resource == MONEY:
        return c.people.money.get(s, player)
    if resource == LP:
        return c.people.lp.get(s, player)
    if resource in (CARDS, RANDOM_CARDS):
        return c.hands.size_of(s, player)
    if resource == NUGGETS:
        return c.people.nuggets.get(s, player)
    if resource == WOUNDS:
        return WOUND_LIMIT - c.people.wounds.get(s, player)
    if resource == MARSHAL:
        return c.people.marshal.get(s, player)
    if resource == WANTED:
        return c.people.wanted.get(s, player)
    if resource == CATTLE:
        return 0 if c.cattle.get(s, player) == NONE else 1
    return 0


def half_of(amount: i64, resource: i64) -> i64:
    """WL-F16, WL-F20: half, rounded up; money to the next $10."""
    if resource == MONEY:
        return (amount // 10 + 1) // 2 * 10
    return (amount + 1) // 2


def amount_of(c: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> i64:
    """How much an amount of a program is for a player."""
    if amount == ALL:
        return held(c, s, player, resource)
    if amount == HALF:
        return half_of(held(c, s, player, resource), resource)
    return amount


def can_lose(c: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> bool:
    """Whether a player could give that up in full."""
    there = held(c, s, player, resource)
    return there > 0 if amount < 0 else there >= amount


def lose(c: WesternLegends, s: State, player: i64, resource: i64, given: i64) -> None:
    """WL-G6: a player gives something up, as far as it is there; cards are chosen by the player (WL-G20)."""
    there = held(c, s, player, resource)
    amount = min(amount_of(c, s, player, resource, given), there)
    if amount <= 0:
        return
    if resource == MONEY:
        c.people.money.move(s, player, -amount)
    elif resource == LP:
        c.people.lp.move(s, player, -amount)
    elif resource == NUGGETS:
        c.people.nuggets.move(s, player, -amount)
    elif resource == MARSHAL:
        c.people.marshal.move(s, player, -amount)
    elif resource == WANTED:
        c.people.wanted.move(s, player, -amount)
    elif resource == WOUNDS:
        wound(c, s, player, amount)
        return
    elif resource == CATTLE:
        return_cattle(c, s, player)
        return
    elif resource == CARDS:
        discard_chosen(c, s, player, amount)
        return
    elif resource == RANDOM_CARDS:
        for _card in range(amount):
            discard(c, s, player, random_card(c, s, player))
        return
    s.tell(LOST, player, resource, amount)


def discard_chosen(c: WesternLegends, s: State, player: i64, number: i64) -> None:
    """WL-G20: the player chooses so many cards; all of them, if there are no more."""
    if number <= 0:
        return
    if c.hands.size_of(s, player) <= number:
        s.reveal()  # nobody chose these cards, so that only now the others learn what they were
        for card in range(POKER_CARDS):
            if c.hands.has(s, player, card):
                discard(c, s, player, card)
    else:
        s.push(c.discard, player, number)


def return_cattle(c: WesternLegends, s: State, player: i64) -> None:
    """A token goes back to the ranch of its colour and is shuffled in."""
    token = c.cattle.take(s, player)
    colour = (token - CATTLE_PIECE) // CATTLE_KINDS
    c.ranches[colour].put(s, token)
    c.ranches[colour].shuffle(s)
    s.tell(CATTLE_RETURNED, player, colour)


# -- equipment --------


def receive(c: WesternLegends, s: State, player: i64, item: i64) -> None:
    """A player gets a piece of equipment; what it does when it is gained happens next."""
    c.owned_items.set(s, player, item, 1)
    s.tell(GOT_ITEM, player, item)
    source = SOURCE_EQUIPMENT + item * 2
    entry = c.entry(source, ON_GAIN)
    if entry != 0:
        c.run_program(s, player, c.box.entry_do[entry], BY_SOURCE + source)


def return_item(c: WesternLegends, s: State, player: i64, item: i64) -> None:
    """An item goes back to the store."""
    c.owned_items.set(s, player, item, 0)
    s.tell(RETURNED_ITEM, player, item)
