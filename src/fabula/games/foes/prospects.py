"""What a seat may hope for: what each monster and chest would bring it, and the best to go for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fabula.games.foes.battle import AskPower, AskRetreat, Battle, OpenChest, Settle
from fabula.games.foes.board import NOWHERE
from fabula.games.foes.components import CHEST, EMPTY, UNEXPLORED, Box, Components, box_of, is_monster
from fabula.games.foes.odds import battle_odds, cost_odds
from fabula.games.foes.outlook import Reach, distances, reach, turns_until

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Seat
    from fabula.games.foes.state import FoesState

GOLD: Final = 10.0
WISDOM: Final = 2.5
SPELL: Final = 1.0
FIRST_CHIPS: Final = 6
FIRST_CHIP: Final = 1.3
LATER_CHIP: Final = 0.4
NEWS: Final = 8.0
"""What an unexplored chamber promises, and what it is worth to have explored it."""
A_TURN_LATER: Final = 0.8
A_STEP_FARTHER: Final = 0.99
PINNED: Final = 3.0


def chips_worth(chips: int) -> float:
    """The first few chips are what one lives by."""
    return FIRST_CHIP * min(chips, FIRST_CHIPS) + LATER_CHIP * max(0, chips - FIRST_CHIPS)


def means(state: FoesState, seat: Seat) -> int:
    """The chips that a seat can pay with: those at hand, and those that its Power spells would bring."""
    spell = state.box.spell
    power = sum(spell[card].value for card in state.hands[seat] if spell[card].kind == "power")
    return state.chips[seat] + min(power, state.reserve)


def best_prospect(state: FoesState, seat: Seat) -> float:
    """The most promising thing to go for, less for every turn and step that it is away."""
    here = state.places[seat]
    if here == NOWHERE:
        return 0.0
    within = reach(state, seat)
    settled = under_way(state, seat, within) if seat == state.active else None
    best = 0.0
    if settled is None:
        best = max(best, prospect_here(state, seat) * delay(within, 0))
    ways = ways_to(state, seat, within)
    best = best_of(state, promises_to(state, seat), within, ways, best)
    if not means(state, seat):  # one chip is always to be had by and by (FOE-19.17)
        best = best_of(state, promises_to(state, seat, least=1), Reach(-1, within.walk), ways, best)
    if settled is not None:
        return settled + best
    helpless = within.battle < 0 and within.walk <= 0 and AskRetreat() not in state.agenda
    return best - (PINNED if helpless and state.monster_at(here) > state.wisdom[seat] else 0.0)


def best_of(
    state: FoesState,
    promised: Mapping[int, float],
    within: Reach,
    ways: tuple[tuple[int, int], ...],
    best: float,
) -> float:
    """The most promising chamber that is not his own, if it is better than what he has."""
    tiles = state.tiles
    for chamber, steps in ways:
        promise = promised[tiles[chamber]]
        if promise > best and steps:
            best = max(best, promise * delay(within, steps))
    return best


def ways_to(state: FoesState, seat: Seat, within: Reach) -> tuple[tuple[int, int], ...]:
    """How many steps it is to the chambers; an invisible player gets past monsters while his turn lasts."""
    here, board = state.places[seat], state.options.board
    ways = distances(board, state.closed, state.teleports, state.tiles, here)
    if not (state.turn.invisible and seat == state.active):
        return ways
    unseen = distances(board, state.closed, state.teleports, state.tiles, here, past_monsters=True)
    return (*((chamber, steps) for chamber, steps in unseen if steps <= within.walk), *ways)


@lru_cache(maxsize=1024)
def delay(within: Reach, steps: int) -> float:
    """How much of a promise is left when it is so many steps away."""
    return float(A_TURN_LATER ** turns_until(within, steps) * A_STEP_FARTHER**steps)


def under_way(state: FoesState, seat: Seat, within: Reach) -> float | None:
    """What the battle or the chest brings that the active player has decided on, or can only decide on."""
    for step in reversed(state.agenda):
        if isinstance(step, Settle):
            return outcome(state, seat, step)
        if isinstance(step, Battle | OpenChest):
            return prospect_here(state, seat)
    return max(0.0, prospect_here(state, seat)) if within.walk <= 0 <= within.battle else None


def outcome(state: FoesState, seat: Seat, settle: Settle) -> float:
    """What a battle brings of which the dice have fallen already."""
    wisdom, before = state.wisdom[seat], means(state, seat)
    chips = before if AskPower() in state.agenda else state.chips[seat]  # FOE-6.11
    paid = chips_worth(before - min(chips, settle.cost)) - chips_worth(before)
    if wisdom < settle.strength or chips < settle.cost:
        return paid + WISDOM * (wisdom < state.box.data.top_wisdom)
    printed = state.monster_at(state.places[seat])
    return paid + loot(state.box, wisdom, printed, settle.strength, fright=settle.fright, seats=state.seats)


def prospect_here(state: FoesState, seat: Seat) -> float:
    """What the monster or the chest in his own space would bring."""
    tile = state.tile_at(state.places[seat])
    if seat == state.active and tile in state.turn.fled_from:
        return 0.0
    if seat != state.active or not state.turn.transform or not is_monster(tile):
        return promises_to(state, seat)[tile]
    components = state.options.components
    chips = min(means(state, seat), enough_chips(components))
    return fight(components, state.wisdom[seat], tile, state.turn.transform, chips, state.seats)


def promises_to(state: FoesState, seat: Seat, *, least: int = 0) -> Mapping[int, float]:
    """What each tile would bring this seat on average, if it had come there with at least so many chips."""
    components = state.options.components
    chips = min(max(least, means(state, seat)), enough_chips(components))
    return promises(components, state.wisdom[seat], chips, state.seats)


@lru_cache(maxsize=4096)
def promises(components: Components | None, wisdom: int, chips: int, seats: int) -> Mapping[int, float]:
    """What each tile promises a player with so much wisdom and so many chips."""
    box = box_of(components)
    found = {EMPTY: 0.0, UNEXPLORED: NEWS}
    for number, chest in enumerate(box.data.chests):
        learnt = min(box.data.top_wisdom, wisdom + chest.wisdom) - wisdom
        found[CHEST + number] = GOLD * chest.gold + WISDOM * learnt
    for monster in box.monster:
        found[monster] = fight(components, wisdom, monster, 0, chips, seats)
    return found


@lru_cache(maxsize=8)
def enough_chips(components: Components | None) -> int:
    """From so many chips on, a battle costs the same and never fails for want of them."""
    data = box_of(components).data
    return FIRST_CHIPS + max(max(cost_odds(data.dice, monster.heart)) for monster in data.monsters)


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
