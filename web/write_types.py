"""Writes the browser's types from Python: what crosses the wire, and what every game shows, asks and tells.

python web/write_types.py           writes web/src/lib/wire.ts and web/src/lib/games/<game>.ts, and where a
                                    board draws a printed map web/src/games/<game>/printed.json
python web/write_types.py --check   only says whether they are up to date
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files as files_of
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from saloon.core.actions import Argument, Family
from saloon.core.events import EventKind
from saloon.core.game import Game
from saloon.core.registry import game_names, load
from saloon.server import wire

LIB = Path(__file__).parent / "src" / "lib"
BOARDS = Path(__file__).parent / "src" / "games"
PRINTED = ["fliptown"]
"""Games whose boards draw what is printed on a map; it is not in the view, since it never changes."""
HEAD = "// Written by `make types` from {source}; do not edit.\n"
GAME = """\
/** What a board knows of the game, see `lib/game.ts`. */
export interface Game {
  view: View;
  families: Families;
  events: Events;
  prompt: Prompt;
}

export type Named = NamedIn<Game>;

export type Choice = ChoiceIn<Game>;

export type Happening = HappeningIn<Game>;
"""
ALIASES = ["SeatKind", "Phase", "Pace", "Request"]
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def spell(shape: shapes.Type) -> str:
    """A type as TypeScript spells it."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    match shape:
        case shapes.LiteralType():
            return one_of(shape.values)
        case shapes.ListType():
            inner = spell(shape.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.DictType():
            return f"Record<{spell(shape.key_type)}, {spell(shape.value_type)}>"
        case shapes.UnionType():
            members = sorted(shape.types, key=lambda member: isinstance(member, shapes.NoneType))
            return " | ".join(spell(member) for member in members)
        case shapes.StructType():
            return shape.cls.__name__
    raise TypeError(f"no TypeScript is known for {shape!r}")


def one_of(names: Iterable[object]) -> str:
    """A type of which these are all the values."""
    return " | ".join(f"'{name}'" for name in names)


def may_be_missing(struct: type[msgspec.Struct], field: shapes.Field) -> bool:
    """Whether a field can be left out: in an answer only where the struct leaves defaults out."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, with its docstring."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [f"/** {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';")
    told = field_docs(struct)
    for field in shape.fields:
        if field.name in told:
            lines.append(f"  /** {told[field.name]} */")
        mark = "?" if may_be_missing(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {spell(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the text below each field says about it."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            docs[ast.unparse(field.target)] = " ".join(ast.literal_eval(below.value).split())
    return docs


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in the order of its text."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]
    return sorted(found, key=lambda struct: inspect.getsourcelines(struct)[1])


def wire_text() -> str:
    """What crosses the wire."""
    outcome = importlib.import_module("saloon.core.outcome")
    names = [f"export type {name} = {spell(shapes.type_info(getattr(wire, name)))};\n" for name in ALIASES]
    bodies = [interface(struct) for struct in [*structs_of(outcome), *structs_of(wire)]]
    return HEAD.format(source="saloon.server.wire") + "\n" + "\n".join([*names, *bodies])


def game_text(game: Game) -> str:
    """What a game shows, what it asks, what can be done in it and what happens."""
    view = importlib.import_module(f"{game.package}.view")
    families = game.actions.families
    names = value_names([*families, *game.events])
    return "\n".join(
        [
            HEAD.format(source=game.package),
            "import type { ChoiceIn, HappeningIn, NamedIn } from '../game';\n",
            *map(interface, structs_of(view)),
            *(f"export type {name} = {one_of(values)};\n" for values, name in names.items()),
            "/** The arguments of actions, by family. */",
            kinds("Families", families, names),
            "/** The arguments of what happens, by its name. */",
            kinds("Events", game.events, names),
            "/** What a player can be asked. */",
            f"export type Prompt = {one_of(questions(game))};\n",
            GAME,
        ]
    )


def questions(game: Game) -> list[str]:
    """The names of all questions, whatever the options and however many play."""
    layouts = [
        game.layout(players, options)
        for players in range(game.min_players, game.max_players + 1)
        for options in game.variants()
    ]
    return list(dict.fromkeys(step.name for layout in layouts for step in layout.steps if step.asks))


def value_names(all_kinds: Sequence[Family | EventKind]) -> dict[tuple[str, ...], str]:
    """What lists of values are called: like the argument that has no longer one, or like their words."""
    found = [
        (tuple(argument.names), argument.name, argument.words, f"{kind.name}_{argument.name}")
        for kind in all_kinds
        for argument in kind.arguments
        if argument.names is not None
    ]
    longest: dict[str, int] = {}
    for values, name, words, _ in found:
        longest[name] = max(longest.get(name, 0), len(values))
        longest.setdefault(words, 0)
    names: dict[tuple[str, ...], str] = {}
    for values, *wanted in found:
        fitting = [name for name in wanted if len(values) >= longest.get(name, 0)]
        free = [name for name in map(capitals, fitting) if name not in names.values()]
        names.setdefault(values, free[0])
    return names


def capitals(name: str) -> str:
    """A name of Python as TypeScript writes types."""
    return name.replace("-", "_").title().replace("_", "")


def kinds(name: str, members: Sequence[Family | EventKind], names: dict[tuple[str, ...], str]) -> str:
    """A type that has the arguments of every family or of every event."""
    lines = [f"  {member.name}: {arguments_of(member, names)};" for member in members]
    return "\n".join([f"export type {name} = {{", *lines, "};\n"])


def arguments_of(member: Family | EventKind, names: dict[tuple[str, ...], str]) -> str:
    """The arguments of a family or an event; a list where there are many."""
    if not member.arguments:
        return "Record<string, never>"
    last = member.arguments[-1] if isinstance(member, EventKind) and member.many else None
    told = [f"{one.name}: {value_of(one, names)}{'[]' * (one is last)}" for one in member.arguments]
    return f"{{ {'; '.join(told)} }}"


def value_of(argument: Argument, names: dict[tuple[str, ...], str]) -> str:
    """What an argument can be."""
    return "number" if argument.names is None else names[tuple(argument.names)]


def files() -> dict[Path, str]:
    """Every file with the text that it should have."""
    texts = {LIB / "wire.ts": wire_text()}
    for name in game_names():
        game = load(name)
        if not game.package.startswith("saloon.games."):
            continue  # a plugin brings its own board, if it has one
        texts[LIB / "games" / f"{name}.ts"] = game_text(game)
        if name in PRINTED:
            texts[BOARDS / name / "printed.json"] = printed_text(game)
    return texts


def printed_text(game: Game) -> str:
    """The components of a game."""
    components = tomllib.loads(files_of(game.package).joinpath("components.toml").read_text(encoding="utf-8"))
    return msgspec.json.encode(components).decode() + "\n"


def main() -> int:
    """Write the files, or check them."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(LIB.parents[2])} is out of date; run: make types")
        return bool(stale)
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files()[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
