"""The end of a game: who won, and every line of everybody's points (FT-EN1 to FT-EN5, FT-CB6 to FT-CB9)."""

from __future__ import annotations

from saloon.authoring import Outcome, Rival, ScoreLine, State
from saloon.games.fliptown.components.names import (
    CHALLENGE_IDS,
    COWBOT_IDS,
    MINE,
    ROOM_IDS,
    ROOMS,
    SCORE_WORD_IDS,
    WANTED_WORD_IDS,
)
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
from saloon.games.fliptown.table import Fliptown


def outcome(t: Fliptown, s: State, reason: str) -> Outcome:
    """FT-EN2, FT-CB9: who won, and what everything was worth."""
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=t.ranking(s),
        sheets=[sheet(t, s, seat) for seat in range(t.players)],
        rival=_rival(t, s) if t.has_cowbot else None,
    )


def sheet(t: Fliptown, s: State, seat: int) -> list[ScoreLine]:
    """A player's points; then the title, what breaks ties, and alone the challenges that were met."""
    people = t.people
    money, gold = people.money.get(s, seat), people.gold.get(s, seat)
    lines = [
        ScoreLine("stars", people.stars.get(s, seat)),
        ScoreLine("money", money // t.box.money_per_point, {"count": money}),
        ScoreLine("gold", gold // t.box.gold_per_point, {"count": gold}),
        ScoreLine("hotel", t.box.hotel[people.stays.get(s, seat)], {"count": people.stays.get(s, seat)}),
    ]
    for room in range(FIRST_SILVER, ROOMS):
        if people.is_circled(s, seat, MINE, room):
            lines.append(ScoreLine("room", silver_of_room(t, s, seat, room), {"space": ROOM_IDS[room]}))
    lines.append(ScoreLine("wanted", 0, {"count": people.wanted.get(s, seat)}))
    title = {
        "score_word": SCORE_WORD_IDS[score_word(t, score(t, s, seat))],
        "wanted_word": WANTED_WORD_IDS[wanted_word(t, people.wanted.get(s, seat))],
    }
    lines.append(ScoreLine("title", 0, dict(title)))
    if t.solo:
        met = challenges_met(t, s)
        lines += [
            ScoreLine("challenge", 0, {"challenge": name})
            for name, is_met in zip(CHALLENGE_IDS, met, strict=True)
            if is_met
        ]
    return lines


def _rival(t: Fliptown, s: State) -> Rival:
    lines = [ScoreLine(f"cowbot_{name}", points) for name, points in cowbot_lines(t, s)]
    return Rival(cowbot_score(t, s), lines, t.is_lost(s), f"cowbot-{COWBOT_IDS[t.clock.cowbot.get(s)]}")
