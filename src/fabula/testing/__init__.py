"""The conformance kit, for our games and other people's: `check_game(game, seconds=10, seed=1)`."""

from fabula.testing.digest import digest
from fabula.testing.kit import KitReport, check_game
from fabula.testing.marker import rule
from fabula.testing.nonconformity import Nonconformity
from fabula.testing.variants import variants

__all__ = ["KitReport", "Nonconformity", "check_game", "digest", "rule", "variants"]
