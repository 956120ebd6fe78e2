"""Blocks: the same dice for all their games, everybody on every seat, the same on any number of processes."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from fabula.bots import match
from fabula.bots.match import Played, in_order
from fabula.bots.random import RandomBot
from fabula.core import Fault, Illegal, Standing, registry
from fabula.lab.arena import Contest, check, play_block
from fabula.lab.arena.contest import score
from fabula.lab.arena.pools import RayPool, blocks, cluster
from small_games.masks import game as masks

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Action, Chair, Dice

TWO = Contest("floors", ("random", "greedy"), 2)


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [("ab", 2, 2), ("abc", 3, 3), ("abc", 2, 6), ("ab", 3, 6), ("ab", 4, 2), ("abc", 4, 12), ("a", 5, 1)],
)
def test_everybody_sits_on_every_seat_equally_often(bots: str, seats: int, games: int) -> None:
    seatings = Contest("floors", tuple(bots), seats).seatings
    assert len(seatings) == len(set(seatings)) == games
    for seat in range(seats):
        held = Counter(seating[seat] for seating in seatings)
        assert set(held) == set(bots)
        assert len(set(held.values())) == 1


def test_a_bot_against_itself_is_exactly_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "bot", lambda name: RandomBot())
    contest = Contest("floors", ("one", "other"), 2)
    for number in range(3):
        first, second = play_block(contest, number)
        assert first.seating == second.seating[::-1]
        assert (first.standing, first.decisions) == (second.standing, second.decisions)
        assert score((first, second), "one", "other") == 0.5


def test_every_block_has_other_dice_and_another_seed_has_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    class Noting(RandomBot):
        def choose(self, chair: Chair, dice: Dice) -> Action:
            action = super().choose(chair, dice)
            seen.append(action)
            return action

    monkeypatch.setattr(match, "bot", lambda name: Noting())

    def moves(contest: Contest, number: int) -> list[object]:
        seen.clear()
        play_block(contest, number)
        return list(seen)

    assert moves(TWO, 0) == moves(TWO, 0)
    assert moves(TWO, 0) != moves(TWO, 1)
    assert moves(TWO, 0) != moves(Contest("floors", TWO.bots, 2, seed=1), 0)


def test_the_number_of_processes_changes_nothing() -> None:
    contest = Contest("floors", ("random",), 3)
    alone = list(blocks(contest, range(4)))
    assert alone == list(blocks(contest, range(4), jobs=2))
    assert alone[2:] == list(blocks(contest, range(2, 4)))
    assert [block[0].number for block in alone] == [0, 1, 2, 3]


def test_any_game_can_be_played_with_any_number_of_seats() -> None:
    with registry.hosting(masks):
        for seats in masks.seats:
            contest = Contest("masks", ("random",), seats)
            check(contest)
            (game,) = play_block(contest, 0)
            assert game.standing is not None
            assert len(game.standing.places) == seats


def played(seating: str, places: tuple[int, ...] | None) -> Played:
    standing = None if places is None else Standing(places, places, "end")
    return Played(0, tuple(seating), standing, 1)


@pytest.mark.parametrize(
    ("games", "share"),
    [
        ([("ab", (1, 2)), ("ba", (2, 1))], 1.0),
        ([("ab", (1, 2)), ("ba", (1, 2))], 0.5),
        ([("ab", (2, 2)), ("ba", None)], 0.5),
        ([("abc", (3, 2, 1)), ("cab", (1, 2, 3))], 0.5),
        ([("abb", (2, 1, 3))], 0.5),
        ([("aab", (1, 2, 3))], 1.0),
        ([("ac", (2, 1)), ("ab", (1, 2))], 1.0),
    ],
)
def test_the_share_counts_who_is_ahead_of_whom(
    games: list[tuple[str, tuple[int, ...] | None]], share: float
) -> None:
    assert score(tuple(played(*each) for each in games), "a", "b") == share


def test_what_cannot_be_played_is_said_before_anything_is() -> None:
    check(TWO)
    for contest, reason in (
        (Contest("floors", ("random", "random"), 2), "bot-twice"),
        (Contest("floors", ("random",), 9), "wrong-number-of-seats"),
        (Contest("floors", ("random", "nobody"), 2), "no-such-bot"),
        (Contest("flaws", ("random",), 2), "no-such-game"),
    ):
        with pytest.raises(Fault) as fault:
            check(contest)
        assert fault.value.reason == reason
    with pytest.raises(Illegal):
        check(Contest("floors", ("random",), 2, {"long_game": True}))


class RayTaskError(Exception):
    def __init__(self, cause: Exception) -> None:
        super().__init__()
        self.cause = cause


@dataclass
class Elsewhere:
    """Stands in for Ray: works when it is asked for the result, and hands over what went wrong."""

    stopped: bool = False
    exceptions = SimpleNamespace(RayTaskError=RayTaskError)

    def init(self, *, address: str, **settings: object) -> None:
        if address != "there":
            raise ConnectionError("nobody answers")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, task: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *arguments: lambda: task(*arguments))

    def get(self, reference: Callable[[], object]) -> object:
        try:
            return reference()
        except ValueError as error:
            raise RayTaskError(error) from error

    def shutdown(self) -> None:
        self.stopped = True


def test_a_cluster_is_asked_closed_and_its_faults_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Elsewhere()
    monkeypatch.setitem(sys.modules, "ray", ray)
    contest = Contest("floors", ("random",), 2)
    assert list(blocks(contest, range(2), ray="there")) == list(blocks(contest, range(2)))
    assert ray.stopped

    def fails(plan: str, number: int) -> int:
        if number == 2:
            raise ValueError(plan)
        return number

    results = in_order(RayPool(ray), fails, "x", range(4), 2)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(ValueError, match="x"):
        next(results)
    with pytest.raises(Fault) as fault, cluster("nowhere"):
        pass
    assert fault.value.details == {"address": "nowhere", "problem": "nobody answers"}


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Fault) as fault, cluster("local"):
        pass
    assert (fault.value.reason, fault.value.details) == (
        "extra-missing",
        {"module": "ray", "extra": "cluster"},
    )
