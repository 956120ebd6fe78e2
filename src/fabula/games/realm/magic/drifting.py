"""MR-15.6.3c: in the Evening whoever is mist can run away, though he has no part in any fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.actions import Run
from fabula.games.realm.combat.events import RanAway
from fabula.games.realm.combat.running import roads_to_run
from fabula.games.realm.combat.sides import people_in, unhired_in
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import LetBe
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.pieces import put

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

MIST_MOVES: Final = "creature:move:T4"
"""The Move chit of mist; nothing is too heavy for it, and nobody keeps it back."""


def drifts(state: RealmState) -> tuple[Drifting, ...]:
    """After the fights: each character who is mist where there is anybody whom he could have fought."""
    characters = (sheet.character for sheet in state.sheets if sheet is not None)
    return tuple(Drifting(who) for who in characters if is_mist(state, who) and _is_among_others(state, who))


def _is_among_others(state: RealmState, who: str) -> bool:
    """MR-6.1.1: whether there is a stranger in his clearing."""
    clearing = state.places[who]
    if clearing not in state.atlas.clearings:
        return False
    strangers = [one for one in people_in(state, clearing) if state.player_of(one) != state.player_of(who)]
    return bool(strangers or unhired_in(state, clearing))


class Drifting(Step["RealmState"], frozen=True):
    """MR-15.6.3c: onto a roadway, or not."""

    rule = "MR-15.6.3c"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, if there is any way out (MR-6.6.4b)."""
        return (state.player_of(self.who),) if roads_to_run(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each roadway by which he may leave."""
        runs = (Run(road, MIST_MOVES) for road in roads_to_run(state, self.who))
        return Choices("drift", (*runs, Pass()), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He is gone at once, and discovers nothing (MR-15.6.3a)."""
        state.pop()
        if not isinstance(action, Run):
            return [LetBe(who=self.who, rule=self.rule)]
        put(state, self.who, action.road)
        return [RanAway(who=self.who, road=action.road, rule=self.rule, reveals=True)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is none."""
        state.pop()
        return []
