"""Puzzles: what is kept is sound, new ones are found, and a person can solve them."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from fabula.core import Fault, registry
from fabula.games.floors.game import game as floors
from fabula.lab.analysis.puzzles import (
    HARDEST,
    Puzzle,
    collection,
    find,
    grade,
    read_puzzle,
    write_puzzle,
)
from fabula.lab.analysis.solving import Solving
from fabula.words import Words

PUZZLES = collection("floors")


def solve(puzzle: Puzzle, *lines: str, language: str = "en") -> tuple[bool | None, list[str]]:
    """What comes of typing these lines, and what is written."""
    waiting, written = iter(lines), list[str]()
    return Solving(puzzle, Words(language), lambda question: next(waiting, None), written.append).run(
        1
    ), written


def test_there_are_a_hundred_of_them_from_easy_to_hard() -> None:
    assert len(PUZZLES) >= 100
    assert [puzzle.grade for puzzle in PUZZLES] == sorted(puzzle.grade for puzzle in PUZZLES)
    by_grade = Counter(puzzle.grade for puzzle in PUZZLES)
    assert set(by_grade) == set(range(1, HARDEST + 1))
    assert min(by_grade.values()) >= 15
    assert len({bytes(puzzle.position) for puzzle in PUZZLES}) == len(PUZZLES)


def test_in_every_puzzle_the_best_moves_can_be_played_and_lead_in_their_order() -> None:
    for puzzle in PUZZLES:
        state = puzzle.state()
        assert state.to_act() == (puzzle.seat,)
        assert all(state.why_not(puzzle.seat, floors.read(option.move)) is None for option in puzzle.best)
        assert puzzle.margin >= 3
        assert puzzle.best[0].lead > puzzle.best[1].lead


def test_puzzles_are_found_in_games_and_read_again() -> None:
    puzzle = next(found for found in find(floors, 2, count(), least=2.0, tries=32) if found is not None)
    assert puzzle.game == "floors"
    assert 1 <= puzzle.grade <= HARDEST
    assert puzzle.margin >= 2
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


def test_the_less_a_move_looks_like_it_the_harder_the_puzzle() -> None:
    assert [grade(rank) for rank in (0, 1, 3, 4, 9, 10, 23)] == [1, 2, 2, 3, 3, 4, 4]


def test_what_is_no_puzzle_is_refused_by_name() -> None:
    with pytest.raises(Fault, match="no-puzzle"):
        read_puzzle('{"game": "floors"}')
    impossible = write_puzzle(PUZZLES[0]).replace('"monster":{"at":[', '"monster":{"at":[9')
    with pytest.raises(Fault, match="floors-position-off-board"):
        read_puzzle(impossible)


def test_a_game_that_writes_no_positions_has_no_puzzles() -> None:
    assert collection("foes") == ()
    with pytest.raises(Fault, match="no-positions"):
        list(find(registry.game("foes"), 2, iter([1]), least=-1000.0, tries=2))


def test_a_person_solves_a_puzzle() -> None:
    puzzle = PUZZLES[0]
    solved, written = solve(puzzle, puzzle.best[0].move)
    assert solved is True
    assert any("That is it." in line for line in written)
    assert written[0].startswith("Puzzle 1, grade 1.")


def test_whoever_is_wrong_first_learns_by_how_much_and_may_go_on() -> None:
    puzzle = PUZZLES[0]
    solved, written = solve(puzzle, "help", puzzle.best[1].move, "9 N", "nonsense", "", puzzle.best[0].move)
    assert solved is False
    text = "\n".join(written)
    assert "There is better" in text
    assert "FLOORS-" in text, "an illegal move is refused with its clause"


@pytest.mark.parametrize(("line", "result"), [("solution", False), ("next", False), ("quit", None)])
def test_a_puzzle_can_be_given_up(line: str, *, result: bool | None) -> None:
    solved, written = solve(PUZZLES[0], "hint", "describe", line)
    assert solved is result
    assert any("begins with" in each for each in written)
    assert solve(PUZZLES[0])[0] is None, "no more input"


def test_in_french_too() -> None:
    solved, written = solve(PUZZLES[0], "indice", "solution", language="fr")
    assert solved is False
    assert written[0].startswith("Problème 1")
