"""A link for everybody: whoever opens it first chooses a game, the others come to his table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import func, select

from fabula.server import schema
from fabula.server.invitations import invite
from server.house import Guest, House, in_folder, opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def new_token(house: House) -> str:
    return (await invite(house.hall.store)).rpartition("/")[2]


async def led_to(guest: Guest, token: str) -> Any:
    shown = await guest.done("POST", "/api/link", {"token": token})
    assert shown["used"] == ""
    return shown["table"]


async def people(house: House) -> int:
    async with house.hall.store.reading.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(schema.people))).scalar_one())


async def gather(house: House) -> None:
    """An evening: one opens the link and chooses, two come, a third looks on; then the next game."""
    token = await new_token(house)
    async with house.guest() as anna, house.guest() as ben, house.guest() as cleo, house.guest() as dan:
        assert await led_to(anna, token) is None
        early = await ben.send("POST", "/api/join", {"token": token, "name": "Ben"})
        assert (early.status_code, early.json()["reason"]) == (409, "no-table-yet")
        table, own = await anna.open("floors", "me", "open", "open", invitation=token)
        assert len(own) == 2
        assert (await led_to(ben, token))["id"] == table
        for guest, name, seat in ((ben, "Ben", 1), (cleo, "Cleo", 2)):
            shown = await guest.join(token, name)
            assert [each["name"] for each in shown["seats"] if each["mine"]] == [name]
            assert shown["seats"][seat]["mine"]
        again = await ben.join(token, "Benjamin")  # he has a seat
        assert [each["name"] for each in again["seats"]] == ["P0", "Ben", "Cleo"]
        late = await dan.join(token, "Dan")
        assert late["id"] == table
        assert not any(each["mine"] for each in late["seats"])
        used = await dan.send("POST", "/api/join", {"token": own[0], "name": "Dan"})
        assert (used.status_code, used.json()["reason"]) == (404, "link-used")
        await anna.start(table)
        refused = await ben.send(
            "POST", "/api/tables", {"game": "floors", "seats": [{"kind": "bot"}] * 2, "invitation": token}
        )
        assert (refused.status_code, refused.json()["reason"]) == (409, "invitation-taken")
        following, _ = await anna.open("foes", "me", "open", invitation=token)
        assert (await led_to(ben, token))["id"] == following


async def test_one_link_gathers_everybody_and_serves_for_the_next_game(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house:
        await gather(house)


async def test_one_link_gathers_everybody_on_postgresql_too(postgres: Callable[[], str]) -> None:
    async with opened(postgres()) as house:
        await gather(house)


async def test_when_a_game_is_over_anybody_may_open_the_next_table(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        token = await new_token(house)
        table, _ = await anna.open("floors", "me", "me", invitation=token)
        assert (await led_to(ben, token))["id"] == table
        await house.hall.store.change_table(table, phase="over")
        assert await led_to(ben, token) is None
        following, _ = await ben.open("floors", "me", "open", invitation=token)
        assert (await led_to(anna, token))["id"] == following


async def test_a_link_that_was_never_made_leads_nowhere(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        shown = await anna.done("POST", "/api/link", {"token": "x" * 32})
        assert shown["table"] is None
        assert "ask for a new one" in shown["used"]
        response = await anna.send("POST", "/api/join", {"token": "x" * 32, "name": "Anna"})
        assert (response.status_code, response.json()["reason"]) == (404, "link-used")
        wish = {"game": "floors", "seats": [{"kind": "bot"}] * 2, "invitation": "x" * 32}
        assert (await anna.send("POST", "/api/tables", wish)).status_code == 409
        table, (own,) = await anna.open("floors", "me", "open")
        assert (await led_to(anna, own))["id"] == table


async def test_whoever_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    """Somebody is known from the first thing that he does, and not from what he was refused."""
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        token = await new_token(house)
        wrong = [
            {"game": "floors", "seats": [{"kind": "me", "name": "Anna"}]},
            {"game": "floors", "seats": [{"kind": "me", "name": "a\x07b"}] * 2},
            {"game": "floors", "seats": [{"kind": "bot"}] * 2, "table": "none"},
            {"game": "floors", "seats": [{"kind": "bot"}] * 2, "invitation": "x" * 32},
        ]
        for wish in wrong:
            refused = await anna.send("POST", "/api/tables", wish)
            assert refused.is_client_error
            assert "fabula" not in refused.cookies
        _, (own,) = await ben.open("floors", "me", "open", invitation=token)
        known = await people(house)
        assert known == 1
        async with house.guest() as cleo, house.guest() as dan:
            await cleo.join(own)
            for link in (own, token):  # used; full
                await dan.send("POST", "/api/join", {"token": link, "name": "Dan"})
            assert "fabula" not in dan.client.cookies
        assert await people(house) == known + 1
