"""`fabula serve`: an address without configuration, and one sentence for whatever is wrong."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from fabula.cli import run
from fabula.core import Fault
from fabula.server.serving import address_for_others, address_of, is_loopback, listen

if TYPE_CHECKING:
    from pathlib import Path


def test_a_taken_port_is_followed_by_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0, search=False) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, search=True) as second:
            assert second.getsockname()[1] > port
        with pytest.raises(Fault) as caught:
            listen("127.0.0.1", port, search=False)
        assert caught.value.reason == "no-free-port"
        assert run(["serve", "--port", str(port)]) == 2
        assert str(port) in capsys.readouterr().err


def test_the_address_is_one_that_a_browser_can_open() -> None:
    with listen("127.0.0.1", 0, search=False) as own:
        assert address_of(own) == f"http://127.0.0.1:{own.getsockname()[1]}/"
        assert address_for_others(own) is None
    with listen("0.0.0.0", 0, search=False) as public:
        assert address_of(public) == f"http://127.0.0.1:{public.getsockname()[1]}/"
        others = address_for_others(public)
        assert others is None or others.endswith(f":{public.getsockname()[1]}/")
    assert is_loopback("127.0.0.1")
    assert is_loopback("localhost")
    assert not is_loopback("0.0.0.0")
    assert not is_loopback("example.org")


@pytest.mark.parametrize("database", ["nonsense", "mysql://host/name", "sqlite:////no/such/folder/tables"])
def test_a_database_that_cannot_be_used_is_refused(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "0", "--database", database]) == 2
    assert capsys.readouterr().err.startswith("fabula: ")


@pytest.mark.asyncio
async def test_the_command_needs_no_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "fabula", "serve", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        lines = [(await asyncio.wait_for(process.stdout.readline(), 60)).decode() for _ in range(2)]
        address, link = (next(word for word in line.split() if "http://" in word) for line in lines)
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            assert (await client.get("/api/health")).json() == {"ok": True}
            assert link.startswith(f"{address}#/join/")
            headers = {"x-csrftoken": client.cookies["csrftoken"]}
            token = {"token": link.rpartition("/")[2]}
            shown = (await client.post("/api/link", json=token, headers=headers)).json()
            assert shown == {"table": None, "used": ""}  # a game is still to be chosen
        assert (tmp_path / "fabula" / "tables.sqlite3").exists()
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 30) in (0, -15)
