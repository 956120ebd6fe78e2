"""The fortress as text: every space three letters wide on its grid, and below it what lies beside the board.

A figure is a shape and its seat's letter (`●A`), with a monster also that monster's strength (`A23`). An
intersection shows its open sides; a chamber shows its chip, its monster, its chest, or that it is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from fabula.core import seat_letter
from fabula.core.extras import Picture, Span
from fabula.games.foes import events as happened
from fabula.games.foes.board import FACE_DOWN, maze_of
from fabula.games.foes.components import CHEST, Spell, box_of, is_chest, is_monster
from fabula.games.foes.odds import Odds, battle_odds
from fabula.games.foes.view import FoesView, PlayerView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Event, Seat, View
    from fabula.games.foes.board import Maze

SHAPES: Final = "●■▲◆★♥"
CROSSINGS: Final = {"N": "─┬─", "E": "─┤ ", "S": "─┴─", "W": " ├─", FACE_DOWN: "░?░"}
"""How an intersection looks, by its closed side."""
UNEXPLORED_LOOK: Final = "[•]"
EMPTY_LOOK: Final = "[ ]"
CHEST_LOOK: Final = "[$]"
SPELL_SIGNS: Final = {
    "movement": "»{}",
    "power": "•{}",
    "wisdom": "▲{}",
    "transform": "±{}",
    "transference": "⇢",
    "invisibility": "◌",
    "move_monster": "M→{}",
    "move_three_monsters": "MMM",
    "exchange": "⇄",
    "rotate": "↻",
}

Details: TypeAlias = dict[str, str | int]


def spell_sign(spell: Spell) -> str:
    """A spell in a few signs, for the row of the hand."""
    return SPELL_SIGNS[spell.kind].format(spell.value)


class FoesDrawing:
    """Draws a view: the map, the players with their wisdom, the supply, the hand, and the odds."""

    keys: Final[Mapping[str, str]] = {}
    overlays: Final = ()

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """The fortress and what lies beside it."""
        assert isinstance(view, FoesView)
        maze = maze_of(view.options.board)
        marked = {word for word in beginning if word in maze.number}
        width = 1 + max(space.x for space in maze.board.spaces)
        height = 1 + max(space.y for space in maze.board.spaces)
        grid = [[Span("   ") for _ in range(width)] for _ in range(height)]
        for space in maze.board.spaces:
            span = self._space(view, maze, space.id)
            grid[space.y][space.x] = Span(span.text, "path") if space.id in marked else span
        return Picture((*(tuple(row) for row in grid), *self._beside(view, seat)))

    def _space(self, view: FoesView, maze: Maze, name: str) -> Span:
        here = [player for player in view.players if player.space == name]
        tile = view.tiles.get(name, 0)
        if here:
            return _figures(here, tile)
        if name in view.closed:
            return Span(CROSSINGS[view.closed[name]], "wall" if view.closed[name] != FACE_DOWN else "letter")
        if name in view.teleports:
            return Span(f"({view.teleports[name][0].upper()})", "teleporter")
        if name in view.unexplored:
            return Span(UNEXPLORED_LOOK, "stone")
        if name in view.tiles:
            if is_monster(tile):
                return Span(f"{tile:^3}", "monster")
            return Span(CHEST_LOOK, "exit") if is_chest(tile) else Span(EMPTY_LOOK, "floor")
        return Span(" · ", "floor")

    def _beside(self, view: FoesView, seat: Seat | None) -> list[tuple[Span, ...]]:
        """The rows below the map."""
        box = box_of(view.options.components)
        track: list[Span] = [Span(" ▲ ", "label")]
        for player in sorted(view.players, key=lambda each: (-each.wisdom, view.arrivals.index(each.seat))):
            tail = " ?" if player.seat == view.dumbest else ""
            track.append(Span(f"{_name(player.seat)}{player.wisdom}{tail}  ", f"seat-{player.seat}"))
        stocks: list[Span] = [Span(" • ", "label")]
        for player in view.players:
            gold = f" ${player.gold}" if view.options.show_gold or player.seat == seat else ""
            spells = "".join(str(level) for level in player.spell_levels)
            stocks.append(
                Span(f"{_name(player.seat)}{player.chips}{gold} ✦{spells or '-'}  ", f"seat-{player.seat}")
            )
        supply = Span(f" ▒ {view.supply}→{box.taken(view.supply)}   {_pile(view)}", "label")
        rows = [tuple(track), tuple(stocks), (supply,)]
        if view.hand:
            signs = "  ".join(spell_sign(box.spell[card]) for card in view.hand)
            rows.append((Span(" ✦ ", "label"), Span(signs, "strong")))
        odds = self._odds(view, seat)
        if odds is not None:
            costs = "  ".join(f"{cost}:{round(100 * chance)}%" for cost, chance in odds.costs.items())
            rows.append(
                (Span(" ⚔ ", "label"), Span(f"{round(100 * odds.win)}%", "strong"), Span(f"  •{costs}"))
            )
        return rows

    def _odds(self, view: FoesView, seat: Seat | None) -> Odds | None:
        """The odds of the battle that the seat could fight where it stands."""
        player = None if seat is None else view.players[seat]
        tile = view.tiles.get(player.space or "", 0) if player is not None else 0
        if player is None or not is_monster(tile) or view.over:
            return None
        return battle_odds(
            box_of(view.options.components),
            wisdom=player.wisdom,
            monster=tile,
            transform=view.turn.transform if view.active == seat else 0,
            chips=player.chips,
            seats=len(view.players),
        )

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> list[tuple[str, Details]]:
        """Everything in sentences."""
        assert isinstance(view, FoesView)
        box = box_of(view.options.components)
        lines: list[tuple[str, Details]] = [("foes-describe-turn", {"seat": view.active})]
        lines += [
            (
                "foes-describe-player",
                {
                    "seat": player.seat,
                    "space": player.space or "-",
                    "wisdom": player.wisdom,
                    "chips": player.chips,
                    "gold": player.gold if view.options.show_gold or player.seat == seat else "-",
                    "spells": len(player.spell_levels),
                },
            )
            for player in view.players
        ]
        lines += [
            ("foes-describe-tile", {"space": space, **_tile(view, tile)})
            for space, tile in view.tiles.items()
            if tile
        ]
        lines += [
            ("foes-describe-crossing", {"space": space, "closed": side})
            for space, side in view.closed.items()
            if side != FACE_DOWN
        ]
        lines += [
            ("foes-describe-teleport", {"space": space, "colour": colour})
            for space, colour in view.teleports.items()
        ]
        lines.append(("foes-describe-supply", {"chips": view.supply, "taken": box.taken(view.supply)}))
        lines += [("foes-describe-spell", {"spell": card}) for card in view.hand]
        if view.dumbest is not None:
            lines.append(("foes-describe-dumbest", {"seat": view.dumbest}))
        odds = self._odds(view, seat)
        if odds is not None:
            costs = ", ".join(f"{cost}: {chance}" for cost, chance in odds.costs.items())
            lines.append(
                (
                    "foes-describe-odds",
                    {"win": str(odds.win), "percent": round(100 * odds.win), "costs": costs},
                )
            )
        return lines

    def follow(self, view: View, event: Event) -> View:
        """The view after one more event, as far as it can be seen on the map."""
        assert isinstance(view, FoesView)
        return _follow(view, event)


def _name(seat: Seat) -> str:
    return f"{SHAPES[seat]}{seat_letter(seat)} "


def _pile(view: FoesView) -> str:
    """The next tiles to come, which lie face up; the last pile is shuffled."""
    nearest = " ".join(str(tile) if tile else "?" for tile in view.pile[:6])
    return nearest or f"{len(view.last_pile)}×?"  # noqa: RUF001 - a sign, not a letter


def _figures(here: list[PlayerView], tile: int) -> Span:
    first = here[0].seat
    if is_monster(tile):
        return Span(f"{seat_letter(first)}{tile:<2}", f"seat-{first} monster-here")
    more = "+" if len(here) > 1 else " "
    return Span(f"{SHAPES[first]}{seat_letter(first)}{more}", f"seat-{first}")


def _tile(view: FoesView, tile: int) -> Details:
    box = box_of(view.options.components)
    if is_chest(tile):
        chest = box.data.chests[tile - CHEST]
        return {"kind": "chest", "strength": 0, "gold": chest.gold, "heart": 0}
    monster = box.monster[tile]
    return {"kind": "monster", "strength": tile, "gold": monster.gold, "heart": monster.heart}


def _player(view: FoesView, seat: Seat, **changes: object) -> FoesView:
    players = tuple(replace(each, **changes) if each.seat == seat else each for each in view.players)
    return replace(view, players=players)


def _follow(view: FoesView, event: Event) -> FoesView:
    match event:
        case happened.Entered(seat=seat, space=space) | happened.Moved(seat=seat, space=space):
            return _player(view, seat, space=space)
        case happened.Flipped(intersection=name, closed=side):
            return replace(view, closed={**view.closed, name: side})
        case happened.Explored(space=space, tile=tile):
            unexplored = tuple(name for name in view.unexplored if name != space)
            return replace(view, unexplored=unexplored, tiles={**view.tiles, space: tile})
        case happened.Placed(space=space, tile=tile):
            emptied = {name: 0 if old == tile else old for name, old in view.tiles.items()}
            return replace(view, tiles={**emptied, space: tile})
        case happened.Defeated(space=space) | happened.Opened(space=space):
            return replace(view, tiles={**view.tiles, space: 0})
        case happened.Wiser(seat=seat, wisdom=wisdom):
            return _player(view, seat, wisdom=wisdom)
        case happened.Gold(seat=seat, gold=gold):
            return _player(view, seat, gold=view.players[seat].gold + gold)
        case happened.Paid(seat=seat, chips=chips):
            return _player(view, seat, chips=view.players[seat].chips - chips)
        case happened.Took(seat=seat, chips=chips):
            return _player(view, seat, chips=view.players[seat].chips + chips)
        case happened.TurnBegan(seat=seat):
            return replace(view, active=seat)
        case _:
            return view


drawing: Final = FoesDrawing()
