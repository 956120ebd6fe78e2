"""Everything prints and parses: an action's notation, its words, and the way to it word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Fault, spell
from fabula.core.records import UNDO
from fabula.testing.scene import name, snapshot

if TYPE_CHECKING:
    from fabula.core import Action, Seat
    from fabula.testing.scene import Scene

SPELLED: Final = 25
"""Listed actions that are spelled word by word at each state."""
LONGEST: Final = 80
"""Words after which a random spelling has gone too far."""


def check_notation(scene: Scene) -> None:
    """Write, read and spell what is listed."""
    for seat in scene.state.to_act():
        actions = scene.state.choices(seat).actions
        seen: dict[str, Action] = {}
        for action in actions:
            text = scene.game.write(action)
            _check_text(scene, action, text)
            if seen.setdefault(text, action) != action:
                scene.fail("notation-differs", f"{action!r} and {seen[text]!r} are both written {text!r}")
        for action in scene.sample(actions, SPELLED):
            _spell_out(scene, seat, action)
        _wander(scene, seat)


def _check_text(scene: Scene, action: Action, text: str) -> None:
    if text != text.strip() or not text or "\n" in text or text == UNDO:
        scene.fail("notation-differs", f"{action!r} is written {text!r}, which no record can hold")
    for form in (text, " ".join(action.words())):
        try:
            again = scene.game.read(form)
        except Fault as fault:
            scene.fail("notation-differs", f"{action!r} is written {form!r}, which cannot be read: {fault}")
        if again != action:
            scene.fail("notation-differs", f"{action!r} is written {form!r}, which reads as {again!r}")


def _spell_out(scene: Scene, seat: Seat, action: Action) -> None:
    words = action.words()
    for length, word in enumerate(words):
        offered = spell(scene.state, seat, words[:length]).next
        if word not in offered:
            scene.fail(
                "spelling-differs",
                f"after {words[:length]} {name(seat)} may go on with {offered}, "
                f"but not with {word!r} as {action!r} does",
            )
    whole = spell(scene.state, seat, words).whole
    if whole != action:
        scene.fail("spelling-differs", f"{words} spell {action!r}, but spell makes {whole!r} of them")


def _wander(scene: Scene, seat: Seat) -> None:
    """Take any word that is offered until an action is whole; it must be a legal one."""
    beginning: tuple[str, ...] = ()
    for _ in range(LONGEST):
        spelling = spell(scene.state, seat, beginning)
        if spelling.whole is not None and (not spelling.next or scene.random.random() < 0.3):
            _check_legal(scene, seat, beginning, spelling.whole)
            return
        if not spelling.next:
            scene.fail("spelling-differs", f"{name(seat)} may begin with {beginning}, which leads nowhere")
        beginning = (*beginning, scene.random.choice(spelling.next))


def _check_legal(scene: Scene, seat: Seat, words: tuple[str, ...], whole: Action) -> None:
    if refusal := scene.state.why_not(seat, whole):
        scene.fail(
            "spelling-differs", f"{words} of {name(seat)} spell {whole!r}, which is refused: {refusal}"
        )
    after = scene.state.copy()
    scene.play(after, seat, whole, scene.dice())
    if snapshot(after) not in {outcome.after for outcome in scene.outcomes(seat)}:
        scene.fail("accepted-but-unlisted", f"{words} of {name(seat)} lead where no listed action leads")
