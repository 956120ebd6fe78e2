"""Whole games with all rules, any options and one to eight characters: a few here, a thousand in a sweep."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fabula.core import Table, read_record, replay, write_record
from fabula.games.realm import game
from fabula.games.realm.options.switches import Options
from fabula.games.realm.state import RealmState
from fabula.testing.options import some_options
from golden.realm_players import ambitious
from realm.hosted import hosted
from realm.invariants import wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Event

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
WHOLE: Final = range(1000) if SWEEP else range(0)
SHARE: Final = range(1000, 1003)
"""Weeks instead of months, of up to four instead of eight."""
RECORDED: Final = range(200) if SWEEP else range(0)


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """The game is found even where an older one is installed."""
    with hosted():
        yield


def settings(number: int) -> tuple[Options, int]:
    """The options and the seats of a game of this number: all rules, and every optional one at times."""
    options = some_options(game, Random(number))
    assert isinstance(options, Options)
    whole = number in WHOLE
    options = msgspec.structs.replace(options, rules_in_play="all", combat="on", days=28 if whole else 7)
    return options, 1 + number % (8 if whole else 4)


def play(number: int) -> tuple[Table, list[Event]]:
    """A game to its end, with a look at each of its states; and all that is told in it."""
    random = Random(f"whole game {number}")
    options, seats = settings(number)
    players = tuple(f"P{seat}" for seat in range(seats))
    table = Table.open(game, options, players, secret=random.randbytes(32), salt=b"")
    events: list[Event] = []
    while table.state.to_act():
        seat = random.choice(table.state.to_act())
        actions = table.state.choices(seat).actions
        assert isinstance(table.state, RealmState)
        wanted = ambitious(table.state, seat, actions, random) if number % 2 else random.choice(actions)
        events += table.play(seat, wanted)
        assert isinstance(table.state, RealmState)
        assert wrong(table.state) is None
    return table, events


@pytest.mark.parametrize("number", [*WHOLE, *SHARE])
def test_a_whole_game_goes_to_its_end_and_each_event_cites_a_clause(number: int) -> None:
    table, events = play(number)
    state, options = table.state, settings(number)[0]
    assert isinstance(state, RealmState)
    assert state.standing() is not None
    assert state.day == options.days or (options.sudden_death and state.day < options.days)
    clauses = game.rulebook.clauses
    assert {event.rule for event in events if event.rule not in clauses} == set()
    if number in RECORDED or number == SHARE[0]:
        again = [*replay(read_record(write_record(table.record)))]
        assert [event for moment in again for event in moment.events][-len(events) :] == events
        assert again[-1].state == state
