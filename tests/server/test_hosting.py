"""The container files say what the program does: commands, environment, ports, addresses."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import typer
import yaml
from sqlalchemy.engine import make_url
from typer.main import get_command

from fabula.commands import CommandModule, serve, tidy
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
PAGE = (ROOT / "docs" / "play" / "hosting.md").read_text("utf-8")
OTHERS = {"FORWARDED_ALLOW_IPS"}
"""What the server below reads from the environment."""


def instruction(name: str) -> list[str]:
    """The words of an instruction in its JSON form."""
    (found,) = re.findall(rf"^{name} (\[.*\])$", CONTAINER, re.MULTILINE)
    words: list[str] = json.loads(found)
    return words


def told_by(command: CommandModule) -> dict[str, str]:
    """The options of a command that the environment may set."""
    app = typer.Typer()
    command.register(app, Words("en"))
    return {str(option.envvar): option.opts[0] for option in get_command(app).params if option.envvar}


def test_the_environment_of_the_container_is_read_by_the_command() -> None:
    service = COMPOSE["services"]["fabula"]
    assert set(service["environment"]) - OTHERS <= set(told_by(serve))
    assert set(re.findall(r"`(FABULA_[A-Z]+)`", PAGE)) == set(told_by(serve))
    for name, option in told_by(serve).items():
        assert f"| `{option}` | `{name}` |" in PAGE
    assert told_by(tidy) == {"FABULA_DATABASE": "--database"}


def test_both_services_mean_the_same_database_and_port() -> None:
    database, service = COMPOSE["services"]["database"], COMPOSE["services"]["fabula"]
    address = make_url(service["environment"]["FABULA_DATABASE"].replace("${FABULA_PASSWORD}", "secret"))
    assert address.host in COMPOSE["services"]
    assert address.username == database["environment"]["POSTGRES_USER"]
    assert address.database == database["environment"]["POSTGRES_DB"]
    assert "FABULA_PASSWORD" in database["environment"]["POSTGRES_PASSWORD"]
    assert service["depends_on"][address.host]["condition"] == "service_healthy"
    assert "healthcheck" in database
    used = {volume.partition(":")[0] for volume in database["volumes"]}
    assert used == set(COMPOSE["volumes"])
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    (published,) = service["ports"]
    host, _, inside = published.rpartition(":")
    assert host.startswith("127.0.0.1:")  # the proxy alone comes in, and is believed
    (exposed,) = re.findall(r"^EXPOSE (\d+)$", CONTAINER, re.MULTILINE)
    arguments = instruction("CMD")
    assert inside == exposed == arguments[arguments.index("--port") + 1]
    assert f"reverse_proxy {host}" in PAGE


@pytest.mark.asyncio
async def test_the_command_of_the_container_serves_and_is_found_well(postgres: Callable[[], str]) -> None:
    """As the container runs it, but for the port."""
    assert re.findall(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE) == ['["fabula"]']
    arguments = ["0" if word == "8000" else word for word in instruction("CMD")]
    environment = {
        **os.environ,
        "FABULA_DATABASE": postgres(),
        "FABULA_PUBLIC": "https://fabula.example.org",
        "FABULA_KEEP": "90",
    }
    command = (sys.executable, "-m", "fabula", "--language", "en", *arguments)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        lines = [(await asyncio.wait_for(process.stdout.readline(), 60)).decode() for _ in range(2)]
        assert "https://fabula.example.org" in lines[0]
        assert "https://fabula.example.org/#/join/" in lines[1]
    finally:
        process.terminate()
        await process.wait()


async def is_well(port: str) -> bool:
    """What the container's own check finds on this port."""
    (found,) = re.findall(r"^  CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    python, option, code = json.loads(found)
    assert python == "python"
    command = (sys.executable, option, code.replace("8000", port))
    asking = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    return await asking.wait() == 0


@pytest.mark.asyncio
async def test_health_is_asked_where_it_is_answered(tmp_path: Path) -> None:
    """The container's check succeeds on a server that is well, and fails where there is none."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    command = (sys.executable, "-m", "fabula", "serve", "--port", "0", "--database", database)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)/", line)
        assert await is_well(port)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for path in re.findall(r"`GET (/api/[a-z]+)`", PAGE):
                assert (await client.get(path)).status_code == 200
    finally:
        process.terminate()
        await process.wait()
    assert not await is_well(port)
