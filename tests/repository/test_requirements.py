"""Whatever a command imports is installed with it, and not only there because developers have it."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LISTING = """
import json, sys
before = set(sys.modules)
import {module}
print(json.dumps(sorted({{name.partition(".")[0] for name in set(sys.modules) - before}})))
"""
OWN = {"fabula"}


def installed_with(requirements: list[str]) -> set[str]:
    """The distributions that pip installs for these requirements, with all that they need in turn."""
    found: set[tuple[str, frozenset[str]]] = set()
    left = [Requirement(text) for text in requirements]
    while left:
        wanted = left.pop()
        key = (canonicalize_name(wanted.name), frozenset(wanted.extras))
        if key in found:
            continue
        found.add(key)
        try:
            more = [Requirement(text) for text in requires(wanted.name) or []]
        except PackageNotFoundError:
            continue  # for another system
        extras = [{"extra": extra} for extra in (*wanted.extras, "")]
        left += [
            each for each in more if each.marker is None or any(each.marker.evaluate(one) for one in extras)
        ]
    return {name for name, _ in found}


@pytest.mark.parametrize(
    "module", ["fabula.server.serving", "fabula.server.worker", "fabula.terminal", "fabula.cli"]
)
def test_a_command_imports_nothing_that_is_not_installed_with_it(module: str) -> None:
    code = LISTING.format(module=module)
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    there, known = installed_with(project["dependencies"]), packages_distributions()
    assert {"sqlalchemy", "greenlet"} <= there
    missing = {
        name
        for name in json.loads(listed)
        if name in known and name not in OWN and not {canonicalize_name(each) for each in known[name]} & there
    }
    assert missing == set()
