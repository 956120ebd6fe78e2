"""MR-2.6.4: the warning chits of the valleys are turned up and bring the dwellings and the Ghosts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Step
from fabula.games.realm.day.events import Appeared
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.map.chits import look, turn_up_chits
from fabula.games.realm.options.scope import teaches_natives
from fabula.games.realm.pieces import copies, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

GHOSTS: Final = "ghosts"
GHOST: Final = "ghost"


class TurnUpValleys(Step["RealmState"], frozen=True):
    """MR-2.6.4, MR-2.6.5, MR-2.5.2: each in the best clearing of its tile, with its garrison."""

    rule = "MR-2.6.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Tile by tile."""
        state.pop()
        events: list[Event] = []
        for tile in state.box.tiles.values():
            if tile.letter == "V":
                events += self._turn_up(state, tile.id, dice)
        return events

    def _turn_up(self, state: RealmState, tile: str, dice: Dice) -> list[Event]:
        (chit,) = look(state, tile, dice)
        clearing = dwelling_clearing(state.layout, tile)
        events = turn_up_chits(state, tile, (chit,), self.rule)
        dwelling = state.box.warnings[chit].dwelling
        if dwelling is None:
            for ghost in copies(GHOST, state.box.monsters[GHOST].count):
                put(state, ghost, clearing)
            return [*events, Appeared(who=GHOSTS, clearing=clearing, rule=self.rule)]
        put(state, dwelling, clearing)
        events.append(Appeared(who=dwelling, clearing=clearing, rule=self.rule))
        garrison = state.box.dwellings[dwelling].garrison if teaches_natives(state.options) else None
        for native in state.box.natives.values():
            if native.group == garrison:
                put(state, native.id, clearing)
        if garrison is not None:
            events.append(Appeared(who=garrison, clearing=clearing, rule="MR-2.5.2"))
        return events
