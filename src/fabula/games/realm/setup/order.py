"""MR-2.1.1: the order of the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.setup.characters import DrawLots
from fabula.games.realm.setup.entering import OpenRealm
from fabula.games.realm.setup.first_day import FirstDay
from fabula.games.realm.setup.gold import PlaceGoldChits
from fabula.games.realm.setup.spells import AskSpells
from fabula.games.realm.setup.tiles import BuildMap
from fabula.games.realm.setup.valleys import TurnUpValleys
from fabula.games.realm.setup.victory import AskRequirements

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class SetUpRealm(Step["RealmState"], frozen=True):
    """MR-2.1.1: map, chits, characters with equipment and spells, gold chits, requirements, places."""

    rule = "MR-2.1.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Lay it out."""
        state.pop()
        state.push(
            BuildMap(),
            TurnUpValleys(),
            DrawLots(),
            AskSpells(),
            PlaceGoldChits(),
            AskRequirements(),
            OpenRealm(),
            FirstDay(),
        )
        return []
