"""The action phase: actions, free activities, and what may follow a Move action (WL-T6 to WL-T9, WL-R60)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question, Task
from saloon.games.western_legends.actions import (
    ADD_NUGGET,
    ASK_AGAIN,
    ATTACK,
    ATTACK_MAN,
    BUY,
    CLAIM,
    CONTRIBUTE,
    DECLARED,
    DECLARED_MAN,
    DELIVER,
    END_TURN,
    MOVED,
    PLAY,
    PLAYED,
    PROSPECT,
    REACT,
    REACT_ABILITY,
    REACT_ITEM,
    REACTED,
    REVEL,
    ROB_BANK,
    SEE_DOCTOR,
    SELL,
    START_POKER,
    STEP,
    TAKE_CATTLE,
    TRAVEL,
    UPGRADE,
    USE,
    USED,
    WINDOWS,
    WORK,
)
from saloon.games.western_legends.codes import (
    AFTER_MOVE,
    CARD_ACTION,
    COND_CARD_ACTION,
    COND_DECLARE,
    COND_MOVE_SPACES,
    LIMIT_MOVE,
    MOVE_ACTION,
    OP_CHOOSE,
    OP_MOVE,
    OP_TARGET,
    SOURCE_EQUIPMENT,
)
from saloon.games.western_legends.fields import (
    BY_SOURCE,
    CARD_COST,
)
from saloon.games.western_legends.ids import (
    ARREST,
    BANK,
    CABARET,
    DOCTOR,
    DUEL,
    EQUIPMENT,
    FIRST_ITEM,
    GOALS_EACH,
    LAWMAN,
    MINE,
    NONE,
    OUTLAW,
    POKER_CARDS,
    RANCH,
    SALOON,
    SPACES,
)
from saloon.games.western_legends.rules.book import (
    F1,
    F2,
    F4,
    F6,
    G11,
    K1,
    K6,
    L1,
    L2,
    L9,
    L10,
    L12,
    L16,
    L17,
    L18,
    M9,
    R41,
    R60,
    T6,
    T8,
    V13,
    V20,
)
from saloon.games.western_legends.rules.deeds import note
from saloon.games.western_legends.rules.dice import prospect
from saloon.games.western_legends.rules.effects import has_option, take_cattle
from saloon.games.western_legends.rules.fights import fight_guard, fight_man, fight_player
from saloon.games.western_legends.rules.goals import claim, claim_forbidden, secret_goals
from saloon.games.western_legends.rules.locations import (
    POINT_PRICE,
    add_forbidden,
    add_nugget,
    buy_forbidden,
    deliver,
    deliver_forbidden,
    note_acquired,
    offer_store,
    ranch_colour,
    revel,
    see_doctor,
    sell,
    sell_forbidden,
    shop,
    upgrade_forbidden,
    work,
)
from saloon.games.western_legends.rules.movement import (
    BY_ACTION,
    can_step,
    end_move,
    enter,
    enter_forbidden,
    offer_steps,
    travel_forbidden,
)
from saloon.games.western_legends.rules.poker import start_poker
from saloon.games.western_legends.rules.powers import begin_action_limits, has_company, run_entry, works
from saloon.games.western_legends.rules.resources import discard, return_item
from saloon.games.western_legends.rules.story import contribute, contribute_forbidden
from saloon.games.western_legends.table import PILES, WesternLegends

MOST_REVEL: Final[i64] = 4


class Menu(Task):
    """WL-M6, WL-T6: back to the player's choice; the phase ends by itself when nothing could be left to do.

    Whether something is left is judged by what everybody knows: the end of a phase tells nothing of a hand.
    """

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("menu")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        c = self.c
        c.turn.in_action.set(s, False)
        c.gains.clear(s)
        s.push(c.act if self._may_go_on(s, player) else c.end_turn, player)

    def _may_go_on(self, s: State, player: i64) -> bool:
        c = self.c
        if c.turn.actions.get(s) > 0:
            return True
        if c.with_goals and secret_goals(c, s, player) > 0:
            return True
        if c.turn.after.get(s) and self._may_follow(s, player):
            return True
        for pile in range(PILES):
            if contribute_forbidden(c, s, player, pile) == ALLOWED:
                return True
        return deliver_forbidden(c, s, player, 0) == ALLOWED or deliver_forbidden(c, s, player, 1) == ALLOWED

    def _may_follow(self, s: State, player: i64) -> bool:
        """Whether a card, an item or the ability could follow a Move action, for all that the others know."""
        c = self.c
        if not c.turn.followed.get(s) and c.hands.size_of(s, player) > 0:
            return True
        for item in range(FIRST_ITEM, EQUIPMENT):
            if react_item_forbidden(c, s, player, item) == ALLOWED:
                return True
        return react_ability_forbidden(c, s, player) == ALLOWED


# -- what may follow a Move action --------


def fits(c: WesternLegends, s: State, player: i64, source: i64, entry: i64) -> bool:
    """Whether an effect after a Move action works and does something (WL-R62).

    Wounds cannot be given to the Man in Black (WL-V26).
    """
    if entry == 0 or not works(c, s, player, source, entry):
        return False
    node = c.box.entry_do[entry]
    if c.box.op[node] == OP_CHOOSE:
        return has_option(c, s, player, node, BY_SOURCE + source)
    return c.box.op[node] != OP_TARGET or has_company(c, s, player, False)


def react_forbidden(c: WesternLegends, s: State, player: i64, card: i64) -> i64:
    """WL-M9, WL-R60: one card of this kind after a Move action."""
    if not c.turn.after.get(s):
        return R60
    if not c.hands.has(s, player, card):
        return K1
    source = c.box.effect_of_card[card]
    entry = c.entry(source, AFTER_MOVE)
    if not fits(c, s, player, source, entry):
        return R60
    limited = c.box.entry_limit[entry] == LIMIT_MOVE and c.turn.followed.get(s)
    return M9 if limited else ALLOWED


def react_item_forbidden(c: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-R60: items such as whiskey."""
    if not c.turn.after.get(s) or not c.owns(s, player, item):
        return R60
    source = SOURCE_EQUIPMENT + item * 2
    return ALLOWED if fits(c, s, player, source, c.entry(source, AFTER_MOVE)) else R60


def react_ability_forbidden(c: WesternLegends, s: State, player: i64) -> i64:
    """WL-M10, WL-R60: abilities such as Billy's, once after each Move action."""
    if not c.turn.after.get(s) or c.turn.ability.get(s):
        return R60
    source = c.ability_source(s, player)
    entry = c.entry(source, AFTER_MOVE)
    if entry == 0 or c.box.entry_optional[entry] == 0:
        return R60
    return ALLOWED if fits(c, s, player, source, entry) else R60


class Act(Question):
    """DEC-6, DEC-8: the next action, a free activity, a reaction, or the end of the phase."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("act")
        self.c: Final = c
        self.families: Final = c.game.families

    # -- what may be chosen --------

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        if c.turn.actions.get(s) > 0:
            self._offer_actions(s, player, choices)
        for how in range(2):
            choices.offer_if(deliver_forbidden(c, s, player, how) == ALLOWED, DELIVER.at(how))
        for pile in range(PILES):
            choices.offer_if(contribute_forbidden(c, s, player, pile) == ALLOWED, CONTRIBUTE.at(pile))
        if c.with_goals:
            for goal in range(GOALS_EACH):
                choices.offer_if(claim_forbidden(c, s, player, goal) == ALLOWED, CLAIM.at(goal))
        if c.turn.after.get(s):
            self._offer_reactions(s, player, choices)
        for window in range(WINDOWS):
            choices.offer_if(c.quiet.get(s, player, window) > 0, ASK_AGAIN.at(window))
        choices.offer(END_TURN.at())

    def _offer_actions(self, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        offer_steps(c, s, player, c.movement_of(s, player), choices)
        if c.entry(c.ability_source(s, player), MOVE_ACTION) != 0:
            for space in range(SPACES):
                choices.offer_if(travel_forbidden(c, s, player, space) == ALLOWED, TRAVEL.at(space))
        hand = c.hands.base + player * c.hands.stride + 1
        for card in range(POKER_CARDS):
            if s.cells[hand + card] > 0:
                choices.offer_if(self._play_forbidden(s, player, card) == ALLOWED, PLAY.at(card))
                choices.offer_if(add_forbidden(c, s, player, card) == ALLOWED, ADD_NUGGET.at(card))
        for item in range(FIRST_ITEM, EQUIPMENT):
            choices.offer_if(self._use_forbidden(s, player, item) == ALLOWED, USE.at(item))
        for target in range(c.players):
            if target != player and c.space_of(s, target) == c.space_of(s, player):
                for kind in range(3):
                    allowed = self._attack_forbidden(s, player, target, kind) == ALLOWED
                    choices.offer_if(allowed, ATTACK.at(target, kind))
        if c.with_man:
            for kind in range(3):
                choices.offer_if(self._attack_man_forbidden(s, player, kind) == ALLOWED, ATTACK_MAN.at(kind))
        if c.kind_at(s, player) != NONE:
            self._offer_location(s, player, choices)

    def _offer_location(self, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        choices.offer(WORK.at())
        offer_store(c, s, player, choices)
        for nuggets in range(1, c.people.nuggets.get(s, player) + 1):
            choices.offer_if(sell_forbidden(c, s, player, nuggets) == ALLOWED, SELL.at(nuggets))
        for points in range(1, MOST_REVEL + 1):
            choices.offer_if(self._revel_forbidden(s, player, points) == ALLOWED, REVEL.at(points))
        for action in (
            START_POKER.base,
            PROSPECT.base,
            ROB_BANK.base,
            SEE_DOCTOR.base,
            TAKE_CATTLE.base,
        ):
            choices.offer_if(self._location_forbidden(s, player, action) == ALLOWED, action)

    def _offer_reactions(self, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        hand = c.hands.base + player * c.hands.stride + 1
        for card in range(POKER_CARDS):
            if s.cells[hand + card] > 0:
                choices.offer_if(react_forbidden(c, s, player, card) == ALLOWED, REACT.at(card))
        for item in range(FIRST_ITEM, EQUIPMENT):
            choices.offer_if(react_item_forbidden(c, s, player, item) == ALLOWED, REACT_ITEM.at(item))
        choices.offer_if(react_ability_forbidden(c, s, player) == ALLOWED, REACT_ABILITY.at())

    # -- the guards --------

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        family = self.families.family(action)
        first = self.families.first(action)
        if family == END_TURN.number:
            return ALLOWED
        if family == DELIVER.number:
            return deliver_forbidden(c, s, player, first)
        if family == CONTRIBUTE.number:
            return contribute_forbidden(c, s, player, first)
        if family == CLAIM.number:
            return claim_forbidden(c, s, player, first)
        if family == REACT.number:
            return react_forbidden(c, s, player, first)
        if family == REACT_ITEM.number:
            return react_item_forbidden(c, s, player, first)
        if family == REACT_ABILITY.number:
            return react_ability_forbidden(c, s, player)
        if family == ASK_AGAIN.number:
            return ALLOWED if c.quiet.get(s, player, first) > 0 else T8
        if c.turn.actions.get(s) == 0:
            return T6
        return self._action_forbidden(s, player, action, family, first)

    def _action_forbidden(self, s: State, player: i64, action: i64, family: i64, first: i64) -> i64:
        c = self.c
        if family == STEP.number:
            return enter_forbidden(c, s, player, first, c.movement_of(s, player))
        if family == TRAVEL.number:
            return travel_forbidden(c, s, player, first)
        if family == PLAY.number:
            return self._play_forbidden(s, player, first)
        if family == USE.number:
            return self._use_forbidden(s, player, first)
        if family == ATTACK.number:
            return self._attack_forbidden(s, player, first, self.families.second(action))
        if family == ATTACK_MAN.number:
            return self._attack_man_forbidden(s, player, first)
        if family == BUY.number:
            return buy_forbidden(c, s, player, first)
        if family == UPGRADE.number:
            return upgrade_forbidden(c, s, player, first)
        if family == ADD_NUGGET.number:
            return add_forbidden(c, s, player, first)
        if family == SELL.number:
            return sell_forbidden(c, s, player, first)
        if family == REVEL.number:
            return self._revel_forbidden(s, player, first)
        return self._location_forbidden(s, player, action)

    def _play_forbidden(self, s: State, player: i64, card: i64) -> i64:
        """WL-G11, WL-K1, WL-K6."""
        c = self.c
        if not c.hands.has(s, player, card):
            return K1
        source = c.box.effect_of_card[card]
        entry = c.entry(source, CARD_ACTION)
        if entry == 0:
            return G11
        if not works(c, s, player, source, entry):
            return K6
        if c.box.op[c.box.entry_do[entry]] == OP_MOVE and not can_step(c, s, player):
            return G11
        return ALLOWED

    def _use_forbidden(self, s: State, player: i64, item: i64) -> i64:
        """WL-K1: items such as provisions."""
        c = self.c
        source = SOURCE_EQUIPMENT + item * 2
        entry = c.entry(source, CARD_ACTION)
        if item < FIRST_ITEM or not c.owns(s, player, item) or entry == 0:
            return K1
        return ALLOWED if works(c, s, player, source, entry) else K1

    def _attack_forbidden(self, s: State, player: i64, target: i64, kind: i64) -> i64:
        """WL-F1, WL-F2, WL-F4, WL-F6."""
        c = self.c
        if target >= c.players or target == player or c.space_of(s, target) != c.space_of(s, player):
            return F1
        if c.attacked.get(s, target) == 1:
            return F2
        if c.hands.size_of(s, player) == 0:
            return F6
        if kind == ARREST and (c.side(s, player) != LAWMAN or c.side(s, target) != OUTLAW):
            return F4
        return ALLOWED

    def _attack_man_forbidden(self, s: State, player: i64, kind: i64) -> i64:
        """WL-V13."""
        c = self.c
        if not c.with_man or kind == ARREST:
            return V13
        if c.table.man_space.get(s) != c.space_of(s, player) or c.attacked.get(s, c.players) == 1:
            return V13
        return ALLOWED if c.hands.size_of(s, player) > 0 else F6

    def _revel_forbidden(self, s: State, player: i64, points: i64) -> i64:
        """WL-L17, WL-R62."""
        c = self.c
        if c.kind_at(s, player) != CABARET or points == 0:
            return L17
        return ALLOWED if c.people.money.get(s, player) >= points * POINT_PRICE else L17

    def _location_forbidden(self, s: State, player: i64, action: i64) -> i64:
        c = self.c
        kind = c.kind_at(s, player)
        if action == WORK.base:
            return L2 if kind == NONE else ALLOWED
        if action == START_POKER.base:
            if kind != SALOON:
                return L9
            return ALLOWED if c.people.money.get(s, player) >= CARD_COST else R41
        if action == PROSPECT.base:
            return ALLOWED if kind == MINE else L10
        if action == ROB_BANK.base:
            if kind != BANK or c.turn.robbed.get(s):
                return L12
            return ALLOWED if c.hands.size_of(s, player) > 0 else F6
        if action == SEE_DOCTOR.base:
            hurt = c.people.wounds.get(s, player) > 0
            return ALLOWED if kind == DOCTOR and hurt and c.people.money.get(s, player) >= CARD_COST else L16
        if action == TAKE_CATTLE.base:
            if not c.with_cattle:
                return V20
            if kind != RANCH or c.cattle.get(s, player) != NONE:
                return L18
            return ALLOWED if c.ranches[ranch_colour(c, s, player)].count(s) > 0 else L18
        return T8 if kind == NONE else L1

    # -- what a choice does --------

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        family = self.families.family(action)
        first = self.families.first(action)
        if family == END_TURN.number:
            s.push(c.end_turn, player)
            return
        s.push(c.menu, player)
        if family == ASK_AGAIN.number:
            c.quiet.set(s, player, first, 0)
        elif family == REACT.number or family == REACT_ITEM.number or family == REACT_ABILITY.number:
            self._react(s, player, family, first)
        else:
            c.turn.after.set(s, False)
            if family == DELIVER.number:
                deliver(c, s, player, first)
            elif family == CONTRIBUTE.number:
                contribute(c, s, player, first)
            elif family == CLAIM.number:
                claim(c, s, player, first)
            else:
                self._begin_action(s)
                self._act(s, player, action, family, first)

    def _begin_action(self, s: State) -> None:
        c = self.c
        c.turn.actions.move(s, -1)
        c.turn.in_action.set(s, True)
        c.dice.clear(s)
        begin_action_limits(c, s)

    def _act(self, s: State, player: i64, action: i64, family: i64, first: i64) -> None:
        c = self.c
        if family == STEP.number:
            c.turn.points.set(s, c.movement_of(s, player))
            enter(c, s, player, first, BY_ACTION)
        elif family == TRAVEL.number:
            self._travel(s, player, first)
        elif family == PLAY.number:
            self._play(s, player, first)
        elif family == USE.number:
            self._use(s, player, first)
        elif family == ATTACK.number:
            kind = self.families.second(action)
            c.attacked.set(s, first, 1)
            s.tell(DECLARED, player, first, kind)
            note(c, s, player, COND_DECLARE, c.space_of(s, player), 0, kind)
            fight_player(c, s, player, first, kind)
        elif family == ATTACK_MAN.number:
            c.attacked.set(s, c.players, 1)
            s.tell(DECLARED_MAN, player, first)
            note(c, s, player, COND_DECLARE, c.space_of(s, player), 0, first)
            program = c.box.mib_win_duel if first == DUEL else c.box.mib_win_rob
            fight_man(c, s, player, first, attacks=False, points=0, program=program)
        elif family == BUY.number or family == UPGRADE.number:
            shop(c, s, player, action)
        elif family == ADD_NUGGET.number:
            add_nugget(c, s, player, first)
        elif family == SELL.number:
            sell(c, s, player, first)
        elif family == REVEL.number:
            revel(c, s, player, first)
        else:
            self._use_location(s, player, action)

    def _use_location(self, s: State, player: i64, action: i64) -> None:
        c = self.c
        if action == WORK.base:
            work(c, s, player)
        elif action == START_POKER.base:
            start_poker(c, s, player)
        elif action == PROSPECT.base:
            prospect(c, s, player)
        elif action == ROB_BANK.base:
            c.turn.robbed.set(s, True)
            fight_guard(c, s, player)
        elif action == SEE_DOCTOR.base:
            see_doctor(c, s, player)
        else:
            take_cattle(c, s, player, ranch_colour(c, s, player))
            note_acquired(c, s, player)

    def _travel(self, s: State, player: i64, space: i64) -> None:
        """WL-R67: it enters one space and is a Move action."""
        c = self.c
        c.people.space.set(s, player, space)
        s.tell(MOVED, player, space)
        c.turn.spaces.move(s, 1)
        note(c, s, player, COND_MOVE_SPACES, space, c.turn.spaces.get(s))
        end_move(c, s, player, BY_ACTION)

    def _play(self, s: State, player: i64, card: i64) -> None:
        """WL-G11: the card is played openly, carried out and discarded."""
        c = self.c
        source = c.box.effect_of_card[card]
        s.tell(PLAYED, player, card)
        discard(c, s, player, card)
        note(c, s, player, COND_CARD_ACTION, c.space_of(s, player))
        run_entry(c, s, player, source, c.entry(source, CARD_ACTION))

    def _use(self, s: State, player: i64, item: i64) -> None:
        c = self.c
        source = SOURCE_EQUIPMENT + item * 2
        entry = c.entry(source, CARD_ACTION)
        s.tell(USED, player, item)
        if c.box.entry_cost[entry] == 1:
            return_item(c, s, player, item)
        run_entry(c, s, player, source, entry)

    def _react(self, s: State, player: i64, family: i64, first: i64) -> None:
        """WL-R60: once a card has moved the figure, nothing more can follow."""
        c = self.c
        if family == REACT_ABILITY.number:
            source = c.ability_source(s, player)
            c.turn.ability.set(s, True)
        elif family == REACT_ITEM.number:
            source = SOURCE_EQUIPMENT + first * 2
            s.tell(USED, player, first)
        else:
            source = c.box.effect_of_card[first]
            s.tell(REACTED, player, first)
            discard(c, s, player, first)
        entry = c.entry(source, AFTER_MOVE)
        if family == REACT.number and c.box.entry_limit[entry] == LIMIT_MOVE:
            c.turn.followed.set(s, True)
        if family == REACT_ITEM.number and c.box.entry_cost[entry] == 1:
            return_item(c, s, player, first)
        if c.box.op[c.box.entry_do[entry]] == OP_MOVE:
            c.turn.after.set(s, False)
        run_entry(c, s, player, source, entry)
