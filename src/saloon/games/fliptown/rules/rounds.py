"""Rounds and turns of the table: sections 3 and 4 of the rules, and the cowbot's theft (FT-CB2, FT-CB3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import NOTHING, Menu, Pile, State, Step, Task
from saloon.games.fliptown import actions
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.names import CARDS, RANKS, STARS, TURNS
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import HOLE_CARDS
from saloon.games.fliptown.rules import abilities, book, evening, publish, spaces, turn
from saloon.games.fliptown.rules.asking import YesOrNo, ask
from saloon.games.fliptown.rules.bounties import check_bounties, turn_bounties
from saloon.games.fliptown.rules.gains import gain
from saloon.games.fliptown.table import MAYOR, TURNS_PHASE, Fliptown

MOST_ROBBERIES: Final[i64] = 10
"""No player can rob more often in a turn: eight printed bonus actions, an ability, the main action."""

# -- cards ---------------------------------------------------------------------------------------------------


def draw_card(t: Fliptown, s: State) -> i64:
    """The top card of the deck; if there is none, the discards are shuffled into a new deck (FT-R10)."""
    if t.deck.count(s) == 0:
        pour(s, t.discards, t.deck)
        t.deck.shuffle(s)
        t.clock.fresh.set(s, True)
        s.tell(actions.RESHUFFLED)
    return t.deck.take(s)


def pour(s: State, source: Pile, target: Pile) -> None:
    """Move all cards of a pile onto another."""
    for _card in range(source.count(s)):
        target.put(s, source.take(s))


def cards_in(s: State, pile: Pile) -> i64:
    """The cards of a pile as a mask."""
    mask: i64 = 0
    for place in range(pile.count(s)):
        mask |= BIT[pile.at(s, place)]
    return mask


# -- a round -------------------------------------------------------------------------------------------------


@final
class NextRound(Task):
    """FT-P1 to FT-P3; `s.a` is the round."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        gather_cards(t, s, s.a)
        begin_round(t, s, s.a)
        deal(t, s)
        s.push(FLIP, 0, 1)


def gather_cards(t: Fliptown, s: State, number: i64) -> None:
    """FT-P2: all cards but the stolen ones are shuffled, which are none that were seen in this round."""
    if t.has_cowbot and number > 1:
        t.seen_by_round.set(s, number - 1, cards_in(s, t.discards))
    pour(s, t.discards, t.deck)
    # Into a fixed order first, so that what was imagined shuffles the same.
    present = cards_in(s, t.deck)
    t.deck.clear(s)
    for card in range(CARDS):
        if present & BIT[card] != 0:
            t.deck.put(s, card)
    t.deck.shuffle(s)


def begin_round(t: Fliptown, s: State, number: i64) -> None:
    """FT-P1: nobody has seen anything of this round yet."""
    t.clock.round.set(s, number)
    t.clock.phase.set(s, TURNS_PHASE)
    t.clock.fresh.set(s, False)
    t.clock.shown.clear(s)
    for seat in range(t.players):
        t.people.peeked.set(s, seat, False)
        t.people.bribed.set(s, seat, False)
    s.tell(actions.ROUND_BEGAN, number)


def deal(t: Fliptown, s: State) -> None:
    """FT-P3, FT-HE1, FT-HE2: the sheriff card, and hold'em cards for everybody."""
    t.sheriff.put(s, t.deck.take(s))
    if t.hold_em:
        for seat in range(t.players):
            deal_hole(t, s, seat)


def deal_hole(t: Fliptown, s: State, seat: i64) -> None:
    """FT-HE1, FT-HE2: two cards that nobody else sees."""
    for place in range(HOLE_CARDS):
        t.people.hole.set(s, seat, place, t.deck.take(s))
    first = t.people.hole.get(s, seat, 0)
    second = t.people.hole.get(s, seat, 1)
    if t.solo:
        s.tell(actions.HOLE_CARDS, seat, first, second)
    else:
        s.whisper(seat, actions.HOLE_CARDS, seat, first, second)


NEXT_ROUND: Final[Step] = NextRound("next_round")

# -- the flip ------------------------------------------------------------------------------------------------


@final
class Flip(Task):
    """FT-T1: three cards for everybody; `s.a` is the turn. After the fifth, the poker hands."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        if s.a > TURNS:
            t.clock.turn.set(s, 0)
            s.push(evening.POKER, 0)
            return
        t.clock.turn.set(s, s.a)
        flip_lineup(t, s)
        s.push(BEGIN_TURNS, 0)
        mayor = t.owner_of(s, MAYOR)
        if mayor != NOTHING:
            s.push(REFLIPPING, mayor)


def flip_lineup(t: Fliptown, s: State) -> None:
    """Three new cards into the line-up."""
    for _place in range(3):
        t.lineup.put(s, draw_card(t, s))
    s.tell(actions.FLIPPED, t.lineup.at(s, 0), t.lineup.at(s, 1), t.lineup.at(s, 2))


@final
class Reflip(YesOrNo):
    """FT-DE2, FT-CH10, FT-R27: the Mayor may have three other cards flipped, before anything else happens."""

    def agree(self, t: Fliptown, s: State, me: i64) -> None:
        abilities.spend_use(t, s, me)
        s.tell(actions.REFLIPPED, me)
        pour(s, t.lineup, t.discards)
        flip_lineup(t, s)


FLIP: Final[Step] = Flip("flip")
REFLIPPING: Final[Step] = Menu("reflip", [Reflip(actions.REFLIP)], book.MAYOR_HAS_CARDS_FLIPPED)

# -- all turns at once ---------------------------------------------------------------------------------------


@final
class BeginTurns(Task):
    """FT-T2, FT-T5, FT-T13: what the cards as they lie bring; then all play at once."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        prepare_robberies(t, s)
        pay_for_lineup(t, s)
        play_turns(t, s)


def prepare_robberies(t: Fliptown, s: State) -> None:
    """FT-R43: where the deck may not be enough for all robberies, the discards are."""
    if t.deck.count(s) < t.players * MOST_ROBBERIES:
        t.discards.shuffle(s)


def pay_for_lineup(t: Fliptown, s: State) -> None:
    """FT-T2, FT-T13: banks and outlaws by the cards as they lie."""
    for seat in range(t.players):
        t.people.begin_turn(s, seat)
        pay_bank(t, s, seat)
        check_bounties(t, s, seat)
        if not t.solo:
            t.people.keep(s, seat)
        t.people.rewards.set(s, seat, hunted_cards(t, s, seat))


def pay_bank(t: Fliptown, s: State, seat: i64) -> None:
    """FT-TW2c, FT-G6, FT-R21: stars for three cards of a colour that was banked on."""
    reds: i64 = 0
    for place in range(3):
        suit: i64 = t.lineup.at(s, place) // RANKS
        reds += suit == names.HEARTS or suit == names.DIAMONDS
    red_pays = reds == 3 and t.people.owns(s, seat, names.BANK_RED)
    black_pays = reds == 0 and t.people.owns(s, seat, names.BANK_BLACK)
    if red_pays or black_pays:
        stars = t.box.bank[t.clock.round.get(s)]
        s.tell(actions.BANK_PAID, seat, stars)
        gain(t, s, seat, STARS, stars)


def hunted_cards(t: Fliptown, s: State, seat: i64) -> i64:
    """FT-TW10c, FT-TW10d, FT-G7: how many cards of the line-up have a hunted rank."""
    count: i64 = 0
    for place in range(3):
        rank: i64 = t.lineup.at(s, place) % RANKS
        count += rank >= 10 and t.people.owns(s, seat, names.OUTLAW_J + rank - 10)
    return count


def play_turns(t: Fliptown, s: State) -> None:
    """FT-T5: all play at once, first those rewards."""
    s.push(END_TURNS, 0)
    for seat in range(t.players):
        ask(t, s, turn.OUTLAW if t.people.rewards.get(s, seat) > 0 else turn.ASSIGNING, seat)


BEGIN_TURNS: Final[Step] = BeginTurns("begin_turns")

# -- when all are done ---------------------------------------------------------------------------------------


@final
class EndTurns(Task):
    """FT-T12, FT-T13: everybody learns what the others did, and the table is cleared."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        publish_turns(t, s)
        discard_robberies(t, s)
        turn_bounties(t, s)
        steal(t, s)
        clear_away(t, s)


def publish_turns(t: Fliptown, s: State) -> None:
    """FT-T5, FT-HI6: everybody learns what the others did."""
    if not t.solo and s.events is not None:
        for seat in range(t.players):
            publish.tell_turn(t, s, seat)


def discard_robberies(t: Fliptown, s: State) -> None:
    """FT-BL7: the robbery cards of this turn leave the deck (or the shuffled discards, FT-R43)."""
    drawn: i64 = 0
    for seat in range(t.players):
        drawn |= spaces.own_draws(t, s, seat)
    if drawn == 0:
        return
    _keep_others(t.deck, s, drawn)
    _keep_others(t.discards, s, drawn)
    for card in range(CARDS):
        if drawn & BIT[card] != 0:
            t.discards.put(s, card)


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


def steal(t: Fliptown, s: State) -> None:
    """FT-CB2, FT-CB3, FT-R30: a cowbot steals at most one card a turn, unseen, for good."""
    if t.has_cowbot and is_triggered(t, s) and t.deck.count(s) > 0:
        t.stolen.put(s, t.deck.take(s))
        t.stolen_by_round.move(s, t.clock.round.get(s), 1)
        s.tell(actions.CARD_STOLEN, t.clock.cowbot.get(s), t.stolen.count(s))


def is_triggered(t: Fliptown, s: State) -> bool:
    """FT-CB2, FT-CB4: whether the cowbot's suit lies in the line-up and its trigger was gained."""
    cowbot = t.clock.cowbot.get(s)
    if t.people.gained.get(s, 0) & BIT[t.box.cowbot_trigger[cowbot]] == 0:
        return False
    suit = t.box.cowbot_suit[cowbot]
    changed = t.people.suit_place.get(s, 0)
    for place in range(t.lineup.count(s)):
        if place == changed:
            if t.people.suit_now.get(s, 0) == suit:
                return True
        elif t.lineup.at(s, place) // RANKS == suit:
            return True
    return False


def clear_away(t: Fliptown, s: State) -> None:
    """FT-T12: the line-up is discarded; then the next turn."""
    pour(s, t.lineup, t.discards)
    for seat in range(t.players):
        t.people.forget_turn(s, seat)
    s.push(FLIP, 0, t.clock.turn.get(s) + 1)


END_TURNS: Final[Step] = EndTurns("end_turns")
