"""What can go wrong in the lab, in one sentence each."""

from __future__ import annotations

from saloon.core.errors import SaloonError


class BadSimulation(SaloonError):
    """A simulation that cannot be run as asked, or that broke off."""


class MissingExtra(SaloonError):
    """Packages are needed that a plain installation does not bring."""

    def __init__(self, what: str) -> None:
        """Say what needs them."""
        super().__init__(f"{what} needs packages that are not installed; install saloon[lab]")


class NoObservation(SaloonError):
    """A game that does not say how to turn what a player knows into numbers."""
