"""A small game with secrets is known whole: what is imagined in it must be possible, and as likely.

The frequencies are compared where nobody has decided anything yet, so that only chance has a say.
"""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Final

from fabula.core import chances
from fabula.core.chances import every_way
from fabula.testing.checks.told import check_asked_alike
from fabula.testing.scene import Scene, name, snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Dice, Seat, State
    from fabula.testing.journey import Journey
    from fabula.testing.tally import Tally

MOST_STARTS: Final = 800
MOST_PLAYS: Final = 6000
SAMPLES_PER_STATE: Final = 200
MOST_SAMPLES: Final = 2000
MOST_UNLIKELY: Final = 6.0
"""Standard deviations: chance alone goes so far once in a thousand million trials."""


def check_whole(journey: Journey, tally: Tally) -> bool:
    """Go through all states there are, if they are few; say whether they were."""

    def start(dice: Dice) -> State:
        return journey.game.start(journey.options, journey.seats, dice)

    starts = [(probability, state) for probability, _, state in islice(every_way(start), MOST_STARTS + 1)]
    if len(starts) > MOST_STARTS:
        return False
    for seat in range(journey.seats):
        for group in _look_alike(seat, starts).values():
            scene = Scene(journey, group[0][1], tally)
            for _, other in group[1:]:
                check_asked_alike(scene, seat, group[0][1], other)
            _check_frequencies(scene, seat, group)
    reachable = _reachable([state for _, state in starts])
    if reachable is None:
        return False
    for state in reachable.values():
        for seat in range(journey.seats):
            scene = Scene(journey, state, tally)
            imagined = state.imagine(seat, scene.dice(scene.random.randrange(1 << 15)))
            if snapshot(imagined) not in reachable:
                scene.fail(
                    "imagine-impossible",
                    f"{name(seat)} imagines {snapshot(imagined).decode()}, to which no game leads, "
                    f"where there is {snapshot(state).decode()}",
                )
    return True


def _look_alike(
    seat: Seat, starts: list[tuple[Fraction, State]]
) -> dict[bytes, list[tuple[Fraction, State]]]:
    groups: dict[bytes, list[tuple[Fraction, State]]] = {}
    for probability, state in starts:
        groups.setdefault(snapshot(state.view(seat)), []).append((probability, state))
    return groups


def _check_frequencies(scene: Scene, seat: Seat, group: list[tuple[Fraction, State]]) -> None:
    """Hold what is imagined at the start against how likely each start is."""
    likely: dict[bytes, Fraction] = {}
    for probability, state in group:
        likely[snapshot(state)] = likely.get(snapshot(state), Fraction(0)) + probability
    found = dict.fromkeys(likely, 0)
    for number in range(min(MOST_SAMPLES, SAMPLES_PER_STATE * len(likely))):
        imagined = snapshot(scene.state.imagine(seat, scene.dice(number)))
        if imagined in found:  # else somebody is imagined to have begun a draft
            found[imagined] += 1
    if len(likely) > 1 and found[snapshot(scene.state)] == sum(found.values()) > 0:
        scene.fail("imagine-copies", f"at the start {name(seat)} imagines nothing but the truth")
    if len(likely) > 1 and (far := _surprise(likely, found)) > MOST_UNLIKELY:
        rarest = min(found, key=lambda state: found[state] / likely[state])
        scene.fail(
            "imagine-lopsided",
            f"of {sum(found.values())} states that {name(seat)} imagines at the start {found[rarest]} are "
            f"{rarest.decode()}, whose chance is {likely[rarest] / sum(likely.values())} "
            f"({far:.0f} deviations off)",
        )


def _surprise(likely: dict[bytes, Fraction], found: dict[bytes, int]) -> float:
    """How many standard deviations these frequencies lie off (chi-square, after Wilson and Hilferty)."""
    samples, total = sum(found.values()), sum(likely.values())
    if not samples:
        return 0.0
    expected = {state: float(samples * chance / total) for state, chance in likely.items()}
    square = sum((found[state] - expected[state]) ** 2 / expected[state] for state in likely)
    spread = 2 / (9 * (len(likely) - 1))
    return float(((square / (len(likely) - 1)) ** (1 / 3) - (1 - spread)) / spread**0.5)


def _reachable(starts: list[State]) -> dict[bytes, State] | None:
    """Every state to which any game leads; None if there are too many, with what is still to be played."""
    found = {snapshot(state): state for state in starts}
    left = deque(decision for state in found.values() for decision in _decisions(state))
    plays = 0
    while left:
        for way in chances(*left.popleft()):  # the earliest, so that many states are soon known to be many
            plays += 1
            if plays + len(left) > MOST_PLAYS:
                return None
            if (after := snapshot(way.state)) not in found:
                found[after] = way.state
                left += _decisions(way.state)
    return found


def _decisions(state: State) -> Iterator[tuple[State, Seat, Action]]:
    return ((state, seat, action) for seat in state.to_act() for action in state.choices(seat).actions)
