"""MR-5.8: natives who serve somebody."""

from __future__ import annotations

from fabula.games.realm.natives.hirelings import Hireling, hirelings_of, leave_service, owner_of, serve
from fabula.games.realm.natives.ranks import is_leader
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Individual
from fabula.testing import rule
from realm.playing import awake, live


@rule("MR-5.8.7", "MR-8.5.5")
def test_hirelings_do_not_go_back_on_a_seventh_day() -> None:
    state = awake("amazon", at="ruins-1")
    for native in ("PHQ", "P1", "P2"):
        put(state, native, "cliff-1")
    state.hired["P1"] = Hireling(0, until=20)
    state.day = 7
    live(state, roll=3)
    assert state.places["P1"] == "cliff-1"
    assert state.places["PHQ"] == state.places["P2"] == "patrol"


@rule("MR-1.10.2")
def test_each_group_has_one_leader_and_the_garrisons_their_dwellings() -> None:
    state = awake("amazon")
    leaders = [native for native in state.box.natives if is_leader(state, native)]
    assert len(leaders) == 9
    assert all(leader.endswith("HQ") for leader in leaders)
    homes = {group.id: group.home for group in state.box.groups.values() if group.home}
    assert homes == {"soldiers": "house", "rogues": "inn", "order": "chapel", "guard": "guardhouse"}
    mounted = {native.group for native in state.box.natives.values() if native.horse}
    assert mounted == {"bashkars", "lancers", "order", "patrol"}


def test_whom_a_native_serves() -> None:
    state = awake("amazon")
    state.hired |= {"P2": Hireling(0, 3), "LHQ": Hireling(0, 3)}
    assert hirelings_of(state, 0) == ("LHQ", "P2")
    assert (owner_of(state, "P2"), owner_of(state, "P1")) == (0, None)


@rule("MR-1.6.4", "MR-5.8.7")
def test_whoever_leaves_service_is_unhidden_and_forgets_his_discoveries() -> None:
    state = awake("amazon")
    serve(state, "PHQ", 0, until=3)
    assert (state.player_of("PHQ"), state.sheet_of("PHQ")) == (0, None)
    assert state.led_by(0) == ("amazon", "PHQ")
    state.write("PHQ", hidden=True, discoveries=("pool",))
    leave_service(state, "PHQ")
    assert state.led_by(0) == ("amazon",)
    assert owner_of(state, "PHQ") is None
    serve(state, "PHQ", 0, until=9)
    assert state.individual("PHQ") == Individual(0)
