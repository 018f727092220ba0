"""People who open the lobby and play: by mouse, by keys alone, on a phone, with a friend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import (
    ending,
    open_table,
    play_each_other,
    play_out,
    poster,
    step_by_keys,
    step_by_touch,
    tab_to,
    wait_for_turn,
)

pytestmark = pytest.mark.slow


def test_the_first_choice_is_one_click_away(visit: Visit) -> None:
    page = visit()
    poster(page).get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert wait_for_turn(page)


@pytest.mark.parametrize(
    ("players", "advanced"),
    [
        pytest.param(2, False, marks=pytest.mark.long),
        pytest.param(3, True, marks=pytest.mark.long),
        pytest.param(4, False, marks=pytest.mark.long),
        (6, True),
    ],
)
def test_a_newcomer_plays_a_whole_game_by_mouse(visit: Visit, players: int, advanced: bool) -> None:
    page = visit()
    open_table(page, players=players, advanced=advanced)
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/new/cover_your_assets")
    tab_to(page, page.get_by_role("radio", name="4", exact=True))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, page.get_by_role("radio", name="Past a million"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="One quick round")).to_be_checked()
    tab_to(page, page.get_by_role("radio", name="A moment"))
    page.keyboard.press("ArrowLeft")
    tab_to(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    play_out(page, step_by_keys)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, players=4)
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert wait_for_turn(page)
    assert not page.evaluate(wide)
    play_out(page, step_by_touch)
    assert not page.evaluate(wide)


def test_two_people_play_each_other_by_link(visit: Visit) -> None:
    anna = visit(name="Anna", lang="en")
    open_table(anna, by_link=True)
    expect(anna.get_by_text("Waiting for one more player")).to_be_visible()
    berta = visit(re.sub("^https?://[^/]+", "", anna.url), name="Berta", lang="en")
    berta.get_by_role("button", name="Join the table").click()
    for page, path in ((anna, anna.url), (berta, berta.url)):
        page.goto(f"{path}/fairness")
        expect(page.get_by_text("yours, as your browser drew it")).to_be_visible()
        assert page.locator(".salt .mono").count() == 2
        page.goto(path)
    play_each_other(anna, berta)
    expect(ending(berta)).to_be_visible()
    connected: list[str] = []
    for page in (anna, berta):
        page.on("websocket", lambda socket: connected.append(socket.url))
    berta.get_by_role("button", name="Play again").click()
    anna.get_by_role("link", name="To the next game").click()
    expect(berta).to_have_url(anna.url)
    expect(ending(anna)).to_be_hidden()
    undo = anna.get_by_role("button", name="Undo")
    play_each_other(anna, berta, undo.is_enabled)
    assert not connected
