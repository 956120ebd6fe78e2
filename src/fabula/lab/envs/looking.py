"""What a program sees: the seat's view and nothing else, what it has written, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from fabula.core import Game, Seat, View
    from fabula.core.extras import Encoding
    from fabula.lab.envs.running import Running

Sight: TypeAlias = Literal["view", "digest"]
"""The whole view as JSON, byte by byte; or the numbers that the game makes of it for learners."""
Bytes: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]
Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]

MOST_WRITTEN: Final = 256
"""No action has more letters than this."""


def bytes_array(text: bytes, size: int) -> Bytes:
    """A text as numbers, zeros after it."""
    if len(text) > size:
        raise ValueError(f"{len(text)} bytes do not fit into {size}: the game's `encoding` is to say more")
    found = np.zeros(size, np.uint8)
    found[: len(text)] = np.frombuffer(text, np.uint8)
    return found


def text_of(array: Bytes) -> bytes:
    """The text in such an array."""
    return array.tobytes().rstrip(b"\0")


def read_view(game: Game, array: Bytes) -> View:
    """The view that an observation shows."""
    view: View = msgspec.json.decode(text_of(array), type=game.Views)
    return view


class Looking:
    """Makes the observations of a game, and knows their space."""

    def __init__(self, encoding: Encoding, sight: Sight, numbers: int, *, writes: bool) -> None:
        self._encoding, self._writes, self._numbers = encoding, writes, numbers
        self._digest = encoding.digest if sight == "digest" else None
        if sight == "digest" and self._digest is None:
            raise ValueError("this game makes no digest of its views: look at the view itself")
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1, 1, (self._digest.length,), np.float32)
            if self._digest
            else spaces.Box(0, 255, (encoding.view_bytes,), np.uint8),
            "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
        }
        if writes:
            space["written"] = spaces.Box(0, 255, (MOST_WRITTEN,), np.uint8)
        self.space = spaces.Dict(space)

    def look(self, running: Running, seat: Seat) -> Observation:
        """What a seat sees now; only the one that is asked may do anything."""
        asked = running.asked == seat
        view = running.state.view(seat)
        if self._digest:
            words = running.decision.words if asked else ()
            seen: np.ndarray[Any, Any] = np.array(self._digest(view, seat=seat, beginning=words), np.float32)
        else:
            seen = bytes_array(msgspec.json.encode(view), self._encoding.view_bytes)
        found: Observation = {"observation": seen, "action_mask": np.zeros(self._numbers, np.int8)}
        if asked:
            found["action_mask"][list(running.decision.open)] = 1
        if self._writes:
            text = running.decision.text if asked else ""
            found["written"] = bytes_array(text.encode(), MOST_WRITTEN)
        return found
