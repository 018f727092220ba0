"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …). Numbers about a die, a card
or an offer that the observer may not see are 0; hidden cards are observed as their number and as those known
to be among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.authoring.kit import NOTHING
from saloon.core.lanes import row_before
from saloon.games.dice_town.components import (
    CARD_IDS,
    CHEAT_CARD,
    DEED_IDS,
    DEED_VALUES,
    DICE,
    FACE_IDS,
    FACES,
    KINDS,
    LOCATION_IDS,
    LOCATIONS,
    SALOON,
    SHAKY_JOE,
    STORE,
    STORE_IDS,
    STORE_KINDS,
)
from saloon.games.dice_town.table import CARDS, MONEY, NUGGETS, OFFERS, ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.core.state import State
    from saloon.games.dice_town.table import DiceTown

STAGE_NAMES: Final[list[str]] = ["offers", "raises", "decision"]
OFFERED: Final[list[str]] = ["money", "nuggets", "store_cards", "deeds"]


def observe(c: DiceTown, s: State, player: int) -> list[int]:
    """What a player knows; `names` explains each number."""
    numbers: list[int] = []
    _table(c, s, player, numbers)
    _deeds(c, s, numbers)
    _moment(c, s, player, numbers)
    for place in range(c.players):
        seat = (player + place) % c.players
        _goods(c, s, seat, player, numbers)
        _dice(c, s, seat, player, numbers)
        _offer(c, s, seat, player, numbers)
    return numbers


def observation_size(c: DiceTown) -> int:
    """How many numbers an observation has."""
    return len(names(c))


def names(c: DiceTown) -> list[str]:
    """What each number of an observation means."""
    seats = [str(place) for place in range(c.players)]
    found = ["over", "round", "reveals", "last_roll", "mine", "bank", "stagecoach", "store_pile"]
    found += ["store_discards"]
    found += _joined("prompt", _prompts(c))
    found += _joined("sheriff", seats)
    found += _joined("spent", STORE_IDS)
    found += ["location.dice", *_joined("location", LOCATION_IDS)]
    for location in LOCATION_IDS:
        found += _joined(f"winner.{location}", seats)
    found += ["deed_pile"]
    found += _joined("deed_row", [str(slot + 1) for slot in range(ROW)])
    found += _joined("deed_bottom", [str(place + 1) for place in range(c.deeds)])
    found += _joined("tie", STAGE_NAMES)
    found += _joined("window", STORE_IDS)
    found += ["window.loot"]
    found += _joined("played", STORE_IDS)
    found += _joined("played.by", seats)
    found += _joined("played.die", [str(place + 1) for place in range(DICE)])
    found += _joined("played.face", FACE_IDS)
    found += _joined("played.target", seats)
    found += _joined("drawn.by", seats)
    found += _joined("drawn.from", seats)
    found += ["drawn.store_cards", "drawn.deeds"]
    found += _joined("drawn", CARD_IDS)
    for seat in seats:
        found += _seat_names(f"seat.{seat}")
    return found


def _seat_names(seat: str) -> list[str]:
    found = [f"{seat}.{field}" for field in ("money", "nuggets", "store_cards", "deeds", "points")]
    found += _joined(f"{seat}.card", CARD_IDS)
    found += _joined(f"{seat}.fenced", DEED_IDS)
    found += [
        f"{seat}.{field}" for field in ("asked", "won", "quiet", "tied", "entitled", "visitor", "visit")
    ]
    found += [f"{seat}.in_window"]
    for place in range(1, DICE + 1):
        found += [f"{seat}.die.{place}.{field}" for field in ("kept", "new", "rolled", "chosen")]
        found += _joined(f"{seat}.die.{place}", FACE_IDS)
    found += _joined(f"{seat}.offer", OFFERED)
    found += _joined(f"{seat}.offer", CARD_IDS)
    return found


# -- the parts of an observation, in the order of their names ------------------------------------------


def _table(c: DiceTown, s: State, player: i64, numbers: list[int]) -> None:
    numbers.append(1 if s.over else 0)
    numbers.append(c.moment.round.get(s))
    numbers.append(c.moment.reveals.get(s))
    numbers.append(1 if c.moment.last_roll.get(s) else 0)
    numbers.append(c.nuggets.amount(s, c.mine))
    numbers.append(c.money.amount(s, c.bank))
    numbers.append(c.money.amount(s, c.stagecoach))
    numbers.append(c.store_pile.count(s))
    numbers.append(c.store_discards.count(s))
    asked = s.prompt(player)
    if asked == "" and not s.over and not s.simultaneous:
        asked = s.prompt(s.actor())  # everybody sees a question to a single player
    for prompt in _prompts(c):
        numbers.append(1 if prompt == asked else 0)
    _seat_of(c, c.sheriff.get(s), player, numbers)
    for kind in range(STORE_KINDS):
        numbers.append(c.memory.spent(s, kind))
    _one_of(1 + LOCATIONS, 1 + c.moment.location.get(s), numbers)
    for location in range(LOCATIONS):
        _seat_of(c, c.winners.get(s, location) - 1, player, numbers)


def _deeds(c: DiceTown, s: State, numbers: list[int]) -> None:
    """The open deeds, and those known under the pile in order; by value, 0 for none."""
    numbers.append(c.deed_pile.count(s))
    for slot in range(ROW):
        numbers.append(c.deed_row.at(s, slot) - STORE_KINDS + 1 if slot < c.deed_row.count(s) else 0)
    known = c.moment.known_bottom.get(s)
    for place in range(c.deeds):
        numbers.append(c.deed_pile.at(s, known - 1 - place) - STORE_KINDS + 1 if place < known else 0)


def _moment(c: DiceTown, s: State, player: i64, numbers: list[int]) -> None:
    """What is going on: a tie, a window, a played card, cards to choose from."""
    _one_of(len(STAGE_NAMES), c.moment.stage.get(s) - 1, numbers)
    window = c.moment.window.get(s)
    _one_of(STORE_KINDS, window if window > 0 else NOTHING, numbers)
    numbers.append(c.moment.loot.get(s) if window > 0 else 0)
    by = c.played.player.get(s)
    kind = c.played.card.get(s) if by >= 0 else NOTHING
    detail = c.played.detail.get(s)
    cheats = kind == CHEAT_CARD and detail >= 0
    _one_of(STORE_KINDS, kind, numbers)
    _seat_of(c, by, player, numbers)
    _one_of(DICE, detail // FACES if cheats else NOTHING, numbers)
    _one_of(FACES, detail % FACES if cheats else NOTHING, numbers)
    _seat_of(c, detail if kind == SHAKY_JOE else NOTHING, player, numbers)
    _drawn(c, s, player, numbers)


def _drawn(c: DiceTown, s: State, player: i64, numbers: list[int]) -> None:
    """DT-I4, DT-I5: cards of which one is kept; their faces for those who see them."""
    victim = c.moment.victim.get(s)
    pile = c.looked_at if victim >= 0 else c.drawn
    cards = pile.cards(s)
    by = c.winners.get(s, SALOON if victim >= 0 else STORE) - 1 if cards else NOTHING
    _seat_of(c, by, player, numbers)
    _seat_of(c, victim, player, numbers)
    deeds = sum(kind >= STORE_KINDS for kind in cards)
    numbers.append(len(cards) - deeds)
    numbers.append(deeds)
    sees = player in (by, victim)
    for kind in range(KINDS):
        numbers.append(cards.count(kind) if sees else 0)


def _goods(c: DiceTown, s: State, seat: i64, player: i64, numbers: list[int]) -> None:
    """Money, nuggets, cards as far as they are known, and where in the round the player stands."""
    open_hand = seat == player or c.moment.counting.get(s)
    numbers.append(c.money.amount(s, seat))
    numbers.append(c.nuggets.amount(s, seat))
    numbers.append(c.store_cards(s, seat))
    numbers.append(c.deeds_in_hand(s, seat))
    numbers.append(c.score(s, seat) if open_hand else c.open_points(s, seat))
    for kind in range(KINDS):
        known = c.hands.count(s, seat, kind) if open_hand else c.memory.known(s, player, seat, kind)
        numbers.append(known)
    for value in range(DEED_VALUES):
        numbers.append(c.fenced.count(s, seat, STORE_KINDS + value))
    numbers.append(1 if s.acts(seat) else 0)
    numbers.append(c.won.get(s, seat))
    numbers.append(c.quiet.get(s, seat))
    numbers.append((c.moment.tied.get(s) >> seat) & 1)
    numbers.append((c.moment.entitled.get(s) >> seat) & 1)
    numbers.append(1 if c.moment.visitor.get(s) == seat else 0)
    order = c.visit_order.cards(s)[::-1]
    numbers.append(1 + order.index(seat) if seat in order else 0)
    numbers.append((c.moment.asked.get(s) >> seat) & 1)


def _dice(c: DiceTown, s: State, seat: i64, player: i64, numbers: list[int]) -> None:
    """DT-I2: kept dice are open, dice under a cup only to their owner."""
    kept = c.kept.get(s, seat)
    sealed = c.sealed.get(s, seat) - 1
    for place in range(DICE):
        number = c.faces.get(s, seat, place)
        is_kept = (kept >> place) & 1
        numbers.append(is_kept)
        numbers.append((c.fresh.get(s, seat) >> place) & 1)
        numbers.append(1 if number > 0 else 0)
        chosen = seat == player and is_kept == 0 and sealed >= 0 and (sealed >> place) & 1 == 1
        numbers.append(1 if chosen else 0)
        _one_of(FACES, number - 1 if is_kept == 1 or seat == player else NOTHING, numbers)


def _offer(c: DiceTown, s: State, seat: i64, player: i64, numbers: list[int]) -> None:
    """DT-R27: a revealed offer, or the player's own in the making; faces for the Sheriff and its owner."""
    row = row_before(s, c.offers, seat)
    if seat == player:
        row = [c.offers.get(s, seat, place) for place in range(CARDS + KINDS)]
    elif c.moment.stage.get(s) == OFFERS:
        row = [0] * len(row)
    cards = row[CARDS:]
    numbers.append(row[MONEY])
    numbers.append(row[NUGGETS])
    numbers.append(sum(cards[:STORE_KINDS]))
    numbers.append(sum(cards[STORE_KINDS:]))
    sees = player in (seat, c.sheriff.get(s))
    for kind in range(KINDS):
        numbers.append(cards[kind] if sees else 0)


# -- helpers -------------------------------------------------------------------------------------------


def _joined(prefix: str, endings: list[str]) -> list[str]:
    return [f"{prefix}.{ending}" for ending in endings]


def _prompts(c: DiceTown) -> list[str]:
    """What a player can be asked."""
    return [step.name for step in c.steps if step.asks]


def _one_of(size: i64, which: i64, numbers: list[int]) -> None:
    """A 1 at its place among zeros; only zeros for NOTHING."""
    for place in range(size):
        numbers.append(1 if place == which else 0)


def _seat_of(c: DiceTown, seat: i64, player: i64, numbers: list[int]) -> None:
    """A seat counted from the observer, or only zeros."""
    _one_of(c.players, NOTHING if seat < 0 else (seat - player + c.players) % c.players, numbers)
