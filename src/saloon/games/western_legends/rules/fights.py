"""Fights: how they begin, who stands where, and what cards count (sections F, N and V of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import State
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import asking, fight_course, fight_deck, powers, resources
from saloon.games.western_legends.table import CARDS_LAID, FIGHT_PIECE, WesternLegends, value_of

BANDIT_CARDS: Final[i64] = 2  # WL-N1
GUARD_CARDS: Final[i64] = 3
SHERIFF_CARDS: Final[i64] = 4
MAN_CARDS: Final[i64] = 3  # WL-V12
MAN_LOWERS: Final[i64] = 1


# -- how fights begin --------


def begin(t: WesternLegends, s: State, fighter: i64, opponent: i64) -> None:
    """What all fights have in common: nobody and nothing of an earlier one is left."""
    f = t.fighting
    f.clear(s)
    if not t.turn.in_action.get(s):
        powers.begin_action_limits(t, s)  # WL-R70
    f.opponent.set(s, opponent)
    f.attacker.set(s, fighter)
    f.defender.set(s, NONE)
    f.handler.set(s, NONE)
    f.kind.set(s, NONE)
    f.gang.set(s, NONE)
    f.space.set(s, t.space_of(s, fighter))
    s.push(fight_course.FIGHT, fighter)


def fight_player(t: WesternLegends, s: State, attacker: i64, defender: i64, kind: i64) -> None:
    """WL-F1 to WL-F25: an arrest, a duel or a robbery."""
    begin(t, s, attacker, ids.VERSUS_PLAYER)
    f = t.fighting
    f.defender.set(s, defender)
    f.kind.set(s, kind)
    f.space_defender.set(s, t.space_of(s, defender))


def begin_virtual(
    t: WesternLegends, s: State, fighter: i64, opponent: i64, handler: i64, cards: i64, program: i64
) -> None:
    """WL-N1 to WL-N3: an opponent who is nobody's draws fight cards; the program is what winning brings."""
    begin(t, s, fighter, opponent)
    f = t.fighting
    f.handler.set(s, handler)
    f.cards.set(s, cards)
    f.program.set(s, program)


def fight_bandit(t: WesternLegends, s: State, player: i64) -> None:
    """WL-N18: a player who enters the space of a bandit fights him."""
    program = t.box.win_of[ids.VERSUS_BANDIT]
    begin_virtual(t, s, player, ids.VERSUS_BANDIT, t.right_of(player), BANDIT_CARDS, program)


def fight_guard(t: WesternLegends, s: State, player: i64) -> None:
    """WL-L12: the robbery of the bank."""
    program = t.box.win_of[ids.VERSUS_GUARD]
    begin_virtual(t, s, player, ids.VERSUS_GUARD, t.right_of(player), GUARD_CARDS, program)


def fight_sheriff(t: WesternLegends, s: State, outlaw: i64, mover: i64) -> None:
    """WL-H6: who moved the sheriff handles him; against oneself the right neighbour does."""
    handler = t.right_of(outlaw) if mover in (outlaw, NONE) else mover
    begin_virtual(t, s, outlaw, ids.VERSUS_SHERIFF, handler, SHERIFF_CARDS, 0)


def fight_gang(t: WesternLegends, s: State, player: i64, cards: i64, gang: i64, program: i64) -> None:
    """WL-Y14: a gang of a story."""
    begin_virtual(t, s, player, ids.VERSUS_GANG, t.right_of(player), cards, program)
    t.fighting.gang.set(s, gang)


def fight_man(
    t: WesternLegends, s: State, player: i64, kind: i64, *, attacks: bool, points: i64, program: i64
) -> None:
    """WL-V12 to WL-V14, WL-V24: with the Man in Black; `attacks` tells who began."""
    begin_virtual(t, s, player, ids.VERSUS_MAN_IN_BLACK, NONE, MAN_CARDS, program)
    f = t.fighting
    f.kind.set(s, kind)
    f.man_attacks.set(s, attacks)
    f.man_lp.set(s, points)


# -- what is going on --------


def opponent_of(t: WesternLegends, s: State) -> i64:
    """The kind of opponent in the fight in progress, or NONE."""
    return t.fighting.opponent.get(s)


def against_player(t: WesternLegends, s: State) -> bool:
    """Whether two players fight each other."""
    return t.fighting.opponent.get(s) == ids.VERSUS_PLAYER


def mask_against(t: WesternLegends, s: State) -> i64:
    """Against whom effects would have to work in this fight."""
    opponent = opponent_of(t, s)
    if opponent == ids.VERSUS_PLAYER:
        return codes.VS_PLAYER
    return codes.VS_MAN if opponent == ids.VERSUS_MAN_IN_BLACK else codes.VS_VIRTUAL


def fighter_on(t: WesternLegends, s: State, side: i64) -> i64:
    """The player on a side, or NONE."""
    return t.fighting.attacker.get(s) if side == fields.ATTACKER_SIDE else t.fighting.defender.get(s)


def side_of(t: WesternLegends, s: State, player: i64) -> i64:
    """On which side a fighter is."""
    return fields.ATTACKER_SIDE if t.fighting.attacker.get(s) == player else fields.DEFENDER_SIDE


def rival_of(t: WesternLegends, s: State, player: i64) -> i64:
    """The living opponent, or NONE."""
    return fighter_on(t, s, 1 - side_of(t, s, player))


def card_of(t: WesternLegends, s: State, side: i64) -> i64:
    """The poker card of a side, or NONE."""
    player = fighter_on(t, s, side)
    return NONE if player == NONE else t.laid.get(s, player * CARDS_LAID)


def value_on(t: WesternLegends, s: State, side: i64) -> i64:
    """WL-G8: what the card of a side counts; 0 if there is none."""
    if side == fields.DEFENDER_SIDE and not against_player(t, s):
        piece = t.picked.get(s)
        printed = 0 if piece == NONE else piece - FIGHT_PIECE + 2
    else:
        card = card_of(t, s, side)
        printed = 0 if card == NONE else value_of(card)
    if printed == 0:
        return 0
    lowered = printed - t.fighting.less.get(s, side)
    return max(lowered, 2)


def attacker_leads(mine: i64, other: i64, *, wins_ties: bool) -> bool:
    """WL-F13, WL-N9: the higher value wins; whether a tie does depends on the opponent."""
    return mine > other or (mine == other and wins_ties)


def lower(t: WesternLegends, s: State, player: i64, amount: i64) -> None:
    """The card that is played against a player counts less."""
    against = 1 - side_of(t, s, player)
    t.fighting.less.move(s, against, amount)
    s.tell(actions.LOWERED, player, amount)


def can_change(t: WesternLegends, s: State, side: i64) -> bool:
    """Whether a reaction of a side could change who wins, by what everybody knows."""
    if not t.reactions_lower_only:
        return True
    versus_player = against_player(t, s)
    mine = value_on(t, s, fields.ATTACKER_SIDE)
    other = value_on(t, s, fields.DEFENDER_SIDE)
    leads = attacker_leads(mine, other, wins_ties=versus_player)
    lowered_other = max(other - t.lowers_by, 2)
    lowered_mine = max(mine - t.lowers_by, 2)
    if side == fields.DEFENDER_SIDE:
        return leads and not attacker_leads(lowered_mine, other, wins_ties=True)
    if not leads:
        return attacker_leads(mine, lowered_other, wins_ties=versus_player)
    if not versus_player:
        return False
    rival = fighter_on(t, s, fields.DEFENDER_SIDE)
    if t.hands.size_of(s, rival) == 0 or not asking.may_ask(t, s, rival, actions.REACTION):
        return False
    return not attacker_leads(lowered_mine, other, wins_ties=True)


def put_away(t: WesternLegends, s: State) -> None:
    """The cards of a fight: poker cards to the discards, fight cards below their deck in random order."""
    for player in range(t.players):
        card = t.laid.take(s, player * CARDS_LAID)
        if card != NONE:
            s.reveal()  # after a surrender it was not shown before
            resources.to_discards(t, s, card)
            s.tell(actions.DISCARDED, player, card)
    fight_deck.lay_below(t, s)
    t.known.clear(s)
    t.known_fight_cards.clear(s)


def only_card(t: WesternLegends, s: State, player: i64) -> i64:
    """The card of a hand of one."""
    for card in range(ids.POKER_CARDS):
        if t.hands.has(s, player, card):
            return card
    return NONE


def prepare(t: WesternLegends, s: State, player: i64, card: i64) -> None:
    """A card is laid face down."""
    t.hands.drop(s, player, card)
    t.laid.put(s, card, player * CARDS_LAID)


def pick(t: WesternLegends, s: State, piece: i64) -> None:
    """A fight card is laid face down for the opponent."""
    t.drawn.take(s, t.drawn.find(s, piece))
    t.picked.put(s, piece)
