"""MR-16.16.2, MR-16.16.3: what only the Toadstool Circle does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.leaders import fallen_leaders, scatter_stock
from fabula.games.realm.combat.sheets import Fight, Play
from fabula.games.realm.magic.casting import PIT
from fabula.games.realm.magic.enchanting import Enchanting, enchantments
from fabula.games.realm.magic.pit import open_pit
from fabula.games.realm.magic.wishes import carry_off
from fabula.games.realm.treasures.actions import Reach
from fabula.games.realm.treasures.events import SeesFar
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class ToCave(Step["RealmState"], frozen=True):
    """MR-16.16.2: he is at once in any cave, hidden if he was; in a cave he may stay."""

    rule = "MR-16.16.2"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has found the way."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every cave."""
        caves = (name for name, there in state.atlas.clearings.items() if there.kind == "cave")
        return Choices("to-cave", tuple(map(Reach, caves)), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Those who follow him stay."""
        assert isinstance(action, Reach)
        state.pop()
        return carry_off(state, self.who, action.clearing)


def see_far(state: RealmState, who: str) -> list[Event]:
    """MR-16.16.3: until Midnight he peers at any clearing, and enchants wherever he likes."""
    state.write(who, farsighted=True)
    return [SeesFar(who=who, rule="MR-16.16.3")]


class ReachOut(Step["RealmState"], frozen=True):
    """MR-16.16.3: where an enchantment of his takes place."""

    rule = "MR-16.16.3"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """He himself."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every clearing where he could enchant something."""
        there = (name for name in state.atlas.clearings if enchantments(state, self.who, name))
        return Choices("reach-out", tuple(map(Reach, there)), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """As though he stood there."""
        assert isinstance(action, Reach)
        state.swap(Enchanting(self.who, action.clearing))
        return []


class Falling(Step["RealmState"], frozen=True):
    """The Pit opens below somebody who has chosen the red die (MR-14.5.7)."""

    rule = "MR-16.16.3"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Now he rolls."""
        state.pop()
        return fall_into_pit(state, self.who, dice)


def fall_into_pit(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """MR-16.16.3: the Power of the Pit, with himself as target; it strikes by day as it does in combat."""
    if asks_first(state, who, PIT, Falling(who)):
        return []
    clearing = state.places[who]
    people = [one for one in state.individuals if state.places[one] == clearing]
    state.fight = Fight(clearing)
    state.plays = {one: Play() for one in people if state.sheet_of(one) is not None}
    events = open_pit(state, who, who, who, dice, "MR-16.16.3")
    leaderless = fallen_leaders(state)
    events += share_spoils(state)
    for group in leaderless:
        events += scatter_stock(state, group, dice)  # MR-6.11.8
    state.fight, state.stances, state.plays = None, {}, {}
    return events
