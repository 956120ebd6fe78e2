"""A table while somebody looks at it: the log in memory, and everybody who is shown what is added to it.

An action is tried, stored, acknowledged, shown, in this order. All that is here can be made again from
the database at any time; where another process has added to the log, `elsewhere.catch_up` reads it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from fabula.core import Fault, Standing, Table
from fabula.core.course import only_drafted
from fabula.server.audience import Audience
from fabula.server.database import Taken
from fabula.server.elsewhere import catch_up, look_elsewhere
from fabula.server.logbook import Logbook
from fabula.server.rows import EntryRow, game_of, outcome_of, record_of
from fabula.server.timing import Timing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fabula.core import Draw, Moment, Seat, State
    from fabula.core.table import Pending
    from fabula.server.messages import Said
    from fabula.server.meters import Meters
    from fabula.server.rows import SeatRow, TableRow, Wish
    from fabula.server.sight import Happening
    from fabula.server.store import Store
    from fabula.server.tempo import Tempo


class Added(NamedTuple):
    """What has been added to the log, and how the table and the asked seats were before."""

    happenings: list[Happening]
    was: TableRow
    asked: tuple[Seat, ...]


class Live:
    """One table in memory."""

    def __init__(
        self, store: Store, row: TableRow, seats: tuple[SeatRow, ...], tempo: Tempo, meters: Meters
    ) -> None:
        self.store = store
        self.tempo = tempo
        self.meters = meters
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.table: Table | None = None
        self.foreign: Fault | None = None
        """Why the game cannot go on here: other rules."""
        self.gone = False
        """Whether the table has been removed from the database."""
        self.log = Logbook(tempo)
        self.timing = Timing(self)
        self.chat: list[Said] = []
        self.answers: dict[Seat, dict[str, str]] = {}
        self.stirred = asyncio.Event()
        """Set whenever something has changed that a bot or a clock may have to act on."""
        self._waiting: set[asyncio.Task[None]] = set()
        self.moments: tuple[Moment, ...] | None = None
        """Every step of the game, kept once it is over and somebody has looked at them again."""

    @classmethod
    async def load(cls, store: Store, table: str, tempo: Tempo, meters: Meters) -> Live | None:
        """The table of this id as the database has it; None if there is none."""
        row = await store.table(table)
        if row is None:
            return None
        live = cls(store, row, await store.seats(table), tempo, meters)
        live.chat = [said.said for said in await store.chat(table)]
        live.answers = await store.answers(table)
        try:
            game_of(row)
            if row.salt is not None:
                await live.resume(await store.entries(table))
        except Fault as fault:
            live.foreign = fault
        await look_elsewhere(live)
        return live

    async def resume(self, entries: list[EntryRow]) -> None:
        """Play the log again; `Fault` if that cannot be done with the rules that are here."""
        record = record_of(self.row, tuple(row.entry for row in entries))
        # a long game takes a second: others are served meanwhile
        self.table, moments = await asyncio.to_thread(Table.replayed, record)
        before = moments[0].state
        for row, moment in zip(entries, moments[1:], strict=True):
            self.log.note(row, moment.events, before, moment.state)
            before = moment.state
        self.log.begin(self.row.began or self.row.created)

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def sequence(self) -> int:
        """The number of the newest entry."""
        return 0 if self.table is None else self.table.sequence

    @property
    def goes_on(self) -> bool:
        """Whether the game is being played."""
        is_whole = self.foreign is None and self.table is not None and not self.gone
        return self.row.phase == "playing" and is_whole

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

    def standing(self) -> Standing | None:
        """The result, also if all but one have conceded."""
        if self.row.winner is not None:
            places = tuple(1 if seat.seat == self.row.winner else 2 for seat in self.seats)
            return Standing(places, (0,) * len(places), "conceded")
        return None if self.table is None else self.state.standing()

    def later(self, seconds: float, action: Callable[[], Awaitable[None]]) -> None:
        """Do something in a while."""

        async def wait_and_do() -> None:
            await asyncio.sleep(seconds)
            await action()

        task = asyncio.create_task(wait_and_do())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    # -- adding to the log ------------------------------------------------------------------------------

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
        return await self._stored(self.table.try_go_back(self.log.deeds_after(sequence)), None)

    async def _stored(self, pending: Pending, client_id: str | None) -> Added | None:
        now, first = time.time(), self.sequence + 1
        rows = [
            EntryRow(number, each.seat, client_id if number == first else None, each.action, each.draws, now)
            for number, each in enumerate(pending.entries, first)
        ]
        state = pending.course.state
        values = {**outcome_of(state), "sequence": rows[-1].sequence, "proposal": None}
        if self.row.clock is not None:
            is_draft = only_drafted(self.state, state, rows[0].seat)
            values["wake"] = self.timing.runs_out(state.to_act(), self.log.raised if is_draft else now)
        try:
            with self.meters.storing.time():
                await self.store.append(self.row.id, rows, **values)
        except Taken:
            await catch_up(self)
            return None
        self.meters.entries.labels("itself" if client_id is None else "page").inc(len(rows))
        return self.enter(rows, pending)

    def enter(self, rows: list[EntryRow], pending: Pending) -> Added:
        """Go on with what has been stored, here or elsewhere; to be shown by `show`."""
        assert self.table is not None
        before, was, asked = self.state, self.row, self.to_act()
        self.table.enter(pending)
        for row in rows:
            self.log.note(row, pending.events, before, self.state)
        self.row = replace(
            self.row, **outcome_of(self.state), sequence=self.sequence, proposal=None, changed=rows[-1].at
        )
        self.audience.forget()
        return Added(self.log.happenings[-len(rows) :], was, asked)

    # -- beside the log ---------------------------------------------------------------------------------

    async def propose(self, wish: Wish | None) -> None:
        """Put a wish to go back on the table, or take it off."""
        await self.store.change_table(self.row.id, proposal=wish)
        self.row = replace(self.row, proposal=wish)
        self.audience.show_change()

    async def answer_always(self, seat: Seat, prompt: str, action: str | None) -> None:
        """Give a standing answer, or take it back."""
        await self.store.set_answer(self.row.id, seat, prompt, action)
        answers = self.answers.setdefault(seat, {})
        answers.pop(prompt, None)
        if action is not None:
            answers[prompt] = action
        self.audience.forget()
        self.stirred.set()

    async def change_seat(self, seat: Seat, **values: object) -> None:
        """Let a seat change hands, and show everybody."""
        await self.store.change_seat(self.row.id, seat, **values)
        await self.reseat()

    async def reseat(self) -> None:
        """See who sits where now."""
        before, self.seats = self.seats, await self.store.seats(self.row.id)
        if [row.holder for row in before] != [row.holder for row in self.seats]:
            self.audience.show_everything()
        else:
            self.audience.show_change()
            self.stirred.set()

    async def begin(
        self, players: tuple[str, ...], salt: bytes, start: tuple[Draw, ...], numbers: dict[Seat, bytes]
    ) -> None:
        """Start the game, or go on with what was taken over; `Fault` if another process has."""
        entries = await self.store.entries(self.row.id)
        begun = replace(self.row, players=players, salt=salt, start=start)
        table = Table.resume(record_of(begun, tuple(row.entry for row in entries)))
        now, outcome = time.time(), outcome_of(table.state)
        wake = self.timing.runs_out(outcome["to_act"], now)
        values = {**outcome, "salt": salt, "players": players, "start": start, "began": now, "wake": wake}
        if not await self.store.start_table(self.row.id, numbers, **values):
            await catch_up(self)
            raise Fault("already-started")
        await catch_up(self)

    async def end_by_concession(self, winner: Seat) -> None:
        """The game is over: all but one have given up."""
        await self.store.change_table(self.row.id, phase="over", winner=winner, to_act=())
        self.row = replace(self.row, phase="over", winner=winner, to_act=())
        self.audience.show_everything()

    def close(self) -> None:
        """Forget what was to be done in a while."""
        for task in self._waiting:
            task.cancel()
