"""MR-2.2: the map is built, at random or by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.map.building import random_map
from fabula.games.realm.map.ground import ground_of, placements, why_not_lay
from fabula.games.realm.map.layout import CENTRE, LaidTile, Layout
from fabula.games.realm.map.tiles import BORDERLAND
from fabula.games.realm.setup.actions import Lay
from fabula.games.realm.setup.events import MapFailed, TileKept, TileLaid, TilesDealt, TileTurnedUp
from fabula.games.realm.unseen import with_entry, without

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class BuildMap(Step["RealmState"], frozen=True):
    """MR-2.1.2, MR-2.2.1: the map is there at once, or the tiles are dealt."""

    rule = "MR-2.2.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Build or deal."""
        state.pop()
        if state.options.auto_map:
            state.layout = random_map(dice)
            return [_laid(laid, "MR-2.1.2") for laid in state.layout.tiles]
        deal = _dealt_face_down if state.options.strict_tiles else _dealt
        holder, dealt, events = deal(state, dice)
        first = LaidTile(BORDERLAND, *CENTRE, 0)
        state.layout = Layout((first,))
        state.push(replace(dealt, seat=(holder + 1) % state.seats))
        return [*events, _laid(first, self.rule)]


class LayTiles(Step["RealmState"], frozen=True):
    """MR-2.2.2: in turn everybody lays one of his tiles, or passes if none fits.

    Tiles are dealt face up and all of a hand may be laid. In the strict form they are turned up one by one,
    which decides what they are; one that does not fit is kept, and comes when all others are turned up.
    """

    rule = "MR-2.2.2"
    hands: tuple[tuple[str, ...], ...]
    face_down: tuple[int, ...]
    left: tuple[str, ...]
    """The tiles that nobody has turned up."""
    seat: Seat = 0
    turned_up: str | None = None
    asks: bool = False

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has a tile that fits."""
        return (self.seat,) if self.asks else ()

    def in_hand(self) -> tuple[str, ...]:
        """The tiles that may be laid now."""
        return self.hands[self.seat] if self.turned_up is None else (self.turned_up,)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every way to lay each of them."""
        ground = ground_of(state.layout)
        ways = (laid for tile in self.in_hand() for laid in placements(ground, tile))
        return Choices("lay", tuple(Lay(laid.tile, laid.column, laid.row, laid.turns) for laid in ways))

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Whose tile it is, then the rules of laying."""
        if not isinstance(action, Lay):
            return refuse(self.rule, "not-offered")
        if action.tile not in self.in_hand():
            return refuse(self.rule, "not-your-tile", tile=action.tile)
        return why_not_lay(state.layout, _where(action))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Lay it; the next player comes."""
        assert isinstance(action, Lay)
        state.layout = state.layout.with_tile(_where(action))
        hands = self.hands
        if self.turned_up is None:
            hands = with_entry(hands, seat, without(hands[seat], action.tile))
        state.swap(self._passed_on(state, hands))
        return [_laid(_where(action), self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Turn up a tile, ask, or pass; it ends when all tiles lie, or when none can (MR-2.2.4)."""
        if len(state.layout.tiles) == len(state.box.tiles):
            state.pop()
            return []
        if self.face_down[self.seat]:
            return self._turn_up(state, dice)
        if _fits(state, self.hands[self.seat]):
            state.swap(replace(self, asks=True))
            return []
        if any(self.face_down) or any(_fits(state, hand) for hand in self.hands):
            state.swap(self._passed_on(state, self.hands))
            return []
        state.layout = Layout()
        state.swap(BuildMap())
        return [MapFailed(rule="MR-2.2.4")]

    def _turn_up(self, state: RealmState, dice: Dice) -> list[Event]:
        tile = dice.draw("tile turned up", self.left)
        face_down = with_entry(self.face_down, self.seat, self.face_down[self.seat] - 1)
        step = replace(self, left=without(self.left, tile), face_down=face_down)
        events: list[Event] = [TileTurnedUp(seat=self.seat, tile=tile, rule=self.rule, reveals=True)]
        if _fits(state, (tile,)):
            state.swap(replace(step, turned_up=tile, asks=True))
            return events
        state.swap(step._passed_on(state, with_entry(self.hands, self.seat, (*self.hands[self.seat], tile))))
        return [*events, TileKept(seat=self.seat, tile=tile, rule=self.rule)]

    def _passed_on(self, state: RealmState, hands: tuple[tuple[str, ...], ...]) -> LayTiles:
        seat = (self.seat + 1) % state.seats
        return replace(self, hands=hands, seat=seat, turned_up=None, asks=False)


def _dealt(state: RealmState, dice: Dice) -> tuple[Seat, LayTiles, list[Event]]:
    """MR-2.2.1: tiles to everybody, as evenly as possible; who has got the Borderland."""
    hands: list[list[str]] = [[] for _ in range(state.seats)]
    left = list(state.box.tiles)
    for number in range(len(left)):
        tile = dice.draw("tile", left)
        left.remove(tile)
        hands[number % state.seats].append(tile)
    events: list[Event] = [
        TilesDealt(seat=seat, tiles=tuple(hand), rule="MR-2.2.1", reveals=True)
        for seat, hand in enumerate(hands)
    ]
    holder = next(seat for seat, hand in enumerate(hands) if BORDERLAND in hand)
    hands[holder].remove(BORDERLAND)
    step = LayTiles(hands=tuple(map(tuple, hands)), face_down=(0,) * state.seats, left=())
    return holder, step, events


def _dealt_face_down(state: RealmState, dice: Dice) -> tuple[Seat, LayTiles, list[Event]]:
    """The same without looking: all that is known is who has the Borderland."""
    tiles = tuple(state.box.tiles)
    dealt_to = [number % state.seats for number in range(len(tiles))]
    holder = dice.draw("holder of the Borderland", dealt_to)
    dealt_to.remove(holder)
    step = LayTiles(
        hands=((),) * state.seats,
        face_down=tuple(dealt_to.count(seat) for seat in range(state.seats)),
        left=without(tiles, BORDERLAND),
    )
    return holder, step, [TileTurnedUp(seat=holder, tile=BORDERLAND, rule="MR-2.2.1", reveals=True)]


def _fits(state: RealmState, tiles: tuple[str, ...]) -> bool:
    ground = ground_of(state.layout)
    return any(placements(ground, tile) for tile in tiles)


def _where(action: Lay) -> LaidTile:
    return LaidTile(action.tile, action.column, action.row, action.turns)


def _laid(laid: LaidTile, rule: str) -> TileLaid:
    column, row = laid.cell
    return TileLaid(tile=laid.tile, column=column, row=row, turns=laid.turns, rule=rule)
