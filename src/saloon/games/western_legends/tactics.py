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
from saloon.games.western_legends.codes import (
    AFTER_MOVE,
    CARD_ACTION,
    OP_MOVE,
    SOURCE_EQUIPMENT,
    WRANGLE,
)
from saloon.games.western_legends.fields import (
    F_ATTACKER,
    F_HANDLER,
    MONEY_LIMIT,
    P_LP,
    P_MARSHAL,
    P_MONEY,
    P_NUGGETS,
    P_WANTED,
    P_WOUNDS,
    T_SHERIFF,
    U_ACTIONS,
)
from saloon.games.western_legends.ids import (
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
from saloon.games.western_legends.plans import ACTION, CARD, DOLLAR, NUGGET, SOLD, WOUND, Plans
from saloon.games.western_legends.rules.fights import (
    ATTACKER_SIDE,
    DEFENDER_SIDE,
    against_player,
    attacker_leads,
    value_on,
)
from saloon.games.western_legends.rules.poker import worth_with
from saloon.games.western_legends.rules.poker_hands import kind_of_hand
from saloon.games.western_legends.state import WesternLegends, value_of


@final
class Tactics:
    """First impressions of choices."""

    def __init__(self, c: WesternLegends, plans: Plans) -> None:
        self.c: Final = c
        self.families: Final = c.game.families
        self.plans: Final = plans

    def target_of(self, s: State, player: i64) -> i64:
        """Where the player's best plan leads, when a movement is possible now; else NONE."""
        c = self.c
        if s.simultaneous:
            return NONE
        step = s.step_of(player)
        if step is c.act or step is c.moving:
            return self.plans.at(s, player, c.space_of(s, player))[1]
        if step is c.sheriff:
            return self._prey(s, player)
        return NONE

    def _prey(self, s: State, player: i64) -> i64:
        """The space of the outlaw with the most points whom the sheriff should visit, or NONE."""
        c = self.c
        best: i64 = NONE
        most: i64 = NONE
        for other in range(c.players):
            if other != player and c.is_outlaw(s, other):
                points = c.people.get(s, other, P_LP) + c.people.get(s, other, P_WANTED)
                if points > most:
                    most = points
                    best = c.space_of(s, other)
        return best

    def impression(self, s: State, player: i64, action: i64, target: i64) -> float:
        """How good a choice looks; `target` is what `target_of` answers."""
        family = self.families.family(action)
        first = self.families.first(action)
        c = self.c
        if family == STEP.number or family == STOP.number:
            return self._step(s, player, family, first, target)
        if family in (PASS_TURN.number, PASS_GAME.number, ASK_AGAIN.number):
            return -9.0
        if not s.simultaneous and s.step_of(player) is c.act:
            return self._act(s, player, action, family, first)
        if family == ACCEPT.number or family == PASS.number:
            return self._accept(s, player, family == ACCEPT.number)
        if family == PREPARE.number or family == SURRENDER.number:
            return self._prepare(s, player, family, first)
        if family == OPTION.number:
            return self._option(s, player, first)
        if family == DISCARD.number:
            return -self.plans.card_worth[first]
        if family == PICK.number:
            return 0.2 * float(first)
        if family == LAY.number:
            worth = worth_with(c, s, first, self.families.second(action))
            return 0.5 * float(kind_of_hand(worth)) + 0.000001 * float(worth)
        if family == REACT.number:
            return 0.6
        return self._rest(s, player, action, family, first)

    def _rest(self, s: State, player: i64, action: i64, family: i64, first: i64) -> float:
        c = self.c
        if family == INCOME.number:
            cards = c.hands.size_of(s, player)
            if first == 0:
                return 0.5 if c.people.get(s, player, P_MONEY) < 100 else 0.1
            return (0.9 if cards < 2 else 0.35) if first == 1 else (0.6 if cards < 3 else 0.4)
        if family == BUY.number:
            return self.plans.buy_worth(s, player, first)
        if family == UPGRADE.number:
            return self.plans.upgrade_worth(s, player, first)
        if family == SELL.number:
            return SOLD * float(first)
        if family == ADD_NUGGET.number:
            return 1.0
        if family == LOOT.number:
            victim = s.argument(player)
            if first == 0:
                return float(c.people.get(s, victim, P_MONEY)) * DOLLAR * 0.5
            return float(c.people.get(s, victim, P_NUGGETS)) * NUGGET * 0.5 if first == 1 else 0.0
        if family == REROLL.number:
            return 0.5 if c.box.die_face[c.dice.get(s, first) - 1] == FACE_BLANK else -0.2
        if family == RETURN_FAME.number:
            return -float(first)
        if family == WIELD.number:
            side = c.side_of_item(s, player, first)
            if first < FIRST_WEAPON:
                spare = c.people.get(s, player, P_NUGGETS) > 4
                return float(c.box.movement[side]) + (4.0 if spare and c.box.nugget_bonus[side] > 0 else 0.0)
            return float(c.box.end_lp[side]) + 0.1 * float(first)
        if family == TARGET.number:
            return 0.1 * float(c.people.get(s, first, P_LP)) - (1.0 if first == player else 0.0)
        if family == CLAIM.number:
            return 3.0
        return -0.1 if family == DONE.number else 0.0

    # -- movement ------------------------------------------------------------------------------------------

    def _step(self, s: State, player: i64, family: i64, to: i64, target: i64) -> float:
        """Towards the target; a bandit on the way is met only with a good card."""
        c = self.c
        step = s.step_of(player)
        sheriff = step is c.sheriff
        here = c.table.get(s, T_SHERIFF) if sheriff else c.space_of(s, player)
        if family == STOP.number:
            return 0.3 if target == NONE or here == target else 0.0
        if target == NONE or to >= SPACES or here >= SPACES:
            return -0.3
        closer = float(self.plans.far(s, here, target) - self.plans.far(s, to, target))
        score = 0.45 * closer
        if sheriff:
            here_is_mine = c.is_outlaw(s, player) and c.space_of(s, player) == to
            return -2.0 if here_is_mine else score
        if c.bandits.get(s, to) == 1:
            score += self.plans.bandit_gain(s, player)
        if step is c.act:
            worth = self.plans.at(s, player, here)[0]
            score += 0.3 * worth - (0.0 if closer > 0.0 else 0.5)
        return score

    # -- the action phase ------------------------------------------------------------------------------------

    def _act(self, s: State, player: i64, action: i64, family: i64, first: i64) -> float:
        c = self.c
        plans = self.plans
        money = c.people.get(s, player, P_MONEY)
        if family == END_TURN.number:
            return 0.05 if c.turn.get(s, U_ACTIONS) == 0 else -0.3
        if family == WORK.number:
            return 10.0 * DOLLAR if money < MONEY_LIMIT else -0.1
        if family == SELL.number:
            return (SOLD - 0.4) * float(first)
        if family == ADD_NUGGET.number:
            return 0.9
        if family == REVEL.number:
            return float(first) * (1.0 - 30.0 * DOLLAR) + (0.3 if first >= 3 else 0.0)
        if family == PROSPECT.number:
            return plans.gain_at(s, player, MINE) * 0.6 + 0.3
        if family == PLAY.number:
            entry = c.entry(c.box.effect_of_card[first], CARD_ACTION)
            return plans.program_worth(c.box.entry_do[entry]) - 0.7 * plans.card_worth[first]
        if family == USE.number:
            wounds = c.people.get(s, player, P_WOUNDS)
            return CARD + (WOUND if wounds > 0 else 0.0) - 0.4
        if family == BUY.number:
            return plans.buy_worth(s, player, first)
        if family == UPGRADE.number:
            return plans.upgrade_worth(s, player, first)
        if family == ROB_BANK.number:
            return plans.robbery_gain(s, player)
        if family == SEE_DOCTOR.number:
            return plans.gain_at(s, player, DOCTOR) + 0.2
        if family == START_POKER.number:
            return 0.55 + 0.05 * float(c.hands.size_of(s, player)) if money >= 20 else 0.2
        if family == TAKE_CATTLE.number:
            return 0.5 if plans.rounds_left(s) > 2.0 else -0.1
        if family == ATTACK.number or family == ATTACK_MAN.number:
            return self._attack(s, player, action, family, first)
        return self._free(s, player, family, first)

    def _free(self, s: State, player: i64, family: i64, first: i64) -> float:
        c = self.c
        if family == DELIVER.number:
            if first == WRANGLE:
                return 1.6
            return 1.6 - self.plans.marshal_worth(s, c.people.get(s, player, P_MARSHAL))
        if family == CONTRIBUTE.number:
            return 1.2
        if family == CLAIM.number:
            return 3.0
        if family == TRAVEL.number:
            target = self.plans.at(s, player, c.space_of(s, player))[1]
            if target == NONE:
                return -0.3
            here = c.space_of(s, player)
            return 0.3 * float(self.plans.far(s, here, target) - self.plans.far(s, first, target)) - ACTION
        if family == REACT.number:
            entry = c.entry(c.box.effect_of_card[first], AFTER_MOVE)
            gain = -0.1 if c.box.op[c.box.entry_do[entry]] == OP_MOVE else 0.4
            return gain - 0.5 * self.plans.card_worth[first] + 0.2
        if family == REACT_ITEM.number:
            return 0.3 if c.entry(SOURCE_EQUIPMENT + first * 2, AFTER_MOVE) != 0 else 0.0
        return 0.7 if family == REACT_ABILITY.number else 0.0

    def _attack(self, s: State, player: i64, action: i64, family: i64, first: i64) -> float:
        """Arrests, duels and robberies: the stakes and the chance to win, by the own best card."""
        c = self.c
        plans = self.plans
        best = plans.best_value(s, player)
        kind = first if family == ATTACK_MAN.number else self.families.second(action)
        badge = plans.marshal_worth(s, c.people.get(s, player, P_MARSHAL))
        if family == ATTACK_MAN.number:
            win = plans.beats(best - 1, 3)
            stakes = 2.0 if kind == DUEL else 2.2 - badge
        else:
            win = 0.07 * float(best) - 0.05 * float(c.hands.size_of(s, first))
            win = min(max(win, 0.05), 0.95)
            stakes = self._stakes(s, player, first, kind, badge)
        return win * stakes - (1.0 - win) * (WOUND - CARD) - 0.3 * ACTION

    def _stakes(self, s: State, player: i64, victim: i64, kind: i64, badge: float) -> float:
        c = self.c
        people = c.people
        if kind == DUEL:
            return 2.3
        money = float(people.get(s, victim, P_MONEY)) * 0.5 * DOLLAR
        gold = float(people.get(s, victim, P_NUGGETS)) * 0.5 * NUGGET
        if kind == ARREST:
            return 1.4 + 0.3 * float(people.get(s, victim, P_WANTED)) + money + gold
        wanted = people.get(s, player, P_WANTED)
        climb = self.plans.wanted_worth(s, min(wanted + 1, 9)) - self.plans.wanted_worth(s, wanted)
        return climb + 1.4 * max(money, gold) - badge

    # -- answers ---------------------------------------------------------------------------------------------

    def _accept(self, s: State, player: i64, accepts: bool) -> float:
        """How good it looks to accept what is offered; passing is worth nothing."""
        if not accepts:
            return 0.0
        c = self.c
        step = s.step_of(player)
        if step is c.join_poker:
            cards = c.hands.size_of(s, player)
            return 0.4 if cards >= 2 else -0.1
        if step is c.make_active:
            item = s.argument(player)
            if item < FIRST_WEAPON:
                return float(c.box.movement[item * 2] - c.movement_of(s, player)) + 0.1
            return 0.2
        if step is c.void_fight or step is c.handler_void:
            mine = value_on(c, s, ATTACKER_SIDE)
            other = value_on(c, s, DEFENDER_SIDE)
            leads = attacker_leads(mine, other, wins_ties=against_player(c, s))
            attacks = c.fighting.get(s, F_ATTACKER) == player
            return -0.8 if leads == attacks else 0.8
        if step is c.steal_cattle:
            return 0.8
        if step is c.exchange:
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
            return WOUND * float(max(amount, 1))
        return self.plans.gain_worth(resource, amount)

    def _option(self, s: State, player: i64, place: i64) -> float:
        """Options of an effect by their gains, alternatives of a loss by what they cost."""
        c = self.c
        box = c.box
        node = s.argument(player)
        option = box.first[node]
        for _place in range(place):
            option = box.next[option]
        if s.step_of(player) is c.lose_choice:
            if box.a[option] == WOUNDS:
                wounds = float(c.people.get(s, player, P_WOUNDS))
                return -WOUND * (1.0 + 0.3 * wounds)
            return -self.plans.gain_worth(box.a[option], box.b[option])
        worth = self.plans.program_worth(box.first[option])
        gained = box.a[box.first[option]]
        marshal = c.people.get(s, player, P_MARSHAL)
        if gained == WANTED and marshal > 0:
            worth -= self.plans.marshal_worth(s, marshal)
        elif gained == MARSHAL and marshal > 0:
            worth += self.plans.marshal_worth(s, min(marshal + 1, 9)) - self.plans.marshal_worth(s, marshal)
        return worth

    def _prepare(self, s: State, player: i64, family: i64, card: i64) -> float:
        """High cards win; those that are worth more elsewhere are kept for it."""
        if family == SURRENDER.number:
            return 0.45
        c = self.c
        value = value_of(card)
        if not against_player(c, s) and c.fighting.get(s, F_HANDLER) != player:
            drawn = c.drawn.count(s) + c.picked.count(s)
            return 2.2 * self.plans.beats(value, drawn) - 0.5 * self.plans.card_worth[card] + 0.5
        return 0.11 * float(value) - 0.5 * self.plans.card_worth[card]
