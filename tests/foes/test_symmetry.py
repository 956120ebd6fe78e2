"""FOE-1: the fortress has a left and a right half that are alike, and the rules favour neither."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from fabula.core import Dice
from fabula.games.foes.actions import Wander
from fabula.games.foes.board import FORTRESS_FUROR, SIDES, Board
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.games.foes.wandering import PRIVILEGE_RANGE, Journey, walk
from fabula.testing import rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.games.foes.state import FoesState

WIDTH: Final = 22
AT: Final = {(space.x, space.y): space for space in FORTRESS_FUROR.spaces}
TWIN: Final = {space.id: AT[WIDTH - space.x, space.y] for space in FORTRESS_FUROR.spaces}
OTHER_SIDE: Final = str.maketrans("EW", "WE")
MIRRORED: Final = replace(FORTRESS_FUROR, spaces=tuple(TWIN[space.id] for space in FORTRESS_FUROR.spaces))
"""The same board, its spaces listed in the order of their twins: a space and its twin have one number."""
ACTIONS: Final = 500


class LookingGlass(Dice):
    """Dice that fall by a seed, but for the sides of tiles, which fall the other way round."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)

    def pick(self, what: str, options: Sequence[object]) -> int:
        """An option, or its mirror image."""
        index = int(self.random.random() * len(options))
        if not what.startswith("closed side"):
            return index
        return SIDES.index(SIDES[index].translate(OTHER_SIDE))


class Straight(LookingGlass):
    """The same dice without the looking-glass."""

    def pick(self, what: str, options: Sequence[object]) -> int:
        """An option."""
        return int(self.random.random() * len(options))


def mirrored(thing: Any, key: str = "") -> Any:
    """Plain data with every space in the place of its twin, and east in the place of west."""
    match thing:
        case dict():
            return {name: mirrored(value, name) for name, value in thing.items()}
        case list() | tuple():
            return [mirrored(value) for value in thing]
        case str() if key == "closed":
            return thing.translate(OTHER_SIDE)
        case str() if thing in TWIN:
            return TWIN[thing].id
    return thing


def plain(thing: object) -> Any:
    """A struct as data that can be compared."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def table_of(state: FoesState) -> dict[str, Any]:
    """Everything about a state but the order in which its board lists the spaces."""
    return {name: value for name, value in plain(state).items() if name != "options"}


def offered(state: FoesState, *, image: bool) -> list[str]:
    """What can be done, in any order; of the routes with one result only one is listed, so it counts."""
    (seat,) = state.to_act()
    found = []
    for action in state.choices(seat).actions:
        if isinstance(action, Wander):
            journey = walk(state, action, PRIVILEGE_RANGE)
            assert isinstance(journey, Journey)
            found.append(f"{action.monster} {journey.space} {journey.places}")
        else:
            found.append(str(plain(action) if image else mirrored(plain(action))))
    return sorted(found)


def two_games(seed: int, seats: int) -> Iterator[tuple[FoesState, FoesState]]:
    """A game at random and its mirror image, after each action; what happens is compared on the way."""
    random = Random(seed)
    dice, glass = Straight(seed), LookingGlass(seed)
    state = game.start(Options(), seats, dice)
    image = game.start(Options(board=MIRRORED), seats, glass)
    yield state, image
    for _ in range(ACTIONS):
        assert image.to_act() == state.to_act()
        if not state.to_act():
            return
        (seat,) = state.to_act()
        assert offered(state, image=False) == offered(image, image=True)
        actions = state.choices(seat).actions
        eventful = [action for action in actions if action.words()[0] not in ("end", "done", "go")]
        action = random.choice(eventful if eventful and random.random() < 0.5 else actions)
        events = state.play(seat, action, dice)
        reaction = msgspec.convert(mirrored(plain(action)), game.Actions)
        assert plain(image.play(seat, reaction, glass)) == mirrored(plain(events))
        yield state, image


@rule("FOE-1.1")
def test_the_fortress_is_its_own_mirror_image() -> None:
    def ties(board: Board) -> set[frozenset[str]]:
        return {frozenset(pair) for pair in board.connections}

    assert all(TWIN[space.id].kind == space.kind for space in FORTRESS_FUROR.spaces)
    assert sorted(MIRRORED.spaces, key=str) == sorted(FORTRESS_FUROR.spaces, key=str)
    assert {frozenset(TWIN[name].id for name in pair) for pair in ties(FORTRESS_FUROR)} == ties(MIRRORED)
    assert MIRRORED.spaces != FORTRESS_FUROR.spaces


@rule("FOE-1.3", "FOE-4.1", "FOE-8.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_mirrored_game_goes_like_the_game(seed: int) -> None:
    differing = 0
    for state, image in two_games(seed, 2 + seed):
        assert mirrored(table_of(state)) == table_of(image)
        differing += state.closed != image.closed
    assert differing > 100
