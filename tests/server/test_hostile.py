"""Whatever pages send, no mistake of ours shows, nothing is betrayed, and the table can be played on."""

from __future__ import annotations

import json
import os
import random
import string
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fabula.core import replay
from fabula.server.rows import record_of
from fabula.server.socket import answer
from fabula.server.viewers import Viewer
from server.canaries import options, spells_in
from server.house import in_folder, opened
from server.test_secrecy import known_to

if TYPE_CHECKING:
    from pathlib import Path

    from fabula.core import Seat
    from fabula.server.live import Live
    from fabula.server.messages import ToPage

pytestmark = pytest.mark.asyncio

MESSAGES = 50_000 if os.environ.get("FABULA_SWEEP") else 1_000
OVER_A_SOCKET = 60


class Listening(Viewer):
    """A page that keeps everything it is sent, with the length of the log at that time."""

    def __init__(self, live: Live, person: str | None) -> None:
        super().__init__(person, "en")
        self.live = live
        self.heard: list[tuple[int, str]] = []
        self.sent: set[str] = set()

    def tell(self, message: ToPage) -> None:
        self.heard.append((self.live.sequence, msgspec.json.encode(message).decode()))


class Mischief:
    """Makes up messages: half of them nearly right, the others not at all."""

    def __init__(self, live: Live, chance: random.Random) -> None:
        self.live, self.chance = live, chance
        self.sent: list[str] = []

    def frame(self, own: tuple[Seat, ...]) -> str:
        """Something that a page with these seats sends."""
        chance = self.chance.random()
        if chance < 0.1 and self.sent:
            return self.chance.choice(self.sent)  # replayed
        text = self.garbage() if chance < 0.25 else self.mangled(json.dumps(self.message(own)))
        self.sent.append(text)
        return text

    def garbage(self) -> str:
        match self.chance.randrange(6):
            case 0:
                return "".join(self.chance.choices(string.printable, k=self.chance.randrange(80)))
            case 1:
                return self.chance.choice("[{") * self.chance.randrange(5_000)
            case 2:
                return '{"say":' * self.chance.randrange(1_000)
            case 3:
                return '{"say":"chat","id":"1","text":"' + "x" * self.chance.randrange(40_000)  # huge
            case 4:
                return "\ud800\u0000" + "é" * self.chance.randrange(9_000)
            case _:
                return json.dumps(self.value())

    def mangled(self, text: str) -> str:
        if self.chance.random() < 0.7:
            return text
        at = self.chance.randrange(len(text))
        return text[:at] + self.chance.choice(string.printable) * self.chance.randrange(3) + text[at + 1 :]

    def value(self) -> Any:
        numbers = (0, 1, 2, -1, 3, 2**31, -(2**63), 10**30, 1.5)
        words = ("", "x", "undo", "1-power-1", "greedy", "\u2028", "🐉", "y" * 600, "null")
        return self.chance.choice((*numbers, *words, None, True, [], {}, ["x"] * 300, [[[[]]]], {"a": 1}))

    def message(self, own: tuple[Seat, ...]) -> dict[str, Any]:
        """A message that is right, but for a field or two."""
        asked = self.live.to_act()
        seat = self.chance.choice((*own * 4, *asked, 0, 1, 2))
        actions = self.live.state.choices(seat).actions if seat in asked else ()
        game = self.live.audience.sight("en").game
        action = game.write(self.chance.choice(actions)) if actions else "cast 1-power-1 1"
        name = f"m{self.chance.randrange(10_000)}"
        after = self.live.sequence - self.chance.choice((0, 0, 0, 1, -1))
        message: dict[str, Any] = self.chance.choice(
            [
                {"say": "act", "id": name, "seat": seat, "after": after, "action": action},
                {"say": "act", "id": name, "seat": seat, "after": after, "action": action},
                {"say": "undo", "id": name, "seat": seat, "after": after},
                {"say": "propose", "id": name, "seat": seat, "sequence": after - 2},
                {"say": "consent", "id": name, "seat": seat, "agree": self.chance.random() < 0.3},
                {"say": "spell", "ask": 1, "seat": seat, "beginning": action.split()[:1]},
                {"say": "why", "ask": 1, "seat": seat, "action": action},
                {"say": "always", "id": name, "seat": seat, "prompt": "power", "action": action},
                {"say": "chat", "id": name, "text": "hello"},
                {"say": "speak", "language": self.chance.choice(("en", "fr", "tlh", ""))},
            ]
        )
        for field in list(message):
            if self.chance.random() < 0.08:
                message[field] = self.value()
        return message


def check(viewer: Listening, known: list[set[str]]) -> None:
    """Nothing that a page was told is a mistake of ours, or names a card that it may not know.

    A card that somebody names himself may be named in the answer: that it cannot be done.
    """
    for sequence, text in viewer.heard:
        assert '"mistake"' not in text, text
        assert spells_in(text) - viewer.sent <= known[sequence]


async def test_hostile_messages_betray_nothing_and_break_nothing(tmp_path: Path) -> None:
    chance = random.Random(11)
    async with opened(in_folder(tmp_path)) as house, house.guest() as anna, house.guest() as ben:
        table, (token,) = await anna.open("foes", "me", "open", options=msgspec.to_builtins(options()))
        await ben.join(token)
        await anna.start(table)
        live = await house.hall.live(table)
        assert live is not None
        people = [row.holder for row in live.seats]
        viewers = [Listening(live, person) for person in (*people, None)]
        live.audience.viewers.update(viewers)
        mischief = Mischief(live, chance)
        for _ in range(MESSAGES):
            viewer = chance.choice(viewers)
            frame = mischief.frame(live.seats_of(viewer.person))
            viewer.sent |= spells_in(frame)
            await answer(live, viewer, frame)
        assert live.sequence > MESSAGES // 100
        async with anna.at(table) as page:  # it is the same over a real socket, and the table goes on
            for _ in range(OVER_A_SOCKET):
                await page.socket.send(mischief.frame((0,)).encode(errors="replace").decode()[:4_000])
            await page.demand("chat", id="after-all", text="still here")
            page.sequence = -1
            await page.say(say="speak", language="en")
            await page.hear("welcome", where=lambda told: told["table"]["sequence"] == live.sequence)
            assert not any('"mistake"' in text for text in page.raw)
        row = await house.hall.store.table(table)
        assert row is not None
        entries = await house.hall.store.entries(table)
    moments = list(replay(record_of(row, tuple(entry.entry for entry in entries))))
    seats: list[Seat | None] = [0, 1, None]
    for viewer, seat in zip(viewers, seats, strict=True):
        check(viewer, known_to(moments, seat))
