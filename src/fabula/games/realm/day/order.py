"""MR-3.1: the parts of a day, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from fabula.core import Seat, Step
from fabula.games.realm.day.birdsong import Birdsong, recorders
from fabula.games.realm.day.daylight import Sunrise
from fabula.games.realm.day.events import DayBegan
from fabula.games.realm.day.night import Evening, Midnight, Sunset
from fabula.games.realm.magic.durations import energize_where_color_is
from fabula.games.realm.magic.essences import essences_to_choose
from fabula.games.realm.magic.phantasms import set_up_phantasms
from fabula.games.realm.natives.hirelings import end_terms
from fabula.games.realm.natives.tasks import run_out_of_time
from fabula.games.realm.options.exposure import exposed
from fabula.games.realm.options.seasons import begin_day
from fabula.games.realm.scoring.events import (
    CardLaidOpen,
    CategoryCounted,
    LastDayOver,
    Scored,
    SpellLaidOpen,
)
from fabula.games.realm.scoring.victory import (
    by_category,
    category_score,
    is_settled_by_death,
    is_sudden_death,
    points_at_end,
    score_of,
)
from fabula.games.realm.setup.anew import BeginAnew, bereaved
from fabula.games.realm.treasures.knowing import turn_face_up

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class Days(Step["RealmState"], frozen=True):
    """MR-2.10.1, MR-9.5.1: day after day, until the Midnight of the last one is over."""

    rule = "MR-2.10.1"
    asked: bool = False
    """Whether those whose characters are dead have been asked to begin anew (MR-6.15.3)."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The next day, or the end; this step stays below each day."""
        sudden = is_sudden_death(state)
        if sudden or state.day >= state.options.days:
            state.pop()
            over = LastDayOver(day=state.day, rule="MR-9.5.2" if sudden else "MR-9.5.1")
            events: list[Event] = [over, *_lay_open(state)]
            return events + [told for seat in range(state.seats) for told in _scored(state, seat)]
        if not self.asked and (seats := bereaved(state)):
            state.swap(Days(asked=True))
            state.push(BeginAnew(seats))
            return []
        state.swap(Days())
        yesterday, weather = state.day, begin_day(state, dice)
        if (skipped := state.day - 1) > yesterday:  # MR-10.9.3
            weather += [*end_terms(state, skipped), *run_out_of_time(state, skipped)]
        energized = [*energize_where_color_is(state), *set_up_phantasms(state)]
        out = [
            step for sheet in state.sheets if sheet for step in exposed(state, sheet.character, "birdsong")
        ]
        seats = tuple(seat for seat in range(state.seats) if recorders(state, seat))
        birdsong = Birdsong(asked=seats, drafts=((),) * len(seats))
        state.push(*essences_to_choose(state), *out, birdsong, Sunrise(), Sunset(), Evening(), Midnight())
        return [*weather, DayBegan(day=state.day, rule="MR-3.1.1"), *energized]


def _lay_open(state: RealmState) -> list[Event]:
    """MR-9.2: everybody sees what counts: the cards of the characters, and the spells they have learned."""
    events: list[Event] = []
    for sheet in state.sheets:
        assert sheet is not None
        who = sheet.character
        for card in state.standing_at.get(who, ()):
            if card in state.secrets:
                turn_face_up(state, card)
                events.append(CardLaidOpen(who=who, item=card, rule="MR-9.2.2", reveals=True))
        events += (
            SpellLaidOpen(who=who, spell=spell, rule="MR-9.2.3", reveals=True) for spell in sheet.learned
        )
    return events


def _scored(state: RealmState, seat: Seat) -> list[Event]:
    """MR-9.3: category by category, and the total; nothing of the dead counts any more (MR-6.15.2)."""
    required, victory = state.sheet(seat).requirements, state.box.victory
    assert required is not None
    total = score_of(state, seat)
    scored = Scored(seat=seat, **asdict(required), total=total, rule="MR-9.3.4", reveals=True)
    if is_settled_by_death(state, seat):
        return [scored]
    return [
        *(
            CategoryCounted(
                seat=seat,
                category=category.id,
                have=have,
                need=assigned * category.unit,
                score=category_score(victory, category, have, assigned),
                rule="MR-9.3.3",
                reveals=True,
            )
            for category, have, assigned in by_category(victory, points_at_end(state, seat), required)
        ),
        scored,
    ]
