"""The games that the board in the browser is tested with are those of this engine."""

from __future__ import annotations

import pytest

from foes.board_games import FOLDER, GAMES, made


@pytest.mark.parametrize("name", GAMES)
def test_the_fixtures_are_current(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text("utf-8") == made(name, GAMES[name])
