"""What states share with their copies is immutable: data, options, actions, events and steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

import pytest

from fabula.games.foes import board, components
from fabula.games.foes.actions import Actions
from fabula.games.foes.board import Maze
from fabula.games.foes.components import Box
from fabula.games.foes.events import Events
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.options import Options
from fabula.games.foes.steps import Steps
from fabula.games.foes.view import FoesView, PlayerView

if TYPE_CHECKING:
    from msgspec import Struct

DATA: Final = (
    board.SpaceData,
    board.Board,
    components.DiceData,
    components.Supply,
    components.Piles,
    components.Monster,
    components.Chest,
    components.Spell,
    components.Components,
)
SHARED: Final = (
    *DATA,
    *get_args(Actions),
    *get_args(Events),
    *get_args(Steps),
    Maze,
    Box,
    Options,
    TurnFacts,
    FoesView,
    PlayerView,
)


@pytest.mark.parametrize("kind", SHARED, ids=lambda kind: kind.__name__)
def test_nothing_that_states_share_can_be_changed(kind: type[Struct]) -> None:
    assert kind.__struct_config__.frozen
