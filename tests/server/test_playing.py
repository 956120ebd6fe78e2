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


async def test_every_listed_table_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("floors", "me", "open")
        assert (await ben.get("/api/tables")).json() == []
        await ben.join(token)
        await anna.start(table)
        turns = []
        for guest in (anna, ben):
            (listed,) = (await guest.get("/api/tables")).json()
            assert listed["id"] == table
            turns.append(listed["my_turn"])
        assert sorted(turns) == [False, True]


async def test_whoever_comes_back_sees_what_he_left(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(6)
            seen = page.desks
        async with anna.at(table) as again:
            assert again.desks == seen
            assert [line["sequence"] for line in again.heard[0]["lines"]][-1] == 6


async def test_a_table_is_made_again_from_its_log_when_the_server_restarts(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(5)
            assert (await page.demand("undo", seat=page.heard[-1]["seat"], after=page.sequence))["tell"]
            await page.hear("welcome")
            before = page.heard[-1]
        cookie = anna.client.cookies["fabula"]
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        anna.client.cookies.set("fabula", cookie)
        async with anna.at(table) as page:
            after = page.heard[0]
            for name in ("desks", "lines", "to_act"):
                assert after[name] == before[name]
            assert [line["undone"] for line in after["lines"]].count(True) > 0
            await page.play_along(8)


async def test_each_page_is_spoken_to_in_its_language(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table, "en") as english, anna.at(table, "fr") as french:
            assert english.asked[0]["question"] != french.asked[0]["question"]
            await french.say(say="speak", language="en")
            await french.hear("welcome")
            assert english.asked[0]["question"] == french.asked[0]["question"]
            await english.say(say="speak", language="no such language")
            await english.hear("welcome")


async def test_why_not_names_the_clause_and_spelling_leads_to_an_action(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            seat = page.asked[0]["seat"]
            await page.say(say="why", ask=7, seat=seat, action="4 NNNNNNNNNNNNNN")
            told = await page.hear("explained")
            assert (told["ask"], told["rule"][:7]) == (7, "FLOORS-")
            assert told["text"]
            await page.say(say="why", ask=8, seat=seat, action=page.asked[0]["offers"][0]["action"])
            assert (await page.hear("explained"))["text"] == ""
            await page.say(say="why", ask=9, seat=seat, action="nonsense")
            assert (await page.hear("explained"))["rule"] == ""
            offers = await page.offers({"seat": seat, "offers": []})
            assert (await page.act(seat, offers[0]))["tell"] == "acknowledged"


async def test_a_refused_action_names_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            seat = page.asked[0]["seat"]
            told = await page.act(seat, "4 NNNNNNNNNNNNNN")
            assert (told["tell"], told["rule"][:7]) == ("refused", "FLOORS-")
            told = await page.act(1 - seat, page.asked[0]["offers"][0]["action"])
            assert (told["tell"], told["reason"]) == ("refused", "not-your-turn")
            told = await page.act(seat, "nonsense")
            assert told["tell"] == "refused"
            assert house.hall.tables[0].sequence == 0
