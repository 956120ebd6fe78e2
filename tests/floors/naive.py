"""A slow second reading of the Fearsome Floors rules, against which the tests hold the real one.

It shares no code with the game and is in no hurry. `monster` and `moves` answer the questions of the position
notation; `perft` and `divide` count what lies so many decisions ahead in a whole game. A game is a position
with these keys more:

- `seats` (2 to 7), `round` (1 to 14; stage two from 8 on), `marker` and `turn` (seat letters);
- `moved` (figures dealt with this round, one that left included) and `escaped` (in the order they left);
- `pile`: the tiles still face down, e.g. "7" or "hit1", eight in rounds 1 and 8, then one fewer a round;
- `options`: the options of the two questions, and `long_game`.

A figure is named by its seat and its white number ("A4"); one that is not listed is not in the game.
"""

from __future__ import annotations

import copy

from naive_position import Position, monster, moves, trace

__all__ = ["divide", "monster", "moves", "perft", "trace"]

TILES = ["5", "7", "7", "8", "8", "10", "hit1", "hit2"]


def seats_of(game: Position) -> str:
    """Name the seats in clockwise order."""
    return "ABCDEFG"[: game["seats"]]


def in_play(game: Position) -> list[str]:
    """List the figures that are neither out of the game nor out of the building (FLOORS-A37)."""
    return [
        name for name, place in game["figures"].items() if place != "eaten" and name not in game["escaped"]
    ]


def unmoved(game: Position, seat: str) -> list[str]:
    """List the figures a seat may still move this round (FLOORS-3.2; two turns in round one, FLOORS-A1)."""
    if game["round"] == 1 and sum(name[0] == seat for name in game["moved"]) >= 2:
        return []
    return sorted(name for name in in_play(game) if name[0] == seat and name not in game["moved"])


def next_to_move(game: Position, seat: str) -> str | None:
    """Find the first seat with a figure to move, from the given one clockwise (FLOORS-3.4, A43)."""
    seats = seats_of(game)
    around = seats[seats.index(seat) :] + seats[: seats.index(seat)]
    return next((one for one in around if unmoved(game, one)), None)


def clockwise(game: Position, seat: str) -> str:
    """Name the seat after this one."""
    seats = seats_of(game)
    return seats[(seats.index(seat) + 1) % len(seats)]


def finished(game: Position) -> bool:
    """Say whether the game is over (FLOORS-12.1 to 12.3)."""
    needed = 3 if game["seats"] <= 4 else 2
    won = any(sum(name[0] == seat for name in game["escaped"]) >= needed for seat in seats_of(game))
    return won or game["round"] > 14 or (game["round"] > 7 and not in_play(game))


def meaning(game: Position, tile: str) -> str:
    """Say what a tile does: in the longer game the 5 is three hits (FLOORS-13.3)."""
    return "hit3" if tile == "5" and game.get("options", {}).get("long_game") else tile


def copied(game: Position) -> Position:
    """Copy what a decision or a tile changes in place."""
    return game | {key: copy.copy(game[key]) for key in ("figures", "moved", "escaped", "pile")}


def monster_phase(game: Position) -> list[Position]:
    """Turn up each different tile that could come and carry it out (FLOORS-10.1, 10.4)."""
    afters = []
    for tile in sorted(set(game["pile"])):
        if game["round"] == 1 and meaning(game, tile).startswith("hit"):
            continue
        after = copied(game)
        answer = monster({**game, "tile": meaning(game, tile)}, options=game.get("options", {}))
        after["monster"], after["stones"] = answer["monster"], answer["stones"]
        after["figures"] = dict(answer["figures"])  # some were pushed
        for name in answer["eaten"]:
            after["figures"][name] = "outside" if game["round"] <= 7 else "eaten"
        after["pile"].remove(tile)
        if len(after["pile"]) == 1:  # FLOORS-10.5; after round fourteen there is no pile to make
            after["pile"] = list(TILES) if game["round"] == 7 else []
        after["round"] += 1
        after["moved"] = []
        after["marker"] = clockwise(game, game["marker"])
        afters += settled(after, after["marker"])
    return afters


def settled(game: Position, seat: str) -> list[Position]:
    """Go on to the next decision, from the given seat; to the monster's moves if the figures are through."""
    if finished(game):
        return [game]
    turn = next_to_move(game, seat)
    return monster_phase(game) if turn is None else [{**game, "turn": turn}]


def decisions(game: Position) -> dict[str, list[Position]]:
    """Map every decision of the seat on turn, in words, to the positions it can lead to."""
    if len(game["pile"]) != 8 - (game["round"] - 1) % 7:
        raise ValueError(f"{len(game['pile'])} tiles in the pile cannot be in round {game['round']}")
    found = {}
    for name in unmoved(game, game["turn"]):
        white = int(name[1:])
        question = {**game, "mover": name, "points": white if game["round"] % 2 else 7 - white}
        for result in moves(question, options=game.get("options", {}))["results"]:
            after = copied(game)
            after["stones"] = result["stones"]
            after["moved"].append(name)
            if result["end"] == "escaped":
                del after["figures"][name]
                after["escaped"].append(name)
            else:
                after["figures"][name] = result["end"]
            end = result["end"] if isinstance(result["end"], str) else "{},{}".format(*result["end"])
            stones = " ".join(f"{kind}@{x},{y}" for x, y, kind in result["stones"])
            found[f"{name} {end} [{stones}]"] = settled(after, clockwise(game, game["turn"]))
    return found


def perft(position: Position, depth: int) -> int:
    """Count the positions after so many decisions; a game that ended earlier counts for none."""
    if depth == 0:
        return 1
    return 0 if finished(position) else sum(divide(position, depth).values())


def divide(position: Position, depth: int) -> dict[str, int]:
    """Split the perft count by the first decision."""
    if depth < 1 or finished(position):
        return {}
    turn = next_to_move(position, position["turn"])
    if turn is None:
        raise ValueError("every figure has moved: this position waits for a tile, not for a decision")
    start = {**position, "turn": turn}
    return {
        decision: sum(perft(after, depth - 1) for after in afters)
        for decision, afters in decisions(start).items()
    }
