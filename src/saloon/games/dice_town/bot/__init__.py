"""What bots know about Dice Town."""

from saloon.games.dice_town.bot.knowledge import knowledge

__all__ = ["knowledge"]
