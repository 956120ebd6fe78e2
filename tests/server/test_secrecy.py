"""No stream, page or log names a hidden card to somebody who has not been shown it."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

import msgspec
import pytest
import structlog

from fabula.core import replay
from fabula.server.rows import record_of
from fabula.server.tempo import Tempo
from server.canaries import hands, options, spells_in
from server.house import Page, in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

    from fabula.core import Moment, Seat

pytestmark = pytest.mark.asyncio

SLOW = Tempo(grace=0.0, soonest=30.0, usual=30.0, latest=30.0, paces=(1.0,), left=0.0)


def known_to(moments: list[Moment], seat: Seat | None) -> list[set[str]]:
    """The spells that a seat, or a spectator, has been shown up to each moment: by its views and events."""
    known: set[str] = set()
    found = []
    for moment in moments:
        told = [event for event in moment.events if event.told_to(seat)]
        known |= spells_in(msgspec.json.encode([moment.state.view(seat), *told]).decode())
        if moment.entry is not None and moment.entry.seat == seat:
            known |= spells_in(moment.entry.action)
        choices = moment.state.choices(seat) if seat is not None and seat in moment.state.to_act() else None
        known |= spells_in(msgspec.json.encode(choices).decode())
        found.append(set(known))
    return found


def check(page: Page, moments: list[Moment], seat: Seat | None) -> set[str]:
    """Hold all that a page has heard against what it may know; return what it has been told."""
    known = known_to(moments, seat)
    told: set[str] = set()
    sequence = 0
    for text, message in zip(page.raw, page.heard, strict=True):
        sequence = message.get("sequence", message.get("table", {}).get("sequence", sequence))
        named = spells_in(text)
        assert named <= known[sequence], (seat, sequence, named - known[sequence])
        told |= named
    return told


async def test_no_stream_page_or_log_names_a_card_to_whom_it_is_hidden(tmp_path: Path) -> None:
    chance = random.Random(5)

    def keeping(offers: list[str]) -> str:
        """Anything but a spell, so that hands stay full."""
        return chance.choice([offer for offer in offers if not spells_in(offer)] or offers)

    with structlog.testing.capture_logs() as logs:
        async with (
            opened(in_folder(tmp_path)) as house,
            house.guest() as anna,
            house.guest() as ben,
            house.guest() as zoe,
        ):
            table, (token,) = await anna.open("foes", "me", "open", options=msgspec.to_builtins(options()))
            await ben.join(token)
            await anna.start(table)
            async with anna.at(table) as first, ben.at(table) as second, zoe.at(table) as third:
                for guest, seat in ((anna, 0), (ben, 1)):
                    await guest.done("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"})
                while third.sequence < 8:
                    await third.hear("happened")
                for guest, seat in ((anna, 0), (ben, 1)):
                    await guest.done("POST", f"/api/tables/{table}/seats/{seat}/bot", {"bot": None})
                await asyncio.gather(first.play_along(30, keeping), second.play_along(30, keeping))
                for page in (first, second):
                    await page.say(say="speak", language="fr")
                    await page.hear("welcome")
                    await page.say(say="why", ask=1, seat=page.desks[0]["seat"], action="cast 1-power-1 1")
                    await page.hear("explained")
                while third.sequence < 30:
                    await third.hear("happened")
                public = [(await zoe.get(path)).text for path in (f"/api/tables/{table}", "/api/metrics")]
                public += [
                    (await ben.get(f"/api/tables/{table}/{path}")).text for path in ("record", "moments/9")
                ]
            row = await house.hall.store.table(table)
            assert row is not None
            entries = await house.hall.store.entries(table)
    moments = list(replay(record_of(row, tuple(entry.entry for entry in entries))))
    seen = [check(page, moments, seat) for page, seat in ((first, 0), (second, 1), (third, None))]
    held = [{spell for moment in moments for spell in hands(moment.state)[seat]} for seat in (0, 1)]
    assert seen[0] & held[0]
    assert seen[1] & held[1]
    hidden = (held[0] | held[1]) - seen[2]
    assert hidden, "nothing was hidden, so nothing could have been betrayed"
    for text in (*public, repr(logs), json.dumps(third.heard)):
        assert not spells_in(text) & hidden


async def test_an_answer_for_somebody_comes_no_sooner_than_his_own_would(tmp_path: Path) -> None:
    """A question that another's act has raised is answered on its beat, by whomever."""
    async with opened(in_folder(tmp_path), tempo=SLOW) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("foes", "me", "open", options=msgspec.to_builtins(options()))
        await ben.join(token)
        await anna.start(table)
        live = await house.hall.live(table)
        assert live is not None
        async with anna.at(table) as first, ben.at(table) as second:
            page, seat = (first, 0) if first.asked else (second, 1)
            while page.asked:  # his own turn is his own: nothing is held back
                await page.play_along(page.sequence + 1)
            (other,) = live.to_act()
            assert other != seat
            assert 20 < live.timing.held_for(other) <= 30
            waiting = second if page is first else first
            while not waiting.asked:
                await waiting.hear("happened")
            desk = waiting.asked[0]
            action = desk["offers"][0]["action"]
            await waiting.say(say="act", id="soon", seat=other, after=waiting.sequence, action=action)
            await waiting.say(say="spell", ask=3, seat=other, beginning=[])
            await waiting.hear("spelled")  # the page is served meanwhile
            assert live.sequence == waiting.sequence
            assert not any(told["tell"] == "acknowledged" and told["id"] == "soon" for told in waiting.heard)


async def test_a_standing_answer_waits_for_the_same_beat_as_a_person(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path), tempo=SLOW) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("foes", "me", "open", options=msgspec.to_builtins(options()))
        await ben.join(token)
        await anna.start(table)
        live = await house.hall.live(table)
        assert live is not None
        async with anna.at(table) as first, ben.at(table) as second:
            page = first if first.asked else second
            waiting, other = (second, 1) if page is first else (first, 0)
            while page.asked:
                await page.play_along(page.sequence + 1)
            while not waiting.asked:
                await waiting.hear("happened")
            prompt, action = waiting.asked[0]["prompt"], waiting.asked[0]["offers"][0]["action"]
            before = live.sequence
            await waiting.demand("always", seat=other, prompt=prompt, action=action)
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert live.sequence == before
            live.log.raised -= 60.0  # a minute passes
            live.stirred.set()
            happened = await page.hear("happened")
            assert (happened["sequence"], happened["seat"]) == (before + 1, other)


async def test_alone_or_without_secrets_nobody_is_kept_waiting(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path), tempo=SLOW) as house, house.guest() as anna, house.guest() as ben:
        table, _ = await anna.open("foes", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(12)
        table, (token,) = await anna.open("floors", "me", "open")
        await ben.join(token)
        await anna.start(table)
        async with anna.at(table) as first, ben.at(table) as second:
            await asyncio.gather(first.play_along(4), second.play_along(4))
