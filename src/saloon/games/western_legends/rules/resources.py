"""What players receive and give up: money, points, cards, wounds, tracks (WL-G3 to WL-G7, WL-O, WL-R45)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import Numbers, State
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import deeds, losing, powers
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

# -- poker cards --------


def has_deck(t: WesternLegends, s: State) -> bool:
    """WL-R45: whether a card can be drawn; an empty deck is made of the discards."""
    if t.deck.count(s) > 0:
        return True
    if t.discards.count(s) == 0:
        return False
    for card in range(ids.POKER_CARDS):
        t.held_back.set(s, card, 1)
    while t.discards.count(s) > 0:
        card = t.discards.take(s)
        t.held_back.set(s, card, 0)
        t.deck.put(s, card)
    t.deck.shuffle(s)
    s.tell(actions.RESHUFFLED)
    return True


def draw(t: WesternLegends, s: State, player: i64, number: i64) -> i64:
    """A player draws so many cards, or as many as there are; returns how many."""
    drawn: i64 = 0
    while drawn < number and has_deck(t, s):
        card = t.hands.draw(s, player, t.deck)
        s.whisper(player, actions.DREW_CARD, player, card)
        drawn += 1
    if drawn > 0:
        s.tell(actions.DREW, player, drawn)
    return drawn


def discard(t: WesternLegends, s: State, player: i64, card: i64) -> None:
    """WL-G21: a card of the hand goes to the open discards."""
    t.hands.drop(s, player, card)
    to_discards(t, s, card)
    s.tell(actions.DISCARDED, player, card)


def to_discards(t: WesternLegends, s: State, card: i64) -> None:
    """A card is open now; nobody needs to remember having seen it in a hand."""
    t.discards.put(s, card)
    t.known.set(s, 0, card, 0)
    t.known.set(s, 1, card, 0)


def random_card(t: WesternLegends, s: State, player: i64) -> i64:
    """A random card of a hand that is not empty."""
    place = s.below(t.hands.size_of(s, player))
    for card in range(ids.POKER_CARDS):
        if t.hands.has(s, player, card):
            if place == 0:
                return card
            place -= 1
    return NONE


# -- gains --------


def gain(t: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> None:
    """A player receives something, as far as the limits allow."""
    if resource == ids.MONEY:
        _gain_limited(t, s, player, ids.MONEY, t.people.money, amount, fields.MONEY_LIMIT)
    elif resource == ids.LP:
        gain_points(t, s, player, amount)
    elif resource == ids.CARDS:
        _count(t, s, player, ids.CARDS, draw(t, s, player, amount))
    elif resource == ids.NUGGETS:
        _gain_limited(t, s, player, ids.NUGGETS, t.people.nuggets, amount, t.nugget_limit_of(s, player))
    elif resource == ids.WOUNDS:
        wound(t, s, player, amount)
    elif resource == ids.HEAL:
        heal(t, s, player, amount)
    elif resource == ids.MARSHAL:
        gain_marshal(t, s, player, amount)
    elif resource == ids.WANTED:
        gain_wanted(t, s, player, amount)
    elif resource == ids.ACTIONS and player == t.active(s):
        t.turn.actions.move(s, amount)
        s.tell(actions.GAINED, player, ids.ACTIONS, amount)


def gain_all(t: WesternLegends, s: State, player: i64, node: i64) -> None:
    """All gains of a chain of nodes, at once."""
    while node != 0:
        gain(t, s, player, t.box.a[node], t.box.b[node])
        node = t.box.next[node]


def _count(t: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> None:
    """WL-R65: what the active player gains within a single action is added up for stories."""
    if t.turn.in_action.get(s) and player == t.active(s):
        t.gains.move(s, resource, amount)
        total = t.gains.get(s, resource)
        deeds.note(t, s, player, codes.COND_GAIN_IN_ACTION, t.space_of(s, player), total, resource)


def _gain_limited(
    t: WesternLegends, s: State, player: i64, resource: i64, column: Numbers, amount: i64, limit: i64
) -> None:
    """WL-G3, WL-G4: what is beyond the limit is lost."""
    room = limit - column.get(s, player)
    gained = min(amount, max(room, 0))
    column.move(s, player, gained)
    if gained > 0:
        s.tell(actions.GAINED, player, resource, gained)
    if gained < amount:
        s.tell(actions.CUT, player, resource, amount - gained)
    _count(t, s, player, resource, gained)


def gain_points(t: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """Legendary points; with 5 of them the ability is unlocked for good (WL-G14, WL-R12)."""
    t.people.lp.move(s, player, amount)
    if amount > 0:
        s.tell(actions.GAINED, player, ids.LP, amount)
    if not t.people.unlocked.get(s, player) and t.people.lp.get(s, player) >= fields.UNLOCKED_AT:
        t.people.unlocked.set(s, player, True)
        s.tell(actions.UNLOCKED, player)
    _count(t, s, player, ids.LP, amount)


def wound(t: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-G5: never more than three; what follows a wound follows only one that was really added."""
    added = min(amount, fields.WOUND_LIMIT - t.people.wounds.get(s, player))
    if added <= 0:
        return
    t.people.wounds.move(s, player, added)
    s.tell(actions.GAINED, player, ids.WOUNDS, added)
    source = t.ability_source(s, player)
    entry = t.entry(source, codes.AFTER_WOUNDS)
    if entry != 0 and powers.works(t, s, player, source, entry):
        powers.run_entry(t, s, player, source, entry)


def heal(t: WesternLegends, s: State, player: i64, amount: i64) -> i64:
    """A player loses wounds, as far as there are any; returns how many."""
    wounds = t.people.wounds.get(s, player)
    healed = wounds if amount == codes.ALL else min(amount, wounds)
    if healed > 0:
        t.people.wounds.move(s, player, -healed)
        s.tell(actions.GAINED, player, ids.HEAL, healed)
        if player == t.active(s):
            t.turn.healed.move(s, healed)
            deeds.note(t, s, player, codes.COND_HEAL, t.space_of(s, player), t.turn.healed.get(s))
    return healed


def gain_marshal(t: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-O1, WL-O3, WL-O5: fields and their rewards, one by one; points beyond the end give LP."""
    if t.is_outlaw(s, player):
        return
    s.tell(actions.GAINED, player, ids.MARSHAL, amount)
    for _point in range(amount):
        _step_on_track(t, s, player, t.people.marshal)
    deeds.note(
        t, s, player, codes.COND_GAIN_POINTS, t.space_of(s, player), 0, NONE, NONE, codes.POINTS_MARSHAL
    )
    _count(t, s, player, ids.MARSHAL, amount)


def gain_wanted(t: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """WL-O1, WL-O2, WL-O5: a lawman first loses all marshal points."""
    if t.people.marshal.get(s, player) > 0:
        t.people.marshal.set(s, player, 0)
        s.tell(actions.LOST_BADGE, player)
    s.tell(actions.GAINED, player, ids.WANTED, amount)
    for _point in range(amount):
        _step_on_track(t, s, player, t.people.wanted)
    deeds.note(
        t, s, player, codes.COND_GAIN_POINTS, t.space_of(s, player), 0, NONE, NONE, codes.POINTS_WANTED
    )
    _count(t, s, player, ids.WANTED, amount)


def _step_on_track(t: WesternLegends, s: State, player: i64, column: Numbers) -> None:
    field = column.get(s, player)
    if field == fields.TRACK_END:
        gain_points(t, s, player, 1)
        return
    column.set(s, player, field + 1)
    rewards = t.box.marshal_reward if column is t.people.marshal else t.box.wanted_reward
    gain_all(t, s, player, rewards[field + 1])


# -- losses --------


def held(t: WesternLegends, s: State, player: i64, resource: i64) -> i64:
    """How much of a resource a player could give up; of wounds, how many could still be taken."""
    if resource == ids.MONEY:
        return t.people.money.get(s, player)
    if resource == ids.LP:
        return t.people.lp.get(s, player)
    if resource in (ids.CARDS, ids.RANDOM_CARDS):
        return t.hands.size_of(s, player)
    if resource == ids.NUGGETS:
        return t.people.nuggets.get(s, player)
    if resource == ids.WOUNDS:
        return fields.WOUND_LIMIT - t.people.wounds.get(s, player)
    if resource == ids.MARSHAL:
        return t.people.marshal.get(s, player)
    if resource == ids.WANTED:
        return t.people.wanted.get(s, player)
    if resource == ids.CATTLE:
        return 0 if t.cattle.get(s, player) == NONE else 1
    return 0


def half_of(amount: i64, resource: i64) -> i64:
    """WL-F16, WL-F20: half, rounded up; money to the next $10."""
    if resource == ids.MONEY:
        return (amount // 10 + 1) // 2 * 10
    return (amount + 1) // 2


def amount_of(t: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> i64:
    """How much an amount of a program is for a player."""
    if amount == codes.ALL:
        return held(t, s, player, resource)
    if amount == codes.HALF:
        return half_of(held(t, s, player, resource), resource)
    return amount


def can_lose(t: WesternLegends, s: State, player: i64, resource: i64, amount: i64) -> bool:
    """Whether a player could give that up in full."""
    there = held(t, s, player, resource)
    return there > 0 if amount < 0 else there >= amount


def lose(t: WesternLegends, s: State, player: i64, resource: i64, given: i64) -> None:
    """WL-G6: a player gives something up, as far as it is there; cards are chosen by the player (WL-G20)."""
    there = held(t, s, player, resource)
    amount = min(amount_of(t, s, player, resource, given), there)
    if amount <= 0:
        return
    if resource == ids.MONEY:
        t.people.money.move(s, player, -amount)
    elif resource == ids.LP:
        t.people.lp.move(s, player, -amount)
    elif resource == ids.NUGGETS:
        t.people.nuggets.move(s, player, -amount)
    elif resource == ids.MARSHAL:
        t.people.marshal.move(s, player, -amount)
    elif resource == ids.WANTED:
        t.people.wanted.move(s, player, -amount)
    elif resource == ids.WOUNDS:
        wound(t, s, player, amount)
        return
    elif resource == ids.CATTLE:
        return_cattle(t, s, player)
        return
    elif resource == ids.CARDS:
        discard_chosen(t, s, player, amount)
        return
    elif resource == ids.RANDOM_CARDS:
        for _card in range(amount):
            discard(t, s, player, random_card(t, s, player))
        return
    s.tell(actions.LOST, player, resource, amount)


def discard_chosen(t: WesternLegends, s: State, player: i64, number: i64) -> None:
    """WL-G20: the player chooses so many cards; all of them, if there are no more."""
    if number <= 0:
        return
    if t.hands.size_of(s, player) <= number:
        s.reveal()  # nobody chose these cards, so that only now the others learn what they were
        for card in range(ids.POKER_CARDS):
            if t.hands.has(s, player, card):
                discard(t, s, player, card)
    else:
        s.push(losing.DISCARDING, player, number)


def return_cattle(t: WesternLegends, s: State, player: i64) -> None:
    """A token goes back to the ranch of its colour and is shuffled in."""
    token = t.cattle.take(s, player)
    colour = (token - CATTLE_PIECE) // ids.CATTLE_KINDS
    t.ranches[colour].put(s, token)
    t.ranches[colour].shuffle(s)
    s.tell(actions.CATTLE_RETURNED, player, colour)


# -- equipment --------


def receive(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """A player gets a piece of equipment; what it does when it is gained happens next."""
    t.owned_items.set(s, player, item, 1)
    s.tell(actions.GOT_ITEM, player, item)
    source = codes.SOURCE_EQUIPMENT + item * 2
    entry = t.entry(source, codes.ON_GAIN)
    if entry != 0:
        powers.run_program(t, s, player, t.box.entry_do[entry], fields.BY_SOURCE + source)


def return_item(t: WesternLegends, s: State, player: i64, item: i64) -> None:
    """An item goes back to the store."""
    t.owned_items.set(s, player, item, 0)
    s.tell(actions.RETURNED_ITEM, player, item)
