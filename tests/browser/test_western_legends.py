"""Western Legends in a real browser: whole games with bots by mouse and on a phone, some turns by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import (
    LIT,
    open_by_request,
    play_out,
    play_until,
    step,
    step_by_keys,
    step_by_touch,
    wait_for_turn,
)
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow
BOT = "cowpoke"


def sit_down(page: Page, players: int, **options: str) -> None:
    """A short game with bots that do not dawdle."""
    open_by_request(page, "western_legends", *[BOT] * (players - 1), options={"length": "short", **options})
    assert wait_for_turn(page)


def nothing_is_cut(page: Page) -> None:
    """All buttons and cards are visible without scrolling, and the page itself cannot be scrolled."""
    cut = page.evaluate(
        """() => ['main .board .asked', 'main .board .hand', 'html', 'body'].filter((place) => {
            const found = document.querySelector(place);
            if (!found) return false;
            return found.scrollWidth - found.clientWidth > 1 || found.scrollHeight - found.clientHeight > 1;
        })"""
    )
    assert cut == []


@pytest.mark.parametrize(
    ("players", "options"),
    [
        pytest.param(3, {"first_game": "on"}, marks=pytest.mark.long),
        (4, {"goals": "on"}),
        pytest.param(6, {"length": "long", "goals": "on"}, marks=pytest.mark.long),
    ],
    ids=["first game", "goals", "six players"],
)
def test_a_whole_game_of_every_kind(visit: Visit, players: int, options: dict[str, str]) -> None:
    page = visit("/")
    sit_down(page, players, **options)

    def look_and_step(page: Page) -> None:
        nothing_is_cut(page)
        step(page)

    play_out(page, look_and_step)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_by_mouse_with_the_man_in_black(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 2)
    expect(page.locator(".figure.man")).to_be_visible()
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 2)
    play_out(page, step_by_keys)
    # Players with a character go by its name.
    expect(page.get_by_role("region", name="What I have").locator("header")).not_to_contain_text("Anna")


def test_a_whole_game_on_a_phone_with_the_man_in_black(visit: Visit) -> None:
    page = visit("/", phone=True)
    sit_down(page, 2)
    expect(page.locator(".figure.man")).to_be_visible()

    def look_and_touch(page: Page) -> None:
        nothing_is_cut(page)
        step_by_touch(page)

    play_out(page, look_and_touch)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def begin_turn(page: Page) -> None:
    """Choose a character, where it starts, and the income of the first turn."""
    play_until(page, page.get_by_role("button", name="End the turn").is_visible)


def test_what_others_did_stands_on_their_plates(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 3)
    begin_turn(page)
    page.get_by_role("button", name="End the turn").click()
    assert wait_for_turn(page)
    # Every turn starts with an income, so there is something to report.
    expect(page.locator(".side li .doings").first).to_be_visible()


def test_a_reload_shows_how_the_last_fight_ended(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, 2)
    endings = page.locator(".showdowns")
    play_until(page, endings.is_visible)
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
