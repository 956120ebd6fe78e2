"""Whoever imports something of ours finds it explained."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ["fabula.core", "fabula.games.floors", "fabula.testing", "fabula.bots", "fabula.words"]
REFERENCE = (ROOT / "docs" / "build" / "reference.md").read_text("utf-8")


@pytest.mark.parametrize("name", PACKAGES)
def test_every_export_is_there_and_has_a_docstring(name: str) -> None:
    package = importlib.import_module(name)
    assert package.__doc__
    assert list(package.__all__) == sorted(package.__all__)
    for export in package.__all__:
        value = getattr(package, export)
        if inspect.isclass(value) or inspect.isroutine(value) or inspect.ismodule(value):
            assert inspect.getdoc(value), f"{name}.{export} has no docstring"


def test_the_reference_has_every_export_of_core() -> None:
    shown = set(re.findall(r"^::: (\S+)", REFERENCE, re.MULTILINE))
    core = importlib.import_module("fabula.core")
    for export in core.__all__:
        module = getattr(getattr(core, export), "__module__", None)
        if str(module).startswith("fabula."):
            assert module in shown, f"{export} is missing from docs/build/reference.md"
