"""What fighters choose: cards, surrender, reactions, and what voids a fight (DEC-16 to DEC-23)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.games.western_legends.actions import (
    FIRST_EFFECT,
    GAVE_UP,
    PASS,
    PASS_GAME,
    PASS_TURN,
    PICK,
    PREPARE,
    PREPARED,
    REACT,
    REACTED,
    REACTION,
    SURRENDER,
    VOIDED,
    VOIDED_BY_MAN,
)
from saloon.games.western_legends.codes import FIGHT_REACTION
from saloon.games.western_legends.fields import (
    BY_FIGHT_CARD,
    FROM_ABILITY,
    FROM_WEAPON,
)
from saloon.games.western_legends.ids import FIGHT_CARDS, NONE, POKER_CARDS
from saloon.games.western_legends.rules.asking import AcceptOrPass, Asked, offer_quiet, take_quiet
from saloon.games.western_legends.rules.book import F7, F9, F12, F22, N4, N14
from saloon.games.western_legends.rules.fight_course import Fight
from saloon.games.western_legends.rules.fights import (
    mask_against,
    pick,
    prepare,
    surrender,
)
from saloon.games.western_legends.rules.powers import run_entry, works
from saloon.games.western_legends.rules.resources import discard
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


class BeforeFight(Asked):
    """DEC-16: which of two own effects comes first; `a` is the side."""

    def __init__(self, c: WesternLegends, fight: Fight) -> None:
        super().__init__(c, "before_fight", F7, [FIRST_EFFECT])
        self.fight = fight

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        choices.offer(FIRST_EFFECT.at(0))
        choices.offer(FIRST_EFFECT.at(1))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        self.fight.run_before(s, a, FROM_ABILITY if self.families.first(action) == 0 else FROM_WEAPON)


class AttackCard(Asked):
    """DEC-18, DEC-22: the card to fight with."""

    def __init__(self, c: WesternLegends, name: str, rule: i64) -> None:
        super().__init__(c, name, rule, [PREPARE])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        self.c.hands.offer(s, player, POKER_CARDS, 1, choices, PREPARE.base, 1)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        prepare(self.c, s, player, action - PREPARE.base)
        s.tell(PREPARED, player)


class Defend(Asked):
    """DEC-18: a card to defend with, or to surrender."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "defend", F9, [PREPARE, SURRENDER])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        self.c.hands.offer(s, player, POKER_CARDS, 1, choices, PREPARE.base, 1)
        choices.offer(SURRENDER.at())

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        if action == SURRENDER.base:
            s.tell(GAVE_UP, player)
            surrender(self.c, s, player)
        else:
            prepare(self.c, s, player, action - PREPARE.base)
            s.tell(PREPARED, player)


class FightCard(Asked):
    """DEC-22: the fight card of the opponent, chosen by whoever handles it."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "fight_card", N4, [PICK])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for card in range(FIGHT_CARDS):
            choices.offer_if(self.c.drawn.find(s, FIGHT_PIECE + card) >= 0, PICK.at(card))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        pick(self.c, s, FIGHT_PIECE + self.families.first(action))


class VoidFight(AcceptOrPass):
    """DEC-19: an optional effect of the own card, such as Shootout; `a` is the entry, `b` its source."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "void_fight", F22)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        if not self.c.fighting.void.get(s):
            run_entry(self.c, s, player, b, a)


class HandlerVoid(AcceptOrPass):
    """DEC-23: whoever handles the opponent may carry out steps of the fight card; `a` is the first of them.

    `b` is the living player, whom they concern.
    """

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "handler_void", N14)

    def accept(self, s: State, player: i64, a: i64, b: i64) -> None:
        self.c.run_program(s, b, a, BY_FIGHT_CARD)


class Reaction(Asked):
    """DEC-20: a card that lowers the rival's card, or none; `a` is the side."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "reaction", F12, [REACT, PASS, PASS_TURN, PASS_GAME])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        vs = mask_against(c, s)
        for card in range(POKER_CARDS):
            if c.hands.has(s, player, card):
                source = c.box.effect_of_card[card]
                entry = c.entry(source, FIGHT_REACTION)
                if entry != 0 and works(c, s, player, source, entry, vs):
                    choices.offer(REACT.at(card))
        choices.offer(PASS.at())
        offer_quiet(REACTION, choices)

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        a = s.a
        c = self.c
        if self.families.family(action) != REACT.number:
            take_quiet(c, s, player, action)
            return
        card = self.families.first(action)
        source = c.box.effect_of_card[card]
        s.tell(REACTED, player, card)
        discard(c, s, player, card)
        c.fighting.reacted.set(s, a, 1)
        run_entry(c, s, player, source, c.entry(source, FIGHT_REACTION))


def void_fight(c: WesternLegends, s: State, player: i64, cause: i64) -> None:
    """WL-F22, WL-N14, WL-V25: the fight is void; its next stage begins it again.

    By a card of the player's own, or by the fight card: then whoever handles the opponent did it.
    """
    c.fighting.void.set(s, True)
    handler = c.fighting.handler.get(s)
    if cause != BY_FIGHT_CARD:
        s.tell(VOIDED, player)
    elif handler != NONE:
        s.tell(VOIDED, handler)
    else:
        s.tell(VOIDED_BY_MAN)
