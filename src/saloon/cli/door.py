"""The door that every command goes through: a user's mistake is one sentence, never a traceback."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from saloon.core.errors import SaloonError
from saloon.core.words import LANGUAGES, Words, load_words
from saloon.terminal.files import sentence
from saloon.terminal.style import speak_anyway

USER_ERROR: Final = 2
INTERRUPTED: Final = 130

Lang = Annotated[
    str, typer.Option("--lang", envvar="SALOON_LANG", metavar="en|cs", help="The language: English or Czech.")
]
GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The name of a game; `saloon games` lists them.", show_default=False),
]


class Door(TyperGroup):
    """All commands; turns errors into one sentence on stderr and exit code 2."""

    def main(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Run a command and exit: 0 for success, 2 for a user's error, 130 after Ctrl-C."""
        speak_anyway()
        kwargs["standalone_mode"] = False
        given = kwargs.get("args") or (args[0] if args else sys.argv[1:])
        lang = language_of(list(given))
        try:
            code = super().main(*args, **kwargs)
        except (SaloonError, OSError) as error:
            fail(sentence(error, lang))
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as error:
            # The parser's exceptions have no public base class in every version of typer.
            if getattr(error, "format_message", None) is None:
                raise
            fail(usage_error(error).text(lang))
        sys.exit(code if isinstance(code, int) else 0)


def usage_error(error: Any) -> SaloonError:
    """The parser's complaint about the command line, in our words."""
    kind = type(error).__name__
    told = " ".join(error.format_message().split())
    param = getattr(error, "param", None)
    what = "" if param is None else param.opts[0] if param.param_type_name == "option" else param.metavar
    if kind == "NoSuchOption":
        return SaloonError("usage-option", option=error.option_name)
    if kind == "BadOptionUsage":
        return SaloonError("usage-value", option=error.option_name)
    if kind == "MissingParameter":
        return SaloonError("usage-missing", what=what)
    if kind == "BadParameter" and "integer" in told:
        return SaloonError("usage-number", what=what)
    if command := re.search(r"No such command '(.*)'", told):
        known = ", ".join(error.ctx.command.list_commands(error.ctx))
        return SaloonError("usage-command", command=command[1], commands=known)
    if extra := re.search(r"unexpected extra argument.* \((.*)\)", told):
        return SaloonError("usage-extra", given=extra[1])
    return SaloonError("usage", problem=told)


def fail(message: str) -> NoReturn:
    """Say in one sentence what is wrong, and exit."""
    print(f"saloon: {message}", file=sys.stderr)
    sys.exit(USER_ERROR)


def common(lang: str) -> Words:
    """The texts that all games share."""
    return load_words("saloon", lang)


def language_of(arguments: list[str]) -> str:
    """The language of a command line, even if everything else in it is wrong."""
    chosen = os.environ.get("SALOON_LANG", "")
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            chosen = value or "".join(arguments[place + 1 : place + 2])
    return chosen if chosen in LANGUAGES else LANGUAGES[0]
