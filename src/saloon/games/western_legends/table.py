"""What lies on the table in Western Legends, for a number of players and a choice of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.kit import Grid, Hands, Pile, Track
from saloon.core.game import Game
from saloon.core.layout import Layout
from saloon.core.outcome import Outcome
from saloon.core.state import State
from saloon.games.western_legends.actions import WINDOWS
from saloon.games.western_legends.components.box import Box
from saloon.games.western_legends.components.codes import (
    CONDITION_COLUMNS,
    MOMENTS,
    SOURCE_CHARACTER,
    SOURCE_EQUIPMENT,
    SOURCES,
)
from saloon.games.western_legends.components.ids import (
    CATTLE_KINDS,
    EQUIPMENT,
    FIGHT_CARDS,
    FIRST_ITEM,
    GOALS_EACH,
    LAWMAN,
    LENGTH_IDS,
    MAN_IN_BLACK_CARDS,
    NEUTRAL,
    NONE,
    OUTLAW,
    POKER_CARDS,
    RANKS,
    RESOURCES,
    SPACES,
    STORIES,
)
from saloon.games.western_legends.fields import (
    DISCS,
    HAND_LIMIT,
    NUGGET_LIMIT,
    ON_FOOT,
    Fighting,
    People,
    Poker,
    Town,
    Turn,
)
from saloon.games.western_legends.parts import Slots, Stock

TARGETS: Final[dict[str, int]] = {"short": 15, "medium": 20, "long": 25}
"""WL-S16."""
ON_OFF: Final[list[str]] = ["off", "on"]
EDITIONS: Final[list[str]] = ["czech", "english"]
"""Where two editions differ (WL-R9)."""
assert list(TARGETS) == LENGTH_IDS

# All pieces have numbers of their own, so that they can be counted; poker cards come first.
FIGHT_PIECE: Final[i64] = 52
STORY_PIECE: Final[i64] = 65
CATTLE_PIECE: Final[i64] = 105
"""Plus 8 times the colour, plus the bonus."""
FAME_PIECE: Final[i64] = 121
"""Plus the value less 1."""
MAN_PIECE: Final[i64] = 124
PIECES: Final[i64] = 134

FAME_KINDS: Final[i64] = 3
PILES: Final[i64] = 2
RANCHES: Final[i64] = 2
BANKER_CARDS: Final[i64] = 4
FLOP_CARDS: Final[i64] = 3
DICE_PLACES: Final[i64] = 3
CARDS_LAID: Final[i64] = 2
"""How many cards somebody lays down at most, in poker."""


def value_of(card: i64) -> i64:
    """WL-G9: what a poker card counts."""
    return card % RANKS + 2


def suit_of(card: i64) -> i64:
    """The suit of a poker card."""
    return card // RANKS


@final
class WesternLegends(Layout):
    """The table: its parts, and the numbers that follow from players and options."""

    def __init__(
        self, game: Game, players: i64, options: dict[str, str], components: Mapping[str, Any]
    ) -> None:
        super().__init__(game, players, options, components, lanes=True, depth=40)
        self.box: Final = Box(components)
        self.first_game: Final = options["first_game"] == "on"
        self.with_goals: Final = options["goals"] == "on" and not self.first_game
        self.with_cattle: Final = not self.first_game
        self.with_man: Final = players == 2
        self.goal: i64 = TARGETS["short" if self.first_game else options["length"]]
        """How many points set the end off (WL-S16, WL-V18)."""
        self.english_fame: Final = options["fame_tokens"] == "english"
        self.discs_needed: i64 = 2 if players <= 4 else 3  # WL-Y6
        self.piles: i64 = 1 if self.first_game else PILES
        self.lowers_by: i64 = 0
        """How much less a reaction can make the rival's card count at most."""
        self.reactions_lower_only: bool = True
        self._read_reactions()
        self.wild: Final[vec[i64]] = vec[i64]([self._is_wild(card) for card in range(POKER_CARDS)])
        """1 for poker cards that count as any card in a game of poker (WL-P16)."""
        self.by_kind: Final[list[vec[i64]]] = self._sort_conditions()
        """The numbers of all conditions of a kind."""
        self.in_store: Final[vec[i64]] = vec[i64]([self._sold(item) for item in range(EQUIPMENT)])
        """1 for equipment that the store has (WL-V19)."""

        self.people: Final = self.add(People(players))
        self.owned_items: Final = self.add(Grid("equipment", players, EQUIPMENT))
        """0, 1 for owned, 2 for upgraded."""
        self.table: Final = self.add(Town())
        self.turn: Final = self.add(Turn())
        self.gains: Final = self.add(Track("gains", RESOURCES))
        """What the active player has gained in the action in progress."""
        self.attacked: Final = self.add(Track("attacked", players + 1))
        self.used: Final = self.add(Track("used", SOURCES))
        """1 for effects used this turn, 2 for those used in this action."""
        self.met: Final = self.add(Track("met", self.box.condition_count))
        self.met_goals: Final = self.add(Grid("met_goals", players, GOALS_EACH))
        self.quiet: Final = self.add(Grid("quiet", players, WINDOWS))
        """1 for not to be asked this turn, 2 for this game."""
        self.bandits: Final = self.add(Track("bandits", SPACES))
        self.dealt: Final = self.add(Grid("dealt", players, 2))
        self.chosen: Final = self.add(Track("chosen", players))
        """1 + the character that was chosen, sealed until all have chosen."""
        self.deck: Final = self.add(Pile("deck", POKER_CARDS, hidden=True))
        self.discards: Final = self.add(Pile("discards", POKER_CARDS))
        self.held_back: Final = self.add(Track("held_back", POKER_CARDS))
        """1 for cards that were in hands when the discards were last shuffled: all know what was shuffled."""
        self.hands: Final = self.add(Hands("hands", players, POKER_CARDS))
        self.laid: Final = self.add(Slots("laid", (players + 1) * CARDS_LAID))
        """Cards in a fight or in poker, two places a seat; the last row is the banker's."""
        self.banker: Final = self.add(Slots("banker", BANKER_CARDS))
        self.flop: Final = self.add(Slots("flop", FLOP_CARDS))
        self.fight_deck: Final = self.add(Pile("fight_deck", FIGHT_CARDS, hidden=True))
        self.drawn: Final = self.add(Slots("drawn", FIGHT_CARDS))
        self.picked: Final = self.add(Slots("picked", 1))
        self.shown: Final = self.add(Track("shown", FIGHT_CARDS))
        """How often each fight card was shown since the last income: all have seen it."""
        self.fighting: Final = self.add(Fighting())
        self.known: Final = self.add(Grid("known", 2, POKER_CARDS))
        """Cards of the rival's hand that the attacker (row 0) or the defender has looked at in this fight."""
        self.known_fight_cards: Final = self.add(Track("known_fight_cards", FIGHT_CARDS))
        self.fight_layers: Final = self.add(Track("fight_layers", FIGHT_CARDS))
        """How many layers were laid below the fight deck after that of a card (see `rules.fight_deck`)."""
        self.fight_memory: Final = self.add(Grid("fight_memory", players, FIGHT_CARDS))
        """1 for fight cards whose layer a player knows."""
        self.poker: Final = self.add(Poker())
        self.dice: Final = self.add(Track("dice", DICE_PLACES))
        """1 + the face that a die shows, or 0; the third die is for others whom the same story rewards."""
        self.stories: Final[list[Pile]] = []
        for pile in range(self.piles):
            self.stories.append(self.add(Pile(f"stories_{pile}", STORIES, hidden=True)))
        self.told: Final = self.add(Slots("told", 1))
        self.past: Final = self.add(Pile("past_stories", STORIES))
        self.discs: Final = self.add(Grid("discs", PILES, players))
        self.cattle: Final = self.add(Slots("cattle", players))
        self.ranches: Final[list[Pile]] = []
        for colour in range(RANCHES):
            self.ranches.append(self.add(Pile(f"ranch_{colour}", CATTLE_KINDS, hidden=True)))
        self.goals: Final = self.add(Grid("goals", players, GOALS_EACH))
        """0 for the goal that went back into the box, 1 for a secret one, 2 for a claimed one."""
        self.fame: Final = self.add(Stock("fame", players, FAME_KINDS, FAME_PIECE))
        self.man_deck: Final = self.add(Pile("man_deck", MAN_IN_BLACK_CARDS, hidden=True))
        self.man_used: Final = self.add(Pile("man_used", MAN_IN_BLACK_CARDS))

    def _sold(self, item: i64) -> i64:
        if not self.first_game or item < FIRST_ITEM:
            return 1
        for kept in self.box.intro_items:
            if kept == item:
                return 1
        return 0

    def _is_wild(self, card: i64) -> i64:
        from saloon.games.western_legends.components.codes import OP_WILD, POKER_HAND

        entry = self.box.entry_of[self.box.effect_of_card[card] * MOMENTS + POKER_HAND]
        return 1 if entry != 0 and self.box.op[self.box.entry_do[entry]] == OP_WILD else 0

    def _sort_conditions(self) -> list[vec[i64]]:
        from saloon.games.western_legends.components.codes import CONDITION_IDS

        sorted_numbers: list[list[i64]] = [[] for _kind in CONDITION_IDS]
        for number in range(self.box.condition_count):
            kind: int = self.box.conditions[number * CONDITION_COLUMNS]
            sorted_numbers[kind].append(number)
        return [vec[i64](numbers) for numbers in sorted_numbers]

    def _read_reactions(self) -> None:
        """How much reactions in fights can do at most: a player who cannot change the result is not asked."""
        from saloon.games.western_legends.components.codes import FIGHT_REACTION, OP_REDUCE

        box = self.box
        for source in range(SOURCE_EQUIPMENT):
            entry = box.entry_of[source * MOMENTS + FIGHT_REACTION]
            while entry != 0:
                lowers: i64 = 0
                node = box.entry_do[entry]
                while node != 0:
                    if box.op[node] == OP_REDUCE:
                        lowers += box.a[node]
                    else:
                        self.reactions_lower_only = False
                    node = box.next[node]
                if lowers > self.lowers_by:
                    self.lowers_by = lowers
                entry = box.entry_next[entry]

    # -- what follows from what lies there --------

    def components_total(self) -> list[int]:
        total = [0] * PIECES
        for card in range(POKER_CARDS + FIGHT_CARDS):
            total[card] = 1
        for story in range(STORIES):
            total[STORY_PIECE + story] = int(self.uses_story(story))
        for token in range(RANCHES * CATTLE_KINDS):
            total[CATTLE_PIECE + token] = int(self.with_cattle)
        for kind in range(FAME_KINDS):
            total[FAME_PIECE + kind] = self.fame_tokens(kind) if self.with_goals else 0
        for card in range(MAN_IN_BLACK_CARDS):
            total[MAN_PIECE + card] = int(self.with_man)
        return total

    def fame_tokens(self, kind: i64) -> i64:
        """WL-R9: the English edition has as many tokens of value 2 as the Czech one of value 1."""
        if self.english_fame and kind < 2:
            return self.box.fame_count[1 - kind]
        return self.box.fame_count[kind]

    def uses_story(self, story: i64) -> bool:
        """WL-V21: in the first game only some stories are told."""
        if not self.first_game:
            return True
        for used in self.box.intro_stories:
            if used == story:
                return True
        return False

    def next_after(self, player: i64) -> i64:
        """The next seat clockwise (WL-T1)."""
        return (player + 1) % self.players

    def right_of(self, player: i64) -> i64:
        """The right neighbour, who plays virtual opponents (WL-N2)."""
        return (player + self.players - 1) % self.players

    def active(self, s: State) -> i64:
        """Whose turn it is, or NONE."""
        return self.table.active.get(s)

    def first(self, s: State) -> i64:
        """The first player (WL-S7)."""
        return self.table.first.get(s)

    def side(self, s: State, player: i64) -> i64:
        """Neutral, lawman or outlaw."""
        if self.people.wanted.get(s, player) > 0:
            return OUTLAW
        return LAWMAN if self.people.marshal.get(s, player) > 0 else NEUTRAL

    def is_outlaw(self, s: State, player: i64) -> bool:
        """Whether a player has wanted points."""
        return self.people.wanted.get(s, player) > 0

    def any_outlaw(self, s: State) -> bool:
        """WL-H1: whether an outlaw is in play."""
        for player in range(self.players):
            if self.people.wanted.get(s, player) > 0:
                return True
        return False

    def space_of(self, s: State, player: i64) -> i64:
        """Where a player's figure stands."""
        return self.people.space.get(s, player)

    def kind_at(self, s: State, player: i64) -> i64:
        """The kind of location where a player's figure stands, or NONE."""
        return self.box.type_of[self.people.space.get(s, player)]

    def character_of(self, s: State, player: i64) -> i64:
        """A player's character, or NONE before the choice."""
        return self.people.character.get(s, player)

    def hand_limit_of(self, s: State, player: i64) -> i64:
        """WL-T11."""
        return HAND_LIMIT - self.people.wounds.get(s, player)

    def side_of_item(self, s: State, player: i64, item: i64) -> i64:
        """The number of the side of an owned piece of equipment that is up, among all sides."""
        return item * 2 + (self.owned_items.get(s, player, item) == 2)

    def movement_of(self, s: State, player: i64) -> i64:
        """WL-M1: how far a Move action goes."""
        mount = self.people.mount.get(s, player)
        return ON_FOOT if mount < 0 else self.box.movement[self.side_of_item(s, player, mount)]

    def nugget_limit_of(self, s: State, player: i64) -> i64:
        """WL-G4, WL-R24."""
        mount = self.people.mount.get(s, player)
        if mount < 0:
            return NUGGET_LIMIT
        return NUGGET_LIMIT + self.box.nugget_bonus[self.side_of_item(s, player, mount)]

    def weapon_active(self, s: State, player: i64) -> i64:
        """The active weapon, or NONE."""
        return self.people.weapon.get(s, player)

    def mount_active(self, s: State, player: i64) -> i64:
        """The active mount, or NONE."""
        return self.people.mount.get(s, player)

    def owns(self, s: State, player: i64, item: i64) -> bool:
        """Whether a player owns a piece of equipment."""
        return self.owned_items.get(s, player, item) > 0

    def items_of(self, s: State, player: i64) -> i64:
        """How many items a player owns, without weapons and mounts (WL-L7)."""
        found: i64 = 0
        for item in range(FIRST_ITEM, EQUIPMENT):
            found += self.owned_items.get(s, player, item) > 0
        return found

    def can_take_item(self, s: State, player: i64, item: i64) -> bool:
        """WL-L4, WL-L7, WL-V19: whether a player may receive a piece of equipment."""
        if self.in_store[item] == 0 or self.owned_items.get(s, player, item) > 0:
            return False
        return item < FIRST_ITEM or self.items_of(s, player) < 3

    def discs_left(self, s: State, player: i64) -> i64:
        """Story discs that are not on a card."""
        return DISCS - self.discs.get(s, 0, player) - self.discs.get(s, 1, player)

    def open_story(self, s: State, pile: i64) -> i64:
        """The story on top of a pile, or NONE."""
        return self.stories[pile].top(s) - STORY_PIECE if self.stories[pile].count(s) > 0 else NONE

    # -- effects --------

    def ability_source(self, s: State, player: i64) -> i64:
        """The source of a player's ability, or NONE as long as it cannot be used (WL-G14)."""
        if not self.people.unlocked.get(s, player):
            return NONE
        return SOURCE_CHARACTER + self.people.character.get(s, player)

    def weapon_source(self, s: State, player: i64) -> i64:
        """The source of the effects of a player's active weapon, or NONE."""
        weapon = self.people.weapon.get(s, player)
        return NONE if weapon < 0 else SOURCE_EQUIPMENT + self.side_of_item(s, player, weapon)

    def entry(self, source: i64, moment: i64) -> i64:
        """The first entry of a source for a moment, or 0."""
        if source < 0:
            return 0
        return self.box.entry_of[source * MOMENTS + moment]

    # -- what is seen, and what nobody knows --------

    def rounds(self, s: State) -> i64:
        return self.table.round.get(s)

    def score(self, s: State, player: i64) -> i64:
        """WL-Z3, WL-Z4: the points so far and what the final scoring would add now."""
        from saloon.games.western_legends.rules.scoring import final_score

        return final_score(self, s, player)

    def ranking(self, s: State) -> list[list[int]]:
        """WL-Z5."""
        from saloon.games.western_legends.rules.scoring import ranking

        return ranking(self, s)

    def is_lost(self, s: State) -> bool:
        """WL-V16: whether the Man in Black is ahead of both players."""
        from saloon.games.western_legends.rules.scoring import man_wins

        return self.with_man and man_wins(self, s)

    def outcome(self, s: State, reason: str) -> Outcome:
        from saloon.games.western_legends.view.build import outcome

        return outcome(self, s, reason)

    def view(self, s: State, player: int | None) -> Any:
        from saloon.games.western_legends.view.build import view

        return view(self, s, player)

    def scenario(self, s: State, description: dict[str, Any]) -> list[str]:
        from saloon.games.western_legends.scenario import lay_out

        return lay_out(self, s, description)

    def imagine(self, s: State, player: i64) -> None:
        from saloon.games.western_legends.imagine import Dream

        Dream(self, s, player).deal()
