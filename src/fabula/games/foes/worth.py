"""What a position is worth to a seat: what it has, and the best that it can go for from where it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from fabula.games.foes import movement
from fabula.games.foes.battle import AskRetreat, Battle, OpenChest, Settle
from fabula.games.foes.board import FACE_DOWN, NOWHERE, Board, Space, maze_of
from fabula.games.foes.components import (
    CHEST,
    EMPTY,
    UNEXPLORED,
    Box,
    Components,
    box_of,
    is_chest,
    is_monster,
)
from fabula.games.foes.odds import battle_odds
from fabula.games.foes.study import AskStudy, EndOfTurn, gains
from fabula.games.foes.turn import Act

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.foes.state import FoesState

WIN: Final = 1000.0
GOLD: Final = 10.0
WISDOM: Final = 2.5
LESSON: Final = 2.2
"""A level that one will be offered at the end of the turn, if nothing comes between."""
SPELL: Final = 1.0
SPELL_VALUE: Final = 0.3
"""What a spell is worth besides, for each point of its number."""
FIRST_CHIPS: Final = 6
FIRST_CHIP: Final = 1.3
LATER_CHIP: Final = 0.4
NEWS: Final = 8.0
"""What an unexplored chamber promises, and what it is worth to have explored it."""
LOOK: Final = 2.0
"""What it is worth to know an intersection."""
A_TURN_LATER: Final = 0.8
A_STEP_FARTHER: Final = 0.99
PINNED: Final = 3.0


class Reach(NamedTuple):
    """How far a seat gets in this turn."""

    battle: int
    """The most steps after which it may still fight or open a chest; negative if it may not at all."""
    walk: int


def worth(state: State, seat: Seat) -> float:
    """Gold, wisdom, chips, spells and what is explored, and the best prospect or the victory."""
    foes = cast("FoesState", state)
    result = foes.standing()
    hopes = best_prospect(foes, seat) if result is None else WIN if seat in result.winners else 0.0
    spell = foes.box.spell
    return (
        GOLD * foes.gold[seat]
        + WISDOM * foes.wisdom[seat]
        + chips_worth(foes.chips[seat])
        + sum(SPELL + SPELL_VALUE * spell[card].value for card in foes.hands[seat])
        + LESSON * (result is None and will_study(foes, seat))
        - NEWS * foes.tiles.count(UNEXPLORED)
        - LOOK * foes.closed.count(FACE_DOWN)
        + hopes
    )


def chips_worth(chips: int) -> float:
    """The first few chips are what one lives by."""
    return FIRST_CHIP * min(chips, FIRST_CHIPS) + LATER_CHIP * max(0, chips - FIRST_CHIPS)


def will_study(state: FoesState, seat: Seat) -> bool:
    """Whether a master will teach him at the end of the turn, as things stand."""
    if AskStudy(seat) in state.agenda:
        return True
    return EndOfTurn() in state.agenda and gains(state, seat)


def best_prospect(state: FoesState, seat: Seat) -> float:
    """The most promising thing to go for, less for every turn and step that it is away."""
    here = state.places[seat]
    if here == NOWHERE:
        return 0.0
    within = reach(state, seat)
    settled = under_way(state, seat) if seat == state.active else None
    best = 0.0
    maze = state.maze
    for space, steps in distances(state.options.board, state.closed, state.teleports, state.tiles, here):
        tile = state.tiles[maze.chamber_at[space]]
        if tile == EMPTY or (steps == 0 and settled is not None):
            continue
        promise = NEWS if tile == UNEXPLORED else prospect(state, seat, tile, here=steps == 0)
        if promise > best:
            best = max(best, promise * A_TURN_LATER ** turns_until(within, steps) * A_STEP_FARTHER**steps)
    if settled is not None:
        return settled + best
    helpless = within.battle < 0 and within.walk <= 0 and AskRetreat() not in state.agenda
    return best - (PINNED if helpless and state.monster_at(here) > state.wisdom[seat] else 0.0)


def under_way(state: FoesState, seat: Seat) -> float | None:
    """What the battle or the chest brings that the active player has decided on, if he has."""
    for step in reversed(state.agenda):
        if isinstance(step, Settle):
            return outcome(state, seat, step)
        if isinstance(step, Battle | OpenChest):
            return prospect(state, seat, state.tile_at(state.places[seat]), here=True)
    return None


def outcome(state: FoesState, seat: Seat, settle: Settle) -> float:
    """What a battle brings of which the dice have fallen already."""
    chips, wisdom = state.chips[seat], state.wisdom[seat]
    paid = chips_worth(max(0, chips - settle.cost)) - chips_worth(chips)
    if wisdom < settle.strength or chips < settle.cost:
        return paid + WISDOM * (wisdom < state.box.data.top_wisdom)
    printed = state.monster_at(state.places[seat])
    return paid + loot(state.box, wisdom, printed, settle.strength, fright=settle.fright, seats=state.seats)


def prospect(state: FoesState, seat: Seat, tile: int, *, here: bool) -> float:
    """What fighting this monster, or opening this chest, would bring on average."""
    wisdom = state.wisdom[seat]
    if is_chest(tile):
        chest = state.box.data.chests[tile - CHEST]
        return GOLD * chest.gold + WISDOM * (min(state.box.data.top_wisdom, wisdom + chest.wisdom) - wisdom)
    mine = here and seat == state.active
    if mine and tile in state.turn.fled_from:
        return 0.0
    transform = state.turn.transform if mine else 0
    return fight(state.options.components, wisdom, tile, transform, state.chips[seat], state.seats)


@lru_cache(maxsize=8192)
def fight(
    components: Components | None, wisdom: int, monster: int, transform: int, chips: int, seats: int
) -> float:
    """What a battle with a monster brings on average."""
    box = box_of(components)
    odds = battle_odds(box, wisdom=wisdom, monster=monster, transform=transform, chips=chips, seats=seats)
    now = chips_worth(chips)
    cost = sum(
        float(chance) * (now - chips_worth(max(0, chips - each))) for each, chance in odds.costs.items()
    )
    win = float(odds.win)
    won = loot(box, wisdom, monster, max(1, monster + transform), fright=odds.fright, seats=seats)
    return win * won + (1 - win) * (WISDOM if wisdom < box.data.top_wisdom else 0.0) - cost


def loot(box: Box, wisdom: int, printed: int, strength: int, *, fright: bool, seats: int) -> float:
    """What a victory brings: gold, a spell, and wisdom unless the monster died of fright."""
    monster = box.monster[printed]
    learnt = min(box.data.top_wisdom, strength + box.advancement[seats]) - wisdom
    return GOLD * (monster.gold - fright) + SPELL * monster.spell + (0.0 if fright else WISDOM * learnt)


def reach(state: FoesState, seat: Seat) -> Reach:
    """How far a seat may still walk in this turn, and walk to fight."""
    if seat != state.active:
        return Reach(-1, 0)
    turn = state.turn
    if Act() not in state.agenda:
        return Reach(-1, 0)
    walk = 0
    if not (turn.pinned or turn.stopped or turn.prepared):
        walk = movement.limit(state) - turn.steps
    if not movement.may_battle(state):
        return Reach(-1, walk)
    return Reach(walk if state.seats == 2 else min(walk, movement.MOVE + turn.bonus - turn.steps), walk)


def turns_until(within: Reach, steps: int) -> int:
    """In how many turns a battle so many steps away can be fought."""
    if steps <= within.battle:
        return 0
    rest = steps - within.walk - movement.MOVE
    return 1 if rest <= 0 else 1 + -(-rest // movement.DOUBLE_MOVE)


@lru_cache(maxsize=8192)
def distances(
    board: Board | None, closed: str, teleports: tuple[str, ...], tiles: tuple[int, ...], start: Space
) -> tuple[tuple[Space, int], ...]:
    """How many steps it is to every chamber; monsters end a walk, face-down crossings may turn out open."""
    maze = maze_of(board)
    found = {start: 0}
    rim = [start]
    while rim:
        beyond: list[Space] = []
        for space in rim:
            chamber = maze.chamber_at[space]
            if space != start and chamber >= 0 and is_monster(tiles[chamber]):
                continue
            next_to = [
                way.to
                for way in maze.ways[space]
                if (way.gate < 0 or closed[way.gate] != way.side)
                and (way.far_gate < 0 or closed[way.far_gate] != way.far_side)
            ]
            here = maze.teleport_at[space]
            if here >= 0:
                next_to += (
                    maze.teleports[there]
                    for there, colour in enumerate(teleports)
                    if there != here and colour == teleports[here]
                )
            for there in next_to:
                if there not in found:
                    found[there] = found[space] + 1
                    beyond.append(there)
        rim = beyond
    return tuple((space, steps) for space, steps in found.items() if maze.chamber_at[space] >= 0)
