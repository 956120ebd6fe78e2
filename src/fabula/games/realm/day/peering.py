"""MR-3.11.5: the Peer activity, at a clearing that is recorded, with a card that makes it possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Refusal, refuse
from fabula.games.realm.day.actions import EnchantAt, PeerAt, Source
from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.treasures.birdsong_cards import CRYSTAL_BALL, TELESCOPE

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def peers_from(state: RealmState, who: str, at: str, source: Source) -> tuple[PeerAt, ...]:
    """Each clearing that somebody can peer at in such a phase: with the Ball all of them, with the
    Telescope the other mountains (MR-14.2.4, MR-14.2.6)."""
    clearings = state.atlas.clearings
    if source == TELESCOPE:
        far = [name for name, there in clearings.items() if there.kind == "mountain" and name != at]
    else:
        far = [*clearings] if source == "ordinary" and has_active(state, who, CRYSTAL_BALL) else []
    return tuple(PeerAt(clearing, source) for clearing in far)


def enchants_from(state: RealmState, who: str, source: Source) -> tuple[EnchantAt, ...]:
    """MR-3.11.6, MR-14.2.4: with the Ball somebody enchants in any clearing as if he were there."""
    if source != "ordinary" or not has_active(state, who, CRYSTAL_BALL):
        return ()
    return tuple(EnchantAt(clearing, source) for clearing in state.atlas.clearings)


def why_not_peer(state: RealmState, who: str, at: str, phase: PeerAt) -> Refusal | None:
    """Nothing lets him see so far."""
    if phase in peers_from(state, who, at, phase.source):
        return None
    return refuse("MR-3.11.5", "cannot-peer-there", clearing=phase.clearing)


def why_peer_cancelled(state: RealmState, who: str, phase: PeerAt) -> tuple[str, str] | None:
    """He is on no mountain with his Telescope (MR-14.2.6)."""
    on_mountain = state.atlas.clearings[state.places[who]].kind == "mountain"
    return None if on_mountain or phase.source != TELESCOPE else ("MR-14.2.6", "no-mountain")
