"""What fighters choose: cards, surrender, reactions, and what voids a fight (DEC-16 to DEC-23)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.authoring import Choices, State
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, fight_course, fights, powers, resources
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


class BeforeFight(asking.Asked):
    """DEC-16: which of two own effects comes first; `a` is the side."""

    def __init__(self, c: WesternLegends, fight: fight_course.Fight) -> None:
        super().__init__(c, "before_fight", book.EFFECTS_BEFORE_THE_FIGHT, [actions.FIRST_EFFECT])
        self.fight = fight

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        choices.offer(actions.FIRST_EFFECT.at(0))
        choices.offer(actions.FIRST_EFFECT.at(1))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        self.fight.run_before(
            t, s, a, fields.FROM_ABILITY if self.families.first(action) == 0 else fields.FROM_WEAPON
        )


class AttackCard(asking.Asked):
    """DEC-18, DEC-22: the card to fight with."""

    def __init__(self, c: WesternLegends, name: str, rule: i64) -> None:
        super().__init__(c, name, rule, [actions.PREPARE])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        t.hands.offer(s, player, ids.POKER_CARDS, 1, choices, actions.PREPARE.base, 1)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        fights.prepare(t, s, player, action - actions.PREPARE.base)
        s.tell(actions.PREPARED, player)


class Defend(asking.Asked):
    """DEC-18: a card to defend with, or to surrender."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "defend", book.DEFENDER_LAYS_OR_SURRENDERS, [actions.PREPARE, actions.SURRENDER])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        t.hands.offer(s, player, ids.POKER_CARDS, 1, choices, actions.PREPARE.base, 1)
        choices.offer(actions.SURRENDER.at())

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        if action == actions.SURRENDER.base:
            s.tell(actions.GAVE_UP, player)
            fights.surrender(t, s, player)
        else:
            fights.prepare(t, s, player, action - actions.PREPARE.base)
            s.tell(actions.PREPARED, player)


class FightCard(asking.Asked):
    """DEC-22: the fight card of the opponent, chosen by whoever handles it."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "fight_card", book.BOTH_LAY_A_CARD, [actions.PICK])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for card in range(ids.FIGHT_CARDS):
            choices.offer_if(t.drawn.find(s, FIGHT_PIECE + card) >= 0, actions.PICK.at(card))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        fights.pick(t, s, FIGHT_PIECE + self.families.first(action))


class VoidFight(asking.AcceptOrPassOld):
    """DEC-19: an optional effect of the own card, such as Shootout; `a` is the entry, `b` its source."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "void_fight", book.SHOOTOUT_VOIDS_THE_FIGHT)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        if not t.fighting.void.get(s):
            powers.run_entry(t, s, player, b, a)


class HandlerVoid(asking.AcceptOrPassOld):
    """DEC-23: whoever handles the opponent may carry out steps of the fight card; `a` is the first of them.

    `b` is the living player, whom they concern.
    """

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "handler_void", book.FIGHT_CARD_TEN_VOIDS)

    def accept(self, t: WesternLegends, s: State, player: i64, a: i64, b: i64) -> None:
        t.run_program(s, b, a, fields.BY_FIGHT_CARD)


class Reaction(asking.Asked):
    """DEC-20: a card that lowers the rival's card, or none; `a` is the side."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(
            c,
            "reaction",
            book.ONE_REACTION_EACH,
            [actions.REACT, actions.PASS, actions.PASS_TURN, actions.PASS_GAME],
        )

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        vs = fights.mask_against(t, s)
        for card in range(ids.POKER_CARDS):
            if t.hands.has(s, player, card):
                source = t.box.effect_of_card[card]
                entry = t.entry(source, codes.FIGHT_REACTION)
                if entry != 0 and powers.works(t, s, player, source, entry, vs):
                    choices.offer(actions.REACT.at(card))
        choices.offer(actions.PASS.at())
        asking.offer_quiet(actions.REACTION, choices)

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        a = s.a
        if self.families.family(action) != actions.REACT.number:
            asking.take_quiet(t, s, player, action)
            return
        card = self.families.first(action)
        source = t.box.effect_of_card[card]
        s.tell(actions.REACTED, player, card)
        resources.discard(t, s, player, card)
        t.fighting.reacted.set(s, a, 1)
        powers.run_entry(t, s, player, source, t.entry(source, codes.FIGHT_REACTION))


def void_fight(t: WesternLegends, s: State, player: i64, cause: i64) -> None:
    """WL-F22, WL-N14, WL-V25: the fight is void; its next stage begins it again.

    By a card of the player's own, or by the fight card: then whoever handles the opponent did it.
    """
    t.fighting.void.set(s, True)
    handler = t.fighting.handler.get(s)
    if cause != fields.BY_FIGHT_CARD:
        s.tell(actions.VOIDED, player)
    elif handler != NONE:
        s.tell(actions.VOIDED, handler)
    else:
        s.tell(actions.VOIDED_BY_MAN)
