"""A seat cannot tell an imagined state from the real one, whatever is played in both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fabula.core import Dice
from fabula.testing.checks.asked import check_asked, check_choices
from fabula.testing.checks.told import check_asked_alike
from fabula.testing.checks.values import check_values
from fabula.testing.scene import difference_text, name, snapshot
from fabula.testing.variants import variants
from fabula.testing.walking import walk_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Draw, Seat, State
    from fabula.core.dice import T
    from fabula.testing.scene import Scene

TWINS: Final = 2
"""Imagined states for each seat."""
ACTIONS: Final = 4
"""Actions of each asked seat that are played in both states."""
VARIANTS: Final = 6


class _OtherDraws(Exception):  # noqa: N818 - no error: these two states cannot be compared so
    """The other state cannot draw the same."""


class _SameDraws(Dice):
    """Draws the same values as elsewhere, from whatever else there is to draw from."""

    __slots__ = ("_left",)

    def __init__(self, draws: Sequence[Draw]) -> None:
        super().__init__()
        self._left = list(draws)[::-1]

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The option that reads like the one drawn elsewhere."""
        draw = self._left.pop() if self._left else None
        names = [str(option) for option in options]
        if draw is None or draw.what != what or draw.value not in names:
            raise _OtherDraws
        return names.index(draw.value)


def check_imagining(scene: Scene) -> None:
    """Compare the state with what each seat imagines of it."""
    before = snapshot(scene.state)
    for seat in scene.seats:
        for number in range(TWINS):
            twin = scene.state.imagine(seat, scene.dice(number))
            scene.unchanged(before, "question-changes", f"imagine for {name(seat)}")
            if not scene.game.secrets:
                if snapshot(twin) != before:
                    where = difference_text(before, snapshot(twin))
                    scene.fail("secret-in-an-open-game", f"imagine for {name(seat)} changes the state{where}")
                continue
            _check_twin(scene, seat, twin)
    if scene.game.secrets:
        dreamer = scene.random.choice(scene.seats)
        walk_on(scene.at(scene.state.imagine(dreamer, scene.dice(99))))
        scene.unchanged(before, "shared-after-copy", "playing an imagined state to its end")


def _check_twin(scene: Scene, seat: Seat, twin: State) -> None:
    check_asked_alike(scene, seat, scene.state, twin)
    for eyes in (seat, None):
        mine, theirs = snapshot(scene.state.view(eyes)), snapshot(twin.view(eyes))
        if mine != theirs:
            where = difference_text(mine, theirs)
            scene.fail("leaking-view", f"{name(eyes)} sees what {name(seat)} imagines otherwise{where}")
    for action in variants(scene, seat, VARIANTS):
        mine_not, theirs_not = scene.state.why_not(seat, action), twin.why_not(seat, action)
        if mine_not != theirs_not:
            scene.fail(
                "refusal-betrays-secret",
                f"{scene.written(action)} of {name(seat)} gets {mine_not}, "
                f"and {theirs_not} in a state that looks the same",
            )
    elsewhere = scene.at(twin)
    check_asked(elsewhere)
    check_choices(elsewhere)
    check_values(elsewhere)
    for actor in scene.state.to_act():
        for action in scene.sample(scene.state.choices(actor).actions, ACTIONS):
            if twin.why_not(actor, action) is None:
                _play_both(scene, seat, twin, actor, action)


def _play_both(scene: Scene, seat: Seat, twin: State, actor: Seat, action: Action) -> None:
    """After the same action with the same draws, equal views mean equal events told, and vice versa.

    But what is told may be over at once: a secret placement is shown, counts, and is in no state any more.
    """
    real, imagined = scene.state.copy(), twin.copy()
    dice = scene.dice(scene.random.randrange(1 << 15))
    events = scene.play(real, actor, action, dice)
    same = _SameDraws(dice.drawn)
    try:
        others = scene.play(imagined, actor, action, same)
    except _OtherDraws:
        return
    if len(same.drawn) < len(dice.drawn):
        return
    for eyes in (seat, None):
        told = snapshot([event for event in events if event.told_to(eyes)])
        told_there = snapshot([event for event in others if event.told_to(eyes)])
        seen, seen_there = snapshot(real.view(eyes)), snapshot(imagined.view(eyes))
        what = f"of {scene.written(action)} by {name(actor)}"
        if seen == seen_there and told != told_there and not _is_over(scene.state, twin, real, imagined):
            where = difference_text(told, told_there)
            scene.fail(
                "event-told-to-wrong-seat", f"{name(eyes)} is told {what} what its view does not hold{where}"
            )
        if told == told_there:
            check_asked_alike(scene, eyes, real, imagined)
        if seen != seen_there and told == told_there:
            where = difference_text(seen, seen_there)
            scene.fail("leaking-view", f"{name(eyes)} sees {what} what it was not told{where}")


def _is_over(real: State, twin: State, real_after: State, twin_after: State) -> bool:
    """Whether some part of two states was different, and is now the same."""
    before, after = _parts_that_differ(real, twin), _parts_that_differ(real_after, twin_after)
    return not before <= after


def _parts_that_differ(one: State, other: State) -> set[str]:
    mine, theirs = (msgspec.json.decode(snapshot(state), type=dict[str, object]) for state in (one, other))
    return {part for part in mine.keys() | theirs.keys() if mine.get(part) != theirs.get(part)}
