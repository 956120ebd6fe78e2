"""What a position is worth to a seat: what it has, and the best that it can go for from where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.games.foes import movement
from fabula.games.foes.board import NOWHERE, Space
from fabula.games.foes.components import CHEST, UNEXPLORED, is_chest, is_monster
from fabula.games.foes.odds import battle_odds

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.foes.state import FoesState

WIN: Final = 1000.0
GOLD: Final = 10.0
WISDOM: Final = 1.5
SPELL: Final = 2.0
FIRST_CHIPS: Final = 4
FIRST_CHIP: Final = 2.5
LATER_CHIP: Final = 0.4
NEWS: Final = 8.0
"""What an unexplored chamber promises."""
A_TURN_LATER: Final = 0.8
A_STEP_FARTHER: Final = 0.99
PINNED: Final = 3.0


def worth(state: State, seat: Seat) -> float:
    """Gold, wisdom, chips and spells, and the best prospect; or the victory, when the game is over."""
    foes = cast("FoesState", state)
    result = foes.standing()
    hopes = best_prospect(foes, seat) if result is None else WIN if seat in result.winners else 0.0
    return (
        GOLD * foes.gold[seat]
        + WISDOM * foes.wisdom[seat]
        + chips_worth(foes.chips[seat])
        + sum(SPELL + foes.box.spell[card].value / 2 for card in foes.hands[seat])
        + hopes
    )


def chips_worth(chips: int) -> float:
    """The first few chips are what one lives by."""
    return FIRST_CHIP * min(chips, FIRST_CHIPS) + LATER_CHIP * max(0, chips - FIRST_CHIPS)


def best_prospect(state: FoesState, seat: Seat) -> float:
    """The most promising thing to go for, less for every turn and step that it is away."""
    here = state.places[seat]
    if here == NOWHERE:
        return 0.0
    best = 0.0
    for space, steps in distances(state, here).items():
        tile = state.tile_at(space)
        promise = NEWS if tile == UNEXPLORED else prospect(state, seat, tile)
        if promise > 0:
            best = max(
                best, promise * A_TURN_LATER ** turns_until(state, seat, steps) * A_STEP_FARTHER**steps
            )
    monster = state.monster_at(here)
    return best - (PINNED if monster > state.wisdom[seat] else 0.0)


def prospect(state: FoesState, seat: Seat, tile: int) -> float:
    """What fighting this monster, or opening this chest, would bring on average."""
    wisdom = state.wisdom[seat]
    top = state.box.data.top_wisdom
    if is_chest(tile):
        chest = state.box.data.chests[tile - CHEST]
        return GOLD * chest.gold + WISDOM * (min(top, wisdom + chest.wisdom) - wisdom)
    if not is_monster(tile):
        return 0.0
    monster = state.box.monster[tile]
    chips = state.chips[seat]
    odds = battle_odds(state.box, wisdom=wisdom, monster=tile, transform=0, chips=chips, seats=state.seats)
    now = chips_worth(chips)
    cost = sum(
        float(chance) * (now - chips_worth(max(0, chips - each))) for each, chance in odds.costs.items()
    )
    win = float(odds.win)
    lesson = 0.0 if odds.fright else WISDOM * (min(top, tile + state.advancement) - wisdom)
    loot = GOLD * (monster.gold - odds.fright) + lesson + SPELL * monster.spell
    return win * loot + (1 - win) * (WISDOM if wisdom < top else 0.0) - cost


def turns_until(state: FoesState, seat: Seat, steps: int) -> int:
    """In how many turns a battle so many steps away can be fought, from this very moment."""
    turn = state.turn
    later = 0
    if seat == state.active and not turn.fought and not turn.chips_taken:
        if not turn.stopped and not turn.pinned:
            left = movement.limit(state) - turn.steps
            if steps <= left:
                return 0 if movement.MOVE + turn.bonus - turn.steps >= steps else 1
            steps -= left
        elif steps == 0 and movement.may_battle(state):
            return 0
        later = 1
    else:
        later = 1
    return later + (0 if steps <= movement.MOVE else 1 + (steps - 1) // movement.DOUBLE_MOVE)


def distances(state: FoesState, start: Space) -> dict[Space, int]:
    """How many steps it is to every chamber; monsters end a walk, face-down crossings may turn out open."""
    maze, closed = state.maze, state.closed
    found = {start: 0}
    rim = [start]
    steps = 0
    while rim:
        steps += 1
        beyond: list[Space] = []
        for space in rim:
            if space != start and state.monster_at(space):
                continue
            for way in maze.ways[space]:
                if way.to in found or (way.gate >= 0 and closed[way.gate] == way.side):
                    continue
                if way.far_gate >= 0 and closed[way.far_gate] == way.far_side:
                    continue
                found[way.to] = steps
                beyond.append(way.to)
            twin = state.teleport_twin(space)
            if twin is not None and twin not in found:
                found[twin] = steps
                beyond.append(twin)
        rim = beyond
    return {space: steps for space, steps in found.items() if maze.chamber_at[space] >= 0}
