"""What ends a round: poker, pan and work, the sheriff (sections 12 to 14 and 17 of the rules)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.fliptown.actions import (
    ABILITY,
    ABILITY_WANTED,
    ARRESTED,
    BRIBE,
    BRIBED,
    CHEAT,
    CHEATED,
    COWBOT_SCORED,
    FINE,
    FINED,
    HAND_PAID,
    HOLE_CARDS,
    OWN_SHERIFF,
    REDRAW,
    SAFE,
    SCORED,
    SHERIFF_SHOWN,
    SKIP,
    WORKED,
)
from saloon.games.fliptown.names import (
    CARDS,
    GOLD,
    HAMMERS,
    MONEY,
    PANS,
    RANKS,
    ROUNDS,
    STARS,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.poker import best_strength, hand_in
from saloon.games.fliptown.rows import (
    ARRESTS,
    BEFORE,
    HANDS,
    HELD,
    HOLE,
    POKER,
    WILD,
)
from saloon.games.fliptown.rows import (
    BRIBED as BRIBED_CELL,
)
from saloon.games.fliptown.rules.abilities import can_preach, can_use, is_ability, spend_use, use_ability
from saloon.games.fliptown.rules.book import CH2, CH4, CH6, R23, R24, R26, R45, SH1
from saloon.games.fliptown.rules.gains import check_bounties, gain, spend, turn_bounties
from saloon.games.fliptown.rules.publish import tell_changes, tell_uses
from saloon.games.fliptown.rules.round import draw_card
from saloon.games.fliptown.scoring import cowbot_score
from saloon.games.fliptown.state import (
    CHEAT_CARD,
    COWBOT_BEATEN,
    COWBOT_WON,
    MARSHAL,
    NOBODY,
    OVER_PHASE,
    PHASE,
    POKER_PHASE,
    ROUND,
    SHERIFF_PHASE,
    SHOWN,
    THIRD_ROUND,
    Fliptown,
)

# -- phase 4: poker ------------------------------------------------------------------------------------------


def cards_of_hand(c: Fliptown, s: State, player: i64) -> vec[i64]:
    """The cards of this round's column, then the hold'em cards (FT-PK1, FT-HE3)."""
    cards = vec[i64]([0] * 7)
    first: i64 = POKER + (c.clock.get(s, ROUND) - 1) * TURNS
    for place in range(TURNS):
        cards[place] = c.rows.get(s, player, first + place) - 1
    if c.hold_em:
        cards[5] = c.rows.get(s, player, HOLE) - 1
        cards[6] = c.rows.get(s, player, HOLE + 1) - 1
    return cards


def strength_of(c: Fliptown, s: State, player: i64) -> i64:
    """How strong a player's hand is, with what the Cheat declares (FT-CH4, FT-R29)."""
    cards = cards_of_hand(c, s, player)
    wild = c.rows.get(s, player, WILD) - 1
    if wild >= 0:
        cards[wild // CARDS] = wild % CARDS
    return best_strength(cards, c.hand_size)


class Poker(Task):
    """FT-P5: the Cheat may declare; then the hands are paid."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("poker")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        c.clock.set(s, PHASE, POKER_PHASE)
        s.push(c.pay_hands, 0)
        cheat = c.owner_of(s, CHEAT_CARD)
        if cheat == NOBODY:
            return
        if c.solo:
            s.push(c.cheat, cheat)
        else:
            s.open_lane(c.cheat, cheat)


class Cheat(Question):
    """FT-DE24, FT-CH4, FT-R29, FT-R45: one card of the own hand counts as any that makes the hand better."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("cheat")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        choices.offer(SKIP.base)
        cards = cards_of_hand(c, s, player)
        now = best_strength(cards, c.hand_size)
        for place in range(c.hand_size):
            true = cards[place]
            for card in range(CARDS):
                cards[place] = card
                found = best_strength(cards, c.hand_size)
                choices.offer_if(self._is_better(found, now), CHEAT.at(place, card))
            cards[place] = true

    def _is_better(self, found: i64, now: i64) -> bool:
        """Whether a declaration is worth more: only against others do equal hands differ (FT-HE5)."""
        return found > now if self.c.competitive else hand_in(found) > hand_in(now)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        families = c.game.families
        if action == SKIP.base:
            return ALLOWED
        if families.family(action) != CHEAT.number:
            return CH4
        place = families.first(action)
        if place >= c.hand_size:
            return CH4
        cards = cards_of_hand(c, s, player)
        now = best_strength(cards, c.hand_size)
        cards[place] = families.second(action)
        return ALLOWED if self._is_better(best_strength(cards, c.hand_size), now) else R45

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == SKIP.base:
            return
        spend_use(c, s, player)
        c.rows.set(s, player, WILD, 1 + action - CHEAT.base)


class PayHands(Task):
    """FT-PK2 to FT-PK4, FT-HE3 to FT-HE5, then FT-PW1 and FT-PW2."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("pay_hands")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        best: i64 = 0
        sharing: i64 = 0
        for seat in range(c.players):
            self._tell_cards(s, seat)
            found = strength_of(c, s, seat)
            c.rows.set(s, seat, HANDS + c.clock.get(s, ROUND) - 1, 1 + hand_in(found))
            if found > best:
                best = found
                sharing = 1
            elif found == best:
                sharing += 1
        for seat in range(c.players):
            found = strength_of(c, s, seat)
            hand = hand_in(found)
            parts: i64 = 1
            if c.competitive:
                parts = sharing if found == best else 0
            money: i64 = c.box.hand_money[hand] // parts if parts > 0 else 0
            stars: i64 = c.box.hand_stars[hand] // parts if parts > 0 else 0
            s.tell(HAND_PAID, seat, hand, money, stars)
            gain(c, s, seat, MONEY, money)
            gain(c, s, seat, STARS, stars)
        for seat in range(c.players):
            self._discard_hole(s, seat)
            c.rows.set(s, seat, WILD, 0)
            check_bounties(c, s, seat)
        turn_bounties(c, s)
        self._work(s)
        s.push(c.visit_sheriff, 0)

    def _tell_cards(self, s: State, seat: i64) -> None:
        """FT-HE2: hold'em cards are shown now, and what the Cheat declares."""
        c = self.c
        if c.hold_em and not c.solo:
            first = c.rows.get(s, seat, HOLE) - 1
            s.tell(HOLE_CARDS, seat, first, c.rows.get(s, seat, HOLE + 1) - 1)
        wild = c.rows.get(s, seat, WILD) - 1
        if wild >= 0:
            s.tell(CHEATED, seat, cards_of_hand(c, s, seat)[wild // CARDS], wild % CARDS)

    def _discard_hole(self, s: State, seat: i64) -> None:
        c = self.c
        if c.hold_em:
            for place in range(2):
                c.discards.put(s, c.rows.get(s, seat, HOLE + place) - 1)
                c.rows.set(s, seat, HOLE + place, 0)

    def _work(self, s: State) -> None:
        """FT-PW1, FT-PW2: gold for pans, money for hammers."""
        c = self.c
        for seat in range(c.players):
            gold: i64 = c.rows.get(s, seat, PANS) * c.box.gold_per_pan
            money: i64 = c.rows.get(s, seat, HAMMERS) * c.box.money_per_hammer
            if gold + money > 0:
                s.tell(WORKED, seat, gold, money)
            gain(c, s, seat, GOLD, gold)
            gain(c, s, seat, MONEY, money)
            check_bounties(c, s, seat)
        turn_bounties(c, s)


# -- phase 6: the sheriff ------------------------------------------------------------------------------------


class VisitSheriff(Task):
    """FT-SH1, FT-SH3: whoever has something to decide is asked, all at once."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("visit_sheriff")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        c.clock.set(s, PHASE, SHERIFF_PHASE)
        s.push(c.show_sheriff, 0)
        for seat in range(c.players):
            if not c.solo:
                c.rows.keep(s, seat)
        for seat in range(c.players):
            if can_bribe(c, s, seat) or can_clear(c, s, seat):
                if c.solo:
                    s.push(c.bribe, seat)
                else:
                    s.open_lane(c.bribe, seat)


def can_bribe(c: Fliptown, s: State, player: i64) -> bool:
    """FT-SH1, FT-R24: whether a bribe is needed and can be paid in full."""
    wanted = c.rows.get(s, player, WANTED)
    return wanted >= 2 and c.rows.get(s, player, GOLD) >= wanted


def can_clear(c: Fliptown, s: State, player: i64) -> bool:
    """FT-R26: whether an ability can be used before bribes."""
    if not c.characters:
        return False
    return can_preach(c, s, player) or can_use(c, s, player, 5) or can_use(c, s, player, 6)


class Bribe(Question):
    """FT-DE23, FT-DE26, FT-DE27: bribe the sheriff or not; before that, abilities."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("bribe")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        choices.offer(BRIBE.base)
        choices.offer_if(can_bribe(c, s, player), BRIBE.base + 1)
        if c.characters:
            for ability in range(5, ABILITY_WANTED + 1):
                choices.offer_if(self._can_use(s, player, ability), ABILITY.base + ability)

    def _can_use(self, s: State, player: i64, ability: i64) -> bool:
        c = self.c
        if ability == ABILITY_WANTED and can_preach(c, s, player):
            return True
        return can_use(c, s, player, ability)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        if action == BRIBE.base:
            return ALLOWED
        if action == BRIBE.base + 1:
            if can_bribe(c, s, player):
                return ALLOWED
            return R24 if c.rows.get(s, player, WANTED) < 2 else SH1
        if is_ability(c, action):
            if self._can_use(s, player, action - ABILITY.base):
                return ALLOWED
            return R26 if c.characters else CH2
        return SH1

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if is_ability(c, action):
            s.push(self, player)
            use_ability(c, s, player, action)
        elif action == BRIBE.base + 1:
            c.rows.set(s, player, BRIBED_CELL, 1)
            spend(c, s, player, GOLD, c.rows.get(s, player, WANTED))


class ShowSheriff(Task):
    """FT-SH2 to FT-SH6, FT-SH11: the card is shown; whoever has more WANTED than its value is arrested."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("show_sheriff")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        card = c.sheriff.take(s)
        c.discards.put(s, card)
        c.clock.set(s, SHOWN, 1 + card)
        for seat in range(c.players):
            if not c.solo and s.events is not None:
                tell_uses(c, s, seat)
                tell_changes(c, s, seat)
            if c.rows.get(s, seat, BRIBED_CELL) == 1:
                s.tell(BRIBED, seat, c.rows.get(s, seat, WANTED))
        s.tell(SHERIFF_SHOWN, card)
        s.push(c.arrest, 0)
        for seat in range(c.players):
            judge(c, s, seat, card)
        marshal = c.owner_of(s, MARSHAL)
        if (
            marshal != NOBODY
            and c.rows.get(s, marshal, HELD) == 1
            and c.rows.get(s, marshal, WANTED) <= RANKS
        ):
            s.push(c.redraw, marshal)


def judge(c: Fliptown, s: State, player: i64, card: i64) -> None:
    """FT-SH4 to FT-SH6, FT-R4: active WANTED against the value of a sheriff card."""
    wanted = c.rows.get(s, player, WANTED)
    arrested = c.rows.get(s, player, BRIBED_CELL) == 0 and card % RANKS + 1 < wanted
    c.rows.set(s, player, HELD, 1 if arrested else 0)


class Redraw(Question):
    """FT-DE28, FT-CH6, FT-R25: the Marshal may draw a card that counts for this player only."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("redraw")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(REDRAW.base)
        choices.offer(REDRAW.base + 1)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if self.c.game.families.family(action) == REDRAW.number else CH6

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == REDRAW.base:
            return
        spend_use(c, s, player)
        card = draw_card(c, s)
        c.discards.put(s, card)
        s.tell(OWN_SHERIFF, player, card)
        judge(c, s, player, card)


def can_pay_money(c: Fliptown, s: State, player: i64) -> bool:
    """FT-SH7, FT-SH8: whether a fine may be paid in money."""
    fine = c.box.fine_money[c.clock.get(s, ROUND)]
    return c.rows.get(s, player, WANTED) < c.box.stars_only_from and c.rows.get(s, player, MONEY) >= fine


def can_pay_stars(c: Fliptown, s: State, player: i64) -> bool:
    """FT-SH9, FT-R23: stars in full, or all that there are where money is no way."""
    fine = c.box.fine_stars[c.clock.get(s, ROUND)]
    return c.rows.get(s, player, STARS) >= fine or not can_pay_money(c, s, player)


def pay_fine(c: Fliptown, s: State, player: i64, resource: i64) -> None:
    """FT-SH6, FT-SH9, FT-SH10: the fine of this round; WANTED stay as they are.

    It is told at the end of the round, to all at once.
    """
    fines = c.box.fine_money if resource == MONEY else c.box.fine_stars
    fine = fines[c.clock.get(s, ROUND)]
    held = c.rows.get(s, player, resource)
    if fine > held:
        fine = held
    c.rows.set(s, player, resource, held - fine)


class Arrest(Task):
    """FT-SH6 to FT-SH9: whoever is arrested pays, all at once; where there is a choice, it is asked."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("arrest")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        s.push(c.end_round, 0)
        for seat in range(c.players):
            c.rows.keep(s, seat)
            if c.rows.get(s, seat, HELD) == 0:
                s.tell(SAFE, seat)
                continue
            s.tell(ARRESTED, seat)
            s.cells[c.rows.row(seat) + ARRESTS] += 1
            by_money = can_pay_money(c, s, seat)
            if not by_money:
                pay_fine(c, s, seat, STARS)
            elif not can_pay_stars(c, s, seat):
                pay_fine(c, s, seat, MONEY)
            elif c.solo:
                s.push(c.fine, seat)
            else:
                s.open_lane(c.fine, seat)


class Fine(Question):
    """FT-DE29, FT-R23: money or stars."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("fine")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(FINE.base)
        choices.offer(FINE.base + 1)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if self.c.game.families.family(action) == FINE.number else R23

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        pay_fine(self.c, s, player, MONEY if action == FINE.base else STARS)


class EndRound(Task):
    """FT-P1, FT-P8, FT-R12, FT-R36: the next round, or the end of the game."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("end_round")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        turn_bounties(c, s)
        for seat in range(c.players):
            self._tell_fine(s, seat)
            c.rows.set(s, seat, HELD, 0)
        round_over = c.clock.get(s, ROUND)
        if round_over < ROUNDS:
            s.push(c.next_round, 0, round_over + 1)
            return
        c.clock.set(s, PHASE, OVER_PHASE)
        for seat in range(c.players):
            s.tell(SCORED, seat, c.score(s, seat))
        if not c.has_cowbot:
            s.finish(THIRD_ROUND)
            return
        s.tell(COWBOT_SCORED, c.cowbot(s), cowbot_score(c, s))
        s.finish(COWBOT_WON if c.is_lost(s) else COWBOT_BEATEN)

    def _tell_fine(self, s: State, seat: i64) -> None:
        """FT-SH6: what an arrested player has paid since the arrest."""
        rows = self.c.rows
        for resource in range(MONEY, STARS + 1):
            fine: i64 = rows.get(s, seat, BEFORE + resource) - rows.get(s, seat, resource)
            if fine > 0:
                s.tell(FINED, seat, resource, fine)
