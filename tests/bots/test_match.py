"""Matches: the same games whoever plays them, everybody on every seat, and everything counted."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from bots.wager import WAGER
from fabula.bots import match
from fabula.bots.match import Pairing, Played, check, games, play
from fabula.bots.random import RandomBot
from fabula.bots.tally import Tally
from fabula.core import Action, Chair, Fault, Illegal, Standing, registry

if TYPE_CHECKING:
    from fabula.core import Bot, Dice

THREE = Pairing("floors", ("random",) * 3)


def test_greedy_beats_random() -> None:
    pairing = Pairing("floors", ("greedy", "random"))
    tally = Tally(pairing.bots)
    for played in games(pairing, 10):
        tally.add(played)
    assert tally.by_bot["greedy"].wins >= 9
    assert (tally.by_bot["greedy"].mean_score or 0) > 2


def test_greedy_beats_five_randoms_and_knows_the_expert_game() -> None:
    for pairing in (
        Pairing("floors", ("greedy", *["random"] * 5)),
        Pairing("floors", ("greedy", "random"), {"mode": "expert"}),
    ):
        for played in games(pairing, 2):
            assert played.standing is not None
            assert [played.seating[seat] for seat in played.standing.winners] == ["greedy"]


def test_the_number_of_processes_changes_nothing() -> None:
    alone = list(games(THREE, 7))
    assert alone == list(games(THREE, 7, jobs=2))
    assert [played.number for played in alone] == list(range(7))


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    first = [play(THREE, number) for number in range(5)]
    assert [play(THREE, number) for number in (4, 2)] == [first[4], first[2]]
    assert len({played.decisions for played in first}) > 1
    other = Pairing("floors", THREE.bots, seed=1)
    assert [play(other, number).decisions for number in range(5)] != [game.decisions for game in first]


def test_everybody_moves_one_seat_on_from_game_to_game() -> None:
    pairing = Pairing("floors", ("a", "b", "c"))
    assert [pairing.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_the_bots_sit_where_the_seating_says(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, int]] = set()

    class Named(RandomBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, chair: Chair, dice: Dice) -> Action:
            assert type(chair) is Chair
            seen.add((self.name, chair.seat))
            return super().choose(chair, dice)

    monkeypatch.setattr(match, "bot", Named)
    play(Pairing("floors", ("a", "b")), 1)
    assert seen == {("b", 0), ("a", 1)}


def test_what_is_begun_can_be_stopped() -> None:
    match_ = games(THREE, 10**9, jobs=2)
    assert next(match_).number == 0
    match_.close()
    with pytest.raises(StopIteration):
        next(match_)


def test_a_bot_that_plays_illegally_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, chair: Chair, dice: Dice) -> Action:
            return chair.game.read("9 +NNN")

    def made(name: str) -> Bot:
        return Cheat()

    monkeypatch.setattr(match, "bot", made)
    with pytest.raises(Fault) as fault:
        play(Pairing("floors", ("cheat", "cheat")), 0)
    assert fault.value.reason == "bot-plays-illegally"
    assert fault.value.details == {"bot": "cheat", "action": "9 +NNN", "clause": "FLOORS-2.1"}


def test_a_game_beyond_its_horizon_is_called_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(registry.game("floors")), "horizon", 5)
    played = play(THREE, 0)
    assert (played.standing, played.decisions) == (None, 5)


def test_what_cannot_be_played_is_said_before_anything_is() -> None:
    check(THREE)
    with pytest.raises(Fault):
        check(Pairing("floors", ("random", "nobody")))
    with pytest.raises(Fault):
        check(Pairing("flaws", ("random", "random")))
    with pytest.raises(Illegal):
        check(Pairing("floors", ("random", "random"), {"long_game": True}))


def test_a_fault_comes_through_from_another_process() -> None:
    with registry.hosting(WAGER):  # which is hosted here alone
        pairing = Pairing("wager", ("random",))
        assert len(list(games(pairing, 2))) == 2
        with pytest.raises(Fault) as fault:
            list(games(pairing, 2, jobs=2))
    assert fault.value.reason == "no-such-game"
    assert fault.value.details["name"] == "wager"
    again = pickle.loads(pickle.dumps(Fault("why", line=3, name="x")))
    assert (again.reason, again.line, again.details) == ("why", 3, {"name": "x"})


def tallied(*results: tuple[str, Standing | None]) -> Tally:
    """Games whose seats are held by bots of these letters."""
    tally = Tally(("a", "b", "b"))
    for number, (seating, standing) in enumerate(results):
        tally.add(Played(number, tuple(seating), standing, 10))
    return tally


def test_wins_places_and_scores_are_counted_by_bot_and_by_seat() -> None:
    tally = tallied(
        ("abb", Standing((1, 2, 3), (5, 3, 1), "end")),
        ("bab", Standing((1, 3, 2), (9, 1, 5), "end")),
        ("bba", Standing((1, 3, 1), (7, 1, 7), "end")),
        ("abb", Standing((3, 3, 3), (0, 0, 0), "end")),
        ("bab", None),
    )
    assert (tally.games, tally.decisions, tally.nobody, tally.unfinished) == (5, 50, 1, 1)
    a, b = tally.by_bot["a"], tally.by_bot["b"]
    assert (a.games, a.wins, a.shared, b.games, b.wins, b.shared) == (5, 2, 1, 5, 2, 1)
    assert (a.share, a.mean_place, a.mean_score) == (0.4, 8 / 4, 13 / 4)
    assert (b.mean_place, b.mean_score) == (18 / 8, 26 / 8)
    assert a.interval.low < a.share < a.interval.high
    seats = {place: (score.games, score.wins) for place, score in tally.by_seat.items()}
    assert seats == {
        ("a", 0): (2, 1),
        ("a", 1): (2, 0),
        ("a", 2): (1, 1),
        ("b", 0): (3, 2),
        ("b", 1): (3, 0),
        ("b", 2): (4, 0),
    }


def test_two_seats_of_one_bot_share_no_win_with_each_other() -> None:
    b = tallied(("abb", Standing((3, 1, 1), (0, 1, 1), "end"))).by_bot["b"]
    assert (b.wins, b.shared) == (1, 0)


def test_before_the_first_game_nothing_is_known() -> None:
    a = tallied().by_bot["a"]
    assert (a.share, a.mean_place, a.mean_score, a.interval) == (0.0, None, None, (0.0, 1.0))
