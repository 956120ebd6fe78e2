"""MR-2.6: the map chits; which they are is drawn when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.day.events import ChitsTurnedDown, ChitTurnedUp
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.unseen import FACE_DOWN, without

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

OTHER = "another chit"
VALLEY = "V"


def look(state: RealmState, tile: str, dice: Dice) -> tuple[str, ...]:
    """The chits of a tile, settled if nobody has looked before: a warning, and in M and C tiles one more."""
    if tile in state.chits:
        return state.chits[tile]
    box = state.box
    letter = box.tiles[tile].letter
    warning = dice.draw(
        "warning chit", [chit for chit in state.unseen.warnings if box.warnings[chit].letter == letter]
    )
    state.unseen = replace(state.unseen, warnings=without(state.unseen.warnings, warning))
    found = [warning]
    if (lost := lost_of(state, tile)) is not None:
        hidden = sum(other.letter == letter and other.id not in state.chits for other in box.tiles.values())
        found.append(_second(state, lost, hidden, dice))
    state.chits[tile] = tuple(found)
    return state.chits[tile]


def chits_in(state: RealmState, tile: str) -> tuple[str, ...]:
    """The chits that lie in a tile now, as far as they are settled: Sounds may have come or gone (MR-15.8.6).

    What was dealt stays as it was in `state.chits`, so that all who have looked once know what they saw.
    """
    dealt = state.chits.get(tile, ())
    if not state.whistled:
        return dealt
    came = (chit for chit, there in state.whistled.items() if there == tile)
    return (*(chit for chit in dealt if chit not in state.whistled), *came)


def face_down_in(state: RealmState, tile: str) -> tuple[str, ...]:
    """The chits that lie in a tile in which nobody has looked, but for those that came later face down."""
    return ((FACE_DOWN,) * number_of_chits(state, tile)) + chits_in(state, tile)


def lost_of(state: RealmState, tile: str) -> str | None:
    """The Lost chit that may lie in a tile, by its letter (MR-2.6.2)."""
    letter = state.box.tiles[tile].letter
    return next((chit.id for chit in state.box.lost.values() if chit.letter == letter), None)


def number_of_chits(state: RealmState, tile: str) -> int:
    """How many chits a tile was dealt, which everybody can see."""
    return len(state.chits[tile]) if tile in state.chits else 1 + (lost_of(state, tile) is not None)


def _second(state: RealmState, lost: str, hidden: int, dice: Dice) -> str:
    """The Lost chit if it is here, in one of so many hidden tiles, or a sound or site (MR-2.6.2)."""
    if lost in state.unseen.lost and dice.draw("lost chit", (lost, *(OTHER,) * (hidden - 1))) == lost:
        state.unseen = replace(state.unseen, lost=without(state.unseen.lost, lost))
        return lost
    return draw_chit(state, dice)


def draw_chit(state: RealmState, dice: Dice) -> str:
    """A sound or site chit that nobody has seen."""
    chit = dice.draw("sound or site chit", state.unseen.chits)
    state.unseen = replace(state.unseen, chits=without(state.unseen.chits, chit))
    return chit


def turn_up_chits(state: RealmState, tile: str, chits: tuple[str, ...], rule: str) -> list[Event]:
    """Turn these chits of a tile face up, if they are not; what everybody has seen he remembers."""
    new = [chit for chit in chits if chit not in state.face_up]
    state.face_up = (*state.face_up, *new)
    state.revealed = tuple(dict.fromkeys((*state.revealed, *new)))
    return [ChitTurnedUp(chit=chit, tile=tile, rule=rule, reveals=True) for chit in new]


def turn_site_up(state: RealmState, site: str, rule: str) -> list[Event]:
    """Turn a site chit up that somebody has discovered (MR-3.9.5f)."""
    tile = next(tile for tile, chits in state.chits.items() if site in chits)
    return turn_up_chits(state, tile, (site,), rule)


def turn_chits_down(state: RealmState) -> list[Event]:
    """MR-3.16.7: the chits of tiles without anybody who takes turns; dwellings keep those of the valleys."""
    takers = (who for who in state.individuals if not is_minion(who) and not is_underling(state, who))
    visited = {tile for who in takers for tile in state.atlas.tiles_at(state.places[who])}
    events: list[Event] = []
    for tile in sorted({*state.chits, *state.whistled.values()}):
        chits = chits_in(state, tile)
        if tile in visited or state.box.tiles[tile].letter == VALLEY or not {*chits} & {*state.face_up}:
            continue
        state.face_up = tuple(chit for chit in state.face_up if chit not in chits)
        events.append(ChitsTurnedDown(tile=tile, rule="MR-3.16.7"))
    return events


def open_lost(state: RealmState, tile: str, dice: Dice) -> tuple[str, ...]:
    """The chits that a Lost chit hides: they join the others of its tile (MR-2.6.1)."""
    lost = next(chit for chit in state.chits[tile] if chit in state.box.lost)
    hidden = tuple(draw_chit(state, dice) for _ in range(state.box.lost[lost].holds))
    state.chits[tile] += hidden
    return hidden
