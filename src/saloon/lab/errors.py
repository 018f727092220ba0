"""What can go wrong in the lab, in one sentence each, in every language (`text/errors.*.ftl`)."""

from __future__ import annotations

from typing import Any, Final

from saloon.core.errors import SaloonError

PACKAGE: Final = "saloon.lab"


class LabError(SaloonError):
    """Something that the lab cannot do as asked."""

    def __init__(self, message: str, **arguments: Any) -> None:
        """`message` is the id of one of the lab's texts; from another process it comes as a sentence."""
        super().__init__(message, PACKAGE, **arguments)


class BadSimulation(LabError):
    """A simulation that cannot be run as asked, or that broke off."""


class BadTable(LabError):
    """A file of results that cannot be read or written."""


class BadSweep(LabError):
    """A sweep over something that is not there."""


class NoCluster(LabError):
    """A Ray cluster that cannot be used."""


class MissingExtra(LabError):
    """Missing packages of an extra: what needs them, and which extra brings them."""


class NoObservation(LabError):
    """A game without observations."""
