"""What bots know about Western Legends."""

from saloon.games.western_legends.bot.knowledge import knowledge

__all__ = ["knowledge"]
