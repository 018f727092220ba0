"""Law 10, undo: never possible across a barrier; taking back restores the same state.

This finds out without asking the game whether a choice revealed something: if a player's view after it
differs between the true and an imagined state, then it did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.law import Chooser, Script, Table, demand

from saloon.core.chance import Chance
from saloon.core.errors import SaloonError
from saloon.records.match import CannotUndo, Match
from saloon.records.record import UNDO, Record

if TYPE_CHECKING:
    from saloon.core.state import State

MOST_CHOICES = 60
TRIALS = 6
"""At how many moments of a game every player actually tries to take back."""


def check_undo(table: Table, script: Script) -> None:
    """Play a match and try at many moments whether and how choices can be taken back."""
    match = Match(script.record(table))
    chooser = Chooser(script)
    chance = Chance(script.seed + 3)
    while not match.state.over and chooser.made < MOST_CHOICES:
        before = match.state.clone()
        player, action = chooser.choose(match.state)
        match.apply(player, action)
        check_barrier(match, before, player, action, chance)
        if chance.below(MOST_CHOICES) < TRIALS:
            check_last(match, before, player, action)
            for seat in range(table.players):
                check_free(match, seat)
                check_consent(match, seat)


def check_barrier(match: Match, before: State, player: int, action: int, chance: Chance) -> None:
    """If somebody learned something, or others waited for the decision, it cannot be undone."""
    together = before.simultaneous  # even if only one of them still has a choice
    for seat in range(before.players):
        if match.can_undo(seat):
            demand(seat == player or together, "undo", f"{seat} can undo, though {player} decided since")
    if not match.can_undo(player):
        return
    for viewer in range(before.players):
        imagined = before.imagine(viewer, chance.seed())
        if action in imagined.choices(player):
            imagined.play(player, action)
            demand(
                imagined.view(viewer) == match.state.view(viewer),
                "undo",
                f"{player} can undo {action}, though it showed {viewer} something hidden",
            )


def check_last(match: Match, before: State, player: int, action: int) -> None:
    """The last choice: taken back, it never happened; made again, it leads to the same state."""
    after = match.state.digest()
    trial = twin(match)
    if not trial.can_undo(player):
        entries = len(trial.record.entries)
        try:
            trial.undo(player)
        except CannotUndo:
            same = trial.state.digest() == after and len(trial.record.entries) == entries
            demand(same, "undo", "a refused undo changes something")
            return
        demand(False, "undo", f"{player} undoes {action} across a barrier")
    trial.undo(player)
    demand(trial.state.digest() == before.digest(), "undo", f"undoing {action} leads to another state")
    trial.apply(player, action)
    demand(trial.state.digest() == after, "undo", f"{action} made again leads to another state")
    demand(trial.record.verify().digest() == after, "undo", "the record with the undo does not replay")


def check_free(match: Match, player: int) -> None:
    """A free undo breaks nothing, not even below choices of others in simultaneous play."""
    trial = twin(match)
    if not trial.can_undo(player):
        return
    kept = match.record.choices()
    del kept[max(place for place, entry in enumerate(kept) if entry.player == player)]
    try:
        trial.undo(player)
        state = trial.record.start()
        for entry in kept:
            state.apply(entry.player, entry.action)
        replayed = trial.record.verify()
    except SaloonError as error:
        demand(False, "undo", f"{player} can undo, but the record does not replay then: {error}")
    demand(
        state.digest() == trial.state.digest() == replayed.digest(),
        "undo",
        f"undo by {player} does not lead to the state without the choice",
    )


def check_consent(match: Match, player: int) -> None:
    """By consent everything goes back to before the player's last choice, whatever was revealed."""
    kept = match.record.choices()
    own = [place for place, entry in enumerate(kept) if entry.player == player]
    trial = twin(match)
    if not own or trial.can_undo(player):
        return
    trial.undo(player, consent=True)
    state = trial.record.start()
    for entry in kept[: own[-1]]:
        state.apply(entry.player, entry.action)
    demand(state.digest() == trial.state.digest(), "undo", f"consent leads {player} to another state")
    demand(trial.record.verify().digest() == state.digest(), "undo", "a record with consent does not replay")


def twin(match: Match) -> Match:
    """A match of its own with the same record."""
    old = match.record
    record = Record(old.game, old.players, old.options, seed=old.seed, secret=old.secret)
    state = record.start()
    for entry in old.entries:
        if entry.action == UNDO:
            raise NotImplementedError("matches are copied before anything is taken back")
        state.play(entry.player, entry.action)
        record.add(entry.player, entry.action, state)
    return Match(record)
