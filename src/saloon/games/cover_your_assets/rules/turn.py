"""The turn: sections 3 and 8 of the rules, and the draft of section 9."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, NOTHING, Choices, Family, Menu, State, Step, Verb0, Verb1, Verb2
from saloon.games.cover_your_assets import actions
from saloon.games.cover_your_assets.components import ASSETS, KINDS, MOVE, PENNY_JAR, PLAYABLE, SWAP
from saloon.games.cover_your_assets.rules import book, challenge, draft, flow
from saloon.games.cover_your_assets.stacks import SECOND, TOP
from saloon.games.cover_your_assets.table import DRAFT_PILES, DRAFTED, Cover


class Action1(Verb1):
    """An action with one argument: the first one of a turn, or the second (CA-A2, CA-A3)."""

    def __init__(self, family: Family, is_first: bool) -> None:
        super().__init__(family)
        self.is_first: Final = is_first


class Action2(Verb2):
    """An action with two arguments."""

    def __init__(self, family: Family, is_first: bool) -> None:
        super().__init__(family)
        self.is_first: Final = is_first


# -- forming and discarding ------------------------------------------------------------------------------


@final
class Discard(Action1):
    """CA-D1, CA-R31: any card from hand; before a second action its place is filled at once (CA-A6)."""

    def forbids(self, t: Cover, s: State, me: i64, card: i64) -> i64:
        return ALLOWED if t.hands.has(s, me, card) else book.DISCARDS_COME_FROM_HAND

    def take(self, t: Cover, s: State, me: i64, card: i64) -> None:
        t.hands.drop(s, me, card)
        t.discard.put(s, card)
        s.tell(actions.DISCARDED, me, card)
        if t.two_actions and self.is_first:
            flow.refill(t, s, me)
        flow.after_action(t, s, me, self.is_first)


@final
class Pair(Action1):
    """CA-F1: two assets of a kind from hand."""

    def forbids(self, t: Cover, s: State, me: i64, asset: i64) -> i64:
        return ALLOWED if t.hands.count(s, me, asset) >= 2 else book.PAIR_IS_TWO_OF_A_KIND

    def take(self, t: Cover, s: State, me: i64, asset: i64) -> None:
        _form(t, s, me, asset, asset)
        flow.after_action(t, s, me, self.is_first)


@final
class PairWild(Action2):
    """CA-F3: an asset and a wild from hand."""

    def forbids(self, t: Cover, s: State, me: i64, asset: i64, wild: i64) -> i64:
        both = t.hands.has(s, me, asset) and t.hands.has(s, me, ASSETS + wild)
        return ALLOWED if both else book.ASSET_AND_WILD

    def take(self, t: Cover, s: State, me: i64, asset: i64, wild: i64) -> None:
        _form(t, s, me, asset, ASSETS + wild)
        flow.after_action(t, s, me, self.is_first)


def _form(t: Cover, s: State, player: i64, asset: i64, other: i64) -> None:
    """CA-F1, CA-F3, CA-F5, CA-F7, CA-F8: two cards from hand become the new top set."""
    number = t.stacks.new_set(s, asset)
    t.hands.drop(s, player, asset)
    t.hands.drop(s, player, other)
    t.stacks.add_card(s, number, asset)
    t.stacks.add_card(s, number, other)
    t.stacks.put(s, player, number)
    t.tell_set(s, actions.FORMED, player, number)


@final
class TakeDiscard(Action1):
    """CA-F2 to CA-F4, CA-F6, CA-F9, CA-R6, CA-R31: a hand card and the top discard become the top set."""

    def forbids(self, t: Cover, s: State, me: i64, card: i64) -> i64:
        top = t.discard.top(s)
        if top == NOTHING:
            return book.EMPTY_DISCARD_PILE
        if top >= PLAYABLE:
            return book.NO_SETS_WITH_ACTION_CARDS
        if card >= PLAYABLE or not t.hands.has(s, me, card):
            return book.ONE_CARD_COMES_FROM_HAND
        if card >= ASSETS and top >= ASSETS:
            return book.TWO_WILDS_ARE_NO_SET
        if card < ASSETS and top < ASSETS and card != top:
            return book.TOP_DISCARD_MUST_BE_THE_SAME
        return ALLOWED

    def take(self, t: Cover, s: State, me: i64, card: i64) -> None:
        other = t.discard.take(s)
        asset = card if card < ASSETS else other
        number = t.stacks.new_set(s, asset)
        t.hands.drop(s, me, card)
        t.stacks.add_card(s, number, card)
        t.stacks.add_card(s, number, other)
        t.stacks.put(s, me, number)
        t.tell_set(s, actions.FORMED_WITH_DISCARD, me, number)
        flow.after_action(t, s, me, self.is_first)


@final
class Upgrade(Action1):
    """CA-A8, CA-R28: an asset from hand onto the player's own top set, never a wild."""

    def forbids(self, t: Cover, s: State, me: i64, card: i64) -> i64:
        if not t.upgrades:
            return book.ONE_ACTION_A_TURN
        if t.stacks.height(s, me) == 0 or card != t.stacks.top_asset(s, me):
            return book.UPGRADE_IS_OF_THE_SAME_KIND
        return ALLOWED if t.hands.has(s, me, card) else book.UPGRADE_IS_OF_THE_SAME_KIND

    def take(self, t: Cover, s: State, me: i64, card: i64) -> None:
        number = t.stacks.top(s, me)
        t.hands.drop(s, me, card)
        t.stacks.add_card(s, number, card)
        t.tell_set(s, actions.UPGRADED, me, number)
        flow.after_action(t, s, me, self.is_first)


# -- challenging -----------------------------------------------------------------------------------------


@final
class Challenge(Action2):
    """CA-C1 to CA-C4, CA-J7: open against a top set with one card."""

    def forbids(self, t: Cover, s: State, me: i64, target: i64, card: i64) -> i64:
        rule = challenge.target_forbidden(t, s, me, target)
        if rule != ALLOWED:
            return rule
        return challenge.opening_forbidden(t, s, me, card, t.stacks.top_asset(s, target))

    def take(self, t: Cover, s: State, me: i64, target: i64, card: i64) -> None:
        s.push(flow.AFTER_ACTION, me, 1 if self.is_first else 0)
        number = t.stacks.top(s, target)
        s.tell(actions.CHALLENGED, me, target, t.stacks.asset(s, number))
        challenge.begin(t, s, me, target, number, TOP)
        challenge.open_with(t, s, me, card)
        challenge.next_answer(t, s, target)


@final
class ChallengeSecond(Action2):
    """CA-A11 to CA-A14, CA-R25 to CA-R27: open against a second set with a double."""

    def forbids(self, t: Cover, s: State, me: i64, target: i64, double: i64) -> i64:
        if not t.second_sets:
            return book.SECOND_SETS_IN_ADVANCED_GAMES
        rule = challenge.target_forbidden(t, s, me, target)
        if rule != ALLOWED:
            return rule
        if t.stacks.height(s, target) < 3:
            return book.SECOND_SET_NEEDS_ONE_BELOW
        if double == actions.JAR_DOUBLE:
            return ALLOWED if t.hands.has(s, me, PENNY_JAR) else book.SECOND_SET_NEEDS_A_DOUBLE
        asset = t.stacks.asset(s, t.stacks.at(s, target, SECOND))
        held = challenge.holds_double(t, s, me, double, asset)
        return ALLOWED if held else book.SECOND_SET_NEEDS_A_DOUBLE

    def take(self, t: Cover, s: State, me: i64, target: i64, double: i64) -> None:
        s.push(flow.AFTER_ACTION, me, 1 if self.is_first else 0)
        number = t.stacks.at(s, target, SECOND)
        s.tell(actions.CHALLENGED_SECOND, me, target, t.stacks.asset(s, number))
        challenge.begin(t, s, me, target, number, SECOND)
        if double == actions.JAR_DOUBLE:
            challenge.open_with(t, s, me, PENNY_JAR)
        else:
            challenge.play_double(t, s, me, double)
        challenge.next_answer(t, s, target)


# -- action cards ----------------------------------------------------------------------------------------


@final
class PlaySwap(Action1):
    """CA-A9, CA-X3, CA-X4, CA-R29: exchange top sets with another player."""

    def forbids(self, t: Cover, s: State, me: i64, target: i64) -> i64:
        if not t.hands.has(s, me, SWAP):
            return book.ACTION_CARDS_COME_FROM_HAND
        if target == me or target >= t.players:
            return book.SWAP_WITH_ANOTHER_PLAYER
        if t.stacks.height(s, me) == 0 or t.stacks.height(s, target) == 0:
            return book.SWAP_NEEDS_TWO_SETS
        return ALLOWED

    def take(self, t: Cover, s: State, me: i64, target: i64) -> None:
        _spend(t, s, me, SWAP)
        t.stacks.swap_tops(s, me, target)
        s.tell(actions.SWAPPED, me, target)
        flow.after_action(t, s, me, self.is_first)


@final
class PlayMove(Action2):
    """CA-A9, CA-X5, CA-R30: turn over any stack of at least two sets."""

    def forbids(self, t: Cover, s: State, me: i64, target: i64, direction: i64) -> i64:
        if not t.hands.has(s, me, MOVE):
            return book.ACTION_CARDS_COME_FROM_HAND
        if target >= t.players:
            return book.MOVE_NEEDS_A_STACK
        return ALLOWED if t.stacks.height(s, target) >= 2 else book.MOVE_NEEDS_TWO_SETS

    def take(self, t: Cover, s: State, me: i64, target: i64, direction: i64) -> None:
        _spend(t, s, me, MOVE)
        draft.move_set(t, s, target, direction)
        s.tell(actions.MOVED, me, target, direction)
        flow.after_action(t, s, me, self.is_first)


def _spend(t: Cover, s: State, player: i64, card: i64) -> None:
    """CA-X1: a played action card is out of play."""
    t.hands.drop(s, player, card)
    t.spent.put(s, card)


# -- drafting --------------------------------------------------------------------------------------------


@final
class Draft(Action2):
    """CA-2P6 to CA-2P9, CA-3P4, CA-K4, CA-R18, CA-R20: a hand card and the tops of draft piles.

    The number of a choice of piles is their bits minus one.
    """

    def forbids(self, t: Cover, s: State, me: i64, card: i64, piles: i64) -> i64:
        if not t.drafts:
            return book.DRAFTS_NEED_DRAFT_PILES
        if not t.hands.has(s, me, card):
            return book.DRAFT_WITH_A_HAND_CARD
        used = piles + 1
        asset: i64 = card if card < ASSETS else NOTHING
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 0:
                continue
            if not t.shares_pile(me, pile) or (t.players == 3 and used != (used & -used)):
                return book.ONE_PILE_WITHIN_REACH
            top = t.tops[pile].top(s)
            if top == NOTHING:
                return book.EMPTY_PILES_STAY_EMPTY
            if top < ASSETS:
                if asset != NOTHING and top != asset:
                    return book.DRAFT_IS_ONE_SET
                asset = top
        return book.DRAFT_IS_ONE_SET if asset == NOTHING else ALLOWED

    def take(self, t: Cover, s: State, me: i64, card: i64, piles: i64) -> None:
        """CA-2P7 to CA-2P9, CA-2P12, CA-H11: make the set, let the opponent decide, then turn up."""
        s.push(flow.AFTER_ACTION, me, 1 if self.is_first else 0)
        used = piles + 1
        asset = card
        rival: i64 = NOTHING
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 1:
                rival = t.other_at_pile(me, pile)
                if t.tops[pile].top(s) < ASSETS:
                    asset = t.tops[pile].top(s)
        number = t.stacks.new_set(s, asset)
        t.hands.drop(s, me, card)
        t.stacks.add_card(s, number, card)
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 1:
                t.stacks.add_card(s, number, t.tops[pile].take(s))
        s.tell(actions.DRAFTED, me, card, piles)
        s.push(draft.TURN_UP, me, used)
        if t.hands.size_of(s, rival) == 0 or t.banned.get(s, rival, me) == 1:
            challenge.place_drafted(t, s, me, number)
            return
        challenge.begin(t, s, rival, me, number, DRAFTED)
        s.push(draft.CONTESTING, rival)


# -- the question ----------------------------------------------------------------------------------------


@final
class EndTurn(Verb0):
    """CA-A2, CA-A3: instead of a second action."""

    def __init__(self, family: Family, is_first: bool) -> None:
        super().__init__(family)
        self.is_first: Final = is_first

    def forbids(self, t: Cover, s: State, me: i64) -> i64:
        if not t.two_actions:
            return book.NO_PASSING
        return book.FIRST_ACTION_IS_A_DUTY if self.is_first else ALLOWED

    def take(self, t: Cover, s: State, me: i64) -> None:
        flow.end_turn(t, s, me)


ELSEWHERE: Final = {
    "answer": book.ANSWERS_MATCH,
    "answer_double": book.ANSWERS_MATCH,
    "concede": book.ANSWERS_MATCH,
    "contest": book.DRAFTS_CAN_BE_CONTESTED,
    "let_pass": book.DRAFTS_CAN_BE_CONTESTED,
}
"""The rules against actions that belong to other questions."""


@final
class Turn(Menu):
    """CA-DEC2, CA-DEC3, CA-T1, CA-T2: the active player takes the first or the second action of a turn."""

    def __init__(self, name: str, *, first: bool) -> None:
        self.is_first: Final = first
        self.challenge_second: Final = ChallengeSecond(actions.CHALLENGE_SECOND, first)
        self.swap: Final = PlaySwap(actions.PLAY_SWAP, first)
        self.move: Final = PlayMove(actions.PLAY_MOVE, first)
        self.draft: Final = Draft(actions.DRAFT, first)
        verbs = [
            Discard(actions.DISCARD, first),
            Pair(actions.PAIR, first),
            PairWild(actions.PAIR_WILD, first),
            TakeDiscard(actions.TAKE_DISCARD, first),
            Challenge(actions.CHALLENGE, first),
            self.challenge_second,
            Upgrade(actions.UPGRADE, first),
            self.swap,
            self.move,
            self.draft,
            EndTurn(actions.END_TURN, first),
        ]
        super().__init__(name, verbs, book.MOVES_TURNED_UP_ARE_ORDERED, ELSEWHERE)

    def offer(self, t: Cover, s: State, player: i64, choices: Choices) -> None:
        hands = t.hands
        hands.offer(s, player, t.kinds_end, 1, choices, actions.DISCARD.base, 1)
        hands.offer(s, player, ASSETS, 2, choices, actions.PAIR.base, 1)
        has_wild = hands.holds_any(s, player, ASSETS, t.wilds_end)
        if has_wild:
            family = actions.PAIR_WILD
            for wild in range(ASSETS, t.wilds_end):
                if hands.has(s, player, wild):
                    first = family.at(0, wild - ASSETS)
                    hands.offer(s, player, ASSETS, 1, choices, first, family.stride)
        _offer_takes(t, s, player, has_wild, choices)
        if t.stacks.height(s, player) > 0:
            self._offer_challenges(t, s, player, has_wild, choices)
            if t.upgrades:
                card = t.stacks.top_asset(s, player)
                choices.offer_if(hands.has(s, player, card), actions.UPGRADE.at(card))
        if t.action_cards and hands.holds_any(s, player, SWAP, KINDS):
            self._offer_action_cards(t, s, player, choices)
        if t.drafts:
            self._offer_drafts(t, s, player, choices)
        if not self.is_first:
            choices.offer(actions.END_TURN.base)

    def _offer_challenges(self, t: Cover, s: State, player: i64, has_wild: bool, choices: Choices) -> None:
        for target in range(t.players):
            asset = NOTHING if target == player else t.stacks.open_asset(s, target)
            if asset == NOTHING:
                continue
            if t.two_actions and t.banned.get(s, player, target) == 1:
                continue
            choices.offer_if(t.hands.has(s, player, asset), actions.CHALLENGE.at(target, asset))
            if has_wild:
                for wild in range(ASSETS, t.wilds_end):
                    choices.offer_if(t.hands.has(s, player, wild), actions.CHALLENGE.at(target, wild))
            if t.second_sets and t.stacks.height(s, target) >= 3:
                for double in range(actions.TWO_CARD_DOUBLES + 1):
                    if self.challenge_second.forbids(t, s, player, target, double) == ALLOWED:
                        choices.offer(actions.CHALLENGE_SECOND.at(target, double))

    def _offer_action_cards(self, t: Cover, s: State, player: i64, choices: Choices) -> None:
        swap = t.hands.has(s, player, SWAP)
        move = t.hands.has(s, player, MOVE)
        for target in range(t.players):
            if swap and self.swap.forbids(t, s, player, target) == ALLOWED:
                choices.offer(actions.PLAY_SWAP.at(target))
            if move and self.move.forbids(t, s, player, target, actions.TOP_TO_BOTTOM) == ALLOWED:
                choices.offer(actions.PLAY_MOVE.at(target, actions.TOP_TO_BOTTOM))
                choices.offer(actions.PLAY_MOVE.at(target, actions.BOTTOM_TO_TOP))

    def _offer_drafts(self, t: Cover, s: State, player: i64, choices: Choices) -> None:
        for card in range(PLAYABLE):
            if t.hands.has(s, player, card):
                for piles in range(actions.DRAFT.stride):
                    if self.draft.forbids(t, s, player, card, piles) == ALLOWED:
                        choices.offer(actions.DRAFT.at(card, piles))


def _offer_takes(t: Cover, s: State, player: i64, has_wild: bool, choices: Choices) -> None:
    """The hand cards that pair with the top discard."""
    top = t.discard.top(s)
    if top == NOTHING or top >= PLAYABLE:
        return
    if top >= ASSETS:
        t.hands.offer(s, player, ASSETS, 1, choices, actions.TAKE_DISCARD.base, 1)
        return
    choices.offer_if(t.hands.has(s, player, top), actions.TAKE_DISCARD.at(top))
    if has_wild:
        for wild in range(ASSETS, t.wilds_end):
            choices.offer_if(t.hands.has(s, player, wild), actions.TAKE_DISCARD.at(wild))


TURN: Final[Step] = Turn("turn", first=True)
SECOND_ACTION: Final[Step] = Turn("second_action", first=False)
