"""The golden games of `tests/golden/`: they replay, verify and end as they did when they were played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import msgspec
import pytest

from fabula.core import read_record, registry, replay, verify, write_record
from fabula.games.foes.actions import Actions
from fabula.games.foes.components import SpellKind
from fabula.games.foes.events import Casting, Declined, Defeated, Ended, Events, Moved
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.testing import rule
from golden.foes_endings import EVERY_WAY, how_it_ended

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Event

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden"
TEXTS: Final = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("foes-*.fabula"))}


@pytest.fixture(autouse=True)
def hosted() -> Iterator[None]:
    """The game is found even where it is not installed."""
    with registry.hosting(game):
        yield


@cache
def events_of(name: str) -> tuple[Event, ...]:
    """All that happens in one of the games."""
    return tuple(event for moment in replay(read_record(TEXTS[name])) for event in moment.events)


def everything() -> list[Event]:
    """All that happens in all of the games."""
    return [event for name in TEXTS for event in events_of(name)]


def test_every_number_of_players_is_there_and_either_reading_of_every_switch() -> None:
    records = [read_record(text) for text in TEXTS.values()]
    assert {len(record.players) for record in records} == set(range(2, 7))
    played = [msgspec.json.decode(record.options, type=Options) for record in records]
    for name in Options.__struct_fields__:
        if name != "board":
            values = {msgspec.json.encode(getattr(options, name)) for options in played}
            assert len(values) == 2, name


def test_every_kind_of_action_and_of_event_is_there() -> None:
    actions = {entry.action.split()[0] for text in TEXTS.values() for entry in read_record(text).entries}
    assert actions == {kind.__struct_config__.tag for kind in get_args(Actions)}
    assert {type(event) for event in everything()} == set(get_args(Events))


def test_every_kind_of_spell_is_cast() -> None:
    cast = {event.spell.split("-")[1] for event in everything() if isinstance(event, Casting)}
    assert cast == set(get_args(SpellKind))


def test_figures_move_in_every_way_and_everything_is_declined_at_times() -> None:
    moved = {event.how for event in everything() if isinstance(event, Moved)}
    assert moved == {"step", "jump", "retreat", "follow", "transference", "carried", "dropped"}
    declined = {event.what for event in everything() if isinstance(event, Declined)}
    assert declined >= {"privilege", "follow", "study", "power", "rotate"}


@rule("FOE-14.2", "FOE-14.3")
@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    record = read_record(TEXTS[name])
    *_, last = replay(record)
    assert record.result is not None
    assert last.state.standing() == record.result
    assert [isinstance(event, Ended) for event in last.events].count(True) == 1
    assert sum(isinstance(event, Ended) for event in events_of(name)) == 1


@rule("FOE-14.2", "FOE-14.3", "FOE-17.6")
def test_the_games_come_to_their_end_in_every_way() -> None:
    ways = [how_it_ended(read_record(text)) for text in TEXTS.values()]
    assert set().union(*ways) == EVERY_WAY
    assert all(len(way) == 3 for way in ways)


@rule("FOE-14.2")
def test_both_bosses_fall_in_every_game() -> None:
    for name in TEXTS:
        fallen = [event.monster for event in events_of(name) if isinstance(event, Defeated)]
        assert fallen[-1] in (49, 50)
        assert {49, 50} <= set(fallen)


@pytest.mark.parametrize("name", TEXTS)
def test_every_draw_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    record = read_record(TEXTS[name])
    assert verify(record).standing() == record.result


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert write_record(read_record(TEXTS[name])) == TEXTS[name]
