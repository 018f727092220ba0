"""Choices of dice thought through to the end of the roll: tables, the town, and the way back."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from librt.vecs import vec
from tests.games.dice_town.table import GAME, Table, new, table, town
from tests.games.dice_town.thinking import chosen, kept_faces, knowledge
from tests.games.tables import in_words

from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.games.dice_town.bot.foresight import LEVELS, ROLLS, Foresight
from saloon.games.dice_town.bot.holdings import (
    CHANCE_OF_ROLL,
    COUNT,
    FIRST_OF_SIZE,
    FULL,
    HOLDINGS,
    JOINED,
    PARTS,
    PARTS_FROM,
    SIZE,
    STRENGTH_OF_HAND,
)
from saloon.games.dice_town.bot.prices import (
    BADGE,
    DEED_POINT,
    DOLLAR_PRICE,
    NUGGET_PRICE,
    THINGS,
    TWO_DOLLARS,
    Prices,
)
from saloon.games.dice_town.bot.spoils import Spoils
from saloon.games.dice_town.components import ACTION_IDS, FACE_IDS
from saloon.games.dice_town.rules.dice import cost_of

Faces = tuple[int, ...]


def number_of(faces: Faces) -> int:
    """The holding with these faces."""
    held = 0
    for face in faces:
        held = JOINED[held * HOLDINGS + 1 + face]
    return held


# -- tables ---------------------------------------------------------------------------------------------


def test_every_holding_is_there_once() -> None:
    seen = {tuple(COUNT[held * 6 + face] for face in range(6)) for held in range(HOLDINGS)}
    assert len(seen) == HOLDINGS
    assert all(sum(COUNT[held * 6 + face] for face in range(6)) == SIZE[held] for held in range(HOLDINGS))
    assert sorted(STRENGTH_OF_HAND[hand] for hand in range(FULL, HOLDINGS)) == list(range(252))


@pytest.mark.parametrize("dice", range(1, 6))
def test_rolls_are_as_likely_as_dice_make_them(dice: int) -> None:
    rolls = range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1])
    seen = Counter(number_of(roll) for roll in product(range(6), repeat=dice))
    assert set(seen) == set(rolls)
    for roll in rolls:
        assert CHANCE_OF_ROLL[roll] == pytest.approx(seen[roll] / 6**dice)


def test_any_of_the_rolled_dice_can_be_kept() -> None:
    roll = number_of((0, 0, 3))
    parts = [PARTS[at] for at in range(PARTS_FROM[roll], PARTS_FROM[roll + 1])]
    assert parts == sorted(number_of(kept) for kept in [(), (0,), (3,), (0, 0), (0, 3), (0, 0, 3)])


# -- the player's dice ----------------------------------------------------------------------------------


def told(foresight: Foresight, held: Faces, seen: list[int], ended: list[int]) -> None:
    """Hands of arbitrary worth, and rivals who finish now and then."""
    foresight.held = number_of(held)
    for roll in range(ROLLS):
        foresight.seen[roll] = seen[roll]
        foresight.ended[roll] = ended[roll]
        for hand in range(FULL, HOLDINGS):
            worth = float(hash((hand, roll)) % 1000)
            foresight.finished[roll * HOLDINGS + hand] = worth * seen[roll]
            foresight.overtaken[roll * HOLDINGS + hand] = (worth / 2) * ended[roll]


@pytest.mark.parametrize(("held", "money"), [((0, 2, 5), 4), ((1, 1, 4), 1), ((2, 2, 2, 3), 0), ((3, 3), 2)])
def test_the_way_back_is_the_best_of_every_roll(held: Faces, money: int) -> None:
    """Against plain recursion over all ordered rolls and all dice that may be kept."""
    foresight = knowledge(table(3)).foresight
    seen, ended = [8, 6, 5, 0, 0], [2, 1, 5, 0, 0]
    told(foresight, held, seen, ended)
    foresight.leverage = 10.0
    foresight.average()
    foresight.solve(money)

    def purse(left: int) -> float:
        return 10.0 * foresight.spoils.prices.purse(left)

    @cache
    def after(roll: int, kept: Faces, left: int) -> float:
        """After a reveal."""
        if len(kept) == 5:
            return float(hash((number_of(kept), roll)) % 1000) + purse(left)
        last = [
            float(hash((number_of(kept + rolled), roll)) % 1000) / 2
            for rolled in product(range(6), repeat=5 - len(kept))
        ]
        ends = ended[roll] / seen[roll]
        hope = ends * (sum(last) / len(last) + purse(left))
        return hope if ends == 1.0 else hope + (1 - ends) * before(roll + 1, kept, left)

    @cache
    def before(roll: int, kept: Faces, left: int) -> float:
        """Before a roll."""
        rolls = list(product(range(6), repeat=5 - len(kept)))
        return sum(best(roll, kept, tuple(sorted(rolled)), left) for rolled in rolls) / len(rolls)

    @cache
    def best(roll: int, kept: Faces, rolled: Faces, left: int) -> float:
        found = []
        for mask in range(1 << len(rolled)):
            more = tuple(face for place, face in enumerate(rolled) if mask >> place & 1)
            if cost_of(len(more)) <= left:
                found.append(after(roll, tuple(sorted(kept + more)), left - cost_of(len(more))))
        return max(found)

    for left in range(money + 1):
        hope = foresight.hopes[number_of(held) * LEVELS + left]
        assert hope == pytest.approx(after(0, tuple(sorted(held)), left))


# -- the town -------------------------------------------------------------------------------------------


def settled(t: Table, *rivals: str, ahead: float = 0.0) -> Spoils:
    """The town as seat 0 sees it when all other dice are final; seat 0 may be given extra points."""
    spoils = knowledge(t).spoils
    spoils.clear()
    spoils.weigh(t.state, 1.0)
    spoils.has[DEED_POINT] += ahead
    spoils.look(t.state, 0)
    for seat, dice in enumerate(rivals, start=1):
        for place, face in enumerate(FACE_IDS):
            spoils.counts[seat * 6 + place] = dice.split().count(face)
    spoils.settle(Chance(1))
    return spoils


def worth(spoils: Spoils, dice: str) -> float:
    """How good a hand is."""
    return spoils.of(number_of(tuple(FACE_IDS.index(face) for face in dice.split())))


def test_one_die_wins_a_place_that_nobody_goes_to() -> None:
    """Strategy 18."""
    spoils = settled(table(3, bank=8), "A A A K K", "A A A K Q")
    assert worth(spoils, "10 9 9 Q J") > worth(spoils, "J 9 9 Q J")
    a_dollar = spoils.prices.of[DOLLAR_PRICE]
    assert spoils.gains[(6 + 1) * 3] == spoils.gains[(6 + 3) * 3] == pytest.approx(8 * a_dollar)


def test_an_empty_bank_is_not_a_victory() -> None:
    """DT-R6, DT-E6: tens bring nothing then, and the Doc is open."""
    empty, full = (settled(table(3, bank=bank), "9 9 J J K", "Q Q K K 9") for bank in (0, 8))
    assert not any(empty.wins[6 + count] for count in range(6))
    assert full.wins[6 + 1] == 2


def test_the_sheriff_wins_ties() -> None:
    """DT-T2."""
    rivals = ("10 10 J Q A", "9 J Q K A")
    won = {seat: settled(table(3, bank=8, sheriff=seat), *rivals).wins[6 + 2] for seat in (0, 1)}
    assert won == {0: 2, 1: 0}


def test_the_leader_likes_the_end() -> None:
    """Strategy 14: with the last nugget the game is over, for better or worse."""
    gain = {}
    for ahead in (9.0, -9.0):
        spoils = settled(table(3, mine=1), "J J J Q Q", "Q Q K K J", ahead=ahead)
        gain[ahead] = worth(spoils, "9 10 Q K K") - worth(spoils, "10 10 Q K K")
    assert gain[9.0] > 0.0 > gain[-9.0]


def test_the_rich_are_robbed() -> None:
    """Strategy 8: the leader loses more by a rival's queens, and gains more by denying them."""
    lost = {}
    for ahead in (0.0, 15.0):
        hands = {0: "deed_3", 1: "deed_3", 2: "deed_3"}
        spoils = settled(table(3, hands=hands), "Q Q Q K K", "9 9 J K A", ahead=ahead)
        lost[ahead] = spoils.gains[(3 * 6) * 3]
    assert lost[15.0] < lost[0.0] < 0.0


def test_thieves_look_at_as_many_cards_as_they_have_queens() -> None:
    spoils = settled(table(3, hands={1: "deed_3 deed_3 deed_3"}), "9 9 J J K", "10 10 K K 9")
    one, two = (spoils.gains[(3 * 6 + queens) * 3] for queens in (1, 2))
    assert 0.0 < one < two
    assert spoils.gains[(3 * 6 + 1) * 3 + 1] == pytest.approx(-one)


@pytest.mark.parametrize(
    ("card", "place"),
    [("dynamite", 0 * 6 + 3), ("on_credit", 2 * 6 + 3), ("girls", 3 * 6 + 3), ("corruption", 5 * 6 + 1)],
)
def test_a_player_with_a_card_wants_its_place(card: str, place: int) -> None:
    """DT-C5, DT-C7, DT-C9, DT-C11: three dice, or the best hand, bring more with the card to play there."""
    gain = {}
    for held in (card, "wanted"):
        hands = {0: held, 1: "deed_4 deed_4 deed_4"}
        t = table(3, hands=hands, mine=3, nuggets={1: 13, 2: 14}, deed_row="deed_2 deed_2 deed_2")
        gain[held] = settled(t, "K K K 9 Q", "10 9 K J A").gains[place * 3]
    assert gain[card] > gain["wanted"] > 0.0


def test_an_elixir_opens_the_doc_to_winners() -> None:
    """DT-C13: three aces win deeds, and a visit on top if it brings more than the card is worth."""
    found = {}
    for held in ("badluck_elixir", "wanted"):
        t = table(3, hands={0: held}, mine=4, nuggets={1: 13, 2: 13}, sheriff=1, money={1: 9, 2: 9})
        spoils = settled(t, "9 J J Q Q", "9 J J Q Q")
        found[held] = worth(spoils, "A A A J K") - worth(spoils, "A A A K K")
    assert found["badluck_elixir"] > found["wanted"]


def test_the_best_of_more_store_cards_is_better() -> None:
    """DT-GS1: five cards to choose from are hardly worse than the best one."""
    spoils = settled(table(3), "9 9 10 10 K", "9 9 10 10 K")
    cards = [spoils.store_cards[drawn] for drawn in range(1, 6)]
    assert cards == sorted(cards)
    layout: Any = GAME.layout(3)
    worths = [
        spoils.prices.a_card(layout, kind) for kind in range(17) for _copy in range(layout.copies_of[kind])
    ]
    assert cards[0] == pytest.approx(sum(worths) / len(worths))
    pairs = [max(pair) for pair in combinations(worths, 2)]
    assert cards[1] == pytest.approx(sum(pairs) / len(pairs))
    assert cards[4] < max(worths)


def test_what_comes_after_a_round_is_nearer_the_end() -> None:
    """Strategy 14: the leader is better off the more deeds and nuggets a round takes."""
    spoils = settled(table(3, mine=9), "J J J Q Q", "Q Q K K J", ahead=12.0)
    paces = [spoils.standing[pace * 3 + 1] for pace in (0, 4, 8, 12)]
    assert paces == sorted(paces, reverse=True)
    assert len(set(paces)) == len(paces)


# -- prices ---------------------------------------------------------------------------------------------


def test_prices_go_from_stage_to_stage() -> None:
    prices = knowledge(table(3)).spoils.prices
    seen = []
    for progress in (0.0, 0.2, 0.4, 0.55, 0.7, 1.0):
        prices.set(progress)
        seen.append(prices.of[BADGE])
    assert seen == sorted(seen)
    assert seen[1] == pytest.approx((seen[0] + seen[2]) / 2)
    assert seen[3] == pytest.approx((seen[2] + seen[4]) / 2)


def test_girls_and_cheats_are_dear_and_dynamite_is_not() -> None:
    """Strategy 19, and what 5,700 games showed."""
    spoils = knowledge(table(4)).spoils
    layout: Any = spoils.c
    spoils.prices.set(0.7)
    worth = {name: spoils.prices.a_card(layout, 6 + place) for place, name in enumerate(ACTION_IDS)}
    assert (
        min(worth["girls"], worth["professional_cheat"]) > spoils.prices.a_deed(5.0) > worth["dynamite"] > 0.0
    )


def test_search_takes_girls_from_the_store() -> None:
    t = town("J J J 9 9", "A A A A A", at="general_store", store_pile="girls boots dynamite")
    assert chosen(t, "search:n=60") == "keep_card girls"


def test_when_the_game_is_over_points_count() -> None:
    """DT-X2 to DT-X6: nothing else does, and everything by its points."""
    t = table(
        2, hands={0: "deed_4 horse dynamite"}, fenced={0: "deed_2"}, nuggets={0: 3}, money={0: 6}, sheriff=0
    )
    spoils = knowledge(t).spoils
    things = vec[float]([0.0] * (2 * THINGS))
    spoils.prices.count(spoils.c, t.state, 0, 1.0, things)
    closed: Prices = spoils.books[1]
    assert closed.worth(things, 0) * spoils.last_lead == pytest.approx(4 + 8 + 2 + 3 + 3 + 5)
    assert (things[NUGGET_PRICE], things[DOLLAR_PRICE], things[TWO_DOLLARS]) == (3.0, 6.0, 2.0)


# -- thinking -------------------------------------------------------------------------------------------


def thoughts(t: Table, state: object, seat: int) -> dict[str, float]:
    """How good every choice of dice is."""
    choices = Choices(GAME.actions.size)
    perspective = state.perspective(seat)  # type: ignore[attr-defined]
    perspective.imagine(0).legal(seat, choices)
    found = vec[float]([0.0] * choices.size)
    assert knowledge(t).study(perspective, choices, found, 20, Chance(3))
    return {in_words(GAME.describe(choices.actions[place])): found[place] for place in range(choices.size)}


def test_foresight_uses_nothing_hidden() -> None:
    """The same thoughts in every state that fits what the player knows."""
    t = new(3, seed=4)
    chance = Chance(5)
    asked = 0
    while asked < 12 and not t.state.over:
        player = t.state.actor()
        offered = t.state.choices(player)
        if t.state.prompt(player) == "keep" and len(offered) > 1:
            asked += 1
            truth = thoughts(t, t.state, player)
            assert thoughts(t, t.state.imagine(player, asked), player) == truth
        t.state.play(player, offered[chance.below(len(offered))])
    assert asked == 12


def test_only_dice_are_thought_through() -> None:
    t = town("10 10 10 J A", "10 10 10 Q K", "9 9 9 Q K", at="bank", bank=6, sheriff=2)
    seat = t.state.actor()
    choices = Choices(GAME.actions.size)
    t.state.legal(seat, choices)
    found = vec[float]([0.0] * choices.size)
    assert not knowledge(t).study(t.state.perspective(seat), choices, found, 20, Chance(3))


def test_search_keeps_aces_that_cannot_lose() -> None:
    """Four win the whole row, and the fifth die may win another place for free."""
    t = table(3, rolls={0: "A A A A A"}, deed_row="deed_5 deed_5 deed_5")
    assert kept_faces(t, chosen(t, "search:n=40")).startswith("A A A A")


def test_things_are_priced_by_what_they_bring_in_the_end() -> None:
    """Early in the game deeds are mostly lost to thieves, later on they are what counts."""
    told: dict[str, Any] = {"hands": {0: "deed_5 deed_5"}, "money": {0: 3, 1: 13}, "bank": 3, "sheriff": 1}
    early = table(2, **told)
    late = table(2, **told, mine=1, nuggets={0: 14, 1: 15})
    better = {t: knowledge(t).judge(t.state, 0) - knowledge(t).judge(t.state, 1) for t in (early, late)}
    assert better[early] < 0.0 < better[late]


def test_all_chances_add_up_to_one() -> None:
    t = table(3, hands={0: "deed_5 horse", 1: "dynamite"}, nuggets={2: 4})
    assert sum(knowledge(t).judge(t.state, seat) for seat in range(3)) == pytest.approx(1.0)
