"""MR-3.16.7: map chits at Midnight."""

from __future__ import annotations

from fabula.games.realm.events import Appeared, ChitsTurnedDown, ChitTurnedUp
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import awake, live, told


@rule("MR-3.16.7")
def test_at_midnight_chits_are_turned_down_where_nobody_is_left() -> None:
    state = awake("captain", at="maple_woods-5")
    script = ("smoke_w",)
    events = live(state, script=script)
    assert [event.chit for event in told(events, ChitTurnedUp)] == ["smoke_w"]
    assert told(events, Appeared)
    assert not told(events, ChitsTurnedDown)
    assert "smoke_w" in state.face_up
    put(state, "captain", "ruins-1")
    events = live(state)
    assert [(event.tile, event.rule) for event in told(events, ChitsTurnedDown)] == [
        ("maple_woods", "MR-3.16.7")
    ]
    assert "smoke_w" not in state.face_up
    assert state.view(None).chits["maple_woods"] == ("smoke_w",)
    valleys = {chits[0] for tile, chits in state.chits.items() if tile.endswith("valley")}
    assert valleys <= {*state.view(None).face_up}
    put(state, "captain", "maple_woods-5")
    events = live(state)
    assert [event.chit for event in told(events, ChitTurnedUp)] == ["smoke_w"]
    assert not told(events, Appeared)
