"""What a seat sees is what it was told: views and events of the ways in which one decision can turn out.

From one state the kit plays several decisions of one seat, each under every script of draws, and
looks at all these outcomes through the eyes of another.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Action, Event, State, chances
from fabula.testing.scene import difference_text, name, snapshot
from fabula.testing.tally import kinds_of_difference

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.testing.scene import Scene

ACTIONS: Final = 12
MOST_WAYS: Final = 40
"""Of an action that can turn out in more ways than these nothing is concluded here."""
IMAGINED: Final = 6
"""How often a seat imagines each pair of states that it cannot tell apart."""


class Way(Struct, frozen=True):
    """One way in which a decision can turn out."""

    action: Action
    state: State
    after: bytes
    events: tuple[Event, ...]


def check_told(scene: Scene) -> None:
    """Look at the outcomes of each asked seat's decisions with everybody's eyes."""
    if not scene.game.secrets:
        return
    for actor in scene.state.to_act():
        ways = _ways(scene, actor)
        for seat in scene.everyone:
            if seat != actor:
                _check_untold(scene, seat, actor, ways)
                _look(scene, seat, ways)
        for action in dict.fromkeys(way.action for way in ways):
            # The actor knows what it did: only what chance did can be hidden from it.
            _look(scene, actor, [way for way in ways if way.action == action])


def _ways(scene: Scene, actor: Seat) -> list[Way]:
    found = []
    for action in scene.sample(scene.state.choices(actor).actions, ACTIONS):
        ways = list(islice(chances(scene.state, actor, action), MOST_WAYS + 1))
        if len(ways) <= MOST_WAYS:
            found += [Way(action, way.state, snapshot(way.state), way.events) for way in ways]
    return found


def _told(way: Way, seat: Seat | None) -> bytes:
    return snapshot([event for event in way.events if event.told_to(seat)])


def _check_untold(scene: Scene, seat: Seat | None, actor: Seat, ways: list[Way]) -> None:
    before = snapshot(scene.state.view(seat))
    for way in ways:
        seen = snapshot(way.state.view(seat))
        if seen != before and _told(way, seat) == b"[]":
            scene.fail(
                "view-changes-untold",
                f"{name(seat)} is told nothing of {scene.written(way.action)} by {name(actor)}, "
                f"but its view changes{difference_text(before, seen)}",
            )


def _look(scene: Scene, seat: Seat | None, ways: list[Way]) -> None:
    by_told: dict[bytes, tuple[Way, bytes]] = {}
    by_view: dict[bytes, list[Way]] = {}
    for way in ways:
        told, seen = _told(way, seat), snapshot(way.state.view(seat))
        first, other = by_told.setdefault(told, (way, seen))
        if other != seen:
            check_asked_alike(scene, seat, first.state, way.state)
            scene.fail(
                "leaking-view",
                f"{name(seat)} is told the same, but sees whether {scene.written(first.action)} or "
                f"{scene.written(way.action)} was played, or what was drawn{difference_text(other, seen)}",
            )
        by_view.setdefault(seen, []).append(way)
    for group in by_view.values():
        _check_alike(scene, seat, group)


def _check_alike(scene: Scene, seat: Seat | None, ways: list[Way]) -> None:
    """States that look the same to a seat: it was told nothing that tells them apart, nor is it asked so."""
    first = ways[0]
    possible: dict[bytes, set[bytes]] = {}
    for way in ways:
        possible.setdefault(_told(way, seat), set()).add(way.after)
    if len({frozenset(states) for states in possible.values()}) > 1:
        one, other, *_ = possible
        scene.fail(
            "event-told-to-wrong-seat",
            f"{name(seat)} is told of {scene.written(first.action)} what its view does not "
            f"hold{difference_text(one, other)}",
        )
    for way in ways[1:]:
        check_asked_alike(scene, seat, first.state, way.state)
        if seat is not None:
            check_imagined(scene, seat, first.state, way.state)


def check_asked_alike(scene: Scene, seat: Seat | None, one: State, other: State) -> None:
    """In two states that a seat cannot tell apart the same seats are asked, and it is offered the same."""
    if one.to_act() != other.to_act():
        scene.fail(
            "asking-betrays-secret",
            f"{one.to_act()} or {other.to_act()} are asked, in states that look the same to {name(seat)}",
        )
    if seat is not None and snapshot(one.choices(seat)) != snapshot(other.choices(seat)):
        where = difference_text(snapshot(one.choices(seat)), snapshot(other.choices(seat)))
        scene.fail(
            "choices-betray-secret",
            f"{name(seat)} is offered different things in states that look the same{where}",
        )


def check_imagined(scene: Scene, seat: Seat, one: State, other: State) -> None:
    """What makes these two states different is hidden from the seat: see whether it imagines it otherwise."""
    kinds = kinds_of_difference(one, other)
    if not kinds:
        return
    for number in range(IMAGINED):
        imagined = one.imagine(seat, scene.dice(scene.random.randrange(1 << 15) + number))
        scene.tally.trial(kinds, kinds_of_difference(one, imagined))
