"""What bots think of a position, for tests: in thousands, and in the words of `table`.

`favourite` is what the quick policy likes best, without its blur; `chosen` is what most of several bots do.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.cover_your_assets.table import GAME, Table, table
from tests.games.tables import in_words

from saloon.authoring.knowledge import knowledge_of
from saloon.bots import make_bot
from saloon.games.cover_your_assets.bot.knowledge import CoverKnowledge

BOTS: Final = 5
"""How many bots, each with a seed of its own, are asked what they would do."""
SEARCH: Final = "search:n=400"

JUNK: Final = "piggy_bank motor_boat jewels coin_collection"
"""Cards that match nothing in a `robbery`."""
OTHERS: Final = {0: ["piggy_bank piggy_bank"], 2: ["jewels jewels"], 3: ["motor_boat motor_boat"]}
"""A safe set for everybody but the second player."""
RICH: Final = "house house house house gold"
HUGE: Final = "house house house house house house gold gold silver silver silver"


def knowledge(t: Table) -> CoverKnowledge:
    """What bots know at this table."""
    known = knowledge_of(t.state.layout)
    assert isinstance(known, CoverKnowledge)
    return known


def worth(t: Table, seat: int = 0) -> float:
    """What a player may expect to have at the end of the round."""
    return knowledge(t).worth(t.state, seat)


def after(t: Table, *moves: str) -> Table:
    """The table as it would be after some moves."""
    return Table(t.state.clone()).play(*moves)


def appeals(t: Table, seat: int = 0) -> dict[str, float]:
    """How everything that may be chosen looks to the quick policy."""
    known = knowledge(t)
    return {
        in_words(GAME.describe(action)): known.appeal(t.state, seat, action, known.wild_cost)
        for action in t.state.choices(seat)
    }


def favourite(t: Table, seat: int = 0) -> str:
    """What the quick policy likes best."""
    seen = appeals(t, seat)
    return max(seen, key=lambda choice: seen[choice])


def chosen(t: Table, spec: str = "greedy", seat: int = 0) -> str:
    """What most of several bots choose."""
    perspective = t.state.perspective(seat)
    found = Counter(make_bot(spec, seed).choose(perspective) for seed in range(BOTS))
    return in_words(GAME.describe(found.most_common(1)[0][0]))


def robbery(hand: str, *sets: str, theirs: str | None = None, **described: Any) -> Table:
    """The first player is on turn and may rob the second one, whose sets these are."""
    hands = {0: hand} if theirs is None else {0: hand, 1: theirs}
    stacks = {**OTHERS, 1: ["stocks stocks", *sets]}
    return table(hands=hands, stacks=stacks, discard="bank_account", **described)
