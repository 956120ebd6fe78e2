"""MR-3.6 to MR-3.8: hiding, alerting, resting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.actions import Berserk, Exchange, Restore, Rouse, TurnOver
from fabula.games.realm.day.alerting import Alerting
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import Cancelled, ChitChanged, Hid, Rolled, WeaponTurned, WentBerserk
from fabula.games.realm.day.resting import Resting
from fabula.games.realm.setup.actions import Done
from fabula.testing import rule
from realm.playing import answer, awake, individual, know, live, refusal, told

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"


def rolled(state: RealmState, *dice: int) -> bool:
    """Whether these dice hide somebody."""
    events = live(state, "hide ordinary", script=dice)
    return bool(told(events, Hid))


@rule("MR-3.6.1", "MR-16.1.1", "MR-0.4.1")
def test_the_higher_of_two_dice_hides_unless_it_is_a_six() -> None:
    state = awake("black_knight", at=WOODS)
    for dice in ((1, 1), (5, 1), (1, 5), (5, 5)):
        assert rolled(state, *dice)
        assert individual(state).hidden
    for dice in ((6, 1), (2, 6), (6, 6)):
        assert not rolled(state, *dice)
        assert not individual(state).hidden
    events = live(state, "hide ordinary", script=(6, 2))
    (event,) = told(events, Rolled)
    assert (event.table, event.dice, event.result) == ("hide", (6, 2), 6)


@rule("MR-0.4.1")
def test_every_table_of_characters_takes_two_dice() -> None:
    tables = awake("black_knight").box.tables.values()
    listed = {table.id for table in tables if table.modified}
    assert {table.dice for table in tables if table.modified} == {2}
    expected = {"hide", "meeting", "peer", "locate", "loot", "reading_runes", "magic_sight", "missile"}
    expected |= {"wish", "curse", "power_of_the_pit", "transform", "lost", "violent_storm", "commerce"}
    assert listed == expected | {"toadstool_circle", "crypt_of_the_knight", "enchanted_meadow"}


@rule("MR-3.6.1")
def test_whoever_is_hidden_rolls_again_and_stays_hidden() -> None:
    state = awake("black_knight", at=WOODS)
    events = live(state, "hide ordinary", "hide ordinary", script=(1, 1, 6, 6))
    assert len(told(events, Rolled)) == 2
    assert individual(state).hidden


@rule("MR-13.5.1")
def test_the_druid_rolls_one_die_to_hide() -> None:
    assert rolled(awake("druid", at=WOODS), 5)
    assert not rolled(awake("druid", at=WOODS), 6)
    assert rolled(awake("druid 1", at=WOODS, development=True), 5, 5)


@rule("MR-13.6.7", "MR-13.16.1")
def test_the_dwarf_rolls_one_die_in_caves_and_the_woods_girl_in_the_woods() -> None:
    for character, one, two in (
        ("dwarf", "cavern-3", WOODS),
        ("woods_girl", "deep_woods-2", "ruins-1"),
        ("woods_girl", "oak_woods-2", WOODS),
    ):
        assert rolled(awake(character, at=one), 5)
        assert rolled(awake(character, at=two), 5, 5)


def asked(state: RealmState, *phases: str) -> set[Action]:
    live(state, *phases)
    assert isinstance(state.agenda[-1], Alerting | Resting)
    return {*state.choices(0).actions}


@rule("MR-3.7.1")
def test_an_alert_phase_turns_a_weapon_over_or_alerts_a_magic_chit() -> None:
    state = awake("elf")
    assert asked(state, *["alert ordinary"] * 2) == {
        TurnOver("light_bow-1"),
        *(Rouse(number) for number in (1, 2, 3, 4, 6)),  # the fifth is like the first
    }
    assert refusal(state, "rouse 7").rule == "MR-3.7.1"  # Move L3*
    (turned,) = told(answer(state, "turn-over light_bow-1"), WeaponTurned)
    assert turned.alerted
    (turned,) = told(answer(state, "turn-over light_bow-1"), WeaponTurned)
    assert not turned.alerted
    asked(state, *["alert ordinary"] * 2)
    answer(state, "rouse 1")
    assert state.sheet(0).chits[0] == "alerted"
    assert Rouse(1) not in state.choices(0).actions
    assert Rouse(5) in state.choices(0).actions


@rule("MR-3.7.1")
def test_only_active_weapons_and_active_magic_chits_are_alerted() -> None:
    state = awake("elf")
    state.active = ()
    know(state, chits=("color", "fatigued", "wounded", "committed", "alerted", "fatigued", *["active"] * 6))
    events = live(state, "alert ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["nothing-to-alert"]


@rule("MR-3.7.1", "MR-13.2.4")
def test_the_berserker_may_play_berserk_instead_and_the_chit_fatigues_at_once() -> None:
    state = awake("berserker")
    assert asked(state, *["alert ordinary"] * 2) == {TurnOver("great_axe-1"), Berserk()}
    events = answer(state, "berserk")
    assert told(events, WentBerserk)
    assert state.sheet(0).chits[9] == "fatigued"
    assert state.view(0).characters[0].berserk
    assert {*state.choices(0).actions} == {TurnOver("great_axe-1")}
    answer(state, "turn-over great_axe-1")
    assert not state.sheet(0).berserk
    assert state.sheet(0).chits[9] == "fatigued"


def resting(character: str, **chits: ChitState) -> RealmState:
    """A game in which a character has begun a Rest; his chits are active but for those named `c4`."""
    state = awake(character, at=WOODS)
    count = len(state.sheet(0).chits)
    now = [chits.get(f"c{number}", "active") for number in range(1, count + 1)]
    know(state, chits=tuple(now))
    live(state, "rest ordinary")
    return state


def now(state: RealmState, chit: int) -> str:
    return state.sheet(0).chits[chit - 1]


@rule("MR-3.8.2")
def test_a_rest_makes_a_fatigued_chit_of_one_asterisk_active_and_no_more() -> None:
    state = resting("amazon", c2="fatigued", c6="fatigued")  # Move M3*, Fight M4*
    assert state.choices(0).actions == (Restore(2), Restore(6))
    events = answer(state, "restore 2")
    assert [(event.chit, event.becomes) for event in told(events, ChitChanged)] == [(2, "active")]
    assert (now(state, 2), now(state, 6)) == ("active", "fatigued")
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-3.8.2", "MR-11.24")
def test_with_one_asterisk_a_chit_of_two_is_rested_by_making_change() -> None:
    state = resting("amazon", c9="fatigued")  # Fight H4**; Move M3* is chit 2, Fight M4* chit 6
    assert state.choices(0).actions == (Exchange(9, 2), Exchange(9, 6), Done())
    assert refusal(state, "restore 9").rule == "MR-3.8.2"
    assert refusal(state, "exchange 9 1").rule == "MR-3.8.2"  # Move M4 has no asterisk
    assert refusal(state, "exchange 9 8").rule == "MR-3.8.2"  # Fight M3** has two
    answer(state, "exchange 9 2")
    assert (now(state, 9), now(state, 2)) == ("active", "fatigued")
    declined = resting("amazon", c9="fatigued")
    answer(declined, "done")
    assert now(declined, 9) == "fatigued"


@rule("MR-3.8.2")
def test_a_color_chit_is_change_only_if_there_is_no_other() -> None:
    chits: dict[str, ChitState] = {f"c{number}": "fatigued" for number in range(1, 13)}
    state = resting("druid", **chits | {"c7": "color", "c8": "alerted"})  # Magic II3*, Magic VIII4*
    assert {action.change for action in state.choices(0).actions if isinstance(action, Exchange)} == {8}
    state = resting("druid", **chits | {"c7": "color"})
    assert {action.change for action in state.choices(0).actions if isinstance(action, Exchange)} == {7}


@rule("MR-3.8.3", "MR-11.25")
def test_a_wounded_chit_without_asterisks_becomes_active_at_once() -> None:
    state = resting("captain", c2="wounded")  # Move M5
    assert state.choices(0).actions == (Restore(2),)
    answer(state, "restore 2")
    assert now(state, 2) == "active"


@rule("MR-3.8.3")
def test_a_wounded_chit_becomes_fatigued_first() -> None:
    state = resting("amazon", c2="wounded")
    answer(state, "restore 2")
    assert now(state, 2) == "fatigued"
    live(state, "rest ordinary")
    answer(state, "restore 2")
    assert now(state, 2) == "active"
    heavy = resting("amazon", c9="wounded")
    answer(heavy, "exchange 9 2")
    assert (now(heavy, 9), now(heavy, 2)) == ("fatigued", "fatigued")


@rule("MR-3.8.5")
def test_a_fatigued_color_chit_comes_back_as_a_magic_chit() -> None:
    chits: dict[str, ChitState] = {f"c{number}": "fatigued" for number in range(1, 13)}
    state = resting("druid", **chits | {"c7": "color"})
    answer(state, "exchange 5 7")  # Move L2**
    assert now(state, 7) == "fatigued"
    live(state, "rest ordinary")
    answer(state, "restore 7")
    assert now(state, 7) == "active"


@rule("MR-13.6.4", "MR-3.8.2")
def test_the_dwarf_rests_two_asterisks_at_a_time() -> None:
    state = resting("dwarf", c9="fatigued", c3="fatigued")  # Fight H4**, Fight H5*
    answer(state, "restore 9")
    assert now(state, 9) == "active"
    state = resting("dwarf", c1="wounded")  # Duck T3*: wounded, fatigued, active
    answer(state, "restore 1")
    assert now(state, 1) == "fatigued"
    answer(state, "restore 1")
    assert now(state, 1) == "active"
    state = resting("dwarf", c1="fatigued", c3="fatigued", c4="fatigued")
    answer(state, "restore 1")
    assert state.choices(0).actions == (Restore(3), Restore(4), Done())
    answer(state, "restore 3")
    assert now(state, 4) == "fatigued"
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-3.8.2")
def test_making_change_takes_one_asterisk_of_rest() -> None:
    state = resting("amazon", c8="fatigued", c9="fatigued")  # Fight M3**, Fight H4**
    answer(state, "exchange 9 2")
    assert isinstance(state.agenda[-1], Birdsong)
    state = resting("dwarf", c6="fatigued", c9="fatigued")  # Fight H4** twice
    answer(state, "exchange 6 1")  # Duck T3*
    assert {Restore(1), Done()} < {*state.choices(0).actions}
    answer(state, "restore 1")
    assert (now(state, 1), now(state, 6), now(state, 9)) == ("active", "active", "fatigued")
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-3.8.2")
@pytest.mark.parametrize("phases", [1, 2])
def test_asterisks_that_are_left_over_are_not_saved(phases: int) -> None:
    state = awake("dwarf", at=WOODS)
    know(state, chits=("fatigued", *["active"] * 11))
    live(state, *["rest ordinary"] * phases)
    events = answer(state, "restore 1")
    assert [event.reason for event in told(events, Cancelled)] == ["nothing-to-rest"] * (phases - 1)
    assert isinstance(state.agenda[-1], Birdsong)


def test_resting_without_a_tired_chit_does_nothing() -> None:
    state = awake("amazon", at=WOODS)
    events = live(state, "rest ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["nothing-to-rest"]
