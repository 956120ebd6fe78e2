"""MR-15.2.5: the Wise Bird tells what it sees, wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.day.actions import Peer
from fabula.games.realm.day.searching import search_by

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


class PeerAnywhere(Step["RealmState"], frozen=True):
    """MR-15.2.5: the target peers at any clearing of the map."""

    rule = "MR-15.2.5"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever talks to it."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every clearing."""
        return Choices("peer-anywhere", tuple(map(Peer, state.atlas.clearings)), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Roll on the Peer table."""
        assert isinstance(action, Peer)
        state.pop()
        return search_by(state, self.who, "peer", action.clearing, dice, self.rule)


def talk(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.2.5: at once."""
    state.push(PeerAnywhere(casting.targets[0]))
    return []
