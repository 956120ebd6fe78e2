"""What a board is told besides the view: walks, odds, spells, moves of monsters, and offers to follow."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from fabula.core import RandomDice, extras
from fabula.games.foes.actions import Go
from fabula.games.foes.game import game
from fabula.games.foes.insight import Duel, FoesInsight, Offered, Roam, SpellNow, Walk, beheld, insight
from fabula.games.foes.options import Options
from fabula.games.foes.turn import Act
from fabula.terminal.planning import way_to
from fabula.testing import rule
from foes.setting import play, position

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.foes.state import FoesState

DECISIONS = 250
EAGER = ("fight", "open", "cast", "join", "wander", "swap", "turn", "follow")
OPEN = {"closed": {"*": "N"}}


def told(state: FoesState, seat: Seat | None = None) -> FoesInsight:
    """What the board of the seat that is asked, or of this one, is told."""
    seat = state.to_act()[0] if seat is None else seat
    found = insight(state.view(seat), seat=seat)
    assert found is not None
    return found


def duel(found: FoesInsight, monster: int) -> Duel:
    """The battle with this monster."""
    return next(each for each in found.duels if each.monster == monster)


def walk(found: FoesInsight, space: str) -> Walk:
    """The walk to this space."""
    return next(each for each in found.walks if each.space == space)


def test_the_game_offers_it() -> None:
    assert extras.insight("foes") is insight


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_tells_all_that_its_seat_may_do(seats: int) -> None:
    chance = Random(f"insight {seats}")
    dice = RandomDice(chance)
    state = game.start(Options(), seats, dice)
    for _ in range(DECISIONS):
        (seat,) = state.to_act()
        actions = state.choices(seat).actions
        found = told(state)
        assert beheld(state.view(seat)).choices(seat).actions == actions
        assert [roam.action for roam in found.roams] == [
            " ".join(action.words()) for action in actions if action.words()[0] == "wander"
        ]
        assert found.plain == tuple(action.words()[0] for action in actions if len(action.words()) == 1)
        for other in (None, *range(seats)):
            if other != seat:
                others = insight(state.view(other), seat=other)
                assert others is not None
                assert (others.walks, others.targets, others.roams, others.steps) == ((), (), (), None)
        eager = [action for action in actions if action.words()[0] in EAGER]
        state.play(seat, chance.choice(eager if eager and chance.random() < 0.4 else actions), dice)


@rule("FOE-4.1", "FOE-4.3", "FOE-5.1")
def test_walks_are_those_that_can_be_foreseen() -> None:
    chance = Random("walks")
    dice = RandomDice(chance)
    state, drawing = game.start(Options(), 3, dice), extras.drawing("foes")
    assert drawing is not None
    compared = news = 0
    while compared < 120:
        (seat,) = state.to_act()
        if isinstance(state.agenda[-1], Act) and chance.random() < 0.3:
            ways = {each.space: each for each in told(state).walks}
            for space in chance.sample(state.maze.ids, 6):
                way = way_to(drawing, state, seat, Go(space))
                assert len(way) == (len(ways[space].way) if space in ways else 0)
                compared += 1
            for each in ways.values():
                after = state.copy()
                for step in each.way[:-1]:
                    assert not any(event.reveals for event in after.play(seat, Go(step), dice))
                last = after.play(seat, Go(each.space), RandomDice(Random(0)))
                assert any(event.reveals for event in last) == each.news
                news += each.news
        actions = state.choices(seat).actions
        state.play(seat, chance.choice(actions[:-1] or actions), dice)
    assert news > 0


@rule("FOE-3.6")
def test_far_off_there_is_no_battle_any_more() -> None:
    state = position(A="S1 w25 c6", B="S2", tiles={"C2": 23, "C12": 24}, **OPEN)
    found = told(state)
    assert found.steps == (0, 12)
    near, far = walk(found, "C2"), next(each for each in found.walks if len(each.way) > 6)
    assert near.way[-1] == "C2"
    assert (near.battle, far.battle) == (True, False)


@rule("FOE-6.4", "FOE-7.3")
def test_each_battle_with_its_odds() -> None:
    found = told(position(A="S1 w25 c2", B="S2", tiles={"C2": 23, "C12": 30, "C3": 5}))
    here = duel(found, 23)
    assert (here.space, here.strength, here.wisdom) == ("C2", 23, 29)
    assert sum(chance for _, chance in here.costs) == pytest.approx(1)
    assert here.win == pytest.approx(sum(chance for cost, chance in here.costs if cost <= 2))
    assert 0 < here.win < 1
    assert duel(found, 30).win == 0


@rule("FOE-6.2", "FOE-7.5")
def test_a_weak_monster_dies_of_fright() -> None:
    found = duel(told(position(A="S1 w25 c6", B="S2", tiles={"C3": 5})), 5)
    assert found == Duel(
        monster=5, space="C3", strength=5, win=1.0, costs=((0, 1.0),), fright=True, gold=0, wisdom=25
    )


@rule("FOE-17.6")
def test_transform_changes_the_battle_here() -> None:
    state = position(A="C2 w20 c6 3-transform-2", B="S1 w30", tiles={"C2": 22, "C3": 21})
    assert duel(told(state), 22).win == 0
    assert told(state).spells == (SpellNow("3-transform-2", (-2, -1, 1, 2), ()),)
    play(state, "cast 3-transform-2 -2")
    found = told(state)
    assert (duel(found, 22).strength, duel(found, 21).strength) == (20, 21)
    assert duel(found, 22).win > 0
    assert found.spells == ()


@rule("FOE-17.4", "FOE-16.5")
def test_spells_with_whom_or_how_much_they_can_be_cast_for_now() -> None:
    state = position(A="S1 w49 2-transference-0 4-wisdom-3 1-transform-1", B="S2", C="S3")
    assert told(state).spells == (
        SpellNow("1-transform-1", (), ()),  # no monster to fight
        SpellNow("2-transference-0", (), (1, 2)),
        SpellNow("4-wisdom-3", (1,), ()),  # wisdom ends at 50
    )
    assert told(state, 1).spells == ()


@rule("FOE-3.7", "FOE-17.10", "FOE-17.11")
def test_the_spaces_that_a_question_is_about() -> None:
    state = position(A="- 3-exchange-2 1-rotate-2", B="S2", tiles={"C2": 23, "C3": 5}, **OPEN)
    assert told(state).targets == ("S1", "S2", "S3", "S4")
    play(state, "enter S1", "cast 3-exchange-2 2")
    assert told(state).targets == ("C2", "C3")
    play(state, "done", "cast 1-rotate-2 2")
    assert set(told(state).targets) == {state.maze.ids[space] for space in state.maze.intersections}


@rule("FOE-17.7", "FOE-10.7")
def test_where_a_monster_can_be_moved_and_whom_it_takes_along() -> None:
    state = position(A="S1 1-move_monster-2", B="C2", tiles={"C2": 23, "C3": 5}, **OPEN)
    play(state, "cast 1-move_monster-2 2")
    found = told(state)
    assert {roam.monster for roam in found.roams} == {23, 5}
    carried = next(roam for roam in found.roams if roam.monster == 23 and roam.figures)
    assert carried == Roam(carried.action, 23, carried.space, ((1, carried.space),))
    play(state, carried.action)
    assert state.view(1).players[1].space == carried.space


@rule("FOE-9.4", "FOE-9.5")
def test_who_may_come_along_and_what_it_is_good_for() -> None:
    state = position(A="S1 w9", B="S1 w8", C="S1 w3", tiles={"C2": 23}, **OPEN)
    assert told(state).company == ()
    step = told(state).walks[0].space
    play(state, f"go {step}")
    assert told(state).company == (1, 2)
    play(state, "end")
    assert told(state).offered == Offered(master=0, space=step, learns=False)
    assert told(state, 2).offered is None
    play(state, "B done")
    assert told(state).offered == Offered(master=0, space=step, learns=True)


@rule("FOE-3.4")
def test_how_many_chips_the_supply_gives() -> None:
    assert told(position(A="S1", B="S2", supply=6)).taken == 4


def test_a_game_that_is_over_tells_nothing() -> None:
    state = position(A="C2 w50 c9", B="S1", tiles={"C2": 50}, next="last", last=[], options={})
    play(state, "fight", dice=(2, 2))
    assert insight(state.view(0), seat=0) is None


def test_it_becomes_json() -> None:
    found = told(position(A="S1 w25 c2", B="S2", tiles={"C2": 23}))
    assert msgspec.json.decode(msgspec.json.encode(found), type=FoesInsight) == found
