"""Older tables whose game has moved on: closed, but people can look at them and take the record home."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LIT
from tests.browser.test_accessibility import problems
from tests.house.kept import eras, read_kept, unpack_sqlite

from saloon.records.record import parse
from saloon.server.people import COOKIE

pytestmark = pytest.mark.slow

ERA = eras()[0]
KEPT = read_kept(ERA)
SENTENCES = {
    "en": "This table was begun with version 1 of the game, and the house now plays version 2:"
    " it is closed, and its record is kept.",
    "cs": "Tento stůl začal s verzí 1 této hry a dnes se tu hraje verze 2:"
    " stůl je zavřený a jeho záznam zůstává uložen.",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An older house, opened when one of its games has moved on."""
    folder = Path(tmp_path_factory.mktemp("later"))
    unpack_sqlite(ERA, folder / "tables.db")
    started = House(folder, "tests.house.later")
    yield started
    started.stop()


def come_back(visit: Visit, house: House, path: str, *, phone: bool = False, lang: str = "en") -> Page:
    """The first guest of the house with the old cookie."""
    page = visit("/about", phone=phone, lang=lang)
    page.context.add_cookies(
        [{"name": COOKIE, "value": KEPT.cookies[KEPT.first], "url": house.address}],
    )
    page.goto(house.address + path)
    return page


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "cs")], ids=["desk", "phone"])
@pytest.mark.parametrize("phase", ["over", "playing", "waiting", "closed"])
def test_a_sentence_says_what_became_of_it_and_all_that_was_said_is_there(
    visit: Visit, house: House, phase: str, phone: bool, lang: str
) -> None:
    table = next(table for table in KEPT.tables if table.phase == phase)
    page = come_back(visit, house, f"/t/{table.table}", phone=phone, lang=lang)
    expect(page.get_by_text(SENTENCES[lang])).to_be_visible()
    for seat in table.seats:
        if seat.name:
            expect(page.get_by_text(seat.name, exact=True)).to_be_visible()
    for said in table.said:
        expect(page.get_by_text(said)).to_be_visible()
    if table.choices:
        expect(page.get_by_text(re.compile(rf"\b{table.choices} (choices|volby|voleb)"))).to_be_visible()
    assert page.locator(LIT).count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert problems(page) == []


def test_its_own_people_take_the_record_home_and_begin_anew(visit: Visit, house: House) -> None:
    table = next(table for table in KEPT.tables if table.phase == "over")
    page = come_back(visit, house, f"/t/{table.table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record = parse(download.value.path().read_text(encoding="utf-8"))
    assert record.verify().digest() == table.digest
    expect(page.get_by_role("listitem").filter(has_text="The table is closed.")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table.table))
    expect(page.locator(".board .kept")).to_have_count(0)
    expect(page.get_by_text("The game begins.")).to_be_visible()


def test_the_lobby_lists_it_as_closed_and_there_is_no_replay(visit: Visit, house: House) -> None:
    table = KEPT.tables[-1]
    page = come_back(visit, house, "/")
    page.get_by_role("button", name="All 30 of my tables").click()
    row = page.locator(f"a[href='/t/{table.table}']")
    expect(row).to_contain_text("Closed")
    row.click()
    expect(page.get_by_text(SENTENCES["en"])).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Fair play").first).to_be_visible()
    assert page.get_by_role("link", name="Replay").count() == 0
    page.goto(f"{house.address}/t/{table.table}/replay")
    expect(page.get_by_text(SENTENCES["en"])).to_be_visible()


def test_a_stranger_with_the_link_may_look_but_not_take(visit: Visit) -> None:
    table = next(table for table in KEPT.tables if table.plays_on)
    page = visit(f"/t/{table.table}", lang="en")
    expect(page.get_by_text(SENTENCES["en"])).to_be_visible()
    assert page.get_by_role("button", name="Save the record").count() == 0
    assert page.get_by_role("button", name="Play again").count() == 0
