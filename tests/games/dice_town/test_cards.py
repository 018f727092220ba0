"""General Store cards in their moments: section C of the rules, with its rulings."""

from __future__ import annotations

import pytest
from tests.games.dice_town.table import GAME, Table, rule, table, town

from saloon.authoring.components import printed_components

# -- equipment and playing in general -------------------------------------------------------------------


@rule("DT-C1", "DT-R30", "DT-X5")
def test_equipment_scores_and_is_never_played() -> None:
    values = [card["points"] for card in printed_components("saloon.games.dice_town")["equipment"]]
    assert values == [1, 2, 3, 4, 5, 8]
    t = town("9 9 9 9 9", "K K K K K", at="doc_badluck", won=[0, 1], hands={0: "horse"}, sheriff=1)
    assert t.state.scores()[0] == t.view.seats[0].public_points + 8
    for step in t.state.layout.steps:
        assert step.name.removeprefix("play_") not in (
            "horse",
            "saddle",
            "revolver",
            "boots",
            "hat",
            "tobacco",
        )


@rule("DT-C2")
def test_a_played_card_is_discarded_before_it_works() -> None:
    """So the pile that On Credit makes necessary already holds it."""
    t = town(
        "J J 9 9 9",
        "A A A A A",
        at="general_store",
        hands={0: "on_credit"},
        store_pile="hat",
        store_pile_size=1,
    )
    discards = t.view.store_discards
    t.play("0 play on_credit")
    assert t.log("reshuffled") == [f"reshuffled {discards + 1}"]


@rule("DT-C2")
def test_other_cards_cannot_be_played_in_a_window() -> None:
    t = town("9 9 9 9 9", "K K K K K", hands={0: "dynamite girls"})
    assert t.asked == "0 play_dynamite"
    assert (t.refusal("0 play girls"), t.refusal("0 play wanted"), t.refusal("0 choose 0")) == ("DT-C2",) * 3


@rule("DT-C2", "DT-X5")
def test_unplayed_action_cards_score_nothing() -> None:
    t = town("9 9 9 9 9", "K K K K K", at="doc_badluck", won=[0, 1], hands={0: "marshal wanted"}, sheriff=1)
    t.pass_windows()
    assert t.state.scores()[0] == t.view.seats[0].public_points


# -- the windows of phase II ----------------------------------------------------------------------------


@rule("DT-C5", "DT-D7", "DT-E14")
def test_dynamite_finds_twice_the_nuggets() -> None:
    t = town("9 9 K K K", "A A A A 9", hands={0: "dynamite"}, sheriff=0)
    assert t.view.window.amount == 2
    t.play("0 play dynamite")
    assert (t.nuggets()[0], t.hand(0)) == (4, [])


@rule("DT-C5")
def test_dynamite_can_wait() -> None:
    t = town("9 9 K K K", "A A A A 9", hands={0: "dynamite"}, sheriff=0)
    t.play("0 pass")
    assert (t.nuggets()[0], t.hand(0)) == (2, ["dynamite"])


@rule("DT-C5")
def test_dynamite_is_gone_in_the_next_round() -> None:
    for seed in range(5):
        t = town("9 9 K K K", "A A A A 9", hands={0: "dynamite"}, sheriff=0, seed=seed)
        t.play("0 play dynamite", "0 keep 12345", "1 keep 12345")
        nines = [line.count("'9'") for line in t.log("showed")]
        t.finish_round()
        assert [int(line.split()[2]) for line in t.log("mined")] == [4, *[max(nines)] * (max(nines) > 0)]


@rule("DT-R13", "DT-E17", "DT-R35")
def test_dynamite_is_limited_by_the_mine() -> None:
    t = town("9 9 9 9 K", "A A A A A", hands={0: "dynamite"}, mine=2, nuggets={0: 0}, sheriff=0)
    t.play("0 play dynamite")
    assert (t.nuggets()[0], t.state.over) == (2, True)


@rule("DT-C6", "DT-D8", "DT-R12", "DT-E18", "DT-R7")
def test_fifty_fifty() -> None:
    """Of a loot of 7 the robber keeps 4; the others have won a share of the loot."""
    t = town(
        "10 10 K K K",
        "9 9 9 9 J",
        "A A A A A",
        at="bank",
        bank=7,
        money={0: 0, 1: 0},
        hands={1: "fifty_fifty"},
    )
    assert (t.asked, t.view.window.amount) == ("1 play_fifty_fifty", 7)
    assert t.money()[0] == 7  # played after the loot is known
    t.play("1 play fifty_fifty").pass_windows()
    assert t.log("split_loot") == ["split_loot 1 0 3"]
    assert t.money()[:2] == [4, 3]
    assert t.log("declined", "visited") == []  # seat 1 has won something by it


@rule("DT-R12")
def test_fifty_fifty_for_two_dollars() -> None:
    t = town("10 10 K K K", "9 9 9 9 J", "A A A A A", at="bank", bank=2, hands={1: "fifty_fifty"})
    assert t.asked == "1 play_fifty_fifty"
    t.play("1 play fifty_fifty")
    assert t.log("split_loot") == ["split_loot 1 0 1"]


@rule("DT-R12", "DT-E18", "DT-R35")
def test_no_fifty_fifty_for_a_single_dollar() -> None:
    t = town("10 10 K K K", "9 9 9 9 J", "A A A A A", at="bank", bank=1, hands={1: "fifty_fifty"})
    assert t.log("robbed_bank") == ["robbed_bank 0 1"]
    assert "fifty" not in t.asked
    assert t.hand(1)[:1] == ["fifty_fifty"]


@rule("DT-C6")
def test_the_robber_is_not_asked() -> None:
    t = town(
        "10 10 K K K",
        "9 9 9 9 J",
        "A A A A A",
        at="bank",
        bank=7,
        hands={0: "fifty_fifty", 1: "hat", 2: "boots"},
    )
    assert t.asked == "1 play_fifty_fifty, 2 play_fifty_fifty"


@rule("DT-C8", "DT-D11", "DT-R16", "DT-E28", "DT-R24")
def test_shaky_joe_is_played_at_once() -> None:
    """Against a player with 3 dollars he brings 3, and is discarded."""
    dice = ("J J 9 9 9", "A A A A A", "K K K 9 10")
    t = town(*dice, at="general_store", store_pile="shaky_joe hat", money={0: 2, 1: 3, 2: 9})
    t.play("0 keep_card shaky_joe")
    assert (t.asked, t.choices(0)) == ("0 shake", ["shake 1", "shake 2"])
    assert (t.view.played.player, t.view.played.card, t.view.played.target) == (0, "shaky_joe", None)
    assert [t.refusal(f"0 {move}") for move in ("shake 0", "shake 3", "pass", "choose 1")] == ["DT-C8"] * 4
    t.play("0 shake 1")
    assert (t.money()[:2], t.hand(0)) == ([5, 0], [])
    assert t.view.store_discards == 2
    assert [card.card for card in t.view.spent] == ["shaky_joe"]
    assert t.log("visited", "declined") == []


@rule("DT-R24", "DT-D11")
def test_shaky_joe_may_come_for_nothing() -> None:
    dice = ("J J 9 9 9", "A A A A A", "K K K 9 10")
    t = town(*dice, at="general_store", store_pile="shaky_joe hat", money={0: 2, 1: 0})
    t.play("0 keep_card shaky_joe", "0 shake 1")
    assert (t.log("shook"), t.money()[:2]) == (["shook 0 1 0"], [2, 0])


@rule("DT-R16")
def test_shaky_joe_does_nothing_if_he_is_not_kept() -> None:
    t = town("J J 9 9 9", "A A A A A", at="general_store", store_pile="shaky_joe hat")
    t.play("0 keep_card hat")
    assert t.log("played", "shook") == []


@rule("DT-R16", "DT-C8")
def test_shaky_joe_from_the_doc() -> None:
    t = town("J J 9 9 Q", "A A A A A", at="doc_badluck", won=[1], store_pile="shaky_joe", sheriff=1)
    t.play("0 console free_card")
    assert t.log("shook") == ["shook 0 1 4"]


@rule("DT-C10", "DT-D15", "DT-R17", "DT-R8")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_marshal_keeps_the_badge(holder: int) -> None:
    """Anybody may play it, even the old Sheriff and the winner of the kings, who then wins nothing."""
    t = town("9 9 9 J Q", "K K K J Q", "A A A A A", at="sheriff", sheriff=0, hands={holder: "marshal"})
    assert t.asked == f"{holder} play_marshal"
    t.play(f"{holder} play marshal").pass_windows()
    assert (t.view.sheriff, t.log("badge_kept")) == (0, ["badge_kept 0 1"])
    assert (t.seat(0).won, t.seat(1).won) == (False, False)
    assert t.asked == "0 order_visits"


@rule("DT-C10", "DT-SH1")
def test_the_marshal_is_gone_in_the_next_round() -> None:
    moved = 0
    for seed in range(4):
        told = {"sheriff": 0, "hands": {0: "marshal"}, "won": [0, 1], "seed": seed}
        t = town("9 9 9 J Q", "K K K J Q", "A A A A A", at="sheriff", **told)
        t.play("0 play marshal").finish_round()
        assert len(t.log("badge_kept")) == 1
        moved += len(t.log("new_sheriff"))
    assert moved > 0


@rule("DT-R17", "DT-R35")
def test_no_marshal_if_the_badge_stays_anyway() -> None:
    t = town("K K K J Q", "9 9 9 J Q", "A A A A A", at="sheriff", sheriff=0, hands={1: "marshal"})
    assert (t.view.sheriff, t.hand(1)[:1]) == (0, ["marshal"])
    assert "marshal" not in t.asked


@rule("DT-R17")
def test_a_bribe_for_a_stopped_badge_is_lost() -> None:
    dice = ("9 9 9 J Q", "K K K J Q", "K K K A 9")
    t = town(*dice, at="sheriff", sheriff=0, hands={2: "marshal"}, money={0: 0, 1: 5, 2: 5})
    t.play("1 offer_money 3", "2 offer_money 0", "2 seal", "0 choose 1", "2 play marshal")
    assert (t.money()[:2], t.view.sheriff) == ([3, 2], 0)


@rule("DT-C11", "DT-D16", "DT-R18", "DT-E22", "DT-I6")
def test_corruption_brings_a_hidden_deed() -> None:
    """Four aces and Corruption: four deeds, the last from the pile as it was."""
    told = {"deed_row": "deed_1 deed_1 deed_2", "deed_pile": "deed_5 deed_3"}
    t = town("A A A A 9", "K K K J Q", at="town_hall", hands={0: "corruption"}, **told)
    assert t.asked == "0 play_corruption"
    t.play("0 play corruption")
    assert t.hand(0) == ["deed_1", "deed_1", "deed_2", "deed_5"]
    assert (t.log("got_secret_deed"), t.log("got_this_deed", viewer=1)) == (["got_secret_deed 0"], [])
    assert t.log("got_this_deed", viewer=0) == ["got_this_deed deed_5"]
    assert "deed_5" not in [card.card for card in t.state.view(1).seats[0].known]


@rule("DT-R18", "DT-R35")
def test_no_corruption_without_a_pile() -> None:
    t = town(
        "9 9 9 9 J",
        "K K K J Q",
        at="town_hall",
        hands={0: "corruption"},
        deed_row="deed_1 deed_2",
        deed_pile_size=0,
    )
    assert ("corruption" in t.asked, t.row()) == (False, ["deed_2"])


@rule("DT-C13", "DT-D17", "DT-R22")
def test_the_elixir() -> None:
    """A player who won something joins those whom the Sheriff orders."""
    dice = ("A A A A A", "K K K J Q", "9 9 9 J Q")
    t = town(*dice, at="doc_badluck", won=[0, 1], hands={1: "badluck_elixir"}, sheriff=0)
    assert t.asked == "1 play_badluck_elixir"
    t.play("1 play badluck_elixir")
    assert (t.asked, t.choices(0)) == ("0 order_visits", ["choose 1", "choose 2"])
    t.play("0 choose 1")
    assert t.asked == "1 visit"
    t.play("1 console small_raid", "2 pass")
    assert t.view.round == 3


@rule("DT-R22", "DT-R35")
def test_no_elixir_for_a_player_who_won_nothing() -> None:
    dice = ("A A A A A", "K K K J Q", "9 9 9 J Q")
    t = town(*dice, at="doc_badluck", won=[0, 1], hands={2: "badluck_elixir"}, sheriff=0)
    assert t.asked == "2 visit"


@rule("DT-R22", "DT-C12")
def test_a_cancelled_elixir_opens_no_door() -> None:
    dice = ("A A A A A", "K K K J Q", "9 9 9 J Q")
    t = town(*dice, at="doc_badluck", won=[0, 1], hands={0: "wanted", 1: "badluck_elixir"}, sheriff=0)
    t.play("0 pass", "1 play badluck_elixir", "0 play wanted")
    assert t.asked == "2 visit"
    assert t.log("cancelled") == ["cancelled 0 1 badluck_elixir"]


# -- Wanted ---------------------------------------------------------------------------------------------


@rule("DT-C12", "DT-D4", "DT-R25", "DT-C2")
@pytest.mark.parametrize(
    ("card", "at", "dice", "untouched"),
    [
        ("dynamite", "gold_mine", "9 9 K K K", "mined 0 2"),
        ("girls", "saloon", "Q Q K K K", "stole 0 1 store"),
        ("corruption", "town_hall", "9 9 9 9 9", "got_deed 0 deed_1"),
        ("on_credit", "general_store", "J K K K K", "drew 0 1"),
    ],
)
def test_wanted_cancels_the_cards_of_opponents(card: str, at: str, dice: str, untouched: str) -> None:
    told = {"deed_row": "deed_1 deed_2 deed_3", "store_pile": "tobacco hat", "sheriff": 0}
    t = town(dice, "A A 10 10 A", at=at, hands={0: card, 1: "wanted boots"}, **told)
    assert t.asked == f"0 play_{card}"
    t.play(f"0 play {card}")
    assert (t.asked, t.view.window.against.card) == ("1 play_wanted", card)
    t.play("1 play wanted")
    assert t.log("cancelled") == [f"cancelled 1 0 {card}"]
    assert {card, "wanted"} <= {spent.card for spent in t.view.spent}
    family = untouched.split(maxsplit=1)[0]
    assert t.log(family)[:2] == [untouched] or t.log(family)[0] == untouched
    assert len([line for line in t.log(family) if line.split()[1] == "0"]) == 1


@rule("DT-C12", "DT-C2")
def test_wanted_cancels_one_card_only() -> None:
    """The next card of the same player works again."""
    t = town("9 9 9 9 K", "A A A 9 9", hands={0: "dynamite corruption", 1: "wanted"}, sheriff=0)
    t.play("0 play dynamite", "1 play wanted")
    assert (t.nuggets()[0], t.asked, t.view.played) == (4, "0 play_corruption", None)
    t.play("0 play corruption")
    assert (t.log("got_secret_deed"), t.log("cancelled")) == (
        ["got_secret_deed 0"],
        ["cancelled 1 0 dynamite"],
    )


@rule("DT-R25", "DT-R16")
def test_wanted_stops_shaky_joe_knowing_the_target() -> None:
    dice = ("J J 9 9 9", "A A A A A", "K K K 9 10")
    t = town(*dice, at="general_store", store_pile="shaky_joe hat", hands={2: "wanted"}, money={0: 0})
    t.play("0 keep_card shaky_joe", "0 shake 1")
    assert (t.asked, t.view.window.against.target) == ("2 play_wanted", 1)
    t.play("2 play wanted")
    assert (t.money()[0], t.log("shook")) == (0, [])


@rule("DT-C12", "DT-R25")
def test_wanted_does_not_stop_the_players_own_card() -> None:
    t = town("9 9 K K K", "A A J 10 Q", hands={0: "dynamite wanted"})
    t.play("0 play dynamite")
    assert (t.log("mined"), "wanted" in t.hand(0)) == (["mined 0 4"], True)


@rule("DT-C12")
def test_a_marshal_can_be_stopped() -> None:
    dice = ("9 9 9 J Q", "K K K J Q", "A A A A A")
    t = town(*dice, at="sheriff", sheriff=0, hands={0: "marshal", 1: "wanted"})
    t.play("0 play marshal", "1 pass", "1 play wanted")
    assert t.view.sheriff == 1


# -- who is asked ---------------------------------------------------------------------------------------


@rule("DT-I8", "DT-R37")
def test_everybody_who_could_hold_the_card_is_asked() -> None:
    """With or without it, given a store card in hand; and nobody, if everybody knows where it is."""
    dice = ("10 10 K K K", "9 9 9 9 J", "A A A A A", "Q Q Q J J")
    hands = {1: "hat", 2: "fifty_fifty", 3: "deed_1"}
    t = town(*dice, at="bank", bank=7, hands=hands)
    assert t.asked == "1 play_fifty_fifty, 2 play_fifty_fifty"
    assert (t.choices(1), t.choices(2)) == (
        ["pass", "pass_round"],
        ["pass", "pass_round", "play fifty_fifty"],
    )
    assert t.refusal("1 play fifty_fifty") == "DT-C2"  # only its holder can play it
    views = [t.state.view(viewer).window for viewer in (0, 1, 2, 3, None)]
    assert all((view.asked, view.answered) == ([1, 2], []) for view in views)
    assert [view.holds for view in views] == [False, False, True, False, False]
    # What others answer shows only when all have answered.
    t.play("2 play fifty_fifty")
    assert (t.log("played"), t.view.window.answered) == ([], [2])
    t.play("1 pass")
    assert t.log("played") == ["played 2 fifty_fifty"]
    assert t.pass_windows().view.window is None


@rule("DT-I8", "DT-R37", "DT-I4")
def test_nobody_is_asked_about_a_card_that_all_saw_discarded() -> None:
    t = town(
        "10 10 K K K",
        "9 9 9 9 J",
        "A A A A A",
        at="bank",
        bank=7,
        hands={1: "fifty_fifty hat", 2: "boots"},
        store_pile="saddle",
    )
    t.play("1 play fifty_fifty", "2 pass").pass_windows()
    assert [card.card for card in t.view.spent] == ["fifty_fifty"]
    kind = GAME.actions.by_name["play"].arguments[0].encode("fifty_fifty")
    layout: object = t.state.layout
    assert layout.may_hold_any(t.state, kind) == 0  # type: ignore[attr-defined]


@rule("DT-R37")
def test_do_not_ask_me_this_round() -> None:
    """It applies to all windows of the round, everybody sees it, and it ends with the round."""
    dice = ("10 10 K K K", "9 9 9 9 J", "A A A A A")
    t = town(*dice, at="bank", bank=7, hands={1: "fifty_fifty marshal wanted", 2: "boots"}, sheriff=2)
    t.play("1 pass_round")
    assert not t.seat(1).quiet  # the others learn it when all have answered
    t.play("2 pass")
    assert t.seat(1).quiet
    assert t.asked == "2 play_marshal"
    t.pass_windows()
    while t.view.round == 2:
        t.play(f"{t.state.actors()[0]} {t.choices(t.state.actors()[0])[0]}")
    assert not t.seat(1).quiet


def test_a_tough_guy_is_asked_for_with_the_dice() -> None:
    """There is no window that would reveal who holds one, and a quiet player can still use it."""
    t = table(2, hands={0: "tough_guy"})
    names = [step.name for step in t.state.layout.steps]
    assert "play_tough_guy" not in names
    assert isinstance(t, Table)
    assert "keep_free 12345" in t.choices(0)
