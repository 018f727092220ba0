"""A real browser, a real server, and people who use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.browser.chromium import FLAGS, installed
from tests.browser.house import House

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
SALT = """(visitor) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(visitor) : draw(bytes));
}"""
"""Fixes the salts of a browser, and nothing else that it draws: no two clicks may have the same name."""
PATIENCE = 15_000
"""Milliseconds to wait for something to appear: the machine may be busy."""
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for a whole run: its event loop runs as long as it exists, and other rooms need their own."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        started = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all: deals follow from the test, not from earlier games."""
    started = House(Path(tmp_path_factory.mktemp("house")))
    yield started
    started.stop()


def enter(browser: Browser, house: House, *, visitor: int = 0, phone: bool = False) -> BrowserContext:
    """A separate browser for a visitor, with the same salts in every run."""
    size = PHONE if phone else DESKTOP
    context = browser.new_context(**size, reduced_motion="reduce", base_url=house.address)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({SALT})({visitor})")
    return context


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visit]:
    """Open a separate browser for every visitor; an error on a page fails the test.

    Tables are dealt alike in every run of a test. `@pytest.mark.deal(3)` asks for other deals, where a test
    needs something to turn up.
    """
    marked = request.node.get_closest_marker("deal")
    house.deal(f"{request.node.path.stem} {request.node.name} {marked.args[0] if marked else 0}")
    contexts = []
    complaints: list[str] = []

    def open_page(path: str = "/", *, phone: bool = False, **settings: str) -> Page:
        context = enter(browser, house, visitor=len(contexts), phone=phone)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if settings:
            stored = ",".join(f'"{name}":"{value}"' for name, value in settings.items())
            page.add_init_script(f"localStorage.setItem('saloon-settings', '{{{stored}}}')")
        page.goto(house.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
