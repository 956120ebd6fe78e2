"""Whatever is registered by name is there."""

from __future__ import annotations

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
POINTS = [EntryPoint(name, value, group) for group, named in GROUPS.items() for name, value in named.items()]


@pytest.mark.parametrize("point", POINTS, ids=lambda point: f"{point.group}:{point.name}")
def test_an_entry_point_leads_somewhere(point: EntryPoint) -> None:
    assert point.load() is not None
