"""`fabula match` as it is typed and read."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from fabula.bots import match as matches
from fabula.cli import run
from fabula.commands.match import cores

if TYPE_CHECKING:
    from collections.abc import Generator

    from fabula.bots.match import Pairing, Played


def match(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> list[str]:
    """The lines that the command prints: on standard error if it fails with bad input."""
    assert run(["match", *arguments]) == code
    out, err = capsys.readouterr()
    if code == 2:
        assert out == ""
        return err.splitlines()
    return out.splitlines()


def test_it_tells_the_whole_result(capsys: pytest.CaptureFixture[str]) -> None:
    lines = match(capsys, "floors", "random", "random", "--games", "4", "--jobs", "1", "--seed", "3")
    assert lines[0] == "Fearsome Floors: 4 games, 2 seats, seed 3"
    assert re.split("  +", lines[1]) == [
        *("bot", "seat", "games", "wins", "share", "95% interval", "mean place", "mean score")
    ]
    assert [re.split("  +", line)[:3] for line in lines[2:5]] == [
        ["random", "all", "4"],
        ["random", "A", "4"],
        ["random", "B", "4"],
    ]
    assert len({len(line) for line in lines[1:5]}) == 1
    assert lines[5] == "Nobody won 4 games (100.0%)."


def test_the_last_bot_takes_the_seats_that_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    lines = match(capsys, "floors", "greedy", "random", "--seats", "6", "-n", "1", "-j", "1")
    rows = [re.split("  +", line) for line in lines[2:-1]]
    assert rows[0][:5] == ["greedy", "all", "1", "1", "100.0%"]
    assert re.findall(r"[0-9.]+%", rows[0][5]) == ["20.7%", "100.0%"]
    assert [row[:3] for row in rows[2:]] == [
        *(["greedy", seat, "1" if seat == "A" else "0"] for seat in "ABCDEF"),
        *(["random", seat, "0" if seat == "A" else "1"] for seat in "ABCDEF"),
    ]
    assert rows[3][6:] == ["-", "-"]
    assert lines[-1] == "There was a winner in every game."


def test_jobs_change_nothing_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("floors", "random", "random", "-n", "6", "--option", "nobody_escaped=all_share")
    one = match(capsys, *arguments, "-j", "1", "--language", "fr")
    assert one == match(capsys, *arguments, "-j", "2", "--language", "fr")
    assert one[0] == "Fearsome Floors (Finstere Flure) : 6 parties, 2 places, graine 0"
    assert "100,0 %" in one[2]


def test_shared_wins_are_shown_where_there_are_any(capsys: pytest.CaptureFixture[str]) -> None:
    lines = match(
        capsys, "floors", "random", "greedy", "-n", "1", "-j", "1", "-o", "nobody_escaped=all_share"
    )
    assert "shared" not in lines[1]
    all_share = ("floors", "random", "lazy", "-n", "1", "-j", "1", "-o", "nobody_escaped=all_share")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "bot", lambda name: Lazy())
        lines = match(capsys, *all_share)
    assert "shared" in lines[1]
    assert [re.split("  +", line)[:5] for line in lines[2:4]] == [
        ["random", "all", "1", "1", "1"],
        ["lazy", "all", "1", "1", "1"],
    ]


class Lazy:
    """Never moves."""

    def choose(self, chair: object, dice: object) -> object:
        return chair.choices().actions[0]  # type: ignore[attr-defined]  # a chair


def test_a_match_that_is_interrupted_shows_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = matches.games

    def interrupted(pairing: Pairing, count: int, *, jobs: int) -> Generator[Played, None, None]:
        yield from whole(pairing, 2, jobs=jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "games", interrupted)
    lines = match(capsys, "floors", "random", "random", "-n", "9", "-j", "1", code=130)
    assert lines[0] == "Fearsome Floors: 2 games, 2 seats, seed 0"
    assert lines[-1] == "Interrupted: 2 of 9 games were played."


def test_a_match_that_is_interrupted_at_once_says_only_that(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(pairing: Pairing, count: int, *, jobs: int) -> Generator[Played, None, None]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "games", interrupted)
    lines = match(capsys, "floors", "random", "random", "-n", "9", code=130)
    assert lines == ["Interrupted: 0 of 9 games were played."]


def test_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run(["match", "floors", "random", "random", "-n", "3", "-j", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Fearsome Floors: 3 games")
    assert "3/3" in err
    assert "games/s" in err
    assert "random 0.0%" in err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["floors", "random", "nobody"], "there is no bot nobody; there are: greedy, random, search"),
        (["flaws", "random", "random"], "there is no game flaws; there are: floors"),
        (["floors", "random"], "this game is for 2 to 7 players, not for 1"),
        (["floors", *["random"] * 8], "this game is for 2 to 7 players, not for 8"),
        (["floors", "random", "--seats", "9"], "this game is for 2 to 7 players, not for 9"),
        (["floors", *["random"] * 3, "--seats", "2"], "3 bots are too many for 2 seats"),
        (
            ["floors", "random", "random", "-o", "long_game=yes"],
            "The longer game is for 6 or 7 players, not for 2. (FLOORS-13.3)",
        ),
        (["floors", "random", "random", "-o", "mod=expert"], "this game has no option mod; it has: "),
        (["floors", "random", "random", "--games", "0"], ""),
        (["floors", "random", "random", "--jobs", "none"], ""),
        (["floors"], ""),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    lines = match(capsys, *arguments, code=2)
    assert len(lines) == 1
    assert lines[0].startswith(f"fabula: {problem}")


def test_there_is_a_core() -> None:
    assert cores() >= 1
