"""A game without a board of its own, in which all choose at once: High Bid, the example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import House

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that also has the example."""
    started = House(Path(tmp_path_factory.mktemp("example")), "tests.browser.example")
    yield started
    started.stop()


@pytest.fixture
def pair(visit: Visit) -> tuple[Page, Page]:
    """Two people at a table of the example."""
    anna = visit("/new/high_bid", name="Anna", lang="en")
    anna.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.get_by_label("Seat 2: who").select_option(label="Somebody by link")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.get_by_text("Waiting for one more player")).to_be_visible()
    berta = visit(re.sub("^https?://[^/]+", "", anna.url), name="Berta", lang="cs")
    berta.get_by_role("button", name="Přisednout").click()
    return anna, berta


def test_fields_and_values_have_words_in_both_languages(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    expect(anna.get_by_text("Lots still to be sold")).to_be_visible()
    expect(berta.get_by_text("Předměty k prodeji")).to_be_visible()
    expect(berta.get_by_text(re.compile("hodiny, lampa"))).to_be_visible()
    for raw in ("unsold", "sealed", "spent"):
        assert anna.get_by_text(raw, exact=True).count() == 0


def test_a_choice_made_at_once_is_confirmed_and_waits_also_after_a_reload(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    anna.get_by_role("button", name=re.compile("^Bid ")).first.click()
    counts = anna.get_by_text("Your choice counts. Now we wait for Berta.")
    expect(counts).to_be_visible()
    assert anna.get_by_role("button", name=re.compile("^Bid ")).count() == 0
    anna.reload()
    expect(counts).to_be_visible()
    assert berta.get_by_text("platí").count() == 0
    berta.get_by_role("button", name=re.compile("^Nabídnout ")).first.click()
    expect(counts).to_be_hidden()
