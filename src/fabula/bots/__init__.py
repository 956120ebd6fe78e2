"""Players that need no person: each is one method that chooses for a seat, whatever the game."""

from fabula.bots.roster import BOTS, able, bot, can_play, names, offered, usual

__all__ = ["BOTS", "able", "bot", "can_play", "names", "offered", "usual"]
