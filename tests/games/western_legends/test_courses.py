"""Whole courses, from their first stage to the last: fights, games of poker, stories, his cards.

What happens is told in the order of the rulebook, whether or not the table was stored in between.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.western_legends.table import GAME, Table, new, rule, table

ANNIE = {"character": "annie_oakley", "equipment": ["revolver"]}
BASS = {"character": "bass_reeves", "marshal": 1, "equipment": ["revolver"]}
BILLY = {"character": "billy_the_kid", "wanted": 2}
AWAY = {"space": "S6"}


def stored(t: Table) -> Table:
    """The same table, written down and taken up again; what has happened so far is not forgotten."""
    other = Table(GAME.from_json(t.state.to_json()))
    other.state.events = [*(t.state.events or []), *(other.state.events or [])]
    return other


def course(t: Table, moves: str) -> list[str]:
    """All that is told from a position on, the same if the table is stored before every move."""
    again = stored(t)
    for move in moves.split(",") if moves else []:
        t.do(move)
        again = stored(again).do(move)
    assert again.log() == t.log()
    assert again.state.digest() == t.state.digest()
    return t.log()


# -- fights between players --------------------------------------------------------------------------------


def meeting(first: dict[str, Any], second: dict[str, Any]) -> Table:
    """Bass and Annie on one space."""
    return table(
        seat0={**BASS, "space": "D6", **first},
        seat1={**ANNIE, "space": "D6", **second},
        seat2=AWAY,
        deck="7D 8D 10D JD QD",
    )


@rule("WL-F7", "WL-F8", "WL-F9", "WL-F11", "WL-F13", "WL-F14", "WL-F21", "WL-F22")
def test_a_fight_that_is_voided_goes_through_all_stages_again() -> None:
    """The rifle and Annie's ability before each fight; then cards, effects, values, a wound, and discards."""
    t = meeting(
        {"hand": "9S 6S 3H", "equipment": ["rifle"]},
        {"hand": "10S 6H KC", "lp": 5, "wanted": 1, "equipment": ["shotgun"]},
    )
    before = ["looked 0 2", "used_ability 1 annie_oakley", "gained 0 wounds 1", "prepared 0", "prepared 1"]
    moves = "0 attack 1 arrest, 0 option 1, 0 prepare 3H, 1 prepare 10S, 0 accept"
    assert course(t, f"{moves}, 0 option 1, 0 prepare 9S, 1 prepare KC") == [
        "declared 0 1 arrest",
        *before,
        "showed 0 3_hearts",
        "showed 1 10_spades",
        "voided 0",
        "discarded 0 3_hearts",
        "discarded 1 10_spades",
        *before,
        "showed 0 9_spades",
        "showed 1 king_clubs",
        "drew 0 1",  # Tracker's Instinct
        "was_beaten 0 9 13",
        "gained 0 wounds 1",
        "drew 0 1",
        "drew 1 1",  # the shotgun
        "discarded 0 9_spades",
        "discarded 1 king_clubs",
    ]


@rule("WL-F11", "WL-F12", "WL-F13", "WL-F18", "WL-F21")
def test_a_robbery_from_the_cards_to_the_loot() -> None:
    """The upgraded revolver lowers Bass's card at once; he reacts, and cannot be caught up with."""
    t = meeting(
        {"hand": "QS 6S"},
        {
            "hand": "QH 6H",
            "money": 30,
            "nuggets": 2,
            "cattle": "green money",
            "equipment": ["revolver+"],
        },
    )
    moves = "0 attack 1 robbery, 0 prepare QS, 1 prepare QH, 0 react 6S, 1 pass, 0 accept, 0 loot money"
    assert course(t, moves) == [
        "declared 0 1 robbery",
        "prepared 0",
        "prepared 1",
        "showed 0 queen_spades",
        "showed 1 queen_hearts",
        "lowered 1 1",
        "reacted 0 6_spades",
        "discarded 0 6_spades",
        "lowered 0 2",
        "won 0 11 10",
        "gained 1 wounds 1",
        "drew 1 1",
        "lost_badge 0",
        "gained 0 wanted 1",
        "stole_cattle 0 1 green",
        "stole 0 1 money 20",
        "gained 0 money 20",
        "discarded 0 queen_spades",
        "discarded 1 queen_hearts",
    ]


@rule("WL-F9", "WL-F10", "WL-J5", "WL-R2")
@pytest.mark.parametrize(
    ("hands", "moves", "lost", "told"),
    [
        (("AS 2C", "KS"), "0 attack 1 duel, 0 prepare AS, 1 surrender", 1, "gave_up 1"),
        (("AS 2C", ""), "0 attack 1 duel, 0 prepare AS", 1, "helpless 1"),
        (("AS", "KS"), "0 attack 1 duel, 0 option 0", 0, "helpless 0"),
    ],
)
def test_a_fight_that_is_decided_early_shows_no_card_and_asks_for_no_reaction(
    hands: tuple[str, str], moves: str, lost: int, told: str
) -> None:
    lp = 5 if "option" in moves else 0
    log = course(meeting({"hand": hands[0]}, {"hand": hands[1], "lp": lp}), moves)
    assert not [line for line in log if line.split()[0] in ("showed", "reacted", "won", "was_beaten")]
    after = log[log.index(told) + 1 :]
    wound = after.index(f"gained {lost} wounds 1")
    assert after[wound + 1] == f"drew {lost} 1"
    assert after[wound + 2 :] == (["gained 0 lp 2", "discarded 0 ace_spades"] if lost == 1 else [])


# -- fights with others ------------------------------------------------------------------------------------


def bandit(hand: str, cards: list[int]) -> Table:
    """Annie is about to meet a bandit, for whom seat 2 plays."""
    seat = {**ANNIE, "space": "M7", "hand": hand}
    return table(seat0=seat, seat1=AWAY, seat2=AWAY, fight_deck=cards, bandits=["M2"], deck="7D 8D 9D")


@rule("WL-N3", "WL-N4", "WL-N6", "WL-N8", "WL-N9", "WL-N11", "WL-N15", "WL-N17")
def test_a_fight_with_a_bandit() -> None:
    """The fight card works before the values are compared; the bandit leaves at the end."""
    assert course(bandit("KS 7S", [7, 12]), "0 step M2, 0 prepare KS, 2 pick 12, 0 option 0") == [
        "moved 0 M2",
        "faced 0 bandit 2",
        "showed 0 king_spades",
        "showed_fight_card 12",
        "drew 0 1",
        "won 0 13 12",
        "gained 0 lp 1",
        "discarded 0 king_spades",
        "bandit_left M2",
    ]


@rule("WL-J5", "WL-N5", "WL-N17")
def test_without_a_card_no_fight_card_is_drawn() -> None:
    assert course(bandit("", [9, 12]), "0 step M2") == [
        "moved 0 M2",
        "helpless 0",
        "gained 0 wounds 1",
        "drew 0 1",
        "bandit_left M2",
    ]


@rule("WL-N7", "WL-N14", "WL-R39", "WL-R69")
def test_who_reacted_in_a_void_fight_may_react_again() -> None:
    """And what the reaction did is over."""
    t = bandit("9S 6S 6C KS", [10, 4, 13, 5])
    t.do("0 step M2, 0 prepare 9S, 2 pick 10, 0 react 6S")
    assert (t.asked, t.view.fight.attacker.reacted, t.view.fight.defender.value) == (
        "2 handler_void",
        True,
        8,
    )
    t.do("2 accept, 0 prepare KS, 2 pick 13")
    assert (t.asked, t.view.fight.attacker.reacted, t.view.fight.defender.value) == ("0 reaction", False, 13)
    assert "react 6_clubs" in t.choices(0)


# -- the Man in Black --------------------------------------------------------------------------------------


def man(card: str, hand: str = "", deck: str = "3C KH 2C 4H 5S 7D 9H 10D", **goods: Any) -> Table:
    """Bass has the first turn of the next round; his card comes when Annie's turn ends."""
    first = {**BASS, "space": "P4", "lp": 3, "hand": hand, **goods}
    cards = [5, 10, 4, 3, 2, 7]
    return table(
        2,
        turn=1,
        first=0,
        seat0=first,
        seat1={**ANNIE, "space": "M10"},
        man={"deck": [card]},
        fight_deck=cards,
        deck=deck,
    )


@rule("WL-V10", "WL-V12", "WL-V14", "WL-V24", "WL-V25")
def test_a_duel_with_the_man_in_black_begins_again() -> None:
    """His 10 would lose, so it voids the fight; in the new one he has 7, and Bass surrenders."""
    assert course(man("calling_you_out", "KS 2S 6C"), "1 end_turn, 0 prepare KS, 0 surrender") == [
        "man_turned calling_you_out",
        "man_moved P4",
        "man_attacked 0 duel",
        "faced 0 man_in_black 3",
        "prepared 0",
        "showed 0 king_spades",
        "showed_fight_card 10",
        "man_lowered 0 1",
        "voided_by_man",
        "drew 0 1",
        "discarded 0 king_spades",
        "faced 0 man_in_black 3",
        "gave_up 0",
        "man_gained 2",
        "gained 0 wounds 1",
        "drew 0 1",
        "turn_began 0",
    ]


@rule("WL-V30")
@pytest.mark.parametrize(
    ("joins", "told"),
    [
        ("pass", ["stayed_out 0", "man_gained 2", "turn_began 0"]),
        (
            "accept",
            [
                "joined 0",
                "lost 0 money 10",
                "drew 0 1",
                "flop 7_diamonds 9_hearts 10_diamonds",
                "showed_hand 0 pair ['ace_spades', 'ace_clubs']",
                "banker_showed high_card ['king_hearts', '2_clubs']",
                "won_pot 0 70",
                "gained 0 money 70",
                "gained 0 lp 1",
                "discarded 0 ace_spades",
                "discarded 0 ace_clubs",
                "turn_began 0",
            ],
        ),
    ],
)
def test_the_man_in_black_plays_poker_unless_he_is_alone(joins: str, told: list[str]) -> None:
    t = man("a_game_at_the_cabaret", "AS AC", space="R6", money=10)
    moves = f"1 end_turn, 0 {joins}" + (", 0 lay AS AC" if joins == "accept" else "")
    assert course(t, moves)[3:] == told
    assert t.view.poker is None


# -- poker -------------------------------------------------------------------------------------------------


def saloon_of(hands: list[str]) -> Table:
    """All are in Darkrock with $10."""
    people = {f"seat{seat}": {"space": "D5", "money": 10, "hand": hand} for seat, hand in enumerate(hands)}
    described: dict[str, Any] = people
    return table(len(hands), **described, deck="2C 3C 4C 5C 6C 7C 8C 9C")


@rule("WL-P1", "WL-P2", "WL-P3", "WL-P5", "WL-P6", "WL-P7", "WL-P8", "WL-P9", "WL-P11", "WL-R41")
def test_a_game_of_poker_from_the_ante_to_the_discards() -> None:
    """Everybody is asked in turn before a card is dealt; all hands are shown before the pot is paid."""
    moves = "0 start_poker, 1 pass, 2 accept, 2 lay 8S QS, 0 lay KS QC"
    assert course(saloon_of(["KS QC", "AH", "QS 8S"]), moves) == [
        "poker_began 0 saloon_darkrock",
        "lost 0 money 10",
        "drew 0 1",
        "stayed_out 1",
        "joined 2",
        "lost 2 money 10",
        "drew 2 1",
        "flop 4_clubs 5_clubs 6_clubs",
        "showed_hand 0 high_card ['king_spades', 'queen_clubs']",
        "showed_hand 2 high_card ['8_spades', 'queen_spades']",
        "won_pot 0 70",
        "gained 0 money 70",
        "gained 0 lp 1",
        "drew 2 1",
        "discarded 0 king_spades",
        "discarded 0 queen_clubs",
        "discarded 2 8_spades",
        "discarded 2 queen_spades",
    ]


@rule("WL-P4", "WL-P9", "WL-R42")
def test_a_game_with_the_banker() -> None:
    moves = "0 start_poker, 1 pass, 2 pass, 0 lay KS QC, 2 lay 3C 4C"
    assert course(saloon_of(["KS QC", "AH", "QS 8S"]), moves)[3:] == [
        "stayed_out 1",
        "stayed_out 2",
        "banker_played_by 2",
        "flop 7_clubs 8_clubs 9_clubs",
        "showed_hand 0 high_card ['king_spades', 'queen_clubs']",
        "banker_showed flush ['3_clubs', '4_clubs']",
        "bank_won_pot 60",
        "drew 0 1",
        "discarded 0 king_spades",
        "discarded 0 queen_clubs",
    ]


# -- stories -----------------------------------------------------------------------------------------------


@rule("WL-Y8", "WL-Y9", "WL-Y11", "WL-Y12", "WL-Y17", "WL-R15")
def test_a_story_of_the_right_pile() -> None:
    """Turned, rewarded in turn order, bandits, the sheriff; only then is the next card seen."""
    t = table(
        seat0={**ANNIE, "space": "M10"},
        seat1={**BILLY, **AWAY},
        seat2=AWAY,
        stories={0: ["honest_work"], 1: ["mail_order", "drinks_on_the_house"]},
        discs={1: [2, 0]},
    )
    assert course(t, "0 end_turn, 0 step D2, 0 stop") == [
        "story_told mail_order",
        "drew 0 2",
        "drew 2 2",
        "bandit_came S1",
        "bandit_came X1",
        "sheriff_moved D2",
        "story_opened right drinks_on_the_house",
        "turn_began 1",
    ]
    assert (t.open_story(0), t.open_story(1), t.discs(1)) == ("honest_work", "drinks_on_the_house", [0, 0, 0])


# -- the set-up and the turn -------------------------------------------------------------------------------


@rule("WL-S6", "WL-S7", "WL-S9", "WL-S10", "WL-S11", "WL-S14", "WL-R14")
def test_the_set_up_from_the_characters_to_the_first_turn() -> None:
    """All choose at once; then everybody is equipped and placed in turn order, and bandits come."""
    moves = "0 choose_character calamity_jane, 1 choose_character yb_rowdy, 2 choose_character doc_holliday"
    t = new(3, seed=1)
    assert course(t, f"{moves}, 2 start_at D8") == [
        "chose_character 0 calamity_jane",
        "chose_character 1 yb_rowdy",
        "chose_character 2 doc_holliday",
        "first_player 0",
        "drew 0 1",
        "got_item 0 revolver",
        "drew 1 2",
        "got_item 1 rifle",
        "drew 2 2",
        "got_item 2 revolver",
        "started_at 0 R1",
        "started_at 1 M3",
        "started_at 2 D8",
        *[f"bandit_came {space}" for space in ("M2", "S8", "S1", "X1", "P2", "C8")],
        "turn_began 0",
    ]
    assert t.asked == "0 income"


@rule("WL-V18", "WL-V31", "WL-S14")
def test_the_first_game_for_four_begins_with_characters_that_nobody_chose() -> None:
    """Bloody Knife stands on a hideout, where no bandit comes."""
    t = new(4, seed=3, first_game="on")
    assert t.asked == "3 start_at"
    told = course(t, "3 start_at D3")
    assert [line.split()[0] for line in told[:5]] == ["chose_character"] * 4 + ["first_player"]
    assert [line for line in told if line.startswith("started_at")] == [
        "started_at 0 P5",
        "started_at 1 X1",
        "started_at 2 D1",
        "started_at 3 D3",
    ]
    assert "bandit_came X1" not in told
    assert (told[-1], t.asked) == ("turn_began 0", "0 income")


@rule("WL-T3", "WL-T10", "WL-T12", "WL-R18", "WL-O6", "WL-V3", "WL-Z1")
def test_a_turn_from_its_income_to_the_next_one() -> None:
    """Ability, income, weapon, mount, actions; both stories, a late goal, the hand limit and the points."""
    arms = ["rifle", "shotgun", "mule", "mustang"]
    jane = {"character": "calamity_jane", "lp": 19, "wounds": 1, "wanted": 1, "space": "X1"}
    t = table(
        options={"goals": "on"},
        seat0={**jane, "hand": "2S 3S 4S 5S", "nuggets": 2, "equipment": arms, "goals": ["jane_1"]},
        seat1=AWAY,
        seat2=AWAY,
        phase="start",
        stories={0: ["mail_order"], 1: ["moonshine"]},
        discs={0: [0, 1], 1: [0, 1]},
        deck="7C 8C 9C 10C",
        sheriff="C1",
    )
    asked = [t.asked]
    for move in ("pass", "income money", "wield rifle", "wield mule", "end_turn", "tell_story right"):
        t.do(f"0 {move}")
        asked.append(t.asked)
    assert asked == ["0 ability", "0 income", "0 weapon", "0 mount", "0 act", "0 story_order", "0 sheriff"]
    t.do("0 stop")
    assert (t.log("story_told"), t.asked) == (["story_told moonshine", "story_told mail_order"], "0 sheriff")
    t.do("0 stop")
    assert (t.asked, t.cards(0)) == ("0 late_goals", 6)
    t.do("0 done")
    assert t.asked == "0 hand_limit"
    t.do("0 discard 2S, 0 discard 3S")
    assert (t.cards(0), t.lp(0), t.log("lived_as_outlaw"), t.ending) == (4, 21, ["lived_as_outlaw 0"], 1)
    assert t.asked == "1 income"
