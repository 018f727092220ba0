"""Corners of the rules: what holds only in rare positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import BOX, acting, cards, new, rule, solo, table

CHARACTERS = {"characters": "on"}


@rule("FT-TW2c")
def test_one_card_of_the_other_colour_spoils_the_bank() -> None:
    both = ["bank_red", "bank_black"]
    assert solo("s2 c9 d13", items=both).has("stars") == 0
    assert solo("s2 d9 d13", items=both).has("stars") == 0
    assert solo("s2 c9 c13", items=["bank_red"]).has("stars") == 0


@rule("FT-TW10c")
def test_every_hunted_rank_pays() -> None:
    for rank, outlaw in ((11, "outlaw_j"), (12, "outlaw_q"), (13, "outlaw_k")):
        assert solo(f"s{rank} d10 c4", items=[outlaw]).own().rewards == 1
        assert solo(f"s{24 - rank} d10 c4", items=[outlaw]).own().rewards == (rank == 12)


@rule("FT-P2")
def test_the_deck_is_shuffled_for_every_round() -> None:
    assert len({tuple(new(1, seed).part("deck")) for seed in range(4)}) == 4
    seconds = [solo(at="sheriff", sheriff="h13", seed=seed) for seed in range(4)]
    assert {t.view.round for t in seconds} == {2}
    assert len({tuple(t.part("deck")) for t in seconds}) == 4


@rule("FT-HI9", "FT-HI2")
def test_a_look_is_worth_nothing_in_the_next_round() -> None:
    t = solo(at="sheriff", sheriff="h13", peeked=True)
    assert (t.view.round, t.state.view(0).sheriff.card) == (2, None)


@rule("FT-R10", "FT-R43")
def test_discards_are_shuffled_before_they_are_drawn() -> None:
    """As a new deck, and as the rest of a share of robbery cards."""
    decks = [acting("s4 h9 c2", deck_size=1, deck="d13", seed=seed) for seed in range(5)]
    lineups = {tuple(t.play("0 rob B9 plain all").view.lineup) for t in decks}
    assert len(lineups) > 1
    assert sum(decks[0].state.view(0).unseen) == 1  # only the sheriff card was not seen yet
    shares = [acting("s4 h9 c2", deck_size=0, seed=seed).play("0 rob B9 plain all") for seed in range(5)]
    assert len({t.log("robbed", "failed")[0].split()[-1] for t in shares}) > 1


@rule("FT-R12", "FT-CH9", "FT-R26")
def test_gold_of_the_baroness_counts_before_it_is_spent() -> None:
    """Fifteen gold for a moment, in the middle of a visit to the club, meet the bounty."""
    me = {"character": "baroness", "wanted": 8, "gold": 7, "circled": ["town_13"]}
    t = table(2, options=CHARACTERS, lineup="c4 h13 s2", bounties=["BO11"], maps={0: me, 1: {}})
    t.play("0 assign left middle", "0 visit town_13 plain", "0 ability gold", "0 exchange 8")
    assert (t.has("gold"), t.has("stars")) == (7, 7 + 8)


@rule("FT-R12", "FT-TW10c")
def test_gold_of_an_outlaw_counts_before_it_is_spent() -> None:
    t = table(2, lineup="h13 s9 d2", bounties=["BO11"], maps={0: {"gold": 13, "items": ["outlaw_k"]}})
    t.play("0 reward gold")
    assert (t.map(0).bounties[0], t.asked) == (7, "0 assign, 1 assign")


@rule("FT-R12", "FT-BY1")
def test_a_bounty_is_paid_at_once() -> None:
    """Before the building of the last sign is used; and as soon as the last thing is bought."""
    signs = ["town_03", "town_06", "town_10", "town_12"]
    t = table(2, lineup="c4 h2 s9", bounties=["BO4"], maps={0: {"circled": signs}})
    t.play("0 assign left middle", "0 visit town_02 plain")
    assert (t.asked.split(", ")[0], t.map(0).bounties[0]) == ("0 effect_town_02", 7)
    hunter = table(2, lineup="c4 h10 s9", bounties=["BO8"], maps={0: {"items": ["outlaw_j"]}})
    hunter.play("0 assign left middle", "0 visit town_10 plain", "0 buy outlaw_q")
    assert (hunter.asked.split(", ")[0], hunter.map(0).bounties[0]) == ("0 finish", 7)


@rule("FT-R13", "FT-BY5")
@pytest.mark.parametrize(
    ("area", "lineup", "me", "move"),
    [
        ("trail", "h4 c3 s2", {}, "ride T3 plain"),
        ("badlands", "s4 c3 h2", {"circled": ["B2", "B4"]}, "rob B3 plain all"),
        ("mine", "d4 c3 s2", {"circled": ["M1A"]}, "dig M2A plain"),
        ("town", "c4 d4 s2", {"money": 0}, "visit town_04 plain"),
        ("cemetery", "h4 c3 s2", {"circled": ["G00"]}, "mourn G01 none all"),
    ],
)
def test_bonus_actions_count_where_they_are_printed(
    area: str, lineup: str, me: dict[str, Any], move: str
) -> None:
    others = [name for name in ("trail", "badlands", "mine", "town", "cemetery") if name != area]
    maps = {0: {"bonus_from": others, "gold": 0, **me}}
    t = table(2, lineup=lineup, bounties=["BO12"], maps=maps)
    t.play("0 assign left middle", f"0 {move}")
    assert t.map(0).bounties[0] == 7


@rule("FT-R13", "FT-CH3")
def test_an_ability_is_printed_in_no_area() -> None:
    me = {"character": "man_in_black", "bonus_from": ["trail", "badlands", "mine", "town"]}
    t = table(2, options=CHARACTERS, lineup="h4 c3 s2", bounties=["BO12"], maps={0: me, 1: {}})
    t.play("0 ability cemetery")
    assert t.map(0).bounties[0] == 0


@rule("FT-R7")
def test_what_is_not_taken_is_lost() -> None:
    """Turned down at the end of the turn, or because there is nowhere to go."""
    t = table(2, lineup="h4 c9 s2").play("0 assign left middle", "0 ride T9 plain")
    assert t.pending(0) == ["town"]
    t.play("0 done")
    assert t.pending(0) == []
    rooms = [room["id"] for room in BOX["mine"]["list"]]
    full = table(2, lineup="h4 c12 s2", maps={0: {"circled": rooms}})
    full.play("0 assign left middle", "0 ride T12 plain")
    assert (full.asked.split(", ")[0], full.pending(0)) == ("0 finish", [])


@rule("FT-TWc", "FT-TW9a")
def test_a_building_that_was_put_off_is_used_once() -> None:
    """After the twelve dollars of stop 5 there is enough for both guns, but one visit sells one."""
    t = acting("c4 h9 s2", money=0, gold=0).play("0 visit town_09 plain", "0 ride T5 plain")
    t.play("0 effect town_09", "0 buy pistol")
    assert (t.view.turn, t.map().items) == (2, ["pistol"])


@rule("FT-BL12", "FT-BA3")
def test_bonus_robberies_bring_all_wanted_without_the_bandana() -> None:
    t = acting("h4 c6 s2", gold=0).play("0 ride T6 plain")
    assert t.refusal("0 rob B2 plain less") == "FT-BL12"
    masked = acting("h4 c6 s2", gold=0, items=["bandana"], deck="d1").play("0 ride T6 plain")
    assert masked.play("0 rob B5 plain less").has("wanted") == 1


@rule("FT-R26", "FT-CH8")
def test_an_ability_in_between_takes_nothing_away() -> None:
    """The Ranch Hand's ability in the middle of crossing out at stop J."""
    t = solo("h4 c11 s9", options=CHARACTERS, character="ranch_hand", wanted=9, hammers=1)
    t.play("0 assign left middle", "0 ride T11 plain", "0 ability wanted", "0 cross 2")
    assert t.choices(0) == [f"cross {number}" for number in range(7)]


@rule("FT-R26", "FT-CH3")
def test_an_ability_may_be_used_after_the_main_action() -> None:
    t = solo("h4 c7 s2", options=CHARACTERS, character="miner", gold=0)
    t.play("0 assign left middle", "0 mourn G00 none all")
    assert (t.asked, t.own().acted, t.choices(0)) == ("0 bonus", True, ["ability mine", "done"])


@rule("FT-SO1", "FT-R35")
def test_every_wanted_of_the_game_counts_for_a_clean_record() -> None:
    t = acting("h4 c3 s2", circled=["town_03"])
    assert "SC10" in [each.challenge for each in t.view.challenges if each.met]
    t.play("0 mourn G00 none all")
    assert "SC10" not in [each.challenge for each in t.view.challenges if each.met]


@rule("FT-R14", "FT-BY5")
def test_each_helper_counts_and_counts_once() -> None:
    """Any four of the seven, but not four hammers; and any two outlaws."""
    helpers: list[dict[str, Any]] = [{"pans": 2}, {"hammers": 4}]
    things = ("trail_horse", "undertaker", "bandana", "pickaxe", "pistol")
    helpers += [{"items": [name]} for name in things]
    for first in range(7):
        three = [helpers[(first + step) % 7] for step in range(3)]
        four = [*three, helpers[(first + 3) % 7]]
        t = table(2, bounties=["BO10"], maps={0: _all_of(three), 1: _all_of(four)})
        assert [t.map(seat).bounties[0] for seat in range(2)] == [0, 7]
    for missing in ("outlaw_j", "outlaw_q", "outlaw_k"):
        pair = [name for name in ("outlaw_j", "outlaw_q", "outlaw_k") if name != missing]
        hunters = table(2, bounties=["BO8"], maps={0: {"items": pair}, 1: {"items": [missing]}})
        assert [hunters.map(seat).bounties[0] for seat in range(2)] == [7, 0]


def _all_of(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several descriptions of a map as one."""
    found: dict[str, Any] = {"items": []}
    for part in parts:
        found = {**found, **part, "items": [*found["items"], *part.get("items", [])]}
    return found


@rule("FT-R43", "FT-HI1")
def test_the_chance_of_a_robbery_from_the_discards() -> None:
    """A share that goes on with the discards has not the card again that was drawn before."""
    t = solo("s4 h9 c2", options=CHARACTERS, character="bandit", deck_size=0)
    t.play("0 assign left middle", "0 rob B9 plain all", "0 ability badlands")
    left = [card for card in t.view.discards if card not in t.own().robbery_cards]
    assert len(left) == 52 - 3 - 1 - 1
    assert t.own().odds["B10"] == round(sum(int(card[1:]) >= 10 for card in left) / len(left), 3)
    t.play("0 rob B10 plain all")
    assert len({line.split()[-1] for line in t.log("robbed", "failed")}) == 2


@rule("FT-R17", "FT-CH5")
def test_a_shifted_value_does_not_go_beyond_the_king() -> None:
    for pans, reached in ((1, ["T13"]), (4, [])):
        t = solo("h4 c12 s2", options=CHARACTERS, character="prospector", pans=pans, gold=0)
        t.play("0 assign left middle")
        shifted = [move for move in t.choices(0, "ride") if move.endswith(" shift_value")]
        assert shifted == [f"ride {stop} shift_value" for stop in reached]


@rule("FT-CH8", "FT-CH9", "FT-R46")
def test_without_wanted_there_is_nothing_to_use_an_ability_for() -> None:
    for name in ("baroness", "ranch_hand"):
        t = solo("h4 c7 s2", options=CHARACTERS, character=name, hammers=1, wanted=0)
        assert t.choices(0, "ability") == []
        night = solo(at="sheriff", sheriff="h13", options=CHARACTERS, character=name, hammers=1, wanted=0)
        assert night.asked == "0 assign"


@rule("FT-R20", "FT-TWe")
@pytest.mark.parametrize(
    ("rank", "items"),
    [
        (2, ["bank_red", "bank_black"]),
        (4, ["work_horse", "trail_horse"]),
        (5, ["store_pan", "pickaxe", "bandana"]),
        (9, ["pistol", "rifle"]),
        (10, ["outlaw_j", "outlaw_q", "outlaw_k"]),
    ],
)
def test_a_building_that_has_nothing_left_may_be_visited(rank: int, items: list[str]) -> None:
    building = f"town_{rank:02}"
    t = acting(f"c3 h{rank} s2", money=30, items=items, circled=[building])
    t.play(f"0 visit {building} plain")
    assert (t.view.turn, t.has("money")) == (2, 30)


@rule("FT-R41", "FT-R8")
def test_the_main_action_goes_on_from_where_a_bonus_action_led() -> None:
    miner = solo("d4 c3 s2", options=CHARACTERS, character="miner", gold=0)
    miner.play("0 ability mine", "0 dig M1A plain", "0 assign left middle", "0 dig M2A plain")
    assert miner.map().circled == ["M1A", "M2A", "G11"]
    rider = solo("h4 c7 s2", options=CHARACTERS, character="trailblazer", gold=0)
    rider.play("0 ability trail", "0 ride T5 plain", "0 assign left middle")
    assert rider.refusal("0 ride T3 plain") == rider.refusal("0 ride T5 plain") == "FT-TR3"
    assert rider.play("0 ride T7 plain").map().crossed == ["T1", "T2", "T3", "T4", "T6"]


@rule("FT-R25", "FT-SH4")
def test_whoever_bribed_needs_no_other_sheriff_card() -> None:
    me: dict[str, Any] = {"character": "marshal", "wanted": 6, "gold": 6, "stars": 9, "money": 0}
    t = solo(at="sheriff", options=CHARACTERS, sheriff="d1", **me).play("0 bribe yes")
    assert (t.asked, t.has("stars"), t.map().uses_left) == ("0 assign", 9, 1)


@rule("FT-G3")
def test_a_value_never_goes_around_the_corner() -> None:
    assert acting("c4 s13 d2", gold=1).refusal("0 visit town_01 plain") == "FT-G2"
    assert acting("c4 s1 d2", gold=1).refusal("0 visit town_13 plain") == "FT-G2"
    assert (
        acting("d4 s13 c2", gold=1, circled=["M1A"], items=["pickaxe"]).refusal("0 dig M2A plain") == "FT-G2"
    )


@rule("FT-G4", "FT-G1")
def test_the_price_of_the_suit_is_missing_for_steps() -> None:
    t = acting("d4 s9 c13", gold=3)
    assert t.choices(0, "visit") == [f"visit town_{rank:02} gold_suit" for rank in (8, 9, 10)]
    assert t.refusal("0 visit town_11 gold_suit") == "FT-G2"


@rule("FT-G10", "FT-R42", "FT-R44")
def test_a_change_of_suit_along_with_the_cemetery_is_paid_and_is_a_change() -> None:
    billy = {"cowbot": "billy"}
    assert acting("s3 h8 d11", gold=1, options=billy).refusal("0 mourn G00 gold_hearts all") == "FT-G10"
    assert acting("s3 h8 d11", gold=4, options=billy).refusal("0 mourn G00 gold_spades all") == "FT-G10"
    wild = solo("s3 h8 d11", options={**billy, **CHARACTERS}, character="wild_card", gold=0, uses=1)
    wild.play("0 assign left middle", "0 mourn G00 joker_hearts all")
    assert (wild.map().uses_left, wild.view.cowbot.stolen) == (0, 0)
    spent = solo("s3 h8 d11", options={**billy, **CHARACTERS}, character="wild_card", gold=0, uses=0)
    assert spent.play("0 assign left middle").refusal("0 mourn G00 joker_hearts all") == "FT-G10"


@rule("FT-R47", "FT-BL4", "FT-R38")
def test_a_card_cannot_be_unseen() -> None:
    """What has shown a card is not taken back; the rest of a turn is."""
    t = acting("s4 h9 c2", deck="d1", circled=["B8", "B10"])
    revealed = t.state.cells[1]
    t.play("0 rob B9 plain all")
    assert t.state.cells[1] > revealed
    office = acting("c4 h11 s2", circled=["town_11"])
    revealed = office.state.cells[1]
    office.play("0 visit town_11 plain")
    assert office.state.cells[1] > revealed
    assert (len(office.log("peeked", viewer=0)), office.log("peeked", viewer=None)) == (1, [])


@rule("FT-TWe", "FT-TW3", "FT-R46")
def test_a_hideout_for_nobody() -> None:
    assert acting("c4 h3 s2", wanted=0).play("0 visit town_03 plain").view.turn == 2


@rule("FT-TW8d", "FT-TW8b")
def test_eight_lots_are_not_all_nine() -> None:
    t = acting("c4 h8 s2", money=4, claims=["4_5_6", "7_8_9"], circled=["town_08"])
    t.play("0 visit town_08 plain", "0 claim 2_3")
    assert (t.has("stars"), t.map().claims) == (2, ["4_5_6", "7_8_9", "2_3"])


@rule("FT-R45", "FT-HE5")
def test_a_better_kicker_is_worth_cheating_for_only_against_others() -> None:
    maps = {0: {"character": "cheat", "poker": [cards("h3 s3 d8 c9 h2")]}, 1: {"character": "miner"}}
    honest = table(2, at="poker", options=CHARACTERS, maps=maps)
    assert honest.refusal("0 cheat 4 h13") == "FT-R45"
    assert "cheat 4 c8" in honest.choices(0)
    rivals = table(2, at="poker", options={**CHARACTERS, "competitive": "on"}, maps=maps)
    assert {"cheat 4 h13", "cheat 4 c8"} <= set(rivals.choices(0))
    assert rivals.refusal("0 cheat 2 h4") == "FT-R45"


@rule("FT-R12", "FT-BY3")
def test_poker_and_work_are_two_phases_for_bounties() -> None:
    """Whoever has the thirty dollars from the hand is ahead of whoever has them from hammers."""
    maps: dict[int, Any] = {
        0: {"money": 28, "poker": [cards("h3 s3 d8 c9 h2")]},
        1: {"money": 28, "hammers": 1, "poker": [cards("d3 s4 c8 h9 d13")]},
    }
    t = table(2, at="poker", bounties=["BO11"], maps=maps)
    assert [t.map(seat).bounties[0] for seat in range(2)] == [7, 4]


@rule("FT-CH6", "FT-R25", "FT-R46")
def test_the_marshals_card_is_the_marshals_alone() -> None:
    marshal: dict[str, Any] = {"character": "marshal", "wanted": 13, "gold": 0, "money": 0, "stars": 9}
    other = {"character": "miner", "wanted": 5, "gold": 0, "money": 0, "stars": 9}
    t = table(
        2, at="sheriff", round=3, options=CHARACTERS, sheriff="d3", deck="h13", maps={0: marshal, 1: other}
    )
    assert t.asked == "0 redraw"
    t.play("0 redraw yes")
    assert [t.has("stars", seat) for seat in range(2)] == [9, 1]
    assert {"h13", "d3"} <= set(t.view.discards)


@rule("FT-SO1", "FT-SH6")
def test_an_arrest_is_remembered_to_the_end() -> None:
    for sheriff, clean in (("h9", True), ("h1", False)):
        t = solo(at="sheriff", round=3, sheriff=sheriff, wanted=5, gold=0, money=0, stars=20)
        assert t.state.over
        assert ("SC13" in [each.challenge for each in t.view.challenges if each.met]) == clean


@rule("FT-HE2", "FT-HI3")
def test_extra_cards_are_shown_when_hands_are_paid() -> None:
    maps: dict[int, Any] = {
        0: {"character": "cheat", "poker": [cards("h3 s4 d8 c9 h13")], "hole": cards("d2 c5")},
        1: {"character": "miner", "poker": [cards("h4 s5 d9 c10 s13")], "hole": cards("d3 c6")},
    }
    t = table(2, at="poker", options={**CHARACTERS, "hold_em": "on"}, maps=maps)
    assert t.log("hole_cards", viewer=1) == []
    t.play("0 skip")
    shown = ["hole_cards 0 d2 c5", "hole_cards 1 d3 c6"]
    assert t.log("hole_cards", viewer=None)[:2] == t.log("hole_cards", viewer=1)[:2] == shown


@rule("FT-R15", "FT-BY5")
def test_gold_of_the_mine_adds_up_even_if_it_is_spent() -> None:
    me = {"circled": ["M1A", "M1B", "M2A"], "gold": 0}
    t = table(2, lineup="d4 c3 s2", bounties=["BO5"], maps={0: me})
    assert t.state.view(0).bounties[0].done[0] == 3
    t.play("0 assign left middle", "0 dig M3A plain")
    assert t.map(0).bounties[0] == 7


@rule("FT-R34")
def test_alone_there_is_nobody_to_compete_with() -> None:
    assert not new(1, competitive="on").view.competitive
    assert new(2, competitive="on").view.competitive
