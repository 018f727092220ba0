"""`saloon`, `saloon games`, `saloon rules`, `saloon components`."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from tests.cli.helpers import GAME, invoke, refused, saloon

from saloon import load
from saloon.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_version() -> None:
    result = saloon("--version")
    assert result.returncode == 0
    assert re.fullmatch(r"saloon \d+\.\d+.*\n", result.stdout)


@pytest.mark.parametrize(
    "command", ["serve", "games", "play", "replay", "verify", "rules", "components", "simulate"]
)
def test_every_command_has_help(command: str) -> None:
    result = invoke("--help")
    assert result.exit_code == 0
    assert f" {command} " in result.stdout
    own = invoke(command, "--help")
    assert own.exit_code == 0
    assert f"saloon {command}" in own.stdout or f"Usage: root {command}" in own.stdout


def test_games_for_people() -> None:
    result = invoke("games")
    assert result.exit_code == 0
    assert "Cover Your Assets" in result.stdout
    assert "--option rules=classic|advanced" in result.stdout


def test_games_as_json() -> None:
    listed = json.loads(saloon("games", "--json").stdout)
    found = next(game for game in listed if game["name"] == GAME)
    game = load(GAME)
    assert found["version"] == game.version
    assert found["title"] == "Cover Your Assets"
    assert found["players"] == {"min": 2, "max": 6}
    assert found["actions"] == len(game.actions)
    assert found["languages"] == LANGUAGES
    assert [option["name"] for option in found["options"]] == [option.name for option in game.options]
    rules = found["options"][0]
    assert set(rules) == {"name", "type", "default", "values", "title", "help"}
    assert rules["type"] == "choice"
    assert rules["default"] in rules["values"]


def test_games_in_czech() -> None:
    listed = json.loads(invoke("games", "--json", "--lang", "cs").stdout)
    found = next(game for game in listed if game["name"] == GAME)
    assert found["options"][0]["title"] == "Pravidla"


def test_the_rules_on_paper_are_what_the_command_prints() -> None:
    printed = saloon("rules", GAME).stdout
    assert (ROOT / "docs" / "rules" / f"{GAME}.md").read_text(encoding="utf-8") == printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_markdown_with_one_bullet_a_rule(lang: str) -> None:
    lines = invoke("rules", GAME, "--lang", lang).stdout.splitlines()
    assert lines[0] == "# Cover Your Assets"
    bullets = [line for line in lines if line.startswith("- ")]
    assert all(re.match(r"- \*\*CA-\w+\*\* \S", line) for line in bullets)
    assert len(bullets) == len(set(bullets))
    ids = {line.split("**")[1] for line in bullets}
    assert set(load(GAME).rules.names[1:]) <= ids
    assert sum(line.startswith("## ") for line in lines) >= 15


def test_one_rule() -> None:
    english = invoke("rules", GAME, "CA-C3")
    assert english.stdout.startswith("- **CA-C3** You may challenge only")
    czech = invoke("rules", GAME, "ca-c3", "--lang", "cs")
    assert czech.stdout.startswith("- **CA-C3** Vyzývat smíte")
    assert czech.stdout.count("\n") == 1


@pytest.mark.parametrize("rule", ["CA-C99", "card-gold", "1", "*"])
def test_unknown_rule(rule: str) -> None:
    assert f"there is no rule '{rule}'" in refused(invoke("rules", GAME, rule))


def test_components_are_toml_that_the_game_accepts() -> None:
    printed = saloon("components", GAME).stdout
    load(GAME).read_components(tomllib.loads(printed))
