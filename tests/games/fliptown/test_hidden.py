"""What players know: FT-HI, and that simultaneous turns stay secret."""

from __future__ import annotations

import random

from tests.games.fliptown.table import Table, acting, new, rule, solo, table
from tests.games.tables import walk

from saloon.games.fliptown.components.names import CARD_IDS
from saloon.games.fliptown.table import Fliptown
from saloon.games.fliptown.view.facts import unseen_by, weights


@rule("FT-HI1")
def test_the_deck_is_imagined_anew() -> None:
    t = new(2, 1)
    decks = {tuple(Table(t.state.imagine(0, seed)).part("deck")) for seed in range(4)}
    assert len(decks) == 4
    open_now = {CARD_IDS.index(card) for card in t.view.lineup}
    assert not any(open_now & set(deck) for deck in decks)


@rule("FT-HI2")
def test_the_sheriff_card_is_unknown() -> None:
    t = table(2, lineup="h4 c7 s2", sheriff="d5")
    assert [t.state.view(viewer).sheriff for viewer in (None,)] == [None]
    found = {Table(t.state.imagine(0, seed)).part("sheriff")[0] for seed in range(12)}
    assert len(found) > 3
    assert sum(t.state.view(0).unseen) == 49


@rule("FT-HI4")
def test_what_was_stolen_is_a_card_that_was_not_seen_since() -> None:
    """A card that came again after the theft cannot have been stolen."""
    t = new(1, 5, cowbot="jane", difficulty="hard")
    chance = random.Random(2)
    while not t.state.over and t.view.round < 3:
        t.play(f"0 {chance.choice(t.choices(0))}")
    assert t.view.cowbot.stolen > 0
    flips = [line.split()[1:] for line in t.log("flipped", "round_began")]
    second = flips[flips.index(["2"]) + 1 : flips.index(["3"])]
    seen = {card for line in second for card in line}
    before = t.part("stolen_by_round")[1] + t.part("stolen_by_round")[2]
    for seed in range(20):
        stolen = Table(t.state.imagine(0, seed)).part("stolen")[:before]
        assert not {CARD_IDS[card] for card in stolen} & seen


@rule("FT-HI5")
def test_maps_are_public() -> None:
    t = table(2, maps={0: {"money": 9, "circled": ["T3"], "poker": [["h2"]]}}, turn=2)
    for viewer in (0, 1, None):
        found = t.state.view(viewer).maps[0]
        assert (found.money, found.circled, found.poker[0]) == (9, ["T3", "G11"], ["h2"])


@rule("FT-HI6", "FT-R39")
def test_a_turn_is_secret_until_all_are_done() -> None:
    t = table(2, lineup="s4 h9 c2", deck="d13 d2", maps={0: {"money": 0}})
    before = t.state.view(1)
    t.play("0 assign left middle", "0 rob B9 plain all", "0 done")
    after = t.state.view(1)
    assert before.maps[0].stars == after.maps[0].stars == 0
    assert (after.deck, after.discards, after.unseen) == (before.deck, before.discards, before.unseen)
    assert after.prompts == ["", "assign"]
    assert t.log("robbed", viewer=1) == []
    t.play("1 assign left middle", "1 mourn G00 none all", "1 done")
    assert t.log("robbed", viewer=1) == ["robbed 0 B9 d13"]
    assert t.state.view(1).maps[0].stars == 6
    told = t.log("assigned", "circled", "gained", viewer=1)
    assert "gained 0 stars 6" in told
    assert "assigned 0 s4 h9 c2" in told


@rule("FT-HI6")
def test_others_imagine_any_turn() -> None:
    t = table(2, lineup="s4 h9 c2")
    t.play("0 assign left middle", "0 rob B9 plain all", "0 done")
    circled = {tuple(t.state.imagine(1, seed).view(0).maps[0].circled) for seed in range(12)}
    assert len(circled) > 3


def test_own_robbery_cards_stay_known() -> None:
    t = acting("s4 h4 c2", circled=["B2", "B3"], deck="d13 d2").play("0 rob B4 plain all")
    assert t.own().robbery_cards == ["d13"]
    for seed in range(4):
        assert t.state.imagine(0, seed).view(0).own.robbery_cards == ["d13"]


def test_views_stay_small() -> None:
    """A whole view of four players fits into a few kilobytes."""
    import msgspec

    t = new(4, 2, characters="on", hold_em="on")
    largest = 0
    for _move in walk(t, 2):
        for seat in range(4):
            view = t.state.view(seat)
            largest = max(largest, *[len(msgspec.json.encode(each)) for each in view.maps])
            assert len(msgspec.json.encode(view)) < 16_000
    assert largest < 2_000


@rule("FT-DE27")
def test_facts_follow_from_unseen_cards() -> None:
    """A bribe is worth what the arrest would cost times its chance."""
    t = solo("h1 c2 s3", wanted=8, stars=9, money=20)
    found = t.state.view(0).sheriff
    assert found.loss == round(found.odds * 2.5, 3)  # $10 are two and a half points
    assert not found.must_pay_stars
    assert solo("h1 c2 s3", wanted=8, stars=9, money=3).state.view(0).sheriff.must_pay_stars


@rule("FT-HI4")
def test_chances_know_what_cannot_have_been_stolen() -> None:
    """The chance of a card to be in the deck is how often it is not stolen in imagined states."""
    t = new(1, 5, cowbot="jane", difficulty="hard")
    chance = random.Random(2)
    while (t.view.round, t.view.turn) != (3, 4):
        t.play(f"0 {chance.choice(t.choices(0))}")
    layout = t.state.layout
    assert isinstance(layout, Fliptown)
    cards = unseen_by(layout, t.state, 0)
    likely = weights(layout, t.state, cards)
    assert len(set(likely)) > 1
    stolen = [card for seed in range(600) for card in layout.stolen.cards(t.state.imagine(0, seed))]
    left = len(cards) - layout.stolen.count(t.state)
    for level in set(likely):
        group = [card for card, weight in zip(cards, likely, strict=True) if weight == level]
        taken = sum(stolen.count(card) for card in group) / 600 / len(group)
        assert abs(1 - taken - level * left / sum(likely)) < 0.02
