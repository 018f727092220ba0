"""Story cards: section Y of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Course, Menu, State, Step, Task, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, deeds, man_in_black, powers, resources, sheriff
from saloon.games.western_legends.table import STORY_PIECE, WesternLegends


def discs_on(t: WesternLegends, s: State, pile: i64) -> i64:
    """How many discs lie on the open card of a pile."""
    found: i64 = 0
    for player in range(t.players):
        found += t.discs.get(s, pile, player)
    return found


# -- discs are placed --------


@final
class Contribute(Verb1):
    """DEC-26, WL-Y2 to WL-Y5, WL-Y15: a disc on the open card of a pile whose condition is fulfilled."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        if not t.turn.contributed.get(s):
            for pile in range(t.piles):
                choices.offer_if(self.forbids(t, s, me, pile) == ALLOWED, self.family.base + pile)

    def forbids(self, t: WesternLegends, s: State, me: i64, pile: i64) -> i64:
        if t.turn.contributed.get(s):
            return book.CONTRIBUTE_ONCE_A_TURN
        if pile >= t.piles or t.open_story(s, pile) == NONE or is_complete(t, s, pile):
            return book.CONTRIBUTE_WHAT_YOU_FULFIL
        if not deeds.fulfils(t, s, me, t.box.story_condition[t.open_story(s, pile)]):
            return book.CONTRIBUTE_WHAT_YOU_FULFIL
        on_each = t.discs.get(s, 0, me) == 1
        return ALLOWED if t.discs_left(s, me) > 0 or on_each else book.BOTH_DISCS_ON_ONE_CARD

    def take(self, t: WesternLegends, s: State, me: i64, pile: i64) -> None:
        """WL-R17: what has to be paid is paid, and the disc is placed at once."""
        s.push(PLACING_DISC, me, pile)
        pay_condition(t, s, me, t.box.story_condition[t.open_story(s, pile)])


def pay_condition(t: WesternLegends, s: State, player: i64, condition: i64) -> None:
    """WL-R17: what a condition costs, for stories and goals alike."""
    wants = t.box.conditions
    row = condition * codes.CONDITION_COLUMNS
    kind = wants[row + codes.C_KIND]
    if kind == codes.COND_PAY:
        resources.lose(t, s, player, ids.MONEY, wants[row + codes.C_MONEY])
    elif kind == codes.COND_DISCARD_CARDS:
        resources.discard_chosen(t, s, player, wants[row + codes.C_MIN])
    elif kind == codes.COND_DISCARD_ITEM:
        item = wants[row + codes.C_ITEM]
        if item != NONE:
            resources.return_item(t, s, player, item)
        elif t.items_of(s, player) == 1:
            for owned in range(ids.FIRST_ITEM, ids.EQUIPMENT):
                if t.owns(s, player, owned):
                    resources.return_item(t, s, player, owned)
        else:
            s.push(GIVING_ITEM, player)


@final
class GiveItem(Verb1):
    """DEC-27: which item to give up for a condition."""

    def forbids(self, t: WesternLegends, s: State, me: i64, item: i64) -> i64:
        owned = item >= ids.FIRST_ITEM and t.owns(s, me, item)
        return ALLOWED if owned else book.PAY_AND_PLACE_AT_ONCE

    def take(self, t: WesternLegends, s: State, me: i64, item: i64) -> None:
        resources.return_item(t, s, me, item)


@final
class PlaceDisc(Task):
    """WL-Y2, WL-Y5: a disc is placed on a pile (`s.a`), or the one on the other pile is moved there."""

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        pile = s.a
        if t.discs_left(s, player) > 0:
            s.tell(actions.CONTRIBUTED, player, pile)
        else:
            t.discs.move(s, 1 - pile, player, -1)
            s.tell(actions.MOVED_DISC, player, pile)
        t.discs.move(s, pile, player, 1)
        t.turn.contributed.set(s, True)


# -- a story is told --------


def is_complete(t: WesternLegends, s: State, pile: i64) -> bool:
    """WL-Y7: whether all slots of the open card are full."""
    return pile < t.piles and discs_on(t, s, pile) >= t.discs_needed


def turn_card(t: WesternLegends, s: State, player: i64) -> None:
    """WL-Y8: the discs go back to their owners, and the reward becomes known."""
    pile = s.a
    tellers: i64 = 0
    for seat in range(t.players):
        if t.discs.get(s, pile, seat) > 0:
            tellers |= 1 << seat
        t.discs.set(s, pile, seat, 0)
    piece = t.stories[pile].take(s)
    t.told.put(s, piece)
    t.table.story.set(s, piece - STORY_PIECE)
    t.table.pile.set(s, pile)
    t.table.tellers.set(s, tellers)
    t.table.told.move(s, 1)
    t.dice.clear(s)
    powers.begin_action_limits(t, s)
    s.tell(actions.STORY_TOLD, piece - STORY_PIECE)


def reward_tellers(t: WesternLegends, s: State, player: i64) -> None:
    """WL-Y9, WL-R19: each contributor once, in turn order from the player whose turn ends."""
    reward = t.box.story_reward[t.table.story.get(s)]
    for turn in range(t.players - 1, -1, -1):
        seat = (player + turn) % t.players
        if (t.table.tellers.get(s) >> seat) & 1 == 1:
            powers.run_program(t, s, seat, reward, fields.BY_STORY)


def bring_bandits(t: WesternLegends, s: State, player: i64) -> None:
    """WL-Y11: bandits on the hideouts that the card names."""
    man_in_black.place_bandits(t, s, t.box.story_bandits[t.table.story.get(s)])


def send_for_sheriff(t: WesternLegends, s: State, player: i64) -> None:
    """WL-Y12: the player whose turn ends may move the sheriff."""
    sheriff.call_sheriff(t, s, player, t.box.story_sheriff[t.table.story.get(s)])


def put_aside(t: WesternLegends, s: State, player: i64) -> None:
    """WL-R15: the next card is open now; an empty pile is made of the cards that were put aside."""
    pile = s.a
    t.past.put(s, t.told.take(s))
    t.table.story.set(s, NONE)
    t.table.tellers.set(s, 0)
    t.table.pile.set(s, NONE)
    if t.stories[pile].count(s) == 0:
        while t.past.count(s) > 0:
            t.stories[pile].put(s, t.past.take(s))
        t.stories[pile].shuffle(s)
    s.reveal()
    s.tell(actions.STORY_OPENED, pile, t.box.story_group[t.open_story(s, pile)])


@final
class TellFirst(Verb1):
    """DEC-28, WL-R18: which of two complete cards is told first."""

    def take(self, t: WesternLegends, s: State, me: i64, pile: i64) -> None:
        s.push(TELL_STORY, me, pile)


TELL_STORY: Final[Step] = Course(
    "tell_story", [turn_card, reward_tellers, bring_bandits, send_for_sheriff, put_aside], about=True
)
"""WL-Y8, WL-Y17: a complete card is turned and carried out; `s.a` is the pile."""
ORDERING_STORIES: Final[Step] = Menu(
    "story_order", [TellFirst(actions.TELL_STORY)], book.ORDER_OF_TWO_STORIES
)
GIVING_ITEM: Final[Step] = Menu(
    "contribute_item", [GiveItem(actions.DISCARD_ITEM)], book.PAY_AND_PLACE_AT_ONCE
)
PLACING_DISC: Final[Step] = PlaceDisc("place_disc")
