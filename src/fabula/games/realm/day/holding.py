"""MR-3.13.4: a prowling monster that is about to leave may be blocked by whoever is with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.day.actions import Block, Pass
from fabula.games.realm.day.blocking import monsters_in, stop
from fabula.games.realm.day.ending import prowls
from fabula.games.realm.day.events import Blocks, LetBe
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def holders(state: RealmState, ender: str) -> tuple[str, ...]:
    """Those in other clearings of the tile where somebody ends his turn who have a monster to hold."""
    here = state.places[ender]
    others = [name for name in state.atlas.of_tile[state.atlas.clearings[here].tile] if name != here]
    return tuple(who for who in state.individuals if state.places[who] in others and _prey(state, who))


def _prey(state: RealmState, who: str) -> list[str]:
    """The monsters that would leave him, of those that are alike the first."""
    if state.individual(who).is_idle or is_minion(who) or is_underling(state, who) or is_mist(state, who):
        return []
    there = monsters_in(state, state.places[who])
    leaving = [monster for monster in there if prowls(state, monster) and monster not in state.stopped]
    return [*{kind_of(monster): monster for monster in reversed(leaving)}.values()][::-1]


class MayHold(Step["RealmState"], frozen=True):
    """MR-3.13.4: one after the other is asked; both he and the monster are blocked then."""

    rule = "MR-3.13.4"
    left: tuple[str, ...]
    """Those who have not answered."""

    def _asked(self, state: RealmState) -> str | None:
        return next((who for who in self.left if _prey(state, who)), None)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The player of the next one."""
        asked = self._asked(state)
        return () if asked is None else (state.player_of(asked),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each kind of monster, or none."""
        who = self._asked(state)
        assert who is not None
        return Choices("hold", (Pass(), *map(Block, _prey(state, who))), {"who": who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It stays, and he does too."""
        who = self._asked(state)
        assert who is not None
        state.swap(MayHold(self.left[self.left.index(who) + 1 :]))
        if not isinstance(action, Block):
            return [LetBe(who=who, rule=self.rule)]
        state.stopped = tuple(sorted((*state.stopped, action.whom)))
        stop(state, who)
        return [Blocks(who=who, whom=action.whom, clearing=state.places[who], rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nobody else holds anything."""
        state.pop()
        return []
