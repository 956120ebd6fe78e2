"""Mist: how the bot comes by it, what it counts on, and how it keeps color for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Chair, Choices
from fabula.games.realm import game
from fabula.games.realm.combat.sheets import attackers_of
from fabula.games.realm.day.actions import Enchant, Hide, Move, Ready, Rest, Restore
from fabula.games.realm.day.resting import ILL_HEALTH, WITHER
from fabula.games.realm.magic.actions import Cast, EnchantChit, Energize
from fabula.games.realm.magic.bewitching import MIST, Bewitchment
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics import melting
from fabula.games.realm.tactics.dangers import DAY_LOST, Evening, ambush_on, loss_by
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.helping import quiet_magic
from fabula.games.realm.tactics.journeys import Journey, ways_from
from fabula.games.realm.tactics.melting import (
    ESCAPES_WANTED,
    MELTED,
    PROFITABLE,
    color_to_make,
    danger_left,
    holds_back,
    lacks_color,
    melt,
    mist_chits,
    rests_to_color,
)
from fabula.games.realm.tactics.preparing import color_chits, combat_spells, repertoire
from fabula.games.realm.tactics.tactic import RealmTactic, answer
from realm.playing import know, some_dice
from realm.tactics.alone import known, morning, until

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

SORCEROR_VI = 7
"""A chit with which he casts it."""
PURPLE = (4, 5, 6, 10, 11, 12)
"""His chits that can be its color."""
DEADLY = "giant_bat-1"


def with_chits(state: RealmState, now: ChitState, *numbers: int) -> None:
    """Some of his chits are in this state."""
    chits = list(state.sheet(0).chits)
    for number in numbers:
        chits[number - 1] = now
    state.write_sheet(0, chits=tuple(chits))


def melted(colors: int, who: str = "sorceror") -> RealmState:
    """A morning after he has cast it upon himself, with so much color."""
    state = morning(who)
    with_chits(state, "active", *mist_chits(state.sheet(0), state.box, "color"))
    with_chits(state, "committed", SORCEROR_VI)
    with_chits(state, "color", *PURPLE[:colors])
    row = Bewitchment(MIST, who, f"chit:{SORCEROR_VI}", (who,), energized=False)
    state.bewitched = (*state.bewitched, row)
    return state


def turn(state: RealmState, goal: Journey | None = None) -> list[Action]:
    """The turn that he records with this in mind, or nothing."""
    found: list[Action] = []
    while not (found and found[-1] == Ready()):
        found.append(Day(known(state), state.choices(0), goal, state.view(0).my_draft).phase())
        state.play(0, found[-1], some_dice(1))
    return found


@pytest.mark.parametrize("who", ["sorceror", "witch_king", "magician"])
def test_whoever_can_melt_begins_with_mist_and_all_its_color_but_one(who: str) -> None:
    assert repertoire(who)[0] == MIST
    state = morning(who)
    sheet = state.sheet(0)
    assert MIST in sheet.spells
    able = mist_chits(sheet, state.box, "color", "active")
    assert len(able) - len(mist_chits(sheet, state.box, "color")) <= 1
    assert {*mist_chits(sheet, state.box, "color")} <= {*color_chits(who, repertoire(who))}


def test_others_do_not_and_keep_half_of_what_casts() -> None:
    assert MIST not in repertoire("wizard")
    assert MIST not in repertoire("druid")
    assert len(color_chits("sorceror", ("fiery_blast",))) == 3, "of six"
    assert len(color_chits("sorceror", (MIST, "fiery_blast"))) == 5
    assert len(color_chits("sorceror", ("fiery_blast", MIST))) == 3, (
        "it is not what he relies on, as in a duel"
    )
    assert MIST in combat_spells("sorceror")[1:]


def test_on_a_quiet_evening_it_is_the_first_spell_that_he_casts() -> None:
    state = until("fight-on", "sorceror", 3)
    tactic = RealmTactic()
    while state.choices(0).prompt != "encounter":
        state.play(0, tactic(Chair(game, state, 0), some_dice(1)), some_dice(1))
    cast = quiet_magic(Chair(game, state, 0), state.choices(0), some_dice(1))
    assert isinstance(cast, Cast)
    assert cast.spell == MIST


@pytest.mark.parametrize(("colors", "casts"), [(ESCAPES_WANTED, False), (ESCAPES_WANTED + 1, True)])
def test_the_last_color_is_not_for_other_spells(colors: int, *, casts: bool) -> None:
    """Once he can melt: a phantasm takes the same color."""
    state = until("fight-on", "sorceror", 3)
    prepared = melted(colors)
    state.bewitched, sheet = prepared.bewitched, prepared.sheet(0)
    state.write_sheet(0, chits=sheet.chits, spells=(MIST, "phantasm"))
    found = quiet_magic(Chair(game, state, 0), state.choices(0), some_dice(1))
    assert (found is not None) == casts


def test_he_counts_on_mist_only_after_he_has_cast_it() -> None:
    assert known(melted(2)).melts == 2
    assert known(melted(0)).melts == 0
    assert known(morning("sorceror")).melts == 0


def test_the_more_color_the_less_he_fears() -> None:
    left = [danger_left(known(melted(colors))) for colors in range(6)]
    assert left == sorted(left, reverse=True)
    assert left[0] == 1
    assert left[1] < 0.5
    helpless, safe = (loss_by(known(melted(colors)), (DEADLY,)) for colors in (0, 3))
    assert DAY_LOST < safe < helpless / 10


def test_he_strikes_first_only_if_he_could_melt_afterwards() -> None:
    tame, ready = known(melted(ESCAPES_WANTED - 1)), known(melted(ESCAPES_WANTED))
    assert holds_back(tame)
    assert not holds_back(ready)
    assert not holds_back(known(morning("dwarf"))), "who knows no spells"
    assert ambush_on(tame, ("ogre-1",)) == 0
    assert ambush_on(ready, ("ogre-1",)) > 0


def attacked(colors: int) -> RealmState:
    """An evening in which a dragon has found him, when he is asked for color."""
    state = melted(colors)
    put(state, DEADLY, state.places["sorceror"])
    know(state, 0, hidden=False)
    dice = some_dice(5)
    state.play(0, Ready(), dice)
    while state.to_act() and (state.fight is None or state.choices(0).prompt != "energize"):
        state.play(0, state.choices(0).actions[-1], dice)
    return state


def test_attacked_he_melts() -> None:
    state = attacked(2)
    assert attackers_of(state, "sorceror")
    action = RealmTactic()(Chair(game, state, 0), some_dice(1))
    assert isinstance(action, Energize)
    state.play(0, action, some_dice(1))
    assert state.fight is None, "nobody can attack him any more"


def test_he_stays_in_a_fight_that_is_worth_it_and_melts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    state = attacked(2)
    actions = state.choices(0).actions
    assert isinstance(melt(state, "sorceror", actions, lambda: PROFITABLE - 0.01), Energize)
    assert melt(state, "sorceror", actions, lambda: PROFITABLE) == Done()
    monkeypatch.setattr(melting, "attackers_of", lambda *_: ())
    assert melt(state, "sorceror", actions, lambda: -9.0) == Done()


def test_he_lacks_color_if_he_could_have_more_up_to_two() -> None:
    assert lacks_color(known(melted(0)))
    assert lacks_color(known(melted(1)))
    assert not lacks_color(known(melted(2)))
    alone = melted(1)
    with_chits(alone, "committed", *PURPLE[1:])
    assert not lacks_color(known(alone)), "there is no other chit for it"
    assert not lacks_color(known(morning("wizard"))), "who does not know how"


def test_without_color_he_makes_some_first_of_all_for_mist() -> None:
    state = melted(0)
    wanted = color_to_make(known(state))
    assert wanted in PURPLE
    assert answer(known(state), Choices("enchant", (EnchantChit(1), EnchantChit(wanted)))) == EnchantChit(
        wanted
    )
    assert sum(isinstance(phase, Enchant) for phase in turn(state)) >= 2
    assert color_to_make(known(melted(6))) is None, "there is enough"


def test_a_tired_chit_is_rested_before_it_is_enchanted() -> None:
    state = melted(0)
    with_chits(state, "fatigued", *PURPLE)
    with_chits(state, "fatigued", 2)
    assert rests_to_color(known(state)) == 1, "each has one asterisk"
    restores = tuple(Restore(number) for number in (2, *PURPLE))
    assert answer(known(state), Choices("rest", restores)) == Restore(10), "not the quicker Fight chit"
    phases = [type(phase) for phase in turn(state)]
    assert phases.index(Rest) < phases.index(Enchant)
    with_chits(state, "active", PURPLE[0])
    assert rests_to_color(known(state)) == 0


@pytest.mark.parametrize("drafted", [(), (Hide("ordinary"),) * 2])
def test_for_color_he_stops_on_his_way_but_not_beside_monsters(drafted: tuple[Action, ...]) -> None:
    """He hides with what that leaves: a preparation without a chit is lost at night (MR-3.11.1)."""
    state = melted(0)
    knowing = known(state)
    level = (name for name in ways_from(knowing, knowing.here).days if not knowing.is_mountain(name))
    goal = Journey(next(name for name in level if name != knowing.here), "explore", 9.0)
    assert isinstance(Day(knowing, state.choices(0), goal, drafted).phase(), Enchant)
    put(state, DEADLY, knowing.here)
    hidden = (Hide("ordinary"),) * 3
    assert isinstance(Day(known(state), state.choices(0), goal, hidden).phase(), Move)


@pytest.mark.parametrize("colors", [0, 2])
def test_in_a_dangerous_place_color_comes_before_hiding(colors: int) -> None:
    """It saves him for longer than a night; once he has it he hides as well as anybody."""
    state = melted(colors)
    knowing = known(state)
    knowing.nights = {(knowing.here, times): 9.0 * 0.5**times for times in range(5)}
    goal = Journey(knowing.here, "heal", 1.0)
    first = Day(knowing, state.choices(0), goal).phase()
    assert type(first) is (Enchant if colors < ESCAPES_WANTED else Hide)
    prepared = (Enchant("ordinary"), Enchant("ordinary"))
    assert isinstance(Day(knowing, state.choices(0), goal, prepared).phase(), Hide)


def test_in_a_dangerous_place_he_hides_before_he_rests_for_color() -> None:
    """That may take all day."""
    state = melted(0)
    with_chits(state, "fatigued", *PURPLE)
    knowing = known(state)
    knowing.nights = {(knowing.here, times): 9.0 * 0.5**times for times in range(5)}
    goal = Journey(knowing.here, "heal", 1.0)
    assert isinstance(Day(knowing, state.choices(0), goal).phase(), Hide)
    assert isinstance(Day(knowing, state.choices(0), goal, (Hide("ordinary"),) * 3).phase(), Rest)


@pytest.mark.parametrize("curse", [ILL_HEALTH, WITHER])
def test_under_curses_he_wants_no_color_of_tired_chits(curse: str) -> None:
    """MR-3.8.4: he would rest in vain, day after day, and never come to the Chapel."""
    state = melted(0)
    with_chits(state, "fatigued", *PURPLE)
    assert lacks_color(known(state))
    assert color_to_make(known(state)) is None, "first he rests"
    state.write_sheet(0, curses=(curse,))
    assert not lacks_color(known(state))
    assert known(state).tired == 0
    with_chits(state, "active", PURPLE[0])
    assert lacks_color(known(state)), "of this one he could make some"


def test_under_wither_wounds_can_be_rested_and_fatigue_cannot() -> None:
    """MR-3.8.4."""
    state = melted(0)
    state.write_sheet(0, curses=(WITHER,))
    with_chits(state, "wounded", *PURPLE[:2])
    with_chits(state, "fatigued", *PURPLE[2:])
    assert known(state).tired == 2


def test_wounds_take_twice_as_long() -> None:
    """MR-3.8.3: to fatigued, and then to active."""
    state = melted(0)
    with_chits(state, "wounded", *PURPLE)
    assert rests_to_color(known(state)) == 2
    with_chits(state, "fatigued", PURPLE[3])
    assert rests_to_color(known(state)) == 1


@pytest.mark.parametrize(("left", "sources", "prepares"), [(1, 1, False), (1, 2, True), (2, 1, True)])
def test_he_prepares_only_if_there_is_time_for_a_chit_as_well(
    left: int, sources: int, *, prepares: bool
) -> None:
    """MR-3.11.1: two phases; the aura of power has one of its own."""
    knowing = known(melted(0))
    enchants = (Enchant("ordinary"), Enchant("aura_of_power"))[:sources]
    choices = Choices("turn", (*enchants, Ready()), {"clearing": knowing.here, "left": left})
    hidden = (Hide("ordinary"),) * 3
    goal = Journey(knowing.here, "heal", 1.0)
    assert isinstance(Day(knowing, choices, goal, hidden).phase(), Enchant) == prepares
    begun = (*hidden, Enchant("ordinary"))
    assert isinstance(Day(knowing, choices, goal, begun).phase(), Enchant)


def misty(colors: int = 0) -> RealmState:
    """The same morning, but it is purple: he is mist until Midnight."""
    state = melted(colors)
    state.bewitched = tuple(replace(row, energized=True) for row in state.bewitched)
    return state


@pytest.mark.parametrize("colors", [0, 1, 2])
def test_to_be_mist_today_saves_nobody_tomorrow(colors: int) -> None:
    """MR-7.7.3: until Midnight; the nights ahead are as dangerous as ever."""
    state = misty(colors)
    assert known(state).is_mist
    assert not known(melted(colors)).is_mist
    assert danger_left(known(state)) == MELTED[colors]
    state.bewitched = tuple(replace(row, targets=("ogre-1",)) for row in state.bewitched)
    assert not known(state).is_mist, "somebody else is"


def ends(phases: list[Action], start: str) -> str:
    """Where a turn leads."""
    return next((one.clearing for one in reversed(phases) if isinstance(one, Move)), start)


def test_mist_goes_past_monsters_and_hides_nowhere() -> None:
    """MR-15.6.3c: they cannot block him, and in the evening nobody attacks him."""
    state = misty()
    knowing = known(state)
    near = ways_from(knowing, knowing.here).days
    level = [name for name in near if name != knowing.here and not knowing.is_cave(name)]
    goal = Journey(max(level, key=lambda name: (near[name] <= 0.75, near[name])), "loot", 9.0)
    put(state, DEADLY, knowing.here)
    for road in knowing.atlas.roads_from(knowing.here):
        if road.end is not None:
            state.standing_at[road.end] = (*state.standing_at.get(road.end, ()), "demon")
    phases = turn(state, goal)
    assert {type(one) for one in phases} == {Move, Ready}
    assert ends(phases, knowing.here) == goal.clearing


def test_mist_uses_ways_that_nobody_has_found() -> None:
    """MR-15.6.3a."""
    state = misty()
    knowing = known(state)
    start, road = next(
        (start, road)
        for start, roads in knowing.atlas.roads.items()
        for road in roads
        if road.kind != "road" and road.end and not any(map(knowing.is_mountain, (start, road.end)))
    )
    put(state, "sorceror", start)
    assert not known(state).is_open(road)
    assert turn(state, Journey(str(road.end), "explore", 9.0))[0] == Move(str(road.end), "ordinary")


def test_mist_ends_a_climb_that_it_has_begun() -> None:
    """MR-3.5.2."""
    state = misty()
    knowing = known(state)
    start, mountain = next(
        (start, str(road.end))
        for start, roads in knowing.atlas.roads.items()
        for road in roads
        if road.kind == "road" and road.end and knowing.is_mountain(road.end)
    )
    put(state, "sorceror", start)
    climb = Move(mountain, "ordinary")
    choices = Choices("turn", (Ready(), climb), {"clearing": start, "left": 1})
    assert Day(known(state), choices, None, (climb,)).phase() == climb


def test_mist_on_a_roadway_goes_on() -> None:
    """MR-3.5.8: where it is dangerous at one end to the other."""
    state = misty()
    knowing = known(state)
    road, *_ = (road for road in knowing.atlas.roads[knowing.here] if road.kind == "road" and road.end)
    put(state, "sorceror", road.name)
    put(state, DEADLY, knowing.here)
    assert turn(state)[0] == Move(str(road.end), "ordinary")


def test_mist_does_not_sleep_where_it_would_wake_up_among_monsters() -> None:
    state = misty()
    knowing = known(state)
    here = knowing.here
    knowing.evenings = dict.fromkeys(knowing.atlas.clearings, Evening(0.0))
    assert Day(knowing, state.choices(0), None).phase() == Ready(), "it can do nothing, and need not hide"
    put(state, DEADLY, here)
    phases = turn(state, None)
    assert {type(one) for one in phases} == {Move, Ready}
    assert not known(state).monsters_at(ends(phases, here))


def test_learned_mist_is_as_good() -> None:
    """MR-7.3.1."""
    state = melted(0)
    state.write_sheet(0, spells=(), learned=(MIST,))
    assert lacks_color(known(state))
    assert holds_back(known(state))


def test_he_counts_on_no_chit_that_he_does_not_have_yet() -> None:
    """MR-10.12: with development somebody begins with fewer; a bot may take over his seat."""
    state = melted(2, "witch_king")
    sheet = state.sheet(0)
    state.write_sheet(0, level=2, chits=sheet.chits[:6])
    knowing = known(state)
    assert knowing.color_wanted == tuple(number for number in (1, 2, 4, 5, 7) if number <= 6)
    assert all(number <= 6 for number in knowing.pale)
