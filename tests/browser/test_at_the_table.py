"""What else people do at a table: talk, watch, share a screen, move to another device, look back, check."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import (
    LIT,
    log_lines,
    open_by_request,
    open_table,
    play_a_while,
    play_each_other,
    play_out,
    poster,
    step,
    step_by_touch,
    wait_for_turn,
)

pytestmark = pytest.mark.slow


def path_of(page: Page) -> str:
    return re.sub("^https?://[^/]+", "", page.url)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


@pytest.fixture
def pair(visit: Visit) -> tuple[Page, Page]:
    """Anna, who opened the table, and Berta, who came by link."""
    anna = visit(name="Anna", lang="en")
    open_table(anna, by_link=True)
    expect(anna.get_by_text("Waiting for one more player")).to_be_visible()
    berta = visit(path_of(anna), name="Berta", lang="en")
    berta.get_by_role("button", name="Join the table").click()
    for page in (anna, berta):
        expect(page.locator("main .board .bar")).to_be_visible()
    return anna, berta


def test_all_friends_are_invited_with_one_click(visit: Visit) -> None:
    page = visit("/new/point_city")
    page.get_by_role("radio", name="Friends by a link").check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.get_by_label("Seat 3: who")).to_have_value("link")
    page.get_by_label("Seat 3: who").select_option("bot")
    expect(page.get_by_role("radio", name="Friends by a link")).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()


def test_people_talk_and_mute(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    for page in pair:
        page.keyboard.press("c")
    anna.get_by_label("Say something").fill("Howdy <b>there</b>")
    anna.keyboard.press("Enter")
    expect(berta.get_by_text("Howdy <b>there</b>", exact=True)).to_be_visible()
    berta.get_by_role("button", name="Mute Anna").click()
    expect(berta.get_by_text("Howdy <b>there</b>", exact=True)).to_be_hidden()
    berta.get_by_role("button", name="Hear them").click()
    expect(berta.get_by_text("Howdy <b>there</b>", exact=True)).to_be_visible()


def test_what_is_said_while_the_network_is_away_is_shown_and_goes_out_later(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    for page in pair:
        page.keyboard.press("c")
    anna.context.set_offline(True)
    expect(anna.get_by_role("alert")).to_contain_text("Nothing is lost")
    anna.get_by_label("Say something").fill("Are you still there?")
    anna.keyboard.press("Enter")
    expect(anna.get_by_text("goes out when the connection is back")).to_be_visible()
    expect(anna.get_by_role("alert")).to_contain_text("What you did is kept")
    anna.context.set_offline(False)
    expect(berta.get_by_text("Are you still there?", exact=True)).to_be_visible(timeout=30_000)
    expect(anna.get_by_text("Are you still there?", exact=True)).to_have_count(1)
    expect(anna.get_by_text("goes out when the connection is back")).to_be_hidden()


def test_a_spectator_sees_no_hand(visit: Visit, pair: tuple[Page, Page]) -> None:
    anna, _berta = pair
    watcher = visit(path_of(anna), name="Wanda", lang="en")
    expect(watcher.locator("main .street")).to_be_visible()
    expect(anna.get_by_text("One person is watching")).to_be_visible()
    expect(anna.locator("main .board .bar")).to_be_visible()
    assert watcher.locator("main .board .bar").count() == 0
    assert watcher.locator(LIT).count() == 0


def test_a_take_back_needs_the_consent_of_the_other(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    undo, asked = anna.get_by_role("button", name="Undo"), berta.locator(LIT)
    play_each_other(anna, berta, lambda: undo.is_enabled() and asked.count() > 0)
    anna.keyboard.press("u")
    anna.get_by_role("button", name="Ask the table").click()
    expect(berta.get_by_text("Anna would like to take the last choice back.")).to_be_visible()
    berta.get_by_role("button", name="Fine with me").click()
    expect(anna.get_by_text("Anna takes the last choice back.").first).to_be_attached()
    assert wait_for_turn(anna)


def test_a_bot_stands_in_and_gives_the_seat_back(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    menu(berta)
    berta.get_by_role("button", name="Leave the table").click()
    berta.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.get_by_text("a bot stands in", exact=True)).to_be_visible()
    for _turn in range(3):
        assert wait_for_turn(anna)
        step(anna)
    berta.goto(anna.url)
    menu(berta)
    berta.get_by_role("checkbox", name="Berta").uncheck()
    expect(anna.get_by_text("a bot stands in", exact=True)).to_be_hidden()


def test_when_the_time_runs_out_a_bot_stands_in_until_the_seat_is_taken_back(visit: Visit) -> None:
    page = visit(lang="en")
    clock = {"move": 3, "bank": 0}
    open_by_request(page, "cover_your_assets", "greenhorn", clock=clock, pace="calm")
    expect(page.get_by_text("A bot plays for you at the moment.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(page.get_by_text("Anna is out of time.").first).to_be_attached()
    expect(
        page.get_by_text(re.compile("^Anna (discards|forms|challenges|ends|drafts)")).first
    ).to_be_attached()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("Anna plays again").first).to_be_attached()
    expect(page.get_by_role("timer")).to_have_text(re.compile("0:0[1-3]"))


def test_the_host_closes_the_table(pair: tuple[Page, Page]) -> None:
    anna, berta = pair
    menu(anna)
    anna.get_by_role("button", name="Close the table").click()
    anna.get_by_role("button", name="Close it for all").click()
    expect(berta.get_by_text("The host has closed this table.")).to_be_visible()
    assert berta.locator(LIT).count() == 0


def test_a_seat_goes_along_to_another_device(visit: Visit) -> None:
    page = visit(name="Anna", lang="en")
    open_table(page)
    assert wait_for_turn(page)
    menu(page)
    page.get_by_text("Continue on another device").click()
    address = page.get_by_label("Secret link of Anna").input_value()
    phone = visit(re.sub("^https?://[^/]+", "", address), phone=True, lang="en")
    phone.get_by_role("button", name="It is my seat").click()
    play_a_while(phone, 3, step_by_touch)
    told = log_lines(phone)
    page.keyboard.press("Escape")
    assert log_lines(page, len(told)) == told


def test_two_people_at_one_screen_do_not_see_each_others_cards(visit: Visit) -> None:
    page = visit("/new/cover_your_assets", name="Anna", lang="en")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who").select_option(label="Somebody next to me")
    page.get_by_label("Name", exact=True).fill("Berta")
    page.get_by_role("radio", name="One quick round").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    seen = set()
    for _turn in range(12):
        curtain = page.get_by_role("button", name=re.compile("^I am "))
        expect(curtain.or_(page.locator(LIT).first).first).to_be_visible()
        if curtain.is_visible():
            assert page.locator("main .board .bar").count() == 0
            seen.add(curtain.inner_text())
            curtain.click()
            expect(page.locator(LIT).first).to_be_visible()
        step(page)
    assert seen == {"I am Anna", "I am Berta"}


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit(lang="en")
    open_table(page)
    assert wait_for_turn(page)
    menu(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Čeština").check(force=True)
    expect(page.get_by_role("heading", name="Nastavení")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pravidla")).to_be_visible()


def test_a_first_game_step_by_step(visit: Visit) -> None:
    page = visit(lang="en")
    poster(page).get_by_role("button", name="Learn to play").click()
    guide = page.get_by_role("dialog")
    expect(guide).to_be_visible()
    for _step in range(60):
        if not guide.is_visible():
            break
        lit = guide.locator(".lit, .bar .buttons button:not(.plain)").first
        if lit.is_visible():
            lit.click()
        else:
            guide.locator("header .main").click()
    expect(guide).to_be_hidden()


def test_a_hint_and_the_reason_why_not(visit: Visit) -> None:
    page = visit(lang="en")
    open_table(page)
    assert wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.get_by_text("A bot would:")).to_be_visible()
    page.keyboard.press("w")
    window = page.get_by_role("dialog")
    page.get_by_placeholder("Search for what you want to do").fill("challenge give")
    window.get_by_role("button", name="Give up the challenge").click()
    expect(window.get_by_role("button", name="Read rule")).to_be_visible()


def test_the_browser_notices_another_hash_and_another_salt(visit: Visit) -> None:
    page = visit(lang="en")
    open_table(page)
    assert wait_for_turn(page)
    page.evaluate(
        """() => {
            const [[table]] = JSON.parse(localStorage.getItem('saloon-noted'));
            const noted = [[table, {commitment: 'f00d', salt: 'mine'}]];
            localStorage.setItem('saloon-noted', JSON.stringify(noted));
        }"""
    )
    page.goto(f"{page.url}/fairness")
    expect(page.get_by_text("it noted another hash: f00d")).to_be_visible()
    expect(page.get_by_text("your browser drew another one: mine")).to_be_visible()
    expect(page.get_by_role("button", name="Check it yourself")).to_be_disabled()


def test_a_game_is_looked_back_at_checked_and_saved(visit: Visit, tmp_path: Path) -> None:
    page = visit(lang="en")
    open_table(page)
    play_out(page)
    table = page.url
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.saloon"
    download.value.save_as(saved)
    checked = subprocess.run(
        [sys.executable, "-m", "saloon.cli", "verify", str(saved)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    page.get_by_role("link", name="Fair play").click()
    expect(page.get_by_text("noted the same hash")).to_be_visible()
    expect(page.get_by_text("yours, as your browser drew it")).to_be_visible()
    page.get_by_role("button", name="Check it yourself").click()
    expect(page.get_by_text("it is the same.")).to_be_visible()
    expect(page.get_by_text("The record replays")).to_be_visible()
    key = re.search("key of all chance ([0-9a-f]{64})", checked.stdout)
    assert key is not None
    expect(page.get_by_text(key[1])).to_be_visible()
    page.goto(f"{table}/replay")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("Round 1 begins")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("^1 of "))).to_be_visible()
    page.get_by_label("As seen by").select_option(index=1)
    page.keyboard.press("End")
