"""Cover Your Assets in a real browser: what its board must do with many players and high stacks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import LIT, open_table, play_until, step_by_touch, wait_for_turn

pytestmark = pytest.mark.slow


ALL_IN_SIGHT = """() => {
    const hand = document.querySelector('main .board .bar').getBoundingClientRect();
    const plates = [...document.querySelectorAll('main .street .plate')];
    return plates.every((plate) => plate.getBoundingClientRect().bottom <= hand.top + 1);
}"""
"""Whether no player's plate reaches below the viewer's own cards."""


def test_six_players_on_a_phone_are_all_in_sight_and_high_stacks_open(visit: Visit) -> None:
    page = visit(phone=True, lang="en")
    open_table(page, players=6, advanced=True)

    def is_folded() -> bool:
        page.wait_for_function(ALL_IN_SIGHT)  # stacks adjust their height a few frames after they grow
        return page.locator("main .fold").first.is_visible()

    play_until(page, is_folded, step_by_touch)
    page.locator("main .fold").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("safe set at the bottom")).to_be_visible()
    expect(sheet.get_by_text("exposed set on top")).to_be_visible()
    assert sheet.get_by_role("listitem").count() > 3
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_the_arrows_walk_among_what_can_be_chosen(visit: Visit) -> None:
    page = visit(lang="en")
    open_table(page, players=4)
    assert wait_for_turn(page)
    for key in ["ArrowRight", *["ArrowRight", "ArrowLeft"] * 3]:
        page.keyboard.press(key)
        assert page.evaluate("lit => document.activeElement.matches(lit)", LIT), key


def test_escape_closes_the_window_on_top_before_it_puts_a_card_back(visit: Visit) -> None:
    page = visit(lang="en")
    open_table(page, players=4)
    assert wait_for_turn(page)
    page.locator("main .board .hand .lit").first.click()
    picked = page.locator("main .board .picked")
    expect(picked).to_be_visible()
    page.keyboard.press("?")
    window = page.get_by_role("dialog")
    expect(window).to_be_visible()
    window.get_by_role("heading").first.click()  # the focus is nowhere now
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(picked).to_be_visible()
    page.keyboard.press("Escape")
    expect(picked).to_be_hidden()


def test_only_who_moves_the_pointer_is_told_why_not(visit: Visit) -> None:
    """Pieces come and go under a resting pointer; nothing may pop up over possible choices."""
    page = visit(lang="en")
    open_table(page, players=4)
    pile = page.locator("main .board [data-pick='discard'][aria-disabled='true']")
    play_until(page, lambda: pile.count() > 0)
    page.clock.install()
    pile.dispatch_event("pointerenter", {"pointerType": "mouse"})
    pile.dispatch_event("pointermove", {"pointerType": "mouse"})
    page.clock.run_for(5000)
    note = page.get_by_role("dialog", name="Not possible now")
    expect(note).to_be_hidden()
    pile.hover()
    page.clock.run_for(5000)
    expect(note).to_be_visible()


def test_nothing_moves_on_a_phone_when_a_card_is_picked(visit: Visit) -> None:
    page = visit(phone=True, lang="en")
    open_table(page, players=4)
    assert wait_for_turn(page)
    places = """() => [...document.querySelectorAll('main .board :is(.bar, .plate, .hand)')].map((part) => {
        const {x, y, width, height} = part.getBoundingClientRect();
        return [x, y, width, height];
    })"""
    before = page.evaluate(places)
    page.locator("main .board .hand .lit").first.tap()
    expect(page.locator("main .board .bar .act").first).to_be_visible()
    assert page.evaluate(places) == before
