"""A ladder: bots in order, each of which is to be stronger than the one below it."""

from __future__ import annotations

from contextlib import closing
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.lab.arena.contest import Block, score
from fabula.lab.arena.journal import Journal
from fabula.lab.arena.pools import blocks
from fabula.lab.arena.ratings import ratings
from fabula.lab.arena.report import mean_point
from fabula.lab.arena.sequential import Question, Sequential, Verdict
from fabula.lab.charts import Chart, Point

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from fabula.lab.arena.contest import Contest
    from fabula.words import Words

STEPS: Final = "steps"
"""The folder with the games of each step."""
PASSES: Final = 20
"""Over the games, until the ratings fit each other: each bot meets its neighbours only."""


class Step(Struct, frozen=True):
    """What has been found out about a bot and the one below it."""

    upper: str
    lower: str
    verdict: Verdict
    blocks: int
    """After which it was known."""
    shares: tuple[float, ...]
    """The upper one's share in each block."""


def climb(
    contest: Contest, folder: Path, sure: Sequential, most: int, *, jobs: int = 1, ray: str | None = None
) -> Generator[tuple[str, int], None, None]:
    """Play each step until it is sure, at most so many games; tells the upper bot and its games so far."""
    for journal in journals(contest, folder):
        question = asked(journal, sure)
        left = range(len(journal.blocks), -(-most // len(journal.contest.seatings)))
        if question.verdict is not Verdict.OPEN:
            continue
        with closing(blocks(journal.contest, left, jobs=min(jobs, max(1, len(left))), ray=ray)) as played:
            for block in played:
                journal.add(block)
                question.add(score(block, *journal.contest.bots))
                yield journal.contest.bots[0], journal.games
                if question.verdict is not Verdict.OPEN:
                    break


def journals(contest: Contest, folder: Path) -> Iterator[Journal]:
    """The games of each step, from the lowest: the upper bot first."""
    for number, (lower, upper) in enumerate(pairwise(contest.bots), 2):
        step = replace(contest, bots=(upper, lower))
        yield Journal(folder / STEPS / str(number), step)


def asked(journal: Journal, sure: Sequential) -> Question:
    """The question of a step, with the games that are there."""
    question = Question(sure)
    for block in journal.blocks:
        question.add(score(block, *journal.contest.bots))
    return question


def steps(contest: Contest, folder: Path, sure: Sequential) -> Iterator[Step]:
    """What has been found out about each step."""
    for journal in journals(contest, folder):
        question = asked(journal, sure)
        upper, lower = journal.contest.bots
        shares = tuple(score(block, upper, lower) for block in journal.blocks)
        yield Step(upper, lower, question.verdict, question.blocks, shares)


def charts(contest: Contest, folder: Path, found: list[Step], words: Words) -> Iterator[Chart]:
    """The ratings of all bots that have played, and the share of each against the one below."""
    say = words.say
    by_turns = zip_longest(*(journal.blocks for journal in journals(contest, folder)))
    games: list[Block] = [
        block for some in by_turns for block in some if block is not None
    ]  # all rise together
    rated = ratings(contest.bots, games, passes=PASSES)
    played = {bot for step in found if step.shares for bot in (step.upper, step.lower)}
    points = tuple(Point(bot, *rated[bot]) for bot in contest.bots if bot in played)
    yield Chart("ratings", say("arena-ratings"), say("cli-match-bot"), say("arena-rating"), points)
    yield Chart(
        "steps",
        say("ladder-steps"),
        say("arena-pair"),
        say("arena-share"),
        tuple(mean_point(f"{step.upper} : {step.lower}", step.shares) for step in found if step.shares),
        shares=True,
        even=0.5,
        counted=say("arena-blocks"),
    )
