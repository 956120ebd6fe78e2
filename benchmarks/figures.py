"""The figures of one engine, the table that sets them side by side, and the bars Fabula has to clear."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from benchmarks.measure import Measured

LEAST_LISTED_RATIO = 2
LEAST_DECISIONS_RATIO = 1 / 6
LEAST_FOES_RATIO = 1
LEAST_MONSTER_MOVES = 20_000
MOST_COPY_US = 10
LEAST_REALM_DECISIONS = 3_000
MOST_REALM_COPY_US = 100
BAR_PEER = "catanatron"

Kind: TypeAlias = Literal["rate", "cost", "trait"]
"""More is better, less is better, or neither."""


@dataclass(frozen=True)
class Figures:
    """What was measured of one engine: medians over the repetitions."""

    name: str
    version: str
    game: str
    decisions: float
    listed: float
    games: float
    list_us: float | None
    copy_us: float | None
    monster_moves: float | None
    imagine_us: float | None
    days: float | None

    @classmethod
    def of(cls, lines: Sequence[Measured]) -> Figures:
        """The medians of what a measuring script printed, repetition by repetition."""
        return cls(
            name=lines[0]["name"],
            version=lines[0]["version"],
            game=lines[0]["game"],
            decisions=median(line["decisions"] / line["seconds"] for line in lines),
            listed=median(line["listed_choices"] / line["seconds"] for line in lines),
            games=median(line["games"] / line["seconds"] for line in lines),
            list_us=_median_if_any(line["list_us"] for line in lines),
            copy_us=_median_if_any(line["copy_us"] for line in lines),
            monster_moves=_median_if_any(line["monster_moves_per_second"] for line in lines),
            imagine_us=_median_if_any(line["imagine_us"] for line in lines),
            days=_median_if_any(line["days_per_second"] for line in lines),
        )


def _median_if_any(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


@dataclass(frozen=True)
class Row:
    """One line of the table: what it is called, where the figure is found, and what a ratio of it means."""

    title: str
    own: Callable[[Figures], float | None]
    peer: Callable[[Figures], float | None]
    kind: Kind = "rate"


ROWS = (
    Row("decisions per second", lambda f: f.decisions, lambda f: f.decisions),
    Row("listed choices per second", lambda f: f.listed, lambda f: f.listed),
    Row("choices per decision", lambda f: f.listed / f.decisions, lambda f: f.listed / f.decisions, "trait"),
    Row("games per second", lambda f: f.games, lambda f: f.games),
    Row("whole days per second", lambda f: f.days, lambda f: f.days),
    # No peer has a monster: the nearest thing is what it does in one decision.
    Row("monster moves per second", lambda f: f.monster_moves, lambda f: f.decisions),
    Row("copying a state, µs", lambda f: f.copy_us, lambda f: f.copy_us, kind="cost"),
    Row("listing the choices, µs", lambda f: f.list_us, lambda f: f.list_us, kind="cost"),
    # Peers with secrets offer no such thing: nothing to set it against.
    Row("imagining what is hidden, µs", lambda f: f.imagine_us, lambda f: f.imagine_us, kind="cost"),
)


def number(value: float | None) -> str:
    """A figure as people read it: three digits, thousands set apart."""
    if value is None:
        return "none"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(own: float | None, peer: float | None, kind: Kind) -> str:
    """How many times as fast as the peer: above 1 Fabula is ahead, for a rate and for a cost alike."""
    if own is None or peer is None or kind == "trait":
        return ""
    return number(peer / own if kind == "cost" else own / peer)


def table(own: Figures, peers: Sequence[Figures]) -> str:
    """All figures of a game side by side, each peer's with Fabula's ratio to it."""
    lines = [["", own.name, *(text for peer in peers for text in (peer.name, "ratio"))]]
    for row in ROWS:
        mine = row.own(own)
        if mine is None:
            continue
        cells = [row.title, number(mine)]
        for peer in peers:
            theirs = row.peer(peer)
            cells += [number(theirs), ratio(mine, theirs, row.kind)]
        lines.append(cells)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([cells[0].ljust(widths[0]), *map(str.rjust, cells[1:], widths[1:])]).rstrip()
        for cells in lines
    )


def bars(
    floors: Figures, foes: Figures, realm: Figures, peers: Sequence[Figures]
) -> list[tuple[str, bool | None]]:
    """The least that the plain engine must reach, and whether it does (None: its peer was not measured)."""
    moves = floors.monster_moves
    return [
        _against_peer("listed choices per second", LEAST_LISTED_RATIO, floors, peers, lambda f: f.listed),
        _against_peer("decisions per second", LEAST_DECISIONS_RATIO, floors, peers, lambda f: f.decisions),
        (
            f"monster moves per second: at least {LEAST_MONSTER_MOVES:,}; it is {number(moves)}",
            moves is not None and moves >= LEAST_MONSTER_MOVES,
        ),
        (
            f"copying a state: at most {MOST_COPY_US} µs; it is {number(floors.copy_us)}",
            floors.copy_us is not None and floors.copy_us <= MOST_COPY_US,
        ),
        _against_peer("decisions per second of Foes", LEAST_FOES_RATIO, foes, peers, lambda f: f.decisions),
        (
            f"decisions per second of Realm: at least {LEAST_REALM_DECISIONS:,}; "
            f"it is {number(realm.decisions)}",
            realm.decisions >= LEAST_REALM_DECISIONS,
        ),
        (
            f"copying a state of Realm: at most {MOST_REALM_COPY_US} µs; it is {number(realm.copy_us)}",
            realm.copy_us is not None and realm.copy_us <= MOST_REALM_COPY_US,
        ),
    ]


def _against_peer(
    what: str, least: float, own: Figures, peers: Sequence[Figures], figure: Callable[[Figures], float]
) -> tuple[str, bool | None]:
    bar = f"{what}: at least {number(least)} times {BAR_PEER}'s"
    for peer in peers:
        if peer.name == BAR_PEER:
            times = figure(own) / figure(peer)
            return f"{bar}; it is {number(times)}", times >= least
    return f"{bar}, which was not measured", None
