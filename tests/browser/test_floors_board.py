"""The board of Fearsome Floors in a browser: moved on with keys, taps and fingers, and true to the server."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.floors_table import drawn, fortress, told
from browser.people import PHONE
from browser.playing import log_lines, open_table
from browser.watched import Watched

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.people import People


class Fortress(Watched):
    """A page at a table of its own, where the board shows what its server has told it."""

    def figure(self, number: int) -> str:
        """The name of a figure of the seat that is asked."""
        return f"{'AB'[self.view['turn']]}{number}"

    @property
    def grid(self) -> Locator:
        """The fortress."""
        return fortress(self.page)

    def cell(self, at: str) -> Locator:
        """A cell by its coordinates."""
        return self.page.get_by_role("gridcell", name=re.compile(f"^{at}: "))

    def settle(self) -> None:
        """Wait until nothing moves on the board any more, and see that it is as the server says."""
        expect(self.grid).to_have_attribute("data-busy", "false", timeout=30_000)
        assert drawn(self.page) == told(self.view)


def seated(people: People, *, phone: bool = False, expert: bool = False) -> Fortress:
    """One person at both seats of a table of Floors."""
    page = people.come(size=PHONE) if phone else people.come()
    watched = Fortress(page)
    if not expert:
        open_table(page, "floors", ["me", "me"])
    else:
        page.goto("/#/new/floors")
        page.get_by_label("Your name").fill("Anna")
        page.get_by_label("Number of seats").select_option("2")
        page.get_by_label("Seat B").select_option("me")
        page.get_by_label("Game", exact=True).select_option(label="expert: you lay the floor")
        page.get_by_role("button", name="Start the game").click()
    expect(watched.grid).to_be_visible()
    return watched


def logged(page: Page, text: str) -> Locator:
    """A line of the log."""
    return log_lines(page).filter(has_text=text)


def tab_into_the_board(page: Page) -> None:
    """Go on with the tabulator until a cell has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('role')") == "gridcell":
            return
    raise AssertionError("the tabulator does not get to the board")


def test_a_figure_is_moved_by_keys_alone(people: People) -> None:
    watched = seated(people)
    page, name = watched.page, watched.figure(4)
    tab_into_the_board(page)
    page.keyboard.press("ArrowLeft")
    expect(watched.cell("14,10")).to_be_focused()
    page.keyboard.press("4")
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "Backspace", "ArrowLeft"):  # in, north, north, back, west
        page.keyboard.press(key)
    expect(watched.cell("14,9")).to_be_focused()
    expect(watched.cell("14,9")).to_have_accessible_name(re.compile(f"figure {name}, 4 points"))
    page.keyboard.press("Enter")
    expect(logged(page, f"{name} is turned over")).to_be_attached()
    watched.settle()
    assert [14, 9] in [figure["place"] for figure in watched.view["figures"]]


def test_a_figure_is_moved_by_taps_on_a_phone(people: People) -> None:
    watched = seated(people, phone=True)
    page, name = watched.page, watched.figure(4)
    page.get_by_role("button", name=f"Figure {name} waits outside").tap()
    watched.cell("13,10").tap()
    expect(page.get_by_text(f"{name}: + W W")).to_be_visible()
    page.get_by_role("button", name="North", exact=True).tap()
    expect(page.get_by_text(f"{name}: + W W N")).to_be_visible()
    watched.cell("13,10").tap()  # back to where it has been
    expect(page.get_by_text(f"{name}: + W W ·")).to_be_visible()
    watched.cell("13,10").tap()  # and there it stays
    expect(watched.grid.locator(f"[data-figure={name}]")).to_have_attribute("data-at", "13,10")
    expect(page.get_by_text(f"{name}: + W W")).to_be_hidden()
    watched.settle()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_path_is_dragged(people: People) -> None:
    watched = seated(people)
    page = watched.page
    for _ in range(2):  # each seat brings a figure in
        watched.cell("15,10").click()
        page.get_by_role("button", name="Let go").click()
        page.get_by_role("button", name=f"Figure {watched.figure(5)} waits").click()
        turn = watched.view["turn"]
        watched.cell("14,10" if turn else "15,9").click()
        page.keyboard.press("Enter")
        expect(logged(page, f"{'AB'[turn]}5 is turned over")).to_be_attached()
    watched.settle()
    name = watched.figure(4)
    page.get_by_role("button", name=f"Figure {name} waits").click()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text(f"{name}: +")).to_be_visible()
    here = watched.cell("15,10").bounding_box()
    assert here is not None
    x, y, size = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2, here["width"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - size, steps=4)
    page.mouse.move(x, y - 2 * size, steps=4)
    page.mouse.move(x - size, y - 2 * size, steps=4)
    page.mouse.up()
    expect(page.get_by_text(f"{name}: + N N W")).to_be_visible()


def test_a_finger_drags_a_path_and_does_not_scroll_the_page(people: People) -> None:
    watched = seated(people, phone=True)
    page, name = watched.page, watched.figure(4)
    page.get_by_role("button", name=f"Figure {name} waits outside").tap()
    page.get_by_role("button", name="Come in").tap()
    expect(page.get_by_text(f"{name}: +")).to_be_visible()
    before = page.evaluate("scrollY")
    touch = page.context.new_cdp_session(page)
    for kind, at in (("Start", "15,10"), ("Move", "15,9"), ("Move", "15,8"), ("Move", "14,8")):
        box = watched.cell(at).bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_text(f"{name}: + N N W")).to_be_visible()
    assert page.evaluate("scrollY") == before


def test_a_cell_out_of_reach_tells_the_clause(people: People) -> None:
    watched = seated(people)
    page = watched.page
    watched.cell("10,5").click()
    page.get_by_role("button", name=f"Figure {watched.figure(3)} waits outside").click()
    watched.cell("10,5").click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("That takes 11 points; the figure has 3.")
    refusal.get_by_role("button", name="FLOORS-4.1").click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    assert watched.view["figures"][0]["moved"] is False


def test_foresight_shows_where_the_monster_may_go(people: People) -> None:
    watched = seated(people)
    page = watched.page
    stops = watched.grid.locator("[data-stop]")
    expect(stops).to_have_count(0)
    page.get_by_role("button", name="Foresight").click()
    foreseen = watched.desk["insight"]
    expect(stops).to_have_count(len({walk["paces"] for walk in foreseen["walks"]}))
    page.get_by_role("button", name=re.compile(r"^7 steps, 33 %: the monster goes to")).click()
    page.get_by_role("button", name=f"Figure {watched.figure(4)} waits outside").click()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text(re.compile("Stop here: [0-9]+ % danger"))).to_be_visible()
    page.get_by_role("button", name="Foresight").click()
    expect(stops).to_have_count(0)
    expect(page.get_by_text(f"{watched.figure(4)}: +")).to_be_visible()  # the path is still there


def test_the_monsters_walk_ends_where_the_server_says(people: People) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('fabula-settings', JSON.stringify({ speed: 'fast' }))")
    watched = Fortress(page)
    open_table(page, "floors", ["me", "me"])
    for turned in range(1, 4):  # two turns for each seat, and then the monster moves
        page.get_by_role("button", name=re.compile("^Figure .[45] waits")).last.click()
        page.get_by_role("button", name="Stay").click()
        expect(logged(page, "is turned over")).to_have_count(turned)
    page.get_by_role("button", name=re.compile("^Figure .1 waits")).first.click()
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(logged(page, "The monster rests")).to_be_attached()
    watched.settle()
    assert watched.view["round"] == 2
    assert watched.view["monster"] != [0, 0]


def test_a_tile_is_laid_with_keys_and_turned(people: People) -> None:
    watched = seated(people, expert=True)
    page = watched.page
    page.get_by_role("button", name="Long pool, 1 left").click()
    watched.cell("8,4").hover()
    expect(watched.grid.locator("[data-ghost]")).to_have_attribute("data-ghost", "8,4")
    page.keyboard.press("r")
    watched.cell("8,4").click()
    expect(page.get_by_role("button", name=re.compile("^Long pool"))).to_have_count(0)
    watched.settle()
    assert watched.view["pools"] == [[[8, 4], [8, 5], [8, 6], [8, 7]]]
    page.get_by_role("button", name="Stone, 3 left").click()
    watched.cell("8,5").hover()
    watched.cell("8,5").click()
    expect(page.locator(".refusal")).to_contain_text("Something lies on 8,5 already.")
    watched.cell("9,5").focus()
    page.keyboard.press("ArrowRight")
    expect(watched.grid.locator("[data-ghost]")).to_have_attribute("data-ghost", "10,5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stone, 2 left")).to_be_visible()
    watched.settle()
    assert watched.view["stones"] == [[10, 5, "stone"]]


def test_a_tile_is_dragged_onto_the_board_and_turned(people: People) -> None:
    watched = seated(people, expert=True)
    page = watched.page
    plate = page.get_by_role("button", name="Long pool, 1 left").bounding_box()
    cell = watched.cell("8,4").bounding_box()
    assert plate is not None
    assert cell is not None
    page.mouse.move(plate["x"] + plate["width"] / 2, plate["y"] + plate["height"] / 2)
    page.mouse.down()
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=8)
    expect(watched.grid.locator("[data-ghost]")).to_have_attribute("data-ghost", "8,4")
    page.mouse.up()
    page.get_by_role("button", name="Rotate").click()
    page.get_by_role("button", name="Lay it").click()
    expect(page.get_by_role("button", name=re.compile("^Long pool"))).to_have_count(0)
    watched.settle()
    assert watched.view["pools"] == [[[8, 4], [8, 5], [8, 6], [8, 7]]]


def test_the_monsters_walk_is_as_slow_as_one_likes_and_can_be_skipped(people: People) -> None:
    page = people.come()
    page.emulate_media(reduced_motion="no-preference")
    watched = Fortress(page)
    open_table(page, "floors", ["me", "me"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Speed of what is shown").get_by_text("slow").click()
    page.keyboard.press("Escape")
    for turned in range(1, 4):
        page.get_by_role("button", name=re.compile("^Figure .[45] waits")).last.click()
        page.get_by_role("button", name="Stay").click()
        expect(logged(page, "is turned over")).to_have_count(turned)
    page.get_by_role("button", name=re.compile("^Figure .1 waits")).first.click()
    page.get_by_role("button", name="Stay").click()
    expect(watched.grid).to_have_attribute("data-busy", "true")
    page.get_by_role("button", name="Skip").click()
    expect(watched.grid).to_have_attribute("data-busy", "false", timeout=3_000)
    watched.settle()
    assert watched.view["round"] == 2
