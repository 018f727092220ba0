"""Setting up: section S of the rules, and WL-V1, WL-V18 to WL-V22."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import ALLOWED, Course, Fork, Menu, State, Step, Verb1
from saloon.games.western_legends import actions
from saloon.games.western_legends.components import ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, man_in_black, resources, turn
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


def set_up(t: WesternLegends, s: State) -> None:
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
    s.push(SETTING_UP, 0)


def lay_stories(t: WesternLegends, s: State) -> None:
    """WL-S13, WL-V21: two equal piles; one in the first game."""
    first = t.stories[0]
    for number in range(ids.STORIES):
        if t.uses_story(number):
            first.put(s, STORY_PIECE + number)
    first.shuffle(s)
    if t.piles == 2:
        for _card in range(ids.STORIES // 2):
            t.stories[1].put(s, first.take(s))


# -- the stages, in their order --------


def deal_characters(t: WesternLegends, s: State, player: i64) -> None:
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
    SETTING_UP.go_to(s, 0, reveal_characters if fixed else choose_characters)


def choose_characters(t: WesternLegends, s: State, player: i64) -> None:
    """WL-S6: all choose at once."""
    for seat in range(t.players):
        s.open_lane(CHOOSING_CHARACTER, seat)


def reveal_characters(t: WesternLegends, s: State, player: i64) -> None:
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
    SETTING_UP.go_to(s, first, place_figures)
    for after in range(t.players):
        equip(t, s, (first + after) % t.players)


def place_figures(t: WesternLegends, s: State, player: i64) -> None:
    """WL-S11, WL-R14: figures on their start spaces, in turn order; `s.b` are done."""
    done = s.b
    if done == t.players:
        SETTING_UP.go_to(s, player, place_bandits_and_goals)
        return
    SETTING_UP.go_to(s, player, place_figures, done + 1)
    seat = (player + done) % t.players
    spaces = t.box.spaces_of[t.box.start_of[t.character_of(s, seat)]]
    if len(spaces) > 1:
        s.push(CHOOSING_START, seat)
    else:
        place_figure(t, s, seat, spaces[0])


def place_bandits_and_goals(t: WesternLegends, s: State, player: i64) -> None:
    """WL-S14, WL-V1: bandits on free hideouts, and goals; then the first round begins."""
    man_in_black.place_bandits(t, s, ALL_LETTERS)
    if t.with_goals:
        for seat in range(t.players):
            for goal in range(ids.GOALS_EACH):
                t.goals.set(s, seat, goal, 1)
            t.goals.set(s, seat, s.below(ids.GOALS_EACH), 0)
    s.push(turn.ROUND, t.first(s))


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


# -- what players choose --------


@final
class ChooseCharacter(Verb1):
    """DEC-1: one of the two dealt characters, sealed until all have chosen."""

    def forbids(self, t: WesternLegends, s: State, me: i64, character: i64) -> i64:
        first = t.dealt.get(s, me, 0) == 1 + character
        dealt = first or t.dealt.get(s, me, 1) == 1 + character
        return ALLOWED if dealt else book.KEEP_ONE_OF_TWO_CHARACTERS

    def take(self, t: WesternLegends, s: State, me: i64, character: i64) -> None:
        t.chosen.set(s, me, 1 + character)


@final
class StartAt(Verb1):
    """DEC-2: one of the three spaces of a store or a saloon."""

    def forbids(self, t: WesternLegends, s: State, me: i64, space: i64) -> i64:
        location = t.box.start_of[t.character_of(s, me)]
        return ALLOWED if t.box.location_of[space] == location else book.START_AT_YOUR_LOCATION

    def take(self, t: WesternLegends, s: State, me: i64, space: i64) -> None:
        place_figure(t, s, me, space)


SETTING_UP: Final[Course] = Course(
    "setting_up",
    [
        Fork(deal_characters),
        choose_characters,
        Fork(reveal_characters),
        Fork(place_figures),
        place_bandits_and_goals,
    ],
)
"""WL-S6 to WL-S14."""
CHOOSING_CHARACTER: Final[Step] = Menu(
    "choose_character", [ChooseCharacter(actions.CHOOSE_CHARACTER)], book.KEEP_ONE_OF_TWO_CHARACTERS
)
CHOOSING_START: Final[Step] = Menu("start_at", [StartAt(actions.START_AT)], book.START_AT_YOUR_LOCATION)
