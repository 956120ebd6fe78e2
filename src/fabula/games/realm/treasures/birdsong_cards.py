"""MR-14.2: cards that give or alter a phase: active when it is recorded and when it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, refuse
from fabula.games.realm.day.actions import EnchantAt, PeerAt

if TYPE_CHECKING:
    from fabula.games.realm.day.actions import Phase, Source
    from fabula.games.realm.state import RealmState

CRYSTAL_BALL: Final = "crystal_ball"
TELESCOPE: Final = "ancient_telescope"
LANTERN: Final = "shielded_lantern"
CIRCLE: Final = "toadstool_circle"
CARD_PHASES: Final[dict[Source, tuple[str, ...]]] = {
    TELESCOPE: ("peer-at",),
    "cloak_of_mist": ("hide",),
    "magic_spectacles": ("search",),
    "regent_of_jewels": ("trade",),
    "royal_sceptre": ("hire",),
    "7_league_boots": ("move",),
    "toadstool_ring": ("enchant",),
}
"""MR-14.2.5: for what each card gives a phase; the Lantern's is good for any activity."""


def card_of(phase: Phase) -> str | None:
    """The card by which a phase is extra or altered, if it is (MR-14.2.1)."""
    if phase.source in CARD_PHASES or phase.source == LANTERN:
        return phase.source
    return CRYSTAL_BALL if isinstance(phase, PeerAt | EnchantAt) else None


def why_not_forgo(state: RealmState, piece: str) -> Refusal | None:
    """MR-14.2.2: what a recorded phase needs stays active until that phase is done.

    Only its owner may be told, for nobody else knows what he has recorded.
    """
    owner = state.individuals.get(state.places[piece])
    if piece not in state.active or owner is None:
        return None
    pledged = any(card_of(phase) == piece for phase in owner.turn)
    return refuse("MR-14.2.2", "phase-needs-it", piece=piece) if pledged else None
