"""A table over real sockets: opened, joined, started, played, left and found again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from server.house import in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_two_people_and_a_bot_play_over_sockets(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open", "bot")
        shown = await ben.join(token, "Ben")
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot"]
        assert [seat["mine"] for seat in shown["seats"]] == [False, True, False]
        await anna.start(table)
        async with anna.at(table) as first, ben.at(table, "fr") as second:
            await asyncio.gather(first.play_along(9), second.play_along(9))
            assert {desk["seat"] for desk in first.desks} == {0}
            assert {desk["seat"] for desk in second.desks} == {1}
            actors = {told["seat"] for told in first.heard if told["tell"] == "happened"}
            assert actors == {0, 1, 2}


async def test_a_game_goes_to_its_end_and_reveals_its_secret(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            assert page.heard[0]["table"]["fairness"]["secret"] is None
            await page.play_along()
            assert sorted(page.heard[-1]["places"])
        shown = (await anna.get(f"/api/tables/{table}")).json()
        assert shown["phase"] == "over"
        assert len(bytes.fromhex(shown["fairness"]["secret"])) == 32
