"""MR-7.5, MR-7.6: the table of spells in effect, and what rules ask it.

A spell in effect is a row of `state.bewitched`, in the order in which they took effect. Whatever rule cares
about a spell asks here whether somebody or something is under it; no spell reaches into a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from fabula.games.realm.pieces import ABSORBED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.state import RealmState

SHIELDS: Final = ("pentangle", "protection_from_magic", "melt_into_mist")
"""MR-15.5.5, MR-15.6.3, MR-15.7.4: the spells that keep all others from whoever is under them."""
WAITING: Final = "waiting"
"""The detail of a Phase spell that has not been activated (MR-7.5.4)."""
MIST: Final = "melt_into_mist"
ABSORB: Final = "absorb_essence"
PROPHECY: Final = "prophecy"
CARPET: Final = "flying_carpet"
"""MR-14.15.4: a treasure, and the spell that is on it."""
TRANSMORPHS: Final = {MIST: 3, "transform": 2, ABSORB: 1}
"""MR-7.6.3: the stronger one nullifies the weaker."""


class Bewitchment(Struct, frozen=True):
    """A spell in effect."""

    spell: str
    caster: str
    """Who has cast it, or holds the item that has."""
    means: str
    """The Magic chit that is committed to it, `chit:5`, or the item that has cast it."""
    targets: tuple[str, ...]
    """Individuals, clearings, tiles, items or own chits by their names."""
    until: int = 0
    """The day whose Sunset ends it (MR-7.5.6); 0 if something else does."""
    energized: bool = True
    """MR-7.7: a Permanent spell may be inert."""
    detail: str = ""
    """What was rolled or chosen when it took effect."""
    undecided: bool = False
    """MR-15.5.1i: energized together with another essence, and whoever has them has yet to choose."""


class Bewitched(Protocol):
    """Whatever has the table: a state, and so has a view."""

    @property
    def bewitched(self) -> tuple[Bewitchment, ...]:
        """The spells in effect."""


def rows_on(table: Bewitched, target: str) -> Iterator[Bewitchment]:
    """The spells on somebody or something, inert and nullified ones too."""
    return (row for row in table.bewitched if target in row.targets)


def in_force(table: Bewitched, row: Bewitchment, target: str) -> bool:
    """Whether a spell works on one of its targets: not inert (MR-7.7) and not nullified (MR-7.6.7)."""
    if not row.energized or row.detail == WAITING:
        return False
    before = True
    for other in rows_on(table, target):
        if other is row:
            before = False
        elif not other.energized or other.detail == WAITING:
            continue
        elif _nullifies(other, row, before=before):
            return False
    return True


def _nullifies(other: Bewitchment, row: Bewitchment, *, before: bool) -> bool:
    """MR-7.6.3, MR-7.6.4: a shield all but an earlier shield, a strong transmorph a weaker one."""
    if other.spell in SHIELDS and (before or row.spell not in SHIELDS):
        return True
    return TRANSMORPHS.get(other.spell, 0) > TRANSMORPHS.get(row.spell, len(TRANSMORPHS))


def is_under(table: Bewitched, target: str, *spells: str) -> bool:
    """Whether one of these spells works on somebody or something."""
    if not table.bewitched:
        return False
    return any(row.spell in spells and in_force(table, row, target) for row in rows_on(table, target))


def row_on(table: Bewitched, target: str, spell: str) -> Bewitchment | None:
    """The row of a spell that works on somebody or something."""
    return next(
        (row for row in rows_on(table, target) if row.spell == spell and in_force(table, row, target)), None
    )


def is_shielded(table: Bewitched, target: str) -> bool:
    """MR-15.5.5b, MR-15.6.3b, MR-15.7.4: no new spell can take effect on him, and Curses are nullified."""
    return is_under(table, target, *SHIELDS)


def names_of_rows(table: Bewitched) -> dict[str, Bewitchment]:
    """Each row by what people call it: the spell and its first target, or its caster; a second one `@2`."""
    found: dict[str, Bewitchment] = {}
    for row in table.bewitched:
        target = row.caster if ":" in row.targets[0] else row.targets[0]
        name = f"{row.spell}@{target}"
        same = sum(other == name or other.startswith(f"{name}@") for other in found)
        found[f"{name}@{same + 1}" if same else name] = row
    return found


def mark_of(row: Bewitchment) -> str:
    """What tells a row from all others, whatever it is called when other rows have gone; see `has_mark`."""
    return f"{row.spell} {row.caster} {row.means} {row.detail}: {' '.join(row.targets)}"


def has_mark(row: Bewitchment, mark: str) -> bool:
    """Whether it is the row that had this mark, though it may have lost some of its targets since."""
    (same, _, targets), (own, _, left) = mark.rpartition(": "), mark_of(row).rpartition(": ")
    return own == same and {*left.split()} <= {*targets.split()}


def is_in(state: RealmState, target: str, caster: str, clearing: str) -> bool:
    """Whether a target is in a clearing: a chit is where its owner is, an item where its holder is."""
    tile = state.atlas.clearings[clearing].tile
    if target in (clearing, tile):
        return True
    place = place_of(state, caster if ":" in target else target)
    return clearing in (place, state.places.get(place))


def place_of(state: RealmState, target: str) -> str:
    """Where a target is; an item that has become a monster is where that is (MR-15.5.1j)."""
    place = state.places.get(target, "")
    if place != ABSORBED:
        return place
    return next((state.places[row.detail] for row in rows_on(state, target) if row.spell == ABSORB), place)
