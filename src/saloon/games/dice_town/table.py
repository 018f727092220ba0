"""What lies on the table in Dice Town, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import (
    Fields,
    Flag,
    Game,
    Grid,
    Hands,
    Layout,
    Maybe,
    Number,
    Outcome,
    Pile,
    Purses,
    State,
    Track,
)
from saloon.games.dice_town.components import (
    ACE,
    ACTION_IDS,
    CARD_IDS,
    DEED_IDS,
    DEED_VALUES,
    DICE,
    DOLLAR,
    EQUIPMENT,
    EQUIPMENT_IDS,
    FACES,
    KINDS,
    LOCATIONS,
    NUGGET,
    STORE_KINDS,
    TOUGH_GUY,
    UNITS,
)
from saloon.games.dice_town.memory import Memory
from saloon.games.dice_town.poker import STRENGTH

# Reasons why a game ended (DT-X1, DT-R32).
REASONS: Final[list[str]] = ["mine_empty", "deeds_gone", "mine_and_deeds"]
MINE_EMPTY: Final[i64] = 0
DEEDS_GONE: Final[i64] = 1
BOTH: Final[i64] = 2

FIRST_SHERIFFS: Final[list[str]] = ["random", "first_seat"]
"""Who starts with the badge (DT-S7, DT-R1)."""
BRIBE_ROUNDS: Final[list[str]] = ["1", "2"]
"""How often tied players make an offer (DT-R27)."""

ROW: Final[i64] = 3
"""Slots of the row of deeds."""
ALL_DICE: Final[i64] = 31
"""All five dice as a bit mask."""
TOUGH: Final[i64] = 32
"""In a sealed choice of dice: a Tough Guy goes with it."""

# Stages of a tie.
OFFERS: Final[i64] = 1
RAISES: Final[i64] = 2
DECISION: Final[i64] = 3

# Places of a row of `offers`.
MONEY: Final[i64] = 0
NUGGETS: Final[i64] = 1
CARDS: Final[i64] = 2

# Answers in a window for cards.
PASSES: Final[i64] = 1
PLAYS: Final[i64] = 2
PASSES_ROUND: Final[i64] = 3


def _bits(mask: int) -> i64:
    return bin(mask).count("1")


DICE_IN: Final[vec[i64]] = vec[i64]([_bits(mask) for mask in range(32)])
"""How many dice a mask has."""


@final
class Moment(Fields):
    """Where the game stands."""

    def __init__(self) -> None:
        super().__init__("moment")
        self.round: Final = self.add(Number())
        self.location: Final = self.add(Maybe())
        """The location being resolved; NOTHING in phase I."""
        self.reveals: Final = self.add(Number())
        self.last_roll: Final = self.add(Flag())
        self.cancelled: Final = self.add(Flag())
        """The card just played has no effect."""
        self.doubled: Final = self.add(Flag())
        """Dynamite."""
        self.visits: Final = self.add(Number())
        """Store actions still to come."""
        self.credit_used: Final = self.add(Flag())
        self.thefts: Final = self.add(Number())
        """Saloon actions still to come."""
        self.badge_stays: Final = self.add(Flag())
        """Marshal."""
        self.tied: Final = self.add(Number())
        """A mask of the tied players."""
        self.stage: Final = self.add(Number())
        """The stage of a tie; 0 if there is none."""
        self.entitled: Final = self.add(Number())
        """A mask of those who may visit the Doc and have no place in the order."""
        self.visitor: Final = self.add(Maybe())
        """Who is with the Doc."""
        self.asked: Final = self.add(Number())
        """A mask of those who are asked at once."""
        self.window: Final = self.add(Number())
        """The kind of card that a window is open for, or 0."""
        self.victim: Final = self.add(Maybe())
        """Whose cards are being looked at in the Saloon."""
        self.counting: Final = self.add(Flag())
        """The points are counted: all hands are open (DT-I10)."""
        self.chosen: Final = self.add(Maybe())
        """Whom the Sheriff made the winner of a final tie."""
        self.known_bottom: Final = self.add(Number())
        """How many deeds at the bottom of the pile everybody knows."""
        self.loot: Final = self.add(Number())
        """What was taken from the Bank this round."""


@final
class Played(Fields):
    """The card whose effect is still to come."""

    def __init__(self) -> None:
        super().__init__("played")
        self.player: Final = self.add(Maybe())
        """Who played it."""
        self.card: Final = self.add(Number())
        self.detail: Final = self.add(Maybe())
        """The die and face of a Cheat, or the target of Shaky Joe."""


@final
class DiceTown(Layout):
    """The table: its parts, and the numbers of the components."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, str], components: Mapping[str, Any]
    ) -> None:
        super().__init__(game, players, options, components, lanes=True, depth=12)
        numbers: Mapping[str, Any] = components["numbers"]
        self.start_money: i64 = numbers["money"]
        self.start_bank: i64 = numbers["bank"]
        self.start_nuggets: i64 = numbers["nuggets"]
        self.sheriff_points: i64 = numbers["sheriff_points"]
        self.dollars_a_point: i64 = numbers["dollars_a_point"]
        self.joe_money: i64 = numbers["joe"]
        self.raid_money: i64 = numbers["small_raid"]
        self.raid_nuggets: i64 = numbers["big_raid"]
        self.random_sheriff = options["first_sheriff"] == FIRST_SHERIFFS[0]
        self.bribe_rounds: i64 = BRIBE_ROUNDS.index(options["bribe_rounds"]) + 1

        points = {card["id"]: card["points"] for card in components["equipment"]}
        copies = {card["id"]: card["copies"] for card in [*components["action"], *components["deed"]]}
        self.copies_of: Final[vec[i64]] = vec[i64]([i64(copies.get(card, 1)) for card in CARD_IDS])
        worth = [
            *[points[card] for card in EQUIPMENT_IDS],
            *[0] * len(ACTION_IDS),
            *range(1, len(DEED_IDS) + 1),
        ]
        self.points_of: Final[vec[i64]] = vec[i64]([i64(value) for value in worth])
        store: i64 = 0
        deeds: i64 = 0
        for kind in range(KINDS):
            if kind < STORE_KINDS:
                store += self.copies_of[kind]
            else:
                deeds += self.copies_of[kind]
        self.store_size: i64 = store
        self.deeds: i64 = deeds

        # Simultaneous choices are owned, so nobody sees them before all are done.
        self.sealed: Final = self.add(Track("sealed", players), owned=True)
        """1 + the mask of dice that a player keeps in secret, and perhaps TOUGH."""
        self.answers: Final = self.add(Track("answers", players), owned=True)
        self.offers: Final = self.add(Grid("offers", players, CARDS + KINDS), owned=True)

        self.money: Final = self.add(Purses("money", players + 1, DOLLAR))
        self.stagecoach: i64 = players
        self.bank: i64 = players + 1
        self.nuggets: Final = self.add(Purses("nuggets", players, NUGGET))
        self.mine: i64 = players
        self.sheriff: Final = self.add(Number("sheriff"))
        self.hands: Final = self.add(Hands("hands", players, KINDS))
        self.fenced: Final = self.add(Hands("fenced", players, KINDS))
        self.store_pile: Final = self.add(Pile("store_pile", store, hidden=True))
        self.store_discards: Final = self.add(Pile("store_discards", store))
        self.drawn: Final = self.add(Pile("drawn", DICE))
        """Drawn store cards, of which one is kept."""
        self.looked_at: Final = self.add(Pile("looked_at", DICE, pieces=False))
        """Kinds of the cards taken in the Saloon; they stay with their owner until one is kept."""
        self.deed_pile: Final = self.add(Pile("deed_pile", deeds, hidden=True))
        self.deed_row: Final = self.add(Pile("deed_row", ROW))
        """Slot 1 lies lowest, as on the board (DT-S3)."""

        self.faces: Final = self.add(Grid("faces", players, DICE))
        """0 for a die that waits to be rolled, otherwise 1 + the face; secret unless the die is kept."""
        self.kept: Final = self.add(Track("kept", players))
        """Masks of the dice in front of the players."""
        self.fresh: Final = self.add(Track("fresh", players))
        """Masks of the dice that were shown in the latest reveal."""

        self.moment: Final = self.add(Moment())
        self.played: Final = self.add(Played())
        self.won: Final = self.add(Track("won", players))
        self.quiet: Final = self.add(Track("quiet", players))
        self.winners: Final = self.add(Track("winners", LOCATIONS))
        """For every location 1 + who used it this round, or 0."""
        self.visit_order: Final = self.add(Pile("visit_order", players, pieces=False))
        self.memory: Final = self.add(Memory("memory", players))

    def clockwise(self, s: State, place: i64) -> i64:
        """DT-R10: the seats clockwise from the left of the Sheriff, who comes last."""
        return (self.sheriff.get(s) + 1 + place) % self.players

    # -- dice --------------------------------------------------------------------------------------------

    def count_face(self, s: State, player: i64, face: i64) -> i64:
        """How many kept dice of a player show a face."""
        cells = s.cells
        kept = self.kept.get(s, player)
        at = self.faces.base + player * DICE
        found: i64 = 0
        for place in range(DICE):
            found += ((kept >> place) & 1 == 1) & (cells[at + place] == face + 1)
        return found

    def leaders(self, s: State, face: i64) -> i64:
        """DT-V2, DT-V3: a mask of the players with most dice of a face; 0 if nobody has any."""
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.players):
            count = self.count_face(s, seat, face)
            if count > best:
                best = count
                found = 0
            if count == best and count > 0:
                found |= 1 << seat
        return found

    def strength(self, s: State, player: i64) -> i64:
        """DT-P1 to DT-P7: how strong the five dice of a player are; all must be there."""
        cells = s.cells
        number: i64 = 0
        at = self.faces.base + player * DICE
        for place in range(DICE):
            number = number * FACES + cells[at + place] - 1
        return STRENGTH[number]

    def best_hands(self, s: State) -> i64:
        """DT-TH1: a mask of those with the best poker hand."""
        best: i64 = -1
        found: i64 = 0
        for seat in range(self.players):
            strength = self.strength(s, seat)
            if strength > best:
                best = strength
                found = 0
            if strength == best:
                found |= 1 << seat
        return found

    def deeds_for(self, s: State, player: i64) -> i64:
        """DT-TH2, DT-TH3: how many deeds of the row the best hand of a player brings."""
        claims = 1 + self.count_face(s, player, ACE)
        row = self.deed_row.count(s)
        return claims if claims < row else row

    # -- cards -------------------------------------------------------------------------------------------

    def deeds_in_hand(self, s: State, player: i64) -> i64:
        """How many deeds a player could lose."""
        at = self.hands.base + player * self.hands.stride + 1 + STORE_KINDS
        found: i64 = 0
        for value in range(DEED_VALUES):
            found += s.cells[at + value]
        return found

    def store_cards(self, s: State, player: i64) -> i64:
        """How many General Store cards a player holds."""
        return self.hands.size_of(s, player) - self.deeds_in_hand(s, player)

    def may_hold(self, s: State, player: i64, kind: i64) -> bool:
        """DT-I8: whether a player, as far as everybody knows, could hold a card and wants to be asked.

        This must not look at anything hidden: who is asked must not reveal who holds the card.
        """
        return (
            self.quiet.get(s, player) == 0
            and self.copies_of[kind] > self.memory.spent(s, kind)
            and self.store_cards(s, player) > 0
        )

    def may_hold_any(self, s: State, kind: i64) -> i64:
        """A mask of all players who could hold the card."""
        if self.copies_of[kind] <= self.memory.spent(s, kind):
            return 0
        found: i64 = 0
        for seat in range(self.players):
            if self.quiet.get(s, seat) == 0 and self.store_cards(s, seat) > 0:
                found |= 1 << seat
        return found

    def may_have_tough_guy(self, s: State, player: i64) -> bool:
        """Whether, as far as everybody knows, a player could hold a Tough Guy."""
        return self.copies_of[TOUGH_GUY] > self.memory.spent(s, TOUGH_GUY) and self.store_cards(s, player) > 0

    # -- what follows from what lies there ---------------------------------------------------------------

    def components_total(self) -> list[int]:
        """DT-S8: cards by kind, then all dollars and all nuggets."""
        total = [0] * int(UNITS)
        for kind in range(KINDS):
            total[kind] = self.copies_of[kind]
        total[DOLLAR] = self.start_money * self.players + self.start_bank
        total[NUGGET] = self.start_nuggets
        return total

    def deeds_of(self, s: State, player: i64) -> i64:
        """DT-X8, DT-DB9: how many deeds a player owns, including fenced ones."""
        return self.deeds_in_hand(s, player) + self.fenced.size_of(s, player)

    def open_points(self, s: State, player: i64) -> i64:
        """DT-X2 to DT-X4, DT-X6, DT-I9: the points that everybody can count."""
        points = self.nuggets.amount(s, player)
        points += self.money.amount(s, player) // self.dollars_a_point
        if self.sheriff.get(s) == player:
            points += self.sheriff_points
        for value in range(DEED_VALUES):
            points += (1 + value) * self.fenced.count(s, player, STORE_KINDS + value)
        return points

    def rounds(self, s: State) -> i64:
        return self.moment.round.get(s)

    def score(self, s: State, player: i64) -> i64:
        """DT-X2 to DT-X7: all points of a player."""
        points = self.open_points(s, player)
        at = self.hands.base + player * self.hands.stride + 1
        for kind in range(EQUIPMENT):
            points += s.cells[at + kind] * self.points_of[kind]
        for kind in range(STORE_KINDS, KINDS):
            points += s.cells[at + kind] * self.points_of[kind]
        return points

    def best_players(self, s: State) -> i64:
        """DT-X7, DT-X8: a mask of those who are ahead by points, then by deeds."""
        best: i64 = -1
        found: i64 = 0
        for seat in range(self.players):
            standing = self.score(s, seat) * 1000 + self.deeds_of(s, seat)
            if standing > best:
                best = standing
                found = 0
            if standing == best:
                found |= 1 << seat
        return found

    def ranking(self, s: State) -> list[list[int]]:
        """DT-X7 to DT-X9: by points, then by deeds, then by the word of the Sheriff."""
        standing = [
            (self.score(s, seat), self.deeds_of(s, seat), self.moment.chosen.get(s) == seat)
            for seat in range(self.players)
        ]
        return [
            [seat for seat in range(self.players) if standing[seat] == level]
            for level in sorted(set(standing), reverse=True)
        ]

    def outcome(self, s: State, reason: str) -> Outcome:
        from saloon.games.dice_town.view.build import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.dice_town.view.build import view

        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.dice_town.scenario import lay_out

        return lay_out(self, s, description)

    def imagine(self, s: State, player: i64) -> None:
        from saloon.games.dice_town.imagine import imagine

        imagine(self, s, player)
