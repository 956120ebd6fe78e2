"""A lost connection loses no move and makes none twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.floors_table import drawn, fortress
from browser.playing import choices, log_lines, open_table

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from browser.people import People


class Line:
    """Stands between a page and the server, and can be cut."""

    def __init__(self) -> None:
        self.deaf = False
        """Whether what the server says is lost."""
        self.dumb = False
        """Whether what the page says is lost."""
        self.sent: list[str] = []
        self.routes: list[WebSocketRoute] = []

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.routes.append(route)

        def up(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            self.sent.append(text)
            if not self.dumb:
                server.send(message)

        def down(message: str | bytes) -> None:
            if not self.deaf:
                route.send(message)

        route.on_message(up)
        server.on_message(down)

    def cut(self) -> None:
        self.routes[-1].close(code=1012)

    def acts(self) -> list[str]:
        return [text for text in self.sent if '"say":"act"' in text]


def test_a_move_whose_acknowledgement_is_lost_is_made_once(people: People) -> None:
    page, line = people.come(), Line()
    page.route_web_socket("**/live*", line.connect)
    open_table(page, "floors", ["me", "me"])
    search = page.get_by_label("Search the choices")
    offered = choices(page)
    search.fill("1 +")
    line.deaf = True
    offered.filter(has_text="1 +").first.click()
    expect(page.get_by_text("sending …")).to_be_visible()
    line.cut()
    expect(page.get_by_text("Reconnecting …")).to_be_visible()
    line.deaf = False
    expect(page.get_by_text("Reconnecting …")).to_be_hidden()
    expect(page.get_by_text("sending …")).to_be_hidden()
    first, again = line.acts()
    assert first == again
    assert page.get_by_role("region", name="Log").get_by_role("listitem").count() == 1
    lines, shown = log_lines(page).all_inner_texts(), drawn(page)
    page.reload()
    expect(log_lines(page).first).to_be_visible()
    expect(fortress(page)).to_be_visible()
    assert log_lines(page).all_inner_texts() == lines
    assert drawn(page) == shown
    assert len(shown["figures"]) == 1


def test_a_move_that_never_arrived_is_sent_again(people: People) -> None:
    page, line = people.come(), Line()
    page.route_web_socket("**/live*", line.connect)
    open_table(page, "floors", ["me", "me"])
    search = page.get_by_label("Search the choices")
    offered = choices(page)
    search.fill("1 +")
    line.dumb = True
    offered.filter(has_text="1 +").first.click()
    expect(page.get_by_text("sending …")).to_be_visible()
    line.cut()
    expect(page.get_by_text("Your move is kept and will be sent.")).to_be_visible()
    line.dumb = False
    expect(log_lines(page).first).to_be_visible()
    first, again = line.acts()
    assert first == again
    assert page.get_by_role("region", name="Log").get_by_role("listitem").count() == 1
