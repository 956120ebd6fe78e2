"""Puts the built page into the package: built here if need be, taken as it is from a source distribution."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone

from tools import page

WITHOUT = "FABULA_WITHOUT_PAGE"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files of a wheel or a source distribution are collected."""

    def dependencies(self) -> list[str]:
        """Node, if there is anything to build."""
        return [] if os.environ.get(WITHOUT) or page.is_current() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is there."""
        if os.environ.get(WITHOUT):
            return
        try:
            page.build()
        except page.PageError as error:
            sys.exit(str(error))
