"""Variants of Fearsome Floors, and the rulings that people may want otherwise."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Each field names its clause; the first value is the recommended one."""

    mode: Literal["basic", "expert"] = "basic"
    """FLOORS-2 or FLOORS-14."""
    long_game: bool = False
    """FLOORS-13.3, for 6 or 7 players."""
    stone_onto_teleporter: Literal["refused", "destroyed"] = "refused"
    """FLOORS-A6: what happens when a figure pushes a stone onto a teleporter."""
    monster_stone_on_corner: Literal["removed", "stays"] = "removed"
    """FLOORS-A14: what happens to a stone that the monster pushes onto a corner cell."""
    tie_at_turning_stone: Literal["turns", "pushes"] = "turns"
    """FLOORS-A25: what a turning stone straight ahead does when the look ended in a tie."""
    nobody_escaped: Literal["nobody_wins", "all_share"] = "nobody_wins"
    """FLOORS-A34: the result of a game in which no figure got out."""
    corner_margin: Literal["orthogonal", "diagonal"] = "orthogonal"
    """FLOORS-A38: whether the cell diagonally next to a corner must stay free of tiles too."""
    first_layer: Literal["random", "start_player"] = "random"
    """FLOORS-A38: who lays the first tile of the expert game."""
