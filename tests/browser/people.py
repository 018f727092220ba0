"""What people do at a table: open it, look, and choose, by mouse, by touch or only by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

LIT = "main .board .lit, main .board .bar .buttons button:not(.plain), main .board .buttons [data-choice]"
"""What can be clicked now: pieces that glow, and buttons with words."""
PREFERRED = ["main .board .lit:has(.can)", "main .board .market .lit", LIT]
"""What a person tries first: what can be paid for, then any card of a market, then all the rest."""
MOST_CLICKS = 900
"""No game takes this many clicks; more mean a loop."""
PATIENCE = 120_000
"""Milliseconds to wait for my turn; a busy machine is slow with the first table and its bots."""


def poster(page: Page, game: str = "Cover Your Assets") -> Locator:
    """A game in the lobby."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def open_table(page: Page, *, players: int = 2, by_link: bool = False, advanced: bool = False) -> None:
    """Set up a table of one quick round by mouse, with bots that do not dawdle or with somebody by link."""
    poster(page).get_by_role("link", name="Set up a table").click()
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    if by_link:
        page.get_by_label("Seat 2: who").select_option(label="Somebody by link")
    if advanced:
        page.get_by_role("radio", name="Advanced", exact=True).check(force=True)
    page.get_by_role("radio", name="One quick round").check(force=True)
    page.get_by_role("radio", name="Not at all").check(force=True)
    page.get_by_role("button", name="Open the table").click()


def open_city(page: Page, players: int, difficulty: str = "Medium") -> None:
    """Set up a table of Point City with bots that do not dawdle, or alone against the automa."""
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    if players == 1:
        page.get_by_role("radio", name=difficulty, exact=True).check(force=True)
    else:
        page.get_by_role("radio", name="Not at all").evaluate("radio => radio.click()")
    page.get_by_role("button", name="Open the table").click()
    assert wait_for_turn(page)


def open_by_request(page: Page, game: str, *levels: str, **more: Any) -> str:
    """Open a table for me and bots without the setting-up page, and go there; returns its address."""
    bots = [{"kind": "bot", "level": level} for level in levels]
    request = {"game": game, "seats": [{"kind": "me", "name": "Anna"}, *bots], "pace": "instant", **more}
    opened = page.evaluate(
        """async (request) => {
            const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(request)});
            return await answer.json();
        }""",
        request,
    )
    page.goto(f"/t/{opened['table']}")
    return page.url


def ending(page: Page) -> Locator:
    """The sheet that says who won."""
    return page.get_by_role("link", name="Replay")


def wait_for_turn(page: Page) -> bool:
    """Wait until I am asked; False when the game is over instead."""
    lit = page.locator(LIT).first
    expect(lit.or_(ending(page)).first).to_be_visible(timeout=PATIENCE)
    return not ending(page).is_visible()


def wanted(page: Page) -> Locator:
    """What a person would click next: the first pick lights what can follow."""
    return next(found for found in map(page.locator, PREFERRED) if found.count()).first


def step(page: Page) -> None:
    """Click something that can be clicked."""
    wanted(page).click()


def step_by_touch(page: Page) -> None:
    """Touch something that can be touched."""
    wanted(page).tap()


def play_until(page: Page, there: Callable[[], bool], act: Callable[[Page], None] = step) -> None:
    """Do something whenever I am asked, until it appears: the deal must be one in which it does."""
    for _turn in range(MOST_CLICKS):
        assert wait_for_turn(page), "the game was over before it appeared: choose another deal"
        if there():
            return
        act(page)
    raise AssertionError("it did not appear and the game did not end")


def play_out(page: Page, act: Callable[[Page], None] = step) -> None:
    """Play a whole game, always with the first offer."""
    for _turn in range(MOST_CLICKS):
        if not wait_for_turn(page):
            return
        act(page)
    raise AssertionError("it did not appear and the game did not end")


def play_a_while(page: Page, clicks: int, act: Callable[[Page], None] = step) -> None:
    """Choose that often, and wait until I am asked again."""
    for _click in range(clicks):
        assert wait_for_turn(page)
        act(page)
    assert wait_for_turn(page)


def tab_to(page: Page, target: Locator, *, most: int = 60) -> None:
    """Reach something with just the Tab key."""
    for _press in range(most):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def step_by_keys(page: Page) -> None:
    """Reach something that can be chosen with arrows or Tab, and choose it with Enter."""
    for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", *["Tab"] * 40]:
        if page.evaluate("lit => document.activeElement.matches(lit)", LIT):
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def log_lines(page: Page, count: int | None = None) -> list[str]:
    """The log from the first line to the last, as soon as there are that many lines."""
    page.keyboard.press("l")
    lines = page.get_by_role("log").locator("li")
    expect(lines.first).to_be_visible()
    if count is not None:
        expect(lines).to_have_count(count)
    told = lines.all_inner_texts()
    page.keyboard.press("l")
    expect(lines).to_have_count(0)
    return told


def play_each_other(first: Page, second: Page, there: Callable[[], bool] | None = None) -> None:
    """Two people play the first offer until it appears, or until the end."""
    is_there = there or ending(first).is_visible
    for _look in range(MOST_CLICKS * 10):
        if is_there():
            return
        for page in (first, second):
            if page.locator(LIT).count():
                step(page)
        first.wait_for_timeout(20)  # nobody can wait for two pages at once
    raise AssertionError("it did not appear and the game did not end")
