"""Cover Your Assets in a text terminal: stacks side by side like houses of a street, the exposed set on top.

A view can be drawn at any width from 40 columns; see `saloon.terminal.drawing` for the interface of this
module. Colours only repeat what words and signs say.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.games.cover_your_assets.components import ASSETS, CARD_IDS, PLAYABLE
from saloon.games.cover_your_assets.table import QUICK, TWO_WINS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.authoring.phrases import Phrases
    from saloon.core.events import Event
    from saloon.games.cover_your_assets.table import Cover
    from saloon.games.cover_your_assets.view import ChallengeView, DraftPileView, SetView, View

TURN: Final = [
    "pair",
    "pair_wild",
    "take_discard",
    "draft",
    "challenge",
    "challenge_second",
    "upgrade",
    "swap",
    "move",
    "discard",
    "end_turn",
]
ASKED: Final = {
    "turn": TURN,
    "second_action": TURN,
    "answer": ["answer", "answer_double", "concede"],
    "contest": ["contest", "let_pass"],
    "order_move": ["order_move"],
}
"""What answers each question, in the order of the menu: what brings money first, throwing away last."""
UNTOLD: Final = ["drew", "turn_ended"]
"""What the log leaves out, since everybody can see it on the table."""
FIGHT: Final = ["challenged", "challenged_second", "contested", "played", "conceded"]

EXPOSED: Final = "▲ "
SECOND: Final = "△ "
SAFE: Final = "🔒"
COVERED: Final = "  "
SIGN_WIDTH: Final = 2
NOTHING: Final = "-"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
TIERS: Final = ["dusk"] * 3 + ["sage"] * 3 + ["brass"] * 3 + ["oxblood"]
"""The colours of the assets, by what they are worth in the box."""

LEAST_NAME: Final = 4
"""The number of letters of a card's name that are always shown."""
NARROWEST: Final = 19
WIDEST: Final = 30
"""The narrowest column for a set with its size and value, and the widest that the eye can follow."""
TALLEST: Final = 7
TALLEST_OF_TWO: Final = 4
"""How many lines a stack may take with one street, and with two."""
DUEL_WIDTH: Final = 76


def draw(view: View, layout: Cover, phrases: Phrases, width: int) -> RenderableType:
    """The table: piles, everybody's stack, a running challenge, the viewer's hand."""
    return Picture(view, layout, phrases).table(width)


def notes(view: View, layout: Cover, action: dict[str, Any], phrases: Phrases) -> tuple[str, str]:
    """What a choice is about: the set under attack, or the value of the set that it makes."""
    return Picture(view, layout, phrases).notes(action)


def tell(events: list[Event], phrases: Phrases) -> list[str]:
    """What happened: a fight is one line, and so are the cards that a player draws."""
    lines: list[str] = []
    told = [event for event in events if event.kind.name not in UNTOLD]
    for kind, group in groupby(told, key=_kind_of_line):
        together = list(group)
        if kind == "drew_card":
            cards = [phrases.value("card", str(event.describe()["card"])) for event in together]
            lines.append(phrases.say("terminal-drew", cards=", ".join(cards)))
        elif kind == "fight":
            lines.append(" ".join(phrases.event(event) for event in together))
        else:
            lines += [phrases.event(event) for event in together]
    return lines


def guide(layout: Cover) -> list[str]:
    """The texts that explain this table: the classic game, and what the options add to it."""
    more = {
        "drafts": layout.drafts,
        "two-actions": layout.two_actions,
        "upgrades": layout.upgrades,
        "action-cards": layout.action_cards,
        "second-sets": layout.second_sets,
        "penny-jars": layout.penny_jars,
    }
    added = [f"terminal-how-to-{name}" for name, is_on in more.items() if is_on]
    return ["terminal-how-to", *added, "terminal-how-to-score", "terminal-legend"]


def lacks(view: View, action: dict[str, Any], phrases: Phrases) -> list[str]:
    """The cards that a player lacks for an action, in a sentence each."""
    held = view.hand or []
    needed = [action[name] for name in ("card", "asset", "wild") if name in action]
    needed += [card for card in CARD_IDS[ASSETS:PLAYABLE] if card in action.get("double", "")]
    return [
        phrases.say("terminal-lacks", card=phrases.value("card", card)) for card in needed if card not in held
    ]


def _kind_of_line(event: Event) -> str:
    return "fight" if event.kind.name in FIGHT else event.kind.name


@dataclass(frozen=True)
class Picture:
    """One view of one table, to be drawn."""

    view: View
    layout: Cover
    phrases: Phrases

    def table(self, width: int) -> RenderableType:
        """All that the view shows."""
        parts: list[RenderableType] = [self.piles()]
        if self.view.draft_piles:
            parts.append(self.draft_piles())
        parts.append(Text())
        parts += self.streets(width)
        if self.view.challenge is not None and self.is_fought(self.view.challenge):
            parts.append(self.duel(self.view.challenge, width))
        if self.view.hand is not None and not self.view.over:
            parts += [Text(), self.hand(self.view.hand)]
        return Group(*parts)

    # -- words -----------------------------------------------------------------------------------------

    def say(self, message: str, **arguments: int | str) -> str:
        """One of the game's texts for the terminal."""
        return self.phrases.say(f"terminal-{message}", **arguments)

    def money(self, value: int) -> str:
        """A value in short: whole thousands as 30K."""
        if value and value % 1000 == 0:
            return self.say("thousands", thousands=str(value // 1000))
        return self.say("money", value=value)

    def worth(self, cards: list[str]) -> int:
        """What cards are worth at this table."""
        return sum(self.layout.values[CARD_IDS.index(card)] for card in cards)

    def name(self, card: str) -> str:
        """A card's short name."""
        return self.phrases.value("card", card, short=True)

    def card(self, card: str) -> Text:
        """A card's short name in its colour."""
        return Text(self.name(card), style=_style(card))

    def set_words(self, found: SetView) -> str:
        """A set in a few words: its type, size and value."""
        return f"{self.name(found.asset)} {TIMES}{len(found.cards)} {self.money(found.value)}"

    # -- piles and hand --------------------------------------------------------------------------------

    def piles(self) -> Text:
        """Which round it is, the draw pile and the discard pile."""
        line = Text(self.say("round", round=self.view.round), style="title")
        line.append(" · ", style="faint")
        line.append(self.say("draw", count=self.view.draw_pile), style="not bold")
        line.append(" · ", style="faint")
        if not self.view.discards:
            return line.append(self.say("discard-empty"), style="not bold")
        top = self.view.discards[-1]
        name = f"{self.phrases.value('card', top)} {self.money(self.worth([top]))}"
        under = len(self.view.discards) - 1
        message = "discard" if under else "discard-single"
        discards = Text(self.say(message, card=name, count=under), style="not bold")
        discards.highlight_words([name], _style(top))
        return line.append_text(discards)

    def draft_piles(self) -> Text:
        """The draft piles in a line; those out of reach are faint."""
        line = Text(self.say("drafts"), style="title")
        for number, pile in enumerate(self.view.draft_piles, start=1):
            in_reach = self.view.player is None or self.view.player in pile.seats
            drawn = Text(f"   {number} ").append_text(self.draft_pile(pile))
            drawn.stylize("not bold" if in_reach else "not bold dim")
            line.append_text(drawn)
        return line

    def draft_pile(self, pile: DraftPileView) -> Text:
        """The open card, how many lie under it, and who can reach it."""
        if pile.top is None:  # taken for a set that is still contested, or really empty
            drawn = Text(NOTHING if pile.face_down else self.say("draft-empty"), style="faint")
        else:
            drawn = self.card(pile.top).append(f" {self.money(self.worth([pile.top]))}", style="default")
        if pile.face_down:
            drawn.append(f" {self.say('draft-under', count=pile.face_down)}", style="dim default")
        if pile.buried:
            hidden = ", ".join(self.phrases.value("card", card) for card in pile.buried)
            drawn.append(f" ({self.say('draft-hides', cards=hidden)})", style="dim default")
        if len(pile.seats) < len(self.view.seats):
            for place, seat in enumerate(pile.seats):
                drawn.append(" " if place == 0 else "")
                drawn.append(self.phrases.seat(seat)[0], style=f"seat{seat}")
        return drawn

    def hand(self, cards: list[str]) -> Text:
        """The viewer's cards with their values."""
        line = Text(self.say("hand"), style="title")
        if not cards:
            return line.append("   " + self.say("hand-empty"), style="dim not bold")
        for card, copies in groupby(cards):
            count = len(list(copies))
            line.append("   ").append_text(self.card(card))
            if count > 1:
                line.append(f" {TIMES}{count}", style="not bold")
            if self.worth([card]):
                line.append(f" {self.money(self.worth([card]))}", style="dim not bold")
        return line

    # -- stacks ----------------------------------------------------------------------------------------

    def streets(self, width: int) -> list[RenderableType]:
        """Everybody's stack, the viewer's first; in two rows if one would be too narrow."""
        count = len(self.view.seats)
        first = self.view.player or 0
        seats = [(first + place) % count for place in range(count)]
        rows = -(-count // min(count, (width + 1) // (NARROWEST + 1)))
        across = -(-count // rows)
        room = min(WIDEST, (width + 1) // across - 1)
        drawn: list[RenderableType] = []
        for start in range(0, count, across):
            if start:
                drawn.append(Text())
            tallest = TALLEST if rows == 1 else TALLEST_OF_TWO
            drawn.append(self.street(seats[start : start + across], room, tallest))
        return drawn

    def street(self, seats: list[int], room: int, tallest: int) -> Table:
        """Some stacks side by side, standing on one line."""
        street = Table.grid(padding=(0, 1, 0, 0))
        for _ in seats:
            street.add_column(width=room, no_wrap=True, overflow="crop")
        stacks = [self.stack(seat, room, tallest) for seat in seats]
        height = max(len(stack) for stack in stacks)
        columns = [
            [Text()] * (height - len(stack)) + stack + self.plate(seat, room)
            for seat, stack in zip(seats, stacks, strict=True)
        ]
        for row in zip(*columns, strict=True):
            street.add_row(*row)
        return street

    def stack(self, seat: int, room: int, tallest: int) -> list[Text]:
        """A stack from top to bottom; the middle of a high one is summed up in a line."""
        sets = self.view.seats[seat].stack[::-1]
        if not sets:
            return [Text(COVERED + self.say("no-set"), style="faint")]
        lines = [self.set_line(found, self.sign(place, len(sets)), room) for place, found in enumerate(sets)]
        if len(lines) > tallest:
            hidden = sets[tallest - 2 : -1]
            value = self.money(sum(found.value for found in hidden))
            more = Text(COVERED + self.say("more", count=len(hidden), value=value), style="faint")
            lines = [*lines[: tallest - 2], more, lines[-1]]
        return lines

    def sign(self, place: int, height: int) -> str:
        """What stands before a set: safe, exposed, open to a double, or covered (CA-K6, CA-A11)."""
        if place == height - 1:
            return SAFE
        if place == 0:
            return EXPOSED
        return SECOND if place == 1 and self.layout.second_sets else COVERED

    def set_line(self, found: SetView, sign: str, room: int) -> Text:
        """A set with its size and value, and the first letters of its wilds where there is room."""
        name = self.name(found.asset)
        value = self.money(found.value)
        right = f" {TIMES}{len(found.cards)} {value:>4}"
        if len(name) > room - SIGN_WIDTH - len(right):
            right = f" {TIMES}{len(found.cards)} {value}"
        left = room - SIGN_WIDTH - len(right)
        wilds = "".join(self.name(card)[0] for card in found.cards if card != found.asset)[
            : left - LEAST_NAME
        ]
        # Which wilds are in a set matters more than the end of a name.
        room_for_name = left - 1 - len(wilds) if wilds else left
        line = Text(sign).append(name[:room_for_name], style=_style(found.asset))
        if wilds:
            line.append(f" {wilds}", style="faint")
        line.pad_right(room - line.cell_len - len(right))
        line.append(right)
        if sign == EXPOSED:
            line.stylize("bold")
        return line

    def plate(self, seat: int, room: int) -> list[Text]:
        """The foot of a stack: whose it is, how many cards are in hand, what it is worth."""
        found = self.view.seats[seat]
        name = Text(self.phrases.seat(seat), style=f"seat{seat}")
        if seat == self.view.player:
            name.append(f" ({self.phrases.common.say('you')})", style="not bold")
        if self.view.prompts[seat]:
            name.append(" ◀")
        name.truncate(room, overflow="ellipsis")
        value = self.money(found.stack_value)
        numbers = Text(self.say("hand-count", count=found.cards))
        numbers.pad_right(room - numbers.cell_len - len(value))
        numbers.append(value, style="bold")
        lines = [Text("▔" * room, style=f"seat{seat}"), name, numbers]
        if self.layout.end_mode == TWO_WINS:
            lines.append(Text(self.say("wins", count=found.wins), style="faint"))
        elif self.layout.end_mode != QUICK and self.view.round > 1:
            lines.append(Text(self.say("total", value=self.money(found.total)), style="faint"))
        return lines

    # -- challenge -------------------------------------------------------------------------------------

    def is_fought(self, challenge: ChallengeView) -> bool:
        """Whether cards were played, or this player could contest a set that is being drafted."""
        if challenge.attack or challenge.defence:
            return True
        me = self.view.player
        if me is None or not self.view.prompts[me] or self.view.hand is None:
            return False
        return any(
            card == challenge.target.asset or ASSETS <= CARD_IDS.index(card) < PLAYABLE
            for card in self.view.hand
        )

    def duel(self, challenge: ChallengeView, width: int) -> RenderableType:
        """Two lanes in which the cards land in turn, and what the winner gets."""
        lanes = Table.grid(padding=(0, 2, 0, 0))
        sides = [
            (challenge.challenger, "duel-attacks", challenge.attack),
            (challenge.defender, "duel-defends", challenge.defence),
        ]
        for seat, role, cards in sides:
            lane = Text()
            for card in cards:
                lane.append_text(self.card(card)).append("  ")
            if self.view.prompts[seat]:
                lane.append("?", style="key")
            name = Text(self.phrases.seat(seat), style=f"seat{seat}")
            lanes.add_row(name, Text(self.say(role), style="faint"), lane)
        message = "duel" if challenge.where == "top" else f"duel-{challenge.where}"
        stakes = challenge.target.value + self.worth(challenge.attack + challenge.defence)
        foot = self.say("duel-stakes", value=self.money(stakes))
        if challenge.needs_double:
            foot += f" · {self.say('duel-double')}"
        return Panel(
            lanes,
            title=Text(self.say(message, set=self.set_words(challenge.target)), style="bold"),
            title_align="left",
            subtitle=Text(foot, style="not dim default"),
            subtitle_align="left",
            box=ROUNDED,
            border_style="oxblood",
            width=min(width, DUEL_WIDTH),
        )

    # -- remarks on choices ----------------------------------------------------------------------------

    def notes(self, action: dict[str, Any]) -> tuple[str, str]:
        """For the heading and for the choice."""
        family = action["family"]
        stack = self.view.seats[action["target"]].stack if "target" in action else []
        if family == "challenge":
            return self.set_words(stack[-1]), ""
        if family == "challenge_second":
            return self.set_words(stack[-2]), ""
        if family == "swap":
            return "", self.set_words(stack[-1])
        if family == "move":
            return "", self.set_words(stack[-1 if action["direction"] == "top_to_bottom" else 0])
        made = self.made_set(action)
        return "", self.money(self.worth(made)) if made else ""

    def made_set(self, action: dict[str, Any]) -> list[str]:
        """The cards of the set that an action makes; none if it makes no set."""
        family = action["family"]
        if family == "pair":
            return [action["asset"]] * 2
        if family == "pair_wild":
            return [action["asset"], action["wild"]]
        if family == "take_discard":
            return [action["card"], self.view.discards[-1]]
        if family == "draft":
            tops = [self.view.draft_piles[int(pile) - 1].top for pile in action["piles"]]
            return [action["card"], *[top for top in tops if top is not None]]
        if family == "upgrade" and self.view.player is not None:
            return [*self.view.seats[self.view.player].stack[-1].cards, action["card"]]
        return []


def _style(card: str) -> str:
    kind = CARD_IDS.index(card)
    if kind < ASSETS:
        return TIERS[kind]
    return "bold" if kind < PLAYABLE else "italic"
