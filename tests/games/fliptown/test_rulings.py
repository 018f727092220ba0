"""Corners of the rules: what holds only in rare positions."""

from __future__ import annotations

from tests.games.fliptown.table import acting, new, rule, solo, table

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
