"""MR-10.5, MR-4.6.4: things dropped in combat, and picked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.items import belongings, pile_in
from fabula.games.realm.combat.dropping import dropped_by
from fabula.games.realm.combat.evening import Combat
from fabula.games.realm.combat.events import Dropped, DroppedCard, PickedUp, Scattered, TooLate
from fabula.games.realm.combat.hits import kill
from fabula.games.realm.combat.means import means_by_name
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import write_fight
from fabula.games.realm.magic.bewitching import CARPET, Bewitchment
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.pieces import in_front_of, put
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.invariants import wrong
from realm.playing import awake, give, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

SWORD, HELMET = "short_sword-1", "helmet-1"


def armed(*others: str, dropping: bool = True) -> RealmState:
    """The Captain with sword and helmet in the encounter step, before him an Ogre; and others."""
    fighters = (
        Fighter("captain", items=("short_sword", "helmet")),
        *(Fighter(one, items=()) for one in others),
    )
    state = combat(*fighters, foes=(Foe("ogre-1", "captain"),), dropping=dropping)
    let_be(state)
    return state


def act(state: RealmState, dice: tuple[int | str, ...] = (), **actions: tuple[str, ...]) -> list[Event]:
    """Everybody's encounter action; then an attention chit may have to be drawn."""
    events: list[Event] = []
    seats = [*state.to_act()]
    for seat in seats:
        name = state.sheet(seat).character
        for text in actions.get(name, ("pass",)):
            last = seat == seats[-1] and text == actions.get(name, ("pass",))[-1]
            events += plays(state, text, dice=dice if last else ())
    return events


@rule("MR-10.5.1", "MR-4.6.4", "MR-16.17.4")
def test_things_are_dropped_in_front_of_oneself_in_one_action() -> None:
    state = armed()
    clearing = state.places["captain"]
    assert f"drop {SWORD}" in offered(state)
    plays(state, f"drop {SWORD}")
    assert offered(state) == [f"drop {HELMET}", "done"]
    events = plays(state, f"drop {HELMET}", "done")
    assert [event.piece for event in told(events, Dropped)] == [SWORD, HELMET]
    assert dropped_by(state, "captain") == (HELMET, SWORD)
    assert belongings(state, "captain") == ()
    assert pile_in(state, clearing) == ()
    assert state.active == ()
    assert wrong(state) is None


@rule("MR-4.6.4", "MR-10.5.3")
def test_without_the_option_and_outside_combat_things_are_only_abandoned() -> None:
    assert not any(text.startswith("drop") for text in offered(armed(dropping=False)))
    assert f"abandon {SWORD}" in offered(armed(dropping=False))
    state = awake("captain", dropping=True)
    heads = {text.split()[0] for text in offered(state)}
    assert "drop" not in heads


@rule("MR-10.5.2")
def test_ones_own_thing_is_picked_up_without_a_chit_even_if_held() -> None:
    state = armed()
    put(state, SWORD, in_front_of("captain"))
    state.active = ()
    assert f"regain {SWORD}" in offered(state)
    before = state.sheet(0).chits
    events = plays(state, f"regain {SWORD}")
    assert [event.piece for event in told(events, PickedUp)] == [SWORD]
    assert SWORD in belongings(state, "captain")
    assert SWORD not in state.active
    assert state.plays["captain"].acted == ()
    assert state.sheet(0).chits == before


@rule("MR-10.5.2", "MR-16.17.2")
def test_what_lies_elsewhere_takes_a_move_faster_than_all_attackers() -> None:
    """An Ogre moves at 5; the Captain's Moves have times from 3 to 5."""
    state = armed()
    clearing = state.places["captain"]
    put(state, SWORD, clearing)
    put(state, HELMET, clearing)
    state.active = ()
    fetches = [text.split() for text in offered(state) if text.startswith("fetch")]
    assert {(place, number) for _, place, number, _ in fetches} == {(clearing, "1"), (clearing, "2")}
    printed = state.box.characters["captain"].chits(4)
    times = {printed[int(means.removeprefix("chit:")) - 1].time for *_, means in fetches}
    assert times == {3, 4}
    assert {chit.time for chit in printed if chit.action == "move"} == {3, 4, 5}
    events = plays(state, " ".join(fetches[0]))
    assert [event.piece for event in told(events, PickedUp)] == [HELMET]  # the last is on top
    assert state.plays["captain"].acted == (fetches[0][3],)
    assert pile_in(state, clearing) == (SWORD,)


def contested(sword: str) -> tuple[RealmState, dict[str, dict[int, str]]]:
    """The Amazon, the Elf and the Captain; the sword lies somewhere. Their Moves by their times."""
    state = armed("amazon", "elf")
    put(state, SWORD, state.places["captain"] if sword == "pile" else in_front_of(sword))
    state.active = ()
    moves: dict[str, dict[int, str]] = {}
    for who in ("captain", "amazon", "elf"):
        texts = offered(state, seat_of(state, who))
        listed = [text.split()[-1] for text in texts if text.startswith("fetch")]
        moves[who] = {means_by_name(state, who, name).time: name for name in listed}
    return state, moves


@rule("MR-10.5.4")
def test_the_fastest_gets_it() -> None:
    state, moves = contested("pile")
    place = state.places["captain"]
    amazon, elf = f"fetch {place} 1 {moves['amazon'][4]}", f"fetch {place} 1 {moves['elf'][3]}"
    events = act(state, dice=("captain",), amazon=(amazon,), elf=(elf,))
    assert [event.who for event in told(events, PickedUp)] == ["elf"]
    assert [event.who for event in told(events, TooLate)] == ["amazon"]
    assert state.places[SWORD] == "elf"
    assert state.plays["amazon"].acted == (moves["amazon"][4],)


@rule("MR-10.5.4")
@pytest.mark.parametrize("winner", ["amazon", "elf"])
def test_those_who_are_equally_fast_have_the_same_chance(winner: str) -> None:
    state, moves = contested("pile")
    place = state.places["captain"]
    both = {who: (f"fetch {place} 1 {moves[who][4]}",) for who in ("amazon", "elf")}
    events = act(state, dice=(winner, "captain"), **both)
    assert [event.who for event in told(events, PickedUp)] == [winner]


@rule("MR-10.5.2", "MR-10.5.4")
def test_what_lies_in_front_of_another_can_be_snatched_but_he_is_faster() -> None:
    state, moves = contested("captain")
    snatch = f"fetch captain 1 {moves['elf'][3]}"
    for who in ("amazon", "elf"):
        assert any(text.startswith("fetch captain 1") for text in offered(state, seat_of(state, who)))
    assert snatch in offered(state, seat_of(state, "elf"))
    assert not any(text.startswith("fetch") for text in offered(state, seat_of(state, "captain")))
    copy = state.copy()
    events = act(state, dice=("captain",), elf=(snatch,))
    assert [event.who for event in told(events, PickedUp)] == ["elf"]
    events = act(copy, dice=("captain",), elf=(snatch,), captain=(f"regain {SWORD}",))
    assert [event.who for event in told(events, PickedUp)] == ["captain"]


@rule("MR-10.5.4")
def test_what_a_runner_has_dropped_is_abandoned() -> None:
    state = armed()
    clearing = state.places["captain"]
    put(state, SWORD, in_front_of("captain"))
    state.active = (HELMET,)
    run = next(text for text in offered(state) if text.startswith("run"))
    events = plays(state, run)
    while not told(events, Scattered):
        events = plays(state, offered(state)[0])
    assert pile_in(state, clearing) == (SWORD,)
    assert dropped_by(state, "captain") == ()


@rule("MR-10.5.1", "MR-10.5.4")
@pytest.mark.parametrize("fresh", [True, False])
def test_in_the_round_of_his_death_it_is_still_his(fresh: bool) -> None:
    state = armed("amazon")
    clearing = state.places["captain"]
    if fresh:
        act(state, dice=("captain",), captain=(f"drop {SWORD}", "done"))
    else:
        put(state, SWORD, in_front_of("captain"))
        state.active = (HELMET,)
    kill(state, "captain", "amazon", "MR-6.9.5")
    state.push(EndRound())
    EndRound().run(state, some_dice())
    assert HELMET in belongings(state, "amazon")
    assert (SWORD in belongings(state, "amazon")) == fresh
    assert (SWORD in pile_in(state, clearing)) != fresh


@rule("MR-10.5.4")
def test_after_the_combat_it_is_abandoned() -> None:
    state = armed()
    clearing = state.places["captain"]
    put(state, SWORD, in_front_of("captain"))
    put(state, "ogre-1", "elsewhere")
    state.stances = {}
    write_fight(state, quiet=2)
    state.push(Combat())
    events = Combat().run(state, some_dice())
    assert [event.clearing for event in told(events, Scattered)] == [clearing]
    assert pile_in(state, clearing) == (SWORD,)


@rule("MR-10.5.1", "MR-10.5.2")
def test_a_secret_card_stays_secret_until_somebody_picks_it_up() -> None:
    state = armed("elf")
    captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
    give(state, "lucky_charm", captain, active=False)
    state.secrets = {"lucky_charm": Secret((captain,), "hoard")}
    events = act(state, dice=("captain",), captain=("drop lucky_charm", "done"))
    assert [event.number for event in told(events, DroppedCard)] == [3]
    assert "lucky_charm" in state.view(captain).standing_at["front:captain"]
    assert "lucky_charm" not in str(state.view(elf))
    scratch = armed("elf")
    give(scratch, "lucky_charm", captain, active=False)
    scratch.secrets = {"lucky_charm": Secret((captain,), "hoard")}
    put(scratch, "lucky_charm", in_front_of("captain"))
    fetch = next(text for text in offered(scratch, elf) if text.startswith("fetch captain 1"))
    events = act(scratch, dice=("captain",), elf=(fetch,))
    assert [event.item for event in told(events, PickedUp)] == ["large_treasure"]
    assert "lucky_charm" in scratch.view(elf).standing_at["elf"]


@rule("MR-10.5.1")
def test_an_enchanted_card_in_front_of_somebody_gives_its_color() -> None:
    state = armed()
    state.day = 1
    clearing = state.places["captain"]
    put(state, "golden_icon", "elsewhere")
    without = colors(state, clearing)
    put(state, "golden_icon", in_front_of("captain"))
    assert {*colors(state, clearing)} == {*without, "grey"}


@rule("MR-10.5.2", "MR-16.17.7")
@pytest.mark.parametrize(("bat_is_fast", "reaches"), [(False, True), (True, False)])
def test_a_fly_chit_reaches_what_lies_elsewhere_unless_a_flying_attacker_is_as_fast(
    bat_is_fast: bool, reaches: bool
) -> None:
    """The Carpet has time 2; a bat has 3 on one side and 2 on the other."""
    state = combat(
        Fighter("elf", items=()), foes=(Foe("giant_bat-1", "elf", dark=bat_is_fast),), dropping=True
    )
    let_be(state)
    give(state, CARPET)
    state.bewitched = (Bewitchment(CARPET, CARPET, CARPET, (CARPET,)),)
    place = state.places["elf"]
    put(state, SWORD, place)
    assert (f"fetch {place} 1 {CARPET}" in offered(state)) == reaches
    if reaches:
        plays(state, f"fetch {place} 1 {CARPET}")
        assert state.places[SWORD] == "elf"
        assert state.plays["elf"].acted == (CARPET,)
