"""MR-9: what counts at the end, the score, and the winner."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.order import Days
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.scoring.events import CategoryCounted, LastDayOver, Scored
from fabula.games.realm.scoring.records import add_fame, add_gold, add_notoriety
from fabula.games.realm.scoring.victory import (
    SCORE_OF_THE_DEAD,
    Points,
    final_standing,
    is_sudden_death,
    points_at_end,
    score_of,
    total_score,
)
from fabula.games.realm.sheet import Requirements
from fabula.testing import rule
from realm.playing import answer, awake, give, know, live, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

NOTHING = Points(0, 0, 0, 0, 0)


def total(points: Points, required: Requirements) -> int:
    return total_score(awake("dwarf").box.victory, points, required)


@rule("MR-9.1.1", "MR-9.3.1")
@pytest.mark.parametrize(
    ("category", "unit"),
    [("great_treasures", 1), ("usable_spells", 2), ("fame", 10), ("notoriety", 20), ("gold", 30)],
)
def test_a_victory_point_asks_for_one_unit_of_its_category(category: str, unit: int) -> None:
    fields = ("great_treasures", "usable_spells", "fame", "notoriety", "gold")
    one = Requirements(*(int(field == category) for field in fields))
    for have, expected in ((unit, 0), (unit - 1, 2 * (-3 // unit)), (2 * unit - 1, 0), (2 * unit, 2)):
        if unit > 1 or have != 2 * unit - 1:
            points = Points(*(have if field == category else 0 for field in fields))
            assert total(points, one) == expected, have


@rule("MR-9.3.1", "MR-9.3.2", "MR-9.3.3", "MR-11.81")
def test_a_deficit_counts_three_times_and_is_rounded_down() -> None:
    two = Requirements(0, 0, 2, 0, 0)
    assert total(Points(0, 0, 15, 0, 0), two) == -6
    assert total(Points(0, 0, 20, 0, 0), two) == 0
    assert total(Points(0, 0, 19, 0, 0), two) == -3
    assert total(Points(0, 0, 29, 0, 0), two) == 0
    assert total(Points(0, 0, 30, 0, 0), two) == 3
    assert total(Points(0, 0, -1, 0, 0), Requirements(0, 0, 0, 0, 0)) == -1


@rule("MR-9.3.4", "MR-11.80")
def test_the_total_is_the_sum_over_the_categories() -> None:
    required = Requirements(great_treasures=0, usable_spells=0, fame=2, notoriety=2, gold=1)
    points = Points(great_treasures=1, usable_spells=0, fame=28, notoriety=61, gold=55)
    assert total(points, required) == 4
    assert total(NOTHING, Requirements(0, 0, 0, 0, 0)) == 0


@rule("MR-9.2.2", "MR-9.2.4", "MR-9.2.5", "MR-9.2.6")
def test_recorded_and_owned_values_count_and_gold_beyond_the_starting_worth() -> None:
    state = awake("dwarf", at="ruins-1")
    know(state, fame=25, notoriety=55, gold=90, worth=35)
    assert points_at_end(state, 0) == Points(0, 0, 25, 55, 55)
    for card in ("dragon_essence", "belt_of_strength", "royal_sceptre"):
        give(state, card, active=False)
    # Great, -10, 20; not great, 3, 6; great, 0, -15.
    assert points_at_end(state, 0) == Points(2, 0, 25 - 10 + 3, 55 + 20 + 6 - 15, 55)
    give(state, "tremendous_armor", active=False)
    assert points_at_end(state, 0) == Points(2, 0, 18 + 6, 66 + 3, 55)


@rule("MR-9.2.1")
def test_what_he_cannot_carry_does_not_count() -> None:
    state = awake("witch_king", at="ruins-1")
    give(state, "bejeweled_dwarf_vest")
    give(state, "hidden_ring")
    assert points_at_end(state, 0).great_treasures == 1
    strong = awake("dwarf", at="ruins-1")
    give(strong, "bejeweled_dwarf_vest")
    give(strong, "hidden_ring")
    assert points_at_end(strong, 0).great_treasures == 2
    rider = awake("witch_king", at="ruins-1")
    give(rider, "bejeweled_dwarf_vest")
    give(rider, "pony_m3_m5")
    assert points_at_end(rider, 0).great_treasures == 1
    put(rider, "witch_king", "ruins-6")  # a cave
    assert points_at_end(rider, 0).great_treasures == 0
    leader = awake("witch_king", at="ruins-1")
    give(leader, "bejeweled_dwarf_vest")
    give(leader, "pony_m3_m5", active=False)
    assert points_at_end(leader, 0).great_treasures == 1  # put away, the horse carries it


def ended(*fames: int, negative_winner: bool = False) -> RealmState:
    """Characters who need Fame 1 and have so much."""
    state = awake("dwarf", "elf", "amazon", negative_winner=negative_winner)
    for seat, fame in enumerate(fames):
        know(state, seat, fame=fame, gold=0, worth=0, requirements=Requirements(0, 0, 1, 0, 0))
    return state


@rule("MR-9.4.1")
def test_the_highest_total_wins_and_equal_totals_draw() -> None:
    assert final_standing(ended(10, 30, 20)).places == (3, 1, 2)
    assert final_standing(ended(20, 10, 29)).places == (1, 3, 1)
    assert final_standing(ended(20, 10, 29)).scores == (2, 0, 2)


@rule("MR-9.4.2")
def test_if_all_are_negative_nobody_wins_unless_it_is_agreed() -> None:
    negative = final_standing(ended(1, 2, 8))
    assert (negative.winners, max(negative.scores)) == ((), -2)
    assert negative.places == (3, 3, 2)
    assert final_standing(ended(1, 2, 8, negative_winner=True)).winners == (2,)
    assert final_standing(ended(1, 2, 10)).winners == (2,)


def test_at_the_end_requirements_and_totals_are_open() -> None:
    state = awake("dwarf", "elf", days=1)
    assert state.view(0).characters[1].requirements is None
    assert state.view(0).characters[1].score is None
    answer(state, "ready", seat=0)
    events = answer(state, "ready", seat=1)
    assert [event.total for event in told(events, Scored)] == [score_of(state, 0), score_of(state, 1)]
    view = state.view(0).characters[1]
    assert (view.requirements, view.score) == (state.sheet(1).requirements, score_of(state, 1))
    assert state.imagine(0, some_dice()).standing() == state.standing()


@rule("MR-9.3.3", "MR-9.2.6")
def test_at_the_end_everybody_is_told_what_each_category_counts() -> None:
    state = awake("dwarf", days=1)
    know(state, fame=25, notoriety=5, gold=40, worth=13, requirements=Requirements(0, 0, 1, 2, 2))
    events = live(state)
    counted = {
        event.category: (event.have, event.need, event.score) for event in told(events, CategoryCounted)
    }
    assert counted["fame"] == (25, 10, 2)
    assert counted["notoriety"] == (5, 40, -18)
    assert counted["gold"] == (27, 60, -12)
    assert sum(score for _, _, score in counted.values()) == score_of(state, 0)


@rule("MR-6.15.2")
def test_of_the_dead_nothing_is_counted_at_the_end() -> None:
    state = awake("dwarf", "elf", days=1)
    answer(state, "ready", seat=0)
    put(state, "elf", DEAD)
    state.agenda = (Days(),)
    events = state.go_on(some_dice())
    assert {event.seat for event in told(events, CategoryCounted)} == {0}
    assert [event.total for event in told(events, Scored)][1] == SCORE_OF_THE_DEAD


def test_a_game_of_one_has_a_score() -> None:
    state = awake("dwarf", days=1)
    know(state, fame=50, notoriety=100, gold=500)
    live(state)
    standing = state.standing()
    assert standing is not None
    assert standing.scores == (score_of(state, 0),)


@rule("MR-9.2.1", "MR-4.8.2")
def test_what_his_hirelings_hold_does_not_count() -> None:
    state = awake("dwarf", at="ruins-1")
    serve(state, "SHQ", 0, 14)
    put(state, "SHQ", "ruins-1")
    put(state, "hidden_ring", "SHQ")
    assert points_at_end(state, 0).great_treasures == 0
    put(state, "hidden_ring", "dwarf")
    assert points_at_end(state, 0).great_treasures == 1


@rule("MR-9.2.3")
def test_spells_count_that_were_learned_in_play_and_can_be_cast() -> None:
    state = awake("witch", at="ruins-1")  # Magic II, V and VIII
    know(state, spells=("fog",), learned=())
    assert points_at_end(state, 0).usable_spells == 0
    know(state, learned=("fog", "curse", "fiery_blast"))
    types = {state.box.spells[spell].type for spell in ("fog", "curse", "fiery_blast")}
    assert types & {"II", "V", "VIII"} != types
    usable = [s for s in ("fog", "curse", "fiery_blast") if state.box.spells[s].type in ("II", "V", "VIII")]
    assert points_at_end(state, 0).usable_spells == len(usable)
    know(state, chits=("fatigued",) * 12)  # which does not matter: what is printed does
    assert points_at_end(state, 0).usable_spells == len(usable) > 0


@rule("MR-9.3.5", "MR-11.82", "MR-11.83", "MR-16.12.5", "MR-16.12.6")
def test_cursed_records_count_as_minus_one() -> None:
    state = awake("dwarf", at="ruins-1")
    none = Requirements(0, 0, 0, 0, 0)
    know(state, gold=200, worth=35, curses=("ashes",), requirements=Requirements(0, 0, 0, 0, 1))
    assert points_at_end(state, 0).gold == -36
    assert score_of(state, 0) == -14
    know(state, gold=35, fame=40, curses=("disgust",), requirements=none)
    assert points_at_end(state, 0).fame == -1
    give(state, "belt_of_strength", active=False)  # Fame 3, Notoriety 6
    assert points_at_end(state, 0).fame == 2
    assert score_of(state, 0) == 0


@rule("MR-0.7.1", "MR-9.3.6", "MR-1.12.1")
def test_fractions_are_kept_exactly_and_rounded_down_when_they_count() -> None:
    state = awake("dwarf", at="ruins-1")
    third = Fraction(1, 3)
    for _ in range(2):
        add_fame(state, 0, third)
        add_notoriety(state, 0, third)
        add_gold(state, "dwarf", third)
    sheet, gold = state.sheet(0), state.individual("dwarf").gold
    assert (sheet.fame, sheet.fame_part, sheet.notoriety, sheet.notoriety_part) == (0, (2, 3), 0, (2, 3))
    assert state.individual("dwarf").gold_part == (2, 3)
    assert points_at_end(state, 0).fame == 0
    add_fame(state, 0, third)
    assert (state.sheet(0).fame, state.sheet(0).fame_part) == (1, (0, 1))
    add_notoriety(state, 0, -1)
    assert (state.sheet(0).notoriety, state.sheet(0).notoriety_part) == (-1, (2, 3))
    assert points_at_end(state, 0).notoriety == -1
    add_gold(state, "dwarf", -gold)
    assert (state.individual("dwarf").gold, state.individual("dwarf").gold_part) == (0, (2, 3))
    with pytest.raises(ValueError, match="no 1 gold"):
        add_gold(state, "dwarf", -1)
    assert state.view(None).characters[0].fame_part == (0, 1)


@rule("MR-9.5.2", "MR-3.16.10")
def test_with_sudden_death_the_first_midnight_ends_the_game_at_which_somebody_has_enough() -> None:
    for sudden in (False, True):
        state = awake("dwarf", "elf", days=7, sudden_death=sudden)
        for seat, fame in enumerate((9, 0)):
            know(state, seat, fame=fame, gold=0, worth=0, requirements=Requirements(0, 0, 1, 0, 0))
        for seat in range(2):
            answer(state, "ready", seat=seat)
        assert (state.day, state.standing()) == (2, None)  # nobody has enough yet
        know(state, 0, fame=10)
        for seat in range(2):
            events = answer(state, "ready", seat=seat)
        assert bool(told(events, LastDayOver)) is sudden
        standing = state.standing()
        assert (standing is not None) is sudden
    assert standing is not None
    assert (standing.places, standing.scores, standing.ending) == ((1, 2), (0, -6), "sudden-death")
    assert told(events, LastDayOver)[0].rule == "MR-9.5.2"


@rule("MR-9.5.2", "MR-9.3.1", "MR-9.3.2")
@pytest.mark.parametrize(("fame", "ends"), [(9, False), (10, True), (20, True)])
def test_more_than_enough_is_enough_for_sudden_death(fame: int, ends: bool) -> None:
    state = awake("dwarf", days=7, sudden_death=True)
    know(state, fame=fame, gold=0, worth=0, requirements=Requirements(0, 0, 1, 0, 0))
    assert is_sudden_death(state) is ends
    assert score_of(state, 0) == {9: -2, 10: 0, 20: 2}[fame]


@rule("MR-9.5.2", "MR-9.2.1", "MR-6.15.2")
def test_nobody_dead_ends_a_game_by_sudden_death_whatever_his_records_count() -> None:
    state = awake("dwarf", "elf", days=7, sudden_death=True, dead_score="counted")
    for seat, fame in enumerate((10, 0)):
        know(state, seat, fame=fame, gold=0, worth=0, requirements=Requirements(0, 0, 1, 0, 0))
    assert is_sudden_death(state)
    put(state, "dwarf", DEAD)
    assert score_of(state, 0) == 0
    assert not is_sudden_death(state)
