"""Makes the picture of the terminal in the README from a real game: `python docs/screenshot.py`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from fabula.core import registry
from fabula.terminal.app import FabulaApp
from fabula.terminal.session import Session
from fabula.words import Words

IMAGE = Path(__file__).parent / "images" / "terminal.svg"
SEED = 11
SIZE = (96, 24)
MOVES = 22
"""Moves that bots make for everybody before the picture, so that there is something to see."""


def session() -> Session:
    """A game in its fourth round, with a person to move."""
    game = registry.game("floors")
    players = ("person Anna", "greedy", "greedy")
    playing = Session.open(game, game.Options(), players, Words("en"), seed=SEED)
    helping = Session.open(game, game.Options(), ("greedy",) * 3, Words("en"), seed=SEED)
    while playing.table.sequence < MOVES or playing.state.to_act() != (0,):
        seat = helping.state.to_act()[0]
        action = helping.bot_action(seat)
        helping.play(seat, action)
        playing.play(seat, action)
    return playing


KEYS = ("space", "space", "left", "up")
"""The figure 3 comes in and is taken west and north, but not yet played."""
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


async def picture() -> str:
    """The screen as SVG, with foresight on and a path half traced."""
    app = FabulaApp(Words("en"), session=session(), pace=0, autosave=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("f3", *KEYS)
        await pilot.pause()
        # without the fonts that a browser would have to fetch from elsewhere
        return FONTS.sub("", app.export_screenshot(title="fabula play floors"))


if __name__ == "__main__":
    IMAGE.parent.mkdir(parents=True, exist_ok=True)
    IMAGE.write_text(asyncio.run(picture()), "utf-8")
    print(IMAGE)
