"""MR-3.9: searching by the Peer and the Locate table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.actions import Find, Locate, Peer
from fabula.games.realm.day.rolls import AND, roll
from fabula.games.realm.events import (
    ChitSeen,
    ChoiceTaken,
    ChoseLine,
    Discovered,
    FoundEnemies,
    LostFound,
    Searched,
)
from fabula.games.realm.map.chits import look, lost_of, number_of_chits, open_lost, turn_up_chits
from fabula.games.realm.sheet import Individual, Look

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

CHOICE = "choice"
NOTHING = "nothing"
CLUES = "clues"
DISCOVER = "discover_chits"
ENEMIES = "hidden_enemies"
WAYS = {"paths": "path", "passages": "passage"}


def lines(box: Box) -> tuple[str, ...]:
    """MR-16.3.7: every result of the Peer and the Locate table, a double one as `clues_and_paths`."""
    rows = (row.results for table in ("peer", "locate") for row in box.tables[table].rows)
    return tuple(dict.fromkeys(AND.join(results) for results in rows if results != (CHOICE,)))


class Searching(Step["RealmState"], frozen=True):
    """MR-3.9.1: one table is chosen when the phase comes up."""

    rule = "MR-3.9.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Peer at each clearing in reach, or Locate."""
        return Choices("search", (*map(Peer, in_sight(state, self.who)), Locate()))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Roll, and find what there is."""
        state.pop()
        table = "peer" if isinstance(action, Peer) else "locate"
        clearing = action.clearing if isinstance(action, Peer) else state.places[self.who]
        rule = "MR-3.9.2" if isinstance(action, Peer) else "MR-3.9.3"
        row, rolled = roll(state, self.who, table, dice, rule)
        events: list[Event] = [Searched(who=self.who, table=table, clearing=clearing, rule=rule), rolled]
        if row.results == (CHOICE,):
            state.push(ChooseLine(self.who, clearing))
            return events
        return events + find(state, self.who, clearing, row.results, dice, chosen=False)


class ChooseLine(Step["RealmState"], frozen=True):
    """MR-16.3.7: any line of either table, and only he knows which."""

    rule = "MR-16.3.7"
    who: str
    clearing: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has rolled it."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """The lines."""
        return Choices("find", tuple(map(Find, lines(state.box))), {"clearing": self.clearing})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Find it."""
        assert isinstance(action, Find)
        state.pop()
        results = tuple(action.line.split(AND))
        taken = ChoiceTaken(who=self.who, rule=self.rule)
        told = ChoseLine(who=self.who, line=action.line, rule=self.rule, to=(seat,))
        return [taken, told, *find(state, self.who, self.clearing, results, dice, chosen=True)]


def in_sight(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-3.9.2: the own clearing; from a mountain all that are no caves, in this tile and the next ones."""
    here = state.atlas.clearings[state.places[who]]
    if here.kind != "mountain":
        return (here.name,)
    tiles = (here.tile, *state.atlas.beside[here.tile])
    near = (name for tile in tiles for name in state.atlas.of_tile[tile] if name != here.name)
    return (here.name, *(name for name in near if state.atlas.clearings[name].kind != "cave"))


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
    where = state.atlas.clearings[done.clearing]
    chits = state.chits[where.tile][: done.chits] if looks(done.results) else ()
    kinds = {WAYS[result] for result in done.results if result in WAYS}
    found = [road.name for road in state.atlas.roads[done.clearing] if road.kind in kinds]
    if DISCOVER in done.results:  # MR-16.3.5
        sites = (chit for chit in chits if chit in state.box.sites)
        found += (site for site in sites if state.box.sites[site].clearing == where.number)
    return replace(
        one,
        discoveries=tuple(dict.fromkeys((*one.discoveries, *found))),
        seen=tuple(dict.fromkeys((*one.seen, *chits))),
        found=one.found or (ENEMIES in done.results and done.day == state.day),
        searches=(*one.searches, done),
    )


def _told(state: RealmState, who: str, before: Individual, after: Individual) -> list[Event]:
    """What he is told, of what he did not know."""
    to, tile = (state.player_of(who),), state.atlas.clearings[after.searches[-1].clearing].tile
    events: list[Event] = []
    if ENEMIES in after.searches[-1].results:
        events.append(FoundEnemies(who=who, rule="MR-16.3.1", to=to, reveals=True))
    chits, discoveries = after.seen[len(before.seen) :], after.discoveries[len(before.discoveries) :]
    events += (
        ChitSeen(who=who, chit=chit, tile=tile, rule="MR-16.3.4", to=to, reveals=True) for chit in chits
    )
    return events + [
        Discovered(who=who, discovery=one, rule="MR-3.9.4", to=to, reveals=True) for one in discoveries
    ]
