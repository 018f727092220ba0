"""Every law catches the games that break it; the sound example passes them all (see `test_laws.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from examples.copy_me.rules import BID, PICK
from examples.copy_me.table import HighBid
from tests.laws import broken
from tests.laws.broken import Broken
from tests.laws.clone import check_clone
from tests.laws.conservation import check_conservation
from tests.laws.determinism import check_chance, check_determinism
from tests.laws.hiding import check_hiding
from tests.laws.law import LawBroken, Script, Table
from tests.laws.numbers import check_numbers
from tests.laws.parts import check_parts
from tests.laws.progress import check_progress, check_stubborn
from tests.laws.refusal import check_refusal
from tests.laws.round_trip import check_round_trip
from tests.laws.secrecy import check_secrecy
from tests.laws.traceability import check_traceability, rules_of
from tests.laws.undo import check_undo
from tests.laws.words import check_words

import saloon
from saloon.core import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAMES = 12
"""A broken law must show within this many games."""

PLAYED: list[tuple[Callable[[Table, Script], None], Broken, str]] = [
    (check_progress, Broken("stuck", HighBid, broken.NothingToChoose(BID)), "without a choice"),
    (check_progress, Broken("endless", HighBid, broken.NobodyPays("auction")), "and no end"),
    (check_determinism, Broken("other_chance", broken.OtherChance), "is another one"),
    (check_determinism, Broken("listeners", HighBid, broken.MovedByListeners(PICK)), "another"),
    (check_chance, Broken("restless", HighBid, broken.RestlessBid(BID)), "different ways"),
    (check_clone, Broken("shared_notes", broken.SharedNotes, broken.NotedBid(BID)), "moves its original"),
    (check_secrecy, Broken("open_hands", broken.OpenHands), "knows the truth"),
    (check_secrecy, Broken("open_bids", broken.OpenBids), "knows the truth"),
    (check_secrecy, Broken("spectator_sees_hands", broken.SpectatorSeesHands), "None sees knows the truth"),
    (check_secrecy, Broken("loud_deck", HighBid, broken.LoudDeck(PICK)), "events tell"),
    (check_secrecy, Broken("loud_bid", HighBid, broken.LoudBid(BID)), "events tell"),
    (check_secrecy, Broken("order_tells_deck", HighBid, broken.OrderTellsDeck(PICK)), "events tell"),
    (check_parts, Broken("dull_seats", broken.DullSeats), "the seat of"),
    (check_parts, Broken("dull_hands", broken.DullHands), "the own view of"),
    (check_parts, Broken("other_parts", broken.OtherParts), "sees:"),
    (check_parts, Broken("other_fixed_part", broken.OtherFixedPart), "sees:"),
    (check_hiding, Broken("imagines_nothing", broken.ImaginesNothing), "is always the same"),
    (check_hiding, Broken("leaves_bids", broken.LeavesBids), "in 'sealed' is always the same"),
    (check_secrecy, Broken("peeks_at_bids", broken.PeeksAtBids), "depends on the truth"),
    (check_secrecy, Broken("remembers_order", broken.RemembersOrder), "depends on the truth"),
    (check_secrecy, Broken("forgets_own_hand", broken.ForgetsOwnHand), "knows the truth"),
    (check_secrecy, Broken("other_choices", HighBid, broken.OtherChoices(BID)), "choices of"),
    (
        check_round_trip,
        Broken("lossy_storage", broken.LossyStorage, broken.CountedBid(BID)),
        "comes back as another one",
    ),
    (check_conservation, Broken("burning_bids", HighBid, broken.BurningBids("auction")), "should be"),
    (check_conservation, Broken("more_than_there_is", broken.MoreThanThereIs), "should be"),
    (check_refusal, Broken("allows_too_much", HighBid, broken.AllowsTooMuch(BID)), "offered: False"),
    (check_refusal, Broken("forbids_too_much", HighBid, broken.ForbidsTooMuch(BID)), "offered: True"),
    (check_refusal, broken.rule_without_text(), "has no text"),
    (check_undo, Broken("quiet_draw", broken.OpenDeck, broken.QuietDraw(BID)), "something hidden"),
]


@pytest.fixture(autouse=True)
def _leave_no_games_behind() -> Iterator[None]:
    """Other tests of the same process must not find what is registered here."""
    known = dict(registry._loaded)
    yield
    for name in set(registry._loaded) - set(known):
        del registry._loaded[name]


def play_until_broken(check: Callable[[Table, Script], None], tables: list[Table]) -> None:
    for seed in range(GAMES):
        check(tables[seed % 2], Script(seed, by_family=seed % 3 == 0))


@pytest.mark.parametrize(("check", "game", "message"), PLAYED, ids=[game.name for _, game, _ in PLAYED])
def test_broken_play_is_caught(check: Callable[[Table, Script], None], game: Broken, message: str) -> None:
    saloon.register(game)  # records find their game by its name
    tables = [Table(game, players, {}) for players in (2, 4)]
    with pytest.raises(LawBroken, match=message):
        play_until_broken(check, tables)


def test_a_game_that_only_stubborn_players_never_end_is_caught() -> None:
    game = Broken("low_bids_come_back", HighBid, broken.LowBidsComeBack("auction"))
    game.bound = 1000
    play_until_broken(check_progress, [Table(game, players, {}) for players in (2, 4)])
    with pytest.raises(LawBroken, match="and no end"):
        check_stubborn(Table(game, 3, {}))


@pytest.mark.parametrize("table", [broken.ImaginesNothing, broken.LeavesBids])
def test_only_hiding_catches_what_is_not_thrown_away(table: type[HighBid]) -> None:
    game = Broken(table.__name__, table)
    saloon.register(game)
    for check in (
        check_progress,
        check_determinism,
        check_clone,
        check_secrecy,
        check_round_trip,
        check_undo,
    ):
        play_until_broken(check, [Table(game, 2, {})] * 2)


def test_two_actions_of_one_name_are_caught() -> None:
    with pytest.raises(LawBroken, match="is both action 0 and action 2"):
        check_numbers(broken.two_of_a_name())


def test_a_missing_text_is_caught() -> None:
    with pytest.raises(LawBroken, match="'event-sneezed' has no text in en"):
        check_words(broken.event_without_text())


def test_a_text_with_a_gap_is_caught() -> None:
    with pytest.raises(LawBroken, match="'event-sealed' in en"):
        check_words(broken.text_with_a_gap())


def test_a_field_without_a_name_is_caught() -> None:
    with pytest.raises(LawBroken, match=r"the view's \['weather'\] have no text in en"):
        check_words(Broken("tells_the_weather", broken.TellsTheWeather))


def test_an_untested_rule_is_caught() -> None:
    tested = rules_of(broken.SOUND) - {"HB-7"}
    with pytest.raises(LawBroken, match="1 rules have no test: HB-7"):
        check_traceability(broken.SOUND, tested)


def test_a_test_of_an_unknown_rule_is_caught() -> None:
    tested = rules_of(broken.SOUND) | {"HB-77"}
    with pytest.raises(LawBroken, match="tests name unknown rules: HB-77"):
        check_traceability(broken.SOUND, tested)
