"""MR-10.5: optional: in combat things are dropped in front of oneself, and picked up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import number_of, pile_in
from fabula.games.realm.combat.actions import Fetch, Regain
from fabula.games.realm.combat.events import Dropped, DroppedCard, PickedUp, Scattered, TooLate
from fabula.games.realm.combat.means import means_by_name
from fabula.games.realm.combat.sheets import fight_of, fighters, write_play
from fabula.games.realm.pieces import in_front_of, kind_of, put
from fabula.games.realm.treasures.knowing import as_everybody_sees, back_of, knows, show_to, tell_who_know
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.means import Means
    from fabula.games.realm.state import RealmState

NO_CHIT = 0
"""MR-10.5.4: how fast somebody is who needs no chit."""


class Grab(Struct, frozen=True):
    """Somebody reaches for something."""

    who: str
    piece: str
    time: int


def dropped_by(state: RealmState, who: str) -> tuple[str, ...]:
    """What lies in front of somebody, the top one first."""
    return state.standing_at.get(in_front_of(who), ())[::-1]


def drop(state: RealmState, who: str, piece: str) -> list[Event]:
    """MR-10.5.1: it lies in front of him; a card that is secret stays so."""
    number = number_of(state, piece)
    put_away(state, piece)
    put(state, piece, in_front_of(who))
    write_play(state, who, dropped=state.plays[who].dropped + 1)
    if knows(state, None, piece):
        return [Dropped(who=who, item=kind_of(piece), piece=piece, rule="MR-10.5.1", reveals=True)]
    size = back_of(state.box, piece).removeprefix(FACE_DOWN)
    return [DroppedCard(who=who, number=number, size=size, rule="MR-10.5.1", reveals=True)]


def regains(state: RealmState, who: str) -> tuple[Regain, ...]:
    """MR-10.5.2: what lies in front of himself, which takes no chit."""
    return tuple(map(Regain, dropped_by(state, who)))


def fetches(state: RealmState, who: str, moves: list[Means]) -> tuple[Fetch, ...]:
    """MR-10.5.2: what lies elsewhere in the clearing, with each Move that is fast enough."""
    clearing = fight_of(state).clearing
    heaps = {clearing: pile_in(state, clearing)}
    heaps |= {other: dropped_by(state, other) for other in fighters(state) if other != who}
    return tuple(
        Fetch(place, number, means.name)
        for place, pieces in heaps.items()
        for number in range(1, len(pieces) + 1)
        for means in moves
    )


def grab_of(state: RealmState, who: str, action: Regain | Fetch) -> Grab:
    """What somebody reaches for, as all lay when everybody chose."""
    if isinstance(action, Regain):
        return Grab(who, action.piece, NO_CHIT)
    heap = dropped_by(state, action.place) if action.place in state.plays else pile_in(state, action.place)
    return Grab(who, heap[action.number - 1], means_by_name(state, who, action.means).time)


def pick_up(state: RealmState, grabs: list[Grab], dice: Dice) -> list[Event]:
    """MR-10.5.4: of several the fastest gets it; those who are tied have the same chance."""
    events: list[Event] = []
    for piece in dict.fromkeys(grab.piece for grab in grabs):
        wanting = [grab for grab in grabs if grab.piece == piece]
        first = min(grab.time for grab in wanting)
        tied = tuple(grab.who for grab in wanting if grab.time == first)
        winner = dice.draw("re-roll", tied) if len(tied) > 1 else tied[0]
        late = [grab.who for grab in wanting if grab.who != winner]
        events += (TooLate(who=who, rule="MR-10.5.4", reveals=True) for who in late)
        item, shown = as_everybody_sees(state, piece)
        show_to(state, piece, (state.player_of(winner),))
        acquire(state, winner, piece)
        events.append(PickedUp(who=winner, item=item, piece=shown, rule="MR-10.5.2", reveals=True))
        events += tell_who_know(state, winner, piece, "MR-10.5.2")
    return events


def take_back(state: RealmState, who: str) -> None:
    """MR-10.5.1: until the end of the round in which he has dropped it, it is his, should he be killed."""
    for piece in reversed(dropped_by(state, who)[: state.plays[who].dropped]):
        put(state, piece, who)


def scatter(state: RealmState, *whose: str) -> list[Event]:
    """MR-10.5.4: what somebody has dropped who is gone lies abandoned in the clearing."""
    events: list[Event] = []
    clearing = fight_of(state).clearing
    for who in whose:
        pieces = dropped_by(state, who)
        for piece in reversed(pieces):
            put(state, piece, clearing)
        if pieces:
            events.append(Scattered(who=who, clearing=clearing, rule="MR-10.5.4"))
    return events


def scatter_of_the_gone(state: RealmState) -> list[Event]:
    """That of everybody who is not in the combat any more."""
    return scatter(state, *(who for who in state.individuals if who not in state.plays))
