"""Undo: one's own last step at once, more of it by the consent of all; never an erasure."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from server.house import in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_the_own_last_step_is_taken_back_and_stays_in_the_log(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            start = page.desks
            seat = page.asked[0]["seat"]
            await page.play_along(1)
            assert page.desks[seat]["can_undo"]
            told = await page.demand("undo", id="back", seat=seat, after=1)
            assert (told["tell"], told["sequence"]) == ("acknowledged", 2)
            welcome = await page.hear("welcome")
            assert page.desks == start
            assert [line["undone"] for line in welcome["lines"]] == [True] * (len(welcome["lines"]) - 1) + [
                False
            ]
            assert await page.demand("undo", id="back", seat=seat, after=1) == told
            refused = await page.demand("undo", seat=seat, after=2)
            assert refused["reason"] == "nothing-to-undo"


async def test_nobody_goes_back_alone_past_another_s_act_or_a_draw(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(2)
            first, second = (entry.seat for entry in await house.hall.store.entries(table))
            assert first != second
            told = await page.demand("undo", seat=first, after=2)
            assert (told["tell"], told["reason"]) == ("refused", "too-late-to-undo")
            while not (entries := await house.hall.store.entries(table))[-1].draws:
                await page.play_along(page.sequence + 1)
            told = await page.demand("undo", seat=entries[-1].seat, after=page.sequence)
            assert (told["tell"], told["reason"]) == ("refused", "too-late-to-undo")
            assert len(await house.hall.store.entries(table)) == len(entries)


async def test_going_further_back_needs_the_consent_of_all(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token)
        await anna.start(table)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.play_along(2), second.play_along(2))
            assert (await first.demand("propose", seat=0, sequence=0))["tell"] == "acknowledged"
            proposal = (await second.hear("changed", where=lambda told: bool(told["proposal"])))["proposal"]
            assert (proposal["seat"], proposal["sequence"], proposal["agreed"]) == (0, 0, [0])
            assert proposal["text"]
            assert (await second.demand("consent", seat=1, agree=False))["tell"] == "acknowledged"
            await first.hear("changed", where=lambda told: told["proposal"] is None)
            assert (await second.demand("consent", seat=1, agree=True))["reason"] == "no-proposal"
            assert (await second.demand("propose", seat=1, sequence=0))["tell"] == "acknowledged"
            assert (await first.demand("consent", seat=0, agree=True))["tell"] == "acknowledged"
            welcome = await second.hear("welcome")
            assert welcome["table"]["sequence"] == 4
            assert welcome["proposal"] is None
            entries = await house.hall.store.entries(table)
            assert [entry.action for entry in entries[2:]] == ["undo", "undo"]
            assert [entry.seat for entry in entries[2:]] == [entry.seat for entry in reversed(entries[:2])]


async def test_a_wish_to_go_back_is_off_the_table_when_somebody_acts(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token)
        await anna.start(table)
        async with anna.at(table) as first, ben.at(table) as second:
            page, seat = (first, 0) if first.asked else (second, 1)
            await page.play_along(1)
            await page.demand("propose", seat=seat, sequence=0)
            other, other_seat = (second, 1) if page is first else (first, 0)
            await other.play_along(2)
            assert (await other.demand("consent", seat=other_seat, agree=True))["reason"] == "no-proposal"
            told = await page.demand("propose", seat=seat, sequence=5)
            assert told["reason"] == "nothing-to-undo"
