"""Western Legends in a real browser: whole games with bots by mouse and on a phone, some turns by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import LIT, MOST_CLICKS, ending, open_by_request, step
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow
BOT = "cowpoke"
PATIENCE = 120_000
"""How long bots may think on a slow machine, in milliseconds."""


def wait_for_turn(page: Page) -> bool:
    """Wait until I am asked; False when the game is over instead."""
    lit = page.locator(LIT).first
    expect(lit.or_(ending(page)).first).to_be_visible(timeout=PATIENCE)
    return not ending(page).is_visible()


def play_out(page: Page, *, touch: bool = False) -> None:
    """Play a whole game with whatever is offered first."""
    for _click in range(MOST_CLICKS):
        if not wait_for_turn(page):
            return
        step(page, touch=touch)
    raise AssertionError("the game did not end")


def sit_down(page: Page, players: int, **options: str) -> None:
    """A short game with bots that do not dawdle."""
    open_by_request(page, "western_legends", *[BOT] * (players - 1), options={"length": "short", **options})
    assert wait_for_turn(page)


def play_on_by_keys(page: Page, presses: int) -> None:
    """Choose some times with Tab, arrows and Enter."""
    for _press in range(presses):
        assert wait_for_turn(page)
        for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", *["Tab"] * 40]:
            if page.evaluate("lit => document.activeElement.matches(lit)", LIT):
                break
            page.keyboard.press(key)
        page.keyboard.press("Enter")


def test_a_whole_game_by_mouse_with_the_man_in_black(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 2)
    expect(page.locator(".figure.man")).to_be_visible()
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_playing_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3, goals="on")
    play_on_by_keys(page, 20)
    assert wait_for_turn(page)
    expect(page.get_by_role("region", name="What I have").locator("header")).not_to_contain_text("Anna")


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    sit_down(page, 2)
    play_out(page, touch=True)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def begin_turn(page: Page) -> None:
    """Choose a character, where it starts, and the income of the first turn."""
    end_turn = page.get_by_role("button", name="End the turn")
    while not end_turn.is_visible():
        assert wait_for_turn(page)
        step(page)
        assert wait_for_turn(page)


def test_what_others_did_stands_on_their_plates(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    begin_turn(page)
    page.get_by_role("button", name="End the turn").click()
    assert wait_for_turn(page)
    # Whoever has a turn has an income first, so that there is something to tell.
    expect(page.locator(".side li .doings").first).to_be_visible()


def test_a_reload_shows_how_the_last_fight_ended(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 2)
    endings = page.locator(".showdowns")
    for _click in range(MOST_CLICKS):
        if endings.is_visible():
            break
        step(page)
        assert wait_for_turn(page)
    told = endings.locator("li").last.inner_text()
    page.reload()
    assert wait_for_turn(page)
    expect(endings).to_contain_text(told)


def test_six_people_and_goals_fit_beside_the_map(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 6, goals="on")
    begin_turn(page)
    side = page.locator("div.side")
    expect(side.locator("li[data-seat]")).to_have_count(5)
    assert side.evaluate("side => side.scrollHeight <= side.clientHeight")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    page.locator("[data-pick='story:left']").click(force=True)
    expect(page.get_by_text("WL-").first).to_be_visible()


def test_the_introduction_can_be_played(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    page.get_by_role("button", name="New here?").click()
    room = page.locator("dialog[open]")
    ready = room.get_by_role("button", name="I am ready")
    lit = room.locator(".lit, .buttons [data-choice], .buttons .main").first
    for _click in range(30):
        expect(lit).to_be_visible()
        if ready.is_visible():
            break
        lit.click()
    ready.click()
    expect(room).to_have_count(0)


def test_nothing_on_the_board_is_hard_to_reach_or_to_read(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 4, goals="on")
    assert problems(page) == [], "the dealt characters"
    for _click in range(6):
        step(page)
        assert wait_for_turn(page)
    for theme, lang in LOOKS:
        dress(page, theme, lang)
        assert wait_for_turn(page)
        assert problems(page) == [], f"{theme} {lang}"
        page.locator(LIT).first.click()
        assert wait_for_turn(page)
        assert problems(page) == [], f"{theme} {lang} after a click"
