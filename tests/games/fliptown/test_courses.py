"""What happens by itself, stage by stage: rounds, turns of all at once, and evenings."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.fliptown.table import Table, acting, heard, new, rule, solo, table

CHARACTERS = {"characters": "on"}
PAIR = ["h2", "s2", "d6", "c8", "h10"]


def kinds(t: Table, *wanted: str, viewer: int | None = None) -> list[str]:
    """What happened, by name alone, of some kinds."""
    return [line.split()[0] for line in t.log(*wanted, viewer=viewer)]


# -- a round -------------------------------------------------------------------------------------------------


@rule("FT-P1", "FT-P2", "FT-P3")
def test_a_new_round_gathers_all_cards() -> None:
    t = solo(at="sheriff", sheriff="h13", peeked=True, wanted=3, gold=3, deck_size=20).play("0 bribe yes")
    assert t.part("clock") == [
        2,
        1,
        0,
        0,
        0,
        0,
    ]  # round, turn, phase, no cowbot, a deck as new, nothing shown
    assert len(t.part("deck")) == 52 - 1 - 3
    assert t.part("discards") == []
    assert (t.map().bribed, t.state.view(0).sheriff.card) == (False, None)
    assert kinds(t)[-2:] == ["round_began", "flipped"]
    every_card = [*t.part("deck"), *t.part("lineup"), *t.part("sheriff")]
    assert sorted(every_card) == list(range(52))


@rule("FT-P1", "FT-P8")
@pytest.mark.parametrize("round_now", [1, 2, 3])
def test_there_are_three_rounds(round_now: int) -> None:
    t = heard(at="sheriff", sheriff="h13", round=round_now)
    assert t.state.over == (round_now == 3)
    assert t.log("round_began") == ([] if round_now == 3 else [f"round_began {round_now + 1}"])
    assert len(t.log("scored")) == (round_now == 3)


@rule("FT-HE1", "FT-HE2")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_hold_em_cards_are_dealt_in_every_round(players: int) -> None:
    t = heard(players, at="sheriff", sheriff="h13", options={"hold_em": "on"})
    assert len(t.part("deck")) == 52 - 1 - 3 - 2 * players
    for seat in range(players):
        assert [len(t.state.view(seat).maps[other].hole) for other in range(players)] == [
            2 if other == seat else 0 for other in range(players)
        ]
        # Alone a spectator may see them too; else nobody but their owner.
        assert len(t.log("hole_cards", viewer=seat)) == 1
    assert len(t.log("hole_cards")) == (1 if players == 1 else 0)


@rule("FT-CB3", "FT-HI4")
def test_stolen_cards_stay_away() -> None:
    t = solo(at="sheriff", sheriff="h13", options={"cowbot": "jane"}, stolen=5)
    assert t.view.round == 2
    assert (len(t.part("stolen")), len(t.part("deck"))) == (5, 52 - 5 - 1 - 3)
    assert t.part("stolen_by_round") == [0, 5, 0, 0]
    seen = t.part("seen_by_round")[1]
    assert seen == 1 << 12  # of the first round only the sheriff card lay on the discards


@rule("FT-T1", "FT-T12")
def test_five_turns_a_round() -> None:
    t = new(1, 4)
    turns = []
    while not t.state.over:
        if not turns or turns[-1] != (t.view.round, t.view.turn):
            turns.append((t.view.round, t.view.turn))
        t.play(f"0 {t.choices(0)[0]}")
    flips = [turn for turn in turns if turn[1] > 0]
    assert flips == [(number, turn) for number in (1, 2, 3) for turn in range(1, 6)]
    assert len(t.log("flipped")) == 15


# -- the flip ------------------------------------------------------------------------------------------------


@rule("FT-CH10", "FT-R27", "FT-CH2")
def test_the_mayor_has_three_other_cards_flipped() -> None:
    t = solo("h4 c7 s2", options=CHARACTERS, character="mayor", deck="d2 d3 d4")
    t.play("0 reflip yes")
    assert (t.view.lineup, t.view.discards) == (["d2", "d3", "d4"], ["h4", "s2", "c7"])
    assert (t.asked, t.map().uses_left) == ("0 assign", 0)
    assert kinds(t)[-3:] == ["ability_used", "reflipped", "flipped"]
    kept = solo("h4 c7 s2", options=CHARACTERS, character="mayor").play("0 reflip no")
    assert (kept.view.lineup, kept.asked, kept.map().uses_left) == (["h4", "c7", "s2"], "0 assign", 1)


@rule("FT-R27", "FT-TW2c")
def test_banks_pay_for_the_cards_that_the_mayor_leaves() -> None:
    maps = {0: {"character": "mayor"}, 1: {"character": "miner", "items": ["bank_red"]}}
    t = table(2, options=CHARACTERS, lineup="h4 d7 h2", deck="s2 d3 d4", maps=maps)
    assert (t.asked, t.log("bank_paid")) == ("0 reflip", [])
    kept = Table(t.state.clone())
    t.play("0 reflip yes")
    assert t.log("bank_paid") == []
    kept.play("0 reflip no")
    assert kept.log("bank_paid") == ["bank_paid 1 1"]


@rule("FT-R10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = solo("h4 c7 s2", deck_size=1, deck="d13")
    t.play("0 assign left middle", "0 mourn G00 none all")
    assert t.view.turn == 2
    assert kinds(t)[-2:] == ["reshuffled", "flipped"]
    assert t.view.lineup[0] == "d13"
    assert t.part("clock")[4] == 1
    assert (len(t.part("deck")), t.part("discards")) == (52 - 1 - 3, [])
    assert sum(t.state.view(0).unseen) == 1  # the sheriff card alone was never seen


# -- all turns at once ---------------------------------------------------------------------------------------


@rule("FT-R43")
@pytest.mark.parametrize(("players", "needed"), [(1, 10), (2, 20), (4, 40)])
def test_discards_are_shuffled_where_robberies_may_need_them(players: int, needed: int) -> None:
    """Ten robberies a player are the most that a turn can have."""
    laid = ["h1", "h2", "h3", "h5", "h6"]
    numbers = [0, 1, 2, 4, 5]
    orders = set()
    for deck_size, seed in itertools.product((needed, needed - 1), range(3)):
        t = table(players, lineup="s4 c7 s2", deck_size=deck_size, discards=list(laid), seed=seed)
        found = t.part("discards")
        if deck_size == needed:
            assert found[-5:] == numbers
        else:
            orders.add(tuple(found[-5:]))
    assert tuple(numbers) not in orders


@rule("FT-T2", "FT-T13", "FT-BY1", "FT-R12")
def test_the_lineup_pays_before_anybody_chooses() -> None:
    """The bank, then bounties, then outlaws; who has no reward to choose assigns at once."""
    maps = {0: {"items": ["bank_black"], "wanted": 9}, 1: {"items": ["outlaw_q"]}}
    t = heard(2, lineup=["s12", "c7", "s2"], bounties=["BO9"], maps=maps)
    assert t.asked == "0 assign, 1 outlaw"
    assert t.log("bank_paid", "bounty_met") == ["bank_paid 0 1", "bounty_met 0 BO9 7"]
    assert (t.has("stars"), t.map().bounties) == (1 + 7, [7, 0, 0])
    assert t.view.bounties[0].stars == 7  # it is turned when all are done
    again = solo("s12 c12 s2", items=["outlaw_q"])
    assert again.own().rewards == 2
    assert again.play("0 reward money").asked == "0 outlaw"
    assert again.play("0 reward gold").asked == "0 assign"


TURNS_OF_TWO = [
    ["0 assign left middle", "0 rob B9 plain all", "0 done"],
    ["1 assign right middle", "1 visit town_09 plain", "1 ride T5 plain", "1 effect town_09"],
    ["1 buy pistol", "1 done"],
]


@rule("FT-T5", "FT-HI6", "FT-R39")
def test_who_finishes_first_does_not_matter() -> None:
    first, second = TURNS_OF_TWO[0], [*TURNS_OF_TWO[1], *TURNS_OF_TWO[2]]
    orders = [[*first, *second], [*second, *first], [*second[:3], *first, *second[3:]]]
    ends = []
    for moves in orders:
        t = table(2, lineup="s4 h9 c2", deck="d13 d2", maps={1: {"money": 0}})
        t.play(*moves)
        assert t.view.turn == 2
        ends.append((t.part("rows"), t.part("deck"), t.part("discards"), t.view, t.log()))
    assert ends[0] == ends[1] == ends[2]


@rule("FT-T5", "FT-T13")
def test_nothing_is_turned_or_flipped_before_all_are_done() -> None:
    t = table(2, lineup="h4 c12 s2", bounties=["BO2"], maps={0: {"circled": ["T3", "T6", "T9"]}})
    t.play("0 assign left middle", "0 ride T12 plain", "0 done")
    assert (t.view.turn, t.view.bounties[0].stars, t.log("bounty_turned", "flipped")) == (1, 7, [])
    t.play("1 assign left middle", "1 ride T4 plain", "1 done")
    assert (t.view.turn, t.view.bounties[0].stars) == (2, 4)
    assert kinds(t)[-2:] == ["bounty_turned", "flipped"]
    assert "bounty_met 0 BO2 7" in t.log(viewer=1)


@rule("FT-BL7", "FT-R43", "FT-R11")
def test_robbery_cards_are_discarded_when_all_are_done() -> None:
    """Everybody draws every second card of the deck, and the others keep their order."""
    t = table(2, lineup="s4 h9 c2", deck="d13 d2 d3 d4")
    t.play("0 assign left middle", "0 rob B9 plain all", "0 done")
    before = t.part("deck")  # nothing leaves it as long as anybody plays
    t.play("1 assign left middle", "1 rob B9 plain all", "1 done")
    assert t.log("robbed", "failed") == ["robbed 0 B9 d13", "failed 1 B9 d2"]
    assert t.view.lineup[:2] == ["d3", "d4"]
    assert t.part("deck") == before[: len(before) - 2 - 3]
    assert t.view.discards == ["h9", "s4", "d2", "d13", "c2"]


@rule("FT-CB2", "FT-CB3", "FT-R30")
def test_a_cowbot_steals_after_the_turn() -> None:
    """Calamity Jane by default waits for stars, with a heart in the line-up."""
    t = acting("h4 c1 s2", options={"cowbot": "jane"}, deck="d9")
    suit = t.state.view(0).cowbot.suit
    assert suit == "hearts"
    t.play("0 ride T1 plain")
    assert t.log("card_stolen") == ["card_stolen jane 1"]
    assert kinds(t)[-2:] == ["card_stolen", "flipped"]
    assert (len(t.part("stolen")), "d9" in t.view.lineup) == (1, False)
    calm = acting("h4 c5 s2", options={"cowbot": "jane"}).play("0 ride T5 plain")  # $12 and no star
    assert calm.log("card_stolen") == []
    other = acting("s4 c1 d2", options={"cowbot": "jane"}, gold=0, items=["shovel"])
    assert other.play("0 mourn G00 none all").log("card_stolen") == []  # a star, but no heart


@rule("FT-CB4", "FT-G10")
def test_a_changed_suit_counts_for_the_cowbot() -> None:
    away = acting("h4 c1 s2", options={"cowbot": "jane"}, gold=2, items=["shovel"])
    assert away.play("0 mourn G00 gold_spades all").log("card_stolen") == []
    there = acting("d4 c1 s2", options={"cowbot": "jane"}, gold=2, items=["shovel"])
    assert there.play("0 mourn G00 gold_hearts all").log("card_stolen") == ["card_stolen jane 1"]


@rule("FT-CB3")
def test_nothing_is_stolen_from_an_empty_deck() -> None:
    t = acting("h4 c1 s2", options={"cowbot": "jane"}, deck_size=0).play("0 ride T1 plain")
    assert (t.log("card_stolen"), t.view.turn) == ([], 2)


# -- poker, pan and work -------------------------------------------------------------------------------------


@rule("FT-P5", "FT-PK2", "FT-PW1", "FT-PW2", "FT-HE2")
def test_an_evening_goes_in_order() -> None:
    maps = {
        0: {"character": "cheat", "poker": [PAIR], "hole": ["c4", "d5"], "pans": 1, "wanted": 3, "gold": 3},
        1: {"character": "miner", "hole": ["c2", "d13"], "hammers": 2},
    }
    t = table(2, at="poker", options={**CHARACTERS, "hold_em": "on"}, maps=maps, sheriff="h2")
    assert t.asked == "0 cheat"
    t.play("0 cheat 2 d2", "0 bribe yes")
    told = kinds(
        t, "hole_cards", "cheated", "hand_paid", "worked", "bribed", "sheriff_shown", "safe", "round_began"
    )
    assert told == [
        *["hole_cards", "cheated", "hole_cards"],
        *["hand_paid", "hand_paid", "worked", "worked"],
        *["bribed", "sheriff_shown", "safe", "safe", "round_began"],
    ]
    assert t.log("cheated") == ["cheated 0 d6 d2"]
    assert t.log("hand_paid")[0].startswith("hand_paid 0 three_of_a_kind")
    assert t.view.maps[0].hands[0] == "three_of_a_kind"
    assert t.log("worked") == ["worked 0 1 0", "worked 1 0 4"]


@rule("FT-CH4")
def test_a_declaration_is_for_one_evening() -> None:
    t = solo(at="poker", options=CHARACTERS, character="cheat", poker=[PAIR], sheriff="h13")
    t.play("0 cheat 2 d2")
    assert (t.map().hands[0], t.map().uses_left, t.view.round) == ("three_of_a_kind", 0, 2)
    skipped = solo(at="poker", options=CHARACTERS, character="cheat", poker=[PAIR], sheriff="h13").play(
        "0 skip"
    )
    assert (skipped.map().hands[0], skipped.map().uses_left) == ("one_pair", 1)
    assert skipped.log("cheated", "ability_used") == []


@rule("FT-HE4", "FT-HE5")
def test_in_a_competition_only_the_best_hand_is_paid() -> None:
    pairs: dict[str, list[str]] = {"low": PAIR, "high": ["h13", "s13", "d6", "c8", "h10"]}
    maps = {0: {"poker": [pairs["low"]]}, 1: {"poker": [pairs["high"]]}, 2: {}}
    t = heard(3, at="poker", options={"competitive": "on"}, maps=maps, sheriff="h13")
    paid = [line.split()[2:] for line in t.log("hand_paid")]
    assert [hand for hand, _money, _stars in paid] == ["one_pair", "one_pair", "nothing"]
    assert [money != "0" or stars != "0" for _hand, money, stars in paid] == [False, True, False]
    friendly = heard(3, at="poker", maps=maps, sheriff="h13")
    shares = [line.split()[3:] for line in friendly.log("hand_paid")]
    assert shares[0] == shares[1] != ["0", "0"]


@rule("FT-HE5", "FT-R33")
def test_equal_hands_share_the_pay() -> None:
    flush = ["h2", "h4", "h6", "h8", "h10"]
    maps: dict[int, Any] = {0: {"poker": [flush]}, 1: {"poker": [[f"s{card[1:]}" for card in flush]]}, 2: {}}
    both = heard(3, at="poker", options={"competitive": "on"}, maps=maps, sheriff="h13").log("hand_paid")
    alone = heard(3, at="poker", options={"competitive": "on"}, maps={0: maps[0]}, sheriff="h13").log(
        "hand_paid"
    )
    whole = [int(number) for number in alone[0].split()[3:]]
    assert [int(number) for number in both[0].split()[3:]] == [number // 2 for number in whole]
    assert both[0].split()[2:] == both[1].split()[2:]


@rule("FT-R12", "FT-BY1", "FT-BY3")
def test_pay_may_meet_a_bounty_before_the_sheriff_comes() -> None:
    """Thirty dollars: BO11 is met by what hammers bring, and turned at once."""
    maps = {0: {"money": 29, "hammers": 4}, 1: {}}
    t = heard(2, at="poker", bounties=["BO11"], maps=maps, sheriff="h13")
    assert t.log("bounty_met") == ["bounty_met 0 BO11 7"]
    order = kinds(t, "worked", "bounty_met", "bounty_turned", "sheriff_shown")
    assert order == ["worked", "bounty_met", "bounty_turned", "sheriff_shown"]


# -- the sheriff ---------------------------------------------------------------------------------------------


@rule("FT-SH3", "FT-SH11", "FT-HI6")
def test_bribes_are_secret_until_the_card_is_shown() -> None:
    maps = {0: {"wanted": 4, "gold": 4}, 1: {"wanted": 5, "gold": 6}}
    t = table(2, at="sheriff", sheriff="h3", maps=maps)
    assert t.asked == "0 bribe, 1 bribe"
    t.play("0 bribe yes")
    assert (t.log("bribed", "spent", viewer=1), t.state.view(1).maps[0].gold) == ([], 4)
    t.play("1 bribe no")
    assert kinds(t, "bribed", "sheriff_shown", "safe", "arrested") == [
        *["bribed", "sheriff_shown", "safe", "arrested"]
    ]
    assert t.log("bribed") == ["bribed 0 4"]
    assert t.log("safe", "arrested") == ["safe 0", "arrested 1"]


@rule("FT-SH5", "FT-SH6")
@pytest.mark.parametrize(("wanted", "arrested"), [(4, False), (5, False), (6, True)])
def test_more_wanted_than_the_value_of_the_card(wanted: int, arrested: bool) -> None:
    me = {"wanted": wanted, "gold": 0, "stars": 9, "money": 0}
    t = heard(at="sheriff", sheriff="c5", maps={0: me})
    assert t.log("arrested", "safe") == ["arrested 0" if arrested else "safe 0"]
    assert len(t.log("fined")) == arrested


@rule("FT-CH6", "FT-R25")
def test_a_card_of_the_marshals_own() -> None:
    def marshal(top: str) -> Table:
        t = solo(
            at="sheriff",
            options=CHARACTERS,
            character="marshal",
            sheriff="h2",
            wanted=3,
            gold=0,
            stars=9,
            deck=[top],
        )
        return t.play("0 redraw yes")

    assert marshal("h13").log("own_sheriff", "safe", "arrested") == ["own_sheriff 0 h13", "safe 0"]
    assert marshal("h1").log("own_sheriff", "safe", "arrested") == ["own_sheriff 0 h1", "arrested 0"]
    declined = solo(
        at="sheriff", options=CHARACTERS, character="marshal", sheriff="h2", wanted=3, gold=0, stars=9
    )
    declined.play("0 redraw no")
    assert (declined.log("own_sheriff"), declined.log("arrested")) == ([], ["arrested 0"])
    assert declined.map().uses_left == 1


@rule("FT-SH6", "FT-SH7", "FT-SH8", "FT-SH9", "FT-R23")
@pytest.mark.parametrize(
    ("has", "fined"),
    [
        ({"money": 10, "stars": 0}, ["fined 0 money 10"]),
        ({"money": 9, "stars": 9}, ["fined 0 stars"]),
        ({"money": 0, "stars": 1}, ["fined 0 stars 1"]),
        ({"money": 0, "stars": 0}, []),
        ({"money": 50, "stars": 9, "wanted": 14}, ["fined 0 stars"]),
    ],
)
def test_fines_without_a_choice(has: dict[str, int], fined: list[str]) -> None:
    t = heard(at="sheriff", sheriff="h2", maps={0: {"wanted": 3, "gold": 0, **has}})
    assert t.asked == "0 assign"
    assert [line[: len(start)] for line, start in zip(t.log("fined"), fined, strict=True)] == fined
    assert t.has("wanted") == has.get("wanted", 3)  # FT-SH10


@rule("FT-DE29", "FT-SH6", "FT-R39")
def test_fines_are_told_to_all_at_once() -> None:
    maps = {seat: {"wanted": 3, "gold": 0, "money": 30, "stars": 9} for seat in (0, 1)}
    t = table(2, at="sheriff", sheriff="h2", maps=maps)
    assert t.asked == "0 fine, 1 fine"
    t.play("1 fine stars")
    assert (t.log("fined"), t.state.view(0).maps[1].stars) == ([], 9)
    t.play("0 fine money")
    assert [line.split()[:3] for line in t.log("fined")] == [["fined", "0", "money"], ["fined", "1", "stars"]]
    assert kinds(t, "fined", "round_began") == ["fined", "fined", "round_began"]


# -- the end -------------------------------------------------------------------------------------------------


@rule("FT-CB9", "FT-P8")
@pytest.mark.parametrize("stars", [0, 60, 99])
def test_the_cowbot_is_counted_last(stars: int) -> None:
    def ended(stars: int) -> Table:
        me = {"stars": stars, "money": 0, "gold": 0}
        return heard(at="sheriff", sheriff="h13", round=3, options={"cowbot": "bart"}, maps={0: me})

    t = ended(stars)
    assert kinds(t)[-2:] == ["scored", "cowbot_scored"]
    found = int(t.log("cowbot_scored")[0].split()[-1])
    mine = int(t.log("scored")[0].split()[-1])
    assert t.state.outcome().reason == ("cowbot_beaten" if mine > found else "cowbot_won")
    assert ended(found).state.outcome().reason == "cowbot_won"


@rule("FT-P8", "FT-EN1")
def test_everybody_is_scored_after_the_third_round() -> None:
    t = heard(3, at="sheriff", sheriff="h13", round=3, maps={1: {"stars": 5}})
    assert t.state.over
    assert [line.split()[1] for line in t.log("scored")] == ["0", "1", "2"]
    assert t.state.outcome().reason == "third_round"
    assert t.view.phase == "over"
