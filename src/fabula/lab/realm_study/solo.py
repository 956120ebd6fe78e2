"""One character alone in the realm for a whole game, and what he was seen to do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from fabula.bots.roster import bot
from fabula.core import Chair, RandomDice
from fabula.games.realm import game
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.setup.actions import Choose
from fabula.games.realm.tactics.home import HomeBot

if TYPE_CHECKING:
    from fabula.core import Action, Bot, Event

HOME: Final = "home"
PLAYERS: Final = ("random", HOME, "greedy")
"""Who may play, the weakest first."""
DEEDS: Final = {
    "looted": "study-looted",
    "targeted": "study-fought",
    "spell-hurled": "study-fought",
    "sold": "study-traded",
    "bought": "study-traded",
    "spell-bought": "study-traded",
    "hired": "study-hired",
    "spell-cast": "study-cast",
    "prepares-to-enchant": "study-enchanted",
}
"""What the events that everybody is told say of a character, as messages."""
DIED: Final = "died"


class Solo(Struct, frozen=True):
    """Who plays whom: all that the games depend on, besides their numbers."""

    character: str
    players: str
    options: dict[str, object] = {}
    seed: int = 0


class Life(Struct, frozen=True):
    """What became of him."""

    score: int
    survived: bool
    deeds: tuple[str, ...]


def play(solo: Solo, number: int) -> Life:
    """Play the game of this number; whoever dies is dead, and begins with nobody else (MR-6.15.3)."""
    luck = f"{solo.seed}/{solo.character}/{number}"
    dice, own = RandomDice(Random(luck)), RandomDice(Random(f"{luck}/own"))
    state = game.start(msgspec.convert(solo.options, game.Options), 1, dice)
    player = HomeBot() if solo.players == HOME else bot(solo.players)
    seen: set[str] = set()
    for _ in range(game.horizon):
        if not state.to_act():
            break
        action = answer(solo, player, Chair(game, state, 0), own)
        seen |= {tag(event) for event in state.play(0, action, dice) if event.to is None}
        dice.drawn.clear()
        own.drawn.clear()
    standing = state.standing()
    assert standing is not None
    deeds = tuple(dict.fromkeys(deed for event, deed in DEEDS.items() if event in seen))
    return Life(standing.scores[0], DIED not in seen, deeds)


def answer(solo: Solo, player: Bot, chair: Chair, own: RandomDice) -> Action:
    """What the player chooses, but for who he is."""
    match chair.choices().prompt:
        case "choose":
            return Choose(solo.character, LEVELS)
        case "anew":
            return Pass()
        case _:
            return player.choose(chair, own)


def tag(event: Event) -> str:
    """The name of an event."""
    return str(event.__struct_config__.tag)
