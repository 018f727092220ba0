"""The action phase: actions, free activities, and what may follow a Move action (WL-T6 to WL-T9, WL-R60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Question, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import (
    book,
    deeds,
    dice,
    effects,
    fights,
    goals,
    locations,
    movement,
    poker,
    powers,
    resources,
    story,
)
from saloon.games.western_legends.table import PILES, WesternLegends

MOST_REVEL: Final[i64] = 4


class Menu(Task):
    """WL-M6, WL-T6: back to the player's choice; the phase ends by itself when nothing could be left to do.

    Whether something is left is judged by what everybody knows: the end of a phase tells nothing of a hand.
    """

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("menu")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        t.turn.in_action.set(s, False)
        t.gains.clear(s)
        s.push(t.act if self._may_go_on(t, s, player) else t.end_turn, player)

    def _may_go_on(self, t: WesternLegends, s: State, player: i64) -> bool:
        if t.turn.actions.get(s) > 0:
            return True
        if t.with_goals and goals.secret_goals(t, s, player) > 0:
            return True
        if t.turn.after.get(s) and self._may_follow(t, s, player):
            return True
        for pile in range(PILES):
            if story.contribute_forbidden(t, s, player, pile) == ALLOWED:
                return True
        return (
            locations.deliver_forbidden(t, s, player, 0) == ALLOWED
            or locations.deliver_forbidden(t, s, player, 1) == ALLOWED
        )

    def _may_follow(self, t: WesternLegends, s: State, player: i64) -> bool:
        """Whether a card, an item or the ability could follow a Move action, for all that the others know."""
        if not t.turn.followed.get(s) and t.hands.size_of(s, player) > 0:
            return True
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            if react_item_forbidden(t, s, player, item) == ALLOWED:
                return True
        return react_ability_forbidden(t, s, player) == ALLOWED


# -- what may follow a Move action --------


def fits(t: WesternLegends, s: State, player: i64, source: i64, entry: i64) -> bool:
    """Whether an effect after a Move action works and does something (WL-R62).

    Wounds cannot be given to the Man in Black (WL-V26).
    """
    if entry == 0 or not powers.works(t, s, player, source, entry):
        return False
    node = t.box.entry_do[entry]
    if t.box.op[node] == codes.OP_CHOOSE:
        return effects.has_option(t, s, player, node, fields.BY_SOURCE + source)
    return t.box.op[node] != codes.OP_TARGET or powers.has_company(t, s, player, False)


def react_forbidden(t: WesternLegends, s: State, player: i64, card: i64) -> i64:
    """WL-M9, WL-R60: one card of this kind after a Move action."""
    if not t.turn.after.get(s):
        return book.RIGHT_AFTER_A_MOVE
    if not t.hands.has(s, player, card):
        return book.WHICH_CARDS_OFFER_ACTIONS
    source = t.box.effect_of_card[card]
    entry = t.entry(source, codes.AFTER_MOVE)
    if not fits(t, s, player, source, entry):
        return book.RIGHT_AFTER_A_MOVE
    limited = t.box.entry_limit[entry] == codes.LIMIT_MOVE and t.turn.followed.get(s)
    return book.ONE_CARD_AFTER_A_MOVE if limited else ALLOWED


def react_item_forbidden(t: WesternLegends, s: State, player: i64, item: i64) -> i64:
    """WL-R60: items such as whiskey."""
    if not t.turn.after.get(s) or not t.owns(s, player, item):
        return book.RIGHT_AFTER_A_MOVE
    source = codes.SOURCE_EQUIPMENT + item * 2
    return (
        ALLOWED if fits(t, s, player, source, t.entry(source, codes.AFTER_MOVE)) else book.RIGHT_AFTER_A_MOVE
    )


def react_ability_forbidden(t: WesternLegends, s: State, player: i64) -> i64:
    """WL-M10, WL-R60: abilities such as Billy's, once after each Move action."""
    if not t.turn.after.get(s) or t.turn.ability.get(s):
        return book.RIGHT_AFTER_A_MOVE
    source = t.ability_source(s, player)
    entry = t.entry(source, codes.AFTER_MOVE)
    if entry == 0 or t.box.entry_optional[entry] == 0:
        return book.RIGHT_AFTER_A_MOVE
    return ALLOWED if fits(t, s, player, source, entry) else book.RIGHT_AFTER_A_MOVE


class Act(Question):
    """DEC-6, DEC-8: the next action, a free activity, a reaction, or the end of the phase."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("act")
        self.c: Final = c
        self.families: Final = c.game.families

    # -- what may be chosen --------

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        if t.turn.actions.get(s) > 0:
            self._offer_actions(t, s, player, choices)
        for how in range(2):
            choices.offer_if(
                locations.deliver_forbidden(t, s, player, how) == ALLOWED, actions.DELIVER.at(how)
            )
        for pile in range(PILES):
            choices.offer_if(
                story.contribute_forbidden(t, s, player, pile) == ALLOWED, actions.CONTRIBUTE.at(pile)
            )
        if t.with_goals:
            for goal in range(ids.GOALS_EACH):
                choices.offer_if(goals.claim_forbidden(t, s, player, goal) == ALLOWED, actions.CLAIM.at(goal))
        if t.turn.after.get(s):
            self._offer_reactions(t, s, player, choices)
        for window in range(actions.WINDOWS):
            choices.offer_if(t.quiet.get(s, player, window) > 0, actions.ASK_AGAIN.at(window))
        choices.offer(actions.END_TURN.at())

    def _offer_actions(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        movement.offer_steps(t, s, player, t.movement_of(s, player), choices)
        if t.entry(t.ability_source(s, player), codes.MOVE_ACTION) != 0:
            for space in range(ids.SPACES):
                choices.offer_if(
                    movement.travel_forbidden(t, s, player, space) == ALLOWED, actions.TRAVEL.at(space)
                )
        hand = t.hands.base + player * t.hands.stride + 1
        for card in range(ids.POKER_CARDS):
            if s.cells[hand + card] > 0:
                choices.offer_if(self._play_forbidden(t, s, player, card) == ALLOWED, actions.PLAY.at(card))
                choices.offer_if(
                    locations.add_forbidden(t, s, player, card) == ALLOWED, actions.ADD_NUGGET.at(card)
                )
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            choices.offer_if(self._use_forbidden(t, s, player, item) == ALLOWED, actions.USE.at(item))
        for target in range(t.players):
            if target != player and t.space_of(s, target) == t.space_of(s, player):
                for kind in range(3):
                    allowed = self._attack_forbidden(t, s, player, target, kind) == ALLOWED
                    choices.offer_if(allowed, actions.ATTACK.at(target, kind))
        if t.with_man:
            for kind in range(3):
                choices.offer_if(
                    self._attack_man_forbidden(t, s, player, kind) == ALLOWED, actions.ATTACK_MAN.at(kind)
                )
        if t.kind_at(s, player) != NONE:
            self._offer_location(t, s, player, choices)

    def _offer_location(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.WORK.at())
        locations.offer_store(t, s, player, choices)
        for nuggets in range(1, t.people.nuggets.get(s, player) + 1):
            choices.offer_if(
                locations.sell_forbidden(t, s, player, nuggets) == ALLOWED, actions.SELL.at(nuggets)
            )
        for points in range(1, MOST_REVEL + 1):
            choices.offer_if(self._revel_forbidden(t, s, player, points) == ALLOWED, actions.REVEL.at(points))
        for action in (
            actions.START_POKER.base,
            actions.PROSPECT.base,
            actions.ROB_BANK.base,
            actions.SEE_DOCTOR.base,
            actions.TAKE_CATTLE.base,
        ):
            choices.offer_if(self._location_forbidden(t, s, player, action) == ALLOWED, action)

    def _offer_reactions(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        hand = t.hands.base + player * t.hands.stride + 1
        for card in range(ids.POKER_CARDS):
            if s.cells[hand + card] > 0:
                choices.offer_if(react_forbidden(t, s, player, card) == ALLOWED, actions.REACT.at(card))
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            choices.offer_if(react_item_forbidden(t, s, player, item) == ALLOWED, actions.REACT_ITEM.at(item))
        choices.offer_if(react_ability_forbidden(t, s, player) == ALLOWED, actions.REACT_ABILITY.at())

    # -- the guards --------

    def forbids(self, t: WesternLegends, s: State, player: i64, action: i64) -> i64:
        family = self.families.family(action)
        first = self.families.first(action)
        if family == actions.END_TURN.number:
            return ALLOWED
        if family == actions.DELIVER.number:
            return locations.deliver_forbidden(t, s, player, first)
        if family == actions.CONTRIBUTE.number:
            return story.contribute_forbidden(t, s, player, first)
        if family == actions.CLAIM.number:
            return goals.claim_forbidden(t, s, player, first)
        if family == actions.REACT.number:
            return react_forbidden(t, s, player, first)
        if family == actions.REACT_ITEM.number:
            return react_item_forbidden(t, s, player, first)
        if family == actions.REACT_ABILITY.number:
            return react_ability_forbidden(t, s, player)
        if family == actions.ASK_AGAIN.number:
            return ALLOWED if t.quiet.get(s, player, first) > 0 else book.WHAT_THE_ACTIONS_ARE
        if t.turn.actions.get(s) == 0:
            return book.THREE_ACTIONS_A_TURN
        return self._action_forbidden(t, s, player, action, family, first)

    def _action_forbidden(
        self, t: WesternLegends, s: State, player: i64, action: i64, family: i64, first: i64
    ) -> i64:
        if family == actions.STEP.number:
            return movement.enter_forbidden(t, s, player, first, t.movement_of(s, player))
        if family == actions.TRAVEL.number:
            return movement.travel_forbidden(t, s, player, first)
        if family == actions.PLAY.number:
            return self._play_forbidden(t, s, player, first)
        if family == actions.USE.number:
            return self._use_forbidden(t, s, player, first)
        if family == actions.ATTACK.number:
            return self._attack_forbidden(t, s, player, first, self.families.second(action))
        if family == actions.ATTACK_MAN.number:
            return self._attack_man_forbidden(t, s, player, first)
        if family == actions.BUY.number:
            return locations.buy_forbidden(t, s, player, first)
        if family == actions.UPGRADE.number:
            return locations.upgrade_forbidden(t, s, player, first)
        if family == actions.ADD_NUGGET.number:
            return locations.add_forbidden(t, s, player, first)
        if family == actions.SELL.number:
            return locations.sell_forbidden(t, s, player, first)
        if family == actions.REVEL.number:
            return self._revel_forbidden(t, s, player, first)
        return self._location_forbidden(t, s, player, action)

    def _play_forbidden(self, t: WesternLegends, s: State, player: i64, card: i64) -> i64:
        """WL-G11, WL-K1, WL-K6."""
        if not t.hands.has(s, player, card):
            return book.WHICH_CARDS_OFFER_ACTIONS
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.CARD_ACTION)
        if entry == 0:
            return book.ACTIONS_ON_CARDS
        if not powers.works(t, s, player, source, entry):
            return book.ONE_REPUTATION_A_TURN
        if t.box.op[t.box.entry_do[entry]] == codes.OP_MOVE and not movement.can_step(t, s, player):
            return book.ACTIONS_ON_CARDS
        return ALLOWED

    def _use_forbidden(self, t: WesternLegends, s: State, player: i64, item: i64) -> i64:
        """WL-K1: items such as provisions."""
        source = codes.SOURCE_EQUIPMENT + item * 2
        entry = t.entry(source, codes.CARD_ACTION)
        if item < ids.FIRST_ITEM or not t.owns(s, player, item) or entry == 0:
            return book.WHICH_CARDS_OFFER_ACTIONS
        return ALLOWED if powers.works(t, s, player, source, entry) else book.WHICH_CARDS_OFFER_ACTIONS

    def _attack_forbidden(self, t: WesternLegends, s: State, player: i64, target: i64, kind: i64) -> i64:
        """WL-F1, WL-F2, WL-F4, WL-F6."""
        if target >= t.players or target == player or t.space_of(s, target) != t.space_of(s, player):
            return book.ATTACK_ON_THE_SAME_SPACE
        if t.attacked.get(s, target) == 1:
            return book.ATTACK_NOBODY_TWICE
        if t.hands.size_of(s, player) == 0:
            return book.NO_FIGHT_WITHOUT_A_CARD
        if kind == ids.ARREST and (t.side(s, player) != ids.LAWMAN or t.side(s, target) != ids.OUTLAW):
            return book.LAWMEN_ARREST_OUTLAWS
        return ALLOWED

    def _attack_man_forbidden(self, t: WesternLegends, s: State, player: i64, kind: i64) -> i64:
        """WL-V13."""
        if not t.with_man or kind == ids.ARREST:
            return book.ATTACK_THE_MAN_IN_BLACK
        if t.table.man_space.get(s) != t.space_of(s, player) or t.attacked.get(s, t.players) == 1:
            return book.ATTACK_THE_MAN_IN_BLACK
        return ALLOWED if t.hands.size_of(s, player) > 0 else book.NO_FIGHT_WITHOUT_A_CARD

    def _revel_forbidden(self, t: WesternLegends, s: State, player: i64, points: i64) -> i64:
        """WL-L17, WL-R62."""
        if t.kind_at(s, player) != ids.CABARET or points == 0:
            return book.CABARET_SELLS_POINTS
        return (
            ALLOWED
            if t.people.money.get(s, player) >= points * locations.POINT_PRICE
            else book.CABARET_SELLS_POINTS
        )

    def _location_forbidden(self, t: WesternLegends, s: State, player: i64, action: i64) -> i64:
        kind = t.kind_at(s, player)
        if action == actions.WORK.base:
            return book.WORK_AT_A_LOCATION if kind == NONE else ALLOWED
        if action == actions.START_POKER.base:
            if kind != ids.SALOON:
                return book.POKER_IN_A_SALOON
            return (
                ALLOWED if t.people.money.get(s, player) >= fields.CARD_COST else book.EVERYBODY_PAYS_THE_ANTE
            )
        if action == actions.PROSPECT.base:
            return ALLOWED if kind == ids.MINE else book.PROSPECT_AT_A_MINE
        if action == actions.ROB_BANK.base:
            if kind != ids.BANK or t.turn.robbed.get(s):
                return book.ROB_A_BANK_ONCE_A_TURN
            return ALLOWED if t.hands.size_of(s, player) > 0 else book.NO_FIGHT_WITHOUT_A_CARD
        if action == actions.SEE_DOCTOR.base:
            hurt = t.people.wounds.get(s, player) > 0
            return (
                ALLOWED
                if kind == ids.DOCTOR and hurt and t.people.money.get(s, player) >= fields.CARD_COST
                else book.DOCTOR_HEALS_FOR_MONEY
            )
        if action == actions.TAKE_CATTLE.base:
            if not t.with_cattle:
                return book.NO_CATTLE_IN_THE_FIRST_GAME
            if kind != ids.RANCH or t.cattle.get(s, player) != NONE:
                return book.ONE_CATTLE_TOKEN
            return (
                ALLOWED
                if t.ranches[locations.ranch_colour(t, s, player)].count(s) > 0
                else book.ONE_CATTLE_TOKEN
            )
        return book.WHAT_THE_ACTIONS_ARE if kind == NONE else book.STAND_AT_THE_LOCATION

    # -- what a choice does --------

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        family = self.families.family(action)
        first = self.families.first(action)
        if family == actions.END_TURN.number:
            s.push(t.end_turn, player)
            return
        s.push(t.menu, player)
        if family == actions.ASK_AGAIN.number:
            t.quiet.set(s, player, first, 0)
        elif (
            family == actions.REACT.number
            or family == actions.REACT_ITEM.number
            or family == actions.REACT_ABILITY.number
        ):
            self._react(t, s, player, family, first)
        else:
            t.turn.after.set(s, False)
            if family == actions.DELIVER.number:
                locations.deliver(t, s, player, first)
            elif family == actions.CONTRIBUTE.number:
                story.contribute(t, s, player, first)
            elif family == actions.CLAIM.number:
                goals.claim(t, s, player, first)
            else:
                self._begin_action(t, s)
                self._act(t, s, player, action, family, first)

    def _begin_action(self, t: WesternLegends, s: State) -> None:
        t.turn.actions.move(s, -1)
        t.turn.in_action.set(s, True)
        t.dice.clear(s)
        powers.begin_action_limits(t, s)

    def _act(self, t: WesternLegends, s: State, player: i64, action: i64, family: i64, first: i64) -> None:
        if family == actions.STEP.number:
            t.turn.points.set(s, t.movement_of(s, player))
            movement.enter(t, s, player, first, movement.BY_ACTION)
        elif family == actions.TRAVEL.number:
            self._travel(t, s, player, first)
        elif family == actions.PLAY.number:
            self._play(t, s, player, first)
        elif family == actions.USE.number:
            self._use(t, s, player, first)
        elif family == actions.ATTACK.number:
            kind = self.families.second(action)
            t.attacked.set(s, first, 1)
            s.tell(actions.DECLARED, player, first, kind)
            deeds.note(t, s, player, codes.COND_DECLARE, t.space_of(s, player), 0, kind)
            fights.fight_player(t, s, player, first, kind)
        elif family == actions.ATTACK_MAN.number:
            t.attacked.set(s, t.players, 1)
            s.tell(actions.DECLARED_MAN, player, first)
            deeds.note(t, s, player, codes.COND_DECLARE, t.space_of(s, player), 0, first)
            program = t.box.mib_win_duel if first == ids.DUEL else t.box.mib_win_rob
            fights.fight_man(t, s, player, first, attacks=False, points=0, program=program)
        elif family == actions.BUY.number or family == actions.UPGRADE.number:
            locations.shop(t, s, player, action)
        elif family == actions.ADD_NUGGET.number:
            locations.add_nugget(t, s, player, first)
        elif family == actions.SELL.number:
            locations.sell(t, s, player, first)
        elif family == actions.REVEL.number:
            locations.revel(t, s, player, first)
        else:
            self._use_location(t, s, player, action)

    def _use_location(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if action == actions.WORK.base:
            locations.work(t, s, player)
        elif action == actions.START_POKER.base:
            poker.start_poker(t, s, player)
        elif action == actions.PROSPECT.base:
            dice.prospect(t, s, player)
        elif action == actions.ROB_BANK.base:
            t.turn.robbed.set(s, True)
            fights.fight_guard(t, s, player)
        elif action == actions.SEE_DOCTOR.base:
            locations.see_doctor(t, s, player)
        else:
            effects.take_cattle(t, s, player, locations.ranch_colour(t, s, player))
            locations.note_acquired(t, s, player)

    def _travel(self, t: WesternLegends, s: State, player: i64, space: i64) -> None:
        """WL-R67: it enters one space and is a Move action."""
        t.people.space.set(s, player, space)
        s.tell(actions.MOVED, player, space)
        t.turn.spaces.move(s, 1)
        deeds.note(t, s, player, codes.COND_MOVE_SPACES, space, t.turn.spaces.get(s))
        movement.end_move(t, s, player, movement.BY_ACTION)

    def _play(self, t: WesternLegends, s: State, player: i64, card: i64) -> None:
        """WL-G11: the card is played openly, carried out and discarded."""
        source = t.box.effect_of_card[card]
        s.tell(actions.PLAYED, player, card)
        resources.discard(t, s, player, card)
        deeds.note(t, s, player, codes.COND_CARD_ACTION, t.space_of(s, player))
        powers.run_entry(t, s, player, source, t.entry(source, codes.CARD_ACTION))

    def _use(self, t: WesternLegends, s: State, player: i64, item: i64) -> None:
        source = codes.SOURCE_EQUIPMENT + item * 2
        entry = t.entry(source, codes.CARD_ACTION)
        s.tell(actions.USED, player, item)
        if t.box.entry_cost[entry] == 1:
            resources.return_item(t, s, player, item)
        powers.run_entry(t, s, player, source, entry)

    def _react(self, t: WesternLegends, s: State, player: i64, family: i64, first: i64) -> None:
        """WL-R60: once a card has moved the figure, nothing more can follow."""
        if family == actions.REACT_ABILITY.number:
            source = t.ability_source(s, player)
            t.turn.ability.set(s, True)
        elif family == actions.REACT_ITEM.number:
            source = codes.SOURCE_EQUIPMENT + first * 2
            s.tell(actions.USED, player, first)
        else:
            source = t.box.effect_of_card[first]
            s.tell(actions.REACTED, player, first)
            resources.discard(t, s, player, first)
        entry = t.entry(source, codes.AFTER_MOVE)
        if family == actions.REACT.number and t.box.entry_limit[entry] == codes.LIMIT_MOVE:
            t.turn.followed.set(s, True)
        if family == actions.REACT_ITEM.number and t.box.entry_cost[entry] == 1:
            resources.return_item(t, s, player, first)
        if t.box.op[t.box.entry_do[entry]] == codes.OP_MOVE:
            t.turn.after.set(s, False)
        powers.run_entry(t, s, player, source, entry)
