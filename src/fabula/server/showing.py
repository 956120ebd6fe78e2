"""A table as everybody sees it, from its rows alone."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Raw

from fabula.core import Fault, registry, seat_letter
from fabula.server.messages import Clock, Fairness, Proposal, SeatShown, TableShown
from fabula.server.rows import game_of
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from fabula.core import Seat
    from fabula.server.messages import Phase
    from fabula.server.rows import SeatRow, TableRow


def shown_table(
    row: TableRow,
    seats: Sequence[SeatRow],
    person: str | None,
    language: str,
    *,
    here: Collection[Seat] = (),
) -> TableShown:
    """A table as this person sees it from outside."""
    phase = shown_phase(row)
    mine = [seat.seat for seat in seats if seat.holder == person and seat.bot is None]
    return TableShown(
        id=row.id,
        game=row.game,
        title=_title(row.game, language),
        phase=phase,
        options=Raw(row.options.encode()),
        seats=tuple(_shown_seat(seat, person, here) for seat in seats),
        host=row.host == person,
        clock=None if row.clock is None else Clock(row.clock),
        fairness=_fairness(row, seats),
        created=row.created,
        sequence=row.sequence,
        my_turn=person is not None and phase == "playing" and any(seat in row.to_act for seat in mine),
        forked_from=row.forked_from,
    )


def shown_phase(row: TableRow) -> Phase:
    """The phase of a table, seen from the rules that are here."""
    try:
        game_of(row)
    except Fault:
        return "foreign"
    return row.phase


def shown_proposal(row: TableRow, words: Words) -> Proposal | None:
    """The wish to go back that lies on a table."""
    if row.proposal is None:
        return None
    wish = row.proposal
    text = words.say("table-wants-back", seat=wish.seat, count=row.sequence - wish.sequence)
    return Proposal(wish.seat, wish.sequence, wish.agreed, text)


@cache
def _title(game: str, language: str) -> str:
    try:
        return Words(language, registry.game(game)).title()
    except Fault:
        return game


def _shown_seat(seat: SeatRow, person: str | None, here: Collection[Seat]) -> SeatShown:
    return SeatShown(
        seat=seat.seat,
        letter=seat_letter(seat.seat),
        kind="person" if seat.holder is not None else "bot" if seat.bot is not None else "open",
        name=seat.name,
        bot=seat.bot,
        mine=person is not None and seat.holder == person,
        here=seat.seat in here,
        conceded=seat.conceded,
        number="" if seat.number is None else seat.number.hex(),
    )


def _fairness(row: TableRow, seats: Sequence[SeatRow]) -> Fairness:
    """The promise at once, the secret when the game is over."""
    salt = row.salt if row.salt is not None else b"".join(seat.number or b"" for seat in seats)
    return Fairness(row.commitment, salt.hex(), row.secret.hex() if row.phase == "over" else None)
