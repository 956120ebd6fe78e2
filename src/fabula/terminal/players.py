"""Who sits where: people, and bots found by entry point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula import bots
from fabula.core import Fault
from fabula.settings import check_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Bot, Game

PERSON: Final = "person"
LONGEST_NAME: Final = 20


def is_person(player: str) -> bool:
    """Whether a player, as a record names him, is a person."""
    return player.partition(" ")[0] == PERSON


def are_one(player: str, other: str) -> bool:
    """Whether one person sits on both seats, by the same name; whoever has none is somebody else."""
    return player == other and is_person(player) and player != PERSON


def person(name: str = "") -> str:
    """A person as a record names him."""
    name = " ".join(name.split())[:LONGEST_NAME]
    return f"{PERSON} {name}" if name.isprintable() and name else PERSON


def read_players(text: str, game: Game) -> tuple[str, ...]:
    """Players from a list such as `person:Anna,greedy`; `Fault` for an unknown one or a wrong number."""
    players = tuple(_read_player(part.strip(), game) for part in text.split(","))
    check_number(game, len(players))
    return players


def _read_player(text: str, game: Game) -> str:
    kind, _, name = text.partition(":")
    if kind == PERSON:
        return person(name)
    if not bots.can_play(text, game):
        raise Fault("no-such-player", name=text, known=", ".join((PERSON, *bots.offered(game))))
    return text


def usual_players(game: Game, number: int | None = None) -> tuple[str, ...]:
    """A person on the first seat, and bots on the others if there are any."""
    number = game.seats[0] if number is None else number
    return (PERSON, *(bots.usual(game) or PERSON for _ in range(number - 1)))


def make_bots(players: Sequence[str]) -> dict[int, Bot]:
    """A bot for each seat that no person sits on; `Fault` if one is not there."""
    return {seat: bots.bot(player) for seat, player in enumerate(players) if not is_person(player)}
