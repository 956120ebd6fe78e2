"""Natives, visitors and gold chits where a test wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fabula.core import ScriptedDice
from fabula.games.realm import game
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.map.chits import look, open_lost
from fabula.games.realm.pieces import put
from realm.playing import Script, awake, know, live

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def lay_gold(state: RealmState, side: str, place: str, home: str = "with_company") -> str:
    """Let a gold chit that belongs into this box show this side in a place."""
    chit = next(chit.id for chit in state.box.gold_chits.values() if side in chit.sides)
    put(state, chit, place)
    state.faces[chit], state.gold_homes[chit] = side, home
    return chit


def bring(state: RealmState, group: str, clearing: str) -> tuple[str, ...]:
    """Let a whole group of natives stand in a clearing."""
    members = tuple(native.id for native in state.box.natives.values() if native.group == group)
    for native in members:
        put(state, native, clearing)
    return members


def among(character: str, group: str, *, phase: str = "trade", **changes: Any) -> RealmState:
    """A character alone with a group of natives, in a phase of this kind, with a round sum of Gold."""
    state = awake(character, at="ruins-1", development=" " in character)
    know(state, 0, **{"gold": 100, **changes})
    bring(state, group, "ruins-1")
    live(state, f"{phase} ordinary", "rest ordinary")
    return state


def visiting(character: str, visitor: str, **changes: Any) -> RealmState:
    """A character alone with a visitor, in a Trade phase."""
    state = awake(character, at="ruins-1", development=" " in character)
    know(state, 0, **{"gold": 100, **changes})
    lay_gold(state, visitor, "ruins-1")
    live(state, "trade ordinary", "rest ordinary")
    return state


def say(state: RealmState, text: str, *draws: int | str) -> list[Event]:
    """Answer for the seat that is asked, with these draws; what comes after the phase may be any."""
    dice = Script(draws)
    events = state.play(state.to_act()[0], game.read(text), dice)
    dice.finish()
    return events


def offered(state: RealmState) -> list[str]:
    """The notation of everything that may be answered now."""
    return [game.write(action) for action in state.choices(state.to_act()[0]).actions]


def sleep(state: RealmState) -> None:
    """Let everybody leave his belongings as they are until the next Birdsong."""
    while not isinstance(state.agenda[-1], Birdsong):
        say(state, "done")


def lay(state: RealmState, tile: str, *chits: str, five: tuple[str, ...] = ()) -> None:
    """Let these chits lie in a tile, unseen by everybody; with a Lost chit its five."""
    other = () if len(chits) < 2 or chits[1].startswith("lost") else ("another chit",)
    look(state, tile, ScriptedDice((chits[0], *other, *chits[1:])))
    if five:
        open_lost(state, tile, ScriptedDice(five))
