"""Tactics: how good every single choice looks, in legendary points, by what its player knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.western_legends.actions import (
    ACCEPT,
    ADD_NUGGET,
    ASK_AGAIN,
    ATTACK,
    ATTACK_MAN,
    BUY,
    CLAIM,
    CONTRIBUTE,
    DELIVER,
    DISCARD,
    DONE,
    END_TURN,
    INCOME,
    LAY,
    LOOT,
    OPTION,
    PASS,
    PASS_GAME,
    PASS_TURN,
    PICK,
    PLAY,
    PREPARE,
    PROSPECT,
    REACT,
    REACT_ABILITY,
    REACT_ITEM,
    REROLL,
    RETURN_FAME,
    REVEL,
    ROB_BANK,
    SEE_DOCTOR,
    SELL,
    START_POKER,
    STEP,
    STOP,
    SURRENDER,
    TAKE_CATTLE,
    TARGET,
    TRAVEL,
    UPGRADE,
    USE,
    WIELD,
    WORK,
)
from saloon.games.western_legends.bot.opinions import Opinions
from saloon.games.western_legends.bot.plans import Outlook, Plans
from saloon.games.western_legends.components.codes import (
    AFTER_MOVE,
    AFTER_WON_ROBBERY,
    CARD_ACTION,
    OP_MOVE,
    SOURCE_EQUIPMENT,
    WRANGLE,
)
from saloon.games.western_legends.components.ids import (
    ARREST,
    DOCTOR,
    DUEL,
    FACE_BLANK,
    FIRST_WEAPON,
    MARSHAL,
    MINE,
    NONE,
    SPACES,
    WANTED,
    WOUNDS,
)
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    DEFENDER_SIDE,
    HAND_LIMIT,
    MONEY_LIMIT,
)
from saloon.games.western_legends.rules import (
    act,
    effects,
    fight_choices,
    locations,
    losing,
    movement,
    poker,
    sheriff,
    spoils,
)
from saloon.games.western_legends.rules.fights import (
    against_player,
    attacker_leads,
    value_on,
)
from saloon.games.western_legends.rules.locations import POINT_PRICE, WAGE
from saloon.games.western_legends.rules.poker import worth_with
from saloon.games.western_legends.rules.poker_hands import kind_of_hand
from saloon.games.western_legends.table import WesternLegends, value_of

IN_REACH: Final[i64] = 100
"""An outlaw whom the sheriff can reach comes before all others."""
NEVER: Final = -9.0
"""How questions about questions look: bots always want to be asked."""


@final
class Tactics:
    """First impressions of choices."""

    def __init__(self, c: WesternLegends, plans: Plans, opinions: Opinions) -> None:
        self.c: Final = c
        self.families: Final = c.game.actions
        self.plans: Final = plans
        self.o: Final = opinions

    def look(self, s: State, player: i64) -> Outlook:
        """What to look at before all choices; where to go only if a movement is possible now."""
        c = self.c
        rounds = self.plans.rounds_left(s)
        if s.simultaneous:
            return Outlook(rounds, 0.0, NONE, False)
        step = s.step_of(player)
        acting = step is act.ACTING
        if acting or step is movement.MOVING:
            worth, target = self.plans.at(s, player, c.space_of(s, player), rounds)
            return Outlook(rounds, worth, target, acting)
        return Outlook(rounds, 0.0, self._prey(s, player) if step is sheriff.WALKING else NONE, False)

    def _prey(self, s: State, player: i64) -> i64:
        """Where the outlaw is whom the sheriff should visit: in reach, far ahead, short of cards; or NONE."""
        c = self.c
        best: i64 = NONE
        most: i64 = NONE
        origin = c.table.sheriff.get(s) * SPACES
        for other in range(c.players):
            space = c.space_of(s, other)
            if other == player or not c.is_outlaw(s, other) or space >= SPACES:
                continue
            points = c.people.lp.get(s, other) + c.people.wanted.get(s, other)
            points += HAND_LIMIT - min(c.hands.size_of(s, other), HAND_LIMIT)
            if c.box.distance[origin + space] <= c.table.walk.get(s):
                points += IN_REACH
            if points > most:
                most = points
                best = space
        return best

    def impression(self, s: State, player: i64, action: i64, outlook: Outlook) -> float:
        """How good a choice looks; `outlook` is what `look` answers."""
        family = self.families.family(action)
        first = self.families.first(action)
        c = self.c
        if family == STEP.number or family == STOP.number:
            return self._step(s, player, family, first, outlook)
        if family in (PASS_TURN.number, PASS_GAME.number, ASK_AGAIN.number):
            return NEVER
        if outlook.acting:
            return self._act(s, player, action, family, first, outlook)
        if family == ACCEPT.number or family == PASS.number:
            return self._accept(s, player, family == ACCEPT.number)
        if family == PREPARE.number or family == SURRENDER.number:
            return self._prepare(s, player, family, first)
        if family == OPTION.number:
            return self._option(s, player, first, outlook.rounds)
        if family == DISCARD.number:
            return -self.plans.card_worth[first]
        if family == PICK.number:
            return self.o.pick * float(first)
        if family == LAY.number:
            worth = worth_with(c, s, first, self.families.second(action))
            return self.o.poker_hand * float(kind_of_hand(worth)) + 0.000001 * float(worth)
        if family == REACT.number:
            return self.o.react
        return self._rest(s, player, family, first, outlook.rounds)

    def _rest(self, s: State, player: i64, family: i64, first: i64, rounds: float) -> float:
        c = self.c
        o = self.o
        if family == INCOME.number:
            return self._income(s, player, first)
        if family == BUY.number:
            return self.plans.buy_worth(s, player, first, rounds)
        if family == UPGRADE.number:
            return self.plans.upgrade_worth(s, player, first, rounds)
        if family == SELL.number:
            return self.plans.purse.sale(float(first), c.people.money.get(s, player), rounds)
        if family == ADD_NUGGET.number:
            return o.card_nugget
        if family == LOOT.number:
            victim = s.argument(player)
            if first == 0:
                return float(c.people.money.get(s, victim)) * o.dollar * 0.5
            return float(c.people.nuggets.get(s, victim)) * o.nugget * 0.5 if first == 1 else 0.0
        if family == REROLL.number:
            return o.reroll if c.box.die_face[c.dice.get(s, first) - 1] == FACE_BLANK else -o.reroll_good
        if family == RETURN_FAME.number:
            return -float(first)
        if family == WIELD.number:
            side = c.side_of_item(s, player, first)
            if first < FIRST_WEAPON:
                spare = c.people.nuggets.get(s, player) > 4
                return float(c.box.movement[side]) + (4.0 if spare and c.box.nugget_bonus[side] > 0 else 0.0)
            return float(c.box.end_lp[side]) + 0.1 * float(first)
        if family == TARGET.number:
            return o.target * float(c.people.lp.get(s, first)) - (1.0 if first == player else 0.0)
        if family == CLAIM.number:
            return o.claim
        return -0.1 if family == DONE.number else 0.0

    def _income(self, s: State, player: i64, kind: i64) -> float:
        """Money, cards, or one of each: by what there is little of."""
        o = self.o
        cards = self.c.hands.size_of(s, player)
        if kind == 0:
            return o.income_money if self.c.people.money.get(s, player) < 100 else o.income_rich
        if kind == 1:
            return o.income_cards_few if cards < 2 else o.income_cards
        return o.income_both_few if cards < 3 else o.income_both

    # -- movement ------------------------------------------------------------------------------------------

    def _step(self, s: State, player: i64, family: i64, to: i64, outlook: Outlook) -> float:
        """Towards the target; a bandit on the way is met only with a good card."""
        c = self.c
        o = self.o
        target = outlook.target
        walks = s.step_of(player) is sheriff.WALKING
        here = c.table.sheriff.get(s) if walks else c.space_of(s, player)
        if family == STOP.number:
            return o.arrive if target in (NONE, here) else 0.0
        if target == NONE or to >= SPACES or here >= SPACES:
            return -o.wander
        closer = float(self.plans.far(s, here, target) - self.plans.far(s, to, target))
        score = o.step * closer
        if walks:
            here_is_mine = c.is_outlaw(s, player) and c.space_of(s, player) == to
            return -2.0 if here_is_mine else score
        if c.bandits.get(s, to) == 1:
            score += self.plans.bandit_gain(s, player)
        if outlook.acting:
            score += o.set_off * outlook.worth - (0.0 if closer > 0.0 else o.stray)
        return score

    # -- the action phase ------------------------------------------------------------------------------------

    def _act(self, s: State, player: i64, action: i64, family: i64, first: i64, outlook: Outlook) -> float:
        c = self.c
        o = self.o
        plans = self.plans
        rounds = outlook.rounds
        if family == END_TURN.number:
            return o.end_turn if c.turn.actions.get(s) == 0 else -o.waste
        if family == SELL.number:
            sale = plans.purse.sale(float(first), c.people.money.get(s, player), rounds)
            return sale - o.sell_now * float(first)
        if family == ADD_NUGGET.number:
            return o.card_nugget
        if family == REVEL.number:
            price = plans.purse.price(c.people.money.get(s, player), first * POINT_PRICE, rounds)
            return float(first) - price + (o.revel_much if first >= 3 else 0.0)
        if family == PROSPECT.number:
            return plans.gain_at(s, player, MINE, rounds) * o.prospect + o.prospect_more
        if family == PLAY.number:
            entry = c.entry(c.box.effect_of_card[first], CARD_ACTION)
            return plans.program_worth(c.box.entry_do[entry]) - o.play_card * plans.card_worth[first]
        if family == BUY.number:
            return plans.buy_worth(s, player, first, rounds)
        if family == UPGRADE.number:
            return plans.upgrade_worth(s, player, first, rounds)
        if family == ROB_BANK.number:
            return plans.robbery_gain(s, player, rounds)
        if family == SEE_DOCTOR.number:
            return plans.gain_at(s, player, DOCTOR, rounds) + o.treatment
        if family == ATTACK.number or family == ATTACK_MAN.number:
            return self._attack(s, player, action, family, first, rounds)
        return self._simple_act(s, player, family, first, outlook)

    def _simple_act(self, s: State, player: i64, family: i64, first: i64, outlook: Outlook) -> float:
        """Actions whose worth hardly depends on the position."""
        c = self.c
        o = self.o
        money = c.people.money.get(s, player)
        if family == WORK.number:
            return self.plans.purse.gain(money, WAGE, outlook.rounds) if money < MONEY_LIMIT else -0.1
        if family == START_POKER.number:
            return o.poker + o.poker_card * float(c.hands.size_of(s, player)) if money >= 20 else o.poker_poor
        if family == TAKE_CATTLE.number:
            return o.take_cattle if outlook.rounds > 2.0 else -0.1
        if family == USE.number:
            wounded = c.people.wounds.get(s, player) > 0
            return o.card + (o.wound_risk if wounded else 0.0) - o.use_item
        return self._free(s, player, family, first, outlook)

    def _free(self, s: State, player: i64, family: i64, first: i64, outlook: Outlook) -> float:
        c = self.c
        o = self.o
        if family == DELIVER.number:
            if first == WRANGLE:
                return o.deliver
            marshal = c.people.marshal.get(s, player)
            return o.deliver - self.plans.marshal_worth(marshal, outlook.rounds)
        if family == CONTRIBUTE.number:
            return o.contribute
        if family == CLAIM.number:
            return o.claim
        if family == TRAVEL.number:
            target = outlook.target
            if target == NONE:
                return -o.wander
            saved = self.plans.far(s, c.space_of(s, player), target) - self.plans.far(s, first, target)
            return o.travel * float(saved) - o.action
        if family == REACT.number:
            entry = c.entry(c.box.effect_of_card[first], AFTER_MOVE)
            gain = 0.1 if c.box.op[c.box.entry_do[entry]] == OP_MOVE else o.follow
            return gain - 0.5 * self.plans.card_worth[first]
        if family == REACT_ITEM.number:
            return o.follow_item if c.entry(SOURCE_EQUIPMENT + first * 2, AFTER_MOVE) != 0 else 0.0
        return o.follow_ability if family == REACT_ABILITY.number else 0.0

    def _attack(self, s: State, player: i64, action: i64, family: i64, first: i64, rounds: float) -> float:
        """Arrests, duels and robberies: the stakes and the chance to win."""
        c = self.c
        o = self.o
        plans = self.plans
        badge = plans.marshal_worth(c.people.marshal.get(s, player), rounds)
        if family == ATTACK_MAN.number:
            win = plans.beats(plans.best_value(s, player) - 1, 3)
            stakes = o.man_duel if first == DUEL else o.man_robbery - badge
            return win * stakes - (1.0 - win) * (o.wound_risk - o.card) - 0.3 * o.action
        kind = self.families.second(action)
        if kind == ARREST:
            stakes = plans.arrest_stakes(s, player, first)
        else:
            stakes = o.duel if kind == DUEL else self._robbery(s, player, first, rounds) - badge
        return plans.attack_gain(s, player, first, stakes) - 0.3 * o.action

    def _robbery(self, s: State, player: i64, victim: i64, rounds: float) -> float:
        """What the robbery of a player brings."""
        o = self.o
        people = self.c.people
        plans = self.plans
        money = float(people.money.get(s, victim)) * 0.5 * o.dollar
        gold = float(people.nuggets.get(s, victim)) * 0.5 * o.nugget
        wanted = people.wanted.get(s, player)
        lawmen = plans.lawmen_but(s, player)
        climb = plans.climb_worth(wanted, 1, rounds, lawmen)
        climb += plans.ability_worth(s, player, AFTER_WON_ROBBERY)
        return climb + o.theft * max(money, gold)

    # -- answers ---------------------------------------------------------------------------------------------

    def _accept(self, s: State, player: i64, accepts: bool) -> float:
        """How good it looks to accept what is offered; passing is worth nothing."""
        if not accepts:
            return 0.0
        c = self.c
        step = s.step_of(player)
        if step is poker.JOINING:
            cards = c.hands.size_of(s, player)
            return self.o.join if cards >= 2 else -0.1
        if step is locations.MAKING_ACTIVE:
            item = s.argument(player)
            if item < FIRST_WEAPON:
                return float(c.box.movement[item * 2] - c.movement_of(s, player)) + 0.1
            return 0.2
        if step is fight_choices.VOIDING or step is fight_choices.HANDLER_VOIDING:
            mine = value_on(c, s, ATTACKER_SIDE)
            other = value_on(c, s, DEFENDER_SIDE)
            leads = attacker_leads(mine, other, wins_ties=against_player(c, s))
            attacks = c.fighting.attacker.get(s) == player
            return -self.o.void if leads == attacks else self.o.void
        if step is spoils.STEALING_CATTLE:
            return self.o.cattle
        if step is effects.EXCHANGE:
            node = s.argument(player)
            price = c.box.first[node]
            cost = 0.0
            while price != 0:
                cost += self._loss(c.box.a[price], c.box.b[price])
                price = c.box.next[price]
            return self.plans.program_worth(c.box.second[node]) - cost
        return 0.5

    def _loss(self, resource: i64, amount: i64) -> float:
        """What it costs to give something up."""
        if resource == WOUNDS:
            return self.o.wound_risk * float(max(amount, 1))
        return self.plans.gain_worth(resource, amount)

    def _option(self, s: State, player: i64, place: i64, rounds: float) -> float:
        """Options of an effect by their gains, alternatives of a loss by what they cost."""
        c = self.c
        box = c.box
        node = s.argument(player)
        option = box.first[node]
        for _place in range(place):
            option = box.next[option]
        if s.step_of(player) is losing.GIVING_UP:
            if box.a[option] == WOUNDS:
                wounds = float(c.people.wounds.get(s, player))
                return -self.o.wound_risk * (1.0 + 0.3 * wounds)
            return -self.plans.gain_worth(box.a[option], box.b[option])
        worth = self.plans.program_worth(box.first[option])
        gained = box.a[box.first[option]]
        marshal = c.people.marshal.get(s, player)
        if gained == WANTED and marshal > 0:
            worth -= self.plans.marshal_worth(marshal, rounds)
        elif gained == MARSHAL:
            worth = self.plans.marshal_worth(min(marshal + 1, 9), rounds)
            worth -= self.plans.marshal_worth(marshal, rounds)
            if marshal == 0:
                worth += self.plans.booty(s, player)
        return worth

    def _prepare(self, s: State, player: i64, family: i64, card: i64) -> float:
        """High cards win; those that are worth more elsewhere are kept for it."""
        o = self.o
        if family == SURRENDER.number:
            return o.surrender
        c = self.c
        value = value_of(card)
        spent = o.fight_spent * self.plans.card_worth[card]
        if not against_player(c, s) and c.fighting.handler.get(s) != player:
            drawn = c.drawn.count(s) + c.picked.count(s)
            return o.fight_win * self.plans.beats(value, drawn) - spent + 0.5
        return o.fight_rank * float(value) - spent
