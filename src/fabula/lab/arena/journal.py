"""The folder of a contest: what is played, and every game of it, so that it can be gone on with.

Each block is appended to `games.csv` as soon as it is there, one row for each seat of each game; whatever
ends the program, the whole blocks are kept.
"""

from __future__ import annotations

import csv
import hashlib
from itertools import groupby, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fabula.bots.match import Played
from fabula.core import Fault, Standing
from fabula.files import read_text, write_text
from fabula.lab.needs import needs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.lab.arena.contest import Block, Contest

SETTINGS: Final = "contest.json"
GAMES: Final = "games.csv"
TABLE: Final = "games.parquet"
COLUMNS: Final = ("block", "game", "seat", "bot", "place", "score", "decisions", "ending")
"""A game that was called off has neither place nor score nor ending."""
NUMBERS: Final = ("block", "game", "seat", "place", "score", "decisions")
DIGITS: Final = 8


def usual_folder(contest: Contest) -> Path:
    """Where a contest is kept if nobody says where: the same one in the same place."""
    digest = hashlib.sha256(msgspec.json.encode(contest, order="deterministic")).hexdigest()
    return Path(f"arena-{contest.game}-{digest[:DIGITS]}")


class Journal:
    """The blocks of a contest that have been played, in a folder."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder, self.contest = folder, contest
        self.blocks: list[Block] = []
        settings = msgspec.json.encode(contest, order="deterministic").decode()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Fault("file-unwritable", path=str(folder), problem=str(error.strerror)) from error
        if not (folder / SETTINGS).exists():
            write_text(folder / SETTINGS, settings + "\n")
        elif read_text(folder / SETTINGS).strip() != settings:
            raise Fault("other-contest", folder=str(folder))
        self._go_on()

    def _go_on(self) -> None:
        """Take in the whole blocks that are there, and drop what is left of one that is not."""
        path = self.folder / GAMES
        if path.exists():
            with path.open(encoding="utf-8", newline="") as file:
                self.blocks = list(_whole_blocks(csv.reader(islice(file, 1, None)), self.contest))
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(COLUMNS)
            writer.writerows(row for block in self.blocks for row in _rows(block))

    def add(self, block: Block) -> None:
        """Keep one more block."""
        self.blocks.append(block)
        with (self.folder / GAMES).open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(_rows(block))

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self.blocks) * len(self.contest.seatings)

    def write_table(self) -> None:
        """Write the games as Parquet, too."""
        with needs("lab"):
            import polars
        kinds = {name: polars.Int64 if name in NUMBERS else polars.String for name in COLUMNS}
        polars.read_csv(self.folder / GAMES, schema=kinds).write_parquet(self.folder / TABLE)


def _rows(block: Block) -> Iterator[tuple[object, ...]]:
    for game, played in enumerate(block):
        standing = played.standing
        for seat, bot in enumerate(played.seating):
            result = ("", "") if standing is None else (standing.places[seat], standing.scores[seat])
            ending = "" if standing is None else standing.ending
            yield (played.number, game, seat, bot, *result, played.decisions, ending)


def _whole_blocks(rows: Iterable[list[str]], contest: Contest) -> Iterator[Block]:
    for number, (_, found) in enumerate(groupby(rows, key=lambda row: row[0])):
        games = [list(game) for _, game in groupby(found, key=lambda row: row[1])]
        seatings = tuple(tuple(row[3] for row in game if len(row) == len(COLUMNS)) for game in games)
        if seatings != contest.seatings or games[0][0][0] != str(number):
            return
        yield tuple(_played(game) for game in games)


def _played(rows: list[list[str]]) -> Played:
    seating, ending = tuple(row[3] for row in rows), rows[0][7]
    standing = None
    if rows[0][4]:
        places, scores = tuple(int(row[4]) for row in rows), tuple(int(row[5]) for row in rows)
        standing = Standing(places, scores, ending)
    return Played(int(rows[0][0]), seating, standing, int(rows[0][6]))
