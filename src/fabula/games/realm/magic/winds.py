"""MR-15.4.4, MR-7.9.10: Hurricane Winds carry somebody off before the next encounter step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.counters import counters_of
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.day.flying import take_off
from fabula.games.realm.magic.actions import Blow
from fabula.games.realm.magic.bewitching import Bewitchment, is_shielded
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.magic.masters import master_of

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

HURRICANE: Final = "hurricane_winds"
RULE: Final = "MR-15.4.4b"


def rising_wind(state: RealmState) -> Bewitchment | None:
    """The first Hurricane Winds on anybody in this combat whom no magic shields."""
    here = fight_of(state).clearing
    rows = (row for row in state.bewitched if row.spell == HURRICANE)
    near = (row for row in rows if state.places[row.targets[0]] == here)
    return next((row for row in near if not is_shielded(state, row.targets[0])), None)


class Hurricane(Step["RealmState"], frozen=True):
    """MR-15.4.4c: the caster chooses the tile beside, for one after the other."""

    rule = "MR-7.9.10"

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has cast it, or holds the item that has."""
        row = rising_wind(state)
        master = None if row is None else master_of(state, row)
        return () if master is None else (state.player_of(master),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each tile beside."""
        row = rising_wind(state)
        assert row is not None
        return Choices("blow", tuple(map(Blow, self._tiles(state))), {"who": row.targets[0]})

    def _tiles(self, state: RealmState) -> tuple[str, ...]:
        return state.atlas.beside[state.atlas.clearings[fight_of(state).clearing].tile]

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Off he goes."""
        assert isinstance(action, Blow)
        return self._blow(state, action.tile)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is none; or nobody has the item that has cast it, and the wind blows anywhere."""
        if rising_wind(state) is not None:
            return self._blow(state, dice.draw("wind", self._tiles(state)))
        state.pop()
        return []

    def _blow(self, state: RealmState, tile: str) -> list[Event]:
        """MR-15.4.4c: with all his belongings and horses, whatever holds him; a denizen light side up."""
        row = rising_wind(state)
        assert row is not None
        (target,) = row.targets
        counters = () if target in state.plays else counters_of(state, target)
        leave_fight(state, target)
        for piece in counters:
            state.faces.pop(piece, None)
        return [*take_off(state, target, tile, RULE), *end_spell(state, row, "MR-7.5.3")]
