"""What good players know (FT-ST1 to FT-ST20), and that the bots know it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.fliptown.table import GAME, Table, acting, cards, rule, solo, table

from saloon.authoring.knowledge import knowledge_of
from saloon.authoring.weights import weights_of
from saloon.bots.greedy import GreedyBot
from saloon.core.chance import Chance
from saloon.games.fliptown.bot.knowledge import FliptownKnowledge
from saloon.games.fliptown.components.names import (
    BADLANDS,
    CARD_IDS,
    CEMETERY,
    HAMMERS,
    MINE,
    PANS,
    TOWN,
    TRAIL,
)


def knowledge(t: Table, **weights: float) -> FliptownKnowledge:
    """What bots know at a table; without luck, so that choices can be tested."""
    layout = t.state.layout
    return FliptownKnowledge(layout, {**weights_of(layout), "noise": 0.0, **weights})  # type: ignore[arg-type]


PRICES = {
    **{"money_more": 0.3, "money_span": 8.0, "money_soon": 8.0, "lots": 0.5, "lots_rate": 0.09},
    **{"link_rate": 0.035, "link_most": 0.3, "nested_badlands": 3.1, "nested_mine": 3.6, "nested_town": 3.6},
    **{"gold_more": 0.35, "gold_span": 4.0, "gold_soon": 6.0, "poker_money": 0.25, "poker_use": 0.75},
}
"""The prices of the strategy section, where its arithmetic is tested; tuned weights pull further apart."""


def choice(t: Table, seat: int = 0, **weights: float) -> str:
    """What the policy chooses."""
    choices = GAME.buffer()
    t.state.legal(seat, choices)
    picked = knowledge(t, **weights).choose(t.state, seat, choices, Chance(1))
    return " ".join(str(value) for value in GAME.describe(picked).values())


def played(games: int, **options: str) -> list[Table]:
    """Solo games that the policy played out."""
    layout = GAME.layout(1, options)
    knows = knowledge_of(layout)
    choices, chance = GAME.buffer(), Chance(3)
    found: list[Table] = []
    for seed in range(games):
        state = GAME.new(1, 500 + seed, options, listen=True)
        while not state.over:
            state.legal(0, choices)
            state.play(0, knows.choose(state, 0, choices, chance))
        found.append(Table(state))
    return found


@rule("FT-ST1", "FT-ST2")
def test_the_policy_plays_sound_games() -> None:
    games = played(12)
    scores = [t.state.scores()[0] for t in games]
    assert 64 <= sum(scores) / len(scores) <= 84
    bonus = sum(len(t.log("bonus")) for t in games) / len(games)
    assert 7 <= bonus <= 16


@rule("FT-ST3")
def test_money_and_gold_become_stars_in_town() -> None:
    late = {"round": 3, "turn": 5, "circled": ["town_12", "town_13", "T13"]}
    assert choice(acting("c4 h12 s2", money=16, gold=0, **late)).startswith("visit town_12")
    t = acting("c4 h12 s2", money=16, gold=0, **late).play("0 visit town_12 plain")
    assert choice(t) == "exchange 8"
    club = acting("c4 h13 s2", money=0, gold=8, **late).play("0 visit town_13 plain")
    assert choice(club) == "exchange 8"


@rule("FT-ST4")
def test_hotel_steps_grow() -> None:
    t = solo()
    worth = [knowledge(t).estimate.hotel_worth(stays, 0.0) for stays in range(5)]
    assert [late - early for early, late in itertools.pairwise(worth)] == [2, 5, 7, 9]
    assert choice(
        acting("c4 h7 s2", money=9, stays=2, circled=["town_07"]).play("0 visit town_07 plain")
    ) == ("buy hotel")


@rule("FT-ST5")
def test_lines_are_the_best_claims() -> None:
    t = acting("c4 h8 s2", money=20, circled=["town_08"]).play("0 visit town_08 plain")
    assert choice(t, 0, **PRICES) in {"claim 1_2_3", "claim 7_8_9", "claim 1_4_7", "claim 3_6_9"}


@rule("FT-ST6", "FT-ST7")
def test_the_price_of_wanted() -> None:
    t = solo(money=0, gold=0)
    estimate = knowledge(t, later=0.0).estimate
    loss = [estimate.wanted_loss(t.state, 0, wanted) for wanted in range(20)]
    assert loss[0] == loss[1] == 0
    assert loss[8] == pytest.approx(7 / 13 * 4)
    assert loss[14] == loss[18] == 4
    price = {
        round_now: knowledge(solo(round=round_now, money=0, gold=0), later=0.0) for round_now in (1, 2, 3)
    }
    each = [
        knows.estimate.wanted_loss(solo(round=n, money=0, gold=0).state, 0, 5)
        - knows.estimate.wanted_loss(solo(round=n, money=0, gold=0).state, 0, 4)
        for n, knows in price.items()
    ]
    assert [round(number, 1) for number in each] == [0.3, 0.5, 0.6]


@rule("FT-ST8")
def test_fines_are_paid_in_money() -> None:
    for round_now in (1, 2, 3):
        t = solo(at="sheriff", round=round_now, sheriff="h2", wanted=8, gold=0, money=20, stars=20)
        assert choice(t) == "fine money"


@rule("FT-ST9")
def test_bribes_pay_late() -> None:
    me: dict[str, Any] = {"wanted": 9, "gold": 9, "money": 0, "stars": 20}
    assert choice(solo(at="sheriff", round=1, **me)) == "bribe no"
    assert choice(solo(at="sheriff", round=3, **me)) == "bribe yes"
    assert choice(solo(at="sheriff", round=3, sheriff="h13", peeked=True, **me)) == "bribe no"
    assert choice(solo(at="sheriff", round=3, **{**me, "wanted": 2, "gold": 4})) == "bribe no"


@rule("FT-ST10")
def test_what_robberies_bring() -> None:
    t = solo(money=0, gold=0, round=3, turn=5, wanted=14)
    prospects = knowledge(t).prospects
    stars = {}
    for rank, bounty in ((2, 1), (7, 5), (10, 7), (13, 10)):
        worth = prospects.space(t.state, 0, BADLANDS, rank - 2, 0.0)
        stars[rank] = round(worth - bounty * (14 - rank) / 13 * 0.25, 1)
    assert stars == {2: 1.9, 7: 3.1, 10: 3.9, 13: 4.3}


@rule("FT-ST11")
def test_stops_that_are_skipped_are_lost() -> None:
    early, late = solo(), solo(round=3, turn=5)
    gain = {
        name: knowledge(t).prospects.space(t.state, 0, TRAIL, 12, turns)
        for name, t, turns in (("early", early, 14.0), ("late", late, 0.0))
    }
    assert gain["early"] < gain["late"] - 4
    assert choice(acting("h4 c13 s2", gold=0)) != "ride T13 plain"


@rule("FT-ST12", "FT-ST13")
def test_tools_early_and_deep_rooms_late() -> None:
    t = solo()
    estimate = knowledge(t).estimate
    assert estimate.tool_worth(PANS, 3.0, 0.0) == 3 * estimate.tool_worth(PANS, 1.0, 0.0) == 1.5
    assert estimate.tool_worth(HAMMERS, 3.0, 0.0) == 1.5
    buildings = [f"town_{rank:02}" for rank in range(1, 9)]
    late = solo(round=3, turn=5, circled=[*buildings, "M1A", "M2A", "M3A", "M3B"])
    prospects = knowledge(late).prospects
    rooms = {name: prospects.space(late.state, 0, MINE, at, 0.0) for name, at in (("M4A", 9), ("M4B", 10))}
    assert rooms["M4B"] > 7 > rooms["M4A"]
    early = knowledge(t).prospects.space(t.state, 0, MINE, 0, 14.0)
    assert early > knowledge(late).prospects.space(late.state, 0, MINE, 0, 0.0)


@rule("FT-ST14")
def test_the_first_tombstones() -> None:
    t = solo()
    prospects = knowledge(t, **PRICES).prospects
    worth = [prospects.space(t.state, 0, CEMETERY, grave, 14.0) for grave in range(9) if grave != 4]
    assert sorted(range(8), key=lambda grave: -worth[grave])[:2] in ([1, 6], [6, 1])
    pair = solo(circled=["G10"])
    mine_link = knowledge(pair, **PRICES).prospects.space(pair.state, 0, CEMETERY, 6, 14.0)
    assert mine_link > max(worth)


@rule("FT-ST15")
def test_what_hands_are_worth_and_may_become() -> None:
    t = solo()
    hopes = knowledge(t, **PRICES).hopes
    points = [
        money * 0.25 + stars for money, stars in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7))
    ]
    assert [hopes.worth[hand] for hand in range(1, 8)] == pytest.approx(points, abs=0.25)
    pair = solo("s9 c4 d2", turn=2, poker=[cards("h9")])
    column = {
        card: knowledge(pair).hopes.column(pair.state, 0, CARD_IDS.index(card)) for card in ("s9", "d2")
    }
    assert column["s9"] > column["d2"] + 0.5
    suited = solo("h5 c4 d2", turn=4, poker=[cards("h9 h2 h12")])
    found = knowledge(suited).hopes
    assert found.column(suited.state, 0, CARD_IDS.index("h5")) > found.column(
        suited.state, 0, CARD_IDS.index("c4")
    )


@rule("FT-ST16")
def test_gold_is_worth_more_while_cards_can_be_changed() -> None:
    estimate = knowledge(solo()).estimate
    assert estimate.nugget(10.0) > estimate.nugget(0.0) == 0.5
    assert estimate.dollar(10.0) > estimate.dollar(0.0) == 0.25


@rule("FT-ST17")
def test_bounties_are_races() -> None:
    near = table(2, bounties=["BO6"], maps={0: {"circled": ["B2", "B5", "B8"]}})
    without = table(2, maps={0: {"circled": ["B2", "B5", "B8"]}})
    turned = table(2, bounties=["BO6"], turned=["BO6"], maps={0: {"circled": ["B2", "B5", "B8"]}})
    worth = [knowledge(t).worth(t.state, 0) for t in (without, turned, near)]
    assert worth == sorted(worth)
    assert worth[2] > worth[0] + 1


@rule("FT-ST18")
def test_spaces_that_the_cowbot_counts() -> None:
    jane, alone = solo(options={"cowbot": "jane"}), solo()
    alike = weights_of(alone.state.layout)
    more = [
        knowledge(jane, **alike).prospects.space(jane.state, 0, area, 1, 5.0)
        - knowledge(alone).prospects.space(alone.state, 0, area, 1, 5.0)
        for area in (TRAIL, BADLANDS, TOWN, MINE)
    ]
    assert more == pytest.approx([4, 3, 2, 0])


@rule("FT-ST18")
def test_thefts_are_seen_coming() -> None:
    """A cowbot's suit in the line-up and a space that gives what it waits for: three points on hard."""

    def thefts(lineup: str, cowbot: str, **me: Any) -> list[float]:
        t = solo(lineup, options={"cowbot": cowbot, "difficulty": "hard"}, **me)
        spaces = ((TRAIL, 0), (TRAIL, 1), (MINE, 2), (TOWN, 1), (CEMETERY, 0))
        return [knowledge(t).prospects.theft(t.state, 0, area, index) for area, index in spaces]

    assert thefts("h4 c9 s2", "jane") == [3, 0, 0, 3, 0]
    assert thefts("h4 c9 s2", "jane", circled=["town_02"]) == [3, 0, 0, 0, 0]
    assert thefts("d4 c9 s2", "jane") == [0, 0, 0, 0, 0]
    assert thefts("h4 c9 s2", "billy") == [0, 0, 0, 0, 3]
    assert thefts("h4 c9 s2", "billy", items=["undertaker"]) == [0, 0, 0, 0, 0]
    assert thefts("h4 c9 s2", "earp") == [0, 0, 3, 0, 0]
    t = solo("h4 c9 s2")
    assert knowledge(t).prospects.theft(t.state, 0, TRAIL, 0) == 0


@rule("FT-ST19")
def test_cowbots_steal_a_few_cards() -> None:
    for cowbot in ("jane", "earp"):
        stolen = [t.view.cowbot.stolen for t in played(4, cowbot=cowbot)]
        assert 2 <= sum(stolen) / len(stolen) <= 11


@rule("FT-ST20")
def test_common_mistakes_cannot_be_made() -> None:
    """The bank, outlaws, the shovel, the middle tombstone and WANTED of failures are never forgotten."""
    t = solo("h2 d9 d13", items=["bank_red", "outlaw_k", "shovel"])
    assert (t.has("stars"), t.asked) == (1, "0 outlaw")
    t.play("0 reward gold", "0 assign left middle", "0 mourn G21 none all")
    assert (t.has("stars"), t.has("pans"), t.has("gold")) == (2, 1, 4)
    failed = acting("s4 h13 c2", deck="d1", money=4).play("0 rob B13 plain all")
    assert failed.purse() == "4 money 2 gold 4 stars 4 wanted"
    again = acting("c4 h12 s2", circled=["town_12"], money=0).play("0 visit town_12 plain")
    assert again.has("stars") == 0


def test_bots_play_every_variant() -> None:
    """The policy plays, and greedy has a choice of its own among several players at once."""
    for options in GAME.variants():
        state = GAME.new(2, 4, options)
        knows, greedy = knowledge_of(state.layout), GreedyBot(1)
        choices, chance = GAME.buffer(), Chance(1)
        for made in range(40):
            seat = state.actors()[0]
            if made == 3:
                picked = greedy.choose(state.perspective(seat))
            else:
                state.legal(seat, choices)
                picked = knows.choose(state, seat, choices, chance)
            state.apply(seat, picked)
        assert not state.over
