"""Broken games, each a copy of the example with one fault that a law must catch (see `test_broken.py`)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from examples.copy_me import GAME, HighBidGame
from examples.copy_me.components import AMOUNTS, COPIES, KINDS
from examples.copy_me.rules import BID, DREW, OWN_CARDS_ONLY, PASS, SHOWN, Auction, Bid, Pick, add_steps
from examples.copy_me.state import HighBid

from saloon.core.actions import Actions, Argument, Family
from saloon.core.kit import Pile
from saloon.core.layout import Part
from saloon.core.steps import ALLOWED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from saloon.core.actions import Choices
    from saloon.core.layout import Layout
    from saloon.core.state import State
    from saloon.core.steps import Step


class Broken(HighBidGame):
    """The example with another table, or with other steps in place of those of the same names."""

    def __init__(
        self,
        name: str,
        table: type[HighBid] = HighBid,
        steps: Callable[[HighBid], list[Step]] = lambda h: [],
    ) -> None:
        super().__init__()
        self.name = name
        self.table = table
        self.other_steps = steps

    def lay_out(self, players: int, options: dict[str, str], components: Mapping[str, Any]) -> Layout:
        table = self.table(self, players, options, components)
        add_steps(table)
        for step in self.other_steps(table):
            step.number = next(old.number for old in table.steps if old.name == step.name)
            table.steps[step.number] = step
            setattr(table, step.name, step)
        return table


# -- progress ------------------------------------------------------------------------------------------------


class NothingToChoose(Bid):
    """Whoever holds a highest card is asked and may choose nothing."""

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        if not self.h.hands.has(s, player, AMOUNTS - 1):
            super().offer(s, player, a, b, choices)


class NobodyPays(Auction):
    """Lots go back into the row, so that the game never ends."""

    def sell(self, s: State, auctioneer: int) -> int:
        buyer = super().sell(s, auctioneer)
        lot = self.h.won.cards(s, buyer)[0]
        self.h.won.drop(s, buyer, lot)
        self.h.row.add(s, 0, lot)
        return buyer


# -- determinism ---------------------------------------------------------------------------------------------


outside = itertools.count()


class OtherChance(HighBid):
    """How the lots lie at first depends on something outside of the state."""

    def begin(self, s: State) -> None:
        super().begin(s)
        if next(outside) % 2 == 1:
            self.lots.insert(s, 0, self.lots.take(s))


class RestlessBid(Bid):
    """What a choice leads to depends on something outside of the state."""

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        super().take(s, player, action, a, b)
        if next(outside) % 3 == 1 and self.h.lots.count(s) > 1:
            self.h.lots.insert(s, 0, self.h.lots.take(s))


class MovedByListeners(Pick):
    """A rule looks whether somebody listens."""

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        super().take(s, player, action, a, b)
        if s.events is not None:
            self.h.auctioneer.set(s, 0 if player else 1)


# -- clone ---------------------------------------------------------------------------------------------------


class Notebook(Part):
    """A part that keeps something outside of the state."""

    def __init__(self) -> None:
        super().__init__("notebook", 1)
        self.notes: list[int] = []

    def dump(self, s: State) -> list[int]:
        return self.notes[-1:]

    def load(self, s: State, numbers: list[int]) -> None:
        self.notes = list(numbers)


class SharedNotes(HighBid):
    """The table has such a notebook, and every sealed bid is noted."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.notebook = self.add(Notebook())

    def seal(self, s: State, seat: int, amount: int) -> None:
        super().seal(s, seat, amount)
        self.notebook.notes.append(len(self.notebook.notes))


# -- secrecy -------------------------------------------------------------------------------------------------


class OpenHands(HighBid):
    """The number of cards that others see tells their best card."""

    def cards_of(self, s: State, seat: int) -> int:
        return max(self.hands.cards(s, seat), default=0)


class HandTellsPass(HighBid):
    """A sealed card is missing from the number of cards, so a bid can be told from a pass."""

    def cards_of(self, s: State, seat: int) -> int:
        return self.hands.size_of(s, seat)


class SpectatorSeesHands(HighBid):
    """A spectator is shown what the first player sees."""

    def view(self, s: State, player: int | None) -> Any:
        return super().view(s, 0 if player is None else player)


class LoudDraw(Auction):
    """Everybody hears which card was drawn."""

    def sell(self, s: State, auctioneer: int) -> int:
        said = len(s.events or [])
        buyer = super().sell(s, auctioneer)
        for event in (s.events or [])[said:]:
            if event.kind is DREW:
                s.tell(DREW, event.digits[0])
        return buyer


class LoudBid(Bid):
    """A sealed bid is told at once."""

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        super().take(s, player, action, a, b)
        if action != PASS.at():
            s.tell(SHOWN, player, action - BID.base)


class PeeksAtBids(HighBid):
    """Imagining redraws the hands and keeps what others have sealed."""

    def imagine(self, s: State, player: int) -> None:
        for deck in (self.bids,):
            unseen = [0] * KINDS
            deck.held(s, unseen)
            deck.clear(s)
            self.fill_decks(s, unseen)


class RemembersOrder(HighBid):
    """Imagining shuffles the lots as they lie, so the result depends on how they lay."""

    def imagine(self, s: State, player: int) -> None:
        lots = self.lots.cards(s)
        super().imagine(s, player)
        self.lots.clear(s)
        for lot in lots:
            self.lots.put(s, lot)
        self.lots.shuffle(s)


class ForgetsOwnHand(HighBid):
    """Imagining redraws even the own hand."""

    def imagine(self, s: State, player: int) -> None:
        super().imagine(s, (player + 1) % self.players)


class OtherChoices(Bid):
    """What a player may choose depends on what another one holds."""

    def offer(self, s: State, player: int, a: int, b: int, choices: Choices) -> None:
        if self.h.hands.has(s, (player + 1) % self.h.players, AMOUNTS - 1):
            choices.offer(PASS.at())
        else:
            super().offer(s, player, a, b, choices)


# -- round trip ----------------------------------------------------------------------------------------------


class Forgetful(Part):
    """A part whose numbers are stored without their last digit."""

    def __init__(self) -> None:
        super().__init__("forgetful", 1)

    def dump(self, s: State) -> list[int]:
        return [s.cells[self.base] // 10]


class LossyStorage(HighBid):
    """The table has such a part, and it counts sealed bids."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.forgetful = self.add(Forgetful())

    def seal(self, s: State, seat: int, amount: int) -> None:
        super().seal(s, seat, amount)
        s.cells[self.forgetful.base] += 1


# -- conservation --------------------------------------------------------------------------------------------


class BurningBids(HighBid):
    """A sealed 0 leaves the game without a trace."""

    def seal(self, s: State, seat: int, amount: int) -> None:
        super().seal(s, seat, amount)
        if amount == 0:
            self.sealed.drop(s, seat, amount)


class MoreThanThereIs(HighBid):
    """The box says that there is one more of everything."""

    def components_total(self) -> list[int]:
        return [count + 1 for count in COPIES]


# -- refusal -------------------------------------------------------------------------------------------------


class AllowsTooMuch(Bid):
    """The guard lets a card through that is not offered."""

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        return ALLOWED if action == BID.at(0) else super().forbids(s, player, action, a, b)


class ForbidsTooMuch(Bid):
    """The guard refuses what is offered."""

    def forbids(self, s: State, player: int, action: int, a: int, b: int) -> int:
        return OWN_CARDS_ONLY if action == PASS.at() else super().forbids(s, player, action, a, b)


def rule_without_text() -> Broken:
    """Out of turn it names a rule that nobody can read."""
    game = Broken("rule_without_text")
    game.rule_out_of_turn = "HB-99"
    return game


# -- numbers, words, traceability ----------------------------------------------------------------------------


def two_of_a_name() -> Broken:
    """Two actions go by the same name."""
    game = Broken("two_of_a_name")
    game.families = Actions([Family("bid", [Argument("amount", ["one", "two", "one"])])])
    return game


def event_without_text() -> Broken:
    """An event that no text file knows."""
    game = Broken("event_without_text")
    game.events = [*game.events, type(DREW)("sneezed", [])]
    return game


def text_with_a_gap() -> Broken:
    """The text of an event needs an argument that the event does not have."""
    game = Broken("text_with_a_gap")
    game.events = [type(DREW)("drew", []), *game.events[:-1]]
    return game


# -- undo ----------------------------------------------------------------------------------------------------


class OpenDecks(HighBid):
    """The decks do not say that they are hidden, so what comes from them counts as known."""

    def add(self, part: Any) -> Any:
        if isinstance(part, Pile):
            part.hidden = False
        return super().add(part)


class QuietDraw(Pick):
    """The auctioneer looks at the next bid card and takes it, which nobody marks as a barrier."""

    def take(self, s: State, player: int, action: int, a: int, b: int) -> None:
        if self.h.bids.count(s) > 0:
            self.h.hands.add(s, player, self.h.bids.take(s))
        super().take(s, player, action, a, b)


SOUND = GAME
