"""Cattle tokens: WL-L18 to WL-L25."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import ALLOWED, Choices, Menu, State, Step, Verb0, Verb1
from saloon.games.western_legends import actions, fields
from saloon.games.western_legends.components import codes, ids
from saloon.games.western_legends.components.ids import NONE
from saloon.games.western_legends.rules import book, deeds, powers, resources
from saloon.games.western_legends.table import CATTLE_PIECE, WesternLegends


def ranch_colour(t: WesternLegends, s: State, player: i64) -> i64:
    """The colour of the ranch where a player's figure stands, or NONE."""
    if t.kind_at(s, player) != ids.RANCH:
        return NONE
    return t.box.colour_of[t.box.location_of[t.space_of(s, player)]]


def token_colour(t: WesternLegends, s: State, player: i64) -> i64:
    """The colour of a player's token, or NONE."""
    token = t.cattle.get(s, player)
    return NONE if token == NONE else (token - CATTLE_PIECE) // ids.CATTLE_KINDS


def can_take(t: WesternLegends, s: State, player: i64) -> bool:
    """WL-L18: whether a player may hold a token, and there is one."""
    if not t.with_cattle or t.cattle.get(s, player) != NONE:
        return False
    return t.ranches[0].count(s) > 0 or t.ranches[1].count(s) > 0


def take_token(t: WesternLegends, s: State, player: i64, colour: i64) -> None:
    """WL-L18, WL-L19: a random token of a ranch, which its holder may look at."""
    token = t.ranches[colour].take(s)
    t.cattle.put(s, token, player)
    s.tell(actions.TOOK_CATTLE, player, colour)
    s.whisper(player, actions.SAW_CATTLE, player, (token - CATTLE_PIECE) % ids.CATTLE_KINDS)


def take_any(t: WesternLegends, s: State, player: i64) -> None:
    """A token of either ranch, for a player who may hold one; nobody is asked without a choice."""
    if not can_take(t, s, player):
        return
    if t.ranches[0].count(s) > 0 and t.ranches[1].count(s) > 0:
        s.push(CHOOSING_RANCH, player)
    else:
        take_token(t, s, player, 0 if t.ranches[0].count(s) > 0 else 1)


@final
class ChooseRanch(Verb1):
    """DEC-41: the ranch that a token comes from."""

    def forbids(self, t: WesternLegends, s: State, me: i64, colour: i64) -> i64:
        return ALLOWED if t.ranches[colour].count(s) > 0 else book.ONE_CATTLE_TOKEN

    def take(self, t: WesternLegends, s: State, me: i64, colour: i64) -> None:
        take_token(t, s, me, colour)


@final
class TakeCattle(Verb0):
    """WL-L18, WL-V20: a token of the ranch where the figure stands."""

    def forbids(self, t: WesternLegends, s: State, me: i64) -> i64:
        if not t.with_cattle:
            return book.NO_CATTLE_IN_THE_FIRST_GAME
        if t.kind_at(s, me) != ids.RANCH or t.cattle.get(s, me) != NONE:
            return book.ONE_CATTLE_TOKEN
        return ALLOWED if t.ranches[ranch_colour(t, s, me)].count(s) > 0 else book.ONE_CATTLE_TOKEN

    def take(self, t: WesternLegends, s: State, me: i64) -> None:
        take_token(t, s, me, ranch_colour(t, s, me))
        deeds.note(t, s, me, codes.COND_ACQUIRE, t.space_of(s, me))


@final
class Deliver(Verb1):
    """WL-L20, WL-L22, WL-L25: a token is wrangled or rustled, where that can be done, and by whom."""

    def offer(self, t: WesternLegends, s: State, me: i64, choices: Choices) -> None:
        if t.cattle.get(s, me) != NONE:
            super().offer(t, s, me, choices)

    def forbids(self, t: WesternLegends, s: State, me: i64, how: i64) -> i64:
        if not t.with_cattle:
            return book.NO_CATTLE_IN_THE_FIRST_GAME
        colour = token_colour(t, s, me)
        if how == codes.WRANGLE:
            if colour == NONE or t.kind_at(s, me) != ids.RAIL_STATION:
                return book.WRANGLE_AT_THE_STATION
            return book.NO_MARSHAL_POINTS_FOR_OUTLAWS if t.is_outlaw(s, me) else ALLOWED
        ranch = ranch_colour(t, s, me)
        fits = colour != NONE and ranch != NONE and ranch != colour
        return ALLOWED if fits else book.RUSTLE_AT_THE_OTHER_RANCH

    def take(self, t: WesternLegends, s: State, me: i64, how: i64) -> None:
        """The token goes back, then the point on the track, then the bonus."""
        token = t.cattle.get(s, me) - CATTLE_PIECE
        colour = token // ids.CATTLE_KINDS
        kind = token % ids.CATTLE_KINDS
        s.tell(actions.DELIVERED, me, how, colour, kind)
        resources.return_cattle(t, s, me)
        deeds.note(t, s, me, codes.COND_DELIVER, t.space_of(s, me), 0, how, colour)
        powers.run_program(t, s, me, t.box.cattle_effect[kind], fields.BY_CATTLE)
        resources.gain(t, s, me, ids.MARSHAL if how == codes.WRANGLE else ids.WANTED, 1)


CHOOSING_RANCH: Final[Step] = Menu("ranch", [ChooseRanch(actions.RANCH)], book.ONE_CATTLE_TOKEN)
