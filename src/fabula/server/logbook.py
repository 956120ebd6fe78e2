"""The log of a table in memory: what has happened, which pages asked for it, and what is open since when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core.course import only_drafted
from fabula.core.records import UNDO
from fabula.server.sight import Happening
from fabula.server.tempo import Paces

if TYPE_CHECKING:
    from fabula.core import Event, Seat, State
    from fabula.server.rows import EntryRow
    from fabula.server.tempo import Tempo


class Logbook:
    """What follows from the entries of one table, each noted as it is added or read again."""

    def __init__(self, tempo: Tempo) -> None:
        self.happenings: list[Happening] = []
        self.raised = 0.0
        """When the question that is open was raised, or the game began; secret drafts ask nothing new."""
        self.step_began = 0
        """The entry that has raised it, and its seat."""
        self.step_by: Seat | None = None
        self.paces = Paces(tempo)
        self._ids: dict[tuple[Seat, str], int] = {}
        self._standing: list[Happening] = []

    def begin(self, at: float) -> None:
        """The game has begun, or goes on from what was taken over."""
        self.raised = max(at, self.raised)

    def note(self, row: EntryRow, events: tuple[Event, ...], before: State, after: State) -> None:
        """Remember what happened."""
        happening = Happening(row.sequence, row.seat, row.action, events)
        happening.draft = only_drafted(before, after, row.seat)
        self._note_pace(row, before, after, seen=not happening.draft or before.to_act() != after.to_act())
        if not happening.draft:
            self.step_began, self.step_by, self.raised = row.sequence, row.seat, row.at
        if row.action == UNDO:
            undone = next(each for each in reversed(self._standing) if each.seat == row.seat)
            undone.undone = True
            self._standing.remove(undone)
        else:
            self._standing.append(happening)
        self.happenings.append(happening)
        if row.client_id is not None:
            self._ids[row.seat, row.client_id] = row.sequence

    def _note_pace(self, row: EntryRow, before: State, after: State, *, seen: bool) -> None:
        """How long a person took for his own answer to what another's act has asked him."""
        is_own = row.client_id is not None and row.action != UNDO
        if seen and is_own and self.step_by not in (None, row.seat):
            self.paces.note(before.choices(row.seat).prompt, row.at - self.raised)

    def known(self, seat: Seat, client_id: str) -> int | None:
        """The entry that was made of what a page asked for under this id."""
        return self._ids.get((seat, client_id))

    def is_stale(self, seat: Seat, after: int) -> bool:
        """Whether something has happened since that whoever acts should have seen.

        In a secret decision at the same time that is a change of his own draft, and nothing else.
        """
        newest = self.happenings[-1].sequence if self.happenings else 0
        if after == newest:
            return False
        missed = self.happenings[max(after, 0) :]
        return not self.step_began <= after < newest or any(each.seat == seat for each in missed)

    def deeds_after(self, sequence: int) -> int:
        """How many actions after this entry have not been taken back."""
        return sum(happening.sequence > sequence for happening in self._standing)

    @property
    def newest(self) -> Happening | None:
        """What has happened last."""
        return self.happenings[-1] if self.happenings else None
