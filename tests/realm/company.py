"""Three characters in one clearing, for tests of what passes between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realm.playing import awake, pause

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

AMAZON, DWARF, ELF = range(3)


def together(at: str = "ruins-1") -> RealmState:
    """Three characters in one clearing; the Amazon is between two phases of her turn."""
    state = awake("amazon", "dwarf", "elf", at=at)
    order = [state.sheet(seat).character for seat in range(3)]
    assert sorted(order) == ["amazon", "dwarf", "elf"]
    by_name = {sheet.character: sheet for sheet in state.sheets if sheet is not None}
    state.sheets = tuple(by_name[name] for name in ("amazon", "dwarf", "elf"))
    for seat, name in enumerate(("amazon", "dwarf", "elf")):
        state.write(name, seat=seat)
    pause(state, AMAZON)
    return state
