"""Actions that are not listed: listed ones with something changed, and those of other seats and moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    import random

    from fabula.core import Action, Seat
    from fabula.testing.scene import Scene

T = TypeVar("T")


def variants(scene: Scene, seat: Seat, number: int) -> list[Action]:
    """Actions of the game's types that this seat is not offered, as strange as they may be."""
    listed = scene.state.choices(seat).actions
    others = [action for other in scene.seats for action in scene.state.choices(other).actions]
    seeds = [*listed, *others, *(move.action for move in scene.journey.moves[-number:])]
    if not seeds:
        return []
    grown = [msgspec.to_builtins(action) for action in scene.sample(seeds, number)]
    found: dict[Action, None] = dict.fromkeys(
        scene.sample([*others, *seeds[len(listed) + len(others) :]], number)
    )
    for _ in range(2 * number):
        mutant = _changed(scene.random.choice(grown), grown, scene.random)
        try:
            found[msgspec.convert(mutant, scene.game.Actions)] = None
        except msgspec.ValidationError:
            continue  # no action of this game at all: the types keep it out
    for action in listed:
        found.pop(action, None)
    return scene.sample(found, number)


def _changed(value: object, others: list[object], chance: random.Random) -> object:
    """The value with one thing in it changed; `others` are values that stood in the same place."""
    match value:
        case dict():
            key = chance.choice(list(value))
            there = [other[key] for other in others if isinstance(other, dict) and key in other]
            return {**value, key: _changed(value[key], there, chance)}
        case bool():
            return not value
        case int():
            return chance.choice([value + 1, value - 1, -value, value * 10 + 1, *others[:1]])
        case str():
            return "".join(_shuffled(list(value), list("".join(map(str, others)) + "?"), chance))
        case list():
            more = [item for other in others if isinstance(other, list) for item in other]
            return _shuffled(value, more, chance)
        case _:
            return chance.choice(others) if others else value


def _shuffled(items: list[T], more: list[T], chance: random.Random) -> list[T]:
    """A list with an item dropped or doubled, two that changed places, or another one put in."""
    at = chance.randrange(len(items) + 1)
    match chance.randrange(4):
        case 0:
            return [*items[:at], *items[at + 1 :]]
        case 1 if items:
            return [*items[:at], items[at % len(items)], *items[at:]]
        case 2 if len(items) > 1:
            one, other = chance.sample(range(len(items)), 2)
            swapped = list(items)
            swapped[one], swapped[other] = items[other], items[one]
            return swapped
        case _:
            return [*items[:at], chance.choice(more), *items[at:]] if more else items
