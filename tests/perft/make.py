"""Make the positions of this folder and count them: `python tests/perft/make.py`.

Each file is a position to play on from (`fabula perft floors --depth 2 FILE` counts it), with what it is
about and its counts for depth 1, 2 and so on. Positions come from seeded games, counts from the engine.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "floors"))

from playing import anyhow, eagerly, nearly_out, recklessly, to_move  # noqa: E402 - found on the path above
from scatter import as_game  # noqa: E402 - as above

from fabula.commands.perft import count  # noqa: E402 - as above
from fabula.core import RandomDice  # noqa: E402 - as above
from fabula.games.floors.figures import EATEN  # noqa: E402 - as above
from fabula.games.floors.game import game  # noqa: E402 - as above
from fabula.games.floors.options import Options  # noqa: E402 - as above
from fabula.games.floors.position import read_state  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fabula.core import Action
    from fabula.games.floors.state import FloorsState

    Policy = Callable[[FloorsState, Random], Action]
    Wanted = Callable[[FloorsState], bool]

MOST_LEAVES = 12_000
"""Counting stops before the depth that would have more."""

BASIC = Options()
EXPERT = Options(mode="expert")
LONG = Options(long_game=True)
OTHER_READINGS = Options(
    mode="expert",
    monster_stone_on_corner="stays",
    tie_at_turning_stone="pushes",
    stone_onto_teleporter="destroyed",
)


def find(options: Options, seats: int, policy: Policy, wanted: Wanted) -> FloorsState:
    """The first state of seeded games that is wanted, among those in which a figure is to be moved."""
    seed = 0
    while True:
        random = Random(seed)
        dice = RandomDice(random)
        state = game.start(options, seats, dice)
        while state.to_act():
            if not state.supply and wanted(state):
                return state
            state.play(state.turn, policy(state, random), dice)
        seed += 1


def last(state: FloorsState) -> bool:
    """Whether the monster moves after this decision."""
    return to_move(state) == 1


def before(number: int, in_round: int) -> Wanted:
    """So many figures before the monster moves in this round."""
    return lambda state: state.round == in_round and to_move(state) == number


def crowded(least: int) -> Wanted:
    """So many figures on the board."""
    return lambda state: sum(place >= 0 for place in state.places) >= least


def positions() -> Iterator[tuple[str, str, FloorsState]]:
    """A file name, what it is about, and the state."""
    for seats in range(2, 8):
        about = f"the start of the basic game for {seats}"
        yield f"start-{seats}", about, find(BASIC, seats, anyhow, lambda _: True)
    for seats in (2, 4, 7):
        about = f"the last decision of the first round for {seats}: no hit tile decides"
        yield f"first-round-{seats}", about, find(BASIC, seats, eagerly, before(1, 1))
    for seats in (2, 3, 5, 6):
        about = f"the expert game for {seats} in the middle of stage one"
        yield f"expert-{seats}", about, find(EXPERT, seats, eagerly, before(3, 4))
    about = "the expert game by the other readings of FLOORS-A6, A14 and A25"
    yield "expert-other-readings", about, find(OTHER_READINGS, 3, eagerly, before(2, 5))
    for seats, least in ((4, 9), (6, 10), (7, 12)):
        about = f"at least {least} figures on the board with {seats} players"
        yield f"crowded-{seats}", about, find(BASIC, seats, eagerly, crowded(least))
    for number in range(2, 8):
        about = f"the last figure before the monster in round {number}: {9 - number} tiles are left"
        yield f"last-mover-{number}", about, find(BASIC, 2, eagerly, before(1, number))
    about = "the first decision of stage two, all eight tiles in the pile again"
    yield "stage-two-begins", about, find(BASIC, 3, eagerly, lambda state: state.round == 8)
    about = "the last decision of stage one in an expert game: the eaten still come back"
    yield "stage-one-ends", about, find(EXPERT, 4, recklessly, before(1, 7))
    for seats in (2, 5):
        about = f"the last figure before the monster in stage two for {seats}, others eaten for good"
        late = find(BASIC, seats, recklessly, lambda state: last(state) and state.places.count(EATEN) > 2)
        yield f"stage-two-{seats}", about, late
    for seats in (2, 3, 4, 5, 7):
        about = f"the seat on turn can win at once, {seats} players"
        yield f"win-{seats}", about, find(BASIC, seats, eagerly, nearly_out)
    about = "the seat on turn can win at once in an expert game"
    yield "win-expert", about, find(EXPERT, 2, eagerly, nearly_out)
    about = "one figure is left in stage two: every decision is followed by a tile"
    yield "alone", about, find(BASIC, 2, recklessly, lambda state: state.places.count(EATEN) == 7)
    about = "the last decision of the last round: the game ends here"
    yield "last-tile", about, find(BASIC, 3, anyhow, before(1, 14))
    about = "the longer game for six: the five is three hits"
    yield "long-game", about, find(LONG, 6, eagerly, before(1, 3))
    about = "the longer game for seven: in the first round the five does not decide either"
    yield "long-game-first-round", about, find(LONG, 7, eagerly, before(1, 1))


def as_position(state: FloorsState) -> dict[str, Any]:
    """A state in the position notation, with the keys that make it a game."""
    options = json.loads(msgspec.json.encode(state.options))
    return as_game(state) | {"pile": list(state.pile), "options": options}


def counts(state: FloorsState) -> Iterator[int]:
    """The leaves at depth 1, 2 and so on, while there are not too many."""
    depth = 1
    while True:
        leaves = count(state, depth)
        yield leaves
        growth = leaves ** (1 / depth)
        if not leaves or leaves * growth > MOST_LEAVES:
            return
        depth += 1


def written(position: dict[str, Any]) -> str:
    """One key a line, so that a change shows."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in position.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write every file."""
    for name, about, state in positions():
        begun = time.monotonic()
        position = as_position(state)
        assert read_state(json.dumps(position)) == state, name
        found = {"about": about, "perft": list(counts(state))}
        (FOLDER / f"{name}.json").write_text(written(found | position), encoding="utf-8")
        print(f"{name}: {found['perft']} in {time.monotonic() - begun:.1f} s")


if __name__ == "__main__":
    main()
