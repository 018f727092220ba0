"""Story cards: section Y of the rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Task
from saloon.games.western_legends.actions import (
    CONTRIBUTED,
    DISCARD_ITEM,
    MOVED_DISC,
    STORY_OPENED,
    STORY_TOLD,
    TELL_STORY,
)
from saloon.games.western_legends.codes import (
    C_ITEM,
    C_KIND,
    C_MIN,
    C_MONEY,
    COND_DISCARD_CARDS,
    COND_DISCARD_ITEM,
    COND_PAY,
    CONDITION_COLUMNS,
)
from saloon.games.western_legends.fields import (
    BY_STORY,
)
from saloon.games.western_legends.ids import EQUIPMENT, FIRST_ITEM, MONEY, NONE
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import R17, R18, Y2, Y3, Y15
from saloon.games.western_legends.rules.deeds import fulfils
from saloon.games.western_legends.rules.man_in_black import place_bandits
from saloon.games.western_legends.rules.powers import begin_action_limits
from saloon.games.western_legends.rules.resources import discard_chosen, lose, return_item
from saloon.games.western_legends.rules.sheriff import call_sheriff
from saloon.games.western_legends.table import PILES, STORY_PIECE, WesternLegends


def discs_on(c: WesternLegends, s: State, pile: i64) -> i64:
    """How many discs lie on the open card of a pile."""
    found: i64 = 0
    for player in range(c.players):
        found += c.discs.get(s, pile, player)
    return found


def contribute_forbidden(c: WesternLegends, s: State, player: i64, pile: i64) -> i64:
    """WL-Y2 to WL-Y5, WL-Y15: the rule that keeps a player from contributing to a pile."""
    if c.turn.contributed.get(s):
        return Y3
    if pile >= c.piles or c.open_story(s, pile) == NONE:
        return Y2
    if discs_on(c, s, pile) >= c.discs_needed:
        return Y2
    if not fulfils(c, s, player, c.box.story_condition[c.open_story(s, pile)]):
        return Y2
    on_each = c.discs.get(s, 0, player) == 1
    return ALLOWED if c.discs_left(s, player) > 0 or on_each else Y15


def contribute(c: WesternLegends, s: State, player: i64, pile: i64) -> None:
    """WL-R17: what has to be paid is paid, and the disc is placed at once."""
    s.push(c.place_disc, player, pile)
    pay_condition(c, s, player, c.box.story_condition[c.open_story(s, pile)])


def pay_condition(c: WesternLegends, s: State, player: i64, condition: i64) -> None:
    """What a condition costs, for stories and goals alike."""
    wants = c.box.conditions
    row = condition * CONDITION_COLUMNS
    kind = wants[row + C_KIND]
    if kind == COND_PAY:
        lose(c, s, player, MONEY, wants[row + C_MONEY])
    elif kind == COND_DISCARD_CARDS:
        discard_chosen(c, s, player, wants[row + C_MIN])
    elif kind == COND_DISCARD_ITEM:
        item = wants[row + C_ITEM]
        if item != NONE:
            return_item(c, s, player, item)
        elif c.items_of(s, player) == 1:
            for owned in range(FIRST_ITEM, EQUIPMENT):
                if c.owns(s, player, owned):
                    return_item(c, s, player, owned)
        else:
            s.push(c.contribute_item, player)


class ContributeItem(Asked):
    """DEC-27: which item to give up for a condition."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "contribute_item", R17, [DISCARD_ITEM])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for item in range(FIRST_ITEM, EQUIPMENT):
            choices.offer_if(self.c.owns(s, player, item), DISCARD_ITEM.at(item))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        return_item(self.c, s, player, self.families.first(action))


class PlaceDisc(Task):
    """WL-Y2, WL-Y5: a disc is placed on the pile `a`, or the other one is moved there."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("place_disc")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        c = self.c
        if c.discs_left(s, player) > 0:
            s.tell(CONTRIBUTED, player, a)
        else:
            c.discs.move(s, 1 - a, player, -1)
            s.tell(MOVED_DISC, player, a)
        c.discs.move(s, a, player, 1)
        c.turn.contributed.set(s, True)


# -- a story is told --------


def is_complete(c: WesternLegends, s: State, pile: i64) -> bool:
    """WL-Y7: whether all slots of the open card are full."""
    return pile < c.piles and discs_on(c, s, pile) >= c.discs_needed


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

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        c = self.c
        if b < PUT_ASIDE:
            s.push(self, player, a, b + 1)
        story = c.table.story.get(s)
        if b == TURNED:
            self._turn(s, a)
        elif b == REWARDED:
            self._reward(s, player, story)
        elif b == BANDITS_CAME:
            place_bandits(c, s, c.box.story_bandits[story])
        elif b == SHERIFF_CALLED:
            call_sheriff(c, s, player, c.box.story_sheriff[story])
        else:
            self._put_aside(s, a)

    def _turn(self, s: State, pile: i64) -> None:
        """The discs go back to their owners, and the reward becomes known."""
        c = self.c
        tellers: i64 = 0
        for player in range(c.players):
            if c.discs.get(s, pile, player) > 0:
                tellers |= 1 << player
            c.discs.set(s, pile, player, 0)
        piece = c.stories[pile].take(s)
        c.told.put(s, piece)
        c.table.story.set(s, piece - STORY_PIECE)
        c.table.pile.set(s, pile)
        c.table.tellers.set(s, tellers)
        c.table.told.move(s, 1)
        c.dice.clear(s)
        begin_action_limits(c, s)
        s.tell(STORY_TOLD, piece - STORY_PIECE)

    def _reward(self, s: State, player: i64, story: i64) -> None:
        """WL-Y9, WL-R19: each contributor once, in turn order from the player whose turn ends."""
        c = self.c
        for turn in range(c.players - 1, -1, -1):
            seat = (player + turn) % c.players
            if (c.table.tellers.get(s) >> seat) & 1 == 1:
                c.run_program(s, seat, c.box.story_reward[story], BY_STORY)

    def _put_aside(self, s: State, pile: i64) -> None:
        """WL-R15: the next card is open now; an empty pile is made of the cards that were put aside."""
        c = self.c
        c.past.put(s, c.told.take(s))
        c.table.story.set(s, NONE)
        c.table.tellers.set(s, 0)
        c.table.pile.set(s, NONE)
        if c.stories[pile].count(s) == 0:
            while c.past.count(s) > 0:
                c.stories[pile].put(s, c.past.take(s))
            c.stories[pile].shuffle(s)
        s.reveal()
        s.tell(STORY_OPENED, pile, c.box.story_group[c.open_story(s, pile)])


class StoryOrder(Asked):
    """DEC-28, WL-R18: which of two complete cards is told first."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "story_order", R18, [TELL_STORY])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for pile in range(PILES):
            choices.offer(TELL_STORY.at(pile))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        s.push(self.c.tell_story, player, self.families.first(action), TURNED)
