"""Phrases: actions, events, prompts, scores and rules of a game in words, in one language.

The names in code lead to the messages of the game's text files: the action family `take_discard` is put
into words by `action-take-discard`, the prompt `order_move` by `prompt-order-move`, and so on. A family's
message may have attributes: for menus `.group`, the heading of a group of choices, and `.short`, one choice
under that heading; and `.words`, other words that people use for the same thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from saloon.core.words import load_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from saloon.core.actions import Argument
    from saloon.core.events import Event
    from saloon.core.game import Game
    from saloon.core.outcome import ScoreLine

SEAT = "seat"
"""The `words` of an argument that is a player."""


@final
class Phrases:
    """A game's phrases, with the names of the players."""

    def __init__(self, game: Game, lang: str, seats: list[str]) -> None:
        """Words for a game in a language; `seats` are the players' names, in the order of their seats."""
        self.game = game
        self.lang = lang
        self.seats = seats
        self.words = game.words(lang)
        self.common = load_words("saloon", lang)

    # -- what is done and what happens ---------------------------------------------------------------

    def action(self, action: int) -> str:
        """An action as a sentence of its own: "Discard Jewels"."""
        return self._act(action, "", short=False)

    def choice(self, action: int) -> str:
        """An action in a menu, under its heading: "Jewels"; its sentence if there is nothing shorter."""
        return self._act(action, ".short", short=True) or self.action(action)

    def heading(self, action: int) -> str:
        """The heading in a menu that an action belongs under: "Discard"; "" for none."""
        return self._act(action, ".group", short=True)

    def synonyms(self, action: int) -> str:
        """Other words that people may use for an action; "" for none."""
        return self._act(action, ".words", short=True)

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        pairs = list(zip(event.kind.arguments, event.digits, strict=False))
        arguments = self._arguments(pairs, short=False)
        if event.kind.many:
            last = event.kind.arguments[-1]
            told = [self._arguments([(last, digit)], short=False)[last.name] for digit in event.listed()]
            arguments[last.name] = ", ".join(map(str, told)) or self.common.say("nothing")
        return self.say(f"event-{event.kind.name}", **arguments)

    def lines(
        self, events: Sequence[Event], untold: Collection[str], together: Collection[str] = ()
    ) -> list[str]:
        """Several events: some kinds are left out, and some consecutive ones share a line."""
        lines: list[str] = []
        goes_on = False
        for event in events:
            if event.kind.name in untold:
                continue
            if event.kind.name in together and goes_on:
                lines[-1] += f" {self.event(event)}"
            else:
                lines.append(self.event(event))
            goes_on = event.kind.name in together
        return lines

    # -- questions and outcomes -----------------------------------------------------------------------

    def prompt(self, name: str) -> str:
        """What a player is asked, by the name of the step."""
        return self.say(f"prompt-{name}")

    def score_line(self, line: ScoreLine) -> str:
        """One line of a score sheet, without its points."""
        arguments: dict[str, int | str] = {}
        for name, value in line.arguments.items():
            known = isinstance(value, str) and self.words.has(dashed(f"{name}-{value}"))
            arguments[name] = self.value(name, value) if known else value
        return self.say(f"score-{line.name}", **arguments)

    def reason(self, name: str) -> str:
        """Why the game ended."""
        return self.say(f"reason-{name}")

    def rule(self, rule_id: str) -> str:
        """The text of a rule, in one line."""
        return " ".join(self.words.say(rule_id).split())

    # -- options -------------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        """What an option does."""
        return self.say(f"option-{name}.help")

    def option_value(self, name: str, value: str) -> str:
        """The name of an option's value; values that many options share are common texts."""
        own = f"option-{name}.value-{value}"
        return self.say(own) if self.words.has(dashed(own)) else self.common.say(dashed(f"value-{value}"))

    # -- names ---------------------------------------------------------------------------------------

    def seat(self, number: int) -> str:
        """The name of a player."""
        if number < len(self.seats):
            return self.seats[number]
        return self.common.say("seat-unnamed", {"number": number})

    def value(self, words: str, value: int | str, *, short: bool = False) -> str:
        """The name of a value: `value("card", "penny_jar")` is the message `card-penny-jar`."""
        message = dashed(f"{words}-{value}")
        if short and self.words.has(f"{message}.short"):
            message += ".short"
        return self.words.say(message)

    def field(self, name: str) -> str:
        """A field of a plainly shown view: the message `view-<field>`, or its name in code."""
        message = dashed(f"view-{name}")
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ")

    def named(self, value: str) -> str:
        """A value in a plainly shown view, in the words of any argument that has it."""
        arguments = [argument for family in self.game.actions.families for argument in family.arguments]
        arguments += [argument for event in self.game.events for argument in event.arguments]
        for argument in arguments:
            if argument.words and self.words.has(dashed(f"{argument.words}-{value}")):
                return self.value(argument.words, value)
        return value.replace("_", " ")

    def say(self, message: str, **arguments: int | str) -> str:
        """A text of the game by the name of its message."""
        return self.words.say(dashed(message), arguments)

    # -- inside --------------------------------------------------------------------------------------

    def _act(self, action: int, attribute: str, *, short: bool) -> str:
        actions = self.game.actions
        family = actions.families[actions.family(action)]
        digits = actions.digits(action)
        message = dashed(f"action-{family.name}") + attribute
        if attribute and not self.words.has(message):
            return ""
        arguments = self._arguments(zip(family.arguments, digits, strict=False), short=short)
        return self.words.say(message, arguments)

    def _arguments(self, pairs: Iterable[tuple[Argument, int]], *, short: bool) -> dict[str, int | str]:
        """Arguments with their values put into words; plain numbers stay numbers, for Fluent to inflect."""
        named: dict[str, int | str] = {}
        for argument, digit in pairs:
            if argument.words == SEAT:
                named[argument.name] = self.seat(digit)
            elif argument.words:
                named[argument.name] = self.value(argument.words, argument.decode(digit), short=short)
            else:
                named[argument.name] = argument.decode(digit)
        return named


def dashed(name: str) -> str:
    """A name of the code as a message id."""
    return name.replace("_", "-")
