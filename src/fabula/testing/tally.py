"""What the kit counts over all its games: how often each kind of secret could vary, and did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fabula.testing.nonconformity import Nonconformity

if TYPE_CHECKING:
    from collections.abc import Iterator

TRIALS_THAT_PROVE: Final = 150
"""A secret that could be otherwise one time in twenty stays as it is this often once in two thousand runs."""


class Tally:
    """Counts the trials of every kind of secret."""

    def __init__(self) -> None:
        self.trials: dict[str, int] = {}
        self.varied: dict[str, int] = {}

    def trial(self, kinds: set[str], changed: set[str]) -> None:
        """A seat imagined once where these kinds of secret could have been otherwise; these came out so."""
        for kind in kinds:
            self.trials[kind] = self.trials.get(kind, 0) + 1
            self.varied[kind] = self.varied.get(kind, 0) + (kind in changed)

    def prove(self) -> None:
        """Object if a kind of secret stayed the same through all its trials, enough of them."""
        tried = {kind for kind, number in self.trials.items() if number >= TRIALS_THAT_PROVE}
        constant = sorted(kind for kind in tried if not self.varied[kind])
        if constant and not any(self.varied.values()):
            raise Nonconformity(
                "imagine-copies",
                f"in {self.trials[constant[0]]} trials nothing hidden was ever imagined otherwise",
            )
        if constant:
            raise Nonconformity(
                "secret-never-varies",
                f"{', '.join(constant)} could have been otherwise in {self.trials[constant[0]]} trials, "
                "and was imagined as it is every time",
            )


def kinds_of_difference(one: object, other: object) -> set[str]:
    """Which kinds of content two states differ in: field names, whatever the position in a list or table."""
    return set(_differences(one, other, ""))


def _differences(one: object, other: object, path: str) -> Iterator[str]:
    if one is other:
        return  # states share most of what is in them
    if type(one) is not type(other):
        yield path
    elif isinstance(one, msgspec.Struct):
        for field in one.__struct_fields__:
            mine, theirs = getattr(one, field), getattr(other, field)
            yield from _differences(mine, theirs, f"{path}.{field}" if path else field)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for mine, theirs in zip(one, other, strict=True):
            yield from _differences(mine, theirs, path)
    elif one != other:
        yield path
