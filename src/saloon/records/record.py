"""Record: a game as text. A header, then one line per choice; it replays to the same state, bit for bit.

    {"saloon":1,"game":"cover_your_assets","version":1,"players":4,"options":{…},"seed":7}
    17 a3            action 17 by the only player who may act; a3 checks the state that it led to
    2:4 0f           action 4 by player 2, where several may act at once
    undo 2 77        player 2 took back their last choice
    end 5c3d…        the game is over; the digest of its last state

A table for people has `"fair":"<hash of the secret>"` instead of the seed, and `"secret"` when it is over;
`"salts"` are those of its players, one per seat ("" for none).
With `"checks":false` there are none, and no end: for a record that this Saloon keeps but cannot play.
The header may hold `"notes"`, on which nothing depends.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import mypyc_attr

from saloon.core.chance import commitment, is_salt, salted_key
from saloon.core.errors import MOST_SHOWN, BadRecord, SaloonError
from saloon.core.game import check_seed
from saloon.core.registry import load

if TYPE_CHECKING:
    from saloon.core.game import Game
    from saloon.core.state import State

FORMAT: Final = 1
UNDO: Final = -1
"""The action of an entry that takes back the player's last choice."""


@mypyc_attr(acyclic=True)
@final
class Entry:
    """One line of a record: a choice, or (action UNDO) a choice taken back."""

    def __init__(self, player: int, action: int, check: str) -> None:
        self.player = player
        self.action = action
        self.check = check


@final
class Record:
    """The header of a game and everything that was chosen in it, in order.

        >>> import saloon
        >>> record = saloon.Record(saloon.load("cover_your_assets"), players=4, seed=7)
        >>> state = record.start()
        >>> action = state.choices(1)[0]
        >>> state.apply(1, action)
        >>> record.add(1, action, state)
        >>> saloon.parse_record(record.to_text()).replay() == record.replay()
        True

    Errors are those of `game.new`.
    """

    def __init__(
        self,
        game: Game,
        players: int | Any,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        secret: bytes = b"",
        salts: Sequence[str] = (),
        components: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        """The version with which the game began."""
        self.playable = game.can_upgrade(self.version)
        """Whether that version can be upgraded to today's; otherwise the record is only kept."""
        self.players = players
        chosen, edition = options or {}, components
        if self.playable:
            chosen, edition = game.upgraded(self.version, options, components)
            chosen = game.layout(players, chosen, edition).options
        self.options = dict(chosen)
        self.seed = seed
        self.secret = secret
        self.salts = list(salts)
        self.components = components
        self.edition: Mapping[str, Any] | None = edition
        """The components in today's form."""
        self.notes: dict[str, Any] = {}
        """Further facts about the table (names, bots); the game does not depend on them."""
        self.checked = self.playable
        """Whether its lines have checks."""
        self.entries: list[Entry] = []
        self.ending = ""
        """The digest of the last state, once the game is over."""

    def start(self, *, listen: bool = False) -> State:
        """The state before the first choice; BadRecord if the game has changed too much since."""
        if not self.playable:
            raise _other_version(self.game, self.version)
        key = salted_key(self.secret, self.salts)
        return self.game.new(self.players, self.seed, self.options, self.edition, key, listen=listen)

    def add(self, player: int, action: int, after: State, *, check: bool = True) -> None:
        """Add a choice (or UNDO) and the state that it led to; without `check` that is left for later."""
        self.entries.append(Entry(player, action, check_of(after) if check else ""))
        self.ending = after.digest() if after.over else ""

    def choices(self, count: int | None = None) -> list[Entry]:
        """The choices that count after the first `count` entries, without those taken back."""
        kept: list[Entry] = []
        for entry in self.entries[:count]:
            if entry.action != UNDO:
                kept.append(entry)
                continue
            last = max(place for place, found in enumerate(kept) if found.player == entry.player)
            del kept[last]
        return kept

    def replay(self, count: int | None = None) -> State:
        """The state after the first `count` entries (all of them if None)."""
        state = self.start()
        for entry in self.choices(count):
            state.apply(entry.player, entry.action)
        return state

    def verify(self) -> State:
        """Replay and check every line; BadRecord names the first line that does not fit."""
        state = self.start()
        for place, entry in enumerate(self.entries):
            line = place + 2
            if entry.action == UNDO:
                state = self.replay(place + 1)
            else:
                try:
                    state.apply(entry.player, entry.action)
                except SaloonError as error:
                    raise BadRecord("record-choice", line=line, problem=error) from None
            if self.checked and check_of(state) != entry.check:
                raise BadRecord("record-check", line=line)
        if state.over and self.ending != state.digest():
            raise BadRecord("record-end")
        if self.ending and not state.over:
            raise BadRecord("record-early-end")
        return state

    def __repr__(self) -> str:
        end = "over" if self.ending else "unfinished"
        return (
            f"<record of {self.game.name} v{self.version}: {self.players} players,"
            f" {len(self.entries)} entries, {end}>"
        )

    # -- text ------------------------------------------------------------------------------------------

    def to_text(self, *, private: bool = False) -> str:
        """The record as text. The secret of a fair table is written only when the game is over.

        Checks that were left out when the choices were made are filled in.
        `private` writes it at any time: for storage, not for players. While a game runs, its record is not
        for players at all where choices are secret: it holds them.
        """
        header: dict[str, Any] = {
            "saloon": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "players": self.players,
            "options": self.options,
        }
        if self.components is not None:
            header["components"] = self.components
        if not self.secret:
            header["seed"] = self.seed
        else:
            header["fair"] = commitment(self.secret)
            if private or self.ending:
                header["secret"] = self.secret.hex()
            if self.salts:
                header["salts"] = self.salts
        if not self.playable:
            header["checks"] = False
        if self.notes:
            header["notes"] = self.notes
        first = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
        return "\n".join([first, *(self._lines() if self.playable else self._kept_lines())]) + "\n"

    def _lines(self) -> list[str]:
        lines: list[str] = []
        state = self.start()
        for place, entry in enumerate(self.entries):
            if entry.action == UNDO:
                state = self.replay(place + 1)
                lines.append(f"undo {entry.player} {entry.check or check_of(state)}")
                continue
            alone = len(state.actors()) == 1
            who = "" if alone else f"{entry.player}:"
            state.play(entry.player, entry.action)
            lines.append(f"{who}{entry.action} {entry.check or check_of(state)}")
        return [*lines, f"end {self.ending}"] if self.ending else lines

    def _kept_lines(self) -> list[str]:
        """Everything that can be read without playing."""
        return [
            f"undo {entry.player}" if entry.action == UNDO else f"{entry.player}:{entry.action}"
            for entry in self.entries
        ]


def check_of(state: State) -> str:
    """Two characters of the state's digest: enough to find the line where a record goes wrong."""
    return state.digest()[:2]


def parse(text: str) -> Record:
    """Read a record; BadRecord says on which line it stops making sense."""
    if not text.strip():
        raise BadRecord("record-empty")
    if not text.endswith("\n"):
        raise BadRecord("record-cut")
    lines = text.replace("\r\n", "\n").split("\n")[:-1]
    record = _parse_header(lines[0])
    state = record.start()
    for number, line in enumerate(lines[1:], start=2):
        if record.ending:
            raise BadRecord("record-behind-end", line=number)
        words = line.split(" ")
        try:
            if words[0] == "end":
                (record.ending,) = words[1:]
                continue
            if words[0] == "undo":
                record.entries.append(Entry(int(words[1]), UNDO, words[2] if record.checked else ""))
                state = _replay_undo(record, number)
                continue
            choice, check = words if record.checked else [*words, ""]
            who, _, action = choice.rpartition(":")
            actors = state.actors()
            if not actors:
                raise BadRecord("record-after-end", line=number)
            entry = Entry(int(who) if who else actors[0], int(action), check)
        except (ValueError, IndexError):
            raise BadRecord("record-line", line=number, given=line[:MOST_SHOWN]) from None
        try:
            state.apply(entry.player, entry.action)
        except SaloonError as error:
            raise BadRecord("record-choice", line=number, problem=error) from None
        record.entries.append(entry)
    if not record.checked and not record.ending and state.over:
        record.ending = state.digest()
    return record


def _replay_undo(record: Record, line: int) -> State:
    """The state after an undo, which is the last entry; BadRecord if there was nothing to take back."""
    player = record.entries[-1].player
    if not any(entry.player == player for entry in record.choices(len(record.entries) - 1)):
        raise BadRecord("record-undo", line=line, player=player)
    try:
        return record.replay()
    except SaloonError as error:
        raise BadRecord("record-undo-built-upon", line=line, problem=error) from None


def _parse_header(line: str) -> Record:
    try:
        header = json.loads(line)
    except ValueError:
        raise BadRecord("record-header") from None
    if not isinstance(header, dict) or header.get("saloon") != FORMAT:
        raise BadRecord("record-format", format=FORMAT)
    game = load(str(header.get("game")))
    if not game.can_upgrade(header.get("version")):
        raise _other_version(game, header.get("version"))
    needed = ["players", "options", "fair" if "fair" in header else "seed"]
    for name in needed:
        if name not in header:
            raise BadRecord("record-header-lacks", name=name)
    secret = b""
    if "fair" in header:
        secret = _secret_of(header)
    try:
        record = Record(
            game,
            header["players"],
            header["options"],
            seed=check_seed(header.get("seed", 0)),
            secret=secret,
            components=header.get("components"),
            version=header["version"],
        )
    except SaloonError as error:
        raise BadRecord("record-header-damaged", problem=error) from None
    record.checked = header.get("checks") is not False
    if "salts" in header:
        record.salts = _salts_of(header, record.players)
    notes = header.get("notes")
    if isinstance(notes, dict):
        record.notes = notes
    return record


def _other_version(game: Game, recorded: Any) -> BadRecord:
    return BadRecord("record-version", game=game.name, recorded=recorded, version=game.version)


def _secret_of(header: dict[str, Any]) -> bytes:
    if "secret" not in header:
        raise BadRecord("record-secret-kept")
    try:
        secret = bytes.fromhex(str(header["secret"]))
    except ValueError:
        raise BadRecord("record-secret-form") from None
    if commitment(secret) != header["fair"]:
        raise BadRecord("record-secret-wrong")
    return secret


def _salts_of(header: dict[str, Any], players: int) -> list[str]:
    salts = header["salts"]
    fits = "fair" in header and isinstance(salts, list) and len(salts) == players
    if not fits or not all(salt == "" or is_salt(salt) for salt in salts):
        raise BadRecord("record-salts")
    return list(salts)
