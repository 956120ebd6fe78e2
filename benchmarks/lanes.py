"""The compiled and the readable engine of Floors beside everybody else, in two tables never to be mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from benchmarks.figures import number

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from benchmarks.figures import Figures

STEPS: Final = {
    "compiled, basic, by steps": "benchmarks.floors_lanes steps-compiled-basic",
    "compiled, expert, by steps": "benchmarks.floors_lanes steps-compiled-expert",
    "readable, basic, by steps": "benchmarks.floors_lanes steps-readable-basic",
}
LISTS: Final = {
    "compiled, basic, from lists": "benchmarks.floors_lanes lists-compiled-basic",
    "compiled, expert, from lists": "benchmarks.floors_lanes lists-compiled-expert",
    "readable, basic, from lists": "benchmarks.floors_lanes lists-readable-basic",
}
LANES: Final = STEPS | LISTS

LEAST_BY_STEPS: Final = 1_000_000
LEAST_FROM_LISTS: Final = 100_000
RIVAL: Final = "quoridor"
"""By steps the compiled lane has to be ahead of OpenSpiel's C++ version of this."""


def lane_tables(lanes: Mapping[str, Figures], peers: Sequence[Figures]) -> str:
    """Both tables: each engine's decisions a second, and how many times as fast the compiled lane is."""
    return "\n".join(
        (
            "\nDecisions per second, each step picked at random and nothing listed",
            "(peers list their legal actions: they have no other way)",
            _table([lanes[name] for name in STEPS], peers),
            "\nDecisions per second, every distinct outcome listed first",
            _table([lanes[name] for name in LISTS], peers),
        )
    )


def _table(own: Sequence[Figures], peers: Sequence[Figures]) -> str:
    first = own[0]
    lines = [("engine", "game", "decisions/s", f"{first.name}, basic, is")]
    for figures in (*own, *peers):
        times = f"{number(first.decisions / figures.decisions)} times as fast" if figures is not first else ""
        lines.append((figures.name, figures.game, number(figures.decisions), times))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        f"{a:{widths[0]}}  {b:{widths[1]}}  {c:>{widths[2]}}  {d:>{widths[3]}}".rstrip()
        for a, b, c, d in lines
    )


def lane_bars(lanes: Mapping[str, Figures], peers: Sequence[Figures]) -> list[tuple[str, bool | None]]:
    """The least that the compiled lane must reach, basic and expert, and whether it does."""
    by_steps = min(lanes[name].decisions for name in STEPS if name.startswith("compiled"))
    from_lists = min(lanes[name].decisions for name in LISTS if name.startswith("compiled"))
    rivals = [peer.decisions for peer in peers if peer.game == RIVAL]
    rival = max(rivals) if rivals else None
    return [
        (
            f"compiled, by steps: at least {LEAST_BY_STEPS:,}; it is {number(by_steps)}",
            by_steps >= LEAST_BY_STEPS,
        ),
        (
            f"compiled, by steps: ahead of OpenSpiel's C++ {RIVAL}, {number(rival)}",
            None if rival is None else by_steps > rival,
        ),
        (
            f"compiled, from lists: at least {LEAST_FROM_LISTS:,}; it is {number(from_lists)}",
            from_lists >= LEAST_FROM_LISTS,
        ),
    ]
