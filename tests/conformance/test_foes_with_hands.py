"""Formidable Foes through the kit where everyone holds spells: random players cast theirs at once."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import msgspec

from fabula.games.foes.game import Foes
from fabula.games.foes.ledger import put, without
from fabula.testing import check_game
from foes.setting import LETTERS, position

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.foes.state import FoesState

GAMES: Final = 300 if os.environ.get("FABULA_SWEEP") else 5
HAND: Final = 4
PLAYERS: Final = ("C1 w24", "C2 w28", "P16 w30", "C6 w44", "S2 w21", "C7 w31")
TILES: Final = {"C1": 12, "C2": 27, "C6": 30, "C7": 33, "S1": 34, "C12": 43, "C10": 20, "S2": 11}


class FromTheMiddle(Foes):
    """A fortress that is known, monsters beside the figures, and a hand of spells for everyone."""

    horizon = 40

    def start(self, options: Struct, seats: int, dice: Dice) -> FoesState:
        """The same position every time, but for the hands."""
        players = dict(zip(LETTERS[:seats], PLAYERS, strict=False))
        state = position(
            seats=seats, **players, tiles=TILES, closed={"*": "N"}, options=msgspec.to_builtins(options)
        )
        for seat in range(seats):
            for _ in range(HAND):
                card = dice.draw("dealt spell", state.stack)
                state.stack = without(state.stack, card)
                state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        return state


def test_formidable_foes_keeps_the_contract_with_spells_in_every_hand() -> None:
    report = check_game(FromTheMiddle(), seconds=0, seed=1, games=GAMES)
    assert report.games == GAMES
    assert {"hands", "stack", "turn.drawn"} <= report.secrets.keys()
    assert all(number > 0 for number in report.secrets.values()), report.secrets
