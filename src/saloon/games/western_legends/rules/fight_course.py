"""The course of a fight: sections F and N of the rules, and WL-V12 to WL-V14, WL-V24 for the Man in Black.

A fight is one task that goes from stage to stage; each stage puts the next one below what it asks. A fight
that is voided begins again at its first stage.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    BANDIT_LEFT,
    FACED,
    HELPLESS,
    MAN_LOWERED,
    REACTION,
    SHOWED,
    SHOWED_FIGHT_CARD,
    WAS_BEATEN,
    WON,
)
from saloon.games.western_legends.codes import (
    BEFORE_FIGHT,
    COND_LOSE_FIGHT,
    COND_WIN_FIGHT,
    FIGHT_REVEAL,
    OP_DRAWS_FEWER,
)
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    ATTACKER_WINS,
    BY_FIGHT_CARD,
    DEFENDER_SIDE,
    DEFENDER_WINS,
    FROM_ABILITY,
    FROM_WEAPON,
)
from saloon.games.western_legends.ids import FIGHT_CARDS, NONE, VERSUS_BANDIT, VERSUS_MAN_IN_BLACK
from saloon.games.western_legends.rules.asking import may_ask
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.fight_deck import draw_fight_cards
from saloon.games.western_legends.rules.fights import (
    MAN_LOWERS,
    against_player,
    attacker_leads,
    can_change,
    card_of,
    fighter_on,
    mask_against,
    only_card,
    opponent_of,
    pick,
    prepare,
    put_away,
    side_of,
    value_on,
)
from saloon.games.western_legends.rules.powers import run_entry, works
from saloon.games.western_legends.rules.spoils import settle
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

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        f = self.c.fighting
        if f.void.get(s):
            self._restart(s, player)
            return
        decided = f.winner.get(s) != 0
        if a == BEFORE and not decided and self._has_before(s):
            s.push(self, player, BEFORE)
        elif a < ENDS:
            s.push(self, player, a + 1)
        if decided and a < SETTLED:
            return  # nothing but the settling is left
        if a == BEGINS:
            self._begin(s, player)
        elif a == BEFORE:
            if self._has_before(s):
                self._before(s)
        elif a == PREPARE_FIRST:
            self._prepare_first(s, player)
        elif a == PREPARE_SECOND:
            self._prepare_second(s)
        elif a == REVEALED:
            self._reveal(s, player)
        elif a == DEFENDER_VOIDS:
            if against_player(self.c, s):
                self._ask_optional(s, f.defender.get(s))
        elif a == AUTOMATIC:
            self._automatic(s)
        elif a == FIRST_REACTION:
            self._ask_reaction(s, ATTACKER_SIDE)
        elif a == SECOND_REACTION:
            if against_player(self.c, s):
                self._ask_reaction(s, DEFENDER_SIDE)
        elif a == FIGHT_CARD:
            if not against_player(self.c, s):
                number = self.c.picked.get(s) - FIGHT_PIECE
                self.c.run_program(s, player, self.c.box.fight_effect[number], BY_FIGHT_CARD)
        elif a == COMPARED:
            self._compare(s)
        elif a == SETTLED:
            settle(self.c, s)
        else:
            self._end(s)

    def _begin(self, s: State, player: i64) -> None:
        """WL-F7, WL-N3, WL-N5, WL-R22, WL-R68: fight cards are drawn, then come effects before the fight."""
        c = self.c
        f = c.fighting
        if not against_player(c, s):
            if c.hands.size_of(s, player) == 0:
                self._helpless(s, player, DEFENDER_WINS)
                return
            self._draw_fight_cards(s, player)
        f.before.set(s, ATTACKER_SIDE, self._sources_before(s, player))
        rival = f.defender.get(s)
        f.before.set(s, DEFENDER_SIDE, 0 if rival == NONE else self._sources_before(s, rival))
        f.before_side.set(s, DEFENDER_SIDE if rival == c.active(s) else ATTACKER_SIDE)

    def _helpless(self, s: State, player: i64, winner: i64) -> None:
        """WL-J5: whoever has no card to play loses."""
        f = self.c.fighting
        s.tell(HELPLESS, player)
        f.winner.set(s, winner)
        f.no_cards.set(s, True)

    def _draw_fight_cards(self, s: State, player: i64) -> None:
        c = self.c
        number = c.fighting.cards.get(s)
        for source in (c.weapon_source(s, player), c.ability_source(s, player)):
            entry = c.entry(source, BEFORE_FIGHT)
            while entry != 0:
                if works(c, s, player, source, entry, mask_against(c, s)):
                    number = self._fewer(c.box.entry_do[entry], number)
                entry = c.box.entry_next[entry]
        draw_fight_cards(c, s, number)
        s.tell(FACED, player, opponent_of(c, s), c.drawn.count(s))

    def _fewer(self, node: i64, number: i64) -> i64:
        box = self.c.box
        while node != 0:
            if box.op[node] == OP_DRAWS_FEWER:
                number = max(number - box.a[node], min(number, box.b[node]))
            node = box.next[node]
        return number

    def _sources_before(self, s: State, player: i64) -> i64:
        """Which of a fighter's ability and weapon have an effect before this fight, as a mask."""
        found: i64 = 0
        if self._entry_before(s, player, FROM_ABILITY) != 0:
            found |= FROM_ABILITY
        if self._entry_before(s, player, FROM_WEAPON) != 0:
            found |= FROM_WEAPON
        return found

    def _entry_before(self, s: State, player: i64, origin: i64) -> i64:
        c = self.c
        source = self._source(s, player, origin)
        entry = c.entry(source, BEFORE_FIGHT)
        while entry != 0 and not works(c, s, player, source, entry, mask_against(c, s)):
            entry = c.box.entry_next[entry]
        return entry

    def _source(self, s: State, player: i64, origin: i64) -> i64:
        c = self.c
        return c.ability_source(s, player) if origin == FROM_ABILITY else c.weapon_source(s, player)

    def _has_before(self, s: State) -> bool:
        """Whether an effect before the fight is left."""
        f = self.c.fighting
        return f.before.get(s, ATTACKER_SIDE) != 0 or f.before.get(s, DEFENDER_SIDE) != 0

    def _before(self, s: State) -> None:
        """WL-F7: effects before the fight, alternately one by one, beginning with the active player."""
        f = self.c.fighting
        side = f.before_side.get(s)
        if f.before.get(s, side) == 0:
            side = 1 - side
        left = f.before.get(s, side)
        f.before_side.set(s, 1 - side)
        if left == FROM_ABILITY | FROM_WEAPON:
            s.push(self.c.before_fight, fighter_on(self.c, s, side), side)
        else:
            self.run_before(s, side, left)

    def run_before(self, s: State, side: i64, origin: i64) -> None:
        """One effect before the fight."""
        c = self.c
        fighter = fighter_on(c, s, side)
        c.fighting.before.move(s, side, -origin)
        entry = self._entry_before(s, fighter, origin)
        if entry != 0:
            run_entry(c, s, fighter, self._source(s, fighter, origin), entry)

    # -- cards are prepared --------

    def _prepare_first(self, s: State, player: i64) -> None:
        """WL-F8, WL-N4, WL-R2, WL-V24: the attacker's card; against virtual opponents both at once."""
        c = self.c
        if c.hands.size_of(s, player) == 0:
            self._helpless(s, player, DEFENDER_WINS)
        elif against_player(c, s):
            if c.hands.size_of(s, player) == 1:
                prepare(c, s, player, only_card(c, s, player))
            else:
                s.push(c.attack_card, player)
        elif opponent_of(c, s) == VERSUS_MAN_IN_BLACK:
            pick(c, s, self._highest(s))
            if c.fighting.man_attacks.get(s):
                s.push(c.defend, player)
            elif c.hands.size_of(s, player) == 1:
                prepare(c, s, player, only_card(c, s, player))
            else:
                s.push(c.attack_card, player)
        else:
            self._prepare_both(s, player)

    def _prepare_both(self, s: State, player: i64) -> None:
        """WL-N4, DEC-22: the fighter and the handler choose at once; nobody is asked without a choice."""
        c = self.c
        if c.hands.size_of(s, player) == 1:
            prepare(c, s, player, only_card(c, s, player))
        else:
            s.open_lane(c.own_card, player)
        if c.drawn.count(s) == 1:
            pick(c, s, c.drawn.get(s, 0))
        else:
            s.open_lane(c.fight_card, c.fighting.handler.get(s))

    def _highest(self, s: State) -> i64:
        """WL-V12: the Man in Black uses the highest of his cards."""
        best: i64 = NONE
        for place in range(FIGHT_CARDS):
            best = max(best, self.c.drawn.get(s, place))
        return best

    def _prepare_second(self, s: State) -> None:
        """WL-F9: the defender prepares a card or surrenders; without a card the fight is lost at once."""
        c = self.c
        if not against_player(c, s):
            return
        defender = c.fighting.defender.get(s)
        if c.hands.size_of(s, defender) == 0:
            self._helpless(s, defender, ATTACKER_WINS)
        else:
            s.push(c.defend, defender)

    # -- cards are open --------

    def _reveal(self, s: State, player: i64) -> None:
        """WL-F11, WL-N6, WL-R40, WL-R72: both cards at once; what can void the fight is asked first.

        The defender is asked in the next stage, which does not come if the attacker has voided the fight.
        """
        c = self.c
        f = c.fighting
        f.open.set(s, True)
        s.reveal()
        s.tell(SHOWED, player, card_of(c, s, ATTACKER_SIDE))
        rival = f.defender.get(s)
        if rival != NONE:
            s.tell(SHOWED, rival, card_of(c, s, DEFENDER_SIDE))
        else:
            c.shown.move(s, c.picked.get(s) - FIGHT_PIECE, 1)
            s.tell(SHOWED_FIGHT_CARD, c.picked.get(s) - FIGHT_PIECE)
        if opponent_of(c, s) == VERSUS_MAN_IN_BLACK:
            f.less.move(s, ATTACKER_SIDE, MAN_LOWERS)
            s.tell(MAN_LOWERED, player, MAN_LOWERS)
        self._ask_optional(s, player)

    def _ask_optional(self, s: State, player: i64) -> None:
        """DEC-19: the optional effects of a fighter's card."""
        c = self.c
        source = c.box.effect_of_card[card_of(c, s, side_of(c, s, player))]
        entry = c.entry(source, FIGHT_REVEAL)
        while entry != 0:
            if c.box.entry_optional[entry] == 1 and works(c, s, player, source, entry, mask_against(c, s)):
                s.push(c.void_fight, player, entry, source)
            entry = c.box.entry_next[entry]

    def _automatic(self, s: State) -> None:
        """WL-F11, WL-N21: automatic effects of cards, weapons and abilities; the attacker's come first."""
        rival = self.c.fighting.defender.get(s)
        if rival != NONE:
            self._automatic_of(s, rival)
        self._automatic_of(s, self.c.fighting.attacker.get(s))

    def _automatic_of(self, s: State, player: i64) -> None:
        c = self.c
        card = c.box.effect_of_card[card_of(c, s, side_of(c, s, player))]
        for source in (c.ability_source(s, player), c.weapon_source(s, player), card):
            entry = c.entry(source, FIGHT_REVEAL)
            while entry != 0:
                optional = c.box.entry_optional[entry] == 1
                if not optional and works(c, s, player, source, entry, mask_against(c, s)):
                    run_entry(c, s, player, source, entry)
                entry = c.box.entry_next[entry]

    def _ask_reaction(self, s: State, side: i64) -> None:
        """WL-F12, WL-N7: whoever has cards may react, if that could change the result."""
        c = self.c
        player = fighter_on(c, s, side)
        if c.hands.size_of(s, player) > 0 and may_ask(c, s, player, REACTION) and can_change(c, s, side):
            s.push(c.reaction, player, side)

    def _compare(self, s: State) -> None:
        """WL-F13, WL-N9, WL-V12."""
        c = self.c
        mine = value_on(c, s, ATTACKER_SIDE)
        other = value_on(c, s, DEFENDER_SIDE)
        leads = attacker_leads(mine, other, wins_ties=against_player(c, s))
        c.fighting.winner.set(s, ATTACKER_WINS if leads else DEFENDER_WINS)
        s.tell(WON if leads else WAS_BEATEN, c.fighting.attacker.get(s), mine, other)

    # -- the end --------

    def _restart(self, s: State, player: i64) -> None:
        """WL-F22, WL-N14, WL-N20, WL-R39: played cards are gone, and the fight begins again."""
        c = self.c
        f = c.fighting
        put_away(c, s)
        f.less.clear(s)
        f.reacted.clear(s)
        f.cancelled.set(s, False)
        f.no_marshal.set(s, False)
        f.open.set(s, False)
        f.void.set(s, False)
        s.push(self, player, BEGINS)

    def _end(self, s: State) -> None:
        """WL-F21, WL-N11, WL-N17: cards are discarded, a bandit leaves, and the deed is noted (WL-R66)."""
        c = self.c
        f = c.fighting
        opponent = opponent_of(c, s)
        attacker = f.attacker.get(s)
        defender = f.defender.get(s)
        kind = f.kind.get(s)
        space = f.space.get(s)
        other_space = f.space_defender.get(s)
        won = f.winner.get(s) == ATTACKER_WINS
        if f.man_attacks.get(s):
            kind = NONE
        put_away(c, s)
        if opponent == VERSUS_BANDIT:
            c.bandits.set(s, space, 0)
            s.tell(BANDIT_LEFT, space)
        f.clear(s)
        mask: i64 = 1 << opponent
        note_result(c, s, attacker, space, won, kind, mask)
        if defender != NONE:
            note_result(c, s, defender, other_space, not won, NONE, mask)


def note_result(
    c: WesternLegends, s: State, player: i64, space: i64, won: bool, kind: i64, mask: i64
) -> None:
    """A fight is a deed for whoever won and for whoever lost."""
    note(c, s, player, COND_WIN_FIGHT if won else COND_LOSE_FIGHT, space, 0, kind, NONE, mask)
