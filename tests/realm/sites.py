"""Sites in tests: somebody searches where he has discovered one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import ScriptedDice
from fabula.games.realm.day.actions import Loot
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.map.chits import look
from realm.playing import Script, awake

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

NUMBER: Final = {
    "altar": 1,
    "statue": 2,
    "vault": 3,
    "lair": 3,
    "shrine": 4,
    "cairns": 5,
    "hoard": 6,
    "pool": 6,
}


def at_site(site: str, *characters: str) -> RealmState:
    """The first character (a Captain if none is named) searches where he has discovered this site."""
    state = awake(*(characters or ("captain",)), at=f"ruins-{NUMBER[site]}")
    look(state, "ruins", ScriptedDice(("smoke_c", "another chit", site)))
    who = characters[0] if characters else "captain"
    state.write(who, discoveries=(site,))
    state.push(Searching(who))
    return state


def loot(state: RealmState, place: str, *script: int | str) -> list[Event]:
    """Loot until the next question, with these dice and cards."""
    dice = Script(script)
    events = state.play(state.to_act()[0], Loot(place), dice)
    dice.finish()
    return events


def offered(state: RealmState) -> list[str]:
    """What can be looted."""
    return [action.place for action in state.choices(0).actions if isinstance(action, Loot)]
