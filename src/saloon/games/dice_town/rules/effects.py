"""What a played card does (DT-C3 to DT-C13); what waits for it lies below on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.dice_town.actions import (
    CHEATED,
    GOT_SECRET_DEED,
    GOT_THIS_DEED,
    SHOOK,
    SPLIT_LOOT,
)
from saloon.games.dice_town.components import (
    BANK,
    CHEAT_CARD,
    CORRUPTION,
    DYNAMITE,
    ELIXIR,
    FACES,
    FIFTY_FIFTY,
    GIRLS,
    MARSHAL,
    ON_CREDIT,
    SHAKY_JOE,
    STORE_KINDS,
    TOUGH_GUY,
)
from saloon.games.dice_town.state import (
    BADGE_STAYS,
    CREDIT_USED,
    DOUBLED,
    ENTITLED,
    KNOWN_BOTTOM,
    LOOT,
    THEFTS,
    TOUGH,
    VISITS,
    DiceTown,
)


def carry_out(c: DiceTown, s: State, player: i64, kind: i64, detail: i64, cancelled: bool) -> None:
    """Let a card work; a cancelled one does not, but a Tough Guy and On Credit leave their traces."""
    if kind == ON_CREDIT:
        c.moment.set(s, CREDIT_USED, 1)  # once a round, whatever came of it (DT-R14)
    if kind == TOUGH_GUY:
        if cancelled:  # the reveal has to be paid for after all (DT-R3)
            c.sealed.move(s, player, -TOUGH)
    elif cancelled:
        return
    elif kind == CHEAT_CARD:
        turn_die(c, s, player, detail // FACES, detail % FACES)
    elif kind == DYNAMITE:
        c.moment.set(s, DOUBLED, 1)
    elif kind == FIFTY_FIFTY:
        split_loot(c, s, player)
    elif kind == ON_CREDIT:
        c.moment.move(s, VISITS, 1)
    elif kind == SHAKY_JOE:
        paid = c.money.pay(s, detail, player, c.joe_money)  # less if there is less (DT-R24)
        s.tell(SHOOK, player, detail, paid)
    elif kind == GIRLS:
        c.moment.move(s, THEFTS, 1)
    elif kind == MARSHAL:
        c.moment.set(s, BADGE_STAYS, 1)
    elif kind == CORRUPTION:
        take_secret_deed(c, s, player)
    else:
        assert kind == ELIXIR, "a card without an effect"
        c.moment.set(s, ENTITLED, c.moment.get(s, ENTITLED) | (1 << player))


def turn_die(c: DiceTown, s: State, player: i64, die: i64, face: i64) -> None:
    """DT-C4: the die shows another face."""
    before = c.faces.get(s, player, die) - 1
    c.faces.set(s, player, die, 1 + face)
    s.tell(CHEATED, player, die, before, face)


def split_loot(c: DiceTown, s: State, player: i64) -> None:
    """DT-C6, DT-R7, DT-R12: half of the loot, rounded down; that is loot of the Bank, so it counts as won."""
    robber = c.winners.get(s, BANK) - 1
    share = c.money.pay(s, robber, player, c.moment.get(s, LOOT) // 2)
    c.won.set(s, player, 1)
    s.tell(SPLIT_LOOT, player, robber, share)


def take_secret_deed(c: DiceTown, s: State, player: i64) -> None:
    """DT-C11, DT-R18, DT-I6: the top deed of the pile, which only its taker sees."""
    size = c.deed_pile.count(s)
    kind = c.hands.draw(s, player, c.deed_pile)
    if c.moment.get(s, KNOWN_BOTTOM) == size:  # everybody has seen this one before (DT-I7)
        c.memory.all_saw_gain(s, player, kind)
        c.moment.set(s, KNOWN_BOTTOM, size - 1)
    s.tell(GOT_SECRET_DEED, player)
    s.whisper(player, GOT_THIS_DEED, kind - STORE_KINDS)
