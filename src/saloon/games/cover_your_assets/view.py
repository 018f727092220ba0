"""What a given player may see (CA-H1 to CA-H11), and the outcome with its score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from saloon.core.kit import NOTHING
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

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.cover_your_assets.state import Cover


class SetView(msgspec.Struct, frozen=True, kw_only=True):
    """A set on the table; its number stays the same while it moves from stack to stack."""

    number: int
    asset: str
    cards: list[str]
    value: int


class DraftPileView(msgspec.Struct, frozen=True, kw_only=True):
    """A draft pile: what lies open, how much lies under it, and what is known to be there."""

    top: str | None
    face_down: int
    buried: list[str]
    seats: list[int]
    """Who has it in reach."""


class ChallengeView(msgspec.Struct, frozen=True, kw_only=True):
    """A running challenge."""

    challenger: int
    defender: int
    target: SetView
    where: str
    """ "top", "second" or "drafted"."""
    attack: list[str]
    defence: list[str]
    needs_double: bool


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    cards: int
    """How many are in hand (CA-H1)."""
    stack: list[SetView]
    """From bottom to top (CA-H4)."""
    stack_value: int
    total: int
    """Money of the finished rounds."""
    wins: int
    last_score: int
    banned_from: list[int]
    """Whom this player may not challenge until the own next turn (CA-A5)."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one player (or a spectator) sees it."""

    player: int | None
    round: int
    dealer: int
    hand: list[str] | None
    """The own cards; None for a spectator."""
    hand_limit: int
    draw_pile: int
    discards: list[str]
    """From the first to the top one (CA-H3)."""
    out_of_play: list[str]
    seats: list[SeatView]
    draft_piles: list[DraftPileView]
    challenge: ChallengeView | None
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    move_of: int | None
    """Whose stack the asked player must give an order about (CA-23A3)."""
    over: bool


def view(c: Cover, s: State, player: int | None) -> View:
    """All that a player may know."""
    return View(
        player=player,
        round=c.round.get(s),
        dealer=c.dealer.get(s),
        hand=None if player is None else names(c.hands.cards(s, player)),
        hand_limit=c.hand_limit,
        draw_pile=c.deck.count(s),
        discards=names(c.discard.cards(s)),
        out_of_play=names(c.spent.cards(s)),
        seats=[_seat(c, s, seat) for seat in range(c.players)],
        draft_piles=[_draft_pile(c, s, pile) for pile in range(len(c.rests))],
        challenge=_challenge(c, s) if c.challenge.get(s, SET) else None,
        prompts=[s.prompt(seat) for seat in range(c.players)],
        move_of=None if c.move_of(s) == NOTHING else c.move_of(s),
        over=s.over,
    )


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


def _seat(c: Cover, s: State, seat: int) -> SeatView:
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
