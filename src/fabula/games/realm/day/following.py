"""MR-3.12: following a guide, and being left behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings import too_heavy
from fabula.games.realm.day.actions import KeepUp, Pass, ShakeOff, Stay
from fabula.games.realm.day.events import Follows, KeepsUp, LeftBehind, LetBe, NotShaken, OrderCancelled
from fabula.games.realm.day.minions import minions_of
from fabula.games.realm.day.seeing import sees, surely_sees

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def followers_of(state: RealmState, guide: str) -> tuple[str, ...]:
    """MR-3.12.7: who follows somebody, and who follows those."""
    found: list[str] = [guide]
    for leader in found:
        found += (
            who for who, one in state.individuals.items() if one.following == leader and who not in found
        )
    return tuple(found[1:])


def settle_orders(state: RealmState) -> list[Event]:
    """MR-3.3.3, MR-3.3.4: at Sunrise it is told who follows whom; whoever goes round in a circle does not."""
    orders = {who: one.following for who, one in state.individuals.items() if one.following}
    events: list[Event] = []
    for who, guide in orders.items():
        chain = [who]
        while chain[-1] in orders and orders[chain[-1]] not in chain:
            chain.append(orders[chain[-1]])
        if orders.get(chain[-1]) == who:
            state.write(who, following="", wary=False)
            events.append(OrderCancelled(who=who, rule="MR-3.3.4", reveals=True))
        else:
            events.append(Follows(who=who, whom=guide, rule="MR-3.3.3", reveals=True))
    return events


def leave_behind(state: RealmState, who: str, rule: str = "MR-3.12.4") -> Event:
    """He stays where he is, with whoever follows him, and keeps his status."""
    state.write(who, following="", wary=False)
    return LeftBehind(who=who, clearing=state.places[who], rule=rule)


def lose_guide(state: RealmState, who: str) -> None:
    """MR-3.4.2: who follows nobody any more has no chit of his own today.

    So there is no turn before which minions of his or of those who follow him could take theirs.
    """
    if state.individual(who).following:
        for one in (who, *followers_of(state, who)):
            for minion in minions_of(state, one):
                state.write(minion, turn=())


class StartPhase(Step["RealmState"], frozen=True):
    """MR-3.12.5: before a phase of the guide those followers are asked who wanted to be."""

    rule = "MR-3.12.5"
    who: str
    left: tuple[str, ...]
    """The followers who have not answered."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next one."""
        return tuple(map(state.player_of, self.left[:1]))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Stay, or go on."""
        return Choices("stop-following", (Pass(), Stay()), {"who": self.left[0], "whom": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Follow him no more."""
        state.swap(StartPhase(self.who, self.left[1:]))
        if isinstance(action, Stay):
            return [leave_behind(state, self.left[0], self.rule)]
        return [LetBe(who=self.left[0], rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Everybody has answered."""
        state.pop()
        return []


def wary_followers(state: RealmState, guide: str) -> tuple[str, ...]:
    """Those who want to be asked before each phase."""
    return tuple(who for who in followers_of(state, guide) if state.individual(who).wary)


class ShakingOff(Step["RealmState"], frozen=True):
    """MR-3.12.4: a hidden guide may leave those behind who have not found hidden enemies."""

    rule = "MR-3.12.4"
    who: str
    left: tuple[str, ...]
    """The followers whom he may try to shake off, each once."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The guide's player."""
        return (state.player_of(self.who),) if self.left else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Any of them, or nobody else."""
        return Choices("shake-off", (*map(ShakeOff, self.left), Pass()), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Whoever has found hidden enemies unseen comes along all the same."""
        if not isinstance(action, ShakeOff):
            state.pop()
            return [LetBe(who=self.who, rule=self.rule)]
        state.swap(ShakingOff(self.who, tuple(who for who in self.left if who != action.whom)))
        if sees(state, action.whom, self.who):
            return [NotShaken(who=action.whom, rule=self.rule, reveals=True)]
        return [leave_behind(state, action.whom)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nobody is left."""
        state.pop()
        return []


def shakable(state: RealmState, guide: str) -> tuple[str, ...]:
    """Those who may lose sight of a hidden guide, by what everybody knows; never his own hirelings."""
    if not state.individual(guide).hidden:
        return ()
    others = (who for who in followers_of(state, guide) if state.player_of(who) != state.player_of(guide))
    return tuple(who for who in others if not surely_sees(state, who, guide))


class KeepingUp(Step["RealmState"], frozen=True):
    """MR-3.12.4: a follower who cannot carry everything abandons it, or stays.

    Whoever might be in this case by what everybody knows is asked: what a card weighs is a secret.
    """

    rule = "MR-3.12.4"
    who: str
    in_cave: bool
    """Whether either end of the way is a cave, where no horse carries."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """His player, unless he has been left behind already."""
        return (state.player_of(self.who),) if state.individual(self.who).following else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """One or the other; only he knows that he can carry everything."""
        stay = (Stay(),) if too_heavy(state, self.who, in_cave=self.in_cave) else ()
        return Choices("keep-up", (KeepUp(), *stay), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """What is abandoned is left when they go."""
        state.pop()
        if isinstance(action, Stay):
            return [leave_behind(state, self.who)]
        return [KeepsUp(who=self.who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He does not follow any more."""
        state.pop()
        return []
