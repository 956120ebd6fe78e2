"""A day as a careful adventurer records it: away from what kills him, hidden, rested, and to some purpose.

It goes by what its own seat knows. Whom it leads does nothing by himself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.actions import Hide, Move, Ready, Rest, Search, Trade
from fabula.games.realm.tactics.dangers import hides_wanted
from fabula.games.realm.tactics.journeys import journey
from fabula.games.realm.tactics.knowing import FAR
from fabula.games.realm.tactics.trading import sales_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.journeys import Journey
    from fabula.games.realm.tactics.knowing import Knowing

WEARY: Final = 4
"""With so many chits out of play he rests."""
SPENT: Final = ("fatigued", "wounded")
INDOORS: Final = ("reputation",)
"""MR-13.4.2: extra phases that are good for nothing but at dwellings."""


class Day:
    """A turn that is being recorded."""

    def __init__(self, knowing: Knowing, choices: Choices) -> None:
        self.knowing = knowing
        self.at = str(choices.details["clearing"])
        here = knowing.view.standing_at.get(self.at, ())
        housed = any(piece in knowing.box.dwellings for piece in here)
        self.actions = tuple(
            one for one in choices.actions if housed or getattr(one, "source", "") not in INDOORS
        )
        draft = knowing.view.my_draft
        ends = [number for number, order in enumerate(draft) if isinstance(order, Ready)]
        self.done = draft[ends[-1] + 1 :] if ends else draft
        self.goal: Journey | None = journey(knowing, knowing.here)  # the same all day

    def phase(self) -> Action:
        """The next phase, or the end of the turn."""
        return (
            self._flee()
            or self._hide()
            or self._rest()
            or self._work()
            or self._go()
            or self._idle()
            or Ready()
        )

    def _flee(self) -> Action | None:
        """MR-3.13.1a: whoever moves first thing is not blocked by what stands about."""
        on_road = self.at not in self.knowing.atlas.clearings  # MR-3.5.8: there he can do nothing but go on
        if not on_road and (self.done or not self.knowing.is_beset(self.at)):
            return self._slip_away()
        return self._towards_goal(level=True) or self._anywhere(level=True)

    def _slip_away(self) -> Action | None:
        """MR-6.2.1: not to spend the evening with natives who may take it amiss; but first he trades."""
        if not self.knowing.is_unwelcome(self.at) or sales_at(self.knowing, self.at) > 0:
            return None
        if self.goal is not None and self.goal.clearing == self.at:
            return None
        return self._towards_goal() or self._anywhere()

    def _hide(self) -> Action | None:
        """As often as it takes where he is and where he goes next; a short day leaves time for once."""
        step = self._towards_goal()
        into = step.clearing if isinstance(step, Move) else self.at
        wanted = max(hides_wanted(self.knowing, place) for place in (self.at, into))
        if self.knowing.phases(self.at) == 2 or self.knowing.is_cave(into):  # MR-3.2.4a
            wanted = 0 if self.knowing.is_mountain(into) and into != self.at else min(wanted, 1)
        elif self.knowing.is_mountain(into) and into != self.at:  # MR-3.5.2
            wanted = min(wanted, 2)
        if sum(isinstance(phase, Hide) for phase in self.done) >= wanted:
            return None
        return first(self.actions, Hide)

    def _rest(self) -> Action | None:
        weary = sum(now in SPENT for now in self.knowing.sheet.chits)
        resting = sum(isinstance(phase, Rest) for phase in self.done)
        return first(self.actions, Rest) if weary - resting >= WEARY else None

    def _work(self) -> Action | None:
        """What he has come for."""
        if sales_at(self.knowing, self.at) > 0 and not any(isinstance(one, Trade) for one in self.done):
            return first(self.actions, Trade)
        if self.goal is None or self.at != self.goal.clearing or self.goal.purpose in ("retreat", "sell"):
            return None
        return first(self.actions, Search)

    def _go(self) -> Action | None:
        return self._towards_goal()

    def _towards_goal(self, *, level: bool = False) -> Action | None:
        """The Move that brings him nearest to his goal, past nothing that besets it; or a level one."""
        if self.goal is None or self.goal.clearing == self.at:
            return None
        far = self.knowing.distances([self.goal.clearing])
        moves = [move for move in self._moves() if not (level and self.knowing.is_mountain(move.clearing))]
        best = min(moves, key=lambda move: far.get(move.clearing, FAR), default=None)
        return best if best is not None and far.get(best.clearing, FAR) < far.get(self.at, FAR) else None

    def _anywhere(self, *, level: bool = False) -> Action | None:
        """Out of here, on level ground if possible; a mountain takes too long to get away (MR-3.5.2)."""
        moves = sorted(self._moves(), key=lambda move: self.knowing.is_mountain(move.clearing))
        if not moves or (level and self.knowing.is_mountain(moves[0].clearing)):
            return None
        return moves[0]

    def _moves(self) -> list[Move]:
        moves = [one for one in self.actions if isinstance(one, Move)]
        moves.sort(key=lambda move: move.source == "ordinary")
        roads = self.knowing.atlas.roads_from(self.at)
        ends = {road.end for road in roads if self.knowing.is_open(road)}
        return [move for move in moves if move.clearing in ends and not self.knowing.is_beset(move.clearing)]

    def _idle(self) -> Action | None:
        """Nothing to do: rest if anything is tired, else look around, else hide better."""
        if any(now in SPENT for now in self.knowing.sheet.chits) and (rest := first(self.actions, Rest)):
            return rest
        return first(self.actions, Hide)


def first(actions: Sequence[Action], kind: type[Action]) -> Action | None:
    """The first action of a kind; extra phases before ordinary ones (MR-3.2.3)."""
    found = [action for action in actions if isinstance(action, kind)]
    extra = [action for action in found if getattr(action, "source", "ordinary") != "ordinary"]
    return next(iter((*extra, *found)), None)
