"""Charts that are drawn from a table, so that every picture can also be read."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from fabula.files import write_text
from fabula.lab.needs import needs
from fabula.words.figures import decimal, percent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from matplotlib.axes import Axes

    from fabula.words import Words

SIZE: Final = (7.2, 3.8)
BREADTH: Final = 0.7
"""How much of the room of a label its groups take together."""
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a8a00")
"""People who see few colours can tell these apart (Okabe and Ito)."""
MARKERS: Final = "osD^vPX*"
FEW_LABELS: Final = 9
"""More than so many are written aslant."""


class Point(Struct, frozen=True):
    """One row of the table: what was counted or measured, and how far the truth may be from it."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    count: int | None = None
    """Of how many."""
    group: str = ""


class Chart(Struct, frozen=True):
    """A picture and its table."""

    name: str
    """The name of its files."""
    title: str
    across: str
    """What the labels are."""
    up: str
    """What the values are."""
    points: tuple[Point, ...]
    kind: Literal["points", "bars"] = "points"
    shares: bool = False
    """Whether the values are shares, written in percent."""
    even: float | None = None
    """A line to compare with."""
    groups: str = ""
    """What the groups are."""
    digits: int = 2
    counted: str = ""
    """What has been counted, if not games."""

    def rows(self, words: Words) -> list[list[str]]:
        """The table as people read it, its head first."""
        measured = any(point.low is not None for point in self.points)
        counted = any(point.count is not None for point in self.points)
        head = [self.across, *([self.groups] if self.groups else []), self.up]
        head += [words.say("cli-match-interval")] if measured else []
        head += [self.counted or words.say("cli-match-played")] if counted else []
        rows = [head]
        for point in self.points:
            row = [point.label, *([point.group] if self.groups else []), self._say(point.value, words)]
            row += [self._interval(point, words)] if measured else []
            row += ["" if point.count is None else str(point.count)] if counted else []
            rows.append(row)
        return rows

    def _say(self, value: float, words: Words) -> str:
        return percent(value, words) if self.shares else decimal(value, self.digits, words)

    def _interval(self, point: Point, words: Words) -> str:
        if point.low is None or point.high is None:
            return ""
        return words.say(
            "cli-match-from-to", low=self._say(point.low, words), high=self._say(point.high, words)
        )

    def csv(self) -> str:
        """The table for programs: the numbers as they are."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(("label", "group", "value", "low", "high", "count"))
        for point in self.points:
            writer.writerow((point.label, point.group, point.value, point.low, point.high, point.count))
        return text.getvalue()

    def markdown(self, words: Words, picture: str = "") -> Iterator[str]:
        """The picture, if there is one, and the table as lines of Markdown."""
        if picture:
            yield from (f"![{self.title}]({picture})", "")
        head, *rows = self.rows(words)
        yield f"| {' | '.join(head)} |"
        yield f"|---|{'---:|' * (len(head) - 1)}"
        yield from (f"| {' | '.join(row)} |" for row in rows)


def save(chart: Chart, folder: Path) -> None:
    """Write the picture (SVG) and the table (CSV) into a folder."""
    write_text(folder / f"{chart.name}.csv", chart.csv())
    draw(chart, folder / f"{chart.name}.svg")


def draw(chart: Chart, path: Path) -> None:
    """Write the picture; the same table gives the same file."""
    with needs("lab"):
        import matplotlib
        from matplotlib import pyplot
        from matplotlib.ticker import PercentFormatter
    matplotlib.use("svg")  # no window, and the same bytes for the same picture
    matplotlib.rcParams["svg.hashsalt"] = "fabula"
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters stay letters: smaller, and they can be read out
    figure, axes = pyplot.subplots(figsize=SIZE, layout="constrained")
    labels = list(dict.fromkeys(point.label for point in chart.points))
    groups = list(dict.fromkeys(point.group for point in chart.points))
    for number, group in enumerate(groups):
        points = [point for point in chart.points if point.group == group]
        shift = BREADTH * ((number + 0.5) / len(groups) - 0.5)
        places = [labels.index(point.label) + shift for point in points]
        _series(axes, chart, points, places, number, BREADTH / len(groups))
    if chart.even is not None:
        axes.axhline(chart.even, color="#767676", linestyle="--", linewidth=1)
    axes.set_xticks(range(len(labels)), labels, rotation=0 if len(labels) <= FEW_LABELS else 60)
    axes.set_xlabel(chart.across)
    axes.set_ylabel(chart.up)
    axes.set_title(chart.title)
    axes.grid(axis="y", alpha=0.3)
    if chart.shares:
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    if chart.groups:
        axes.legend(title=chart.groups, fontsize="small")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def _series(
    axes: Axes, chart: Chart, points: Sequence[Point], places: list[float], number: int, width: float
) -> None:
    colour, values = COLOURS[number % len(COLOURS)], [point.value for point in points]
    errors = [
        [max(0.0, point.value - (point.value if point.low is None else point.low)) for point in points],
        [max(0.0, (point.value if point.high is None else point.high) - point.value) for point in points],
    ]
    label = points[0].group
    if chart.kind == "bars":
        axes.bar(places, values, width, yerr=errors, color=colour, label=label, ecolor="#404040")
    else:
        marker = MARKERS[number % len(MARKERS)]
        axes.errorbar(places, values, errors, fmt=marker, color=colour, capsize=3, label=label)
