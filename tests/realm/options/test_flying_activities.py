"""MR-10.3: what can be done in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.events import Flew, Landed, WeaponTurned
from fabula.games.realm.day.findings import ChitSeen
from fabula.games.realm.magic.bewitching import CARPET, Bewitchment
from fabula.testing import rule
from realm.playing import answer, awake, give, leave_as_it_is, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def fly(middle: str, *, option: bool) -> tuple[RealmState, list[Event]]:
    """The Elf on the Carpet flies over the tile beside him, does something there, and flies back."""
    state = awake("elf", at="borderland-1", flying_activities=option)
    give(state, CARPET)
    give(state, "light_bow-1")
    state.bewitched = (Bewitchment(CARPET, CARPET, CARPET, (CARPET,)),)
    first = state.atlas.beside["borderland"][0]
    for phase in (f"fly {first} ordinary", middle, "fly borderland ordinary"):
        answer(state, phase)
    leave_as_it_is(state)
    events = state.play(0, Ready(), some_dice(1))
    if state.to_act() and state.choices(0).prompt == "alert":
        events += state.play(0, state.choices(0).actions[0], some_dice(1))
    return state, events


@rule("MR-10.3.1")
@pytest.mark.parametrize("option", [True, False])
def test_a_flyer_alerts_in_the_air(option: bool) -> None:
    _, events = fly("alert ordinary", option=option)
    order = [type(event) for event in events if isinstance(event, Flew | Landed | WeaponTurned)]
    if option:
        assert order[:4] == [Flew, WeaponTurned, Flew, Landed]
    else:
        assert order[:3] == [Flew, Landed, WeaponTurned]
    assert told(events, WeaponTurned)[0].alerted


@rule("MR-10.3.1")
def test_all_else_makes_him_land() -> None:
    _, events = fly("hide ordinary", option=True)
    order = [isinstance(event, Flew) for event in events if isinstance(event, Flew | Landed)]
    assert order[:2] == [True, False]


@rule("MR-10.3.1")
@pytest.mark.parametrize("option", [True, False])
def test_he_sees_the_map_chits_of_each_tile_below(option: bool) -> None:
    state, events = fly("alert ordinary", option=option)
    flown = [event.tile for event in told(events, Flew)]
    seen = told(events, ChitSeen)
    assert [*dict.fromkeys(event.tile for event in seen)] == (flown if option else [])
    assert {event.to for event in seen} <= {(0,)}
    tiles = {state.atlas.clearings[look.clearing].tile for look in state.individual("elf").searches}
    assert tiles == ({*flown} if option else set())
