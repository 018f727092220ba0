"""Described positions: `game.scenario({...})` for tests, puzzles and "what if".

Keys (all optional; seats count from 0, cards, faces and locations go by id):

- `at`: "dice" (all choose which dice to keep) or the location to be resolved next, such as "bank"
- `round`: its number; `sheriff`: a seat
- `kept`: {seat: "K K"}: dice in front of players; `rolls`: {seat: "Q 9 9"}: what lies under their cups. In
  the town everybody has kept five. If somebody already has five, the roll of the others is the last one.
- `money`: {seat: dollars}, `bank`, `stagecoach`: together they are all dollars of the game (DT-S8); seats
  that are not named share the rest, and if all are named, the rest is in the bank
- `nuggets`: {seat: nuggets}; the others are in the mine, or `mine`: how many are there, and seats that are
  not named share the rest
- `hands`: {seat: [cards]}, `fenced`: {seat: [deeds]}
- `deed_row`: [deeds from slot 1 on], `deed_pile`: [top deed, next, …], `deed_pile_size`: how many there are
  in all; what is then left over is fenced by the last seat
- `store_pile`: [top card, next, …], `store_pile_size`: how many there are in all; what is then left over is
  discarded
- `won`: [seats that have won something this round]

The rest is dealt at random. Nobody knows more about hidden cards than at the start of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.games.dice_town.components import (
    CARD_IDS,
    DEED_IDS,
    DICE,
    FACE_IDS,
    FACES,
    KINDS,
    LOCATION_IDS,
    SHAKY_JOE,
    STORE_IDS,
    STORE_KINDS,
)
from saloon.games.dice_town.rules.dice import ROLL
from saloon.games.dice_town.rules.town import TOWN
from saloon.games.dice_town.table import ALL_DICE, ROW

if TYPE_CHECKING:
    from saloon.authoring import Pile, State
    from saloon.games.dice_town.table import DiceTown

KEYS = [
    "at",
    "round",
    "sheriff",
    "kept",
    "rolls",
    "money",
    "bank",
    "stagecoach",
    "nuggets",
    "mine",
    "hands",
    "fenced",
    "deed_row",
    "deed_pile",
    "deed_pile_size",
    "store_pile",
    "store_pile_size",
    "won",
]
PLACES = ["dice", *LOCATION_IDS]
MOST_ROUNDS = 50


class Described:
    """A description being read; collects everything that is wrong with it."""

    def __init__(self, t: DiceTown, told: Mapping[str, Any]) -> None:
        """Start with all cards."""
        self.t = t
        self.told = told
        self.problems: list[str] = [
            f"'{key}' is unknown; known are: {', '.join(KEYS)}" for key in told if key not in KEYS
        ]
        self.left = [kind for kind in range(KINDS) for _copy in range(t.copies_of[kind])]

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        return self.bounded(self.told.get(key, default), key, least, most, default)

    def bounded(self, value: Any, where: str, least: int, most: int, default: int) -> int:
        """The same number if it is one within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problems.append(f"{where}: a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def by_seat(self, key: str) -> dict[int, Any]:
        """A mapping from seats."""
        found = self.told.get(key, {})
        if not isinstance(found, Mapping):
            self.problems.append(f"{key}: a mapping from seats is needed")
            return {}
        values: dict[int, Any] = {}
        for seat, value in found.items():
            number = int(seat) if str(seat).isdecimal() else -1
            if 0 <= number < self.t.players:
                values[number] = value
            else:
                self.problems.append(f"{key}: {seat!r} is not one of 0 to {self.t.players - 1}")
        return values

    def cards(self, value: Any, where: str, known: list[str]) -> list[int]:
        """A list of cards, taken from those that are left."""
        if not isinstance(value, list):
            self.problems.append(f"{where}: a list is needed")
            return []
        found: list[int] = []
        for name in value:
            if name not in known:
                self.problems.append(f"{where}: {name!r} cannot be there; allowed: {', '.join(known)}")
                continue
            kind = CARD_IDS.index(name)
            if kind in self.left:
                self.left.remove(kind)
                found.append(kind)
            else:
                self.problems.append(f"{where}: no {name} is left")
        return found

    def faces(self, value: Any, where: str, most: int) -> list[int]:
        """Faces of dice in a string."""
        names = value.split() if isinstance(value, str) else [""]
        for name in names:
            if name not in FACE_IDS:
                self.problems.append(f"{where}: faces are needed, such as 'Q 9 9', not {value!r}")
                return []
        if len(names) > most:
            self.problems.append(f"{where}: there are {most} dice for it, not {len(names)}")
            return []
        return [FACE_IDS.index(name) for name in names]


def lay_out(t: DiceTown, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay out a described position; returns everything that is wrong with it."""
    d = Described(t, told)
    at = told.get("at", "dice")
    if at not in PLACES:
        d.problems.append(f"at: {at!r} is not a place; allowed: {', '.join(PLACES)}")
    t.moment.round.set(s, d.number("round", 1, MOST_ROUNDS, 1))
    t.sheriff.set(s, d.number("sheriff", 0, t.players - 1, 0))
    _lay_money(t, s, d)
    _lay_nuggets(t, s, d)
    _lay_cards(t, s, d)
    in_town = at != "dice"
    _lay_dice(t, s, d, in_town)
    for seat in told.get("won", []):
        if not isinstance(seat, int) or not 0 <= seat < t.players:
            d.problems.append(f"won: {seat!r} is not one of 0 to {t.players - 1}")
        else:
            t.won.set(s, seat, 1)
    if d.problems:
        return d.problems
    if in_town:
        s.push(TOWN, 0, LOCATION_IDS.index(at))
    else:
        s.push(TOWN, 0, 0)
        finished = sum(t.kept.get(s, seat) == ALL_DICE for seat in range(t.players))
        if finished < t.players:
            s.push(ROLL, 0, 1 if finished > 0 else 0)
    return d.problems


def _lay_money(t: DiceTown, s: State, d: Described) -> None:
    """DT-S8: every dollar is somewhere."""
    total = t.start_money * t.players + t.start_bank
    named = {
        seat: d.bounded(value, f"money of {seat}", 0, total, 0) for seat, value in d.by_seat("money").items()
    }
    unnamed = [seat for seat in range(t.players) if seat not in named]
    stagecoach = d.number("stagecoach", 0, total, 0)
    rest = total - stagecoach - sum(named.values())
    bank = d.number("bank", 0, total, t.start_bank if unnamed else max(rest, 0))
    rest -= bank
    if rest < 0 or (rest > 0 and not unnamed):
        d.problems.append(f"money: there are {total} dollars in all, no more and no less (DT-S8)")
        return
    t.money.fill_bank(s, total)
    t.money.pay(s, t.bank, t.stagecoach, stagecoach)
    for seat, dollars in {**named, **_shared(rest, unnamed)}.items():
        t.money.pay(s, t.bank, seat, dollars)


def _shared(rest: int, seats: list[int]) -> dict[int, int]:
    """Divide a rest as evenly as possible; the first seats get one more."""
    return {
        seat: rest // len(seats) + (1 if place < rest % len(seats) else 0) for place, seat in enumerate(seats)
    }


def _lay_nuggets(t: DiceTown, s: State, d: Described) -> None:
    total = t.start_nuggets
    named = {
        seat: d.bounded(value, f"nuggets of {seat}", 0, total, 0)
        for seat, value in d.by_seat("nuggets").items()
    }
    rest = total - sum(named.values())
    unnamed = [seat for seat in range(t.players) if seat not in named]
    shared: dict[int, int] = {}
    if "mine" in d.told:
        rest -= d.number("mine", 0, total, 0)
        if rest >= 0 and unnamed:
            shared = _shared(rest, unnamed)
            rest = 0
        elif rest > 0:
            rest = -1
    if rest < 0:
        d.problems.append(f"nuggets: there are {total} in all, no more and no less (DT-S5)")
        return
    t.nuggets.fill_bank(s, total)
    for seat, nuggets in {**named, **shared}.items():
        t.nuggets.pay(s, t.mine, seat, nuggets)


def _lay_cards(t: DiceTown, s: State, d: Described) -> None:
    """Named cards are set aside first, the rest is shuffled."""
    holdable = [card for card in CARD_IDS if card != CARD_IDS[SHAKY_JOE]]  # he never stays (DT-C8)
    for seat, cards in d.by_seat("hands").items():
        for kind in d.cards(cards, f"hands of {seat}", holdable):
            t.hands.add(s, seat, kind)
    for seat, cards in d.by_seat("fenced").items():
        for kind in d.cards(cards, f"fenced of {seat}", DEED_IDS):
            t.fenced.add(s, seat, kind)
    row = d.cards(d.told.get("deed_row", []), "deed_row", DEED_IDS)
    if len(row) > ROW:
        d.problems.append(f"deed_row: there are {ROW} slots")
    deeds = d.cards(d.told.get("deed_pile", []), "deed_pile", DEED_IDS)
    store = d.cards(d.told.get("store_pile", []), "store_pile", STORE_IDS)
    if d.problems:
        return
    for kind in row:
        t.deed_row.put(s, kind)
    left = _shuffled(t.deed_pile, s, [kind for kind in d.left if kind >= STORE_KINDS])
    if "deed_row" not in d.told:
        while left and t.deed_row.count(s) < ROW:
            t.deed_row.put(s, left.pop())
    size = d.number("deed_pile_size", len(deeds), len(deeds) + len(left), len(deeds) + len(left))
    for kind in _pile_up(t.deed_pile, s, deeds, left, size):
        t.fenced.add(s, t.players - 1, kind)
    left = _shuffled(t.store_pile, s, [kind for kind in d.left if kind < STORE_KINDS])
    size = d.number("store_pile_size", len(store), len(store) + len(left), len(store) + len(left))
    for kind in _pile_up(t.store_pile, s, store, left, size):
        t.store_discards.put(s, kind)


def _shuffled(pile: Pile, s: State, kinds: list[int]) -> list[int]:
    for kind in kinds:
        pile.put(s, kind)
    pile.shuffle(s)
    shuffled = pile.cards(s)
    pile.clear(s)
    return shuffled


def _pile_up(pile: Pile, s: State, top: list[int], left: list[int], size: int) -> list[int]:
    """The described cards on top of random ones; returns what is left over."""
    for kind in left[: size - len(top)]:
        pile.put(s, kind)
    for kind in reversed(top):
        pile.put(s, kind)
    return left[size - len(top) :]


def _lay_dice(t: DiceTown, s: State, d: Described, in_town: bool) -> None:
    kept = {seat: d.faces(value, f"kept of {seat}", DICE) for seat, value in d.by_seat("kept").items()}
    rolls = d.by_seat("rolls")
    if in_town and rolls:
        d.problems.append("rolls: in the town all dice are kept")
    for seat in range(t.players):
        faces = kept.get(seat, [])
        if in_town:
            faces = faces + [s.below(FACES) for _die in range(DICE - len(faces))]
        for place, face in enumerate(faces):
            t.faces.set(s, seat, place, 1 + face)
        t.kept.set(s, seat, (1 << len(faces)) - 1)
        if seat in rolls:
            rolled = d.faces(rolls[seat], f"rolls of {seat}", DICE - len(faces))
            for place, face in enumerate(rolled, start=len(faces)):
                t.faces.set(s, seat, place, 1 + face)
