"""A server on a port of its own, and guests who use it as a browser would."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import websockets

from fabula.server.app import create_app
from fabula.server.hall import Hall
from fabula.server.serving import address_of, listen, server_of
from fabula.server.store import Store
from fabula.server.tempo import Tempo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from fabula.server.thinking import Thinkers
    from fabula.server.web import File

FAST = Tempo(grace=0.0, soonest=0.0, usual=0.0, latest=0.0, paces=(0.0,), left=0.0)
PATIENCE = 20.0

Json = dict[str, Any]


class House:
    """A running server."""

    def __init__(self, address: str, hall: Hall) -> None:
        self.address = address.rstrip("/")
        self.hall = hall

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[Guest]:
        """Somebody with a browser of his own."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as client:
            guest = Guest(self.address, client)
            await client.get("/api/games")
            yield guest


@asynccontextmanager
async def opened(
    database: str,
    *,
    tempo: Tempo = FAST,
    thinkers: Thinkers | None = None,
    page: dict[str, File] | None = None,
) -> AsyncIterator[House]:
    """A server on this database."""
    store = await Store.open(database)
    try:
        hall = Hall(store, tempo=tempo, thinkers=thinkers)
        server = server_of(await create_app(hall, page={} if page is None else page))
        listening = listen("127.0.0.1", 0, search=False)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        try:
            yield House(address_of(listening), hall)
        finally:
            server.should_exit = True
            await serving
            listening.close()
    finally:
        await store.close()


def in_folder(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Guest:
    """A browser: its cookies, its requests, its sockets."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(path)

    async def send(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        headers = {"x-csrftoken": self.client.cookies["csrftoken"], "origin": self.address, **headers}
        return await self.client.request(method, path, json=body, headers=headers)

    async def done(self, method: str, path: str, body: object = None) -> Any:
        """Ask for something that is granted, and return what came of it."""
        response = await self.send(method, path, body)
        assert response.is_success, response.text
        return response.json()

    async def open(self, game: str, *seats: str, **more: object) -> tuple[str, list[str]]:
        """Open a table; its id, and the tokens of its open seats."""
        wishes = [{"kind": kind, "name": f"P{number}"} for number, kind in enumerate(seats)]
        opened = await self.done("POST", "/api/tables", {"game": game, "seats": wishes, **more})
        return opened["table"]["id"], [link["path"].rpartition("/")[2] for link in opened["links"]]

    async def join(self, token: str, name: str = "Guest") -> Json:
        found: Json = await self.done("POST", "/api/join", {"token": token, "name": name})
        return found

    async def start(self, table: str) -> None:
        await self.done("POST", f"/api/tables/{table}/start")

    @asynccontextmanager
    async def at(self, table: str, language: str = "en") -> AsyncIterator[Page]:
        """A page that looks at a table; what the server says first has been heard."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = self.address.replace("http", "ws")
        async with websockets.connect(
            f"{address}/api/tables/{table}/live?language={language}",
            origin=websockets.Origin(self.address),
            additional_headers={"Cookie": cookies},
            max_size=None,
        ) as socket:
            page = Page(socket)
            await page.hear("welcome")
            yield page


class Page:
    """A connected page, and all that it has heard."""

    numbers = itertools.count(1)

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.sequence = 0
        self.desks: list[Json] = []
        self.result: list[str] = []

    async def next(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        told: Json = json.loads(text)
        self.heard.append(told)
        if told["tell"] in ("welcome", "happened"):
            self.sequence = told["table"]["sequence"] if told["tell"] == "welcome" else told["sequence"]
            self.desks, self.result = told["desks"], told["result"]
        return told

    async def hear(self, *kinds: str, where: Callable[[Json], bool] = lambda told: True) -> Json:
        """The next message of one of these kinds."""
        while True:
            told = await self.next()
            if told["tell"] in kinds and where(told):
                return told

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def demand(self, say: str, **fields: object) -> Json:
        """Ask for something under an id, and return the answer."""
        fields.setdefault("id", f"id-{next(self.numbers)}")
        await self.say(say=say, **fields)
        return await self.hear("acknowledged", "refused", where=lambda told: told["id"] == fields["id"])

    async def act(self, seat: int, action: str, **fields: object) -> Json:
        return await self.demand("act", **{"seat": seat, "after": self.sequence, "action": action, **fields})

    @property
    def asked(self) -> list[Json]:
        """The desks of the seats that are asked."""
        return [desk for desk in self.desks if desk["asked"]]

    async def until_asked(self) -> Json:
        """The desk of a seat of this page that is asked something."""
        while not self.asked and not self.result:
            await self.hear("welcome", "happened")
        return self.asked[0] if self.asked else {}

    async def offers(self, desk: Json) -> list[str]:
        """Actions that a desk may choose; where there are very many, the first that spelling leads to."""
        if desk["offers"]:
            return [offer["action"] for offer in desk["offers"]]
        beginning: list[str] = []
        while True:
            await self.say(say="spell", ask=1, seat=desk["seat"], beginning=beginning)
            told = await self.hear("spelled")
            if told["whole"] is not None:
                return [told["whole"]["action"]]
            beginning.append(told["next"][0]["word"])

    async def play_along(
        self, limit: int = 10**9, choose: Callable[[list[str]], str] = lambda offers: offers[0]
    ) -> None:
        """Act whenever a seat of this page is asked, until the log is so long or the game is over."""
        while not self.result and self.sequence < limit:
            if not self.asked:
                await self.hear("welcome", "happened")
                continue
            desk, before = self.asked[0], self.sequence
            told = await self.act(desk["seat"], choose(await self.offers(desk)))
            assert told["tell"] == "acknowledged" or told["reason"] in ("stale", "game-not-on"), told
            while self.sequence == before:
                await self.hear("welcome", "happened")
