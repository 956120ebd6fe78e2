"""Bots think in other processes; one that hangs, dies or talks nonsense does not stop a table."""

from __future__ import annotations

import asyncio
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from fabula.core import Table, registry
from fabula.server.thinking import Lost, Thinkers
from server.house import in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio

BOTS = """
    import os, time

    class Hangs:
        def choose(self, chair, dice):
            time.sleep(1000)

    class Dies:
        def choose(self, chair, dice):
            os._exit(3)

    class Fails:
        def choose(self, chair, dice):
            print("this is no answer")
            raise RuntimeError("I do not know")
"""
NAMES = ("hangs", "dies", "fails")


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of another distribution, as a person might have installed them."""
    folder = tmp_path / "installed"
    info = folder / "bad_bots-1.dist-info"
    info.mkdir(parents=True)
    (folder / "bad_bots.py").write_text(dedent(BOTS))
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1\n")
    points = "\n".join(f"{name} = bad_bots:{name.title()}" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[fabula.bots]\n{points}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))


@pytest.mark.usefixtures("bad_bots")
async def test_a_table_goes_on_without_a_bot_that_hangs_dies_or_fails(tmp_path: Path) -> None:
    thinkers = Thinkers(budget=0.05, patience=0.1)
    async with opened(in_folder(tmp_path), thinkers=thinkers) as house, house.guest() as anna:
        wishes = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": name} for name in NAMES)]
        opened_table = await anna.done("POST", "/api/tables", {"game": "floors", "seats": wishes})
        table = opened_table["table"]["id"]
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(6)
            actors = {told["seat"] for told in page.heard if told["tell"] == "happened"}
            assert actors >= {1, 2, 3}
        assert "fabula_lost_bots_total 0.0" not in (await anna.get("/api/metrics")).text


@pytest.mark.usefixtures("bad_bots")
async def test_the_event_loop_never_waits_for_a_bot_and_the_next_one_is_well(tmp_path: Path) -> None:
    game = registry.game("floors")
    state = Table.open(game, game.Options(), ("a", "b")).state
    seat = state.to_act()[0]
    thinkers = Thinkers(budget=0.2, patience=0.3)
    try:
        asked = asyncio.create_task(thinkers.choose(game, "hangs", state, seat))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0)
            turns += 1
        with pytest.raises(Lost):
            await asked
        assert turns > 100  # of the event loop, while the bot hung
        action = await thinkers.choose(game, "random", state, seat)
        assert state.why_not(seat, game.read(action)) is None
    finally:
        await thinkers.close()
