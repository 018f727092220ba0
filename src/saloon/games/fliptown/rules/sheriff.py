"""The sheriff and the end of a round: phase 6 (section 14 of the rules, FT-P8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Choices, Menu, State, Step, Task, Verb1
from saloon.games.fliptown import actions, table
from saloon.games.fliptown.actions import ABILITY, ABILITY_GOLD, ABILITY_WANTED
from saloon.games.fliptown.components.names import GOLD, MONEY, RANKS, ROUNDS, STARS
from saloon.games.fliptown.rules import abilities, book, publish, rounds
from saloon.games.fliptown.rules.asking import YesOrNo, ask
from saloon.games.fliptown.rules.bounties import turn_bounties
from saloon.games.fliptown.rules.gains import max_of, spend
from saloon.games.fliptown.scoring import cowbot_score
from saloon.games.fliptown.table import MARSHAL, Fliptown

# -- bribes --------------------------------------------------------------------------------------------------


def can_bribe(t: Fliptown, s: State, player: i64) -> bool:
    """FT-SH1, FT-R24: whether a bribe is needed and can be paid in full."""
    wanted = t.people.wanted.get(s, player)
    return wanted >= 2 and t.people.gold.get(s, player) >= wanted


def can_use_before_bribes(t: Fliptown, s: State, player: i64, ability: i64) -> bool:
    """FT-R26: whether an ability can be used before bribes."""
    if ability == ABILITY_WANTED and abilities.can_preach(t, s, player):
        return True
    return abilities.can_use(t, s, player, ability)


def has_to_decide(t: Fliptown, s: State, player: i64) -> bool:
    """Whether a player is asked at all."""
    return (
        can_bribe(t, s, player)
        or can_use_before_bribes(t, s, player, ABILITY_GOLD)
        or can_use_before_bribes(t, s, player, ABILITY_WANTED)
    )


@final
class VisitSheriff(Task):
    """FT-SH1, FT-SH3: all who have something to decide are asked at once."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        t.clock.phase.set(s, table.SHERIFF_PHASE)
        s.push(SHOW_SHERIFF, 0)
        if not t.solo:
            for seat in range(t.players):
                t.people.keep(s, seat)
        for seat in range(t.players):
            if has_to_decide(t, s, seat):
                ask(t, s, BRIBING, seat)


@final
class Bribe(Verb1):
    """FT-DE23, FT-DE27: bribe the sheriff or not."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base + actions.NO)
        choices.offer_if(can_bribe(t, s, me), self.family.base + actions.YES)

    def forbids(self, t: Fliptown, s: State, me: i64, answer: i64) -> i64:
        if answer == actions.NO or can_bribe(t, s, me):
            return ALLOWED
        return book.NO_BRIBE_NEEDED if t.people.wanted.get(s, me) < 2 else book.BRIBES_IN_FULL

    def take(self, t: Fliptown, s: State, me: i64, answer: i64) -> None:
        if answer == actions.YES:
            t.people.bribed.set(s, me, True)
            spend(t, s, me, GOLD, t.people.wanted.get(s, me))


@final
class UseBeforeBribe(abilities.UseAbility):
    """FT-DE26, FT-CH7: the Preacher's moment, and the last one of the others."""

    def is_usable(self, t: Fliptown, s: State, me: i64, ability: i64) -> bool:
        return can_use_before_bribes(t, s, me, ability)

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        if t.characters:
            for ability in range(ABILITY_GOLD, ABILITY_WANTED + 1):
                choices.offer_if(can_use_before_bribes(t, s, me, ability), ABILITY.base + ability)

    def forbids(self, t: Fliptown, s: State, me: i64, ability: i64) -> i64:
        if can_use_before_bribes(t, s, me, ability):
            return ALLOWED
        return book.WHEN_ABILITIES_ARE_USED if t.characters else book.ABILITIES_ONCE_A_GAME

    def go_on(self, t: Fliptown, s: State, me: i64) -> None:
        s.push(BRIBING, me)


# -- the sheriff card ----------------------------------------------------------------------------------------


@final
class ShowSheriff(Task):
    """FT-SH2 to FT-SH6: the card is shown, and everybody is judged by it."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        show_card(t, s)
        judge_everybody(t, s)


def show_card(t: Fliptown, s: State) -> None:
    """FT-SH2, FT-SH3, FT-SH11: who bribed, and then the card."""
    card = t.sheriff.take(s)
    t.discards.put(s, card)
    t.clock.shown.set(s, card)
    for seat in range(t.players):
        if not t.solo and s.events is not None:
            publish.tell_uses(t, s, seat)
            publish.tell_changes(t, s, seat)
        if t.people.bribed.get(s, seat):
            s.tell(actions.BRIBED, seat, t.people.wanted.get(s, seat))
    s.tell(actions.SHERIFF_SHOWN, card)


def judge_everybody(t: Fliptown, s: State) -> None:
    """FT-SH4 to FT-SH6; the Marshal may draw again if that can help (FT-R25)."""
    s.push(ARREST, 0)
    for seat in range(t.players):
        judge(t, s, seat, t.clock.shown.get(s))
    marshal = t.owner_of(s, MARSHAL)
    if marshal != NOTHING and t.people.arrested.get(s, marshal) and t.people.wanted.get(s, marshal) <= RANKS:
        s.push(REDRAWING, marshal)


def judge(t: Fliptown, s: State, player: i64, card: i64) -> None:
    """FT-SH4 to FT-SH6, FT-R4: active WANTED against the value of a sheriff card."""
    is_caught = card % RANKS + 1 < t.people.wanted.get(s, player)
    t.people.arrested.set(s, player, is_caught and not t.people.bribed.get(s, player))


@final
class Redraw(YesOrNo):
    """FT-DE28, FT-CH6, FT-R25: the Marshal may draw a card that counts for this player only."""

    def agree(self, t: Fliptown, s: State, me: i64) -> None:
        abilities.spend_use(t, s, me)
        card = rounds.draw_card(t, s)
        t.discards.put(s, card)
        s.tell(actions.OWN_SHERIFF, me, card)
        judge(t, s, me, card)


# -- fines ---------------------------------------------------------------------------------------------------


def can_pay_money(t: Fliptown, s: State, player: i64) -> bool:
    """FT-SH7, FT-SH8: whether a fine may be paid in money."""
    fine = t.box.fine_money[t.clock.round.get(s)]
    return t.people.wanted.get(s, player) < t.box.stars_only_from and t.people.money.get(s, player) >= fine


def pay_fine(t: Fliptown, s: State, player: i64, resource: i64) -> None:
    """FT-SH6, FT-SH9, FT-SH10: the fine of this round, or all there is; WANTED stay as they are.

    It is told at the end of the round, to all at once.
    """
    fines = t.box.fine_money if resource == MONEY else t.box.fine_stars
    left = t.people.resources.get(s, player, resource) - fines[t.clock.round.get(s)]
    t.people.resources.set(s, player, resource, max_of(left, 0))


@final
class Arrest(Task):
    """FT-SH6 to FT-SH9: all who are arrested pay at once; where there is a choice, it is asked."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        s.push(END_ROUND, 0)
        for seat in range(t.players):
            t.people.keep(s, seat)
            if not t.people.arrested.get(s, seat):
                s.tell(actions.SAFE, seat)
                continue
            s.tell(actions.ARRESTED, seat)
            t.people.arrests.move(s, seat, 1)
            if not can_pay_money(t, s, seat):  # FT-R23: then stars, in full or not
                pay_fine(t, s, seat, STARS)
            elif t.people.stars.get(s, seat) < t.box.fine_stars[t.clock.round.get(s)]:
                pay_fine(t, s, seat, MONEY)
            else:
                ask(t, s, FINING, seat)


@final
class PayFine(Verb1):
    """FT-DE29, FT-R23: money or stars."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base)
        choices.offer(self.family.base + 1)

    def take(self, t: Fliptown, s: State, me: i64, fine: i64) -> None:
        pay_fine(t, s, me, MONEY if fine == 0 else STARS)


# -- the end of a round --------------------------------------------------------------------------------------


@final
class EndRound(Task):
    """FT-P1, FT-P8: the next round, or the end of the game."""

    def run(self, t: Fliptown, s: State, player: i64) -> None:
        close_arrests(t, s)
        next_round_or_end(t, s)


def close_arrests(t: Fliptown, s: State) -> None:
    """FT-R12, FT-R36, FT-SH6: bounties are turned, and what was paid since the arrests is told."""
    turn_bounties(t, s)
    for seat in range(t.players):
        for resource in range(MONEY, STARS + 1):
            fine = t.people.before.get(s, seat, resource) - t.people.resources.get(s, seat, resource)
            if fine > 0:
                s.tell(actions.FINED, seat, resource, fine)
        t.people.arrested.set(s, seat, False)


def next_round_or_end(t: Fliptown, s: State) -> None:
    """FT-P1, FT-P8, FT-CB9: three rounds, then who has won."""
    finished = t.clock.round.get(s)
    if finished < ROUNDS:
        s.push(rounds.NEXT_ROUND, 0, finished + 1)
        return
    t.clock.phase.set(s, table.OVER_PHASE)
    for seat in range(t.players):
        s.tell(actions.SCORED, seat, t.score(s, seat))
    if not t.has_cowbot:
        s.finish(table.THIRD_ROUND)
        return
    s.tell(actions.COWBOT_SCORED, t.clock.cowbot.get(s), cowbot_score(t, s))
    s.finish(table.COWBOT_WON if t.is_lost(s) else table.COWBOT_BEATEN)


# -- the moments ---------------------------------------------------------------------------------------------

VISIT_SHERIFF: Final[Step] = VisitSheriff("visit_sheriff")
BRIBING: Final[Step] = Menu("bribe", [Bribe(actions.BRIBE), UseBeforeBribe()], book.BRIBES_IN_FULL)
SHOW_SHERIFF: Final[Step] = ShowSheriff("show_sheriff")
REDRAWING: Final[Step] = Menu("redraw", [Redraw(actions.REDRAW)], book.MARSHAL_DRAWS_AGAIN)
ARREST: Final[Step] = Arrest("arrest")
FINING: Final[Step] = Menu("fine", [PayFine(actions.FINE)], book.FINES_IN_FULL)
END_ROUND: Final[Step] = EndRound("end_round")
