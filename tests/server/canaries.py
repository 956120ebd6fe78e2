"""A game of Foes in which every hidden card has a name of its own, and hands that are full of them."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import msgspec

from fabula.bots.greedy import GreedyBot
from fabula.core import Chair, RandomDice, Table, registry
from fabula.games.foes.components import PRINTED, Spell
from fabula.games.foes.options import Options
from fabula.games.foes.state import FoesState

if TYPE_CHECKING:
    from fabula.core import Record, State

SPELL = re.compile(r"[1-5]-(?:power|wisdom)-[0-9]+")
"""How a spell of these games is written, wherever it stands."""
GENEROUS = 42
"""So many monsters give a spell: one for each card."""


def options() -> Options:
    """No two cards alike, and a spell for almost every victory."""
    cards = [
        Spell(level, kind, value)
        for level in range(1, 6)
        for kind in ("power", "wisdom")
        for value in range(1, 6)
    ]
    monsters = tuple(
        msgspec.structs.replace(monster, spell=number < GENEROUS)
        for number, monster in enumerate(PRINTED.monsters)
    )
    spells = tuple(sorted(cards))[: len(PRINTED.spells)]
    return Options(components=msgspec.structs.replace(PRINTED, spells=spells, monsters=monsters))


def with_full_hands(seed: int = 1) -> Record:
    """A game that has come so far that every seat holds a spell."""
    game = registry.game("foes")
    table = Table.open(game, options(), ("greedy", "greedy"), secret=bytes([seed]), salt=b"")
    bot, dice = GreedyBot(), RandomDice(random.Random(seed))
    while not all(hands(table.state)):
        seat = table.state.to_act()[0]
        table.play(seat, bot.choose(Chair(game, table.state, seat), dice))
    return table.record


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The spells that each seat holds."""
    assert isinstance(state, FoesState)
    return state.hands


def spells_in(text: str) -> set[str]:
    """The spells that a text names."""
    return set(SPELL.findall(text))
