"""Setting up: section S of the rules, and WL-V1, WL-V18 to WL-V22."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.actions import Choices
from saloon.core.state import State
from saloon.core.steps import Task
from saloon.games.western_legends.actions import (
    CHOOSE_CHARACTER,
    CHOSE_CHARACTER,
    FIRST_PLAYER,
    START_AT,
    STARTED_AT,
)
from saloon.games.western_legends.ids import (
    AT_RAIL_STATION,
    AT_SHERIFF_OFFICE,
    CATTLE_KINDS,
    CHARACTERS,
    FIGHT_CARDS,
    GOALS_EACH,
    MAN_IN_BLACK_CARDS,
    NONE,
    POKER_CARDS,
    SPACES,
    STORIES,
)
from saloon.games.western_legends.rules.asking import Asked
from saloon.games.western_legends.rules.book import S6, S11
from saloon.games.western_legends.rules.man_in_black import place_bandits
from saloon.games.western_legends.rules.resources import draw, receive
from saloon.games.western_legends.table import (
    CATTLE_PIECE,
    FAME_KINDS,
    FIGHT_PIECE,
    MAN_PIECE,
    RANCHES,
    STORY_PIECE,
    WesternLegends,
)

ALL_LETTERS: Final[i64] = 7

# Stages of the set-up.
DEALING: Final[i64] = 0
CHOOSING: Final[i64] = 1
REVEALING: Final[i64] = 2
PLACING: Final[i64] = 3
BEGINNING: Final[i64] = 4


def lay_out(c: WesternLegends, s: State) -> None:
    """WL-S1 to WL-S4, WL-S13, WL-S15, WL-V2, WL-V21, WL-V22: what lies there before anybody chooses."""
    for card in range(POKER_CARDS):
        c.deck.put(s, card)
    c.deck.shuffle(s)
    for card in range(FIGHT_CARDS):
        c.fight_deck.put(s, FIGHT_PIECE + card)
    c.fight_deck.shuffle(s)
    lay_stories(c, s)
    if c.with_cattle:
        for colour in range(RANCHES):
            for kind in range(CATTLE_KINDS):
                c.ranches[colour].put(s, CATTLE_PIECE + colour * CATTLE_KINDS + kind)
            c.ranches[colour].shuffle(s)
    if c.with_goals:
        for kind in range(FAME_KINDS):
            c.fame.move(s, c.fame.supply, kind, c.fame_tokens(kind))
    c.table.sheriff.set(s, c.box.spaces_of[AT_SHERIFF_OFFICE][0])
    c.table.mover.set(s, NONE)
    c.table.active.set(s, NONE)
    if c.with_man:
        c.table.man_space.set(s, c.box.spaces_of[AT_RAIL_STATION][0])
        for card in range(MAN_IN_BLACK_CARDS):
            c.man_deck.put(s, MAN_PIECE + card)
        c.man_deck.shuffle(s)
    for player in range(c.players):
        c.people.space.set(s, player, NONE)
    s.push(c.setting_up, 0, DEALING)


def lay_stories(c: WesternLegends, s: State) -> None:
    """WL-S13, WL-V21: two equal piles; one in the first game."""
    first = c.stories[0]
    for story in range(STORIES):
        if c.uses_story(story):
            first.put(s, STORY_PIECE + story)
    first.shuffle(s)
    if c.piles == 2:
        for _card in range(STORIES // 2):
            c.stories[1].put(s, first.take(s))


class SettingUp(Task):
    """WL-S6 to WL-S14: characters, first player, spaces, bandits; `a` is the stage, `b` counts seats."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("setting_up")
        self.c: Final = c

    def run(self, t: Any, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if a == DEALING:
            self._deal(s)
        elif a == CHOOSING:
            s.push(self, player, REVEALING)
            for seat in range(self.c.players):
                s.open_lane(self.c.choose_character, seat)
        elif a == REVEALING:
            self._reveal(s)
        elif a == PLACING:
            self._place(s, player, b)
        else:
            self._begin(s)

    def _deal(self, s: State) -> None:
        """WL-S6, WL-V18, WL-V31: two characters each; the first game for four has its own four."""
        c = self.c
        fixed = c.first_game and c.players == 4
        boxed = c.box.intro_characters[:] if fixed else vec[i64]([i64(i) for i in range(CHARACTERS)])
        left: i64 = len(boxed)
        for seat in range(c.players):
            for place in range(1 if fixed else 2):
                drawn = s.below(left)
                left -= 1
                c.dealt.set(s, seat, place, 1 + boxed[drawn])
                boxed[drawn] = boxed[left]
            if fixed:
                c.chosen.set(s, seat, c.dealt.get(s, seat, 0))
        s.push(self, 0, REVEALING if fixed else CHOOSING)

    def _reveal(self, s: State) -> None:
        """WL-S7 to WL-S9, WL-R14: all show their characters; the most wanted one begins."""
        c = self.c
        most: i64 = NONE
        tied: i64 = 0
        for seat in range(c.players):
            character = c.chosen.get(s, seat) - 1
            c.people.character.set(s, seat, character)
            s.tell(CHOSE_CHARACTER, seat, character)
            wanted = c.box.start_wanted[character]
            if wanted > most:
                most = wanted
                tied = 0
            tied += wanted == most
        c.chosen.clear(s)
        c.dealt.clear(s)
        place = s.below(tied) if tied > 1 else 0
        for seat in range(c.players):
            if c.box.start_wanted[c.character_of(s, seat)] == most:
                if place == 0:
                    c.table.first.set(s, seat)
                place -= 1
        first = c.first(s)
        s.tell(FIRST_PLAYER, first)
        s.push(self, first, PLACING)
        for turn in range(c.players):
            equip(c, s, (first + turn) % c.players)

    def _place(self, s: State, player: i64, done: i64) -> None:
        """WL-S11, WL-R14: figures on their start spaces, in turn order."""
        c = self.c
        if done == c.players:
            s.push(self, player, BEGINNING)
            return
        s.push(self, player, PLACING, done + 1)
        seat = (player + done) % c.players
        spaces = c.box.spaces_of[c.box.start_of[c.character_of(s, seat)]]
        if len(spaces) > 1:
            s.push(c.start_at, seat)
        else:
            place_figure(c, s, seat, spaces[0])

    def _begin(self, s: State) -> None:
        """WL-S14, WL-V1: bandits on free hideouts, and goals."""
        c = self.c
        place_bandits(c, s, ALL_LETTERS)
        if c.with_goals:
            for seat in range(c.players):
                for goal in range(GOALS_EACH):
                    c.goals.set(s, seat, goal, 1)
                c.goals.set(s, seat, s.below(GOALS_EACH), 0)
        s.push(c.round, c.first(s))


def equip(c: WesternLegends, s: State, seat: i64) -> None:
    """WL-S9, WL-S10, WL-S19, WL-S21: what a character starts with; points give no reward now."""
    box = c.box
    character = c.character_of(s, seat)
    c.people.money.set(s, seat, box.start_money[character])
    c.people.nuggets.set(s, seat, box.start_nuggets[character])
    c.people.marshal.set(s, seat, box.start_marshal[character])
    c.people.wanted.set(s, seat, box.start_wanted[character])
    c.people.weapon.set(s, seat, box.start_weapon[character])
    draw(c, s, seat, box.start_poker[character])
    receive(c, s, seat, box.start_weapon[character])


def place_figure(c: WesternLegends, s: State, seat: i64, space: i64) -> None:
    """A figure is put on its start space."""
    c.people.space.set(s, seat, space)
    s.tell(STARTED_AT, seat, space)


class ChooseCharacter(Asked):
    """DEC-1: one of the two dealt characters, sealed until all have chosen."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "choose_character", S6, [CHOOSE_CHARACTER])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        for character in range(CHARACTERS):
            first = self.c.dealt.get(s, player, 0) == 1 + character
            choices.offer_if(
                first or self.c.dealt.get(s, player, 1) == 1 + character, CHOOSE_CHARACTER.at(character)
            )

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        self.c.chosen.set(s, player, 1 + self.families.first(action))


class StartAt(Asked):
    """DEC-2: one of the three spaces of a store or a saloon."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "start_at", S11, [START_AT])

    def offer(self, t: Any, s: State, player: i64, choices: Choices) -> None:
        location = self.c.box.start_of[self.c.character_of(s, player)]
        for space in range(SPACES):
            choices.offer_if(self.c.box.location_of[space] == location, START_AT.at(space))

    def take(self, t: Any, s: State, player: i64, action: i64) -> None:
        place_figure(self.c, s, player, self.families.first(action))
