"""Everybody who looks at a table: what each page is shown, and told when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core.records import UNDO
from fabula.server.messages import Changed, Happened, Talked, Welcome
from fabula.server.rows import game_of
from fabula.server.showing import shown_proposal, shown_table
from fabula.server.sight import Sight
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.server.live import Added, Live
    from fabula.server.messages import Desk, Line, Proposal, Said, TableShown
    from fabula.server.viewers import Viewer

LINES: Final = 600
"""Lines of the log that a page is sent when it connects; the replay of a finished game has them all."""
SAYINGS: Final = 200


class Audience:
    """The pages at one table. Whatever leaves the table goes through here, by views and told events."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[Seat] = frozenset()
        self._sights: dict[str, Sight] = {}
        self._desks: dict[tuple[str, Seat | None], Desk] = {}

    def forget(self, *, players: bool = False) -> None:
        """What was made of the position is not true any more; with `players`, nor is who plays."""
        self._desks.clear()
        if players:
            self._sights.clear()

    def here(self) -> frozenset[Seat]:
        """The seats whose holders are looking, through whichever process."""
        return self.own() | self.elsewhere

    def own(self) -> frozenset[Seat]:
        """The seats whose holders are looking through this process."""
        return frozenset(seat for viewer in self.viewers for seat in self._live.seats_of(viewer.person))

    def see_elsewhere(self, seats: frozenset[Seat]) -> None:
        """These seats' holders look through other processes."""
        before, self.elsewhere = self.here(), seats
        if self.here() != before:
            self.show_change()

    def sight(self, language: str) -> Sight:
        """How this table is shown in a language."""
        if language not in self._sights:
            self._sights[language] = Sight(language, game_of(self._live.row), self._live.row.players or ())
        return self._sights[language]

    def words(self, language: str) -> Words:
        """The words for this table, also if its game is not here."""
        return Words(language) if self._live.foreign is not None else self.sight(language).words

    def shown(self, person: str | None, language: str) -> TableShown:
        """The table as everybody sees it."""
        return shown_table(self._live.row, self._live.seats, person, language, here=self.here())

    def proposal(self, language: str) -> Proposal | None:
        """The wish to go back that lies on the table."""
        return shown_proposal(self._live.row, self.words(language))

    def result(self, language: str) -> tuple[str, ...]:
        """The result in sentences."""
        if self._live.row.winner is not None:
            return (self.words(language).say("table-others-conceded", seat=self._live.row.winner),)
        return self.sight(language).result(self._live.standing()) if self._live.table is not None else ()

    def desk(self, language: str, seat: Seat | None) -> Desk:
        """What a seat, or a spectator, sees; made once for all who look with the same eyes."""
        key = (language, seat)
        if key not in self._desks:
            assert self._live.table is not None
            can_undo = self._live.goes_on and seat is not None and self._live.table.why_not_undo(seat) is None
            answers = {} if seat is None else self._live.answers.get(seat, {})
            self._desks[key] = self.sight(language).desk(
                self._live.state, seat, can_undo=can_undo, answers=answers, asking=self._live.goes_on
            )
        return self._desks[key]

    def desks(self, viewer: Viewer) -> tuple[Desk, ...]:
        """What a page sees: its seats, or as a spectator."""
        if self._live.table is None:
            return ()
        return tuple(
            self.desk(viewer.language, seat) for seat in self._live.seats_of(viewer.person) or (None,)
        )

    def lines(self, viewer: Viewer) -> tuple[Line, ...]:
        """The newest lines of the log that a page may read."""
        if self._live.table is None:
            return ()
        sight, seats = self.sight(viewer.language), self._live.seats_of(viewer.person)
        newest: list[Line] = []
        for happening in reversed(self._live.log.happenings):
            if len(newest) >= LINES:
                break
            newest += reversed(sight.lines(happening, seats))
        return tuple(reversed(newest))

    def welcome(self, viewer: Viewer) -> Welcome:
        """Everything that a page may know."""
        standing = self._live.standing()
        return Welcome(
            table=self.shown(viewer.person, viewer.language),
            desks=self.desks(viewer),
            to_act=self._live.to_act(),
            lines=self.lines(viewer),
            chat=tuple(self._live.chat[-SAYINGS:]),
            result=self.result(viewer.language),
            places=() if standing is None else standing.places,
            proposal=self.proposal(viewer.language),
            deadline=self._live.timing.deadline,
            notice="" if self._live.foreign is None else Words(viewer.language).fault(self._live.foreign),
        )

    def show(self, added: Added) -> None:
        """Show everybody what has been added."""
        for viewer in self.viewers:
            self._show(viewer, added)
        if added.was.phase != self._live.row.phase or added.was.proposal != self._live.row.proposal:
            self.show_change()
        self._live.stirred.set()

    def _show(self, viewer: Viewer, added: Added) -> None:
        newest, seats = added.happenings[-1], self._live.seats_of(viewer.person)
        if newest.action == UNDO:
            if not newest.draft or newest.seat in seats or added.asked != self._live.to_act():
                viewer.tell(self.welcome(viewer))
            return
        lines = self.sight(viewer.language).lines(newest, seats)
        if newest.draft and newest.seat not in seats and not lines and added.asked == self._live.to_act():
            return  # that somebody is making up his mind is not told: not even that he has made a step
        standing = self._live.standing()
        viewer.tell(
            Happened(
                sequence=newest.sequence,
                seat=newest.seat,
                lines=lines,
                desks=self.desks(viewer),
                to_act=self._live.to_act(),
                result=self.result(viewer.language),
                places=() if standing is None else standing.places,
                deadline=self._live.timing.deadline,
            )
        )

    def show_change(self) -> None:
        """Tell everybody that the table itself is not as it was."""
        for viewer in self.viewers:
            table, proposal = self.shown(viewer.person, viewer.language), self.proposal(viewer.language)
            viewer.tell(Changed(table, proposal, self._live.timing.deadline))

    def show_everything(self) -> None:
        """Tell everybody everything: the game has begun, or seats have changed hands."""
        self._desks.clear()
        for viewer in self.viewers:
            viewer.tell(self.welcome(viewer))
        self._live.stirred.set()

    def dismiss(self) -> None:
        """Let every page connect again: what it looks at is not there any more."""
        for viewer in self.viewers:
            viewer.close()

    def show_said(self, said: Said) -> None:
        """Let everybody read a line of the chat."""
        self._live.chat.append(said)
        for viewer in self.viewers:
            viewer.tell(Talked(said))
