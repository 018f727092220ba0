"""Western Legends in a real browser: whole games with bots, by mouse, by keys and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import LIT, open_by_request, play_out, play_out_by_keys, step, wait_for_turn
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow
BOT = "cowpoke"


def sit_down(page: Page, players: int, **options: str) -> None:
    """A short game with bots that do not dawdle."""
    open_by_request(page, "western_legends", *[BOT] * (players - 1), options={"length": "short", **options})
    assert wait_for_turn(page)


@pytest.mark.parametrize(("players", "goals"), [(2, "off"), (4, "on")])
def test_a_whole_game_by_mouse(visit: Visit, players: int, goals: str) -> None:
    page = visit("/")
    sit_down(page, players, goals=goals)
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    play_out_by_keys(page)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    sit_down(page, 3)
    play_out(page, touch=True)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    step(page)  # a character
    assert wait_for_turn(page)
    page.locator("[data-pick^='card:'][aria-disabled='true']").first.click(force=True)
    expect(page.get_by_text("WL-").first).to_be_visible()


def test_the_introduction_can_be_played(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    page.get_by_role("button", name="New here?").click()
    room = page.locator("dialog[open]")
    lit = room.locator(".lit, .buttons [data-choice], .buttons .main").first
    for _click in range(30):
        lit.click()
        if not room.count():
            return
    raise AssertionError("the introduction did not end")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_nothing_on_the_board_is_hard_to_reach_or_to_read(visit: Visit, theme: str, lang: str) -> None:
    page = visit("/", lang="en", theme=theme)
    sit_down(page, 4)
    for _click in range(12):
        step(page)
        assert wait_for_turn(page)
    dress(page, theme, lang)
    assert wait_for_turn(page)
    assert problems(page) == []
    page.locator(LIT).first.click()
    assert problems(page) == []
