"""Writes the browser's types from the structs in Python: what crosses the wire, and every game's view.

python web/write_types.py           writes web/src/lib/wire.ts and web/src/lib/views/<game>.ts, and where a
                                    board draws a printed map web/src/games/<game>/printed.json
python web/write_types.py --check   only says whether they are up to date
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from saloon.core.registry import game_names, load
from saloon.server import wire

LIB = Path(__file__).parent / "src" / "lib"
BOARDS = Path(__file__).parent / "src" / "games"
PRINTED = ["fliptown"]
"""Games whose boards draw what is printed on a map; it is not in the view, since it never changes."""
HEAD = "// Written by `make types` from {source}; do not edit.\n"
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
            return " | ".join(f"'{value}'" for value in shape.values)
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


def files() -> dict[Path, str]:
    """Every file with the text that it should have."""
    texts = {LIB / "wire.ts": wire_text()}
    for name in game_names():
        game = load(name)
        if not game.package.startswith("saloon.games."):
            continue  # a plugin brings its own board, if it has one
        module = importlib.import_module(f"{game.package}.view")
        head = HEAD.format(source=module.__name__)
        texts[LIB / "views" / f"{name}.ts"] = head + "\n" + "\n".join(map(interface, structs_of(module)))
        if name in PRINTED:
            texts[BOARDS / name / "printed.json"] = printed_text(Path(module.__file__ or ""))
    return texts


def printed_text(view: Path) -> str:
    """The components of the game whose view lies in this file."""
    components = tomllib.loads(view.with_name("components.toml").read_text(encoding="utf-8"))
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
