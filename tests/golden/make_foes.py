"""Play the golden games of Formidable Foes anew: `python tests/golden/make_foes.py`.

One for each number of players, two by other readings of the rules, and one for each way in which a game
comes to its end, by players who go for the nearest prospect, cast what they hold and now and then do
anything. Seeds are tried in turn until a game has everything that is wanted of it: the files stay the same.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from fabula.core import Record, Table, registry, write_record
from fabula.games.foes.actions import Cast, Fight, Go
from fabula.games.foes.components import BOSSES, EMPTY, PRINTED, is_monster
from fabula.games.foes.game import game
from fabula.games.foes.ledger import castable
from fabula.games.foes.options import Options

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from golden.foes_endings import how_it_ended

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from fabula.core import Action, Seat
    from fabula.games.foes.board import Space
    from fabula.games.foes.state import FoesState

    Policy = Callable[[FoesState, Random], Action]

FOLDER: Final = Path(__file__).resolve().parent
NAMES: Final = ("Anna", "Bruno", "Clara", "David", "Emma", "Felix")
AT_ONCE: Final = ("flee", "open", "study", "follow", "swap", "turn", "wander", "join", "cast")
"""What these players do when they can, most of the time."""
WHIM: Final = 0.1
LONGEST: Final = 1300
"""Entries of a record that is still small enough to be kept."""
WANTED: Final = {
    2: ("open", "flee", "study", "wander", "power", "movement"),
    3: ("open", "flee", "follow", "wander", "rotate", "wisdom"),
    4: ("open", "follow", "swap", "transform"),
    5: ("follow", "study", "turn", "join", "invisibility"),
    6: ("follow", "flee", "move_three_monsters", "move_monster", "exchange"),
}
"""What has to be done or cast in a game of so many players: together, everything there is."""
OTHER_READINGS: Final = Options(
    transform_stacking=False,
    fright_gives_spell=False,
    study_trigger="end_of_movement",
    rotate_vision="on_tile",
    follow_from_monster=False,
    move_after_transference=False,
    carry_companion=False,
    show_gold=False,
)
STRICTLY: Final = Options(privilege_move="three", study_with_monster=False)
ENDINGS: Final = {
    "lucky": ("50 falls last", "by a lucky roll"),
    "fright": ("49 falls last", "of fright"),
}
TIES: Final = {"chips": ("chips decide",), "power": ("Power spells decide",), "shared": ("nothing decides",)}
LUCK_ALONE_PAYS: Final = replace(
    PRINTED,
    monsters=tuple(replace(each, gold=0) for each in PRINTED.monsters),
    chests=tuple(replace(each, gold=0) for each in PRINTED.chests),
)
"""Components with which two players often have the same gold."""


def adventurously(
    state: FoesState, random: Random, wanted: Callable[[FoesState, Action], bool] = lambda *_: True
) -> Action:
    """An action of a player who wants to get somewhere, out of those that he wants at all."""
    (seat,) = state.to_act()
    actions = [action for action in state.choices(seat).actions if wanted(state, action)]
    if random.random() < WHIM:
        return random.choice(actions)
    at_once = [action for action in actions if action.words()[0] in AT_ONCE]
    if at_once and random.random() < 1 - WHIM:
        return random.choice(at_once)
    fights = [action for action in actions if action.words()[0] == "fight"]
    if fights:
        return fights[0]
    steps = [action for action in actions if isinstance(action, Go)]
    if not steps:
        return random.choice(actions)

    best = min(steps, key=lambda step: way_to_go(state, seat, state.maze.number[step.space]))
    nearer = way_to_go(state, seat, state.maze.number[best.space]) < way_to_go(
        state, seat, state.places[seat]
    )
    halts = [action for action in actions if not isinstance(action, Go)]
    return best if nearer or not halts else random.choice([best, *halts])


def thriftily(state: FoesState, random: Random) -> Action:
    """As above, but Power stays in the hand, and Transform is for frightening a boss to death."""
    return frighten(state, adventurously(state, random, is_thrifty))


def is_thrifty(state: FoesState, action: Action) -> bool:
    """Whether this keeps Power and Transform in the hand."""
    return not isinstance(action, Cast) or state.box.spell[action.spell].kind not in ("power", "transform")


def frighten(state: FoesState, action: Action) -> Action:
    """Transform instead of this battle with a boss, if that is how it dies of fright."""
    (seat,) = state.to_act()
    boss = state.monster_at(state.places[seat])
    if not isinstance(action, Fight) or boss not in BOSSES:
        return action
    cards = [state.box.spell[card] for card in castable(state)]
    weakening = [card for card in cards if card.kind == "transform"]
    strength = boss + state.turn.transform - sum(card.value for card in weakening)
    if not weakening or strength + state.advancement > state.wisdom[seat]:
        return action
    return Cast(weakening[0].name, -weakening[0].value)


def way_to_go(state: FoesState, seat: Seat, space: Space) -> int:
    """How many steps it is from a space to the nearest chamber that promises something."""
    reached = [space]
    distance = {space: 0}
    for here in reached:
        tile = state.tile_at(here)
        if tile != EMPTY and not (is_monster(tile) and tile > state.wisdom[seat]):
            return distance[here]
        for way in state.maze.ways[here]:
            if way.to not in distance and (way.far_gate < 0 or state.closed[way.far_gate] != way.far_side):
                distance[way.to] = distance[here] + 1
                reached.append(way.to)
    return len(reached)


def play(options: Options, seats: int, seed: int, policy: Policy) -> Record | None:
    """One game, or None when it grows too long."""
    random = Random(seed)
    secret = hashlib.sha256(f"golden foes {seed}".encode()).digest()
    table = Table.open(game, options, NAMES[:seats], secret=secret, salt=seed.to_bytes(8, "big"))
    while table.state.to_act():
        state = cast("FoesState", table.state)
        (seat,) = state.to_act()
        table.play(seat, policy(state, random))
        if len(table.record.entries) > LONGEST:
            return None
    return table.record


def done_in(record: Record) -> set[str]:
    """The kinds of action and the kinds of spell that occur in a game."""
    found = set()
    for entry in record.entries:
        head, *rest = entry.action.split()
        found.add(head)
        if head in ("cast", "join"):
            found.add(rest[0].split("-")[1])
    return found


def find(options: Options, seats: int, wanted: Iterable[str], policy: Policy = adventurously) -> Record:
    """The first of the seeded games in which all this is done, or comes about at the end."""
    for seed in count():
        record = play(options, seats, seed, policy)
        if record is not None and set(wanted) <= done_in(record) | how_it_ended(record):
            return record
    raise AssertionError("there is always another seed")


def games() -> Iterator[tuple[str, Record]]:
    """Each file's name and its game."""
    for seats, wanted in WANTED.items():
        yield f"foes-{seats}", find(Options(), seats, wanted)
    yield "foes-other-readings", find(OTHER_READINGS, 4, ("follow", "join", "turn", "transform", "wander"))
    yield "foes-strict-readings", find(STRICTLY, 3, ("follow", "study", "wander"))
    for name, wanted in ENDINGS.items():
        yield f"foes-end-{name}", find(Options(), 2, wanted, thriftily)
    for name, wanted in TIES.items():
        yield f"foes-tie-{name}", find(Options(components=LUCK_ALONE_PAYS), 2, wanted, thriftily)


def main() -> None:
    """Write every file."""
    with registry.hosting(game):
        for name, record in games():
            (FOLDER / f"{name}.fabula").write_text(write_record(record), encoding="utf-8")
            print(f"{name}: {len(record.entries)} entries, {record.result}")


if __name__ == "__main__":
    main()
