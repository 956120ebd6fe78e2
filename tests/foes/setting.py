"""Positions of Formidable Foes in a few words, by the notation that people use, and scripts to play on.

    state = position(A="C2 w25 c3 1-power-1", B="S1", tiles={"C2": 23})
    play(state, "fight", dice=(3, 2))

A player is where he stands (`-`: not yet in the dungeon), then `w` wisdom, `c` chips, `g` gold, and spells.
Seats that are not named are there too, up to four, but have not entered.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import pytest

from fabula.core import Illegal, Refusal, ScriptedDice, seat_letter
from fabula.games.foes.game import game
from fabula.games.foes.position import read_state

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.foes.state import FoesState

E = TypeVar("E", bound="Event")

BOARDS: Final = Path(__file__).parent / "boards"
LETTERS: Final = "ABCDEF"
NUMBERS: Final = {"w": "wisdom", "c": "chips", "g": "gold"}
MONSTER_14: Final[dict[str, Any]] = {
    "tiles": {"S": 14, "Q": 24, "K": 30},
    "unexplored": ["U1", "U2", "U3"],
    "board": "monster14",
}


@cache
def board(name: str) -> Any:
    """A test board as the options take it."""
    return json.loads((BOARDS / f"{name}.json").read_text())


def player(words: str) -> dict[str, Any]:
    """The player that these words describe."""
    at, *rest = words.split()
    found: dict[str, Any] = {} if at == "-" else {"at": at}
    found["hand"] = [word for word in rest if "-" in word]
    found |= {NUMBERS[word[0]]: int(word[1:]) for word in rest if "-" not in word}
    return found


def notation(*, seats: int = 4, board: str | None = None, **keys: Any) -> dict[str, Any]:
    """The position as people would write it down."""
    named = {letter: player(keys.pop(letter)) for letter in LETTERS if letter in keys}
    letters = LETTERS[: max(seats, *(LETTERS.index(letter) + 1 for letter in named))]
    options = dict(keys.pop("options", {}))
    if board is not None:
        options["board"] = globals()["board"](board)
    players = {letter: named.get(letter, {}) for letter in letters}
    return {"players": players, "options": options, **keys}


def position(**keys: Any) -> FoesState:
    """The state at the beginning of the active player's turn."""
    return read_state(json.dumps(notation(**keys)))


def play(state: FoesState, *lines: str, dice: tuple[int | str, ...] = ()) -> list[Event]:
    """Play these actions, each by the seat that is asked, with exactly these draws.

    A line may begin with the letter of that seat (`B follow`), to say who is expected to be asked.
    """
    script = ScriptedDice(dice)
    events: list[Event] = []
    for line in lines:
        (seat,) = state.to_act()
        head, _, rest = line.partition(" ")
        if head in LETTERS:
            assert seat_letter(seat) == head, f"{line}, but {seat_letter(seat)} is asked"
            line = rest
        events += state.play(seat, game.read(line), script)
    script.finish()
    return events


def refused(state: FoesState, line: str) -> Refusal:
    """With what the seat that is asked may not do this; nothing changes when it tries."""
    (seat,) = state.to_act()
    action = game.read(line)
    before = state.copy()
    refusal = state.why_not(seat, action)
    assert refusal is not None, f"{line} is legal"
    with pytest.raises(Illegal) as caught:
        state.play(seat, action, ScriptedDice(()))
    assert caught.value.refusal == refusal
    assert state == before
    assert action not in state.choices(seat).actions
    return refusal


def why(state: FoesState, line: str) -> tuple[str, str]:
    """The clause and the reason of the refusal."""
    refusal = refused(state, line)
    return refusal.rule, refusal.reason


def listed(state: FoesState, *heads: str) -> list[str]:
    """The choices of the seat that is asked, in words; only those that begin with one of these words."""
    (seat,) = state.to_act()
    actions = [game.write(action) for action in state.choices(seat).actions]
    return [text for text in actions if not heads or text.split()[0] in heads]


def asked(state: FoesState) -> str:
    """Who is asked what: `A act`, `B follow`; nothing when the game is over."""
    if not state.to_act():
        return ""
    (seat,) = state.to_act()
    return f"{seat_letter(seat)} {state.choices(seat).prompt}"


def where(state: FoesState) -> str:
    """Where the figures are, in the order of the seats; `-` for one that has not entered."""
    return " ".join("-" if place < 0 else state.maze.ids[place] for place in state.places)


def tile(state: FoesState, chamber: str) -> int:
    """What lies in a chamber."""
    return state.tile_at(state.maze.number[chamber])


def side(state: FoesState, intersection: str) -> str:
    """The closed side of an intersection, or `?`."""
    return state.closed[state.maze.intersection_at[state.maze.number[intersection]]]


def of(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def path(state: FoesState, start: str, end: str, *, jumps: bool = True) -> list[str]:
    """The `go` lines of a shortest way, as things lie, not through a monster's space."""
    maze = state.maze
    goal = maze.number[end]
    ways: list[tuple[int, ...]] = [(maze.number[start],)]
    for way in ways:
        if way[-1] == goal:
            return [f"go {maze.ids[space]}" for space in way[1:]]
        if len(way) > 1 and state.monster_at(way[-1]):
            continue
        twin = state.teleport_twin(way[-1]) if jumps else None
        beyond = [*state.steps(way[-1]), *([] if twin is None else [twin])]
        ways += [(*way, space) for space in beyond if all(space not in other for other in ways)]
    raise AssertionError(f"no way from {start} to {end}")


def steps_between(start: str, end: str, state: FoesState) -> int:
    """How many steps it takes with every connection passable, without teleports (EX-17)."""
    maze = state.maze
    distance = {maze.number[start]: 0}
    queue = list(distance)
    for space in queue:
        for way in maze.ways[space]:
            if way.to not in distance:
                distance[way.to] = distance[space] + 1
                queue.append(way.to)
    return distance[maze.number[end]]
