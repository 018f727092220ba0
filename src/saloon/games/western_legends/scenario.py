"""Described positions: `game.scenario({...})` for tests, puzzles and "what if".

Keys (all optional; seats count from 0, things go by their ids, spaces by names such as "D9"):

- `turn`: whose turn it is; `phase`: "act" (the default) or "start"; `actions`: how many are left
- `first`: the first player; `round`; `ending`: "" (the default), "round" or "last"
- `seats`: {seat: {…}} with any of
    `character`, `space`, `lp`, `money`, `nuggets`, `wounds`, `marshal`, `wanted`,
    `unlocked` (true from 5 points on, if it is not told),
    `hand`: ["KS", "10H", …], rank and suit; nobody has cards that are not told,
    `equipment`: ["rifle", "mule+", …], a plus for the upgraded side; `weapon`, `mount`: the active ones,
    `cattle`: "green money", colour and bonus; `goals`, `claimed`: the character's goals; `fame`: values
- `deck`: ["2D", …] from the top; `discards`: from the top; the rest of the cards lies in the deck
- `fight_deck`: [values from the top]
- `stories`: {pile: [ids from the top]}; `past_stories`: [ids]; `discs`: {pile: [seats]}
- `bandits`: [spaces]; without it one in every hideout without a character; `sheriff`: a space
- `attacked`: [seats] of this turn; `robbed`: whether the bank was robbed this turn; `contributed`: whether
  a disc was placed this turn
- `man` (two players): {"space", "lp", "deck": [ids from the top], "used": [ids]}

What is not named is dealt at random or stands as after the set-up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from saloon.games.western_legends.components.ids import (
    AT_RAIL_STATION,
    AT_SHERIFF_OFFICE,
    CATTLE_IDS,
    CATTLE_KINDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FIGHT_CARDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    GOAL_IDS,
    GOALS_EACH,
    HIDEOUT,
    LOWEST,
    MAN_IN_BLACK_IDS,
    NONE,
    POKER_CARDS,
    RANKS,
    SPACE_IDS,
    SPACES,
    STORIES,
    STORY_IDS,
    SUIT_IDS,
)
from saloon.games.western_legends.fields import (
    ACTIONS_A_TURN,
    GOING_ON,
    ITEM_LIMIT,
    LAST_ROUND_ON,
    MONEY_LIMIT,
    NUGGET_LIMIT,
    ROUND_ENDS,
    TRACK_END,
    UNLOCKED_AT,
    WOUND_LIMIT,
)
from saloon.games.western_legends.rules import act, turn
from saloon.games.western_legends.table import (
    CATTLE_PIECE,
    FAME_KINDS,
    FIGHT_PIECE,
    MAN_PIECE,
    RANCHES,
    STORY_PIECE,
)

if TYPE_CHECKING:
    from saloon.authoring.kit import Pile
    from saloon.core.state import State
    from saloon.games.western_legends.table import WesternLegends

KEYS = [
    "turn",
    "phase",
    "actions",
    "first",
    "round",
    "ending",
    "seats",
    "deck",
    "discards",
    "fight_deck",
    "stories",
    "past_stories",
    "discs",
    "bandits",
    "sheriff",
    "attacked",
    "robbed",
    "contributed",
    "man",
]
SEAT_KEYS = [
    "character",
    "space",
    "lp",
    "money",
    "nuggets",
    "wounds",
    "marshal",
    "wanted",
    "unlocked",
    "hand",
    "equipment",
    "weapon",
    "mount",
    "cattle",
    "goals",
    "claimed",
    "fame",
]
MAN_KEYS = ["space", "lp", "deck", "used"]
PHASES = ["act", "start"]
ENDINGS = {"": GOING_ON, "round": ROUND_ENDS, "last": LAST_ROUND_ON}
FACES = {"J": 11, "Q": 12, "K": 13, "A": 14}
MOST_LP = 200


class Described:
    """A description being read; collects everything that is wrong with it."""

    def __init__(self, t: WesternLegends, s: State, told: Mapping[str, Any]) -> None:
        self.t = t
        self.s = s
        self.told = told
        self.problems: list[str] = []
        self.check_keys(told, KEYS, "")
        self.cards = set(range(int(POKER_CARDS)))
        """Poker cards that lie nowhere yet."""
        self.seats = [
            self.table(self.by_seat("seats").get(seat, {}), f"seat {seat}") for seat in range(t.players)
        ]
        for seat, one in enumerate(self.seats):
            self.check_keys(one, SEAT_KEYS, f"seat {seat}: ")

    def check_keys(self, told: Mapping[str, Any], known: list[str], where: str) -> None:
        """Nothing is told that nobody would read."""
        for key in told:
            if key not in known:
                self.problems.append(f"{where}'{key}' is unknown; known are: {', '.join(known)}")

    def table(self, value: Any, where: str) -> Mapping[str, Any]:
        """Names with values, or nothing."""
        if isinstance(value, Mapping):
            return value
        self.problems.append(f"{where}: names with values are needed")
        return {}

    def listed(self, value: Any, where: str) -> list[Any]:
        """A list, or nothing."""
        if isinstance(value, list):
            return value
        self.problems.append(f"{where}: a list is needed")
        return []

    def number(
        self, told: Mapping[str, Any], key: str, least: int, most: int, default: int, where: str = ""
    ) -> int:
        """A whole number within bounds."""
        value = told.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problems.append(f"{where}{key}: a number from {least} to {most} is needed, not {value!r}")
            return default
        return value

    def yes(self, told: Mapping[str, Any], key: str, default: bool, where: str = "") -> bool:
        """True or false."""
        value = told.get(key, default)
        if not isinstance(value, bool):
            self.problems.append(f"{where}{key}: true or false is needed")
            return default
        return value

    def word(self, value: Any, known: list[str], where: str) -> int:
        """The place of a word among those that are known; NONE if it is not."""
        if value in known:
            return known.index(value)
        self.problems.append(f"{where}: {value!r} is not one of {', '.join(known)}")
        return NONE

    def words(self, value: Any, known: list[str], where: str) -> list[int]:
        """Several words, each once."""
        found = [self.word(each, known, where) for each in self.listed(value, where)]
        if len(set(found)) < len(found):
            self.problems.append(f"{where}: something is there twice")
        return [each for each in dict.fromkeys(found) if each != NONE]

    def space(self, told: Mapping[str, Any], default: int, where: str) -> int:
        """A space of the board."""
        if "space" not in told:
            return default
        found = self.word(told["space"], SPACE_IDS, f"{where}: space")
        return default if found == NONE else found

    def by_seat(self, key: str) -> dict[int, Any]:
        """A mapping from seats."""
        return self.by_number(key, self.t.players)

    def by_number(self, key: str, count: int) -> dict[int, Any]:
        """A mapping from numbers below `count`."""
        found: dict[int, Any] = {}
        for name, value in self.table(self.told.get(key, {}), key).items():
            number = int(name) if str(name).isdecimal() else -1
            if 0 <= number < count:
                found[number] = value
            else:
                self.problems.append(f"{key}: {name!r} is not one of 0 to {count - 1}")
        return found

    def take_cards(self, value: Any, where: str) -> list[int]:
        """Poker cards such as "KS" and "10H", taken from those that lie nowhere yet."""
        found: list[int] = []
        for name in self.listed(value, where):
            card = card_named(name)
            if card is None:
                self.problems.append(f"{where}: {name!r} is no card; cards are written as KS, 10H, 2D, AC")
            elif card not in self.cards:
                self.problems.append(f"{where}: {name} lies somewhere else already")
            else:
                self.cards.remove(card)
                found.append(card)
        return found


def card_named(name: Any) -> int | None:
    """The number of a poker card: rank, then the first letter of its suit."""
    if not isinstance(name, str) or len(name) < 2:
        return None
    suits = [suit[0].upper() for suit in SUIT_IDS]
    rank = FACES.get(name[:-1], int(name[:-1]) if name[:-1].isdecimal() else 0)
    if name[-1] not in suits or not LOWEST <= rank < LOWEST + RANKS:
        return None
    return suits.index(name[-1]) * int(RANKS) + rank - int(LOWEST)


def lay_out(t: WesternLegends, s: State, told: Mapping[str, Any]) -> list[str]:
    """Lay a described position out; the answer lists all that is wrong with it."""
    d = Described(t, s, told)
    _lay_people(t, s, d)
    _lay_poker_cards(t, s, d)
    _lay_fight_deck(t, s, d)
    _lay_cattle(t, s, d)
    _lay_goals(t, s, d)
    _lay_stories(t, s, d)
    _lay_figures(t, s, d)
    _lay_man(t, s, d)
    _lay_turn(t, s, d)
    return d.problems


# -- players -----------------------------------------------------------------------------------------------


def _lay_people(t: WesternLegends, s: State, d: Described) -> None:
    """Characters, what they have and where they stand; nobody plays the same character."""
    named = [d.word(one["character"], CHARACTER_IDS, f"seat {seat}") if "character" in one else NONE
             for seat, one in enumerate(d.seats)]  # fmt: skip
    free = [character for character in range(len(CHARACTER_IDS)) if character not in named]
    for seat, one in enumerate(d.seats):
        where = f"seat {seat}: "
        character = named[seat]
        if character == NONE:
            character = free.pop(0)
        elif named.count(character) > 1:
            d.problems.append(f"{where}{CHARACTER_IDS[character]} is there twice")
        people = t.people
        people.character.set(s, seat, character)
        people.space.set(
            s, seat, d.space(one, int(t.box.spaces_of[t.box.start_of[character]][0]), f"seat {seat}")
        )
        people.lp.set(s, seat, d.number(one, "lp", 0, MOST_LP, 0, where))
        people.money.set(s, seat, d.number(one, "money", 0, int(MONEY_LIMIT), 0, where))
        people.wounds.set(s, seat, d.number(one, "wounds", 0, int(WOUND_LIMIT), 0, where))
        people.marshal.set(s, seat, d.number(one, "marshal", 0, int(TRACK_END), 0, where))
        people.wanted.set(s, seat, d.number(one, "wanted", 0, int(TRACK_END), 0, where))
        people.unlocked.set(s, seat, d.yes(one, "unlocked", one_has(one, "lp", int(UNLOCKED_AT)), where))
        if one.get("money", 0) and t.people.money.get(s, seat) % 10 != 0:
            d.problems.append(f"{where}money comes in tens")
        if t.people.marshal.get(s, seat) > 0 and t.people.wanted.get(s, seat) > 0:
            d.problems.append(f"{where}nobody has marshal and wanted points (WL-G2)")
        _lay_equipment(t, s, d, seat, one, int(t.box.start_weapon[character]))
        most = int(NUGGET_LIMIT) if t.people.mount.get(s, seat) == NONE else int(t.nugget_limit_of(s, seat))
        people.nuggets.set(s, seat, d.number(one, "nuggets", 0, most, 0, where))


def one_has(one: Mapping[str, Any], key: str, least: int) -> bool:
    """Whether so much is told of something."""
    value = one.get(key, 0)
    return isinstance(value, int) and value >= least


def _lay_equipment(
    t: WesternLegends, s: State, d: Described, seat: int, one: Mapping[str, Any], weapon: int
) -> None:
    """What somebody owns; without a weapon it is the character's own (WL-G16)."""
    where = f"seat {seat}: equipment"
    for name in d.listed(one.get("equipment", []), where):
        upgraded = isinstance(name, str) and name.endswith("+")
        item = d.word(name[:-1] if upgraded else name, EQUIPMENT_IDS, where)
        if item == NONE:
            continue
        if t.owned_items.get(s, seat, item) > 0 or (upgraded and item >= FIRST_ITEM):
            d.problems.append(f"{where}: {name} cannot be owned (WL-L4, WL-L8)")
        t.owned_items.set(s, seat, item, 2 if upgraded else 1)
    weapons = [item for item in range(int(FIRST_WEAPON), int(FIRST_ITEM)) if t.owns(s, seat, item)]
    if not weapons:
        t.owned_items.set(s, seat, weapon, 1)
        weapons = [weapon]
    if t.items_of(s, seat) > ITEM_LIMIT:
        d.problems.append(f"{where}: nobody has more than {ITEM_LIMIT} items (WL-L7)")
    mounts = [item for item in range(int(FIRST_WEAPON)) if t.owns(s, seat, item)]
    t.people.weapon.set(s, seat, _active(d, one, "weapon", weapons, seat))
    t.people.mount.set(s, seat, _active(d, one, "mount", mounts, seat))


def _active(d: Described, one: Mapping[str, Any], key: str, owned: list[int], seat: int) -> int:
    """The active one of what is owned: the one that is told, or the first."""
    if key not in one:
        return owned[0] if owned else NONE
    item = d.word(one[key], EQUIPMENT_IDS, f"seat {seat}: {key}")
    if item != NONE and item not in owned:
        d.problems.append(f"seat {seat}: {key}: {one[key]} is not owned")
    return item


# -- cards and tokens --------------------------------------------------------------------------------------


def _lay_poker_cards(t: WesternLegends, s: State, d: Described) -> None:
    for seat, one in enumerate(d.seats):
        for card in d.take_cards(one.get("hand", []), f"seat {seat}: hand"):
            t.hands.add(s, seat, card)
    top = d.take_cards(d.told.get("deck", []), "deck")
    discards = d.take_cards(d.told.get("discards", []), "discards")
    _stack(s, t.deck, sorted(d.cards), top)
    for card in reversed(discards):
        t.discards.put(s, card)


def _stack(s: State, pile: Pile, rest: list[int], top: list[int]) -> None:
    """The rest in random order, and on it what is told, from the top."""
    for card in rest:
        pile.put(s, card)
    pile.shuffle(s)
    for card in reversed(top):
        pile.put(s, card)


def _lay_fight_deck(t: WesternLegends, s: State, d: Described) -> None:
    top: list[int] = []
    for value in d.listed(d.told.get("fight_deck", []), "fight_deck"):
        card = value - int(LOWEST) if isinstance(value, int) else NONE
        if not 0 <= card < FIGHT_CARDS or card in top:
            d.problems.append(f"fight_deck: {value!r} is no fight card, or is there twice; they are 2 to 14")
        else:
            top.append(card)
    rest = [int(FIGHT_PIECE) + card for card in range(int(FIGHT_CARDS)) if card not in top]
    _stack(s, t.fight_deck, rest, [int(FIGHT_PIECE) + card for card in top])


def _lay_cattle(t: WesternLegends, s: State, d: Described) -> None:
    """WL-S3: who has which token; the others are on their ranches."""
    taken: set[int] = set()
    for seat, one in enumerate(d.seats):
        if "cattle" not in one:
            continue
        words = str(one["cattle"]).split()
        if len(words) != 2 or not t.with_cattle:
            d.problems.append(f"seat {seat}: cattle: a colour and a bonus are needed, as in 'green money'")
            continue
        colour = d.word(words[0], COLOUR_IDS, f"seat {seat}: cattle")
        bonus = d.word(words[1], CATTLE_IDS, f"seat {seat}: cattle")
        token = colour * int(CATTLE_KINDS) + bonus
        if colour == NONE or bonus == NONE:
            continue
        if token in taken:
            d.problems.append(f"seat {seat}: cattle: {one['cattle']} is there twice")
            continue
        taken.add(token)
        t.cattle.put(s, int(CATTLE_PIECE) + token, seat)
    if t.with_cattle:
        for colour in range(int(RANCHES)):
            first = colour * int(CATTLE_KINDS)
            tokens = [token for token in range(first, first + int(CATTLE_KINDS)) if token not in taken]
            _stack(s, t.ranches[colour], [int(CATTLE_PIECE) + token for token in tokens], [])


def _lay_goals(t: WesternLegends, s: State, d: Described) -> None:
    """WL-V1, WL-V4: secret and claimed goals, and legendary tokens; the rest of the tokens is the supply."""
    supply = [int(t.fame_tokens(kind)) if t.with_goals else 0 for kind in range(FAME_KINDS)]
    for seat, one in enumerate(d.seats):
        if not t.with_goals:
            if any(key in one for key in ("goals", "claimed", "fame")):
                d.problems.append(f"seat {seat}: goals, claimed and fame need the option goals (WL-V1)")
            continue
        first = int(t.character_of(s, seat) * GOALS_EACH)
        own = GOAL_IDS[first : first + int(GOALS_EACH)]
        claimed = d.words(one.get("claimed", []), own, f"seat {seat}: claimed")
        secret = d.words(one.get("goals", []), own, f"seat {seat}: goals")
        if "goals" not in one:
            left = [place for place in range(int(GOALS_EACH)) if place not in claimed]
            secret = left[: 3 - len(claimed)]
        if len(secret) + len(claimed) > 3 or set(secret) & set(claimed):
            d.problems.append(f"seat {seat}: nobody has more than 3 goals, claimed or not (WL-V1)")
        for place in secret:
            t.goals.set(s, seat, place, 1)
        for place in claimed:
            t.goals.set(s, seat, place, 2)
        for value in d.listed(one.get("fame", []), f"seat {seat}: fame"):
            if value not in (1, 2, 3) or supply[value - 1] == 0:
                d.problems.append(f"seat {seat}: fame: there is no token of value {value!r} left")
            else:
                supply[value - 1] -= 1
                t.fame.move(s, seat, value - 1, 1)
    for kind in range(int(FAME_KINDS)):
        t.fame.move(s, t.fame.supply, kind, supply[kind])


def _lay_stories(t: WesternLegends, s: State, d: Described) -> None:
    """WL-S13, WL-V21: the piles, as even as can be, what was told before, and the discs."""
    used = [story for story in range(int(STORIES)) if t.uses_story(story)]
    past = d.words(d.told.get("past_stories", []), STORY_IDS, "past_stories")
    piles = d.by_number("stories", int(t.piles))
    tops = [d.words(piles.get(pile, []), STORY_IDS, f"stories {pile}") for pile in range(int(t.piles))]
    placed = [*past, *[story for top in tops for story in top]]
    if len(set(placed)) < len(placed) or not set(placed) <= set(used):
        d.problems.append("stories: each lies in one place only, and in a first game only some are used")
        return
    t.past.load(s, [int(STORY_PIECE) + story for story in past])
    rest = [story for story in used if story not in placed]
    for number in range(len(rest) - 1, 0, -1):
        other = int(s.below(number + 1))
        rest[number], rest[other] = rest[other], rest[number]
    size = (len(used) - len(past) + int(t.piles) - 1) // int(t.piles)
    for pile in range(int(t.piles)):
        below = [rest.pop() for _place in range(min(len(rest), max(0, size - len(tops[pile]))))]
        _stack(
            s,
            t.stories[pile],
            [int(STORY_PIECE) + story for story in below],
            [int(STORY_PIECE) + story for story in tops[pile]],
        )
    for pile, seats in d.by_number("discs", int(t.piles)).items():
        for seat in d.listed(seats, f"discs {pile}"):
            if not isinstance(seat, int) or not 0 <= seat < t.players or t.discs_left(s, seat) == 0:
                d.problems.append(f"discs {pile}: {seat!r} is no player, or has no disc left (WL-S5)")
            else:
                t.discs.set(s, pile, seat, t.discs.get(s, pile, seat) + 1)


# -- the board, the Man in Black, the turn -----------------------------------------------------------------


def _lay_figures(t: WesternLegends, s: State, d: Described) -> None:
    """WL-S4, WL-S14: the sheriff and the bandits."""
    office = int(t.box.spaces_of[AT_SHERIFF_OFFICE][0])
    sheriff = d.word(d.told["sheriff"], SPACE_IDS, "sheriff") if "sheriff" in d.told else office
    t.table.sheriff.set(s, office if sheriff == NONE else sheriff)
    hideouts = [space for space in range(int(SPACES)) if t.box.type_of[space] == HIDEOUT]
    standing = {int(t.space_of(s, seat)) for seat in range(t.players)}
    bandits = [space for space in hideouts if space not in standing]
    if "bandits" in d.told:
        bandits = d.words(d.told["bandits"], SPACE_IDS, "bandits")
    for space in bandits:
        if space not in hideouts or space in standing:
            d.problems.append(f"bandits: {SPACE_IDS[space]} is no hideout without a character (WL-S14)")
        t.bandits.set(s, space, 1)


def _lay_man(t: WesternLegends, s: State, d: Described) -> None:
    """WL-V22."""
    man = d.table(d.told.get("man", {}), "man")
    d.check_keys(man, MAN_KEYS, "man: ")
    if not t.with_man:
        if man:
            d.problems.append("man: the Man in Black plays with two players only (WL-S20)")
        t.table.man_space.set(s, NONE)
        return
    t.table.man_space.set(s, d.space(man, int(t.box.spaces_of[AT_RAIL_STATION][0]), "man"))
    t.table.man_lp.set(s, d.number(man, "lp", 0, MOST_LP, 0, "man: "))
    top = d.words(man.get("deck", []), MAN_IN_BLACK_IDS, "man: deck")
    used = d.words(man.get("used", []), MAN_IN_BLACK_IDS, "man: used")
    if set(top) & set(used):
        d.problems.append("man: a card lies in one place only")
    rest = [card for card in range(len(MAN_IN_BLACK_IDS)) if card not in top and card not in used]
    _stack(s, t.man_deck, [int(MAN_PIECE) + card for card in rest], [int(MAN_PIECE) + card for card in top])
    for card in used:
        t.man_used.put(s, int(MAN_PIECE) + card)


def _lay_turn(t: WesternLegends, s: State, d: Described) -> None:
    """Whose turn it is, and what has happened on it."""
    player = d.number(d.told, "turn", 0, t.players - 1, 0)
    ending = d.told.get("ending", "")
    if ending not in ENDINGS:
        d.problems.append(f"ending: {ending!r} is not one of '', 'round', 'last'")
    phase = d.told.get("phase", "act")
    if phase not in PHASES:
        d.problems.append(f"phase: {phase!r} is not one of {', '.join(PHASES)}")
    t.table.first.set(s, d.number(d.told, "first", 0, t.players - 1, 0))
    t.table.round.set(s, d.number(d.told, "round", 1, 99, 1))
    t.table.ending.set(s, ENDINGS.get(ending, GOING_ON))
    t.table.mover.set(s, NONE)
    t.table.active.set(s, player)
    attacked = d.listed(d.told.get("attacked", []), "attacked")
    actions = d.number(d.told, "actions", 0, 20, int(ACTIONS_A_TURN))
    robbed = d.yes(d.told, "robbed", False)
    contributed = d.yes(d.told, "contributed", False)
    if d.problems:
        return
    if phase == "start":
        s.push(turn.START_TURN, player)
        return
    t.turn.actions.set(s, actions)
    t.turn.robbed.set(s, robbed)
    t.turn.contributed.set(s, contributed)
    for seat in attacked:
        if isinstance(seat, int) and 0 <= seat <= t.players:
            t.attacked.set(s, seat, 1)
        else:
            d.problems.append(f"attacked: {seat!r} is not one of 0 to {t.players}")
    s.push(act.PHASE, player)
