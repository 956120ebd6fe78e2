"""What a table does for somebody: the only answer, a standing answer, a bot when the clock has run out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from fabula.core import registry
from server.house import in_folder, opened
from small_games.masks import game as masks

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio


async def test_a_standing_answer_is_played_whenever_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_deal = SimpleNamespace(token_bytes=lambda size: b"7" * size)  # in which somebody has a hare to wear
    monkeypatch.setattr("fabula.server.gathering.secrets", same_deal)
    with registry.hosting(masks):
        async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
            table, _ = await anna.open(masks.name, "me", "me", options={"rounds": 3})
            await anna.start(table)
            async with anna.at(table) as page:
                for seat in (0, 1):
                    told = await page.demand("always", seat=seat, prompt="howl", action="pass")
                    assert told["tell"] == "acknowledged"
                    assert (await page.hear("welcome"))["desks"][seat]["answers"] == {"howl": "pass"}
                wrong = await page.demand("always", seat=0, prompt="howl", action="nonsense")
                assert wrong["tell"] == "refused"
                while not page.result:
                    others = [desk for desk in page.asked if desk["prompt"] != "howl"]
                    if others:
                        before = page.sequence
                        await page.act(others[0]["seat"], others[0]["offers"][0]["action"])
                        while page.sequence == before:
                            await page.hear("happened")
                    else:
                        await page.hear("happened")
                entries = await house.hall.store.entries(table)
                assert [entry.client_id for entry in entries if entry.action in ("pass", "howl")]
                assert not any(entry.client_id for entry in entries if entry.action in ("pass", "howl"))
                await page.demand("always", seat=0, prompt="howl", action=None)


async def test_whoever_lets_his_clock_run_out_is_played_by_a_bot_until_he_is_back(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me", clock={"seconds": 600})
        await anna.start(table)
        async with anna.at(table) as page:
            assert page.heard[0]["deadline"] is not None
            seat = page.asked[0]["seat"]
            live = await house.hall.live(table)
            assert live is not None
            live.log.raised -= 600  # ten minutes pass
            live.timing.loaded -= 600
            live.stirred.set()
            changed = await page.hear(
                "changed", where=lambda told: told["table"]["seats"][seat]["bot"] is not None
            )
            assert changed["table"]["seats"][seat]["mine"]
            await page.hear("happened", where=lambda told: told["seat"] == seat)
            await anna.done("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": None})
            back = await page.hear("changed", where=lambda told: told["table"]["seats"][seat]["bot"] is None)
            assert (back["deadline"] is not None) == bool(page.asked)
            await page.play_along(page.sequence + 2)


async def test_a_clock_does_not_tell_that_somebody_is_making_up_his_mind(tmp_path: Path) -> None:
    with registry.hosting(masks):
        async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
            table, (token,) = await anna.open(masks.name, "me", "open", clock={"seconds": 600})
            await ben.join(token)
            await anna.start(table)
            async with anna.at(table) as hers, ben.at(table) as his:
                known = his.heard[0]["deadline"]
                await hers.act(0, (await hers.offers(hers.asked[0]))[0])
            async with ben.at(table) as his:
                rows = await house.hall.store.entries(table)
                drafts = [happening.draft for happening in house.hall.tables[0].log.happenings]
                assert drafts[0]
                open_acts = [row.at + 600 for row, draft in zip(rows, drafts, strict=True) if not draft]
                assert his.heard[0]["deadline"] == [known, *open_acts][-1]


async def test_a_turn_that_is_recorded_in_secret_is_handed_in_by_whoever_has_recorded_it(
    tmp_path: Path,
) -> None:
    """There is nothing else left to do, but until then all of it can be taken back."""
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("realm", "me", options={"days": 1, "gold_chits": "none"})
        await anna.start(table)
        async with anna.at(table) as page:

            async def act(action: str) -> None:
                before = page.sequence
                await page.act(0, action)
                while page.sequence == before:
                    await page.hear("happened")

            await act("choose black_knight 4")
            while page.asked[0]["prompt"] != "turn":
                texts = [offer["action"] for offer in page.asked[0]["offers"]]
                await act("done" if "done" in texts else texts[0])
            while (offers := [offer["action"] for offer in page.asked[0]["offers"]]) != ["ready"]:
                await act("hide ordinary" if "hide ordinary" in offers else offers[0])
            recorded = page.sequence
            await asyncio.sleep(0.3)  # in which the table answers where nobody need be asked
            entries = await house.hall.store.entries(table)
            assert (len(entries), entries[-1].action) == (recorded, "hide ordinary")
            await act("ready")
