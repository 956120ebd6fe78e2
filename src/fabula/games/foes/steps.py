"""Every step that can be on the agenda of a turn."""

from __future__ import annotations

from typing import TypeAlias

from fabula.games.foes.battle import AskPower, AskRetreat, Battle, OpenChest, Settle
from fabula.games.foes.spells import Exchange, MoveMonsters, Rotate
from fabula.games.foes.study import AskFollow, AskStudy, EndOfTurn, NextTurn
from fabula.games.foes.turn import Act, Begin, EnterDungeon, SecondHalf, StartTurn
from fabula.games.foes.wandering import AskPrivilege, Privilege

Steps: TypeAlias = (
    StartTurn
    | EnterDungeon
    | Privilege
    | AskPrivilege
    | Begin
    | Act
    | SecondHalf
    | EndOfTurn
    | NextTurn
    | AskFollow
    | AskStudy
    | Battle
    | AskPower
    | Settle
    | AskRetreat
    | OpenChest
    | MoveMonsters
    | Exchange
    | Rotate
)
