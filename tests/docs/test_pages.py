"""The pages are true to the house: links lead somewhere, and every file that a page names is there."""

from __future__ import annotations

import os
import re
import shlex
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from tests.cli.helpers import invoke

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md", ROOT / "benchmarks/README.md"]
)
NOT_OURS = {"node_modules", "__pycache__", "build"}
COMMANDS = re.compile(r"^```(?:sh|console)\n.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"(?<![\w./<>*-])[\w./<>*-]*[\w>*]\.(?:py|toml|md|ts|svelte|ftl|mjs|css)\b(?![\w*])")


@cache
def files() -> list[str]:
    """Every file of the project, with a slash before its path."""
    found = []
    for place, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS and not name.startswith(".")]
        found += [f"/{(Path(place) / name).relative_to(ROOT).as_posix()}" for name in names]
    return found


def is_there(name: str) -> bool:
    """Whether a file is called so: `wishes.py`, `core/steps.py`, `web/src/games/<game>/Board.svelte`."""
    pattern = "*/" + re.sub("<[^>]*>", "*", name).removeprefix("./")
    return any(fnmatch(path, pattern) for path in files())


def anchors(page: Path) -> set[str]:
    """What can follow a `#` in a link to the page: its headings, in small letters, with hyphens."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        there = page.parent / target if target else page
        assert there.exists(), link
        assert not anchor or anchor in anchors(there), link


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=name_of)
def test_files_that_are_named_are_there(page: Path) -> None:
    text = LINK.sub("", COMMANDS.sub("", page.read_text(encoding="utf-8")))
    missing = {name for name in FILE.findall(text) if not is_there(name)}
    assert not missing


def commands() -> list[str]:
    """Every command on the pages that shows a rule or sits down to play, and needs no file."""
    found = {
        line.split("#")[0].strip()
        for page in PAGES
        for block in COMMANDS.findall(page.read_text(encoding="utf-8"))
        for line in block.splitlines()
        if line.startswith(("saloon play ", "saloon rules "))
        and ".toml" not in line
        and "my_game" not in line
    }
    return sorted(found)


@pytest.mark.parametrize("command", commands())
def test_commands_work(command: str) -> None:
    arguments = shlex.split(command.replace("search:ms=500", "search:n=1"))[1:]
    if arguments[0] == "play":
        arguments += ["--seed", "1"]
        if "--bots" not in arguments:
            arguments += ["--bots", "random"]
    result = invoke(*arguments)
    assert result.exit_code == 0, result.output


def test_a_file_that_is_not_there_is_found() -> None:
    assert is_there("core/state.py")
    assert is_there("docs/rules/*.md")
    assert not is_there("core/no_such_module.py")
    assert FILE.findall("in `core/state.py`, `x.md#versions` and web/<game>/Board.svelte.") == [
        "core/state.py",
        "x.md",
        "web/<game>/Board.svelte",
    ]
