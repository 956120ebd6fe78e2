"""MR-6.10: fatigue with change, wounds, and disengaging."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import Attack, Blow
from fabula.games.realm.combat.fatigue import Bear, Tire
from fabula.games.realm.combat.hits import Defence, hit_character, is_dead
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter
from fabula.games.realm.combat.sheets import Stance, fight_of, write_play
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays

if TYPE_CHECKING:
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

GOBLIN = "goblin_spear-1"
PLACED = f"place {GOBLIN} thrust"
DICE = (4, 1, 1)


def fought(who: str, strike: str, maneuver: str, **chits: ChitState) -> RealmState:
    """A round against a Goblin that does not strike, with these chits played."""
    numbers = {name.removeprefix("c"): now for name, now in chits.items()}
    state = combat(Fighter(who, items=(), chits=numbers), foes=(GOBLIN,))
    attack = f"strike swing {chit(state, who, strike)}" if strike else "pass"
    dodge = f"maneuver dodge {chit(state, who, maneuver)}" if maneuver else "pass"
    plays(state, "pass", "pass", attack, dodge, PLACED, dice=DICE)
    return state


@rule("MR-11.48", "MR-6.10.1", "MR-6.10.2")
def test_two_asterisks_cost_one_of_either_kind() -> None:
    state = fought("captain", "fight M4*", "move M4*")
    assert isinstance(state.agenda[-1], Tire)
    assert state.agenda[-1].left == 1
    move, fight = (chit(state, "captain", text).removeprefix("chit:") for text in ("move M4*", "fight M4*"))
    assert f"spend {move}" in offered(state)
    assert f"spend {fight}" in offered(state)
    plays(state, f"spend {move}")
    assert state.sheet(0).chits[int(move) - 1] == "fatigued"
    assert state.choices(0).prompt == "encounter"


@rule("MR-6.10.1")
def test_one_asterisk_costs_nothing() -> None:
    assert fought("amazon", "fight M4*", "move M4").choices(0).prompt == "encounter"


@rule("MR-11.49", "MR-6.10.2")
def test_a_chit_of_two_is_changed_for_a_fatigued_one() -> None:
    """The Captain plays Fight M3**; his Fights of one asterisk are all fatigued, and no Move tires."""
    state = fought("captain", "fight M3**", "", c3="fatigued", c8="fatigued", c9="fatigued", c12="fatigued")
    assert offered(state) == ["spend-for-change 5 3", "spend-for-change 5 9"]
    plays(state, "spend-for-change 5 9")
    assert [state.sheet(0).chits[number - 1] for number in (5, 9, 3)] == ["fatigued", "active", "fatigued"]


@rule("MR-6.10.2")
def test_whoever_has_a_chit_that_fits_gets_no_change() -> None:
    """The Captain has a Fight of one asterisk left beside that of two."""
    state = fought("captain", "fight M3**", "", c3="fatigued", c8="fatigued", c9="fatigued")
    assert offered(state) == ["spend 12"]


@rule("MR-6.10.2")
def test_without_change_the_rest_is_lost() -> None:
    state = fought("captain", "fight M3**", "", c3="wounded", c8="wounded", c9="wounded", c12="wounded")
    assert offered(state) == ["spend 5"]


@rule("MR-6.10.2")
def test_what_cannot_be_fatigued_is_wounded() -> None:
    """Of his Fights the Captain has M5 and H6 without asterisks."""
    state = combat("captain", foes=(GOBLIN,))
    worn: dict[int, ChitState] = dict.fromkeys((3, 5, 8, 9, 12), "wounded")
    chits = tuple(worn.get(number, "active") for number in range(1, 13))
    state.write_sheet(0, chits=chits)
    state.push(Tire("captain", 1, 0, 1))
    assert offered(state) == ["suffer 4", "suffer 11"]
    plays(state, "suffer 4")
    assert state.sheet(0).chits[3] == "wounded"


@rule("MR-6.10.3")
def test_wounds_go_to_active_chits_then_to_color_chits_then_to_fatigued_ones() -> None:
    state = combat("witch_king", foes=(GOBLIN,))
    for chits, expected in (
        (("active", "alerted", "color", "fatigued"), {1, 2}),
        (("color", "fatigued", "committed", "wounded"), {1}),
        (("fatigued", "committed", "wounded", "wounded"), {1}),
    ):
        state.write_sheet(0, chits=(*chits, *("wounded",) * 8))
        state.push(Bear("witch_king", 1))
        assert set(offered(state)) == {f"suffer {number}" for number in expected}
        state.pop()


def test_who_attacks_a_character_stays_with_him_as_it_is() -> None:
    state = combat(Fighter("captain", items=()), foes=(GOBLIN,))
    dodge = f"maneuver dodge {chit(state, 'captain', 'move M4*')}"
    plays(state, "pass", "pass", "pass", dodge, PLACED, dice=(4, 6, 1))
    assert state.stances == {GOBLIN: Stance("captain", "captain")}
    assert state.faces[GOBLIN] == "dark"
    assert state.choices(0).prompt == "encounter"


@rule("MR-1.5.4", "MR-6.10.1")
def test_what_was_played_can_be_played_again_in_the_next_round() -> None:
    state = fought("amazon", "fight M4*", "move M4")
    plays(state, "pass", "pass")
    assert any(text.endswith(chit(state, "amazon", "fight M4*")) for text in offered(state))


@rule("MR-6.10.3c")
def test_the_vial_of_healing_turns_wounds_into_fatigue_or_nothing() -> None:
    """The Captain's first chit has an asterisk, the second none; later he takes two wounds more."""
    wounded: dict[str, ChitState] = {"1": "wounded", "2": "wounded"}
    state = combat(Fighter("captain", items=("vial_of_healing",), chits=wounded), foes=("ogre-1",))
    state.active = ()
    plays(state, "activate vial_of_healing", "done")
    assert state.sheet(0).chits[:2] == ("fatigued", "active")
    state.push(Bear("captain", 2))
    plays(state, "suffer 2", "suffer 3")
    assert state.sheet(0).chits[:3] == ("fatigued", "active", "fatigued")


@rule("MR-11.94", "MR-6.10.3a", "MR-6.10.3b")
@pytest.mark.parametrize(("wounds", "dead"), [(2, False), (3, True)])
def test_color_chits_keep_somebody_alive_and_committed_ones_do_not(wounds: int, dead: bool) -> None:
    """The Wizard has a Move, a Fight and a color chit, and one more that is committed."""
    chits: dict[str, ChitState] = {str(number): "wounded" for number in range(1, 13)}
    chits |= {"2": "active", "6": "active", "10": "color", "11": "committed"}
    state = combat(Fighter("wizard", items=(), chits=chits), foes=("ogre-1",))
    attack = Attack("ogre-1", "wizard", 1, 5, 0, LEVEL["L"])
    for _ in range(wounds):
        hit_character(state, attack, Blow(LEVEL["L"], 0), Defence(state, "wizard", 1), CombatScript(()))
    assert is_dead(state, "wizard") is dead
    if not dead:
        state.push(Bear("wizard", wounds))
        plays(state, "suffer 2", "suffer 6")
        assert state.sheet(0).chits[9] == "color"


@rule("MR-6.10.2", "MR-6.10.3a")
@pytest.mark.parametrize(
    ("others", "wounds", "dead"), [(0, 0, True), (1, 0, False), (1, 1, True), (2, 1, False)]
)
def test_a_shortfall_that_wounds_the_last_chit_kills(others: int, wounds: int, dead: bool) -> None:
    """The Captain has a Fight without asterisks, so many other chits, and so many wounds to lay on them."""
    state = combat("captain", foes=(GOBLIN,))
    worn: dict[int, ChitState] = {4: "active", **dict.fromkeys((1, 2)[:others], "fatigued")}
    state.write_sheet(0, chits=tuple(worn.get(number, "wounded") for number in range(1, 13)))
    write_play(state, "captain", wounds=wounds, wounded_by=GOBLIN)
    state.push(Tire("captain", 1, 0, 1), Bear("captain", wounds), EndRound())
    plays(state, "suffer 4", *(["suffer 1"] if wounds and not dead else []))
    assert (state.places["captain"] == "dead") is dead


@rule("MR-6.10.3a")
def test_whoever_runs_himself_to_death_lies_in_the_clearing() -> None:
    chits: dict[str, ChitState] = {str(number): "wounded" for number in range(1, 13)}
    state = combat(Fighter("captain", chits=chits | {"4": "active"}), foes=(GOBLIN,))
    clearing = fight_of(state).clearing
    del state.plays["captain"]
    put(state, "captain", next(road.name for road in state.atlas.roads[clearing]))
    state.push(Tire("captain", 1, 0, 1))
    plays(state, "suffer 4")
    assert state.places["captain"] == "dead"
    assert state.places["short_sword-1"] == clearing
