"""MR-14.3.2: the Dragon Essence calls as the Smoke of its tile would, if there is any Smoke."""

from __future__ import annotations

import pytest

from fabula.games.realm.day.events import Arrived
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import awake, know, live, told


@rule("MR-14.3.2", "MR-3.15.8")
@pytest.mark.parametrize(
    ("clearing", "warning", "wakes"),
    [
        ("deep_woods-5", "ruins_m", True),
        ("oak_woods-2", "dank_w", False),
        ("awful_valley-1", "dank_v", False),
    ],
)
def test_in_woods_and_valleys_the_essence_calls_nobody_but_in_the_deep_woods(
    clearing: str, warning: str, wakes: bool
) -> None:
    state = awake("captain", at=clearing, wild=True)
    chits = (warning, "slither_3") if wakes else (warning,)
    lay(state, clearing.partition("-")[0], *chits)
    put(state, "dragon_essence", clearing)
    know(state, hidden=True)
    events = live(state, "hide ordinary", script=(1, 1))
    came = [(event.monster, event.clearing) for event in told(events, Arrived)]
    assert (("heavy_flying_dragon", clearing) in came) == wakes
    assert bool(came) == wakes
