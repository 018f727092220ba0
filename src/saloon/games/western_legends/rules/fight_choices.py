"""What fighters choose: cards, surrender, reactions, and what voids a fight (DEC-16 to DEC-23)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Family, Menu, State, Step, Verb0, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import asking, book, fight_course, fights, powers, resources
from saloon.games.western_legends.table import FIGHT_PIECE, WesternLegends


@final
class ChooseFirstEffect(Verb1):
    """DEC-16, WL-F7: which of one's own two effects comes first; `s.a` is the side."""

    def take(self, t: WesternLegends, s: State, me: i64, source: i64) -> None:
        origin = fields.FROM_ABILITY if source == 0 else fields.FROM_WEAPON
        fight_course.use_effect_before(t, s, s.a, origin)


@final
class Prepare(Verb1):
    """DEC-18, DEC-22: the card to fight with."""

    def __init__(self, family: Family, rule: i64) -> None:
        super().__init__(family)
        self.rule: i64 = rule

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        t.hands.offer(s, me, ids.POKER_CARDS, 1, choices, self.family.base, 1)

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        return ALLOWED if t.hands.has(s, me, card) else self.rule

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        fights.prepare(t, s, me, card)
        s.tell(actions.PREPARED, me)


@final
class Surrender(Verb0):
    """DEC-18, WL-F10, WL-F24: the defender gives up and has lost."""

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        s.tell(actions.GAVE_UP, me)
        f = t.fighting
        f.no_cards.set(s, True)
        attacked = f.defender.get(s) == me
        f.winner.set(s, fields.ATTACKER_WINS if attacked else fields.DEFENDER_WINS)


@final
class Pick(Verb1):
    """DEC-22: the opponent's fight card, chosen by the player who handles the opponent."""

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        return ALLOWED if t.drawn.find(s, FIGHT_PIECE + card) >= 0 else book.BOTH_LAY_A_CARD

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        fights.pick(t, s, FIGHT_PIECE + card)


@final
class VoidFight(asking.AcceptOrPass):
    """DEC-19: an optional effect of a card, such as Shootout: an entry (`s.a`) of a source (`s.b`)."""

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        if not t.fighting.void.get(s):
            powers.run_entry(t, s, player, s.b, s.a)


@final
class HandlerVoid(asking.AcceptOrPass):
    """DEC-23: the opponent's handler may carry out steps of the fight card; `s.a` is the first of them.

    `s.b` is the living player, whom they concern.
    """

    def accept(self, t: WesternLegends, s: State, player: i64) -> None:
        powers.run_program(t, s, s.b, s.a, fields.BY_FIGHT_CARD)


@final
class React(Verb1):
    """DEC-20, WL-F12: a card that lowers the rival's card; `s.a` is the side."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        for card in range(ids.POKER_CARDS):
            if t.hands.has(s, me, card):
                choices.offer_if(self.works(t, s, me, card), self.family.base + card)

    def forbids(self, t: WesternLegends, s: State, me: i64, card: i64) -> i64:
        allowed = t.hands.has(s, me, card) and self.works(t, s, me, card)
        return ALLOWED if allowed else book.ONE_REACTION_EACH

    def works(self, t: WesternLegends, s: State, me: i64, card: i64) -> bool:
        """Whether a card has a reaction that works in this fight."""
        source = t.box.effect_of_card[card]
        entry = t.entry(source, codes.FIGHT_REACTION)
        return entry != 0 and powers.works(t, s, me, source, entry, fights.mask_against(t, s))

    def take(self, t: WesternLegends, s: State, me: i64, card: i64) -> None:
        source = t.box.effect_of_card[card]
        s.tell(actions.REACTED, me, card)
        resources.discard(t, s, me, card)
        t.fighting.reacted.set(s, s.a, 1)
        powers.run_entry(t, s, me, source, t.entry(source, codes.FIGHT_REACTION))


def void_fight(t: WesternLegends, s: State, player: i64, cause: i64) -> None:
    """WL-F22, WL-N14, WL-V25: the fight is void; its next stage begins it again.

    By a card of the player's own, or by the fight card: then the opponent's handler did it.
    """
    t.fighting.void.set(s, True)
    handler = t.fighting.handler.get(s)
    if cause != fields.BY_FIGHT_CARD:
        s.tell(actions.VOIDED, player)
    elif handler != NONE:
        s.tell(actions.VOIDED, handler)
    else:
        s.tell(actions.VOIDED_BY_MAN)


CHOOSING_FIRST_EFFECT: Final[Step] = Menu(
    "before_fight", [ChooseFirstEffect(actions.FIRST_EFFECT)], book.EFFECTS_BEFORE_THE_FIGHT
)
ATTACKING: Final[Step] = Menu(
    "attack_card", [Prepare(actions.PREPARE, book.ATTACKER_LAYS_A_CARD)], book.ATTACKER_LAYS_A_CARD
)
DEFENDING: Final[Step] = Menu(
    "defend",
    [Prepare(actions.PREPARE, book.DEFENDER_LAYS_OR_SURRENDERS), Surrender(actions.SURRENDER)],
    book.DEFENDER_LAYS_OR_SURRENDERS,
)
FACING: Final[Step] = Menu("own_card", [Prepare(actions.PREPARE, book.BOTH_LAY_A_CARD)], book.BOTH_LAY_A_CARD)
PICKING: Final[Step] = Menu("fight_card", [Pick(actions.PICK)], book.BOTH_LAY_A_CARD)
VOIDING: Final[Step] = VoidFight("void_fight", book.SHOOTOUT_VOIDS_THE_FIGHT)
HANDLER_VOIDING: Final[Step] = HandlerVoid("handler_void", book.FIGHT_CARD_TEN_VOIDS)
REACTING: Final[Step] = Menu(
    "reaction",
    [
        React(actions.REACT),
        asking.Pass(actions.PASS),
        *asking.stay_quiet(actions.REACTION, book.ONE_REACTION_EACH),
    ],
    book.ONE_REACTION_EACH,
)
