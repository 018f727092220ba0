"""The rules of Western Legends: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.games.western_legends.ids import FIRST_ITEM, FIRST_WEAPON
from saloon.games.western_legends.rules import book
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
from saloon.games.western_legends.rules.fight_choices import (
    AttackCard,
    BeforeFight,
    Defend,
    FightCard,
    HandlerVoid,
    Reaction,
    VoidFight,
)
from saloon.games.western_legends.rules.fight_course import Fight
from saloon.games.western_legends.rules.goals import LateGoals, ReturnFame
from saloon.games.western_legends.rules.locations import Deposit, MakeActive, Shopping
from saloon.games.western_legends.rules.losing import Discard, LoseChoice
from saloon.games.western_legends.rules.man_in_black import ManCard, ManEach, ManWay
from saloon.games.western_legends.rules.movement import Moving
from saloon.games.western_legends.rules.poker import BankerLay, JoinPoker, Lay, PokerGame
from saloon.games.western_legends.rules.setup import ChooseCharacter, SettingUp, StartAt
from saloon.games.western_legends.rules.sheriff import (
    Sheriff,
    SheriffArrives,
    SheriffLeaves,
    SheriffTarget,
    SheriffWay,
)
from saloon.games.western_legends.rules.spoils import Loot, StealCattle
from saloon.games.western_legends.rules.story import ContributeItem, PlaceDisc, StoryOrder, TellStory
from saloon.games.western_legends.rules.turn import Arm, EndTurn, Income, Round, StartTurn
from saloon.games.western_legends.table import WesternLegends


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
    c.hand_limit = c.add_step(Discard(c, "hand_limit", book.DISCARD_TO_THE_HAND_LIMIT))
    c.end_turn = c.add_step(EndTurn(c))


def _add_effect_steps(c: WesternLegends) -> None:
    c.program = c.add_step(Program(c))
    c.choose = c.add_step(Choose(c))
    c.lose_choice = c.add_step(LoseChoice(c))
    c.exchange = c.add_step(Exchange(c))
    c.ability = c.add_step(Ability(c))
    c.target = c.add_step(Target(c))
    c.take_item = c.add_step(TakeItem(c))
    c.ranch = c.add_step(Ranch(c))
    c.discard = c.add_step(Discard(c, "discard", book.CHOOSE_WHAT_YOU_DISCARD))
    c.reroll = c.add_step(Reroll(c))
    c.roll_again = c.add_step(RollAgain(c))
    c.settle_dice = c.add_step(SettleDice(c))


def _add_fight_steps(c: WesternLegends) -> None:
    fight = Fight(c)
    c.fight = c.add_step(fight)
    c.before_fight = c.add_step(BeforeFight(c, fight))
    c.attack_card = c.add_step(AttackCard(c, "attack_card", book.ATTACKER_LAYS_A_CARD))
    c.defend = c.add_step(Defend(c))
    c.own_card = c.add_step(AttackCard(c, "own_card", book.BOTH_LAY_A_CARD))
    c.fight_card = c.add_step(FightCard(c))
    c.void_fight = c.add_step(VoidFight(c))
    c.handler_void = c.add_step(HandlerVoid(c))
    c.reaction = c.add_step(Reaction(c))
    c.steal_cattle = c.add_step(StealCattle(c))
    c.loot = c.add_step(Loot(c))
    c.sheriff = c.add_step(Sheriff(c))
    c.sheriff_target = c.add_step(SheriffTarget(c))
    c.sheriff_way = c.add_step(SheriffWay(c))
    c.sheriff_arrives = c.add_step(SheriffArrives(c))
    c.sheriff_leaves = c.add_step(SheriffLeaves(c))


def _add_other_steps(c: WesternLegends) -> None:
    c.shopping = c.add_step(Shopping(c))
    c.make_active = c.add_step(MakeActive(c))
    c.deposit = c.add_step(Deposit(c))
    c.poker_game = c.add_step(PokerGame(c))
    c.join_poker = c.add_step(JoinPoker(c))
    c.lay = c.add_step(Lay(c))
    c.banker_lay = c.add_step(BankerLay(c))
    c.tell_story = c.add_step(TellStory(c))
    c.story_order = c.add_step(StoryOrder(c))
    c.contribute_item = c.add_step(ContributeItem(c))
    c.place_disc = c.add_step(PlaceDisc(c))
    c.return_fame = c.add_step(ReturnFame(c))
    c.late_goals = c.add_step(LateGoals(c))
    c.man_card = c.add_step(ManCard(c))
    c.man_each = c.add_step(ManEach(c))
    c.man_way = c.add_step(ManWay(c))
