"""What is in the house: `saloon games`, `saloon rules`, `saloon components`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any

import typer
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent
from rich.padding import Padding
from rich.text import Text

from saloon.authoring.phrases import Phrases
from saloon.cli.door import GameName, Lang, common
from saloon.core.errors import SaloonError
from saloon.core.registry import game_names, load
from saloon.core.words import LANGUAGES
from saloon.terminal.style import make_console

if TYPE_CHECKING:
    from saloon.core.game import Game


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")] = False,
    lang: Lang = "en",
) -> None:
    """List the games with their options."""
    found = [load(name) for name in game_names()]
    if as_json:
        print(json.dumps([_describe(game, lang) for game in found], indent=2, ensure_ascii=False))
        return
    console = make_console()
    words = common(lang)
    for game in found:
        phrases = Phrases(game, lang, [])
        title = Text(phrases.say("game-name"), style="key")
        title.append(f"   {game.name}", style="not bold default")
        counts = words.say("games-players", {"least": game.min_players, "most": game.max_players})
        console.print(title.append(f" · {counts}", style="not bold dim default"))
        console.print(Padding(phrases.say("game-tagline"), (0, 0, 0, 2)))
        for option in game.options:
            values = Text(f"--option {option.name}=", style="brass")
            for place, value in enumerate(option.values):
                values.append("|" if place else "", style="dim default")
                values.append(value, style="bold default" if value == option.default else "default")
            console.print(Padding(values, (0, 0, 0, 4)))
            console.print(Padding(Text(phrases.option_help(option.name), style="faint"), (0, 0, 0, 6)))


def _describe(game: Game, lang: str) -> dict[str, Any]:
    phrases = Phrases(game, lang, [])
    text = files(game.package) / "text"
    return {
        "name": game.name,
        "version": game.version,
        "title": phrases.say("game-name"),
        "players": {"min": game.min_players, "max": game.max_players},
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "values": option.values,
                "title": phrases.option(option.name),
                "help": phrases.option_help(option.name),
            }
            for option in game.options
        ],
        "actions": len(game.actions),
        "languages": [lang for lang in LANGUAGES if (text / f"{lang}.ftl").is_file()],
    }


def rules(
    name: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="RULE-ID", help="One rule, for example CA-C3.", show_default=False),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Print the rules of a game as Markdown, or one rule by its id."""
    game = load(name)
    if rule is None:
        print(rules_as_markdown(game, lang), end="")
        return
    text = game.words(lang)
    found = text.rule(rule)
    if not found:
        raise SaloonError("no-rule", rule=rule, game=game.name)
    print(_bullet(found, text.say(found)))


def rules_as_markdown(game: Game, lang: str) -> str:
    """All rules of a game: a heading per group, a bullet per rule."""
    words = game.words(lang)
    source = (files(game.package) / "text" / f"rules.{lang}.ftl").read_text(encoding="utf-8")
    lines = [f"# {words.say('game-name')}"]
    for entry in parse_fluent(source).body:
        if isinstance(entry, ast.ResourceComment):
            lines += ["", _collapsed(entry.content)]
        elif isinstance(entry, ast.GroupComment):
            lines += ["", f"## {_collapsed(entry.content)}", ""]
        elif isinstance(entry, ast.Message):
            lines.append(_bullet(entry.id.name, words.say(entry.id.name)))
    return "\n".join(lines) + "\n"


def _bullet(rule: str, text: str) -> str:
    return f"- **{rule}** {_collapsed(text)}"


def _collapsed(text: str | None) -> str:
    return " ".join((text or "").split())


def components(name: GameName) -> None:
    """Print a game's components file, to edit and use with --components."""
    game = load(name)
    file = files(game.package) / "components.toml"
    if not file.is_file():
        raise SaloonError("no-components", game=game.name)
    print(file.read_text(encoding="utf-8"), end="")
