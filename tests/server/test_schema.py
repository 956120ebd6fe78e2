"""Whatever the OpenAPI document allows, and much that it does not, is answered without a mistake of ours."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis.core.result import Ok

from server.house import House, in_folder, opened

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLES = 100 if os.environ.get("FABULA_SWEEP") else 6

BOUNDED = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a thread of its own, for requests that wait for their answers."""
    found: list[House] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with opened(in_folder(tmp_path_factory.mktemp("schema"))) as house:
            found.append(house)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    done.set()
    thread.join()


@pytest.fixture(scope="module")
def browser(house: House) -> Iterator[httpx.Client]:
    """Somebody who is known, and who hosts a table."""
    with httpx.Client(base_url=house.address, timeout=30) as client:
        client.get("/api/games")
        headers = {"x-csrftoken": client.cookies["csrftoken"], "origin": house.address}
        wish = {"game": "floors", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        assert client.post("/api/tables", json=wish, headers=headers).status_code == 201
        yield client


def test_no_request_is_answered_with_a_mistake(house: House, browser: httpx.Client) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/schema/openapi.json")
    cookies = {name: browser.cookies[name] for name in ("csrftoken", "fabula")}
    headers = {"x-csrftoken": cookies["csrftoken"], "origin": house.address}
    tried = set()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @seed(1)
        def attempt(case: Any) -> None:  # schemathesis makes its cases of many kinds
            response = case.call(cookies=cookies, headers=headers)
            assert response.status_code < 500, (case, response.text)

        attempt()
        tried.add(operation.path)
    assert "/api/tables" in tried
