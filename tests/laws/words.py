"""Law 9, words: every prompt, action, event, refusal, option and score line has a text in every language.

Message ids: `prompt-<step>`, `action-<family>`, `event-<kind>`, `<RULE-ID>`, `option-<name>` (with `.help`
and `.value-<value>`), `score-<line>`, `reason-<reason>`; an argument with words, `card` for example, names
the message `card-<value>`. Underscores become hyphens.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast
from msgspec import inspect
from tests.laws.law import LawBroken, Script, demand, moments, tables_of

from saloon.core.words import LANGUAGES, load_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saloon.core.actions import Argument
    from saloon.core.game import Game
    from saloon.core.options import Option
    from saloon.core.outcome import ScoreLine
    from saloon.core.words import Words

NUMBERS = [0, 1, 2, 5, 21]
"""Numbers that choose different plural forms in English and Czech."""
SEATS = ["Ann", "Bořek"]


def check_words(game: Game) -> None:
    """Every text exists and can be formatted, in every language."""
    lines = list(score_lines(game))
    for lang in LANGUAGES:
        words = game.words(lang)
        for kind, names in needed(game).items():
            for name in names:
                check_text(words, message_id(kind, name), [{}])
        for family in game.actions.families:
            check_text(words, message_id("action", family.name), arguments_of(words, family.arguments))
        for event in game.events:
            check_text(words, message_id("event", event.name), arguments_of(words, event.arguments))
        for line in lines:
            check_text(words, message_id("score", line.name), [line_arguments(words, line)])
        for option in game.options:
            check_option(words, option)
        check_view(words, game)
    check_files(game)


def needed(game: Game) -> dict[str, list[str]]:
    """What needs a text without arguments: prompts, reasons and the rules that guards can name."""
    asking = {step.name for table in tables_of(game) for step in layout_of(table).steps if step.asks}
    outcomes = [Script(0).start(table).outcome() for table in tables_of(game)]
    rivals = {outcome.rival.name for outcome in outcomes if outcome.rival is not None}
    return {
        "prompt": sorted(asking),
        "reason": [*game.reasons, "unfinished"],
        "": [*sorted(rivals), *game.rules.names[1:], game.rule_out_of_turn, game.rule_when_over],
        "game": ["name", "tagline"],
    }


def layout_of(table: Any) -> Any:
    """A table's layout."""
    return table.game.layout(table.players, table.options)


def score_lines(game: Game) -> Iterator[ScoreLine]:
    """All score lines of a few whole games, each kind of line with each set of arguments once."""
    seen: set[str] = set()
    for table in tables_of(game):
        for moment in moments(table, Script(1, by_family=True)):
            if moment.number % 20 == 0 or moment.state.over:
                outcome = moment.state.outcome()
                for sheet in [*outcome.sheets, *([outcome.rival.sheet] if outcome.rival else [])]:
                    for line in sheet:
                        if repr(line) not in seen:
                            seen.add(repr(line))
                            yield line


def check_text(words: Words, message: str, samples: list[dict[str, Any]]) -> None:
    """The message exists, and no sample of arguments leaves a gap in it or in its attributes."""
    demand(words.has(message), "words", f"'{message}' has no text in {words.lang}")
    name, _, attribute = message.partition(".")
    found = words.bundle.get_message(name)
    patterns = [found.attributes[attribute]] if attribute else [found.value, *found.attributes.values()]
    for pattern in filter(None, patterns):
        for sample in samples:
            text, errors = words.bundle.format_pattern(pattern, sample)
            demand(not errors, "words", f"'{message}' in {words.lang} with {sample}: {errors}")
            demand(bool(str(text).strip()), "words", f"'{message}' in {words.lang} with {sample} is empty")


def check_option(words: Words, option: Option) -> None:
    """An option has a name, a help and a name for every value; `on` and the like are common to all games."""
    message = message_id("option", option.name)
    check_text(words, message, [{}])
    check_text(words, f"{message}.help", [{}])
    for value in option.values:
        if not load_words("saloon", words.lang).has(message_id("value", value)):
            check_text(words, f"{message}.{message_id('value', value)}", [{}])


def check_view(words: Words, game: Game) -> None:
    """If a game names one field of its plainly shown view, it names them all."""
    table = tables_of(game)[0]
    fields = fields_of(inspect.type_info(type(Script(0).start(table).view(0))))
    named = [name for name in fields if words.has(message_id("view", name))]
    lacking = sorted(fields.difference(named)) if named else []
    demand(not lacking, "words", f"the view's {lacking} have no text in {words.lang}")


def fields_of(shape: inspect.Type) -> set[str]:
    """The names of all fields of a view, also of those inside."""
    if isinstance(shape, inspect.StructType):
        inside = [fields_of(field.type) for field in shape.fields]
        return {field.name for field in shape.fields}.union(*inside)
    if isinstance(shape, inspect.ListType):
        return fields_of(shape.item_type)
    if isinstance(shape, inspect.UnionType):
        return set().union(*[fields_of(member) for member in shape.types])
    return set()


def arguments_of(words: Words, arguments: list[Argument]) -> list[dict[str, Any]]:
    """Samples that give every argument each of its forms at least once."""
    forms = {argument.name: forms_of(words, argument) for argument in arguments}
    count = max(map(len, forms.values()), default=1)
    return [{name: form[i % len(form)] for name, form in forms.items()} for i in range(count)]


def forms_of(words: Words, argument: Argument) -> list[Any]:
    """What an argument looks like inside a text: players' names, named values in words, or numbers."""
    if argument.words == "seat":
        return SEATS
    if argument.names is None:
        return [number for number in NUMBERS if number < argument.size]
    return [in_words(words, argument.words, name) for name in argument.names]


def line_arguments(words: Words, line: ScoreLine) -> dict[str, Any]:
    """The arguments of a score line; a named value goes by the message `<argument>-<value>`."""
    told = {
        name: in_words(words, name, value) if isinstance(value, str) else value
        for name, value in line.arguments.items()
    }
    return {**told, "points": line.points}


def in_words(words: Words, prefix: str, value: str) -> str:
    """A named value as its message."""
    message = message_id(prefix, value)
    demand(words.has(message), "words", f"'{message}' has no text in {words.lang}")
    return words.say(message)


def message_id(kind: str, name: str) -> str:
    """The id of a message."""
    return hyphens(f"{kind}-{name}") if kind else name


def hyphens(name: str) -> str:
    """Underscores become hyphens."""
    return name.replace("_", "-")


def check_files(game: Game) -> None:
    """All languages have the same messages with the same attributes, each once and well-formed."""
    for stem in ("", "rules."):
        found = [messages_of(game, f"{stem}{lang}.ftl") for lang in LANGUAGES]
        for lang, messages in zip(LANGUAGES[1:], found[1:], strict=True):
            odd = found[0].symmetric_difference(messages)
            demand(not odd, "words", f"only in one of {LANGUAGES[0]} and {lang}: {', '.join(sorted(odd))}")


def messages_of(game: Game, name: str) -> set[str]:
    """The ids of a file's messages and of their attributes."""
    text = (files(game.package) / "text" / name).read_text(encoding="utf-8")
    found: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise LawBroken(f"words: {name} is damaged at: {entry.content}")
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    twice = {message for message in found if found.count(message) > 1}
    demand(not twice, "words", f"{name} has twice: {', '.join(sorted(twice))}")
    return set(found)
