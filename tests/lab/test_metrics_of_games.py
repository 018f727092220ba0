"""The metrics of single games, checked against the table, the score sheet and a second way of counting."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.dice_town import table as dice_town
from tests.games.western_legends import table as western_legends
from tests.lab.test_metrics import counted, played

import saloon
from saloon.games.fliptown.components.names import AREA_IDS, HAND_IDS
from saloon.games.western_legends.table import WesternLegends

# -- Dice Town ---------------------------------------------------------------------------------------------


def test_offers_and_bribes_in_dice_town() -> None:
    """Three offers are made: one is paid, one is not, and an empty one does not count."""
    t = dice_town.town("Q Q Q J K", "9 9 9 K A", "9 9 9 K J", sheriff=0, nuggets={1: 2}, money={1: 5, 2: 5})
    t.play("1 offer_money 3", "1 offer_nuggets 1", "2 offer_money 5", "0 choose 1")
    sheriff, briber, other = counted(t.state)
    assert [found["offers"] for found in (sheriff, briber, other)] == [0, 1, 1]
    assert [found["bribes"] for found in (sheriff, briber, other)] == [0, 1, 0]
    assert [found["bribes_taken"] for found in (sheriff, briber, other)] == [1, 0, 0]
    assert [found["income_gold_mine"] for found in (sheriff, briber, other)] == [0, 3, 0]


def test_a_raised_offer_is_one_offer() -> None:
    t = dice_town.town(
        "Q Q Q J K", "9 9 9 K A", "9 9 9 K J", sheriff=0, money={1: 5, 2: 5}, options={"bribe_rounds": "2"}
    )
    t.play("1 offer_money 1", "2 offer_money 0", "1 offer_money 2", "2 offer_money 4")
    assert [found["offers"] for found in counted(t.state)] == [0, 1, 1]


@pytest.mark.parametrize("seed", range(3))
def test_the_income_of_dice_town_is_what_lies_there(seed: int) -> None:
    """Nuggets come only from the mine and deeds from the town hall; score sheets say what they are worth."""
    state = played("dice_town", 4, {}, seed)
    outcome = state.outcome()
    found = counted(state)
    assert sum(row["income_gold_mine"] for row in found) == sum(row["nuggets"] for row in found)
    assert sum(row["income_town_hall"] for row in found) == sum(row["deeds"] for row in found)
    for row, sheet in zip(found, outcome.sheets, strict=True):
        lines: Counter[str] = Counter()
        for line in sheet:
            lines[line.name] += line.points
        assert row["points_badge"] == lines["sheriff"]
        for source in ("nuggets", "money", "equipment", "deeds"):
            assert row[f"points_{source}"] == lines[source]
    told: Counter[str] = Counter(event.kind.name for event in state.events or [])
    for place, kind in [("general_store", "kept_card"), ("saloon", "stole"), ("doc_badluck", "visited")]:
        assert sum(row[f"income_{place}"] for row in found) == told[kind]


# -- Fliptown ----------------------------------------------------------------------------------------------

AREA_OF = dict(zip("TBMG", ("trail", "badlands", "mine", "cemetery"), strict=True))
IN_TOWN = ["revisited", "bought", "claimed", "peeked", "spent", "bank_paid"]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [1, 3])
def test_stars_of_fliptown_belong_to_where_they_were_gained(players: int, seed: int) -> None:
    """Every star that an event reports, by the space that was entered before it."""
    state = played("fliptown", players, {"characters": "on"}, seed)
    stars: list[Counter[str]] = [Counter() for _ in range(players)]
    where = [""] * players
    for event in state.events or []:
        named = event.describe()
        seat, kind = named.get("player", 0), named["event"]
        if kind == "bank_paid":
            stars[seat]["town"] += named["amount"]
        if kind == "hand_paid":
            stars[seat]["poker"] += named["stars"]
        if players > 1 and event.audience < 0:
            continue
        if kind in ("circled", "robbed", "failed"):
            where[seat] = AREA_OF.get(named["space"][0], "town")
        elif kind in IN_TOWN:
            where[seat] = "town" if kind != "bank_paid" else "paid"
        elif kind in ("hand_paid", "bounty_met"):
            where[seat] = "paid"
        elif kind == "gained" and named["resource"] == "stars":
            stars[seat][where[seat]] += named["amount"]
    for seat, found in enumerate(counted(state)):
        sheet = state.outcome().sheets[seat]
        silver = {"mine": 0, "town": 0}
        for line in sheet:
            if line.name in ("room", "hotel"):
                silver["mine" if line.name == "room" else "town"] += line.points
        for area in AREA_IDS:
            assert found[f"points_{area}"] == stars[seat][area] + silver.get(area, 0), area
        assert found["points_poker"] == stars[seat]["poker"]


def test_spaces_hands_and_arrests_of_fliptown() -> None:
    state = played("fliptown", 2, {"characters": "on"}, 3)
    told = [event.describe() for event in state.events or []]
    for seat, found in enumerate(counted(state)):
        circled = state.view(seat).maps[seat].circled
        spaces = Counter(AREA_OF.get(space[0], "town") for space in circled if space != "G11")
        assert {area: found[f"spaces_{area}"] for area in AREA_IDS} == {
            area: spaces[area] for area in AREA_IDS
        }
        mine = [event for event in told if event.get("player") == seat]
        assert found["arrests"] == sum(event["event"] == "arrested" for event in mine)
        hands = [HAND_IDS.index(event["hand"]) for event in mine if event["event"] == "hand_paid"]
        assert found["poker_hand"] == max(hands)


# -- Western Legends ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["", "2S"])
def test_a_fight_has_a_winner_and_a_loser(answer: str) -> None:
    """With cards, and with a defender who has none."""
    t = western_legends.table(
        seat0={"character": "wyatt_earp", "marshal": 1, "space": "D6", "hand": "AS"},
        seat1={"character": "billy_the_kid", "wanted": 2, "space": "D6", "money": 30, "hand": answer},
    )
    t.do("0 attack 1 arrest" + (", 1 prepare 2S" if answer else ""))
    lawman, outlaw, *_ = counted(t.state)
    assert (lawman["fights_won"], lawman["fights_lost"], lawman["arrests"]) == (1, 0, 1)
    assert (outlaw["fights_won"], outlaw["fights_lost"], outlaw["times_arrested"]) == (0, 1, 1)


def test_nobody_is_counted_for_the_guard_of_the_bank() -> None:
    t = western_legends.table(
        seat0={"space": "D9", "hand": "JH", "character": "billy_the_kid"}, fight_deck=[3]
    )
    t.play("0 rob_bank")
    t.play(f"2 {t.choices(2)[0]}")
    assert [found["fights_won"] for found in counted(t.state)] == [1, 0, 0]
    assert [found["fights_lost"] for found in counted(t.state)] == [0, 0, 0]


def test_points_of_the_cabaret() -> None:
    t = western_legends.table(seat0={"space": "R2", "money": 120})
    t.do("0 revel 4")
    found = counted(t.state)[0]
    assert (found["points_cabaret"], found["points_other"]) == (4, 0)


def test_points_of_a_card() -> None:
    t = western_legends.table(seat0={"space": "R2", "hand": "KS"})
    t.do("0 play KS")
    found = counted(t.state)[0]
    assert (found["points_cards"], found["points_other"]) == (2, 0)


@pytest.mark.parametrize("seed", range(3))
def test_what_outlaws_gain_in_their_turns(seed: int) -> None:
    """WL-O6 counted at the table: whenever a turn is over, by the wanted points of that moment."""
    state = saloon.load("western_legends").new(3, seed, {"length": "short"}, listen=True)
    layout = state.layout
    assert isinstance(layout, WesternLegends)
    chooser = Random(seed)
    gained = [0, 0, 0]
    while not state.over:
        active = int(layout.active(state))
        state.play(state.actor(), chooser.choice(state.choices(state.actor())))
        if active >= 0 and (state.over or layout.active(state) != active):
            gained[active] += int(layout.box.row_lp[layout.people.wanted.get(state, active)])
    assert sum(gained) > 0
    for seat, found in enumerate(counted(state)):
        at_the_end = sum(line.points for line in state.outcome().sheets[seat] if "outlaw" in line.name)
        at_the_end += sum(line.points for line in state.outcome().sheets[seat] if line.name == "most_wanted")
        assert found["points_outlaw"] == gained[seat] + at_the_end
