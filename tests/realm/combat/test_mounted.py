"""MR-6.9.2, MR-6.9.6, MR-6.6.1, MR-8.4.1, MR-8.5.2: natives and their horses in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.counters import horse_of, living_horse, move_time
from fabula.games.realm.combat.events import CounterTurned
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import HorseKilled, Killed
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant, Setting, set_up
from fabula.games.realm.combat.sheets import Kill, Stance, write_fight
from fabula.games.realm.combat.timing import quickest
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

LANCER = Foe("L1", attacks="captain")


def blows(state: RealmState, **stances: Stance) -> list[Event]:
    """Let these counters strike in a second round, by time; with `__` for the hyphen in their names."""
    state.stances = {piece.replace("__", "-"): stance for piece, stance in stances.items()}
    write_fight(state, round=2)
    state.push(Resolve())
    return Resolve().run(state, CombatScript(()))


@rule("MR-6.6.1")
def test_before_the_melee_a_mounted_native_is_as_fast_as_his_horse_at_a_walk() -> None:
    """L1 himself has move time 2, his pony 5 at a walk and 3 at a gallop."""
    state = combat(Fighter("captain", items=()), foes=(LANCER,))
    assert quickest(state, "captain") == 5
    on_foot = combat(Fighter("captain", items=()), foes=(Foe("L1", attacks="captain", horse=False),))
    assert quickest(on_foot, "captain") == 2
    assert horse_of(on_foot, "L1") == ""


@rule("MR-6.7.3e", "MR-6.10.7")
def test_in_the_melee_the_horses_of_unhired_natives_gallop_and_then_walk_again() -> None:
    state = combat(Fighter("captain", items=()), foes=(LANCER,))
    events = plays(state, "pass", "pass")
    assert [(event.piece, event.dark) for event in told(events, CounterTurned)] == [("horse-L1", True)]
    assert move_time(state, "L1") == 3
    events = plays(
        state,
        *("pass", "pass", "place L1 smash", "place horse-L1 thrust"),
        dice=(4, 1, 1, 1, 1),
    )
    assert ("horse-L1", False) in [(event.piece, event.dark) for event in told(events, CounterTurned)]


@rule("MR-6.7.3d")
def test_a_horse_is_not_in_the_box_of_its_rider() -> None:
    state = combat(Fighter("captain", items=()), foes=(LANCER,))
    plays(state, "pass", "pass", "pass", "pass", "place L1 swing")
    assert offered(state) == ["place horse-L1 thrust", "place horse-L1 smash"]


CAVE = "borderland-6"


def underground(who: Fighter, *foes: Foe) -> RealmState:
    """A combat in a cave."""
    options = Options(gold_chits="none", leave_map="never")
    return set_up(Setting((who,), foes, clearing=CAVE, options=options), CombatScript(()))


@rule("MR-3.12.9")
def test_in_a_cave_a_native_fights_on_foot() -> None:
    """L1 himself has move time 2, and is struck himself."""
    state = underground(Fighter("captain", items=()), LANCER)
    assert state.atlas.clearings[state.places["L1"]].kind == "cave"
    assert (horse_of(state, "L1"), living_horse(state, "L1")) == ("", "horse-L1")
    assert quickest(state, "captain") == 2
    events = plays(state, "pass", "pass")
    assert told(events, CounterTurned) == []
    plays(state, "pass", "pass")
    assert {text.split()[1] for text in offered(state)} == {"L1"}
    put(state, "L1", "borderland-1")
    assert horse_of(state, "L1") == "horse-L1"


@rule("MR-3.12.9")
def test_in_a_cave_a_hired_native_fights_on_foot_too() -> None:
    state = underground(with_people("captain", "L1", away=True), Foe("ogre-1", attacks="L1"))
    assert {piece for piece in state.stances if piece.endswith("L1")} <= {"L1"}
    plays(state, "done", "place L1 smash")
    assert {text.split()[1] for text in offered(state)} == {"ogre-1"}


@rule("MR-3.12.9", "MR-6.9.2")
def test_in_a_cave_blows_strike_the_rider() -> None:
    state = underground(with_people("captain", "C1", away=True), Foe("L1"))
    stances = {"L1": Stance("L1", "", "red", 3), "C1": Stance("L1", "L1", "circle", 3)}
    events = blows(state, **stances)
    assert not told(events, HorseKilled)
    assert [event.who for event in told(events, Killed)] == ["L1"]


@rule("MR-3.12.9", "MR-8.4.1")
def test_whoever_dies_in_a_cave_is_buried_with_his_horse() -> None:
    state = underground(Fighter("captain", items=()), LANCER)
    write_fight(state, kills=(Kill("L1", ("captain",)),))
    share_spoils(state)
    assert state.places["L1"] == state.places["horse-L1"] == "dead"


@rule("MR-6.7.3d")
def test_nor_is_that_of_a_hireling() -> None:
    state = combat(with_people("captain", "L1", away=True), foes=(Foe("ogre-1", attacks="L1"),))
    plays(state, "done", "place L1 smash")
    assert offered(state) == ["place horse-L1 thrust", "place horse-L1 swing"]


def mounted(*, horse: bool = True, people: tuple[str, ...] = ("C2", "C1")) -> RealmState:
    """A Lancer, light side up, against hirelings."""
    return combat(with_people("captain", *people, away=True), foes=(Foe("L1", horse=horse),))


LANCE = Stance("L1", "", "red", 3)
PONY = Stance("L1", "", "red", 2)


@rule("MR-11.61", "MR-6.9.2", "MR-6.8.3")
def test_the_first_hit_kills_the_pony_and_a_later_one_the_lancer() -> None:
    """C1 strikes at time 3 for Light with a star, C2 at time 6; both meet the maneuver where they strike."""
    state = mounted()
    first, second = Stance("L1", "L1", "circle", 2), Stance("L1", "L1", "circle", 3)
    events = blows(state, L1=LANCE, horse__L1=PONY, C1=first, C2=second)
    assert [event.piece for event in told(events, HorseKilled)] == ["horse-L1"]
    assert [(event.who, event.killer) for event in told(events, Killed)] == [("L1", "C2")]
    assert state.places["horse-L1"] == "dead"


@rule("MR-6.9.2", "MR-6.8.3")
def test_while_the_horse_lives_its_box_and_its_time_count() -> None:
    """C2 strikes where the rider is, too slowly for the pony's walk of 5: on foot it would be a hit."""
    stance = Stance("L1", "L1", "circle", 3)
    assert not told(blows(mounted(), L1=LANCE, horse__L1=PONY, C2=stance), HorseKilled)
    state = mounted(horse=False)
    assert [event.who for event in told(blows(state, L1=LANCE, C2=stance), Killed)] == ["L1"]


@rule("MR-6.9.2")
def test_simultaneous_hits_all_strike_the_horse() -> None:
    """Both Pikemen have time 6 and the same spear."""
    stance = Stance("L1", "L1", "circle", 2)
    state = mounted(people=("C2", "C3"))
    events = blows(state, L1=LANCE, horse__L1=PONY, C2=stance, C3=stance)
    assert [event.piece for event in told(events, HorseKilled)] == ["horse-L1"]
    assert told(events, Killed) == []


@pytest.mark.parametrize(
    ("native", "attacker", "dies"),
    [
        ("L1", "C1", True),  # M does for a pony
        ("P1", "C1", False),  # a workhorse is Heavy
        ("P1", "C2", True),
        ("O1", "C2", False),  # a warhorse is Tremendous, and armored: H and a star are not enough
        ("O1", "C5", True),
    ],
)
@rule("MR-6.9.2")
def test_horses_are_as_tough_as_their_kind(native: str, attacker: str, dies: bool) -> None:
    state = combat(with_people("captain", attacker, away=True), foes=(Foe(native),))
    rider, horse = Stance(native, "", "red", 3), Stance(native, "", "red", 1)
    stances = {native: rider, f"horse__{native}": horse, attacker: Stance(native, native, "circle", 1)}
    assert bool(told(blows(state, **stances), HorseKilled)) == dies
    assert (horse_of(state, native) == "") == dies


@pytest.mark.parametrize(("rule_", "dead"), [("killed", ["O1"]), ("spared", [])])
@rule("MR-6.9.6")
def test_the_red_side_kills_horse_and_rider_or_by_the_option_the_horse(rule_: str, dead: list[str]) -> None:
    servant = Servant("O1")
    foe = Foe("giant-1", attacks="O1", dark=True)
    state = combat(with_people("captain", servant, away=True), foes=(foe,), red_side_riders=rule_)
    events = blows(
        state,
        O1=Stance("O1", "", "red", 3),
        horse__O1=Stance("O1", "", "red", 2),
        giant__1=Stance("O1", "O1", "square", 2),
    )
    assert [event.piece for event in told(events, HorseKilled)] == ["horse-O1"]
    assert [event.who for event in told(events, Killed)] == dead


@rule("MR-8.4.1")
def test_the_dead_take_their_horses_with_them() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("L1", dark=True), Foe("giant-1")))
    write_fight(state, kills=(Kill("L1", ("captain",)), Kill("giant-1", ("captain",))))
    share_spoils(state)
    assert state.places["L1"] == state.places["horse-L1"] == state.places["giant-1"] == "dead"
    assert "L1" not in state.faces


@rule("MR-8.5.2")
def test_a_horse_comes_back_with_its_rider_even_if_he_lived() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("L1", horse=False), Foe("L2", horse=False)))
    assert horse_of(state, "L1") == ""
    state.hired["L2"] = Hireling(0, until=14)
    state.fight, state.day, state.monster_roll = None, 7, 4
    seventh_day(state)
    assert (state.places["L1"], horse_of(state, "L1")) == ("lancers", "horse-L1")
    assert horse_of(state, "L2") == ""
