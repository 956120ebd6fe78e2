"""What a seat may know: everything but the spells in other hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from fabula.core import Seat, View
from fabula.games.foes.board import NOWHERE
from fabula.games.foes.components import UNEXPLORED
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.ledger import dumbest
from fabula.games.foes.options import Options
from fabula.games.foes.steps import Steps

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState


class PlayerView(Struct, frozen=True):
    """A player as everyone sees him: his spells by their levels only."""

    seat: Seat
    space: str | None
    wisdom: int
    chips: int
    gold: int
    spell_levels: tuple[int, ...]


class FoesView(View, frozen=True):
    """The position as one seat knows it; `hand` is empty for a spectator."""

    viewer: Seat | None
    """Whose view it is; None: a spectator's."""
    options: Options
    active: Seat
    waiting_for: tuple[Seat, ...]
    agenda: tuple[Steps, ...]
    """What is going on: whoever was there has seen all of it."""
    turn: TurnFacts
    drawn_levels: tuple[int, ...]
    """The levels of the spells that the active player has drawn in this turn, and cannot cast yet."""
    players: tuple[PlayerView, ...]
    arrivals: tuple[Seat, ...]
    hand: tuple[str, ...]
    used: tuple[str, ...]
    stack_levels: tuple[int, ...]
    closed: dict[str, str]
    tiles: dict[str, int]
    unexplored: tuple[str, ...]
    teleports: dict[str, str]
    supply: int
    reserve: int
    pile: tuple[int, ...]
    last_pile: tuple[int, ...]
    dumbest: Seat | None
    phase_two: bool
    opening: bool
    over: bool


def make_view(state: FoesState, seat: Seat | None) -> FoesView:
    """Build the view field by field."""
    maze, box = state.maze, state.box
    ids = maze.ids
    named = [(ids[space], tile) for space, tile in zip(maze.chambers, state.tiles, strict=True)]
    return FoesView(
        viewer=seat,
        options=state.options,
        active=state.active,
        waiting_for=state.to_act(),
        agenda=state.agenda,
        turn=state.turn if seat == state.active else replace(state.turn, drawn=()),
        drawn_levels=tuple(box.spell[card].level for card in state.turn.drawn),
        players=tuple(
            PlayerView(
                seat=player,
                space=None if state.places[player] == NOWHERE else ids[state.places[player]],
                wisdom=state.wisdom[player],
                chips=state.chips[player],
                gold=state.gold[player],
                spell_levels=tuple(sorted(box.spell[card].level for card in state.hands[player])),
            )
            for player in range(state.seats)
        ),
        arrivals=state.arrivals,
        hand=() if seat is None else state.hands[seat],
        used=state.used,
        stack_levels=tuple(sorted(box.spell[card].level for card in state.stack)),
        closed={ids[space]: side for space, side in zip(maze.intersections, state.closed, strict=True)},
        tiles={name: tile for name, tile in named if tile != UNEXPLORED},
        unexplored=tuple(name for name, tile in named if tile == UNEXPLORED),
        teleports={ids[space]: colour for space, colour in zip(maze.teleports, state.teleports, strict=True)},
        supply=state.supply,
        reserve=state.reserve,
        pile=state.pile,
        last_pile=state.last_pile,
        dumbest=dumbest(state),
        phase_two=state.phase_two,
        opening=state.opening,
        over=not state.agenda,
    )
