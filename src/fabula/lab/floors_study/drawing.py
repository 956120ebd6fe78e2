"""The charts of the study of Floors."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from fabula.bots.intervals import NORMAL_QUANTILE, wilson
from fabula.games.floors.board import DATA
from fabula.games.floors.tiles import full_pile
from fabula.lab.charts import Chart, Point

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.lab.floors_study.counts import Counts, Numbers
    from fabula.words import Words

OFTEN: Final = 0.01
"""Where fewer games have a winner, there is nothing to say about winning."""


def charts(players: str, found: Sequence[Counts], words: Words) -> Iterator[Chart]:
    """All charts of the games with players of one kind; who wins only where somebody does now and then."""
    won = share_won(found) >= OFTEN
    if won:
        yield advantage(players, found, words)
        yield by_turn(players, found, words)
    yield deadly(players, found, words)
    yield kills(players, found, words)
    if won:
        yield escapes(players, found, words)
        yield worth(players, found, words)
    yield eaten(players, found, words)
    yield lengths(players, found, words)


def share_won(found: Sequence[Counts]) -> float:
    """In which share of the games there is a winner."""
    return sum(counts.decided for counts in found) / sum(counts.games for counts in found)


def _seats(counts: Counts, words: Words) -> str:
    return words.say("study-players", number=counts.seats)


def advantage(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How often whoever begins wins, as a multiple of an equal share."""
    points = []
    for counts in found:
        wins, seats = int(counts.wins_by_turn[0]), counts.seats
        low, high = wilson(wins, counts.decided)
        share = wins / max(1, counts.decided)
        points.append(Point(str(seats), share * seats, low * seats, high * seats, counts.decided))
    say = words.say
    return Chart(
        f"{players}-first",
        say("study-first"),
        say("study-seats"),
        say("study-fair"),
        tuple(points),
        even=1.0,
    )


def by_turn(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How often the first, the second and so on wins."""
    points = [
        Point(
            str(turn + 1),
            int(wins) / max(1, counts.decided),
            *wilson(int(wins), counts.decided),
            counts.decided,
            _seats(counts, words),
        )
        for counts in found
        for turn, wins in enumerate(counts.wins_by_turn)
    ]
    return _grouped(f"{players}-turns", "study-turns", "study-turn", "study-wins", points, words, shares=True)


def deadly(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How often each movement tile kills anybody when it is turned up, by stage."""
    points = [
        Point(tile, deaths / max(1, turned), *wilson(deaths, turned), turned, stage)
        for tile, stage, (turned, deaths, _, _) in _tiles(found, words)
    ]
    return _by_stage(f"{players}-deadly", "study-deadly", "study-kills", points, words, shares=True)


def kills(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How many figures each movement tile kills when it is turned up, by stage."""
    points = [
        _mean(tile, turned, victims, squares, stage)
        for tile, stage, (turned, _, victims, squares) in _tiles(found, words)
    ]
    return _by_stage(f"{players}-tiles", "study-tiles", "study-victims", points, words)


def _tiles(found: Sequence[Counts], words: Words) -> Iterator[tuple[str, str, list[int]]]:
    """Each movement tile by its name, the stage, and what was counted."""
    pile = full_pile(long_game=False)
    total: Numbers = np.sum([counts.tiles for counts in found], axis=0)
    for stage in range(len(total)):
        for tile in dict.fromkeys(pile):
            alike = [index for index, name in enumerate(pile) if name == tile]
            yield tile, words.say("study-stage", number=stage + 1), total[stage, alike].sum(axis=0).tolist()


def _by_stage(
    name: str, title: str, up: str, points: list[Point], words: Words, *, shares: bool = False
) -> Chart:
    return Chart(
        name,
        words.say(title),
        words.say("study-tile"),
        words.say(up),
        tuple(points),
        shares=shares,
        groups=words.say("study-stages"),
        counted=words.say("study-turned"),
    )


def _mean(label: str, number: int, total: int, squares: int, group: str) -> Point:
    mean = total / max(1, number)
    variance = max(0.0, squares / max(1, number) - mean**2)
    reach = NORMAL_QUANTILE * sqrt(variance / max(1, number))
    return Point(label, mean, mean - reach, mean + reach, number, group)


def escapes(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How often each figure gets out."""
    points = []
    for counts, figure, name in _figures(found):
        out, all_ = int(counts.escapes[figure, 1].sum()), int(counts.escapes[figure].sum())
        points.append(Point(name, out / all_, *wilson(out, all_), all_, _seats(counts, words)))
    return _grouped(
        f"{players}-escapes",
        "study-escapes",
        "study-figure",
        "study-got-out",
        points,
        words,
        shares=True,
        counted="study-counted",
    )


def worth(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How much more often a seat wins whose figure got out than one whose figure did not."""
    points = []
    for counts, figure, name in _figures(found):
        (lost_without, won_without), (lost_with, won_with) = counts.escapes[figure].tolist()
        without, with_it = lost_without + won_without, lost_with + won_with
        first, second = won_with / max(1, with_it), won_without / max(1, without)
        spread = first * (1 - first) / max(1, with_it) + second * (1 - second) / max(1, without)
        reach = NORMAL_QUANTILE * sqrt(spread)
        value = first - second
        points.append(
            Point(name, value, value - reach, value + reach, with_it + without, _seats(counts, words))
        )
    return _grouped(
        f"{players}-figures",
        "study-figures",
        "study-figure",
        "study-worth",
        points,
        words,
        shares=True,
        counted="study-counted",
    )


def eaten(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """How often each figure is eaten in a game, on average."""
    points = []
    for counts, figure, name in _figures(found):
        times, squares = counts.eaten[figure].tolist()
        points.append(_mean(name, counts.games * counts.seats, times, squares, _seats(counts, words)))
    return _grouped(
        f"{players}-eaten",
        "study-eaten",
        "study-figure",
        "study-times",
        points,
        words,
        counted="study-counted",
    )


def _figures(found: Sequence[Counts]) -> Iterator[tuple[Counts, int, str]]:
    for counts in found:
        for figure, white in enumerate(DATA.white_numbers[counts.seats]):
            yield counts, figure, f"{white}/{7 - white}"


def lengths(players: str, found: Sequence[Counts], words: Words) -> Chart:
    """In which round the games end."""
    ends = [
        round_ for round_ in range(len(found[0].rounds)) if any(counts.rounds[round_] for counts in found)
    ]
    points = [
        Point(
            str(round_),
            int(counts.rounds[round_]) / counts.games,
            *wilson(int(counts.rounds[round_]), counts.games),
            counts.games,
            _seats(counts, words),
        )
        for counts in found
        for round_ in ends
    ]
    return _grouped(
        f"{players}-rounds", "study-rounds", "study-round", "arena-of-games", points, words, shares=True
    )


def _grouped(
    name: str,
    title: str,
    across: str,
    up: str,
    points: list[Point],
    words: Words,
    *,
    shares: bool = False,
    counted: str = "",
) -> Chart:
    return Chart(
        name,
        words.say(title),
        words.say(across),
        words.say(up),
        tuple(points),
        shares=shares,
        groups=words.say("study-seats"),
        counted=words.say(counted) if counted else "",
    )
