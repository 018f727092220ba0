"""What players know: views, events and imagined states."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.cover_your_assets.table import Table, last_card, new, rule, table
from tests.games.tables import walk

import saloon

OPEN = {0: ["stocks stocks"], 1: ["stocks stocks", "jewels jewels"]}


def imagined(t: Table, seat: int, seeds: int = 20) -> list[Table]:
    """States that fit what a player knows."""
    perspective = t.state.perspective(seat)
    return [Table(perspective.imagine(seed)) for seed in range(seeds)]


@rule("CA-H1")
def test_hands_are_known_to_their_owner_only() -> None:
    """Two positions that differ in another hand look the same; only its size is seen."""
    rich = table(hands={0: "stocks", 1: "gold gold house", 2: "jewels", 3: ""}, stacks=OPEN)
    poor = table(hands={0: "stocks", 1: "silver silver house", 2: "jewels", 3: ""}, stacks=OPEN)
    for seat in [0, 2, 3, None]:
        assert rich.state.view(seat) == poor.state.view(seat)
    assert rich.state.view(1).hand == ["house", "gold", "gold"]
    assert rich.state.view(0).hand == ["stocks"]
    assert rich.state.view(None).hand is None
    assert rich.cards() == [1, 3, 1, 0]


@rule("CA-H1")
def test_imagined_hands_keep_their_size_and_the_players_own_its_cards() -> None:
    """The others hold any cards that were not seen."""
    t = table(hands={0: "stocks gold", 1: "house house house", 2: "jewels"}, stacks=OPEN)
    seen = set()
    for other in imagined(t, 0):
        assert other.hand(0) == "stocks gold"
        assert other.cards() == t.cards()
        seen.add(other.hand(1))
    assert len(seen) in range(11, 21)


@rule("CA-H2")
def test_the_draw_pile_is_a_number() -> None:
    """Its order changes nothing that anybody sees, and imagined piles differ."""
    hands = {0: "stocks", 1: "house", 2: "house", 3: "house"}
    one = table(hands=hands, stacks=OPEN, draw="gold silver")
    two = table(hands=hands, stacks=OPEN, draw="jewels gold")
    for seat in [0, 1, None]:
        assert one.state.view(seat) == two.state.view(seat)
    assert isinstance(one.view.draw_pile, int)
    assert len({other.face_down("draw_pile")[0] for other in imagined(one, 0)}) in range(4, 16)
    assert {other.view.draw_pile for other in imagined(one, 0)} == {one.view.draw_pile}


@rule("CA-H2")
def test_an_imagined_state_does_not_depend_on_what_is_hidden() -> None:
    """Positions that look the same to a player are imagined the same."""
    one = table(
        hands={0: "stocks", 1: "gold"}, stacks=OPEN, draw="house silver jewels", draw_size=20, discard="house"
    )
    two = Table(one.state.imagine(0, 77))
    assert one.face_down("draw_pile") != two.face_down("draw_pile")
    for seed in range(5):
        left, right = one.state.perspective(0).imagine(seed), two.state.perspective(0).imagine(seed)
        assert Table(left).face_down("draw_pile") == Table(right).face_down("draw_pile")
        assert Table(left).hand(1) == Table(right).hand(1)


@rule("CA-H3")
def test_all_discards_are_public_history() -> None:
    """In order, for everybody, and they stay where they are in imagined states."""
    t = table(hands={0: "gold", 1: "stocks"}, discard="house").play("0 discard gold", "1 discard stocks")
    for seat in [0, 3, None]:
        assert t.state.view(seat).discards == ["house", "gold", "stocks"]
    assert {other.discards for other in imagined(t, 2)} == {"house gold stocks"}


@rule("CA-H4")
def test_stacks_are_public() -> None:
    """Type, cards, order and value of every set, covered ones too."""
    t = table(stacks={1: ["stocks stocks gold", "jewels silver"]})
    for seat in [0, 1, None]:
        sets = t.state.view(seat).seats[1].stack
        assert [(each.asset, len(each.cards), each.value) for each in sets] == [
            ("stocks", 3, 70_000),
            ("jewels", 2, 40_000),
        ]
    assert all(other.stack(1) == t.stack(1) for other in imagined(t, 0, 3))


@rule("CA-H5")
def test_everybody_sees_the_top_and_the_size_of_a_draft_pile() -> None:
    """The cards under it are imagined again."""
    t = table(
        2, hands={0: "stocks", 1: "jewels"}, draft={0: "stocks gold gold gold"}, draft_size={0: 4, 1: 5, 2: 6}
    )
    for seat in [0, 1, None]:
        piles = t.state.view(seat).draft_piles
        assert (piles[0].top, [pile.face_down for pile in piles]) == ("stocks", [3, 4, 5])
        assert piles[0].buried == []
    states = imagined(t, 0)
    assert {other.tops[0] for other in states} == {"stocks"}
    assert len({tuple(other.face_down("draft_0")) for other in states}) in range(11, 21)


@rule("CA-H5")
def test_a_reburied_action_card_is_known_to_be_in_its_pile() -> None:
    """Everybody knows the card, nobody its place; also in imagined states."""
    t = table(2, "advanced", hands={0: "stocks gold", 1: ""}, draft={0: "stocks swap jewels gold motor_boat"})
    t.play("0 draft stocks 1")
    assert t.state.view(1).draft_piles[0].buried == ["swap"]
    states = imagined(t, 1, 60)
    places = {other.face_down("draft_0").index("swap") for other in states}
    assert places == set(range(7))
    assert all(other.state.view(1) == t.state.view(1) for other in states)


@rule("CA-H6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_holds_only_cards_drawn_unseen(players: int) -> None:
    """Every card in a hand was drawn, and only its owner learned which one."""
    t = new(players, "advanced", seed=3)
    before = [Counter(t.hand(seat).split()) for seat in range(players)]
    for _ in walk(t, 3):
        after = [Counter(t.hand(seat).split()) for seat in range(players)]
        for seat in range(players):
            told = Counter(line.split()[1] for line in t.log("drew_card", viewer=seat))
            drawn = sum(int(line.split()[2]) for line in t.log("drew") if line.split()[1] == str(seat))
            assert after[seat] - before[seat] <= told
            assert told.total() == drawn
        assert t.log("drew_card") == []
        before = after
        t.state.listen()


@rule("CA-H7")
def test_conceding_reveals_nothing() -> None:
    """It looks the same from a player who could have answered and from one who could not."""
    looks = []
    for hand in ["jewels", "house"]:
        t = table(hands={0: "gold stocks", 1: hand, 2: "house", 3: "house"}, stacks=OPEN)
        t.play("0 challenge 1 gold")
        asked = t.view
        t.play("1 concede")
        looks.append((asked, t.log(), t.view))
    assert looks[0] == looks[1]


@rule("CA-H7")
def test_letting_a_draft_pass_reveals_nothing() -> None:
    """The opponent is asked, able to challenge or not."""
    looks = []
    for hand in ["stocks", "jewels"]:
        t = table(
            2, hands={0: "stocks", 1: hand}, draft={0: "stocks gold", 1: "bank_account", 2: "bank_account"}
        )
        t.play("0 draft stocks 1")
        asked = t.view
        t.play("1 let_pass")
        looks.append((asked, t.log(), t.view))
    assert looks[0] == looks[1]


@rule("CA-H8")
def test_scores_are_public() -> None:
    """Everybody sees the scores of the last round and the totals."""
    t = last_card("three_rounds", {0: ["house house"], 1: ["jewels jewels"]}, totals={1: 100_000}, round=2)
    for seat in [0, 3, None]:
        seats = t.state.view(seat).seats
        assert [each.last_score for each in seats] == [40_000, 30_000, 0, 0]
        assert [each.total for each in seats] == [40_000, 130_000, 0, 0]


@rule("CA-H9")
def test_the_cards_removed_for_two_are_known() -> None:
    """Nobody imagines a House, or more wilds than there are."""
    t = new(2, seed=8)
    for other in imagined(t, 0):
        cards = Counter(other.hand(1).split() + other.hand(0).split() + other.face_down("draw_pile"))
        cards.update(filter(None, [*other.tops, *other.view.discards]))
        for pile in range(3):
            cards.update(other.face_down(f"draft_{pile}"))
        assert (cards["house"], cards["silver"], cards["gold"]) == (0, 6, 3)


@rule("CA-H10")
def test_choices_and_drawn_cards_are_seen_by_their_player_only() -> None:
    """Views do not show them, and the others see only the number of a refill."""
    t = table(hands={0: "stocks stocks", 1: "jewels"}, draw="gold house gold house silver")
    assert t.choices(1) == t.choices(2) == []
    assert t.view.prompts == ["turn", "", "", ""]
    assert "pair" not in saloon.to_json(t.state.view(1))
    t.play("0 pair stocks")
    for seat in [1, 2, 3, None]:
        assert t.log("drew", "drew_card", viewer=seat) == ["drew 0 5"]
    assert t.log("drew", "drew_card", viewer=0)[:2] == ["drew_card gold", "drew_card house"]


@rule("CA-H11")
def test_used_draft_piles_show_nothing_while_the_set_is_contested() -> None:
    """Neither in the view nor in an event, until the set has its owner."""
    t = table(2, hands={0: "stocks silver", 1: "gold"}, draft={0: "stocks jewels", 1: "stocks", 2: "gold"})
    t.play("0 draft stocks 12")
    for move in ["1 contest gold", "0 answer silver"]:
        assert [pile.top for pile in t.state.view(1).draft_piles] == [None, None, "gold"]
        assert t.log("turned_up") == []
        t.play(move)
    assert t.log("turned_up")[0] == "turned_up 0 jewels"
    assert None not in t.tops


@rule("CA-H1", "CA-H2", "CA-H5", "CA-H10")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_imagining_changes_nothing_that_a_player_knows(players: int) -> None:
    """At every moment: the same view and the same choices."""
    t = new(players, "advanced", seed=11)
    for turn, _ in enumerate(walk(t, 11, most=80)):
        seat = turn % players
        other = t.state.perspective(seat).imagine(turn)
        assert other.view(seat) == t.state.view(seat)
        assert sorted(other.choices(seat)) == sorted(t.state.choices(seat))
