"""What bots know about Point City."""

from saloon.games.point_city.bot.knowledge import knowledge

__all__ = ["knowledge"]
