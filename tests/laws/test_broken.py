"""Every law catches the games that break it; the sound example passes them all (see `test_laws.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.laws import broken
from tests.laws.broken import Broken
from tests.laws.clone import check_clone
from tests.laws.conservation import check_conservation
from tests.laws.determinism import check_chance, check_determinism
from tests.laws.law import LawBroken, Script, Table
from tests.laws.numbers import check_numbers
from tests.laws.progress import check_progress
from tests.laws.refusal import check_refusal
from tests.laws.round_trip import check_round_trip
from tests.laws.secrecy import check_secrecy
from tests.laws.traceability import check_traceability, rules_of
from tests.laws.undo import check_undo
from tests.laws.words import check_words

import saloon

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 12
"""Within so many games a broken law must show."""

PLAYED: list[tuple[Callable[[Table, Script], None], Broken, str]] = [
    (check_progress, Broken("stuck", steps=lambda h: [broken.NothingToChoose(h)]), "without a choice"),
    (check_progress, Broken("endless", steps=lambda h: [broken.NobodyPays(h)]), "and no end"),
    (check_determinism, Broken("other_chance", broken.OtherChance), "is another one"),
    (check_determinism, Broken("listeners", steps=lambda h: [broken.MovedByListeners(h)]), "another"),
    (check_chance, Broken("restless", steps=lambda h: [broken.RestlessBid(h)]), "different ways"),
    (check_clone, Broken("shared_notes", broken.SharedNotes), "moves its original"),
    (check_secrecy, Broken("open_hands", broken.OpenHands), "knows the truth"),
    (check_secrecy, Broken("hand_tells_pass", broken.HandTellsPass), "knows the truth"),
    (check_secrecy, Broken("spectator_sees_hands", broken.SpectatorSeesHands), "None sees knows the truth"),
    (check_secrecy, Broken("loud_draw", steps=lambda h: [broken.LoudDraw(h)]), "events tell"),
    (check_secrecy, Broken("loud_bid", steps=lambda h: [broken.LoudBid(h)]), "events tell"),
    (check_secrecy, Broken("peeks_at_bids", broken.PeeksAtBids), "depends on the truth"),
    (check_secrecy, Broken("remembers_order", broken.RemembersOrder), "depends on the truth"),
    (check_secrecy, Broken("forgets_own_hand", broken.ForgetsOwnHand), "knows the truth"),
    (check_secrecy, Broken("other_choices", steps=lambda h: [broken.OtherChoices(h)]), "choices of"),
    (check_round_trip, Broken("lossy_storage", broken.LossyStorage), "comes back as another one"),
    (check_conservation, Broken("burning_bids", broken.BurningBids), "should be"),
    (check_conservation, Broken("more_than_there_is", broken.MoreThanThereIs), "should be"),
    (check_refusal, Broken("allows_too_much", steps=lambda h: [broken.AllowsTooMuch(h)]), "offered: False"),
    (check_refusal, Broken("forbids_too_much", steps=lambda h: [broken.ForbidsTooMuch(h)]), "offered: True"),
    (check_refusal, broken.rule_without_text(), "has no text"),
    (check_undo, Broken("quiet_draw", broken.OpenDecks, lambda h: [broken.QuietDraw(h)]), "something hidden"),
]


def play_until_broken(check: Callable[[Table, Script], None], tables: list[Table]) -> None:
    for seed in range(GAMES):
        check(tables[seed % 2], Script(seed, by_family=seed % 3 == 0))


@pytest.mark.parametrize(("check", "game", "message"), PLAYED, ids=[game.name for _, game, _ in PLAYED])
def test_broken_play_is_caught(check: Callable[[Table, Script], None], game: Broken, message: str) -> None:
    saloon.register(game)  # records find their game by its name
    tables = [Table(game, players, {}) for players in (2, 4)]
    with pytest.raises(LawBroken, match=message):
        play_until_broken(check, tables)


def test_two_actions_of_one_name_are_caught() -> None:
    with pytest.raises(LawBroken, match="is both action 0 and action 2"):
        check_numbers(broken.two_of_a_name())


def test_a_missing_text_is_caught() -> None:
    with pytest.raises(LawBroken, match="'event-sneezed' has no text in en"):
        check_words(broken.event_without_text())


def test_a_text_with_a_gap_is_caught() -> None:
    with pytest.raises(LawBroken, match="'event-drew' in en"):
        check_words(broken.text_with_a_gap())


def test_an_untested_rule_is_caught() -> None:
    tested = rules_of(broken.SOUND) - {"HB-7"}
    with pytest.raises(LawBroken, match="1 rules have no test: HB-7"):
        check_traceability(broken.SOUND, tested)


def test_a_test_of_no_rule_is_caught() -> None:
    tested = rules_of(broken.SOUND) | {"HB-77"}
    with pytest.raises(LawBroken, match="tests name rules that there are not: HB-77"):
        check_traceability(broken.SOUND, tested)
