"""Who sits where: links that serve once, seats handed to bots and back, giving up, looking on, talking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from server.house import in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_a_link_serves_once_and_can_be_made_again(tmp_path: Path) -> None:
    async with (
        opened(in_folder(tmp_path)) as house,
        house.guest() as anna,
        house.guest() as ben,
        house.guest() as cleo,
    ):
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token, "Ben")
        used = await cleo.send("POST", "/api/join", {"token": token, "name": "Cleo"})
        assert (used.status_code, used.json()["reason"]) == (404, "link-used")
        link = await anna.done("POST", f"/api/tables/{table}/seats/1/link")
        assert [seat["mine"] for seat in (await ben.get(f"/api/tables/{table}")).json()["seats"]] == [
            False
        ] * 2
        shown = await cleo.join(link["path"].rpartition("/")[2], "Cleo")
        assert [seat["name"] for seat in shown["seats"]] == ["P0", "Cleo"]


async def test_only_the_host_fills_seats_and_starts_when_all_are_filled(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token)
        for path, body in (("start", None), ("seats/1/link", None)):
            refused = await ben.send("POST", f"/api/tables/{table}/{path}", body)
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-the-host")
        await anna.done("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
        refused = await anna.send("POST", f"/api/tables/{table}/start")
        assert (refused.status_code, refused.json()["reason"]) == (409, "seats-open")
        assert (
            await anna.done("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}) is None
        )
        await anna.start(table)
        again = await anna.send("POST", f"/api/tables/{table}/start")
        assert (again.status_code, again.json()["reason"]) == (409, "already-started")
        for seat in (2, 99):
            missing = await anna.send("POST", f"/api/tables/{table}/seats/{seat}/link")
            assert missing.status_code == 404


async def test_a_table_that_cannot_be_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        me = {"kind": "me", "name": "Anna"}
        wrong = [
            ({"game": "chess", "seats": [me, me]}, 404, "no-such-game"),
            ({"game": "floors", "seats": [me]}, 400, "wrong-number-of-seats"),
            ({"game": "floors", "seats": [me, me], "options": {"mode": "odd"}}, 400, "wrong-option"),
            ({"game": "floors", "seats": [me, {"kind": "bot", "bot": "hal"}]}, 400, "no-such-bot"),
            ({"game": "floors", "seats": [me, {"kind": "me", "name": "a\x07b"}]}, 400, "player-name"),
            ({"game": "floors", "seats": [me, me], "more": 1}, 400, "request-malformed"),
        ]
        for body, status, reason in wrong:
            response = await anna.send("POST", "/api/tables", body)
            assert (response.status_code, response.json()["reason"]) == (status, reason)
            assert response.json()["text"]


async def test_what_a_seat_adds_to_the_dice_is_in_the_salt(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "bot")
        promised = (await anna.get(f"/api/tables/{table}")).json()["fairness"]["commitment"]
        await anna.done("POST", f"/api/tables/{table}/seats/0/number", {"number": "00112233aabbccdd"})
        await anna.done("POST", f"/api/tables/{table}/seats/0/number", {"number": "ffffffffffffffff"})
        malformed = await anna.send("POST", f"/api/tables/{table}/seats/0/number", {"number": "xyz"})
        assert malformed.status_code == 400
        await anna.start(table)
        shown = (await anna.get(f"/api/tables/{table}")).json()
        numbers = [seat["number"] for seat in shown["seats"]]
        assert numbers[0] == "00112233aabbccdd"
        assert len(numbers[1]) == 16
        assert shown["fairness"] == {"commitment": promised, "salt": "".join(numbers), "secret": None}


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            for seat in (0, 1):
                await anna.done("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
            while page.sequence < 3:
                await page.hear("happened")
            refused = await page.act(0, "4 ()")
            assert refused["reason"] == "bot-plays"
            for seat in (0, 1):
                await anna.done("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": None})
            live = house.hall.tables[0]
            async with live.lock:
                limit = live.sequence + 3
            while page.sequence < limit - 3:
                await page.hear("happened")
            await page.play_along(limit)


async def test_when_all_others_have_given_up_the_last_one_wins(tmp_path: Path) -> None:
    async with (
        opened(in_folder(tmp_path)) as house,
        house.guest() as anna,
        house.guest() as ben,
    ):
        table, (one, two) = await anna.open("floors", "me", "open", "open")
        await ben.join(one)
        await ben.join(two)
        await anna.start(table)
        async with anna.at(table) as page:
            foreign = await anna.send("POST", f"/api/tables/{table}/seats/1/concede")
            assert foreign.json()["reason"] == "not-your-seat"
            await ben.done("POST", f"/api/tables/{table}/seats/1/concede")
            told = await page.hear("changed", where=lambda told: told["table"]["seats"][1]["conceded"])
            assert told["table"]["phase"] == "playing"
            assert told["table"]["seats"][1]["bot"] is not None
            back = await ben.send("POST", f"/api/tables/{table}/seats/1/bot", {"bot": None})
            assert back.json()["reason"] == "conceded"
            await ben.done("POST", f"/api/tables/{table}/seats/2/concede")
            while not page.result:
                await page.hear("welcome")
            assert page.heard[-1]["places"] == [1, 2, 2]
            assert page.heard[-1]["table"]["phase"] == "over"


async def test_spectators_look_and_do_nothing(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as zoe:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with zoe.at(table) as page:
            assert [desk["seat"] for desk in page.desks] == [None]
            assert not page.asked
            assert (await page.act(0, "4 ()"))["reason"] == "not-your-seat"
            assert (await page.demand("chat", text="hello"))["reason"] == "chat-needs-seat"
            await page.say(say="spell", ask=1, seat=0, beginning=[])
            assert (await page.hear("wrong"))["reason"] == "not-your-seat"
            async with anna.at(table) as player:
                seen = await page.hear("changed", where=lambda told: told["table"]["seats"][0]["here"])
                assert seen["table"]["seats"][1]["here"]
                await player.play_along(1)
                await page.hear("happened")
            await page.hear("changed", where=lambda told: not told["table"]["seats"][0]["here"])


async def test_what_is_said_is_read_by_all_once(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token, "Ben")
        async with anna.at(table) as first, ben.at(table) as second:
            await second.demand("chat", id="hi", text="hello")
            await second.demand("chat", id="hi", text="hello")
            said = (await first.hear("talked"))["said"]
            assert (said["name"], said["seat"], said["text"], said["number"]) == ("Ben", 1, "hello", 1)
        async with anna.at(table) as page:
            assert [said["text"] for said in page.heard[0]["chat"]] == ["hello"]
