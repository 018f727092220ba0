"""Fliptown in a real browser: whole games alone, with a cowbot and with bots; by mouse, keys and touch."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.house import House
from tests.browser.people import (
    LIT,
    PATIENCE,
    ending,
    open_by_request,
    play_out,
    step,
    step_by_keys,
    step_by_touch,
    wait_for_turn,
)
from tests.browser.test_accessibility import LOOKS, dress, problems

pytestmark = pytest.mark.slow


def open_town(visit: Visit, *bots: str, phone: bool = False, options: dict[str, str] | None = None) -> Page:
    """A table for me and bots, with my first turn on it."""
    page = visit(phone=phone)
    page.set_default_timeout(PATIENCE)
    open_by_request(page, "fliptown", *bots, options=options or {})
    assert wait_for_turn(page)
    return page


def space(page: Page, name: str) -> Locator:
    return page.locator(f"main [data-pick='{name}']")


def lit(page: Page) -> list[str]:
    """The spaces that can be chosen now."""
    found: list[str] = page.locator("main .space.lit").evaluate_all("all => all.map(one => one.dataset.pick)")
    return found


def card(page: Page, place: int) -> Locator:
    return page.locator(f"main [data-card='{place}']")


def slot(page: Page, role: str) -> Locator:
    return page.locator(f"main [data-slot='{role}']")


def shown(where: Locator) -> str:
    """The card that something names, such as 10♥."""
    found = re.search(r"(10|[2-9AJQK])[♥♠♦♣]", where.inner_text())
    assert found
    return found[0]


def fits(page: Page, what: str) -> bool:
    """Whether something fits without scrolling."""
    fitting: bool = page.locator(what).evaluate(
        "it => it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1"
    )
    return fitting


def test_only_options_that_matter_for_so_many_players_are_asked(visit: Visit) -> None:
    page = visit("/new/fliptown")
    cowbot, competition = page.get_by_text("Calamity Jane", exact=True), page.get_by_text("Competitive poker")
    for players, is_alone in ((2, False), (1, True), (4, False)):
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        expect(cowbot).to_have_count(int(is_alone))
        expect(competition).to_have_count(int(not is_alone))


# -- whole games ---------------------------------------------------------------------------------------------


MODES: list[tuple[list[str], dict[str, str]]] = [
    ([], {}),
    ([], {"cowbot": "jane", "difficulty": "easy", "jane_trigger": "money"}),
    ([], {"cowbot": "billy", "gun_bonus": "map"}),
    ([], {"cowbot": "bart", "hold_em": "on"}),
    ([], {"cowbot": "earp", "difficulty": "hard", "characters": "on", "hold_em": "on"}),
    ([], {"cowbot": "random", "characters": "on"}),
    (["greenhorn"], {}),
    (["greenhorn"] * 3, {"hold_em": "on", "competitive": "on"}),
]


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["greenhorn", "greenhorn"], {"characters": "on", "hold_em": "on"}),
        *[pytest.param(*mode, marks=pytest.mark.long) for mode in MODES],
    ],
)
def test_a_whole_game_by_mouse_and_its_replay(visit: Visit, bots: list[str], options: dict[str, str]) -> None:
    page = open_town(visit, *bots, options=options)
    expect(page.locator("main .cowbot")).to_have_count(1 if "cowbot" in options else 0)
    expect(page.locator("main .bounties li")).to_have_count(3 if bots else 0)
    play_out(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".titles li")).to_have_count(1 + len(bots))
    if not bots and "cowbot" not in options:
        expect(page.locator("#end-title")).to_have_text(re.compile(r"Anna has \d+ points"))
    elif options.get("cowbot") == "jane":
        expect(page.get_by_role("heading", name="Calamity Jane").first).to_be_visible()
    ending(page).click()
    moment = page.get_by_label("Moment of the game")
    expect(moment).to_have_attribute("max", re.compile(r"^[1-9]\d+$"))
    for share in (0, 1, 2, 3):
        moment.fill(str(int(moment.get_attribute("max") or 0) * share // 3))
        expect(page.locator("main .chart")).to_be_visible()
    expect(page.locator("main .space.lit")).to_have_count(0)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    play_out(open_town(visit), step_by_keys)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = open_town(visit, phone=True)
    play_out(page, step_by_touch)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


# -- a turn --------------------------------------------------------------------------------------------------


def test_a_space_that_several_cards_lead_to_asks_for_the_poker_card(visit: Visit) -> None:
    page = open_town(visit)
    space(page, "G00").click()
    ways = page.locator("main .bar .way")
    expect(ways).to_have_count(3)
    expect(space(page, "G00")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    space(page, "G21").click()
    kept = shown(ways.last)
    ways.last.click()
    expect(page.get_by_text("Turn 2/5")).to_be_visible()
    expect(space(page, "G21")).to_have_class(re.compile(r"\bcircled\b"))
    expect(page.locator("main svg.poker")).to_have_attribute("aria-label", re.compile(re.escape(kept)))


def test_cards_laid_by_clicks_and_by_a_drag_light_only_what_they_lead_to(visit: Visit) -> None:
    page = open_town(visit)
    area = {"♥": "T", "♠": "B", "♦": "M", "♣": "t"}[shown(card(page, 1))[-1]]
    kept = shown(card(page, 0))
    card(page, 0).click()
    slot(page, "poker").click()
    expect(slot(page, "poker")).to_contain_text(f"holds {kept}")
    card(page, 1).drag_to(slot(page, "suit"))
    expect(slot(page, "suit")).to_contain_text("holds")
    expect(slot(page, "value")).to_contain_text("holds")
    free = page.locator("main .space.lit:not(:has(.tag))")
    names = free.evaluate_all("all => all.map(one => one.dataset.pick)")
    assert "G" in {name[0] for name in names} <= {area, "G"}
    space(page, "G00").click()
    expect(page.get_by_text("Turn 2/5")).to_be_visible()
    expect(page.locator("main svg.poker")).to_have_attribute("aria-label", re.compile(re.escape(kept)))


def test_an_area_can_be_looked_at_alone_and_put_back(visit: Visit) -> None:
    page = open_town(visit)
    before = lit(page)
    page.locator("[data-tab='cemetery']").click()
    assert {name[0] for name in lit(page)} == {"G"}
    page.keyboard.press("Escape")
    expect(page.locator("[data-tab='cemetery']")).to_have_attribute("aria-pressed", "false")
    assert lit(page) == before


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = open_town(visit)
    space(page, "G11").click(force=True)
    expect(page.get_by_text("FT-").first).to_be_visible()


def test_a_pointed_space_says_what_it_brings(visit: Visit) -> None:
    page = open_town(visit)
    space(page, "T5").hover(force=True)
    expect(page.locator("main .caption")).to_contain_text("$12")


def test_chances_of_robberies_are_shown_before_the_cards_are_assigned(visit: Visit) -> None:
    page = open_town(visit)
    expect(page.locator("main .badlands .odds")).to_have_count(12)
    space(page, "B2").hover(force=True)
    expect(page.locator("main .caption")).to_contain_text(re.compile(r"Chance of success: \d\d%"))


def test_the_map_of_a_table_with_components_of_its_own(browser: Browser, tmp_path: Path) -> None:
    """Numbers that the house changed are drawn, said, and paid."""
    text = (files("saloon.games.fliptown") / "components.toml").read_text(encoding="utf-8")
    for name, was, now in (("money", 4, 7), ("money", 12, 15), ("work_horse", 3, 9)):
        text = text.replace(f"{name} = {was}", f"{name} = {now}", 1)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    house = House(tmp_path, "tests.browser.dealing", "--components", f"fliptown={own}")
    try:
        page = browser.new_page(**DESKTOP, base_url=house.address)
        page.goto("/")
        open_by_request(page, "fliptown")
        assert wait_for_turn(page)
        expect(space(page, "T5")).to_contain_text("15")
        for name, told in (("T5", "$15"), ("town_04", "$9: a hammer and a star")):
            space(page, name).hover(force=True)
            expect(page.locator("main .caption")).to_contain_text(told)
        expect(page.locator("main .counter.money .number")).to_have_text("7")
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_text("with components of the house")).to_be_visible()
        page.close()
    finally:
        house.stop()


# -- others --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_the_map_of_another_player_can_be_opened(visit: Visit, phone: bool) -> None:
    page = open_town(visit, "greenhorn", phone=phone)
    if phone:
        page.get_by_role("button", name="More").tap()
    page.locator("[data-rival='1']").click()
    expect(page.locator("main .chart")).to_have_attribute("data-seat", "1")
    expect(page.locator("main .space.lit")).to_have_count(0)
    page.get_by_role("button", name="back to my map").click()
    expect(page.locator("main .chart")).to_have_attribute("data-seat", "0")


def test_challenges_are_kept_over_games(visit: Visit) -> None:
    page = open_town(visit)
    play_out(page)
    kept = page.evaluate("Object.fromEntries(JSON.parse(localStorage.getItem('saloon-fliptown') ?? '[]'))")
    met = set(kept.get("met", {}))
    assert problems(page) == []
    page.get_by_role("button", name="Look at the board").click()
    page.locator("main .challenges").click()
    expect(page.locator("dialog li")).to_have_count(20)
    expect(page.locator("dialog li.before")).to_have_count(len(met))
    assert problems(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_the_introduction_can_be_played(visit: Visit, phone: bool) -> None:
    page = open_town(visit, phone=phone)
    page.get_by_role("button", name="New here?").click()
    room = page.locator("dialog[open]")

    def lay() -> None:
        for place, role in ((0, "suit"), (1, "value")):
            room.locator(f"[data-card='{place}']").click()
            room.locator(f"[data-slot='{role}']").click()

    def pick(name: str) -> None:
        found = room.locator(f"[data-pick='{name}']")
        if phone:  # a finger picks first
            found.tap()
            expect(found).to_have_attribute("aria-pressed", "true")
            found.tap()
        else:
            found.click()

    room.get_by_role("button", name="Next", exact=True).click()
    lay()
    for name in ("T3", "G21", "B9"):
        pick(name)
    lay()
    pick("town_05")
    room.locator("[data-family='buy']").click()
    pick("T5")
    expect(room.get_by_text("Step 10 of 10")).to_be_visible()
    room.get_by_role("button", name="I am ready").click()
    expect(room).to_have_count(0)


# -- looks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [[], ["greenhorn"] * 3])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_everything_is_in_sight_on_a_desk(visit: Visit, bots: list[str], lang: str) -> None:
    page = open_town(visit, *bots)
    for _click in range(6):
        step(page)
        assert wait_for_turn(page)
    dress(page, "light", lang)
    assert wait_for_turn(page)
    assert fits(page, "main .board > .room")
    assert fits(page, "main .board > .side")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_nothing_on_the_board_is_hard_to_reach_or_to_read(
    visit: Visit, theme: str, lang: str, phone: bool
) -> None:
    page = open_town(visit, "greenhorn", phone=phone)
    for _click in range(8):
        step_by_touch(page) if phone else step(page)
        assert wait_for_turn(page)
    dress(page, theme, lang)
    assert wait_for_turn(page)
    assert problems(page) == []
    page.locator(LIT).first.click()
    expect(page.locator(LIT).first.or_(ending(page)).first).to_be_visible(timeout=PATIENCE)
    assert problems(page) == []
