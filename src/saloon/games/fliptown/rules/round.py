"""Rounds and turns of the table: sections 3 and 4 of the rules, and the cowbot's theft (FT-CB2, FT-CB3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import Pile
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.fliptown.actions import (
    BANK_PAID,
    CARD_STOLEN,
    FLIPPED,
    HOLE_CARDS,
    REFLIP,
    REFLIPPED,
    RESHUFFLED,
    ROUND_BEGAN,
)
from saloon.games.fliptown.names import (
    BANK_BLACK,
    BANK_RED,
    CARDS,
    OUTLAW_J,
    RANKS,
    STARS,
    TURNS,
)
from saloon.games.fliptown.rows import (
    BIT,
    BRIBED,
    GAINED_MASK,
    HOLE,
    PEEKED,
    REWARDS,
    SUIT_NOW,
    SUIT_PLACE,
)
from saloon.games.fliptown.rules.abilities import spend_use
from saloon.games.fliptown.rules.book import CH10
from saloon.games.fliptown.rules.gains import check_bounties, gain, turn_bounties
from saloon.games.fliptown.rules.publish import tell_turn
from saloon.games.fliptown.rules.spaces import own_draws
from saloon.games.fliptown.state import (
    FRESH,
    MAYOR,
    NOBODY,
    PHASE,
    ROUND,
    SHOWN,
    TURN,
    TURNS_PHASE,
    Fliptown,
)

MOST_ROBBERIES: Final[i64] = 10
"""No player can rob more often in a turn: eight printed bonus actions, an ability, the main action."""


def draw_card(c: Fliptown, s: State) -> i64:
    """The top card of the deck; if there is none, the discards are shuffled into a new deck (FT-R10)."""
    if c.deck.count(s) == 0:
        cards = c.discards.count(s)
        for _card in range(cards):
            c.deck.put(s, c.discards.take(s))
        c.deck.shuffle(s)
        c.clock.set(s, FRESH, 1)
        s.tell(RESHUFFLED)
    return c.deck.take(s)


def pour(s: State, source: Pile, target: Pile) -> None:
    """Move all cards of a pile onto another."""
    for _card in range(source.count(s)):
        target.put(s, source.take(s))


class NextRound(Task):
    """FT-P1 to FT-P3, FT-HE1, FT-HE2: gather and shuffle, lay the sheriff card, deal; `a` is the round."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("next_round")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        if c.has_cowbot and a > 1:
            c.seen_by_round.set(s, a - 1, self._seen(s))
        pour(s, c.discards, c.deck)
        self._sort_deck(s)
        c.deck.shuffle(s)
        c.clock.set(s, ROUND, a)
        c.clock.set(s, PHASE, TURNS_PHASE)
        c.clock.set(s, FRESH, 0)
        c.clock.set(s, SHOWN, 0)
        s.tell(ROUND_BEGAN, a)
        c.sheriff.put(s, c.deck.take(s))
        for seat in range(c.players):
            c.rows.set(s, seat, PEEKED, 0)
            c.rows.set(s, seat, BRIBED, 0)
            if c.hold_em:
                self._deal_hole(s, seat)
        s.push(c.flip, 0, 1)

    def _seen(self, s: State) -> i64:
        """The cards that were seen in the round that is over: they are the discards."""
        mask: i64 = 0
        for i in range(self.c.discards.count(s)):
            mask |= BIT[self.c.discards.at(s, i)]
        return mask

    def _sort_deck(self, s: State) -> None:
        """Forget the order before shuffling, so that what was imagined shuffles the same."""
        c = self.c
        present: i64 = 0
        for i in range(c.deck.count(s)):
            present |= BIT[c.deck.at(s, i)]
        c.deck.clear(s)
        for card in range(CARDS):
            if present & BIT[card] != 0:
                c.deck.put(s, card)

    def _deal_hole(self, s: State, seat: i64) -> None:
        c = self.c
        first = c.deck.take(s)
        second = c.deck.take(s)
        c.rows.set(s, seat, HOLE, 1 + first)
        c.rows.set(s, seat, HOLE + 1, 1 + second)
        if c.solo:
            s.tell(HOLE_CARDS, seat, first, second)
        else:
            s.whisper(seat, HOLE_CARDS, seat, first, second)


class Flip(Task):
    """FT-T1: three cards for everybody; `a` is the turn. After the fifth, the poker hands."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("flip")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        if a > TURNS:
            c.clock.set(s, TURN, 0)
            s.push(c.poker, 0)
            return
        c.clock.set(s, TURN, a)
        flip_lineup(c, s)
        s.push(c.begin_turns, 0)
        mayor = c.owner_of(s, MAYOR)
        if mayor != NOBODY:
            s.push(c.reflip, mayor)


def flip_lineup(c: Fliptown, s: State) -> None:
    """Three new cards into the line-up."""
    for _place in range(3):
        c.lineup.put(s, draw_card(c, s))
    s.tell(FLIPPED, c.lineup.at(s, 0), c.lineup.at(s, 1), c.lineup.at(s, 2))


class Reflip(Question):
    """FT-DE2, FT-CH10, FT-R27: the Mayor may have three other cards flipped, before anything else happens."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("reflip")
        self.c: Final = c

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(REFLIP.base)
        choices.offer(REFLIP.base + 1)

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        return ALLOWED if self.c.game.families.family(action) == REFLIP.number else CH10

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == REFLIP.base:
            return
        spend_use(c, s, player)
        s.tell(REFLIPPED, player)
        pour(s, c.lineup, c.discards)
        flip_lineup(c, s)


class BeginTurns(Task):
    """FT-T2, FT-T5, FT-T13: banks and outlaws by the cards as they lie; then all play at once."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("begin_turns")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if c.deck.count(s) < c.players * MOST_ROBBERIES:
            c.discards.shuffle(s)
        s.push(c.end_turns, 0)
        for seat in range(c.players):
            c.rows.begin_turn(s, seat)
            self._pay_bank(s, seat)
            check_bounties(c, s, seat)
            if not c.solo:
                c.rows.keep(s, seat)
            rewards = self._outlaws(s, seat)
            c.rows.set(s, seat, REWARDS, rewards)
        for seat in range(c.players):
            first = c.outlaw if c.rows.get(s, seat, REWARDS) > 0 else c.assign
            if c.solo:
                s.push(first, seat)
            else:
                s.open_lane(first, seat)

    def _pay_bank(self, s: State, seat: i64) -> None:
        """FT-TW2c, FT-G6, FT-R21: stars for three cards of a colour that was banked on."""
        c = self.c
        reds: i64 = 0
        for place in range(3):
            suit: i64 = c.lineup.at(s, place) // RANKS
            reds += suit == 0 or suit == 2
        if (reds == 3 and c.rows.owns(s, seat, BANK_RED)) or (reds == 0 and c.rows.owns(s, seat, BANK_BLACK)):
            stars = c.box.bank[c.clock.get(s, ROUND)]
            s.tell(BANK_PAID, seat, stars)
            gain(c, s, seat, STARS, stars)

    def _outlaws(self, s: State, seat: i64) -> i64:
        """FT-TW10c, FT-TW10d, FT-G7: how many cards of the line-up have a hunted rank."""
        c = self.c
        count: i64 = 0
        for place in range(3):
            rank: i64 = c.lineup.at(s, place) % RANKS
            count += rank >= 10 and c.rows.owns(s, seat, OUTLAW_J + rank - 10)
        return count


class EndTurns(Task):
    """FT-T12, FT-T13: when all are done; `a` is not used."""

    def __init__(self, c: Fliptown) -> None:
        super().__init__("end_turns")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        if not c.solo and s.events is not None:
            for seat in range(c.players):
                tell_turn(c, s, seat)
        discard_robberies(c, s)
        turn_bounties(c, s)
        if c.has_cowbot:
            self._steal(s)
        pour(s, c.lineup, c.discards)
        for seat in range(c.players):
            c.rows.forget_turn(s, seat)
        s.push(c.flip, 0, c.clock.get(s, TURN) + 1)

    def _steal(self, s: State) -> None:
        """FT-CB2, FT-CB3, FT-R30: at most one card a turn, unseen, for the rest of the game."""
        c = self.c
        if is_triggered(c, s) and c.deck.count(s) > 0:
            c.stolen.put(s, c.deck.take(s))
            c.stolen_by_round.move(s, c.clock.get(s, ROUND), 1)
            s.tell(CARD_STOLEN, c.cowbot(s), c.stolen.count(s))


def is_triggered(c: Fliptown, s: State) -> bool:
    """FT-CB2, FT-CB4: whether the cowbot's suit lies in the line-up and its trigger was gained."""
    cowbot = c.cowbot(s)
    if c.rows.get(s, 0, GAINED_MASK) & BIT[c.box.cowbot_trigger[cowbot]] == 0:
        return False
    suit = c.box.cowbot_suit[cowbot]
    changed = c.rows.get(s, 0, SUIT_PLACE) - 1
    for place in range(c.lineup.count(s)):
        if place == changed:
            if c.rows.get(s, 0, SUIT_NOW) - 1 == suit:
                return True
        elif c.lineup.at(s, place) // RANKS == suit:
            return True
    return False


def discard_robberies(c: Fliptown, s: State) -> None:
    """FT-BL7: the robbery cards of this turn leave the deck (or the shuffled discards, FT-R43)."""
    drawn: i64 = 0
    for seat in range(c.players):
        drawn |= own_draws(c, s, seat)
    if drawn == 0:
        return
    _keep_others(c.deck, s, drawn)
    _keep_others(c.discards, s, drawn)
    for card in range(CARDS):
        if drawn & BIT[card] != 0:
            c.discards.put(s, card)


def _keep_others(pile: Pile, s: State, drawn: i64) -> None:
    """Take cards out of a pile; the others keep their order."""
    cells = s.cells
    first = pile.base + 1
    count = pile.count(s)
    kept: i64 = 0
    for i in range(count):
        card = cells[first + i]
        if drawn & BIT[card] == 0:
            cells[first + kept] = card
            kept += 1
    for i in range(kept, count):
        cells[first + i] = 0
    cells[pile.base] = kept
