"""Fliptown in the terminal and for learning agents: drawn within any width, and told without secrets."""

from __future__ import annotations

import pytest
from tests.games.drawing import drawn, menu, phrases
from tests.games.fliptown.table import GAME, acting, new, solo, table
from tests.games.tables import walk

from saloon.games.fliptown.terminal import ASKED, TIMES
from saloon.lab.observations import Observer
from saloon.terminal.drawing import Drawing

ALL_OPTIONS = {"characters": "on", "hold_em": "on", "cowbot": "jane"}


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("width", [60, 100])
def test_every_moment_of_a_game_fits(players: int, width: int, lang: str) -> None:
    t = new(players, players, **ALL_OPTIONS)
    for number, _ in enumerate(walk(t, seed=3)):
        if number % 25 and not t.state.over:
            continue
        for player in (0, None):
            assert max(len(line) for line in drawn(t, width, lang, player).splitlines()) <= width
        if not t.state.over:
            assert menu(t, lang)


def test_the_map_shows_what_can_be_entered() -> None:
    t = acting("s4 h9 c2", gold=1, circled=["T3", "B8", "town_07"], items=["bandana"], stays=1, wanted=5)
    text = drawn(t)
    shown = ["▸9", "▸10-1◆", "(8)", f"{TIMES}A{TIMES}", "(3)", "the bandana", "hotel 2☆", "☠5", "suit 4♠"]
    for told in [*shown, "Arrest"]:
        assert told in text
    remarks = menu(t)
    assert "+6★" in remarks
    assert "%" in remarks


def test_cowbots_bounties_and_what_is_pending() -> None:
    t = solo("h4 c9 s2", options={"cowbot": "earp"}, stolen=2).play("0 assign left middle", "0 ride T9 plain")
    text = drawn(t)
    assert "Wyatt Earp" in text
    assert "2 stolen cards" in text
    assert f"Pending: town 1{TIMES}" in text
    both = table(2, bounties=["BO11"], maps={1: {"money": 9}})
    assert "(4/9 : 30)" in drawn(both)


def test_what_happened_is_told_in_few_lines() -> None:
    t = acting("s4 h9 c2", deck="d13").play("0 rob B9 plain all")
    events = [event for event in t.state.events or [] if event.visible_to(0)]
    lines = Drawing(GAME).tell(events, phrases(t))
    assert len(lines) < len(events)
    assert any("stagecoach 9" in line and "6 stars" in line for line in lines)
    paid = solo("s13 d9 c4", items=["outlaw_k"], money=0).play("0 reward money", "0 assign left middle")
    events = [event for event in paid.state.events or [] if event.visible_to(0)]
    assert Drawing(GAME).tell(events, phrases(paid))[0].endswith("Ann caught an outlaw: $4.")


def test_every_question_has_its_answers() -> None:
    asking = {step.name for step in GAME.layout(2, ALL_OPTIONS).steps if step.asks}
    assert asking == set(ASKED)
    families = {family.name for family in GAME.actions.families}
    assert families == {name for names in ASKED.values() for name in names}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    observer = Observer(GAME.layout(players))
    assert len(observer.names) == observer.size == len(set(observer.names))


@pytest.mark.parametrize("players", [1, 3])
def test_what_looks_the_same_is_observed_the_same(players: int) -> None:
    t = new(players, players, **ALL_OPTIONS)
    observer = Observer(t.state.layout)
    for number, _ in enumerate(walk(t, seed=1)):
        if number % 9 == 0:
            for player in range(players):
                seen = observer.observe(t.state, player)
                assert seen == observer.observe(t.state.imagine(player, number), player)


def test_what_observations_tell() -> None:
    t = acting("s4 h9 c2", gold=1, circled=["T3"], wanted=5, sheriff="d5", peeked=True)
    observer = Observer(t.state.layout)
    told = dict(zip(observer.names, observer.observe(t.state, 0), strict=True))
    assert (told["seat.0.gold"], told["seat.0.wanted"], told["seat.0.circled.T3"]) == (1, 5, 1)
    assert (told["lineup.left.spades"], told["lineup.left.rank"], told["sheriff.d5"]) == (1, 4, 1)
    assert (told["prompt.act"], told["own.value"], told["unseen.h9"], told["unseen.h8"]) == (1, 9, 0, 1)
