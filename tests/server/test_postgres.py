"""Several servers on one PostgreSQL serve the same tables, live."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fabula.core import Table
from fabula.server.rows import record_of
from server.house import Guest, House, Json, opened

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.asyncio


def elsewhere(guest: Guest, house: House) -> Guest:
    """The same browser at another server's address."""
    return Guest(house.address, guest.client)


async def test_a_game_is_played_through_two_servers_at_once(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with opened(database) as one, opened(database) as two, one.guest() as anna, two.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open", "bot")
        async with anna.at(table) as first:
            await ben.join(token, "Ben")
            await first.hear("welcome", where=lambda told: told["table"]["seats"][1]["name"] == "Ben")
            async with ben.at(table) as second:
                await anna.start(table)
                await asyncio.gather(first.play_along(12), second.play_along(12))
                await second.demand("chat", text="well played")
                assert (await first.hear("talked"))["said"]["text"] == "well played"
                for page in (first, second):
                    while page.sequence < 12:
                        await page.hear("happened")
                lines = [
                    [line for told in page.heard if told["tell"] == "happened" for line in told["lines"]]
                    for page in (first, second)
                ]
                assert [line["text"] for line in lines[0]] == [line["text"] for line in lines[1]]
        row = await one.hall.store.table(table)
        entries = await two.hall.store.entries(table)
        assert row is not None
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        Table.resume(record_of(row, tuple(entry.entry for entry in entries)))


async def test_of_two_servers_that_accept_an_action_at_once_one_wins(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with opened(database) as one, opened(database) as two, one.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        there = elsewhere(anna, two)
        async with anna.at(table) as first, there.at(table) as second:
            for turn in range(6):
                for page in (first, second):
                    while page.sequence < turn:
                        await page.hear("happened")
                desk = first.asked[0]
                choices = desk["offers"][0]["action"], desk["offers"][-1]["action"]
                told = await asyncio.gather(
                    first.act(desk["seat"], choices[0]), second.act(desk["seat"], choices[1])
                )
                assert sorted(each["tell"] for each in told) == ["acknowledged", "refused"]
                assert {each["reason"] for each in told if each["tell"] == "refused"} == {"stale"}
            for page in (first, second):
                while page.sequence < 6:
                    await page.hear("happened")
            desk = first.asked[0]
            action = desk["offers"][0]["action"]
            acts = (page.act(desk["seat"], action, id="same", after=6) for page in (first, second))
            same = await asyncio.gather(*acts)
            assert {(each["tell"], each["sequence"]) for each in same} == {("acknowledged", 7)}
        assert len(await one.hall.store.entries(table)) == 7


async def test_what_one_server_changes_the_other_shows(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with opened(database) as one, opened(database) as two, one.guest() as anna:
        table, _ = await anna.open("floors", "me", "me", "me")
        await anna.start(table)
        there = elsewhere(anna, two)
        async with anna.at(table) as first, there.at(table) as second:
            await first.play_along(2)
            while second.sequence < 2:
                await second.hear("happened")
            seat = first.heard[-1]["seat"]
            await first.demand("undo", seat=seat, after=2)
            assert (await second.hear("welcome"))["table"]["sequence"] == 3
            for given_up in (0, 1):
                await anna.done("POST", f"/api/tables/{table}/seats/{given_up}/concede")
            await second.hear("welcome", where=lambda told: bool(told["result"]))
            assert second.heard[-1]["places"] == [2, 2, 1]


async def test_who_looks_through_another_server_is_here(postgres: Callable[[], str]) -> None:
    database = postgres()
    async with opened(database) as one, opened(database) as two, one.guest() as anna, two.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token)

        def ben_is_here(told: Json) -> bool:
            return bool(told["table"]["seats"][1]["here"])

        async with anna.at(table) as first:
            async with ben.at(table):
                await first.hear("changed", where=ben_is_here)
            await first.hear("changed", where=lambda told: not ben_is_here(told))
