"""`pytest --rule FT-TWb` runs the tests that name a rule, and reads no other files."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="tests of this rule")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files and folders in which none of the rules stands."""
    rules = [f'"{rule}"' for rule in config.getoption("rule")]
    if not rules:
        return None
    files = collection_path.rglob("test_*.py") if collection_path.is_dir() else [collection_path]
    texts = (file.read_text(encoding="utf-8") for file in files if file.suffix == ".py")
    return None if any(rule in text for text in texts for rule in rules) else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rules = set(config.getoption("rule"))
    if rules:
        items[:] = [
            item for item in items if any(rules & set(mark.args) for mark in item.iter_markers("rule"))
        ]
