"""What a played card does (DT-C3 to DT-C13); what waits for it is below it on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.dice_town import actions, components
from saloon.games.dice_town.components import FACES, STORE_KINDS
from saloon.games.dice_town.table import TOUGH, DiceTown


def carry_out(t: DiceTown, s: State, player: i64, kind: i64, detail: i64, cancelled: bool) -> None:
    """Carry out a card's effect; a cancelled one has none, but a Tough Guy and On Credit leave traces."""
    if kind == components.ON_CREDIT:
        t.moment.credit_used.set(s, True)  # once per round, even if cancelled (DT-R14)
    if kind == components.TOUGH_GUY:
        if cancelled:  # the reveal has to be paid for after all (DT-R3)
            t.sealed.move(s, player, -TOUGH)
    elif cancelled:
        return
    elif kind == components.CHEAT_CARD:
        turn_die(t, s, player, detail // FACES, detail % FACES)
    elif kind == components.DYNAMITE:
        t.moment.doubled.set(s, True)
    elif kind == components.FIFTY_FIFTY:
        split_loot(t, s, player)
    elif kind == components.ON_CREDIT:
        t.moment.visits.move(s, 1)
    elif kind == components.SHAKY_JOE:
        paid = t.money.pay(s, detail, player, t.joe_money)  # less if there is less (DT-R24)
        s.tell(actions.SHOOK, player, detail, paid)
    elif kind == components.GIRLS:
        t.moment.thefts.move(s, 1)
    elif kind == components.MARSHAL:
        t.moment.badge_stays.set(s, True)
    elif kind == components.CORRUPTION:
        take_secret_deed(t, s, player)
    else:
        assert kind == components.ELIXIR, "a card without an effect"
        t.moment.entitled.set(s, t.moment.entitled.get(s) | (1 << player))


def turn_die(t: DiceTown, s: State, player: i64, die: i64, face: i64) -> None:
    """DT-C4: the die shows another face."""
    before = t.faces.get(s, player, die) - 1
    t.faces.set(s, player, die, 1 + face)
    s.tell(actions.CHEATED, player, die, before, face)


def split_loot(t: DiceTown, s: State, player: i64) -> None:
    """DT-C6, DT-R7, DT-R12: half of the loot, rounded down; that is loot of the Bank, so it counts as won."""
    robber = t.winners.get(s, components.BANK) - 1
    share = t.money.pay(s, robber, player, t.moment.loot.get(s) // 2)
    t.won.set(s, player, 1)
    s.tell(actions.SPLIT_LOOT, player, robber, share)


def take_secret_deed(t: DiceTown, s: State, player: i64) -> None:
    """DT-C11, DT-R18, DT-I6: the top deed of the pile, which only its taker sees."""
    size = t.deed_pile.count(s)
    kind = t.hands.draw(s, player, t.deed_pile)
    if t.moment.known_bottom.get(s) == size:  # everybody has already seen this one (DT-I7)
        t.memory.all_saw_gain(s, player, kind)
        t.moment.known_bottom.set(s, size - 1)
    s.tell(actions.GOT_SECRET_DEED, player)
    s.whisper(player, actions.GOT_THIS_DEED, kind - STORE_KINDS)
