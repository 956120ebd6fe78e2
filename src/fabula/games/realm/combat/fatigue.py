"""MR-6.10.1 to MR-6.10.3: fatigue with change, then wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.actions import Suffer
from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.hits import is_dead, kill, wounds_borne
from fabula.games.realm.combat.means import KINDS, effort
from fabula.games.realm.combat.resolution import survivors
from fabula.games.realm.combat.sheets import Kill, Play, fight_of, stir, write_fight
from fabula.games.realm.day.actions import Spend, SpendForChange
from fabula.games.realm.day.chits import change_chit, chits_of
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.magic.unleashing import UNLEASHED
from fabula.games.realm.pieces import put

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.state import RealmState

FREE_EFFORT = 1
"""MR-6.10.1: so many asterisks of a round tire nobody."""
DEATH = "MR-6.10.3a"


def played(play: Play) -> tuple[str, ...]:
    """All that a character has played in a round."""
    return tuple(filter(None, (*play.acted, play.attack, play.maneuver, play.rider_maneuver)))


def tiring(state: RealmState, who: str) -> Tire | None:
    """MR-6.10.1: how many asterisks he fatigues, and at most how many of each kind (MR-6.10.2)."""
    if creature_name(state, who):  # MR-7.10.3
        return None
    means = played(state.plays[who])
    moves, fights, either = (effort(state, who, means, kind) for kind in ("move", "fight", UNLEASHED))
    left = moves + fights - either - FREE_EFFORT
    return Tire(who, left, moves, fights) if left > 0 else None


class FatigueStep(Step["RealmState"], frozen=True):
    """MR-6.3.3: whoever is alive tires, then bears his wounds."""

    rule = "MR-6.10.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Character after character."""
        state.pop()
        steps: list[Step[RealmState]] = []
        for who in survivors(state):
            tire, wounds = tiring(state, who), state.plays[who].wounds
            steps += (tire,) if tire is not None else ()
            steps += (Bear(who, wounds),) if wounds else ()
        state.push(*steps)
        return []


class Tire(Step["RealmState"], frozen=True):
    """MR-6.10.2: asterisk by asterisk, of the kinds that he has played."""

    rule = "MR-6.10.2"
    who: str
    left: int
    moves: int
    """How many of them may be asterisks of Moves."""
    fights: int

    def _ways(self, state: RealmState) -> tuple[Action, ...]:
        """MR-6.10.2: chits that fit; if there are none, one of two asterisks, with change if there is any."""
        if not self.left:
            return ()
        chits = [*chits_of(state, self.who)]
        ready = [(number, chit) for number, chit, now in chits if now == "active" and chit.asterisks]
        back = [(number, chit) for number, chit, now in chits if now == "fatigued" and chit.asterisks == 1]
        fitting = tuple(Spend(number) for number, chit in ready if chit.asterisks <= self._most(chit))
        large = [(number, chit) for number, chit in ready if chit.asterisks > self._most(chit) > 0]
        changed = tuple(
            SpendForChange(number, other)
            for number, chit in large
            for other, change in back
            if kind(chit) == kind(change)
        )
        lost = tuple(Spend(number) for number, _ in large)
        return fitting or changed or lost or self._shortfall(state)

    def _shortfall(self, state: RealmState) -> tuple[Action, ...]:
        """MR-6.10.2: what cannot be fatigued is wounded: chits without asterisks, then fatigued ones."""
        due = {"move": self.moves, "fight": self.fights}
        chits = [one for one in chits_of(state, self.who) if due.get(kind(one[1]))]
        fresh = tuple(Suffer(number) for number, chit, now in chits if now == "active" and not chit.asterisks)
        return fresh or tuple(Suffer(number) for number, _, now in chits if now == "fatigued")

    def _most(self, chit: ActionChit) -> int:
        """How many asterisks of the kind of a chit are still due."""
        due = {"move": self.moves, "fight": self.fights, UNLEASHED: max(self.moves, self.fights)}
        return min(self.left, due.get(kind(chit), 0))

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, as long as he has something to fatigue."""
        return (state.player_of(self.who),) if self._ways(state) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each way to tire."""
        return Choices("tire", self._ways(state), {"who": self.who, "left": self.left})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The chit fatigues; what is too much comes back as change, or is lost."""
        assert isinstance(action, Spend | SpendForChange | Suffer)
        chit = next(chit for number, chit, _ in chits_of(state, self.who) if number == action.chit)
        paid = 1 if isinstance(action, Suffer) else min(self._most(chit), chit.asterisks)
        if kind(chit) == "move" or (kind(chit) == UNLEASHED and self.moves >= self.fights):
            state.swap(replace(self, left=self.left - paid, moves=self.moves - paid))
        else:
            state.swap(replace(self, left=self.left - paid, fights=self.fights - paid))
        if state.fight is not None:
            stir(state)
        if isinstance(action, Suffer):
            fatal = _is_fatal(state, self.who)
            events = [change_chit(state, self.who, action.chit, "wounded", self.rule)]
            return [*events, *self._perish(state)] if fatal else events
        events = [change_chit(state, self.who, action.chit, "fatigued", self.rule)]
        if isinstance(action, SpendForChange):
            events.append(change_chit(state, self.who, action.change, "active", self.rule))
        return events

    def _perish(self, state: RealmState) -> list[Event]:
        """He has no chit left: whoever wounded him in this round has killed him, or nobody has.

        Whoever has left the combat is dead at once; one on a roadway has not come away from the clearing.
        """
        state.swap(replace(self, left=0))
        play = state.plays.get(self.who)
        if play is None:
            if state.places[self.who] not in state.atlas.clearings:
                put(state, self.who, fight_of(state).clearing)
            return die(state, self.who, ())
        if play.wounds:
            return kill(state, self.who, play.wounded_by, DEATH)
        write_fight(state, kills=(*fight_of(state).kills, Kill(self.who, ())))
        return []

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """All is done that can be."""
        state.pop()
        return []


def _is_fatal(state: RealmState, who: str) -> bool:
    """MR-6.10.3a: whether one wound more is the last one, with those that are not laid on chits yet."""
    play = state.plays.get(who)
    return 1 + (0 if play is None else play.wounds) >= wounds_borne(state, who)


def kind(chit: ActionChit) -> str:
    """As what a chit counts: the Duck as a Move, Berserk as a Fight (MR-1.5.1)."""
    return KINDS.get(chit.action, chit.action)


class Bear(Step["RealmState"], frozen=True):
    """MR-6.10.3: each wound makes a chit of his choice wounded."""

    rule = "MR-6.10.3"
    who: str
    left: int

    def _chits(self, state: RealmState) -> tuple[Suffer, ...]:
        """Active chits; color chits only if there is no other, then fatigued ones; the dead have none."""
        if not self.left or (state.fight is not None and is_dead(state, self.who)):
            return ()
        chits = [*chits_of(state, self.who)]
        for states in (("active", "alerted"), ("color",), ("fatigued",)):
            if found := tuple(Suffer(number) for number, _, now in chits if now in states):
                return found
        return ()

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, until all his wounds are laid on chits."""
        return (state.player_of(self.who),) if self._chits(state) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each chit that can take one."""
        return Choices("bear", self._chits(state), {"who": self.who, "left": self.left})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is wounded."""
        assert isinstance(action, Suffer)
        state.swap(Bear(self.who, self.left - 1))
        return [change_chit(state, self.who, action.chit, "wounded", self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """No more wounds."""
        state.pop()
        return []
