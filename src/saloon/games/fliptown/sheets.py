"""The end of a game: who won, and every line of everybody's points (FT-EN1 to FT-EN5, FT-CB6 to FT-CB9)."""

from __future__ import annotations

from saloon.core.outcome import Outcome, Rival, ScoreLine
from saloon.core.state import State
from saloon.games.fliptown.names import (
    CHALLENGE_IDS,
    COWBOT_IDS,
    GOLD,
    MINE,
    MONEY,
    ROOM_IDS,
    ROOMS,
    SCORE_WORD_IDS,
    STARS,
    WANTED,
    WANTED_WORD_IDS,
)
from saloon.games.fliptown.rows import STAYS
from saloon.games.fliptown.scoring import (
    FIRST_SILVER,
    challenges_met,
    cowbot_lines,
    cowbot_score,
    score,
    score_word,
    silver_of_room,
    wanted_word,
)
from saloon.games.fliptown.state import Fliptown


def outcome(c: Fliptown, s: State, reason: str) -> Outcome:
    """FT-EN2, FT-CB9: who won, and what everything was worth."""
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=c.ranking(s),
        sheets=[sheet(c, s, seat) for seat in range(c.players)],
        rival=_rival(c, s) if c.has_cowbot else None,
    )


def sheet(c: Fliptown, s: State, seat: int) -> list[ScoreLine]:
    """A player's points; then the title, what breaks ties, and alone the challenges that were met."""
    rows = c.rows
    money, gold = rows.get(s, seat, MONEY), rows.get(s, seat, GOLD)
    lines = [
        ScoreLine("stars", rows.get(s, seat, STARS)),
        ScoreLine("money", money // c.box.money_per_point, {"count": money}),
        ScoreLine("gold", gold // c.box.gold_per_point, {"count": gold}),
        ScoreLine("hotel", c.box.hotel[rows.get(s, seat, STAYS)], {"count": rows.get(s, seat, STAYS)}),
    ]
    for room in range(FIRST_SILVER, ROOMS):
        if rows.is_circled(s, seat, MINE, room):
            lines.append(ScoreLine("room", silver_of_room(c, s, seat, room), {"space": ROOM_IDS[room]}))
    lines.append(ScoreLine("wanted", 0, {"count": rows.get(s, seat, WANTED)}))
    title = {
        "score_word": SCORE_WORD_IDS[score_word(c, score(c, s, seat))],
        "wanted_word": WANTED_WORD_IDS[wanted_word(c, rows.get(s, seat, WANTED))],
    }
    lines.append(ScoreLine("title", 0, dict(title)))
    if c.solo:
        met = challenges_met(c, s)
        lines += [
            ScoreLine("challenge", 0, {"challenge": name})
            for name, is_met in zip(CHALLENGE_IDS, met, strict=True)
            if is_met
        ]
    return lines


def _rival(c: Fliptown, s: State) -> Rival:
    lines = [ScoreLine(f"cowbot_{name}", points) for name, points in cowbot_lines(c, s)]
    return Rival(cowbot_score(c, s), lines, c.is_lost(s), f"cowbot-{COWBOT_IDS[c.cowbot(s)]}")
