"""Formidable Foes: students of adventure explore a dungeon, and learn from each other and from monsters."""

from fabula.games.foes.game import game

__all__ = ["game"]
