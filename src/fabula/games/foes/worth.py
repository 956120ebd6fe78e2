"""What a position is worth to a seat: what it has, and the best that it can go for from where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.games.foes import schemes
from fabula.games.foes.board import FACE_DOWN
from fabula.games.foes.components import UNEXPLORED
from fabula.games.foes.prospects import GOLD, NEWS, SPELL, WISDOM, best_prospect, chips_worth, means
from fabula.games.foes.study import AskStudy, EndOfTurn, gains

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.foes.components import Spell
    from fabula.games.foes.state import FoesState

WIN: Final = 1000.0
LESSON: Final = 2.2
"""A level that one will be offered at the end of the turn, if nothing comes between."""
SPELL_VALUE: Final = 0.3
"""What a spell is worth besides, for each point of its number."""
LOOK: Final = 2.0
"""What it is worth to know an intersection."""
UNDONE: Final = 0.01
"""By so much less counts what a spell has yet to do; so it does first what it was cast for."""


def worth(state: State, seat: Seat) -> float:
    """What the seat has and may hope for; while a spell of its own asks for more, the best that it finds."""
    foes = cast("FoesState", state)
    if not schemes.is_open(foes, seat):
        return worth_as_it_is(foes, seat)
    as_it_is = worth_as_it_is(schemes.left_at_that(foes, seat), seat)
    to_come = [worth_as_it_is(after, seat) - UNDONE for after in schemes.answered(foes, seat)]
    return max([as_it_is, *to_come])


def worth_as_it_is(foes: FoesState, seat: Seat) -> float:
    """Gold, wisdom, chips, spells and what is explored, and the best prospect or the victory."""
    result = foes.standing()
    hopes = best_prospect(foes, seat) if result is None else WIN if seat in result.winners else 0.0
    return (
        GOLD * foes.gold[seat]
        + WISDOM * foes.wisdom[seat]
        + chips_worth(means(foes, seat))
        + sum(spell_worth(foes.box.spell[card]) for card in foes.hands[seat])
        + LESSON * (result is None and will_study(foes, seat))
        - NEWS * foes.tiles.count(UNEXPLORED)
        - LOOK * foes.closed.count(FACE_DOWN)
        + hopes
    )


def spell_worth(spell: Spell) -> float:
    """What it is worth to have a spell; the chips that Power would bring count among the others."""
    return SPELL if spell.kind == "power" else SPELL + SPELL_VALUE * spell.value


def will_study(state: FoesState, seat: Seat) -> bool:
    """Whether a master will teach him at the end of the turn, as things stand."""
    if AskStudy(seat) in state.agenda:
        return True
    return EndOfTurn() in state.agenda and gains(state, seat)
