"""Magic Realm: adventurers search an enchanted land for treasures, spells, fame and gold."""

from fabula.games.realm.game import game

__all__ = ["game"]
