"""What bots think about a position, for tests: in points, and in the words of `table`.

`favourite` is what the quick policy likes best, without its blur; `chosen` is what most of several bots do.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.games.dice_town.table import GAME, Table
from tests.games.tables import in_words

from saloon.authoring.knowledge import knowledge_of
from saloon.bots import make_bot
from saloon.games.dice_town.bot.knowledge import TownKnowledge

BOTS: Final = 3
"""How many bots, each with its own seed, are asked what they would do."""


def knowledge(t: Table) -> TownKnowledge:
    """What bots know at this table."""
    known = knowledge_of(t.state.layout)
    assert isinstance(known, TownKnowledge)
    return known


def appeals(t: Table, seat: int = 0) -> dict[str, float]:
    """How everything that may be chosen looks to the quick policy."""
    appeal = knowledge(t).appeal
    appeal.begin(t.state, seat)
    return {in_words(GAME.describe(action)): appeal.of(action) for action in t.state.choices(seat)}


def favourite(t: Table, seat: int = 0) -> str:
    """What the quick policy likes best."""
    seen = appeals(t, seat)
    return max(seen, key=lambda choice: seen[choice])


def chosen(t: Table, spec: str = "greedy", seat: int = 0) -> str:
    """What most of several bots choose."""
    perspective = t.state.perspective(seat)
    found = Counter(make_bot(spec, seed).choose(perspective) for seed in range(BOTS))
    return in_words(GAME.describe(found.most_common(1)[0][0]))


def kept_faces(t: Table, choice: str, seat: int = 0) -> str:
    """The faces that a choice of dice keeps, sorted."""
    dice = t.state.view(seat).seats[seat].dice
    places = [int(place) - 1 for place in choice.split()[1] if place.isdecimal()]
    return " ".join(sorted(str(dice[place].face) for place in places))
