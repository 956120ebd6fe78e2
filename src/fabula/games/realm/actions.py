"""What a player may do in Magic Realm, chapter by chapter; whatever has a name goes by it."""

from __future__ import annotations

from typing import TypeAlias

from fabula.games.realm.belongings.actions import BelongingsActions
from fabula.games.realm.combat.actions import CombatActions
from fabula.games.realm.day.actions import DayActions
from fabula.games.realm.magic.actions import MagicActions
from fabula.games.realm.options.actions import OptionActions
from fabula.games.realm.setup.actions import SetUpActions
from fabula.games.realm.trade.actions import TradeActions
from fabula.games.realm.treasures.actions import TreasureActions

Actions: TypeAlias = (
    SetUpActions
    | DayActions
    | TradeActions
    | BelongingsActions
    | CombatActions
    | MagicActions
    | OptionActions
    | TreasureActions
)
