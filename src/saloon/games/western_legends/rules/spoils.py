"""What a fight brings: a wound for the loser, rewards for the winner, jail (WL-F14 to WL-F20, WL-H7)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.games.western_legends.actions import (
    ARRESTED,
    LOOT,
    MAN_GAINED,
    PUT_IN_JAIL,
    SAW_CATTLE,
    SHERIFF_MOVED,
    STOLE,
    STOLE_CATTLE,
)
from saloon.games.western_legends.codes import (
    AFTER_WON_ARREST,
    AFTER_WON_FIGHT,
    AFTER_WON_ROBBERY,
    ALL,
    COND_HEIST,
    HALF,
    RESULT_WIN,
)
from saloon.games.western_legends.fields import (
    ATTACKER_WINS,
    BY_MAN,
    BY_RULE,
)
from saloon.games.western_legends.ids import (
    ARREST,
    AT_SHERIFF_OFFICE,
    CATTLE_KINDS,
    DUEL,
    MONEY,
    NONE,
    NUGGETS,
    ROBBERY,
    VERSUS_GUARD,
    VERSUS_MAN_IN_BLACK,
    VERSUS_PLAYER,
    VERSUS_SHERIFF,
    WANTED,
)
from saloon.games.western_legends.rules.asking import AcceptOrPass, Asked
from saloon.games.western_legends.rules.book import F18, F19
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.losing import lose_one_of
from saloon.games.western_legends.rules.powers import set_off
from saloon.games.western_legends.rules.resources import (
    draw,
    gain,
    half_of,
    lose,
    return_cattle,
    wound,
)
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

LOOT_MONEY: Final[i64] = 0
LOOT_NUGGETS: Final[i64] = 1
LOOT_NOTHING: Final[i64] = 2


def settle(c: WesternLegends, s: State) -> None:
    """The loser's wound and card first (WL-F14, WL-N10), then what winning or losing brings."""
    f = c.fighting
    opponent = f.opponent.get(s)
    attacker = f.attacker.get(s)
    won = f.winner.get(s) == ATTACKER_WINS
    if opponent == VERSUS_PLAYER:
        _settle_players(c, s, attacker, f.defender.get(s), won)
    elif opponent == VERSUS_MAN_IN_BLACK:
        _settle_man(c, s, attacker, won)
    else:
        _settle_virtual(c, s, attacker, opponent, won)


def _hurt(c: WesternLegends, s: State, loser: i64) -> None:
    """WL-F14, WL-N10: a wound and a card."""
    wound(c, s, loser, 1)
    draw(c, s, loser, 1)


def _settle_players(c: WesternLegends, s: State, attacker: i64, defender: i64, won: bool) -> None:
    """WL-F15 to WL-F18: only a winning attacker is rewarded."""
    if not won:
        set_off(c, s, defender, AFTER_WON_FIGHT)
        _hurt(c, s, attacker)
        return
    kind = c.fighting.kind.get(s)
    set_off(c, s, attacker, AFTER_WON_FIGHT)
    if kind == ARREST:
        set_off(c, s, attacker, AFTER_WON_ARREST)
        c.run_program(s, attacker, c.box.win_arrest, BY_RULE)
    elif kind == DUEL:
        c.run_program(s, attacker, c.box.win_duel, BY_RULE)
    else:
        set_off(c, s, attacker, AFTER_WON_ROBBERY)
        _push_loot(c, s, attacker, defender)
        c.run_program(s, attacker, c.box.win_rob, BY_RULE)
    _hurt(c, s, defender)
    if kind == ARREST:
        jail(c, s, defender)


def _push_loot(c: WesternLegends, s: State, robber: i64, victim: i64) -> None:
    """WL-F18, WL-R30: the token, and money or nuggets, as far as the victim has any."""
    if c.people.money.get(s, victim) > 0 or c.people.nuggets.get(s, victim) > 0:
        s.push(c.loot, robber, victim)
    if c.cattle.get(s, victim) != NONE:
        s.push(c.steal_cattle, robber, victim)


def _settle_man(c: WesternLegends, s: State, player: i64, won: bool) -> None:
    """WL-V13, WL-V14: with the Man in Black."""
    f = c.fighting
    attacks = f.man_attacks.get(s)
    kind = f.kind.get(s)
    if won:
        set_off(c, s, player, AFTER_WON_FIGHT)
        if not attacks:
            if kind == ROBBERY:
                set_off(c, s, player, AFTER_WON_ROBBERY)
            c.run_program(s, player, f.program.get(s), BY_RULE)
        return
    if attacks:
        points = f.man_lp.get(s)
        c.table.man_lp.move(s, points)
        s.tell(MAN_GAINED, points)
        lose_one_of(c, s, player, f.program.get(s), BY_MAN)
    _hurt(c, s, player)


def _settle_virtual(c: WesternLegends, s: State, player: i64, opponent: i64, won: bool) -> None:
    """WL-L13, WL-L14, WL-N15, WL-H7, WL-H8, WL-Y14."""
    f = c.fighting
    if won:
        set_off(c, s, player, AFTER_WON_FIGHT)
        if opponent == VERSUS_GUARD:
            set_off(c, s, player, AFTER_WON_ROBBERY)
        c.run_program(s, player, f.program.get(s), BY_RULE)
    else:
        _hurt(c, s, player)
        if opponent == VERSUS_GUARD:
            c.run_program(s, player, c.box.lose_guard, BY_RULE)
        elif opponent == VERSUS_SHERIFF:
            jail(c, s, player)
            c.table.arrest.set(s, True)
    if opponent == VERSUS_GUARD:
        note(c, s, player, COND_HEIST, f.space.get(s), 0, NONE, RESULT_WIN if won else NONE)
    elif opponent == VERSUS_SHERIFF:
        send_sheriff_home(c, s)


def jail(c: WesternLegends, s: State, outlaw: i64) -> None:
    """WL-F16, WL-H7, WL-R31: what an arrested outlaw loses, and where the figure goes."""
    s.tell(ARRESTED, outlaw)
    lose(c, s, outlaw, WANTED, ALL)
    if c.cattle.get(s, outlaw) != NONE:
        return_cattle(c, s, outlaw)
    lose(c, s, outlaw, MONEY, HALF)
    lose(c, s, outlaw, NUGGETS, HALF)
    c.people.space.set(s, outlaw, c.box.spaces_of[AT_SHERIFF_OFFICE][0])
    s.tell(PUT_IN_JAIL, outlaw)


def send_sheriff_home(c: WesternLegends, s: State) -> None:
    """WL-H7, WL-H8: after a fight the sheriff is back in his office."""
    office = c.box.spaces_of[AT_SHERIFF_OFFICE][0]
    if c.table.sheriff.get(s) != office:
        c.table.sheriff.set(s, office)
        s.tell(SHERIFF_MOVED, office)


class StealCattle(AcceptOrPass):
    """DEC-21: whether to take the victim's token; `a` is the victim."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "steal_cattle", F19)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        """WL-F19: who already holds a token cannot keep it; it returns to its ranch unseen."""
        c = self.c
        if c.cattle.get(s, player) != NONE:
            return_cattle(c, s, a)
            return
        token = c.cattle.take(s, a)
        c.cattle.put(s, token, player)
        number = token - CATTLE_PIECE
        s.tell(STOLE_CATTLE, player, a, number // CATTLE_KINDS)
        s.whisper(player, SAW_CATTLE, player, number % CATTLE_KINDS)


class Loot(Asked):
    """DEC-21: half the money or half the nuggets of the victim `a`, or nothing."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "loot", F18, [LOOT])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        a = s.a
        people = self.c.people
        choices.offer_if(people.money.get(s, a) > 0, LOOT.at(LOOT_MONEY))
        choices.offer_if(people.nuggets.get(s, a) > 0, LOOT.at(LOOT_NUGGETS))
        choices.offer(LOOT.at(LOOT_NOTHING))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        """WL-R29: the victim loses the full half, whatever the robber can keep."""
        a = s.a
        c = self.c
        kind = self.families.first(action)
        if kind == LOOT_NOTHING:
            return
        resource = MONEY if kind == LOOT_MONEY else NUGGETS
        column = c.people.money if kind == LOOT_MONEY else c.people.nuggets
        amount = half_of(column.get(s, a), resource)
        column.move(s, a, -amount)
        s.tell(STOLE, player, a, resource, amount)
        gain(c, s, player, resource, amount)
