"""The action phase: actions, free activities, and what may follow a Move action (WL-T6 to WL-T9, WL-R60)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, State, Step, Task, Verb, Verb0, Verb1, Verb2
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import (
    book,
    cattle,
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
    turn,
)
from saloon.games.western_legends.table import PILES, WesternLegends


@final
class Phase(Task):
    """WL-M6, WL-T6: back to the player's choice; the phase ends by itself when nothing could be left to do.

    Whether something is left is judged by what everybody knows: the end of a phase tells nothing of a hand.
    """

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        t.turn.in_action.set(s, False)
        t.gains.clear(s)
        s.push(ACTING if may_go_on(t, s, player) else turn.END_TURN, player)


def may_go_on(t: WesternLegends, s: State, player: i64) -> bool:
    """Whether there is something left to do, for all that everybody knows."""
    if t.turn.actions.get(s) > 0:
        return True
    if t.with_goals and goals.secret_goals(t, s, player) > 0:
        return True
    if t.turn.after.get(s) and may_follow(t, s, player):
        return True
    for pile in range(PILES):
        if CONTRIBUTE.forbids(t, s, player, pile) == ALLOWED:
            return True
    return DELIVER.forbids(t, s, player, 0) == ALLOWED or DELIVER.forbids(t, s, player, 1) == ALLOWED


def may_follow(t: WesternLegends, s: State, player: i64) -> bool:
    """Whether a card, an item or the ability could follow a Move action, for all that the others know."""
    if not t.turn.followed.get(s) and t.hands.size_of(s, player) > 0:
        return True
    for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
        if REACT_ITEM.forbids(t, s, player, item) == ALLOWED:
            return True
    return REACT_ABILITY.forbids(t, s, player) == ALLOWED


# -- what the phase makes of a choice --------


class InPhase(Verb):
    """A verb after which the phase goes on."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb.family)
        self.verb: Final = verb

    def forbids_action(self, t: WesternLegends, s: State, me: i64, action: i64) -> i64:
        return self.verb.forbids_action(t, s, me, action)

    def take_action(self, t: WesternLegends, s: State, me: i64, action: i64) -> None:
        s.push(PHASE, me)
        self.verb.take_action(t, s, me, action)


class Free(InPhase):
    """WL-T9: it costs no action, but what may follow a Move action can no longer come."""

    def take_action(self, t: WesternLegends, s: State, me: i64, action: i64) -> None:
        t.turn.after.set(s, False)
        super().take_action(t, s, me, action)


@final
class Action(Free):
    """WL-T6: it costs one of the actions of the turn."""

    def forbids_action(self, t: WesternLegends, s: State, me: i64, action: i64) -> i64:
        if t.turn.actions.get(s) == 0:
            return book.THREE_ACTIONS_A_TURN
        return super().forbids_action(t, s, me, action)

    def take_action(self, t: WesternLegends, s: State, me: i64, action: i64) -> None:
        t.turn.actions.move(s, -1)
        t.turn.in_action.set(s, True)
        t.dice.clear(s)
        powers.begin_action_limits(t, s)
        super().take_action(t, s, me, action)


# -- cards and items --------


@final
class Play(Verb1):
    """WL-G11, WL-K1, WL-K6: a card is played openly for its action, carried out and discarded."""

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        if not t.hands.has(s, me, card):
            return book.WHICH_CARDS_OFFER_ACTIONS
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.CARD_ACTION)
        if entry == 0:
            return book.ACTIONS_ON_CARDS
        if not powers.works(t, s, me, source, entry):
            return book.ONE_REPUTATION_A_TURN
        if t.box.op[t.box.entry_do[entry]] == codes.OP_MOVE and not movement.can_step(t, s, me):
            return book.ACTIONS_ON_CARDS
        return ALLOWED

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        source = t.box.effect_of_card[card]
        s.tell(actions.PLAYED, me, card)
        resources.discard(t, s, me, card)
        deeds.note(t, s, me, codes.COND_CARD_ACTION, t.space_of(s, me))
        powers.run_entry(t, s, me, source, t.entry(source, codes.CARD_ACTION))


@final
class Use(Verb1):
    """WL-K1: an item such as provisions."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            choices.offer_if(self.forbids(t, s, me, item) == ALLOWED, self.family.base + item)

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        source = codes.SOURCE_EQUIPMENT + item * 2
        entry = t.entry(source, codes.CARD_ACTION)
        if item < ids.FIRST_ITEM or not t.owns(s, me, item) or entry == 0:
            return book.WHICH_CARDS_OFFER_ACTIONS
        return ALLOWED if powers.works(t, s, me, source, entry) else book.WHICH_CARDS_OFFER_ACTIONS

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        source = codes.SOURCE_EQUIPMENT + item * 2
        use_item(t, s, me, item, t.entry(source, codes.CARD_ACTION))


def use_item(t: WesternLegends, s: State, player: i64, item: i64, entry: i64) -> None:
    """An effect of an item, which may cost the item."""
    s.tell(actions.USED, player, item)
    if t.box.entry_cost[entry] == 1:
        resources.return_item(t, s, player, item)
    powers.run_entry(t, s, player, codes.SOURCE_EQUIPMENT + item * 2, entry)


# -- attacks --------


@final
class Attack(Verb2):
    """WL-F1, WL-F2, WL-F4, WL-F6: an arrest, a duel or a robbery with another player's character."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for target in range(t.players):
            if target != me and t.space_of(s, target) == t.space_of(s, me):
                for kind in range(ids.FIGHTS):
                    allowed = self.forbids(t, s, me, target, kind) == ALLOWED
                    choices.offer_if(allowed, self.family.at(target, kind))

    def forbids(self, t: WesternLegends, s: State, me: i64, target: i64, kind: i64) -> i64:
        if target >= t.players or target == me or t.space_of(s, target) != t.space_of(s, me):
            return book.ATTACK_ON_THE_SAME_SPACE
        if t.attacked.get(s, target) == 1:
            return book.ATTACK_NOBODY_TWICE
        if t.hands.size_of(s, me) == 0:
            return book.NO_FIGHT_WITHOUT_A_CARD
        if kind == ids.ARREST and (t.side(s, me) != ids.LAWMAN or t.side(s, target) != ids.OUTLAW):
            return book.LAWMEN_ARREST_OUTLAWS
        return ALLOWED

    def take(self, t: WesternLegends, s: State, me: i64, target: i64, kind: i64) -> None:
        t.attacked.set(s, target, 1)
        s.tell(actions.DECLARED, me, target, kind)
        deeds.note(t, s, me, codes.COND_DECLARE, t.space_of(s, me), 0, kind)
        fights.fight_player(t, s, me, target, kind)


@final
class AttackMan(Verb1):
    """WL-V13: a duel with the Man in Black, or a robbery."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        if t.with_man:
            for kind in range(ids.FIGHTS):
                choices.offer_if(self.forbids(t, s, me, kind) == ALLOWED, self.family.base + kind)

    def forbids(self, t: WesternLegends, s: State, me: i64, kind: i64) -> i64:
        if not t.with_man or kind == ids.ARREST:
            return book.ATTACK_THE_MAN_IN_BLACK
        if t.table.man_space.get(s) != t.space_of(s, me) or t.attacked.get(s, t.players) == 1:
            return book.ATTACK_THE_MAN_IN_BLACK
        return ALLOWED if t.hands.size_of(s, me) > 0 else book.NO_FIGHT_WITHOUT_A_CARD

    def take(self, t: WesternLegends, s: State, me: i64, kind: i64) -> None:
        t.attacked.set(s, t.players, 1)
        s.tell(actions.DECLARED_MAN, me, kind)
        deeds.note(t, s, me, codes.COND_DECLARE, t.space_of(s, me), 0, kind)
        program = t.box.mib_win_duel if kind == ids.DUEL else t.box.mib_win_rob
        fights.fight_man(t, s, me, kind, attacks=False, points=0, program=program)


@final
class RobBank(Verb0):
    """WL-L12: a fight with the bank guard, once a turn."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        if t.kind_at(s, me) != ids.BANK or t.turn.robbed.get(s):
            return book.ROB_A_BANK_ONCE_A_TURN
        return ALLOWED if t.hands.size_of(s, me) > 0 else book.NO_FIGHT_WITHOUT_A_CARD

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        t.turn.robbed.set(s, True)
        fights.fight_guard(t, s, me)


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


def move_on(t: WesternLegends, s: State, entry: i64) -> None:
    """WL-R60: once an effect has moved the figure, nothing more can follow."""
    if t.box.op[t.box.entry_do[entry]] == codes.OP_MOVE:
        t.turn.after.set(s, False)


@final
class React(Verb1):
    """DEC-8, WL-M9, WL-R60: one card of this kind after a Move action."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        hand = t.hands.base + me * t.hands.stride + 1
        for card in range(ids.POKER_CARDS):
            if s.cells[hand + card] > 0:
                choices.offer_if(self.forbids(t, s, me, card) == ALLOWED, self.family.base + card)

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        if not t.turn.after.get(s):
            return book.RIGHT_AFTER_A_MOVE
        if not t.hands.has(s, me, card):
            return book.WHICH_CARDS_OFFER_ACTIONS
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.AFTER_MOVE)
        if not fits(t, s, me, source, entry):
            return book.RIGHT_AFTER_A_MOVE
        limited = t.box.entry_limit[entry] == codes.LIMIT_MOVE and t.turn.followed.get(s)
        return book.ONE_CARD_AFTER_A_MOVE if limited else ALLOWED

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.AFTER_MOVE)
        s.tell(actions.REACTED, me, card)
        resources.discard(t, s, me, card)
        if t.box.entry_limit[entry] == codes.LIMIT_MOVE:
            t.turn.followed.set(s, True)
        move_on(t, s, entry)
        powers.run_entry(t, s, me, source, entry)


@final
class ReactItem(Verb1):
    """DEC-8, WL-R60: an item such as whiskey after a Move action."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            choices.offer_if(self.forbids(t, s, me, item) == ALLOWED, self.family.base + item)

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        if not t.turn.after.get(s) or not t.owns(s, me, item):
            return book.RIGHT_AFTER_A_MOVE
        source = codes.SOURCE_EQUIPMENT + item * 2
        works = fits(t, s, me, source, t.entry(source, codes.AFTER_MOVE))
        return ALLOWED if works else book.RIGHT_AFTER_A_MOVE

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        entry = t.entry(codes.SOURCE_EQUIPMENT + item * 2, codes.AFTER_MOVE)
        move_on(t, s, entry)
        use_item(t, s, me, item, entry)


@final
class ReactAbility(Verb0):
    """DEC-8, WL-M10, WL-R60: an ability such as Billy's, once after each Move action."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        if not t.turn.after.get(s) or t.turn.ability.get(s):
            return book.RIGHT_AFTER_A_MOVE
        source = t.ability_source(s, me)
        entry = t.entry(source, codes.AFTER_MOVE)
        if entry == 0 or t.box.entry_optional[entry] == 0:
            return book.RIGHT_AFTER_A_MOVE
        return ALLOWED if fits(t, s, me, source, entry) else book.RIGHT_AFTER_A_MOVE

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        source = t.ability_source(s, me)
        entry = t.entry(source, codes.AFTER_MOVE)
        t.turn.ability.set(s, True)
        move_on(t, s, entry)
        powers.run_entry(t, s, me, source, entry)


@final
class AskAgain(Verb1):
    """WL-T8: a window that the player has closed is open again."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for window in range(actions.WINDOWS):
            choices.offer_if(t.quiet.get(s, me, window) > 0, self.family.base + window)

    def forbids(self, t: WesternLegends, s: State, me: i64, window: i64) -> i64:
        return ALLOWED if t.quiet.get(s, me, window) > 0 else book.WHAT_THE_ACTIONS_ARE

    def take(self, t: WesternLegends, s: State, me: i64, window: i64) -> None:
        t.quiet.set(s, me, window, 0)


@final
class EndTurn(Verb0):
    """DEC-6: no more actions."""

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        s.push(turn.END_TURN, me)


# -- the question --------

SET_OUT: Final[movement.Enter] = movement.Enter(actions.STEP, begins=True)
TRAVEL: Final[movement.Travel] = movement.Travel(actions.TRAVEL)
PLAY: Final[Play] = Play(actions.PLAY)
USE: Final[Use] = Use(actions.USE)
ATTACK: Final[Attack] = Attack(actions.ATTACK)
ATTACK_MAN: Final[AttackMan] = AttackMan(actions.ATTACK_MAN)
REVEL: Final[locations.Revel] = locations.Revel(actions.REVEL)
START_POKER: Final[poker.StartPoker] = poker.StartPoker(actions.START_POKER)
PROSPECT: Final[dice.Prospect] = dice.Prospect(actions.PROSPECT)
ROB_BANK: Final[RobBank] = RobBank(actions.ROB_BANK)
SEE_DOCTOR: Final[locations.SeeDoctor] = locations.SeeDoctor(actions.SEE_DOCTOR)
TAKE_CATTLE: Final[cattle.TakeCattle] = cattle.TakeCattle(actions.TAKE_CATTLE)
COSTING: Final[list[Verb]] = [
    SET_OUT,
    TRAVEL,
    PLAY,
    locations.ADD_NUGGET,
    USE,
    ATTACK,
    ATTACK_MAN,
    locations.Work(actions.WORK),
    locations.BUY,
    locations.UPGRADE,
    locations.SELL,
    REVEL,
    START_POKER,
    PROSPECT,
    ROB_BANK,
    SEE_DOCTOR,
    TAKE_CATTLE,
]
DELIVER: Final[cattle.Deliver] = cattle.Deliver(actions.DELIVER)
CONTRIBUTE: Final[story.Contribute] = story.Contribute(actions.CONTRIBUTE)
CLAIM: Final[goals.Claim] = goals.Claim(actions.CLAIM)
REACT: Final[React] = React(actions.REACT)
REACT_ITEM: Final[ReactItem] = ReactItem(actions.REACT_ITEM)
REACT_ABILITY: Final[ReactAbility] = ReactAbility(actions.REACT_ABILITY)
ASK_AGAIN: Final[AskAgain] = AskAgain(actions.ASK_AGAIN)


@final
class Act(Menu):
    """DEC-6, DEC-8: the next action, a free activity, what follows a Move action, or the end of the phase."""

    def __init__(self, name: str) -> None:
        verbs: list[Verb] = [Action(verb) for verb in COSTING]
        verbs += [Free(DELIVER), Free(CONTRIBUTE), Free(CLAIM)]
        verbs += [InPhase(REACT), InPhase(REACT_ITEM), InPhase(REACT_ABILITY), InPhase(ASK_AGAIN)]
        super().__init__(name, [*verbs, EndTurn(actions.END_TURN)], book.STAND_AT_THE_LOCATION)

    def forbids(self, t: WesternLegends, s: State, player: i64, action: i64) -> i64:
        """What is no action at all is refused by the rule that comes nearest."""
        rule = super().forbids(t, s, player, action)
        if rule != book.STAND_AT_THE_LOCATION:
            return rule
        if t.turn.actions.get(s) == 0:
            return book.THREE_ACTIONS_A_TURN
        return book.WHAT_THE_ACTIONS_ARE if t.kind_at(s, player) == NONE else rule

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        if t.turn.actions.get(s) > 0:
            offer_actions(t, s, player, choices)
        DELIVER.offer(t, s, player, choices)
        CONTRIBUTE.offer(t, s, player, choices)
        if t.with_goals:
            CLAIM.offer(t, s, player, choices)
        if t.turn.after.get(s):
            REACT.offer(t, s, player, choices)
            REACT_ITEM.offer(t, s, player, choices)
            REACT_ABILITY.offer(t, s, player, choices)
        ASK_AGAIN.offer(t, s, player, choices)
        choices.offer(actions.END_TURN.base)


def offer_actions(t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
    """What costs an action; for each card of the hand all that can be done with it."""
    SET_OUT.offer(t, s, player, choices)
    TRAVEL.offer(t, s, player, choices)
    kind = t.kind_at(s, player)
    hand = t.hands.base + player * t.hands.stride + 1
    add = locations.ADD_NUGGET
    for card in range(ids.POKER_CARDS):
        if s.cells[hand + card] > 0:
            choices.offer_if(PLAY.forbids(t, s, player, card) == ALLOWED, actions.PLAY.base + card)
            if kind == ids.BANK:
                choices.offer_if(add.forbids(t, s, player, card) == ALLOWED, actions.ADD_NUGGET.base + card)
    USE.offer(t, s, player, choices)
    ATTACK.offer(t, s, player, choices)
    ATTACK_MAN.offer(t, s, player, choices)
    if kind != NONE:
        choices.offer(actions.WORK.base)
        offer_location(t, s, player, kind, choices)


def offer_location(t: WesternLegends, s: State, player: i64, kind: i64, choices: Choices) -> None:
    """WL-L1: what each kind of location is for; the others need not be asked."""
    if kind == ids.STORE:
        locations.offer_store(t, s, player, choices)
    elif kind == ids.BANK:
        locations.SELL.offer(t, s, player, choices)
        ROB_BANK.offer(t, s, player, choices)
    elif kind == ids.CABARET:
        REVEL.offer(t, s, player, choices)
    elif kind == ids.SALOON:
        START_POKER.offer(t, s, player, choices)
    elif kind == ids.MINE:
        PROSPECT.offer(t, s, player, choices)
    elif kind == ids.DOCTOR:
        SEE_DOCTOR.offer(t, s, player, choices)
    elif kind == ids.RANCH:
        TAKE_CATTLE.offer(t, s, player, choices)


PHASE: Final[Step] = Phase("menu")
ACTING: Final[Step] = Act("act")
