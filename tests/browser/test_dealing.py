"""What all tests in the browser rely on: the same test plays the same game in every run."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import enter
from tests.browser.house import House
from tests.browser.people import log_lines, open_table, play_a_while

pytestmark = pytest.mark.slow


def play(browser: Browser, house: House, deal: str) -> list[str]:
    """A few choices with bots, by somebody whose browser brings a salt; returns the log."""
    house.deal(deal)
    context = enter(browser, house)
    page = context.new_page()
    page.goto("/")
    open_table(page, players=3)
    play_a_while(page, 12)
    told = log_lines(page)
    context.close()
    return told


def test_a_deal_is_played_alike_in_every_house(browser: Browser, house: House, tmp_path: Path) -> None:
    elsewhere = House(tmp_path)
    try:
        other, here, there = (
            play(browser, house, "other"),
            play(browser, house, "same"),
            play(browser, elsewhere, "same"),
        )
    finally:
        elsewhere.stop()
    assert here == there != other
