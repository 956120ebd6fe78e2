"""What another site's page cannot do, what a frame may hold, and what answers carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import structlog
import websockets

from fabula.server.limits import Doors
from fabula.server.socket import AT_ONCE, LARGEST_FRAME
from fabula.server.web import read_page
from server.house import in_folder, opened

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio

WISH = {"game": "floors", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
MALFORMED = [
    "",
    "nonsense",
    "[]",
    '{"say":"act"}',
    '{"say":"sing","id":"1"}',
    '{"say":"act","id":"","seat":0,"after":0,"action":"x"}',
    '{"say":"act","id":"1","seat":0,"after":0,"action":"x","more":1}',
    '{"say":"chat","id":"1","text":"' + "x" * 501 + '"}',
    "[" * 10_000,
    '{"a":' * 2_000,
]


async def test_a_request_without_the_token_or_from_elsewhere_is_refused(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        without = await anna.client.post("/api/tables", json=WISH)
        assert without.status_code == 403
        wrong = await anna.send("POST", "/api/tables", WISH, **{"x-csrftoken": "wrong"})
        assert wrong.status_code == 403
        elsewhere = await anna.send("POST", "/api/tables", WISH, origin="http://elsewhere.example")
        assert (elsewhere.status_code, elsewhere.json()["reason"]) == (403, "origin")
        rebound = await anna.client.get("/api/games", headers={"host": "elsewhere.example"})
        assert rebound.status_code == 403
        assert (await anna.send("POST", "/api/tables", WISH)).status_code == 201


async def test_a_socket_from_elsewhere_is_refused(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        address = f"{house.address.replace('http', 'ws')}/api/tables/{table}/live"
        for origin in (None, websockets.Origin("http://elsewhere.example"), websockets.Origin("null")):
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, origin=origin)


async def test_the_person_is_named_by_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        response = await anna.send("POST", "/api/tables", WISH)
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        token = anna.client.cookies["fabula"]
        assert len(token) >= 32
        content = (tmp_path / "tables.sqlite3").read_bytes() + (tmp_path / "tables.sqlite3-wal").read_bytes()
        assert token.encode() not in content
        link = response.json()["links"][0]["path"].rpartition("/")[2]
        assert link.encode() not in content


async def test_every_answer_forbids_inline_code_and_framing(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        for path in ("/", "/api/games", "/api/tables/none", "/api/schema", "/nothing"):
            headers = (await anna.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_frames_that_are_too_long_or_too_many_end_the_connection_alone(
    tmp_path: Path,
) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.socket.send("x" * (LARGEST_FRAME + 1))
            with pytest.raises(websockets.ConnectionClosed):
                await page.hear("never")
        async with anna.at(table) as page:
            for _ in range(int(AT_ONCE) + 50):
                await page.say(say="speak", language="en")
            with pytest.raises(websockets.ConnectionClosed):
                await page.hear("never")
        async with anna.at(table) as page:
            await page.play_along(1)


async def test_whoever_opens_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        house.hall.doors = Doors(2, 0)
        answers = [(await anna.send("POST", "/api/tables", WISH)).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        tried = await anna.send("POST", "/api/join", {"token": "x" * 20, "name": "Anna"})
        assert (tried.status_code, tried.json()["reason"]) == (429, "too-many")


async def test_what_cannot_be_understood_is_said_to_be_so(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        async with anna.at(table) as page:
            for frame in MALFORMED:
                await page.socket.send(frame)
                assert (await page.hear("wrong"))["reason"] == "message-malformed"


async def test_logs_name_no_token(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as logs:
        async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
            table, (token,) = await anna.open("floors", "me", "open")
            await ben.join(token)
            await anna.start(table)
            live = await house.hall.live(table)
            assert live is not None
            live.table = None  # a mistake of ours, which is written down
            async with anna.at(table) as page:
                told = await page.act(0, "4 ()")
                assert told["tell"] == "refused"
        text = repr(logs)
        for secret in (token, anna.client.cookies["fabula"], ben.client.cookies["fabula"]):
            assert secret not in text


async def test_the_page_is_sent_packed_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-123.js").write_text("x" * 5000)
    page = read_page(folder)
    async with opened(in_folder(tmp_path), page=page) as house, house.guest() as anna:
        index = await anna.get("/")
        assert index.text == "<!doctype html>"
        script = await anna.get("/assets/app-123.js")
        assert script.text == "x" * 5000
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        again = await anna.client.get("/", headers={"if-none-match": index.headers["etag"]})
        assert again.status_code == 304
        for path in ("/nothing.js", "/assets/../../tables.sqlite3", "/assets/%2e%2e/index.html"):
            assert (await anna.get(path)).status_code == 404


async def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        response = await anna.get("/")
        assert response.status_code == 503
        assert "make page" in response.text


async def test_hosts_can_ask_how_it_goes(tmp_path: Path) -> None:
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna:
        table, _ = await anna.open("floors", "me", "me")
        await anna.start(table)
        async with anna.at(table) as page:
            await page.play_along(2)
            metrics = (await anna.get("/api/metrics")).text
        assert 'fabula_entries_total{by="page"} 2.0' in metrics
        assert 'fabula_tables{phase="playing"} 1.0' in metrics
        assert "fabula_pages 1.0" in metrics
        assert table not in metrics
        health = await anna.get("/api/health")
        assert (health.status_code, health.json()) == (200, {"ok": True})
        schema = (await anna.get("/api/schema/openapi.json")).json()
        manual = (await anna.get("/api/schema")).text
        for path in schema["paths"]:
            assert path in manual
        assert "<script" not in manual
