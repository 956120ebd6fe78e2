"""The compiled lane of Floors on a graphics card: is it equal to the processor's, and how fast is it?

The machine with the card may have nothing but NumPy and CuPy. So `pack FOLDER` plays games on this machine
and leaves the kernel, their beginnings and their ends in a folder, and `run FOLDER`, there, plays the same
games on the card, compares every byte, and measures by batch size.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

SIZES: Final = (1_000, 10_000, 100_000, 1_000_000)
GAMES_EACH: Final = 1_000
THREADS: Final = 256
REPEATS: Final = 3


def pack(folder: Path) -> None:
    """Games for every number of players, in both modes, with every option; their ends, and the kernel."""
    from fabula.games.floors.options import Options
    from fabula.lab.floors_fast import Batch, gpu

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.ptx").write_text(gpu.PLAY_OUT.text(), encoding="ascii")
    plays = []
    for seats in range(2, 8):
        for number, options in enumerate(_options(Options, seats)):
            batch = Batch.start(GAMES_EACH, seats, options, seed=number)
            name = f"{seats}-{number}"
            np.save(folder / f"{name}-games.npy", batch.games.view(np.uint8))
            np.save(folder / f"{name}-floors.npy", batch.floors.view(np.uint8)[: batch.floors.itemsize])
            decisions = batch.play_out()
            np.save(folder / f"{name}-ends.npy", batch.games.view(np.uint8))
            plays.append({"name": name, "seats": seats, "mode": options.mode, "decisions": decisions})
    (folder / "plays.json").write_text(json.dumps(plays), encoding="utf-8")


def _options(options: Any, seats: int) -> list[Any]:
    other = {
        "stone_onto_teleporter": "destroyed",
        "monster_stone_on_corner": "stays",
        "tie_at_turning_stone": "pushes",
        "nobody_escaped": "all_share",
        "corner_margin": "diagonal",
        "first_layer": "start_player",
        "long_game": seats >= 6,
    }
    return [options(mode=mode, **more) for mode in ("basic", "expert") for more in ({}, other)]


class Card:
    """The kernel on the card at hand."""

    def __init__(self, folder: Path) -> None:
        import cupy

        self.cupy = cupy
        path = folder / "kernel.ptx"
        name = re.search(r"\.entry (\S+)\(", path.read_text("ascii"))
        assert name is not None
        self.kernel = cupy.RawModule(path=str(path)).get_function(name[1])

    def play(self, games: Any, floors: Any, number: int) -> tuple[int, float]:
        """Play all these games to their end in place; the decisions and the seconds."""
        decisions = self.cupy.zeros(number, self.cupy.int32)
        rows = [row for array in (games, floors, decisions) for row in self._row(array, number)]
        self.cupy.cuda.Device().synchronize()
        begin = time.perf_counter()
        self.kernel(((number + THREADS - 1) // THREADS,), (THREADS,), tuple(rows))
        self.cupy.cuda.Device().synchronize()
        return int(decisions.sum(dtype=self.cupy.int64)), time.perf_counter() - begin

    @staticmethod
    def _row(array: Any, number: int) -> tuple[Any, ...]:
        count, width = np.int64(number), np.int64(array.nbytes // number)
        return (np.uint64(0), np.uint64(0), count, width, np.uint64(array.data.ptr), count, width)


def check(card: Card, folder: Path, plays: list[dict[str, Any]]) -> int:
    """Every game ends on the card as on the processor, to the last byte; how many games that were."""
    games = 0
    for play in plays:
        begin, floor, end = (
            np.load(folder / f"{play['name']}-{what}.npy") for what in ("games", "floors", "ends")
        )
        rows, grounds = card.cupy.asarray(begin), card.cupy.tile(card.cupy.asarray(floor), GAMES_EACH)
        decisions, _ = card.play(rows, grounds, GAMES_EACH)
        if decisions != play["decisions"] or not bool((rows == card.cupy.asarray(end)).all()):
            raise SystemExit(f"{play['name']}: the card plays otherwise than the processor")
        games += GAMES_EACH
    return games


def measure(card: Card, folder: Path, name: str, size: int) -> float:
    """Decisions a second when so many games are played at once, the best of a few runs."""
    begin, floor = (card.cupy.asarray(np.load(folder / f"{name}-{what}.npy")) for what in ("games", "floors"))
    width, best = begin.size // GAMES_EACH, 0.0
    for seed in range(REPEATS):
        games = card.cupy.tile(begin[:width], size)
        dice = card.cupy.random.RandomState(seed).randint(0, 2**31, 2 * size, dtype=card.cupy.int64)
        mixed = (dice[:size] << 31) ^ dice[size:]
        games.reshape(size, width)[:, :8] = mixed.view(card.cupy.uint8).reshape(size, 8)
        decisions, seconds = card.play(games, card.cupy.tile(floor, size), size)
        best = max(best, decisions / seconds)
    return best


def run(folder: Path) -> None:
    """Compare and measure, on the machine with the card."""
    card, plays = Card(folder), json.loads((folder / "plays.json").read_text("utf-8"))
    print(f"{check(card, folder, plays):,} games of {len(plays)} kinds end on the card as on the processor")
    for play in plays:
        if play["seats"] == 4:
            rates = "  ".join(
                f"{size:,}: {measure(card, folder, play['name'], size) / 1e6:,.0f}" for size in SIZES
            )
            print(f"{play['name']} ({play['mode']}), million decisions a second by games at once:  {rates}")


def main() -> None:
    """Do what the first word says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("pack", "run"))
    parser.add_argument("folder", type=Path)
    told = parser.parse_args()
    (pack if told.what == "pack" else run)(told.folder)


if __name__ == "__main__":
    main()
