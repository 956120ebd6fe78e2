"""Makes the pictures of the page in the README from recorded games: `python -m tools.pictures`.

Each picture goes on with a golden record at a certain moment, in a real browser at a real server.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fabula.core.records import read_record, replay
from tools import page as building
from tools.browsing import browsing, serving

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class Picture(NamedTuple):
    """What is shown: a moment of a record, on a screen of this size."""

    name: str
    record: str
    moment: int
    size: tuple[int, int]
    dark: bool = False
    overlay: str = ""


PICTURES = (
    Picture("floors", "floors-3-won", 30, (1280, 860), overlay="Foresight"),
    Picture("floors-phone", "floors-3-won", 30, (390, 760), dark=True),
    Picture("foes", "foes-3", 88, (1280, 860), overlay="Odds"),
    Picture("realm", "realm-with-swordsman", 111, (1280, 900)),
)
QUALITY = 84
OPEN = """async (wish) => {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith("csrftoken=")).slice(10);
  const ask = async (path, body) => {
    const headers = { "content-type": "application/json", "x-csrftoken": cookie };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };
  const { table } = JSON.parse(await ask("/api/tables", wish));
  if (table.phase === "gathering") await ask(`/api/tables/${table.id}/start`);
  return table.id;
}"""


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """The picture, as JPEG: a person is asked, so that nothing moves on by itself."""
    text = (ROOT / "tests" / "golden" / f"{picture.record}.fabula").read_text("utf-8")
    record = read_record(text)
    asked = next(each for each in replay(record) if each.number == picture.moment).state.to_act()[0]
    seats = [
        {"kind": "me", "name": "Anna"} if seat == asked else {"kind": "bot", "bot": "greedy"}
        for seat in range(len(record.players))
    ]
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("link", name="New table").first.wait_for()
    wish = {"game": record.game, "seats": seats, "record": text, "moment": picture.moment}
    table = page.evaluate(OPEN, wish)
    page.goto(f"{address}/#/table/{table}")
    page.get_by_text("Your turn").first.wait_for()
    page.get_by_role("grid").first.wait_for()
    if picture.overlay:
        page.get_by_role("button", name=picture.overlay).click()
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    image = page.screenshot(type="jpeg", quality=QUALITY)
    context.close()
    return image


def main() -> None:
    """Make them all."""
    building.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db") as address,
        browsing() as browser,
    ):
        for picture in PICTURES:
            (IMAGES / f"{picture.name}.jpg").write_bytes(take(browser, address, picture))


if __name__ == "__main__":
    main()
