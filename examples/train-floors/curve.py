"""How well an agent plays after so many letters, as a table and as a picture."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

import matplotlib.pyplot as plt

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS: Final = ("letters", "seconds", "random", "greedy")


def draw(rows: list[tuple[float, ...]], path: Path) -> None:
    """The curve as a table and as a picture."""
    with path.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([COLUMNS, *rows])
    figure, axes = plt.subplots(figsize=(7, 4))
    for column, label in ((2, "against random"), (3, "against greedy")):
        axes.plot([row[0] for row in rows], [100 * row[column] for row in rows], "o-", label=label)
    axes.set(xlabel="letters written in training", ylabel="games won, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})
    plt.close(figure)
