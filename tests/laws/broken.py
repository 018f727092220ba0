"""Broken games, each a copy of the example with one fault that a law must catch (see `test_broken.py`)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import msgspec
from examples.copy_me import GAME, HighBidGame
from examples.copy_me.rules import BID, OWN_CARDS_ONLY, SHOWN, Auction, Bid, Pick
from examples.copy_me.table import COPIES, LOTS, HighBid

from saloon.authoring import Menu, Pile, Verb
from saloon.core.actions import Actions, Argument, Family
from saloon.core.events import EVERYBODY, Event, EventKind
from saloon.core.layout import Part, mixed
from saloon.core.steps import ALLOWED

if TYPE_CHECKING:
    from saloon.core.actions import Choices
    from saloon.core.layout import Layout
    from saloon.core.state import State
    from saloon.core.steps import Step

HIGHEST = len(COPIES) - 1


class Broken(HighBidGame):
    """The example with another table, or with other verbs and steps in place of its own."""

    def __init__(self, name: str, table: type[HighBid] = HighBid, *others: Verb | Step) -> None:
        super().__init__()
        self.name = name
        self.table = table
        self.moments = list(self.moments)
        for other in others:
            step = Menu(other.family.name, [other], OWN_CARDS_ONLY) if isinstance(other, Verb) else other
            place = [moment.name for moment in self.moments].index(step.name)
            step.number = place
            step.prepare(self.actions)
            self.moments[place] = step

    def lay_out(self, players: int, options: dict[str, str], components: object) -> Layout:
        return self.table(self, players, options)


# -- progress ------------------------------------------------------------------------------------------------


class NothingToChoose(Bid):
    """A player with a highest card is asked and has no choice."""

    def offer(self, t: HighBid, s: State, me: int, choices: Choices) -> None:
        if not t.hands.has(s, me, HIGHEST):
            super().offer(t, s, me, choices)


class NobodyPays(Auction):
    """Bids go back to the hands and lots to the table, so the game never ends."""

    def run(self, t: HighBid, s: State, player: int) -> None:
        sells = s.a == 1
        super().run(t, s, player)
        if sells:
            t.lots.clear(s)
            for seat in reversed(range(s.players)):
                t.hands.draw(s, seat, t.spent)


class LowBidsComeBack(Auction):
    """If everybody bids the lowest card of the hand, all cards come back: only stubborn players never end."""

    def run(self, t: HighBid, s: State, player: int) -> None:
        hands = [t.hands.cards(s, seat) for seat in range(s.players)]
        bids = t.sealed.dump(s)
        if s.a == 1 and all(bid == hand[0] < hand[-1] for bid, hand in zip(bids, hands, strict=True)):
            t.sealed.clear(s)
            s.a = 0
        super().run(t, s, player)


# -- determinism ---------------------------------------------------------------------------------------------


outside = itertools.count()


class OtherChance(HighBid):
    """The initial order of the deck depends on something outside the state."""

    def deal(self, s: State, cards: list[int], seats: list[int], size: int) -> None:
        super().deal(s, cards, seats, size)
        if next(outside) % 2 == 1:
            self.deck.insert(s, 0, self.deck.take(s))


class RestlessBid(Bid):
    """The result of a choice depends on something outside the state."""

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        super().take(t, s, me, amount)
        if next(outside) % 3 == 1:
            t.deck.insert(s, 0, t.deck.take(s))


class MovedByListeners(Pick):
    """A rule checks whether somebody listens."""

    def take(self, t: HighBid, s: State, me: int, lot: int) -> None:
        super().take(t, s, me, lot)
        if s.events is not None:
            t.deck.insert(s, 0, t.deck.take(s))


# -- clone ---------------------------------------------------------------------------------------------------


class Notebook(Part):
    """A part that keeps something outside the state."""

    def __init__(self) -> None:
        super().__init__("notebook", 1)
        self.notes: list[int] = []

    def dump(self, s: State) -> list[int]:
        return self.notes[-1:]

    def load(self, s: State, numbers: list[int]) -> None:
        self.notes = list(numbers)


class SharedNotes(HighBid):
    """The table has such a notebook."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.notebook = self.add(Notebook())


class NotedBid(Bid):
    """Every sealed bid is noted there."""

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        super().take(t, s, me, amount)
        notes = t.notebook.notes
        notes.append(len(notes))


# -- secrecy -------------------------------------------------------------------------------------------------


class OpenHands(HighBid):
    """Everybody sees the best card of the first player."""

    def view(self, s: State, player: int | None) -> Any:
        best = max(self.hands.cards(s, 0), default=0)
        return msgspec.structs.replace(super().view(s, player), sealed=best)


class OpenBids(HighBid):
    """Everybody sees all sealed bids."""

    def view(self, s: State, player: int | None) -> Any:
        return msgspec.structs.replace(super().view(s, player), sealed=sum(self.sealed.dump(s)))


class SpectatorSeesHands(HighBid):
    """A spectator sees what the first player sees."""

    def view(self, s: State, player: int | None) -> Any:
        return super().view(s, 0 if player is None else player)


def mark_of(numbers: list[int]) -> int:
    """A mark that holds only as many numbers as there are."""
    mark = len(numbers)
    for number in numbers:
        mark = mixed(mark, number)
    return mark


class PartsView(msgspec.Struct):
    """The example's view with a field for every seat."""

    hand: list[int]
    lots: list[str]
    spent: list[int]
    seats: list[list[str]]


class InParts(HighBid):
    """The view comes in parts, as it should."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.view_in_parts = True

    def view(self, s: State, player: int | None) -> Any:
        seats = [self.seat_view(s, seat) for seat in range(self.players)]
        return PartsView(**self.own_view(s, player), lots=list(LOTS), spent=self.spent.cards(s), seats=seats)

    def own_view(self, s: State, player: int | None) -> dict[str, Any]:
        return {"hand": [] if player is None else self.hands.cards(s, player)}

    def fixed_view(self) -> dict[str, Any]:
        return {"lots": list(LOTS)}

    def common_view(self, s: State) -> dict[str, Any]:
        return {"spent": self.spent.cards(s)}

    def seat_view(self, s: State, seat: int) -> list[str]:
        return [LOTS[lot] for lot in self.lots_of(s, 1 + seat)]

    def seat_mark(self, s: State, seat: int) -> int:
        return mark_of(self.lots_of(s, 1 + seat))

    def own_mark(self, s: State, player: int) -> int:
        return self.hands.mark(s, player)


class DullSeats(InParts):
    """A seat's mark ignores which lots it has."""

    def seat_mark(self, s: State, seat: int) -> int:
        return mark_of(self.lots_of(s, 1 + seat)[:1])


class DullHands(InParts):
    """A hand's mark ignores how many cards are in it."""

    def own_mark(self, s: State, player: int) -> int:
        return mark_of(self.hands.cards(s, player)[:1])


class OtherParts(InParts):
    """The parts show less than the view."""

    def common_view(self, s: State) -> dict[str, Any]:
        return {"spent": []}


class OtherFixedPart(InParts):
    """The fixed part differs from the view."""

    def fixed_view(self) -> dict[str, Any]:
        return {"lots": []}


class LoudDeck(Pick):
    """Everybody hears what lies on top of the deck."""

    def take(self, t: HighBid, s: State, me: int, lot: int) -> None:
        super().take(t, s, me, lot)
        s.tell(SHOWN, me, t.deck.top(s))


class LoudBid(Bid):
    """A sealed bid is announced at once."""

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        super().take(t, s, me, amount)
        if s.events is not None:
            s.events.append(Event(SHOWN, EVERYBODY, [me, amount]))


class OrderTellsDeck(Pick):
    """The order of two harmless events depends on the top card of the deck."""

    def take(self, t: HighBid, s: State, me: int, lot: int) -> None:
        if t.deck.top(s) % 2 == 0:
            s.tell(SHOWN, me, 0)
        super().take(t, s, me, lot)
        if t.deck.top(s) % 2 == 1:
            s.tell(SHOWN, me, 0)


class ImaginesNothing(HighBid):
    """Imagining leaves everything in place."""

    def imagine(self, s: State, player: int) -> None:
        pass


class LeavesBids(HighBid):
    """Imagining keeps the others' sealed bids, and deals until they fit."""

    def imagine(self, s: State, player: int) -> None:
        true = self.sealed.dump(s)
        super().imagine(s, player)
        while not all(bid == 0 or self.hands.has(s, seat, bid) for seat, bid in enumerate(true)):
            super().imagine(s, player)
        self.sealed.load(s, true)


class PeeksAtBids(HighBid):
    """Imagining seals the best card where a high one was sealed, and otherwise the worst."""

    def imagine(self, s: State, player: int) -> None:
        true = self.sealed.dump(s)
        super().imagine(s, player)
        for seat in range(self.players):
            if true[seat] > 0 and seat != player:
                hand = self.hands.cards(s, seat)
                self.sealed.set(s, seat, hand[-1] if true[seat] > HIGHEST // 2 else hand[0])


class RemembersOrder(HighBid):
    """What is imagined depends on the order of the deck."""

    def imagine(self, s: State, player: int) -> None:
        cards = self.deck.cards(s)
        super().imagine(s, player)
        if cards[0] < cards[-1]:
            self.deck.insert(s, 0, self.deck.take(s))


class ForgetsOwnHand(HighBid):
    """Imagining redraws even the player's own hand."""

    def imagine(self, s: State, player: int) -> None:
        super().imagine(s, (player + 1) % self.players)


class OtherChoices(Bid):
    """What a player may choose depends on another player's hand."""

    def offer(self, t: HighBid, s: State, me: int, choices: Choices) -> None:
        if t.hands.has(s, (me + 1) % s.players, HIGHEST):
            choices.offer(BID.at(t.hands.cards(s, me)[0]))
        else:
            super().offer(t, s, me, choices)


# -- round trip ----------------------------------------------------------------------------------------------


class Forgetful(Part):
    """A part whose numbers are stored without their last digit."""

    def __init__(self) -> None:
        super().__init__("forgetful", 1)

    def dump(self, s: State) -> list[int]:
        return [s.cells[self.base] // 10]


class LossyStorage(HighBid):
    """The table has such a part."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.forgetful = self.add(Forgetful())


class CountedBid(Bid):
    """Every sealed bid is counted there."""

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        super().take(t, s, me, amount)
        s.cells[t.forgetful.base] += 1


# -- conservation --------------------------------------------------------------------------------------------


class BurningBids(Auction):
    """A spent 1 leaves the game without a trace."""

    def run(self, t: HighBid, s: State, player: int) -> None:
        super().run(t, s, player)
        if t.spent.top(s) == 1:
            t.spent.take(s)


class MoreThanThereIs(HighBid):
    """The box claims one more of everything."""

    def components_total(self) -> list[int]:
        return [count + 1 for count in COPIES]


# -- refusal -------------------------------------------------------------------------------------------------


class HonestList(Bid):
    """Offers the cards of the hand, whatever the guard says."""

    def offer(self, t: HighBid, s: State, me: int, choices: Choices) -> None:
        for amount in sorted(set(t.hands.cards(s, me))):
            choices.offer(BID.at(amount))


class AllowsTooMuch(HonestList):
    """The guard lets a card through that is not offered."""

    def forbids(self, t: HighBid, s: State, me: int, amount: int) -> int:
        return ALLOWED if amount == 1 else super().forbids(t, s, me, amount)


class ForbidsTooMuch(HonestList):
    """The guard refuses what is offered."""

    def forbids(self, t: HighBid, s: State, me: int, amount: int) -> int:
        lowest = t.hands.cards(s, me)[0]
        return OWN_CARDS_ONLY if amount == lowest else super().forbids(t, s, me, amount)


def rule_without_text() -> Broken:
    """Out of turn it names a rule that nobody can read."""
    game = Broken("rule_without_text")
    game.rule_out_of_turn = "HB-99"
    return game


# -- numbers, words, traceability ----------------------------------------------------------------------------


def two_of_a_name() -> Broken:
    """Two actions have the same name."""
    game = Broken("two_of_a_name")
    game.actions = Actions([Family("bid", [Argument("amount", ["one", "two", "one"])])])
    return game


def event_without_text() -> Broken:
    """An event without a text."""
    game = Broken("event_without_text")
    game.events = [*game.events, EventKind("sneezed", [])]
    return game


def text_with_a_gap() -> Broken:
    """The text of an event needs an argument that the event does not have."""
    game = Broken("text_with_a_gap")
    game.events = [EventKind("sealed", []), *game.events[1:]]
    return game


class Weather(msgspec.Struct, frozen=True):
    """A view with a field without a text, next to fields that have one."""

    hand: list[int]
    weather: str


class TellsTheWeather(HighBid):
    """Shows such a view."""

    def view(self, s: State, player: int | None) -> Any:
        return Weather(hand=[], weather="fine")


# -- undo ----------------------------------------------------------------------------------------------------


class OpenDeck(HighBid):
    """The deck is not marked as hidden, so its cards count as known."""

    def add(self, part: Any) -> Any:
        if isinstance(part, Pile):
            part.hidden = False
        return super().add(part)


class QuietDraw(Bid):
    """A bidder exchanges a card for the top one of the deck, which nothing marks as a barrier."""

    def take(self, t: HighBid, s: State, me: int, amount: int) -> None:
        super().take(t, s, me, amount)
        for card in t.hands.cards(s, me)[:1]:
            t.hands.drop(s, me, card)
            t.hands.draw(s, me, t.deck)
            t.deck.insert(s, 0, card)


SOUND = GAME
