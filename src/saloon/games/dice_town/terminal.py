"""Dice Town in a text terminal: the street as a list of places, then everybody's dice and goods.

A view can be drawn at any width from 60 columns; see `saloon.terminal.drawing` for the interface of this
module. Kept dice stand in square brackets, dice under a cup in pointed ones with their places before them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.games.dice_town.table import DiceTown
    from saloon.games.dice_town.view import CardView, DieView, LocationView, SeatView, View

WINDOWS: Final = [
    "dynamite",
    "girls",
    "professional_cheat",
    "corruption",
    "on_credit",
    "marshal",
    "fifty_fifty",
    "wanted",
    "badluck_elixir",
]
ASKED: Final = {
    "keep": ["keep", "keep_free"],
    "give_back": ["keep"],
    **{f"play_{card}": ["play", "pass", "pass_round"] for card in WINDOWS},
    "cheat": ["cheat"],
    "offer_money": ["offer_money"],
    "offer_nuggets": ["offer_nuggets"],
    "offer_cards": ["offer_card", "seal"],
    "decide_tie": ["choose"],
    "keep_drawn": ["keep_card"],
    "shake": ["shake"],
    "rob": ["rob"],
    "keep_taken": ["keep_card"],
    "order_visits": ["choose"],
    "visit": ["console", "pass"],
    "fence": ["fence"],
    "choose_winner": ["choose"],
}
"""What answers each question, in the order of the menu."""
UNTOLD: Final = ["chose_dice"]
"""What the log leaves out, since the player who chose sees it on the table."""
DEEDS: Final = ["got_deed", "deeds_returned", "deeds_shown"]

STYLES: Final = {"9": "bold", "10": "oxblood", "J": "dusk", "Q": "sage", "K": "brass", "A": "key"}
BADGE: Final = "✪"
ASKING: Final = " ◀"
DONE: Final = " ✓"
DOT: Final = "·"
UNSEEN: Final = "?"
NOW: Final = "▶"


def draw(view: View, layout: DiceTown, phrases: Phrases, width: int) -> RenderableType:
    """The table: the town, the deeds, and everybody's dice and goods."""
    return Picture(view, phrases).table(width)


def notes(view: View, layout: DiceTown, action: dict[str, Any], phrases: Phrases) -> tuple[str, str]:
    """What a choice is about: the dice and their price, an offer, the backs of cards, what a card does."""
    return "", Picture(view, phrases).note(action)


def tell(events: list[Event], phrases: Phrases) -> list[str]:
    """What happened; what becomes of the deeds is one line."""
    return phrases.lines(events, UNTOLD, DEEDS)


@dataclass(frozen=True)
class Picture:
    """One view of one table, to be drawn."""

    view: View
    phrases: Phrases

    def table(self, width: int) -> RenderableType:
        """All that the view shows."""
        parts: list[RenderableType] = [self.head(), self.street(width), *self.moment()]
        count = len(self.view.seats)
        first = self.view.player or 0
        for place in range(count):
            seat = (first + place) % count
            parts += [Text(), *self.owner(seat, self.view.seats[seat])]
        return Group(*parts)

    def say(self, message: str, **arguments: int | str) -> str:
        """One of the game's texts for the terminal."""
        return self.phrases.say(f"terminal-{message}", **arguments)

    # -- signs -----------------------------------------------------------------------------------------

    def card(self, found: CardView) -> str:
        """A card by its name, with its points unless the name says them."""
        name = self.phrases.value("card", found.card)
        return f"{name} ({found.points})" if found.kind == "equipment" else name

    def cards(self, found: list[CardView]) -> str:
        """Cards in a line."""
        return ", ".join(self.card(card) for card in found)

    def die(self, found: DieView, place: int) -> Text:
        """A die: kept, or under a cup and numbered."""
        face = UNSEEN if found.face is None else found.face
        style = STYLES.get(face, "faint")
        if found.where == "kept":
            return Text(f"[{face}]", style=style + (" underline" if found.new else ""))
        if found.where == "waiting":
            return Text("·", style="faint")
        if found.face is None:
            return Text(f"<{UNSEEN}>", style="faint")
        return Text(f"{place + 1}<{face}>", style=style + (" reverse" if found.chosen else ""))

    # -- the town --------------------------------------------------------------------------------------

    def head(self) -> Text:
        """Which round it is, and what is left."""
        view = self.view
        line = Text(self.say("round", round=view.round), style="title")
        if view.phase == "dice":
            line.append(f" {DOT} {self.say('reveal', reveal=view.reveal + 1)}", style="not bold")
            if view.is_last_roll:
                line.append(f" {DOT} {self.say('last-roll')}", style="oxblood")
        left = self.say("left", mine=view.mine, deeds=view.deed_pile + len(view.deed_row))
        return line.append(f" {DOT} {left}", style="not bold dim")

    def street(self, width: int) -> Table:
        """The eight places: their face, who is ahead, what there is."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), border_style="faint", show_header=False, width=width)
        table.add_column(width=2, no_wrap=True)
        table.add_column(ratio=3, no_wrap=True, overflow="ellipsis")
        table.add_column(ratio=4, no_wrap=True, overflow="ellipsis")
        table.add_column(ratio=4, no_wrap=True, overflow="ellipsis")
        for place in self.view.locations:
            name = Text(self.phrases.value("location", place.location), style="bold")
            if place.state == "now":
                name = Text(f"{NOW} ").append_text(name)
            elif place.state == "done":
                name.stylize("dim")
            face = Text(place.face or "", style=STYLES.get(place.face or "", ""))
            table.add_row(face, name, self.leaders(place), self.stake(place))
        return table

    def leaders(self, place: LocationView) -> Text:
        """Who is ahead, with how many dice; or who has used it."""
        if place.winner is not None:
            return Text(f"→ {self.phrases.seat(place.winner)}", style=f"seat{place.winner}")
        names = [self.phrases.seat(seat) for seat in place.leaders]
        if not names:
            return Text("-", style="faint")
        count = f" {place.count}" if place.face is not None else ""
        return Text(" = ".join(names) + count)

    def stake(self, place: LocationView) -> Text:
        """What a place holds."""
        view = self.view
        told = {
            "gold_mine": self.say("nuggets", count=view.mine),
            "bank": self.say("dollars", count=view.bank),
            "stagecoach": self.say("dollars", count=view.stagecoach),
            "general_store": self.say("store", pile=view.store_pile, discards=view.store_discards),
            "sheriff": f"{BADGE} {self.phrases.seat(view.sheriff)}",
            "town_hall": self.cards(view.deed_row),
        }
        return Text(told.get(place.location, ""), style="dim")

    def moment(self) -> list[Text]:
        """What is going on: a tie with its offers, a card that was played, cards to choose from."""
        view = self.view
        lines: list[Text] = []
        if view.played is not None:
            card = self.phrases.value("card", view.played.card)
            lines.append(Text(f"{self.phrases.seat(view.played.player)}: {card}", style="oxblood"))
        if view.tie is not None:
            for offer in view.tie.offers:
                lines.append(Text(f"  {self.phrases.seat(offer.player)}: {self.offer(offer)}"))
            if view.tie.making is not None:
                lines.append(Text("  " + self.say("offer", offer=self.offer(view.tie.making))))
        if view.drawn is not None and view.drawn.cards is not None:
            lines.append(Text("  " + self.cards(view.drawn.cards), style="bold"))
        return lines

    def offer(self, found: Any) -> str:
        """An offer in a few words."""
        told = [self.say("dollars", count=found.money), self.say("nuggets", count=found.nuggets)]
        if found.cards:
            told.append(self.cards(found.cards))
        elif found.store_cards + found.deeds:
            told.append(self.say("backs", store=found.store_cards, deeds=found.deeds))
        return ", ".join(told)

    # -- what everybody has ----------------------------------------------------------------------------

    def owner(self, seat: int, found: SeatView) -> list[Text]:
        """A player: dice, money, nuggets, cards."""
        view = self.view
        name = Text(self.phrases.seat(seat), style=f"seat{seat}")
        if seat == view.player:
            name.append(f" ({self.phrases.common.say('you')})", style="not bold")
        if seat == view.sheriff:
            name.append(f" {BADGE}", style="brass")
        if view.prompts[seat]:
            name.append(ASKING)
        elif found.has_chosen:
            name.append(DONE, style="sage")
        points = found.points if found.points is not None else found.public_points
        more = "" if found.points is not None else "+"
        name.append(f"   {self.say('points', points=points)}{more}", style="bold default")
        dice = Text("  ")
        for place, die in enumerate(found.dice):
            dice.append_text(self.die(die, place)).append(" ")
        if found.poker is not None:
            dice.append(f" {self.phrases.value('hand', found.poker.category)}", style="dim")
        goods = [self.say("dollars", count=found.money), self.say("nuggets", count=found.nuggets)]
        goods.append(self.say("backs", store=found.store_cards, deeds=found.deeds))
        lines = [name, dice, Text("  " + f" {DOT} ".join(goods), style="dim")]
        if found.hand:
            lines.append(Text("  " + self.say("hand", cards=self.cards(found.hand))))
        if found.known:
            lines.append(Text("  " + self.say("known", cards=self.cards(found.known)), style="dim"))
        if found.fenced:
            lines.append(Text("  " + self.say("fenced", cards=self.cards(found.fenced))))
        return lines

    # -- remarks on choices ----------------------------------------------------------------------------

    def note(self, action: dict[str, Any]) -> str:
        """What a choice is about."""
        view = self.view
        family = action["family"]
        if family in ("keep", "keep_free") and view.player is not None and view.keep is not None:
            places = [int(place) - 1 for place in action["dice"] if place.isdecimal()]
            faces = " ".join(view.seats[view.player].dice[place].face or UNSEEN for place in places)
            cost = 0 if family == "keep_free" else view.keep.cost[len(places)]
            price = self.say("price", count=cost)
            return f"{faces}, {price}" if faces else price
        if family == "choose" and view.tie is not None:
            for offer in view.tie.offers:
                if offer.player == action["player"]:
                    return self.offer(offer)
        if family in ("play", "keep_card", "offer_card"):
            message = f"card-{action['card']}.help".replace("_", "-")
            return self.phrases.words.say(message)
        return ""
