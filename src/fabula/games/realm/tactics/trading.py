"""Dealing with natives and visitors: what to sell and to whom, what to buy, whether to pay or to endure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import (
    Endure,
    Resist,
    Roll,
    Sell,
    Treat,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing
    from fabula.games.realm.tactics.values import Values

WORTHWHILE: Final = 0.1
"""So many points at least a sale has to bring more than keeping the thing."""
LAST_DAYS: Final = 4
"""MR-9.2.6: what he began with counts against his Gold; in the end he sells that, too."""
SPARE: Final = 1.3
"""How much longer than it looks a way to the market may take."""
EARLY: Final = 0.8
"""So many days earlier he may arrive and need not wait."""
CHEAP: Final = 4
"""So much Gold may be spent on drinks."""


class _Sale(NamedTuple):
    """A thing, and what it brings in points and in Gold."""

    piece: str
    gain: float
    price: int


def partners_at(knowing: Knowing, clearing: str) -> Iterator[str]:
    """MR-5.3.1: the groups whose leader is there and free, and the visitors."""
    here = knowing.view.standing_at.get(clearing, ())
    for group in knowing.box.groups.values():
        if group.leader in here and group.leader not in knowing.view.hired:
            yield group.id
    sides = {knowing.view.faces.get(piece, "") for piece in here if piece in knowing.box.gold_chits}
    yield from (visitor for visitor in knowing.box.visitors if visitor in sides)


def days_left(knowing: Knowing) -> int:
    """How many days there are after this one."""
    return max(0, knowing.view.options.days - knowing.view.day)


def is_late(knowing: Knowing, travel: float = 0.0) -> bool:
    """Whether the end is near, or will be after so many days of travelling: time to go to market."""
    return days_left(knowing) < LAST_DAYS + SPARE * travel


def is_needed(knowing: Knowing, piece: str, travel: float = 0.0) -> bool:
    """Whether he fights or rides with it, until the end is near; the rest is there to be sold or kept."""
    used = piece in knowing.view.active and kind_of(piece) in knowing.box.items
    return used and not is_late(knowing, travel + EARLY)


def gain_of(values: Values, piece: str, partner: str) -> float:
    """How much better off he is without it, and with the price."""
    return values.sold(piece, partner) - values.kept(piece)


def sales_at(knowing: Knowing, clearing: str, travel: float = 0.0) -> float:
    """What he would gain by selling in a clearing so many days away, all together, to whoever pays best."""
    partners = list(partners_at(knowing, clearing))
    if not partners:
        return 0.0
    spare = [piece for piece in knowing.things if not is_needed(knowing, piece, travel)]
    return _proceeds(knowing.values, spare, partners)


def goods_at(knowing: Knowing, clearing: str) -> set[str]:
    """The things that he would sell there today."""
    partners = tuple(partners_at(knowing, clearing))
    spare = [piece for piece in knowing.things if not is_needed(knowing, piece)] if partners else []
    return {one.piece for one in _sales(knowing.values, spare, partners)}


def stake(knowing: Knowing, values: Values | None = None) -> float:
    """What he loses if he comes to no market any more, by these values or his own."""
    return _proceeds(values or knowing.values, knowing.things, tuple(knowing.box.groups))


def _proceeds(values: Values, pieces: Sequence[str], partners: Sequence[str]) -> float:
    """What he gains by selling all of these things that are worth it, each to whoever pays best."""
    sales = [*_sales(values, pieces, partners)]
    return sum(one.gain for one in sales) + values.rounding(sum(one.price for one in sales))


def _sales(values: Values, pieces: Sequence[str], partners: Sequence[str]) -> Iterator[_Sale]:
    """Each sale that is worth it."""
    for piece in pieces:
        gain, best = max((gain_of(values, piece, partner), partner) for partner in partners)
        if gain > WORTHWHILE:
            yield _Sale(piece, gain, values.price(piece, best))


def cost_of(knowing: Knowing, gold: int) -> float:
    """What it costs him in the end to spend so much Gold now: in the end he sells all that he has."""
    values = knowing.values
    sales = _sales(values, knowing.things, tuple(knowing.box.groups))
    return gold * values.gold - values.rounding(-gold, sum(one.price for one in sales))


def sale(knowing: Knowing, choices: Choices) -> Action:
    """The best sale, or the end of it."""
    values = knowing.values
    gains = {
        action: gain_of(values, action.piece, action.partner)
        for action in choices.actions
        if isinstance(action, Sell) and not is_needed(knowing, action.piece)
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] > WORTHWHILE else Done()


def drinks(knowing: Knowing, choices: Choices) -> Action:
    """MR-5.2.3: a few drinks keep the peace with those who are not his friends."""
    price, partner = int(choices.details["gold"]), str(choices.details["partner"])
    wary = knowing.view.my_trust.get(partner, 0) <= 0 and not knowing.one.hidden
    return Treat() if wary and price <= CHEAP else Roll()


def affront(knowing: Knowing, choices: Choices) -> Action:
    """MR-5.2.5: nobody strikes whom he does not see; else points are cheaper than a battle."""
    unseen = knowing.one.hidden and knowing.view.fight is not None
    wish = Resist() if unseen else Endure()
    return wish if wish in choices.actions else choices.actions[0]
