"""What lies on the table in Point City, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import Fields, Game, Layout, Number, Outcome, Pile, State, rank
from saloon.games.point_city.actions import FIRST_OF_PAIR, PAIRS, SECOND_OF_PAIR
from saloon.games.point_city.components import (
    BUILDING_IDS,
    INGENUITY,
    KIND_IDS,
    KINDS,
    NO_PERMANENT,
    PLACES,
    TIERS,
    TYPE_IDS,
)
from saloon.games.point_city.holdings import Holdings
from saloon.games.point_city.market import (
    Market,
)
from saloon.games.point_city.packed import ICONS, ONE, total, uncovered
from saloon.games.point_city.tokens import Tokens

# Reasons why a game ended (PC-G1, PC-A21).
REASONS: Final[list[str]] = ["last_turn", "automa_beaten", "automa_won"]
LAST_TURN: Final[i64] = 0
AUTOMA_BEATEN: Final[i64] = 1
AUTOMA_WON: Final[i64] = 2

START_ROW: Final[i64] = 1
WRAPS: Final[list[str]] = ["second_row", "top_row"]
"""Which row the row marker returns to (PC-R12)."""


def _table(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _kind(card: Mapping[str, Any]) -> str:
    """What the resource side of a card shows."""
    return ("double_" if card["amount"] == 2 else "") + str(card["resource"])


def _cost(card: Mapping[str, Any]) -> int:
    """What the building side of a card costs, packed."""
    return sum(icons * ONE[TYPE_IDS.index(name)] for name, icons in card["cost"].items())


@final
class Markers(Fields):
    """Where the automa stands (PC-A4)."""

    def __init__(self) -> None:
        super().__init__("markers")
        self.row: Final = self.add(Number())
        self.column: Final = self.add(Number())


@final
class PointCity(Layout):
    """The table: its parts, and the numbers that follow from the players."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, str], components: Mapping[str, Any]
    ) -> None:
        super().__init__(game, players, options, components)
        self.solo = players == 1
        self.owners: i64 = 2 if players == 1 else players
        self.automa: i64 = 1
        """The owner number of the automa in the solo game."""
        level = components["automa"][options["difficulty"]]
        self.automa_permanent: i64 = level["permanent"]
        self.automa_types: Final[vec[i64]] = vec[i64]([i64(points) for points in [0, *level["type"]]])
        """Its points for a type, by how many permanents of it there are."""
        self.automa_token: i64 = level["token"]
        self.automa_ingenuity: i64 = level["ingenuity"]
        self.wrap_row: i64 = START_ROW if options["automa_path"] == WRAPS[0] else 0
        self._read_setup(components["setup"][f"players_{players}"])

        cards: list[Mapping[str, Any]] = components["cards"]["list"]
        self.cards: i64 = len(cards)
        tiers = [card["tier"] - 1 for card in cards]
        kinds = [KIND_IDS.index(_kind(card)) for card in cards]
        self.name_of: Final[vec[i64]] = _table([BUILDING_IDS.index(card["name"]) for card in cards])
        self.tier_of: Final[vec[i64]] = _table(tiers)
        self.kind_of: Final[vec[i64]] = _table(kinds)
        self.permanent_of: Final[vec[i64]] = _table(
            [TYPE_IDS.index(card["permanent"]) if "permanent" in card else NO_PERMANENT for card in cards]
        )
        self.points_of: Final[vec[i64]] = _table([card.get("points", 0) for card in cards])
        self.is_civic: Final[vec[i64]] = _table([int(card.get("civic", False)) for card in cards])
        self.class_of: Final[vec[i64]] = _table([tiers[n] * KINDS + kinds[n] for n in range(self.cards)])
        self.by_class: Final[vec[i64]] = _table(
            sorted(range(self.cards), key=lambda n: (tiers[n], kinds[n], n))
        )
        self.of_tier: Final[list[vec[i64]]] = [
            _table([n for n in range(self.cards) if tiers[n] == tier]) for tier in range(TIERS)
        ]

        # By face: 0 is no face, then the two sides of every card (see `market`).
        costs = [0, *[packed for card in cards for packed in (0, _cost(card))]]
        gains = [0, *[packed for kind in kinds for packed in (ICONS[kind], 0)]]
        wilds = [0, *[wild for kind in kinds for wild in (int(kind == INGENUITY), 0)]]
        self.cost_of_face: Final[vec[i64]] = _table(costs)
        """What a building side costs, packed; 0 for a resource side."""
        self.gain_of_face: Final[vec[i64]] = _table(gains)
        """What a resource side pays, packed; 0 for ingenuity and for a building side."""
        self.wild_of_face: Final[vec[i64]] = _table(wilds)
        """1 for ingenuity, otherwise 0."""
        self.net_of_face: Final[vec[i64]] = _table(
            [gain - cost for gain, cost in zip(gains, costs, strict=True)]
        )
        """What a face pays minus what it costs."""

        kept: i64 = self.deck_size + PLACES
        self.deck: Final = self.add(Pile("deck", kept, hidden=True))
        self.removed: Final = self.add(Pile("removed", self.cards - kept, hidden=True))
        self.resources: Final = self.add(Pile("resources", self.cards))
        """The cards that were taken as resources, spent or not: nobody knows their building sides."""
        self.market: Final = self.add(Market("market", self.cards))
        self.holdings: Final = self.add(Holdings("holdings", self.owners))
        self.tokens: Final = self.add(Tokens("tokens", components["tokens"]["list"], self.holdings))
        self.cities: Final[list[Pile]] = []
        for owner in range(self.owners):
            self.cities.append(self.add(Pile(f"city_{owner}", 2 * self.turns_each)))
        self.markers: Final = self.add(Markers())
        self.turns_made: Final = self.add(Number("turns_made"))
        self.first_player: Final = self.add(Number("first_player"))

        self.building_views: list[Any] = []
        """The building sides as views show them, made when first needed."""
        self.pair_first: Final[vec[i64]] = vec[i64](FIRST_OF_PAIR)
        self.pair_second: Final[vec[i64]] = vec[i64](SECOND_OF_PAIR)

    def _read_setup(self, numbers: Mapping[str, Any]) -> None:
        """PC-S2, PC-S6, PC-S7, PC-G3: how many cards and tokens are used, and how many turns that gives."""
        self.kept: list[int] = list(numbers["cards"])
        self.tokens_in_play: i64 = numbers["tokens"]
        self.deck_size: i64 = sum(self.kept) - PLACES
        self.turns: i64 = self.deck_size // 2 + 1
        self.turns_each: i64 = self.turns // self.owners

    # -- what can be paid --------------------------------------------------------------------------------

    def can_take(self, s: State, player: i64, pair: i64) -> bool:
        """PC-B1 to PC-B7, PC-R3, PC-R4: whether a player can pay for the buildings of a pair."""
        first = self.market.face(s, self.pair_first[pair])
        second = self.market.face(s, self.pair_second[pair])
        cost = self.cost_of_face[first] + self.cost_of_face[second]
        if cost == 0:
            return True
        h = self.holdings
        means = h.means(s, player) + self.gain_of_face[first] + self.gain_of_face[second]
        ingenuity = h.ingenuity(s, player) + self.wild_of_face[first] + self.wild_of_face[second]
        return total(uncovered(cost, means)) <= ingenuity

    def can_take_any(self, s: State, player: i64) -> bool:
        """Whether a player can take any pair of the market."""
        for pair in range(PAIRS):
            if self.can_take(s, player, pair):
                return True
        return False

    # -- what follows from what lies there ---------------------------------------------------------------

    def components_total(self) -> list[int]:
        return [1] * self.cards

    def next_after(self, player: i64) -> i64:
        """The next seat clockwise (PC-S9)."""
        return (player + 1) % self.players

    def turns_left(self, s: State, owner: i64) -> i64:
        """How many turns an owner still has, including the running one (PC-G2)."""
        place = (owner - self.first_player.get(s) + self.owners) % self.owners
        return self.turns_each - (self.turns_made.get(s) + self.owners - 1 - place) // self.owners

    def score(self, s: State, player: i64) -> i64:
        """PC-V1: the points on buildings and the tokens."""
        return self.holdings.points(s, player) + self.tokens.score(s, player)

    def automa_score(self, s: State) -> i64:
        """PC-A16 to PC-A19."""
        from saloon.games.point_city.rules.automa import score

        return score(self, s)

    def is_lost(self, s: State) -> bool:
        """PC-A21, PC-R15: whether the automa is ahead; equal scores go to the side with more cards left."""
        if not self.solo:
            return False
        mine = self.score(s, 0)
        other = self.automa_score(s)
        if mine != other:
            return other > mine
        return self.holdings.cards(s, self.automa) > self.holdings.cards(s, 0)

    def ranking(self, s: State) -> list[list[int]]:
        """PC-V12, PC-R19: among equal points, the player with more resource cards left is ahead."""
        return rank([(self.score(s, seat), self.holdings.cards(s, seat)) for seat in range(self.players)])

    def outcome(self, s: State, reason: str) -> Outcome:
        from saloon.games.point_city.view.build import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.point_city.view.build import view

        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.point_city.scenario import lay_out

        return lay_out(self, s, description)

    # -- what nobody knows -------------------------------------------------------------------------------

    def imagine(self, s: State, player: i64) -> None:
        """PC-H1 to PC-H5: all players know the same; hidden are the other sides and the order of the deck.

        Of a card that shows (or showed) its resource side, everybody knows the tier and that side; of the
        rest of the deck and of the removed cards, the tier. Gather all cards whose building side nobody has
        seen in a fixed order, and deal them again to places that fit.
        """
        from saloon.games.point_city.imagine import Unseen

        Unseen(self, s).deal()
