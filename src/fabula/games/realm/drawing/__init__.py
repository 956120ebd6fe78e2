"""The realm as text: the tile where one is, the whole map, and notes on everything beside it."""

from fabula.games.realm.drawing.picture import drawing

__all__ = ["drawing"]
