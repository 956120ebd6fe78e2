"""MR-6.2: before the first round each group of unhired natives makes up its mind about each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Seat, Step
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.combat.sides import character_here, hirelings_here, seats_in_order, unhired_in
from fabula.games.realm.magic.pacifying import is_pacified
from fabula.games.realm.natives.hirelings import group_of
from fabula.games.realm.natives.meeting import Meeting
from fabula.games.realm.natives.request import Request

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


def meetings(state: RealmState) -> tuple[tuple[str, Seat], ...]:
    """MR-6.2.1: each group with unhired members here, in the order of the data, with each player.

    Whom somebody has pacified does not roll for him (MR-6.2.5).
    """
    natives = [one for one in unhired_in(state, fight_of(state).clearing) if one in state.box.natives]
    here = {group: [one for one in natives if group_of(state, one) == group] for group in state.box.groups}
    return tuple(
        (group, seat)
        for group, members in here.items()
        for seat in seats_in_order(state)
        if any(not is_pacified(state, one, seat) for one in members) and _is_met(state, seat)
    )


def _is_met(state: RealmState, seat: Seat) -> bool:
    """U-32: hidden or not; by the option only if he who meets them is not hidden."""
    return state.options.hidden_meet_natives or not state.individual(_envoy(state, seat)).hidden


def _envoy(state: RealmState, seat: Seat) -> str:
    """Who meets natives for a player: his character, else the first of his people."""
    return character_here(state, seat) or hirelings_here(state, seat)[0]


class NativesDecide(Step["RealmState"], frozen=True):
    """MR-6.2.1: each player's character meets each group, hidden or not; without him, one of his people."""

    rule = "MR-6.2.1"
    left: tuple[tuple[str, Seat], ...]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The next meeting, unless they battle him already."""
        if not self.left:
            state.pop()
            return []
        state.swap(NativesDecide(self.left[1:]))
        group, seat = self.left[0]
        if (group, seat) not in fight_of(state).battling:
            state.push(Meeting(Request(_envoy(state, seat), group, "peace", 0)))
        return []
