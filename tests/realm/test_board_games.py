"""The moments that the board in the browser is tested with are those of this engine."""

from __future__ import annotations

from realm.board_games import FILE, made


def test_the_fixtures_are_current() -> None:
    assert FILE.read_text("utf-8") == made()
