"""MR-15.5.1e to MR-15.5.1h: how somebody fights who has absorbed a monster.

Its sides are what he can play: `creature:fight-dark:H3`, and `creature:part-light:H6` for its head or club.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fabula.games.realm.magic.shapes import DUMMY, essence_of
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import Blow, CounterSide
    from fabula.games.realm.components.monsters import Monster
    from fabula.games.realm.state import RealmState

Face: TypeAlias = Literal["light", "dark"]
FACES: Final[tuple[Face, ...]] = ("light", "dark")
FIGHT: Final = f"{DUMMY}:fight-"
PART: Final = f"{DUMMY}:part-"
RED: Final = "RED"


def monster_in(state: RealmState, who: str) -> Monster | None:
    """The monster that somebody is."""
    monster = essence_of(state, who)
    return state.box.monsters[kind_of(monster)] if monster else None


def faces_of(state: RealmState, who: str, monster: Monster) -> tuple[Face, ...]:
    """The sides that he can play: a Tremendous monster is red only towards whom it has hit."""
    if monster.size != "T":
        return FACES
    grips = {} if state.fight is None else dict(state.fight.grips)
    target = state.plays[who].target if who in state.plays else ""
    red = who in grips and target in ("", grips[who])
    return FACES if red else FACES[:1]


def side_of(monster: Monster, face: str) -> CounterSide:
    """What its counter shows."""
    return monster.dark if face == "dark" else monster.light


def moves_of(state: RealmState, who: str, monster: Monster) -> tuple[str, ...]:
    """The maneuvers of each side; with wings it can fly, too."""
    times = dict.fromkeys(side_of(monster, face).move for face in faces_of(state, who, monster))
    goes = ("move", "fly") if monster.flies else ("move",)
    return tuple(f"{DUMMY}:{use}:{monster.size}{time}" for use in goes for time in times)


def fights_of(state: RealmState, who: str, monster: Monster) -> tuple[str, ...]:
    """The attacks of each side, or the spell that it casts."""
    found = []
    for face in faces_of(state, who, monster):
        side = side_of(monster, face)
        if side.casts is not None:
            found.append(f"{FIGHT}{face}:N{side.casts.time}")
        elif side.attack is not None:
            found.append(f"{FIGHT}{face}:{_shown(side.attack)}")
    return tuple(found)


def bites_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-15.5.1g: with what his head or club can strike, either side up."""
    monster = monster_in(state, who)
    if monster is None or monster.part is None:
        return ()
    sides = {"light": monster.part.light, "dark": monster.part.dark}
    return tuple(f"{PART}{face}:{_shown(blow)}" for face, blow in sides.items())


def _shown(blow: Blow) -> str:
    return f"{'T' if blow.strength == RED else blow.strength}{blow.time}"


def face_in(means: str) -> str:
    """Which side somebody has played."""
    return means.split(":")[1].partition("-")[2]
