"""The golden games of `tests/golden/`: they replay, verify and end as they did when they were played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import pytest

from fabula.core import read_record, registry, replay, verify, write_record
from fabula.games.foes.actions import Actions
from fabula.games.foes.components import SpellKind
from fabula.games.foes.events import Casting, Declined, Defeated, Ended, Events, Moved
from fabula.games.foes.game import game
from fabula.testing import rule

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


def test_every_number_of_players_is_there_and_the_other_readings() -> None:
    records = [read_record(text) for text in TEXTS.values()]
    assert {len(record.players) for record in records} == set(range(2, 7))
    assert any('"study_trigger":"end_of_movement"' in record.options for record in records)


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


@rule("FOE-14.2")
def test_either_boss_is_the_last_to_fall() -> None:
    fallen = [[event.monster for event in events_of(name) if isinstance(event, Defeated)] for name in TEXTS]
    assert {monsters[-1] for monsters in fallen} == {49, 50}
    assert all({49, 50} <= set(monsters) for monsters in fallen)


@pytest.mark.parametrize("name", TEXTS)
def test_every_draw_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    record = read_record(TEXTS[name])
    assert verify(record).standing() == record.result


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert write_record(read_record(TEXTS[name])) == TEXTS[name]
