"""MR-2.7.4: starting spells are recorded in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, SecretStep, Step, refuse
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.setup.actions import Record
from fabula.games.realm.setup.events import Recorded, SpellsReady

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.characters import Stage
    from fabula.games.realm.state import RealmState


class AskSpells(Step["RealmState"], frozen=True):
    """MR-2.7.4: all who may record spells do so at the same time."""

    rule = "MR-2.7.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask them."""
        state.pop()
        asked = tuple(seat for seat in range(state.seats) if starting_spells(state, seat))
        state.push(RecordSpells(asked=asked, drafts=((),) * len(asked)))
        return []


class RecordSpells(SecretStep["RealmState", Record], frozen=True):
    """MR-2.7.4: as many spells as the level gives, of its types; the same one may be recorded again."""

    rule = "MR-2.7.4"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Record, ...]) -> Choices:
        """Every spell of the types of his level."""
        left = starting_spells(state, seat) - len(draft)
        return Choices("record", tuple(map(Record, spells_for(state, seat))), {"left": left})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Not a spell, or not of his types."""
        if not isinstance(action, Record) or action.spell not in state.box.spells:
            return refuse(self.rule, "not-offered")
        if action.spell in spells_for(state, seat):
            return None
        return refuse(self.rule, "wrong-type", spell=action.spell, type=state.box.spells[action.spell].type)

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Record, ...]) -> bool:
        """All of them."""
        return len(draft) == starting_spells(state, seat)

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        assert isinstance(action, Record)
        return [Recorded(spell=action.spell, rule=self.rule, to=(seat,))]

    def ready(self, state: RealmState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [SpellsReady(seat=seat, rule=self.rule)]

    def reveal(self, state: RealmState, dice: Dice) -> list[Event]:
        """They go onto the sheets, and stay secret (MR-0.6.1)."""
        state.pop()
        for seat, draft in zip(self.asked, self.drafts, strict=True):
            spells = tuple(sorted(action.spell for action in draft))
            state.write_sheet(seat, spells=spells)
        return []


def stage_of(state: RealmState, seat: Seat) -> Stage:
    """The level at which a character begins."""
    sheet = state.sheet(seat)
    return state.box.characters[sheet.character].levels[min(sheet.level, LEVELS) - 1]


def starting_spells(state: RealmState, seat: Seat) -> int:
    """How many spells come with his level; none in a lesson without magic (MR-10.14.4)."""
    return stage_of(state, seat).spells if teaches_magic(state.options) else 0


def spells_for(state: RealmState, seat: Seat) -> list[str]:
    """The spells that he may record at the start; cards do not limit them (MR-2.3.6)."""
    types = stage_of(state, seat).types if teaches_magic(state.options) else ()
    return [spell.id for spell in state.box.spells.values() if spell.type in types]
