"""What is open, what is hidden, and that imagining redraws exactly what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.games.point_city.table import CARDS, SPACES, TOKENS, Table, cards_with, new, resources, rule, table
from tests.games.tables import walk

from saloon.core.perspective import Perspective


def later(players: int = 2, seed: int = 4, choices: int = 30) -> Table:
    """A position in the middle of a game."""
    t = new(players, seed)
    for _ in zip(range(choices), walk(t, seed), strict=False):
        pass
    return t


def parts(state: Any) -> dict[str, list[int]]:
    """What really lies where."""
    found: dict[str, list[int]] = json.loads(state.to_json())["parts"]
    return found


def kind(card: int) -> tuple[int, str, int]:
    """What everybody knows about a card that shows its resource side."""
    return (CARDS[card]["tier"], CARDS[card]["resource"], CARDS[card]["amount"])


def cards_in(told: dict[str, list[int]]) -> list[int]:
    """All cards, wherever they lie."""
    piles = [name for name in told if name.startswith("city") or name in ("deck", "removed", "resources")]
    in_market = [(face - 1) // 2 for face in told["market"] if face > 0]
    return [*in_market, *[card for name in piles for card in told[name]]]


def faces(state: Any) -> list[int]:
    return [face for face in parts(state)["market"] if face > 0]


@rule("PC-H1")
def test_what_is_open_to_all() -> None:
    """Everything but hidden sides and the deck is in the view, and the same for all."""
    t = later(3)
    view = t.view
    assert len(view.market) == 16
    assert view.deck == len(t.pile("deck"))
    assert view.deck_top == ("double_" if CARDS[t.pile("deck")[0]]["amount"] == 2 else "") + str(
        CARDS[t.pile("deck")[0]]["resource"]
    )
    taken = Counter(CARDS[card]["resource"] for card in t.pile("resources"))
    held = Counter({"ingenuity": -3})
    for counts in (view.discards, *[seat.stock for seat in view.seats]):
        for name, count in counts.items():
            held[name.removeprefix("double_")] += count
    assert {name: count for name, count in held.items() if count} == {
        name: count for name, count in taken.items() if count
    }
    assert [len(seat.city) for seat in view.seats] == [len(t.pile(f"city_{seat}")) for seat in range(3)]


@rule("PC-H2", "PC-R22", "PC-R23")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_imagining_redraws_hidden_sides_and_the_deck(players: int) -> None:
    """Over many imagined states market backs, deck, stocks and removed cards vary; open cards never do."""
    t = later(players, seed=7, choices=8 * players)
    truth = parts(t.state)
    dreams = [t.state.imagine(0, seed) for seed in range(40)]
    for dream in dreams:
        told = parts(dream)
        assert [face for face in told["market"] if face % 2 == 0] == [
            face for face in truth["market"] if face % 2 == 0
        ]
        assert {name: told[name] for name in told if name.startswith("city")} == {
            name: truth[name] for name in truth if name.startswith("city")
        }
        for name in ("holdings", "tokens", "markers", "turns_made", "first_player"):
            assert told[name] == truth[name]
        for place, face in enumerate(truth["market"]):
            if face % 2 == 1:
                assert kind((told["market"][place] - 1) // 2) == kind((face - 1) // 2)
        assert [kind(card) for card in told["resources"]] == [kind(card) for card in truth["resources"]]
        assert kind(told["deck"][-1]) == kind(truth["deck"][-1])
        assert sorted(cards_in(told)) == list(range(160)), "every card lies in one place"
        assert dream.view(0) == t.state.view(0)
    assert len({parts(dream)["deck"][-1] for dream in dreams}) > 1, "the top of the deck is always the same"
    for name in ("deck", "removed", "resources", "market"):
        assert len({tuple(parts(dream)[name]) for dream in dreams}) > 30, f"{name} is always the same"


@rule("PC-H2", "PC-H5")
def test_every_hidden_card_is_equally_likely() -> None:
    """Behind a tier 1 energy there are 13 cards; those that lie open elsewhere are not among them."""
    energies = cards_with(tier=1, resource="energy")
    open_one, open_two = energies[0], energies[1]
    t = table(market={"11": "r" + str(energies[2]), "12": open_one}, cities={0: [open_two]})
    count = 2000
    found = Counter((parts(t.state.imagine(0, seed))["market"][0] - 1) // 2 for seed in range(count))
    assert set(found) == set(energies) - {open_one, open_two}
    expected = count / len(found)
    assert sum((number - expected) ** 2 / expected for number in found.values()) < 30, (
        "chi squared, 10 degrees"
    )


@rule("PC-H2", "PC-H5")
def test_the_second_card_of_the_deck_is_any_unseen_one() -> None:
    """In proportion to what is unseen of its tier: hidden in the market and deck, or removed."""
    t = table(market=resources(), deck=["energy", "energy"])
    count = 1500
    seconds = Counter(CARDS[parts(t.state.imagine(0, seed))["deck"][-2]]["resource"] for seed in range(count))
    left = Counter(dict.fromkeys(("community", "economy", "energy", "ecology", "industry"), 13))
    for space in [*SPACES, "top"]:
        left["energy" if space == "top" else str(t.shows(space))] -= 1
    total = sum(left.values())
    for name, number in left.items():
        assert abs(seconds[name] / count - number / total) < 0.05


@rule("PC-H3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_knows_more_than_another(players: int) -> None:
    """Views differ only in what the market would cost the viewer; all imagine the same."""
    t = later(players, seed=5, choices=40)
    own = {"player", "market", "pairs"}
    seen = [msgspec.to_builtins(t.state.view(viewer)) for viewer in [None, *range(players)]]
    for view in seen:
        for key in set(view) - own:
            assert view[key] == seen[0][key]
        for space, other in zip(view["market"], seen[0]["market"], strict=True):
            prices = {"to_pay", "missing"}
            assert {k: v for k, v in space.items() if k not in prices} == {
                k: v for k, v in other.items() if k not in prices
            }
    dreams = {t.state.imagine(player, 9).digest() for player in range(players)}
    assert len(dreams) == 1


@rule("PC-H4")
def test_the_tier_of_every_card_is_known() -> None:
    t = later(2, seed=3, choices=40)
    for dream in (t.state.imagine(0, seed) for seed in range(5)):
        for name in ("deck", "removed", "resources"):
            assert [CARDS[card]["tier"] for card in parts(dream)[name]] == [
                CARDS[card]["tier"] for card in parts(t.state)[name]
            ]
    assert sum(t.view.deck_tiers) == t.view.deck


@rule("PC-H6")
def test_the_tokens_of_the_automa_were_seen() -> None:
    t = table(1, automa={"tokens": ["energy", "full_set"]})
    assert sorted(t.view.automa.tokens) == ["energy", "full_set"]


@rule("PC-H7")
def test_a_refill_shows_the_next_resource() -> None:
    t = table(market=resources(), deck=["energy", "ecology", "double_energy"])
    assert t.view.deck_top == "energy"
    t.play("0 take_across 1 1")
    assert (t.view.deck_top, t.log("top_shown")) == ("double_energy", ["top_shown double_energy"])


@rule("PC-H8")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_number_of_a_hidden_card_is_never_shown(players: int) -> None:
    """Neither in views nor in events: only cards whose building side was seen go by number."""
    t = new(players, seed=6)
    seen: set[int] = set()
    for _ in walk(t, seed=6):
        seen |= {(face - 1) // 2 for face in faces(t.state) if face % 2 == 0}
        seen |= {card for owner in range(max(players, 2)) for card in t.pile(f"city_{owner}")}
        told = json.dumps(msgspec.to_builtins(t.state.view(0)))
        numbers = {int(part.split(",")[0].split("}")[0]) for part in told.split('"card": ')[1:]}
        assert numbers <= seen
    for event in t.state.events or []:
        described = event.describe()
        if "card" in described:
            assert described["card"] in seen
            assert event.kind.name in ("flipped", "built", "refilled_building", "automa_built")


@rule("PC-H9")
def test_bots_get_what_a_player_knows() -> None:
    """A perspective is an imagined state, whatever the truth is."""
    t = later(2)
    player = t.state.actor()
    perspective = Perspective(t.state, player)
    assert perspective.view == t.state.view(player)
    assert perspective.choices == t.state.choices(player)
    other = Perspective(t.state.imagine(player, 1), player)
    assert perspective.imagine(5).digest() == other.imagine(5).digest()


@rule("PC-H11")
def test_unused_tokens_are_known() -> None:
    """All that are open or owned are in the view; the others are the rest of 22."""
    t = later(3, choices=60)
    used = set(t.supply()) | {token for seat in range(3) for token in t.tokens(seat)}
    assert len(used) == 12
    assert len(set(TOKENS) - used) == 10
    assert t.state.imagine(0, 3).view(0) == t.state.view(0)


@rule("PC-R22")
def test_discards_never_come_back() -> None:
    """The deck only shrinks, and what was taken as a resource stays out of it."""
    t = new(2, seed=2)
    gone: set[int] = set()
    for _ in walk(t, seed=2):
        gone |= set(t.pile("resources"))
        assert gone == set(t.pile("resources"))
        assert gone.isdisjoint(t.pile("deck"))
