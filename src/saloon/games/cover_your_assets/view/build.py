"""Seeing: the view of a given player (CA-H1 to CA-H11), and the outcome with its score sheet.

Apart from `view.py`, whose structs cannot be compiled: a server makes a view for everybody at every choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from saloon.authoring import NOTHING, Outcome, ScoreLine, rank
from saloon.games.cover_your_assets.components import CARD_IDS, PLAYABLE, SWAP
from saloon.games.cover_your_assets.rules.draft import move_of
from saloon.games.cover_your_assets.table import DRAFTED, TWO_WINS
from saloon.games.cover_your_assets.view import ChallengeView, DraftPileView, SeatView, SetView, View

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.cover_your_assets.table import Cover


def view(t: Cover, s: State, player: int | None) -> View:
    """Everything that a player may know."""
    seats = [seat_view(t, s, seat) for seat in range(t.players)]
    return View(**own_view(t, s, player), **fixed_view(t), **common_view(t, s), seats=seats)


def own_view(t: Cover, s: State, player: int | None) -> dict[str, Any]:
    """The part that only the player knows."""
    return {"player": player, "hand": _hand(t, s, player)}


def fixed_view(t: Cover) -> dict[str, Any]:
    """The part that everybody knows during the whole game."""
    return {
        "hand_limit": t.hand_limit,
        "values": dict(t.values_by_id),
        "open_sets": 2 if t.second_sets else 1,
    }


def common_view(t: Cover, s: State) -> dict[str, Any]:
    """The rest that everybody knows, except the seats."""
    owner = move_of(s)
    return {
        "round": t.round.get(s),
        "dealer": t.dealer.get(s),
        "draw_pile": t.deck.count(s),
        "discards": names(t.discard.cards(s)),
        "out_of_play": names(t.spent.cards(s)),
        "draft_piles": [_draft_pile(t, s, pile) for pile in range(len(t.rests))],
        "challenge": _challenge(t, s) if t.challenge.set.get(s) else None,
        "prompts": [s.prompt(seat) for seat in range(t.players)],
        "move_of": None if owner == NOTHING else owner,
        "over": s.over,
    }


def _hand(t: Cover, s: State, player: int | None) -> list[str] | None:
    return None if player is None else names(t.hands.cards(s, player))


def names(kinds: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[kind] for kind in kinds]


def _set(t: Cover, s: State, number: int) -> SetView:
    return SetView(
        number=number,
        asset=CARD_IDS[t.stacks.asset(s, number)],
        cards=names(t.stacks.cards(s, number)),
        value=t.stacks.value(s, number),
    )


def seat_view(t: Cover, s: State, seat: i64) -> SeatView:
    """What everybody knows about a player."""
    return SeatView(
        cards=t.hands.size_of(s, seat),
        stack=[_set(t, s, number) for number in t.stacks.order(s, seat)],
        stack_value=t.stacks.score(s, seat),
        total=t.totals.get(s, seat),
        wins=t.wins.get(s, seat),
        last_score=t.last_scores.get(s, seat),
        banned_from=[other for other in range(t.players) if t.banned.get(s, seat, other)],
    )


def _draft_pile(t: Cover, s: State, pile: int) -> DraftPileView:
    top = names(t.tops[pile].cards(s))
    buried: list[str] = []
    for kind in range(SWAP, SWAP + 2):
        buried += [CARD_IDS[kind]] * t.buried.get(s, pile, kind - SWAP)
    return DraftPileView(
        top=top[0] if top else None,
        face_down=t.rests[pile].count(s),
        buried=buried,
        seats=[seat for seat in range(t.players) if t.shares_pile(seat, pile)],
    )


def _challenge(t: Cover, s: State) -> ChallengeView:
    position = t.challenge.position.get(s)
    return ChallengeView(
        challenger=t.challenge.challenger.get(s),
        defender=t.challenge.defender.get(s),
        target=_set(t, s, t.challenge.set.get(s)),
        where="drafted" if position == DRAFTED else "second" if position else "top",
        attack=names(t.attack.cards(s)),
        defence=names(t.defence.cards(s)),
        needs_double=t.challenge.needs_double.get(s),
    )


def outcome(t: Cover, s: State, reason: str) -> Outcome:
    """CA-G1 to CA-G4, CA-R5, CA-H8: who won; equal bests share the victory."""
    scores = s.scores()
    return Outcome(
        reason=reason,
        scores=scores,
        ranking=rank(scores),
        sheets=[_sheet(t, s, seat) for seat in range(t.players)],
    )


def _sheet(t: Cover, s: State, seat: int) -> list[ScoreLine]:
    """Money of earlier rounds, then every kind of card in the last stack (CA-P1); or the rounds won."""
    if t.end_mode == TWO_WINS:
        return [ScoreLine("rounds_won", t.wins.get(s, seat))]
    lines: list[ScoreLine] = []
    earlier = t.totals.get(s, seat) - (t.last_scores.get(s, seat) if s.over else 0)
    if t.round.get(s) > 1:
        lines.append(ScoreLine("earlier_rounds", earlier, {"rounds": t.round.get(s) - 1}))
    for kind in range(PLAYABLE):
        count = sum(t.stacks.count(s, number, kind) for number in t.stacks.order(s, seat))
        if count:
            lines.append(ScoreLine("cards", count * t.values[kind], {"card": CARD_IDS[kind], "count": count}))
    return lines
