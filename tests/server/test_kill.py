"""A server that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from random import Random
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets

from fabula.core import Table, replay
from fabula.server.rows import record_of
from fabula.server.serving import listen
from fabula.server.store import Store
from server.house import Guest, Json, in_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.asyncio

SWEEP = bool(os.environ.get("FABULA_SWEEP"))
CLIENTS = 8
SEATS = 4


class Process:
    """A server in a process of its own, always on the same port."""

    def __init__(self, database: str) -> None:
        self.database = database
        with listen("127.0.0.1", 0, search=False) as listening:
            self.port = listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        arguments = ("--port", str(self.port), "--database", self.database)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fabula", "serve", *arguments, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert self.address.encode() in line

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Client:
    """A scripted player: it connects again by itself, and sends again what was not answered."""

    def __init__(self, addresses: list[str], table: str, seat: int, cookie: str, chance: Random) -> None:
        self.addresses = addresses
        self.table, self.seat, self.cookie, self.chance = table, seat, cookie, chance
        self.acknowledged: dict[str, int] = {}
        self.pending: Json | None = None
        self.connections = 0
        self.sequence = 0
        self.words: list[str] = []
        self.is_over = False

    async def play(self) -> None:
        while True:
            address = self.chance.choice(self.addresses)
            try:
                async with websockets.connect(
                    f"{address.replace('http', 'ws')}/api/tables/{self.table}/live",
                    origin=websockets.Origin(address),
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                ) as socket:
                    self.connections += 1
                    if self.pending is not None:
                        await socket.send(json.dumps(self.pending))
                    async for text in socket:
                        await self.hear(socket, json.loads(text))
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def hear(self, socket: websockets.ClientConnection, told: Json) -> None:
        match told:
            case {"tell": "acknowledged", "id": name, "sequence": sequence}:
                assert self.acknowledged.setdefault(name, sequence) == sequence
                self.pending = None
            case {"tell": "refused", "reason": reason}:
                assert reason in ("stale", "game-not-on"), told
                self.pending = None
                await socket.send(json.dumps({"say": "speak", "language": "en"}))  # to be asked again
            case {"tell": "welcome" | "happened", "desks": [desk]}:
                self.sequence = told["sequence"] if "sequence" in told else told["table"]["sequence"]
                self.is_over = bool(told["result"])
                if desk["asked"] and desk["offers"]:
                    await self.act(socket, self.chance.choice(desk["offers"])["action"])
                elif desk["asked"]:
                    await self.spell(socket, [])
            case {"tell": "spelled", "whole": {"action": action}}:
                await self.act(socket, action)
            case {"tell": "spelled", "next": [{"word": word}, *_]}:
                await self.spell(socket, [*self.words, word])

    async def spell(self, socket: websockets.ClientConnection, words: list[str]) -> None:
        self.words = words
        await socket.send(json.dumps({"say": "spell", "ask": 1, "seat": self.seat, "beginning": words}))

    async def act(self, socket: websockets.ClientConnection, action: str) -> None:
        if self.pending is None:
            name = f"{self.sequence}-{self.chance.random()}"
            self.pending = {
                "say": "act",
                "id": name,
                "seat": self.seat,
                "after": self.sequence,
                "action": action,
            }
            await socket.send(json.dumps(self.pending))


async def seated(address: str, chance: Random, addresses: list[str]) -> list[Client]:
    """Eight clients at tables of four."""
    clients = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as host:
        guest = Guest(address, host)
        await guest.get("/api/games")
        for _ in range(CLIENTS // SEATS):
            table, tokens = await guest.open("foes", *["open"] * SEATS)  # no game of it ends so soon
            for seat, token in enumerate(tokens):
                async with httpx.AsyncClient(base_url=address, timeout=30) as browser:
                    player = Guest(address, browser)
                    await player.get("/api/games")
                    await player.join(token, f"Player {seat}")
                    cookie = f"fabula={browser.cookies['fabula']}"
                clients.append(Client(addresses, table, seat, cookie, chance))
            await guest.start(table)
    return clients


async def check(database: str, clients: list[Client]) -> None:
    """Everything acknowledged is in the log once, where it was said to be; and the log replays."""
    store = await Store.open(database)
    try:
        for table in {client.table for client in clients}:
            row, entries = await store.table(table), await store.entries(table)
            assert row is not None
            assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
            asked = [entry for entry in entries if entry.client_id is not None]  # the rest came by itself
            where = {(entry.seat, entry.client_id): entry.sequence for entry in asked}
            assert len(where) == len(asked)
            for client in clients:
                if client.table == table:
                    for name, sequence in client.acknowledged.items():
                        assert where[client.seat, name] == sequence
            record = record_of(row, tuple(entry.entry for entry in entries))
            *_, last = replay(record)
            assert Table.resume(record).state == last.state
            assert row.sequence == len(entries)
            assert row.to_act == last.state.to_act()
    finally:
        await store.close()


async def play_and_kill(database: str, servers: list[Process], kills: int) -> None:
    chance = Random(7)
    for server in servers:
        await server.start()
    addresses = [server.address for server in servers]
    clients = await seated(addresses[0], chance, addresses)
    playing = [asyncio.create_task(client.play()) for client in clients]
    try:
        for _ in range(kills):
            await more_acknowledged(clients, playing)
            await asyncio.sleep(chance.random() * 0.2)
            server = chance.choice(servers)
            await server.kill()
            await server.start()
        await more_acknowledged(clients, playing)  # they resume by themselves
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for server in servers:
            await server.kill()
    assert sum(client.connections for client in clients) > CLIENTS
    await check(database, clients)


async def more_acknowledged(clients: list[Client], playing: list[asyncio.Task[None]]) -> None:
    """Wait for a few more acknowledged actions."""
    done = sum(len(client.acknowledged) for client in clients)
    while sum(len(client.acknowledged) for client in clients) < done + 4:
        for task in playing:
            if task.done():
                task.result()
        assert not any(client.is_over for client in clients)
        await asyncio.sleep(0.02)


async def test_a_killed_server_has_everything_that_it_acknowledged(tmp_path: Path) -> None:
    database = in_folder(tmp_path)
    await play_and_kill(database, [Process(database)], 25 if SWEEP else 2)


async def test_of_two_servers_on_one_postgresql_one_is_killed(postgres: Callable[[], str]) -> None:
    database = postgres()
    await play_and_kill(database, [Process(database), Process(database)], 25 if SWEEP else 1)
