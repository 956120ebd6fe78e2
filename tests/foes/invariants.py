"""FOE-20: what holds after every action of any game, asked anew of whatever the action has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.foes.board import NOWHERE
from fabula.games.foes.components import CHEST, DUMBEST, UNEXPLORED, is_chest, is_monster
from fabula.games.foes.events import Defeated, DrewSpell, Opened
from fabula.games.foes.spells import Rotate
from foes.naive_sight import unseen_in_sight

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.foes.state import FoesState


class Watch:
    """Looks at one game after every action; some invariants ask for what has happened before.

    An invariant is about some of the tables of a state. Where those are as they were, it has been looked at.
    """

    def __init__(self, state: FoesState) -> None:
        self.defeated: list[int] = []
        self.opened = 0
        self.drawn = 0
        self.before = state.copy()
        check_chips(state)
        self.check_tiles(state)
        self.check_spells(state)
        self.check_wisdom(state)

    def after(self, state: FoesState, events: list[Event]) -> None:
        """What has happened in an action, and how things lie after it."""
        for event in events:
            self.opened += isinstance(event, Opened)
            self.drawn += isinstance(event, DrewSpell)
            if isinstance(event, Defeated):
                self.defeated.append(event.monster)
        before, self.before = self.before, state.copy()
        tiles_lie = (state.tiles, state.closed) == (before.tiles, before.closed)
        chips = (state.chips, state.supply, state.reserve)
        if not tiles_lie or chips != (before.chips, before.supply, before.reserve):
            check_chips(state)
        piles = (state.pile, state.last_pile, state.phase_two)
        if not tiles_lie or piles != (before.pile, before.last_pile, before.phase_two):
            self.check_tiles(state)
        if (state.hands, state.stack, state.used) != (before.hands, before.stack, before.used):
            self.check_spells(state)
        if (state.wisdom, state.arrivals) != (before.wisdom, before.arrivals):
            self.check_wisdom(state, before)
        turned = bool(before.agenda) and isinstance(before.agenda[-1], Rotate)
        for seat in range(state.seats):
            if turned or not tiles_lie or state.places[seat] != before.places[seat]:
                check_figure(state, seat)
        assert bool(state.agenda) != ({49, 50} <= set(self.defeated))  # FOE-20.7, FOE-14.2

    def check_tiles(self, state: FoesState) -> None:
        """FOE-20.2, FOE-20.6."""
        lying = [each for each in state.tiles if each > 0]
        coming = [each for each in (*state.pile, *state.last_pile) if each != DUMBEST]
        assert len(state.tiles) == 53
        assert len(lying) + len(coming) + len(self.defeated) + self.opened == 53
        assert len({*lying, *coming, *self.defeated}) == 53 - self.opened
        assert all(is_monster(each) or is_chest(each) for each in lying)
        assert max(lying, default=0) <= CHEST + 2
        assert len(coming) == state.tiles.count(UNEXPLORED)
        assert (DUMBEST in state.pile) != state.phase_two

    def check_spells(self, state: FoesState) -> None:
        """FOE-20.3."""
        cards = [*state.stack, *state.used, *(card for hand in state.hands for card in hand)]
        assert sorted(cards) == sorted(state.box.deck)
        assert len(cards) == 42
        assert self.drawn == 42 - len(state.stack)
        assert self.drawn <= sum(each <= 42 for each in self.defeated)

    def check_wisdom(self, state: FoesState, before: FoesState | None = None) -> None:
        """FOE-20.4."""
        if before is not None:
            assert all(new >= old for new, old in zip(state.wisdom, before.wisdom, strict=True))
        assert all(1 <= level <= 50 for level in state.wisdom)
        assert sorted(state.arrivals) == list(range(state.seats))


def check_chips(state: FoesState) -> None:
    """FOE-20.1."""
    assert min(*state.chips, state.supply, state.reserve) >= 0
    assert state.supply <= 30
    assert sum(state.chips) + state.supply + state.tiles.count(UNEXPLORED) + state.reserve == 85


def check_figure(state: FoesState, seat: int) -> None:
    """FOE-4.10, FOE-20.5: nobody stands where nobody has looked, and nothing in sight is hidden."""
    place = state.places[seat]
    if place == NOWHERE:
        return
    chamber, crossing = state.maze.chamber_at[place], state.maze.intersection_at[place]
    assert chamber < 0 or state.tiles[chamber] != UNEXPLORED
    assert crossing < 0 or state.closed[crossing] != "?"
    if not state.agenda or state.options.rotate_vision == "on_tile":
        return  # after the end nobody looks any more; nor does everyone after a Rotate
    if not isinstance(state.agenda[-1], Rotate):  # its look comes when it is done
        assert unseen_in_sight(state, seat) == set()
