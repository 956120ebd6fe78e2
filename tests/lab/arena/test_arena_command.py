"""`fabula arena` as it is typed: what it prints, what it keeps, and how it goes on."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import polars
import pytest

from fabula.cli import run
from fabula.lab import needs
from fabula.lab.arena import pools

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from pathlib import Path

    from fabula.lab.arena import Block, Contest

RANDOM = ("floors", "--bots", "random", "--seats", "3", "--jobs", "1")


def arena(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> list[str]:
    """The lines that the command prints: on standard error if it fails with bad input."""
    assert run(["arena", *arguments]) == code
    out, err = capsys.readouterr()
    return (err if code == 2 else out).splitlines()


def test_it_keeps_games_tables_and_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = arena(
        capsys, "floors", "--bots", "greedy", "random", "--games", "3", "-j", "1", "--out", str(tmp_path)
    )
    assert lines[0] == "Fearsome Floors: 4 games, 2 seats, seed 0"
    heads = [line for line, before in zip(lines[1:], lines, strict=False) if before == ""]
    assert heads[:4] == ["Ratings", "Each against each", "Wins by seat", "Length of games"]
    assert [line.split()[0] for line in lines[3:6]] == ["bot", "greedy", "random"]
    assert lines[-1] == f"Games, tables and pictures are in {tmp_path}."
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.shape == (8, 8)
    assert table.filter(polars.col("place") == 1)["bot"].to_list() == ["greedy"] * 4
    assert table.equals(polars.read_csv(tmp_path / "games.csv"))
    page = (tmp_path / "report.md").read_text("utf-8")
    for chart in ("ratings", "against", "seats", "lengths"):
        assert f"({chart}.svg)" in page
        ElementTree.parse(tmp_path / f"{chart}.svg")
        assert (tmp_path / f"{chart}.csv").read_text("utf-8").startswith("label,group,value,low,high,count\n")


def test_it_goes_on_where_it_stopped_and_comes_to_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, whole = tmp_path / "first", tmp_path / "whole"
    arena(capsys, *RANDOM, "--games", "2", "--out", str(first))
    with (first / "games.csv").open("a") as file:
        file.write("2,0,0,random,1,")  # where a power cut has ended the third block
    lines = arena(capsys, *RANDOM, "--games", "5", "--out", str(first))
    assert lines == [
        line.replace(str(whole), str(first))
        for line in arena(capsys, *RANDOM, "--games", "5", "--out", str(whole))
    ]
    for name in ("games.csv", "lengths.svg", "report.md"):
        assert (first / name).read_bytes() == (whole / name).read_bytes()


def test_ctrl_c_keeps_what_there_is_and_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = pools.blocks

    def interrupted(
        contest: Contest, numbers: Iterable[int], *, jobs: int, ray: str | None
    ) -> Generator[Block, None, None]:
        yield from whole(contest, list(numbers)[:2], jobs=jobs, ray=ray)
        raise KeyboardInterrupt

    monkeypatch.setattr(pools, "blocks", interrupted)
    lines = arena(capsys, *RANDOM, "-n", "4", "--seed", "5", "--out", str(tmp_path / "a b"), code=130)
    assert lines[0].startswith("Fearsome Floors: 2 games")
    assert lines[-2] == "Interrupted: 2 of 4 games were played."
    again = shlex.split(lines[-1].removeprefix("Go on with: "))
    monkeypatch.setattr(pools, "blocks", whole)
    assert again[:2] == ["fabula", "arena"]
    assert arena(capsys, *again[2:])[0] == "Fearsome Floors: 4 games, 3 seats, seed 5"


def test_ctrl_c_ends_a_real_contest_on_several_processes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fabula", "arena", *RANDOM[:5], "-n", "1000000", "-j", "2", "--out", "x"]
    games = tmp_path / "x" / "games.csv"
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as program:
        while program.poll() is None and not (games.exists() and games.read_text("utf-8").count("\n") > 6):
            time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate()
    assert program.returncode == 130
    assert out.splitlines()[-1].startswith("Go on with: fabula arena floors --bots random --games 1000000 ")
    assert "Length of games" in out


def test_another_contest_does_not_go_into_the_same_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arena(capsys, *RANDOM, "-n", "1", "--out", str(tmp_path))
    lines = arena(capsys, *RANDOM, "-n", "1", "--seed", "1", "--out", str(tmp_path), code=2)
    assert lines == [f"fabula: in {tmp_path} another contest is kept; choose another folder with --out"]


def test_each_contest_has_a_folder_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("1", "2", "1"):
        arena(capsys, *RANDOM, "-n", "1", "--seed", seed)
    assert len(list(tmp_path.glob("arena-floors-*"))) == 2


def test_games_are_played_until_it_is_sure(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("floors", "--bots", "greedy", "random", "--until-sure", "-j", "1", "--out", str(tmp_path))
    said = "greedy is stronger than random: it has 100.0% after 7 blocks (error rate at most 5.0%)."
    assert arena(capsys, *arguments)[-1] == said
    assert arena(capsys, *arguments)[-1] == said  # from what is kept


def test_the_question_may_stay_open_and_is_asked_in_french_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ("floors", "random", "greedy", "--until-sure", "-n", "2", "-j", "1", "--out", str(tmp_path))
    said = arena(capsys, *arguments, "--language", "fr")[-1]
    assert said.startswith(
        "On ne sait pas encore si random est plus fort que greedy : il a 0,0 % après 1 bloc "
    )


def test_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run(["arena", *RANDOM, "-n", "3", "--out", str(tmp_path)]) == 0
    err = capsys.readouterr().err
    assert "3/3" in err
    assert "games/s" in err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["floors"], "say which bots play"),
        (["floors", "--bots", "random", "random"], "each bot can take part once"),
        (["floors", "--bots", "random", "--until-sure"], "whether a bot is stronger"),
        (["floors", "--bots", "random", "--seats", "1"], "this game is for 2 to 7 players, not for 1"),
        (["flaws", "--bots", "random"], "there is no game flaws"),
        (["floors", "--bots", "nobody"], "there is no bot nobody"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    lines = arena(capsys, *arguments, code=2)
    assert len(lines) == 1
    assert lines[0].startswith(f"fabula: {problem}")


def test_what_is_not_installed_is_said_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(needs, "PICTURES", ("matplotlib", "no_such_module"))
    for command in (["arena", *RANDOM], ["ladder", "floors"], ["study", "floors"]):
        assert run([*command, "--out", str(tmp_path / "x")]) == 2
        assert capsys.readouterr().err == (
            'fabula: this needs no_such_module, which is installed by: pip install "fabula[lab]"\n'
        )
    assert not (tmp_path / "x").exists()


def test_a_cluster_on_this_machine_plays_the_same_games(tmp_path: Path) -> None:
    """In a program of its own: Ray starts servers, and leaves what it likes in the process."""
    games = []
    for name, more in (("here", ["--jobs", "1"]), ("there", ["--ray", "local"])):
        command = [sys.executable, "-m", "fabula", "arena", *RANDOM[:5], "-n", "3", "--out", name, *more]
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
        games.append((tmp_path / name / "games.csv").read_text("utf-8"))
    assert games[0] == games[1]
    assert games[0].count("\n") == 10
