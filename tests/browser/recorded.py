"""Tables that go on from a moment of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.playing import tab
from fabula.core import read_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from fabula.core import Record

RECORDS = Path(__file__).resolve().parents[1] / "golden"
ASK = """async ([method, path, body]) => {
    const token = document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? "";
    const headers = {"content-type": "application/json", "x-csrftoken": token};
    return await (await fetch(`/api${path}`, {method, headers, body})).text();
}"""
"""A request as the page itself would make it."""


def record_of(name: str) -> Record:
    """A recorded game."""
    return read_record((RECORDS / f"{name}.fabula").read_text("utf-8"))


def from_moment(page: Page, record: str, moment: int, seats: Sequence[str]) -> str:
    """Open a table that goes on from a moment of a recorded game; the link of the open seat, if there is one.

    Each seat is `me`, somebody else's name who plays here too, `open` or a bot's name with `bot` before it;
    without open seats the game goes on at once.
    """
    text = (RECORDS / f"{record}.fabula").read_text("utf-8")
    wish = {
        "game": record_of(record).game,
        "seats": list(map(wished, seats)),
        "record": text,
        "moment": moment,
    }
    page.goto("/")
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    opened = json.loads(page.evaluate(ASK, ["POST", "/tables", json.dumps(wish)]))
    table = opened["table"]["id"]
    if "open" not in seats:
        page.evaluate(ASK, ["POST", f"/tables/{table}/start", None])
    page.goto(f"/#/table/{table}")
    if "open" in seats:
        expect(page.get_by_role("heading", name="Seats")).to_be_visible()
        return str(opened["links"][0]["path"])
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    return ""


def wished(seat: str) -> dict[str, str]:
    """A seat as the server is asked for it."""
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("bot "):
        return {"kind": "bot", "bot": seat.removeprefix("bot ")}
    return {"kind": "me", "name": "Anna" if seat == "me" else seat}


def give_up(page: Page) -> None:
    """Whoever looks concedes; between two that is the end."""
    panel = tab(page, "Table")
    panel.get_by_role("button", name="Concede").click()
    panel.get_by_role("button", name="Really give up the game").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
