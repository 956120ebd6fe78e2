"""MR-6.13: attacking one's own hirelings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.events import Betrayed, GroupBattles
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import Bounty, HirelingLost
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import Kill, Stance, fight_of, write_fight
from fabula.games.realm.magic.pit import open_pit
from fabula.games.realm.natives.events import TermEnded
from fabula.games.realm.pieces import DEAD, put
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.invariants import wrong
from realm.playing import told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CAPTAIN = "captain"
WOODFOLK = tuple(map(Servant, ("WHQ", "W1", "W2")))


def captain(
    *others: str, hirelings: tuple[Servant, ...] = WOODFOLK, foes: tuple[Foe, ...] = ()
) -> RealmState:
    """The Captain with hirelings, who wants to fight."""
    state = combat(Fighter(CAPTAIN, hirelings=hirelings), *others, foes=foes)
    if state.choices(state.to_act()[0]).prompt == "fight-on":
        plays(state, "fight-on")
    return state


def fame(state: RealmState) -> int:
    return state.sheet(state.player_of(CAPTAIN)).fame


@rule("MR-11.65", "MR-6.13.1", "MR-6.7.1", "MR-5.8.5", "MR-6.2.3")
def test_whoever_names_one_of_his_own_loses_the_whole_group_and_fame_for_each() -> None:
    state = captain()
    before = fame(state)
    let_be(state)
    plays(state, "pass")
    assert {"target WHQ", "target W1", "target W2"} <= set(offered(state))
    events = plays(state, "target W1")
    assert [(event.whom, event.fame) for event in told(events, Betrayed)] == [("W1", 12)]
    assert fame(state) == before - 12
    assert state.hired == {}
    assert {one for event in told(events, TermEnded) for one in event.natives} == {"WHQ", "W1", "W2"}
    assert [(event.group, event.seat) for event in told(events, GroupBattles)] == [("woodfolk", 0)]
    assert state.stances["W1"] == Stance("W1", "")
    assert wrong(state) is None


@rule("MR-6.13.1")
def test_comrades_elsewhere_leave_him_too_and_other_groups_stay() -> None:
    state = captain(hirelings=(*WOODFOLK, Servant("C1")))
    far = next(name for name in state.atlas.clearings if name not in state.standing_at)
    put(state, "W2", far)
    let_be(state)
    plays(state, "pass", "target W1")
    assert set(state.hired) == {"C1"}
    assert state.places["W2"] == far


@rule("MR-6.13.1")
def test_sending_one_against_another_of_his_own_is_treachery() -> None:
    """The company's man attacks the betrayed woodsman; among woodfolk both are gone."""
    for sent, left in (("C1", {"C1"}), ("W2", set())):
        state = captain(hirelings=(*WOODFOLK, Servant("C1")))
        let_be(state, "deploy")
        events = plays(state, f"deploy {sent} W1")
        assert told(events, Betrayed)
        assert set(state.hired) == left | ({"C1"} if sent == "W2" else set())
        assert ("C1" in state.stances) is (sent == "C1")
        if sent == "C1":
            assert state.stances["W1"].target == "C1"


@rule("MR-6.13.1")
def test_a_betrayed_monster_leaves_alone() -> None:
    """A Wolf is worth one of Notoriety; monsters battle everybody anyway."""
    wolves = (Servant("wolf_a-1", controlled=True), Servant("wolf_a-2", controlled=True))
    state = captain(hirelings=wolves)
    before = fame(state)
    let_be(state)
    plays(state, "pass", "target wolf_a-1")
    assert set(state.hired) == {"wolf_a-2"}
    assert fame(state) == before - state.box.monsters["wolf_a"].notoriety


@rule("MR-6.11.9")
@pytest.mark.parametrize("betrayed", [False, True])
def test_to_kill_the_betrayed_brings_nothing(betrayed: bool) -> None:
    state = captain("elf", foes=() if betrayed else (Foe("C1"),))
    victim = "W1" if betrayed else "C1"
    if betrayed:
        let_be(state)
        plays(state, "pass", "pass", "target W1", dice=(CAPTAIN,))
    write_fight(state, kills=(Kill(victim, (CAPTAIN,)),))
    events = share_spoils(state)
    assert bool(told(events, Bounty)) is not betrayed
    assert not told(events, HirelingLost)
    assert state.places[victim] == DEAD


def test_those_who_fought_for_him_let_go_and_named_targets_keep_a_sheet() -> None:
    """A woodsman fights an Ogre whom the Elf has named; when he is betrayed, the Ogre is on its own."""
    state = captain("elf", foes=(Foe("ogre-1", attacks="W1"),))
    let_be(state)
    plays(state, "pass", "pass", "target ogre-1", "target W2", dice=("elf",))
    assert fight_of(state).betrayed
    assert "W1" not in state.stances
    assert state.stances["ogre-1"] == Stance("ogre-1", "")


@rule("MR-6.7.1")
def test_another_players_hireling_is_named_without_treachery_if_he_is_seen() -> None:
    hidden = (Servant("W1"), Servant("W2", hidden=True))
    state = captain("elf", hirelings=hidden)
    let_be(state)
    plays(state, "pass", "pass", dice=("elf",))
    named = {text for text in offered(state, state.player_of("elf")) if text.startswith("target")}
    assert named == {"target W1", "target captain"}
    assert not told(plays(state, "target W1"), Betrayed)


@rule("MR-16.12.6")
def test_who_is_cursed_with_disgust_loses_no_fame() -> None:
    state = captain()
    state.write_sheet(0, curses=("disgust",))
    before = fame(state)
    let_be(state)
    assert [event.fame for event in told(plays(state, "pass", "target W1"), Betrayed)] == [0]
    assert fame(state) == before
    assert state.hired == {}


@rule("MR-6.13.2", "MR-6.11.7")
def test_what_takes_a_whole_clearing_betrays_nobody() -> None:
    """The chasm that the Witch King opens swallows his own woodsman; his comrade is hidden and stays."""
    people = (Servant("W1"), Servant("W2", hidden=True))
    state = combat(Fighter("witch_king", hidden=True, hirelings=people), foes=(Foe("ogre-1"),))
    before = state.sheet(0).fame
    events = open_pit(state, "ogre-1", "witch_king", "witch_king", CombatScript((1, 1)), "MR-16.10.1")
    events += share_spoils(state)
    assert not told(events, Betrayed)
    assert [event.hireling for event in told(events, HirelingLost)] == ["W1"]
    assert set(state.hired) == {"W2"}
    assert state.sheet(0).fame == before + state.box.monsters["ogre"].fame
