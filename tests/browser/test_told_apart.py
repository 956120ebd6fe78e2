"""Seats are told apart without colours: by shape and by letter, beside the board and on it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from browser.foes_table import fortress
from browser.playing import open_table, play, players
from browser.recorded import from_moment

if TYPE_CHECKING:
    from browser.people import People

LEAST_DIFFERENCE = 0.15
"""How much of what two shapes cover together belongs to one of them alone."""
LEAST_CONTRAST = 4.5
"""Between a letter and the shape on which it stands; contrast knows no colours, only how light they are."""
MARKS = """marks => {
    const light = (colour) => {
        const [red, green, blue] = colour.match(/\\d+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const drawing = document.createElement("canvas").getContext("2d");
    return marks.map((mark) => {
        const shape = mark.querySelector("path.body") ?? mark.querySelector("path");
        const letter = mark.querySelector("text.letter") ?? mark.querySelector("text");
        const outline = new Path2D(shape.getAttribute("d"));
        const inside = [];
        for (let y = -12; y <= 12; y += 0.5)
            for (let x = -12; x <= 12; x += 0.5) inside.push(drawing.isPointInPath(outline, x, y));
        const edge = getComputedStyle(letter).paintOrder.startsWith("stroke");
        const ground = edge ? getComputedStyle(letter).stroke : getComputedStyle(shape).fill;
        const [darker, lighter] = [light(getComputedStyle(letter).fill), light(ground)].sort((a, b) => a - b);
        return {letter: letter.textContent, inside, contrast: (lighter + 0.05) / (darker + 0.05)};
    });
}"""
"""For each mark its letter, which points are inside its shape, and how its letter stands out in grey."""


def are_told_apart(marks: list[dict[str, Any]], letters: str) -> None:
    """Every seat has a mark, and no two have the same shape or letter."""
    seats = {mark["letter"]: mark for mark in marks}
    assert "".join(sorted(seats)) == letters
    for one, other in combinations(seats.values(), 2):
        points = list(zip(one["inside"], other["inside"], strict=True))
        difference = sum(a != b for a, b in points) / sum(a or b for a, b in points)
        assert difference > LEAST_DIFFERENCE, one["letter"] + other["letter"]
    assert [mark["letter"] for mark in marks if mark["contrast"] < LEAST_CONTRAST] == []


def test_the_marks_of_seven_seats(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me"] * 7)
    for _ in range(7):
        play(page, "5 +")
    are_told_apart(players(page).locator("svg[role=img]").evaluate_all(MARKS), "ABCDEFG")
    are_told_apart(page.locator("[data-figure]").evaluate_all(MARKS), "ABCDEFG")


def test_the_figures_of_six_in_the_fortress(people: People) -> None:
    page = people.come()
    from_moment(page, "foes-6", 500, ["me", *["bot random"] * 5])
    expect(fortress(page)).to_be_visible()
    are_told_apart(page.locator("[data-figure]").evaluate_all(MARKS), "ABCDEF")
