"""MR-6.1.2 to MR-6.1.4, MR-6.2: who stands in a clearing, on whose side, and who is hostile to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.events import GroupBattles
from fabula.games.realm.combat.sheets import fight_of, write_fight
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.pacifying import is_pacified, offend
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.state import RealmState


def denizens_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The monsters and natives in a clearing by their names, whomever they serve; mist is not there."""
    pieces, box = state.standing_at.get(clearing, ()), state.box
    there = (piece for piece in pieces if kind_of(piece) in box.monsters or piece in box.natives)
    return tuple(sorted(piece for piece in there if not is_mist(state, piece)))


def unhired_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """Those of them who serve nobody."""
    return tuple(denizen for denizen in denizens_in(state, clearing) if denizen not in state.hired)


def people_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The individuals of all players in a clearing; minions are none (MR-0.8.3), nor is mist (MR-6.1.1)."""
    here = (who for who in state.individuals if state.places[who] == clearing and not is_minion(who))
    return tuple(who for who in here if not is_mist(state, who))


def sides(state: RealmState) -> tuple[Seat, ...]:
    """MR-6.1.2: the players who have anybody in this combat, in seat order."""
    return tuple(sorted({state.player_of(who) for who in people_in(state, fight_of(state).clearing)}))


def hirelings_here(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """Those in this combat who serve a player."""
    here = people_in(state, fight_of(state).clearing)
    return tuple(who for who in here if who in state.hired and state.player_of(who) == seat)


def character_here(state: RealmState, seat: Seat) -> str | None:
    """A player's character, if he is in this combat."""
    who = state.sheet(seat).character
    return who if who in state.plays else None


def seats_in_order(state: RealmState) -> tuple[Seat, ...]:
    """MR-6.3.4: the first of them who had his turn today, then clockwise; or in the order of turns (U-4)."""
    seats = sides(state)
    turns = [state.player_of(who) for who in state.went if who in state.individuals]
    if state.options.encounter_order == "daylight":
        return tuple(dict.fromkeys((*(seat for seat in turns if seat in seats), *seats)))
    first = next((seat for seat in turns if seat in seats), min(seats, default=0))
    return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))


def is_hostile(state: RealmState, denizen: str, seat: Seat) -> bool:
    """MR-6.1.3: unhired monsters to everybody, unhired natives to those whom their group battles.

    Nobody is hostile to whoever has pacified him.
    """
    if denizen in state.hired or is_pacified(state, denizen, seat):
        return False
    native = state.box.natives.get(denizen)
    return native is None or (native.group, seat) in fight_of(state).battling


def provoke(state: RealmState, denizen: str, seat: Seat) -> list[Event]:
    """MR-6.2.3: whoever attacks or lures an unhired native has his whole group against him.

    If he has pacified those whom he attacks, that is over (MR-7.9.4).
    """
    events = offend(state, denizen, seat)
    native = state.box.natives.get(denizen)
    if native is None or denizen in state.hired:
        return events
    began = battle(state, native.group, seat, "MR-6.2.3")
    if began:
        write_fight(state, provoked=(*fight_of(state).provoked, (native.group, seat)))
    return events + began


def battle(state: RealmState, group: str, seat: Seat, rule: str) -> list[Event]:
    """MR-6.2.2: from now on a group battles a player's side in this clearing."""
    now = fight_of(state)
    if (group, seat) in now.battling:
        return []
    write_fight(state, battling=(*now.battling, (group, seat)))
    return [GroupBattles(group=group, seat=seat, rule=rule)]
