"""Seeing: the view of a given player (CA-H1 to CA-H11), and the outcome with its score sheet.

Apart from `view.py`, whose structs cannot be compiled: a server makes a view for everybody at every choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from saloon.authoring.kit import NOTHING
from saloon.core.outcome import Outcome, ScoreLine, rank
from saloon.games.cover_your_assets.components import CARD_IDS, PLAYABLE, SWAP
from saloon.games.cover_your_assets.state import (
    CHALLENGER,
    DEFENDER,
    DRAFTED,
    NEEDS_DOUBLE,
    POSITION,
    SET,
    TWO_WINS,
)
from saloon.games.cover_your_assets.view import ChallengeView, DraftPileView, SeatView, SetView, View

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.cover_your_assets.state import Cover


def view(c: Cover, s: State, player: int | None) -> View:
    """All that a player may know."""
    seats = [seat_view(c, s, seat) for seat in range(c.players)]
    return View(**own_view(c, s, player), **fixed_view(c), **common_view(c, s), seats=seats)


def own_view(c: Cover, s: State, player: int | None) -> dict[str, Any]:
    """What of it only the player knows."""
    return {"player": player, "hand": _hand(c, s, player)}


def fixed_view(c: Cover) -> dict[str, Any]:
    """What of it everybody knows all the game long."""
    return {
        "hand_limit": c.hand_limit,
        "values": dict(c.values_by_id),
        "open_sets": 2 if c.second_sets else 1,
    }


def common_view(c: Cover, s: State) -> dict[str, Any]:
    """What of it everybody knows besides, but for the seats."""
    move_of = c.move_of(s)
    return {
        "round": c.round.get(s),
        "dealer": c.dealer.get(s),
        "draw_pile": c.deck.count(s),
        "discards": names(c.discard.cards(s)),
        "out_of_play": names(c.spent.cards(s)),
        "draft_piles": [_draft_pile(c, s, pile) for pile in range(len(c.rests))],
        "challenge": _challenge(c, s) if c.challenge.get(s, SET) else None,
        "prompts": [s.prompt(seat) for seat in range(c.players)],
        "move_of": None if move_of == NOTHING else move_of,
        "over": s.over,
    }


def _hand(c: Cover, s: State, player: int | None) -> list[str] | None:
    return None if player is None else names(c.hands.cards(s, player))


def names(kinds: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[kind] for kind in kinds]


def _set(c: Cover, s: State, number: int) -> SetView:
    return SetView(
        number=number,
        asset=CARD_IDS[c.stacks.asset(s, number)],
        cards=names(c.stacks.cards(s, number)),
        value=c.stacks.value(s, number),
    )


def seat_view(c: Cover, s: State, seat: i64) -> SeatView:
    """What everybody knows of a player."""
    return SeatView(
        cards=c.hands.size_of(s, seat),
        stack=[_set(c, s, number) for number in c.stacks.order(s, seat)],
        stack_value=c.stacks.score(s, seat),
        total=c.totals.get(s, seat),
        wins=c.wins.get(s, seat),
        last_score=c.last_scores.get(s, seat),
        banned_from=[other for other in range(c.players) if c.banned.get(s, seat, other)],
    )


def _draft_pile(c: Cover, s: State, pile: int) -> DraftPileView:
    top = names(c.tops[pile].cards(s))
    buried: list[str] = []
    for kind in range(SWAP, SWAP + 2):
        buried += [CARD_IDS[kind]] * c.buried.get(s, pile, kind - SWAP)
    return DraftPileView(
        top=top[0] if top else None,
        face_down=c.rests[pile].count(s),
        buried=buried,
        seats=[seat for seat in range(c.players) if c.shares_pile(seat, pile)],
    )


def _challenge(c: Cover, s: State) -> ChallengeView:
    position = c.challenge.get(s, POSITION)
    return ChallengeView(
        challenger=c.challenge.get(s, CHALLENGER),
        defender=c.challenge.get(s, DEFENDER),
        target=_set(c, s, c.challenge.get(s, SET)),
        where="drafted" if position == DRAFTED else "second" if position else "top",
        attack=names(c.attack.cards(s)),
        defence=names(c.defence.cards(s)),
        needs_double=c.challenge.get(s, NEEDS_DOUBLE) == 1,
    )


def outcome(c: Cover, s: State, reason: str) -> Outcome:
    """CA-G1 to CA-G4, CA-R5, CA-H8: who won; equal bests share the victory."""
    scores = s.scores()
    return Outcome(
        reason=reason,
        scores=scores,
        ranking=rank(scores),
        sheets=[_sheet(c, s, seat) for seat in range(c.players)],
    )


def _sheet(c: Cover, s: State, seat: int) -> list[ScoreLine]:
    """Money of earlier rounds, then every kind of card in the last stack (CA-P1); or the rounds won."""
    if c.end_mode == TWO_WINS:
        return [ScoreLine("rounds_won", c.wins.get(s, seat))]
    lines: list[ScoreLine] = []
    earlier = c.totals.get(s, seat) - (c.last_scores.get(s, seat) if s.over else 0)
    if c.round.get(s) > 1:
        lines.append(ScoreLine("earlier_rounds", earlier, {"rounds": c.round.get(s) - 1}))
    for kind in range(PLAYABLE):
        count = sum(c.stacks.count(s, number, kind) for number in c.stacks.order(s, seat))
        if count:
            lines.append(ScoreLine("cards", count * c.values[kind], {"card": CARD_IDS[kind], "count": count}))
    return lines
