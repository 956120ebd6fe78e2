"""Play the golden games of Fearsome Floors anew: `python tests/golden/make.py`.

One for every way a game can end and every number of players, then expert games, longer ones and games by
other readings of the rules. Seeds are tried in turn until a game ends as wanted: the files stay the same.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "floors"))

from playing import anyhow, eagerly, recklessly  # noqa: E402 - found on the path above

from fabula.core import Record, Table, write_record  # noqa: E402 - as above
from fabula.games.floors.game import game  # noqa: E402 - as above
from fabula.games.floors.options import Options  # noqa: E402 - as above
from fabula.games.floors.state import FloorsState  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fabula.core import Action

    Policy = Callable[[FloorsState, Random], Action]

ENDINGS: dict[str, Policy] = {"won": eagerly, "nobody_left": recklessly, "time_up": anyhow}
OTHER_READINGS = Options(
    mode="expert",
    stone_onto_teleporter="destroyed",
    monster_stone_on_corner="stays",
    tie_at_turning_stone="pushes",
    nobody_escaped="all_share",
    corner_margin="diagonal",
    first_layer="start_player",
)
NAMES = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix", "Greta")


def play(options: Options, seats: int, policy: Policy, seed: int, *, undo: bool) -> Record:
    """One game; with `undo`, now and then a move is taken back."""
    random = Random(seed)
    secret = hashlib.sha256(f"golden {seed}".encode()).digest()
    table = Table.open(game, options, NAMES[:seats], secret=secret, salt=seed.to_bytes(8, "big"))
    while table.state.to_act():
        state = table.state
        assert isinstance(state, FloorsState)
        seat = state.turn
        table.play(seat, policy(state, random))
        if undo and random.random() < 0.1 and table.why_not_undo(seat) is None:
            table.undo(seat)
    return table.record


def find(
    options: Options, seats: int, policy: Policy, ending: str, *, undo: bool = False, out: int = 0
) -> Record:
    """The first of the seeded games that ends so, with at least so many figures out."""
    for seed in count():
        record = play(options, seats, policy, seed, undo=undo)
        assert record.result is not None
        if ending == record.result.ending and sum(record.result.scores) >= out:
            return record
    raise AssertionError("there is always another seed")


def games() -> Iterator[tuple[str, Record]]:
    """Each file's name and its game."""
    for seats in range(2, 8):
        for ending, policy in ENDINGS.items():
            yield f"floors-{seats}-{ending}", find(Options(), seats, policy, ending)
    for seats, (ending, policy) in zip((2, 4, 6), ENDINGS.items(), strict=True):
        yield f"floors-expert-{seats}-{ending}", find(Options(mode="expert"), seats, policy, ending)
    yield "floors-other-readings", find(OTHER_READINGS, 3, recklessly, "nobody_left")
    for seats in (6, 7):
        yield f"floors-long-{seats}", find(Options(long_game=True), seats, eagerly, "won")
    yield "floors-3-nobody_left-some_out", find(Options(), 3, eagerly, "nobody_left", out=2)
    yield "floors-5-time_up-some_out", find(Options(), 5, eagerly, "time_up", out=3)
    yield "floors-taken-back", find(Options(), 2, eagerly, "won", undo=True)


def main() -> None:
    """Write every file."""
    for name, record in games():
        (FOLDER / f"{name}.fabula").write_text(write_record(record), encoding="utf-8")
        print(f"{name}: {len(record.entries)} entries, {record.result}")


if __name__ == "__main__":
    main()
