"""The positions that the board in the browser is tested with: `python tests/realm/board_games.py`.

Moments of golden games as one seat sees them, with what it is offered; and the opening of one, event by
event, each action with what a look at the map tells after it.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from fabula.core import read_record, replay

if TYPE_CHECKING:
    from fabula.core import Moment, View

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web" / "src" / "games" / "realm" / "fixtures" / "moments.json"
MOMENTS = {
    "recording": ("realm-with-elf", 115, 0),
    "monsters": ("realm-with-swordsman", 114, 0),
    "combat": ("realm-with-elf", 145, 0),
    "company": ("realm-end-won", 60, 2),
}
"""Golden games, which moment of each, and who looks."""
OPENING = ("realm-lesson-1", 43)
"""A golden game, and how many of its actions are followed."""


def made() -> str:
    """All of it as JSON, a line for each moment and for each action."""
    lines = []
    for name, (record, number, seat) in MOMENTS.items():
        moment = _moments(record)[number]
        choices = moment.state.choices(seat) if seat in moment.state.to_act() else None
        offers = [
            {"action": " ".join(action.words()), "words": action.words(), "text": ""}
            for action in (choices.actions if choices is not None else ())
        ]
        told = {"view": _plain(moment.state.view(seat)), "seat": seat, "offers": offers}
        lines.append(f'"{name}": {_json(told)}')
    record, most = OPENING
    moments = _moments(record)[: most + 1]
    entries = [
        _json({"events": [event for event in after.events if event.told_to(0)], **_seen(before, after)})
        for before, after in pairwise(moments)
    ]
    lines.append(f'"opening": {_json(_plain(moments[0].state.view(0)))}')
    lines.append('"entries": [\n' + ",\n".join(entries) + "\n]")
    return "{" + ",\n".join(lines) + "}\n"


def _seen(before: Moment, after: Moment) -> dict[str, object]:
    """Of those who take turns, where each is and whether he hides, if that has changed."""
    seen = [_people(_plain(moment.state.view(0))) for moment in (before, after)]
    return {"people": {} if seen[0] == seen[1] else seen[1]}


def _people(view: dict[str, Any]) -> dict[str, object]:
    places = {piece: place for place, pieces in view["standing_at"].items() for piece in pieces}
    return {one["who"]: [places.get(one["who"]), one["hidden"]] for one in view["individuals"]}


def _moments(name: str) -> list[Moment]:
    return list(replay(read_record((ROOT / "tests" / "golden" / f"{name}.fabula").read_text("utf-8"))))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _plain(view: View) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(made(), "utf-8")


if __name__ == "__main__":
    main()
