"""FOE-1, FOE-2: whether a board or components of one's own can be played with; every fault is named."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from fabula.core import Fault
from fabula.games.foes.board import SIDES, TOWARDS, maze_of
from fabula.games.foes.components import BOSSES
from fabula.games.foes.severing import cut_off

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.games.foes.board import Board, Kind
    from fabula.games.foes.components import Components, Piles
    from fabula.games.foes.options import Options

T = TypeVar("T")

SPACES: Final[dict[Kind, int]] = {"start": 4, "chamber": 49, "intersection": 15, "teleport": 4}
MONSTERS: Final = 50
CHIPS: Final = 85
SPELLS: Final = 42
LEVELS: Final = 5
CHESTS: Final = 3
FACES: Final = 6
TOP: Final = 50
SEATS: Final = range(2, 7)
LARGEST: Final = 20
"""No number on a tile, a card or a die may be larger: every use of a spell is listed."""
WITHOUT_NUMBER: Final = ("transference", "invisibility")


def check(options: Options, *, part_of_a_board: bool = False) -> None:
    """`Fault` with everything that is wrong with the board and the components of these options.

    Positions may show only a part of a board, with as many spaces as they need.
    """
    validate = loose_ends if part_of_a_board else validate_board
    faults = (
        *(() if options.board is None else validate(options.board)),
        *(() if options.components is None else validate_components(options.components)),
    )
    if faults:
        raise Fault("foes-board", count=len(faults)).listing(faults)


@cache
def validate_board(board: Board) -> tuple[Fault, ...]:
    """What keeps a board from being played on."""
    loose = loose_ends(board)
    return (*loose, *_counts(board), *(() if loose else (*_arms(board), *_severed(board))))


@cache
def loose_ends(board: Board) -> tuple[Fault, ...]:
    """What keeps a board from being a plan at all, whatever its size."""
    return (*_spaces(board), *_connections(board))


def _spaces(board: Board) -> Iterator[Fault]:
    for name in _twice(space.id for space in board.spaces):
        yield Fault("foes-fault-space-twice", name=name)
    for place in _twice((space.x, space.y) for space in board.spaces):
        here = [space.id for space in board.spaces if (space.x, space.y) == place]
        yield Fault("foes-fault-place-twice", names=", ".join(here), x=place[0], y=place[1])
    wards = {name for name, _ in board.wards}
    for space in board.spaces:
        if not _is_word(space.id):
            yield Fault("foes-fault-name", name=space.id)
        if space.ward and wards and space.ward not in wards:
            yield Fault("foes-fault-ward", name=space.id, ward=space.ward)


def _connections(board: Board) -> Iterator[Fault]:
    known = {space.id: space for space in board.spaces}
    used: list[tuple[str, str]] = []
    unknown = {name for pair in board.connections for name in pair} - known.keys()
    for name in sorted(unknown):
        yield Fault("foes-fault-no-such-space", name=name)
    for one, other in board.connections:
        if {one, other} & unknown:
            continue
        a, b = known[one], known[other]
        side = TOWARDS.get((b.x - a.x, b.y - a.y))
        if side is None:
            yield Fault("foes-fault-not-neighbours", one=one, other=other)
            continue
        used += [(one, side), (other, SIDES[(SIDES.index(side) + 2) % 4])]
        if all(space.kind in ("start", "chamber") for space in (a, b)):
            yield Fault("foes-fault-chambers-adjoin", one=one, other=other)  # FOE-4.10
    for name, taken in _twice(used):
        yield Fault("foes-fault-side-twice", name=name, side=taken)


def _counts(board: Board) -> Iterator[Fault]:
    have = Counter(space.kind for space in board.spaces)
    for kind, need in SPACES.items():
        if have[kind] != need:
            yield Fault("foes-fault-count", kind=kind, have=have[kind], need=need)


def _arms(board: Board) -> Iterator[Fault]:
    maze = maze_of(board)
    for space in maze.intersections:
        if len(maze.ways[space]) != len(SIDES):
            yield Fault("foes-fault-arms", name=maze.ids[space], have=len(maze.ways[space]))


def _severed(board: Board) -> Iterator[Fault]:
    maze = maze_of(board)
    for always in (True, False):
        names = ", ".join(maze.ids[space] for space in cut_off(maze, always=always))
        if names:
            yield Fault("foes-fault-unreachable" if always else "foes-fault-cut-off", names=names)
            return


@cache
def validate_components(data: Components) -> tuple[Fault, ...]:
    """What keeps components from being played with."""
    return (*_dice_and_tracks(data), *_tiles(data), *_piles(data.piles), *_cards(data))


def _dice_and_tracks(data: Components) -> Iterator[Fault]:
    for die, faces in (("monster", data.dice.monster), ("player", data.dice.player)):
        if len(faces) != FACES or not all(0 <= face <= LARGEST for face in faces):
            yield Fault("foes-fault-die", die=die, need=FACES, most=LARGEST)
    if data.chips != CHIPS:
        yield Fault("foes-fault-chips", have=data.chips, need=CHIPS)
    most = (CHIPS - SPACES["chamber"]) // SEATS[-1]
    if not 0 < data.start_chips <= most:
        yield Fault("foes-fault-start-chips", have=data.start_chips, most=most)  # FOE-2.8
    if data.top_wisdom != TOP:
        yield Fault("foes-fault-top-wisdom", have=data.top_wisdom, need=TOP)
    seats = sorted(number for number, _ in data.advancement)
    if seats != list(SEATS) or not all(0 < levels <= LARGEST for _, levels in data.advancement):
        yield Fault("foes-fault-advancement", least=SEATS[0], most=SEATS[-1], largest=LARGEST)
    dark = data.supply.dark
    if len(set(dark)) != len(dark) or not all(1 <= space <= data.supply.spaces <= CHIPS for space in dark):
        yield Fault("foes-fault-supply", spaces=data.supply.spaces)
    if sorted(Counter(data.teleports).values()) != [2, 2] or not all(map(_is_word, data.teleports)):
        yield Fault("foes-fault-teleports", names=", ".join(data.teleports))


def _tiles(data: Components) -> Iterator[Fault]:
    strengths = Counter(monster.strength for monster in data.monsters)
    missing = [str(strength) for strength in range(1, MONSTERS + 1) if strength not in strengths]
    if missing:
        yield Fault("foes-fault-monsters-missing", names=", ".join(missing))
    for strength, number in sorted(strengths.items()):
        if number > 1 or not 1 <= strength <= MONSTERS:
            yield Fault("foes-fault-monster", strength=strength, number=number, most=MONSTERS)
    for monster in data.monsters:
        if not (0 <= monster.gold <= LARGEST and 0 <= monster.heart <= LARGEST):
            yield Fault("foes-fault-monster-values", strength=monster.strength, most=LARGEST)
    if len(data.chests) != CHESTS:
        yield Fault("foes-fault-chests", have=len(data.chests), need=CHESTS)
    if not all(0 <= value <= LARGEST for chest in data.chests for value in (chest.gold, chest.wisdom)):
        yield Fault("foes-fault-chest-values", most=LARGEST)


def _piles(piles: Piles) -> Iterator[Fault]:
    in_order = (piles.start, piles.second, piles.third, piles.last)
    ends = [0, *(last for _, last in in_order)]
    gapless = all(first == before + 1 for (first, _), before in zip(in_order, ends, strict=False))
    if not gapless or piles.start[1] != SPACES["start"] or piles.last != BOSSES or ends != sorted(ends):
        yield Fault("foes-fault-piles", start=SPACES["start"], first=BOSSES[0], last=BOSSES[1])  # FOE-2.1


def _cards(data: Components) -> Iterator[Fault]:
    if len(data.spells) != SPELLS:
        yield Fault("foes-fault-spells", have=len(data.spells), need=SPELLS)
    giving = sum(monster.spell for monster in data.monsters)
    if giving > len(data.spells):
        yield Fault("foes-fault-too-few-spells", have=len(data.spells), need=giving)
    for spell in sorted(set(data.spells)):
        least, most = (0, 0) if spell.kind in WITHOUT_NUMBER else (1, LARGEST)
        if not (1 <= spell.level <= LEVELS and least <= spell.value <= most):
            yield Fault("foes-fault-spell", name=spell.name, levels=LEVELS, least=least, most=most)


def _twice(things: Iterable[T]) -> list[T]:
    return [thing for thing, number in Counter(things).items() if number > 1]


def _is_word(text: str) -> bool:
    """Whether a text can stand in an action as one word."""
    return text.split() == [text] and text.isprintable()
