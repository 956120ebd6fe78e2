"""A table while somebody looks at it: the log in memory, and everybody who is shown what is added to it.

An action is tried, stored, acknowledged, shown, in this order. All that is here can be made again from
the database at any time; where another process has added to the log, `catch_up` reads it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from msgspec.structs import replace

from fabula.core import Fault, Standing, Table
from fabula.core.course import only_drafted
from fabula.core.records import UNDO
from fabula.server.messages import Changed, Happened, Talked, Welcome
from fabula.server.rows import EntryRow, game_of, record_of
from fabula.server.showing import shown_proposal, shown_table
from fabula.server.sight import Happening, Sight
from fabula.server.store import Taken
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.core import Event, Seat, State
    from fabula.core.table import Pending
    from fabula.server.messages import Desk, Line, Phase, Proposal, Said, TableShown
    from fabula.server.rows import SeatRow, TableRow, Wish
    from fabula.server.store import Store
    from fabula.server.viewers import Viewer

LINES: Final = 600
"""Lines of the log that a page is sent when it connects; the replay of a finished game has them all."""
SAYINGS: Final = 200


class Live:
    """One table in memory."""

    def __init__(self, store: Store, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.table: Table | None = None
        self.foreign: Fault | None = None
        """Why the game cannot go on here: other rules."""
        self.happenings: list[Happening] = []
        self.chat: list[Said] = []
        self.answers: dict[Seat, dict[str, str]] = {}
        self.since = row.changed
        """When the newest entry was added."""
        self.stirred = asyncio.Event()
        """Set whenever something has changed that a bot or a clock may have to act on."""
        self._ids: dict[tuple[Seat, str], int] = {}
        self._standing: list[Happening] = []
        self._step_began = 0
        self._sights: dict[str, Sight] = {}
        self._desks: dict[tuple[str, Seat | None], Desk] = {}

    @classmethod
    async def load(cls, store: Store, table: str) -> Live | None:
        """The table of this id as the database has it; None if there is none."""
        row = await store.table(table)
        if row is None:
            return None
        live = cls(store, row, await store.seats(table))
        live.chat = [said.said for said in await store.chat(table)]
        live.answers = await store.answers(table)
        try:
            game_of(row)
            if row.salt is not None:
                await live.resume(await store.entries(table))
        except Fault as fault:
            live.foreign = fault
        return live

    async def resume(self, entries: list[EntryRow]) -> None:
        """Play the log again; `Fault` if that cannot be done with the rules that are here."""
        record = record_of(self.row, tuple(row.entry for row in entries))
        # a long game takes a second: others are served meanwhile
        self.table, moments = await asyncio.to_thread(Table.replayed, record)
        before = moments[0].state
        for row, moment in zip(entries, moments[1:], strict=True):
            self._note(row, moment.events, before, moment.state)
            before = moment.state

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def sequence(self) -> int:
        """The number of the newest entry."""
        return 0 if self.table is None else self.table.sequence

    @property
    def goes_on(self) -> bool:
        """Whether the game is being played."""
        return self.row.phase == "playing" and self.foreign is None and self.table is not None

    @property
    def state(self) -> State:
        """The position now."""
        assert self.table is not None
        return self.table.state

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        return self.state.to_act() if self.goes_on else ()

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        """The seats that somebody holds."""
        return () if person is None else tuple(row.seat for row in self.seats if row.holder == person)

    def here(self) -> frozenset[Seat]:
        """The seats whose holders are looking."""
        return frozenset(seat for viewer in self.viewers for seat in self.seats_of(viewer.person))

    def sight(self, language: str) -> Sight:
        """How this table is shown in a language."""
        if language not in self._sights:
            self._sights[language] = Sight(language, game_of(self.row), self.row.players or ())
        return self._sights[language]

    def words(self, language: str) -> Words:
        """The words for this table, also if its game is not here."""
        return Words(language) if self.foreign is not None else self.sight(language).words

    def shown(self, person: str | None, language: str) -> TableShown:
        """The table as everybody sees it."""
        return shown_table(self.row, self.seats, person, language, here=self.here())

    def proposal(self, language: str) -> Proposal | None:
        """The wish to go back that lies on the table."""
        return shown_proposal(self.row, self.words(language))

    def standing(self) -> Standing | None:
        """The result, also if all but one have conceded."""
        if self.row.winner is not None:
            places = tuple(1 if seat.seat == self.row.winner else 2 for seat in self.seats)
            return Standing(places, (0,) * len(places), "conceded")
        return None if self.table is None else self.state.standing()

    def result(self, language: str) -> tuple[str, ...]:
        """The result in sentences."""
        if self.row.winner is not None:
            return (self.words(language).say("table-others-conceded", seat=self.row.winner),)
        return self.sight(language).result(self.standing()) if self.table is not None else ()

    @property
    def deadline(self) -> float | None:
        """When the clock of whoever is asked runs out."""
        people = any(self.seats[seat].bot is None for seat in self.to_act())
        return None if self.row.clock is None or not people else self.since + self.row.clock

    def desk(self, language: str, seat: Seat | None) -> Desk:
        """What a seat, or a spectator, sees; made once for all who look with the same eyes."""
        key = (language, seat)
        if key not in self._desks:
            assert self.table is not None
            can_undo = self.goes_on and seat is not None and self.table.why_not_undo(seat) is None
            answers = {} if seat is None else self.answers.get(seat, {})
            self._desks[key] = self.sight(language).desk(
                self.state, seat, can_undo=can_undo, answers=answers, asking=self.goes_on
            )
        return self._desks[key]

    def desks(self, viewer: Viewer) -> tuple[Desk, ...]:
        """What a page sees: its seats, or as a spectator."""
        if self.table is None:
            return ()
        return tuple(self.desk(viewer.language, seat) for seat in self.seats_of(viewer.person) or (None,))

    def lines(self, viewer: Viewer) -> tuple[Line, ...]:
        """The newest lines of the log that a page may read."""
        if self.table is None:
            return ()
        sight, seats = self.sight(viewer.language), self.seats_of(viewer.person)
        newest: list[Line] = []
        for happening in reversed(self.happenings):
            if len(newest) >= LINES:
                break
            newest += reversed(sight.lines(happening, seats))
        return tuple(reversed(newest))

    def welcome(self, viewer: Viewer) -> Welcome:
        """Everything that a page may know."""
        standing = self.standing()
        return Welcome(
            table=self.shown(viewer.person, viewer.language),
            desks=self.desks(viewer),
            to_act=self.to_act(),
            lines=self.lines(viewer),
            chat=tuple(self.chat[-SAYINGS:]),
            result=self.result(viewer.language),
            places=() if standing is None else standing.places,
            proposal=self.proposal(viewer.language),
            deadline=self.deadline,
            notice="" if self.foreign is None else Words(viewer.language).fault(self.foreign),
        )

    # -- adding to the log ------------------------------------------------------------------------------

    def known(self, seat: Seat, client_id: str) -> int | None:
        """The entry that was made of what a page asked for under this id."""
        return self._ids.get((seat, client_id))

    def is_stale(self, seat: Seat, after: int) -> bool:
        """Whether something has happened since that whoever acts should have seen.

        In a secret decision at the same time that is a change of his own draft, and nothing else.
        """
        if after == self.sequence:
            return False
        missed = self.happenings[max(after, 0) :]
        return not self._step_began <= after < self.sequence or any(each.seat == seat for each in missed)

    async def play(self, seat: Seat, action: str, client_id: str | None = None) -> Added | None:
        """Try an action and store it, to be shown by `show`; None if another process was quicker.

        Raises `Fault` if it means nothing and `Illegal` if the rules forbid it.
        """
        assert self.table is not None
        return await self._stored(self.table.try_play(seat, self.table.game.read(action)), client_id)

    async def undo(self, seat: Seat, client_id: str | None = None) -> Added | None:
        """Try to take back the seat's last action and store that, in the same way."""
        assert self.table is not None
        return await self._stored(self.table.try_undo(seat), client_id)

    async def go_back(self, sequence: int) -> Added | None:
        """Take back everything after this entry, all having agreed; stored in the same way."""
        assert self.table is not None
        return await self._stored(self.table.try_go_back(self.deeds_after(sequence)), None)

    def deeds_after(self, sequence: int) -> int:
        """How many actions after this entry have not been taken back."""
        return sum(happening.sequence > sequence for happening in self._standing)

    async def _stored(self, pending: Pending, client_id: str | None) -> Added | None:
        now, first = time.time(), self.sequence + 1
        rows = [
            EntryRow(number, each.seat, client_id if number == first else None, each.action, each.draws, now)
            for number, each in enumerate(pending.entries, first)
        ]
        values = {**_outcome(pending.course.state), "sequence": rows[-1].sequence, "proposal": None}
        try:
            await self.store.append(self.row.id, rows, **values)
        except Taken:
            await self.catch_up()
            return None
        return self._enter(rows, pending)

    def _enter(self, rows: list[EntryRow], pending: Pending) -> Added:
        assert self.table is not None
        before, was, asked = self.state, self.row, self.to_act()
        self.table.enter(pending)
        for row in rows:
            self._note(row, pending.events, before, self.state)
        self.row = replace(
            self.row, **_outcome(self.state), sequence=self.sequence, proposal=None, changed=rows[-1].at
        )
        self._desks.clear()
        return Added(self.happenings[-len(rows) :], was, asked)

    def _note(self, row: EntryRow, events: tuple[Event, ...], before: State, after: State) -> None:
        """Remember what happened."""
        happening = Happening(row.sequence, row.seat, row.action, events)
        happening.draft = only_drafted(before, after, row.seat)
        if not happening.draft:
            self._step_began = row.sequence
        if row.action == UNDO:
            undone = next(each for each in reversed(self._standing) if each.seat == row.seat)
            undone.undone = True
            self._standing.remove(undone)
        else:
            self._standing.append(happening)
        self.happenings.append(happening)
        if row.client_id is not None:
            self._ids[row.seat, row.client_id] = row.sequence
        self.since = row.at

    # -- showing ----------------------------------------------------------------------------------------

    def show(self, added: Added) -> None:
        """Show everybody what has been added."""
        for viewer in self.viewers:
            self._show(viewer, added)
        if added.was.phase != self.row.phase or added.was.proposal != self.row.proposal:
            self.show_change()
        self.stirred.set()

    def _show(self, viewer: Viewer, added: Added) -> None:
        newest, seats = added.happenings[-1], self.seats_of(viewer.person)
        if newest.action == UNDO:
            if not newest.draft or newest.seat in seats or added.asked != self.to_act():
                viewer.tell(self.welcome(viewer))
            return
        lines = self.sight(viewer.language).lines(newest, seats)
        if newest.draft and newest.seat not in seats and not lines and added.asked == self.to_act():
            return  # that somebody is making up his mind is not told: not even that he has made a step
        standing = self.standing()
        viewer.tell(
            Happened(
                sequence=newest.sequence,
                seat=newest.seat,
                lines=lines,
                desks=self.desks(viewer),
                to_act=self.to_act(),
                result=self.result(viewer.language),
                places=() if standing is None else standing.places,
                deadline=self.deadline,
            )
        )

    def show_change(self) -> None:
        """Tell everybody that the table itself is not as it was."""
        for viewer in self.viewers:
            table, proposal = self.shown(viewer.person, viewer.language), self.proposal(viewer.language)
            viewer.tell(Changed(table, proposal))

    def show_everything(self) -> None:
        """Tell everybody everything: the game has begun, or seats have changed hands."""
        self._desks.clear()
        for viewer in self.viewers:
            viewer.tell(self.welcome(viewer))
        self.stirred.set()

    # -- beside the log ---------------------------------------------------------------------------------

    async def propose(self, wish: Wish | None) -> None:
        """Put a wish to go back on the table, or take it off."""
        await self.store.change_table(self.row.id, proposal=wish)
        self.row = replace(self.row, proposal=wish)
        self.show_change()

    async def answer_always(self, seat: Seat, prompt: str, action: str | None) -> None:
        """Give a standing answer, or take it back."""
        await self.store.set_answer(self.row.id, seat, prompt, action)
        answers = self.answers.setdefault(seat, {})
        answers.pop(prompt, None)
        if action is not None:
            answers[prompt] = action
        self._desks.clear()
        self.stirred.set()

    async def change_seat(self, seat: Seat, **values: object) -> None:
        """Let a seat change hands, and show everybody."""
        await self.store.change_seat(self.row.id, seat, **values)
        await self.reseat()

    async def reseat(self) -> None:
        """See who sits where now."""
        before, self.seats = self.seats, await self.store.seats(self.row.id)
        if [row.holder for row in before] != [row.holder for row in self.seats]:
            self.show_everything()
        else:
            self.show_change()
            self.stirred.set()

    async def begin(self, table: Table, numbers: dict[Seat, bytes]) -> None:
        """Start the game; `Fault` if another process has."""
        record = table.record
        values = {
            **_outcome(table.state),
            "salt": record.salt,
            "players": record.players,
            "start": record.start,
        }
        if not await self.store.start_table(self.row.id, numbers, **values):
            await self.catch_up()
            raise Fault("already-started")
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row, self.seats = row, await self.store.seats(self.row.id)
        self.table, self.since, self._sights = table, row.changed, {}
        self.show_everything()

    async def end_by_concession(self, winner: Seat) -> None:
        """The game is over: all but one have given up."""
        await self.store.change_table(self.row.id, phase="over", winner=winner, to_act=())
        self.row = replace(self.row, phase="over", winner=winner, to_act=())
        self.show_everything()

    # -- other processes --------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what another process has added, and show it; called with the lock held."""
        row, seats = await self.store.table(self.row.id), await self.store.seats(self.row.id)
        assert row is not None
        entries = await self.store.entries(self.row.id, self.sequence)
        if self.table is None and row.salt is not None and self.foreign is None:
            self.row, self.seats, self._sights = row, seats, {}
            await self.resume(entries)
            self.show_everything()
            return
        if self.table is not None:
            for entry in entries:
                self.show(self._enter([entry], self.table.try_repeat(entry.entry)))
        changed = (row, seats) != (self.row, self.seats)
        moved = [seat.holder for seat in seats] != [seat.holder for seat in self.seats]
        self.row, self.seats = row, seats
        if moved:
            self.show_everything()
        elif changed:
            self.show_change()
        for said in await self.store.chat(self.row.id, self.chat[-1].number if self.chat else 0):
            self.show_said(said.said)
        self.answers = await self.store.answers(self.row.id)

    def show_said(self, said: Said) -> None:
        """Let everybody read a line of the chat."""
        self.chat.append(said)
        for viewer in self.viewers:
            viewer.tell(Talked(said))


class Added(NamedTuple):
    """What has been added to the log, and how the table and the asked seats were before."""

    happenings: list[Happening]
    was: TableRow
    asked: tuple[Seat, ...]


class _Outcome(TypedDict):
    """What the database knows of a position beside the log."""

    to_act: tuple[Seat, ...]
    phase: Phase
    result: Standing | None


def _outcome(state: State) -> _Outcome:
    standing = state.standing()
    return _Outcome(to_act=state.to_act(), phase="playing" if standing is None else "over", result=standing)
