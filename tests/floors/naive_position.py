"""The two questions to a position, answered the slow way: where the monster goes, what a figure can do.

Coordinates are computed, every path is walked, nothing is looked up in a table. A position is the JSON of
the position notation, as plain dicts and lists; it is trusted, not checked.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Cell = tuple[int, int]
Position = dict[str, Any]
Answer = dict[str, Any]

EXIT: Cell = (0, 0)
ENTRANCE: Cell = (15, 10)
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
COMPASS = "NESW"
TOP_LETTERS = "ABCDEFGHIJKLNPRT"  # by column, from the left
RIGHT_LETTERS = "MOQSUVWXYZ*"  # by row, from the top
NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


def exists(cell: Cell) -> bool:
    """Say whether the cell is on the board (FLOORS-1.1)."""
    x, y = cell
    return 0 <= x <= 15 and 0 <= y <= 10 and x - y < 12 and y - x < 7


def ahead(cell: Cell, direction: str) -> Cell:
    """Name the cell next to this one, on the board or not."""
    return cell[0] + STEP[direction][0], cell[1] + STEP[direction][1]


def turned(direction: str, quarters: int) -> str:
    """Turn clockwise by so many quarters."""
    return COMPASS[(COMPASS.index(direction) + quarters) % 4]


def wall_letter(cell: Cell, direction: str) -> str:
    """Read the sign on the outer wall of a cell (FLOORS-1.3): opposite walls are each other's mirror."""
    x, y = cell
    return {
        "N": TOP_LETTERS[x],
        "S": TOP_LETTERS[15 - x],
        "E": RIGHT_LETTERS[y],
        "W": RIGHT_LETTERS[10 - y],
    }[direction]


class Floor:
    """What lies and stands on the board, as dicts that change while something moves."""

    def __init__(self, position: Position, options: Mapping[str, Any]) -> None:
        """Read a position; figures that are not on the board have no cell here."""
        self.options = options
        self.stones: dict[Cell, str] = {(x, y): kind for x, y, kind in position.get("stones", [])}
        self.blood: set[Cell] = {(x, y) for pool in position.get("pools", []) for x, y in pool}
        self.teleporters: dict[Cell, tuple[str, str]] = {
            (tile["at"][0], tile["at"][1]): (tile["pair"], tile["arrow"])
            for tile in position.get("teleporters") or []
        }
        self.figures: dict[str, Cell] = {
            name: (place[0], place[1])
            for name, place in position["figures"].items()
            if not isinstance(place, str)
        }
        monster = position.get("monster")
        self.monster: Cell | None = (monster["at"][0], monster["at"][1]) if monster else None

    def figure_on(self, cell: Cell) -> str | None:
        """Name the figure on a cell."""
        return next((name for name, place in self.figures.items() if place == cell), None)

    def has_piece(self, cell: Cell) -> bool:
        """Say whether a stone of any kind or a figure is on the cell (FLOORS-1.5)."""
        return cell in self.stones or self.figure_on(cell) is not None

    def stones_listed(self) -> list[list[Any]]:
        """List the stones, sorted, as the notation has them."""
        return sorted([x, y, kind] for (x, y), kind in self.stones.items())


# The monster (FLOORS-7 to 10, 15, 18.1, 18.2)


def see(floor: Floor, origin: Cell, direction: str) -> Answer | None:
    """Find the nearest figure in one line of sight (FLOORS-7.2, 7.3)."""
    cell, distance = ahead(origin, direction), 1
    while exists(cell):
        if floor.figure_on(cell):
            return {"id": floor.figure_on(cell), "distance": distance}
        if floor.stones.get(cell, "crystal") != "crystal":
            return None
        cell, distance = ahead(cell, direction), distance + 1
    return None


def look(floor: Floor, facing: str) -> Answer:
    """Look ahead, left and right, and say which way the monster then faces (FLOORS-7)."""
    assert floor.monster is not None
    lines = {"ahead": facing, "left": turned(facing, 3), "right": turned(facing, 1)}
    seen = {name: see(floor, floor.monster, direction) for name, direction in lines.items()}
    distances = [sight["distance"] for sight in seen.values() if sight]
    nearest = [name for name, sight in seen.items() if sight and sight["distance"] == min(distances)]
    if not nearest:
        return {**seen, "result": "none", "facing": facing}
    if len(nearest) > 1:
        return {**seen, "result": "tie", "facing": facing}
    result = "keep" if nearest == ["ahead"] else "turn"
    return {**seen, "result": result, "facing": lines[nearest[0]]}


def push_by_monster(floor: Floor, cell: Cell, direction: str, step: Answer) -> None:
    """Push the one piece on a cell, the way before it being clear of pieces (FLOORS-18.2)."""
    figure = floor.figure_on(cell)
    piece = figure or floor.stones[cell]
    if figure:
        del floor.figures[figure]
    else:
        del floor.stones[cell]
    goal = ahead(cell, direction)
    if not exists(goal) or goal in floor.teleporters:
        how = "teleporter" if exists(goal) else "edge"
        if figure:
            step["eaten"].append({"id": figure, "at": list(cell), "how": how})
        else:
            step["removed"].append({"piece": piece, "from": list(cell), "how": how})
        return
    while goal in floor.blood:
        beyond = ahead(goal, direction)
        if not exists(beyond) or beyond in floor.teleporters or floor.has_piece(beyond):
            break
        goal = beyond
    if figure:
        floor.figures[figure] = goal
    elif goal in (EXIT, ENTRANCE) and floor.options.get("monster_stone_on_corner", "removed") == "removed":
        # A piece that leaves the board is told once, as removed from where the push found it.
        step["removed"].append({"piece": piece, "from": list(cell), "how": "corner"})
        return
    else:
        floor.stones[goal] = piece
    step["pushed"].append({"piece": piece, "from": list(cell), "to": list(goal)})


def monster_step(floor: Floor, number: int, facing: str) -> Answer:
    """Carry out one step, look included (FLOORS-18.1)."""
    assert floor.monster is not None
    sight = look(floor, facing)
    facing = sight["facing"]
    step: Answer = {"n": number, "from": list(floor.monster), "look": sight, "turned_by": [], "route": []}
    step |= {"eaten": [], "pushed": [], "removed": [], "teleported": False, "wrapped": [], "stuck": False}
    pushes_turner = sight["result"] == "tie" and floor.options.get("tie_at_turning_stone") == "pushes"
    been: list[Any] = []
    while True:
        moment = (floor.monster, facing, dict(floor.stones), dict(floor.figures))
        if moment in been:
            step["stuck"] = True
            break
        been.append(moment)
        target, letter = ahead(floor.monster, facing), None
        if not exists(target):
            letter = wall_letter(floor.monster, facing)
            target = (15 - floor.monster[0], 10 - floor.monster[1])
        kind = floor.stones.get(target)
        if kind in ("right", "uturn") and not pushes_turner:
            step["turned_by"].append(kind)
            facing = turned(facing, 1 if kind == "right" else 2)
            continue
        pushes_turner = False  # the other reading of FLOORS-A25 is about the first target alone
        if letter:
            step["wrapped"].append(letter)
        if kind:
            row = [target]
            while floor.has_piece(ahead(row[-1], facing)):
                row.append(ahead(row[-1], facing))
            for cell in reversed(row):
                push_by_monster(floor, cell, facing, step)
        victim = floor.figure_on(target)
        if victim:
            del floor.figures[victim]
            step["eaten"].append({"id": victim, "at": list(target), "how": "stepped_on"})
        floor.monster = target
        step["route"].append(list(target))
        if target in floor.teleporters:
            pair, _ = floor.teleporters[target]
            twins = [at for at, (other, _) in floor.teleporters.items() if other == pair and at != target]
            if not twins:
                raise ValueError(f"the teleporter on {target} has no twin")
            floor.monster = twins[0]
            facing = floor.teleporters[floor.monster][1]
            step["route"].append(list(floor.monster))
            step["teleported"] = True
            break
        if target not in floor.blood:
            break
    step |= {"at": list(floor.monster), "facing": facing}
    return step


def monster(position: Position, *, options: Mapping[str, Any] = NO_OPTIONS) -> Answer:
    """Answer the `monster` question of the position notation."""
    floor = Floor(position, options)
    facing: str = position["monster"]["facing"]
    tile = str(position["tile"])
    hits = int(tile.removeprefix("hit")) if tile.startswith("hit") else None
    cap = 20 if hits is not None else int(tile)
    steps: list[Answer] = []
    eaten: list[str] = []
    while len(steps) < cap and (hits is None or len(eaten) < hits):
        steps.append(monster_step(floor, len(steps) + 1, facing))
        facing = steps[-1]["facing"]
        eaten += [victim["id"] for victim in steps[-1]["eaten"]]
    assert floor.monster is not None
    final = look(floor, facing)
    places = {name: list(cell) for name, cell in floor.figures.items()}
    return {
        "steps": steps,
        "final_look": final,
        "monster": {"at": list(floor.monster), "facing": final["facing"]},
        "eaten": eaten,
        "figures": {
            name: "eaten" if name in eaten else places.get(name, before)
            for name, before in position["figures"].items()
        },
        "stones": floor.stones_listed(),
        "steps_taken": len(steps),
        "stop": "distance" if hits is None else "hits" if len(eaten) >= hits else "cap",
    }


# A figure's move (FLOORS-4 to 6, 18.3)


def push_by_figure(floor: Floor, cell: Cell, direction: str) -> bool:
    """Push the stone on a cell if that is allowed; the mover itself is not on this floor (FLOORS-5, 6.7)."""

    def free(place: Cell) -> bool:
        return (
            exists(place)
            and place not in floor.teleporters
            and not floor.has_piece(place)
            and place != floor.monster
        )

    goal = ahead(cell, direction)
    if (
        goal in floor.teleporters
        and goal != floor.monster
        and floor.options.get("stone_onto_teleporter") == "destroyed"
    ):
        del floor.stones[cell]
        return True
    if not free(goal):
        return False
    while goal in floor.blood and free(ahead(goal, direction)):
        goal = ahead(goal, direction)
    kind = floor.stones.pop(cell)
    if goal not in (EXIT, ENTRANCE):
        floor.stones[goal] = kind
    return True


def spend_point(floor: Floor, place: Cell | str, go: str) -> Cell | str | None:
    """Spend one point of a figure: where it is then, or None where the point cannot be spent so."""
    if go == "IN":
        shut = ENTRANCE in floor.stones or ENTRANCE in floor.teleporters or floor.monster == ENTRANCE
        return ENTRANCE if place == "outside" and not shut else None
    if go == "OUT":
        return "escaped" if place == EXIT else None
    if isinstance(place, str):
        return None
    cell = place
    while True:
        target = ahead(cell, go)
        if not exists(target) or target in floor.teleporters or target == floor.monster:
            break
        if target in floor.stones and not push_by_figure(floor, target, go):
            break
        cell = target
        if cell not in floor.blood:
            break
    return None if cell == place else cell


def mover_lifted(position: Position, options: Mapping[str, Any]) -> tuple[Floor, Cell | str]:
    """Take the mover off the floor (its start cell is free, FLOORS-A4) and say where it was."""
    floor = Floor(position, options)
    start = floor.figures.pop(position["mover"], position["figures"][position["mover"]])
    return floor, start


def moves(position: Position, *, options: Mapping[str, Any] = NO_OPTIONS) -> Answer:
    """Answer the `moves` question of the position notation.

    Results are sorted by end, cells first by [x, y], then "escaped", then "outside"; then by stones.
    """
    floor, start = mover_lifted(position, options)
    if isinstance(start, str) and start != "outside":
        raise ValueError(f"a figure that is {start} does not move")
    found: dict[str, Answer] = {}
    been: set[str] = set()

    def walk(place: Cell | str, stones: dict[Cell, str], spent: int) -> None:
        if str((place, sorted(stones.items()), spent)) in been:
            return
        been.add(str((place, sorted(stones.items()), spent)))
        floor.stones = stones
        if isinstance(place, str) or not floor.figure_on(place):
            end = place if isinstance(place, str) else list(place)
            outcome = {"end": end, "stones": floor.stones_listed()}
            known = found.setdefault(str(outcome), {**outcome, "min_points": spent})
            known["min_points"] = min(known["min_points"], spent)
        if spent == position["points"]:
            return
        for go in ("N", "E", "S", "W", "IN", "OUT"):
            floor.stones = dict(stones)
            after = spend_point(floor, place, go)
            if after is not None:
                walk(after, floor.stones, spent + 1)

    walk(start, floor.stones, 0)

    def order(result: Answer) -> Any:
        end = result["end"]
        return (1, end, result["stones"]) if isinstance(end, str) else (0, end, result["stones"])

    return {"count": len(found), "results": sorted(found.values(), key=order)}


def trace(position: Position, path: list[str], *, options: Mapping[str, Any] = NO_OPTIONS) -> list[Answer]:
    """Follow one path (N E S W, IN, OUT) however many points the mover has; a blocked point is an error."""
    floor, place = mover_lifted(position, options)
    steps: list[Answer] = []
    for go in path:
        after = spend_point(floor, place, go)
        if after is None:
            raise ValueError(f"{go} from {place} is blocked")
        place = after
        may_stop = isinstance(place, str) or not floor.figure_on(place)
        at = place if isinstance(place, str) else list(place)
        steps.append({"go": go, "at": at, "stones": floor.stones_listed(), "may_stop": may_stop})
    return steps
