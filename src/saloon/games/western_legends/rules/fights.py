"""Fights: how they begin, who stands where, and what cards count (sections F, N and V of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.actions import DISCARDED, LOWERED, REACTION
from saloon.games.western_legends.codes import VS_MAN, VS_PLAYER, VS_VIRTUAL
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    ATTACKER_WINS,
    DEFENDER_SIDE,
    DEFENDER_WINS,
)
from saloon.games.western_legends.ids import (
    NONE,
    POKER_CARDS,
    VERSUS_BANDIT,
    VERSUS_GANG,
    VERSUS_GUARD,
    VERSUS_MAN_IN_BLACK,
    VERSUS_PLAYER,
    VERSUS_SHERIFF,
)
from saloon.games.western_legends.rules.asking import may_ask
from saloon.games.western_legends.rules.fight_deck import lay_below
from saloon.games.western_legends.rules.powers import begin_action_limits
from saloon.games.western_legends.rules.resources import to_discards
from saloon.games.western_legends.table import CARDS_LAID, FIGHT_PIECE, WesternLegends, value_of

BANDIT_CARDS: Final[i64] = 2  # WL-N1
GUARD_CARDS: Final[i64] = 3
SHERIFF_CARDS: Final[i64] = 4
MAN_CARDS: Final[i64] = 3  # WL-V12
MAN_LOWERS: Final[i64] = 1


# -- how fights begin --------


def _begin(c: WesternLegends, s: State, fighter: i64, opponent: i64) -> None:
    f = c.fighting
    f.clear(s)
    if not c.turn.in_action.get(s):
        begin_action_limits(c, s)  # WL-R70
    f.opponent.set(s, opponent)
    f.attacker.set(s, fighter)
    f.defender.set(s, NONE)
    f.handler.set(s, NONE)
    f.kind.set(s, NONE)
    f.gang.set(s, NONE)
    f.space.set(s, c.space_of(s, fighter))
    s.push(c.fight, fighter)


def fight_player(c: WesternLegends, s: State, attacker: i64, defender: i64, kind: i64) -> None:
    """WL-F1 to WL-F25: an arrest, a duel or a robbery."""
    _begin(c, s, attacker, VERSUS_PLAYER)
    f = c.fighting
    f.defender.set(s, defender)
    f.kind.set(s, kind)
    f.space_defender.set(s, c.space_of(s, defender))


def _fight_virtual(
    c: WesternLegends, s: State, fighter: i64, opponent: i64, handler: i64, cards: i64, program: i64
) -> None:
    _begin(c, s, fighter, opponent)
    f = c.fighting
    f.handler.set(s, handler)
    f.cards.set(s, cards)
    f.program.set(s, program)


def fight_bandit(c: WesternLegends, s: State, player: i64) -> None:
    """WL-N18: whoever enters the space of a bandit fights him."""
    program = c.box.win_of[VERSUS_BANDIT]
    _fight_virtual(c, s, player, VERSUS_BANDIT, c.right_of(player), BANDIT_CARDS, program)


def fight_guard(c: WesternLegends, s: State, player: i64) -> None:
    """WL-L12: the robbery of the bank."""
    program = c.box.win_of[VERSUS_GUARD]
    _fight_virtual(c, s, player, VERSUS_GUARD, c.right_of(player), GUARD_CARDS, program)


def fight_sheriff(c: WesternLegends, s: State, outlaw: i64, mover: i64) -> None:
    """WL-H6: who moved the sheriff handles him; against oneself the right neighbour does."""
    handler = c.right_of(outlaw) if mover in (outlaw, NONE) else mover
    _fight_virtual(c, s, outlaw, VERSUS_SHERIFF, handler, SHERIFF_CARDS, 0)


def fight_gang(c: WesternLegends, s: State, player: i64, cards: i64, gang: i64, program: i64) -> None:
    """WL-Y14: a gang of a story."""
    _fight_virtual(c, s, player, VERSUS_GANG, c.right_of(player), cards, program)
    c.fighting.gang.set(s, gang)


def fight_man(
    c: WesternLegends, s: State, player: i64, kind: i64, *, attacks: bool, points: i64, program: i64
) -> None:
    """WL-V12 to WL-V14, WL-V24: with the Man in Black; `attacks` tells who began."""
    _fight_virtual(c, s, player, VERSUS_MAN_IN_BLACK, NONE, MAN_CARDS, program)
    f = c.fighting
    f.kind.set(s, kind)
    f.man_attacks.set(s, attacks)
    f.man_lp.set(s, points)


# -- what is going on --------


def opponent_of(c: WesternLegends, s: State) -> i64:
    """The kind of opponent in the fight in progress, or NONE."""
    return c.fighting.opponent.get(s)


def against_player(c: WesternLegends, s: State) -> bool:
    """Whether two players fight each other."""
    return c.fighting.opponent.get(s) == VERSUS_PLAYER


def mask_against(c: WesternLegends, s: State) -> i64:
    """Against whom effects would have to work in this fight."""
    opponent = opponent_of(c, s)
    if opponent == VERSUS_PLAYER:
        return VS_PLAYER
    return VS_MAN if opponent == VERSUS_MAN_IN_BLACK else VS_VIRTUAL


def fighter_on(c: WesternLegends, s: State, side: i64) -> i64:
    """The player on a side, or NONE."""
    return c.fighting.attacker.get(s) if side == ATTACKER_SIDE else c.fighting.defender.get(s)


def side_of(c: WesternLegends, s: State, player: i64) -> i64:
    """On which side a fighter is."""
    return ATTACKER_SIDE if c.fighting.attacker.get(s) == player else DEFENDER_SIDE


def rival_of(c: WesternLegends, s: State, player: i64) -> i64:
    """The living opponent, or NONE."""
    return fighter_on(c, s, 1 - side_of(c, s, player))


def card_of(c: WesternLegends, s: State, side: i64) -> i64:
    """The poker card of a side, or NONE."""
    player = fighter_on(c, s, side)
    return NONE if player == NONE else c.laid.get(s, player * CARDS_LAID)


def value_on(c: WesternLegends, s: State, side: i64) -> i64:
    """WL-G8: what the card of a side counts; 0 if there is none."""
    if side == DEFENDER_SIDE and not against_player(c, s):
        piece = c.picked.get(s)
        printed = 0 if piece == NONE else piece - FIGHT_PIECE + 2
    else:
        card = card_of(c, s, side)
        printed = 0 if card == NONE else value_of(card)
    if printed == 0:
        return 0
    lowered = printed - c.fighting.less.get(s, side)
    return max(lowered, 2)


def attacker_leads(mine: i64, other: i64, *, wins_ties: bool) -> bool:
    """WL-F13, WL-N9: the higher value wins; whether a tie does depends on the opponent."""
    return mine > other or (mine == other and wins_ties)


def lower(c: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """The card that is played against a player counts less."""
    against = 1 - side_of(c, s, player)
    c.fighting.less.move(s, against, amount)
    s.tell(LOWERED, player, amount)


def can_change(c: WesternLegends, s: State, side: i64) -> bool:
    """Whether a reaction of a side could change who wins, by what everybody knows."""
    if not c.reactions_lower_only:
        return True
    versus_player = against_player(c, s)
    mine = value_on(c, s, ATTACKER_SIDE)
    other = value_on(c, s, DEFENDER_SIDE)
    leads = attacker_leads(mine, other, wins_ties=versus_player)
    lowered_other = max(other - c.lowers_by, 2)
    lowered_mine = max(mine - c.lowers_by, 2)
    if side == DEFENDER_SIDE:
        return leads and not attacker_leads(lowered_mine, other, wins_ties=True)
    if not leads:
        return attacker_leads(mine, lowered_other, wins_ties=versus_player)
    if not versus_player:
        return False
    rival = fighter_on(c, s, DEFENDER_SIDE)
    if c.hands.size_of(s, rival) == 0 or not may_ask(c, s, rival, REACTION):
        return False
    return not attacker_leads(lowered_mine, other, wins_ties=True)


def put_away(c: WesternLegends, s: State) -> None:
    """The cards of a fight: poker cards to the discards, fight cards below their deck in random order."""
    for player in range(c.players):
        card = c.laid.take(s, player * CARDS_LAID)
        if card != NONE:
            s.reveal()  # after a surrender it was not shown before
            to_discards(c, s, card)
            s.tell(DISCARDED, player, card)
    lay_below(c, s)
    c.known.clear(s)
    c.known_fight_cards.clear(s)


def only_card(c: WesternLegends, s: State, player: i64) -> i64:
    """The card of a hand of one."""
    for card in range(POKER_CARDS):
        if c.hands.has(s, player, card):
            return card
    return NONE


def prepare(c: WesternLegends, s: State, player: i64, card: i64) -> None:
    """A card is laid face down."""
    c.hands.drop(s, player, card)
    c.laid.put(s, card, player * CARDS_LAID)


def pick(c: WesternLegends, s: State, piece: i64) -> None:
    """A fight card is laid face down for the opponent."""
    c.drawn.take(s, c.drawn.find(s, piece))
    c.picked.put(s, piece)


def surrender(c: WesternLegends, s: State, player: i64) -> None:
    """WL-F10, WL-F24: whoever surrenders has lost."""
    f = c.fighting
    f.no_cards.set(s, True)
    f.winner.set(s, ATTACKER_WINS if f.defender.get(s) == player else DEFENDER_WINS)
