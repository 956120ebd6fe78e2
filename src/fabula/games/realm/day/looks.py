"""MR-3.9.4, MR-16.3: what the lines of the search tables bring, and what is kept of it.

Whoever knows all looks of somebody, and the chits, knows what he has discovered. The others do not know what
he chose himself (MR-16.3.7), and can imagine something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.day.findings import ChitSeen, Discovered, FoundEnemies, LostFound
from fabula.games.realm.day.rolls import AND
from fabula.games.realm.map.chits import look, lost_of, number_of_chits, open_lost, turn_up_chits
from fabula.games.realm.options.caches import caches_at
from fabula.games.realm.sheet import Individual, Look

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

CHOICE: Final = "choice"
NOTHING: Final = "nothing"
CLUES: Final = "clues"
DISCOVER: Final = "discover_chits"
ENEMIES: Final = "hidden_enemies"
SPIED: Final = "spied"
"""No line of a table: he has been shown it."""
RECALLED: Final = "recalled"
"""No line of a table either: somebody else has looked, and told him."""
WAYS: Final = {"paths": "path", "passages": "passage"}


def lines(box: Box) -> tuple[str, ...]:
    """MR-16.3.7: every result of the Peer and the Locate table, a double one as `clues_and_paths`."""
    rows = (row.results for table in ("peer", "locate") for row in box.tables[table].rows)
    return tuple(dict.fromkeys(AND.join(results) for results in rows if results != (CHOICE,)))


def looks(results: tuple[str, ...]) -> bool:
    """Whether these results let him look at map chits (MR-16.3.4, MR-16.3.5)."""
    return CLUES in results or DISCOVER in results


def find(
    state: RealmState, who: str, clearing: str, results: tuple[str, ...], dice: Dice, *, chosen: bool
) -> list[Event]:
    """MR-3.9.4: carry out a line for a clearing; what is found is for his eyes only."""
    if results == (NOTHING,) and not chosen:
        return []
    tile = state.atlas.clearings[clearing].tile
    events: list[Event] = []
    if looks(results):
        look(state, tile, dice)
        if DISCOVER in results and (lost := lost_here(state, clearing)) is not None:
            open_lost(state, tile, dice)
            turn_up_chits(state, tile, (lost,), "MR-3.9.4")
            events.append(LostFound(chit=lost, tile=tile, rule="MR-3.9.4", reveals=True))
            chosen = False  # now everybody knows what he chose
    before, number = state.individual(who), number_of_chits(state, tile)
    after = with_look(state, before, Look(state.day, clearing, results, number, chosen))
    state.individuals[who] = after
    return events + _told(state, who, before, after)


def lost_here(state: RealmState, clearing: str) -> str | None:
    """The Lost chit in this very clearing, if it still hides its chits."""
    where = state.atlas.clearings[clearing]
    chits, lost = state.chits[where.tile], lost_of(state, where.tile)
    if lost is None or lost not in chits or state.box.lost[lost].clearing != where.number:
        return None
    return lost if len(chits) == 1 + chits.index(lost) else None


def with_look(state: RealmState, one: Individual, done: Look) -> Individual:
    """Somebody after a search: what its results bring in this clearing."""
    where = state.atlas.clearings.get(done.clearing)  # on a roadway somebody may still be shown something
    chits = state.chits[where.tile][: done.chits] if where is not None and looks(done.results) else ()
    kinds = {WAYS[result] for result in done.results if result in WAYS}
    found = [road.name for road in state.atlas.roads_from(done.clearing) if road.kind in kinds]
    if where is not None and DISCOVER in done.results:  # MR-16.3.5
        sites = (chit for chit in chits if chit in state.box.sites)
        found += (site for site in sites if state.box.sites[site].clearing == where.number)
        found += caches_at(state, done.clearing, done.day)  # MR-10.4.2
    if not done.chosen or (SPIED in done.results and found_enemies_on(one, done.day)):
        found += done.found
    return replace(
        one,
        discoveries=tuple(dict.fromkeys((*one.discoveries, *found))),
        seen=tuple(dict.fromkeys((*one.seen, *chits))),
        found=one.found or (ENEMIES in done.results and done.day == state.day),
        searches=(*one.searches, done),
    )


def recall(state: RealmState, who: str, other: Individual) -> None:
    """What somebody's player has seen by another's eyes he does not forget when that one is gone: the chits.

    Whatever the other one chose is kept too, so that nobody can tell whether he looked.
    """
    for done in other.searches:
        if looks(done.results) or done.chosen:
            state.individuals[who] = with_look(state, state.individual(who), recalled(done))


def recalled(done: Look) -> Look:
    """A look of somebody else: nothing but the chits."""
    return replace(done, results=(CLUES if looks(done.results) else NOTHING, RECALLED), found=())


def found_enemies_on(one: Individual, day: int) -> bool:
    """Whether one of his searches of that day has found hidden enemies."""
    return any(ENEMIES in done.results and done.day == day for done in one.searches)


def _told(state: RealmState, who: str, before: Individual, after: Individual) -> list[Event]:
    """What he is told, of what he did not know."""
    to, tile = (state.player_of(who),), state.atlas.clearings[after.searches[-1].clearing].tile
    events: list[Event] = []
    if ENEMIES in after.searches[-1].results:
        events.append(FoundEnemies(who=who, rule="MR-16.3.1", to=to, reveals=True))
    chits, discoveries = after.seen[len(before.seen) :], after.discoveries[len(before.discoveries) :]
    chits = tuple(chit for chit in chits if chit not in state.whistled)  # it is not here any more
    events += (
        ChitSeen(who=who, chit=chit, tile=tile, rule="MR-16.3.4", to=to, reveals=True) for chit in chits
    )
    return events + [
        Discovered(who=who, discovery=one, rule="MR-3.9.4", to=to, reveals=True) for one in discoveries
    ]
