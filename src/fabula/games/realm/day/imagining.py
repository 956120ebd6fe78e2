"""MR-0.6.1: chits at which only others have looked, and what others may have found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.day.looks import (
    DISCOVER,
    RECALLED,
    SPIED,
    lines,
    looks,
    lost_here,
    recalled,
    with_look,
)
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.day.rolls import AND
from fabula.games.realm.map.atlas import secret_ways
from fabula.games.realm.map.chits import draw_chit, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Dice, Seat
    from fabula.games.realm.sheet import Individual, Look
    from fabula.games.realm.state import RealmState


def seen_by(state: RealmState, seat: Seat) -> set[str]:
    """The map chits that somebody has seen for whom this seat decides."""
    return {chit for who in state.led_by(seat) for chit in state.individual(who).seen}


def imagine_chits(state: RealmState, seat: Seat, dice: Dice) -> None:
    """Draw the chits anew that this seat has not seen, in the tiles where others have looked."""
    known = {*state.revealed, *seen_by(state, seat)}
    if all(chit in known for chits in state.chits.values() for chit in chits):
        return
    real_chits, real_unseen = state.chits.copy(), state.unseen
    while True:
        _draw_again(state, known, dice)
        if not any(_would_be_open(state, done) for done in _known_searches(state)):
            return
        state.chits, state.unseen = real_chits.copy(), real_unseen


def _draw_again(state: RealmState, known: set[str], dice: Dice) -> None:
    real, box, unseen = state.chits.copy(), state.box, state.unseen
    back = {chit for chits in real.values() for chit in chits if chit not in known}
    state.unseen = replace(
        unseen,
        warnings=tuple(chit for chit in box.warnings if chit in unseen.warnings or chit in back),
        chits=tuple(chit for chit in (*box.sounds, *box.sites) if chit in unseen.chits or chit in back),
        lost=tuple(chit for chit in box.lost if chit in unseen.lost or chit in back),
    )
    for tile, chits in real.items():
        if known.isdisjoint(chits):
            del state.chits[tile]
    for tile, chits in real.items():
        if tile in state.chits:
            state.chits[tile] = tuple(_again(state, tile, chit, known, dice) for chit in chits)
    for done in _known_searches(state):
        if looks(done.results):
            look(state, state.atlas.clearings[done.clearing].tile, dice)


def _known_searches(state: RealmState) -> Iterator[Look]:
    """The searches of which everybody knows what they brought."""
    return (done for one in state.individuals.values() for done in one.searches if not done.chosen)


def _again(state: RealmState, tile: str, chit: str, known: set[str], dice: Dice) -> str:
    """One chit of a tile of which the seat knows others; a Lost chit is never among the unknown ones."""
    if chit in known:
        return chit
    if chit not in state.box.warnings:
        return draw_chit(state, dice)
    letter = state.box.tiles[tile].letter
    lot = [other for other in state.unseen.warnings if state.box.warnings[other].letter == letter]
    warning = dice.draw("warning chit", lot)
    left = tuple(other for other in state.unseen.warnings if other != warning)
    state.unseen = replace(state.unseen, warnings=left)
    return warning


def _would_be_open(state: RealmState, done: Look) -> bool:
    """Whether a search that everybody knows of would have come upon a Lost chit that is still closed."""
    return DISCOVER in done.results and lost_here(state, done.clearing) is not None


def imagined_knowledge(state: RealmState, who: str, dice: Dice) -> Individual:
    """What somebody knows by all his searches, if the chits are these and he chose something or other."""
    one = state.individual(who)
    if not one.searches and not one.lessons:
        return replace(one, discoveries=(), seen=()) if is_minion(who) else one  # it has its master's
    ways = (way for tile in state.box.tiles.values() for way in secret_ways(tile))
    start = tuple(ways) if state.has_advantage(who, "experience") else ()
    found = replace(one, discoveries=start, seen=(), searches=(), found=False)
    for done in one.searches:
        found = with_look(state, found, _chosen(state, done, dice) if done.chosen else done)
    return found


def _chosen(state: RealmState, done: Look, dice: Dice) -> Look:
    """Another choice in the same clearing, of what he could have chosen without anybody's notice.

    What he may have spied by it follows from what he chose.
    """
    if done.results == (SPIED,):
        return done
    results = tuple(dice.draw("imagined choice", lines(state.box)).split(AND))
    if looks(results):
        look(state, state.atlas.clearings[done.clearing].tile, dice)
    if DISCOVER in results and lost_here(state, done.clearing) is not None:
        return _chosen(state, done, dice)
    return (
        recalled(replace(done, results=results))
        if RECALLED in done.results
        else replace(done, results=results)
    )
