"""A few natives in the bot's pay, who stand between it and monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Chair, Choices
from fabula.games.realm import game
from fabula.games.realm.combat.actions import LureWith
from fabula.games.realm.combat.setting import Fighter, Foe, Servant, Setting
from fabula.games.realm.day.actions import Hide, Hire, Lead, Move, Ready
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.dangers import loss_by
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.duels import meeting
from fabula.games.realm.tactics.hiring import group_to_hire, hire, lead, send
from fabula.games.realm.tactics.journeys import Journey
from fabula.games.realm.tactics.menace import is_warrior
from fabula.games.realm.trade.actions import Enlist
from realm.playing import some_dice
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.core import Action


def test_it_hires_friends_who_cost_little_first_thing_in_the_morning() -> None:
    """MR-5.7.1: the Rogues are friendly to the Berserker, and not to the White Knight."""
    state = morning("berserker")
    knowing = known(state)
    assert group_to_hire(knowing, knowing.here) == "rogues"
    assert isinstance(Day(knowing, state.choices(0), None).phase(), Hire)
    assert hire(knowing, Choices("hire", (Enlist("rogues"), Done()))) == Enlist("rogues")
    knight = known(morning("white_knight"))
    assert is_warrior(knight.me)
    assert group_to_hire(knight, knight.here) is None
    assert hire(knight, Choices("hire", (Enlist("rogues"), Done()))) == Done()


def test_whoever_is_no_warrior_keeps_his_gold() -> None:
    """The Rogues are friendly to the Swordsman, too; but he ends better without them."""
    swordsman = known(morning("swordsman"))
    assert swordsman.view.my_trust["rogues"] > 0
    assert not is_warrior(swordsman.me)
    assert group_to_hire(swordsman, swordsman.here) is None


def test_on_the_day_on_which_he_hires_he_waits_for_them() -> None:
    """MR-3.12.8: they follow from the next day on; he went on and left them behind."""
    knowing = known(morning("berserker"))
    road = next(one for one in knowing.atlas.roads[knowing.here] if one.end and knowing.is_open(one))
    goal = Journey(str(road.end), "explore", 5.0)
    actions = (Move(str(road.end), "ordinary"), Hide("ordinary"), Ready())

    def then(*done: Hire) -> Action:
        choices = Choices("turn", actions, {"clearing": knowing.here, "left": 4 - len(done)})
        turn = Day(knowing, choices, goal, done)
        return turn.phase()

    day = [then(Hire("ordinary"), Hire("ordinary"))]
    assert day == [Hide("ordinary")]
    knowing.view.standing_at.update({knowing.here: ("berserker",)})
    assert then() == Move(str(road.end), "ordinary")


def test_it_hires_nobody_where_others_may_battle_it_in_the_evening() -> None:
    """MR-6.2.1: it stays where it hires; a Berserker did so beside the Company, and died on his first day."""
    knowing = known(morning("berserker"))
    here, trust = knowing.here, knowing.view.my_trust
    knowing.view.standing_at.update({here: (*knowing.view.standing_at[here], "C1")})
    assert "company" in knowing.groups_at(here)
    trust["company"] = 0
    assert group_to_hire(knowing, here) is None
    trust["company"] = 1
    assert group_to_hire(knowing, here) == "rogues"


def test_it_hires_nobody_without_gold_or_near_the_end() -> None:
    state = morning("berserker")
    here = known(state).here
    state.write("berserker", gold=1)
    assert group_to_hire(known(state), here) is None
    state.write("berserker", gold=10)
    assert group_to_hire(known(state), here) is not None
    state.day = state.options.days - 3
    assert group_to_hire(known(state), here) is None


def test_all_follow_it() -> None:
    """MR-3.12.8."""
    knowing = known(morning("swordsman"))
    leads = (Lead("R7", "RHQ"), Lead("R7", "swordsman"), Ready())
    assert lead(knowing, Choices("guides", leads)) == Lead("R7", "swordsman")
    assert lead(knowing, Choices("guides", (Ready(),))) == Ready()


@pytest.mark.parametrize("hidden", [False, True])
def test_they_lure_away_what_has_noticed_their_master(*, hidden: bool) -> None:
    """MR-6.4.1; who is hidden does not betray himself."""
    fighter = Fighter("swordsman", hidden=hidden, hirelings=(Servant("R7"),))
    state = meeting(Setting((fighter,), (Foe("ogre-1"),)), some_dice(1))
    while state.choices(0).prompt != "lure":
        state.play(0, state.choices(0).actions[0], some_dice(1))
    found = send(Chair(game, state, 0), state.choices(0), some_dice(2))
    assert found == (Done() if hidden else LureWith("R7", "ogre-1"))


def test_monsters_are_feared_less_if_there_is_somebody_to_lure_them() -> None:
    state = morning("wizard")
    alone = loss_by(known(state), ("heavy_troll-1",))
    guarded = known(state)
    guarded.retinue = ["R7"]
    assert loss_by(guarded, ("heavy_troll-1",)) < alone / 2
    assert loss_by(guarded, ("heavy_troll-1", "heavy_troll-2")) > alone


def test_those_who_serve_others_are_no_retinue() -> None:
    state = morning("swordsman")
    here = known(state).here
    for native, owner in (("R7", 0), ("R6", 1)):
        serve(state, native, owner, 14)
    assert set(state.standing_at[here]) >= {"R6", "R7"}
    assert known(state).retinue == ["R7"]
