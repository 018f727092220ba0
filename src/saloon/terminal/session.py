"""A game in the terminal: one person against bots, from the first choice to the score sheets."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.bots import make_bot
from saloon.core.errors import SaloonError
from saloon.records.match import CannotUndo
from saloon.terminal.ending import ranking, sheets, winners_line
from saloon.terminal.files import free_name, refuse_to_overwrite, sentence, write_record
from saloon.terminal.menu import Menu
from saloon.terminal.style import log_line, paint
from saloon.terminal.why import explain

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from saloon.authoring.phrases import Phrases
    from saloon.bots import Bot
    from saloon.core.events import Event
    from saloon.records.match import Match
    from saloon.terminal.drawing import Drawing

HINT_BOT = "search:ms=1500"
COMMANDS = {
    "?": "help",
    "help": "help",
    "why": "why",
    "proc": "why",
    "proč": "why",
    "u": "undo",
    "undo": "undo",
    "u!": "undo anyway",
    "h": "hint",
    "hint": "hint",
    "s": "save",
    "save": "save",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
YES = ["y", "yes", "a", "ano", "s"]
NO = ["n", "no", "ne", "q"]
KEYS = ["number", "enter", "why", "rule", "hint", "undo", "save", "quit"]


class Next(Enum):
    """What happens after a line that the player typed."""

    STAY = auto()
    """The same question again."""
    GO_ON = auto()
    """The position has changed."""
    LEAVE = auto()
    """The player quits."""
    END_OF_INPUT = auto()
    """The input has ended."""


@dataclass
class Session:
    """One person's seat at a table of bots."""

    match: Match
    bots: dict[int, Bot]
    phrases: Phrases
    drawing: Drawing
    console: Console
    read: Callable[[str], str | None]
    """Shows a prompt and returns the next typed line, None at the end of the input."""
    file: Path | None = None
    """Where the game is kept."""
    me: int = 0
    happened: list[Event] = field(default_factory=list)
    """Events that this player saw and that are not printed yet."""

    # -- the course of the game ----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves; the file of the game is kept up to date."""
        self._welcome()
        try:
            while not self.match.state.over:
                others = [seat for seat in self.match.state.actors() if seat != self.me]
                if others:
                    seat = others[0]
                    self._apply(seat, self._let_think(self.bots[seat], seat, self.phrases.seat(seat)))
                    continue
                self._keep()
                following = self._ask()
                if following != Next.GO_ON:
                    self._leave(asked=following == Next.LEAVE)
                    return
        except KeyboardInterrupt:
            self.console.print()
            self._leave(asked=False)
            raise
        self._end()

    def _let_think(self, bot: Bot, seat: int, name: str) -> int:
        """What a bot would do in a seat; meanwhile the player sees that it is thinking."""
        perspective = self.match.state.perspective(seat)
        if not self.console.is_terminal:
            return bot.choose(perspective)
        thinking = self._common("thinking", player=name)
        with self.console.status(thinking, spinner="dots", spinner_style="brass"):
            return bot.choose(perspective)

    def _apply(self, seat: int, action: int) -> None:
        events = self.match.apply(seat, action)
        self.happened += [event for event in events if event.visible_to(self.me)]

    def _ask(self) -> Next:
        """Show the table and the menu, and take commands until one of them changes something."""
        menu = self._show()
        following = Next.STAY
        while following == Next.STAY:
            line = self._line()
            if line is None:
                return Next.END_OF_INPUT
            if not line and len(menu.actions) > 1:
                menu = self._show()
                continue
            following = self._obey(line or "1", menu)
        return following

    # -- what the player sees ------------------------------------------------------------------------

    def _welcome(self) -> None:
        record = self.match.record
        self.console.print(Rule(Text(self.phrases.say("game-name"), style="key"), style="faint"))
        self.say("table", players=", ".join(self.phrases.seats), seed=str(record.seed))
        for option in record.game.options:
            chosen = record.options[option.name]
            if chosen != option.default:
                name, value = self.phrases.option(option.name), self.phrases.option_value(option.name, chosen)
                self.console.print(Text(f"{name}: {value}"))
        self.say("welcome-keys")

    def _show(self) -> Menu:
        """The log since the last choice, the table, what is asked, and the menu."""
        self._tell()
        self._draw_table()
        state = self.match.state
        menu = Menu(state, self.me, self.drawing, self.phrases)
        self.console.print()
        self.console.print(Text(self.phrases.prompt(state.prompt(self.me)), style="title"))
        self.console.print(menu.drawn(self.console.width))
        return menu

    def _tell(self) -> None:
        """What happened since the last log."""
        self.console.print()
        for line in self.drawing.tell(self.happened, self.phrases):
            self.console.print(log_line("· ", line, self.phrases.seats))
        self.happened = []

    def _draw_table(self) -> None:
        state = self.match.state
        self.console.print(Rule(style="faint"))
        view = state.view(self.me)
        self.console.print(self.drawing.table(view, state.layout, self.phrases, self.console.width))

    def say(self, message: str, **arguments: int | str) -> None:
        """A common text of the terminal, on one line."""
        self.console.print(paint(self._common(message, **arguments), self.phrases.seats))

    def _common(self, message: str, **arguments: int | str) -> str:
        return self.phrases.common.say(message, arguments)

    def _line(self) -> str | None:
        """What the player types next; None at the end of the input."""
        line = self.read(self._common("ask"))
        if line is None:
            self.console.print()
            return None
        return line.strip()

    # -- commands ------------------------------------------------------------------------------------

    def _obey(self, line: str, menu: Menu) -> Next:
        """Carry out a typed line: the number of a choice, or a command."""
        if line.isdecimal():
            return self._choose(line, menu)
        word, _, rest = line.partition(" ")
        if line[0] == "?":
            word, rest = "?", line[1:]
        command = COMMANDS.get(word.casefold())
        rest = rest.strip()
        if command == "quit":
            return Next.LEAVE
        if command in ("undo", "undo anyway"):
            return self._undo(anyway=command == "undo anyway")
        if command == "help":
            self._help(rest, menu)
        elif command == "why":
            self._why(rest, menu)
        elif command == "hint":
            self._hint(menu)
        elif command == "save":
            self._save(rest)
        else:
            self.say("unknown-input", line=line, count=len(menu.actions))
        return Next.STAY

    def _choose(self, number: str, menu: Menu) -> Next:
        action = menu.find(number)
        if action is None:
            self.say("no-such-choice", number=number, count=len(menu.actions))
            return Next.STAY
        self._apply(self.me, action)
        return Next.GO_ON

    def _help(self, about: str, menu: Menu) -> None:
        """How to play and the keys; or a choice, a rule or an action in full."""
        action = menu.find(about)
        rule = self._find_rule(about)
        if not about:
            self._how_to()
        elif action is not None:
            self.console.print(paint(self.phrases.action(action), self.phrases.seats))
        elif rule:
            self._quote(rule)
        else:
            self._why(about, menu)

    def _how_to(self) -> None:
        for message in self.drawing.guide(self.match.state.layout):
            if self.phrases.words.has(message):
                for paragraph in self.phrases.say(message).split("\n\n"):
                    self.console.print(Padding(" ".join(paragraph.split()), (0, 0, 1, 0)))
        keys = Table.grid(padding=(0, 2, 0, 0))
        for key in KEYS:
            told = self._common(f"key-{key}", rule=self.phrases.game.rule_out_of_turn)
            name, _, meaning = told.partition(": ")
            keys.add_row(Text(f"  {name}", style="key"), meaning)
        self.console.print(keys)
        self.say("help-rules", game=self.phrases.game.name)

    def _find_rule(self, text: str) -> str:
        """The rule id that a text names, in any case and with or without the game's prefix; "" if none."""
        prefix = self.phrases.game.rule_out_of_turn.partition("-")[0]
        words = self.phrases.words
        return words.rule(text) or words.rule(f"{prefix}-{text}")

    def _quote(self, rule: str) -> None:
        line = Text(f"{rule} ", style="brass")
        self.console.print(line.append(self.phrases.rule(rule), style="default"))

    def _why(self, words: str, menu: Menu) -> None:
        """Why something is not possible: the rules that forbid what the words mean."""
        if not words:
            self.say("why-what")
            return
        answer = explain(words, self.match.state, self.me, self.drawing, self.phrases)
        if not answer.possible and not answer.forbidden:
            self.say("why-unknown", words=words)
        for action in answer.possible:
            self.say("why-possible", number=menu.number(action), action=self.phrases.action(action))
        if answer.lacking:
            self.console.print(" ".join(answer.lacking))
            return
        for rule, forbidden in answer.forbidden.items():
            self.say("why-forbidden", action=", ".join(forbidden))
            self._quote(rule)

    def _hint(self, menu: Menu) -> None:
        adviser = make_bot(HINT_BOT, len(self.match.record.entries))
        action = self._let_think(adviser, self.me, self._common("adviser"))
        self.say("hint", number=menu.number(action), action=self.phrases.action(action))

    def _undo(self, *, anyway: bool) -> Next:
        if not any(entry.player == self.me for entry in self.match.record.choices()):
            self.say("undo-nothing")
            return Next.STAY
        try:
            self.match.undo(self.me, consent=anyway)
        except CannotUndo:
            self.say("undo-barrier")
            return Next.STAY
        self.happened = []
        self.say("undo-done")
        return Next.GO_ON

    # -- keeping the record --------------------------------------------------------------------------

    def _file_name(self) -> str:
        """The file that is suggested for this game."""
        return free_name(self.match.record.game.name, self.match.record.seed)

    def _save(self, name: str) -> None:
        """Save where the player says, or where the game is already kept."""
        path = Path(name).expanduser() if name else self.file or Path(self._file_name())
        try:
            if path != self.file:
                refuse_to_overwrite(path)
            write_record(path, self.match.record)
        except (OSError, SaloonError) as error:
            self.console.print(Text(sentence(error, self.phrases.lang), style="wrong"))
            return
        self.file = path
        self.say("saved", file=str(path))

    def _keep(self) -> None:
        """Bring the file of the game up to date."""
        if self.file is not None:
            write_record(self.file, self.match.record)

    def _offer_to_save(self) -> None:
        """Ask whether to save; ask again after an error or an unclear answer, but not for ever."""
        for _ in range(2):
            if self.file is not None or not self.match.record.entries:
                return
            self.say("offer-save", file=self._file_name())
            answer = self._line()
            if answer is None or answer.casefold() in NO:
                return
            if answer and not answer.isdecimal():  # a number was meant for the game, not for a file
                self._save("" if answer.casefold() in YES else answer)

    def _leave(self, *, asked: bool) -> None:
        self._keep()
        if asked:
            self._offer_to_save()
        if self.file is not None:
            self.say("resume-with", file=str(self.file))
        self.say("goodbye")

    def _end(self) -> None:
        """Who won, the last log and the table, the score sheets, and where the record is."""
        self._keep()
        outcome = self.match.state.outcome()
        self.console.print()
        self.console.print(Rule(paint(winners_line(outcome, self.phrases), self.phrases.seats, "title")))
        self.console.print(ranking(outcome, self.phrases))
        self._tell()
        self._draw_table()
        self.console.print()
        self.console.print(sheets(outcome, self.phrases, self.console.width))
        self._offer_to_save()
        if self.file is not None:
            self.say("record-lies", file=str(self.file))
        else:
            self.say("record-not-kept")
