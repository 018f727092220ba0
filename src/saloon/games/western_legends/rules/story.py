"""Story cards: section Y of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, State, Task
from saloon.games.western_legends import actions, codes, fields, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, deeds, man_in_black, powers, resources, sheriff
from saloon.games.western_legends.table import PILES, STORY_PIECE, WesternLegends


def discs_on(t: WesternLegends, s: State, pile: i64) -> i64:
    """How many discs lie on the open card of a pile."""
    found: i64 = 0
    for player in range(t.players):
        found += t.discs.get(s, pile, player)
    return found


def contribute_forbidden(t: WesternLegends, s: State, player: i64, pile: i64) -> i64:
    """WL-Y2 to WL-Y5, WL-Y15: the rule that keeps a player from contributing to a pile."""
    if t.turn.contributed.get(s):
        return book.CONTRIBUTE_ONCE_A_TURN
    if pile >= t.piles or t.open_story(s, pile) == NONE:
        return book.CONTRIBUTE_WHAT_YOU_FULFIL
    if discs_on(t, s, pile) >= t.discs_needed:
        return book.CONTRIBUTE_WHAT_YOU_FULFIL
    if not deeds.fulfils(t, s, player, t.box.story_condition[t.open_story(s, pile)]):
        return book.CONTRIBUTE_WHAT_YOU_FULFIL
    on_each = t.discs.get(s, 0, player) == 1
    return ALLOWED if t.discs_left(s, player) > 0 or on_each else book.BOTH_DISCS_ON_ONE_CARD


def contribute(t: WesternLegends, s: State, player: i64, pile: i64) -> None:
    """WL-R17: what has to be paid is paid, and the disc is placed at once."""
    s.push(t.place_disc, player, pile)
    pay_condition(t, s, player, t.box.story_condition[t.open_story(s, pile)])


def pay_condition(t: WesternLegends, s: State, player: i64, condition: i64) -> None:
    """What a condition costs, for stories and goals alike."""
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
            s.push(t.contribute_item, player)


class ContributeItem(asking.Asked):
    """DEC-27: which item to give up for a condition."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "contribute_item", book.PAY_AND_PLACE_AT_ONCE, [actions.DISCARD_ITEM])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for item in range(ids.FIRST_ITEM, ids.EQUIPMENT):
            choices.offer_if(t.owns(s, player, item), actions.DISCARD_ITEM.at(item))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        resources.return_item(t, s, player, self.families.first(action))


class PlaceDisc(Task):
    """WL-Y2, WL-Y5: a disc is placed on the pile `a`, or the other one is moved there."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("place_disc")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        if t.discs_left(s, player) > 0:
            s.tell(actions.CONTRIBUTED, player, a)
        else:
            t.discs.move(s, 1 - a, player, -1)
            s.tell(actions.MOVED_DISC, player, a)
        t.discs.move(s, a, player, 1)
        t.turn.contributed.set(s, True)


# -- a story is told --------


def is_complete(t: WesternLegends, s: State, pile: i64) -> bool:
    """WL-Y7: whether all slots of the open card are full."""
    return pile < t.piles and discs_on(t, s, pile) >= t.discs_needed


TURNED: Final[i64] = 0
REWARDED: Final[i64] = 1
BANDITS_CAME: Final[i64] = 2
SHERIFF_CALLED: Final[i64] = 3
PUT_ASIDE: Final[i64] = 4


class TellStory(Task):
    """WL-Y8, WL-Y17: a complete card is turned and carried out; `a` is the pile, `b` the stage."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("tell_story")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if b < PUT_ASIDE:
            s.push(self, player, a, b + 1)
        story = t.table.story.get(s)
        if b == TURNED:
            self._turn(t, s, a)
        elif b == REWARDED:
            self._reward(t, s, player, story)
        elif b == BANDITS_CAME:
            man_in_black.place_bandits(t, s, t.box.story_bandits[story])
        elif b == SHERIFF_CALLED:
            sheriff.call_sheriff(t, s, player, t.box.story_sheriff[story])
        else:
            self._put_aside(t, s, a)

    def _turn(self, t: WesternLegends, s: State, pile: i64) -> None:
        """The discs go back to their owners, and the reward becomes known."""
        tellers: i64 = 0
        for player in range(t.players):
            if t.discs.get(s, pile, player) > 0:
                tellers |= 1 << player
            t.discs.set(s, pile, player, 0)
        piece = t.stories[pile].take(s)
        t.told.put(s, piece)
        t.table.story.set(s, piece - STORY_PIECE)
        t.table.pile.set(s, pile)
        t.table.tellers.set(s, tellers)
        t.table.told.move(s, 1)
        t.dice.clear(s)
        powers.begin_action_limits(t, s)
        s.tell(actions.STORY_TOLD, piece - STORY_PIECE)

    def _reward(self, t: WesternLegends, s: State, player: i64, story: i64) -> None:
        """WL-Y9, WL-R19: each contributor once, in turn order from the player whose turn ends."""
        for turn in range(t.players - 1, -1, -1):
            seat = (player + turn) % t.players
            if (t.table.tellers.get(s) >> seat) & 1 == 1:
                t.run_program(s, seat, t.box.story_reward[story], fields.BY_STORY)

    def _put_aside(self, t: WesternLegends, s: State, pile: i64) -> None:
        """WL-R15: the next card is open now; an empty pile is made of the cards that were put aside."""
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


class StoryOrder(asking.Asked):
    """DEC-28, WL-R18: which of two complete cards is told first."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "story_order", book.ORDER_OF_TWO_STORIES, [actions.TELL_STORY])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for pile in range(PILES):
            choices.offer(actions.TELL_STORY.at(pile))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        s.push(t.tell_story, player, self.families.first(action), TURNED)
