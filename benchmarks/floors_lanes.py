"""Floors by the compiled and by the readable engine, either picking step by step or from whole lists."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from benchmarks.floors_fast import listed, stepwise
from benchmarks.measure import Playout, kind_and_arguments, playouts, report
from fabula.core import RandomDice, registry, spell
from fabula.games.floors.options import Options

if TYPE_CHECKING:
    import random

    from fabula.core import Action, Seat, State

SEATS: Final = 4
KINDS: Final = (
    "steps-compiled-basic",
    "steps-compiled-expert",
    "steps-readable-basic",
    "lists-compiled-basic",
    "lists-compiled-expert",
    "lists-readable-basic",
)


def pick(state: State, seat: Seat, rng: random.Random) -> Action:
    """Spell an action letter by letter, each as likely as the next and as stopping; nothing is listed."""
    words: tuple[str, ...] = ()
    while True:
        spelling = spell(state, seat, words)
        letter = rng.choice((*spelling.next, None) if spelling.whole else spelling.next)
        if letter is None or (spelling.whole and not spelling.next):
            assert spelling.whole is not None
            return spelling.whole
        words = (*words, letter)


def play(options: Options, rng: random.Random, *, lists: bool) -> Playout:
    """One game on the readable engine."""
    dice = RandomDice(rng)
    state = registry.game("floors").start(options, SEATS, dice)
    decisions = choices = 0
    while state.to_act():
        seat = state.to_act()[0]
        if lists:
            actions = state.choices(seat).actions
            choices += len(actions)
            action = rng.choice(actions)
        else:
            action = pick(state, seat, rng)
        decisions += 1
        state.play(seat, action, dice)
    return Playout(decisions, choices)


def main() -> None:
    """Measure and print."""
    kind, (seconds, seed) = kind_and_arguments(KINDS)
    figure, engine, mode = kind.split("-")
    options = Options(mode="expert" if mode == "expert" else "basic")
    if engine == "compiled":
        rates = (stepwise if figure == "steps" else listed)(options, seconds)
    else:
        rates = playouts(lambda rng: play(options, rng, lists=figure == "lists"), seconds, seed)
    report(
        name=f"Fabula {engine}",
        version=version("fabula"),
        game=f"Floors {mode}, {SEATS} players",
        rates=rates,
    )


if __name__ == "__main__":
    main()
