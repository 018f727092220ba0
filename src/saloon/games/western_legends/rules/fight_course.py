"""The course of a fight: sections F and N of the rules, and WL-V12 to WL-V14, WL-V24 for the Man in Black.

The player whose course it is attacks, or faces an opponent who is nobody's.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Course, Fork, State
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    ATTACKER_WINS,
    BY_FIGHT_CARD,
    DEFENDER_SIDE,
    DEFENDER_WINS,
    FROM_ABILITY,
    FROM_WEAPON,
    NOBODY_YET,
)
from saloon.games.western_legends.rules import (
    asking,
    deeds,
    fight_choices,
    fight_deck,
    fights,
    powers,
    spoils,
)
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends

# -- before the fight --------


def face_opponent(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F7, WL-N3, WL-N5, WL-R22, WL-R68: fight cards are drawn, then come effects before the fight."""
    f = t.fighting
    if not fights.against_player(t, s):
        if t.hands.size_of(s, player) == 0:
            be_helpless(t, s, player, DEFENDER_WINS)
            return
        draw_fight_cards(t, s, player)
    rival = f.defender.get(s)
    f.before.set(s, ATTACKER_SIDE, sources_before(t, s, player))
    f.before.set(s, DEFENDER_SIDE, 0 if rival == NONE else sources_before(t, s, rival))
    f.before_side.set(s, DEFENDER_SIDE if rival == t.active(s) else ATTACKER_SIDE)


def be_helpless(t: WesternLegends, s: State, player: i64, winner: i64) -> None:
    """WL-J5: a fighter without a card to play loses."""
    s.tell(actions.HELPLESS, player)
    t.fighting.winner.set(s, winner)
    t.fighting.no_cards.set(s, True)


def draw_fight_cards(t: WesternLegends, s: State, player: i64) -> None:
    """WL-N3, WL-N5: as many as the opponent draws, or fewer by the player's weapon and ability."""
    number = t.fighting.cards.get(s)
    for source in (t.weapon_source(s, player), t.ability_source(s, player)):
        entry = t.entry(source, codes.BEFORE_FIGHT)
        while entry != 0:
            if powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
                number = drawing_fewer(t, t.box.entry_do[entry], number)
            entry = t.box.entry_next[entry]
    fight_deck.draw_fight_cards(t, s, number)
    s.tell(actions.FACED, player, fights.opponent_of(t, s), t.drawn.count(s))


def drawing_fewer(t: WesternLegends, node: i64, number: i64) -> i64:
    """How many of a number of fight cards are drawn after the steps from a node on."""
    box = t.box
    while node != 0:
        if box.op[node] == codes.OP_DRAWS_FEWER:
            number = max(number - box.a[node], min(number, box.b[node]))
        node = box.next[node]
    return number


def sources_before(t: WesternLegends, s: State, player: i64) -> i64:
    """Which of a fighter's ability and weapon have an effect before this fight, as a mask."""
    found: i64 = 0
    if entry_before(t, s, player, FROM_ABILITY) != 0:
        found |= FROM_ABILITY
    if entry_before(t, s, player, FROM_WEAPON) != 0:
        found |= FROM_WEAPON
    return found


def entry_before(t: WesternLegends, s: State, player: i64, origin: i64) -> i64:
    """The effect before this fight of a fighter's ability or weapon, or 0."""
    source = source_of(t, s, player, origin)
    entry = t.entry(source, codes.BEFORE_FIGHT)
    while entry != 0 and not powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
        entry = t.box.entry_next[entry]
    return entry


def source_of(t: WesternLegends, s: State, player: i64, origin: i64) -> i64:
    """The source of a fighter's ability or weapon, or NONE."""
    return t.ability_source(s, player) if origin == FROM_ABILITY else t.weapon_source(s, player)


def use_effects_before(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F7: effects before the fight, alternately one by one, beginning with the active player."""
    f = t.fighting
    if f.before.get(s, ATTACKER_SIDE) == 0 and f.before.get(s, DEFENDER_SIDE) == 0:
        FIGHT.go_to(s, player, prepare_first_card)
        return
    FIGHT.go_to(s, player, use_effects_before)
    side = f.before_side.get(s)
    if f.before.get(s, side) == 0:
        side = 1 - side
    f.before_side.set(s, 1 - side)
    left = f.before.get(s, side)
    if left == FROM_ABILITY | FROM_WEAPON:
        s.push(fight_choices.CHOOSING_FIRST_EFFECT, fights.fighter_on(t, s, side), side)
    else:
        use_effect_before(t, s, side, left)


def use_effect_before(t: WesternLegends, s: State, side: i64, origin: i64) -> None:
    """WL-F7: one effect before the fight, of an ability or of a weapon."""
    fighter = fights.fighter_on(t, s, side)
    t.fighting.before.move(s, side, -origin)
    entry = entry_before(t, s, fighter, origin)
    if entry != 0:
        powers.run_entry(t, s, fighter, source_of(t, s, fighter, origin), entry)


# -- cards are prepared --------


def prepare_first_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F8, WL-N4, WL-R2, WL-V24: the attacker's card; against virtual opponents both at once."""
    if t.hands.size_of(s, player) == 0:
        be_helpless(t, s, player, DEFENDER_WINS)
    elif fights.against_player(t, s):
        prepare_attack(t, s, player)
    elif fights.opponent_of(t, s) == ids.VERSUS_MAN_IN_BLACK:
        fights.pick(t, s, highest_drawn(t, s))
        if t.fighting.man_attacks.get(s):
            s.push(fight_choices.DEFENDING, player)
        else:
            prepare_attack(t, s, player)
    else:
        prepare_both_cards(t, s, player)


def prepare_attack(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F8: the attacker chooses a card, if there is a choice."""
    if t.hands.size_of(s, player) == 1:
        fights.prepare(t, s, player, fights.only_card(t, s, player))
    else:
        s.push(fight_choices.ATTACKING, player)


def prepare_both_cards(t: WesternLegends, s: State, player: i64) -> None:
    """WL-N4, DEC-22: the fighter and the handler choose at once; nobody is asked without a choice."""
    if t.hands.size_of(s, player) == 1:
        fights.prepare(t, s, player, fights.only_card(t, s, player))
    else:
        s.open_lane(fight_choices.FACING, player)
    if t.drawn.count(s) == 1:
        fights.pick(t, s, t.drawn.get(s, 0))
    else:
        s.open_lane(fight_choices.PICKING, t.fighting.handler.get(s))


def highest_drawn(t: WesternLegends, s: State) -> i64:
    """WL-V12: the Man in Black uses the highest of his cards."""
    best: i64 = NONE
    for place in range(ids.FIGHT_CARDS):
        best = max(best, t.drawn.get(s, place))
    return best


def prepare_second_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F9: the defender prepares a card or surrenders; without a card the fight is lost at once."""
    if not fights.against_player(t, s):
        return
    defender = t.fighting.defender.get(s)
    if t.hands.size_of(s, defender) == 0:
        be_helpless(t, s, defender, ATTACKER_WINS)
    else:
        s.push(fight_choices.DEFENDING, defender)


# -- cards are open --------


def reveal_cards(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F11, WL-N6, WL-R40, WL-R72: both cards at once; what can void the fight is asked first.

    The defender is asked in the next stage, which does not come if the attacker has voided the fight.
    """
    f = t.fighting
    f.open.set(s, True)
    s.reveal()
    s.tell(actions.SHOWED, player, fights.card_of(t, s, ATTACKER_SIDE))
    rival = f.defender.get(s)
    if rival != NONE:
        s.tell(actions.SHOWED, rival, fights.card_of(t, s, DEFENDER_SIDE))
    else:
        number = t.picked.get(s) - FIGHT_PIECE
        t.shown.move(s, number, 1)
        s.tell(actions.SHOWED_FIGHT_CARD, number)
    if fights.opponent_of(t, s) == ids.VERSUS_MAN_IN_BLACK:
        f.less.move(s, ATTACKER_SIDE, fights.MAN_LOWERS)
        s.tell(actions.MAN_LOWERED, player, fights.MAN_LOWERS)
    ask_to_void(t, s, player)


def let_defender_void(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F22, WL-R72: then the defender's card."""
    if fights.against_player(t, s):
        ask_to_void(t, s, t.fighting.defender.get(s))


def ask_to_void(t: WesternLegends, s: State, player: i64) -> None:
    """DEC-19: the optional effects of a fighter's card."""
    source = t.box.effect_of_card[fights.card_of(t, s, fights.side_of(t, s, player))]
    entry = t.entry(source, codes.FIGHT_REVEAL)
    while entry != 0:
        optional = t.box.entry_optional[entry] == 1
        if optional and powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
            s.push(fight_choices.VOIDING, player, entry, source)
        entry = t.box.entry_next[entry]


def use_automatic_effects(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F11, WL-N21: automatic effects of cards, weapons and abilities; the attacker's come first."""
    rival = t.fighting.defender.get(s)
    if rival != NONE:
        use_automatic_effects_of(t, s, rival)
    use_automatic_effects_of(t, s, player)


def use_automatic_effects_of(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F11: those of one fighter."""
    card = t.box.effect_of_card[fights.card_of(t, s, fights.side_of(t, s, player))]
    for source in (t.ability_source(s, player), t.weapon_source(s, player), card):
        entry = t.entry(source, codes.FIGHT_REVEAL)
        while entry != 0:
            optional = t.box.entry_optional[entry] == 1
            if not optional and powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
                powers.run_entry(t, s, player, source, entry)
            entry = t.box.entry_next[entry]


def let_attacker_react(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F12, WL-N7: the attacker's reaction comes first."""
    ask_for_reaction(t, s, ATTACKER_SIDE)


def let_defender_react(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F12: then the defender's."""
    if fights.against_player(t, s):
        ask_for_reaction(t, s, DEFENDER_SIDE)


def ask_for_reaction(t: WesternLegends, s: State, side: i64) -> None:
    """WL-F12, WL-N7: a fighter with cards may react, if that could change the result."""
    player = fights.fighter_on(t, s, side)
    wants = t.hands.size_of(s, player) > 0 and asking.may_ask(t, s, player, actions.REACTION)
    if wants and fights.can_change(t, s, side):
        s.push(fight_choices.REACTING, player, side)


def carry_out_fight_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-N8: what the opponent's fight card says."""
    if not fights.against_player(t, s):
        number = t.picked.get(s) - FIGHT_PIECE
        powers.run_program(t, s, player, t.box.fight_effect[number], BY_FIGHT_CARD)


def compare_cards(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F13, WL-N9, WL-V12: the higher card wins."""
    mine = fights.value_on(t, s, ATTACKER_SIDE)
    other = fights.value_on(t, s, DEFENDER_SIDE)
    leads = fights.attacker_leads(mine, other, wins_ties=fights.against_player(t, s))
    t.fighting.winner.set(s, ATTACKER_WINS if leads else DEFENDER_WINS)
    s.tell(actions.WON if leads else actions.WAS_BEATEN, player, mine, other)


# -- the end --------


def settle(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F14 to WL-F20, WL-N10, WL-N15: wounds and rewards."""
    spoils.settle(t, s)


def end(t: WesternLegends, s: State, player: i64) -> None:
    """WL-F21, WL-N11, WL-N17: cards are discarded, a bandit leaves, and the deed is noted (WL-R66)."""
    f = t.fighting
    opponent = fights.opponent_of(t, s)
    defender = f.defender.get(s)
    kind = NONE if f.man_attacks.get(s) else f.kind.get(s)
    space = f.space.get(s)
    other_space = f.space_defender.get(s)
    won = f.winner.get(s) == ATTACKER_WINS
    fights.put_away(t, s)
    if opponent == ids.VERSUS_BANDIT:
        t.bandits.set(s, space, 0)
        s.tell(actions.BANDIT_LEFT, space)
    f.clear(s)
    mask: i64 = 1 << opponent
    note_result(t, s, player, space, won, kind, mask)
    if defender != NONE:
        note_result(t, s, defender, other_space, not won, NONE, mask)


def note_result(
    t: WesternLegends, s: State, player: i64, space: i64, won: bool, kind: i64, mask: i64
) -> None:
    """A fight is a deed for the winner and for the loser."""
    condition = codes.COND_WIN_FIGHT if won else codes.COND_LOSE_FIGHT
    deeds.note(t, s, player, condition, space, 0, kind, NONE, mask)


def clear_for_restart(t: WesternLegends, s: State) -> None:
    """WL-F22, WL-N14, WL-N20, WL-R39: played cards are gone, and the fight begins again."""
    f = t.fighting
    fights.put_away(t, s)
    f.less.clear(s)
    f.reacted.clear(s)
    f.cancelled.set(s, False)
    f.no_marshal.set(s, False)
    f.open.set(s, False)
    f.void.set(s, False)


@final
class Fight(Course):
    """Between any two stages: a void fight begins again, and one that is decided is settled."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        if t.fighting.void.get(s):
            clear_for_restart(t, s)
            s.push(self, player)
        elif t.fighting.winner.get(s) != NOBODY_YET and s.a < SETTLING:
            self.go_to(s, player, settle)
        else:
            super().run(t, s, player)


FIGHT: Final[Fight] = Fight(
    "fight",
    [
        face_opponent,
        Fork(use_effects_before),
        prepare_first_card,
        prepare_second_card,
        reveal_cards,
        let_defender_void,
        use_automatic_effects,
        let_attacker_react,
        let_defender_react,
        carry_out_fight_card,
        compare_cards,
        settle,
        end,
    ],
)
"""WL-F7 to WL-F21, WL-N3 to WL-N17."""
SETTLING: Final[i64] = FIGHT.stages.index(settle)
