"""Described positions: `game.scenario({...})` for tests, puzzles and "what if".

Keys (all optional; seats count from 0, everything goes by the ids of `names.py`):

- `round`: 1 to 3; `turn`: 1 to 5; `at`: "turn" (the line-up was just flipped), "poker" (five turns are over)
  or "sheriff" (before bribes)
- `lineup`: [three cards]; `deck`: [top card, next, …], the others follow at random; `sheriff`: a card
- `discards`: [cards]; `deck_size`: how many cards the deck holds, the others are discarded
- `maps`: {seat: {"money": 4, "gold": 2, "stars": 0, "wanted": 0, "pans": 0, "hammers": 0,
  "circled": [spaces], "robbed": [targets], "items": [items], "stays": 0, "claims": [claims],
  "character": …, "uses": 1, "poker": [[cards], [cards], [cards]], "hole": [two cards], "arrests": 0,
  "wanted_ever": 0, "peeked": False, "bonus_from": [areas]}}
- `bounties`: [ids]; `turned`: those of them that show their 4-star side; `met`: {seat: {bounty: stars}}
- `cowbot`: its id, where the option leaves it open; `stolen`: how many cards it has stolen

What is not named is as at the start, or dealt at random. Poker columns are filled with cards that are worth
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.authoring import NOTHING
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    BOUNTY_IDS,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CLAIM_IDS,
    COWBOT_IDS,
    GOLD,
    HOTEL_STAY,
    ITEM_IDS,
    MINE,
    RESOURCE_IDS,
    RESOURCES,
    SPACE_IDS,
    TARGET_IDS,
    TRAIL,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import MOST_CLAIMS, OPEN_BOUNTIES
from saloon.games.fliptown.poker import hand_of
from saloon.games.fliptown.rules import evening, rounds, sheriff
from saloon.games.fliptown.rules.setup import MIDDLE, give_character, give_start
from saloon.games.fliptown.table import (
    MAYOR,
    TURNS_PHASE,
)

if TYPE_CHECKING:
    from saloon.authoring import NOTHING, State
    from saloon.games.fliptown.table import Fliptown

KEYS = [
    *["round", "turn", "at", "lineup", "deck", "deck_size", "sheriff", "discards", "maps"],
    *["bounties", "turned", "met", "cowbot", "stolen"],
]
MAP_KEYS = [
    *RESOURCE_IDS,
    *["circled", "robbed", "items", "stays", "claims", "character", "uses", "poker", "hole"],
    *["arrests", "wanted_ever", "peeked", "bonus_from"],
]
MOMENTS = ["turn", "poker", "sheriff"]
WORTHLESS = ["h2", "s4", "d6", "c8", "h10"]
"""What fills a poker column of which nothing is told."""
MOST_NUMBER = 999


class Described:
    """A description being read; collects everything that is wrong with it."""

    def __init__(self, t: Fliptown, s: State, told: Mapping[str, Any]) -> None:
        """Shuffle all cards, to be looked through for those that are described."""
        self.t = t
        self.s = s
        self.told = told
        self.problems: list[str] = []
        self.check_keys(told, KEYS, "")
        for card in range(CARDS):
            t.deck.put(s, card)
        t.deck.shuffle(s)
        self.left = t.deck.cards(s)
        t.deck.clear(s)

    def check_keys(self, told: Mapping[str, Any], known: list[str], where: str) -> None:
        """Only keys that mean something."""
        for key in told:
            if key not in known:
                self.problems.append(f"{where}'{key}' is unknown; known are: {', '.join(known)}")

    def number(self, told: Mapping[str, Any], key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = told.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problems.append(f"{key}: a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def listed(self, value: Any, where: str, names: list[str]) -> list[int]:
        """A list of ids, as numbers."""
        if not isinstance(value, list):
            self.problems.append(f"{where}: a list is needed")
            return []
        for each in value:
            if each not in names:
                self.problems.append(f"{where}: {each!r} is unknown")
        return [names.index(each) for each in value if each in names]

    def taken(self, value: Any, where: str) -> list[int]:
        """Cards that lie somewhere, each of which there is once."""
        found: list[int] = []
        for card in self.listed(value, where, CARD_IDS):
            if card in self.left:
                self.left.remove(card)
                found.append(card)
            else:
                self.problems.append(f"{where}: {CARD_IDS[card]} lies somewhere else already")
        return found

    def one_of(self, told: Mapping[str, Any], key: str, names: list[str], default: str) -> str:
        """One of some words."""
        value = told.get(key, default)
        if value not in names:
            self.problems.append(f"{key}: {value!r} is not one of {', '.join(names)}")
            return default
        return str(value)

    def seats(self, key: str) -> dict[int, Mapping[str, Any]]:
        """A mapping from seats to mappings."""
        found = self.told.get(key, {})
        if not isinstance(found, Mapping):
            self.problems.append(f"{key}: a mapping from seats is needed")
            return {}
        by_seat: dict[int, Mapping[str, Any]] = {}
        for seat, value in found.items():
            number = int(seat) if str(seat).isdecimal() else -1
            if not 0 <= number < self.t.players or not isinstance(value, Mapping):
                self.problems.append(f"{key}: {seat!r} is not one of 0 to {self.t.players - 1}, with a table")
            else:
                by_seat[number] = value
        return by_seat


def lay_out(t: Fliptown, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay a described position out; the answer lists all that is wrong with it."""
    d = Described(t, s, told)
    moment = d.one_of(told, "at", MOMENTS, "turn")
    turn = d.number(told, "turn", 1, TURNS, 1)
    t.clock.round.set(s, d.number(told, "round", 1, 3, 1))
    t.clock.turn.set(s, turn if moment == "turn" else 0)
    t.clock.phase.set(s, TURNS_PHASE)
    maps = d.seats("maps")
    _lay_cards(d, moment, maps)
    for seat in range(t.players):
        _lay_map(d, seat, maps.get(seat, {}), turn - 1 if moment == "turn" else TURNS)
    _lay_bounties(d)
    if d.problems:
        return d.problems
    if moment == "poker":
        s.push(evening.POKER, 0)
    elif moment == "sheriff":
        s.push(sheriff.VISIT_SHERIFF, 0)
    else:
        s.push(rounds.BEGIN_TURNS, 0)
        mayor = t.owner_of(s, MAYOR)
        if mayor != NOTHING:
            s.push(rounds.REFLIPPING, mayor)
    return []


# -- cards ---------------------------------------------------------------------------------------------------


def _lay_cards(d: Described, moment: str, maps: Mapping[int, Mapping[str, Any]]) -> None:
    """What is named first, so that nothing that is dealt gets hold of it."""
    t, s, told = d.t, d.s, d.told
    lineup = d.taken(told.get("lineup", []), "lineup")
    deck = d.taken(told.get("deck", []), "deck")
    sheriff = d.taken([told["sheriff"]] if "sheriff" in told else [], "sheriff")
    discards = d.taken(told.get("discards", []), "discards")
    holes: dict[int, list[int]] = {}
    for seat in range(t.players):
        holes[seat] = d.taken(maps.get(seat, {}).get("hole", []), f"hole of {seat}")
        if holes[seat] and not t.hold_em:
            d.problems.append("hole: only with hold'em")
    stolen = d.number(told, "stolen", 0, 14 if t.has_cowbot else 0, 0)
    if moment != "turn" and "lineup" in told:
        d.problems.append("lineup: there is none outside of turns")
    elif len(lineup) > 3 or any(len(cards) > 2 for cards in holes.values()):
        d.problems.append("lineup, hole: a line-up has three cards, and there are two hold'em cards")
    if d.problems:
        return
    while moment == "turn" and len(lineup) < 3:
        lineup.append(d.left.pop())
    for card in lineup:
        t.lineup.put(s, card)
    t.sheriff.put(s, sheriff[0] if sheriff else d.left.pop())
    for seat in range(t.players):
        if t.hold_em and moment != "sheriff":
            while len(holes[seat]) < 2:
                holes[seat].append(d.left.pop())
            for place in range(2):
                t.people.hole.set(s, seat, place, holes[seat][place])
    for _card in range(stolen):
        t.stolen.put(s, d.left.pop())
    t.stolen_by_round.set(s, t.clock.round.get(s), stolen)
    rest = len(d.left)
    size = d.number(told, "deck_size", len(deck), len(deck) + rest, len(deck) + rest)
    for place in range(rest):
        (t.deck if place < size - len(deck) else t.discards).put(s, d.left.pop())
    for card in reversed(deck):
        t.deck.put(s, card)
    for card in discards:
        t.discards.put(s, card)


# -- maps ----------------------------------------------------------------------------------------------------


def _lay_map(d: Described, seat: int, told: Mapping[str, Any], filled: int) -> None:
    """A player's row; `filled` is how many cards this round's poker column holds."""
    t, s, people = d.t, d.s, d.t.people
    d.check_keys(told, MAP_KEYS, f"map of {seat}: ")
    _lay_start(d, seat, told)
    for resource, name in enumerate(RESOURCE_IDS):
        most = MOST_NUMBER if resource <= WANTED else 4
        default = people.resources.get(s, seat, resource)
        people.resources.set(s, seat, resource, d.number(told, name, 0, most, default))
    masks = [0, 0, 0, 0, int(MIDDLE)]
    for space in d.listed(told.get("circled", []), "circled", SPACE_IDS):
        area = t.box.area_of[space]
        masks[area] |= 1 << (space - t.box.first_space[area])
    for area in range(len(AREA_IDS)):
        people.circled.set(s, seat, area, masks[area])
    people.position.set(s, seat, masks[TRAIL].bit_length())
    gold = [t.box.gain[(t.box.first_space[MINE] + room) * RESOURCES + GOLD] for room in range(14)]
    people.mine_gold.set(s, seat, sum(gold[room] for room in range(14) if masks[MINE] >> room & 1))
    robbed = d.listed(told.get("robbed", []), "robbed", TARGET_IDS)
    people.successes.set(s, seat, sum(1 << target for target in robbed))
    owned = people.owned.get(s, seat)
    for item in d.listed(told.get("items", []), "items", ITEM_IDS[:HOTEL_STAY]):
        owned |= BIT[item]
    people.owned.set(s, seat, owned)
    people.stays.set(s, seat, d.number(told, "stays", 0, len(t.box.hotel) - 1, 0))
    _lay_claims(d, seat, told)
    people.arrests.set(s, seat, d.number(told, "arrests", 0, 3, 0))
    wanted = people.wanted.get(s, seat)
    people.wanted_ever.set(s, seat, d.number(told, "wanted_ever", 0, MOST_NUMBER, wanted))
    people.peeked.set(s, seat, told.get("peeked", False) is True)
    bonus = d.listed(told.get("bonus_from", []), "bonus_from", AREA_IDS)
    people.bonus_from.set(s, seat, sum(1 << area for area in set(bonus)))
    _lay_poker(d, seat, told.get("poker", []), filled)


def _lay_start(d: Described, seat: int, told: Mapping[str, Any]) -> None:
    """A character with what it begins with, or what everybody begins with."""
    t, s = d.t, d.s
    if not t.characters:
        if "character" in told:
            d.problems.append("character: the game is played without")
        give_start(t, s, seat)
        return
    name = d.one_of(told, "character", CHARACTER_IDS, CHARACTER_IDS[seat])
    give_character(t, s, seat, CHARACTER_IDS.index(name))
    t.people.uses.set(s, seat, d.number(told, "uses", 0, 2, t.people.uses.get(s, seat)))


def _lay_claims(d: Described, seat: int, told: Mapping[str, Any]) -> None:
    people = d.t.people
    taken = 0
    claims = d.listed(told.get("claims", []), "claims", CLAIM_IDS)
    for place, claim in enumerate(claims[:MOST_CLAIMS]):
        mask = d.t.box.claim_mask[claim]
        if taken & mask:
            d.problems.append(f"claims: {CLAIM_IDS[claim]} lies on another claim")
        taken |= mask
        people.claims.set(d.s, seat, place, claim)
    people.lots.set(d.s, seat, taken)


def _lay_poker(d: Described, seat: int, told: Any, filled: int) -> None:
    """The columns so far, and what those of earlier rounds were worth."""
    t, s, people = d.t, d.s, d.t.people
    round_now = t.clock.round.get(s)
    columns = told if isinstance(told, list) else []
    for number in range(round_now):
        is_running = number == round_now - 1
        need = filled if is_running else TURNS
        column = d.listed(columns[number], "poker", CARD_IDS) if number < len(columns) else []
        column += [CARD_IDS.index(card) for card in WORTHLESS[len(column) :]]
        for place in range(need):
            people.poker.set(s, seat, number * TURNS + place, column[place])
        if not is_running:
            people.hands.set(s, seat, number, hand_of(*column[:5]))


def _lay_bounties(d: Described) -> None:
    t, s = d.t, d.s
    bounties = d.listed(d.told.get("bounties", []), "bounties", BOUNTY_IDS)
    if bounties and t.solo:
        d.problems.append("bounties: there are none in a solo game (FT-S5)")
    if len(bounties) > OPEN_BOUNTIES:
        d.problems.append("bounties: three are open at most")
        return
    for place, bounty in enumerate(bounties):
        t.bounties.set(s, place, 1 + bounty)
    for bounty in d.listed(d.told.get("turned", []), "turned", BOUNTY_IDS):
        if bounty in bounties:
            t.turned.set(s, bounties.index(bounty), 1)
    for seat, met in d.seats("met").items():
        for name, stars in met.items():
            if name in BOUNTY_IDS and BOUNTY_IDS.index(name) in bounties:
                t.people.bounty_stars.set(s, seat, bounties.index(BOUNTY_IDS.index(name)), int(stars))
            else:
                d.problems.append(f"met: {name!r} is no open bounty")
    if t.has_cowbot:
        fixed = t.cowbot_option if t.cowbot_option in COWBOT_IDS else COWBOT_IDS[0]
        name = d.one_of(d.told, "cowbot", COWBOT_IDS, fixed)
        t.clock.cowbot.set(s, COWBOT_IDS.index(name))
