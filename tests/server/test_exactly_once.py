"""Every acknowledged action is there exactly once; a repeated one is answered, a stale one refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import QueuePool, event

from fabula.core import registry
from server.house import in_folder, opened
from small_games.masks import game as masks

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_a_repeated_action_is_answered_and_not_applied_twice(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            desk = page.asked[0]
            action = desk["offers"][0]["action"]
            first = await page.act(desk["seat"], action, id="same", after=0)
            assert (first["tell"], first["sequence"]) == ("acknowledged", 1)
            await page.hear("happened")
            again = await page.act(desk["seat"], action, id="same", after=0)
            assert again == first
            other = await page.act(desk["seat"], action, id="other", after=0)
            assert (other["tell"], other["reason"], other["sequence"]) == ("refused", "stale", 1)
            assert len(await house.hall.store.entries(table)) == 1


async def test_a_repeated_action_is_answered_after_a_restart_too(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            seat, action = page.asked[0]["seat"], page.asked[0]["offers"][0]["action"]
            first = await page.act(seat, action, id="same", after=0)
        cookie = anna.client.cookies["fabula"]
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        anna.client.cookies.set("fabula", cookie)
        async with anna.at(table) as page:
            assert await page.act(seat, action, id="same", after=0) == first
            assert page.sequence == 1


async def test_many_pages_that_send_the_same_action_at_once_make_one_entry(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as one, anna.at(table) as two, anna.at(table) as three:
            seat, action = one.asked[0]["seat"], one.asked[0]["offers"][0]["action"]
            told = await asyncio.gather(
                *(page.act(seat, action, id="x", after=0) for page in (one, two, three))
            )
            assert [each["sequence"] for each in told] == [1, 1, 1]
            assert {each["tell"] for each in told} == {"acknowledged"}
            assert len(await house.hall.store.entries(table)) == 1


async def test_of_two_different_actions_at_once_one_is_stale(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as one, anna.at(table) as two:
            desk = one.asked[0]
            actions = [offer["action"] for offer in desk["offers"][:2]]
            told = await asyncio.gather(
                *(
                    page.act(desk["seat"], action, after=0)
                    for page, action in zip((one, two), actions, strict=True)
                )
            )
            assert sorted(each["tell"] for each in told) == ["acknowledged", "refused"]
            missed = one if told[0]["tell"] == "refused" else two
            assert missed.sequence == 1, "the refused one has not been shown what it missed"


async def test_in_a_secret_decision_only_the_own_draft_makes_an_action_stale(tmp_path: Path) -> None:
    with registry.hosting(masks):
        async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
            table, (token,) = await anna.open(masks.name, "me", "open", "me")
            await ben.join(token)
            await anna.start(table)
            async with anna.at(table) as first, ben.at(table) as second:
                mine, others = first.asked[0], second.asked[0]
                assert (await first.act(0, mine["offers"][0]["action"], after=0))["tell"] == "acknowledged"
                # Ben has been told nothing of Anna's draft, and his decision does not depend on it
                assert (await second.act(1, others["offers"][0]["action"], after=0))["tell"] == "acknowledged"
                stale = await first.act(0, mine["offers"][0]["action"], after=0)
                assert (stale["tell"], stale["reason"]) == ("refused", "stale")
                heard = [told for told in second.heard if told["tell"] == "happened" and told["seat"] == 0]
                assert heard == []


async def test_in_sqlite_whoever_writes_waits_his_turn(tmp_path: Path) -> None:
    """When very many come at once, nobody finds the database locked until his patience is at an end."""
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        live = await house.hall.live(table)
        assert live is not None
        pool = house.hall.store.engine.sync_engine.pool
        most = 0

        def taken(*_: object) -> None:
            nonlocal most
            assert isinstance(pool, QueuePool)
            most = max(most, pool.checkedout())

        event.listen(pool, "checkout", taken)
        await asyncio.gather(*(house.hall.store.visit(live.row.host, table) for _ in range(40)))
        assert most == 1
