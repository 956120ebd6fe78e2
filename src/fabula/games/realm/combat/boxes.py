"""MR-6.7.3d, MR-6.7.3e: who places which counter, and in which boxes it may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.actions import ATTACKS
from fabula.games.realm.combat.counters import HORSE, body_of
from fabula.games.realm.combat.events import CounterTurned
from fabula.games.realm.combat.sheets import fallen, fight_of, is_dark, on_sheets, turn_over
from fabula.games.realm.combat.sides import seats_in_order

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.state import RealmState

COLUMNS = len(ATTACKS)


def placer(state: RealmState, denizen: str) -> Seat:
    """Who places a denizen: whom it serves, else on whose sheet it is, else the first who attacks it."""
    sheet = state.stances[denizen].sheet
    if denizen in state.hired:
        return state.player_of(denizen)
    if sheet in state.individuals:
        return state.player_of(sheet)
    order = seats_in_order(state)
    return next((seat for seat in order if seat in _against(state, sheet)), order[0])


def _against(state: RealmState, denizen: str) -> set[Seat]:
    """The players who attack an unhired denizen on its own sheet, or whose hireling it attacks."""
    foes = [who for who, play in state.plays.items() if play.target == denizen]
    aims = {denizen, fight_of(state).clearing}
    foes += (casting.caster for casting in state.castings if not aims.isdisjoint(casting.targets))
    foes += (
        piece for piece, stance in state.stances.items() if stance.target == denizen and piece in state.hired
    )
    foes += (state.stances[denizen].target,)
    return {state.player_of(who) for who in foes if who in state.individuals}


def to_place(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """The living counters that a player places, bodies before their heads, clubs and horses."""
    bodies, dead = ((piece, body_of(state.box, piece)) for piece in on_sheets(state)), fallen(state)
    return tuple(piece for piece, body in bodies if body not in dead and placer(state, body) == seat)


def next_place(state: RealmState, seat: Seat, placed: dict[str, int]) -> tuple[str, list[int]]:
    """The next counter and its directions: unhired ones occupy as many boxes of their sort as possible.

    A head, a club or a horse is not with its body.
    """
    pieces = to_place(state, seat)
    piece = pieces[len(placed)]
    body = body_of(state.box, piece)
    apart = [direction for direction in range(1, COLUMNS + 1) if direction != placed.get(body)]
    if body in state.hired or state.options.free_boxes:  # MR-10.6.2
        return piece, apart
    mates = [other for other in pieces if _is_mate(state, piece, other)]
    taken = {placed[other] for other in mates if other in placed}
    left = sum(other not in placed for other in mates) - 1
    need = min(COLUMNS, len(mates))
    return piece, [direction for direction in apart if len({*taken, direction}) + left >= need]


def _is_mate(state: RealmState, piece: str, other: str) -> bool:
    """Whether another unhired counter lies on the same sheet, in the same sort of box."""
    one, two = state.stances[piece], state.stances[other]
    return (one.sheet, one.box) == (two.sheet, two.box) and body_of(state.box, other) not in state.hired


def gallop(state: RealmState) -> list[Event]:
    """MR-6.7.3e: in the melee the horses of unhired natives are on the gallop side."""
    events: list[Event] = []
    for piece in on_sheets(state):
        free = piece.startswith(HORSE) and body_of(state.box, piece) not in state.hired
        if free and not is_dark(state, piece):
            turn_over(state, piece)
            events.append(CounterTurned(piece=piece, dark=True, rule="MR-6.7.3e"))
    return events
