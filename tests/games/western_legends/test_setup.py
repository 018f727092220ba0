"""Setting up (WL-S) and the first game (WL-V18 to WL-V21, WL-V31, WL-V32)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.tables import walk
from tests.games.western_legends.table import FIRST_GAME, GOALS, Table, new, rule, table

from saloon.games.western_legends.components.ids import CHARACTER_IDS


def seated(players: int = 3, seed: int = 1, **options: str) -> Table:
    """A new game in which everybody has chosen the first character and the first space."""
    t = new(players, seed=seed, **options)
    while "choose_character" in t.asked or "start_at" in t.asked:
        seat = t.state.actors()[0]
        t.play(f"{seat} {t.choices(seat)[0]}")
    return t


@rule("WL-S1", "WL-R46", "WL-R47")
def test_the_store_has_everything_for_everybody() -> None:
    """Six players can own the same things; money never runs out."""
    goods = {"equipment": ["rifle+", "mule", "whiskey", "provisions"], "money": 120, "nuggets": 6}
    t = table(6, **{f"seat{seat}": {**goods, "space": "D2"} for seat in range(6)})
    assert [len(t.equipment(seat)) for seat in range(6)] == [4] * 6
    assert "buy mustang" in t.choices(0)


@rule("WL-S2")
def test_the_poker_deck() -> None:
    t = seated(4)
    held = sum(t.cards(seat) for seat in range(4))
    assert t.layout.deck.count(t.state) == 52 - held
    assert t.discards() == ""
    assert t.part("deck") != sorted(t.part("deck"))


@rule("WL-S3", "WL-V20")
def test_cattle_on_both_ranches() -> None:
    t = seated()
    assert (t.ranch("green"), t.ranch("blue")) == (8, 8)
    t = seated(first_game="on")
    assert (t.ranch("green"), t.ranch("blue")) == (0, 0)


@rule("WL-S4")
def test_the_sheriff_starts_in_his_office() -> None:
    assert seated().sheriff() == "D1"


@rule("WL-S5", "WL-S12")
def test_everybody_starts_without_points_and_wounds() -> None:
    t = seated(6)
    assert [t.lp(seat) for seat in range(6)] == [t.wounds(seat) for seat in range(6)] == [0] * 6
    assert [int(t.layout.discs_left(t.state, seat)) for seat in range(6)] == [2] * 6


@rule("WL-S6", "WL-R14")
def test_two_characters_to_choose_from_in_secret() -> None:
    """All choose at once; nobody learns anything before the last one has chosen."""
    t = new(6, seed=3)
    offers = [t.choices(seat) for seat in range(6)]
    assert [len(offer) for offer in offers] == [2] * 6
    assert len({choice for offer in offers for choice in offer}) == 12
    for seat in range(5):
        t.play(f"{seat} {offers[seat][0]}")
    assert not t.log("chose_character")
    t.play(f"5 {offers[5][1]}")
    chosen = [f"chose_character {seat} {offers[seat][seat == 5].split()[1]}" for seat in range(6)]
    assert t.log("chose_character") == chosen
    assert t.refusal(f"0 {offers[1][0]}") != ""


@rule("WL-S6")
def test_only_dealt_characters_can_be_chosen() -> None:
    t = new(3)
    other = next(name for name in CHARACTER_IDS if f"choose_character {name}" not in t.choices(0))
    assert t.refusal(f"0 choose_character {other}") == "WL-S6"


@rule("WL-S7")
def test_who_goes_first() -> None:
    """The most wanted; a tie is broken by lot, also when nobody is wanted."""
    firsts: Counter[int] = Counter()
    for seed in range(30):
        t = seated(3, seed=seed)
        most = max(t.layout.box.start_wanted[CHARACTER_IDS.index(t.character(seat))] for seat in range(3))
        wanted = [t.layout.box.start_wanted[CHARACTER_IDS.index(t.character(seat))] for seat in range(3)]
        assert wanted[t.first] == most
        if most == 0:
            firsts[t.first] += 1
    assert len(firsts) > 1


@rule("WL-S8", "WL-T1")
def test_the_first_player_stays() -> None:
    t = seated(3, seed=2)
    first = t.first
    seen = []
    for _move in walk(t, seed=1, most=300):
        assert t.first == first
        if t.active >= 0 and (not seen or seen[-1] != t.active):
            seen.append(t.active)
    assert seen[:6] == [(first + turn) % 3 for turn in range(6)]


@rule("WL-S9", "WL-S10", "WL-S18", "WL-S21")
def test_what_characters_start_with() -> None:
    for seed in range(6):
        t = seated(4, seed=seed)
        box = t.layout.box
        for seat in range(4):
            number = CHARACTER_IDS.index(t.character(seat))
            assert t.cards(seat) == box.start_poker[number]
            assert t.money(seat) == box.start_money[number]
            assert (t.marshal(seat), t.wanted(seat)) == (box.start_marshal[number], box.start_wanted[number])
            assert t.equipment(seat) == [t.weapon(seat)]
            assert t.mount(seat) is None


@rule("WL-S11", "WL-R14")
def test_a_space_at_stores_and_saloons_is_chosen_in_turn_order() -> None:
    asked = []
    for seed in range(10):
        t = new(4, seed=seed)
        while "choose_character" in t.asked:
            seat = t.state.actors()[0]
            t.play(f"{seat} {t.choices(seat)[0]}")
        order = []
        while "start_at" in t.asked:
            seat = t.state.actors()[0]
            order.append((seat - t.first) % 4)
            offered = t.choices(seat)
            assert len(offered) == 3
            t.play(f"{seat} {offered[-1]}")
            assert t.space(seat) == offered[-1].split()[1]
        assert order == sorted(order)
        asked += order
    assert asked


@rule("WL-S13", "WL-S15")
def test_two_piles_of_stories_and_the_fight_deck() -> None:
    t = seated()
    assert [int(t.layout.stories[pile].count(t.state)) for pile in (0, 1)] == [20, 20]
    assert sorted(t.fight_deck()) == list(range(2, 15))


@rule("WL-S14", "WL-V27")
def test_bandits_where_no_character_stands() -> None:
    hideouts = {"M2", "S8", "S1", "X1", "P2", "C8"}
    seen = set()
    for seed in range(12):
        t = seated(6, seed=seed)
        standing = {t.space(seat) for seat in range(6)}
        assert set(t.bandits()) == hideouts - standing
        seen |= standing & hideouts
    assert seen


@rule("WL-S16")
@pytest.mark.parametrize(("length", "target"), [("short", 15), ("medium", 20), ("long", 25)])
def test_three_lengths(length: str, target: int) -> None:
    for lp in (target - 1, target):
        t = table(options={"length": length}, seat0={"lp": lp, "space": "M10"})
        t.end_turn(0)
        assert t.ending == int(lp == target)


@rule("WL-S17", "WL-V1")
def test_goals_are_an_option() -> None:
    t = seated(3, goals="on")
    kept = [[int(t.layout.goals.get(t.state, seat, goal)) for goal in range(4)] for seat in range(3)]
    assert [sorted(goals) for goals in kept] == [[0, 1, 1, 1]] * 3
    assert int(t.layout.fame.total(t.state, t.layout.fame.supply)) == 18
    t = seated(3)
    assert sum(int(t.layout.goals.get(t.state, seat, goal)) for seat in range(3) for goal in range(4)) == 0


@rule("WL-S19", "WL-R49")
def test_equipment_works_when_it_is_gained() -> None:
    """Bought: whiskey heals, provisions draw a card; nothing to heal is no matter."""
    t = table(seat0={"space": "D2", "money": 60, "wounds": 1}, deck="3C")
    t.do("0 buy whiskey, 0 buy provisions, 0 done")
    assert (t.wounds(0), t.hand(0)) == (0, "3C")
    t = table(seat0={"space": "D2", "money": 10})
    t.do("0 buy whiskey")
    assert (t.wounds(0), t.equipment(0)[-1]) == (0, "whiskey")


@rule("WL-S20", "WL-V9")
def test_the_man_in_black_plays_with_two_only() -> None:
    assert [table(players).layout.with_man for players in range(2, 7)] == [True, False, False, False, False]
    assert seated(2).man_space == "P12"


# -- the first game ----------------------------------------------------------------------------------------


@rule("WL-V18")
def test_the_first_game_for_four_has_its_characters() -> None:
    orders = set()
    for seed in range(8):
        t = seated(4, seed=seed, first_game="on")
        orders.add(tuple(t.character(seat) for seat in range(4)))
        assert {t.character(seat) for seat in range(4)} == {
            "annie_oakley",
            "bass_reeves",
            "billy_the_kid",
            "bloody_knife",
        }
        assert t.layout.goal == 15
    assert len(orders) > 1


@rule("WL-V18")
def test_the_first_game_has_no_goals_and_is_short() -> None:
    t = Table(new(3, first_game="on", goals="on", length="long").state)
    assert (t.layout.with_goals, int(t.layout.goal)) == (False, 15)


@rule("WL-V19")
def test_provisions_are_the_only_items_of_a_first_game() -> None:
    t = table(options=FIRST_GAME, seat0={"space": "D2", "money": 120})
    items = [
        choice for choice in t.choices(0, "buy") if choice.split()[1] not in ("mustang", "mule", "shotgun")
    ]
    assert [
        item for item in items if item.split()[1] in ("whiskey", "provisions", "ten_gallon", "miners_map")
    ] == ["buy provisions"]
    assert t.refusal("0 buy whiskey") == "WL-V19"


@rule("WL-V20")
def test_no_cattle_in_a_first_game() -> None:
    t = table(options=FIRST_GAME, seat0={"space": "M3"})
    assert t.refusal("0 take_cattle") == "WL-V20"
    assert t.refusal("0 deliver rustle") == "WL-V20"


@rule("WL-V21", "WL-R58")
def test_twenty_stories_in_one_pile() -> None:
    t = seated(3, first_game="on")
    assert len(t.layout.stories) == 1
    stories = [piece - 65 + 1 for piece in t.part("stories_0")]
    assert sorted(stories) == [2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40]


@rule("WL-V31")
def test_a_first_game_with_other_numbers_deals_characters() -> None:
    for players in (2, 3, 5, 6):
        t = new(players, first_game="on")
        assert [len(t.choices(seat)) for seat in range(players)] == [2] * players
        assert not t.layout.with_cattle


@rule("WL-V32")
def test_weapons_mounts_and_fights_are_as_usual_in_a_first_game() -> None:
    t = table(options=FIRST_GAME, seat0={"space": "D2", "money": 120}, fight_deck=[3])
    bought = {choice.split()[1] for choice in t.choices(0, "buy")}
    assert bought | {t.weapon(0)} == {"mustang", "mule", "revolver", "shotgun", "rifle", "provisions"}
    assert sorted(t.fight_deck()) == list(range(2, 15))


def test_options_of_goals_are_read() -> None:
    assert table(options=GOALS).layout.with_goals
