"""The view after one more event, so that what happens on the map is shown step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.day.birdsong import BIRDSONG
from fabula.games.realm.day.events import DayBegan, Hid, MonsterRoll, Moved, Unhidden
from fabula.games.realm.drawing.following_combat import follow_combat
from fabula.games.realm.setup.events import Entered

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.view import RealmView


def follow(view: RealmView, event: Event) -> RealmView:
    """Whoever moves stands elsewhere; the others are seen when all is over."""
    match event:
        case DayBegan(day=day):
            return replace(view, day=day)
        case MonsterRoll(result=result, rule="MR-10.6.5"):
            return replace(view, second_roll=result)
        case MonsterRoll(result=result):
            doing = tuple(step for step in view.doing if step != BIRDSONG)
            return replace(view, monster_roll=result, doing=doing)
        case Moved(who=who, clearing=clearing) | Entered(who=who, clearing=clearing):
            return _standing(view, who, clearing)
        case Hid(who=who):
            return _hidden(view, who, hidden=True)
        case Unhidden(who=who):
            return _hidden(view, who, hidden=False)
        case _:
            return follow_combat(view, event)


def _standing(view: RealmView, who: str, clearing: str) -> RealmView:
    standing = {
        place: tuple(piece for piece in pieces if piece != who) for place, pieces in view.standing_at.items()
    }
    standing[clearing] = (*standing.get(clearing, ()), who)
    return replace(view, standing_at={place: pieces for place, pieces in standing.items() if pieces})


def _hidden(view: RealmView, who: str, *, hidden: bool) -> RealmView:
    individuals = tuple(replace(one, hidden=hidden) if one.who == who else one for one in view.individuals)
    return replace(view, individuals=individuals)
