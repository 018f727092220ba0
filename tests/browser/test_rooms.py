"""Rooms of every shape: phones held sideways, tablets, and large screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import open_by_request, wait_for_turn
from tests.browser.test_accessibility import problems
from tests.browser.test_dice_town import step

pytestmark = pytest.mark.slow

MOST_BOTS = {"cover_your_assets": 5, "dice_town": 4, "fliptown": 3, "point_city": 3, "western_legends": 5}
SIDEWAYS = {"width": 844, "height": 390}
SMALL_SIDEWAYS = {"width": 667, "height": 375}
UPRIGHT_TABLET = {"width": 768, "height": 1024}
TABLET = {"width": 1024, "height": 768}
CHOICES = 6


def sit_down(visit: Visit, game: str, size: Any) -> Page:
    """A full table in a window of that size."""
    page = visit()
    page.set_viewport_size(size)
    open_by_request(page, game, *["greenhorn"] * MOST_BOTS[game])
    assert wait_for_turn(page)
    return page


def fits(page: Page) -> None:
    """The page itself does not scroll, and neither the tools nor the bar with the buttons is cut off."""
    cut = page.evaluate(
        """() => ['html', 'body', '[role=toolbar]', 'main .board > .board'].filter((place) => {
            const found = document.querySelector(place);
            return found && found.scrollWidth > found.clientWidth + 1;
        })"""
    )
    assert cut == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for tool in ["Undo", "Log", "Rules", "Menu"]:
        expect(page.get_by_role("toolbar").get_by_role("button", name=tool)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", MOST_BOTS)
@pytest.mark.parametrize("size", [SIDEWAYS, SMALL_SIDEWAYS], ids=["phone", "small phone"])
def test_every_game_can_be_played_on_a_phone_held_sideways(visit: Visit, game: str, size: Any) -> None:
    page = sit_down(visit, game, size)
    board = page.locator("main .board > .board")
    for _choice in range(CHOICES):
        expect(board).to_have_class(re.compile(r"\bflat\b"))
        fits(page)
        room = board.bounding_box()
        assert room is not None
        assert room["height"] > 0.75 * size["height"]
        step(page)
        assert wait_for_turn(page)
    assert problems(page) == []


@pytest.mark.parametrize("game", MOST_BOTS)
@pytest.mark.parametrize("size", [UPRIGHT_TABLET, TABLET], ids=["upright", "lying"])
def test_every_game_fits_a_tablet(visit: Visit, game: str, size: Any) -> None:
    page = sit_down(visit, game, size)
    for _choice in range(CHOICES):
        fits(page)
        step(page)
        assert wait_for_turn(page)


@pytest.mark.parametrize("width", [780, 1000, 1100])
def test_the_sheriff_of_fliptown_has_room(visit: Visit, width: int) -> None:
    page = sit_down(visit, "fliptown", {"width": width, "height": 700})
    sheriff = page.locator("main .board section.sheriff:visible")
    expect(sheriff).to_have_count(1)
    place = sheriff.bounding_box()
    side = page.locator("main .board aside.side").bounding_box()
    assert place is not None
    assert side is not None
    beside = place["x"] >= side["x"] - 1
    assert beside or place["x"] + place["width"] <= side["x"]


def test_letters_grow_on_a_large_screen(visit: Visit) -> None:
    page = visit()
    sizes = []
    for width, height in [(1280, 800), (1920, 950), (2560, 1300)]:
        page.set_viewport_size({"width": width, "height": height})
        sizes.append(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))
    assert sizes == [16, 18, 22]


def test_names_that_are_not_shown_are_still_told(visit: Visit) -> None:
    page = sit_down(visit, "point_city", TABLET)
    people = page.get_by_role("list", name="At the table")
    expect(people.get_by_role("listitem").first).to_contain_text("Anna")


def test_a_newcomer_is_told_what_the_buttons_do(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="First time here?")).to_be_visible()
    open_by_request(page, "point_city", "greenhorn")
    assert wait_for_turn(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.get_by_role("heading", name="First time here?")).to_have_count(0)


def test_a_key_is_not_typed_into_what_it_opens(visit: Visit) -> None:
    page = sit_down(visit, "point_city", TABLET)
    page.keyboard.press("w")
    field = page.get_by_role("dialog").get_by_role("searchbox")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
