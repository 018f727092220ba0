"""Which mutants are tried: a sample drawn by a seed, spread over the modules by their mutants."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tests.mutants.mutations import mutants_of

if TYPE_CHECKING:
    from tests.mutants.games import Subject
    from tests.mutants.mutations import Mutant


def all_mutants(subject: Subject) -> list[list[Mutant]]:
    """All mutants of rules, by module."""
    return [
        [
            mutant
            for mutant in mutants_of(name, file.read_text(encoding="utf-8"))
            if subject.decides(mutant.within)
        ]
        for name, file in subject.modules.items()
    ]


def drawn(by_module: list[list[Mutant]], count: int, seed: int) -> list[Mutant]:
    """A sample, in the order of the modules.

    Every mutant has a lot of its own, by its name and the seed: an edit of one function does not change the
    lots of the others.
    """
    chosen: list[Mutant] = []
    for mutants, quota in zip(by_module, quotas([len(mutants) for mutants in by_module], count), strict=True):
        lots = sorted(mutants, key=lambda mutant: _lot(mutant, seed))
        chosen += sorted(lots[:quota], key=lambda mutant: mutant.number)
    return chosen


def quotas(sizes: list[int], count: int) -> list[int]:
    """How many to take of each of some lots, in proportion; the largest remainders are rounded up."""
    total = sum(sizes)
    if count >= total:
        return sizes
    shares = [size * count // total for size in sizes]
    by_remainder = sorted(range(len(sizes)), key=lambda place: -(sizes[place] * count % total))
    for place in by_remainder[: count - sum(shares)]:
        shares[place] += 1
    return shares


def _lot(mutant: Mutant, seed: int) -> bytes:
    return hashlib.sha256(f"{seed}|{mutant.name}".encode()).digest()
