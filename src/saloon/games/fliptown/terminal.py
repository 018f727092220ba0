"""Fliptown in a text terminal: the line-up, your own map with its five areas, and everybody in short.

A view is drawn for any width from 60 columns on; see `saloon.terminal.drawing` for what is asked of this
module. A circled space stands in brackets, a lost one is crossed out, and one that can be chosen now has an
arrow; colours only repeat that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.text import Text

from saloon.games.fliptown.components.names import (
    BUILDING_IDS,
    GRAVE_IDS,
    RANK_IDS,
    ROOM_IDS,
    STOP_IDS,
    TARGET_IDS,
)

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.games.fliptown.table import Fliptown
    from saloon.games.fliptown.view import MapView, ReachView, View

ENTER: Final = ["ride", "rob", "dig", "visit", "mourn"]
EFFECT: Final = ["buy", "exchange", "claim", "cross", "look", "skip", "postpone", "ability"]
ASKED: Final = {
    "reflip": ["reflip"],
    "outlaw": ["reward", "ability"],
    "assign": ["assign", "ability"],
    "act": [*ENTER, "pass", "ability"],
    "bonus": [*ENTER, "effect", "ability", "skip", "done"],
    "finish": ["done", "ability"],
    "tool": ["tool", "ability"],
    "cross": ["cross", "ability"],
    "office_reward": ["star", "cross", "ability"],
    "cheat": ["cheat", "skip"],
    "bribe": ["bribe", "ability"],
    "redraw": ["redraw"],
    "fine": ["fine"],
    **{f"effect_{building}": EFFECT for building in BUILDING_IDS},
}
"""What answers each question, in the order of the menu."""
UNTOLD: Final = ["spent"]
"""What the log leaves out, since the choice has told it."""
GAINS: Final = ["gained", "crossed"]
AMOUNTS: Final = ["bank_paid", "outlaw_paid", "hand_paid", "worked"]
"""What tells by itself how much is gained, so that the gains need no words of their own."""

SIGNS: Final = {
    "money": "$",
    "gold": "◆",
    "stars": "★",
    "wanted": "☠",
    "pans": "⊙",
    "hammers": "⚒",
}
AREA_SIGNS: Final = {"trail": "♥", "badlands": "♠", "mine": "♦", "town": "♣", "cemetery": "†"}
RED: Final = "hd"
HERE: Final = "▸"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
LOST: Final = TIMES
DOT: Final = "·"
LEVELS: Final = [ROOM_IDS[0:2], ROOM_IDS[2:5], ROOM_IDS[5:9], ROOM_IDS[9:14]]
ROWS: Final = [GRAVE_IDS[0:3], GRAVE_IDS[3:6], GRAVE_IDS[6:9]]


def draw(view: View, layout: Fliptown, phrases: Phrases, width: int) -> RenderableType:
    """The table: line-up, own map, everybody."""
    return Picture(view, phrases).table()


def notes(view: View, layout: Fliptown, action: dict[str, Any], phrases: Phrases) -> tuple[str, str]:
    """What a choice brings and costs."""
    return "", Picture(view, phrases).note(action, layout)


def tell(events: list[Event], phrases: Phrases) -> list[str]:
    """What happened; what a space brings goes on the line that tells of the space."""
    lines: list[str] = []
    last = ""
    for event in events:
        name = event.kind.name
        is_gain = name in GAINS
        if name in UNTOLD or (is_gain and last in AMOUNTS):
            continue
        told = phrases.event(event)
        if is_gain and lines:
            lines[-1] += f" {told}"
        else:
            lines.append(told)
        last = name
    return lines


@dataclass(frozen=True)
class Picture:
    """One view of one table, to be drawn."""

    view: View
    phrases: Phrases

    def say(self, message: str, **arguments: int | str) -> str:
        """One of the game's texts for the terminal."""
        return self.phrases.say(f"terminal-{message}", **arguments)

    def table(self) -> RenderableType:
        """All that the view shows."""
        view = self.view
        own = view.player or 0
        parts: list[RenderableType] = [self.head(), self.lineup(), *self.risks()]
        parts += [Text(), self.seat(own), *self.map(view.maps[own])]
        for seat, found in enumerate(view.maps):
            if seat != own:
                parts += [Text(), self.seat(seat), Text("  " + self.short(found), style="dim")]
        parts += self.extras()
        return Group(*parts)

    # -- the table -------------------------------------------------------------------------------------

    def card(self, card: str) -> Text:
        """A card, red or black."""
        style = "oxblood" if card[0] in RED else "bold"
        return Text(self.phrases.value("card", card), style=style)

    def cards(self, cards: list[str]) -> Text:
        """Several cards."""
        return Text(" ").join(self.card(card) for card in cards)

    def head(self) -> Text:
        """Which round and turn it is."""
        view = self.view
        where = self.say("turn", round=view.round, turn=view.turn) if view.turn else ""
        line = Text(where or self.say("round", round=view.round), style="title")
        return line.append(f" {DOT} {self.say('deck', count=view.deck)}", style="not bold dim")

    def lineup(self) -> Text:
        """The three cards, and how they were assigned."""
        view = self.view
        if not view.lineup:
            return Text(self.say("no-lineup"), style="dim")
        line = Text(self.say("lineup") + "  ").append_text(self.cards(view.lineup))
        own = view.own
        if own is not None and own.suit_card and own.value_card and own.poker_card:
            roles = [("suit", own.suit_card), ("value", own.value_card), ("poker", own.poker_card)]
            for role, card in roles:
                line.append(f"   {self.say(role)} ", style="dim").append_text(self.card(card))
        return line

    def risks(self) -> list[Text]:
        """What the sheriff may do, from the cards that are still unseen."""
        sheriff = self.view.sheriff
        if sheriff is None or self.view.over:
            return []
        line = Text(self.say("arrest", percent=round(100 * sheriff.odds), bribe=sheriff.bribe), style="dim")
        if sheriff.card is not None:
            line.append(f" {DOT} {self.say('sheriff')} ").append_text(self.card(sheriff.card))
        return [line]

    def seat(self, seat: int) -> Text:
        """A player by name, with the score so far."""
        found = self.view.maps[seat]
        name = Text(self.phrases.seat(seat), style=f"seat{seat}")
        if seat == self.view.player:
            name.append(f" ({self.phrases.common.say('you')})", style="not bold")
        if found.busy:
            name.append(" ◀")
        name.append(f"   {self.say('score', points=found.score)}", style="bold default")
        if found.character is not None:
            who = self.phrases.value("character", found.character)
            name.append(f" {DOT} {who} ({found.uses_left})", style="not bold dim default")
        return name.append("   ").append_text(self.purse(found))

    def purse(self, found: MapView) -> Text:
        """The inventory as signs with numbers."""
        line = Text(style="not bold default")
        for name, sign in SIGNS.items():
            line.append(f" {sign}{getattr(found, name)}", style="brass" if name != "wanted" else "oxblood")
        return line

    # -- the map ---------------------------------------------------------------------------------------

    def reach(self) -> dict[str, ReachView]:
        """What can be chosen now, by space."""
        return {} if self.view.own is None else {each.space: each for each in reversed(self.view.own.reach)}

    def space(self, name: str, label: str, found: MapView, reach: dict[str, ReachView]) -> Text:
        """A space: circled, lost, within reach, or none of these."""
        if name in found.circled and name not in reach:
            return Text(f"({label})", style="sage")
        if name in found.crossed:
            return Text(f"{LOST}{label}{LOST}", style="faint")
        if name in reach:
            price = reach[name].gold
            return Text(f"{HERE}{label}" + (f"-{price}{SIGNS['gold']}" if price else ""), style="key")
        return Text(f" {label} ")

    def line(self, area: str, spaces: list[tuple[str, str]], found: MapView) -> Text:
        """An area, or a row of it."""
        reach = self.reach()
        line = Text(f"  {AREA_SIGNS[area]} ")
        for name, label in spaces:
            line.append_text(self.space(name, label, found, reach)).append(" ")
        return line

    def map(self, found: MapView) -> list[Text]:
        """The five areas and the poker columns."""
        lines = [self.line("trail", list(zip(STOP_IDS, RANK_IDS, strict=True)), found)]
        lines.append(self.line("badlands", list(zip(TARGET_IDS, RANK_IDS[1:], strict=True)), found))
        for level in LEVELS:
            lines.append(self.line("mine", [(room, room[1:]) for room in level], found))
        lines.append(self.line("town", list(zip(BUILDING_IDS, RANK_IDS, strict=True)), found))
        for row in ROWS:
            lines.append(self.line("cemetery", [(grave, f"†{grave[1:]}") for grave in row], found))
        lines.append(Text("  " + self.owned(found), style="dim"))
        poker = Text(f"  {self.say('poker')} ")
        for column, hand in zip(found.poker, found.hands, strict=True):
            if column:
                poker.append_text(self.cards(column))
                poker.append(f" = {self.phrases.value('hand', hand)}  " if hand else "  ", style="dim")
        if found.hole:
            poker.append(f" {self.say('hole')} ").append_text(self.cards(found.hole))
        return [*lines, poker]

    def owned(self, found: MapView) -> str:
        """Things, the hotel and the land, in words."""
        told = [self.phrases.value("item", item) for item in found.items]
        if found.hotel:
            told.append(self.say("hotel", count=found.hotel))
        told += [self.phrases.value("lots", claim) for claim in found.claims]
        return ", ".join(told) or self.say("nothing-owned")

    def short(self, found: MapView) -> str:
        """Another player's map in one line."""
        counts = [
            f"{sign} {sum(_area_of(name) == area for name in found.circled)}"
            for area, sign in AREA_SIGNS.items()
        ]
        return f" {DOT} ".join([*counts, self.owned(found)])

    def extras(self) -> list[RenderableType]:
        """Bounties, the cowbot, what is pending."""
        view = self.view
        lines: list[RenderableType] = []
        if view.bounties:
            lines.append(Text())
        for bounty in view.bounties:
            name = self.phrases.value("bounty", bounty.bounty)
            done = "/".join(str(number) for number in bounty.done)
            lines.append(Text(f"★{bounty.stars} {name} ({done} : {bounty.need})", style="brass"))
        if view.cowbot is not None:
            name = self.phrases.value("cowbot", view.cowbot.cowbot)
            score = self.say("score", points=view.cowbot.score)
            trigger = self.phrases.value("trigger", view.cowbot.trigger)
            told = self.say("cowbot", count=view.cowbot.stolen, trigger=trigger)
            lines += [Text(), Text(f"{name}   {score}", style="title"), Text(f"  {told}", style="dim")]
        if view.own is not None and view.own.pending:
            waiting = [
                f"{self.phrases.value('area', each.area)} {each.count}{TIMES}"
                if each.area is not None
                else self.phrases.value("space", each.building or "")
                for each in view.own.pending
            ]
            lines += [Text(), Text(f"{self.say('pending')} {', '.join(waiting)}", style="key")]
        return lines

    # -- notes -----------------------------------------------------------------------------------------

    def note(self, action: dict[str, Any], layout: Fliptown) -> str:
        """What a choice brings and costs, in signs."""
        arguments = dict(action)
        number = layout.game.action(arguments.pop("family"), **arguments)
        own = self.view.own
        if own is None:
            return ""
        for each in own.assignments:
            if each.action == number:
                return self.say("opens", free=len(each.free), paid=len(each.paid))
        for found in own.reach:
            if found.action == number:
                return self.brings(found, own.odds)
        return ""

    def brings(self, found: ReachView, odds: dict[str, float]) -> str:
        """What a space brings: costs, gains, bonus actions, chances."""
        told = [f"-{found.gold}{SIGNS['gold']}"] if found.gold else []
        told += [f"+{amount}{SIGNS[name]}" for name, amount in found.brings.items()]
        told += [f"+{AREA_SIGNS[area]}" for area in found.bonus]
        if found.silver:
            told.append(f"+{found.silver}☆")
        if found.space in odds:
            told.append(f"{round(100 * odds[found.space])} %")
        return " ".join(told)


def _area_of(space: str) -> str:
    """The area that a space belongs to."""
    return {"T": "trail", "B": "badlands", "M": "mine", "t": "town", "G": "cemetery"}[space[0]]
