"""Games that were played: `saloon replay` and `saloon verify`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from saloon.authoring.phrases import Phrases
from saloon.cli.door import Lang, common
from saloon.core.errors import SaloonError
from saloon.records.record import UNDO
from saloon.terminal.drawing import Drawing
from saloon.terminal.ending import ranking, sheets, winners_line
from saloon.terminal.files import read_record
from saloon.terminal.seats import noted_names
from saloon.terminal.style import log_line, make_console, paint, with_signs

if TYPE_CHECKING:
    from saloon.core.events import Event
    from saloon.core.words import Words
    from saloon.records.record import Record

RecordFile = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="A record, as `saloon play --save` writes it.", show_default=False),
]


def replay(
    file: RecordFile,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", help="Stop after N lines of play.", show_default=False)
    ] = None,
    seen_by: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="PLAYER",
            help="Show what this player saw: a seat from 0 on, or a name.",
            show_default=False,
        ),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Show a recorded game move by move, and the table at its end (or after N lines)."""
    record = read_record(file)
    words = common(lang)
    names = noted_names(record, lang)
    _warn(record, file, words, lang)
    player = None if seen_by is None else _seat_of(seen_by, names)
    count = len(record.entries)
    if to is not None and not 0 <= to <= count:
        raise SaloonError("entry", count=count)
    phrases = Phrases(record.game, lang, with_signs(names))
    drawing = Drawing(record.game)
    console = make_console()
    title = "replay-title-fair" if record.secret else "replay-title"
    told = {"game": phrases.say("game-name"), "players": record.players, "seed": str(record.seed)}
    console.print(Text(words.say(title, told), style="key"))
    if player is not None:
        console.print(paint(words.say("replay-as", {"player": phrases.seat(player)}), phrases.seats))

    def tell(number: int, lines: list[str]) -> None:
        for place, line in enumerate(lines):
            margin = f"{number:>4}  " if place == 0 and number else " " * 6
            console.print(log_line(margin, line, phrases.seats))

    tell(0, drawing.tell(_seen(opening(record), player), phrases))
    state = record.start()
    for number, entry in enumerate(record.entries[:to], start=1):
        name = phrases.seat(entry.player)
        if entry.action == UNDO:
            state = record.replay(number)
            tell(number, [words.say("replay-undo", {"player": name})])
            continue
        state.listen()
        state.apply(entry.player, entry.action)
        lines = drawing.tell(_seen(state.events or [], player), phrases)
        tell(number, lines or [words.say("replay-hidden", {"player": name})])
    console.print(Rule(style="faint"))
    console.print(drawing.table(state.view(player), state.layout, phrases, console.width))
    if state.over:
        outcome = state.outcome()
        console.print()
        console.print(paint(winners_line(outcome, phrases), phrases.seats, "title"))
        console.print(ranking(outcome, phrases))
        console.print()
        console.print(sheets(outcome, phrases, console.width))


def verify(file: RecordFile, lang: Lang = "en") -> None:
    """Replay a record and check every line of it; for fair tables also the secret against its hash."""
    record = read_record(file)
    words = common(lang)
    state = record.verify()
    phrases = Phrases(record.game, lang, with_signs(noted_names(record, lang)))
    print(words.say("verify-good", {"file": str(file), "count": len(record.entries)}))
    if record.secret:
        # The secret was checked when the header was read, which comes before everything else.
        print(words.say("verify-fair"))
        for seat, salt in enumerate(record.salts):
            if salt:
                print(words.say("verify-salt", {"player": phrases.seat(seat), "salt": salt}))
        print(words.say("verify-key", {"key": state.secret.hex()}))
    if state.over:
        outcome = state.outcome()
        print(f"{winners_line(outcome, phrases)} {phrases.reason(outcome.reason)}")
        for seat, score in enumerate(outcome.scores):
            print(f"  {phrases.seat(seat)} {words.say('number', {'number': score})}")
        if outcome.rival is not None:
            points = words.say("number", {"number": outcome.rival.score})
            print(f"  {phrases.say(outcome.rival.name)} {points}")
    else:
        print(words.say("verify-unfinished"))
    print(words.say("verify-digest", {"digest": state.digest()}))


def _warn(record: Record, file: Path, words: Words, lang: str) -> None:
    """A record that fails its checks is still shown, but with a warning."""
    try:
        record.verify()
    except SaloonError as error:
        told = words.say("replay-warning", {"file": str(file), "problem": error.text(lang)})
        print(f"saloon: {told}", file=sys.stderr)


def opening(record: Record) -> list[Event]:
    """What happened before the first choice: set up the game again and collect its events."""
    return record.start(listen=True).events or []


def _seen(events: list[Event], player: int | None) -> list[Event]:
    return [event for event in events if event.visible_to(player)]


def _seat_of(text: str, names: list[str]) -> int:
    if text.isdecimal() and int(text) < len(names):
        return int(text)
    for seat, name in enumerate(names):
        if name.casefold() == text.casefold():
            return seat
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    raise SaloonError("seat", player=text, seats=seats)
