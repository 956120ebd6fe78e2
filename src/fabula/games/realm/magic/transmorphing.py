"""MR-7.10: how somebody becomes a creature, and himself again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import is_potion
from fabula.games.realm.combat.counters import counters_of, part_of
from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.magic.bewitching import ABSORB
from fabula.games.realm.magic.curses import WITHER, wither
from fabula.games.realm.magic.events import BecameHimself, Transmorphized
from fabula.games.realm.magic.shapes import creature_name, essence_of
from fabula.games.realm.pieces import ABSORBED, DEAD, put, standing_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Event
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState


def creatures_among(state: RealmState, ones: Iterable[str]) -> dict[str, str]:
    """Into what each of these has been turned, or nothing; of those who can be."""
    there = (one for one in ones if one in state.places)
    return {one: creature_name(state, one) for one in there}


def change_shapes(state: RealmState, before: dict[str, str]) -> list[Event]:
    """Whoever is something else than before changes now."""
    events: list[Event] = []
    for one, was in before.items():
        now = creature_name(state, one)
        if now == was:
            continue
        if one in state.box.treasures:
            events += _change_item(state, one, was, now)
            continue
        if not now:
            events.append(BecameHimself(who=one, rule="MR-7.10.6"))
            events += wither(state, one) if state.has_curse(one, WITHER) else ()
        else:
            _take_along(state, one)
            events.append(Transmorphized(who=one, into=now, rule="MR-7.10.1"))
        _change_counters(state, one)
    return events


def _take_along(state: RealmState, one: str) -> None:
    """MR-7.10.5: all that he has now is transmorphized with him, or put away if he has absorbed a monster."""
    if one not in state.individuals:
        return
    things = state.standing_at.get(one, ())
    if essence_of(state, one):
        for piece in things:
            if piece in state.active and not is_potion(state, piece):
                put_away(state, piece)
    else:
        state.write(one, kept=len(things), kept_gold=state.individual(one).gold)


def is_item_as(state: RealmState, row: Bewitchment, monster: str) -> bool:
    """MR-15.5.1j: whether a spell has made an item this monster."""
    return row.spell == ABSORB and row.detail == monster and state.places.get(row.means) == ABSORBED


def _change_item(state: RealmState, item: str, was: str, now: str) -> list[Event]:
    """MR-15.5.1j: an item that lies in a clearing is the monster itself; inert, it lies where that was."""
    if now and state.places.get(item) in state.atlas.clearings:
        put(state, now, state.places[item])
        put(state, item, ABSORBED)
        return [Transmorphized(who=item, into=now, rule="MR-15.5.1j")]
    if was and state.places.get(item) == ABSORBED:
        put(state, item, state.atlas.ground_at(state.places[was]))
        if state.fight is not None:
            leave(state, was)
        put(state, was, ABSORBED)
        return [BecameHimself(who=item, rule="MR-15.5.1j")]
    return []


def let_go(state: RealmState, row: Bewitchment, rule: str) -> None:
    """MR-15.5.1c, MR-15.5.1d: an absorbed monster dies with the caster, or else appears where he is.

    If an item had become the monster, it is the item that appears (MR-15.5.1j).
    """
    monster, place = row.detail, standing_of(state, row.targets[0])
    if is_item_as(state, row, monster):
        put(state, row.means, state.atlas.ground_at(state.places[monster]))
    elif state.places.get(monster) != ABSORBED:
        return
    elif place is None or rule == "MR-7.6.6":
        put(state, monster, DEAD)
    else:
        put(state, monster, state.atlas.ground_at(state.places.get(place, place)))


def _change_counters(state: RealmState, denizen: str) -> None:
    """MR-7.10.7: a creature has one counter and no red side; who is himself has his horse or head again."""
    if state.sheet_of(denizen) is not None:
        return
    part = part_of(state.box, denizen)
    for piece in filter(None, (denizen, part)):
        state.faces.pop(piece, None)
    if part is not None:
        state.stances.pop(part, None)
    if (stance := state.stances.get(denizen)) is not None:
        for piece in counters_of(state, denizen):
            state.stances[piece] = stance
