"""Fearsome Floors: a race out of a fortress in which a monster hunts whoever it sees."""

from fabula.games.floors.game import game

__all__ = ["game"]
