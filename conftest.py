"""Runs the examples of the documentation as tests, and has only some tests watched for coverage."""

from doctest import ELLIPSIS
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser

WATCHED = ("core", "floors", "foes", "realm", "bots", "envs", "terminal")
FOLDERS = [Path(__file__).parent / "tests" / name for name in WATCHED]

pytest_collect_file = Sybil(
    parsers=[PythonCodeBlockParser(doctest_optionflags=ELLIPSIS)],
    patterns=["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/**/*.md"],
).pytest()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is asked of the core and the games: these tests reach it, all others run faster unwatched.

    The examples of a document build on each other. So they come first, where whoever runs tests beside
    others takes many at once: later they would be dealt out to several.
    """
    items.sort(key=lambda item: item.path.suffix != ".md")
    for item in items:
        if not any(item.path.is_relative_to(folder) for folder in FOLDERS):
            item.add_marker("no_cover")
