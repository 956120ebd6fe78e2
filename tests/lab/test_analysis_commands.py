"""`fabula analyse`, `fabula puzzle` and `fabula calibrate`, as people type them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from fabula.cli import run
from fabula.lab.analysis import chances
from fabula.lab.analysis.puzzles import collection, read_puzzle, write_puzzle

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORD = str(GOLDEN / "floors-2-won.fabula")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that is printed for a mistake."""
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    return printed.err


def test_a_game_is_analysed_drawn_and_its_mistakes_become_puzzles(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot, folder = tmp_path / "game.svg", tmp_path / "mistakes"
    arguments = ["analyse", RECORD, "--seat", "A", "--tries", "8"]
    assert run([*arguments, "--plot", str(plot), "--puzzles", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Fearsome Floors: ")
    assert lines[0].endswith("each with 8 tries")
    rows = [line for line in lines if line[:1].isdigit() and ". " not in line[:5]]
    assert {row.split()[1] for row in rows} == {"A"}
    assert "decisions that cost most" in "\n".join(lines)
    assert plot.read_text().startswith("<?xml")
    written = sorted(folder.iterdir())
    assert 1 <= len(written) <= 3
    assert all(read_puzzle(path.read_text()).seat == 0 for path in written)
    assert run(arguments) == 0
    assert capsys.readouterr().out.splitlines() == [
        line for line in lines if not line.startswith(("Drawn", "Written"))
    ], "the same seed, the same answer"


def test_without_worth_there_is_no_analysis(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "no-such.fabula" in wrong(capsys, "analyse", str(tmp_path / "no-such.fabula"))
    assert "A, B" in wrong(capsys, "analyse", RECORD, "--seat", "Z")


def test_puzzles_are_solved_one_after_the_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = collection("floors")[:2]
    typed(monkeypatch, first.best[0].move, "solution", "quit")
    assert run(["puzzle", "floors"]) == 0
    out = capsys.readouterr().out
    assert "Puzzle 1, grade 1." in out
    assert "Puzzle 2, grade 1." in out
    assert second.best[0].move.split()[0] in out
    assert out.endswith("1 of 2 solved at the first try.\n")


def test_a_puzzle_can_be_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    number = len(collection("floors"))
    for arguments in (["floors", "--number", str(number)], ["floors", "--grade", "4"]):
        typed(monkeypatch, "quit")
        assert run(["puzzle", *arguments]) == 0
        assert ", grade 4." in capsys.readouterr().out
    own = tmp_path / "own.json"
    own.write_text(write_puzzle(collection("floors")[7]))
    typed(monkeypatch, collection("floors")[7].best[0].move)
    assert run(["puzzle", str(own)]) == 0
    assert "1 of 1 solved" in capsys.readouterr().out


def test_all_puzzles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "floors", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(collection("floors"))


def test_new_puzzles_are_printed_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", "floors", "--find", "1", "--margin", "1"]) == 0
    assert read_puzzle(capsys.readouterr().out).margin >= 1


def test_puzzles_that_are_not_there_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "foes" in wrong(capsys, "puzzle", "foes")
    assert "9,999" in wrong(capsys, "puzzle", "floors", "--number", "9999")
    assert "no-such-game" in wrong(capsys, "puzzle", "no-such-game")
    assert "no.json" in wrong(capsys, "puzzle", "no.json")


def test_estimates_are_held_against_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "tenths.svg"
    assert run(["calibrate", "floors", "--games", "3", "--tries", "4", "--plot", str(plot)]) == 0
    assert "12 positions: Brier score" in capsys.readouterr().out
    assert plot.exists()


def test_a_calibration_goes_on_where_it_was_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, words = tmp_path / "samples", ["calibrate", "floors", "--tries", "4", "--games"]
    assert run([*words, "3"]) == 0
    whole = capsys.readouterr().out
    assert run([*words, "2", "--keep", str(file)]) == 0
    cut_off = file.read_text() + '{"number": 10'
    file.write_text(cut_off)
    capsys.readouterr()
    assert run([*words, "3", "--keep", str(file)]) == 0
    assert capsys.readouterr().out == whole
    assert len(file.read_text().splitlines()) == 4
    file.write_text(file.read_text().replace('"won":0.0', '"won":1.0'))
    assert run([*words, "3", "--keep", str(file)]) == 0
    assert capsys.readouterr().out != whole
    assert "samples" in wrong(capsys, *words, "3", "--seats", "3", "--keep", str(file))
    file.write_text("nonsense\n")
    assert "samples" in wrong(capsys, *words, "3", "--keep", str(file))


def test_a_curve_is_measured_and_kept_beside_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "chances.json"
    file.write_text('{"foes": {"2": {"leads": [0.0], "chances": [0.5]}}}')
    assert run(["calibrate", "floors", "--games", "2", "--tries", "4", "--fit", str(file)]) == 0
    kept = json.loads(file.read_text())
    assert list(kept) == ["floors", "foes"]
    assert kept["foes"] == {"2": {"leads": [0.0], "chances": [0.5]}}
    assert len(kept["floors"]["2"]["leads"]) == len(kept["floors"]["2"]["chances"])
    file.write_text("nonsense")
    capsys.readouterr()
    assert "chances.json" in wrong(
        capsys, "calibrate", "floors", "--games", "1", "--tries", "4", "--fit", str(file)
    )


def test_without_a_curve_nothing_can_be_checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chances, "curve", lambda game, seats: None)
    assert "--fit" in wrong(capsys, "calibrate", "floors", "--games", "1", "--tries", "4")
