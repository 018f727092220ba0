"""What bots know about Cover Your Assets."""

from saloon.games.cover_your_assets.bot.knowledge import knowledge

__all__ = ["knowledge"]
