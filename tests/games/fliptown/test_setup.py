"""The box, the set-up and the course of the rounds: FT-C, FT-S and FT-P."""

from __future__ import annotations

import pytest
from tests.games.fliptown.table import BOX, GAME, Table, acting, new, rule, solo, table
from tests.games.tables import walk

import saloon
from saloon.core.errors import BadSetup
from saloon.games.fliptown.components.names import CARD_IDS, CHARACTER_IDS, SPACE_IDS
from saloon.games.fliptown.poker import hand_of


def numbers(cards: str) -> list[int]:
    """Cards in a line as numbers."""
    return [CARD_IDS.index(card) for card in cards.split()]


@rule("FT-C1", "FT-C9", "FT-TR1", "FT-BL1", "FT-MI1")
def test_the_box() -> None:
    sizes = {name: len(BOX[name]["list"]) for name in ("trail", "badlands", "mine", "town", "cemetery")}
    assert sizes == {"trail": 13, "badlands": 12, "mine": 14, "town": 13, "cemetery": 9}
    assert [len(BOX[name]["list"]) for name in ("characters", "bounties", "cowbots")] == [14, 12, 4]
    assert (GAME.min_players, GAME.max_players) == (1, 4)
    assert [space["rank"] for space in BOX["trail"]["list"]] == list(range(1, 14))
    kinds = [target["group"] for target in BOX["badlands"]["list"]]
    assert [target["rank"] for target in BOX["badlands"]["list"]] == list(range(2, 14))
    assert kinds == [kind for kind in ("chicken", "cattle", "stagecoach", "train") for _ in range(3)]
    assert [room["level"] for room in BOX["mine"]["list"]].count(4) == 5
    assert len(SPACE_IDS) == 61


@rule("FT-C2", "FT-G3")
def test_an_ace_is_one() -> None:
    """A value of 1 leads nowhere but to the first stop, and gold cannot make it a king."""
    t = acting("h4 c1 s2", gold=1)
    assert [space for space in t.spaces() if space.startswith("T")] == ["T1", "T2"]
    assert t.refusal("0 ride T13 plain") == "FT-G2"


@rule("FT-C3", "FT-PK5", "FT-E33")
def test_an_ace_is_low_or_high_in_a_hand() -> None:
    assert hand_of(*numbers("h1 s2 d3 c4 h5")) == 4
    assert hand_of(*numbers("h10 s11 d12 c13 h1")) == 4
    assert hand_of(*numbers("h12 s13 d1 c2 h3")) == 0


@rule("FT-C4", "FT-S2", "FT-P2")
def test_52_cards_without_jokers() -> None:
    for seed in range(5):
        t = new(2, seed, characters="on", hold_em="on")
        for _move in walk(t, seed, most=60):
            piles = [card for name in ("deck", "lineup", "discards", "sheriff") for card in t.part(name)]
            held = [card for seat in range(2) for card in t.state.view(seat).maps[seat].hole]
            assert len(piles) + len(held) == 52
            assert len({CARD_IDS[card] for card in piles} | set(held)) == 52


@rule("FT-C5", "FT-C6")
def test_resources_are_counters_without_an_upper_limit() -> None:
    t = acting("h4 c5 s2", money=69, gold=3).play("0 ride T5 plain")
    assert t.has("money") == 81
    assert t.log("gained") == ["gained 0 money 12"]


@rule("FT-C7", "FT-R32")
def test_four_pans_and_four_hammers_at_most() -> None:
    t = acting("d4 c9 s2", pans=4).play("0 dig M1B plain")
    assert (t.has("pans"), t.has("gold")) == (4, 3)
    one_kind = acting("h4 c2 s9", pans=4).play("0 ride T2 plain")
    assert (one_kind.has("pans"), one_kind.has("hammers")) == (4, 1)
    full = acting("h4 c2 s9", pans=4, hammers=4).play("0 ride T2 plain")
    assert full.purse() == "4 money 2 gold 4 pans 4 hammers"


@rule("FT-C8", "FT-TW7b", "FT-E23")
def test_silver_stars_count_only_at_the_end() -> None:
    t = acting("c4 h7 s2", stays=2, money=2).play("0 visit town_07 plain", "0 buy hotel")
    assert (t.has("stars"), t.map().silver, t.map().hotel) == (0, 14, 14)
    sheet = {line.name: line.points for line in t.state.outcome().sheet(0)}
    assert (sheet["hotel"], sheet["stars"]) == (14, 0)


@rule("FT-C10")
def test_a_circled_space_is_not_visited_again_but_buildings_are() -> None:
    t = acting("s4 h7 c2", circled=["B7"])
    assert t.refusal("0 rob B7 plain all") == "FT-BL2"
    assert acting("s4 h7 c2", circled=["G00"]).refusal("0 mourn G00 none all") == "FT-C10"
    assert "town_07" in acting("c4 h7 s2", circled=["town_07"]).spaces()


@rule("FT-S1", "FT-S3", "FT-S4", "FT-CE6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_start_of_a_standard_game(players: int) -> None:
    t = new(players)
    assert [t.purse(seat) for seat in range(players)] == ["4 money 2 gold"] * players
    assert [t.map(seat).circled for seat in range(players)] == [["G11"]] * players
    assert all(t.has("wanted", seat) == 0 and not t.map(seat).links for seat in range(players))


@rule("FT-S5", "FT-S6")
def test_three_bounties_but_none_alone() -> None:
    assert new(1).view.bounties == []
    seen: set[str] = set()
    for seed in range(30):
        open_now = new(3, seed).view.bounties
        assert [bounty.stars for bounty in open_now] == [7, 7, 7]
        assert len({bounty.bounty for bounty in open_now}) == 3
        seen |= {bounty.bounty for bounty in open_now}
    assert len(seen) == 12


@rule("FT-S7", "FT-DE1", "FT-R34")
def test_what_can_be_chosen_before_the_game() -> None:
    """A first game is played without characters and cowbots: so they are off until somebody turns them on."""
    options = {option.name: (option.values, option.default) for option in GAME.options}
    assert options["characters"] == (["off", "on"], "off")
    assert options["cowbot"] == (["none", "jane", "billy", "bart", "earp", "random"], "none")
    assert set(options) == {
        *["characters", "hold_em", "competitive", "cowbot", "difficulty", "gun_bonus", "jane_trigger"]
    }
    assert options["difficulty"][0] == ["easy", "normal", "hard"]


@rule("FT-S8", "FT-CH1", "FT-CH12")
def test_everybody_gets_a_character_of_their_own() -> None:
    starts = {each["id"]: each["start"] for each in BOX["characters"]["list"]}
    seen: set[str] = set()
    for seed in range(25):
        t = new(4, seed, characters="on")
        names = [t.map(seat).character for seat in range(4)]
        assert len(set(names)) == 4
        seen |= set(names)
        for seat, name in enumerate(names):
            has = {key: t.has(key, seat) for key in ("money", "gold", "stars", "wanted", "pans", "hammers")}
            # Bounties that are met at once bring stars.
            has["stars"] -= sum(t.map(seat).bounties)
            assert {key: number for key, number in has.items() if number} == {
                key: number for key, number in starts[name].items() if number
            }
            assert t.map(seat).items == (["shovel"] if name == "grave_robber" else [])
            assert t.map(seat).uses_left == (2 if name == "wild_card" else 1)
    assert seen == set(CHARACTER_IDS)


@rule("FT-S9")
def test_a_cowbot_comes_only_to_solo_games() -> None:
    assert new(1, cowbot="billy", difficulty="hard").view.cowbot.cowbot == "billy"
    assert new(2, cowbot="billy").view.cowbot is None
    drawn = {new(1, seed, cowbot="random").view.cowbot.cowbot for seed in range(40)}
    assert drawn == {"jane", "billy", "bart", "earp"}


@rule("FT-S10", "FT-S11", "FT-R28")
def test_one_card_decides_on_cowbot_and_character() -> None:
    pairs: set[tuple[str, str]] = set()
    for seed in range(150):
        view = new(1, seed, cowbot="random", characters="on").view
        pairs.add((view.cowbot.cowbot, view.maps[0].character))
    assert "wild_card" not in {character for _, character in pairs}
    assert len(pairs) > 40
    assert {cowbot for cowbot, _ in pairs} == {"jane", "billy", "bart", "earp"}


@rule("FT-P1", "FT-P4", "FT-P8", "FT-R36", "FT-T12")
def test_three_rounds_of_five_turns() -> None:
    t = new(1, 3)
    seen: list[tuple[int, int]] = []
    for _move in walk(t, 3):
        now = (t.view.round, t.view.turn)
        if t.view.turn and (not seen or seen[-1] != now):
            seen.append(now)
    assert seen[-1] == (3, 5)
    assert len(set(seen)) == 15
    assert t.state.over
    assert t.state.reason() == "third_round"
    assert [len(column) for column in t.map().poker] == [5, 5, 5]
    assert len(t.log("sheriff_shown")) == 3
    assert len(t.log("hand_paid")) == 3
    assert t.log()[-1].startswith("scored 0")


@rule("FT-P3", "FT-P5", "FT-P6", "FT-P7", "FT-SH11")
def test_the_order_of_the_phases() -> None:
    t = solo("h4 c7 s2", turn=5, hammers=1, wanted=2, gold=0, sheriff="h13", circled=["G00"])
    assert t.part("sheriff") == [CARD_IDS.index("h13")]
    t.play("0 assign left middle", "0 ride T1 plain")
    kinds = [line.split()[0] for line in t.log("hand_paid", "worked", "sheriff_shown", "round_began")]
    assert kinds == ["hand_paid", "worked", "sheriff_shown", "round_began"]
    assert (t.view.round, t.view.turn) == (2, 1)
    assert len(t.part("sheriff")) == 1
    assert len(t.part("deck")) == 48


@rule("FT-HI7")
def test_what_is_not_used_is_nowhere_in_the_view() -> None:
    view = new(2, 1, characters="on").view
    text = repr(view)
    used = {each.character for each in view.maps} | {each.bounty for each in view.bounties}
    others = [name for name in [*CHARACTER_IDS, *[f"BO{n}" for n in range(1, 13)]] if name not in used]
    assert not [name for name in others if f"'{name}'" in text]


def test_wrong_options_are_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.new(players=5)
    with pytest.raises(BadSetup):
        GAME.new(players=1, options={"cowbot": "nobody"})


def test_a_position_can_be_described() -> None:
    assert isinstance(table(4), Table)
    with pytest.raises(saloon.ScenarioError) as caught:
        solo("h4 h4 s2", moneys=3)
    told = str(caught.value)
    assert "moneys" in told
    assert "h4" in told
