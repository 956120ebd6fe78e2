"""The switches of Formidable Foes, and a board and components of one's own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabula.games.foes.board import Board
from fabula.games.foes.components import Components


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Each field names its clause; the first value is the recommended one."""

    transform_stacking: bool = True
    """FOE-17.6: several Transform spells on one monster add up."""
    fright_gives_spell: bool = True
    """FOE-7.5: a monster that dies of fright gives a spell."""
    study_trigger: Literal["end_of_turn", "end_of_movement"] = "end_of_turn"
    """FOE-9.2, FOE-18.3: when a player studies in his own turn."""
    rotate_vision: Literal["all_players", "on_tile"] = "all_players"
    """FOE-8.8, FOE-18.5: who looks because of a Rotate."""
    follow_from_monster: bool = True
    """FOE-9.8: whether a figure may follow out of a monster's space."""
    move_after_transference: bool = True
    """FOE-18.12: whether a player may walk on after Transference."""
    carry_companion: bool = True
    """FOE-18.15: whether a single figure in a monster's space travels with it."""
    privilege_move: Literal["up_to_three", "three"] = "up_to_three"
    """FOE-18.10: whether the dumbest player may move a monster less far than three chambers."""
    study_with_monster: bool = True
    """FOE-19.13: whether one can study in a monster's space."""
    show_gold: bool = True
    """FOE-1.7: whether the screen shows everyone's gold; it can be remembered either way."""
    board: Board | None = None
    """A board of one's own; none is Fortress Furor."""
    components: Components | None = None
    """Components of one's own; none are the printed ones."""
