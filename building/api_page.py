"""Writes `docs/api.md` from the docstrings of the sources: `python building/api_page.py [--check]`."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from textwrap import dedent

from kept import ROOT
from reading import Named, read

SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"
NOT_FOR_PLAYERS = ["what a game's folder overrides", "for rules", "for the house", "the clockwork"]
"""Sections of classes that are not for players; games override what is in the first one."""
CLASSES = ["Game", "State", "Perspective", "Choices", "Event", "Outcome", "ScoreLine", "Rival", "Option"]
"""What people meet first, in this order; the others follow."""


def path_of(module: str) -> Path:
    """The source of a module."""
    path = SOURCES / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


class Door:
    """What `saloon` exports, and where it is defined."""

    def __init__(self) -> None:
        tree = ast.parse(path_of("saloon").read_text(encoding="utf-8"))
        self.names: list[str] = []
        self.home: dict[str, tuple[str, str]] = {}
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                for name in node.names:
                    self.home[name.asname or name.name] = (node.module, name.name)
            elif isinstance(node, ast.FunctionDef):
                self.home[node.name] = ("saloon", node.name)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                self.names = ast.literal_eval(node.value)

    def find(self, name: str) -> list[Named]:
        """What is exported under a name, followed by its members if it is a class."""
        module, there = self.home[name]
        named = read(path_of(module))
        own = [found for found in named if found.name == there and found.doc]
        return [*own, *[found for found in named if found.name.startswith(f"{there}.")]]


def text(doc: str) -> str:
    """A docstring as Markdown: examples become blocks of Python."""
    written: list[str] = []
    for paragraph in doc.split("\n\n"):
        is_example = paragraph.lstrip().startswith(">>> ")
        written.append(f"```python\n{dedent(paragraph)}\n\n```" if is_example else paragraph)
    return "\n\n".join(written)


def member(found: Named) -> str:
    """One method, property or attribute."""
    name = found.name.rpartition(".")[2]
    sign = found.signature if found.kind == "method" else f": {found.signature}" if found.signature else ""
    return f"#### `{name}{sign}`\n\n{text(found.doc)}".rstrip()


def is_shown(found: Named) -> bool:
    """Whether a member is public and documented."""
    return not found.name.rpartition(".")[2].startswith("_") and bool(found.doc or found.kind == "field")


def class_text(found: list[Named], title: str) -> list[str]:
    """A class with its members for players, section by section."""
    written = [f"## {title}", text(found[0].doc)]
    section = ""
    shown = [one for one in found[1:] if is_shown(one) and one.section not in NOT_FOR_PLAYERS]
    for one in sorted(shown, key=lambda one: one.kind not in ("attribute", "field")):
        if one.section != section:
            section = one.section
            written.append(f"### {title}: {section}")
        written.append(member(one))
    return written


def is_error(found: Named) -> bool:
    """Whether a class is an exception."""
    return found.kind == "class" and found.section in ("Exception", "SaloonError")


def page() -> str:
    """The whole page."""
    door = Door()
    everything = {name: door.find(name) for name in door.names if name in door.home}
    functions = [name for name, found in everything.items() if found[0].kind == "function"]
    errors = [name for name, found in everything.items() if is_error(found[0])]
    classes = [*CLASSES, *[name for name in everything if name not in [*CLASSES, *functions, *errors]]]
    errors.sort(key=lambda name: name != "SaloonError")
    written = [
        "# The library, name by name",
        "<!-- Written from the docstrings of the sources by `make api`. -->",
        text(read(path_of("saloon"))[0].doc),
        "The same texts are in `help()` and in editors. What rules are written with stands at the end.",
        "## Functions",
        "#### `__version__: str`\n\nThe version of the library; games have their own, `game.version`.",
    ]
    for name in functions:
        function = everything[name][0]
        written.append(f"#### `{name}{function.signature}`\n\n{text(function.doc)}")
    for name in classes:
        written += class_text(everything[name], name)
    written += ["## Errors"]
    for name in errors:
        error, *more = everything[name]
        written.append(f"### `{name}({error.section})`\n\n{text(error.doc)}")
        written += [member(one) for one in more if is_shown(one) and one.doc]
    rules = [one for one in read(path_of("saloon.core.for_rules")) if one.name.startswith("ForRules")]
    written += ["## For rules", text(rules[0].doc)]
    written += [member(one) for one in rules[1:] if is_shown(one) and one.doc]
    written += ["### Game: what a game's folder overrides", "See [Add your own game](add-a-game.md)."]
    written += [member(one) for one in everything["Game"] if one.section == NOT_FOR_PLAYERS[0]]
    written += ["## For type checkers", text(read(path_of("saloon.typed"))[0].doc)]
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join(written)) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else "docs/api.md is old: run `make api`")
    PAGE.write_text(page(), encoding="utf-8")
