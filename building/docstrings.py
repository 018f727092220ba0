"""Puts the docstrings of the sources into the C code that mypyc writes, which leaves them out.

So `help()` says the same about the compiled library, at no cost on import. mypyc writes a signature
without types for every function and class; the docstring follows it, and then the types, in one line.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from reading import Named, read

LITERAL = r'(?:NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf'(\(PyCFunction\)CPyPy_(\w+),[^;"]*PyDoc_STR\()({LITERAL})\)')
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^;]*?\.tp_doc = PyDoc_STR\()({LITERAL})\)")
ATTRIBUTE = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})")
MODULE = re.compile(r'("(saloon[\w.]*)",\s*)NULL(, /\* docstring \*/)')


def literal(text: str) -> str:
    """A text as a C literal."""
    written = []
    for byte in text.encode():
        char = chr(byte)
        written.append(char if 32 <= byte < 127 and char not in '"\\?' else f"\\{byte:03o}")
    return '"' + "".join(written) + '"'


def said(named: Named) -> str:
    """What `help()` shows below the signature."""
    types = f"Types: {named.signature}" if named.kind in ("function", "method") else ""
    return "\n\n".join(part for part in (named.doc, types) if part)


def endings(module: str) -> list[str]:
    """All names that mypyc may give a module in C: the last words of its name, until they are unique."""
    words = module.split(".")
    return ["___".join(words[first:]) for first in range(len(words))]


class Docstrings:
    """All docstrings of compiled modules, by their names in C (`core___state___State___apply`)."""

    def __init__(self, root: Path, paths: list[str]) -> None:
        modules = {
            path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in paths
        }
        shared = Counter(ending for module in modules for ending in endings(module))
        self.of_modules: dict[str, str] = {}
        self.found: dict[str, str] = {}
        for module, path in modules.items():
            for named in read(root / path):
                if named.kind == "module":
                    self.of_modules[module] = named.doc
                elif named.doc:
                    for ending in endings(module):
                        if shared[ending] == 1:
                            self.found[f"{ending}___{named.name.replace('.', '___')}"] = said(named)

    def add_to(self, text: str) -> str:
        """The C code with docstrings."""

        def after_signature(match: re.Match[str]) -> str:
            doc = self.found.get(match[2], "")
            if not doc:
                return match[0]
            given = "" if match[3] == "NULL" else match[3][1:-1]
            return f'{match[1]}"{given}" {literal(doc)})'

        def of_attribute(match: re.Match[str]) -> str:
            doc = self.found.get(f"{match[2]}___{match[3]}", "")
            return f"{match[1]}{literal(doc)}{match[4]}" if doc else match[0]

        def of_module(match: re.Match[str]) -> str:
            doc = self.of_modules.get(match[2], "")
            return f"{match[1]}{literal(doc)}{match[3]}" if doc else match[0]

        text = FUNCTION.sub(after_signature, text)
        text = CLASS.sub(after_signature, text)
        text = ATTRIBUTE.sub(of_attribute, text)
        return MODULE.sub(of_module, text)


def add_docstrings(generated: Path, root: Path, paths: list[str]) -> None:
    """Add them to all C files of a folder."""
    docstrings = Docstrings(root, paths)
    for file in generated.rglob("*.c"):
        text = file.read_text(encoding="utf-8")
        documented = docstrings.add_to(text)
        if documented != text:
            file.write_text(documented, encoding="utf-8")
