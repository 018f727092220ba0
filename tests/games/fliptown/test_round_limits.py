"""Rounds and turns for every number of players: what is dealt, who plays when, what is changed and gained."""

from __future__ import annotations

import pytest
from tests.games.fliptown.table import ALL_GRAVES, Table, acting, new, rule, solo, table


def everybody(t: Table, players: int, *moves: str) -> Table:
    """All players do the same with the left card as suit card and the middle one as value card."""
    for seat in range(players):
        t.play(f"{seat} assign left middle", *[f"{seat} {move}" for move in moves])
        if players > 1:
            t.play(f"{seat} done")
    return t


# -- the start ---------------------------------------------------------------------------------------------


@rule("FT-S1", "FT-S3", "FT-S4", "FT-C5", "FT-C7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_alike(players: int) -> None:
    t = new(players)
    assert len(t.view.maps) == players
    for seat in range(players):
        if sum(t.map(seat).bounties) == 0:
            assert t.purse(seat) == "4 money 2 gold"
        assert (t.map(seat).circled, t.map(seat).crossed, t.map(seat).links) == (["G11"], [], [])
        assert (t.map(seat).items, t.map(seat).claims, t.map(seat).hotel) == ([], [], 0)
        assert t.map(seat).character is None


@rule("FT-S5", "FT-S6")
@pytest.mark.parametrize(("players", "bounties"), [(1, 0), (2, 3), (3, 3), (4, 3)])
def test_three_bounties_for_several_players(players: int, bounties: int) -> None:
    t = new(players, 5)
    shown = t.view.bounties
    assert len(shown) == len({each.bounty for each in shown}) == bounties
    assert all(each.stars == 7 for each in shown)
    assert t.log("bounty_shown") == [f"bounty_shown {each.bounty}" for each in shown]


@rule("FT-S2", "FT-C4", "FT-P3", "FT-T1", "FT-HE1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("hold_em", [False, True])
def test_how_many_cards_are_left_in_the_deck(players: int, hold_em: bool) -> None:
    """One for the sheriff, three in the line-up, two for everybody in hold'em, of 52."""
    t = new(players, 2, hold_em="on") if hold_em else new(players, 2)
    dealt = 1 + 3 + (2 * players if hold_em else 0)
    assert (t.view.deck, len(t.view.lineup), len(t.part("sheriff"))) == (52 - dealt, 3, 1)
    assert (t.view.round, t.view.turn, t.view.discards) == (1, 1, [])
    assert len({*t.view.lineup}) == 3


@rule("FT-DE1", "FT-S7")
def test_a_game_is_played_as_agreed() -> None:
    assert new(2).view.hold_em is new(2).view.competitive is False
    chosen = new(2, 0, hold_em="on", competitive="on", gun_bonus="map", characters="on").view
    assert (chosen.hold_em, chosen.competitive, chosen.gun_bonus) == (True, True, [3, 6])
    assert all(each.character for each in chosen.maps)
    assert new(1, 0, cowbot="bart", difficulty="hard").view.cowbot.difficulty == "hard"


# -- turns -------------------------------------------------------------------------------------------------


@rule("FT-T3", "FT-T5", "FT-T12", "FT-R47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_cards_are_flipped_when_all_are_done(players: int) -> None:
    t = table(players, lineup="h4 c7 s2", deck="d2 d3 d5")
    for seat in reversed(range(players)):
        assert (t.view.turn, t.view.lineup) == (1, ["h4", "c7", "s2"])
        t.play(f"{seat} assign left middle", f"{seat} mourn G00 none all", f"{seat} done")
    assert (t.view.turn, t.view.lineup) == (2, ["d2", "d3", "d5"])
    assert {"h4", "c7", "s2"} <= set(t.view.discards)
    assert t.asked == ", ".join(f"{seat} assign" for seat in range(players))


@rule("FT-P4", "FT-P5", "FT-P6", "FT-P7", "FT-T12")
@pytest.mark.parametrize("turn", [1, 4, 5])
def test_after_the_fifth_turn_the_round_is_over(turn: int) -> None:
    t = acting("h4 c7 s2", turn=turn, sheriff="h13", gold=0).play("0 ride T1 plain")
    assert (t.view.round, t.view.turn) == ((1, turn + 1) if turn < 5 else (2, 1))
    phases = [line.split()[0] for line in t.log("hand_paid", "sheriff_shown", "safe", "round_began")]
    assert phases == ([] if turn < 5 else ["hand_paid", "sheriff_shown", "safe", "round_began"])


@rule("FT-P8", "FT-P1", "FT-R36")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_game_ends_with_the_third_round(number: int) -> None:
    t = acting("h4 c7 s2", round=number, turn=5, sheriff="h13", gold=0).play("0 ride T1 plain")
    assert t.state.over == (number == 3)
    assert bool(t.log("scored")) == (number == 3)
    if number < 3:
        assert t.log("round_began") == [f"round_began {number + 1}"]


@rule("FT-T9", "FT-T10")
@pytest.mark.parametrize("suit", ["h", "s", "d", "c"])
def test_the_cemetery_is_open_with_any_cards(suit: str) -> None:
    t = acting(f"{suit}5 {suit}7 {suit}9", gold=2)
    assert len(t.choices(0, "mourn")) == 8
    t.play("0 mourn G22 none all")
    assert (t.map().poker[0], t.has("gold"), t.view.turn) == ([f"{suit}9"], 2, 2)


@rule("FT-R11", "FT-R43", "FT-BL7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_robbery_cards_are_dealt_around(players: int) -> None:
    """The first card of the deck is that of the first player, in any order of robberies."""
    deck = ["d13", "d1", "d12", "d2"][:players]
    for order in (list(range(players)), list(reversed(range(players)))):
        t = table(players, lineup="s4 h9 c2", deck=" ".join(deck))
        for seat in order:
            t.play(f"{seat} assign left middle", f"{seat} rob B9 plain all", f"{seat} done")
        told = {line.split()[1]: line.split()[3] for line in t.log("robbed", "failed")}
        assert told == {str(seat): card for seat, card in enumerate(deck)}
        assert set(deck) <= set(t.view.discards)


# -- gold --------------------------------------------------------------------------------------------------


@rule("FT-G5", "FT-G6", "FT-G7", "FT-R40")
def test_changed_cards_count_for_the_main_action_only() -> None:
    """Nothing is paid by the bank or for an outlaw, and the card in the poker column stays as it is."""
    t = acting("d4 h12 s2", gold=4, items=["bank_red", "outlaw_k"], circled=["town_13"])
    t.play("0 visit town_13 gold_suit", "0 skip")
    assert (t.has("gold"), t.has("stars"), t.map().poker[0]) == (1, 0, ["s2"])
    assert t.log("bank_paid", "outlaw_paid") == []


@rule("FT-G9")
@pytest.mark.parametrize("payer", [0, 1, 2])
def test_what_one_player_pays_changes_no_card_of_another(payer: int) -> None:
    t = table(3, lineup="d4 s9 c13").play(*[f"{seat} assign left middle" for seat in range(3)])
    t.play(f"{payer} visit town_09 gold_suit")
    for other in {0, 1, 2} - {payer}:
        assert (t.own(other).suit, t.own(other).value, t.has("gold", other)) == ("diamonds", 9, 2)
        assert t.refusal(f"{other} visit town_09 plain") == "FT-T7"


@rule("FT-G8", "FT-CB4")
@pytest.mark.parametrize(
    ("lineup", "move", "stolen"),
    [
        ("s3 h8 d11", "mourn G00 none all", 1),
        ("s3 h8 d11", "mourn G00 gold_hearts all", 0),
        ("s3 s8 d11", "mourn G00 gold_hearts all", 1),
        ("s3 h8 s11", "mourn G00 gold_hearts all", 1),
        ("h3 h8 d11", "mourn G00 none all", 0),
        ("h3 h8 d11", "mourn G00 gold_spades all", 1),
    ],
)
def test_the_changed_suit_counts_for_a_cowbot(lineup: str, move: str, stolen: int) -> None:
    t = acting(lineup, options={"cowbot": "billy"}, gold=2).play(f"0 {move}")
    assert t.view.cowbot.stolen == stolen


# -- bonus actions and rewards -----------------------------------------------------------------------------


@rule("FT-R30", "FT-CB2")
@pytest.mark.parametrize(
    ("cowbot", "lineup", "items", "reward", "stolen"),
    [
        ("jane", "h4 d9 d2", ["bank_red"], "", 1),
        ("jane", "h4 d9 d2", ["bank_black"], "", 0),
        ("bart", "h13 s9 d2", ["outlaw_k"], "gold", 1),
        ("bart", "h13 s9 d2", ["outlaw_k"], "money", 0),
    ],
)
def test_what_is_gained_before_the_main_action_counts_for_a_cowbot(
    cowbot: str, lineup: str, items: list[str], reward: str, stolen: int
) -> None:
    t = solo(lineup, options={"cowbot": cowbot}, items=items)
    if reward:
        t.play(f"0 reward {reward}")
    t.play("0 assign left middle", "0 mourn G00 none all")
    assert t.view.cowbot.stolen == stolen


@rule("FT-R31", "FT-CB5")
@pytest.mark.parametrize(("choice", "stolen"), [("star", 1), ("cross 2", 0), ("cross 0", 0)])
def test_a_reward_that_may_be_chosen_may_avoid_a_theft(choice: str, stolen: int) -> None:
    t = acting("c4 h11 s2", options={"cowbot": "jane"}, circled=["town_11"], wanted=2)
    t.play("0 visit town_11 plain", f"0 {choice}")
    assert t.view.cowbot.stolen == stolen


@rule("FT-CB3")
def test_a_cowbot_steals_no_second_card_in_a_turn() -> None:
    t = acting(
        "h4 h9 h2", options={"cowbot": "jane"}, gold=0, circled=["town_12"], money=4, deck="d2 d3 d5 d6"
    )
    t.play("0 ride T9 plain", "0 visit town_02 plain", "0 skip")
    assert (t.view.cowbot.stolen, t.log("card_stolen")) == (1, ["card_stolen jane 1"])


@rule("FT-BY1", "FT-BY2", "FT-BY3", "FT-HI6")
@pytest.mark.parametrize("meeting", [[0], [1], [0, 2], [0, 1, 2]])
def test_all_who_meet_a_bounty_in_one_turn_gain_seven(meeting: list[int]) -> None:
    """The others meet it a turn later, for four."""
    maps = {seat: {"wanted": 8, "gold": 0} for seat in range(3)}
    t = table(3, lineup="h4 c4 s9", deck="h5 c5 s10", bounties=["BO9"], maps=maps)
    for seat in range(3):
        move = "ride T4 plain" if seat in meeting else "ride T1 plain"
        t.play(f"{seat} assign left middle", f"{seat} {move}", f"{seat} done")
    everybody(t, 3, "mourn G00 none all")
    assert [t.map(seat).bounties[0] for seat in range(3)] == [
        7 if seat in meeting else 4 for seat in range(3)
    ]
    assert t.log("bounty_turned") == ["bounty_turned BO9"]


# -- limits ------------------------------------------------------------------------------------------------


@rule("FT-C6")
@pytest.mark.parametrize(
    ("resource", "stop", "printed", "gained"),
    [("money", "T5", 70, 12), ("gold", "T8", 50, 8), ("stars", "T1", 70, 2), ("wanted", "T13", 30, 3)],
)
def test_counters_go_beyond_what_is_printed(resource: str, stop: str, printed: int, gained: int) -> None:
    t = acting("h4 c13 s2", **{resource: printed}).play(f"0 ride {stop} plain")
    assert t.has(resource) == printed + gained


@rule("FT-C7", "FT-R32")
@pytest.mark.parametrize(
    ("space", "move", "tool"), [("M1A", "dig M1A plain", "hammers"), ("M1B", "dig M1B plain", "pans")]
)
@pytest.mark.parametrize(("held", "after"), [(3, 4), (4, 4)])
def test_a_room_brings_no_fifth_tool(space: str, move: str, tool: str, held: int, after: int) -> None:
    value = 3 if space == "M1A" else 9
    t = acting(f"d4 h{value} s2", gold=0, **{tool: held}).play(f"0 {move}")
    assert (t.has(tool), t.has("gold")) == (after, 1)


@rule("FT-C10", "FT-CE1", "FT-BA5")
def test_a_bonus_action_without_an_open_space_is_lost() -> None:
    """All tombstones are circled, so stop 3 brings its star alone."""
    t = acting("h4 c3 s2", circled=ALL_GRAVES, gold=0).play("0 ride T3 plain")
    assert (t.view.turn, t.has("stars"), t.log("bonus")) == (2, 1, ["bonus 0 cemetery"])
    robbed = [f"B{rank}" for rank in range(2, 14)]
    peaceful = acting("h4 c6 s2", circled=robbed, gold=0).play("0 ride T6 plain")
    assert peaceful.view.turn == 2
