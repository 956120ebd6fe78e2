"""MR-15.5.1i: whoever has absorbed several monsters chooses which he is, if they are energized together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.magic.actions import Become
from fabula.games.realm.magic.bewitching import Bewitchment, rows_on
from fabula.games.realm.magic.transmorphing import change_shapes, creatures_among

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def undecided(state: RealmState, who: str) -> tuple[Bewitchment, ...]:
    """The essences between which somebody has yet to choose."""
    return tuple(row for row in rows_on(state, who) if row.undecided)


def essences_to_choose(state: RealmState) -> tuple[ChooseEssence, ...]:
    """One question for each character who has to choose."""
    if not any(row.undecided for row in state.bewitched):
        return ()
    characters = (sheet.character for sheet in state.sheets if sheet is not None)
    return tuple(ChooseEssence(who) for who in characters if undecided(state, who))


class ChooseEssence(Step["RealmState"], frozen=True):
    """MR-15.5.1i: which of his monsters he is."""

    rule = "MR-15.5.1i"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """He himself, as long as there is a choice."""
        return (state.player_of(self.who),) if len(undecided(state, self.who)) > 1 else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each of those monsters."""
        monsters = tuple(Become(row.detail) for row in undecided(state, self.who))
        return Choices("essence", monsters, {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """That one counts as energized last."""
        assert isinstance(action, Become)
        state.pop()
        before = creatures_among(state, (self.who,))
        rows = [replace(row, undecided=False) if self.who in row.targets else row for row in state.bewitched]
        rows.sort(key=lambda row: row.detail == action.monster)
        state.bewitched = tuple(rows)
        return change_shapes(state, before)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """One of the spells has ended meanwhile."""
        state.pop()
        return []
