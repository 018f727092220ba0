"""Accidents: the server dies, the network drops, a link is dead, a second tab is open."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LIT, log_lines, open_table, play_a_while, poster, step, wait_for_turn

pytestmark = pytest.mark.slow

LONGEST_WAIT = 30_000
"""At most 15,000 milliseconds pass between two tries to reach the house; a try takes time, too."""


def test_a_killed_server_loses_nothing(visit: Visit, house: House) -> None:
    page = visit()
    open_table(page)
    play_a_while(page, 8)
    before = log_lines(page)
    house.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    house.start()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=LONGEST_WAIT)
    assert wait_for_turn(page)
    assert log_lines(page)[: len(before)] == before
    play_a_while(page, 3)


def test_a_click_made_while_the_network_is_away_is_sent_when_it_is_back(visit: Visit) -> None:
    page = visit()
    open_table(page)
    play_a_while(page, 3)
    page.context.set_offline(True)
    step(page)
    for _follow in range(4):
        if page.locator(LIT).count() == 0:
            break
        step(page)
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_be_hidden(timeout=LONGEST_WAIT)
    play_a_while(page, 3)


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    page = visit()
    open_table(page)
    assert wait_for_turn(page)
    second = page.context.new_page()
    second.goto(page.url)
    assert wait_for_turn(second)
    play_a_while(second, 4)
    told = log_lines(second)
    assert log_lines(page, len(told)) == told  # the first tab may get it a little later
    page.bring_to_front()
    play_a_while(page, 3)


def test_a_dead_link_says_so(visit: Visit) -> None:
    page = visit("/t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(poster(page)).to_be_visible()
