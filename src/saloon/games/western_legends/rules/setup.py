"""Setting up: section S of the rules, and WL-V1, WL-V18 to WL-V22."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import Choices, State, Task
from saloon.games.western_legends import actions, ids
from saloon.games.western_legends.ids import NONE
from saloon.games.western_legends.rules import asking, book, man_in_black, resources
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


def lay_out(t: WesternLegends, s: State) -> None:
    """WL-S1 to WL-S4, WL-S13, WL-S15, WL-V2, WL-V21, WL-V22: what lies there before anybody chooses."""
    for card in range(ids.POKER_CARDS):
        t.deck.put(s, card)
    t.deck.shuffle(s)
    for card in range(ids.FIGHT_CARDS):
        t.fight_deck.put(s, FIGHT_PIECE + card)
    t.fight_deck.shuffle(s)
    lay_stories(t, s)
    if t.with_cattle:
        for colour in range(RANCHES):
            for kind in range(ids.CATTLE_KINDS):
                t.ranches[colour].put(s, CATTLE_PIECE + colour * ids.CATTLE_KINDS + kind)
            t.ranches[colour].shuffle(s)
    if t.with_goals:
        for kind in range(FAME_KINDS):
            t.fame.move(s, t.fame.supply, kind, t.fame_tokens(kind))
    t.table.sheriff.set(s, t.box.spaces_of[ids.AT_SHERIFF_OFFICE][0])
    t.table.mover.set(s, NONE)
    t.table.active.set(s, NONE)
    if t.with_man:
        t.table.man_space.set(s, t.box.spaces_of[ids.AT_RAIL_STATION][0])
        for card in range(ids.MAN_IN_BLACK_CARDS):
            t.man_deck.put(s, MAN_PIECE + card)
        t.man_deck.shuffle(s)
    for player in range(t.players):
        t.people.space.set(s, player, NONE)
    s.push(t.setting_up, 0, DEALING)


def lay_stories(t: WesternLegends, s: State) -> None:
    """WL-S13, WL-V21: two equal piles; one in the first game."""
    first = t.stories[0]
    for story in range(ids.STORIES):
        if t.uses_story(story):
            first.put(s, STORY_PIECE + story)
    first.shuffle(s)
    if t.piles == 2:
        for _card in range(ids.STORIES // 2):
            t.stories[1].put(s, first.take(s))


class SettingUp(Task):
    """WL-S6 to WL-S14: characters, first player, spaces, bandits; `a` is the stage, `b` counts seats."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__("setting_up")
        self.c: Final = c

    def run(self, t: WesternLegends, s: State, player: i64) -> None:
        a = s.a
        b = s.b
        if a == DEALING:
            self._deal(t, s)
        elif a == CHOOSING:
            s.push(self, player, REVEALING)
            for seat in range(t.players):
                s.open_lane(t.choose_character, seat)
        elif a == REVEALING:
            self._reveal(t, s)
        elif a == PLACING:
            self._place(t, s, player, b)
        else:
            self._begin(t, s)

    def _deal(self, t: WesternLegends, s: State) -> None:
        """WL-S6, WL-V18, WL-V31: two characters each; the first game for four has its own four."""
        fixed = t.first_game and t.players == 4
        boxed = t.box.intro_characters[:] if fixed else vec[i64]([i64(i) for i in range(ids.CHARACTERS)])
        left: i64 = len(boxed)
        for seat in range(t.players):
            for place in range(1 if fixed else 2):
                drawn = s.below(left)
                left -= 1
                t.dealt.set(s, seat, place, 1 + boxed[drawn])
                boxed[drawn] = boxed[left]
            if fixed:
                t.chosen.set(s, seat, t.dealt.get(s, seat, 0))
        s.push(self, 0, REVEALING if fixed else CHOOSING)

    def _reveal(self, t: WesternLegends, s: State) -> None:
        """WL-S7 to WL-S9, WL-R14: all show their characters; the most wanted one begins."""
        most: i64 = NONE
        tied: i64 = 0
        for seat in range(t.players):
            character = t.chosen.get(s, seat) - 1
            t.people.character.set(s, seat, character)
            s.tell(actions.CHOSE_CHARACTER, seat, character)
            wanted = t.box.start_wanted[character]
            if wanted > most:
                most = wanted
                tied = 0
            tied += wanted == most
        t.chosen.clear(s)
        t.dealt.clear(s)
        place = s.below(tied) if tied > 1 else 0
        for seat in range(t.players):
            if t.box.start_wanted[t.character_of(s, seat)] == most:
                if place == 0:
                    t.table.first.set(s, seat)
                place -= 1
        first = t.first(s)
        s.tell(actions.FIRST_PLAYER, first)
        s.push(self, first, PLACING)
        for turn in range(t.players):
            equip(t, s, (first + turn) % t.players)

    def _place(self, t: WesternLegends, s: State, player: i64, done: i64) -> None:
        """WL-S11, WL-R14: figures on their start spaces, in turn order."""
        if done == t.players:
            s.push(self, player, BEGINNING)
            return
        s.push(self, player, PLACING, done + 1)
        seat = (player + done) % t.players
        spaces = t.box.spaces_of[t.box.start_of[t.character_of(s, seat)]]
        if len(spaces) > 1:
            s.push(t.start_at, seat)
        else:
            place_figure(t, s, seat, spaces[0])

    def _begin(self, t: WesternLegends, s: State) -> None:
        """WL-S14, WL-V1: bandits on free hideouts, and goals."""
        man_in_black.place_bandits(t, s, ALL_LETTERS)
        if t.with_goals:
            for seat in range(t.players):
                for goal in range(ids.GOALS_EACH):
                    t.goals.set(s, seat, goal, 1)
                t.goals.set(s, seat, s.below(ids.GOALS_EACH), 0)
        s.push(t.round, t.first(s))


def equip(t: WesternLegends, s: State, seat: i64) -> None:
    """WL-S9, WL-S10, WL-S19, WL-S21: what a character starts with; points give no reward now."""
    box = t.box
    character = t.character_of(s, seat)
    t.people.money.set(s, seat, box.start_money[character])
    t.people.nuggets.set(s, seat, box.start_nuggets[character])
    t.people.marshal.set(s, seat, box.start_marshal[character])
    t.people.wanted.set(s, seat, box.start_wanted[character])
    t.people.weapon.set(s, seat, box.start_weapon[character])
    resources.draw(t, s, seat, box.start_poker[character])
    resources.receive(t, s, seat, box.start_weapon[character])


def place_figure(t: WesternLegends, s: State, seat: i64, space: i64) -> None:
    """A figure is put on its start space."""
    t.people.space.set(s, seat, space)
    s.tell(actions.STARTED_AT, seat, space)


class ChooseCharacter(asking.Asked):
    """DEC-1: one of the two dealt characters, sealed until all have chosen."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "choose_character", book.KEEP_ONE_OF_TWO_CHARACTERS, [actions.CHOOSE_CHARACTER])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        for character in range(ids.CHARACTERS):
            first = t.dealt.get(s, player, 0) == 1 + character
            choices.offer_if(
                first or t.dealt.get(s, player, 1) == 1 + character, actions.CHOOSE_CHARACTER.at(character)
            )

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        t.chosen.set(s, player, 1 + self.families.first(action))


class StartAt(asking.Asked):
    """DEC-2: one of the three spaces of a store or a saloon."""

    def __init__(self, c: WesternLegends) -> None:
        super().__init__(c, "start_at", book.START_AT_YOUR_LOCATION, [actions.START_AT])

    def offer(self, t: WesternLegends, s: State, player: i64, choices: Choices) -> None:
        location = t.box.start_of[t.character_of(s, player)]
        for space in range(ids.SPACES):
            choices.offer_if(t.box.location_of[space] == location, actions.START_AT.at(space))

    def take(self, t: WesternLegends, s: State, player: i64, action: i64) -> None:
        place_figure(t, s, player, self.families.first(action))
