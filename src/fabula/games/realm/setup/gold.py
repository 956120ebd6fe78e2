"""MR-2.8: the gold chits go into their boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.options.scope import teaches_natives
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Assign
from fabula.games.realm.setup.events import Assigned

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class PlaceGoldChits(Step["RealmState"], frozen=True):
    """MR-2.8.2: in turn each player puts a chit, either side up, into an empty box; or chance does."""

    rule = "MR-2.8.2"

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever's turn it is, by hand, until all chits lie."""
        placed = len(state.box.gold_chits) - len(self._chits(state))
        by_hand = state.options.gold_chits == "by_hand" and self._chits(state)
        return (state.lots[placed % state.seats],) if by_hand else ()

    def _chits(self, state: RealmState) -> list[str]:
        """Those that are left; none in a lesson without natives (MR-10.14.3)."""
        all_chits = state.box.gold_chits if teaches_natives(state.options) else ()
        return [chit for chit in all_chits if chit not in state.places]

    def _boxes(self, state: RealmState) -> list[str]:
        return [box for box in state.box.gold_boxes if box not in state.standing_at]

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each side of each chit that is left, in each empty box."""
        sides = (side for chit in self._chits(state) for side in state.box.gold_chits[chit].sides)
        boxes = self._boxes(state)
        return Choices("assign", tuple(Assign(side, box) for side in sides for box in boxes))

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """No such chit is left, or the box is not empty."""
        if not isinstance(action, Assign) or action.box not in state.box.gold_boxes:
            return refuse(self.rule, "not-offered")
        if action.box in state.standing_at:
            return refuse(self.rule, "box-taken", box=action.box)
        sides = [side for chit in self._chits(state) for side in state.box.gold_chits[chit].sides]
        return None if action.side in sides else refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Put it there."""
        assert isinstance(action, Assign)
        return self._assign(state, action.side, action.box)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """By chance, or not at all (MR-10.13.4); by hand, everything is done."""
        state.pop()
        events: list[Event] = []
        if state.options.gold_chits == "random":
            for chit in self._chits(state):
                side = dice.draw("side of a gold chit", state.box.gold_chits[chit].sides)
                events += self._assign(state, side, dice.draw("box of a gold chit", self._boxes(state)))
        return events

    def _assign(self, state: RealmState, side: str, box: str) -> list[Event]:
        chit = next(chit.id for chit in state.box.gold_chits.values() if side in chit.sides)
        put(state, chit, box)
        state.faces[chit], state.gold_homes[chit] = side, box
        return [Assigned(side=side, box=box, rule=self.rule, reveals=True)]
