"""Draft piles for two and three players: sections 9, 10 and 11 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import NOTHING, Choices, Menu, State, Step, Task, Verb0, Verb1
from saloon.games.cover_your_assets import actions
from saloon.games.cover_your_assets.components import MOVE, PLAYABLE, SWAP
from saloon.games.cover_your_assets.rules import book, challenge
from saloon.games.cover_your_assets.table import DRAFT_PILES, Cover


def rebury(t: Cover, s: State, pile: i64, card: i64) -> None:
    """CA-23A1, CA-R38: back into the middle at random; not on top, and if possible not at the bottom.

    If only Swaps lie above the bottom card, it goes below that, which otherwise would never come up.
    """
    rest = t.rests[pile]
    place: i64 = 0
    if not only_swaps_from(t, s, pile, 1):
        place = 1 + s.below(rest.count(s) - 1)
    rest.insert(s, place, card)
    t.buried.move(s, pile, card - SWAP, 1)


def turn_card_up(t: Cover, s: State, pile: i64, just_buried: i64) -> i64:
    """The next face-down card of a draft pile, and what everybody then knows about the rest (CA-H5).

    A card that was just reburied does not come up: it is never put on top.
    """
    card = t.rests[pile].take(s)
    s.tell(actions.TURNED_UP, pile, card)
    if card >= PLAYABLE:
        still_there = 1 if card == just_buried else 0
        if t.buried.get(s, pile, card - SWAP) > still_there:
            t.buried.move(s, pile, card - SWAP, -1)
    return card


def only_swaps_from(t: Cover, s: State, pile: i64, place: i64) -> bool:
    """Whether a draft pile's face-down cards from a place up are all Swaps (or there are none)."""
    rest = t.rests[pile]
    for i in range(place, rest.count(s)):
        if rest.at(s, i) != SWAP:
            return False
    return True


def move_set(t: Cover, s: State, player: i64, direction: i64) -> None:
    """CA-X5: turn a stack over by one set."""
    if direction == actions.TOP_TO_BOTTOM:
        t.stacks.top_to_bottom(s, player)
    else:
        t.stacks.bottom_to_top(s, player)


def move_of(s: State) -> i64:
    """Whose stack an order is asked about, or NOTHING (CA-23A3)."""
    if s.over or s.step_of(s.actor()) is not ORDERING:
        return NOTHING
    return s.argument(s.actor())


@final
class LetPass(Verb0):
    """CA-2P11: the drafted set goes where it belongs."""

    def take(self, t: Cover, s: State, me: i64) -> None:
        drafter = t.challenge.defender.get(s)
        number = t.challenge.set.get(s)
        s.tell(actions.LET_PASSED, me)
        t.challenge.clear(s)
        challenge.place_drafted(t, s, drafter, number)


@final
class Contest(Verb1):
    """CA-2P9, CA-2P10: challenge a drafted set with one matching card."""

    def offer(self, t: Cover, s: State, me: i64, choices: Choices) -> None:
        challenge.offer_matching(t, s, me, t.challenged_asset(s), self.family.base, choices)

    def forbids(self, t: Cover, s: State, me: i64, card: i64) -> i64:
        return challenge.opening_forbidden(t, s, me, card, t.challenged_asset(s))

    def take(self, t: Cover, s: State, me: i64, card: i64) -> None:
        drafter = t.challenge.defender.get(s)
        s.tell(actions.CONTESTED, me, drafter, t.challenged_asset(s))
        challenge.open_with(t, s, me, card)
        challenge.next_answer(t, s, drafter)


CONTESTING: Final[Step] = Menu(
    "contest",
    [LetPass(actions.LET_PASS), Contest(actions.CONTEST)],
    book.DRAFTS_CAN_BE_CONTESTED,
    {"answer_double": book.CONTEST_WITH_ONE_CARD},
)
"""CA-DEC5, CA-2P9, CA-3P5, CA-R17, CA-R44: the opponent may challenge a drafted set.

Asked even of a player who cannot, so that nobody learns that (CA-H7). The drafted set waits as the set of a
challenge whose defender is the drafter."""


@final
class TurnUp(Task):
    """CA-2P12, CA-R19, CA-R20, CA-R41, CA-23A2 to CA-23A7: turn up the next card of each used pile.

    `s.a` is the set of piles (as bits) that still have to show a card. An action card takes effect at once,
    wholly, before anything else is turned up.
    """

    def run(self, t: Cover, s: State, player: i64) -> None:
        left = s.a
        for pile in range(DRAFT_PILES):
            if (left >> pile) & 1 == 0:
                continue
            rest = t.rests[pile]
            just_buried = NOTHING
            while rest.count(s) > 0:
                card = turn_card_up(t, s, pile, just_buried)
                if card < PLAYABLE:
                    t.tops[pile].put(s, card)
                    break
                just_buried = NOTHING
                if card == SWAP:
                    just_buried = _swap(t, s, player, pile)
                elif _asks_moves(t, s, player, pile, left):
                    return
            left -= 1 << int(pile)


def _swap(t: Cover, s: State, player: i64, pile: i64) -> i64:
    """CA-23A4, CA-23A5, CA-R38, CA-R40: the two exchange top sets, or the card is put back.

    Returns the card if it was put back, otherwise NOTHING.
    """
    rival = t.other_at_pile(player, pile)
    if t.stacks.height(s, player) > 0 and t.stacks.height(s, rival) > 0:
        t.stacks.swap_tops(s, player, rival)
        s.tell(actions.SWAPPED, player, rival)
    elif not only_swaps_from(t, s, pile, 0):
        s.tell(actions.REBURIED, pile, SWAP)
        rebury(t, s, pile, SWAP)
        return SWAP
    t.spent.put(s, SWAP)
    return NOTHING


def _asks_moves(t: Cover, s: State, player: i64, pile: i64, left: i64) -> bool:
    """CA-23A3, CA-R39: each decides for the other, the active player first."""
    t.spent.put(s, MOVE)
    rival = t.other_at_pile(player, pile)
    decides_rival = t.stacks.height(s, player) >= 2
    decides_player = t.stacks.height(s, rival) >= 2
    if not decides_rival and not decides_player:
        return False
    s.push(TURN_UP, player, left)
    if decides_rival:
        s.push(ORDERING, rival, player)
    if decides_player:
        s.push(ORDERING, player, rival)
    return True


@final
class OrderMove(Verb1):
    """CA-DEC6, CA-23A3: which way the opponent (`s.a`) must move a set."""

    def take(self, t: Cover, s: State, me: i64, direction: i64) -> None:
        move_set(t, s, s.a, direction)
        s.tell(actions.MOVED, me, s.a, direction)


TURN_UP: Final[Step] = TurnUp("turn_up")
ORDERING: Final[Step] = Menu("order_move", [OrderMove(actions.ORDER_MOVE)], book.MOVES_TURNED_UP_ARE_ORDERED)
