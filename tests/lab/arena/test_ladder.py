"""Ladders: each step is played until it is sure, kept, and gone on with."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fabula.bots.match import Played
from fabula.cli import run
from fabula.core import Standing
from fabula.lab.arena import ladder, pools
from fabula.lab.arena.ratings import ratings

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from pathlib import Path

    import pytest

    from fabula.lab.arena import Block, Contest

LADDER = ("ladder", "floors", "random", "search:4", "--jobs", "1")


def test_ratings_fit_each_other_though_only_neighbours_have_met() -> None:
    def meeting(upper: str, lower: str, won: int, of: int) -> list[Block]:
        places = [(1, 2)] * won + [(2, 1)] * (of - won)
        return [(Played(0, (upper, lower), Standing(each, (0, 0), "end"), 1),) for each in places]

    bots = ("a", "b", "c", "d")
    games = [*meeting("b", "a", 30, 40), *meeting("c", "b", 36, 40), *meeting("d", "c", 24, 40)]
    Random(1).shuffle(games)
    values = [ratings(bots, games, passes=20)[bot].value for bot in bots]
    assert values == sorted(values)
    assert values[2] - values[1] > values[1] - values[0] > values[3] - values[2]


def test_a_ladder_is_climbed_until_it_is_sure_and_written_down(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run([*LADDER, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    said = "search:4 is stronger than random: it has 100.0% after 7 blocks (error rate at most 5.0%)."
    assert said in out.splitlines()
    page = (tmp_path / "index.md").read_text("utf-8")
    assert f"- {said}" in page
    for chart in ("ratings", "steps"):
        assert f"({chart}.svg)" in page
        assert (tmp_path / f"{chart}.svg").exists()
    rows = (tmp_path / "ratings.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[0] for row in rows] == ["label", "random", "search:4"]
    assert float(rows[1].split(",")[2]) < float(rows[2].split(",")[2])
    assert run([*LADDER, "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out == out  # nothing is played again


def test_an_interrupted_ladder_shows_what_there_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = pools.blocks

    def interrupted(
        contest: Contest, numbers: Iterable[int], *, jobs: int, ray: str | None
    ) -> Generator[Block, None, None]:
        yield from whole(contest, list(numbers)[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "blocks", interrupted)
    assert run([*LADDER, "search:5", "--out", str(tmp_path)]) == 130
    rows = (tmp_path / "ratings.csv").read_text("utf-8").splitlines()
    assert [row.split(",")[0] for row in rows[1:]] == ["random", "search:4"]  # the others have not played
    assert "It is still open whether search:4 is stronger than random" in capsys.readouterr().out
