"""The script that makes the picture in the README still makes one."""

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.asyncio
async def test_the_picture_shows_a_board_a_path_and_nothing_from_elsewhere() -> None:
    script = runpy.run_path(str(DOCS / "screenshot.py"))
    for picture in (await script["picture"](), (DOCS / "images" / "terminal.svg").read_text("utf-8")):
        assert "●A4" in picture
        assert "Enter" in picture
        assert "font-face" not in picture
