"""Setting up games of Magic Realm in tests: begin, answer by the game's notation, go on to a step."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from fabula.core.dice import RandomDice
from fabula.games.realm import game
from fabula.games.realm.options.switches import Options
from fabula.games.realm.setup.characters import Prepare

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Refusal, Step
    from fabula.games.realm.state import RealmState


def some_dice(seed: int = 0) -> Dice:
    return RandomDice(Random(seed))


def begin(seats: int = 1, seed: int = 0, **options: Any) -> RealmState:
    """A game that waits for its first answer."""
    return game.start(Options(**options), seats, some_dice(seed))


def answer(state: RealmState, text: str, seat: int | None = None, seed: int = 0) -> list[Event]:
    """Play what the text says, for the one seat that is asked unless another is named."""
    who = state.to_act()[0] if seat is None else seat
    return state.play(who, game.read(text), some_dice(seed))


def refusal(state: RealmState, text: str, seat: int | None = None) -> Refusal:
    """Why this answer is refused."""
    who = state.to_act()[0] if seat is None else seat
    found = state.why_not(who, game.read(text))
    assert found is not None, text
    return found


def go_on(state: RealmState, until: type[Step[Any]] | None = None, seed: int = 0) -> list[Event]:
    """Answer at random until this step asks, or to the end of the set-up; all that happened."""
    random, events = Random(seed), []
    while state.to_act() and not (until and isinstance(state.agenda[-1], until)):
        seat = state.to_act()[0]
        events += state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    return events


def chosen(*characters: str, seed: int = 0, **options: Any) -> RealmState:
    """A game in which the seats, in the order of their lots, have chosen these characters."""
    state = begin(len(characters), seed, **options)
    for name in characters:
        answer(state, f"choose {name}" if " " in name else f"choose {name} 4")
        if isinstance(state.agenda[-1], Prepare):
            answer(state, "done")
    return state


def seat_of(state: RealmState, character: str) -> int:
    """Who plays a character."""
    return next(n for n, sheet in enumerate(state.sheets) if sheet and sheet.character == character)
