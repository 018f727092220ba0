"""What lies on the table in Cover Your Assets, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import (
    EventKind,
    Fields,
    Flag,
    Game,
    Grid,
    Hands,
    Layout,
    Number,
    Outcome,
    Pile,
    State,
    Track,
)
from saloon.core.layout import mixed
from saloon.games.cover_your_assets.components import CARD_IDS, KINDS, MOVE, PENNY_JAR, PLAYABLE, SWAP
from saloon.games.cover_your_assets.imagine import deal_unseen
from saloon.games.cover_your_assets.stacks import Stacks

DRAFTED: Final[i64] = 2
"""The position of a challenged set that is not in a stack yet; otherwise it is TOP or SECOND."""

DRAFT_PILES: Final[i64] = 3

# Reasons why a game ended, in the order of the option `end` (CA-G1 to CA-G4).
END_MODES: Final[list[str]] = ["classic_million", "quick", "three_rounds", "two_wins"]
MILLION: Final[i64] = 0
QUICK: Final[i64] = 1
THREE_ROUNDS: Final[i64] = 2
TWO_WINS: Final[i64] = 3

MOST_ROUNDS: Final[i64] = 100
"""The number of rounds after which the classic game is over in any case (CA-R48)."""
ROUNDS_OUT: Final[i64] = 4
REASONS: Final[list[str]] = [*END_MODES, "rounds_out"]

FLAGS: Final[list[str]] = [
    "hand_six",
    "two_actions",
    "upgrade_action",
    "action_cards",
    "second_set_challenge",
    "penny_jar",
]


def flag(options: Mapping[str, str], name: str) -> bool:
    """Whether an advanced rule is on: by itself, or by the choice of rules (CA-R36)."""
    chosen = options[name]
    return options["rules"] == "advanced" if chosen == "preset" else chosen == "on"


@final
class Challenge(Fields):
    """The running challenge (CA-C1); all 0 without one."""

    def __init__(self) -> None:
        super().__init__("challenge")
        self.set: Final = self.add(Number())
        """The number of the set that it is about, or NO_SET."""
        self.challenger: Final = self.add(Number())
        self.defender: Final = self.add(Number())
        self.position: Final = self.add(Number())
        """TOP or SECOND in the defender's stack, or DRAFTED."""
        self.needs_double: Final = self.add(Flag())
        """Whether a Penny Jar is to be answered (CA-J5)."""


@final
class Cover(Layout):
    """The table: its parts, and the numbers that follow from the options."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, str], components: Mapping[str, Any]
    ) -> None:
        super().__init__(game, players, options, components)
        self.view_in_parts = True
        self.two_actions = flag(options, "two_actions")
        self.upgrades = flag(options, "upgrade_action")
        self.action_cards = flag(options, "action_cards")
        self.second_sets = flag(options, "second_set_challenge")
        self.penny_jars = flag(options, "penny_jar")
        self.drafts = players <= 3
        self.end_mode: i64 = END_MODES.index(options["end"])

        numbers = components["numbers"]
        hand = numbers["hand_two_players"] if players == 2 else numbers["hand"]
        if flag(options, "hand_six"):
            hand = numbers["hand_advanced"]
        self.hand_limit: i64 = hand
        self.draft_size: i64 = numbers["draft_pile_size"]
        self.goal: i64 = numbers["goal"]

        copies = [0] * KINDS
        values = [0] * KINDS
        for card in components["card"]:
            copies[CARD_IDS.index(card["id"])] = card["copies"]
            values[CARD_IDS.index(card["id"])] = card["value"]
        if not self.action_cards:
            copies[SWAP] = copies[MOVE] = 0
        if not self.penny_jars:
            copies[PENNY_JAR] = 0
        if players == 2:
            for name, number in components["two_players"]["removed"].items():
                copies[CARD_IDS.index(name)] -= number
        self.copies = copies
        self.full_deck: Final[vec[i64]] = vec[i64]([i64(number) for number in copies])
        # No loop needs to look for cards that stayed in the box.
        self.wilds_end: i64 = PLAYABLE if self.penny_jars else PENNY_JAR
        self.kinds_end: i64 = KINDS if self.action_cards else self.wilds_end
        self.values: vec[i64] = vec[i64]([i64(value) for value in values])
        self.values_by_id = {CARD_IDS[kind]: values[kind] for kind in range(self.kinds_end)}
        total: i64 = sum(copies)

        self.deck: Final = self.add(Pile("draw_pile", total, hidden=True))
        self.discard: Final = self.add(Pile("discard_pile", total))
        self.spent: Final = self.add(Pile("out_of_play", copies[SWAP] + copies[MOVE]))
        self.hands: Final = self.add(Hands("hands", players, KINDS))
        self.stacks: Final = self.add(Stacks("stacks", players, total // 2, values))
        self.challenge: Final = self.add(Challenge())
        most_played = self.hand_limit + 1
        self.attack: Final = self.add(Pile("attack", most_played))
        self.defence: Final = self.add(Pile("defence", most_played))
        self.involved: Final = self.add(Pile("involved", players + 1, pieces=False))
        self.banned: Final = self.add(Grid("banned", players, players))
        self.rests: Final[list[Pile]] = []
        self.tops: Final[list[Pile]] = []
        if self.drafts:
            for pile in range(DRAFT_PILES):
                self.rests.append(self.add(Pile(f"draft_{pile}", self.draft_size, hidden=True)))
                self.tops.append(self.add(Pile(f"draft_top_{pile}", 1)))
        self.buried: Final = self.add(Grid("buried", DRAFT_PILES, 2))
        self.dealer: Final = self.add(Number("dealer"))
        self.round: Final = self.add(Number("round"))
        self.totals: Final = self.add(Track("totals", players))
        self.wins: Final = self.add(Track("wins", players))
        self.last_scores: Final = self.add(Track("last_scores", players))

    # -- who sits where ----------------------------------------------------------------------------------

    def left_of(self, player: i64) -> i64:
        """The next seat clockwise (CA-S7)."""
        return (player + 1) % self.players

    def shares_pile(self, player: i64, pile: i64) -> bool:
        """Whether a draft pile is in a player's reach (CA-2P7, CA-3P4)."""
        return self.players == 2 or pile == player or (pile + 1) % 3 == player

    def other_at_pile(self, player: i64, pile: i64) -> i64:
        """Who else has a draft pile in reach (CA-3P5)."""
        if self.players == 2:
            return 1 - player
        return (pile + 1) % 3 if pile == player else pile

    def tell_set(self, s: State, kind: EventKind, player: i64, number: i64) -> None:
        """Announce a set, its type and its value; the value is only computed if somebody listens."""
        if s.events is not None:
            s.tell(kind, player, self.stacks.asset(s, number), self.stacks.value(s, number))

    def challenged_asset(self, s: State) -> i64:
        """The type of the set that the running challenge is about."""
        return self.stacks.asset(s, self.challenge.set.get(s))

    # -- what follows from what lies there ---------------------------------------------------------------

    def components_total(self) -> list[int]:
        return self.copies

    def rounds(self, s: State) -> i64:
        return self.round.get(s)

    def score(self, s: State, player: i64) -> i64:
        """Money over all rounds, including the running one; rounds won if those decide (CA-G4)."""
        if self.end_mode == TWO_WINS:
            return self.wins.get(s, player)
        return self.money(s, player)

    def money(self, s: State, player: i64) -> i64:
        """What a player has collected over all rounds that count, including the running one."""
        if s.over:  # the last round is in the totals already
            return self.totals.get(s, player)
        return self.totals.get(s, player) + self.stacks.score(s, player)

    def outcome(self, s: State, reason: str) -> Outcome:
        from saloon.games.cover_your_assets.view.build import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.cover_your_assets.view.build import view

        return view(self, s, player)

    def own_view(self, s: State, player: int | None) -> dict[str, Any]:
        from saloon.games.cover_your_assets.view.build import own_view

        return own_view(self, s, player)

    def fixed_view(self) -> dict[str, Any]:
        from saloon.games.cover_your_assets.view.build import fixed_view

        return fixed_view(self)

    def common_view(self, s: State) -> dict[str, Any]:
        from saloon.games.cover_your_assets.view.build import common_view

        return common_view(self, s)

    def seat_view(self, s: State, seat: i64) -> Any:
        from saloon.games.cover_your_assets.view.build import seat_view

        return seat_view(self, s, seat)

    def seat_mark(self, s: State, seat: i64) -> i64:
        mark = mixed(self.stacks.mark(s, seat), self.hands.size_of(s, seat))
        mark = mixed(mark, self.totals.get(s, seat))
        mark = mixed(mark, self.wins.get(s, seat))
        mark = mixed(mark, self.last_scores.get(s, seat))
        for other in range(self.players):
            mark = mixed(mark, self.banned.get(s, seat, other))
        return mark

    def own_mark(self, s: State, player: i64) -> i64:
        return self.hands.mark(s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.cover_your_assets.scenario import lay_out

        return lay_out(self, s, description)

    def imagine(self, s: State, player: i64) -> None:
        deal_unseen(self, s, player)
