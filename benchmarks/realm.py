"""Fabula's own figures: random months of Magic Realm; and alone, maps, set-ups and the fullest of states.

python -m benchmarks.realm            prints one line for the table of all games
python -m benchmarks.realm --details  prints the rest, in seconds of the processor
"""

from __future__ import annotations

import random
import sys
import time
from typing import TYPE_CHECKING, Final

from benchmarks.contract import RandomPlay
from benchmarks.measure import arguments
from fabula.bots.duel import Bout, fights
from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.magic.cards import turn_up as turn_up_spell
from fabula.games.realm.map.building import random_map
from fabula.games.realm.map.chits import look, open_lost
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import turn_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.games.realm.state import RealmState

SEATS: Final = 8
SAMPLE_EVERY: Final = 200
DUELS: Final = (("white_knight", "tremendous_troll"), ("amazon", "ogre"), ("captain", "giant"))
"""A long one, a short one, and one with two counters."""


def rate(call: Callable[[], object], seconds: float) -> float:
    """How often a second something can be done."""
    call()  # tables that are made once are no part of the rate
    number = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        call()
        number += 1
    return number / spent


def set_up(rng: random.Random) -> RealmState:
    """A set-up in which everybody chooses at random."""
    state = game.start(Options(), SEATS, RandomDice(rng))
    while not isinstance(state.agenda[-1], Birdsong):
        decide(state, rng)
    return state


def decide(state: RealmState, rng: random.Random) -> None:
    """One random decision."""
    seat = state.to_act()[0]
    state.play(seat, rng.choice(state.choices(seat).actions), RandomDice(rng))


def seen_by_all(rng: random.Random) -> RealmState:
    """A state in which every chit and card has been seen and lies on the map: as full as one can be."""
    state, dice = set_up(rng), RandomDice(rng)
    clearings = list(state.atlas.clearings)
    for tile in state.box.tiles:
        look(state, tile, dice)
        if any(chit in state.box.lost for chit in state.chits[tile]):
            open_lost(state, tile, dice)
        for chit in state.chits[tile]:
            put(state, chit, tile)
    for place, pile in list(state.piles.items()):
        for position in range(len(pile.cards)):
            put(state, turn_up(state, place, position, dice), rng.choice(clearings))
    for place, cards in list(state.spell_piles.items()):
        for position in range(len(cards)):
            turn_up_spell(state, place, position, dice)
    for piece in list(state.places):
        if state.places[piece] in state.box.monster_boxes:
            put(state, piece, rng.choice(clearings))
    return state


def details(seconds: float, seed: int) -> None:
    """What only this game has."""
    rng = random.Random(seed)
    full = seen_by_all(rng)
    print(f"random maps a second       {rate(lambda: random_map(RandomDice(rng)), seconds):10.0f}")
    print(f"set-ups of {SEATS} a second      {rate(lambda: set_up(rng), seconds):10.0f}")
    print(f"copying {len(full.places)} pieces, in us  {1e6 / rate(full.copy, seconds):10.1f}")
    print(f"imagining it, in us        {1e6 / rate(lambda: full.imagine(0, RandomDice(rng)), seconds):10.1f}")
    for attacker, defender in DUELS:
        for tactic in ("clever", "random"):
            fought = fights(Bout(game.name, attacker, defender, tactic, seed), sys.maxsize)
            speed = rate(fought.__next__, seconds)
            print(f"{f'{attacker} / {defender}, {tactic}, duels a second':62} {speed:6.0f}")


def main() -> None:
    """Measure and print."""
    if "--details" in sys.argv:
        sys.argv.remove("--details")
        details(*arguments())
    else:
        options = Options()
        play = RandomPlay(game, options, SEATS, game.horizon, SAMPLE_EVERY, days=options.days)
        play.measure(f"Magic Realm, {SEATS} characters, {options.days} days with combat", *arguments())


if __name__ == "__main__":
    main()
