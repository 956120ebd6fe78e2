"""The marker by which a test says which clauses of a rulebook it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Decorate a test with the clauses that it proves: `@rule("FLOORS-4.5")`."""
    import pytest  # here alone, so that the kit itself runs without a test runner

    return pytest.mark.rule(*clauses)
