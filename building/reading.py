"""Reads the sources: names, signatures, docstrings, and the sections of a class."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SECTION = re.compile(r"^    # -- (.*?) -+$")


@dataclass
class Named:
    """A module (name ""), class, function, method, property or attribute of a module."""

    name: str
    """Within the module: `State`, `State.apply`."""
    kind: str
    """ "module", "class", "function", "method", "property", "attribute", or "field" of a struct."""
    signature: str
    """With types, as people read them: `(player: SupportsIndex) -> list[int]`; for attributes, their type."""
    doc: str
    section: str = ""
    """The comment above a part of a class: `# -- choosing ---`."""


def plain(annotation: ast.expr | None) -> str:
    """A type as callers should know it: i64 is an int that is checked, and `X | Any` an X that we check."""
    if annotation is None:
        return ""
    text = re.sub(r"^Final(?:\[(.*)\])?$", r"\1", ast.unparse(annotation).strip("'"))
    return re.sub(r" \| Any\b(?!\[)", "", re.sub(r"\bi64\b", "int", text))


def signature(function: ast.FunctionDef) -> str:
    """The arguments, without `self`, and the return type."""
    arguments = function.args
    for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        if argument.annotation is not None:
            argument.annotation = ast.parse(plain(argument.annotation), mode="eval").body
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        del arguments.args[0]
    result = plain(function.returns)
    return f"({ast.unparse(arguments)})" + (f" -> {result}" if result else "")


def docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """Its first statement, without its indentation."""
    return ast.get_docstring(node) or ""


def attributes(body: list[ast.stmt]) -> Iterator[tuple[str, str, str]]:
    """Name, type and docstring of every `name: type` and `self.name = …`."""
    for place, statement in enumerate(body):
        if not isinstance(statement, ast.Assign | ast.AnnAssign):
            continue
        target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
        name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
        kind = plain(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
        after = body[place + 1] if place + 1 < len(body) else None
        said = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            said = inspect.cleandoc(str(after.value.value))
        if name:
            yield name, kind, said


def members(node: ast.ClassDef, lines: list[str]) -> Iterator[Named]:
    """The members of a class, in source order."""
    for statement in node.body:
        if not isinstance(statement, ast.FunctionDef):
            continue
        above = [SECTION.match(line) for line in lines[node.lineno : statement.lineno]]
        sections = [found[1] for found in above if found]
        is_property = any(ast.unparse(how) == "property" for how in statement.decorator_list)
        given = plain(statement.returns) if is_property else signature(statement)
        yield Named(
            f"{node.name}.{statement.name}",
            "property" if is_property else "method",
            given,
            docstring(statement),
            sections[-1] if sections else "",
        )
    for name, kind, said in attributes(node.body):
        yield Named(f"{node.name}.{name}", "field", kind, said)
    for init in node.body:
        if isinstance(init, ast.FunctionDef) and init.name == "__init__":
            types = {one.arg: plain(one.annotation) for one in [*init.args.args, *init.args.kwonlyargs]}
            for name, kind, said in attributes(init.body):
                yield Named(f"{node.name}.{name}", "attribute", kind or types.get(name, ""), said)


def read(path: Path) -> list[Named]:
    """Everything in a module."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = [Named("", "module", "", docstring(tree))]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found.append(Named(node.name, "function", signature(node), docstring(node)))
        elif isinstance(node, ast.ClassDef):
            made = list(members(node, text.splitlines()))
            init = next((member.signature for member in made if member.name.endswith(".__init__")), "()")
            bases = ", ".join(ast.unparse(base) for base in node.bases)
            shown = Named(node.name, "class", init.removesuffix(" -> None"), docstring(node), bases)
            found += [shown, *made]
    return found
