"""Dice Town in a real browser: whole games by mouse, by keys and on a phone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import LIT, open_by_request, play_out, play_until, tab_to, wait_for_turn
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow

GAME = "dice_town"
KEEP = "main .board [data-choice='keep']"
PATIENCE = 30_000
"""The machine may be busy: nothing here waits for a time, only for something to appear."""


def sit_down(visit: Visit, players: int, *, phone: bool = False, **settings: str) -> Page:
    """A table with bots of the weakest kind, which do not dawdle."""
    page = visit(phone=phone, **settings)
    open_by_request(page, GAME, *["greenhorn"] * (players - 1))
    assert wait_for_turn(page)
    return page


def reachable(page: Page) -> Locator:
    """What a player clicks now: the confirmation of picked dice, otherwise anything that glows."""
    confirm = page.locator(f"{KEEP}.main")
    return confirm if confirm.count() else page.locator(LIT).first


def step(page: Page) -> None:
    """Keep one die of every roll, and otherwise take the first choice."""
    reachable(page).click()


def step_by_touch(page: Page) -> None:
    reachable(page).tap()


def step_by_keys(page: Page) -> None:
    tab_to(page, reachable(page), most=120)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long), 5]
)
def test_a_whole_game_by_mouse(visit: Visit, players: int) -> None:
    page = sit_down(visit, players)
    assert page.locator(".street .plate").count() == players
    assert page.locator(".street .house").count() == 8
    play_out(page, step)
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("rowheader", name="Sheriff's badge")).to_have_count(1)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    play_out(sit_down(visit, 2), step_by_keys)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit, 3, phone=True)
    play_out(page, step_by_touch)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_the_whole_table_is_seen_without_scrolling(visit: Visit) -> None:
    page = sit_down(visit, 5)
    board = page.locator("main .board .board")
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight + 1")
    room = board.bounding_box()
    assert room is not None
    for part in page.locator(".street .plate, .street .house, .tray [data-pick], [data-choice]").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= room["y"] - 1
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1


def test_dice_are_picked_put_back_and_kept(visit: Visit) -> None:
    page = sit_down(visit, 2)
    dice = page.locator(".tray [data-pick^='die:']")
    expect(dice).to_have_count(5)
    dice.nth(0).click()
    dice.nth(3).click()
    expect(dice.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(KEEP)).to_have_text("Keep 2, pay $1")
    dice.nth(0).click()
    expect(page.locator(KEEP)).to_have_text("Keep 1, free")
    page.keyboard.press("Escape")
    expect(page.locator(KEEP)).to_have_text("Keep none, pay $1")
    kept = dice.nth(3).locator(".visually-hidden").inner_text()
    dice.nth(3).click()
    page.locator(KEEP).click()
    mine = page.locator(".street .plate.mine [data-pick]")
    face = kept.removeprefix("Die: ").strip()
    expect(mine).to_contain_text(f"dice {face}", timeout=PATIENCE)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = sit_down(visit, 2)
    play_until(page, lambda: page.locator(".hand [data-pick]").count() > 0, step)
    page.locator(".hand [data-pick]:not(.lit)").first.click(force=True)
    expect(page.get_by_text("DT-").first).to_be_visible(timeout=PATIENCE)


def test_places_and_players_tell_what_they_are(visit: Visit) -> None:
    page = sit_down(visit, 3)
    page.locator("[data-pick='place:bank']").hover()
    expect(page.locator(".caption")).to_contain_text("whoever has most 10s")
    page.locator("[data-pick='seat:1']").hover()
    expect(page.locator(".caption")).to_contain_text("8 dollars")


def test_an_offer_is_one_choice(visit: Visit) -> None:
    page = sit_down(visit, 4)
    more = page.locator("[data-offer='money-more']:not([aria-disabled='true'])")
    play_until(page, lambda: more.count() > 0, step)
    more.click()
    expect(page.locator("[data-choice='offer']")).to_contain_text("Offer 1 dollar")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator("[data-choice='offer']")).to_have_text("Offer nothing")
    more.click()
    page.locator("[data-choice='offer']").click()
    made = page.locator("[data-choice='offer']").filter(has_text="Offer 1 dollar")
    expect(made).to_have_count(0, timeout=PATIENCE)  # another tie may ask for another offer at once
    page.keyboard.press("l")
    told = page.get_by_role("log").get_by_text("offers: dollars 1,")
    expect(told.first).to_be_visible(timeout=PATIENCE)


def test_the_round_before_stays_in_sight_until_dice_are_shown(visit: Visit) -> None:
    page = sit_down(visit, 2)
    play_until(page, lambda: page.locator(".street.past").count() > 0, step)
    expect(page.locator(".street.past .won").first).to_be_visible()
    assert page.locator(".street.past .cell span.die").count() == 10
    assert page.locator(".tray [data-pick^='die:']").count() == 5


def test_whoever_holds_no_card_is_asked_only_on_demand(visit: Visit) -> None:
    page = sit_down(visit, 2)
    box = page.get_by_label("Do not ask about cards I lack")
    expect(box).to_be_checked()
    box.uncheck()
    play_until(page, lambda: page.locator(".moment.idle").count() > 0, step)
    box.check()
    expect(page.locator(".moment.idle")).to_have_count(0, timeout=PATIENCE)


def test_the_introduction_can_be_played(visit: Visit) -> None:
    page = sit_down(visit, 2)
    page.get_by_role("button", name="New here?").click()
    room = page.locator("dialog[open]")
    for _click in range(60):
        if not room.count():
            return
        dollar = room.locator(".bribe [data-offer='money-more']")
        nothing = room.get_by_role("button", name="Offer nothing")
        confirm = room.locator("[data-choice].main")
        if dollar.count() and nothing.count():
            dollar.click()
        elif confirm.count():
            confirm.click()
        else:
            room.locator(".lit, header .main").first.click(timeout=PATIENCE)
    raise AssertionError("the introduction did not end")


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_nothing_on_the_board_is_hard_to_reach_or_to_read(visit: Visit, theme: str, lang: str) -> None:
    page = sit_down(visit, 4, theme=theme, lang="en")
    dress(page, theme, lang)
    assert wait_for_turn(page)
    assert problems(page) == []
    reachable(page).click()
    assert problems(page) == []
    play_until(page, lambda: page.locator(".street.past, .drawn, .verdict, .bribe").count() > 0, step)
    assert problems(page) == []


def test_a_die_at_the_edge_of_the_pointer_lies_still(visit: Visit) -> None:
    """A die that rises under the pointer must not leave it: it would flicker in every frame."""
    page = sit_down(visit, 2)
    die = page.locator("[data-pick='die:0'].lit")
    box = die.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    expect(die).not_to_have_css("transform", "none")
    places = die.evaluate(
        """async (die) => {
            const places = new Set();
            await Promise.all(die.getAnimations().map(({finished}) => finished));
            for (let frame = 0; frame < 10; frame += 1) {
                await new Promise(requestAnimationFrame);
                places.add(die.getBoundingClientRect().y);
            }
            return [...places];
        }"""
    )
    assert len(places) == 1
