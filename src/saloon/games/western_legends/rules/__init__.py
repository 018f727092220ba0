"""The rules of Western Legends: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.authoring import Step
from saloon.games.western_legends.ids import FIRST_ITEM, FIRST_WEAPON
from saloon.games.western_legends.rules import (
    fight_choices,
    fight_course,
    goals,
    losing,
    man_in_black,
    poker,
    sheriff,
    spoils,
    story,
)
from saloon.games.western_legends.rules.act import Act, Menu
from saloon.games.western_legends.rules.dice import Reroll, RollAgain, SettleDice
from saloon.games.western_legends.rules.effects import (
    Ability,
    Choose,
    Exchange,
    Program,
    Ranch,
    TakeItem,
    Target,
)
from saloon.games.western_legends.rules.locations import Deposit, MakeActive, Shopping
from saloon.games.western_legends.rules.movement import Moving
from saloon.games.western_legends.rules.setup import ChooseCharacter, SettingUp, StartAt
from saloon.games.western_legends.rules.turn import Arm, EndTurn, Income, Round, StartTurn
from saloon.games.western_legends.table import WesternLegends


def add(c: WesternLegends, step: Step) -> Step:
    """Give a layout a moment that is made once for all layouts."""
    step.prepare(c.game.families)
    return c.add_step(step)


def add_steps(c: WesternLegends) -> None:
    """Give a layout all its moments."""
    _add_turn_steps(c)
    _add_effect_steps(c)
    _add_fight_steps(c)
    _add_other_steps(c)


def _add_turn_steps(c: WesternLegends) -> None:
    c.setting_up = c.add_step(SettingUp(c))
    c.choose_character = c.add_step(ChooseCharacter(c))
    c.start_at = c.add_step(StartAt(c))
    c.round = c.add_step(Round(c))
    c.start_turn = c.add_step(StartTurn(c))
    c.income = c.add_step(Income(c))
    c.weapon = c.add_step(Arm(c, "weapon", FIRST_WEAPON, FIRST_ITEM))
    c.mount = c.add_step(Arm(c, "mount", 0, FIRST_WEAPON))
    c.menu = c.add_step(Menu(c))
    c.act = c.add_step(Act(c))
    c.moving = c.add_step(Moving(c))
    c.hand_limit = add(c, losing.DISCARDING_TO_LIMIT)
    c.end_turn = c.add_step(EndTurn(c))


def _add_effect_steps(c: WesternLegends) -> None:
    c.program = c.add_step(Program(c))
    c.choose = c.add_step(Choose(c))
    c.lose_choice = add(c, losing.GIVING_UP)
    c.exchange = c.add_step(Exchange(c))
    c.ability = c.add_step(Ability(c))
    c.target = c.add_step(Target(c))
    c.take_item = c.add_step(TakeItem(c))
    c.ranch = c.add_step(Ranch(c))
    c.discard = add(c, losing.DISCARDING)
    c.reroll = c.add_step(Reroll(c))
    c.roll_again = c.add_step(RollAgain(c))
    c.settle_dice = c.add_step(SettleDice(c))


def _add_fight_steps(c: WesternLegends) -> None:
    c.fight = add(c, fight_course.FIGHT)
    c.before_fight = add(c, fight_choices.CHOOSING_FIRST_EFFECT)
    c.attack_card = add(c, fight_choices.ATTACKING)
    c.defend = add(c, fight_choices.DEFENDING)
    c.own_card = add(c, fight_choices.FACING)
    c.fight_card = add(c, fight_choices.PICKING)
    c.void_fight = add(c, fight_choices.VOIDING)
    c.handler_void = add(c, fight_choices.HANDLER_VOIDING)
    c.reaction = add(c, fight_choices.REACTING)
    c.steal_cattle = add(c, spoils.STEALING_CATTLE)
    c.loot = add(c, spoils.LOOTING)
    c.sheriff = add(c, sheriff.WALKING)
    c.sheriff_target = add(c, sheriff.ARRESTING)
    c.sheriff_way = add(c, sheriff.HUNTING)
    c.sheriff_arrives = add(c, sheriff.ARRIVING)
    c.sheriff_leaves = add(c, sheriff.LEAVING)


def _add_other_steps(c: WesternLegends) -> None:
    c.shopping = c.add_step(Shopping(c))
    c.make_active = c.add_step(MakeActive(c))
    c.deposit = c.add_step(Deposit(c))
    c.poker_game = add(c, poker.POKER_GAME)
    c.join_poker = add(c, poker.JOINING)
    c.lay = add(c, poker.LAYING)
    c.banker_lay = add(c, poker.LAYING_FOR_BANKER)
    c.tell_story = add(c, story.TELL_STORY)
    c.story_order = add(c, story.ORDERING_STORIES)
    c.contribute_item = add(c, story.GIVING_ITEM)
    c.place_disc = add(c, story.PLACING_DISC)
    c.return_fame = add(c, goals.RETURNING_FAME)
    c.late_goals = add(c, goals.CLAIMING_LATE)
    c.man_card = add(c, man_in_black.MAN_CARD)
    c.man_each = add(c, man_in_black.EACH_SUFFERS)
    c.man_way = add(c, man_in_black.CHOOSING_BANDIT)
