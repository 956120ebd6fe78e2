"""A whole game, kept as a record: it writes, reads, replays, resumes and verifies to the same end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fabula.core import (
    Fault,
    Illegal,
    RecordedDice,
    Table,
    read_record,
    registry,
    replay,
    verify,
    write_record,
)
from fabula.testing.journey import SALT
from fabula.testing.nonconformity import Nonconformity
from fabula.testing.scene import difference_text, name, snapshot

if TYPE_CHECKING:
    from fabula.core import State
    from fabula.testing.journey import Journey


def check_again(journey: Journey, end: State) -> None:
    """The same actions with the recorded draws lead through the same events to the same end."""
    fault = "draw-not-recorded"
    try:
        state = journey.game.start(journey.options, journey.seats, RecordedDice(journey.start))
        for number, move in enumerate(journey.moves, 1):
            dice = RecordedDice(move.draws)
            events = state.play(move.seat, move.action, dice)
            dice.finish()
            if snapshot(events) != snapshot(list(move.events)):
                where = difference_text(snapshot(list(move.events)), snapshot(events))
                raise Nonconformity(
                    fault, f"decision {number} of {name(move.seat)} tells other events{where}"
                )
    except (Fault, Illegal) as error:
        raise Nonconformity(
            fault, f"the same game, played again with the same draws, stops: {error}"
        ) from error
    if snapshot(state) != snapshot(end):
        where = difference_text(snapshot(end), snapshot(state))
        raise Nonconformity(fault, f"the same game, played again with the same draws, ends otherwise{where}")


def check_record(journey: Journey, end: State) -> None:
    """Play the journey at a table and take its record through everything that is done with records."""
    with registry.hosting(journey.game):
        try:
            _check_record(journey, end)
        except (Fault, Illegal) as error:
            raise Nonconformity("record-differs", f"{type(error).__name__}: {error}") from error


def _check_record(journey: Journey, end: State) -> None:
    game = journey.game
    players = ("kit",) * journey.seats
    table = Table.open(game, journey.options, players, secret=journey.secret, salt=SALT)
    for move in journey.moves:
        table.play(move.seat, move.action)
    record = table.record
    text = write_record(record)
    again = read_record(text)
    *_, last = replay(again)
    ends = {
        "played at a table": table.state,
        "replayed": last.state,
        "verified": verify(again),
        "resumed": Table.resume(again).state,
    }
    if again != record or msgspec.json.decode(again.options, type=game.Options) != journey.options:
        raise Nonconformity("record-differs", "the record is another one after it is written and read")
    for how, state in ends.items():
        if snapshot(state) != snapshot(end):
            where = difference_text(snapshot(end), snapshot(state))
            raise Nonconformity("record-differs", f"{how}, the game ends otherwise{where}")
