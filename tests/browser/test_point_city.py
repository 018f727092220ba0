"""Point City in a real browser: whole games alone and among three, by mouse, by keys and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import LIT, open_city, play_out, step, step_by_keys, step_by_touch, wait_for_turn
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("players", "difficulty"),
    [
        pytest.param(1, "Easy", marks=pytest.mark.long),
        pytest.param(1, "Hard", marks=pytest.mark.long),
        (3, ""),
    ],
)
def test_a_whole_game_by_mouse(visit: Visit, players: int, difficulty: str) -> None:
    page = visit("/new/point_city")
    open_city(page, players, difficulty)
    assert page.locator(".market .next").count() == (2 if players == 1 else 0)
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("rowheader", name="0 buildings", exact=True)).to_have_count(0)


def test_what_matters_only_alone_is_asked_only_then(visit: Visit) -> None:
    page = visit("/new/point_city", lang="en")
    hard = page.get_by_role("radio", name="Hard", exact=True)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(hard).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(hard).to_have_count(1)
    open_city(page, 2)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_text("Difficulty")).to_have_count(0)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    play_out(page, step_by_keys)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit("/new/point_city", phone=True)
    open_city(page, 2)
    play_out(page, step_by_touch)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_a_pair_is_picked_by_two_clicks_and_can_be_put_back(visit: Visit) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    corner = page.locator("[data-pick='space:0']")
    corner.click()
    expect(corner).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".market .lit")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(corner).not_to_have_attribute("aria-pressed", "true")
    expect(page.locator(".market .lit")).to_have_count(16)
    corner.click()
    page.locator("[data-pick='space:1']").click()
    expect(page.locator(".turns b")).to_have_text("16")


def test_what_others_did_is_told_to_who_comes_back(visit: Visit) -> None:
    page = visit("/new/point_city", lang="en")
    open_city(page, 2)
    while page.get_by_text("nothing yet").count():
        assert wait_for_turn(page)
        step(page)
    assert wait_for_turn(page)
    page.reload()
    assert wait_for_turn(page)
    expect(page.get_by_text("nothing yet")).to_have_count(0)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    page.locator("[data-pick^='token:']").first.click(force=True)
    expect(page.get_by_text("PC-C1").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_building_has_a_price_tag_that_fits(visit: Visit, lang: str) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    for _click in range(8):
        step(page)
        assert wait_for_turn(page)
    dress(page, "light", lang)
    assert wait_for_turn(page)
    cards = page.locator(".market .card")
    expect(cards).to_have_count(16)
    for place in range(16):
        card = cards.nth(place)
        is_building = card.locator("svg path[stroke-dasharray='1.5 2']").count() > 0
        assert card.locator(".tag").count() == is_building
        if is_building:
            tag, room = card.locator(".tag").bounding_box(), card.bounding_box()
            assert tag is not None
            assert room is not None
            assert tag["x"] + tag["width"] < room["x"] + room["width"]
            assert card.locator(".tag").evaluate("tag => tag.scrollWidth <= tag.clientWidth")


def test_tokens_say_what_they_are_worth_now(visit: Visit) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    for told in page.locator("[data-pick^='token:']").all_inner_texts():
        assert "Worth " in told


def test_the_introduction_can_be_played(visit: Visit) -> None:
    page = visit("/new/point_city")
    open_city(page, 1)
    page.get_by_role("button", name="New here?").click()
    room = page.locator("dialog[open]")
    lit = room.locator(".lit, .way, .buttons .main").first
    for _click in range(20):
        lit.click()
        if not room.count():
            return
    raise AssertionError("the introduction did not end")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_nothing_on_the_board_is_hard_to_reach_or_to_read(visit: Visit, theme: str, lang: str) -> None:
    page = visit("/new/point_city", lang="en", theme=theme)
    open_city(page, 1)
    for _click in range(12):
        step(page)
        assert wait_for_turn(page)
    dress(page, theme, lang)
    assert wait_for_turn(page)
    assert problems(page) == []
    page.locator(LIT).first.click()
    assert problems(page) == []
