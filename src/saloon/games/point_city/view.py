"""What everybody may see (PC-H1 to PC-H11), and the outcome with its score sheet.

No player knows more than another; a player's own view adds what the cards of the market would cost there. A
card whose building side is hidden goes by its place or its resource side, never by its number (PC-H8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saloon.core.outcome import Outcome, Rival, ScoreLine
from saloon.games.point_city.actions import PAIRS
from saloon.games.point_city.components import (
    BUILDING_IDS,
    COLUMNS,
    INGENUITY,
    KIND_IDS,
    KINDS,
    NO_PERMANENT,
    PLACES,
    TIERS,
    TOKEN_IDS,
    TYPE_IDS,
    TYPES,
)
from saloon.games.point_city.lanes import lane, to_list, total, uncovered
from saloon.games.point_city.market import THROUGH, building_face, card_of, is_building, is_resource
from saloon.games.point_city.rules.automa import (
    first_place,
    ingenuity_points,
    permanent_points,
    second_place,
    token_points,
)
from saloon.games.point_city.rules.build import Pay, singles_needed
from saloon.games.point_city.state import COLUMN, ROW
from saloon.games.point_city.tokens import COUNTS, PER_PAIR, PER_PERMANENT, PER_TYPE

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.point_city.state import PointCity


class BuildingView(msgspec.Struct, frozen=True, kw_only=True):
    """A building side that everybody sees."""

    card: int
    """Its number in the components."""
    name: str
    tier: int
    cost: dict[str, int]
    permanent: str | None
    points: int
    civic: bool


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the market, in reading order; neither side shows while it is empty."""

    row: int
    column: int
    tier: int | None
    resource: str | None
    """The kind of resource that lies here, if the card shows that side."""
    building: BuildingView | None
    can_flip: bool
    """Whether the player who is asked may turn it."""
    to_pay: dict[str, int] | None
    """What the building costs the viewer after permanents; None for resources and spectators."""
    missing: int | None
    """How many icons the viewer could not pay, with all cards in stock; 0 if it can be afforded."""


class PairView(msgspec.Struct, frozen=True, kw_only=True):
    """Two neighbours of the market."""

    action: int
    """What takes them."""
    spaces: list[int]
    """Their places in the market, from 0."""
    to_pay: dict[str, int] | None
    """What both together cost the viewer after permanents."""
    missing: int | None
    """How many icons the viewer could not pay, with the resource card of the pair counted (PC-B6)."""


class PaymentView(msgspec.Struct, frozen=True, kw_only=True):
    """One way to pay for a type of resource."""

    action: int
    singles: int
    doubles: int
    ingenuity: int
    wasted: int
    """Icons that are lost, since a double gives no change (PC-Q3)."""


class BillView(msgspec.Struct, frozen=True, kw_only=True):
    """What the asked player is paying for."""

    resource: str
    """The type that is asked about; the others follow."""
    need: int
    to_pay: dict[str, int]
    """All that is still to pay, after permanents."""
    spaces: list[int]
    """Where the buildings lie."""
    ways: list[PaymentView]
    """The cheapest first."""


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A civic token."""

    token: str
    counts: str
    """What it counts, one of `COUNTS`: flat, per_permanent, per_pair, per_type, per_missing_type …"""
    points: int
    """For each of these."""
    types: list[str]
    threshold: int | None
    worth: list[int]
    """What it is, or would be, worth to each player now."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody owns."""

    stock: dict[str, int]
    """Resource cards by kind."""
    cards: int
    """How many resource cards there are; they break ties (PC-V12)."""
    permanents: dict[str, int]
    city: list[BuildingView]
    """In the order in which they were built."""
    tokens: list[TokenView]
    building_points: int
    token_points: int
    points: int
    one_more: dict[str, int]
    """What one more permanent of each type would add to the own tokens."""
    turns_left: int
    """With the running turn."""


class AutomaView(msgspec.Struct, frozen=True, kw_only=True):
    """The automa of the solo game."""

    difficulty: str
    row: int
    column: int
    """Where its markers stand, from 0."""
    next_spaces: list[int]
    """What it will take, in this order."""
    stock: dict[str, int]
    cards: int
    permanents: dict[str, int]
    city: list[BuildingView]
    tokens: list[str]
    sheet: list[ScoreLine]
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a player (or a spectator) sees it."""

    player: int | None
    first_player: int
    turn: int
    """The number of the running turn, from 1; all turns of all players count."""
    turns: int
    turns_each: int
    is_last_turn: bool
    """The deck is empty: this turn ends the game (PC-G4)."""
    deck: int
    deck_top: str | None
    """The kind of resource that the top card of the deck shows."""
    deck_tiers: list[int]
    """How many cards of each tier are in the deck (PC-H4)."""
    removed: list[int]
    """How many cards of each tier were removed before the game, unseen."""
    discards: dict[str, int]
    """Spent resource cards by kind."""
    market: list[SpaceView]
    pairs: list[PairView]
    supply: list[TokenView]
    """The open tokens from left to right."""
    seats: list[SeatView]
    automa: AutomaView | None
    bill: BillView | None
    tokens_to_choose: int
    """How many tokens the asked player may still take on this turn."""
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    over: bool


def view(c: PointCity, s: State, player: int | None) -> View:
    """All that a player may know."""
    made = c.turns_made.get(s)
    top = c.deck.top(s)
    choosing = not s.over and s.step_of(s.actor()) is c.choose
    lines = c.market.open_lines(s) if not s.over and s.step_of(s.actor()) is c.turn else 0
    return View(
        player=player,
        first_player=c.first_player.get(s),
        turn=made if s.over else made + 1,
        turns=c.turns,
        turns_each=c.turns_each,
        is_last_turn=not s.over and made == c.turns - 1,
        deck=c.deck.count(s),
        deck_top=KIND_IDS[c.kind_of[top]] if c.deck.count(s) else None,
        deck_tiers=_tiers(c, c.deck.cards(s)),
        removed=_tiers(c, c.removed.cards(s)),
        discards=_discards(c, s),
        market=[_space(c, s, player, place, lines) for place in range(PLACES)],
        pairs=[] if s.over else [_pair(c, s, player, pair) for pair in range(PAIRS)],
        supply=[_token(c, s, token) for token in c.tokens.in_row(s)],
        seats=[_seat(c, s, seat) for seat in range(c.players)],
        automa=_automa(c, s) if c.solo else None,
        bill=None if s.over else _bill(c, s, s.actor()),
        tokens_to_choose=s.argument(s.actor()) if choosing else 0,
        prompts=[s.prompt(seat) for seat in range(c.players)],
        over=s.over,
    )


# -- cards -------------------------------------------------------------------------------------------------


def by_type(lanes: int) -> dict[str, int]:
    """Lanes as a table of those types that occur."""
    return {name: icons for name, icons in zip(TYPE_IDS, to_list(lanes), strict=True) if icons}


def building(c: PointCity, card: int) -> BuildingView:
    """The building side of a card; always the same, so that each is made once for a layout."""
    if not c.building_views:
        c.building_views = [_building(c, number) for number in range(c.cards)]
    found: BuildingView = c.building_views[card]
    return found


def _building(c: PointCity, card: int) -> BuildingView:
    permanent = c.permanent_of[card]
    return BuildingView(
        card=card,
        name=BUILDING_IDS[c.name_of[card]],
        tier=c.tier_of[card] + 1,
        cost=by_type(c.cost_of_face[building_face(card)]),
        permanent=None if permanent == NO_PERMANENT else TYPE_IDS[permanent],
        points=c.points_of[card],
        civic=c.is_civic[card] == 1,
    )


def _tiers(c: PointCity, cards: list[int]) -> list[int]:
    return [sum(1 for card in cards if c.tier_of[card] == tier) for tier in range(TIERS)]


def _discards(c: PointCity, s: State) -> dict[str, int]:
    """What was taken as a resource (or dealt at the start, PC-S8) and is in no stock any more."""
    counts = [0] * KINDS
    counts[INGENUITY] = c.players
    for card in c.resources.cards(s):
        counts[c.kind_of[card]] += 1
    for kind in range(KINDS):
        counts[kind] -= sum(c.holdings.count(s, owner, kind) for owner in range(c.owners))
    return {name: count for name, count in zip(KIND_IDS, counts, strict=True) if count > 0}


def _space(c: PointCity, s: State, player: int | None, place: int, lines: int) -> SpaceView:
    """A space; `lines` are the rows and columns in which a card may be turned now."""
    face = c.market.face(s, place)
    price = None if player is None or not is_building(face) else _price(c, s, player, [face])
    return SpaceView(
        row=place // COLUMNS,
        column=place % COLUMNS,
        tier=c.tier_of[card_of(face)] + 1 if face > 0 else None,
        resource=KIND_IDS[c.kind_of[card_of(face)]] if is_resource(face) else None,
        building=building(c, card_of(face)) if is_building(face) else None,
        can_flip=is_resource(face) and lines & THROUGH[place] != 0,
        to_pay=None if price is None else price[0],
        missing=None if price is None else price[1],
    )


def _price(c: PointCity, s: State, player: int, faces: list[int]) -> tuple[dict[str, int], int]:
    """What faces taken together cost after permanents, and how many icons are missing for that."""
    cost = sum(c.cost_of_face[face] for face in faces)
    gain = sum(c.gain_of_face[face] for face in faces)
    ingenuity = c.holdings.ingenuity(s, player) + sum(c.wild_of_face[face] for face in faces)
    short = total(uncovered(cost, c.holdings.means(s, player) + gain))
    return by_type(uncovered(cost, c.holdings.permanents(s, player))), max(0, short - ingenuity)


def _pair(c: PointCity, s: State, player: int | None, pair: int) -> PairView:
    spaces = [c.pair_first[pair], c.pair_second[pair]]
    faces = [c.market.face(s, place) for place in spaces]
    price = None if player is None or min(faces) <= 0 else _price(c, s, player, faces)
    return PairView(
        action=pair,
        spaces=spaces,
        to_pay=None if price is None else price[0],
        missing=None if price is None else price[1],
    )


def _bill(c: PointCity, s: State, player: int) -> BillView | None:
    """What is being paid, if anything is."""
    step = s.step_of(player)
    if not isinstance(step, Pay):
        return None
    pair, bill = s.argument(player), s.second_argument(player)
    need = lane(bill, step.kind)
    ways: list[PaymentView] = []
    for action in s.choices(player):
        doubles, ingenuity = c.game.families.first(action), c.game.families.second(action)
        singles = singles_needed(need, doubles, ingenuity)
        wasted = singles + 2 * doubles + ingenuity - need
        ways.append(
            PaymentView(action=action, singles=singles, doubles=doubles, ingenuity=ingenuity, wasted=wasted)
        )
    spaces = [c.pair_first[pair], c.pair_second[pair]]
    return BillView(
        resource=TYPE_IDS[step.kind],
        need=need,
        to_pay=by_type(bill),
        spaces=[place for place in spaces if is_building(c.market.face(s, place))],
        ways=ways,
    )


# -- owners ------------------------------------------------------------------------------------------------


def _token(c: PointCity, s: State, token: int) -> TokenView:
    counts = c.tokens.counts[token]
    types: list[str] = []
    if counts in (PER_PERMANENT, PER_PAIR):
        types.append(TYPE_IDS[c.tokens.firsts[token]])
    if counts == PER_PAIR:
        types.append(TYPE_IDS[c.tokens.seconds[token]])
    return TokenView(
        token=TOKEN_IDS[token],
        counts=COUNTS[counts],
        points=c.tokens.points[token],
        types=types,
        threshold=c.tokens.firsts[token] if counts == PER_TYPE else None,
        worth=[c.tokens.value(s, token, seat) for seat in range(c.players)],
    )


def _stock(c: PointCity, s: State, owner: int) -> dict[str, int]:
    counts = [c.holdings.count(s, owner, kind) for kind in range(KINDS)]
    return {name: count for name, count in zip(KIND_IDS, counts, strict=True) if count}


def _permanents(c: PointCity, s: State, owner: int) -> dict[str, int]:
    return {name: c.holdings.permanent(s, owner, kind) for kind, name in enumerate(TYPE_IDS)}


def _one_more(c: PointCity, s: State, seat: int) -> dict[str, int]:
    """What one more permanent of each type would add to the tokens of a player."""
    now = c.tokens.score(s, seat)
    return {name: c.tokens.score(s, seat, kind) - now for kind, name in enumerate(TYPE_IDS)}


def _seat(c: PointCity, s: State, seat: int) -> SeatView:
    return SeatView(
        stock=_stock(c, s, seat),
        cards=c.holdings.cards(s, seat),
        permanents=_permanents(c, s, seat),
        city=[building(c, card) for card in c.cities[seat].cards(s)],
        tokens=[_token(c, s, token) for token in c.tokens.owned(s, seat)],
        building_points=c.holdings.points(s, seat),
        token_points=c.tokens.score(s, seat),
        points=c.score(s, seat),
        one_more=_one_more(c, s, seat),
        turns_left=0 if s.over else c.turns_left(s, seat),
    )


def _automa(c: PointCity, s: State) -> AutomaView:
    return AutomaView(
        difficulty=c.options["difficulty"],
        row=c.markers.get(s, ROW),
        column=c.markers.get(s, COLUMN),
        next_spaces=[] if s.over else [first_place(c, s), second_place(c, s)],
        stock=_stock(c, s, c.automa),
        cards=c.holdings.cards(s, c.automa),
        permanents=_permanents(c, s, c.automa),
        city=[building(c, card) for card in c.cities[c.automa].cards(s)],
        tokens=[TOKEN_IDS[token] for token in c.tokens.owned(s, c.automa)],
        sheet=_automa_sheet(c, s),
        points=c.automa_score(s),
    )


# -- the end -----------------------------------------------------------------------------------------------


def outcome(c: PointCity, s: State, reason: str) -> Outcome:
    """PC-V1, PC-V12, PC-A15, PC-A21: who won, and what everything was worth."""
    rival = Rival(c.automa_score(s), _automa_sheet(c, s), c.is_lost(s)) if c.solo else None
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=c.ranking(s),
        sheets=[_sheet(c, s, seat) for seat in range(c.players)],
        rival=rival,
    )


def _sheet(c: PointCity, s: State, seat: int) -> list[ScoreLine]:
    """The points on buildings and every token; the cards left over say how a tie was broken."""
    lines = [ScoreLine("buildings", c.holdings.points(s, seat), {"count": c.cities[seat].count(s)})]
    for token in c.tokens.owned(s, seat):
        lines.append(ScoreLine("token", c.tokens.value(s, token, seat), {"token": TOKEN_IDS[token]}))
    lines.append(ScoreLine("cards_left", 0, {"count": c.holdings.cards(s, seat)}))
    return lines


def _automa_sheet(c: PointCity, s: State) -> list[ScoreLine]:
    """PC-A16 to PC-A19."""
    h = c.holdings
    permanents = sum(h.permanent(s, c.automa, kind) for kind in range(TYPES))
    lines = [
        ScoreLine("buildings", h.points(s, c.automa), {"count": c.cities[c.automa].count(s)}),
        ScoreLine("permanents", permanent_points(c, s), {"count": permanents}),
        ScoreLine("tokens", token_points(c, s), {"count": len(c.tokens.owned(s, c.automa))}),
    ]
    if c.automa_ingenuity:
        lines.append(ScoreLine("ingenuity", ingenuity_points(c, s), {"count": h.ingenuity(s, c.automa)}))
    lines.append(ScoreLine("cards_left", 0, {"count": h.cards(s, c.automa)}))
    return lines
