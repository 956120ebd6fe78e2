"""When an answer comes does not tell who gave it; and clocks run on while nobody looks."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import asynccontextmanager
from statistics import quantiles
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from fabula.server.tempo import Paces, Tempo
from server.canaries import options
from server.house import FAST, House, Page, in_folder, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from fabula.server.live import Live

KEY = b"the same for every run"
DRAWS = 4_000
PROMPT = "power"


def human(chance: random.Random) -> float:
    """How long a person takes: some seconds mostly, and now and then he is away."""
    return chance.lognormvariate(1.5, 0.6) if chance.random() < 0.8 else chance.uniform(60, 90_000)


def test_the_table_answers_as_late_as_people_do_and_leaves_as_much_to_them() -> None:
    """What others see of both comes from one distribution; that of a fixed beat would be told at a glance."""
    chance, tempo = random.Random(3), Tempo(key=KEY, left=0.0)
    seen: list[float | None] = []
    for table in range(DRAWS // 20):
        paces = Paces(tempo)
        for _ in range(40):
            paces.note(PROMPT, human(chance))
        seen += [paces.draw(PROMPT, tempo.chance(table, number)) for number in range(20)]
    own = [pace if (pace := human(chance)) <= tempo.patience else None for _ in range(DRAWS)]
    away, left = own.count(None) / DRAWS, seen.count(None) / DRAWS
    assert left == pytest.approx(away, abs=0.03)
    shown, expected = ([each for each in paces if each is not None] for paces in (seen, own))
    for drawn, person in zip(quantiles(shown, n=10), quantiles(expected, n=10), strict=True):
        assert drawn == pytest.approx(person, rel=0.12)
    assert len(set(shown)) == len(shown), "a time that came twice would tell where it was taken from"


def test_however_quick_people_are_some_answers_are_left_to_them() -> None:
    """Else one slow answer would prove that somebody had a choice."""
    tempo = Tempo(key=KEY)
    paces = Paces(tempo)
    for _ in range(100):
        paces.note(PROMPT, 2.0)
    drawn = [paces.draw(PROMPT, tempo.chance(number)) for number in range(DRAWS)]
    assert drawn.count(None) / DRAWS == pytest.approx(tempo.left, abs=0.01)


class Asked(NamedTuple):
    """A question of Foes that another's act has raised, one answer to it, and the pages of both."""

    live: Live
    seat: int
    prompt: str
    action: str
    asked: Page
    other: Page


@asynccontextmanager
async def asking(house: House, *, standing: bool = True) -> AsyncIterator[Asked]:
    """Two people; one has done his part, and the other is asked, who has a standing answer or not."""
    async with house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("foes", "me", "open", options=msgspec.to_builtins(options()))
        await ben.join(token)
        await anna.start(table)
        live = await house.hall.live(table)
        assert live is not None
        async with anna.at(table) as first, ben.at(table) as second:
            page, seat, waiting = (first, 1, second) if first.asked else (second, 0, first)
            while page.asked:
                await page.play_along(page.sequence + 1)
            while not waiting.asked:
                await waiting.hear("happened")
            desk = waiting.asked[0]
            action = desk["offers"][0]["action"]
            if standing:
                live.log.paces = Paces(live.tempo)  # what they have done so far does not count
                await waiting.demand("always", seat=seat, prompt=desk["prompt"], action=action)
            yield Asked(live, seat, desk["prompt"], action, waiting, page)


async def pass_time(live: Live, seconds: float) -> None:
    """Let the question be so much older, and the table come to it."""
    live.log.raised -= seconds
    live.stirred.set()
    for _ in range(20):
        await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_standing_answer_comes_when_a_persons_would(tmp_path: Path) -> None:
    tempo = replace(FAST, paces=(12.0,), key=KEY)
    async with opened(in_folder(tmp_path), tempo=tempo) as house, asking(house) as here:
        before = here.live.sequence
        await pass_time(here.live, 3.0)
        assert here.live.sequence == before  # long after the beat, and not yet
        at = here.live.timing.answer_at(here.seat, here.prompt)
        assert at is not None
        assert 4 < at - here.live.log.raised < 36
        await pass_time(here.live, at - time.time())
        happened = await here.other.hear("happened")
        assert (happened["sequence"], happened["seat"]) == (before + 1, here.seat)


@pytest.mark.asyncio
async def test_an_answer_that_is_left_to_a_person_waits_for_him(tmp_path: Path) -> None:
    tempo = replace(FAST, left=1.0)
    async with opened(in_folder(tmp_path), tempo=tempo) as house, asking(house) as here:
        before = here.live.sequence
        await pass_time(here.live, 86_400.0)
        assert here.live.sequence == before
        assert (await here.asked.act(here.seat, here.action))["tell"] == "acknowledged"


@pytest.mark.asyncio
async def test_times_are_drawn_alike_by_every_process_and_after_a_restart(tmp_path: Path) -> None:
    tempo = replace(FAST, paces=(20.0, 30.0), patience=1000.0, key=KEY)
    async with opened(in_folder(tmp_path), tempo=tempo) as house, asking(house, standing=False) as here:
        table, seat, prompt = here.live.row.id, here.seat, here.prompt
        at = here.live.timing.answer_at(seat, prompt)
    for key, same in ((KEY, True), (b"another", False)):
        async with opened(in_folder(tmp_path), tempo=replace(tempo, key=key)) as house:
            live = await house.hall.live(table)
            assert live is not None
            assert (live.timing.answer_at(seat, prompt) == at) is same


@pytest.mark.asyncio
async def test_own_answers_set_the_pace_also_when_the_log_is_read_again(tmp_path: Path) -> None:
    def drawn(live: Live, prompt: str) -> list[float | None]:
        return [live.log.paces.draw(prompt, random.Random(number)) for number in range(20)]

    tempo = replace(FAST, key=KEY)
    async with opened(in_folder(tmp_path), tempo=tempo) as house, asking(house, standing=False) as here:
        table, prompt = here.live.row.id, here.prompt
        assert (await here.asked.act(here.seat, here.action))["tell"] == "acknowledged"
        paces = drawn(here.live, prompt)
        assert any(paces), "nobody's own time is among them"
    async with opened(in_folder(tmp_path), tempo=tempo) as house:
        live = await house.hall.live(table)
        assert live is not None
        assert drawn(live, prompt) == paces


@pytest.mark.asyncio
async def test_a_clock_goes_on_when_the_table_is_taken_up_again(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me", clock={"seconds": 600})
        await anna.start(table)
        async with anna.at(table) as page:
            at_start = page.heard[0]["deadline"]
            await page.play_along(1)
            deadline = page.heard[-1]["deadline"]
            assert deadline > at_start
        cookie = anna.client.cookies["fabula"]
    await asyncio.sleep(0.05)
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        anna.client.cookies.set("fabula", cookie)
        async with anna.at(table) as page:
            assert page.heard[0]["deadline"] == pytest.approx(deadline, abs=0.001)


@pytest.mark.asyncio
async def test_a_clock_runs_out_while_nobody_has_the_table_in_memory(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me", clock={"seconds": 600})
        await anna.start(table)
    async with opened(in_folder(tmp_path)) as house:
        store, now = house.hall.store, time.time()
        assert await store.to_wake(now) == []
        assert await store.to_wake(now + 601) == [table]
        await store.change_table(table, began=now - 700, wake=now - 100)
        await house.hall.wake()
        (live,) = house.hall.tables
        deadline = live.timing.deadline
        assert deadline is not None
        assert 20 < deadline - now < 40  # whoever comes back just then has a moment left
        assert await store.to_wake(now + 1) == []
        assert await store.to_wake(now + 1000) == [table]  # in case this process does not live to see it
        await store.set_wake(table, None, now)  # it has gone on since: that is not forgotten
        assert await store.to_wake(now + 1000) == [table]
        (seat,) = live.to_act()
        live.timing.loaded -= 600
        live.stirred.set()
        while live.seats[seat].bot is None or live.sequence == 0:
            await asyncio.sleep(0.01)
        assert (await store.entries(table))[0].seat == seat
