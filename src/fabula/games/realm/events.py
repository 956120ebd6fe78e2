"""Everything that is told of a game of Magic Realm, chapter by chapter."""

from __future__ import annotations

from typing import TypeAlias

from fabula.games.realm.belongings.events import BelongingsEvents
from fabula.games.realm.combat.events import CombatEvents
from fabula.games.realm.day.events import DayEvents
from fabula.games.realm.day.findings import Findings
from fabula.games.realm.magic.events import MagicEvents
from fabula.games.realm.natives.events import NativesEvents
from fabula.games.realm.options.events import OptionEvents
from fabula.games.realm.scoring.events import ScoringEvents
from fabula.games.realm.setup.events import SetUpEvents
from fabula.games.realm.trade.events import TradeEvents
from fabula.games.realm.treasures.events import TreasureEvents

Events: TypeAlias = (
    SetUpEvents
    | DayEvents
    | Findings
    | TradeEvents
    | NativesEvents
    | BelongingsEvents
    | CombatEvents
    | MagicEvents
    | TreasureEvents
    | OptionEvents
    | ScoringEvents
)
