"""Before the game and around it: a table opens, seats are filled, handed over, given up; the game starts."""

from __future__ import annotations

import random
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from fabula import bots
from fabula.core import Fault, Illegal, RandomDice, Table, registry, seat_letter
from fabula.core.records import commitment_to, is_player_name
from fabula.core.table import SECRET_BYTES
from fabula.server.messages import SeatLink, TableOpened
from fabula.server.problems import Refused
from fabula.server.replaying import entries_of, taken_over
from fabula.server.rows import SeatRow, TableRow, game_of
from fabula.server.showing import shown_table
from fabula.server.tokens import JOIN, NUMBER_BYTES, hashed, new_id, new_token
from fabula.settings import check_number, make_options

if TYPE_CHECKING:
    from fabula.core import Game, Seat
    from fabula.server.live import Live
    from fabula.server.messages import NewTable, SeatWish
    from fabula.server.people import Visitor
    from fabula.server.store import Store


def seated_name(name: str | None) -> str:
    """A person's name as it is shown; `Fault` if nobody can be called so."""
    plain = " ".join((name or "").split())
    if not is_player_name(plain):
        raise Fault("player-name", name=plain)
    return plain


def known_bot(game: Game, name: str | None) -> str:
    """The bot of this name, or the usual one; `Fault` if there is none."""
    chosen = bots.usual(game) if name is None else name
    if chosen is None or not bots.can_play(chosen, game):
        raise Fault("no-such-bot", name=chosen or "", known=", ".join(bots.able(game)))
    return chosen


def _filled(
    game: Game, table: str, seat: Seat, wish: SeatWish, person: str
) -> tuple[SeatRow, SeatLink | None]:
    """A seat as it is wished for, and the link to it if somebody is to come."""
    match wish.kind:
        case "me":
            return SeatRow(table, seat, holder=person, name=seated_name(wish.name)), None
        case "bot":
            return SeatRow(table, seat, bot=known_bot(game, wish.bot)), None
        case "open":
            token = new_token()
            return SeatRow(table, seat, link=hashed(token)), SeatLink(seat, JOIN + token)


async def open_table(store: Store, visitor: Visitor, new: NewTable, language: str) -> TableOpened:
    """A new table, its secret made and promised; with a record it goes on from a moment of that."""
    game, person = registry.game(new.game), visitor.person
    check_number(game, len(new.seats))
    beginning = await taken_over(store, new)
    options = _options(game, new) if beginning is None else beginning.options
    table, secret, now = new_id(), secrets.token_bytes(SECRET_BYTES), time.time()
    row = TableRow(
        id=table,
        game=game.name,
        rules=game.rules,
        options=options,
        host=person,
        phase="gathering",
        created=now,
        changed=now,
        clock=None if new.clock is None else new.clock.seconds,
        secret=secret,
        commitment=commitment_to(secret),
        start=None if beginning is None else beginning.start,
        sequence=0 if beginning is None else len(beginning.entries),
        forked_from=new.table,
        taken_over=None if beginning is None else len(beginning.entries),
    )
    filled = [_filled(game, table, seat, wish, person) for seat, wish in enumerate(new.seats)]
    seats = tuple(seat for seat, _ in filled)
    await store.add_table(
        row,
        seats,
        () if beginning is None else entries_of(beginning, now),
        newcomer=visitor.newcomer,
        invitation=None if new.invitation is None else hashed(new.invitation),
    )
    links = tuple(link for _, link in filled if link is not None)
    return TableOpened(shown_table(row, seats, person, language), links)


def _options(game: Game, new: NewTable) -> str:
    """The options of a new game; what is refused is refused now, and not when everybody has come."""
    options = make_options(game, new.options)
    try:
        game.start(options, len(new.seats), RandomDice(random.Random(0)))
    except Illegal as illegal:
        raise Refused(game, illegal) from illegal
    return msgspec.json.encode(options).decode()


async def start(live: Live) -> None:
    """Let the game begin; called with the lock held."""
    if live.row.phase != "gathering":
        raise Fault("already-started")
    open_seats = [seat_letter(row.seat) for row in live.seats if not row.is_filled]
    if open_seats:
        raise Fault("seats-open", seats=", ".join(open_seats))
    game = game_of(live.row)
    numbers = {row.seat: row.number or secrets.token_bytes(NUMBER_BYTES) for row in live.seats}
    players = tuple(_player(row) for row in live.seats)
    salt = b"".join(numbers.values())
    if live.row.start is None:
        options = msgspec.json.decode(live.row.options, type=game.Options)
        record = Table.open(game, options, players, secret=live.row.secret, salt=salt).record
        await live.begin(players, salt, record.start, numbers)
    else:
        await live.begin(players, salt, live.row.start, numbers)


def _player(row: SeatRow) -> str:
    """Whoever sits there, as a record names him."""
    if row.holder is None:
        return row.bot or ""
    return f"person {row.name}".rstrip()


# -- seats ----------------------------------------------------------------------------------------------


async def sit_down(live: Live, seat: SeatRow | None, visitor: Visitor, name: str) -> bool:
    """Take the seat of a link, or without one any that is open; called with the lock held.

    Whoever sits there already, or finds no open seat, is not given one: he looks. `Fault` if a link was used.
    """
    if seat is None and (live.row.phase != "gathering" or live.seats_of(visitor.person)):
        return False
    for wanted in live.seats if seat is None else (seat,):
        if not wanted.is_filled and await live.store.take_seat(wanted, visitor, name):
            await live.reseat()
            return True
    if seat is not None:
        raise Fault("link-used")
    return False


async def fill(live: Live, seat: Seat, wish: SeatWish, person: str) -> SeatLink | None:
    """Open a seat, give it to a bot or to the host; whoever held it is out."""
    filled, link = _filled(game_of(live.row), live.row.id, seat, wish, person)
    await live.change_seat(seat, holder=filled.holder, name=filled.name, bot=filled.bot, link=filled.link)
    return link


async def relink(live: Live, seat: Seat) -> SeatLink:
    """A new link to a seat; the old one and its holder are out. Until somebody comes, nobody plays there."""
    token = new_token()
    await live.change_seat(seat, holder=None, name="", bot=None, link=hashed(token))
    return SeatLink(seat, JOIN + token)


async def add_number(live: Live, seat: Seat, number: bytes) -> None:
    """Add a holder's number to the dice; it is not changed afterwards."""
    if live.row.phase != "gathering":
        raise Fault("already-started")
    if live.seats[seat].number is None:
        await live.change_seat(seat, number=number)


async def hand_over(live: Live, seat: Seat, bot: str | None) -> None:
    """Let a bot play for a holder, or let him play again; who has conceded does not come back."""
    if live.seats[seat].conceded:
        raise Fault("conceded")
    await live.change_seat(seat, bot=None if bot is None else known_bot(game_of(live.row), bot))


async def concede(live: Live, seat: Seat) -> None:
    """Give up: a bot plays on; if all others have given up, the last one wins."""
    if not live.goes_on:
        raise Fault("not-started")
    await live.change_seat(seat, conceded=True, bot=known_bot(game_of(live.row), None))
    left = [row.seat for row in live.seats if not row.conceded]
    if len(left) == 1:
        await live.end_by_concession(left[0])
