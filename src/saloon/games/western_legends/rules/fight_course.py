"""The course of a fight: sections F and N of the rules, and WL-V12 to WL-V14, WL-V24 for the Man in Black.

A fight is one task that goes from stage to stage; each stage puts the next one below what it asks. A fight
that is voided begins again at its first stage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, deeds, fight_deck, fights, powers, spoils
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends

# The stages of a fight.
BEGINS: Final[i64] = 0
BEFORE: Final[i64] = 1
PREPARE_FIRST: Final[i64] = 2
PREPARE_SECOND: Final[i64] = 3
REVEALED: Final[i64] = 4
DEFENDER_VOIDS: Final[i64] = 5
AUTOMATIC: Final[i64] = 6
FIRST_REACTION: Final[i64] = 7
SECOND_REACTION: Final[i64] = 8
FIGHT_CARD: Final[i64] = 9
COMPARED: Final[i64] = 10
SETTLED: Final[i64] = 11
ENDS: Final[i64] = 12


# -- the course of a fight --------


class Fight(Task):
    """The stages of a fight; `a` is the stage."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("fight")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        f = t.fighting
        if f.void.get(s):
            self._restart(t, s, player)
            return
        decided = f.winner.get(s) != 0
        if a == BEFORE and not decided and self._has_before(t, s):
            s.push(self, player, BEFORE)
        elif a < ENDS:
            s.push(self, player, a + 1)
        if decided and a < SETTLED:
            return  # nothing but the settling is left
        if a == BEGINS:
            self._begin(t, s, player)
        elif a == BEFORE:
            if self._has_before(t, s):
                self._before(t, s)
        elif a == PREPARE_FIRST:
            self._prepare_first(t, s, player)
        elif a == PREPARE_SECOND:
            self._prepare_second(t, s)
        elif a == REVEALED:
            self._reveal(t, s, player)
        elif a == DEFENDER_VOIDS:
            if fights.against_player(t, s):
                self._ask_optional(t, s, f.defender.get(s))
        elif a == AUTOMATIC:
            self._automatic(t, s)
        elif a == FIRST_REACTION:
            self._ask_reaction(t, s, fields.ATTACKER_SIDE)
        elif a == SECOND_REACTION:
            if fights.against_player(t, s):
                self._ask_reaction(t, s, fields.DEFENDER_SIDE)
        elif a == FIGHT_CARD:
            if not fights.against_player(t, s):
                number = t.picked.get(s) - FIGHT_PIECE
                t.run_program(s, player, t.box.fight_effect[number], fields.BY_FIGHT_CARD)
        elif a == COMPARED:
            self._compare(t, s)
        elif a == SETTLED:
            spoils.settle(t, s)
        else:
            self._end(t, s)

    def _begin(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-F7, WL-N3, WL-N5, WL-R22, WL-R68: fight cards are drawn, then come effects before the fight."""
        f = t.fighting
        if not fights.against_player(t, s):
            if t.hands.size_of(s, player) == 0:
                self._helpless(t, s, player, fields.DEFENDER_WINS)
                return
            self._draw_fight_cards(t, s, player)
        f.before.set(s, fields.ATTACKER_SIDE, self._sources_before(t, s, player))
        rival = f.defender.get(s)
        f.before.set(s, fields.DEFENDER_SIDE, 0 if rival == NONE else self._sources_before(t, s, rival))
        f.before_side.set(s, fields.DEFENDER_SIDE if rival == t.active(s) else fields.ATTACKER_SIDE)

    def _helpless(self, t: WesternLegends, s: State, player: i64, winner: i64) -> None:
        """WL-J5: whoever has no card to play loses."""
        f = t.fighting
        s.tell(actions.HELPLESS, player)
        f.winner.set(s, winner)
        f.no_cards.set(s, True)

    def _draw_fight_cards(self, t: WesternLegends, s: State, player: i64) -> None:
        number = t.fighting.cards.get(s)
        for source in (t.weapon_source(s, player), t.ability_source(s, player)):
            entry = t.entry(source, codes.BEFORE_FIGHT)
            while entry != 0:
                if powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
                    number = self._fewer(t, t.box.entry_do[entry], number)
                entry = t.box.entry_next[entry]
        fight_deck.draw_fight_cards(t, s, number)
        s.tell(actions.FACED, player, fights.opponent_of(t, s), t.drawn.count(s))

    def _fewer(self, t: WesternLegends, node: i64, number: i64) -> i64:
        box = t.box
        while node != 0:
            if box.op[node] == codes.OP_DRAWS_FEWER:
                number = max(number - box.a[node], min(number, box.b[node]))
            node = box.next[node]
        return number

    def _sources_before(self, t: WesternLegends, s: State, player: i64) -> i64:
        """Which of a fighter's ability and weapon have an effect before this fight, as a mask."""
        found: i64 = 0
        if self._entry_before(t, s, player, fields.FROM_ABILITY) != 0:
            found |= fields.FROM_ABILITY
        if self._entry_before(t, s, player, fields.FROM_WEAPON) != 0:
            found |= fields.FROM_WEAPON
        return found

    def _entry_before(self, t: WesternLegends, s: State, player: i64, origin: i64) -> i64:
        source = self._source(t, s, player, origin)
        entry = t.entry(source, codes.BEFORE_FIGHT)
        while entry != 0 and not powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
            entry = t.box.entry_next[entry]
        return entry

    def _source(self, t: WesternLegends, s: State, player: i64, origin: i64) -> i64:
        return t.ability_source(s, player) if origin == fields.FROM_ABILITY else t.weapon_source(s, player)

    def _has_before(self, t: WesternLegends, s: State) -> bool:
        """Whether an effect before the fight is left."""
        f = t.fighting
        return f.before.get(s, fields.ATTACKER_SIDE) != 0 or f.before.get(s, fields.DEFENDER_SIDE) != 0

    def _before(self, t: WesternLegends, s: State) -> None:
        """WL-F7: effects before the fight, alternately one by one, beginning with the active player."""
        f = t.fighting
        side = f.before_side.get(s)
        if f.before.get(s, side) == 0:
            side = 1 - side
        left = f.before.get(s, side)
        f.before_side.set(s, 1 - side)
        if left == fields.FROM_ABILITY | fields.FROM_WEAPON:
            s.push(t.before_fight, fights.fighter_on(t, s, side), side)
        else:
            self.run_before(t, s, side, left)

    def run_before(self, t: WesternLegends, s: State, side: i64, origin: i64) -> None:
        """One effect before the fight."""
        fighter = fights.fighter_on(t, s, side)
        t.fighting.before.move(s, side, -origin)
        entry = self._entry_before(t, s, fighter, origin)
        if entry != 0:
            powers.run_entry(t, s, fighter, self._source(t, s, fighter, origin), entry)

    # -- cards are prepared --------

    def _prepare_first(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-F8, WL-N4, WL-R2, WL-V24: the attacker's card; against virtual opponents both at once."""
        if t.hands.size_of(s, player) == 0:
            self._helpless(t, s, player, fields.DEFENDER_WINS)
        elif fights.against_player(t, s):
            if t.hands.size_of(s, player) == 1:
                fights.prepare(t, s, player, fights.only_card(t, s, player))
            else:
                s.push(t.attack_card, player)
        elif fights.opponent_of(t, s) == ids.VERSUS_MAN_IN_BLACK:
            fights.pick(t, s, self._highest(t, s))
            if t.fighting.man_attacks.get(s):
                s.push(t.defend, player)
            elif t.hands.size_of(s, player) == 1:
                fights.prepare(t, s, player, fights.only_card(t, s, player))
            else:
                s.push(t.attack_card, player)
        else:
            self._prepare_both(t, s, player)

    def _prepare_both(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-N4, DEC-22: the fighter and the handler choose at once; nobody is asked without a choice."""
        if t.hands.size_of(s, player) == 1:
            fights.prepare(t, s, player, fights.only_card(t, s, player))
        else:
            s.open_lane(t.own_card, player)
        if t.drawn.count(s) == 1:
            fights.pick(t, s, t.drawn.get(s, 0))
        else:
            s.open_lane(t.fight_card, t.fighting.handler.get(s))

    def _highest(self, t: WesternLegends, s: State) -> i64:
        """WL-V12: the Man in Black uses the highest of his cards."""
        best: i64 = NONE
        for place in range(ids.FIGHT_CARDS):
            best = max(best, t.drawn.get(s, place))
        return best

    def _prepare_second(self, t: WesternLegends, s: State) -> None:
        """WL-F9: the defender prepares a card or surrenders; without a card the fight is lost at once."""
        if not fights.against_player(t, s):
            return
        defender = t.fighting.defender.get(s)
        if t.hands.size_of(s, defender) == 0:
            self._helpless(t, s, defender, fields.ATTACKER_WINS)
        else:
            s.push(t.defend, defender)

    # -- cards are open --------

    def _reveal(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-F11, WL-N6, WL-R40, WL-R72: both cards at once; what can void the fight is asked first.

        The defender is asked in the next stage, which does not come if the attacker has voided the fight.
        """
        f = t.fighting
        f.open.set(s, True)
        s.reveal()
        s.tell(actions.SHOWED, player, fights.card_of(t, s, fields.ATTACKER_SIDE))
        rival = f.defender.get(s)
        if rival != NONE:
            s.tell(actions.SHOWED, rival, fights.card_of(t, s, fields.DEFENDER_SIDE))
        else:
            t.shown.move(s, t.picked.get(s) - FIGHT_PIECE, 1)
            s.tell(actions.SHOWED_FIGHT_CARD, t.picked.get(s) - FIGHT_PIECE)
        if fights.opponent_of(t, s) == ids.VERSUS_MAN_IN_BLACK:
            f.less.move(s, fields.ATTACKER_SIDE, fights.MAN_LOWERS)
            s.tell(actions.MAN_LOWERED, player, fights.MAN_LOWERS)
        self._ask_optional(t, s, player)

    def _ask_optional(self, t: WesternLegends, s: State, player: i64) -> None:
        """DEC-19: the optional effects of a fighter's card."""
        source = t.box.effect_of_card[fights.card_of(t, s, fights.side_of(t, s, player))]
        entry = t.entry(source, codes.FIGHT_REVEAL)
        while entry != 0:
            if t.box.entry_optional[entry] == 1 and powers.works(
                t, s, player, source, entry, fights.mask_against(t, s)
            ):
                s.push(t.void_fight, player, entry, source)
            entry = t.box.entry_next[entry]

    def _automatic(self, t: WesternLegends, s: State) -> None:
        """WL-F11, WL-N21: automatic effects of cards, weapons and abilities; the attacker's come first."""
        rival = t.fighting.defender.get(s)
        if rival != NONE:
            self._automatic_of(t, s, rival)
        self._automatic_of(t, s, t.fighting.attacker.get(s))

    def _automatic_of(self, t: WesternLegends, s: State, player: i64) -> None:
        card = t.box.effect_of_card[fights.card_of(t, s, fights.side_of(t, s, player))]
        for source in (t.ability_source(s, player), t.weapon_source(s, player), card):
            entry = t.entry(source, codes.FIGHT_REVEAL)
            while entry != 0:
                optional = t.box.entry_optional[entry] == 1
                if not optional and powers.works(t, s, player, source, entry, fights.mask_against(t, s)):
                    powers.run_entry(t, s, player, source, entry)
                entry = t.box.entry_next[entry]

    def _ask_reaction(self, t: WesternLegends, s: State, side: i64) -> None:
        """WL-F12, WL-N7: whoever has cards may react, if that could change the result."""
        player = fights.fighter_on(t, s, side)
        if (
            t.hands.size_of(s, player) > 0
            and asking.may_ask(t, s, player, actions.REACTION)
            and fights.can_change(t, s, side)
        ):
            s.push(t.reaction, player, side)

    def _compare(self, t: WesternLegends, s: State) -> None:
        """WL-F13, WL-N9, WL-V12."""
        mine = fights.value_on(t, s, fields.ATTACKER_SIDE)
        other = fights.value_on(t, s, fields.DEFENDER_SIDE)
        leads = fights.attacker_leads(mine, other, wins_ties=fights.against_player(t, s))
        t.fighting.winner.set(s, fields.ATTACKER_WINS if leads else fields.DEFENDER_WINS)
        s.tell(actions.WON if leads else actions.WAS_BEATEN, t.fighting.attacker.get(s), mine, other)

    # -- the end --------

    def _restart(self, t: WesternLegends, s: State, player: i64) -> None:
        """WL-F22, WL-N14, WL-N20, WL-R39: played cards are gone, and the fight begins again."""
        f = t.fighting
        fights.put_away(t, s)
        f.less.clear(s)
        f.reacted.clear(s)
        f.cancelled.set(s, False)
        f.no_marshal.set(s, False)
        f.open.set(s, False)
        f.void.set(s, False)
        s.push(self, player, BEGINS)

    def _end(self, t: WesternLegends, s: State) -> None:
        """WL-F21, WL-N11, WL-N17: cards are discarded, a bandit leaves, and the deed is noted (WL-R66)."""
        f = t.fighting
        opponent = fights.opponent_of(t, s)
        attacker = f.attacker.get(s)
        defender = f.defender.get(s)
        kind = f.kind.get(s)
        space = f.space.get(s)
        other_space = f.space_defender.get(s)
        won = f.winner.get(s) == fields.ATTACKER_WINS
        if f.man_attacks.get(s):
            kind = NONE
        fights.put_away(t, s)
        if opponent == ids.VERSUS_BANDIT:
            t.bandits.set(s, space, 0)
            s.tell(actions.BANDIT_LEFT, space)
        f.clear(s)
        mask: i64 = 1 << opponent
        note_result(t, s, attacker, space, won, kind, mask)
        if defender != NONE:
            note_result(t, s, defender, other_space, not won, NONE, mask)


def note_result(
    t: WesternLegends, s: State, player: i64, space: i64, won: bool, kind: i64, mask: i64
) -> None:
    """A fight is a deed for whoever won and for whoever lost."""
    deeds.note(
        t, s, player, codes.COND_WIN_FIGHT if won else codes.COND_LOSE_FIGHT, space, 0, kind, NONE, mask
    )
