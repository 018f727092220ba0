"""What everybody sees, filled in, and the outcome with its score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from saloon.games.point_city.tokens import COUNTS, FLAT, PER_INGENUITY, PER_PAIR, PER_PERMANENT, PER_TYPE
from saloon.games.point_city.view import (
    AutomaLine,
    AutomaView,
    BillView,
    BuildingView,
    PairView,
    PaymentView,
    SeatView,
    SpaceView,
    TokenView,
    View,
)

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.point_city.state import PointCity


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
    kinds: list[int] = []
    if counts in (PER_PERMANENT, PER_PAIR):
        kinds.append(c.tokens.firsts[token])
    if counts == PER_PAIR:
        kinds.append(c.tokens.seconds[token])
    worth = [c.tokens.value(s, token, seat) for seat in range(c.players)]
    if counts in (FLAT, PER_INGENUITY):
        one_more: list[dict[str, int]] = [{} for _ in worth]
    else:
        tried = kinds or list(range(TYPES))
        one_more = [_added(c, s, token, seat, now, tried) for seat, now in enumerate(worth)]
    return TokenView(
        token=TOKEN_IDS[token],
        counts=COUNTS[counts],
        points=c.tokens.points[token],
        types=[TYPE_IDS[kind] for kind in kinds],
        threshold=c.tokens.firsts[token] if counts == PER_TYPE else None,
        worth=worth,
        one_more=one_more,
    )


def _added(c: PointCity, s: State, token: int, seat: int, now: int, kinds: list[int]) -> dict[str, int]:
    """What one more permanent of these types would add to a token; with missing types that is a loss."""
    added: dict[str, int] = {}
    for kind in kinds:
        points = c.tokens.value(s, token, seat, kind) - now
        if points:
            added[TYPE_IDS[kind]] = points
    return added


def _stock(c: PointCity, s: State, owner: int) -> dict[str, int]:
    counts = [c.holdings.count(s, owner, kind) for kind in range(KINDS)]
    return {name: count for name, count in zip(KIND_IDS, counts, strict=True) if count}


def _permanents(c: PointCity, s: State, owner: int) -> dict[str, int]:
    return {name: c.holdings.permanent(s, owner, kind) for kind, name in enumerate(TYPE_IDS)}


def _seat(c: PointCity, s: State, seat: int) -> SeatView:
    tokens = [_token(c, s, token) for token in c.tokens.owned(s, seat)]
    one_more = dict.fromkeys(TYPE_IDS, 0)
    for token in tokens:
        for name, points in token.one_more[seat].items():
            one_more[name] += points
    return SeatView(
        stock=_stock(c, s, seat),
        cards=c.holdings.cards(s, seat),
        permanents=_permanents(c, s, seat),
        city=[building(c, card) for card in c.cities[seat].cards(s)],
        tokens=tokens,
        building_points=c.holdings.points(s, seat),
        token_points=c.tokens.score(s, seat),
        points=c.score(s, seat),
        one_more=one_more,
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
        sheet=[
            AutomaLine(name=line.name, points=line.points, count=int(line.arguments["count"]))
            for line in _automa_sheet(c, s)
        ],
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
