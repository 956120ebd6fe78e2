"""MR-10.9.5: optional: what frost, heat and lightning cost the characters who are out in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.fatigue import Bear
from fabula.games.realm.day.tolls import pay_toll, tolls
from fabula.games.realm.options.seasons import is_sheltered, weather_of

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def exposed(state: RealmState, who: str, when: Literal["birdsong", "phase"]) -> tuple[Exposure, ...]:
    """MR-10.9.5a, MR-10.9.5b: what the weather costs a character now, where he is."""
    weather = weather_of(state)
    if weather.when != when or state.sheet_of(who) is None or not state.is_on_map(who):
        return ()
    clearing = state.atlas.clearings.get(state.places[who])
    kind = None if clearing is None else clearing.kind
    suffers = {
        "outside": not is_sheltered(state, state.places[who]),
        "mountain": kind == "mountain",
        "not_cave_or_mountain": kind not in ("cave", "mountain"),
        None: False,
    }[weather.where]
    return (Exposure(who),) * weather.fatigue if suffers else ()


class Exposure(Step["RealmState"], frozen=True):
    """MR-10.9.5: one asterisk is fatigued; who cannot do that wounds a chit instead."""

    rule = "MR-10.9.5"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, if he has any effort to give."""
        return (state.player_of(self.who),) if tolls(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each way to fatigue an asterisk."""
        return Choices("exposure", tolls(state, self.who), {"who": self.who, "weather": weather_of(state).id})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The chit fatigues; change comes back."""
        state.pop()
        return pay_toll(state, self.who, action, self.rule)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """A chit is wounded, if there is one."""
        state.pop()
        sheet = state.sheet_of(self.who)
        assert sheet is not None
        if any(now not in ("wounded", "committed") for now in sheet.chits):
            state.push(Bear(self.who, 1))
        return []
