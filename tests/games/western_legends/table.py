"""A table for tests: positions in a few words, moves written as one would say them.

    t = table(seat0={"space": "D9", "hand": "JH", "character": "billy_the_kid"}, fight_deck=[3])
    t.play("0 rob_bank", "0 prepare jack_hearts", "2 pick 3")
    assert (t.money(0), t.wanted(0)) == (80, 5)

A move is a seat, the name of an action and its arguments; an event reads the same way. Cards in positions are
rank and suit, "10H"; in moves they are ids, `10_hearts`. Hands are written as one text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

import pytest
from tests.games.tables import TableInWords, numbers_of

import saloon
from saloon.games.western_legends.components.ids import (
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    SPACE_IDS,
    STORY_IDS,
    SUIT_IDS,
)
from saloon.games.western_legends.table import CATTLE_PIECE, FIGHT_PIECE, STORY_PIECE

if TYPE_CHECKING:
    from saloon.games.western_legends.table import WesternLegends

GAME: Final = saloon.load("western_legends")
NUMBERS: Final = numbers_of(GAME)
rule: Final = pytest.mark.rule

RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RANK_WORDS: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
GOALS: Final = {"goals": "on"}
FIRST_GAME: Final = {"first_game": "on"}


def card_id(name: str) -> str:
    """A card as moves name it: "10H" is 10_hearts."""
    suit = next(suit for suit in SUIT_IDS if suit[0].upper() == name[-1])
    return f"{RANK_WORDS.get(name[:-1], name[:-1])}_{suit}"


def short(card: int) -> str:
    """A card as positions name it."""
    return f"{RANKS[card % 13]}{SUIT_IDS[card // 13][0].upper()}"


class Table(TableInWords):
    """A game in progress."""

    game = GAME
    numbers = NUMBERS

    @property
    def layout(self) -> WesternLegends:
        return self.state.layout  # type: ignore[no-any-return, attr-defined, return-value, unused-ignore]

    def lp(self, seat: int) -> int:
        return int(self.layout.people.lp.get(self.state, seat))

    def money(self, seat: int) -> int:
        return int(self.layout.people.money.get(self.state, seat))

    def nuggets(self, seat: int) -> int:
        return int(self.layout.people.nuggets.get(self.state, seat))

    def wounds(self, seat: int) -> int:
        return int(self.layout.people.wounds.get(self.state, seat))

    def marshal(self, seat: int) -> int:
        return int(self.layout.people.marshal.get(self.state, seat))

    def wanted(self, seat: int) -> int:
        return int(self.layout.people.wanted.get(self.state, seat))

    def unlocked(self, seat: int) -> bool:
        return bool(self.layout.people.unlocked.get(self.state, seat))

    def character(self, seat: int) -> str:
        return CHARACTER_IDS[int(self.layout.people.character.get(self.state, seat))]

    def space(self, seat: int) -> str:
        return SPACE_IDS[int(self.layout.people.space.get(self.state, seat))]

    def weapon(self, seat: int) -> str:
        return EQUIPMENT_IDS[int(self.layout.people.weapon.get(self.state, seat))]

    def mount(self, seat: int) -> str | None:
        number = int(self.layout.people.mount.get(self.state, seat))
        return EQUIPMENT_IDS[number] if number >= 0 else None

    def hand(self, seat: int) -> str:
        """The cards in hand, by suit and rank: "3S KS 2D"."""
        return " ".join(short(card) for card in self.layout.hands.cards(self.state, seat))

    def cards(self, seat: int) -> int:
        return int(self.layout.hands.size_of(self.state, seat))

    def equipment(self, seat: int) -> list[str]:
        """What somebody owns; a plus for the upgraded side."""
        found = [
            int(self.layout.owned_items.get(self.state, seat, item)) for item in range(len(EQUIPMENT_IDS))
        ]
        return [f"{EQUIPMENT_IDS[item]}{'+' if n == 2 else ''}" for item, n in enumerate(found) if n]

    def cattle(self, seat: int) -> str | None:
        """Colour and bonus of a token."""
        piece = int(self.layout.cattle.get(self.state, seat))
        if piece < 0:
            return None
        token = piece - int(CATTLE_PIECE)
        return f"{COLOUR_IDS[token // 8]} {CATTLE_IDS[token % 8]}"

    def ranch(self, colour: str) -> int:
        return int(self.layout.ranches[COLOUR_IDS.index(colour)].count(self.state))

    def discards(self) -> str:
        """The discarded cards, from bottom to top."""
        return " ".join(short(card) for card in self.layout.discards.cards(self.state))

    def fight_deck(self) -> list[int]:
        """The fight cards by value, from bottom to top."""
        return [card - int(FIGHT_PIECE) + 2 for card in self.layout.fight_deck.cards(self.state)]

    def bandits(self) -> list[str]:
        return [name for place, name in enumerate(SPACE_IDS) if self.layout.bandits.get(self.state, place)]

    def sheriff(self) -> str:
        return SPACE_IDS[int(self.layout.table.sheriff.get(self.state))]

    @property
    def actions(self) -> int:
        """How many actions are left."""
        return int(self.layout.turn.actions.get(self.state))

    @property
    def active(self) -> int:
        return int(self.layout.table.active.get(self.state))

    @property
    def first(self) -> int:
        return int(self.layout.table.first.get(self.state))

    @property
    def ending(self) -> int:
        """0 while the game goes on, 1 once the end is set off, 2 in the last round."""
        return int(self.layout.table.ending.get(self.state))

    @property
    def man_lp(self) -> int:
        return int(self.layout.table.man_lp.get(self.state))

    @property
    def man_space(self) -> str:
        return SPACE_IDS[int(self.layout.table.man_space.get(self.state))]

    def open_story(self, pile: int) -> str:
        return STORY_IDS[int(self.layout.stories[pile].top(self.state) - STORY_PIECE)]

    def discs(self, pile: int) -> list[int]:
        """How many discs each player has on a pile."""
        return [int(self.layout.discs.get(self.state, pile, seat)) for seat in range(self.layout.players)]

    def fame(self, seat: int) -> list[int]:
        """The values of somebody's legendary tokens."""
        counts = [int(self.layout.fame.get(self.state, seat, kind)) for kind in range(3)]
        return [kind + 1 for kind, count in enumerate(counts) for _token in range(count)]

    def check_answers(self, asked: str, answers: str, named: str) -> None:
        """Check who is asked what, all answers in order, and the rule against every other action."""
        seat = int(asked[0])
        assert asked in self.asked.split(", ")
        assert self.choices(seat) == answers.split(", ")
        legal = {NUMBERS[answer] for answer in answers.split(", ")}
        for action in range(len(GAME.actions)):
            refused = self.state.refusal(seat, action)
            assert (None if refused is None else refused.rule) == (None if action in legal else named)

    # -- going on --------------------------------------------------------------------------------------

    def do(self, moves: str) -> Self:
        """Moves in one text, separated by commas; `prepare 10H` names a card as positions do."""
        for move in moves.split(","):
            words = move.split()
            self.play(" ".join(card_id(word) if is_card(word) else word for word in words))
        return self

    def lay(self, seat: int, cards: str) -> Self:
        """Add cards to the flop, in whichever order they are offered; nobody is asked who has no choice."""
        if not self.choices(seat, "lay"):
            return self
        first, second = (card_id(card) for card in cards.split())
        offered = self.choices(seat, "lay")
        words = f"lay {first} {second}"
        return self.play(f"{seat} {words if words in offered else f'lay {second} {first}'}")

    def no_reactions(self) -> Self:
        """Whoever is asked for a reaction in a fight plays none."""
        while self.asked.endswith(" reaction"):
            self.play(f"{self.asked.split()[0]} pass")
        return self

    def end_turn(self, seat: int) -> Self:
        """End the turn; hands are within their limits."""
        return self.play(f"{seat} end_turn")


def is_card(word: str) -> bool:
    return len(word) >= 2 and word[-1] in "SCHD" and word[:-1] in RANKS


def table(players: int = 3, options: dict[str, str] | None = None, **told: Any) -> Table:
    """A position: `seat0={"hand": "KS 10H", …}`, the rest as in `scenario.py`; bandits only if told."""
    seats: dict[int, Any] = {}
    rest: dict[str, Any] = {"bandits": []}
    for name, value in told.items():
        if name.startswith("seat") and name[4:].isdecimal():
            one = dict(value)
            if "hand" in one:
                one["hand"] = one["hand"].split()
            seats[int(name[4:])] = one
        else:
            rest[name] = value.split() if name in ("deck", "discards") else value
    description = {"players": players, "options": options or {}, "seats": seats, **rest}
    return Table(GAME.scenario(description))


def new(players: int = 3, seed: int = 1, **options: str) -> Table:
    """A new game."""
    return Table(GAME.new(players=players, seed=seed, options=options, listen=True))
