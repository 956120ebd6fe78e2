"""Players that need no person: each is one method that chooses for a seat, whatever the game."""

from fabula.bots.roster import BOTS, bot, names

__all__ = ["BOTS", "bot", "names"]
