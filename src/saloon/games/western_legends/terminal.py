"""Western Legends in a text terminal: the land as a map of letters, stories, fights, and everybody's goods.

A view is drawn for any width from 60 columns on; see `saloon.terminal.drawing` for what is asked of this
module. Every kind of location has a sign of its own; colours only repeat what words and signs say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.text import Text

from saloon.games.western_legends.components.ids import EQUIPMENT_IDS, FIRST_ITEM, KIND_IDS, NONE, SPACE_IDS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.games.western_legends.table import WesternLegends
    from saloon.games.western_legends.view import (
        CardView,
        EquipmentView,
        FightView,
        GoalView,
        LineView,
        OwnView,
        PokerHandView,
        PokerView,
        SeatView,
        SideView,
        StoryView,
        View,
    )

UNTOLD: Final = ["drew_card", "saw_card", "saw_fight_card", "saw_cattle", "saw_fame", "banker_card"]
"""What the log leaves out, because those who may see it see it on the table."""
SIGNS: Final = {
    "store": "≡",
    "saloon": "♠",
    "mine": "▲",
    "bank": "$",
    "doctor": "+",
    "cabaret": "♪",
    "ranch": "▣",
    "rail_station": "=",
    "hideout": "∆",
    "sheriff_office": "★",
}
SEATS: Final = "⓪①②③④⑤"
SHERIFF: Final = "☆"
BANDIT: Final = "!"
MAN: Final = "■"
ACTIVE: Final = "◀"
DOT: Final = "·"
UPGRADED: Final = "+"
IN_USE: Final = "*"
WEST, EAST, NORTH, SOUTH = 440, 1720, 100, 1010
"""Where the spaces lie within the picture of the board."""
ROWS: Final = 22
LABEL: Final = 7
"""Columns that a space takes: its name, its sign, and who stands there."""
WIDEST: Final = 110


def draw(view: View, layout: WesternLegends, phrases: Phrases, width: int) -> RenderableType:
    """The table: map, stories, what goes on, and what everybody has."""
    return Picture(view, layout, phrases).table(width)


def notes(view: View, layout: WesternLegends, action: dict[str, Any], phrases: Phrases) -> tuple[str, str]:
    """What a choice is about: what an alternative brings, what a card does, what a goal asks for."""
    return "", Picture(view, layout, phrases).note(action)


def tell(events: list[Event], phrases: Phrases) -> list[str]:
    """What happened, one line an event."""
    return phrases.lines(events, UNTOLD)


@dataclass(frozen=True)
class Picture:
    """One view of one table, to be drawn."""

    view: View
    layout: WesternLegends
    phrases: Phrases

    def table(self, width: int) -> RenderableType:
        """All that the view shows."""
        view = self.view
        parts: list[RenderableType] = [self.head(), self.land(min(width, WIDEST)), self.legend()]
        for story in view.stories:
            parts.append(self.story(story))
        if view.fight is not None:
            parts += self.fight(view.fight)
        if view.poker is not None:
            parts += self.poker(view.poker)
        if view.man is not None:
            parts.append(self.man())
        count = len(view.seats)
        first = view.player or 0
        for place in range(count):
            seat = (first + place) % count
            parts += [Text(), *self.owner(seat, view.seats[seat])]
        if view.own is not None and not view.over:
            parts += self.own(view.own)
        return Group(*parts)

    def say(self, message: str, **arguments: int | str) -> str:
        """One of the game's texts for the terminal."""
        return self.phrases.say(f"terminal-{message}", **arguments)

    def in_words(self, line: LineView) -> str:
        """A line of a card: arguments that are texts are messages themselves."""
        arguments = {
            name: self.phrases.say(value) if isinstance(value, str) else value
            for name, value in line.arguments.items()
        }
        return self.phrases.say(line.text, **arguments)

    def together(self, lines: list[LineView]) -> str:
        """Several lines as one."""
        return " ".join(f"{self.in_words(line)}" for line in lines)

    # -- the land --------------------------------------------------------------------------------------

    def head(self) -> Text:
        """Which round it is, how far the game goes, what is left of the turn."""
        view = self.view
        line = Text(self.say("round", round=view.round, target=view.target), style="title")
        if view.ending:
            line.append(f" {DOT} ", style="faint").append(self.say(f"ending-{view.ending}"), style="oxblood")
        if view.active is not None and not view.over:
            line.append(f" {DOT} ", style="faint")
            line.append(self.say("actions", count=view.actions_left), style="not bold")
        if view.points_left:
            line.append(f" {DOT} ", style="faint")
            line.append(self.say("points", count=view.points_left), style="not bold")
        return line

    def land(self, width: int) -> Text:
        """The board: every space by its name where it lies, with its sign and who stands there."""
        rows = [[" "] * width for _row in range(ROWS + 1)]
        styles: list[tuple[int, int, int, str]] = []
        for number, space in enumerate(self.layout.components["board"]["spaces"]):
            across = (space["at"][0] - WEST) * (width - LABEL) // (EAST - WEST)
            down = (space["at"][1] - NORTH) * ROWS // (SOUTH - NORTH)
            label, style = self.space(number)
            for place, letter in enumerate(label[: LABEL + 1]):
                if across + place < width:
                    rows[down][across + place] = letter
            styles.append((down, across, len(label), style))
        text = Text()
        for number, row in enumerate(rows):
            line = Text("".join(row).rstrip())
            for down, across, length, style in styles:
                if down == number and style:
                    line.stylize(style, across, across + length)
            text.append_text(line).append("\n")
        return text

    def space(self, number: int) -> tuple[str, str]:
        """A space in a few letters, and its style."""
        name = SPACE_IDS[number]
        kind = int(self.layout.box.type_of[number])
        figures = "".join(SEATS[seat] for seat, one in enumerate(self.view.seats) if one.space == name)
        if self.view.sheriff.space == name:
            figures += SHERIFF
        if name in self.view.bandits:
            figures += BANDIT
        if self.view.man is not None and self.view.man.space == name:
            figures += MAN
        style = "" if kind == NONE else "brass"
        if figures:
            style = "bold"
        if name in self.view.reach:
            style += " underline"
        return f"{name}{'' if kind == NONE else SIGNS[KIND_IDS[kind]]}{figures}", style.strip()

    def legend(self) -> Text:
        """What the signs of the map mean."""
        signs = [f"{sign} {self.phrases.value('kind', kind)}" for kind, sign in SIGNS.items()]
        signs += [f"{SHERIFF} {self.say('sheriff')}", f"{BANDIT} {self.say('bandit')}"]
        if self.view.man is not None:
            signs.append(f"{MAN} {self.phrases.say('rival-name')}")
        return Text(f" {DOT} ".join(signs), style="faint")

    # -- stories, fights, poker --------------------------------------------------------------------------

    def story(self, found: StoryView) -> Text:
        """The open condition of a pile, and whose discs lie on it."""
        pile = self.phrases.value("pile", "left" if found.pile == 0 else "right")
        line = Text(self.say("story", pile=pile), style="title")
        line.append(f" {self.together(found.lines)}", style="not bold")
        discs = " ".join(self.phrases.seat(seat) for seat in found.discs)
        line.append(f"  ({len(found.discs)}/{found.needed} {discs})".replace(" )", ")"), style="not bold dim")
        return line.append(" ✓" if found.met else "", style="sage")

    def fight(self, found: FightView) -> list[Text]:
        """Both sides of a fight."""
        what = self.phrases.value("fight", found.fight) if found.fight else self.say("fight")
        return [
            Text(),
            Text(f"{what} {DOT} {self.phrases.value('space', found.space)}", style="title"),
            self.side(found, found.attacker),
            self.side(found, found.defender),
        ]

    def side(self, found: FightView, side: SideView) -> Text:
        """Who fights, and what lies there."""
        if side.seat is not None:
            line = Text(f"  {self.phrases.seat(side.seat)}", style=f"seat{side.seat}")
        else:
            name = f"gang-{found.gang}" if found.gang else f"opponent-{found.opponent}"
            line = Text(f"  {self.phrases.say(name)}", style="bold")
        if side.card is not None:
            line.append(f"  {self.card(side.card)}", style="not bold default")
        elif side.fight_card is not None:
            card = self.phrases.value("fight-card", side.fight_card)
            line.append(f"  {card}: {self.together(side.fight_lines)}", style="not bold default")
        elif side.ready:
            line.append(f"  {self.say('face-down')}", style="not bold dim default")
        if side.value is not None:
            line.append(f"  = {side.value}", style="bold default")
        return line

    def poker(self, found: PokerView) -> list[Text]:
        """The flop, the pot, and who plays."""
        flop = " ".join(self.phrases.value("card", card.card) for card in found.flop)
        lines = [Text(), Text(f"{self.say('poker', pot=found.pot)}  {flop}", style="title")]
        return [*lines, *[self.poker_hand(hand) for hand in found.hands]]

    def poker_hand(self, hand: PokerHandView) -> Text:
        """Somebody's cards in a game of poker."""
        name = self.say("banker") if hand.seat is None else self.phrases.seat(hand.seat)
        line = Text(f"  {name}", style="bold" if hand.seat is None else f"seat{hand.seat}")
        cards = " ".join(self.phrases.value("card", card.card) for card in hand.cards)
        line.append(f"  {cards or (self.say('face-down') if hand.ready else '')}", style="not bold default")
        if hand.combination:
            line.append(f"  {self.phrases.value('hand', hand.combination)}", style="not bold default")
        return line

    def man(self) -> Text:
        """The Man in Black."""
        man = self.view.man
        assert man is not None
        line = Text(self.phrases.say("rival-name"), style="title")
        line.append(f"   {self.say('lp', count=man.lp)}", style="bold")
        line.append(f" {DOT} {self.phrases.value('space', man.space)}", style="not bold dim")
        if man.card:
            told = f"{self.phrases.value('man', man.card)}: {self.together(man.lines)}"
            line.append(f" {DOT} {told}", style="not bold")
        return line

    # -- what everybody has ------------------------------------------------------------------------------

    def owner(self, seat: int, found: SeatView) -> list[Text]:
        """A player: character, points, goods, equipment."""
        name = Text(f"{SEATS[seat]} {self.phrases.seat(seat)}", style=f"seat{seat}")
        if seat == self.view.player:
            name.append(f" ({self.phrases.common.say('you')})", style="not bold")
        if found.character:
            name.append(f" {DOT} {self.phrases.value('character', found.character)}", style="not bold")
        if self.view.prompts[seat]:
            name.append(f" {ACTIVE}")
        name.append(f"   {self.say('lp', count=found.lp)}", style="bold default")
        name.append(f" {DOT} {self.phrases.value('side', found.side)}", style="not bold dim default")
        if found.space:
            where = self.phrases.value("space", found.space)
            name.append(f" {DOT} {found.space} {where}", style="not bold dim default")
        goods = [
            self.say("money", count=found.money),
            self.say("nuggets", count=found.nuggets),
            self.say("wounds", count=found.wounds),
            self.say("cards", count=found.cards),
        ]
        if found.marshal:
            goods.append(self.say("marshal", count=found.marshal))
        if found.wanted:
            goods.append(self.say("wanted", count=found.wanted))
        if found.cattle:
            goods.append(self.say("cattle", colour=self.phrases.value("colour", found.cattle)))
        if found.fame:
            goods.append(self.say("fame", count=found.fame))
        lines = [name, Text("  " + f" {DOT} ".join(goods))]
        if found.equipment:
            owned = ", ".join(self.equipment(item) for item in found.equipment)
            lines.append(Text("  " + owned, style="dim"))
        return lines

    def equipment(self, found: EquipmentView) -> str:
        """A piece of equipment; a plus for upgraded, a star for the active weapon and mount."""
        name = self.phrases.value("item", found.item)
        in_use = found.active and EQUIPMENT_IDS.index(found.item) < FIRST_ITEM
        return f"{name}{UPGRADED if found.upgraded else ''}{IN_USE if in_use else ''}"

    def own(self, found: OwnView) -> list[Text]:
        """What only the viewer sees: hand, cattle, goals, tokens."""
        lines = [Text(), Text(self.say("hand"), style="title")]
        lines += [Text(f"  {self.card(card)}", style="not bold") for card in found.hand]
        if found.cattle:
            bonus = self.phrases.value("cattle", found.cattle)
            lines.append(Text(self.say("own-cattle", bonus=bonus)))
        for goal in found.goals:
            lines.append(self.goal(goal))
        if found.fame:
            lines.append(Text(self.say("own-fame", values=", ".join(map(str, found.fame)))))
        return lines

    def goal(self, found: GoalView) -> Text:
        """A goal by its name and what it asks for."""
        line = Text(self.phrases.value("goal", found.goal), style="title")
        line.append(f" {self.together(found.lines)}", style="not bold")
        return line.append(" ✓" if found.met or found.claimed else "", style="sage")

    def card(self, found: CardView) -> str:
        """A poker card with its name and what it does; of a user's own box by what is written there."""
        name = f"poker-{found.effect}"
        own = self.view.box.get(name)
        does = self.phrases.say(f"{name}.text") if own is None else self.together(own)
        title = self.layout.box.titles.get(name) or self.phrases.say(name)
        return f"{self.phrases.value('card', found.card)} {title}: {does}"

    # -- remarks on choices ------------------------------------------------------------------------------

    def note(self, action: dict[str, Any]) -> str:
        """What a choice brings."""
        family = action["family"]
        if family == "option":
            return self.option(int(action["option"]))
        if family == "choose_character" and self.view.own is not None:
            for start in self.view.own.starts:
                if start.character == action["character"]:
                    return self.together(start.lines)
        if family in ("play", "react") and self.view.own is not None:
            for card in self.view.own.hand:
                if card.card == action["card"]:
                    return self.phrases.say(f"poker-{card.effect}")
        if family in ("buy", "upgrade"):
            return self.say("money", count=int(self.layout.box.price[EQUIPMENT_IDS.index(action["item"])]))
        if family == "claim" and self.view.own is not None:
            for goal in self.view.own.goals:
                if goal.place == action["goal"]:
                    return self.phrases.value("goal", goal.goal)
        if family in ("step", "travel", "start_at") and action["space"] in SPACE_IDS:
            name = str(action["space"])
            return ", ".join(filter(None, [name, self.figures_at(name)]))
        return ""

    def option(self, number: int) -> str:
        """One of several alternatives, in words."""
        for asked in self.view.asked:
            if asked.seat == self.view.player and number < len(asked.options):
                return self.together(asked.options[number].lines)
        return ""

    def figures_at(self, name: str) -> str:
        """Who stands on a space."""
        found = [self.phrases.seat(seat) for seat, one in enumerate(self.view.seats) if one.space == name]
        if name in self.view.bandits:
            found.append(self.say("bandit"))
        if self.view.sheriff.space == name:
            found.append(self.say("sheriff"))
        if self.view.man is not None and self.view.man.space == name:
            found.append(self.phrases.say("rival-name"))
        return ", ".join(found)
