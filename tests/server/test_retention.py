"""What nobody has touched for long is removed, with all that belongs to it; everything else stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import websockets
from sqlalchemy import func, select, update

from fabula.cli import run
from fabula.server import schema
from fabula.server.invitations import invite
from fabula.server.retention import DAY, tidy
from server.house import House, in_folder, opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


async def rows(house: House) -> dict[str, int]:
    """How many rows each table of the database has."""
    found = {}
    async with house.hall.store.reading.connect() as connection:
        for table in schema.metadata.sorted_tables:
            count = await connection.execute(select(func.count()).select_from(table))
            found[table.name] = int(count.scalar_one())
    return found


async def age(house: House, days: float) -> None:
    """Let everything be so much older."""
    shift = days * DAY
    async with house.hall.store.writing() as connection:
        for table, column in (
            (schema.tables, schema.tables.c.changed),
            (schema.people, schema.people.c.created),
            (schema.visits, schema.visits.c.at),
            (schema.invitations, schema.invitations.c.created),
        ):
            await connection.execute(update(table).values({column.name: column - shift}))


async def leave_and_tidy(database: str) -> None:
    """Anna and Ben have played long ago; Anna has a new table, which Cleo hosts."""
    async with opened(database) as house, house.guest() as anna, house.guest() as ben:
        token = (await invite(house.hall.store)).rpartition("/")[2]
        old, _ = await anna.open("floors", "me", "open", "me", invitation=token)
        await ben.join(token, "Ben")
        await anna.start(old)
        async with anna.at(old) as page, ben.at(old) as other:
            await page.demand("chat", text="hello")
            await page.demand("always", seat=0, prompt="move", action="1")
            for each in (page, other):
                if each.asked:
                    await each.play_along(1)
        await house.hall.remove_old(30)
        before = await rows(house)
        assert before["tables"] == 1
        assert min(before[name] for name in ("entries", "chat", "answers", "visits", "seats")) > 0
        await age(house, 31)
        await house.hall.remove_old(30)
        assert (await rows(house))["tables"] == 1  # it is in memory: somebody may be on his way back
    async with opened(database) as house, house.guest() as cleo, house.guest() as dan:
        dan.client.cookies.set("fabula", anna.client.cookies["fabula"])
        new, (link,) = await cleo.open("floors", "me", "open")
        await dan.join(link, "Anna")
        assert await tidy(house.hall.store, 32) == (0, 0)
        assert await tidy(house.hall.store, 30) == (1, 1)  # Ben is nowhere else
        left = await rows(house)
        assert (left["tables"], left["seats"], left["people"], left["invitations"]) == (1, 2, 2, 0)
        assert [left[name] for name in ("entries", "chat", "answers", "visits", "present")] == [0] * 5
        assert (await dan.get(f"/api/tables/{old}")).status_code == 404
        assert [table["id"] for table in (await dan.get("/api/tables")).json()] == [new]


@pytest.mark.asyncio
async def test_old_tables_go_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    await leave_and_tidy(in_folder(tmp_path))


@pytest.mark.asyncio
async def test_old_tables_go_from_postgresql_too(postgres: Callable[[], str]) -> None:
    await leave_and_tidy(postgres())


@pytest.mark.asyncio
async def test_what_is_looked_at_or_waits_for_a_clock_stays(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        seen, _ = await anna.open("floors", "me", "me")
        waiting, _ = await anna.open("floors", "me", "me", clock={"seconds": 1_209_600})
        await anna.start(waiting)
        await anna.open("floors", "me", "me")
        await age(house, 10)
        async with anna.at(seen):
            pass
        assert await tidy(house.hall.store, 9) == (1, 0)
        left = {table["id"] for table in (await anna.get("/api/tables")).json()}
        assert left == {seen, waiting}


@pytest.mark.asyncio
async def test_a_page_at_a_table_that_is_removed_is_told_that_it_is_gone(tmp_path: Path) -> None:
    """As when another process has removed it: nothing can be added, and nothing is broken."""
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await age(house, 10)
            assert (await tidy(house.hall.store, 5)).tables == 1
            desk = page.asked[0]
            with pytest.raises(websockets.ConnectionClosed):  # to find out, when it connects again
                await page.act(desk["seat"], desk["offers"][0]["action"])
        assert (await anna.get(f"/api/tables/{table}")).status_code == 404
        assert house.hall.tables == ()


def test_the_command_says_what_it_has_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = in_folder(tmp_path)
    assert run(["tidy", "--database", database]) == 0
    assert capsys.readouterr().out == "Removed 0 tables and 0 people.\n"
    assert run(["tidy", "--keep", "0", "--database", database]) == 2
