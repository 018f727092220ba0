"""What everybody sees, filled in, and the outcome with its score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.authoring import NOTHING, Outcome, Rival, ScoreLine
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
from saloon.games.point_city.market import THROUGH, building_face, card_of, is_building, is_resource
from saloon.games.point_city.packed import of_type, to_list, total, uncovered
from saloon.games.point_city.rules.automa import (
    first_place,
    ingenuity_points,
    permanent_points,
    second_place,
    token_points,
)
from saloon.games.point_city.rules.build import CHOOSING, singles_needed, type_paid_in
from saloon.games.point_city.rules.turn import TURN
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
    from saloon.games.point_city.table import PointCity


def view(t: PointCity, s: State, player: int | None) -> View:
    """Everything that a player may know."""
    made = t.turns_made.get(s)
    top = t.deck.top(s)
    choosing = not s.over and s.step_of(s.actor()) is CHOOSING
    lines = t.market.open_lines(s) if not s.over and s.step_of(s.actor()) is TURN else 0
    return View(
        player=player,
        first_player=t.first_player.get(s),
        turn=made if s.over else made + 1,
        turns=t.turns,
        turns_each=t.turns_each,
        is_last_turn=not s.over and made == t.turns - 1,
        deck=t.deck.count(s),
        deck_top=KIND_IDS[t.kind_of[top]] if t.deck.count(s) else None,
        deck_tiers=_tiers(t, t.deck.cards(s)),
        removed=_tiers(t, t.removed.cards(s)),
        discards=_discards(t, s),
        market=[_space(t, s, player, place, lines) for place in range(PLACES)],
        pairs=[] if s.over else [_pair(t, s, player, pair) for pair in range(PAIRS)],
        supply=[_token(t, s, token) for token in t.tokens.in_row(s)],
        seats=[_seat(t, s, seat) for seat in range(t.players)],
        automa=_automa(t, s) if t.solo else None,
        bill=None if s.over else _bill(t, s, s.actor()),
        tokens_to_choose=s.argument(s.actor()) if choosing else 0,
        prompts=[s.prompt(seat) for seat in range(t.players)],
        over=s.over,
    )


# -- cards -------------------------------------------------------------------------------------------------


def by_type(packed: int) -> dict[str, int]:
    """Packed amounts as a table of the types that occur."""
    return {name: icons for name, icons in zip(TYPE_IDS, to_list(packed), strict=True) if icons}


def building(t: PointCity, card: int) -> BuildingView:
    """The building side of a card; always the same, so it is made once per layout."""
    if not t.building_views:
        t.building_views = [_building(t, number) for number in range(t.cards)]
    found: BuildingView = t.building_views[card]
    return found


def _building(t: PointCity, card: int) -> BuildingView:
    permanent = t.permanent_of[card]
    return BuildingView(
        card=card,
        name=BUILDING_IDS[t.name_of[card]],
        tier=t.tier_of[card] + 1,
        cost=by_type(t.cost_of_face[building_face(card)]),
        permanent=None if permanent == NO_PERMANENT else TYPE_IDS[permanent],
        points=t.points_of[card],
        civic=t.is_civic[card] == 1,
    )


def _tiers(t: PointCity, cards: list[int]) -> list[int]:
    return [sum(1 for card in cards if t.tier_of[card] == tier) for tier in range(TIERS)]


def _discards(t: PointCity, s: State) -> dict[str, int]:
    """What was taken as a resource (or dealt at the start, PC-S8) and is no longer in any stock."""
    counts = [0] * KINDS
    counts[INGENUITY] = t.players
    for card in t.resources.cards(s):
        counts[t.kind_of[card]] += 1
    for kind in range(KINDS):
        counts[kind] -= sum(t.holdings.count(s, owner, kind) for owner in range(t.owners))
    return {name: count for name, count in zip(KIND_IDS, counts, strict=True) if count > 0}


def _space(t: PointCity, s: State, player: int | None, place: int, lines: int) -> SpaceView:
    """A space; `lines` are the rows and columns in which a card may be turned now."""
    face = t.market.face(s, place)
    price = None if player is None or not is_building(face) else _price(t, s, player, [face])
    return SpaceView(
        row=place // COLUMNS,
        column=place % COLUMNS,
        tier=t.tier_of[card_of(face)] + 1 if face > 0 else None,
        resource=KIND_IDS[t.kind_of[card_of(face)]] if is_resource(face) else None,
        building=building(t, card_of(face)) if is_building(face) else None,
        can_flip=is_resource(face) and lines & THROUGH[place] != 0,
        to_pay=None if price is None else price[0],
        missing=None if price is None else price[1],
    )


def _price(t: PointCity, s: State, player: int, faces: list[int]) -> tuple[dict[str, int], int]:
    """What faces together cost after permanents, and how many icons are missing."""
    cost = sum(t.cost_of_face[face] for face in faces)
    gain = sum(t.gain_of_face[face] for face in faces)
    ingenuity = t.holdings.ingenuity(s, player) + sum(t.wild_of_face[face] for face in faces)
    short = total(uncovered(cost, t.holdings.means(s, player) + gain))
    return by_type(uncovered(cost, t.holdings.permanents(s, player))), max(0, short - ingenuity)


def _pair(t: PointCity, s: State, player: int | None, pair: int) -> PairView:
    spaces = [t.pair_first[pair], t.pair_second[pair]]
    faces = [t.market.face(s, place) for place in spaces]
    price = None if player is None or min(faces) <= 0 else _price(t, s, player, faces)
    return PairView(
        action=pair,
        spaces=spaces,
        to_pay=None if price is None else price[0],
        missing=None if price is None else price[1],
    )


def _bill(t: PointCity, s: State, player: int) -> BillView | None:
    """What is being paid, if anything is."""
    kind = type_paid_in(s.step_of(player))
    if kind == NOTHING:
        return None
    pair, bill = s.argument(player), s.second_argument(player)
    need = of_type(bill, kind)
    ways: list[PaymentView] = []
    for action in s.choices(player):
        doubles, ingenuity = t.game.actions.first(action), t.game.actions.second(action)
        singles = singles_needed(need, doubles, ingenuity)
        wasted = singles + 2 * doubles + ingenuity - need
        ways.append(
            PaymentView(action=action, singles=singles, doubles=doubles, ingenuity=ingenuity, wasted=wasted)
        )
    spaces = [t.pair_first[pair], t.pair_second[pair]]
    return BillView(
        resource=TYPE_IDS[kind],
        need=need,
        to_pay=by_type(bill),
        spaces=[place for place in spaces if is_building(t.market.face(s, place))],
        ways=ways,
    )


# -- owners ------------------------------------------------------------------------------------------------


def _token(t: PointCity, s: State, token: int) -> TokenView:
    counts = t.tokens.counts[token]
    kinds: list[int] = []
    if counts in (PER_PERMANENT, PER_PAIR):
        kinds.append(t.tokens.firsts[token])
    if counts == PER_PAIR:
        kinds.append(t.tokens.seconds[token])
    worth = [t.tokens.value(s, token, seat) for seat in range(t.players)]
    if counts in (FLAT, PER_INGENUITY):
        one_more: list[dict[str, int]] = [{} for _ in worth]
    else:
        tried = kinds or list(range(TYPES))
        one_more = [_added(t, s, token, seat, now, tried) for seat, now in enumerate(worth)]
    return TokenView(
        token=TOKEN_IDS[token],
        counts=COUNTS[counts],
        points=t.tokens.points[token],
        types=[TYPE_IDS[kind] for kind in kinds],
        threshold=t.tokens.firsts[token] if counts == PER_TYPE else None,
        worth=worth,
        one_more=one_more,
    )


def _added(t: PointCity, s: State, token: int, seat: int, now: int, kinds: list[int]) -> dict[str, int]:
    """What one more permanent of these types would add to a token; with missing types that is a loss."""
    added: dict[str, int] = {}
    for kind in kinds:
        points = t.tokens.value(s, token, seat, kind) - now
        if points:
            added[TYPE_IDS[kind]] = points
    return added


def _stock(t: PointCity, s: State, owner: int) -> dict[str, int]:
    counts = [t.holdings.count(s, owner, kind) for kind in range(KINDS)]
    return {name: count for name, count in zip(KIND_IDS, counts, strict=True) if count}


def _permanents(t: PointCity, s: State, owner: int) -> dict[str, int]:
    return {name: t.holdings.permanent(s, owner, kind) for kind, name in enumerate(TYPE_IDS)}


def _seat(t: PointCity, s: State, seat: int) -> SeatView:
    tokens = [_token(t, s, token) for token in t.tokens.owned(s, seat)]
    one_more = dict.fromkeys(TYPE_IDS, 0)
    for token in tokens:
        for name, points in token.one_more[seat].items():
            one_more[name] += points
    return SeatView(
        stock=_stock(t, s, seat),
        cards=t.holdings.cards(s, seat),
        permanents=_permanents(t, s, seat),
        city=[building(t, card) for card in t.cities[seat].cards(s)],
        tokens=tokens,
        building_points=t.holdings.points(s, seat),
        token_points=t.tokens.score(s, seat),
        points=t.score(s, seat),
        one_more=one_more,
        turns_left=0 if s.over else t.turns_left(s, seat),
    )


def _automa(t: PointCity, s: State) -> AutomaView:
    return AutomaView(
        difficulty=t.options["difficulty"],
        row=t.markers.row.get(s),
        column=t.markers.column.get(s),
        next_spaces=[] if s.over else [first_place(t, s), second_place(t, s)],
        stock=_stock(t, s, t.automa),
        cards=t.holdings.cards(s, t.automa),
        permanents=_permanents(t, s, t.automa),
        city=[building(t, card) for card in t.cities[t.automa].cards(s)],
        tokens=[TOKEN_IDS[token] for token in t.tokens.owned(s, t.automa)],
        sheet=[
            AutomaLine(name=line.name, points=line.points, count=int(line.arguments["count"]))
            for line in _automa_sheet(t, s)
        ],
        points=t.automa_score(s),
    )


# -- the end -----------------------------------------------------------------------------------------------


def outcome(t: PointCity, s: State, reason: str) -> Outcome:
    """PC-V1, PC-V12, PC-A15, PC-A21: who won, and what everything was worth."""
    rival = Rival(t.automa_score(s), _automa_sheet(t, s), t.is_lost(s)) if t.solo else None
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=t.ranking(s),
        sheets=[_sheet(t, s, seat) for seat in range(t.players)],
        rival=rival,
    )


def _sheet(t: PointCity, s: State, seat: int) -> list[ScoreLine]:
    """The points on buildings and every token; the cards left over say how a tie was broken."""
    lines = [ScoreLine("buildings", t.holdings.points(s, seat), {"count": t.cities[seat].count(s)})]
    for token in t.tokens.owned(s, seat):
        lines.append(ScoreLine("token", t.tokens.value(s, token, seat), {"token": TOKEN_IDS[token]}))
    lines.append(ScoreLine("cards_left", 0, {"count": t.holdings.cards(s, seat)}))
    return lines


def _automa_sheet(t: PointCity, s: State) -> list[ScoreLine]:
    """PC-A16 to PC-A19."""
    h = t.holdings
    permanents = sum(h.permanent(s, t.automa, kind) for kind in range(TYPES))
    lines = [
        ScoreLine("buildings", h.points(s, t.automa), {"count": t.cities[t.automa].count(s)}),
        ScoreLine("permanents", permanent_points(t, s), {"count": permanents}),
        ScoreLine("tokens", token_points(t, s), {"count": len(t.tokens.owned(s, t.automa))}),
    ]
    if t.automa_ingenuity:
        lines.append(ScoreLine("ingenuity", ingenuity_points(t, s), {"count": h.ingenuity(s, t.automa)}))
    lines.append(ScoreLine("cards_left", 0, {"count": h.cards(s, t.automa)}))
    return lines
