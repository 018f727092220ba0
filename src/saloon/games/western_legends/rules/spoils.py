"""What a fight brings: a wound for the loser, rewards for the winner, jail (WL-F14 to WL-F20, WL-H7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Menu, State, Step, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, losing, powers, resources
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends

LOOT_MONEY: Final[i64] = 0
LOOT_NUGGETS: Final[i64] = 1
LOOT_NOTHING: Final[i64] = 2


def settle(t: WesternLegends, s: State) -> None:
    """The loser's wound and card first (WL-F14, WL-N10), then what winning or losing brings."""
    f = t.fighting
    opponent = f.opponent.get(s)
    attacker = f.attacker.get(s)
    won = f.winner.get(s) == fields.ATTACKER_WINS
    if opponent == ids.VERSUS_PLAYER:
        settle_players(t, s, attacker, f.defender.get(s), won)
    elif opponent == ids.VERSUS_MAN_IN_BLACK:
        settle_man(t, s, attacker, won)
    else:
        settle_virtual(t, s, attacker, opponent, won)


def hurt(t: WesternLegends, s: State, loser: i64) -> None:
    """WL-F14, WL-N10: a wound and a card."""
    resources.wound(t, s, loser, 1)
    resources.draw(t, s, loser, 1)


def settle_players(t: WesternLegends, s: State, attacker: i64, defender: i64, won: bool) -> None:
    """WL-F15 to WL-F18: only a winning attacker is rewarded."""
    if not won:
        powers.set_off(t, s, defender, codes.AFTER_WON_FIGHT)
        hurt(t, s, attacker)
        return
    kind = t.fighting.kind.get(s)
    powers.set_off(t, s, attacker, codes.AFTER_WON_FIGHT)
    if kind == ids.ARREST:
        powers.set_off(t, s, attacker, codes.AFTER_WON_ARREST)
        powers.run_program(t, s, attacker, t.box.win_arrest, fields.BY_RULE)
    elif kind == ids.DUEL:
        powers.run_program(t, s, attacker, t.box.win_duel, fields.BY_RULE)
    else:
        powers.set_off(t, s, attacker, codes.AFTER_WON_ROBBERY)
        push_loot(t, s, attacker, defender)
        powers.run_program(t, s, attacker, t.box.win_rob, fields.BY_RULE)
    hurt(t, s, defender)
    if kind == ids.ARREST:
        jail(t, s, defender)


def push_loot(t: WesternLegends, s: State, robber: i64, victim: i64) -> None:
    """WL-F18, WL-R30: the token, and money or nuggets, as far as the victim has any."""
    if t.people.money.get(s, victim) > 0 or t.people.nuggets.get(s, victim) > 0:
        s.push(LOOTING, robber, victim)
    if t.cattle.get(s, victim) != NONE:
        s.push(STEALING_CATTLE, robber, victim)


def settle_man(t: WesternLegends, s: State, player: i64, won: bool) -> None:
    """WL-V13, WL-V14: with the Man in Black."""
    f = t.fighting
    attacks = f.man_attacks.get(s)
    kind = f.kind.get(s)
    if won:
        powers.set_off(t, s, player, codes.AFTER_WON_FIGHT)
        if not attacks:
            if kind == ids.ROBBERY:
                powers.set_off(t, s, player, codes.AFTER_WON_ROBBERY)
            powers.run_program(t, s, player, f.program.get(s), fields.BY_RULE)
        return
    if attacks:
        points = f.man_lp.get(s)
        t.table.man_lp.move(s, points)
        s.tell(actions.MAN_GAINED, points)
        losing.lose_one_of(t, s, player, f.program.get(s), fields.BY_MAN)
    hurt(t, s, player)


def settle_virtual(t: WesternLegends, s: State, player: i64, opponent: i64, won: bool) -> None:
    """WL-L13, WL-L14, WL-N15, WL-H7, WL-H8, WL-Y14: with an opponent who is nobody's."""
    f = t.fighting
    if won:
        powers.set_off(t, s, player, codes.AFTER_WON_FIGHT)
        if opponent == ids.VERSUS_GUARD:
            powers.set_off(t, s, player, codes.AFTER_WON_ROBBERY)
        powers.run_program(t, s, player, f.program.get(s), fields.BY_RULE)
    else:
        hurt(t, s, player)
        if opponent == ids.VERSUS_GUARD:
            powers.run_program(t, s, player, t.box.lose_guard, fields.BY_RULE)
        elif opponent == ids.VERSUS_SHERIFF:
            jail(t, s, player)
            t.table.arrest.set(s, True)
    if opponent == ids.VERSUS_GUARD:
        deeds.note(t, s, player, codes.COND_HEIST, f.space.get(s), 0, NONE, codes.RESULT_WIN if won else NONE)
    elif opponent == ids.VERSUS_SHERIFF:
        send_sheriff_home(t, s)


def jail(t: WesternLegends, s: State, outlaw: i64) -> None:
    """WL-F16, WL-H7, WL-R31: what an arrested outlaw loses, and where the figure goes."""
    s.tell(actions.ARRESTED, outlaw)
    resources.lose(t, s, outlaw, ids.WANTED, codes.ALL)
    if t.cattle.get(s, outlaw) != NONE:
        resources.return_cattle(t, s, outlaw)
    resources.lose(t, s, outlaw, ids.MONEY, codes.HALF)
    resources.lose(t, s, outlaw, ids.NUGGETS, codes.HALF)
    t.people.space.set(s, outlaw, t.box.spaces_of[ids.AT_SHERIFF_OFFICE][0])
    s.tell(actions.PUT_IN_JAIL, outlaw)


def send_sheriff_home(t: WesternLegends, s: State) -> None:
    """WL-H7, WL-H8: after a fight the sheriff is back in his office."""
    office = t.box.spaces_of[ids.AT_SHERIFF_OFFICE][0]
    if t.table.sheriff.get(s) != office:
        t.table.sheriff.set(s, office)
        s.tell(actions.SHERIFF_MOVED, office)


@final
class StealCattle(asking.AcceptOrPass):
    """DEC-21: whether to take the victim's token; `s.a` is the victim."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-F19: who already holds a token cannot keep it; it returns to its ranch unseen."""
        victim = s.a
        if t.cattle.get(s, player) != NONE:
            resources.return_cattle(t, s, victim)
            return
        token = t.cattle.take(s, victim)
        t.cattle.put(s, token, player)
        number = token - CATTLE_PIECE
        s.tell(actions.STOLE_CATTLE, player, victim, number // ids.CATTLE_KINDS)
        s.whisper(player, actions.SAW_CATTLE, player, number % ids.CATTLE_KINDS)


@final
class Loot(Verb1):
    """DEC-21, WL-F18: half the money or half the nuggets of the victim (`s.a`), or nothing."""

    def forbids(self, t: WesternLegends, s: State, me: i64, loot: i64) -> i64:
        if loot == LOOT_NOTHING:
            return ALLOWED
        owned = t.people.money.get(s, s.a) if loot == LOOT_MONEY else t.people.nuggets.get(s, s.a)
        return ALLOWED if owned > 0 else book.WHAT_A_ROBBERY_BRINGS

    def take(self, t: WesternLegends, s: State, me: i64, loot: i64) -> None:
        """WL-R29: the victim loses the full half, whatever the robber can keep."""
        if loot == LOOT_NOTHING:
            return
        victim = s.a
        resource = ids.MONEY if loot == LOOT_MONEY else ids.NUGGETS
        column = t.people.money if loot == LOOT_MONEY else t.people.nuggets
        amount = resources.half_of(column.get(s, victim), resource)
        column.move(s, victim, -amount)
        s.tell(actions.STOLE, me, victim, resource, amount)
        resources.gain(t, s, me, resource, amount)


STEALING_CATTLE: Final[Step] = StealCattle("steal_cattle", book.STOLEN_CATTLE)
LOOTING: Final[Step] = Menu("loot", [Loot(actions.LOOT)], book.WHAT_A_ROBBERY_BRINGS)
