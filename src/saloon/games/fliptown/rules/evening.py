"""Poker, pan and work: phases 4 and 5 of a round (sections 12, 13 and 17 of the rules)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Choices, Menu, State, Step, Task, Verb2
from saloon.games.fliptown import actions
from saloon.games.fliptown.components.names import CARDS, GOLD, MONEY, STARS, TURNS
from saloon.games.fliptown.people import HOLE_CARDS
from saloon.games.fliptown.poker import best_strength, hand_in
from saloon.games.fliptown.rules import abilities, book, sheriff
from saloon.games.fliptown.rules.asking import Skip, ask
from saloon.games.fliptown.rules.bounties import check_bounties, turn_bounties
from saloon.games.fliptown.rules.gains import gain
from saloon.games.fliptown.table import CHEAT_CARD, POKER_PHASE, Fliptown

# -- hands ---------------------------------------------------------------------------------------------------


def cards_of_hand(t: Fliptown, s: State, player: i64) -> vec[i64]:
    """The cards of this round's column, then the hold'em cards (FT-PK1, FT-HE3)."""
    cards = vec[i64]([0] * 7)
    column: i64 = (t.clock.round.get(s) - 1) * TURNS
    for place in range(TURNS):
        cards[place] = t.people.poker.get(s, player, column + place)
    if t.hold_em:
        for place in range(HOLE_CARDS):
            cards[TURNS + place] = t.people.hole.get(s, player, place)
    return cards


def strength_of(t: Fliptown, s: State, player: i64) -> i64:
    """How strong a player's hand is, with what the Cheat declares (FT-CH4, FT-R29)."""
    cards = cards_of_hand(t, s, player)
    declared = t.people.declared.get(s, player)
    if declared != NOTHING:
        cards[declared // CARDS] = declared % CARDS
    return best_strength(cards, t.hand_size)


def is_better(t: Fliptown, found: i64, now: i64) -> bool:
    """Whether a hand is worth more: only against others do equal hands differ (FT-HE5)."""
    return found > now if t.competitive else hand_in(found) > hand_in(now)


# -- the Cheat -----------------------------------------------------------------------------------------------


@final
class Poker(Task):
    """FT-P5: the Cheat may declare; then the hands are paid."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        t.clock.phase.set(s, POKER_PHASE)
        s.push(PAY_HANDS, 0)
        cheat = t.owner_of(s, CHEAT_CARD)
        if cheat != NOTHING:
            ask(t, s, CHEATING, cheat)


@final
class Cheat(Verb2):
    """FT-DE24, FT-CH4, FT-R29, FT-R45: one card of the hand counts as any that makes the hand better."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        cards = cards_of_hand(t, s, me)
        now = best_strength(cards, t.hand_size)
        for place in range(t.hand_size):
            true = cards[place]
            for card in range(CARDS):
                cards[place] = card
                better = is_better(t, best_strength(cards, t.hand_size), now)
                choices.offer_if(better, self.family.at(place, card))
            cards[place] = true

    def forbids(self, t: Fliptown, s: State, me: i64, place: i64, card: i64) -> i64:
        if place >= t.hand_size:
            return book.CHEAT_WITH_ONE_CARD
        cards = cards_of_hand(t, s, me)
        now = best_strength(cards, t.hand_size)
        cards[place] = card
        better = is_better(t, best_strength(cards, t.hand_size), now)
        return ALLOWED if better else book.CHEAT_FOR_A_BETTER_HAND

    def take(self, t: Fliptown, s: State, me: i64, place: i64, card: i64) -> None:
        abilities.spend_use(t, s, me)
        t.people.declared.set(s, me, place * CARDS + card)


POKER: Final[Step] = Poker("poker")
CHEATING: Final[Step] = Menu("cheat", [Skip(actions.SKIP), Cheat(actions.CHEAT)], book.CHEAT_WITH_ONE_CARD)

# -- what hands and tools bring ------------------------------------------------------------------------------


@final
class PayHands(Task):
    """FT-P5, FT-P6: poker, then pan and work; then the sheriff comes. Nobody is asked in between."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        show_hands(t, s)
        pay_hands(t, s)
        put_hands_away(t, s)
        pan_and_work(t, s)
        s.push(sheriff.VISIT_SHERIFF, 0)


def show_hands(t: Fliptown, s: State) -> None:
    """FT-HE2: hold'em cards are shown now, and what the Cheat declares."""
    for seat in range(t.players):
        if t.hold_em and not t.solo:
            first = t.people.hole.get(s, seat, 0)
            s.tell(actions.HOLE_CARDS, seat, first, t.people.hole.get(s, seat, 1))
        declared = t.people.declared.get(s, seat)
        if declared != NOTHING:
            card = cards_of_hand(t, s, seat)[declared // CARDS]
            s.tell(actions.CHEATED, seat, card, declared % CARDS)


def pay_hands(t: Fliptown, s: State) -> None:
    """FT-PK2 to FT-PK4; in a competition only the best hand, shared by those who have it (FT-HE4)."""
    found = vec[i64]([0] * t.players)
    best: i64 = 0
    sharing: i64 = 0
    for seat in range(t.players):
        found[seat] = strength_of(t, s, seat)
        if found[seat] > best:
            best = found[seat]
            sharing = 1
        elif found[seat] == best:
            sharing += 1
    for seat in range(t.players):
        hand = hand_in(found[seat])
        t.people.hands.set(s, seat, t.clock.round.get(s) - 1, hand)
        money = t.box.hand_money[hand]
        stars = t.box.hand_stars[hand]
        if t.competitive:
            wins = found[seat] == best
            money = money // sharing if wins else 0
            stars = stars // sharing if wins else 0
        s.tell(actions.HAND_PAID, seat, hand, money, stars)
        gain(t, s, seat, MONEY, money)
        gain(t, s, seat, STARS, stars)


def put_hands_away(t: Fliptown, s: State) -> None:
    """FT-R12: what was paid may meet bounties."""
    for seat in range(t.players):
        if t.hold_em:
            for place in range(HOLE_CARDS):
                t.discards.put(s, t.people.hole.get(s, seat, place))
                t.people.hole.set(s, seat, place, NOTHING)
        t.people.declared.set(s, seat, NOTHING)
        check_bounties(t, s, seat)
    turn_bounties(t, s)


def pan_and_work(t: Fliptown, s: State) -> None:
    """FT-PW1, FT-PW2: gold for pans, money for hammers."""
    for seat in range(t.players):
        gold = t.people.pans.get(s, seat) * t.box.gold_per_pan
        money = t.people.hammers.get(s, seat) * t.box.money_per_hammer
        if gold + money > 0:
            s.tell(actions.WORKED, seat, gold, money)
        gain(t, s, seat, GOLD, gold)
        gain(t, s, seat, MONEY, money)
        check_bounties(t, s, seat)
    turn_bounties(t, s)


PAY_HANDS: Final[Step] = PayHands("pay_hands")
