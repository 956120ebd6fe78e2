"""The state of a game of Formidable Foes: flat tables of immutable values, and the agenda of the turn."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from fabula.core import AgendaState, Refusal, Seat, Standing, refuse
from fabula.games.foes.board import Maze, Space, maze_of, steps_with
from fabula.games.foes.components import BOSSES, EMPTY, Box, box_of, is_monster
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.ledger import put
from fabula.games.foes.options import Options
from fabula.games.foes.steps import Steps
from fabula.games.foes.turn import StartTurn
from fabula.games.foes.view import FoesView, make_view

if TYPE_CHECKING:
    from fabula.core import Action, Dice


class FoesState(AgendaState, kw_only=True):
    """Everything that is decided. Seats and chambers are numbers; spells go by their names."""

    agenda: tuple[Steps, ...]
    options: Options
    seats: int
    active: Seat
    opening: bool = True
    """The very first turn of the game (FOE-15.1)."""
    turn: TurnFacts = TurnFacts()
    places: tuple[Space, ...]
    """Where each figure is (FOE-2.10: nowhere at first)."""
    tiles: tuple[int, ...]
    """What each chamber holds: unexplored, empty, a monster or a chest (FOE-1.2)."""
    closed: str
    """The closed side of each intersection, `?` while it is face down (FOE-1.3)."""
    teleports: tuple[str, ...]
    """The colour of each teleport space (FOE-2.5)."""
    wisdom: tuple[int, ...]
    arrivals: tuple[Seat, ...]
    """Markers in the order in which they came to their levels: the stacks, bottom first (FOE-1.6)."""
    chips: tuple[int, ...]
    gold: tuple[int, ...]
    supply: int = 0
    reserve: int
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    """The spells that nobody has drawn, level by level (FOE-2.7)."""
    used: tuple[str, ...] = ()
    pile: tuple[int, ...]
    """The tiles to come, in their public order, with the dumbest-player tile (FOE-2.1)."""
    last_pile: tuple[int, ...]
    """The final pile, in no order (FOE-2.1)."""
    phase_two: bool = False

    @property
    def maze(self) -> Maze:
        """The tables of the board."""
        return maze_of(self.options.board)

    @property
    def box(self) -> Box:
        """The tables of the components."""
        return box_of(self.options.components)

    def steps(self, space: Space) -> tuple[Space, ...]:
        """The spaces that one passable connection leads to (FOE-1.3)."""
        return steps_with(self.options.board, self.closed)[space]

    @property
    def advancement(self) -> int:
        """The wisdom advancement value for this number of players (FOE-2.6)."""
        return self.box.advancement[self.seats]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why this action of this seat is refused."""
        if not self.agenda:
            return refuse("FOE-14.2", "game-over")
        return super().why_not(seat, action)

    def view(self, seat: Seat | None) -> FoesView:
        """All that this seat may know."""
        return make_view(self, seat)

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """Deal the other hands anew, each within the levels that everyone knows (FOE-1.7, FOE-2.7)."""
        other = self.copy()
        level = {name: spell.level for name, spell in self.box.spell.items()}
        unseen = [card for who, hand in enumerate(self.hands) if who != seat for card in hand] + list(
            self.stack
        )
        for who, hand in enumerate(self.hands):
            if who == seat:
                continue
            dealt: list[tuple[str, str]] = []
            for card in hand:
                new = dice.draw("imagined spell", [name for name in unseen if level[name] == level[card]])
                unseen.remove(new)
                dealt.append((card, new))
            other.hands = put(other.hands, who, tuple(sorted(new for _, new in dealt)))
            if who == self.active:
                other.turn = replace(self.turn, drawn=_replaced(self.turn.drawn, dealt))
        other.stack = tuple(sorted(unseen, key=lambda name: (level[name], name)))
        return other

    def standing(self) -> Standing | None:
        """Most gold, then most chips with the Power spells in hand, else shared (FOE-14.3)."""
        if self.agenda:
            return None
        spell = self.box.spell
        power = [
            sum(spell[card].value for card in hand if spell[card].kind == "power") for hand in self.hands
        ]
        keys = [(-self.gold[seat], -self.chips[seat] - power[seat]) for seat in range(self.seats)]
        places = tuple(1 + sum(other < key for other in keys) for key in keys)
        return Standing(places, self.gold, "bosses_dead")

    def copy(self) -> Self:
        """A state with the same values, all of them immutable."""
        return copy(self)

    def start_turn(self) -> StartTurn:
        """The step with which a turn begins."""
        return StartTurn()

    def tile_at(self, space: Space) -> int:
        """What lies on a space; pathway is always empty (FOE-20.6)."""
        chamber = self.maze.chamber_at[space]
        return self.tiles[chamber] if chamber >= 0 else EMPTY

    def monster_at(self, space: Space) -> int:
        """The strength of the monster on a space, or 0."""
        chamber = self.maze.chamber_at[space]
        if chamber < 0:
            return 0
        tile = self.tiles[chamber]
        return tile if is_monster(tile) else 0

    def teleport_twin(self, space: Space) -> Space | None:
        """The other teleport of the same colour (FOE-5.1)."""
        here = self.maze.teleport_at[space]
        if here < 0:
            return None
        for there, colour in enumerate(self.teleports):
            if there != here and colour == self.teleports[here]:
                return self.maze.teleports[there]
        return None

    def defeated_bosses(self) -> tuple[int, ...]:
        """Those bosses that are neither in the last pile nor on the board (FOE-14.2)."""
        return tuple(boss for boss in BOSSES if boss not in self.last_pile and boss not in self.tiles)


def _replaced(cards: tuple[str, ...], dealt: list[tuple[str, str]]) -> tuple[str, ...]:
    """What these cards of a hand have become."""
    new = []
    for card in cards:
        pair = next(pair for pair in dealt if pair[0] == card)
        dealt.remove(pair)
        new.append(pair[1])
    return tuple(new)
