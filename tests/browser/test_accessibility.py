"""axe-core finds no serious problem on any screen, in both themes and both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import open_table, play_out, wait_for_turn

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = {
    "/": "main article",
    "/new/cover_your_assets": "main h1",
    "/about": "main h1",
    "/t/nosuchtable": "main h1",
}
"""Pages without a table, and what they show when they are complete."""
AFTERWARDS = {"": "#end-title", "/replay": "main .board .street", "/fairness": "main dl"}
"""The same for the pages of a game that is over."""
LOOKS = [("light", "en"), ("dark", "en"), ("light", "cs"), ("dark", "cs")]


def problems(page: Page) -> list[str]:
    """Serious and critical findings, in one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{finding['id']}: {finding['nodes'][0]['html']}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
    ]


def dress(page: Page, theme: str, lang: str) -> None:
    """Change theme and language as the settings do; then wait for the page."""
    page.evaluate(
        "([theme, lang]) => localStorage.setItem('saloon-settings', JSON.stringify({theme, lang}))",
        [theme, lang],
    )
    page.reload()


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("path", PAGES)
def test_pages_without_a_table(visit: Visit, path: str, theme: str, lang: str) -> None:
    page = visit(path, theme=theme, lang=lang)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    assert problems(page) == []


def test_every_screen_of_a_table(visit: Visit) -> None:
    page = visit()
    open_table(page, players=3, advanced=True)
    assert wait_for_turn(page)
    table = page.url
    for theme, lang in LOOKS:
        dress(page, theme, lang)
        assert wait_for_turn(page)
        assert problems(page) == []
        for key in "lcr?w":
            page.keyboard.press(key)
            assert problems(page) == [], f"{theme} {lang} after {key}"
            page.keyboard.press("Escape")
    dress(page, "light", "en")
    play_out(page)
    for path, shown in AFTERWARDS.items():
        page.goto(table + path)
        for theme, lang in LOOKS:
            dress(page, theme, lang)
            expect(page.locator(shown)).to_be_visible()
            assert problems(page) == [], f"{theme} {lang} {path}"
