"""What good players do, and the game's own bots too, in positions where it clearly applies."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice_town.table import GAME, Table, new, table, town
from tests.games.dice_town.thinking import appeals, chosen, favourite, kept_faces, knowledge

from saloon.authoring.knowledge import knowledge_of
from saloon.bots import make_bot
from saloon.core.actions import Choices
from saloon.core.chance import Chance


def likes(t: Table, seat: int = 0) -> str:
    """The faces that the quick policy would keep."""
    return kept_faces(t, favourite(t, seat), seat)


# -- dice -----------------------------------------------------------------------------------------------


def test_four_of_a_kind_is_worth_its_price() -> None:
    """Strategy 2: dollars for three or four queens, which win the Saloon and nearly the Town Hall."""
    told: dict[str, Any] = {"hands": {1: "deed_5 deed_4 horse"}, "deed_row": "deed_5 deed_4 deed_4"}
    t = table(3, rolls={0: "Q Q Q Q 9"}, **told)
    assert likes(t).count("Q") >= 3
    assert kept_faces(t, chosen(t)).count("Q") >= 3
    worth = appeals(t)
    assert worth["keep 1234"] > max(worth["keep none"], worth["keep 5"], worth["keep 1"])


def test_tens_are_worth_what_is_in_the_bank() -> None:
    """Strategy 6: an empty Bank is worth nothing."""
    rich = table(3, rolls={0: "10 10 J Q K"}, bank=14)
    poor = table(3, rolls={0: "10 10 J Q K"}, bank=0)
    assert "10 10" in likes(rich)
    worth = {t: appeals(t)["keep 12"] - appeals(t)["keep 4"] for t in (rich, poor)}
    assert worth[rich] > worth[poor] + 1


def test_a_face_that_a_rival_has_four_of_is_left_alone() -> None:
    """Strategy 20."""
    open_field = table(2, rolls={0: "9 9 9 K A"})
    lost = table(2, rolls={0: "9 9 9 K A"}, kept={1: "9 9 9 9"})
    gain = {t: appeals(t)["keep 123"] - appeals(t)["keep 4"] for t in (open_field, lost)}
    assert gain[lost] < gain[open_field] - 0.5


def test_jacks_are_best_in_round_one() -> None:
    """Strategy 15: the store is used twice."""
    first, later = table(3, rolls={0: "J J 9 10 K"}, round=1), table(3, rolls={0: "J J 9 10 K"}, round=5)
    gain = {t: appeals(t)["keep 12"] - appeals(t)["keep 5"] for t in (first, later)}
    assert gain[first] > gain[later]


def test_queens_need_somebody_to_rob() -> None:
    """Strategy 7."""
    full = table(3, rolls={0: "Q Q 9 10 K"}, hands={1: "deed_5 deed_4 deed_3"})
    empty = table(3, rolls={0: "Q Q 9 10 K"})
    assert appeals(full)["keep 12"] > appeals(empty)["keep 12"] + 1


def test_the_badge_grows_towards_the_end() -> None:
    """Strategy 12."""
    early, late = table(3, rolls={0: "K K 9 10 J"}), table(3, rolls={0: "K K 9 10 J"}, mine=2)
    gain = {t: appeals(t)["keep 12"] - appeals(t)["keep 4"] for t in (early, late)}
    assert gain[late] > gain[early]


def test_the_last_dollars_are_dear() -> None:
    """Strategy 16."""
    k = knowledge(table(2))
    assert k.money_worth(2) - k.money_worth(1) > k.money_worth(8) - k.money_worth(7)


# -- cards, ties and the Doc ----------------------------------------------------------------------------


def test_the_best_card_is_kept() -> None:
    t = town("J J J 9 9", "A A A A A", at="general_store", store_pile="horse hat dynamite")
    assert favourite(t) == "keep_card horse"
    assert chosen(t) == "keep_card horse"


def test_known_fives_are_stolen() -> None:
    """Strategy 8: the row is public, so bots remember who took the fours and fives."""
    dice = ("Q Q 9 9 10", "A A A A A", "K K K K J")
    t = town(*dice, at="saloon", hands={1: "deed_5 deed_5 hat", 2: "deed_1 deed_1 boots"})
    memory = t.state.layout.memory  # type: ignore[attr-defined]
    memory.saw_at_least(t.state, 0, 1, 21, 2)
    memory.saw_at_least(t.state, 0, 2, 17, 2)
    assert favourite(t) == "rob 1 2"


def test_the_two_best_deeds_are_fenced() -> None:
    """Strategy 9."""
    t = town(
        "A A A A A", "9 9 9 9 9", at="doc_badluck", won=[0], hands={1: "deed_5 deed_4 deed_1"}, sheriff=0
    )
    t.play("1 console barbed_wire")
    assert favourite(t, 1) == "fence deed_4 deed_5"


def test_a_raid_goes_where_there_is_most() -> None:
    """Strategy 10: four nuggets from four rivals beat a card."""
    dice = ("A J 9 9 10", "K K K K K", "Q Q Q Q Q", "9 9 9 9 9", "10 10 10 10 10")
    t = town(*dice, at="doc_badluck", won=[1, 2, 3, 4], nuggets={1: 2, 2: 2, 3: 2, 4: 2}, sheriff=1)
    assert favourite(t) == "console big_raid"
    t = town(*dice, at="doc_badluck", won=[1, 2, 3, 4], nuggets={1: 0, 2: 0, 3: 0, 4: 0}, sheriff=1)
    assert favourite(t) == "console free_card"


def test_the_sheriff_prices_a_tie() -> None:
    """Strategy 13: the Sheriff's own prize, unless somebody offers more."""
    dice = ("9 9 K J Q", "9 9 K J 10", "A A A 10 10")
    t = town(*dice, sheriff=0, money={0: 5, 1: 14})
    t.play("1 offer_money 1")
    assert favourite(t) == "choose 0"
    t = town(*dice, sheriff=0, money={0: 1, 1: 14})
    t.play("1 offer_money 12")
    assert favourite(t) == "choose 1"


def test_an_offer_is_a_part_of_the_prize() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0)
    assert favourite(t, 1) in ("offer_money 1", "offer_money 2", "offer_money 3")
    t = town("K K K 9 9", "10 10 10 J J", "10 10 10 Q Q", at="bank", bank=0, stagecoach=0, sheriff=0)
    assert "offer" not in t.asked


def test_nobody_offers_the_horse() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, money={1: 0}, hands={1: "horse"})
    assert favourite(t, 1) == "seal"


def test_dynamite_waits_for_more_than_one_nine() -> None:
    t = town("9 K K K K", "A A A A A", hands={0: "dynamite"})
    assert favourite(t) != "play dynamite"
    t = town("9 9 9 9 K", "A A A A A", hands={0: "dynamite"})
    assert favourite(t) == "play dynamite"


def test_the_old_sheriff_keeps_the_badge_at_the_end() -> None:
    """Strategy 19."""
    told: dict[str, Any] = {"at": "sheriff", "sheriff": 0, "hands": {0: "marshal"}}
    t = town("9 9 9 J Q", "K K K J Q", "A A A A A", mine=1, **told)
    assert favourite(t) == "play marshal"


def test_a_player_with_nothing_to_play_does_not_want_to_be_asked() -> None:
    t = town("10 10 K K K", "9 9 9 9 J", "A A A A A", at="bank", bank=7, hands={1: "hat", 2: "marshal"})
    assert (favourite(t, 1), favourite(t, 2)) == ("pass_round", "pass")


# -- what searching builds on ---------------------------------------------------------------------------


def test_dice_of_different_rolls_are_not_compared() -> None:
    """A tree that continues past a roll would keep the places of dice, whatever they show."""
    rolling, tied = table(2), town("9 9 K J Q", "9 9 K J 10", "A A A 10 10", sheriff=2)
    assert not knowledge(rolling).is_comparable(rolling.state)
    assert knowledge(tied).is_comparable(tied.state)


def test_playouts_end_between_two_rounds() -> None:
    t = table(2, rolls={0: "9 9 K J Q", 1: "9 9 K J 10"})
    known = knowledge(t)
    assert known.may_stop(t.state)
    t.play("0 keep 1")
    assert known.is_quiet(t.state)
    assert not known.may_stop(t.state)


def test_dice_that_look_alike_are_tried_once() -> None:
    worth = appeals(table(2, rolls={0: "9 9 K J Q"}))
    assert worth["keep 2"] < worth["keep 1"] - 50
    assert worth["keep 13"] > worth["keep 23"] + 50


def test_others_are_imagined_to_keep_dice_of_one_face() -> None:
    """The last to choose must not take the others for fools."""
    t = table(3, rolls={0: "9 9 K J Q"})
    t.play("0 keep 1", "1 keep 12345")
    layout: Any = t.state.layout
    for seed in range(20):
        imagined = t.state.imagine(2, seed)
        for seat in (0, 1):
            dice = layout.sealed.get(imagined, seat) - 1
            kept = {layout.faces.get(imagined, seat, place) for place in range(5) if dice >> place & 1}
            assert len(kept) == 1


def test_others_are_imagined_to_offer_little() -> None:
    t = town("K K K 10 10", "9 9 9 J J", "9 9 9 Q Q", sheriff=0, money={1: 20}, nuggets={1: 5})
    t.play("1 offer_money 20", "1 offer_nuggets 5")
    layout: Any = t.state.layout
    for seed in range(20):
        imagined = t.state.imagine(2, seed)
        assert layout.offers.get(imagined, 1, 0) <= 3
        assert layout.offers.get(imagined, 1, 1) == 0


def test_passing_for_the_round_with_a_card_in_hand_costs() -> None:
    t = table(2, hands={0: "professional_cheat"}, rolls={0: "9 9 K J Q"})
    t.play("0 keep 1")
    known = knowledge(t)
    asked = known.value(t.state, 0)
    t.state.layout.quiet.set(t.state, 0, 1)  # type: ignore[attr-defined]
    assert known.value(t.state, 0) < asked


def test_three_of_a_kind_does_not_win_the_town_hall_yet() -> None:
    """Measured: with one die left and three rivals it wins about one time in three."""
    t = table(4, kept={0: "Q Q Q 9", 1: "9 9", 2: "K K", 3: "J J"})
    prospects = knowledge(t).prospects
    prospects.look(t.state, 0)
    assert 0.2 < prospects.hand_chance(0) < 0.8


# -- whole games ----------------------------------------------------------------------------------------


def policy_against_random(players: int, seed: int) -> bool:
    """Whether the quick policy, in one seat, wins against random players."""
    state = new(players, seed=seed).state
    known = knowledge_of(state.layout)
    chance = Chance(seed)
    choices = Choices(GAME.actions.size)
    seat = seed % players
    while not state.over:
        player = state.actor()
        state.legal(player, choices)
        if player == seat:
            action = known.choose(state, player, choices, chance)
        else:
            action = choices.actions[chance.below(choices.size)]
        state.play(player, action)
    return state.outcome().winners == [seat]


@pytest.mark.parametrize("players", [2, 4])
def test_the_quick_policy_beats_chance(players: int) -> None:
    assert sum(policy_against_random(players, seed) for seed in range(8)) >= 7


def test_priors_use_nothing_hidden() -> None:
    """An action's apparent worth is the same in every imagined state."""
    t = new(3, seed=4)
    chance = Chance(5)
    for number in range(150):
        if t.state.over:
            break
        player = t.state.actor()
        offered = t.state.choices(player)
        if number % 5 == 0:
            known = knowledge(t)
            imagined = t.state.imagine(player, number)
            for action in offered[:6]:
                told = known.prior(t.state, player, action)
                assert told == pytest.approx(known.prior(imagined, player, action))
        t.state.play(player, offered[chance.below(len(offered))])


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:n=12"])
def test_bots_play_whole_games(spec: str) -> None:
    state = new(2, seed=2).state
    bots = [make_bot(spec, 1), make_bot("random", 2)]
    while not state.over:
        player = state.actor()
        state.apply(player, bots[player].choose(state.perspective(player)))
    assert state.outcome().winners == [0]
