"""MR-15.3.4, MR-16.14: Lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.day.events import Cancelled, Rolled
from fabula.games.realm.magic.daily import is_lost
from fabula.games.realm.magic.events import Detained
from fabula.games.realm.magic.straying import Straying
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered
from realm.magic.spellcraft import bewitch
from realm.playing import Script, answer, awake, live, told


@rule("MR-15.3.4", "MR-15.3.4a", "MR-16.14.1")
def test_who_is_lost_goes_where_the_dice_say() -> None:
    """From clearing 1 of the Ruins roads lead to 2 and 4, and a hidden path to 5."""
    state = awake("elf", at="ruins-1")
    bewitch(state, "lost", "elf", "elf")
    events = live(state, "move ruins-2 ordinary", script=(5, 1))
    assert [event.table for event in told(events, Rolled)] == ["lost"]
    answer(state, "go-to ruins-5")  # another clearing 5 is next to it, in the next tile
    assert state.places["elf"] == "ruins-5"
    assert state.individual("elf").discoveries == ()


@rule("MR-16.14.2")
def test_without_such_a_clearing_the_phase_is_lost() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "lost", "elf", "elf")
    near = {state.atlas.clearings[one].number for one in state.atlas.adjacent("ruins-1")}
    number = next(n for n in range(1, 7) if n not in near)
    events = live(state, "move ruins-2 ordinary", script=(number, 1))
    assert [event.reason for event in told(events, Cancelled)] == ["no-such-clearing"]
    assert state.places["elf"] == "ruins-1"


@rule("MR-16.14.2")
def test_of_several_clearings_of_a_number_he_chooses() -> None:
    state = awake("elf", at="ruins-1")
    twice = [
        (name, number)
        for name in state.atlas.clearings
        for number in range(1, 7)
        if sum(state.atlas.clearings[one].number == number for one in state.atlas.adjacent(name)) > 1
        if state.atlas.clearings[name].kind == "woods"
    ]
    name, number = twice[0]
    put(state, "elf", name)
    bewitch(state, "lost", "elf", "elf")
    state.push(Straying("elf", number))
    assert len(offered(state)) > 1
    woods = [text for text in offered(state) if state.atlas.clearings[text.split()[1]].kind == "woods"]
    answer(state, woods[0])
    assert state.places["elf"] == woods[0].split()[1]


@rule("MR-15.3.4c")
def test_in_a_lost_tile_everybody_strays_who_starts_there() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    row = bewitch(state, "lost", "elf", "ruins")
    assert is_lost(state, "wizard")
    put(state, "wizard", "cliff-2")
    assert not is_lost(state, "wizard")
    state.bewitched = (replace(row, targets=("wizard",)),)
    assert is_lost(state, "wizard")
    assert not is_lost(state, "elf")


@rule("MR-15.3.4b")
def test_between_clearings_nobody_strays() -> None:
    state = awake("elf", at="ruins-1-2")
    bewitch(state, "lost", "elf", "elf")
    assert not is_lost(state, "elf")
    live(state, "move ruins-2 ordinary")
    assert state.places["elf"] == "ruins-2"


@rule("MR-16.14.4")
@pytest.mark.parametrize("further", [True, False])
def test_a_mountain_takes_the_next_move_too(further: bool) -> None:
    """From clearing 4 of the Cliff a road leads to 6, a mountain."""
    state = awake("elf", at="cliff-4")
    bewitch(state, "lost", "elf", "elf")
    phases = ("move cliff-6 ordinary", "hide ordinary", *(("move cliff-6 ordinary",) if further else ()))
    events = live(state, *phases, script=(6, 1, 6, 6))
    assert bool(told(events, Detained)) is further
    assert state.places["elf"] == ("cliff-6" if further else "cliff-4")
    reasons = [event.reason for event in told(events, Cancelled)]
    assert reasons == ([] if further else ["mountain-too-far"])


@rule("MR-16.14.4", "MR-15.2.3a")
@pytest.mark.parametrize("left", [True, False])
def test_a_mountain_takes_a_phase_from_whoever_chooses_as_he_goes(*, left: bool) -> None:
    state = awake("black_knight", at="cliff-4")
    for spell in ("lost", "prophecy", "blend_into_background"):
        bewitch(state, spell, "black_knight", "black_knight")
    live(state)
    for _ in range(2 if left else 3):
        answer(state, "hide ordinary")
    events = state.play(0, game.read("move cliff-6 ordinary"), Script((6, 1)))
    assert state.places["black_knight"] == ("cliff-6" if left else "cliff-4")
    assert bool(told(events, Detained)) is left
    assert offered(state) == ["hide blend_into_background", "done"]


@rule("MR-16.14.4", "MR-15.2.3a")
def test_of_what_could_be_a_move_the_mountain_takes_what_is_good_for_the_least() -> None:
    state = awake("amazon", at="cliff-4")  # whose Stamina is for Moves only
    for spell in ("lost", "prophecy"):
        bewitch(state, spell, "amazon", "amazon")
    live(state)
    state.play(0, game.read("move cliff-6 ordinary"), Script((6, 1)))
    assert "hide ordinary" in offered(state)
    assert not [text for text in offered(state) if text.endswith("stamina")]


@rule("MR-15.3.4a", "MR-3.2.4b")
@pytest.mark.parametrize("sunlit", [True, False])
def test_nobody_strays_into_a_cave_with_a_sunlight_phase(*, sunlit: bool) -> None:
    """From clearing 4 of the Ruins a road leads to the cave."""
    state = awake("black_knight", at="ruins-4")
    bewitch(state, "lost", "black_knight", "black_knight")
    phases = ["hide ordinary"] * (2 if sunlit else 1)
    events = live(state, *phases, "move ruins-1 ordinary", script=(*(6, 6) * len(phases), 6, 1))
    assert state.places["black_knight"] == ("ruins-4" if sunlit else "ruins-6")
    assert [event.reason for event in told(events, Cancelled)] == (["sunlight-used"] if sunlit else [])
