"""Running tests in a process of their own, with or without a mutant in place of a module.

The process is a fork of this one, in which everything but the mutated package is imported: it leaves nothing
behind. Sources are never written; the mutated module is compiled from its tree when it is imported.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import groupby
from typing import TYPE_CHECKING, Any

import pytest
from tests.mutants.mutations import mutated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import CodeType, FrameType, ModuleType

    from tests.mutants.games import Subject
    from tests.mutants.mutations import Mutant

OVERTIME = 99
"""The exit code of a process in which a test ran for ever."""
BROKEN = 98
"""The exit code of a process that could not do its work."""
LEAST_SECONDS = 10.0
TIMES_AS_LONG = 10.0
"""A test that needs this many times its CPU time without the mutant, and at least this long, counts as
running for ever."""
MOST_SECONDS = 3600
"""The CPU seconds that no process needs."""
MOST_MEMORY = 4 << 30
ON_IMPORT = "import"
FOR_EVER = "runs for ever"
CRASH = "crash"

QUIET = [
    *["--import-mode=importlib", "--strict-markers", "--tb=no", "--maxfail=1", "-q"],
    *["-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:xdist", "-p", "no:rerunfailures"],
]


@dataclass
class Reached:
    """A test without any mutant: how long it takes, and the lines of the rules that it runs."""

    seconds: float
    names_rules: bool
    lines: dict[str, list[int]] = field(default_factory=dict)


# -- what the process does -----------------------------------------------------------------------------------


class MutantLoader(SourceFileLoader):
    """Imports a module with one change."""

    number = 0

    def get_code(self, fullname: str) -> CodeType:
        with open(self.path, encoding="utf-8") as file:
            tree = mutated(file.read(), self.number)
        return compile(tree, self.path, "exec", dont_inherit=True)


class MutantFinder:
    """Finds the mutated module before anybody else does."""

    def __init__(self, mutant: Mutant, file: Path) -> None:
        self.mutant = mutant
        self.file = file

    def find_spec(
        self, fullname: str, path: Any = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the mutated module comes from."""
        if fullname != self.mutant.module:
            return None
        loader = MutantLoader(fullname, str(self.file))
        loader.number = self.mutant.number
        return spec_from_file_location(fullname, self.file, loader=loader)


class Runner:
    """A pytest plugin: runs given tests in a given order, and remembers which one fails first."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self.tests = tests
        self.seconds = seconds
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        items[:] = [by_name[test] for test in self.tests if test in by_name]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or ON_IMPORT

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        limit = max(LEAST_SECONDS, TIMES_AS_LONG * self.seconds.get(nodeid, MOST_SECONDS))
        signal.setitimer(signal.ITIMER_PROF, limit)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class Tracer:
    """A pytest plugin: notes which lines of the rules every test runs."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.modules = {str(file): module for module, file in subject.modules.items()}
        self.now: set[tuple[str, int]] = set()
        self.on_import: set[tuple[str, int]] = set()
        self.reached: dict[str, Reached] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.on_import = self.now
        chosen = set(self.subject.choose([item.nodeid for item in items]))
        items[:] = [item for item in items if item.nodeid in chosen]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        for game in _games_of(self.subject.package):
            game._layouts.clear()  # a test that finds a layout cached would not run the lines that make it
        self.now = set()
        began = time.process_time()
        sys.settrace(self.trace)
        result = yield
        sys.settrace(None)
        lines: dict[str, list[int]] = {}
        for file, line in sorted(self.now):
            lines.setdefault(self.modules[file], []).append(line)
        named = item.get_closest_marker("rule") is not None
        self.reached[item.nodeid] = Reached(time.process_time() - began, named, lines)
        return result

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Called for every function that is entered."""
        return self.note if frame.f_code.co_filename in self.modules else None

    def note(self, frame: FrameType, event: str, argument: Any) -> Any:
        """Called for every line of the rules."""
        self.now.add((frame.f_code.co_filename, frame.f_lineno))
        return self.note


def _games_of(package: str) -> list[Any]:
    """The games that a package has made, if any."""
    module = sys.modules.get(package)
    found = getattr(module, "GAME", None)
    return [] if found is None else [found]


def run_mutant(
    subject: Subject, mutant: Mutant, tests: list[str], seconds: dict[str, float]
) -> dict[str, Any]:
    """Run tests against a mutant until one fails; returns which, "" for none."""
    assert not any(module.startswith(subject.package) for module in sys.modules), "imported too early"
    sys.meta_path.insert(0, MutantFinder(mutant, subject.modules[mutant.module]))
    signal.signal(signal.SIGPROF, lambda number, frame: os._exit(OVERTIME))
    for _, part in groupby(tests, key=is_shared_test):
        runner = Runner(list(part), seconds)
        code = _pytest(subject, [test.partition("::")[0] for test in runner.tests], runner)
        if runner.failed or code == pytest.ExitCode.INTERNAL_ERROR:
            return {"by": runner.failed or CRASH}
        assert code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), f"pytest says {code}"
    return {"by": ""}


def is_shared_test(test: str) -> bool:
    """Whether a test is collected together with those of all games, which takes a while."""
    return "/golden/" in test or "/laws/" in test


def trace_tests(subject: Subject) -> dict[str, Any]:
    """Run all tests without a mutant; returns what they reach, what is imported, and which one fails."""
    tracer = Tracer(subject)
    sys.settrace(tracer.trace)
    _pytest(subject, [str(file.relative_to(subject.root)) for file in subject.test_files], tracer)
    sys.settrace(None)
    lines: dict[str, list[int]] = {}
    for file, line in sorted(tracer.on_import):
        lines.setdefault(tracer.modules[file], []).append(line)
    return {
        "failed": tracer.failed,
        "on_import": lines,
        "tests": {name: vars(reached) for name, reached in tracer.reached.items()},
        "imported": [name for name in sys.modules if can_be_shared(subject, name)],
    }


def can_be_shared(subject: Subject, module: str) -> bool:
    """Whether a module may be imported before the mutant is in place; other games have their turn later."""
    siblings = subject.package.rpartition(".")[0]
    own = (f"{siblings}.", subject.package, "tests.", "test_", "__mp_", "__main__")
    return not module.startswith(own) and "pytest" not in module


def _pytest(subject: Subject, files: list[str], plugin: object) -> int:
    os.chdir(subject.root)
    subject.prepare()
    gc.freeze()
    return int(pytest.main([*QUIET, *dict.fromkeys(files)], plugins=[plugin]))


# -- what this process does ----------------------------------------------------------------------------------


def import_all(modules: list[str]) -> None:
    """Import what the tests need, so that every later process has it."""
    for module in modules:
        with contextlib.suppress(Exception):
            importlib.import_module(module)


@dataclass
class Job:
    """A process at work."""

    pid: int
    pipe: int


_at_work: set[int] = set()
"""Running processes that nobody has waited for yet."""


def begin(work: Callable[[], dict[str, Any]]) -> Job:
    """Do some work quietly in a process of its own."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid != 0:
        os.close(writing)
        _at_work.add(pid)
        return Job(pid, reading)
    code = BROKEN
    try:
        os.close(reading)
        quiet = os.open(os.devnull, os.O_RDWR)
        for standard in range(3):
            os.dup2(quiet, standard)
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS + 60))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        answer = json.dumps(work()).encode()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(answer)
        code = 0
    finally:
        os._exit(code)


def finish(job: Job) -> dict[str, Any]:
    """Wait for a process and return its answer, or its exit code if it gave none."""
    with os.fdopen(job.pipe, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(job.pid, 0)
    _at_work.discard(job.pid)
    code = os.waitstatus_to_exitcode(status)
    if code == 0:
        found: dict[str, Any] = json.loads(answer)
        return found
    if code in (-signal.SIGINT, -signal.SIGTERM, -signal.SIGKILL):
        raise KeyboardInterrupt
    if code == BROKEN:
        raise RuntimeError("the tests could not be run")
    return {"by": FOR_EVER if code in (OVERTIME, -signal.SIGXCPU) else CRASH}


def end_all() -> None:
    """Kill the processes that nobody waits for any more."""
    for pid in _at_work:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    _at_work.clear()
