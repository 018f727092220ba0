"""The turn: sections 3 and 8 of the rules, and the draft of section 9."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import ALLOWED, Question
from saloon.games.cover_your_assets.actions import (
    ANSWER,
    ANSWER_DOUBLE,
    BOTTOM_TO_TOP,
    CHALLENGE,
    CHALLENGE_SECOND,
    CHALLENGED,
    CHALLENGED_SECOND,
    CONCEDE,
    CONTEST,
    DISCARD,
    DISCARDED,
    DRAFT,
    END_TURN,
    FORMED,
    FORMED_WITH_DISCARD,
    JAR_DOUBLE,
    LET_PASS,
    MOVED,
    PAIR,
    PAIR_WILD,
    PLAY_MOVE,
    PLAY_SWAP,
    SWAPPED,
    TAKE_DISCARD,
    TOP_TO_BOTTOM,
    TWO_CARD_DOUBLES,
    UPGRADE,
    UPGRADED,
)
from saloon.games.cover_your_assets.actions import (
    DRAFTED as DRAFTED_EVENT,
)
from saloon.games.cover_your_assets.components import (
    ASSETS,
    KINDS,
    MOVE,
    PENNY_JAR,
    PLAYABLE,
    SWAP,
)
from saloon.games.cover_your_assets.rules.book import (
    A2,
    A5,
    A8,
    A9,
    A11,
    A12,
    A13,
    C1,
    C2,
    C3,
    C6,
    D1,
    F1,
    F2,
    F3,
    F4,
    F6,
    F9,
    MOVE_ORDER,
    R20,
    R30,
    R31,
    T1,
    T2,
    THREE_P4,
    TWO_P6,
    TWO_P7,
    TWO_P8,
    TWO_P9,
    X3,
    X4,
    X5,
)
from saloon.games.cover_your_assets.rules.challenge import (
    begin,
    holds_double,
    next_answer,
    open_with,
    opening_forbidden,
    place_drafted,
    play_double,
)
from saloon.games.cover_your_assets.rules.draft import move_set
from saloon.games.cover_your_assets.rules.round import after_action, end_turn, refill
from saloon.games.cover_your_assets.stacks import SECOND, TOP
from saloon.games.cover_your_assets.state import DRAFT_PILES, DRAFTED, Cover


class Turn(Question):
    """CA-DEC2, CA-DEC3, CA-T1, CA-T2: the active player takes the first or the second action of a turn."""

    def __init__(self, c: Cover, name: str, *, first: bool) -> None:
        super().__init__(name)
        self.c: Final = c
        self.families: Final = c.game.families
        self.is_first = first

    # -- what may be chosen ------------------------------------------------------------------------------

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        hands = c.hands
        hands.offer(s, player, c.kinds_end, 1, choices, DISCARD.base, 1)
        hands.offer(s, player, ASSETS, 2, choices, PAIR.base, 1)
        has_wild = hands.holds_any(s, player, ASSETS, c.wilds_end)
        if has_wild:
            for wild in range(ASSETS, c.wilds_end):
                if hands.has(s, player, wild):
                    hands.offer(
                        s, player, ASSETS, 1, choices, PAIR_WILD.at(0, wild - ASSETS), PAIR_WILD.stride
                    )
        self._offer_takes(s, player, has_wild, choices)
        if c.stacks.height(s, player) > 0:
            self._offer_challenges(s, player, has_wild, choices)
            if c.upgrades:
                card = c.stacks.top_asset(s, player)
                if hands.has(s, player, card):
                    choices.offer(UPGRADE.at(card))
        if c.action_cards and hands.holds_any(s, player, SWAP, KINDS):
            self._offer_action_cards(s, player, choices)
        if c.drafts:
            self._offer_drafts(s, player, choices)
        if not self.is_first:
            choices.offer(END_TURN.at())

    def _offer_takes(self, s: State, player: i64, has_wild: bool, choices: Choices) -> None:
        """The hand cards that pair with the top discard."""
        c = self.c
        top = c.discard.top(s)
        if top == NOTHING or top >= PLAYABLE:
            return
        if top >= ASSETS:
            c.hands.offer(s, player, ASSETS, 1, choices, TAKE_DISCARD.base, 1)
            return
        choices.offer_if(c.hands.has(s, player, top), TAKE_DISCARD.at(top))
        if has_wild:
            for wild in range(ASSETS, c.wilds_end):
                choices.offer_if(c.hands.has(s, player, wild), TAKE_DISCARD.at(wild))

    def _offer_challenges(self, s: State, player: i64, has_wild: bool, choices: Choices) -> None:
        c = self.c
        for target in range(c.players):
            asset = NOTHING if target == player else c.stacks.open_asset(s, target)
            if asset == NOTHING:
                continue
            if c.two_actions and c.banned.get(s, player, target) == 1:
                continue
            choices.offer_if(c.hands.has(s, player, asset), CHALLENGE.at(target, asset))
            if has_wild:
                for wild in range(ASSETS, c.wilds_end):
                    choices.offer_if(c.hands.has(s, player, wild), CHALLENGE.at(target, wild))
            if c.second_sets and c.stacks.height(s, target) >= 3:
                for double in range(TWO_CARD_DOUBLES + 1):
                    if self._second_forbidden(s, player, target, double) == ALLOWED:
                        choices.offer(CHALLENGE_SECOND.at(target, double))

    def _offer_action_cards(self, s: State, player: i64, choices: Choices) -> None:
        c = self.c
        swap = c.hands.has(s, player, SWAP)
        move = c.hands.has(s, player, MOVE)
        for target in range(c.players):
            if swap and self._swap_forbidden(s, player, target) == ALLOWED:
                choices.offer(PLAY_SWAP.at(target))
            if move and self._move_forbidden(s, player, target) == ALLOWED:
                choices.offer(PLAY_MOVE.at(target, TOP_TO_BOTTOM))
                choices.offer(PLAY_MOVE.at(target, BOTTOM_TO_TOP))

    def _offer_drafts(self, s: State, player: i64, choices: Choices) -> None:
        for card in range(PLAYABLE):
            if self.c.hands.has(s, player, card):
                for piles in range(DRAFT.stride):
                    if self._draft_forbidden(s, player, card, piles) == ALLOWED:
                        choices.offer(DRAFT.at(card, piles))

    # -- the guards --------------------------------------------------------------------------------------

    def forbids(self, t: Any, s: State, player: i64, action: i64) -> i64:
        c = self.c
        family = self.families.family(action)
        x = self.families.first(action)
        y = self.families.second(action)
        if family == DISCARD.number:
            return ALLOWED if c.hands.has(s, player, x) else D1
        if family == PAIR.number:
            return ALLOWED if c.hands.count(s, player, x) >= 2 else F1
        if family == PAIR_WILD.number:
            both = c.hands.has(s, player, x) and c.hands.has(s, player, ASSETS + y)
            return ALLOWED if both else F3
        if family == TAKE_DISCARD.number:
            return self._take_forbidden(s, player, x)
        if family == CHALLENGE.number:
            rule = self._target_forbidden(s, player, x)
            if rule != ALLOWED:
                return rule
            return opening_forbidden(c, s, player, y, c.stacks.asset(s, c.stacks.top(s, x)))
        if family == CHALLENGE_SECOND.number:
            return self._second_forbidden(s, player, x, y)
        if family == UPGRADE.number:
            return self._upgrade_forbidden(s, player, x)
        if family == PLAY_SWAP.number:
            return self._swap_forbidden(s, player, x)
        if family == PLAY_MOVE.number:
            return self._move_forbidden(s, player, x)
        if family == DRAFT.number:
            return self._draft_forbidden(s, player, x, y)
        if family == END_TURN.number:
            if not c.two_actions:
                return T2
            return A2 if self.is_first else ALLOWED
        if family == ANSWER.number or family == ANSWER_DOUBLE.number or family == CONCEDE.number:
            return C6
        if family == CONTEST.number or family == LET_PASS.number:
            return TWO_P9
        return MOVE_ORDER

    def _take_forbidden(self, s: State, player: i64, card: i64) -> i64:
        """CA-F2 to CA-F4, CA-F6, CA-F9, CA-R6, CA-R31: pair a hand card with the top discard."""
        c = self.c
        top = c.discard.top(s)
        if top == NOTHING:
            return F9
        if top >= PLAYABLE:
            return R31
        if card >= PLAYABLE or not c.hands.has(s, player, card):
            return F6
        if card >= ASSETS and top >= ASSETS:
            return F4
        if card < ASSETS and top < ASSETS and card != top:
            return F2
        return ALLOWED

    def _target_forbidden(self, s: State, player: i64, target: i64) -> i64:
        """CA-C1 to CA-C3, CA-A5, CA-R45: whom one may challenge at all."""
        c = self.c
        if target == player or target >= c.players:
            return C1
        if c.stacks.height(s, player) == 0:
            return C3
        if c.stacks.height(s, target) < 2:
            return C2
        if c.banned.get(s, player, target) == 1:
            return A5
        return ALLOWED

    def _second_forbidden(self, s: State, player: i64, target: i64, double: i64) -> i64:
        """CA-A11 to CA-A13, CA-R26, CA-R27: the second set, with a double."""
        c = self.c
        if not c.second_sets:
            return A11
        rule = self._target_forbidden(s, player, target)
        if rule != ALLOWED:
            return rule
        if c.stacks.height(s, target) < 3:
            return A12
        if double == JAR_DOUBLE:
            return ALLOWED if c.hands.has(s, player, PENNY_JAR) else A13
        asset = c.stacks.asset(s, c.stacks.at(s, target, SECOND))
        return ALLOWED if holds_double(c, s, player, double, asset) else A13

    def _upgrade_forbidden(self, s: State, player: i64, card: i64) -> i64:
        """CA-A8, CA-R28: an asset from hand onto the own top set, never a wild."""
        c = self.c
        if not c.upgrades:
            return T1
        if c.stacks.height(s, player) == 0 or card != c.stacks.top_asset(s, player):
            return A8
        return ALLOWED if c.hands.has(s, player, card) else A8

    def _swap_forbidden(self, s: State, player: i64, target: i64) -> i64:
        """CA-A9, CA-X3, CA-X4, CA-R29: exchange top sets with another player."""
        c = self.c
        if not c.hands.has(s, player, SWAP):
            return A9
        if target == player or target >= c.players:
            return X3
        if c.stacks.height(s, player) == 0 or c.stacks.height(s, target) == 0:
            return X4
        return ALLOWED

    def _move_forbidden(self, s: State, player: i64, target: i64) -> i64:
        """CA-A9, CA-X5, CA-R30: turn over any stack of at least two sets."""
        c = self.c
        if not c.hands.has(s, player, MOVE):
            return A9
        if target >= c.players:
            return X5
        if c.stacks.height(s, target) < 2:
            return R30
        return ALLOWED

    def _draft_forbidden(self, s: State, player: i64, card: i64, piles: i64) -> i64:
        """CA-2P6 to CA-2P8, CA-3P4, CA-K4, CA-R18, CA-R20: a hand card and the tops of draft piles."""
        c = self.c
        if not c.drafts:
            return TWO_P6
        if not c.hands.has(s, player, card):
            return TWO_P7
        used = piles + 1
        asset: i64 = card if card < ASSETS else NOTHING
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 0:
                continue
            if not c.shares_pile(player, pile) or (c.players == 3 and used != (used & -used)):
                return THREE_P4
            top = c.tops[pile].top(s)
            if top == NOTHING:
                return R20
            if top < ASSETS:
                if asset != NOTHING and top != asset:
                    return TWO_P8
                asset = top
        return TWO_P8 if asset == NOTHING else ALLOWED

    # -- what a choice does ------------------------------------------------------------------------------

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        c = self.c
        family = self.families.family(action)
        x = self.families.first(action)
        y = self.families.second(action)
        if family == END_TURN.number:
            end_turn(c, s, player)
            return
        if family == CHALLENGE.number:
            s.push(c.after_action, player, 1 if self.is_first else 0)
            self._challenge(s, player, x, y)
            return
        if family == CHALLENGE_SECOND.number:
            s.push(c.after_action, player, 1 if self.is_first else 0)
            self._challenge_second(s, player, x, y)
            return
        if family == DRAFT.number:
            s.push(c.after_action, player, 1 if self.is_first else 0)
            self._draft(s, player, x, y)
            return
        if family == DISCARD.number:
            c.hands.drop(s, player, x)
            c.discard.put(s, x)
            s.tell(DISCARDED, player, x)
            if c.two_actions and self.is_first:  # CA-A6
                refill(c, s, player)
        elif family == PAIR.number:
            self._form(s, player, x, x)
        elif family == PAIR_WILD.number:
            self._form(s, player, x, ASSETS + y)
        elif family == TAKE_DISCARD.number:
            self._form_with_discard(s, player, x)
        elif family == UPGRADE.number:
            number = c.stacks.top(s, player)
            c.hands.drop(s, player, x)
            c.stacks.add_card(s, number, x)
            c.tell_set(s, UPGRADED, player, number)
        elif family == PLAY_SWAP.number:
            self._spend(s, player, SWAP)
            c.stacks.swap_tops(s, player, x)
            s.tell(SWAPPED, player, x)
        else:
            self._spend(s, player, MOVE)
            move_set(c, s, x, y)
            s.tell(MOVED, player, x, y)
        after_action(c, s, player, self.is_first)

    def _form(self, s: State, player: i64, asset: i64, other: i64) -> None:
        """CA-F1, CA-F3, CA-F5, CA-F7, CA-F8: two cards from hand become the new top set."""
        c = self.c
        number = c.stacks.new_set(s, asset)
        c.hands.drop(s, player, asset)
        c.hands.drop(s, player, other)
        c.stacks.add_card(s, number, asset)
        c.stacks.add_card(s, number, other)
        c.stacks.put(s, player, number)
        c.tell_set(s, FORMED, player, number)

    def _form_with_discard(self, s: State, player: i64, card: i64) -> None:
        """CA-F2, CA-F3, CA-F9: a hand card and the top discard become the new top set."""
        c = self.c
        other = c.discard.take(s)
        asset = card if card < ASSETS else other
        number = c.stacks.new_set(s, asset)
        c.hands.drop(s, player, card)
        c.stacks.add_card(s, number, card)
        c.stacks.add_card(s, number, other)
        c.stacks.put(s, player, number)
        c.tell_set(s, FORMED_WITH_DISCARD, player, number)

    def _challenge(self, s: State, player: i64, target: i64, card: i64) -> None:
        """CA-C4, CA-J7: open against a top set with one card."""
        c = self.c
        number = c.stacks.top(s, target)
        s.tell(CHALLENGED, player, target, c.stacks.asset(s, number))
        begin(c, s, player, target, number, TOP)
        open_with(c, s, player, card)
        next_answer(c, s, target)

    def _challenge_second(self, s: State, player: i64, target: i64, double: i64) -> None:
        """CA-A13, CA-A14, CA-R25: open against a second set with a double."""
        c = self.c
        number = c.stacks.at(s, target, SECOND)
        s.tell(CHALLENGED_SECOND, player, target, c.stacks.asset(s, number))
        begin(c, s, player, target, number, SECOND)
        if double == JAR_DOUBLE:
            open_with(c, s, player, PENNY_JAR)
        else:
            play_double(c, s, player, double)
        next_answer(c, s, target)

    def _spend(self, s: State, player: i64, card: i64) -> None:
        """CA-X1: a played action card is out of play."""
        self.c.hands.drop(s, player, card)
        self.c.spent.put(s, card)

    def _draft(self, s: State, player: i64, card: i64, piles: i64) -> None:
        """CA-2P7 to CA-2P9, CA-2P12, CA-H11: make the set, let the opponent decide, then turn up."""
        c = self.c
        used = piles + 1
        asset = card
        rival: i64 = NOTHING
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 1:
                rival = c.other_at_pile(player, pile)
                if c.tops[pile].top(s) < ASSETS:
                    asset = c.tops[pile].top(s)
        number = c.stacks.new_set(s, asset)
        c.hands.drop(s, player, card)
        c.stacks.add_card(s, number, card)
        for pile in range(DRAFT_PILES):
            if (used >> pile) & 1 == 1:
                c.stacks.add_card(s, number, c.tops[pile].take(s))
        s.tell(DRAFTED_EVENT, player, card, piles)
        s.push(c.turn_up, player, used)
        if c.hands.size_of(s, rival) == 0 or c.banned.get(s, rival, player) == 1:
            place_drafted(c, s, player, number)
            return
        begin(c, s, rival, player, number, DRAFTED)
        s.push(c.contest, rival)
