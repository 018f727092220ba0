"""What bots know about Fliptown."""

from saloon.games.fliptown.bot.knowledge import knowledge, weights_for

__all__ = ["knowledge", "weights_for"]
