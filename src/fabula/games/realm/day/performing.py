"""MR-3.2.8, MR-3.2.10: whether a phase that comes up can be performed, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.items import active_horse_piece
from fabula.games.realm.day.actions import (
    Alert,
    Cache,
    Enchant,
    EnchantAt,
    Fly,
    Hide,
    Hire,
    Leave,
    Move,
    PeerAt,
    Rest,
    Ride,
    Search,
    Trade,
)
from fabula.games.realm.day.alerting import alert
from fabula.games.realm.day.departing import depart, why_not_depart
from fabula.games.realm.day.flying import Flying, is_aloft, stays_aloft, why_not_fly
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.hiding import hide
from fabula.games.realm.day.moving import why_not_enter
from fabula.games.realm.day.peering import why_peer_cancelled
from fabula.games.realm.day.phases import PONY, WORKHORSE, activity_of, clearings_of, horse_kind
from fabula.games.realm.day.resting import rest
from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.day.searching import Searching, search_by
from fabula.games.realm.magic.brooms import Calling, calls_on_the_way
from fabula.games.realm.magic.daily import is_lost, why_spell_phase_cancelled
from fabula.games.realm.magic.enchanting import enchant
from fabula.games.realm.magic.flights import flights
from fabula.games.realm.magic.mist import MIST_DOES, is_mist
from fabula.games.realm.magic.shapes import why_not_as_creature
from fabula.games.realm.magic.straying import Straying
from fabula.games.realm.natives.hiring import hire_phase
from fabula.games.realm.options.caching import cache_phase
from fabula.games.realm.options.seasons import SHELTERED, is_sheltered
from fabula.games.realm.trade.trading import trade_phase
from fabula.games.realm.treasures.birdsong_cards import CIRCLE, LANTERN, card_of
from fabula.games.realm.treasures.lying import clearing_of_site_card

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.day.actions import Phase
    from fabula.games.realm.state import RealmState


def why_cancelled(
    state: RealmState, who: str, phase: Phase, *, sunlight: bool, sunlit: bool, underground: bool
) -> tuple[str, str] | None:
    """The clause and the reason, if a phase cannot be performed here and now.

    `sunlight` if it is such a phase, `sunlit` if he has had one, `underground` if he has been in a cave.
    """
    if sunlight and underground:
        return ("MR-3.2.4b", "no-sunlight")
    at = state.places[who]
    alerts = is_aloft(state, who) and stays_aloft(state, phase)
    if at not in state.atlas.clearings and not alerts and not isinstance(phase, Move | Ride | Fly):
        return ("MR-3.5.8", "on-roadway")
    card = card_of(phase)
    if card is not None and not has_active(state, who, card):
        return ("MR-14.2.1", "card-put-away")
    if card == LANTERN and not is_cave(state, at):
        return ("MR-14.2.12", "no-cave")
    if phase.source == CIRCLE and at != clearing_of_site_card(state, CIRCLE):
        return ("MR-14.2.13", "no-circle")
    late = (*(before.source for before in state.individual(who).past[:-1]), phase.source)
    if SHELTERED in late and not is_sheltered(state, at):
        return ("MR-10.9.4", "no-shelter")
    if phase.source == "reputation" and not _at_dwelling(state, at):
        return ("MR-3.2.8", "no-dwelling")
    if is_mist(state, who) and activity_of(phase) not in MIST_DOES:
        return ("MR-15.6.3a", "mist")
    if problem := why_not_as_creature(state, who, activity_of(phase)):
        return problem
    if problem := why_spell_phase_cancelled(state, who, phase.source):
        return problem
    if isinstance(phase, Move | Ride) and is_lost(state, who):
        return None
    if isinstance(phase, Fly):
        return why_not_fly(state, who, phase.tile)
    if isinstance(phase, Leave):
        return why_not_depart(state, who)
    clearing, _ = clearings_of(phase)
    if clearing is None:
        return None
    if isinstance(phase, EnchantAt):
        return None
    if isinstance(phase, PeerAt):
        return why_peer_cancelled(state, who, phase)
    if problem := why_not_enter(state, who, clearing):
        return problem
    if is_cave(state, clearing) and (sunlight or sunlit):
        return ("MR-3.2.4b", "sunlight-used")
    if isinstance(phase, Ride) or phase.source == WORKHORSE:
        return _why_not_on_horse(state, who, phase, at, clearing)
    return None


def _why_not_on_horse(
    state: RealmState, who: str, phase: Phase, at: str, clearing: str
) -> tuple[str, str] | None:
    """MR-4.4.3 to MR-4.4.5: the horse of Birdsong is active, and no other; no cave comes into it."""
    if is_cave(state, at) or is_cave(state, clearing):
        return ("MR-4.4.5", "horse-in-cave")
    needed = {PONY} if isinstance(phase, Ride) else set()
    if phase.source == WORKHORSE:
        needed.add(WORKHORSE)
    if needed != {horse_kind(state, who)}:
        return ("MR-3.2.8", "no-horse")
    other = active_horse_piece(state, who) != state.individual(who).mount
    return ("MR-4.4.4", "other-horse") if other else None


def _at_dwelling(state: RealmState, clearing: str) -> bool:
    """MR-13.4.2: campfires included."""
    return any(piece in state.box.dwellings for piece in state.standing_at.get(clearing, ()))


def perform(state: RealmState, who: str, phase: Phase, dice: Dice) -> list[Event]:
    """Do what the phase says, or ask what there is to ask first."""
    match phase:
        case Move() | Ride() if is_lost(state, who):
            state.push(Straying(who))
            return []
        case Move(clearing):
            state.push(*calls_on_the_way(state, who, clearing, above=1), Walking(who, clearing))
            return []
        case Ride(clearing, onward):
            both = clearing == onward  # MR-4.4.3: a mountain takes both steps, the second one too (MR-4.4.6)
            further = () if both else (Walking(who, onward, riding=True),)
            state.push(Walking(who, clearing, riding=both), *further)
            return []
        case Fly(tile):
            state.push(Flying(who, tile) if flights(state, who) else Calling(who, "fly", tile))
            return []
        case Leave():
            return depart(state, who)
        case Hide():
            return hide(state, who, dice)
        case Alert():
            return alert(state, who)
        case Rest():
            return rest(state, who)
        case Search():
            state.push(Searching(who))
            return []
        case EnchantAt(clearing):
            return enchant(state, who, clearing)
        case PeerAt(clearing):
            return search_by(state, who, "peer", clearing, dice, "MR-3.11.5")
        case Trade():
            return trade_phase(state, who)
        case Hire():
            return hire_phase(state, who)
        case Cache():
            return cache_phase(state, who)
        case Enchant():
            return enchant(state, who)
