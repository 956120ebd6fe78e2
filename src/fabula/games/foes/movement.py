"""FOE-4, FOE-5: steps, teleports, being stopped, pinned, and fleeing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Refusal, refuse
from fabula.games.foes.events import Fled, Moved
from fabula.games.foes.ledger import pay, put
from fabula.games.foes.vision import reveal

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Seat
    from fabula.games.foes.board import Space
    from fabula.games.foes.state import FoesState

MOVE: Final = 6  # FOE-3.2
DOUBLE_MOVE: Final = 12  # FOE-3.3

# Refused at most decisions, so they are made once.
_STOPPED = refuse("FOE-4.3", "stopped")
_NOT_PINNED = refuse("FOE-4.6", "not-pinned")


def limit(state: FoesState) -> int:
    """How many steps this turn, or this half of it, allows (FOE-3.6, FOE-15.1)."""
    return (MOVE if has_single_move(state) else DOUBLE_MOVE) + state.turn.bonus


def has_single_move(state: FoesState) -> bool:
    """The second half of a turn, and the opening turn, of a two-player game (FOE-15.1)."""
    return state.seats == 2 and (state.turn.half == 2 or state.opening)


def is_opening(state: FoesState) -> bool:
    """The start player's very first turn of a two-player game: one move and one battle (FOE-15.1)."""
    return state.seats == 2 and state.opening


def may_battle(state: FoesState) -> bool:
    """Whether he has not moved too far for a battle or a chest (FOE-3.6, FOE-15.2)."""
    turn = state.turn
    return not turn.fought and (state.seats == 2 or turn.steps - turn.bonus <= MOVE)


def why_not_move(state: FoesState) -> Refusal | None:
    """Why the active player cannot make another step at all."""
    turn = state.turn
    if turn.pinned:
        return refuse("FOE-4.5", "pinned", monster=state.monster_at(state.places[state.active]))
    if turn.stopped:
        return _STOPPED
    if turn.prepared:
        return refuse("FOE-16.5", "movement-over")
    if turn.steps >= limit(state):
        rule = "FOE-15.1" if has_single_move(state) else "FOE-3.6"
        return refuse(rule, "no-steps-left", have=limit(state))
    return None


def targets(state: FoesState) -> list[Space]:
    """The spaces that one step leads to, first along connections, then by teleport (FOE-4.1, FOE-5.1)."""
    here = state.places[state.active]
    spaces = list(state.steps(here))
    twin = state.teleport_twin(here)
    return spaces if twin is None or twin in spaces else [*spaces, twin]


def step(state: FoesState, space: Space, dice: Dice) -> list[Event]:
    """Make one step, and look from there (FOE-4.8); a monster ends the movement (FOE-4.3)."""
    seat, turn = state.active, state.turn
    here = state.places[seat]
    jump = space == state.teleport_twin(here) and space not in state.steps(here)
    left_behind = dict.fromkeys((*turn.left_behind, *others_at(state, here)))
    state.turn = replace(
        turn, committed=True, walked=True, steps=turn.steps + 1, left_behind=tuple(left_behind)
    )
    state.places = put(state.places, seat, space)
    meet_monster(state)
    moved = Moved(
        seat=seat,
        space=state.maze.ids[space],
        how="jump" if jump else "step",
        rule="FOE-5.1" if jump else "FOE-4.1",
    )
    return [moved, *reveal(state, (seat,), dice)]


def others_at(state: FoesState, space: Space) -> list[Seat]:
    """The other players' figures on a space."""
    return [seat for seat, place in enumerate(state.places) if place == space and seat != state.active]


def meet_monster(state: FoesState) -> None:
    """A monster in his space ends the active player's movement, unless he is invisible (FOE-4.3, 17.5)."""
    if state.monster_at(state.places[state.active]) and not state.turn.invisible:
        state.turn = replace(state.turn, stopped=True)


def why_not_flee(state: FoesState, seat: Seat) -> Refusal | None:
    """Why a pinned player may not pay his way out (FOE-4.6, FOE-4.7)."""
    if not state.turn.pinned:
        return _NOT_PINNED
    if state.turn.prepared:
        return refuse("FOE-16.5", "movement-over")
    strength = state.monster_at(state.places[seat])
    if state.wisdom[seat] >= strength:
        return refuse("FOE-4.7", "not-too-strong", wisdom=state.wisdom[seat], strength=strength)
    if not state.chips[seat]:
        return refuse("FOE-4.6", "no-chip")
    return None


def flee(state: FoesState, seat: Seat) -> list[Event]:
    """Pay one chip and be free to go (FOE-4.6)."""
    strength = state.monster_at(state.places[seat])
    fled_from = (*state.turn.fled_from, strength)
    state.turn = replace(state.turn, pinned=False, committed=True, fled_from=fled_from)
    return [Fled(seat=seat, monster=strength, rule="FOE-4.6"), *pay(state, seat, 1)]
