"""What lies beside the fortress, in notes and sentences: players, supply, piles, hand, monsters, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.core import seat_letter
from fabula.core.extras import Note
from fabula.games.foes.battle import Settle
from fabula.games.foes.board import FACE_DOWN, maze_of
from fabula.games.foes.components import CHEST, DUMBEST, box_of, is_chest, is_monster
from fabula.games.foes.odds import Odds, battle_odds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Seat
    from fabula.games.foes.view import FoesView, PlayerView

SHAPES: Final = "●■▲◆★♥"
"""One for each seat, so that nobody is told apart by colour alone."""
TILES_AHEAD: Final = 6
"""How many of the tiles to come are shown; they lie in a known order (FOE-2.1)."""
UNKNOWN: Final = "-"

Details: TypeAlias = dict[str, str | int]


def notes(view: FoesView, seat: Seat | None, target: str | None) -> tuple[Note, ...]:
    """Short lines for the side of the screen; `target` is the space that somebody thinks of going to."""
    found = [Note("foes-note-legend", {}, "label")]
    found += [_player(view, seat, player) for player in by_wisdom(view)]
    if (thing := view.tiles.get(target or "", 0)) and target is not None:
        found.append(Note("foes-note-target", {"space": target, **tile_details(view, thing)}, "points"))
    found += [Note("foes-note-pay", {"chips": cost}, "points") for cost in _to_pay(view)]
    found += [Note("foes-note-odds", details, "points") for details in _odds(view, seat, target)]
    found += [Note("foes-note-spell", {"spell": card}, "strong") for card in view.hand]
    found.append(Note("foes-note-supply", _supply(view), "label"))
    found += [Note("foes-note-monsters", details) for details in _monsters(view)]
    found.append(Note("foes-note-next", _next_tiles(view), "label"))
    return tuple(found)


def by_wisdom(view: FoesView) -> list[PlayerView]:
    """The players as on the wisdom track, from the top; of a stack the uppermost first (FOE-1.6)."""
    order = view.arrivals[::-1]
    return sorted(view.players, key=lambda player: (-player.wisdom, order.index(player.seat)))


def _player(view: FoesView, seat: Seat | None, player: PlayerView) -> Note:
    details: Details = {
        "active": "yes" if player.seat == view.active and not view.over else "no",
        "figure": SHAPES[player.seat] + seat_letter(player.seat),
        "wisdom": player.wisdom,
        "chips": player.chips,
        "gold": _gold(view, seat, player),
        "spells": "".join(map(str, player.spell_levels)) or UNKNOWN,
        "dumbest": "yes" if player.seat == view.dumbest else "no",
    }
    return Note("foes-note-player", details, f"seat-{player.seat}")


def _gold(view: FoesView, seat: Seat | None, player: PlayerView) -> str | int:
    """FOE-1.7: whoever likes to remember is not shown what the others have; at the end everyone is."""
    return player.gold if view.options.show_gold or view.over or player.seat == seat else UNKNOWN


def tile_details(view: FoesView, tile: int) -> Details:
    """What a monster or a chest brings, and what it costs."""
    box = box_of(view.options.components)
    if is_chest(tile):
        chest = box.data.chests[tile - CHEST]
        return {"kind": "chest", "strength": 0, "gold": chest.gold, "heart": 0, "wisdom": chest.wisdom}
    monster = box.monster[tile]
    return {"kind": "monster", "strength": tile, "gold": monster.gold, "heart": monster.heart, "wisdom": 0}


def _monsters(view: FoesView) -> Iterator[Details]:
    """The visible monsters, those with the same gold and heart together."""
    alike: dict[tuple[int, int], list[int]] = {}
    box = box_of(view.options.components)
    for tile in sorted(tile for tile in view.tiles.values() if is_monster(tile)):
        alike.setdefault((box.monster[tile].gold, box.monster[tile].heart), []).append(tile)
    for (gold, heart), strengths in alike.items():
        yield {"gold": gold, "heart": heart, "monsters": " ".join(map(str, strengths))}


def _supply(view: FoesView) -> Details:
    """The chips of the supply, how many one would take (FOE-3.4), and those of the reserve."""
    taken = box_of(view.options.components).taken(view.supply)
    return {"chips": view.supply, "taken": taken, "reserve": view.reserve}


def _next_tiles(view: FoesView) -> Details:
    """The next tiles, then how many lie face down."""
    ahead = [str(tile) if tile != DUMBEST else "?" for tile in view.pile[:TILES_AHEAD]]
    return {"tiles": " ".join(ahead) or UNKNOWN, "hidden": len(view.last_pile)}


def _to_pay(view: FoesView) -> list[int]:
    """What the battle costs whose dice have fallen (FOE-6.11)."""
    return [step.cost for step in view.agenda if isinstance(step, Settle)]


def odds_of(view: FoesView, seat: Seat | None, target: str | None = None) -> Odds | None:
    """The odds of the battle that the seat could fight where it stands, or would fight there."""
    player = None if seat is None else view.players[seat]
    space = None if player is None else target or player.space
    tile = view.tiles.get(space or "", 0)
    if player is None or not is_monster(tile) or view.over or _to_pay(view):
        return None
    changed = seat == view.active and space == player.space and not view.turn.fought
    return battle_odds(
        box_of(view.options.components),
        wisdom=player.wisdom,
        monster=tile,
        transform=view.turn.transform if changed else 0,
        chips=player.chips,
        seats=len(view.players),
    )


def _odds(view: FoesView, seat: Seat | None, target: str | None) -> Iterator[Details]:
    """The chance to win, and how likely each cost is; exactly, and in hundredths."""
    odds = odds_of(view, seat, target)
    if odds is not None and seat is not None:
        tile = view.tiles[target or view.players[seat].space or ""]
        yield {
            "monster": tile,
            "win": str(odds.win),
            "percent": round(100 * odds.win),
            "costs": ", ".join(f"{cost}: {chance}" for cost, chance in odds.costs.items()),
            "shares": "  ".join(f"{cost}:{round(100 * chance)}%" for cost, chance in odds.costs.items()),
            "fright": "yes" if odds.fright else "no",
        }


def describe(view: FoesView, seat: Seat | None) -> list[tuple[str, Details]]:
    """Everything in sentences."""
    lines: list[tuple[str, Details]] = []
    if not view.over:
        lines.append(("foes-describe-turn", {"seat": view.active}))
    for player in by_wisdom(view):
        details: Details = {
            "seat": player.seat,
            "space": player.space or UNKNOWN,
            "wisdom": player.wisdom,
            "chips": player.chips,
            "gold": _gold(view, seat, player),
            "spells": len(player.spell_levels),
            "levels": ", ".join(map(str, player.spell_levels)),
        }
        lines.append(("foes-describe-player", details))
    if view.dumbest is not None:
        lines.append(("foes-describe-dumbest", {"seat": view.dumbest}))
    lines += [
        ("foes-describe-tile", {"space": space, **tile_details(view, tile)})
        for space, tile in view.tiles.items()
        if tile
    ]
    lines += _describe_map(view)
    lines.append(("foes-describe-supply", _supply(view)))
    lines.append(("foes-describe-next", _next_tiles(view)))
    lines += [("foes-describe-spell", {"spell": card}) for card in view.hand]
    lines += [("foes-describe-way", way) for way in _ways(view, seat)]
    lines += [("foes-describe-pay", {"chips": cost}) for cost in _to_pay(view)]
    lines += [("foes-describe-odds", details) for details in _odds(view, seat, None)]
    return lines


def _describe_map(view: FoesView) -> Iterator[tuple[str, Details]]:
    for space, side in view.closed.items():
        if side != FACE_DOWN:
            yield "foes-describe-crossing", {"space": space, "closed": side}
    for space, colour in view.teleports.items():
        yield "foes-describe-teleport", {"space": space, "colour": colour}
    hidden = [space for space, side in view.closed.items() if side == FACE_DOWN]
    if hidden or view.unexplored:
        chambers, crossings = (" ".join(names) or UNKNOWN for names in (view.unexplored, hidden))
        yield "foes-describe-unseen", {"chambers": chambers, "crossings": crossings}


def _ways(view: FoesView, seat: Seat | None) -> Iterator[Details]:
    """Where one can go from the space of this seat's figure."""
    maze = maze_of(view.options.board)
    space = None if seat is None else view.players[seat].space
    if space is None:
        return
    closed = "".join(view.closed[maze.ids[number]] for number in maze.intersections)
    for way in maze.ways[maze.number[space]]:
        if maze.passable(way, closed):
            yield {"space": space, "direction": way.side, "next": maze.ids[way.to]}
