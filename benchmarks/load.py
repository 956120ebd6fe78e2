"""Bounded load on loopback: tables full of scripted players, beside the bare-echo ceiling of the same run.

    .venv/bin/python -m benchmarks.load                     # 250 tables, 1,000 sockets
    .venv/bin/python -m benchmarks.load --tables 20 --seconds 5

A server with a database of its own runs in one process, the players in this one. At every table one player
after the other takes the first action offered: first with some seconds to think, as people do, then as fast
as it goes. Then a bare server in its place sends frames of the mean size to groups of as many sockets,
with neither game nor database: that is the ceiling.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, NamedTuple

import httpx
import uvicorn
import websockets

from fabula.server.serving import listen

SEATS = 4
ECHO_PATH = "/echo/"
WAIT = 60.0
AT_ONCE = 8
"""Tables that are opened at the same time."""
COMING = 50
"""Sockets that are opened at the same time."""
THINK = 2.0
"""Seconds that each player thinks in the first part."""
SETTLING = 2.0


class Pace:
    """How long every player thinks before an action."""

    think = 0.0


class Player:
    """One socket at a table: it acts when its seat is asked, and notes when it is shown what."""

    def __init__(self, address: str, table: str, seat: int, cookie: str, pace: Pace) -> None:
        self.address, self.table, self.seat, self.cookie, self.pace = address, table, seat, cookie, pace
        self.words: list[str] = []
        self.sequence = 0
        self.thinking: asyncio.Task[None] | None = None
        self.forget()

    def forget(self) -> None:
        """Begin to measure anew."""
        self.seen: dict[int, float] = {}
        self.acknowledged: dict[int, float] = {}
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []
        self.sizes: list[int] = []

    async def play(self, door: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
        async with contextlib.AsyncExitStack() as stack:
            async with door:
                socket = await stack.enter_async_context(self.connection())
                first = json.loads(await socket.recv())
            await ready.wait()
            await self.hear(socket, first)
            async for text in socket:
                self.sizes.append(len(text))
                await self.hear(socket, json.loads(text))

    def connection(self) -> websockets.connect:
        return websockets.connect(
            f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/live",
            origin=websockets.Origin(self.address),
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            compression=None,
            open_timeout=WAIT,
            ping_interval=None,
        )

    async def hear(self, socket: websockets.ClientConnection, told: dict[str, Any]) -> None:
        now = time.perf_counter()
        match told["tell"]:
            case "happened" | "welcome":
                self.sequence = told["sequence"] if "sequence" in told else told["table"]["sequence"]
                self.seen[self.sequence] = now
                for desk in told["desks"]:
                    if desk["asked"] and desk["offers"]:
                        self.thinking = asyncio.create_task(self.act(socket, desk["offers"][0]["action"]))
                    elif desk["asked"]:
                        await self.spell(socket, [])
            case "spelled" if told["whole"]:
                self.thinking = asyncio.create_task(self.act(socket, told["whole"]["action"]))
            case "spelled":
                await self.spell(socket, [*self.words, told["next"][0]["word"]])
            case "acknowledged" if told["id"] in self.sent:
                self.acknowledged[told["sequence"]] = now
                self.waits.append(now - self.sent[told["id"]])

    async def spell(self, socket: websockets.ClientConnection, words: list[str]) -> None:
        self.words = words
        await socket.send(json.dumps({"say": "spell", "ask": 1, "seat": self.seat, "beginning": words}))

    async def act(self, socket: websockets.ClientConnection, action: str) -> None:
        name, after = f"{self.seat}-{self.sequence}", self.sequence
        await asyncio.sleep(self.pace.think)
        self.sent[name] = time.perf_counter()
        message = {"say": "act", "id": name, "seat": self.seat, "after": after, "action": action}
        await socket.send(json.dumps(message))


class Measured(NamedTuple):
    """What was seen in a while: seconds for each action, and from its acceptance to each viewer."""

    rate: float
    waits: list[float]
    shown: list[float]
    size: float

    def report(self, title: str) -> None:
        print(f"{title}: {self.rate:.0f} accepted actions/s, each durable and shown to {SEATS} pages")
        print(f"  asked for to acknowledged: {percentiles(self.waits)}")
        print(f"  acknowledged to each viewer: {percentiles(self.shown)}")


async def seat_players(address: str, tables: int, pace: Pace) -> list[Player]:
    """Open tables, sit down at them, and start every game; a few at a time."""
    # one client for everybody, each of whom names himself by his own cookie
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=address, timeout=WAIT, cookies=nobody) as client:
        token = (await client.get("/api/games")).cookies["csrftoken"]
        at_once = asyncio.Semaphore(AT_ONCE)

        async def post(path: str, body: object = None, cookie: str = "") -> httpx.Response:
            headers = {
                "x-csrftoken": token,
                "cookie": "; ".join(filter(None, (f"csrftoken={token}", cookie))),
            }
            response = await client.post(path, json=body, headers=headers)
            return response.raise_for_status()

        async def seat_table() -> list[Player]:
            async with at_once:
                wish = {"game": "floors", "seats": [{"kind": "open"}] * SEATS}
                response = await post("/api/tables", wish)
                opened, host = response.json(), f"fabula={response.cookies['fabula']}"
                table, players = opened["table"]["id"], []
                for link in opened["links"]:
                    joining = {"token": link["path"].rpartition("/")[2], "name": f"P{link['seat']}"}
                    cookie = f"fabula={(await post('/api/join', joining)).cookies['fabula']}"
                    players.append(Player(address, table, link["seat"], cookie, pace))
                await post(f"/api/tables/{table}/start", cookie=host)
                return players

        return [
            player
            for seated in await asyncio.gather(*(seat_table() for _ in range(tables)))
            for player in seated
        ]


async def play(address: str, tables: int, seconds: float) -> tuple[Measured, Measured]:
    """Play as people do, with a while to think, and then as fast as it goes."""
    pace = Pace()
    players = await seat_players(address, tables, pace)
    ready, door = asyncio.Barrier(len(players) + 1), asyncio.Semaphore(COMING)
    playing = [asyncio.create_task(player.play(door, ready)) for player in players]
    await asyncio.wait_for(ready.wait(), WAIT * 5)
    found = []
    for think in (THINK, 0.0):
        pace.think = think
        await asyncio.sleep(max(think, SETTLING))
        for player in players:
            player.forget()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        found.append(measured(players, time.perf_counter() - began))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found[0], found[1]


def measured(players: list[Player], lasted: float) -> Measured:
    """What the players have noted."""
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    shown: list[float] = []
    for player in players:
        for sequence, at in player.acknowledged.items():
            seen = [viewer.seen[sequence] for viewer in by_table[player.table] if sequence in viewer.seen]
            shown += [max(0.0, each - at) for each in seen]
    waits = [wait for player in players for wait in player.waits]
    sizes = [size for player in players for size in player.sizes]
    return Measured(len(waits) / lasted, waits, shown, statistics.mean(sizes or [0]))


# -- the ceiling ----------------------------------------------------------------------------------------


async def bare(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that sends each frame back to everybody of the same group."""
    if scope["type"] != "websocket":
        return
    group = scope["app_groups"].setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    group.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for each in group:
            await each({"type": "websocket.send", "text": message["text"]})
    group.remove(send)


def serve_bare(port: int) -> None:
    """Run the bare server until it is killed."""
    groups: dict[str, list[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await bare({**scope, "app_groups": groups}, receive, send)

    uvicorn.run(app, port=port, ws="websockets-sansio", lifespan="off", log_level="error")


async def echo(address: str, groups: int, seconds: float, size: int) -> float:
    """Frames per second that a bare server takes and sends to everybody of a group."""
    frame, counts, over = "x" * size, [0], asyncio.Event()

    async def member(group: int, seat: int, ready: asyncio.Barrier) -> None:
        target = f"{address.replace('http', 'ws')}{ECHO_PATH}{group}"
        async with websockets.connect(
            target, max_size=None, compression=None, open_timeout=WAIT, ping_interval=None
        ) as socket:
            await ready.wait()
            if seat == 0:
                await socket.send(frame)
            turn = 0
            async for _ in socket:
                if over.is_set():
                    return
                turn += 1
                if turn % SEATS == seat:
                    counts[0] += 1
                    await socket.send(frame)

    ready = asyncio.Barrier(groups * SEATS + 1)
    members = [
        asyncio.create_task(member(group, seat, ready)) for group in range(groups) for seat in range(SEATS)
    ]
    await asyncio.wait_for(ready.wait(), WAIT * 5)
    await asyncio.sleep(seconds)
    over.set()
    for task in members:
        task.cancel()
    await asyncio.gather(*members, return_exceptions=True)
    return counts[0] / seconds


# -- the run --------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def process(*arguments: str, port: int) -> Any:
    """A server in a process of its own, from when it answers until it is ended."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.1)
        yield
    finally:
        running.kill()
        await running.wait()


def free_port() -> int:
    """A port that nobody listens on just now."""
    with listen("127.0.0.1", 0, search=False) as listening:
        return int(listening.getsockname()[1])


def percentiles(values: list[float]) -> str:
    """The median and the slowest hundredth, in milliseconds."""
    if len(values) < 2:
        return "nothing measured"
    parts = statistics.quantiles(values, n=100)
    return f"p50 {parts[49] * 1000:.1f} ms, p99 {parts[98] * 1000:.1f} ms"


async def run(tables: int, seconds: float) -> None:
    """Measure both, one after the other."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite3"
        arguments = ("-m", "fabula", "serve", "--port", str(port), "--database", database)
        async with process(*arguments, port=port):
            paced, fastest = await play(f"http://127.0.0.1:{port}", tables, seconds)
    print(f"{tables} tables, {tables * SEATS} sockets, {seconds:g} s each, {fastest.size:.0f} bytes a frame")
    paced.report(f"with {THINK:g} s to think")
    fastest.report("as fast as it goes")
    port = free_port()
    async with process("-m", "benchmarks.load", "--bare", str(port), port=port):
        ceiling = await echo(f"http://127.0.0.1:{port}", tables, seconds, max(1, int(fastest.size)))
    print(f"bare echo to as many sockets: {ceiling:.0f}/s; Fabula reaches {fastest.rate / ceiling:.1%} of it")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bare", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.bare is not None:
        serve_bare(arguments.bare)
    else:
        asyncio.run(run(arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
