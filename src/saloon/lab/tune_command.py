"""`saloon tune`: better weights for the bots of a game."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

import saloon
from saloon.authoring.weights import FILE
from saloon.lab import flags
from saloon.lab.arena import GAIN
from saloon.lab.fingerprint import fingerprint, folder_of
from saloon.lab.journal import Journal, journal_of
from saloon.lab.numbers import localized
from saloon.lab.progress import bar
from saloon.lab.sprt import BETTER
from saloon.lab.table import check_target
from saloon.lab.tune import SCORES, make_plan
from saloon.lab.tune import tune as search
from saloon.lab.typed import read_options
from saloon.lab.weights_file import changed_text
from saloon.lab.whole_file import write_whole

if TYPE_CHECKING:
    from saloon.lab.tune import Generation, Plan, Tuned


def tune(
    game: flags.GameName,
    bot: Annotated[str, flags.flag("SPEC", "The bot whose weights are tuned.", show_default=True)] = "greedy",
    players: Annotated[int | None, flags.flag("N", "Players at a table; 2 if the game allows it.")] = None,
    weights: Annotated[str, flags.flag("NAME,…", "Which weights; by default all.")] = "",
    generations: Annotated[int, flags.flag("N", "How often to propose.", show_default=True)] = 20,
    population: Annotated[
        int, flags.flag("N", "Proposals per generation; 0: as the number of weights asks.", show_default=True)
    ] = 0,
    deals: Annotated[int, flags.flag("N", "How many deals each proposal plays.", show_default=True)] = 20,
    games: Annotated[
        int, flags.flag("N", "The most games that the test at the end may take.", show_default=True)
    ] = 4000,
    better_by: Annotated[
        float, flags.flag("PERCENT", "How much more than even the new ones have to win.", show_default=True)
    ] = 100 * GAIN,
    out: Annotated[
        Path | None,
        flags.flag("FILE.toml", "Where the weights are kept; by default next to the game's code."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Start over if other work for the file is unfinished.")
    ] = False,
    jobs: flags.Jobs = None,
    seed: flags.Seed = 0,
    option: flags.Options = None,
    as_json: flags.AsJson = False,
    lang: flags.Lang = "en",
) -> None:
    """Improve the weights of a game's bots by self-play.

    What is found is tested on new deals by a sequential test, and only better weights are written: for tables
    of that many players, with their origin in the file's history. Give the same command again to resume
    interrupted work.
    """
    table = saloon.load(game)
    seats = max(2, table.min_players) if players is None else players
    names = [name.strip() for name in weights.split(",")] if weights else []
    plan = make_plan(
        table,
        bot,
        seats,
        read_options(option or []),
        names,
        generations,
        population,
        deals,
        games,
        better_by / 100,
        seed,
    )
    own = folder_of(table.package) / FILE
    file = out or own
    check_target(file, suffix=".toml")
    words = flags.words_of(lang)
    console = Console(highlight=False, soft_wrap=True, stderr=as_json)

    def tell(generation: Generation) -> None:
        told = {
            "number": generation.number + 1,
            "share": _percent(generation.best, lang),
            "mean": _percent(generation.mean, lang),
        }
        console.print(words.say("tune-generation", told), style="dim")

    with ExitStack() as stack:
        journal = Journal(journal_of(file), _work(table, plan), force=force)
        stack.callback(journal.close)
        stack.enter_context(flags.told_when_interrupted(lang, "interrupted"))
        each = plan.population * plan.deals * plan.players
        before = journal.count(SCORES) * each
        total = plan.generations * each + plan.most_games
        progress = stack.enter_context(bar("tuning", total, lang, before=before, at_most=True))
        found = search(plan, jobs, journal=journal, progress=progress, tell=tell)
        if found.verdict.verdict == BETTER:
            text = (file if file.exists() else own).read_text(encoding="utf-8")
            write_whole(file, changed_text(text, plan.players, found.new, _history(plan, found)).encode())
    journal.remove()
    if as_json:
        print(saloon.to_json(found))
        return
    console.print(words.say("tune-found", {"games": localized(f"{found.games:,}", lang)}))
    for name, value in found.new.items():
        console.print(f"  {name} {found.old[name]:g} → {value:g}")
    verdict = words.say(f"arena-verdict-{found.verdict.verdict.replace(' ', '-')}")
    told = {
        "verdict": verdict,
        "share": _percent(found.verdict.win_share.mean, lang),
        "games": localized(f"{found.verdict.games:,}", lang),
    }
    better = found.verdict.verdict == BETTER
    console.print(words.say("tune-better" if better else "tune-kept", {**told, "file": str(file)}))


def _work(game: saloon.Game, plan: Plan) -> str:
    """What the journal is for: this plan, with this code (and so with these weights)."""
    return msgspec.json.encode({"code": fingerprint(game.package), "plan": plan}).decode()


def _history(plan: Plan, found: Tuned) -> dict[str, object]:
    """Where the new weights come from."""
    share = found.verdict.win_share
    assert share.low is not None
    assert share.high is not None
    options = " ".join(f"{name}={value}" for name, value in plan.options.items())
    return {
        "how": f"saloon tune {plan.game}",
        "generations": plan.generations,
        "population": plan.population,
        "deals": plan.deals,
        "when": datetime.now(UTC).date().isoformat(),
        "bot": plan.bot,
        "players": plan.players,
        "options": options,
        "weights": plan.names,
        "before": [found.old[name] for name in plan.names],
        "seed": plan.seed,
        "games": found.verdict.games,
        "share": round(share.mean, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }


def _percent(share: float, lang: str) -> str:
    return localized(f"{100 * share:.1f}", lang)
