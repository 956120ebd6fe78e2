"""MR-15: what Instant spells do, each when it takes effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.games.realm.magic.bird import talk
from fabula.games.realm.magic.demons import ask_demon
from fabula.games.realm.magic.spells.breaking import break_named
from fabula.games.realm.magic.spells.type_1 import exorcise, make_whole
from fabula.games.realm.magic.spells.type_5 import cast_curse, power_of_the_pit
from fabula.games.realm.magic.whistling import WHISTLE, whistle
from fabula.games.realm.magic.wishes import small_blessing
from fabula.games.realm.treasures.moon import gaze

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

    Instant: TypeAlias = Callable[[RealmState, Casting, Dice], list[Event]]

INSTANTS: Final[dict[str, Instant]] = {
    "exorcise": exorcise,
    "make_whole": make_whole,
    "talk_to_wise_bird": talk,
    "small_blessing": small_blessing,
    "ask_demon": ask_demon,
    "curse": cast_curse,
    "power_of_the_pit": power_of_the_pit,
    "dissolve_spell": break_named,
    "remedy": break_named,
    "eye_of_the_moon": gaze,
    WHISTLE: whistle,
}
