"""How a game of Formidable Foes came to its end (FOE-14): who fell last, how, and what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.core import replay
from fabula.games.foes.events import Defeated, Frightened, Rolled

if TYPE_CHECKING:
    from fabula.core import Event, Record
    from fabula.games.foes.state import FoesState

LAST_TO_FALL: Final = {"49 falls last", "50 falls last"}
LAST_BLOW: Final = {"by an ordinary roll", "by a lucky roll", "of fright"}
DECIDED: Final = {"gold decides", "chips decide", "Power spells decide", "nothing decides"}
EVERY_WAY: Final = LAST_TO_FALL | LAST_BLOW | DECIDED


def how_it_ended(record: Record) -> set[str]:
    """One of each: which boss fell last, by what, and what decided who has won."""
    moments = list(replay(record))
    events = [event for moment in moments for event in moment.events]
    last = [event for event in events if isinstance(event, Defeated)][-1]
    battle = [event for event in events if isinstance(event, Rolled | Frightened)][-1]
    return {
        f"{last.monster} falls last",
        last_blow(battle),
        what_decided(cast("FoesState", moments[-1].state)),
    }


def last_blow(battle: Event) -> str:
    """How the last battle was won."""
    if not isinstance(battle, Rolled):
        return "of fright"
    lucky = (battle.monster_die, battle.player_die) == (2, 3)
    return "by a lucky roll" if lucky else "by an ordinary roll"


def what_decided(state: FoesState) -> str:
    """What sets the winner apart (FOE-14.3)."""
    standing = state.standing()
    assert standing is not None
    if standing.places.count(1) > 1:
        return "nothing decides"
    winner = standing.places.index(1)
    rich = [seat for seat in range(state.seats) if state.gold[seat] == max(state.gold)]
    if rich == [winner]:
        return "gold decides"
    ahead = all(state.chips[winner] > state.chips[seat] for seat in rich if seat != winner)
    return "chips decide" if ahead else "Power spells decide"
