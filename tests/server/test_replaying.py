"""A finished game: its record verifies, its moments are shown, and another game goes on from one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import read_record, replay, verify
from server.house import Guest, House, in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def finished(house: House, guest: Guest) -> str:
    """A table whose game is over."""
    table, _ = await guest.open("floors", "me", "me")
    await guest.start(table)
    async with guest.at(table) as page:
        await page.play_along(choose=lambda offers: max(offers, key=len))
    return table


async def test_the_record_of_a_running_game_is_given_to_nobody(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        for path in ("record", "moments/0"):
            response = await anna.get(f"/api/tables/{table}/{path}")
            assert (response.status_code, response.json()["reason"]) == (409, "not-over")
        wish = {"game": "floors", "table": table, "seats": [{"kind": "bot"}] * 2}
        response = await anna.send("POST", "/api/tables", wish)
        assert (response.status_code, response.json()["reason"]) == (409, "not-over")


async def test_a_finished_game_is_looked_at_downloaded_and_gone_on_with(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as zoe:
        table = await finished(house, anna)
        text = (await zoe.get(f"/api/tables/{table}/record")).text
        record = read_record(text)
        state = verify(record)
        assert state.standing() == record.result
        shown = (await zoe.get(f"/api/tables/{table}")).json()
        assert record.secret is not None
        assert shown["fairness"]["secret"] == record.secret.hex()
        assert shown["fairness"]["commitment"] == record.commitment

        last = len(record.entries)
        for moment in list(replay(record))[:: max(1, last // 5)]:
            told = (await zoe.get(f"/api/tables/{table}/moments/{moment.number}?seat=1")).json()
            assert (told["number"], told["last"]) == (moment.number, last)
            assert told["action"] == ("" if moment.entry is None else moment.entry.action)
            assert bool(told["result"]) == (moment.number == last)
        for path in (f"moments/{last + 1}", "moments/0?seat=2"):
            assert (await zoe.get(f"/api/tables/{table}/{path}")).status_code == 404

        for source in ({"table": table}, {"record": text}):
            seats = [{"kind": "me", "name": "Zoe"}, {"kind": "me", "name": "Zoe"}]
            wish = {"game": "floors", "seats": seats, "moment": last - 3, **source}
            fork = (await zoe.done("POST", "/api/tables", wish))["table"]
            assert fork["forked_from"] == source.get("table")
            await zoe.start(fork["id"])
            async with zoe.at(fork["id"]) as page:
                assert page.sequence == last - 3
                await page.play_along(choose=lambda offers: max(offers, key=len))
            forked = read_record((await zoe.get(f"/api/tables/{fork['id']}/record")).text)
            assert forked.taken_over == last - 3
            assert forked.entries[: last - 3] == record.entries[: last - 3]
            assert forked.secret != record.secret
            assert verify(forked).standing() == forked.result

        for wrong, reason in (
            ({"moment": last + 1}, "no-such-moment"),
            ({"moment": last}, "moment-over"),
            ({"table": "none"}, "no-such-table"),
            ({"game": "foes"}, "other-game"),
            ({"record": "nonsense", "table": None}, "record-foreign"),
        ):
            wish = {"game": "floors", "seats": [{"kind": "bot"}] * 2, "table": table, "moment": 1, **wrong}
            response = await zoe.send("POST", "/api/tables", wish)
            assert response.json()["reason"] == reason


async def test_a_game_of_other_rules_is_shown_and_not_continued(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        await house.hall.store.change_table(table, rules="0")
        cookie = anna.client.cookies["fabula"]
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        anna.client.cookies.set("fabula", cookie)
        async with anna.at(table) as page:
            welcome = page.heard[0]
            assert welcome["table"]["phase"] == "foreign"
            assert "0" in welcome["notice"]
            assert (await page.act(0, "4 ()"))["reason"] == "game-not-on"
            await page.say(say="why", ask=1, seat=0, action="4 ()")
            await page.hear("wrong")
        assert [each["phase"] for each in (await anna.get("/api/tables")).json()] == ["foreign"]
