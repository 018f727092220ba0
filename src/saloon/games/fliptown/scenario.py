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

from saloon.games.fliptown.names import (
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
    MONEY,
    RESOURCE_IDS,
    RESOURCES,
    SPACE_IDS,
    TARGET_IDS,
    TRAIL,
    TURNS,
    WANTED,
)
from saloon.games.fliptown.poker import hand_of
from saloon.games.fliptown.rows import (
    ARRESTS,
    BIT,
    BONUS_FROM,
    BOUNTY_STARS,
    CIRCLED,
    CLAIMED_SHAPES,
    HANDS,
    HOLE,
    LOTS_TAKEN,
    MINE_GOLD,
    MOST_CLAIMS,
    OWNED,
    PEEKED,
    POKER,
    POSITION,
    STAYS,
    SUCCESSES,
    USES,
    WANTED_EVER,
)
from saloon.games.fliptown.state import (
    COWBOT,
    MAYOR,
    MIDDLE,
    NOBODY,
    OPEN_BOUNTIES,
    PHASE,
    ROUND,
    TURN,
    TURNS_PHASE,
)

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.fliptown.state import Fliptown

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

    def __init__(self, c: Fliptown, s: State, told: Mapping[str, Any]) -> None:
        """Shuffle all cards, to be looked through for those that are described."""
        self.c = c
        self.s = s
        self.told = told
        self.problems: list[str] = []
        self.check_keys(told, KEYS, "")
        for card in range(CARDS):
            c.deck.put(s, card)
        c.deck.shuffle(s)
        self.left = c.deck.cards(s)
        c.deck.clear(s)

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
            if not 0 <= number < self.c.players or not isinstance(value, Mapping):
                self.problems.append(f"{key}: {seat!r} is not one of 0 to {self.c.players - 1}, with a table")
            else:
                by_seat[number] = value
        return by_seat


def lay_out(c: Fliptown, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay a described position out; the answer lists all that is wrong with it."""
    d = Described(c, s, told)
    moment = d.one_of(told, "at", MOMENTS, "turn")
    turn = d.number(told, "turn", 1, TURNS, 1)
    c.clock.set(s, ROUND, d.number(told, "round", 1, 3, 1))
    c.clock.set(s, TURN, turn if moment == "turn" else 0)
    c.clock.set(s, PHASE, TURNS_PHASE)
    maps = d.seats("maps")
    _lay_cards(d, moment, maps)
    for seat in range(c.players):
        _lay_map(d, seat, maps.get(seat, {}), turn - 1 if moment == "turn" else TURNS)
    _lay_bounties(d)
    if d.problems:
        return d.problems
    if moment == "poker":
        s.push(c.poker, 0)
    elif moment == "sheriff":
        s.push(c.visit_sheriff, 0)
    else:
        s.push(c.begin_turns, 0)
        mayor = c.owner_of(s, MAYOR)
        if mayor != NOBODY:
            s.push(c.reflip, mayor)
    return []


# -- cards ---------------------------------------------------------------------------------------------------


def _lay_cards(d: Described, moment: str, maps: Mapping[int, Mapping[str, Any]]) -> None:
    """What is named first, so that nothing that is dealt gets hold of it."""
    c, s, told = d.c, d.s, d.told
    lineup = d.taken(told.get("lineup", []), "lineup")
    deck = d.taken(told.get("deck", []), "deck")
    sheriff = d.taken([told["sheriff"]] if "sheriff" in told else [], "sheriff")
    discards = d.taken(told.get("discards", []), "discards")
    holes: dict[int, list[int]] = {}
    for seat in range(c.players):
        holes[seat] = d.taken(maps.get(seat, {}).get("hole", []), f"hole of {seat}")
        if holes[seat] and not c.hold_em:
            d.problems.append("hole: only with hold'em")
    stolen = d.number(told, "stolen", 0, 14 if c.has_cowbot else 0, 0)
    if moment != "turn" and "lineup" in told:
        d.problems.append("lineup: there is none outside of turns")
    elif len(lineup) > 3 or any(len(cards) > 2 for cards in holes.values()):
        d.problems.append("lineup, hole: a line-up has three cards, and there are two hold'em cards")
    if d.problems:
        return
    while moment == "turn" and len(lineup) < 3:
        lineup.append(d.left.pop())
    for card in lineup:
        c.lineup.put(s, card)
    c.sheriff.put(s, sheriff[0] if sheriff else d.left.pop())
    for seat in range(c.players):
        if c.hold_em and moment != "sheriff":
            while len(holes[seat]) < 2:
                holes[seat].append(d.left.pop())
            for place in range(2):
                c.rows.set(s, seat, HOLE + place, 1 + holes[seat][place])
    for _card in range(stolen):
        c.stolen.put(s, d.left.pop())
    c.stolen_by_round.set(s, c.clock.get(s, ROUND), stolen)
    rest = len(d.left)
    size = d.number(told, "deck_size", len(deck), len(deck) + rest, len(deck) + rest)
    for place in range(rest):
        (c.deck if place < size - len(deck) else c.discards).put(s, d.left.pop())
    for card in reversed(deck):
        c.deck.put(s, card)
    for card in discards:
        c.discards.put(s, card)


# -- maps ----------------------------------------------------------------------------------------------------


def _lay_map(d: Described, seat: int, told: Mapping[str, Any], filled: int) -> None:
    """A player's row; `filled` is how many cards this round's poker column holds."""
    c, s, rows = d.c, d.s, d.c.rows
    d.check_keys(told, MAP_KEYS, f"map of {seat}: ")
    _lay_start(d, seat, told)
    for resource, name in enumerate(RESOURCE_IDS):
        most = MOST_NUMBER if resource <= WANTED else 4
        default = rows.get(s, seat, resource)
        rows.set(s, seat, resource, d.number(told, name, 0, most, default))
    masks = [0, 0, 0, 0, int(MIDDLE)]
    for space in d.listed(told.get("circled", []), "circled", SPACE_IDS):
        area = c.box.area_of[space]
        masks[area] |= 1 << (space - c.box.first_space[area])
    for area in range(len(AREA_IDS)):
        rows.set(s, seat, CIRCLED + area, masks[area])
    rows.set(s, seat, POSITION, masks[TRAIL].bit_length())
    gold = [c.box.gain[(c.box.first_space[MINE] + room) * RESOURCES + GOLD] for room in range(14)]
    rows.set(s, seat, MINE_GOLD, sum(gold[room] for room in range(14) if masks[MINE] >> room & 1))
    robbed = d.listed(told.get("robbed", []), "robbed", TARGET_IDS)
    rows.set(s, seat, SUCCESSES, sum(1 << target for target in robbed))
    owned = rows.get(s, seat, OWNED)
    for item in d.listed(told.get("items", []), "items", ITEM_IDS[:HOTEL_STAY]):
        owned |= BIT[item]
    rows.set(s, seat, OWNED, owned)
    rows.set(s, seat, STAYS, d.number(told, "stays", 0, len(c.box.hotel) - 1, 0))
    _lay_claims(d, seat, told)
    rows.set(s, seat, ARRESTS, d.number(told, "arrests", 0, 3, 0))
    wanted = rows.get(s, seat, WANTED)
    rows.set(s, seat, WANTED_EVER, d.number(told, "wanted_ever", 0, MOST_NUMBER, wanted))
    rows.set(s, seat, PEEKED, int(told.get("peeked", False) is True))
    bonus = d.listed(told.get("bonus_from", []), "bonus_from", AREA_IDS)
    rows.set(s, seat, BONUS_FROM, sum(1 << area for area in set(bonus)))
    _lay_poker(d, seat, told.get("poker", []), filled)


def _lay_start(d: Described, seat: int, told: Mapping[str, Any]) -> None:
    """A character with what it begins with, or what everybody begins with."""
    c, s = d.c, d.s
    if not c.characters:
        if "character" in told:
            d.problems.append("character: the game is played without")
        c.rows.set(s, seat, MONEY, c.box.start_money)
        c.rows.set(s, seat, GOLD, c.box.start_gold)
        return
    name = d.one_of(told, "character", CHARACTER_IDS, CHARACTER_IDS[seat])
    c.give_character(s, seat, CHARACTER_IDS.index(name))
    c.rows.set(s, seat, USES, d.number(told, "uses", 0, 2, c.rows.get(s, seat, USES)))


def _lay_claims(d: Described, seat: int, told: Mapping[str, Any]) -> None:
    rows = d.c.rows
    taken = 0
    claims = d.listed(told.get("claims", []), "claims", CLAIM_IDS)
    for place, claim in enumerate(claims[:MOST_CLAIMS]):
        mask = d.c.box.claim_mask[claim]
        if taken & mask:
            d.problems.append(f"claims: {CLAIM_IDS[claim]} lies on another claim")
        taken |= mask
        rows.set(d.s, seat, CLAIMED_SHAPES + place, 1 + claim)
    rows.set(d.s, seat, LOTS_TAKEN, taken)


def _lay_poker(d: Described, seat: int, told: Any, filled: int) -> None:
    """The columns so far, and what those of earlier rounds were worth."""
    c, s, rows = d.c, d.s, d.c.rows
    round_now = c.clock.get(s, ROUND)
    columns = told if isinstance(told, list) else []
    for number in range(round_now):
        is_running = number == round_now - 1
        need = filled if is_running else TURNS
        column = d.listed(columns[number], "poker", CARD_IDS) if number < len(columns) else []
        column += [CARD_IDS.index(card) for card in WORTHLESS[len(column) :]]
        for place in range(need):
            rows.set(s, seat, POKER + number * TURNS + place, 1 + column[place])
        if not is_running:
            rows.set(s, seat, HANDS + number, 1 + hand_of(*column[:5]))


def _lay_bounties(d: Described) -> None:
    c, s = d.c, d.s
    bounties = d.listed(d.told.get("bounties", []), "bounties", BOUNTY_IDS)
    if bounties and c.solo:
        d.problems.append("bounties: there are none in a solo game (FT-S5)")
    if len(bounties) > OPEN_BOUNTIES:
        d.problems.append("bounties: three are open at most")
        return
    for place, bounty in enumerate(bounties):
        c.bounties.set(s, place, 1 + bounty)
    for bounty in d.listed(d.told.get("turned", []), "turned", BOUNTY_IDS):
        if bounty in bounties:
            c.turned.set(s, bounties.index(bounty), 1)
    for seat, met in d.seats("met").items():
        for name, stars in met.items():
            if name in BOUNTY_IDS and BOUNTY_IDS.index(name) in bounties:
                c.rows.set(s, seat, BOUNTY_STARS + bounties.index(BOUNTY_IDS.index(name)), int(stars))
            else:
                d.problems.append(f"met: {name!r} is no open bounty")
    if c.has_cowbot:
        fixed = c.cowbot_option if c.cowbot_option in COWBOT_IDS else COWBOT_IDS[0]
        name = d.one_of(d.told, "cowbot", COWBOT_IDS, fixed)
        c.clock.set(s, COWBOT, 1 + COWBOT_IDS.index(name))
