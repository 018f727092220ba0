"""What lies on the table in Fliptown, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.kit import Pile, Track
from saloon.core.game import Game
from saloon.core.layout import Layout
from saloon.core.outcome import Outcome
from saloon.core.state import State
from saloon.core.steps import Step
from saloon.games.fliptown.actions import BOUNTY_SHOWN, COWBOT_COMES, DEALT
from saloon.games.fliptown.box import Box
from saloon.games.fliptown.names import (
    BOUNTY_IDS,
    CARDS,
    CEMETERY,
    CHARACTER_IDS,
    COWBOT_IDS,
    GOLD,
    MONEY,
    RANKS,
    RESOURCES,
    SHOVEL,
)
from saloon.games.fliptown.rows import BIT, CIRCLED, OWNED, USES, WHO, Rows

# Reasons why a game ended (FT-P8, FT-CB9).
REASONS: Final[list[str]] = ["third_round", "cowbot_beaten", "cowbot_won"]
THIRD_ROUND: Final[i64] = 0
COWBOT_BEATEN: Final[i64] = 1
COWBOT_WON: Final[i64] = 2

# The places of the track `clock`.
ROUND: Final[i64] = 0
TURN: Final[i64] = 1
"""From 1 to 5; 0 outside of turns."""
PHASE: Final[i64] = 2
PHASE_IDS: Final[list[str]] = ["turn", "poker", "sheriff", "over"]
TURNS_PHASE: Final[i64] = 0
POKER_PHASE: Final[i64] = 1
SHERIFF_PHASE: Final[i64] = 2
OVER_PHASE: Final[i64] = 3
COWBOT: Final[i64] = 3
"""1 + the cowbot, or 0."""
FRESH: Final[i64] = 4
"""1 when the deck was made of the discards: then everybody has seen its cards before (FT-R10)."""
SHOWN: Final[i64] = 5
"""1 + the sheriff card once it was shown in this round."""
CLOCK_CELLS: Final[i64] = 6

OPEN_BOUNTIES: Final[i64] = 3
MIDDLE: Final[i64] = 16
"""The tombstone in the middle, as a mask (FT-S3)."""
NOBODY: Final[i64] = -1

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
class Fliptown(Layout):
    """The table: parts, steps (see `rules`), and the numbers that follow from the options."""

    next_round: Step
    flip: Step
    reflip: Step
    begin_turns: Step
    outlaw: Step
    assign: Step
    act: Step
    go_on: Step
    bonus: Step
    finish: Step
    tool: Step
    cross: Step
    effects: list[Step]
    office_reward: Step
    end_turns: Step
    poker: Step
    cheat: Step
    pay_hands: Step
    visit_sheriff: Step
    bribe: Step
    show_sheriff: Step
    redraw: Step
    arrest: Step
    fine: Step
    end_round: Step

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
        """1 + the bounty at each place, or 0."""
        self.turned: Final = self.add(Track("turned", OPEN_BOUNTIES))
        self.clock: Final = self.add(Track("clock", CLOCK_CELLS))
        self.rows: Final = self.add(Rows("rows", players), owned=players > 1)

    # -- setting up --------------------------------------------------------------------------------------

    def begin(self, s: State) -> None:
        """FT-S1 to FT-S10: maps, characters, bounties and the cowbot; then the first round."""
        drawn = s.below(CARDS) if self.cowbot_option == "random" else NOBODY
        self._deal_characters(s, drawn)
        for player in range(self.players):
            self.rows.set(s, player, CIRCLED + CEMETERY, MIDDLE)
        if self.has_cowbot:
            cowbot: i64 = drawn // RANKS if drawn != NOBODY else COWBOT_IDS.index(self.cowbot_option)
            self.clock.set(s, COWBOT, 1 + cowbot)
            s.tell(COWBOT_COMES, cowbot)
        if not self.solo:
            self._lay_bounties(s)
        for card in range(CARDS):
            self.deck.put(s, card)
        s.push(self.next_round, 0, 1)

    def _deal_characters(self, s: State, drawn: i64) -> None:
        """FT-S4, FT-S8, FT-S10: what everybody begins with; a drawn card decides by its rank (FT-S11)."""
        rows = self.rows
        if not self.characters:
            for player in range(self.players):
                rows.set(s, player, MONEY, self.box.start_money)
                rows.set(s, player, GOLD, self.box.start_gold)
            return
        boxed = vec[i64]([i64(number) for number in range(len(CHARACTER_IDS))])
        left: i64 = len(CHARACTER_IDS)
        for player in range(self.players):
            if drawn != NOBODY:
                self.give_character(s, player, drawn % RANKS)
            else:
                place = s.below(left)
                left -= 1
                self.give_character(s, player, boxed[place])
                boxed[place] = boxed[left]

    def give_character(self, s: State, player: i64, character: i64) -> None:
        """FT-CH1, FT-CH2, FT-CH12: a character with what it begins with."""
        rows = self.rows
        rows.set(s, player, WHO, 1 + character)
        rows.set(s, player, USES, 2 if character == WILD_CARD else 1)
        for resource in range(RESOURCES):
            rows.set(s, player, resource, self.box.start_of(character, resource))
        if character == GRAVE_ROBBER:
            rows.set(s, player, OWNED, BIT[SHOVEL])
        s.tell(DEALT, player, character)

    def _lay_bounties(self, s: State) -> None:
        """FT-S6: three of the twelve bounties, with the better side up."""
        boxed = vec[i64]([i64(number) for number in range(len(BOUNTY_IDS))])
        left: i64 = len(BOUNTY_IDS)
        for place in range(self.box.bounty_count):
            drawn = s.below(left)
            left -= 1
            self.bounties.set(s, place, 1 + boxed[drawn])
            s.tell(BOUNTY_SHOWN, boxed[drawn])
            boxed[drawn] = boxed[left]

    # -- what follows from what lies there ---------------------------------------------------------------

    def components_total(self) -> list[int]:
        return [1] * CARDS

    def character(self, s: State, player: i64) -> i64:
        """A player's character, or -1."""
        return self.rows.get(s, player, WHO) - 1

    def has_ability(self, s: State, player: i64, character: i64) -> bool:
        """Whether a player has a character whose ability can still be used (FT-CH2)."""
        return self.rows.get(s, player, WHO) == 1 + character and self.rows.get(s, player, USES) > 0

    def owner_of(self, s: State, character: i64) -> i64:
        """Who can still use the ability of a character, or NOBODY."""
        if self.characters:
            for player in range(self.players):
                if self.has_ability(s, player, character):
                    return player
        return NOBODY

    def cowbot(self, s: State) -> i64:
        """The cowbot, or -1."""
        return self.clock.get(s, COWBOT) - 1

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
        from saloon.games.fliptown.sheets import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.fliptown.sight import view

        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.fliptown.scenario import lay_out

        return lay_out(self, s, description)

    def imagine(self, s: State, player: i64) -> None:
        """FT-HI1 to FT-HI7, FT-HI9."""
        from saloon.games.fliptown.dream import imagine

        imagine(self, s, player)
