"""The build adds docstrings to the C code of mypyc, wherever that has room for one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INDENT = " " * 200
"""When mypyc writes all modules into one file, its indentation grows and grows."""
WRITTEN = rf"""
static PyGetSetDef core___state___State_getseters[] = {{
    {{"over",
     (getter)core___state___State_get_over,
    NULL, NULL, NULL}},
static PyMethodDef core___state___State_methods[] = {{
{INDENT}{{"apply",
{INDENT} (PyCFunction)CPyPy_core___state___State___apply,
{INDENT} METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, player, action)\n--\n\n")}},
    {{"__repr__",
     (PyCFunction)CPyPy_core___state___State_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self)\n--\n\n")}},
static PyTypeObject CPyType_core___state___State_template_ = {{
    .tp_doc = PyDoc_STR("State(layout, cells, secret)\n--\n\n"),
    {{"load", (PyCFunction)CPyPy_registry___load, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */}},
"saloon.core.registry",
NULL, /* docstring */
"""


def test_docstrings_follow_the_signatures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "building"))
    paths = ["saloon/core/state.py", "saloon/core/registry.py", "saloon/records/record.py"]
    text = import_module("docstrings").Docstrings(ROOT / "src", paths).add_to(WRITTEN)
    assert 'NULL, "Whether the game has ended.", NULL}' in text
    assert r'"apply($self, player, action)\n--\n\n" "Carry out a checked choice.\012\012Illegal' in text
    assert 'Types: (player: SupportsIndex, action: SupportsIndex) -> None")' in text
    assert r'PyDoc_STR("__repr__($self)\n--\n\n")}' in text
    assert r'"State(layout, cells, secret)\n--\n\n" "A position of a game.' in text
    assert 'PyDoc_STR("" "A registered game by name;' in text
    assert '"Registry: games are found' in text
    assert text.count("\n") == WRITTEN.count("\n")
