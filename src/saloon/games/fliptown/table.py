"""What lies on the table in Fliptown, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from saloon.authoring import (
    NOTHING,
    Fields,
    Flag,
    Game,
    Layout,
    Maybe,
    Number,
    Outcome,
    Pile,
    State,
    Track,
)
from saloon.games.fliptown.components.box import Box
from saloon.games.fliptown.components.names import CARDS
from saloon.games.fliptown.people import OPEN_BOUNTIES, People

# Reasons why a game ended (FT-P8, FT-CB9).
REASONS: Final[list[str]] = ["third_round", "cowbot_beaten", "cowbot_won"]
THIRD_ROUND: Final[i64] = 0
COWBOT_BEATEN: Final[i64] = 1
COWBOT_WON: Final[i64] = 2

PHASE_IDS: Final[list[str]] = ["turn", "poker", "sheriff", "over"]
TURNS_PHASE: Final[i64] = 0
POKER_PHASE: Final[i64] = 1
SHERIFF_PHASE: Final[i64] = 2
OVER_PHASE: Final[i64] = 3

# Characters by number.
CHEAT_CARD: Final[i64] = 1
PROSPECTOR: Final[i64] = 2
MARSHAL: Final[i64] = 5
PREACHER: Final[i64] = 6
RANCH_HAND: Final[i64] = 8
GRAVE_ROBBER: Final[i64] = 9
MAN_IN_BLACK: Final[i64] = 10
BARONESS: Final[i64] = 11
MAYOR: Final[i64] = 12
WILD_CARD: Final[i64] = 13


@final
class Clock(Fields):
    """Where the game stands."""

    def __init__(self) -> None:
        super().__init__("clock")
        self.round: Final = self.add(Number())
        self.turn: Final = self.add(Number())
        """From 1 to 5; 0 outside of turns."""
        self.phase: Final = self.add(Number())
        self.cowbot: Final = self.add(Maybe())
        self.fresh: Final = self.add(Flag())
        """The deck was made of the discards: everybody has seen its cards before (FT-R10)."""
        self.shown: Final = self.add(Maybe())
        """The sheriff card once it was shown in this round."""


@final
class Fliptown(Layout):
    """The table: its parts, and the numbers that follow from the options."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, str], components: Mapping[str, Any]
    ) -> None:
        super().__init__(game, players, options, components, lanes=players > 1)
        self.solo: Final = players == 1
        self.characters: Final = options["characters"] == "on"
        self.hold_em: Final = options["hold_em"] == "on"
        self.competitive: Final = options["competitive"] == "on" and players > 1
        self.cowbot_option: Final = options["cowbot"] if players == 1 else "none"
        self.has_cowbot: Final = self.cowbot_option != "none"
        self.box: Final = Box(components, options)
        self.hand_size: i64 = 7 if self.hold_em else 5

        self.deck: Final = self.add(Pile("deck", CARDS, hidden=True))
        self.lineup: Final = self.add(Pile("lineup", 3))
        self.discards: Final = self.add(Pile("discards", CARDS))
        self.sheriff: Final = self.add(Pile("sheriff", 1, hidden=True))
        self.stolen: Final = self.add(Pile("stolen", 15 if self.has_cowbot else 0, hidden=True))
        self.stolen_by_round: Final = self.add(Track("stolen_by_round", 4))
        self.seen_by_round: Final = self.add(Track("seen_by_round", 4))
        """Masks of the cards that were seen in a round: none of them was stolen in it or before (FT-HI4)."""
        self.bounties: Final = self.add(Track("bounties", OPEN_BOUNTIES))
        """1 + the bounty at each place, or 0; see `bounty_at`."""
        self.turned: Final = self.add(Track("turned", OPEN_BOUNTIES))
        """1 for a bounty that shows its other side."""
        self.clock: Final = self.add(Clock())
        self.people: Final = self.add(People("rows", players), owned=players > 1)

    # -- what follows from what lies there ---------------------------------------------------------------

    def components_total(self) -> list[int]:
        return [1] * CARDS

    def bounty_at(self, s: State, place: i64) -> i64:
        """The bounty at a place, or NOTHING."""
        return self.bounties.get(s, place) - 1

    def has_ability(self, s: State, player: i64, character: i64) -> bool:
        """Whether a player has a character whose ability can still be used (FT-CH2)."""
        return self.people.character.get(s, player) == character and self.people.uses.get(s, player) > 0

    def owner_of(self, s: State, character: i64) -> i64:
        """Who can still use the ability of a character, or NOTHING."""
        if self.characters:
            for player in range(self.players):
                if self.has_ability(s, player, character):
                    return player
        return NOTHING

    def score(self, s: State, player: i64) -> i64:
        """FT-EN1: what a player's map is worth."""
        from saloon.games.fliptown.scoring import score

        return score(self, s, player)

    def is_lost(self, s: State) -> bool:
        """FT-CB9: whether the cowbot is ahead; a tie is its win."""
        from saloon.games.fliptown.scoring import cowbot_score, score

        return self.has_cowbot and cowbot_score(self, s) >= score(self, s, 0)

    def ranking(self, s: State) -> list[list[int]]:
        """FT-EN2: of those with equal scores, fewer WANTED, then more gold, then more money is ahead."""
        from saloon.games.fliptown.scoring import standing

        levels = [standing(self, s, player) for player in range(self.players)]
        return [
            [player for player in range(self.players) if levels[player] == level]
            for level in sorted(set(levels), reverse=True)
        ]

    def outcome(self, s: State, reason: str) -> Outcome:
        from saloon.games.fliptown.view.sheets import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.fliptown.view.build import view

        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.fliptown.scenario import lay_out

        return lay_out(self, s, description)

    def imagine(self, s: State, player: i64) -> None:
        """FT-HI1 to FT-HI7, FT-HI9."""
        from saloon.games.fliptown.imagine import imagine

        imagine(self, s, player)
