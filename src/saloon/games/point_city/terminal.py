"""Point City in a text terminal: the market as a grid, the tokens in a line, everybody's city below.

A view can be drawn at any width from 60 columns; see `saloon.terminal.drawing` for the interface of this
module. Every type of resource has a sign of its own; colours only repeat it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.box import ROUNDED
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.games.point_city.table import PointCity
    from saloon.games.point_city.view import AutomaView, BuildingView, SeatView, SpaceView, TokenView, View

TAKE: Final = ["take_across", "take_down", "draw"]
ASKED: Final = {
    "turn": [*TAKE, "flip"],
    "take": TAKE,
    "pay_community": ["pay"],
    "pay_economy": ["pay"],
    "pay_energy": ["pay"],
    "pay_ecology": ["pay"],
    "pay_industry": ["pay"],
    "choose": ["choose"],
}
"""What answers each question, in the order of the menu."""
UNTOLD: Final = ["top_shown", "automa_moved"]
"""What the log leaves out, since everybody can see it on the table."""
REFILLS: Final = ["refilled_resource", "refilled_building"]

SIGNS: Final = {
    "community": "☻",
    "economy": "$",
    "energy": "↯",
    "ecology": "♣",
    "industry": "⚙",
    "ingenuity": "★",
}
STYLES: Final = {
    "community": "dusk",
    "economy": "brass",
    "energy": "oxblood",
    "ecology": "sage",
    "industry": "bold",
    "ingenuity": "key",
}
CIVIC: Final = "◎"
GIVES: Final = " ▸ "
PAYABLE: Final = "✓"
NEXT: Final = "▶"
EMPTY: Final = "-"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
DOT: Final = "·"
WIDEST_SPACE: Final = 22


def draw(view: View, layout: PointCity, phrases: Phrases, width: int) -> RenderableType:
    """The table: deck, market, tokens, and what everybody owns."""
    return Picture(view, phrases).table(width)


def notes(view: View, layout: PointCity, action: dict[str, Any], phrases: Phrases) -> tuple[str, str]:
    """What a choice is about: the two cards, the cards spent, or what a token is worth now."""
    return "", Picture(view, phrases).note(action)


def tell(events: list[Event], phrases: Phrases) -> list[str]:
    """What happened; the cards that refill the market are one line."""
    return phrases.lines(events, UNTOLD, REFILLS)


@dataclass(frozen=True)
class Picture:
    """One view of one table, to be drawn."""

    view: View
    phrases: Phrases

    def table(self, width: int) -> RenderableType:
        """All that the view shows."""
        parts: list[RenderableType] = [self.head(), self.market(width), self.tokens()]
        count = len(self.view.seats)
        first = self.view.player or 0
        for place in range(count):
            seat = (first + place) % count
            parts += [Text(), *self.owner(seat, self.view.seats[seat])]
        if self.view.automa is not None:
            parts += [Text(), *self.automa(self.view.automa)]
        return Group(*parts)

    def say(self, message: str, **arguments: int | str) -> str:
        """One of the game's texts for the terminal."""
        return self.phrases.say(f"terminal-{message}", **arguments)

    # -- signs -----------------------------------------------------------------------------------------

    def resource(self, kind: str) -> Text:
        """A resource card as signs: two of them for a double."""
        name = kind.removeprefix("double_")
        return Text(SIGNS[name] * (1 if name == kind else 2), style=STYLES[name])

    def icons(self, counts: dict[str, int]) -> Text:
        """A cost as signs."""
        line = Text()
        for name, number in counts.items():
            line.append(SIGNS[name] * number, style=STYLES[name])
        return line

    def gives(self, found: BuildingView) -> Text:
        """What a building brings: a permanent, points, a token."""
        line = Text()
        if found.permanent is not None:
            line.append(SIGNS[found.permanent], style=STYLES[found.permanent])
        if found.points:
            line.append(f"+{found.points}", style="bold")
        return line.append(CIVIC if found.civic else "")

    # -- the table -------------------------------------------------------------------------------------

    def head(self) -> Text:
        """Which turn it is, and the deck."""
        view = self.view
        line = Text(self.say("turn", turn=view.turn, turns=view.turns), style="title")
        if view.is_last_turn:
            line.append(f" {DOT} ", style="faint").append(self.say("last-turn"), style="oxblood")
        line.append(f" {DOT} ", style="faint")
        if view.deck_top is None:
            return line.append(self.say("deck-empty"), style="not bold")
        top = self.phrases.value("resource", view.deck_top)
        line.append(self.say("deck", count=view.deck, top=top), style="not bold")
        return line.append(" ").append_text(self.resource(view.deck_top))

    def market(self, width: int) -> Table:
        """Four rows and four columns."""
        room = min(WIDEST_SPACE, (width - 7) // 4 - 2)
        table = Table(box=ROUNDED, show_header=True, show_lines=True, padding=(0, 0), border_style="faint")
        table.add_column("", width=1, style="faint")
        for column in range(1, 5):
            table.add_column(str(column), width=room + 1, no_wrap=True, overflow="crop", header_style="faint")
        for row in range(4):
            spaces = self.view.market[4 * row : 4 * row + 4]
            cells = [self.space(4 * row + place, found, room) for place, found in enumerate(spaces)]
            table.add_row(Text(str(row + 1)), *cells)
        return table

    def space(self, place: int, found: SpaceView, room: int) -> Text:
        """A card in two lines: what it is, and what it costs and gives."""
        mark = ""
        if self.view.automa is not None and place in self.view.automa.next_spaces:
            mark = NEXT
        if found.resource is not None:
            name = found.resource.removeprefix("double_")
            top = Text(mark).append_text(self.resource(found.resource))
            top.append(" " + self.phrases.value("resource", name))
            return top.append("\n" + DOT * (found.tier or 0), style="faint")
        if found.building is None:
            return Text(EMPTY, style="faint")
        if found.missing == 0:
            mark += PAYABLE
        name = self.phrases.value("building", found.building.name, short=True)
        top = Text(f"{mark}{name}"[:room], style="bold")
        return top.append("\n").append_text(self.price(found.building, found.to_pay, room))

    def price(self, found: BuildingView, to_pay: dict[str, int] | None, room: int) -> Text:
        """What a building costs, in brackets what the viewer's permanents pay of it, and what it gives."""
        left = found.cost if to_pay is None else to_pay
        paid = self.icons({name: number - left.get(name, 0) for name, number in found.cost.items()})
        line = Text(style="not bold")
        if paid:
            line.append("(", style="faint").append_text(paid).append(")", style="faint")
        line.append_text(self.icons(left))
        gives = self.gives(found)
        is_tight = len(line) + len(GIVES) + len(gives) > room + 1
        return line.append(GIVES.strip() if is_tight else GIVES, style="faint").append_text(gives)

    def tokens(self) -> Text:
        """The open tokens, each with what it would be worth to the viewer now."""
        line = Text(self.say("tokens"), style="title")
        if not self.view.supply:
            return line.append("   " + self.say("no-tokens"), style="dim not bold")
        for token in self.view.supply:
            line.append(f" {DOT} ", style="faint").append_text(self.token(token))
        return line

    def token(self, found: TokenView) -> Text:
        """A token by its name and what it is worth."""
        text = Text(self.phrases.value("token", found.token), style="not bold")
        if self.view.player is not None:
            text.append(f" {found.worth[self.view.player]}", style="dim not bold")
        return text

    # -- what everybody owns ---------------------------------------------------------------------------

    def owner(self, seat: int, found: SeatView) -> list[Text]:
        """A player: points, stock, permanents, tokens."""
        name = Text(self.phrases.seat(seat), style=f"seat{seat}")
        if seat == self.view.player:
            name.append(f" ({self.phrases.common.say('you')})", style="not bold")
        if self.view.prompts[seat]:
            name.append(" ◀")
        name.append(f"   {self.say('points', points=found.points)}", style="bold default")
        details = [self.say("buildings", count=len(found.city))]
        details.append(self.say("turns-left", count=found.turns_left))
        name.append(f" {DOT} ".join(["", *details]), style="not bold dim default")
        lines = [name, self.goods(found.stock, found.permanents, found.one_more)]
        if found.tokens:
            owned = Text("  " + self.say("owned"), style="faint")
            for token in found.tokens:
                owned.append("  ").append(self.phrases.value("token", token.token), style="not dim default")
                owned.append(f" {token.worth[seat]}", style="bold not dim default")
            lines.append(owned)
        return lines

    def automa(self, found: AutomaView) -> list[Text]:
        """The automa: points, and what it has."""
        name = Text(self.phrases.say("rival-name"), style="title")
        name.append(f"   {self.say('points', points=found.points)}", style="bold")
        name.append(f" {DOT} {self.say('buildings', count=len(found.city))}", style="not bold dim")
        name.append(f" {DOT} {self.say('owned')} {len(found.tokens)}", style="not bold dim")
        name.append(f" {DOT} {self.say('automa-next')}", style="not bold dim")
        return [name, self.goods(found.stock, found.permanents, {})]

    def goods(self, stock: dict[str, int], permanents: dict[str, int], one_more: dict[str, int]) -> Text:
        """Permanents, each with what one more of it would add to the owner's tokens, and stock in a line."""
        line = Text("  " + self.say("permanents"), style="faint")
        for name, number in permanents.items():
            added = one_more.get(name, 0)
            if number or added:
                line.append(" ").append(SIGNS[name] + f"{TIMES}{number}", style=f"not dim {STYLES[name]}")
            if added:
                line.append(f"({added:+})", style="not dim default")
        line.append("   " + self.say("stock"), style="faint")
        if not stock:
            line.append(" " + self.say("empty"), style="faint")
        for kind, number in stock.items():
            line.append("  ").append_text(self.resource(kind))
            line.append(f"{TIMES}{number}" if number > 1 else "", style="not dim default")
        return line

    # -- remarks on choices ----------------------------------------------------------------------------

    def note(self, action: dict[str, Any]) -> str:
        """What a choice brings."""
        family = action["family"]
        if family in ("take_across", "take_down"):
            first = 4 * (int(action["row"]) - 1) + int(action["column"]) - 1
            second = first + (1 if family == "take_across" else 4)
            return " + ".join(self.short(self.view.market[place]) for place in (first, second))
        if family == "flip":
            return self.short(self.view.market[4 * (int(action["row"]) - 1) + int(action["column"]) - 1])
        if family == "pay":
            return self.payment(action)
        if family == "choose" and self.view.player is not None:
            for token in self.view.supply:
                if token.token == action["token"]:
                    return self.say("worth", points=token.worth[self.view.player])
        return ""

    def short(self, found: SpaceView) -> str:
        """A card in a few signs."""
        if found.resource is not None:
            return self.resource(found.resource).plain
        if found.building is None:
            return EMPTY
        name = self.phrases.value("building", found.building.name, short=True)
        return f"{name} {self.gives(found.building)}"

    def payment(self, action: dict[str, Any]) -> str:
        """The cards of a payment, and what is lost by it."""
        bill = self.view.bill
        if bill is None:
            return ""
        for way in bill.ways:
            if [way.doubles, way.ingenuity] == [action["doubles"], action["ingenuity"]]:
                sign = SIGNS[bill.resource]
                cards = [sign] * way.singles + [sign * 2] * way.doubles + [SIGNS["ingenuity"]] * way.ingenuity
                lost = f", {self.say('lost', count=way.wasted)}" if way.wasted else ""
                return " ".join(cards) + lost
        return ""
