"""The kit finds each of many deliberate mistakes, names it, and says how to come upon it again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from broken_games import legality, secrets, values
from broken_games.lantern import CARDS, Lantern, LanternState
from broken_games.secrets import Marked
from fabula.core import read_record, registry, replay
from fabula.testing import Nonconformity, check_game
from fabula.testing.faults import ADVICE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from fabula.core import State

ENOUGH = 120.0
"""Seconds after which a fault should have been found; most take a tenth of one."""


def broken(*modules: ModuleType) -> Iterator[type[Lantern]]:
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Lantern) and kind.fault:
                yield kind


BROKEN = tuple(broken(legality, values, secrets))


def fault_in(game: Lantern, invariant: Callable[[State], str | None] | None = None) -> Nonconformity:
    random.seed(1)  # some of the broken games throw dice of their own
    with pytest.raises(Nonconformity) as found:
        check_game(game, seconds=ENOUGH, seed=1, invariant=invariant)
    return found.value


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.name)
def test_each_mistake_is_named(kind: type[Lantern]) -> None:
    found = fault_in(kind())
    assert found.fault == kind.fault, found
    assert str(found).startswith(f"{kind.fault}: ")
    assert ADVICE[kind.fault] in str(found)


def test_every_fault_the_kit_knows_has_a_game_that_has_it() -> None:
    assert {kind.fault for kind in BROKEN} | {"invariant-broken"} == set(ADVICE)


def test_there_are_enough_of_them_and_each_has_its_own_name() -> None:
    assert len({kind.name for kind in BROKEN}) == len(BROKEN) >= 12


def test_the_game_without_mistakes_passes() -> None:
    report = check_game(Lantern(), seconds=0, seed=1, games=30)
    assert report.games == report.ended == 30
    assert report.moments >= 60
    assert report.left_out == ()
    assert set(report.secrets) == {"hands", "pile", "aside"}


def test_a_fault_comes_with_the_game_that_leads_to_it() -> None:
    game = values.Misquotes()
    found = fault_in(game)
    assert found.journey is not None
    with registry.hosting(game):
        moments = list(replay(read_record(found.record)))
    assert len(moments) == len(found.journey.moves) + 1
    assert moments[-1].state.to_act() != ()
    assert f"seed {found.seed}" in str(found)


def test_the_seed_of_a_fault_comes_upon_it_in_the_first_game() -> None:
    first = fault_in(legality.NothingToSay())
    assert first.seed is not None
    with pytest.raises(Nonconformity) as again:
        check_game(legality.NothingToSay(), seconds=0, seed=first.seed)
    assert str(again.value) == str(first)


def all_there(state: object) -> str | None:
    assert isinstance(state, LanternState)
    cards = sorted(card for card in (*state.hands, *state.aside, *state.pile) if card)
    return None if tuple(cards) == CARDS else f"these are the cards: {cards}"


def test_an_author_can_say_what_holds_in_every_state() -> None:
    assert check_game(Lantern(), seconds=0, seed=1, invariant=all_there).games
    found = fault_in(Marked(), invariant=all_there)
    assert found.fault == "invariant-broken"
    assert "these are the cards" in found.seen


def test_a_game_that_another_process_cannot_import_is_said_to_be_left_out() -> None:
    class Local(Lantern):
        name = "local"

    assert check_game(Local(), seconds=0, seed=1).left_out == (
        "order under other hash seeds: the game's class cannot be imported",
    )


def test_progress_is_told() -> None:
    told: list[str] = []
    check_game(Lantern(), seconds=0, seed=1, progress=told.append)
    assert len(told) == 1
    assert told[0].startswith("lantern: 1 games, ")
