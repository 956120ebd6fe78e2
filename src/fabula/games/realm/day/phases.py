"""MR-3.2: the phases of a day, and what gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.games.realm.belongings import active_horse
from fabula.games.realm.day.actions import EnchantAt, Fly, Leave, Move, PeerAt, Phase, Ride, Source
from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.magic.daily import spell_phases
from fabula.games.realm.options.seasons import SHELTERED, weather_of
from fabula.games.realm.treasures.birdsong_cards import CARD_PHASES, CIRCLE, LANTERN
from fabula.games.realm.treasures.lying import clearing_of_site_card

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

ACTIVITIES: Final = (
    "move",
    "fly",
    "hide",
    "alert",
    "rest",
    "search",
    "peer-at",
    "trade",
    "hire",
    "enchant",
    "enchant-at",
    "cache",
)
Extra: TypeAlias = dict[Source, tuple[str, ...]]
"""Extra phases, and the activities that each is good for."""
EXTRA: Final[Extra] = {
    "stamina": ("move",),
    "robust": ("rest",),
    "health": ("rest",),
    "elusiveness": ("hide",),
    "magical_paraphernalia": ("alert",),
    "reputation": ACTIVITIES,
    "aura_of_power": ("enchant",),
}
"""The special advantages that give an extra phase, and for which activities (MR-13)."""
WORKHORSE: Final = "workhorse"
PONY: Final = "pony"
VETERAN: Final = 9
"""MR-10.12.4: the level from which there is one phase more each day."""
SHORT_LEGS: Final = "short_legs"


def activity_of(phase: Phase) -> str:
    """The activity of a phase; a ride is a Move (MR-4.4.3), and so is leaving the map (MR-3.5.9)."""
    return "move" if isinstance(phase, Ride | Leave) else str(phase.__struct_config__.tag)


def clearings_of(phase: Phase) -> tuple[str | None, str | None]:
    """The clearing or tile that is written down with a phase, and where the second step of a ride leads."""
    match phase:
        case Move(clearing) | PeerAt(clearing) | EnchantAt(clearing):
            return clearing, None
        case Ride(clearing, onward):
            return clearing, onward
        case Fly(tile):
            return tile, None
        case _:
            return None, None


def sources_of(state: RealmState, who: str) -> Extra:
    """The extra phases that somebody has today, and for which activities (MR-3.2.3, MR-4.4.3)."""
    found = {source: what for source, what in EXTRA.items() if state.has_advantage(who, source)}
    if horse_kind(state, who) == WORKHORSE:
        found[WORKHORSE] = ("move",)
    if state.sheet_of(who) is not None:
        cards = {**CARD_PHASES, LANTERN: ACTIVITIES}  # MR-14.2.5
        found |= {card: what for card, what in cards.items() if has_active(state, who, card)}
        if state.places[who] == clearing_of_site_card(state, CIRCLE):
            found[CIRCLE] = ("enchant",)
    if weather_of(state).sheltered:
        found[SHELTERED] = ACTIVITIES
    sheet = state.sheet_of(who)
    if sheet is not None and sheet.level >= VETERAN:
        found["veteran"] = ACTIVITIES  # MR-10.12.4
    return found | spell_phases(state, who, ACTIVITIES)


def horse_kind(state: RealmState, who: str) -> str | None:
    """What kind of horse is active, if any."""
    horse = active_horse(state, who)
    return None if horse is None else horse.kind
