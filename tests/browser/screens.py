"""Takes the screenshots in docs/screens: `make screens`."""

from __future__ import annotations

import itertools
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, installed
from tests.browser.conftest import enter
from tests.browser.house import House
from tests.browser.people import open_by_request, open_city, open_table, play_out, play_until, wait_for_turn
from tests.browser.test_dice_town import step as step_in_town

FOLDER = Path(__file__).parents[2] / "docs" / "screens"


def visit(browser: Browser, house: House, *, phone: bool = False, theme: str = "light") -> Page:
    page = enter(browser, house, phone=phone).new_page()
    wear(page, house, theme, "en")
    return page


def wear(page: Page, house: House, theme: str, lang: str) -> None:
    """Choose a theme and a language, and go to the lobby."""
    page.goto(house.address)
    settings = json.dumps({"theme": theme, "lang": lang, "name": "Anna"})
    page.evaluate("settings => localStorage.setItem('saloon-settings', settings)", settings)
    page.reload()
    page.wait_for_load_state("networkidle")


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.png")


def play_until_seen(page: Page, what: str, *, least: int = 0) -> None:
    """Play on until something is on the board, and at least that many clicks."""
    clicks = itertools.count()
    play_until(page, lambda: next(clicks) >= least and page.locator(what).count() > 0)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
            tour(browser, house)
            browser.close()
    finally:
        house.stop()


def town(browser: Browser, house: House) -> None:
    """Dice Town in the middle of a round, with some cards in hand."""
    page = visit(browser, house)
    page.goto(f"{house.address}/new/dice_town")
    open_city(page, players=4)
    leads, cards = page.locator(".street .lead"), page.locator(".hand [data-pick]")
    dice = page.locator(".tray [data-pick^='die:']")
    play_until(page, lambda: leads.count() > 2 and cards.count() > 0 and dice.count() > 1, step_in_town)
    take(page, "dice_town")


def tour(browser: Browser, house: House) -> None:
    """From the lobby through a game to its replay; then dark, in the other games, and on a phone."""
    page = visit(browser, house)
    take(page, "lobby")
    open_table(page, players=4)
    play_until_seen(page, ".lit", least=24)
    take(page, "table")
    play_until_seen(page, "main .fight")
    take(page, "challenge")
    table = page.url
    wear(page, house, "dark", "cs")
    page.goto(table)
    wait_for_turn(page)
    take(page, "czech")
    wear(page, house, "light", "en")
    page.goto(table)
    play_out(page)
    take(page, "end")
    page.goto(f"{table}/replay")
    page.wait_for_load_state("networkidle")
    slider = page.get_by_label("Moment of the game")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
    take(page, "replay")
    dark = visit(browser, house, theme="dark")
    open_table(dark, players=3, advanced=True)
    play_until_seen(dark, ".lit", least=20)
    take(dark, "dark")
    city = visit(browser, house)
    city.goto(f"{house.address}/new/point_city")
    open_city(city, players=3)
    play_until_seen(city, ".market .lit:has(.tag)", least=30)
    take(city, "point_city")
    flips = visit(browser, house)
    flips.goto(f"{house.address}/new/fliptown")
    open_city(flips, players=3)
    play_until_seen(flips, "main .trail .lit", least=24)
    take(flips, "fliptown")
    town(browser, house)
    ride(browser, house)
    phone = visit(browser, house, phone=True)
    open_table(phone, players=4)
    play_until_seen(phone, ".lit", least=20)
    take(phone, "phone")


def ride(browser: Browser, house: House) -> None:
    """Some rounds of Western Legends, until others have ridden somewhere."""
    page = visit(browser, house)
    open_by_request(page, "western_legends", *["cowpoke"] * 3)
    play_until_seen(page, "main .land:not(.covered) .trail", least=40)
    take(page, "western_legends")


if __name__ == "__main__":
    main()
