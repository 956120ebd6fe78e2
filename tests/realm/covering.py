"""Covering arrays: few settings of many switches, in which every two values of two switches meet."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence

Row: TypeAlias = "dict[str, Hashable]"
Pair: TypeAlias = "tuple[str, Hashable, str, Hashable]"


def covering(values: Mapping[str, Sequence[Hashable]], seed: int = 0) -> Iterator[Row]:
    """Settings in which all pairs occur: each begins with a pair that is missing and takes in what it can.

    Switch after switch, in random order, takes the value that meets the most values for the first time.
    """
    random = Random(seed)
    missing = dict.fromkeys(every_pair(values))
    while missing:
        one, here, other, there = next(iter(missing))
        row: Row = {one: here, other: there}
        left = [name for name in values if name not in row]
        random.shuffle(left)
        for name in left:
            offered = random.sample(values[name], len(values[name]))
            new = [sum(pair in missing for pair in meets(row, name, value)) for value in offered]
            row[name] = offered[new.index(max(new))]
        for pair in pairs_of(row, values):
            missing.pop(pair, None)
        yield row


def every_pair(values: Mapping[str, Sequence[Hashable]]) -> list[Pair]:
    """All that have to meet; the switches of a pair are in the order of their names."""
    return [
        (one, here, other, there)
        for one, other in combinations(sorted(values), 2)
        for here in values[one]
        for there in values[other]
    ]


def pairs_of(row: Row, names: Mapping[str, object]) -> list[Pair]:
    """The pairs that meet in a setting."""
    return [(one, row[one], other, row[other]) for one, other in combinations(sorted(names), 2)]


def meets(row: Row, name: str, value: Hashable) -> list[Pair]:
    """The pairs that a value would make with what a setting has so far."""
    return [
        (name, value, other, there) if name < other else (other, there, name, value)
        for other, there in row.items()
        if other != name
    ]
