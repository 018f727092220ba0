"""The rules of Fliptown: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.games.fliptown.names import BUILDINGS
from saloon.games.fliptown.rules.evening import (
    Arrest,
    Bribe,
    Cheat,
    EndRound,
    Fine,
    PayHands,
    Poker,
    Redraw,
    ShowSheriff,
    VisitSheriff,
)
from saloon.games.fliptown.rules.round import BeginTurns, EndTurns, Flip, NextRound, Reflip
from saloon.games.fliptown.rules.town import OfficeReward, make_effect
from saloon.games.fliptown.rules.turn import Act, Assign, Bonus, Cross, GoOn, Outlaw, Tool
from saloon.games.fliptown.state import Fliptown


def add_steps(c: Fliptown) -> None:
    """Give a layout all its moments."""
    c.next_round = c.add_step(NextRound(c))
    c.flip = c.add_step(Flip(c))
    c.reflip = c.add_step(Reflip(c))
    c.begin_turns = c.add_step(BeginTurns(c))
    c.outlaw = c.add_step(Outlaw(c))
    c.assign = c.add_step(Assign(c))
    c.act = c.add_step(Act(c))
    c.go_on = c.add_step(GoOn(c))
    c.bonus = c.add_step(Bonus(c, "bonus"))
    c.finish = c.add_step(Bonus(c, "finish"))
    c.tool = c.add_step(Tool(c))
    c.cross = c.add_step(Cross(c))
    c.effects = [c.add_step(make_effect(c, building)) for building in range(BUILDINGS)]
    c.office_reward = c.add_step(OfficeReward(c))
    c.end_turns = c.add_step(EndTurns(c))
    c.poker = c.add_step(Poker(c))
    c.cheat = c.add_step(Cheat(c))
    c.pay_hands = c.add_step(PayHands(c))
    c.visit_sheriff = c.add_step(VisitSheriff(c))
    c.bribe = c.add_step(Bribe(c))
    c.show_sheriff = c.add_step(ShowSheriff(c))
    c.redraw = c.add_step(Redraw(c))
    c.arrest = c.add_step(Arrest(c))
    c.fine = c.add_step(Fine(c))
    c.end_round = c.add_step(EndRound(c))
