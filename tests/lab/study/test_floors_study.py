"""The study of Floors counts what happens, and says it as a page."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fabula.cli import run
from fabula.core import ScriptedDice, registry
from fabula.games.floors.events import Eaten, Tile
from fabula.games.floors.game import game as floors
from fabula.games.floors.tiles import MOVES_PER_STAGE
from fabula.lab.floors_fast import Batch
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import room_for_path
from fabula.lab.floors_fast.planning import desk, room_for_moves
from fabula.lab.floors_fast.tables import MOST_FIGURES, TILE_COUNT
from fabula.lab.floors_study import counts as counting_games
from fabula.lab.floors_study import study
from fabula.lab.floors_study.counting import (
    AT_RANDOM,
    CANDIDATES,
    TILE_COLUMNS,
    TURNED,
    VICTIMS,
    play_counted,
)
from fabula.lab.floors_study.counts import Counts, Plan, play_portion, portions
from fabula.lab.floors_study.drawing import advantage, charts, worth
from fabula.lab.floors_study.study import games_needed
from fabula.lab.studies import Part, Wish
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WORDS = Words("en")
SMALL = {"random": 30, "greedy": 3, "thinking": 1}


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(counting_games, "PORTIONS", SMALL)
    with registry.hosting(floors, study=study):
        yield


def followed(seed: int) -> tuple[list[list[int]], int]:
    """Tiles turned up and figures eaten in each stage, and decisions, as the readable engine tells them."""
    state, decisions = Batch.start(1, 3, seed=seed).state(0), 0
    counted = [[0, 0], [0, 0]]
    for action, tile, _ in Batch.start(1, 3, seed=seed).played_game():
        stage = int(state.round > MOVES_PER_STAGE)
        events = state.play(state.turn, action, ScriptedDice([tile]))
        decisions += 1
        if state.ending != "time_up":
            counted[stage][0] += sum(isinstance(event, Tile) for event in events)
            counted[stage][1] += sum(isinstance(event, Eaten) for event in events)
    return counted, decisions


def test_tiles_and_victims_are_those_of_the_readable_engine() -> None:
    for seed in range(4):
        tiles, eaten = (
            np.zeros((2, TILE_COUNT, TILE_COLUMNS), np.int64),
            np.zeros((1, MOST_FIGURES), np.int64),
        )
        batch, decisions = Batch.start(1, 3, seed=seed), np.zeros(1, np.int64)
        room = (room_for_path(), undo_log(), room_for_moments())
        top = room_for_moves(CANDIDATES)
        play_counted(batch.games, batch.floors, desk(), top, AT_RANDOM, tiles, eaten, decisions, room)
        counted = [[int(stage[:, TURNED].sum()), int(stage[:, VICTIMS].sum())] for stage in tiles]
        assert (counted, int(decisions[0])) == followed(seed)
        assert eaten.sum() == tiles[:, :, VICTIMS].sum() > 0


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(3, "random")
    monkeypatch.undo()  # other processes know nothing of small portions
    alone, together = list(portions(plan, range(2))), list(portions(plan, range(2), jobs=2))
    assert [each.tiles.tolist() for each in alone] == [each.tiles.tolist() for each in together]
    assert alone[0].tiles.tolist() != alone[1].tiles.tolist()


@pytest.mark.parametrize("policy", ["random", "greedy", "thinking"])
def test_sums_fit_together(policy: counting_games.Policy) -> None:
    plan = Plan(4, policy)
    sums = Counts(4, 4)
    for number in range(2):
        sums.add(play_portion(plan, number))
    assert sums.games == 2 * SMALL[policy]
    assert sums.rounds.sum() == sums.games
    assert sums.wins_by_turn.sum() == sums.decided
    assert (sums.escapes.sum(axis=(1, 2)) == sums.games * 4).all()
    assert (sums.escapes[:, :, 1].sum(axis=1) == sums.decided).all()
    assert sums.tiles[:, :, VICTIMS].sum() == sums.eaten[:, 0].sum()
    assert sums.decisions[0] > 4 * sums.games


def test_good_players_get_out_and_win() -> None:
    sums = play_portion(Plan(2, "greedy"), 0)
    assert sums.decided == sums.games
    assert sums.escapes[:, 1].sum() > 0


def test_the_expert_game_is_counted_too() -> None:
    sums = play_portion(Plan(2, "greedy", {"mode": "expert"}), 0)
    assert sums.rounds.sum() == sums.games == SMALL["greedy"]


def test_as_many_games_as_the_interval_needs() -> None:
    assert games_needed(2, 0.02) == pytest.approx(2400, rel=0.02)
    assert games_needed(2, 0.01) > 3.9 * games_needed(2, 0.02)
    assert games_needed(7, 0.02) < games_needed(2, 0.02)


def made_up() -> Counts:
    """A hundred games of two players, of which whoever begins wins sixty."""
    sums = Counts(2, 4)
    sums.games = sums.decided = 100
    sums.wins_by_turn += [60, 40]
    sums.rounds[8] += 100
    sums.escapes[:] += [[40, 10], [60, 90]]
    return sums


def test_the_first_player_is_compared_with_an_equal_share() -> None:
    point = advantage("x", [made_up()], WORDS).points[0]
    assert (point.label, point.count) == ("2", 100)
    assert point.value == pytest.approx(1.2)
    assert point.low is not None
    assert point.high is not None
    assert point.low < 1.2 < point.high


def test_a_figure_is_worth_the_difference_that_it_makes() -> None:
    point = worth("x", [made_up()], WORDS).points[0]
    assert point.label == "1/6"
    assert point.value == pytest.approx(90 / 150 - 10 / 50)
    assert point.count == 200


def test_where_nobody_wins_nothing_is_said_of_wins() -> None:
    names = {chart.name for chart in charts("x", [play_portion(Plan(2, "random"), 0)], WORDS)}
    assert names == {"x-deadly", "x-tiles", "x-eaten", "x-rounds"}
    assert len(list(charts("x", [made_up()], WORDS))) == 8


def test_a_study_tells_how_far_it_is_and_each_part() -> None:
    wish = Wish(60, 0.4, ("random", "greedy"), (2, 3))
    steps = list(study.run(wish, WORDS))
    parts = [step for step in steps if isinstance(step, Part)]
    assert [part.players for part in parts] == ["random", "greedy"]
    assert (parts[0].won, parts[1].won) == (0.0, 1.0)
    games = [step.games for step in steps if not isinstance(step, Part)]
    assert games == sorted(games)
    assert games[-1] == study.number(wish) == sum(part.games for part in parts)


def test_the_command_writes_a_page_with_pictures_and_tables(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    command = [
        "study",
        "floors",
        "-n",
        "60",
        "--precision",
        "0.4",
        "--seats",
        "2",
        "-j",
        "1",
        "-o",
        "mode=expert",
    ]
    assert run([*command, "--out", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"The page is {tmp_path / 'index.md'}, with its pictures and tables beside it.\n"
    assert "games/s" in err
    page = (tmp_path / "index.md").read_text("utf-8")
    made = "fabula study floors --games 60 --precision 0.4 --players random --players greedy --seats 2 "
    assert f"Made by `{made}--option mode=expert --seed 0`." in page
    pictures = sorted(path.stem for path in tmp_path.glob("*.svg"))
    assert pictures == sorted(path.stem for path in tmp_path.glob("*.csv"))
    assert len(pictures) == 12
    for picture in pictures:
        assert f"({picture}.svg)" in page


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["foes"], "there is no study of foes yet"),
        (["floors", "--players", "lazy"], "there are no players lazy in this study"),
        (["floors", "--seats", "9"], "this game is for 2 to 7 players, not for 9"),
        (["flaws"], "there is no game flaws"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert run(["study", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"fabula: {problem}")
